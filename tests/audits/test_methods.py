"""The methods paragraph says only what is known, and who said it."""

from audits.rendering.methods import _language_models, _scorers


def test_statements_on_language_models_are_given_as_reported() -> None:
    statements = [
        {"annotator": "bo", "purpose": "labelling", "used_llm": False},
        {"annotator": "ada", "purpose": "labelling", "used_llm": True},
        {"annotator": "cy", "purpose": "labelling", "used_llm": None},
    ]

    said = list(_language_models(statements))

    assert said == [
        "ada reported that a language model helped.",
        "bo reported that no language model helped.",
    ]


def test_scorers_that_stand_alike_share_a_sentence_and_others_do_not() -> None:
    alike = {"frozen_at": "2026-03-01T10:00:00", "standing": "informed", "reasons": ["late"]}
    other = alike | {"standing": "independent", "reasons": ["early"]}
    ledger = {
        "a" * 64: {"name": "first", **alike},
        "b" * 64: {"name": "second", **alike},
        "c" * 64: {"name": "third", **other},
    }

    together, alone = _scorers({"ledger": ledger}, {})

    assert together == (
        "The scorers first (revision aaaaaaaaaaaa…, frozen 2026-03-01 10:00 UTC) and second "
        "(revision bbbbbbbbbbbb…, frozen 2026-03-01 10:00 UTC) are informed of these labels: late."
    )
    assert alone.startswith("The scorer third (")
    assert alone.endswith(" is independent of these labels: early.")
