"""Set a site up for `bench.load`: one packet, many signed-in annotators; prints them as JSON."""

import json
import sys

import django

django.setup()

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY  # noqa: E402
from django.contrib.sessions.backends.db import SessionStore  # noqa: E402
from django.core.management import call_command  # noqa: E402

from annotation.models import Assignment  # noqa: E402
from studies.models import User  # noqa: E402
from tests.annotation.factories import make_corpus, make_packet  # noqa: E402


def session_of(person: User) -> str:
    """The cookie of a person who has signed in; signing in itself is not measured."""
    session = SessionStore()
    session[SESSION_KEY] = str(person.pk)
    session[BACKEND_SESSION_KEY] = "config.backends.AccountBackend"
    session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    session.save()
    return session.session_key or ""


def main(n_annotators: int) -> None:
    call_command("migrate", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    people = [User(username=f"annotator-{number}", password="!") for number in range(n_annotators)]
    User.objects.bulk_create(people)
    people = list(User.objects.order_by("pk"))
    packet = make_packet(study=make_corpus(n_tasks=3), annotators=people, slug="load")
    rows = Assignment.objects.filter(round__packet=packet).order_by("annotator", "position")
    mine: dict[int, list[int]] = {}
    for annotator, pk in rows.values_list("annotator", "pk"):
        mine.setdefault(annotator, []).append(pk)
    annotators = [
        {"id": person.pk, "session": session_of(person), "assignments": mine[person.pk]}
        for person in people
    ]
    page = {"manifest": packet.manifest_hash, "codebook_version": packet.codebook_version}
    json.dump({"annotators": annotators, "page": page}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
