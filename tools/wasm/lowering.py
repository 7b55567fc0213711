"""Lowers entry points to LLVM, with all that they call, without any native code.

Numba compiles each kernel to native code before it compiles the ones that call it. Here it only
lowers them, and every kernel is kept once, as it was before anything of this machine went into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target


class LoweredLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of one function as Numba lowered it: neither optimised nor linked nor compiled."""

    lowered: list[LoweredLibrary] = []  # noqa: RUF012  # of the whole process, as Numba's own are

    def add_llvm_module(self, ll_module: Any) -> None:
        """Add code as it is: Numba would optimise it for this machine."""
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        """Keep the code, without that of the functions that it calls: those are kept themselves."""
        self._raise_if_finalized()
        self._finalized = True
        self.lowered.append(self)

    @property
    def text(self) -> str:
        """The code as text."""
        return str(self._final_module)


def lower_only() -> None:
    """From now on lower functions in this process, and compile nothing."""
    numba.njit(lambda: None).compile(())  # what Numba itself runs on is compiled before
    context = cpu_target.target_context
    JITCPUCodegen._library_class = LoweredLibrary  # noqa: SLF001
    context.get_executable = _kept


def _kept(library: LoweredLibrary, *_: Any) -> Any:
    """Keep a function; return in place of its native one what tells it from all others."""
    library._ensure_finalized()  # noqa: SLF001
    return [].append


def lower(function: Any, arguments: Iterable[Any]) -> Any:
    """Lower a function for arguments like these; return what Numba knows of the result."""
    vars(function)["_cache"] = NullCache()  # native code from the cache is of no use
    kinds = tuple(numba.typeof(argument) for argument in arguments)
    function.compile(kinds)
    return function.overloads[kinds]


def forget_native(modules: Iterable[ModuleType]) -> None:
    """Let entry points that others call be lowered too, instead of loaded from the cache."""
    for module in modules:
        for entry in vars(module).values():
            if isinstance(entry, Dispatcher):
                vars(entry)["_cache"] = NullCache()


def lowered_module() -> Any:
    """Link all that was lowered into one module."""
    whole = llvm.parse_assembly("")
    for library in LoweredLibrary.lowered:
        module = llvm.parse_assembly(library.text)
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = llvm.Linkage.weak_odr  # a builtin may be lowered several times
        whole.link_in(module)
    return whole
