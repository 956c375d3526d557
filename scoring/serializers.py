"""Shapes of the scoring API."""

from rest_framework import serializers


class RevisionSerializer(serializers.Serializer):
    """A frozen scorer."""

    id = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.CharField()
    parent = serializers.CharField(source="parent_id", allow_null=True)
    frozen_at = serializers.DateTimeField()


class RunSerializer(serializers.Serializer):
    """A scoring run and how far it is."""

    id = serializers.IntegerField(source="run.pk")
    revision = serializers.CharField(source="run.revision_id")
    reference_version = serializers.IntegerField(source="run.reference_version")
    state = serializers.CharField(source="progress.state")
    n_done = serializers.IntegerField(source="progress.n_done")
    n_total = serializers.IntegerField(source="progress.n_total")
    n_failed = serializers.IntegerField(source="progress.n_failed")
    last_error = serializers.CharField(source="progress.last_error", allow_blank=True)


class RunRequestSerializer(serializers.Serializer):
    """A run to start."""

    revision = serializers.RegexField(r"^[0-9a-f]{6,64}$")
    references = serializers.IntegerField(
        required=False, allow_null=True, min_value=1, max_value=2**31 - 1, default=None
    )


class VerdictSerializer(serializers.Serializer):
    """One verdict in the interface's own form."""

    trajectory_id = serializers.CharField(source="trajectory.trajectory_id")
    correct = serializers.BooleanField(allow_null=True)
    adopted = serializers.BooleanField(allow_null=True)
    detected = serializers.BooleanField(allow_null=True)
    validated = serializers.BooleanField(allow_null=True)
    recovered = serializers.BooleanField(allow_null=True)
    ambiguous = serializers.BooleanField(allow_null=True)
    exposed = serializers.BooleanField()
    status = serializers.CharField()
    reason = serializers.CharField()
    claims = serializers.ListField(child=serializers.DictField())
