"""Freezing a scorer: what the archive holds, and that its hash depends on nothing else."""

import io
import os
import zipfile
from pathlib import Path

import pytest
from django.conf import LazySettings

from scoring.revisions import archive_files, archive_path, keep_archive, snapshot
from studies.rules import BadInput

from .scorers import write_scorer


def test_same_source_gives_the_same_archive_whatever_its_dates_and_modes(tmp_path: Path) -> None:
    first = write_scorer(tmp_path / "a", words="WORDS = ()")
    second = write_scorer(tmp_path / "b", words="WORDS = ()")
    os.utime(second / "scorer.py", (0, 0))
    (second / "scorer.py").chmod(0o600)
    (second / "__pycache__").mkdir()
    (second / "__pycache__" / "scorer.cpython-311.pyc").write_bytes(b"compiled")

    assert snapshot(first) == snapshot(second)


def test_one_changed_character_gives_another_id(tmp_path: Path) -> None:
    first = snapshot(write_scorer(tmp_path / "a"))
    second = snapshot(write_scorer(tmp_path / "b", words="WORDS = ('x',)"))

    assert first.id != second.id


def test_archive_is_stored_with_fixed_dates_in_name_order(tmp_path: Path) -> None:
    frozen = snapshot(write_scorer(tmp_path / "a", words="", cues=""))

    with zipfile.ZipFile(io.BytesIO(frozen.archive)) as archive:
        infos = archive.infolist()
    assert [i.filename for i in infos] == sorted(i.filename for i in infos)
    assert {(i.compress_type, i.date_time, i.create_system) for i in infos} == {
        (zipfile.ZIP_STORED, (1980, 1, 1, 0, 0, 0), 3)
    }


def test_archive_carries_the_modules_of_ours_that_the_scorer_imports(tmp_path: Path) -> None:
    source = "from trajectories.records import loads\n\ndef score(task, trajectory): return {}\n"

    frozen = snapshot(write_scorer(tmp_path / "a", source))

    names = set(archive_files(frozen.archive))
    assert {"frozen/scorer.py", "trajectories/__init__.py"} <= names
    assert "trajectories/records/jsonl.py" in names
    assert "trajectories/records/errors.py" in names, "imported by jsonl, with a relative import"
    assert "trajectories/models.py" not in names
    assert "msgspec" in frozen.packages


def test_a_scorer_that_needs_the_site_is_refused(tmp_path: Path) -> None:
    source = "from scoring.models import Verdict\n\ndef score(task, trajectory): return {}\n"

    with pytest.raises(BadInput, match=r"scorer.py: imports scoring.models, which needs the site"):
        snapshot(write_scorer(tmp_path / "a", source))


def test_a_scorer_that_is_no_python_is_refused_with_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"scorer.py:2: is not Python"):
        snapshot(write_scorer(tmp_path / "a", "x = 1\ndef score(:\n"))


def test_a_folder_without_a_scorer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("none")

    with pytest.raises(BadInput, match=r"holds neither scorer.py"):
        snapshot(tmp_path)


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    folder = write_scorer(tmp_path / "a")
    (folder / "secret.txt").symlink_to("/etc/hostname")

    with pytest.raises(BadInput, match=r"secret.txt: is a link"):
        snapshot(folder)


def test_an_archive_is_found_by_the_first_digits_of_its_id(
    tmp_path: Path, settings: LazySettings
) -> None:
    settings.DATA_DIR = tmp_path
    frozen = snapshot(write_scorer(tmp_path / "a"))
    kept = keep_archive(frozen.id, frozen.archive)

    assert archive_path(frozen.id[:8]) == archive_path(frozen.id) == kept
    assert archive_path(str(kept)) == kept


def test_an_archive_that_was_changed_on_disk_is_refused_and_replaced(
    tmp_path: Path, settings: LazySettings
) -> None:
    settings.DATA_DIR = tmp_path
    frozen = snapshot(write_scorer(tmp_path / "a"))
    kept = keep_archive(frozen.id, frozen.archive)
    kept.write_bytes(b"something else")

    with pytest.raises(BadInput, match=r"was changed since it was frozen"):
        archive_path(frozen.id)
    keep_archive(frozen.id, frozen.archive)
    assert archive_path(frozen.id).read_bytes() == frozen.archive


def test_an_unknown_id_is_refused(tmp_path: Path, settings: LazySettings) -> None:
    settings.DATA_DIR = tmp_path

    with pytest.raises(BadInput, match="no archive"):
        archive_path("0123456789ab")
