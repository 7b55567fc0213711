"""Builds the games' modules: rules, facts, deeds and search as WebAssembly, from the same sources.

    python -m tools.wasm            builds the modules whose sources have changed
    python -m tools.wasm check      says by its exit code whether there are none

It needs `ziglang`, which brings the linker, and nobody else does.
"""
