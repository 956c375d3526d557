from django.db import migrations

from studies.triggers import guard_columns


class Migration(migrations.Migration):
    dependencies = [("audits", "0001_decisions"), ("studies", "0002_append_only_records")]

    operations = [
        guard_columns(
            "audits_registration",
            [
                "packet_id", "field", "metric", "figure", "bar", "contrast_first",
                "contrast_second", "contrast_environment", "note", "registered_by_id",
                "registered_at",
            ],
        ),
        guard_columns(
            "audits_declaration",
            ["packet_id", "revision_id", "statement", "declared_by_id", "declared_at"],
        ),
        guard_columns(
            "audits_causetag",
            [
                "packet_id", "revision_id", "item_code", "cause", "comment", "tagged_by_id",
                "tagged_at",
            ],
        ),
    ]
