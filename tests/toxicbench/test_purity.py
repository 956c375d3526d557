"""The benchmark is plain Python and pandas: only its commands know Django."""

import ast
from pathlib import Path

import toxicbench

PACKAGE = Path(toxicbench.__file__).parent
FRAMEWORKS = {"django", "rest_framework", "celery"}
FLOORS_ABOVE_OR_BESIDE = {"annotation", "scoring", "audits", "config"}
OF_THE_CORPUS = {"trajectories.numerals"}


def imported(path: Path) -> set[str]:
    """Every module that a file imports, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def pure_modules() -> list[Path]:
    found = [
        p for p in PACKAGE.rglob("*.py") if "management" not in p.parts and p.name != "apps.py"
    ]
    assert len(found) > 15
    return found


def test_no_module_knows_a_framework_or_another_floor() -> None:
    banned = FRAMEWORKS | FLOORS_ABOVE_OR_BESIDE
    breaches = [
        (path.name, name)
        for path in pure_modules()
        for name in imported(path)
        if name.split(".")[0] in banned
    ]

    assert breaches == []


def test_of_the_corpus_only_its_numerals_are_used() -> None:
    used = {
        name
        for path in pure_modules()
        for name in imported(path)
        if name.split(".")[0] in {"trajectories", "studies"}
    }

    assert used <= OF_THE_CORPUS


def test_no_module_draws_from_the_global_random_state() -> None:
    drawn = [
        path.name
        for path in pure_modules()
        if "random" in imported(path) and "from random import Random" not in path.read_text()
    ]

    assert drawn == []
