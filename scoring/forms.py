"""Shape of what people ask of the scoring floor."""

from typing import Any

from django import forms

from scoring import queries
from scoring.models import Revision
from trajectories.queries import newest_reference_version


def named(revision: Revision) -> str:
    """A revision as a choice: its name, the beginning of its id and when it was frozen."""
    return f"{revision.name} · {revision.pk[:12]} · {revision.frozen_at:%-d %b %Y}"


class StartRunForm(forms.Form):
    """Which frozen scorer to run over the study, under which reference version."""

    revision = forms.ChoiceField(label="Revision", help_text="A frozen scorer, newest first.")
    reference_version = forms.TypedChoiceField(
        label="References", coerce=int, help_text="The newest, unless you compare with the past."
    )

    def __init__(self, *args: Any, study_id: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        newest = newest_reference_version(study_id)
        self.fields["revision"].choices = [(r.pk, named(r)) for r in queries.all_revisions()]
        self.fields["reference_version"].choices = [
            (version, f"version {version}" + (" (newest)" if version == newest else ""))
            for version in range(newest, 0, -1)
        ]


class DiffForm(forms.Form):
    """Which other revision to compare with."""

    other = forms.ChoiceField(label="Compare with")

    def __init__(self, *args: Any, revision: Revision, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        others = queries.all_revisions().exclude(pk=revision.pk)
        self.fields["other"].choices = [(row.pk, named(row)) for row in others]
        self.fields["other"].initial = revision.parent_id
