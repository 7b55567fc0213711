"""Reads of a page what the tests check: links, headings, code spans, code blocks, commands."""

import re
import shlex
from collections import Counter
from dataclasses import dataclass

FENCE = re.compile(r"^(?P<indent> *)(?P<fence>`{3,}|~{3,})(?P<language>[\w+-]*)[^`]*$")
SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(.+?)\s*#*$")
LINKS = (
    re.compile(r"\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+[\"'][^)]*)?\s*\)"),
    re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)", re.MULTILINE),
    re.compile(r"<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)=[\"']([^\"']+)[\"']"),
)
HTML_ANCHOR = re.compile(r"<[^>]*?\b(?:id|name)=[\"']([^\"']+)[\"']")
SHELL = {"", "sh", "bash", "shell"}


@dataclass(frozen=True)
class Block:
    language: str
    line: int  # of the first line of the text, counted from 1
    text: str


@dataclass(frozen=True)
class Command:
    words: list[str]
    whole: bool  # a block's command can be run as it stands; a span may only name one


def blocks_and_prose(page: str) -> tuple[list[Block], str]:
    """The fenced blocks, and the page with every line of them emptied."""
    blocks: list[Block] = []
    prose: list[str] = []
    inside: list[str] | None = None
    opening = re.match("", "")
    for number, line in enumerate(page.splitlines(), 1):
        fence = FENCE.match(line)
        if inside is None:
            prose.append("" if fence else line)
            if fence:
                opening, inside, start = fence, [], number + 1
        else:
            prose.append("")
            assert opening is not None
            if line.strip() and set(line.strip()) == {opening["fence"][0]} and fence:
                blocks.append(Block(opening["language"], start, "\n".join(inside) + "\n"))
                inside = None
            else:
                inside.append(line.removeprefix(opening["indent"]))
    if inside is not None:
        raise ValueError("a code block is opened and never closed")
    return blocks, "\n".join(prose)


def blocks(page: str) -> list[Block]:
    return blocks_and_prose(page)[0]


def spans(page: str) -> list[str]:
    return [" ".join(found[1].split()) for found in SPAN.findall(blocks_and_prose(page)[1])]


def links(page: str) -> list[str]:
    prose = SPAN.sub("code", blocks_and_prose(page)[1])
    return [target for pattern in LINKS for target in pattern.findall(prose)]


def anchors(page: str) -> set[str]:
    """The names that a link may point at, made from the headings as code hosts make them."""
    prose = blocks_and_prose(page)[1]
    seen: Counter[str] = Counter()
    names = set(HTML_ANCHOR.findall(prose))
    for line in prose.splitlines():
        heading = HEADING.match(line)
        if heading is None:
            continue
        title = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
        name = re.sub(r"[^\w\- ]", "", title).replace(" ", "-")
        names.add(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return names


def commands(page: str) -> list[Command]:
    """Every command line in a code span or a shell block, cut at `&&`, `;` and `|`."""
    found = [Command(words, whole=False) for span in spans(page) for words in cut(span)]
    for block in blocks(page):
        text = block.text.replace("\\\n", " ")
        if block.language == "console":
            text = "\n".join(line[2:] for line in text.splitlines() if line.startswith("$ "))
        elif block.language not in SHELL:
            continue
        for line in text.splitlines():
            found += [Command(words, whole=True) for words in cut(line.removeprefix("$ "))]
    return found


def cut(line: str) -> list[list[str]]:
    """The words of each command of one line, without `NAME=value` before them."""
    reader = shlex.shlex(line, posix=True, punctuation_chars="&|;")
    reader.whitespace_split = True
    try:
        words = list(reader)
    except ValueError:  # an apostrophe: prose, or the program's own output
        return []
    pieces: list[list[str]] = [[]]
    for word in words:
        if set(word) <= set("&|;"):
            pieces.append([])
        elif pieces[-1] or not re.fullmatch(r"[A-Z_]+=.*", word):
            pieces[-1].append(word)
    return [piece for piece in pieces if piece]
