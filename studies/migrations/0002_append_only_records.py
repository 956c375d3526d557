from django.db import migrations

from studies.triggers import guard_columns


class Migration(migrations.Migration):
    dependencies = [("studies", "0001_initial")]

    operations = [
        guard_columns("studies_accessrecord", ["study_id", "user_id", "kind", "subject", "at"]),
        guard_columns("studies_actionrecord", ["study_id", "user_id", "action", "subject", "at"]),
    ]
