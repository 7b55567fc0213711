"""An outside program that plays a seat at random: python robot.py SERVER TABLE TOKEN.

The host of a table gives a chair to a program, and is told the chair's token. All that the program
needs besides is a library for sockets (pip install websockets), in any language.
"""

import json
import random
import sys

from websockets.sync.client import connect


def play(server: str, table: str, token: str) -> None:
    """Take the seat that the token is for, and act whenever it is to act."""
    address = server.rstrip("/").replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        for frame in socket:
            told = json.loads(frame)
            if told["type"] == "refused":
                sys.exit(f"refused: {told['reason']}")
            if told["type"] not in {"table", "update"}:
                continue  # who came or went
            legal = told.get("own", {}).get("legal", [])
            if legal:
                action = random.choice(legal)
                act = {"type": "act", "turn": told["turn"], "actions": [action]}
                socket.send(json.dumps(act))
            elif told["turn"] > 0 and told["actor"] == -1:
                return  # the game is over


if __name__ == "__main__":
    play(*sys.argv[1:4])
