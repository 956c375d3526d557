"""The child process that runs one frozen scorer; a script of the standard library alone.

    python child.py ARCHIVE PACKAGE SOCKET CPU_SECONDS WALL_SECONDS MEMORY_BYTES OUTPUT_BYTES

It reads (task, trajectory) pairs and writes verdicts over a socket, each as four bytes of length
and JSON. The scorer's own output goes nowhere. The limits guard against mistakes, not malice:
freeze only scorers whose source you trust.
"""

import contextlib
import json
import os
import resource
import shutil
import signal
import struct
import sys
import time
from typing import Any, BinaryIO, NamedTuple

OUT_OF_MEMORY = 77
GRACE_S = 5
FILE_BYTES = 64 * 2**20
N_FILES = 128
LENGTH = struct.Struct(">I")
# A verdict must follow from the trajectory alone, and nothing may outlive the child.
REFUSED_EVENTS = (
    "os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.system", "os.spawn", "pty.spawn",
    "subprocess.Popen", "socket.connect", "socket.bind", "socket.getaddrinfo", "os.kill",
    "os.killpg",
)  # fmt: skip


class Allowed(NamedTuple):
    """What one trajectory may cost."""

    cpu_s: int
    wall_s: int
    memory_bytes: int
    output_bytes: int


def main() -> None:
    """Serve until the parent closes its end, then remove the working folder."""
    archive, package = sys.argv[1:3]
    fd, *numbers = map(int, sys.argv[3:])
    allowed = Allowed(*numbers)
    folder = os.getcwd()
    reader, writer = _channel(fd)
    _silence()
    try:
        _limit(allowed)
        _run(archive, package, reader, writer, allowed)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(archive: str, package: str, reader: BinaryIO, writer: BinaryIO, allowed: Allowed) -> None:
    try:
        score = _load(archive, package)
    except BaseException as error:
        _send(writer, _encoded({"unloadable": _said(error)}))
        return
    _send(writer, _encoded({"ready": True}))
    with contextlib.suppress(BrokenPipeError, ConnectionError):
        _serve(score, reader, writer, allowed)


def _channel(fd: int) -> tuple[BinaryIO, BinaryIO]:
    return os.fdopen(os.dup(fd), "rb"), os.fdopen(fd, "wb")


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(nowhere, fd)


def _limit(allowed: Allowed) -> None:
    limits = {
        resource.RLIMIT_AS: allowed.memory_bytes,
        resource.RLIMIT_FSIZE: FILE_BYTES,
        resource.RLIMIT_NOFILE: N_FILES,
        resource.RLIMIT_CORE: 0,
    }
    for which, limit in limits.items():
        # macOS refuses some of them; the parent's clock still holds.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(which, (limit, limit))
    _allow_time(allowed)
    sys.addaudithook(_refuse)


def _refuse(event: str, _args: tuple[Any, ...]) -> None:
    if event in REFUSED_EVENTS:
        raise PermissionError(f"a frozen scorer may not use {event}")


def _allow_time(allowed: Allowed) -> None:
    """Let the process use this much more; beyond it the kernel ends it.

    The alarm is for a child whose parent was killed: it must not wait for ever.
    """
    soft = int(time.process_time()) + 1 + allowed.cpu_s
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    if hard != resource.RLIM_INFINITY:
        soft = min(soft, hard)
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
    signal.alarm(allowed.wall_s + GRACE_S)


def _load(archive: str, package: str) -> Any:
    # The archive comes before everything else; its package's own folder last, for scorers that
    # import their modules by bare name.
    sys.path.insert(0, archive)
    sys.path.append(f"{archive}/{package}")
    module = __import__(f"{package}.scorer", fromlist=["score"])
    if not callable(getattr(module, "score", None)):
        raise AttributeError("scorer.py has no function score(task, trajectory)")
    return module.score


def _serve(score: Any, reader: BinaryIO, writer: BinaryIO, allowed: Allowed) -> None:
    signal.alarm(0)
    while header := reader.read(LENGTH.size):
        _allow_time(allowed)
        try:
            request = json.loads(reader.read(LENGTH.unpack(header)[0]))
            content = _answer(score, request, allowed.output_bytes)
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
        signal.alarm(0)
        _send(writer, content)


def _answer(score: Any, request: dict[str, Any], output_bytes: int) -> bytes:
    """The encoded reply; a scorer's every error but lack of memory becomes part of it."""
    try:
        verdict = score(request["task"], request["trajectory"])
        content = _encoded({"id": request["id"], "verdict": verdict})
    except MemoryError:
        raise
    except BaseException as error:
        return _encoded({"id": request["id"], "error": _said(error)})
    if len(content) > output_bytes:
        said = f"returned {len(content):,} bytes; at most {output_bytes:,} are taken"
        return _encoded({"id": request["id"], "error": said})
    return content


def _encoded(reply: dict[str, Any]) -> bytes:
    return json.dumps(reply, allow_nan=False).encode()


def _said(error: BaseException) -> str:
    if isinstance(error, SystemExit):
        return f"called exit({error.code!r})"
    try:
        text = str(error)
    except Exception:
        text = "an error that cannot be written"
    return f"{type(error).__name__}: {text}"[:400] + _where(error)


def _where(error: BaseException) -> str:
    """The innermost line of the scorer's own code, as ` (file:line)`."""
    trace, found = error.__traceback__, ""
    while trace:
        name = trace.tb_frame.f_code.co_filename
        if ".zip" in name:
            found = f" ({name.split('.zip', 1)[1].lstrip('/')}:{trace.tb_lineno})"
        trace = trace.tb_next
    return found


def _send(writer: BinaryIO, content: bytes) -> None:
    writer.write(LENGTH.pack(len(content)) + content)
    writer.flush()


if __name__ == "__main__":
    main()
