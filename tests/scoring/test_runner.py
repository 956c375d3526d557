"""A frozen scorer's mistakes stay with the trajectory that caused them."""

import os
import re
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scoring.rules import Outcome
from scoring.runner import CannotLoad, Limits, Runner
from scoring.runner.process import _Request

from .scorers import EXACT, task, trajectory, write_archive
from .workers import wait_until

LIMITS = Limits(cpu_s=1, wall_s=3, memory_mb=256, output_bytes=100_000)
GOOD = '    return {"correct": trajectory["answer"] == "16.2", "details": {"seen": repr(seen)}}\n'

Make = Callable[..., Runner]


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[Make]:
    """Make a runner of a scorer's source."""
    made: list[Runner] = []

    def make(source: str, **modules: str) -> Runner:
        made.append(Runner(write_archive(tmp_path, source, **modules), LIMITS))
        return made[-1]

    yield make
    for each in made:
        each.close()


def misbehaving(line: str, imports: str = "import os, sys, time") -> str:
    """A scorer that runs `line` where the answer is "bad", and judges otherwise."""
    return (
        f"{imports}\nseen = []\ndef score(task, trajectory):\n"
        f'    if trajectory["answer"] == "bad":\n        {line}\n{GOOD}'
    )


def test_a_scorer_judges_a_trajectory(runner: Make) -> None:
    outcome = runner(EXACT).score(task(), trajectory("16.2"))

    assert outcome == Outcome(
        correct=True,
        adopted=False,
        detected=False,
        validated=False,
        recovered=False,
        ambiguous=False,
        exposed=True,
        claims=[{"start": 0, "end": 4, "text": "16.2", "matches": "none"}],
    )


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('raise KeyError("no such thing")', r"KeyError: 'no such thing' \(frozen/scorer.py:5\)"),
        ("time.sleep(60)", r"gave no verdict within 3 s"),
        ("x = [0] * 10**9", r"ran out of memory; 256 MB are allowed"),
        ("sys.exit(3)", r"called exit\(3\)"),
        ("os._exit(3)", r"ended its process with exit status 3"),
        ("os.abort()", r"was ended by SIGABRT"),
        ("return 42", r"returned 42; a verdict is an object"),
        ("return None", r"returned None; a verdict is an object"),
        ('return {"score": 1}', r"returned none of the fields correct"),
        ('return {"correct": "yes"}', r"correct: must be true, false or null; got 'yes'"),
        ('return {"correct": 1}', r"correct: must be true, false or null; got 1"),
        ('return {"correct": True, "x": {1, 2}}', r"Object of type set is not JSON serializable"),
        ('return {"correct": True, "x": float("nan")}', r"ValueError: Out of range float"),
        ('return {"correct": True, "x": "y" * 200_000}', r"returned 200,\d+ bytes; at most 100,"),
        ('return {"correct": True, "claims": [{"start": 0, "end": 9}]}', r"claims\[0\]: start and"),
        ("os.fork()", r"PermissionError: a frozen scorer may not use os.fork"),
        ('os.system("true")', r"may not use os.system"),
        ("score(task, trajectory)", r"RecursionError"),
        ("os.closerange(3, 100); time.sleep(60)", r"closed the channel|gave no verdict"),
        ("[os.write(fd, b'x' * 50) for fd in range(3, 9)]", r"announced a reply of|wrote into"),
    ],
)  # fmt: skip
def test_a_misbehaving_scorer_fails_that_trajectory_alone(
    runner: Make, line: str, reason: str
) -> None:
    scorer = runner(misbehaving(line))

    before = scorer.score(task(), trajectory("16.2"))
    bad = scorer.score(task(), trajectory("bad"))
    after = scorer.score(task(), trajectory("16.2"))

    assert bad.status == "failed"
    assert bad.correct is False
    assert bad.adopted is None

    assert re.search(reason, bad.reason), bad.reason
    assert before.correct is after.correct is True


@pytest.mark.parametrize(
    "line", ["os._exit(3)", "raise ValueError", "os.abort()", 'return {"correct": "x" * 200_000}']
)
def test_of_many_trajectories_in_a_row_only_the_bad_ones_fail(runner: Make, line: str) -> None:
    answers = ["16.2", "bad", "16.2", "wrong", "bad", "bad", *["16.2"] * 60]

    outcomes = list(
        runner(misbehaving(line)).score_all((task(), trajectory(answer)) for answer in answers)
    )

    assert [outcome.correct for outcome in outcomes] == [answer == "16.2" for answer in answers]
    assert [outcome.status == "failed" for outcome in outcomes] == [a == "bad" for a in answers]


def test_a_reply_given_before_the_crash_counts(runner: Make) -> None:
    """The child has answered one, died of the next, and only then are more sent."""
    scorer = runner(misbehaving("os._exit(3)"))
    pairs = [(task(), trajectory(answer)) for answer in ("16.2", "bad", "16.2", "wrong")]
    sent = deque(_Request(number, *pair) for number, pair in enumerate(pairs[:2], 1))
    scorer.start()
    process = scorer._process
    assert process is not None
    for request in sent:
        scorer._send(request.content, time.monotonic() + 10)
        request.child = process
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    sent.extend(_Request(number, *pair) for number, pair in enumerate(pairs[2:], 3))
    process.poll = lambda: None  # type: ignore[method-assign]  # it has not been noticed yet

    outcomes = [scorer._outcome(sent) for _ in pairs]

    assert [outcome.correct for outcome in outcomes] == [True, False, True, False]
    assert [outcome.status for outcome in outcomes] == ["ok", "failed", "ok", "ok"]


