"""The functions that a module exports: they take addresses and numbers of 32 bits, nothing else.

Numba's own functions take arrays in pieces, numbers of 64 bits, and places for a result and for an
exception. An exported one takes of an array the address and the length, and returns the result.
"""

from __future__ import annotations

import numpy as np

from tools.wasm.entries import Entry, Parameter
from tools.wasm.tables import escaped


def edge(entry: Entry) -> str:
    """Return the exported function of an entry point, as LLVM text."""
    taken: list[str] = []
    body: list[str] = []
    passed = ["ptr %.result", "ptr %.exception"]
    for parameter in entry.parameters:
        add = _add_array if parameter.is_array else _add_number
        add(parameter, taken, body, passed)
    inner = entry.lowered.fndesc.llvm_func_name
    kinds = ", ".join(each.split(" ", 1)[0] for each in passed)
    kind = "i32" if entry.returns else "void"
    lines = [
        f"declare i32 @{inner}({kinds})",
        *_bound_arrays(entry),
        f"define {kind} @{entry.name}({', '.join(taken)}) {{",
        "%.result = alloca i64",
        "%.exception = alloca ptr",
        *body,
        f"%.status = call i32 @{inner}({', '.join(passed)})",
        *(_RETURNED if entry.returns else ["ret void"]),
        "}",
    ]
    return "\n".join(lines)


_RETURNED = [
    "%.wide = load i64, ptr %.result",
    "%.returned = trunc i64 %.wide to i32",
    "ret i32 %.returned",
]


def _add_number(parameter: Parameter, taken: list[str], body: list[str], passed: list[str]) -> None:
    name = parameter.name
    taken.append(f"i32 %{name}")
    body.append(f"%{name}.wide = sext i32 %{name} to i64")
    passed.append(f"i64 %{name}.wide")


def _add_array(parameter: Parameter, taken: list[str], body: list[str], passed: list[str]) -> None:
    """Take an array apart as Numba does: no owner, how much there is, where, and the steps."""
    name, array = parameter.name, parameter.example
    if parameter.is_bound:
        address, length = f"@{name}", f"{len(array)}"
    else:
        taken += [f"i32 %{name}", f"i32 %{name}.length"]
        body += [
            f"%{name}.address = inttoptr i32 %{name} to ptr",
            f"%{name}.wide = zext i32 %{name}.length to i64",
        ]
        address, length = f"%{name}.address", f"%{name}.wide"
    inner = int(np.prod(array.shape[1:], dtype=np.int64))
    body.append(f"%{name}.items = mul i64 {length}, {inner}")
    passed += ["ptr null", "ptr null", f"i64 %{name}.items", f"i64 {array.itemsize}"]
    passed += [f"ptr {address}", f"i64 {length}"]
    passed += [f"i64 {number}" for number in (*array.shape[1:], *array.strides)]


def _bound_arrays(entry: Entry) -> list[str]:
    return [
        f"@{each.name} = internal constant [{each.example.nbytes} x i8] "
        f'c"{escaped(each.example.tobytes())}", align 8'
        for each in entry.parameters
        if each.is_bound
    ]
