"""Guard what is never changed once stored: labels, items, the mapping, frozen packets."""

from django.db import migrations

from studies.triggers import guard_columns


class Migration(migrations.Migration):
    dependencies = [("annotation", "0001_initial")]

    operations = [
        guard_columns(
            "annotation_packet",
            [
                "study_id", "slug", "kind", "schema", "schema_key", "options", "n_items",
                "reference_version", "manifest_hash", "finding", "frozen_at",
            ],
        ),
        guard_columns(
            "annotation_freezerecord", ["packet_id", "manifest", "certificate", "sampling"]
        ),
        guard_columns("annotation_packetitem", ["packet_id", "code", "document", "item_hash"]),
        guard_columns(
            "annotation_itemmapping",
            [
                "item_id", "trajectory_id", "stratum", "inclusion_probability", "repeat_of_id",
                "pair_group", "redactions",
            ],
        ),
        guard_columns("annotation_gold", ["item_id", "values", "explanation"]),
        guard_columns(
            "annotation_codebook",
            [
                "study_id", "schema_key", "version", "text", "text_hash", "affected_fields",
                "note", "published_at",
            ],
        ),
        guard_columns(
            "annotation_round",
            ["packet_id", "purpose", "is_open", "field", "reason", "details", "opened_at"],
        ),
        guard_columns(
            "annotation_assignment",
            ["round_id", "item_id", "annotator_id", "position", "asks_all"],
        ),
        guard_columns(
            "annotation_submission",
            ["round_id", "annotator_id", "used_llm", "statement", "submitted_at"],
        ),
        guard_columns(
            "annotation_label",
            [
                "assignment_id", "version", "key", "values", "note", "evidence", "active_ms",
                "saved_at", "collected_at", "codebook_version", "reference_version", "origin",
                "sheet_id", "saved_by_id",
            ],
        ),
        guard_columns(
            "annotation_returnedsheet",
            [
                "packet_id", "annotator_id", "name", "sha256", "path", "adjudicated", "n_rows",
                "received_at", "collected_at",
            ],
        ),
        guard_columns(
            "annotation_conditionguess", ["assignment_id", "attribute", "guess", "at"]
        ),
        guard_columns(
            "annotation_disputecause", ["item_id", "cause", "comment", "coded_by_id", "coded_at"]
        ),
    ]
