"""A backup holds every row, and a restore gives every row back."""

import io
import shutil
import zipfile
from pathlib import Path

import pytest
from django.core import serializers
from django.core.management import CommandError, call_command

from config.backups import backed_up_models
from studies.models import Membership, Study, User
from tests import factories

pytestmark = pytest.mark.django_db


def all_rows() -> dict[str, str]:
    return {
        model._meta.label_lower: serializers.serialize("jsonl", model._base_manager.order_by("pk"))
        for model in backed_up_models()
    }


def empty_every_table() -> None:
    for model in reversed(backed_up_models()):
        model._base_manager.all()._raw_delete("default")


@pytest.fixture
def backup(tmp_path: Path, settings) -> Path:
    settings.DATA_DIR = tmp_path / "data"
    (settings.DATA_DIR / "sheets").mkdir(parents=True)
    (settings.DATA_DIR / "sheets" / "returned.csv").write_text("item,annotator\n")
    study = factories.make_study(slug="kept")
    factories.make_owner(study, username="ada")
    factories.make_corpus(study, n_tasks=2)
    path = tmp_path / "backup.zip"
    call_command("backup", out=path, stdout=io.StringIO())
    return path


def test_restore_gives_back_every_row_and_file(backup: Path, settings) -> None:
    before = all_rows()
    empty_every_table()
    shutil.rmtree(settings.DATA_DIR / "sheets")

    call_command("restore", backup, stdout=io.StringIO())

    assert all_rows() == before
    assert (settings.DATA_DIR / "sheets" / "returned.csv").read_text() == "item,annotator\n"


def test_rows_made_after_a_restore_get_new_keys(backup: Path) -> None:
    empty_every_table()
    call_command("restore", backup, stdout=io.StringIO())

    newcomer = factories.make_user(username="newcomer")

    assert newcomer.pk > User.objects.get(username="ada").pk


def test_restore_into_a_used_database_is_refused(backup: Path) -> None:
    with pytest.raises(CommandError, match="not empty"):
        call_command("restore", backup)


def test_changed_backup_is_refused_naming_the_part(backup: Path, tmp_path: Path) -> None:
    empty_every_table()
    changed = tmp_path / "changed.zip"
    with zipfile.ZipFile(backup) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "rows/studies.membership.jsonl":
                content = content.replace(b"owner", b"annotator")
            new.writestr(name, content)

    with pytest.raises(CommandError, match="studies.membership.jsonl was changed"):
        call_command("restore", changed)

    assert not Study.objects.exists()
    assert not Membership.objects.exists()


def test_file_that_is_no_backup_gets_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("hello")

    with pytest.raises(CommandError, match="cannot be read as a backup"):
        call_command("restore", path)
