"""Stores as former versions wrote them."""

import gzip
from pathlib import Path

import psycopg

from tests.repository.project import ROOT

STORES = ROOT / "tests" / "data" / "stores"


def lay_down(version: str, place: str) -> None:
    """Put the store of a version where a store can be opened."""
    if place.startswith("postgresql"):
        dump = gzip.decompress((STORES / f"{version}.postgresql.sql.gz").read_bytes())
        with psycopg.connect(place) as connection:
            connection.execute(dump)
    else:
        Path(place).write_bytes(gzip.decompress((STORES / f"{version}.sqlite.gz").read_bytes()))
