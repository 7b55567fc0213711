"""Tables that a module fills itself instead of bringing them: they follow from fewer numbers."""

from __future__ import annotations

import re
from types import ModuleType

import numpy as np

UNFOLD = "unfold"
"""The entry point that fills a part of a table."""

EXPORTED = "unfold_tables"
"""The exported function that fills all tables; it is called before bots think."""


def without_tables(text: str, tables: tuple[np.ndarray, ...]) -> str:
    """Return lowered code with empty memory in place of the constants with these contents."""
    names: dict[str, str] = {}
    for number, table in enumerate(tables):
        content = re.escape(f'[{table.nbytes} x i8] c"{escaped(table.tobytes())}"')
        found = re.findall(rf"^(@\S+) = internal constant {content}.*$", text, re.MULTILINE)
        if not found:
            raise RuntimeError(f"no code looks up the table {number} that is to be filled")
        text = re.sub(rf"^@\S+ = internal constant {content}.*$", "", text, flags=re.MULTILINE)
        names |= dict.fromkeys(found, f"@table.{number}")
        text += f"\n@table.{number} = global [{table.nbytes} x i8] zeroinitializer, align 16"
    return re.sub(r"@[-\w.$]+", lambda each: names.get(each[0], each[0]), text)


def filling(unfolding: ModuleType) -> str:
    """Return the exported function that fills all tables, as LLVM text."""
    count, widest = unfolding.COUNT, unfolding.WIDEST
    numbers = f"i32 ptrtoint (ptr @network to i32), i32 {count}"
    units = "i32 ptrtoint (ptr @units to i32), i32 4"
    calls = [
        f"call void @{UNFOLD}(i32 {encoder}, {numbers}, {units},"
        f" i32 ptrtoint (ptr @table.{table} to i32), i32 {unfolding.TABLES[table].size})"
        for encoder, (table, _, _) in enumerate(unfolding.ENCODERS)
    ]
    lines = [
        f"@network = internal global [{count} x double] zeroinitializer, align 16",
        f"@units = internal global [{4 * widest} x double] zeroinitializer, align 16",
        *[f"@table.{number} = external global i8" for number in range(len(unfolding.TABLES))],
        f"declare void @{UNFOLD}(i32, i32, i32, i32, i32, i32, i32)",
        f"define void @{EXPORTED}() {{",
        *calls,
        "ret void",
        "}",
    ]
    return "\n".join(lines)


def escaped(data: bytes) -> str:
    """Return bytes as LLVM writes them in its text."""
    return "".join(_ESCAPES[byte] for byte in data)


_ESCAPES = [
    chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"
    for byte in range(256)
]
_ESCAPES[ord("\\")] = "\\\\"
