"""`statistic_file`: one line a case, whatever the case."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

KAPPA = {"id": "k", "statistic": "cohen_kappa", "input": {"table": [[20, 5], [10, 15]]}}


def run(path: Path, **options: Any) -> list[dict[str, Any]]:
    out = StringIO()
    call_command("statistic_file", path, stdout=out, **options)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def cases_file(folder: Path, document: object) -> Path:
    path = folder / "cases.json"
    path.write_text(json.dumps(document))
    return path


@pytest.mark.parametrize("document", [[KAPPA], {"cases": [KAPPA]}])
def test_a_list_and_an_object_of_cases_are_read(tmp_path: Path, document: object) -> None:
    (line,) = run(cases_file(tmp_path, document))

    assert line["id"] == "k"
    assert line["outputs"]["kappa"] == pytest.approx(0.4)
    assert line["flags"] == []


def test_an_undefined_figure_is_null_with_its_reason(tmp_path: Path) -> None:
    constant = {"id": "c", "statistic": "cohen_kappa", "input": {"ratings": [[1, 1], [1, 1]]}}

    (line,) = run(cases_file(tmp_path, [constant]))

    assert line["outputs"]["kappa"] == {"value": None, "undefined": "single_category"}


@pytest.mark.parametrize(
    "bad",
    [
        {"id": "b", "statistic": "cohen_kappa", "input": {"ratings": [[1, "1"]]}},
        {"id": "b", "statistic": "cohen_kappa", "input": {"ratings": [[[1], {}]]}},
        {"id": "b", "statistic": "cohen_kappa", "input": {"ratings": 5}},
        {"id": "b", "statistic": "cohen_kappa", "input": {"table": [[1, None], [2, 3]]}},
        {"id": "b", "statistic": "sign_flip_test", "input": {"differences": ["a"]}},
        {"id": "b", "statistic": "paired_bootstrap", "input": {"rows": [1]}},
        {"id": "b", "statistic": "cluster_bootstrap", "input": {"clusters": [1]}},
        {"id": "b", "statistic": "wilson_interval", "input": {"k": 1, "n": 10**400}},
        {"id": "b", "statistic": "horvitz_thompson", "input": {"rows": [], "population": "x"}},
        {"id": "b", "statistic": "nothing", "input": {}},
        {"id": "b", "statistic": None},
    ],
)
def test_one_bad_case_does_not_stop_the_rest(tmp_path: Path, bad: dict[str, Any]) -> None:
    first, second = run(cases_file(tmp_path, [bad, KAPPA]))

    assert set(first) == {"id", "error"}
    assert first["error"]["code"]
    assert first["error"]["message"]
    assert second["outputs"]["kappa"] == pytest.approx(0.4)


def test_a_case_that_is_no_object_is_named_by_its_place(tmp_path: Path) -> None:
    first, _ = run(cases_file(tmp_path, [7, KAPPA]))

    assert first["id"] == "case-1"


def test_draws_depend_on_the_seed_and_on_nothing_else(tmp_path: Path) -> None:
    clusters = {str(i): [i % 2, i % 3 > 0, 0.37 * i] for i in range(12)}
    case = {"id": "x", "statistic": "cluster_bootstrap", "input": {"clusters": clusters}}
    path = cases_file(tmp_path, [case])

    assert run(path) == run(path)
    assert run(path, seed=1) != run(path, seed=2)


def test_a_file_that_is_not_json_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('[\n {"id": }\n]')

    with pytest.raises(CommandError, match=r"broken\.json:2: not JSON"):
        run(path)


def test_a_file_without_cases_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="expected a JSON list of cases"):
        run(cases_file(tmp_path, {"items": []}))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be read"):
        run(tmp_path / "absent.json")
