"""Databases that last as long as a measurement."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import psycopg


@contextmanager
def postgresql(server: str) -> Iterator[str]:
    """The address of an empty database on the server; it is dropped afterwards."""
    name = f"assay_bench_{uuid4().hex[:8]}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
    try:
        yield f"{server.rsplit('/', 1)[0]}/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as admin:
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
