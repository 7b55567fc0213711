"""Turns what was lowered into a WebAssembly module: optimises it, and links it by itself."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from qalat.core.game import Game
from tools.wasm.edges import edge
from tools.wasm.entries import entries, unfolding_of
from tools.wasm.layout import layout, with_layout
from tools.wasm.lowering import lower_only, lowered_module
from tools.wasm.tables import EXPORTED, UNFOLD, filling, without_tables

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
_STACK_BYTES = 1 << 18
_INSTRUCTIONS = {"sqrt": "llvm.sqrt.f64", "sqrtf": "llvm.sqrt.f32"}
"""What Numba calls in a C library, and WebAssembly has as instructions."""

_BAKED = re.compile(r"inttoptr \(i64 \d{4,}|@numba\.dynamic")


def built(game: Game) -> bytes:
    """Return the module of a game, from the sources that are here now."""
    lower_only()
    lowered = list(entries(game))
    unfolding = unfolding_of(game)
    text = str(lowered_module())
    if unfolding is not None:
        text = without_tables(text, unfolding.TABLES)
    machine = target_machine()
    module = retargeted(text, machine)
    edges = [edge(each) for each in lowered]
    exported = [each.name for each in lowered if each.name != UNFOLD]
    if unfolding is not None:
        edges.append(filling(unfolding))
        exported.append(EXPORTED)
    for each in edges:
        module.link_in(llvm.parse_assembly(each))
    optimise(module, machine, exported)
    code = link(machine.emit_object(module), exported)
    return with_layout(code, layout(game, lowered))


def target_machine() -> Any:
    """Return what compiles for WebAssembly, with as much optimisation as there is."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES)


def retargeted(text: str, machine: Any) -> Any:
    """Return lowered code as a module for WebAssembly instead of for this machine."""
    text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.MULTILINE)
    for called, instruction in _INSTRUCTIONS.items():
        text = re.sub(rf"@{called}\b", f"@{instruction}", text)
    module = llvm.parse_assembly(
        f'target datalayout = "{machine.target_data}"\ntarget triple = "{_TRIPLE}"\n{text}'
    )
    module.verify()
    return module


def optimise(module: Any, machine: Any, exported: Sequence[str]) -> None:
    """Optimise a module as a whole: only what is exported is called from outside."""
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    text = str(module)
    if baked := _BAKED.search(text):
        raise RuntimeError(f"something of this process went into the code: {baked[0]}")
    called = [
        each.name
        for each in module.functions
        if each.is_declaration and not each.name.startswith("llvm.")
    ]
    if called:
        raise RuntimeError(f"the code calls what no module has: {called[0]:.200}")


def link(code: bytes, exported: Sequence[str]) -> bytes:
    """Link an object file into a module without imports."""
    with tempfile.TemporaryDirectory() as name:
        source, target = Path(name) / "code.o", Path(name) / "code.wasm"
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "-O2"]
        command += [f"--export={each}" for each in (*exported, "__heap_base")]
        command += ["-z", f"stack-size={_STACK_BYTES}", str(source), "-o", str(target)]
        subprocess.run(command, check=True)
        return target.read_bytes()
