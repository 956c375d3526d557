"""Freezing a scorer as a revision."""

from datetime import timedelta
from pathlib import Path

import pytest

from scoring.models import Revision
from scoring.queries import lineage, revision, source_diff
from scoring.revisions import archive_path, sha256
from scoring.services import freeze
from studies.rules import BadInput
from tests.factories import AT

from .conftest import Freeze
from .scorers import EXACT, write_scorer

OTHER = EXACT.replace('"suspicious" in answer', '"odd" in answer')


def test_a_revision_is_known_by_the_hash_of_its_archive(frozen: Freeze) -> None:
    made = frozen()

    stored = Revision.objects.get(pk=made.pk)
    assert sha256(bytes(stored.archive)) == made.pk
    assert archive_path(made.pk).read_bytes() == bytes(stored.archive)
    assert stored.python_version.startswith("3.")


def test_the_same_source_again_is_the_same_revision_with_its_first_time(frozen: Freeze) -> None:
    first = frozen(name="first")
    again = frozen(name="second", at=AT + timedelta(days=1))

    assert (again.pk, again.name, again.frozen_at) == (first.pk, "first", AT)


def test_lineage_follows_the_name_or_the_parent_that_was_given(frozen: Freeze) -> None:
    baseline = frozen(name="baseline")
    second = frozen(OTHER, name="baseline", at=AT + timedelta(days=1))
    third = frozen(OTHER + "# more\n", name="best", parent=second.pk[:10], at=AT)

    assert [row.pk for row in lineage(third.pk)] == [third.pk, second.pk, baseline.pk]


def test_source_diff_shows_the_changed_line(frozen: Freeze) -> None:
    first, second = frozen(), frozen(OTHER)

    [change] = source_diff(first.pk, second.pk)

    assert (change.name, change.status) == ("frozen/scorer.py", "changed")
    assert '-        "detected": "suspicious" in answer,' in change.lines
    assert '+        "detected": "odd" in answer,' in change.lines


def test_a_scorer_that_does_not_load_is_refused_and_leaves_nothing(
    frozen: Freeze, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match="No module named 'nowhere'"):
        frozen("import nowhere\ndef score(task, trajectory): return {}\n")

    assert not Revision.objects.exists()
    assert not list((tmp_path / "data" / "revisions").iterdir())


def test_a_scorer_without_its_function_is_refused(frozen: Freeze) -> None:
    with pytest.raises(BadInput, match=r"has no function score\(task, trajectory\)"):
        frozen("def judge(task, trajectory): return {}\n")


def test_a_beginning_that_fits_nothing_or_is_too_short_is_refused(frozen: Freeze) -> None:
    made = frozen()

    assert revision(made.pk[:6]) == made
    with pytest.raises(BadInput, match="no revision begins"):
        revision("0" * 12)
    with pytest.raises(BadInput, match="six digits"):
        revision(made.pk[:5])


def test_an_unknown_parent_is_refused(db: None, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no revision begins with"):
        freeze(name="x", path=write_scorer(tmp_path / "x"), parent="f" * 12, at=AT)
