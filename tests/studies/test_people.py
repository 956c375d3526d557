"""Signing in, joining by invitation, and who belongs where."""

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from studies import access, services
from studies.models import Invitation, Membership, Role, User
from studies.rules import MustNotUnmask, Refused
from tests import factories

pytestmark = pytest.mark.django_db


def invite(at=None) -> str:
    study = factories.make_study()
    owner = factories.make_owner(study)
    return services.invite(
        study_id=study.pk, role=Role.ANNOTATOR, by=owner.pk, at=at or timezone.now()
    )


def test_stranger_is_sent_to_the_sign_in_page(client: Client) -> None:
    reply = client.get("/")

    assert reply.status_code == 302
    assert reply.url.startswith("/login/")


def test_sign_in_with_the_right_password_and_not_with_a_wrong_one(client: Client) -> None:
    factories.make_user(username="ada")

    wrong = client.post("/login/", {"username": "ada", "password": "guess"})
    right = client.post("/login/", {"username": "ada", "password": factories.PASSWORD})

    assert wrong.status_code == 200
    assert right.status_code == 302


def test_too_many_wrong_passwords_lock_the_name_out(client: Client, settings) -> None:
    settings.AXES_FAILURE_LIMIT = 3
    factories.make_user(username="ada")

    for _ in range(3):
        client.post("/login/", {"username": "ada", "password": "guess"})
    reply = client.post("/login/", {"username": "ada", "password": factories.PASSWORD})

    assert reply.status_code == 429


def test_invitation_makes_a_new_person_a_member_once(client: Client) -> None:
    address = reverse("studies:invitation", args=[invite()])
    form = {"username": "newcomer", "password": "an unusual sentence"}

    first = client.post(address, form)
    client.logout()
    second = client.post(address, form | {"username": "another"})

    assert first.status_code == 302
    assert second.status_code == 409
    assert Membership.objects.get(user__username="newcomer").role == Role.ANNOTATOR
    assert not User.objects.filter(username="another").exists()


def test_invitation_takes_who_is_signed_in(client: Client) -> None:
    token = invite()
    person = factories.make_user()
    client.force_login(person)

    client.post(reverse("studies:invitation", args=[token]))

    assert person.memberships.get().role == Role.ANNOTATOR


def test_weak_password_is_refused_with_the_reason(client: Client) -> None:
    reply = client.post(
        reverse("studies:invitation", args=[invite()]),
        {"username": "newcomer", "password": "12345"},
    )

    assert "too short" in reply.content.decode()
    assert not User.objects.filter(username="newcomer").exists()


def test_expired_invitation_is_refused() -> None:
    token = invite(at=timezone.now() - timedelta(days=15))
    person = factories.make_user()

    with pytest.raises(Refused, match="expired"):
        services.accept_invitation(token=token, user_id=person.pk, at=timezone.now())


def test_used_link_says_so_before_anything_is_typed(client: Client) -> None:
    token = invite()
    services.accept_invitation(token=token, user_id=factories.make_user().pk, at=timezone.now())

    reply = client.get(f"/invitations/{token}/")

    assert reply.status_code == 409
    assert "was used already" in reply.content.decode()


def test_secret_of_an_invitation_is_not_stored() -> None:
    token = invite()

    assert token not in str(Invitation.objects.values().get())


def test_unknown_invitation_is_404(client: Client) -> None:
    assert client.get(reverse("studies:invitation", args=["nothing"])).status_code == 404


@pytest.mark.parametrize("role", [Role.ANNOTATOR, Role.ADJUDICATOR, Role.RESEARCHER])
def test_only_owners_see_people(client: Client, role: str) -> None:
    study = factories.make_study()
    client.force_login(factories.make_user(study=study, roles=[role]))

    assert client.get(reverse("studies:members", args=[study.slug])).status_code == 404


def test_owner_sees_members_and_what_was_done(client: Client) -> None:
    study = factories.make_study()
    owner = factories.make_owner(study, username="olive")
    client.force_login(owner)

    made = client.post(reverse("studies:invite", args=[study.slug]), {"role": "annotator"})
    page = client.get(reverse("studies:members", args=[study.slug])).content.decode()

    assert "/invitations/" in made.content.decode()
    assert "olive" in page
    assert "invite" in page


def test_unmasking_is_refused_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "_answers", [])

    with pytest.raises(MustNotUnmask):
        access.check_may_unmask(1, 1)


def test_one_objection_is_enough_to_stay_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "_answers", [lambda user, study: "", lambda user, study: "Finish."])

    assert access.reason_to_stay_blind(1, 1) == "Finish."
