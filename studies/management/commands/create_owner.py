"""`manage.py create_owner`: the first person of a study."""

from argparse import ArgumentParser
from getpass import getpass
from typing import Any

from django.contrib.auth import password_validation
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from studies.models import Role, Study, User
from studies.services import add_member, create_study


class Command(BaseCommand):
    help = "Make a person the owner of a study; study and person are made where they are missing."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, metavar="SLUG")
        parser.add_argument("--title", default="")
        parser.add_argument("--username", required=True)
        parser.add_argument("--password", help="asked for where it is not given")

    def handle(self, *args: Any, **options: Any) -> None:
        at = timezone.now()
        user = User.objects.filter(username=options["username"]).first()
        if user is None:
            user = User(username=options["username"])
            user.set_password(self.checked_password(user, options["password"]))
            user.save()
        study = Study.objects.filter(slug=options["study"]).first() or create_study(
            slug=options["study"], title=options["title"] or options["study"], at=at
        )
        add_member(study_id=study.pk, user_id=user.pk, role=Role.OWNER, at=at)
        self.stdout.write(f"{user.username} owns {study.slug}")

    def checked_password(self, user: User, given: str | None) -> str:
        password = given or getpass(f"Password for {user.username}: ")
        try:
            password_validation.validate_password(password, user)
        except ValidationError as error:
            raise CommandError(" ".join(error.messages)) from None
        return password
