"""New connections go to a process that has less to do."""

import socket
import threading
from collections import deque
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from gunicorn.config import Config
from gunicorn.workers.gthread import TConn

CONFIGURATION = Path(__file__).resolve().parents[2] / "gunicorn.conf.py"


def loaded() -> ModuleType:
    """The file that gunicorn reads; its name is none that `import` could say."""
    loader = SourceFileLoader("gunicorn_conf", str(CONFIGURATION))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


webworker = loaded()


class Process(webworker.worker_class):
    """A worker that counts what it accepts and hangs up."""

    def __init__(self, *, n_busy: int) -> None:
        self.cfg = Config()
        self.nr_conns = n_busy
        self.keepalived_conns = deque()
        self.n_taken = 0

    def enqueue_req(self, conn: TConn) -> None:
        self.n_taken += 1
        conn.close()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        made.setblocking(False)
        yield made


def test_busy_process_leaves_a_connection_to_an_idle_one(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webworker, "WAIT_S", 0.1)
    busy, idle = Process(n_busy=4), Process(n_busy=0)

    with socket.create_connection(listener.getsockname()):
        waiting = threading.Thread(target=busy.accept, args=[listener])
        waiting.start()
        idle.accept(listener)
        waiting.join()

    assert (busy.n_taken, idle.n_taken) == (0, 1)


def test_busy_process_takes_what_nobody_else_takes(listener: socket.socket) -> None:
    busy = Process(n_busy=4)

    with socket.create_connection(listener.getsockname()):
        busy.accept(listener)

    assert busy.n_taken == 1


def test_kept_connections_do_not_count_as_work(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webworker, "WAIT_S", 60)
    resting = Process(n_busy=2)
    resting.keepalived_conns.extend([object(), object()])

    with socket.create_connection(listener.getsockname()):
        resting.accept(listener)

    assert resting.n_taken == 1
