"""A server that has to compile first: it listens at once, and tells how far it is."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import pytest

from qalat.core.kernel import SOURCES, cache_folder
from qalat.games import GAMES
from qalat.play.search.search import compiled_search
from qalat.server.app import App, Settings
from qalat.server.http.headers import HEADERS
from qalat.server.http.startup_page import STYLE, Startup, language_of
from qalat.server.http.startup_words import WORDS
from qalat.server.maintenance.compilation import CompileTask, Part, Preparation
from qalat.server.run import Server, run
from tests.contract.positions import DATA
from tests.repository.project import ROOT
from tests.server.process import SECONDS, Process, started_process

WORKER = """
import pathlib, sys, time
for name in sys.argv[1:]:
    part = pathlib.Path(name)
    part.with_suffix(".begun").touch()
    while not part.with_suffix(".go").exists():
        if part.with_suffix(".fail").exists():
            sys.exit("qalat: there is no room left")
        time.sleep(0.01)
    part.touch()
time.sleep(60 if part.with_suffix(".stay").exists() else 0)
"""
PAGE = {"Accept": "text/html,*/*;q=0.8"}


def wait_until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "that takes too long"
        time.sleep(0.02)


@dataclass
class Getting:
    """A server that gets ready, and the parts that its processes wait for."""

    folder: Path
    port: int
    startup: Startup
    told: list[str] = field(default_factory=list)
    has_ended: threading.Event = field(default_factory=threading.Event)
    servers: list[Server] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str = "/", method: str = "GET", **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.request(method, f"{self.address}{path}", headers=named)

    def page(self, language: str = "en") -> str:
        return self.ask(accept="text/html", accept_language=language).text

    def let(self, part: str, what: str = "go") -> None:
        (self.folder / part).with_suffix(f".{what}").touch()

    def has(self, part: str, what: str = "") -> bool:
        return (self.folder / part).with_suffix(what).exists()


def part_of(folder: Path, game: str, kind: str) -> Part:
    mark = folder / f"{game}-{kind}"
    return Part(game, "rules" if kind == "rules" else "bots", mark.exists)


def task_of(folder: Path, game: str) -> CompileTask:
    parts = tuple(part_of(folder, game, kind) for kind in ("rules", "bots"))
    names = [str(folder / f"{game}-{part.kind}") for part in parts]
    return CompileTask((sys.executable, "-c", WORKER, *names), parts)


@contextlib.contextmanager
def getting_ready(
    folder: Path, *, at_once: int = 2, games: tuple[str, ...] = ("go & stop", "chess")
) -> Iterator[Getting]:
    told: list[str] = []
    tasks = [task_of(folder, game) for game in games]
    preparation = Preparation(tasks, at_once, told.append)
    settings = Settings(store=str(folder / "tables.sqlite"), secrets=folder)
    startup = Startup(preparation, App(settings, preparation), lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        getting = Getting(folder, listening.getsockname()[1], startup, told)

        def begun(server: Server) -> None:
            getting.servers.append(server)
            startup.begun(server)

        def serve() -> None:
            run(startup, listening, begun)
            getting.has_ended.set()

        serving = threading.Thread(target=serve)
        serving.start()
        try:
            yield getting
        finally:
            wait_until(lambda: getting.servers)
            getting.servers[0].stop()
            serving.join(SECONDS)
        assert getting.has_ended.is_set(), "it does not end"


@pytest.fixture
def getting(tmp_path: Path) -> Iterator[Getting]:
    with getting_ready(tmp_path) as running:
        yield running


@pytest.mark.parametrize("language", sorted(WORDS))
def test_a_page_says_in_ones_language_what_is_prepared(getting: Getting, language: str) -> None:
    page = getting.ask(accept=PAGE["Accept"], accept_language=f"fr, {language}-XX;q=0.9, en;q=0.1")
    assert (page.status_code, page.headers["retry-after"]) == (503, "3")
    assert page.headers["content-language"] == language
    assert f'<html lang="{language}">' in page.text
    words = WORDS[language]
    for said in (words["title"], words["why"], "go &amp; stop", words["bots"], words["waiting"]):
        assert said in page.text
    assert words["far"].format(ready=0, all=4, seconds=0).partition("0 s")[0] in page.text


def test_the_page_comes_again_by_itself_and_keeps_to_the_rules_of_all_pages(
    getting: Getting,
) -> None:
    page = getting.ask(accept="text/html")
    assert '<meta http-equiv="refresh" content="3">' in page.text
    assert not re.search(r"<script|<style|style=|javascript:|//", page.text)
    for path in ("/", "/t/abc", "/api/me", "/healthz", STYLE):
        answer = getting.ask(path, accept="text/html")
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    style = getting.ask(STYLE)
    assert (style.status_code, style.headers["content-type"]) == (200, "text/css; charset=utf-8")


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_programs_are_refused_with_the_time_to_come_back(getting: Getting, method: str) -> None:
    refused = getting.ask("/api/tables", method)
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "3")
    assert refused.json()["reason"] == "busy"


def test_a_socket_is_refused_with_the_time_to_come_back(getting: Getting) -> None:
    asked = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec_websocket_version": "13",
        "sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    refused = getting.ask("/api/tables/abc/socket", **asked)
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "3")
    assert refused.json()["reason"] == "busy"


def test_whoever_looks_after_servers_sees_that_it_is_not_ready(getting: Getting) -> None:
    for accept in ("*/*", "text/html"):
        answer = getting.ask("/healthz", accept=accept)
        assert (answer.status_code, answer.text) == (503, "preparing\n")
    assert getting.ask("/", "HEAD", accept="text/html").text == ""


def test_page_and_terminal_follow_what_becomes_ready(getting: Getting) -> None:
    getting.let("go & stop-rules")
    wait_until(lambda: 'value="1"' in getting.page())
    assert re.search(r"Compiled the rules of go & stop \(1 of 4 after \d+ s\)\.", getting.told[0])
    assert getting.page().count("<td>being compiled</td>") == 2
    getting.let("chess-rules")
    wait_until(lambda: 'value="2"' in getting.page())


def test_when_a_first_game_is_ready_the_application_answers(getting: Getting) -> None:
    getting.let("go & stop-rules")
    getting.let("go & stop-bots")
    wait_until(lambda: getting.ask("/healthz").text == "ok\n")
    assert not getting.has("chess-rules")
    getting.let("chess-rules")
    getting.let("chess-bots")
    wait_until(lambda: len(getting.told) == 4)
    assert getting.ask("/healthz").text == "ok\n"


def test_one_of_several_servers_opens_when_it_can_play_everything() -> None:
    assert not App(Settings(store="tables.sqlite")).is_one_of_several
    assert App(Settings(store="postgresql://qalat@localhost/qalat")).is_one_of_several


def opened(getting: Getting, client: httpx.Client, game: str) -> tuple[int, dict[str, str]]:
    answer = client.post("/api/lessons", json={"game": game}, headers={"origin": getting.address})
    return answer.status_code, answer.json()


@pytest.mark.compiled
def test_a_game_that_is_not_ready_is_refused_while_others_are_played(tmp_path: Path) -> None:
    refused = (503, {"reason": "preparing", "found": "Medina"})
    with (
        getting_ready(tmp_path, games=("Alhambra", "Medina")) as getting,
        httpx.Client(base_url=getting.address) as client,
    ):
        getting.let("Alhambra-rules")
        getting.let("Alhambra-bots")
        wait_until(lambda: getting.ask("/healthz").text == "ok\n")
        client.post("/api/me", json={"name": "Ada"}, headers={"origin": getting.address})
        assert opened(getting, client, "alhambra")[0] == 201
        assert opened(getting, client, "medina") == refused
        record = next((DATA / "records" / "medina").glob("*.qalat")).read_text("utf-8")
        told = client.post(
            "/api/records", json={"text": record}, headers={"origin": getting.address}
        )
        assert (told.status_code, told.json()) == refused
        getting.let("Medina-rules")
        getting.let("Medina-bots")
        wait_until(lambda: len(getting.told) == 4)
        assert opened(getting, client, "medina")[0] == 201


@pytest.mark.compiled
def test_a_stored_table_is_refused_until_its_game_is_ready(tmp_path: Path) -> None:
    with (
        getting_ready(tmp_path, games=("Medina",)) as getting,
        httpx.Client(base_url=getting.address) as client,
    ):
        getting.let("Medina-rules")
        getting.let("Medina-bots")
        wait_until(lambda: getting.ask("/healthz").text == "ok\n")
        client.post("/api/me", json={"name": "Ada"}, headers={"origin": getting.address})
        table = opened(getting, client, "medina")[1]["table"]
    for mark in ("Medina-rules", "Medina-bots"):
        (tmp_path / mark).unlink()
        (tmp_path / mark).with_suffix(".go").unlink()
    with getting_ready(tmp_path, games=("Alhambra", "Medina")) as getting:
        getting.let("Alhambra-rules")
        getting.let("Alhambra-bots")
        wait_until(lambda: getting.ask("/healthz").text == "ok\n")
        refused = getting.ask(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["reason"]) == (503, "preparing")
        getting.let("Medina-rules")
        getting.let("Medina-bots")
        wait_until(lambda: getting.ask(f"/api/tables/{table}").status_code == 200)


def test_what_fails_is_reported_with_its_reason_and_all_else_is_given_up(tmp_path: Path) -> None:
    with getting_ready(tmp_path) as getting:
        wait_until(lambda: getting.has("go & stop-rules", ".begun"))
        getting.let("chess-rules", "fail")
        assert getting.has_ended.wait(SECONDS)
        assert getting.startup.failure == (
            "the rules of chess could not be compiled: there is no room left"
        )
        getting.let("go & stop-rules")  # nobody is there to see that
    assert not getting.has("go & stop-rules")


def test_what_another_server_compiled_is_not_compiled_again(tmp_path: Path) -> None:
    with getting_ready(tmp_path, at_once=1) as getting:
        wait_until(lambda: getting.has("go & stop-rules", ".begun"))
        (tmp_path / "chess-rules").touch()
        (tmp_path / "chess-bots").touch()
        getting.let("go & stop-rules")
        getting.let("go & stop-bots")
        wait_until(lambda: len(getting.told) == 4)
    assert not getting.has("chess-rules", ".begun")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr-FR, pl;q=0.5", "en"),
        ("DE-at", "de"),
        ("en;q=0.2, cs;q=0.9", "cs"),
        ("sk;q=0, is", "is"),
        ("is;q=nonsense", "is"),
        (",;=,cs", "cs"),
        ("fr," * 10_000 + "cs", "en"),
    ],
)
def test_a_browser_names_its_language(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_every_language_of_the_browser_has_all_words() -> None:
    assert set(WORDS) == {path.stem for path in (ROOT / "web" / "src" / "locales").glob("*.ftl")}

    def shape(words: dict[str, str]) -> dict[str, list[str]]:
        return {key: sorted(re.findall(r"\{\w+\}", text)) for key, text in words.items()}

    assert all(shape(words) == shape(WORDS["en"]) for words in WORDS.values())


# And the whole command, on a cache in which something is missing.


def ready_but_for(folder: Path, game: str, kind: str) -> dict[str, str]:
    """Copy what is compiled, but for the mark that one part is; return the environment for it."""
    for each in GAMES.values():
        modules = (each.engine.driver, each.engine.view_kernels, compiled_search(each))
        for source in {cache_folder(getattr(module, SOURCES)) for module in modules}:
            assert source is not None
            shutil.copytree(source, folder / source.name)
    marks = list(folder.glob(f"*/{game}-*.{kind}"))  # one for each folder of the same sources
    assert marks
    for mark in marks:
        mark.unlink()
    return {"QALAT_CACHE_DIR": str(folder)}


@pytest.mark.compiled
def test_servers_on_the_same_cold_cache_all_get_ready(tmp_path: Path) -> None:
    cold = ready_but_for(tmp_path / "cache", "medina", "thinking")
    with contextlib.ExitStack() as stack:
        processes = [
            stack.enter_context(started_process(tmp_path / name, environment=cold))
            for name in ("one", "two")
        ]
        for process in processes:
            process.wait_until_served()
            assert process.said(r"Compiling, once, .* http://\S+/ shows the progress\.")
            compiled = r"Compiled the bots of Medina \(1 of 1 after \d+ s\)\."
            wait_until(partial(process.said, compiled))
            assert httpx.get(f"{process.url}/healthz").text == "ok\n"


def children_of(process: Process) -> list[str]:
    listed = ["pgrep", "-P", str(process.running.pid)]
    return subprocess.run(listed, capture_output=True, text=True, check=False).stdout.split()


@contextlib.contextmanager
def cold(folder: Path) -> Iterator[Process]:
    """A server with nothing compiled at all, as soon as it compiles."""
    nothing = {"QALAT_CACHE_DIR": str(folder / "cache")}
    with started_process(folder / "data", environment=nothing) as process:
        wait_until(lambda: process.said(r"Compiling, once") and children_of(process))
        yield process


@pytest.mark.compiled
def test_a_cold_server_answers_and_can_be_stopped(tmp_path: Path) -> None:
    with cold(tmp_path) as process:
        messages = process.said(r"(http://\S+)/ shows the progress")
        assert messages
        page = httpx.get(messages[1], headers=PAGE | {"Accept-Language": "cs"})
        assert (page.status_code, WORDS["cs"]["title"] in page.text) == (503, True)
        compiling = children_of(process)
        assert process.stop(signal.SIGTERM) == 0
        alive = subprocess.run(["ps", "-p", ",".join(compiling)], capture_output=True, check=False)
        assert alive.returncode == 1


@pytest.mark.compiled
def test_a_compilation_that_dies_ends_the_server_with_a_sentence(tmp_path: Path) -> None:
    with cold(tmp_path) as process:
        subprocess.run(["kill", "-9", children_of(process)[0]], check=True)
        assert process.running.wait(SECONDS) == 1
        process.wait_until_ended()
        assert re.fullmatch(
            r"qalat: the (?:rules|bots) of .* could not be compiled: signal 9 ended it;"
            r" there may not be enough memory\n",
            process.lines[-1],
        )


def test_the_pages_are_built_before_anybody_is_let_in(tmp_path: Path) -> None:
    mark = tmp_path / "built"
    with started_process(tmp_path / "data", "--build-pages", f"touch {mark}") as process:
        process.wait_until_served()
        assert mark.exists()
        assert process.said(r"Built the pages \(1 of \d after \d+ s\)\.")


def test_pages_that_cannot_be_built_end_the_server_with_a_sentence(tmp_path: Path) -> None:
    failing = "sh -c 'echo npm is not here >&2; exit 1'"
    with started_process(tmp_path / "data", "--build-pages", failing) as process:
        assert process.running.wait(SECONDS) == 1
        process.wait_until_ended()
        assert process.lines[-1] == "qalat: the pages could not be built: npm is not here\n"


def test_a_process_that_is_ended_when_all_is_there_has_failed_nothing(tmp_path: Path) -> None:
    parts = tuple(part_of(tmp_path, "chess", kind) for kind in ("rules", "bots"))
    touch = "import sys; from pathlib import Path; [Path(name).touch() for name in sys.argv[1:]]"
    names = [str(tmp_path / f"chess-{part.kind}") for part in parts]
    command = (sys.executable, "-c", f"{touch}; sys.exit(1)", *names)
    preparation = Preparation([CompileTask(command, parts)], 1, lambda _: None)
    asyncio.run(preparation.carry_out())
    assert preparation.done.is_set()
