"""Shapes of the annotation API; an annotator's side holds no more than their pages do."""

from dataclasses import replace
from typing import Any

from rest_framework import serializers


class WorkSerializer(serializers.Serializer):
    """One piece of your work, with its state."""

    packet = serializers.SlugField(source="slug")
    title = serializers.CharField()
    study = serializers.SlugField(source="study_slug")
    purpose = serializers.CharField()
    n_items = serializers.IntegerField()
    n_done = serializers.IntegerField()
    state = serializers.ChoiceField(choices=["mine", "waiting", "done"])


class PlaceSerializer(serializers.Serializer):
    """One item in your order."""

    position = serializers.IntegerField()
    item = serializers.CharField(source="code")
    state = serializers.ChoiceField(choices=["new", "begun", "done"])


class ItemSerializer(serializers.Serializer):
    """A blinded item with your current label; `version` is its ETag."""

    item = serializers.CharField(source="code")
    position = serializers.IntegerField()
    item_hash = serializers.CharField()
    document = serializers.DictField()
    values = serializers.DictField()
    note = serializers.CharField()
    version = serializers.IntegerField()
    is_complete = serializers.BooleanField()


class LabelRequestSerializer(serializers.Serializer):
    """A whole row of the packet's schema; fields that you have not judged are null."""

    values = serializers.DictField(child=serializers.JSONField(allow_null=True))
    note = serializers.CharField(allow_blank=True, default="", max_length=10_000)
    active_ms = serializers.IntegerField(
        required=False, allow_null=True, min_value=0, max_value=86_400_000, default=None
    )


class LabelSerializer(serializers.Serializer):
    """What was stored."""

    version = serializers.IntegerField()
    saved_at = serializers.DateTimeField()


class SubmitRequestSerializer(serializers.Serializer):
    """Your statement: did a language model help, and how."""

    used_llm = serializers.BooleanField()
    text = serializers.CharField(allow_blank=True, default="", max_length=5_000)


class PacketSerializer(serializers.Serializer):
    """A packet, for researchers."""

    packet = serializers.SlugField(source="slug")
    title = serializers.CharField()
    kind = serializers.CharField()
    schema = serializers.CharField(source="schema_key")
    n_items = serializers.IntegerField()
    manifest_sha256 = serializers.CharField(source="manifest_hash")
    reference_version = serializers.IntegerField()
    codebook_version = serializers.IntegerField()
    frozen_at = serializers.DateTimeField()
    unblinded_at = serializers.DateTimeField(allow_null=True)


class PacketRequestSerializer(serializers.Serializer):
    """A packet to freeze."""

    packet = serializers.SlugField(max_length=80)
    title = serializers.CharField(max_length=200, allow_blank=True, default="")
    annotators = serializers.ListField(
        child=serializers.CharField(max_length=150), min_length=1, max_length=50
    )
    size = serializers.IntegerField(required=False, allow_null=True, min_value=1, default=None)
    stratify = serializers.ListField(
        child=serializers.CharField(max_length=100), default=list, max_length=5
    )
    seed = serializers.IntegerField(min_value=0, max_value=2**31 - 1)
    schema = serializers.ChoiceField(choices=["six-fields", "reliance"], default="six-fields")

    def validate_annotators(self, names: list[str]) -> list[str]:
        """Nobody labels an item twice."""
        if len(set(names)) != len(names):
            raise serializers.ValidationError("A person is named twice.")
        return names


class CurrentLabelSerializer(serializers.Serializer):
    """One person's current row of one item."""

    item = serializers.CharField(source="code")
    annotator = serializers.CharField()
    values = serializers.DictField()
    note = serializers.CharField()
    version = serializers.IntegerField()
    saved_at = serializers.DateTimeField()
    origin = serializers.CharField()
    codebook_version = serializers.IntegerField()
    reference_version = serializers.IntegerField()


class FinalLabelSerializer(serializers.Serializer):
    """One item's reference label and where it came from."""

    item = serializers.CharField(source="code")
    values = serializers.DictField()
    source = serializers.CharField()


def label_document(table: Any, *, with_notes: bool) -> dict[str, Any]:
    """Labels, adjudicated rows and final rows of a packet; notes only where they are open."""
    rows = [*table.ratings, *table.adjudicated]
    shown = rows if with_notes else [replace(row, note="") for row in rows]
    return {
        "packet": table.slug,
        "manifest_sha256": table.manifest,
        "labels": CurrentLabelSerializer(shown[: len(table.ratings)], many=True).data,
        "adjudicated": CurrentLabelSerializer(shown[len(table.ratings) :], many=True).data,
        "final": FinalLabelSerializer(table.final, many=True).data,
    }


class LabelDocumentSerializer(serializers.Serializer):
    """Everything that people said about a packet."""

    packet = serializers.SlugField()
    manifest_sha256 = serializers.CharField()
    labels = CurrentLabelSerializer(many=True)
    adjudicated = CurrentLabelSerializer(many=True)
    final = FinalLabelSerializer(many=True)
