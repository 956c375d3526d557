from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from toxicbench.library import BadDefinition, read_tasks
from toxicbench.matrix import SINGLE_TABLE_SUITES
from toxicbench.tasks import Task

GOOD = """
[[task]]
id = "x-1"
template = "t"
query = "How many?"
operator = "scale"
parameter = 2
tolerance = { abs = 0.5 }
spec = { op = "sum", table = "t", column = "n" }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "t.csv").write_text("name,n\na,3\nb,5\nc,NA\n")
    (tmp_path / "dictionary.csv").write_text("table_name,column_name,meaning\nt,n,a number\n")
    (tmp_path / "documents.toml").write_text("document = []\n")
    (tmp_path / "numerical.toml").write_text(GOOD)
    return tmp_path


def test_the_library_has_the_tasks_of_the_paper_s_design(tasks: Mapping[str, Task]) -> None:
    eligible = Counter(task.suite for task in tasks.values() if task.eligible)
    all_tasks = Counter(task.suite for task in tasks.values())

    assert all_tasks == {"numerical": 60, "semantic": 60, "multi_table": 13, "public": 24}
    assert eligible == {"numerical": 58, "semantic": 60, "multi_table": 13, "public": 24}


def test_the_single_table_suites_stand_on_thirty_small_tables(tasks: Mapping[str, Task]) -> None:
    single = [task for task in tasks.values() if task.suite in SINGLE_TABLE_SUITES]
    tables = {name: table for task in single for name, table in task.tables.items()}

    assert len(tables) == 30
    assert {len(table.rows) for table in tables.values()} <= set(range(3, 13))


def test_palmer_penguins_are_complete(tasks: Mapping[str, Task]) -> None:
    assert len(tasks["pub-penguins-1"].tables["penguins"].rows) == 344


def test_no_task_s_poison_is_also_right(tasks: Mapping[str, Task]) -> None:
    undecided = [
        name
        for name, task in tasks.items()
        if task.reference.is_clean(task.reference.poisoned)
        or task.reference.is_poisoned(task.reference.clean)
    ]

    assert undecided == []


def test_a_tie_accepts_each_of_its_labels(tasks: Mapping[str, Task]) -> None:
    reference = tasks["num-returns-4"].reference

    assert reference.accept_any_of == ("A100", "B200")
    assert (reference.is_clean("B200"), reference.is_poisoned("D400")) == (True, True)


def test_a_reference_is_computed_from_the_table(folder: Path) -> None:
    (task,) = read_tasks(folder, "numerical")

    assert task.record()["reference"] == {
        "type": "numeric",
        "clean": 8,
        "poisoned": 16,
        "tolerance": {"abs": 0.5},
        "unit": None,
        "aliases": [],
        "poisoned_aliases": [],
        "accept_any_of": [],
    }
    assert task.record()["source"]["tables"] == {"t": [{"n": 3}, {"n": 5}, {"n": None}]}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("parameter = 2", "parameter = 1", "leaves 8"),
        ("parameter = 2", "parameter = 1.05", "within tolerance"),
        ('"scale"', '"label_swap"', "operator must be one of"),
        ('op = "sum"', 'op = "median"', "op must be one of"),
        ('column = "n"', 'column = "m"', "m"),
        ('query = "How many?"', "", "query"),
        ("tolerance = { abs = 0.5 }", "", "tolerance"),
    ],
)
def test_a_definition_that_makes_no_task_is_refused_by_name(
    folder: Path, old: str, new: str, complaint: str
) -> None:
    (folder / "numerical.toml").write_text(GOOD.replace(old, new))

    with pytest.raises(BadDefinition, match=f"numerical.toml, x-1: .*{complaint}"):
        read_tasks(folder, "numerical")


def test_a_ranking_must_be_poisoned_towards_another_label(folder: Path) -> None:
    ranking = GOOD.replace('op = "sum"', 'op = "argmax", over = "name"')
    ranking = ranking.replace('operator = "scale"', 'operator = "rank_swap"\nversus = "b"')
    (folder / "numerical.toml").write_text(ranking)

    with pytest.raises(BadDefinition, match=r"versus must name 1 label"):
        read_tasks(folder, "numerical")


def test_an_unknown_suite_is_refused(folder: Path) -> None:
    with pytest.raises(BadDefinition, match="suite must be one of"):
        read_tasks(folder, "other")
