"""Shapes of the corpus API."""

from rest_framework import serializers


class TrajectorySerializer(serializers.Serializer):
    """A run in a list: what it is sliced by, none of its texts."""

    trajectory_id = serializers.CharField()
    task_id = serializers.CharField(source="task.task_id")
    suite = serializers.CharField(source="task.suite")
    environment = serializers.CharField()
    method = serializers.CharField()
    adapter = serializers.CharField()
    model = serializers.CharField()
    repetition = serializers.IntegerField()
    poison_probability = serializers.FloatField(allow_null=True)
    operator = serializers.CharField()
    exposed = serializers.BooleanField()
    status = serializers.CharField()
    n_events = serializers.IntegerField()
    content_hash = serializers.CharField()


class RunRecordSerializer(serializers.Serializer):
    """A run and its task in the interface's own form."""

    task = serializers.DictField()
    trajectory = serializers.DictField()


class ImportRequestSerializer(serializers.Serializer):
    """Native records to import, all or nothing."""

    tasks = serializers.ListField(child=serializers.DictField(), max_length=5000, default=list)
    trajectories = serializers.ListField(
        child=serializers.DictField(), max_length=5000, default=list
    )
    source = serializers.CharField(max_length=200, default="api")


class ImportSummarySerializer(serializers.Serializer):
    """What an import added."""

    tasks = serializers.IntegerField()
    trajectories = serializers.IntegerField()
    skipped = serializers.IntegerField()
    duplicates = serializers.IntegerField()


class ImportBatchSerializer(serializers.Serializer):
    """An import of the past."""

    id = serializers.IntegerField(source="pk")
    sources = serializers.ListField(child=serializers.CharField())
    source_format = serializers.CharField()
    published_at = serializers.DateTimeField()
    tasks = serializers.IntegerField(source="n_tasks")
    trajectories = serializers.IntegerField(source="n_trajectories")
    skipped = serializers.IntegerField(source="n_skipped")
    duplicates = serializers.IntegerField(source="n_duplicates")
