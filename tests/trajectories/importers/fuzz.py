"""Mutated inputs for every importer: none may crash, and none may give an invalid record.

`python -m tests.trajectories.importers.fuzz --n 10000` reads that many for each format's file.
"""

from __future__ import annotations

import argparse
import copy
import gzip
import io
import json
import random
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

from tests.trajectories.importers.reading import FIXTURES
from tests.trajectories.importers.samples import SAMPLES
from trajectories.importers import Imported, Limits, Refused, read
from trajectories.importers.sources import Archive, unpacked
from trajectories.records import parse_trajectory

SEED = 20260915
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**70,
    1e308,
    float("nan"),
    "",
    " ",
    "\x00",
    "\ud800",
    "null",
    "{",
    "[]",
    "é\u2028\u202e",
    [],
    {},
    [None],
    [[]],
    {"": None},
    ["text", 1, None],
    {"role": "tool"},
    {"type": "text"},
    {"content": {"content": []}},
)


def seeds(*folders: str) -> dict[str, bytes]:
    """The files that are mutated: those of the fixture folders, and a sample of other formats."""
    found = [path for folder in folders for path in sorted((FIXTURES / folder).iterdir())]
    kept = (path for path in found if path.name not in ("README.md", "expected.json"))
    return {path.name: path.read_bytes() for path in kept} | SAMPLES


def mutants(data: bytes, n: int, rng: random.Random) -> Iterator[bytes]:
    """`n` variants of a file: half of them broken as bytes, half as JSON values."""
    members = _members(data)
    values = _values(data)
    for _ in range(n):
        if members and rng.random() < 0.8:
            yield _mutated_archive(members, rng)
        elif values is not None and rng.random() < 0.7:
            yield _mutated_json(values, rng)
        else:
            yield _mutated_bytes(data, rng)


def _members(data: bytes) -> dict[str, bytes]:
    """The files inside a zip file, or nothing where it is none."""
    found = unpacked(io.BytesIO(data), "", Limits())
    if not isinstance(found, Archive):
        return {}
    return {name: found.open(name).read() for name in found.names()}


def _mutated_archive(members: dict[str, bytes], rng: random.Random) -> bytes:
    """The archive with one file changed, left out or moved."""
    changed = dict(members)
    name = rng.choice(sorted(changed))
    held = changed.pop(name)
    kind = rng.randrange(8)
    if kind == 0:
        changed[rng.choice(("samples/", "a/../", "")) + name] = held
    elif kind == 1:
        changed[name] = _mutated_bytes(held, rng)
    elif kind > 2:
        changed[name] = _mutated_json(_values(held) or [], rng)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for key, content in changed.items():
            archive.writestr(key, content)
    return packed.getvalue()


def _values(data: bytes) -> list[Any] | None:
    """The file's JSON values, or None where it is no JSON; a document is a list of one."""
    try:
        return [json.loads(data)]
    except ValueError:
        pass
    try:
        return [json.loads(line) for line in data.splitlines() if line.strip()]
    except ValueError:
        return None


def _mutated_json(values: list[Any], rng: random.Random) -> bytes:
    changed = copy.deepcopy(values)
    for _ in range(rng.randint(1, 4)):
        _change_one(changed, rng)
    return b"\n".join(json.dumps(value).encode() for value in changed)


def _change_one(values: list[Any], rng: random.Random) -> None:
    """Change one place: another value, a lost, doubled, renamed or nested one."""
    holder, key = rng.choice(list(_places(values)) or [(values, 0)])
    if not holder:
        return
    kind = rng.randrange(6)
    if kind <= 2:
        holder[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif kind == 3:
        del holder[key]
    elif kind == 4 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif kind == 4:
        holder[f"{key}x"] = holder.pop(key)
    else:
        holder[key] = [holder[key]] if rng.random() < 0.5 else {"value": holder[key]}


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield value, key
            yield from _places(value[key])


def _mutated_bytes(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 5)):
        if not changed:
            break
        start = rng.randrange(len(changed))
        kind = rng.randrange(5)
        if kind == 0:
            changed[start] = rng.randrange(256)
        elif kind == 1:
            del changed[start : start + rng.randint(1, 200)]
        elif kind == 2:
            del changed[start:]
        elif kind == 3:
            changed[start:start] = rng.choice([b"\x00", b"\xff\xfe", b"\n", b'"', b"{", b"]", b","])
        else:
            changed[start:start] = changed[start : start + 50]
    return bytes(changed)


def check(data: bytes, name: str) -> tuple[int, int]:
    """Read one mutant; raises where it crashes or gives what cannot be stored."""
    n_runs = n_refused = 0
    limits = Limits(total_bytes=64 * 1024**2)
    for outcome in read(io.BytesIO(data), name=name, limits=limits):
        if isinstance(outcome, Refused):
            n_refused += 1
            if not outcome.reason.strip() or outcome.line < 1:
                raise AssertionError(f"a refusal without line or reason: {outcome}")
            continue
        n_runs += 1
        _check_run(outcome)
    if n_runs + n_refused == 0:
        raise AssertionError("neither a run nor a reason")
    return n_runs, n_refused


def _check_run(run: Imported) -> None:
    plain = run.record.to_dict()
    written = json.dumps(plain, allow_nan=False, ensure_ascii=False).encode("utf-8")
    if parse_trajectory(json.loads(written)) != run.record:
        raise AssertionError("the record does not read back as itself")
    if run.task is not None and run.task.task_id != run.record.task_id:
        raise AssertionError("the run does not belong to its task")


def fuzz(name: str, raw: bytes, n: int, seed: int = SEED) -> tuple[int, int]:
    """Read `n` mutants of a file; gives the numbers of runs and refusals that came out."""
    packed = raw[:2] == b"\x1f\x8b"
    data = gzip.decompress(raw) if packed else raw
    pack: Callable[[bytes], bytes] = gzip.compress if packed else bytes
    rng = random.Random(f"{seed}:{name}")
    totals = [0, 0]
    for number, mutant in enumerate(mutants(_shortened(data), n, rng)):
        try:
            runs, refused = check(pack(mutant), name)
        except Exception as error:
            raise AssertionError(f"{name}, mutant {number} of seed {seed}: {error!r}") from error
        totals[0] += runs
        totals[1] += refused
    return totals[0], totals[1]


def _shortened(data: bytes) -> bytes:
    """A file small enough to be read thousands of times; only the wide CSV is larger."""
    return data if len(data) < 100_000 else data[:3000] + data[-200:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=10_000, help="mutants for each file")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    for name, data in seeds("formats", "pitfalls").items():
        begun = time.perf_counter()
        runs, refused = fuzz(name, data, options.n, options.seed)
        seconds = time.perf_counter() - begun
        sys.stdout.write(
            f"{name:45} {options.n:6} mutants {runs:7} runs {refused:7} refused {seconds:6.1f} s\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
