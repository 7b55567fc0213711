"""Caddy and nginx for real, set up by the files of the docs, in front of a server."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.repository.project import ROOT
from tests.server.running_server import SECONDS

NAME = "play.example.org"
DOCS = ROOT / "docs" / "proxies"
UNGIVEN = 12_000, 30_000
"""Systems give connections higher ports: one of theirs may be in use a moment later."""


class NoProgram(Exception):
    """Why there is no proxy to test with."""


@dataclass(frozen=True)
class Front:
    """A proxy that listens on two ports of this machine, and whom its certificate is signed by."""

    http: int
    https: int
    authority: Path

    @property
    def host(self) -> str:
        return f"{NAME}:{self.https}"

    @property
    def url(self) -> str:
        return f"https://{self.host}"

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))


@contextlib.contextmanager
def caddy(folder: Path, http: int, https: int, upstream: int) -> Iterator[Front]:
    """Caddy, which makes a certificate by itself: signed by itself, for nobody knows the name."""
    site = _changed(DOCS / "Caddyfile", (":8000", f":{upstream}"))
    ours = f"admin off\nhttp_port {http}\nhttps_port {https}\nlocal_certs\nskip_install_trust"
    settings = folder / "Caddyfile"
    settings.write_text(f"{{\n{ours}\n}}\n{site}")
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [_program("caddy"), "run", "--adapter", "caddyfile", "--config", str(settings)]
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with _running(command, folder, home):
        yield _ready(Front(http, https, authority))


@contextlib.contextmanager
def nginx(folder: Path, http: int, https: int, upstream: int) -> Iterator[Front]:
    """nginx, with a certificate that signs itself."""
    certificate, key = _certificate(folder)
    site = _changed(
        DOCS / "nginx.conf",
        ("listen 80", f"listen {http}"),
        ("listen 443", f"listen {https}"),
        (":8000", f":{upstream}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    )
    (folder / "site.conf").write_text(site)
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    lines = [
        "user root;" if os.geteuid() == 0 else "",
        f"daemon off; pid {folder}/pid; events {{}}",
        "http {",
        "access_log off;",
        *(f"{each}_temp_path {folder}/{each};" for each in kept),
        f"include {folder}/site.conf;",
        "}",
    ]
    settings = folder / "nginx.conf"
    settings.write_text("\n".join(lines))
    command = [_program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(settings)]
    with _running(command, folder, {}):
        yield _ready(Front(http, https, certificate))


PROXIES: dict[str, Callable[[Path, int, int, int], contextlib.AbstractContextManager[Front]]] = {
    "caddy": caddy,
    "nginx": nginx,
}


def _changed(path: Path, *changes: tuple[str, str]) -> str:
    """Return a file of the docs with other ports and places, and nothing else changed."""
    text = path.read_text("utf-8")
    for before, after in changes:
        assert before in text, f"{path} does not say {before}"
        text = text.replace(before, after)
    return text


def _certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = [_program("openssl"), "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec"]
    command += ["-pkeyopt", "ec_paramgen_curve:P-256", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


def _program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if found is None:
        raise NoProgram(
            f"These tests need {name}, which is not here; on Debian: apt install {name}."
        )
    return found


@contextlib.contextmanager
def _running(command: list[str], folder: Path, variables: dict[str, str]) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=folder, stdout=log, stderr=log, env={**os.environ, **variables}
        )
    try:
        yield
    except NoProgram as error:
        raise NoProgram(f"{error}\n{(folder / 'log').read_text()}") from None
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)


def _ready(front: Front) -> Front:
    """Return a proxy when it has a certificate and listens."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            made = socket.create_connection(("127.0.0.1", front.https), SECONDS)
            with made, front.trusting().wrap_socket(made, server_hostname=NAME):
                return front
        time.sleep(0.05)
    raise NoProgram("The proxy does not begin to listen.")


def free_ports(count: int) -> list[int]:
    """Ports of this machine that nobody listens on, below those that connections are given."""
    free: list[int] = []
    while len(free) < count:
        port = random.randrange(*UNGIVEN)
        with contextlib.suppress(OSError), socket.create_server(("", port)):
            free.append(port)
    return free