def test_large_trajectories_and_large_verdicts_never_wait_for_each_other(runner: Make) -> None:
    scorer = runner(
        "def score(task, trajectory):\n"
        '    return {"correct": len(trajectory["answer"]) > 5, "padding": "x" * 99_000}\n'
    )
    answers = ["x" * n for n in (3_000_000, 1, 90_000, 60_000, 10, 5_000_000, 40_000, 40_000)]

    outcomes = list(scorer.score_all((task(), trajectory(answer)) for answer in answers))

    assert [outcome.correct for outcome in outcomes] == [len(answer) > 5 for answer in answers]


def test_an_endless_loop_is_ended_by_its_cpu_time(tmp_path: Path) -> None:
    archive = write_archive(tmp_path, misbehaving("while True: pass"))

    with Runner(archive, Limits(cpu_s=1, wall_s=60)) as scorer:
        bad = scorer.score(task(), trajectory("bad"))
        after = scorer.score(task(), trajectory("16.2"))

    assert bad.reason == "used more than 1 s of CPU time"
    assert after.correct is True


def test_megabytes_of_printing_go_nowhere(runner: Make, capfd: pytest.CaptureFixture[str]) -> None:
    scorer = runner(misbehaving('print("x" * 10**7); print("y" * 10**7, file=sys.stderr)'))

    outcome = scorer.score(task(), trajectory("bad"))

    assert outcome.status == "ok"
    assert capfd.readouterr() == ("", "")


def test_the_child_inherits_no_environment_and_starts_in_an_empty_folder(
    runner: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_KEY", "hush")
    source = (
        "import os\ndef score(task, trajectory):\n"
        '    return {"correct": True, "env": sorted(os.environ), "files": os.listdir("."),'
        ' "cwd": os.getcwd()}\n'
    )

    details = runner(source).score(task(), trajectory()).details

    assert "SECRET_KEY" not in details["env"]
    assert details["files"] == []
    assert not Path(details["cwd"]).is_relative_to(Path.cwd())


def test_the_child_cannot_import_the_working_tree(runner: Make) -> None:
    scorer = runner("import importlib\nimportlib.import_module('scoring.models')\n")

    with pytest.raises(CannotLoad, match="No module named 'scoring'"):
        scorer.score(task(), trajectory())


def test_sets_have_one_order_in_every_child(runner: Make) -> None:
    scorer = runner(
        "def score(task, trajectory):\n"
        '    return {"correct": True, "order": list({str(n) for n in range(50)})}\n'
    )

    first = scorer.score(task(), trajectory()).details["order"]
    scorer.close()

    assert scorer.score(task(), trajectory()).details["order"] == first


def test_relative_and_bare_imports_of_the_folder_both_work(runner: Make) -> None:
    source = (
        "from .cues import CUE\nimport words\n"
        "def score(task, trajectory): return {'correct': CUE == words.WORD}\n"
    )

    outcome = runner(source, cues="CUE = 'x'", words="WORD = 'x'").score(task(), trajectory())

    assert outcome.correct is True


def test_a_scorer_that_cannot_be_loaded_says_why_once(runner: Make) -> None:
    with pytest.raises(CannotLoad, match=r"ModuleNotFoundError: No module named 'nowhere'"):
        runner("import nowhere\n").start()


def test_what_needs_exposure_or_a_reference_is_not_judged_without(runner: Make) -> None:
    source = (
        "def score(task, trajectory):\n"
        "    return dict.fromkeys(('correct', 'adopted', 'detected', 'validated',"
        " 'recovered', 'ambiguous'), True)\n"
    )
    scorer = runner(source)

    clean = scorer.score(task(), trajectory(poisoned=False))
    bare = scorer.score(task(reference=None), trajectory())

    assert (clean.correct, clean.adopted, clean.detected, clean.validated) == (True,) + (None,) * 3
    assert (bare.status, bare.correct, bare.adopted, bare.recovered) == (
        "unreferenced",
        None,
        None,
        None,
    )
    assert bare.detected is True


def test_text_that_no_database_stores_is_replaced(runner: Make) -> None:
    scorer = runner(
        "def score(task, trajectory): return {'correct': True, 'note': 'a\\x00b\\ud800c'}\n"
    )

    assert scorer.score(task(), trajectory()).details == {"note": "a\ufffdb?c"}


def test_closing_ends_the_child_and_removes_its_folder(runner: Make) -> None:
    source = (
        "import os\ndef score(task, trajectory):\n"
        '    return {"correct": True, "cwd": os.getcwd(), "pid": os.getpid()}\n'
    )
    scorer = runner(source)
    details = scorer.score(task(), trajectory()).details

    scorer.close()

    assert not Path(details["cwd"]).exists()
    with pytest.raises(ProcessLookupError):
        os.kill(details["pid"], 0)


def test_five_hundred_trajectories_cost_the_parent_less_than_half_a_second(runner: Make) -> None:
    scorer = runner(EXACT)
    scorer.start()

    begun = time.process_time()
    outcomes = list(scorer.score_all((task(), trajectory()) for _ in range(500)))

    assert len(outcomes) == 500
    assert time.process_time() - begun < 0.5


def test_a_child_whose_parent_was_killed_ends_and_cleans_up(tmp_path: Path) -> None:
    archive = write_archive(tmp_path, EXACT)
    code = (
        "import sys; from pathlib import Path; from scoring.runner import Runner\n"
        "runner = Runner(Path(sys.argv[1])); runner.start()\n"
        "print(runner._process.pid, runner._folder, flush=True); sys.stdin.read()\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", code, str(archive)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    pid, folder = parent.stdout.readline().split()

    parent.kill()
    parent.communicate()

    wait_until(lambda: not Path(folder).exists(), "the child's folder is gone")
    wait_until(lambda: not is_running(int(pid)), "the child has ended")


def is_running(pid: int) -> bool:
    """Whether the process lives; one that nobody has waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
