"""The browser's files export what another file imports, and nothing else."""

import re

from tests.repository.project import ROOT

WEB = ROOT / "web"
EXPORT = re.compile(
    r"^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)", re.MULTILINE
)
GENERATED = "by `make types`"


def sources() -> dict[str, str]:
    """Every file of the browser and of its tests, by its name."""
    return {
        path.relative_to(WEB).as_posix(): path.read_text("utf-8")
        for folder in ("src", "tests")
        for path in (WEB / folder).rglob("*")
        if path.suffix in {".ts", ".svelte", ".mjs"}
    }


def unused_exports(files: dict[str, str]) -> list[str]:
    """Every export of a hand-written file that no other file names."""
    words = {name: set(re.findall(r"\w+", text)) for name, text in files.items()}
    return [
        f"{name} exports {exported}"
        for name, text in sorted(files.items())
        if GENERATED not in text
        for exported in EXPORT.findall(text)
        if not any(exported in words[other] for other in files if other != name)
    ]


def test_every_export_is_used_in_another_file() -> None:
    assert unused_exports(sources()) == []


def test_an_unused_export_is_caught() -> None:
    files = {
        "a.ts": "export const used = 1;\nexport async function unused() {}\n",
        "b.ts": 'import { used } from "./a";\n',
    }
    assert unused_exports(files) == ["a.ts exports unused"]
    files["a.ts"] = f"// Written {GENERATED}.\n{files['a.ts']}"
    assert unused_exports(files) == []
