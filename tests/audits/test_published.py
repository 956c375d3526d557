"""Published figures come out of the published tables, and the documentation shows them."""

from pathlib import Path

import pytest

from tests.audits.published_figures import Published, published_figures, table_lines

DOCUMENT = Path(__file__).parents[2] / "docs" / "statistics.md"


@pytest.mark.parametrize("row", published_figures(), ids=lambda row: row.figure)
def test_published_figure_is_reproduced(row: Published) -> None:
    assert row.computed == row.published


def test_the_documentation_shows_the_computed_table() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")

    assert "\n".join(table_lines()) in document, (
        "docs/statistics.md is out of date: paste the output of "
        "`python -m tests.audits.published_figures`"
    )
