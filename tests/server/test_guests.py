"""Who may ask, by what address one is counted, and where the server keeps its secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from qalat.server.http.origins import Origins, counted_as
from qalat.server.keys import SECRET_VARIABLE, SecretError, find_secrets
from tests.server.full_disk import no_file_larger_than

ELSEWHERE = "https://play.example"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_a_whole_network_counts_as_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


@pytest.mark.parametrize(
    ("origin", "host", "may"),
    [
        ("", "here", True),
        ("http://here", "here", True),
        ("https://Here:8443", "here:8443", True),
        (ELSEWHERE, "here", True),
        (f"{ELSEWHERE}.evil", "here", False),
        ("http://here.evil", "here", False),
        ("http://here@evil", "here", False),
        ("ftp://here", "here", False),
        ("null", "", False),
        ("http://", "", False),
        ("http://[", "here", False),
    ],
)
def test_only_pages_of_this_host_may_ask(origin: str, host: str, may: bool) -> None:
    assert Origins([ELSEWHERE]).admit(asking(origin, host)) is may


def test_pages_of_plain_http_may_not_ask_where_all_is_to_be_secure() -> None:
    origins = Origins([ELSEWHERE], secure=True)
    assert origins.admit(asking("https://here", "here"))
    assert origins.admit(asking(ELSEWHERE, "here"))
    assert not origins.admit(asking("http://here", "here"))
    assert not Origins(["http://here"], secure=True).admit(asking("http://here", "here"))


@pytest.mark.parametrize("named", ["https://Play.Example/", "https://play.example/lobby"])
def test_an_origin_is_known_however_it_is_written(named: str) -> None:
    assert Origins([named]).admit(asking(ELSEWHERE, "here"))
    assert Origins([named]).know(asking(ELSEWHERE, "play.example"))
    assert not Origins([named]).admit(asking(f"{ELSEWHERE}:8443", "here"))
    assert not Origins(["nonsense", ""]).admit(asking("null", ""))


@pytest.mark.parametrize("twice", [b"origin", b"host"])
def test_what_is_said_twice_is_not_believed(twice: bytes) -> None:
    scope = asking("http://here", "here")
    assert Origins().admit(scope)
    scope["headers"] += [(name, value) for name, value in scope["headers"] if name == twice]
    assert not Origins().admit(scope)


def asking(origin: str, host: str) -> dict[str, Any]:
    said = [(b"origin", origin.encode()), (b"host", host.encode())]
    return {"headers": [(name, value) for name, value in said if value]}


def test_the_secret_is_made_once_and_only_its_user_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    folder = tmp_path / "new" / "folder"
    (secret,) = find_secrets(folder)
    assert len(secret) == 64
    assert find_secrets(folder) == (secret,)
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_secret_that_finds_no_room_is_made_when_there_is_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    with no_file_larger_than(0), pytest.raises(SecretError, match="cannot be kept"):
        find_secrets(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(find_secrets(tmp_path)[0]) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_secret_that_others_can_read_or_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    find_secrets(tmp_path)
    file = tmp_path / "secret"
    file.chmod(0o640)
    with pytest.raises(SecretError, match=r"others can read .*\(chmod 600"):
        find_secrets(tmp_path)
    file.chmod(0o600)
    file.write_bytes(b"\xff\n")
    with pytest.raises(SecretError, match="holds no secret, or too short a one"):
        find_secrets(tmp_path)
    with pytest.raises(SecretError, match=rf"cannot be kept in .*; set {SECRET_VARIABLE}"):
        find_secrets(file)


def test_a_secret_from_the_environment_must_be_long_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SECRET_VARIABLE, "short")
    with pytest.raises(SecretError, match="has 5 characters; expected at least 16"):
        find_secrets(tmp_path)
    monkeypatch.setenv(SECRET_VARIABLE, "long enough, and \udcff too")
    assert find_secrets(tmp_path) == (b"long enough, and \xff too",)
    assert list(tmp_path.iterdir()) == []
