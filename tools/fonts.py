"""Cuts the browser's fonts into slices, of which a page loads those whose letters it shows.

What is cut are the fonts of the locked packages; what comes out is kept in `web/src/style/fonts`,
with the style sheet that names each slice's letters. It needs `fonttools` and `brotli`:

    pip install fonttools brotli && python tools/fonts.py
"""

from __future__ import annotations

import subprocess
from itertools import groupby
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parents[1] / "web"
PACKAGES = WEB / "node_modules" / "@fontsource"
SLICES = WEB / "src" / "style" / "fonts"
SHEET = WEB / "src" / "style" / "fonts.css"

FONTS = (
    # The family as styles know it, its name inside the file, the package, and its weights. Names
    # inside are our own: those of the originals are reserved for the originals.
    ("Marcellus", "Qalat Display", "marcellus", (400,)),
    ("Source Sans 3", "Qalat Text", "source-sans-3", (400, 600, 700)),
)

DASHES_AND_QUOTES = (0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E)
OTHER_SIGNS = (0x2009, 0x2022, 0x2026, 0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC)
ARROWS_AND_MINUS = (0x2191, 0x2193, 0x2212)
WESTERN = frozenset(
    [*range(0x20, 0x7F), *range(0xA0, 0x100), *DASHES_AND_QUOTES, *OTHER_SIGNS, *ARROWS_AND_MINUS]
)
"""The letters of English, German and Icelandic, and the signs that all languages use."""

CZECHOSLOVAK = frozenset(ord(letter) for letter in "ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ")
"""What Czech and Slovak have besides: seldom more than a few of a page's letters."""

OTHERS = frozenset([*range(0x100, 0x2B0), *range(0x300, 0x370), *range(0x1E00, 0x1F00)])
"""Any other Latin letter that a name may have, as far as the fonts know it."""

PARTS = (
    # Of two slices with the same letter a browser takes the one that is named last.
    ("others", "latin-ext", OTHERS),
    ("czechoslovak", "latin-ext", CZECHOSLOVAK),
    ("western", "latin", WESTERN),
)

FEATURES = ["kern", "mark", "ccmp", "locl"]
"""What our texts use: figures have one width and stand on the line without being asked to."""

RENAMED = {1: "{name}", 3: "{name} {weight}", 4: "{name} {weight}", 6: "{plain}-{weight}"}

RULE = """@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  font-display: swap;
  src: url("./fonts/{file}") format("woff2");
  unicode-range: {letters};
}}
"""


def cut(source: Path, target: Path, letters: frozenset[int], name: str, weight: int) -> None:
    """Write a slice of a font."""
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.flavor = "woff2"
    options.name_IDs = ["*"]
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for number, form in RENAMED.items():
        name_text = form.format(name=name, plain=name.replace(" ", ""), weight=weight)
        font["name"].setName(name_text, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(target, reorderTables=False)


def ranges(letters: frozenset[int]) -> str:
    """Return letters as a style sheet names them."""
    runs = groupby(enumerate(sorted(letters)), lambda each: each[1] - each[0])
    found = []
    for _, run in runs:
        numbers = [letter for _, letter in run]
        first, last = numbers[0], numbers[-1]
        found.append(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}")
    return ", ".join(found)


def main() -> None:
    SLICES.mkdir(exist_ok=True)
    rules = ["/* Made by tools/fonts.py, which cuts the fonts. */\n"]
    for family, name, package, weights in FONTS:
        for weight in weights:
            for part, subset, letters in PARTS:
                file = f"{name.lower().replace(' ', '-')}-{weight}-{part}.woff2"
                source = PACKAGES / package / "files" / f"{package}-{subset}-{weight}-normal.woff2"
                cut(source, SLICES / file, letters, name, weight)
                rules.append(
                    RULE.format(family=family, weight=weight, file=file, letters=ranges(letters))
                )
    SHEET.write_text("\n".join(rules), "utf-8")
    subprocess.run(
        ["npx", "prettier", "--write", "--log-level", "warn", SHEET], cwd=WEB, check=True
    )


if __name__ == "__main__":
    main()
