"""The shape of what people send to an audit; services check the rules."""

from collections.abc import Iterable, Sequence
from typing import Any

from django import forms

from audits.rules import CAUSES

FIGURES = ("agreement", "precision", "recall", "specificity", "f1", "kappa")


class RegistrationForm(forms.Form):
    """The primary analysis."""

    field = forms.ChoiceField(label="Primary field", help_text="Its agreement must reach the bar.")
    metric = forms.ChoiceField(label="Primary metric")
    figure = forms.ChoiceField(label="Figure", choices=[(each, each) for each in FIGURES])
    bar = forms.FloatField(
        label="Bar",
        min_value=0,
        max_value=1,
        initial=0.9,
        help_text="The least value at which the scorer counts as good enough.",
    )
    contrast_first = forms.CharField(label="Contrast: first method", required=False)
    contrast_second = forms.CharField(label="Contrast: second method", required=False)
    contrast_environment = forms.CharField(label="Contrast: environment", required=False)
    note = forms.CharField(label="Note", required=False, widget=forms.Textarea(attrs={"rows": 3}))

    def __init__(
        self, *args: Any, fields: Sequence[str], metrics: Sequence[str], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.fields["field"].choices = [(each, each) for each in fields]
        self.fields["metric"].choices = [(each, each) for each in metrics]

    def clean(self) -> dict[str, Any]:
        found = super().clean() or self.cleaned_data
        if bool(found.get("contrast_first")) != bool(found.get("contrast_second")):
            raise forms.ValidationError("A contrast needs both methods, or neither.")
        return found


class DeclarationForm(forms.Form):
    """What somebody knew of the labels before a scorer was frozen."""

    revision = forms.ChoiceField(label="Scorer", required=False)
    statement = forms.CharField(
        label="What was known", widget=forms.Textarea(attrs={"rows": 3}), max_length=2000
    )

    def __init__(self, *args: Any, revisions: Iterable[Any], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        named = [(each.pk, f"{each.name} {each.pk[:12]}") for each in revisions]
        self.fields["revision"].choices = [("", "every scorer of this packet"), *named]


class CauseForm(forms.Form):
    """Why scorer and reference differ on an item."""

    cause = forms.ChoiceField(choices=list(CAUSES.items()))
    comment = forms.CharField(
        required=False, widget=forms.Textarea(attrs={"rows": 2}), max_length=2000
    )
