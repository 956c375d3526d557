"""Style and floors are part of the suite: ruff, import-linter, migrations, settings."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    [
        [f"{BIN}/ruff", "check", "."],
        [f"{BIN}/ruff", "format", "--check", "."],
        [f"{BIN}/lint-imports"],
        [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"],
    ],
    ids=["ruff check", "ruff format", "import-linter", "migrations"],
)
def test_tool_has_nothing_to_say(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


def test_env_example_lists_exactly_the_variables_that_settings_read() -> None:
    read = set(re.findall(r'env\.\w+\(\s*"(\w+)"', (ROOT / "config/settings.py").read_text()))
    listed = set(re.findall(r"^#? ?(\w+)=", (ROOT / ".env.example").read_text(), re.M))

    assert listed == read


def test_no_pattern_repeats_a_group_possessively() -> None:
    # Python before 3.11.5, which Debian 12 has, then matches wrongly or for ever (its issue
    # 106052); an atomic group around the repeat means the same: (?>(?:…)*).
    possessive = re.compile(r"\)(?:[?*+]|\{\d*,?\d*\})\+")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(ROOT.glob("[!.]*/**/*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if possessive.search(line) and path != Path(__file__)
    ]

    assert not found
