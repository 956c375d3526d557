"""The methods paragraph says only what is known, and who said it."""

from audits.rendering.methods import _language_models


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
