"""A new secret takes the place of another, and nobody becomes a stranger by that."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from qalat.server.http.guests import Signer
from qalat.server.keys import BEFORE_VARIABLE, SECRET_VARIABLE, SecretError, find_secrets
from tests.server.running_server import Visitor, serve, settings_in, visitor

NEW, OLD, OLDEST = (f"a secret of 24 letters {number}" for number in range(3))


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (SECRET_VARIABLE, BEFORE_VARIABLE):
        monkeypatch.delenv(name, raising=False)


def written(folder: Path, *lines: str) -> Path:
    file = folder / "secret"
    file.write_text("".join(f"{line}\n" for line in lines))
    file.chmod(0o600)
    return folder


def test_the_first_line_of_the_file_signs_and_the_others_are_read(tmp_path: Path) -> None:
    expected = (NEW.encode(), OLD.encode(), OLDEST.encode())
    assert find_secrets(written(tmp_path, NEW, "", OLD, OLDEST)) == expected


def test_older_secrets_come_from_the_environment_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BEFORE_VARIABLE, f"{OLD}\n{OLDEST}\n{NEW}")
    expected = (NEW.encode(), OLD.encode(), OLDEST.encode())
    assert find_secrets(written(tmp_path, NEW, OLD)) == expected
    monkeypatch.setenv(SECRET_VARIABLE, NEW)
    assert find_secrets(tmp_path / "nowhere") == expected


def test_an_older_secret_must_be_long_enough_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SecretError, match="too short a one"):
        find_secrets(written(tmp_path, NEW, "short"))
    monkeypatch.setenv(BEFORE_VARIABLE, f"{OLD}\nshort")
    with pytest.raises(SecretError, match=f"{BEFORE_VARIABLE} has 5 characters"):
        find_secrets(written(tmp_path, NEW))


def test_what_an_older_secret_has_signed_is_read_and_signed_anew() -> None:
    before = Signer(OLD.encode()).sign("guest", "ada")
    both = Signer(NEW.encode(), OLD.encode())
    assert both.read("guest", before) == "ada"
    assert both.renewed("guest", before) == both.sign("guest", "ada")
    assert both.renewed("guest", both.sign("guest", "ada")) is None
    assert both.sign("guest", "ada") == Signer(NEW.encode()).sign("guest", "ada")


@pytest.mark.parametrize("signed", ["", "ada", "ada.", "ada.\xff", "x" * 9000 + "." + "0" * 32])
def test_what_nobody_has_signed_stays_unread(signed: str) -> None:
    both = Signer(NEW.encode(), OLD.encode())
    assert both.read("guest", signed) is None
    assert both.renewed("guest", signed) is None


def test_a_secret_that_is_given_up_reads_nothing_more() -> None:
    before = Signer(OLDEST.encode()).sign("guest", "ada")
    assert Signer(NEW.encode(), OLD.encode()).read("guest", before) is None


def cookie_of(response: httpx.Response) -> dict[str, str]:
    return {"Cookie": response.headers["set-cookie"].partition(";")[0]}


def test_nobody_becomes_a_stranger_by_a_new_secret(tmp_path: Path) -> None:
    with serve(settings_in(written(tmp_path, OLD))) as served:
        before = cookie_of(httpx.post(f"{served.url}/api/me", json={"name": "Ada"}))
        known = httpx.get(f"{served.url}/api/me", headers=before)
        assert "set-cookie" not in known.headers
    with serve(settings_in(written(tmp_path, NEW, OLD))) as served:
        visit = httpx.get(f"{served.url}/api/me", headers=before)
        assert visit.json() == known.json()
        after = cookie_of(visit)
        assert after != before
        assert "set-cookie" not in httpx.get(f"{served.url}/api/me", headers=after).headers
    with serve(settings_in(written(tmp_path, NEW))) as served:
        assert httpx.get(f"{served.url}/api/me", headers=after).json() == known.json()
        assert httpx.get(f"{served.url}/api/me", headers=before).status_code == 401


@pytest.mark.anyio
async def test_a_program_keeps_its_seat_and_gets_a_new_token(tmp_path: Path) -> None:
    with serve(settings_in(written(tmp_path, OLD))) as served:
        async with visitor(served, "Ada") as ada:
            chairs = [{"kind": "me"}, {"kind": "program", "name": "Robot"}]
            opened = await ada.post(
                "/api/tables", {"game": "alhambra", "chairs": chairs}, expect=201
            )
    code, before = opened["table"], opened["tokens"]["1"]
    with serve(settings_in(written(tmp_path, NEW, OLD))) as served:
        async with visitor(served) as robot:
            assert await seat_by(robot, code, before) == 1
            path = f"/api/tables/{code}/token"
            after = (await robot.post(path, {"token": before}))["token"]
            assert (await robot.post(path, {"token": after}))["token"] == after
            for wrong in (f"{code}-0.{before.partition('.')[2]}", "", after[:-1]):
                refused = await robot.post(path, {"token": wrong}, expect=403)
                assert refused["reason"] == "bad_token"
            await robot.post("/api/tables/aaaaaaaaaaaa/token", {"token": after}, expect=403)
    with serve(settings_in(written(tmp_path, NEW))) as served:
        async with visitor(served) as robot:
            assert await seat_by(robot, code, after) == 1
            assert await seat_by(robot, code, before) is None


async def seat_by(robot: Visitor, code: str, token: str) -> int | None:
    """The seat that a token is for, None where it is refused."""
    async with robot.at(code, token=token) as place:
        reply = await place.hear()
    return reply["you"] if reply["type"] == "table" else None
