"""Node.js with the games' modules: what is asked of it goes to a script in web/tests."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from qalat.core.game import Game

_WEB = Path(__file__).resolve().parents[1] / "web"


class Node:
    """A process that answers one request after another."""

    def __init__(self, script: str = "engine.mjs") -> None:
        node = shutil.which("node")
        if node is None:
            raise RuntimeError("Node.js is not here: install it, as the browser's pages need it")
        self._process = subprocess.Popen(
            [node, str(_WEB / "tests" / script)],
            cwd=_WEB,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, what: str, game: Game, **given: Any) -> Any:
        """Return the answer to a question about a game."""
        return self.request(ask=what, game=game.name, **given)

    def request(self, **request: Any) -> Any:
        """Return the answer to a request."""
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process has no pipes")
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise RuntimeError(f"Node.js ended with {process.wait()}, asked to {request['ask']}")
        return json.loads(answer)

    def close(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
