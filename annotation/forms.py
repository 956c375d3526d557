"""Shapes of what annotators send; whether it may be stored is the services' question."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any
from uuid import UUID

import msgspec
from django import forms

from annotation.presenters import keys
from studies.rules import BadInput

THEMES = (("auto", "As the system"), ("light", "Light"), ("dark", "Dark"))
SIZES = (("s", "Small"), ("m", "Medium"), ("l", "Large"))
STRATA = ("suite", "environment", "method", "adapter", "model", "operator", "exposed")
DENSITIES = (("compact", "Compact"), ("regular", "Regular"), ("airy", "Airy"))


# PostgreSQL takes no NUL in a text.
NO_NUL = r"\A[^\0]*\Z"


class SentLabel(msgspec.Struct, frozen=True):
    """A row and what comes with it, from the plain form as from the page's script.

    No Django form, since it costs a fifth of a save and every keystroke is one.
    """

    key: UUID
    based_on: Annotated[int, msgspec.Meta(ge=0)]
    codebook_version: Annotated[int, msgspec.Meta(ge=1)]
    manifest: Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)]
    values: dict[str, Any]
    evidence: list[dict[str, Any]] | None = None
    active_ms: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] | None = None
    note: Annotated[str, msgspec.Meta(max_length=10_000, pattern=NO_NUL)] = ""
    review_field: Annotated[str, msgspec.Meta(max_length=80, pattern=NO_NUL)] = ""
    cause: Annotated[str, msgspec.Meta(max_length=10, pattern=NO_NUL)] | None = None


def sent_label(sent: Mapping[str, Any]) -> SentLabel:
    """What was sent, in its shape; raises `BadInput` naming the first field that does not fit."""
    in_order = {name: sent[name] for name in SentLabel.__struct_fields__ if name in sent}
    try:
        return msgspec.convert(in_order, SentLabel, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"{error}.") from None


class GuessForm(forms.Form):
    """What a person believes the hidden condition of an item to be."""

    attribute = forms.CharField(max_length=40)
    guess = forms.CharField(max_length=200)
    back = forms.CharField(max_length=500, required=False)


class AppearanceForm(forms.Form):
    theme = forms.ChoiceField(choices=THEMES)


class PreferencesForm(forms.Form):
    """How pages look to one person and which keys they press."""

    theme = forms.ChoiceField(label="Light or dark", choices=THEMES)
    size = forms.ChoiceField(label="Text size", choices=SIZES)
    density = forms.ChoiceField(label="Density", choices=DENSITIES)
    auto_advance = forms.BooleanField(
        label="Go to the next item when all fields are answered", required=False
    )

    def __init__(self, data: Any = None, *, preferences: Mapping[str, Any]) -> None:
        super().__init__(data, initial=_initial(preferences))
        for key in keys.described(preferences):
            if key.action in keys.DEFAULTS:
                self.fields[f"key.{key.action}"] = forms.CharField(
                    label=key.text, max_length=1, min_length=1, initial=key.key
                )

    def key_fields(self) -> list[forms.BoundField]:
        return [self[name] for name in self.fields if name.startswith("key.")]

    def look_fields(self) -> list[forms.BoundField]:
        return [self[name] for name in ("theme", "size", "density")]

    def clean(self) -> dict[str, Any]:
        """One key does one thing."""
        taken: dict[str, str] = {}
        for name in self.fields:
            value = (self.cleaned_data.get(name) or "") if name.startswith("key.") else ""
            if not value:
                continue
            key = value.lower()
            if key in keys.RESERVED or not key.isprintable():
                self.add_error(name, f"{value!r} has its own meaning; choose another key.")
            elif key in taken:
                self.add_error(name, f"{value!r} already does: {taken[key]}")
            taken.setdefault(key, str(self.fields[name].label))
        return self.cleaned_data

    def preferences(self) -> dict[str, Any]:
        """What is stored; keys only where they differ from the defaults."""
        chosen = {
            name.removeprefix("key."): value.lower()
            for name, value in self.cleaned_data.items()
            if name.startswith("key.")
        }
        own = {action: key for action, key in chosen.items() if key != keys.DEFAULTS[action]}
        look = {name: self.cleaned_data[name] for name in ("theme", "size", "density")}
        return {**look, "auto_advance": self.cleaned_data["auto_advance"], "keys": own}


def _initial(preferences: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "theme": preferences.get("theme", "auto"),
        "size": preferences.get("size", "m"),
        "density": preferences.get("density", "regular"),
        "auto_advance": preferences.get("auto_advance", False),
    }


class StatementForm(forms.Form):
    """What an annotator states when they hand in their work."""

    used_llm = forms.TypedChoiceField(
        label="Did a language model help with these labels?",
        choices=(("no", "No"), ("yes", "Yes")),
        widget=forms.RadioSelect,
        coerce=lambda value: value == "yes",
        empty_value=None,
        required=False,
    )
    statement = forms.CharField(
        label="How",
        required=False,
        max_length=2_000,
        help_text="If one did: which, and what it did. A sentence is enough.",
        widget=forms.Textarea(attrs={"rows": 3}),
    )


class PacketForm(forms.Form):
    """A packet to freeze, as a researcher asks for it."""

    title = forms.CharField(max_length=200, help_text="What annotators read; name no method in it.")
    slug = forms.SlugField(
        max_length=80,
        label="Short name",
        help_text="For addresses and commands; unique on the site.",
    )
    annotators = forms.MultipleChoiceField(
        widget=forms.CheckboxSelectMultiple,
        help_text="Each labels every item, in an order of their own.",
    )
    size = forms.IntegerField(
        min_value=1, required=False, help_text="Trajectories to sample; all of them if left empty."
    )
    stratify = forms.MultipleChoiceField(
        choices=[(name, name) for name in STRATA],
        widget=forms.CheckboxSelectMultiple,
        required=False,
        label="Stratify by",
    )
    allocation = forms.ChoiceField(
        choices=[
            ("proportional", "proportional to the strata"),
            ("equal", "equal for each stratum"),
        ]
    )
    repeats = forms.IntegerField(
        min_value=0,
        initial=0,
        label="Hidden repeats",
        help_text="Items that come twice, for agreement with oneself.",
    )
    schema = forms.ChoiceField(
        choices=[("six-fields", "six binary fields"), ("reliance", "reliance: one nominal label")]
    )
    adjudication = forms.ChoiceField(
        choices=[("blind", "blind"), ("open", "open: both rows side by side")]
    )
    seed = forms.IntegerField(
        min_value=0,
        max_value=2**31 - 1,
        help_text="Kept with the packet: the same seed, the same packet.",
    )

    corrected_of = forms.SlugField(required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, people: Sequence[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["annotators"].choices = [(name, name) for name in people]


class AdjudicationForm(forms.Form):
    """Who settles the disputes, and how many agreed items are looked at again."""

    adjudicators = forms.MultipleChoiceField(widget=forms.CheckboxSelectMultiple)
    agreed_sample = forms.IntegerField(
        min_value=0,
        initial=0,
        label="Agreed items, sampled",
        help_text="A seeded sample of items on which annotators agreed.",
    )
    seed = forms.IntegerField(min_value=0, max_value=2**31 - 1)

    def __init__(self, *args: Any, people: Sequence[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["adjudicators"].choices = [(name, name) for name in people]


class ReasonForm(forms.Form):
    """Why something unusual is done; it is kept."""

    reason = forms.CharField(max_length=1000)
