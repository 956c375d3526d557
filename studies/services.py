"""Writes of the ground floor: one verb each, in one transaction."""

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import Any

import httpx2
from django.conf import settings
from django.db import IntegrityError, transaction

from studies import rules
from studies.models import (
    AccessRecord,
    ActionRecord,
    Invitation,
    Membership,
    Role,
    Study,
    User,
    Webhook,
    WebhookDelivery,
)
from studies.webhooks import SIGNATURE_HEADER, check_public, signed

INVITATION_DAYS = 14
WEBHOOK_TRIES = 8


@transaction.atomic
def create_study(
    *, slug: str, title: str, at: datetime, description: str = "", owner: User | None = None
) -> Study:
    """Make a study; its owner, where given, becomes a member."""
    if Study.objects.filter(slug=slug).exists():
        raise rules.Refused(f"A study with the slug {slug!r} exists; choose another slug.")
    study = Study.objects.create(slug=slug, title=title, description=description, created_at=at)
    if owner:
        add_member(study_id=study.pk, user_id=owner.pk, role=Role.OWNER, at=at)
    return study


@transaction.atomic
def add_member(*, study_id: int, user_id: int, role: str, at: datetime) -> Membership:
    """Give a person a role in a study; asking again changes nothing."""
    membership, _ = Membership.objects.get_or_create(
        study_id=study_id, user_id=user_id, role=role, defaults={"created_at": at}
    )
    return membership


def token_hash(token: str) -> str:
    """SHA-256 of a link's secret; the secret itself is never stored."""
    return hashlib.sha256(token.encode()).hexdigest()


@transaction.atomic
def invite(*, study_id: int, role: str, by: int, at: datetime) -> str:
    """Make a one-time invitation and return its secret, which is shown once."""
    if role not in Role.values:
        raise rules.Refused(f"There is no role {role!r}; choose one of {', '.join(Role.values)}.")
    token = secrets.token_urlsafe(24)
    Invitation.objects.create(
        study_id=study_id,
        role=role,
        token_hash=token_hash(token),
        created_by_id=by,
        created_at=at,
        expires_at=at + timedelta(days=INVITATION_DAYS),
    )
    record_action(study_id=study_id, user_id=by, action="invite", subject=role, at=at)
    return token


@transaction.atomic
def accept_invitation(*, token: str, user_id: int, at: datetime) -> Membership:
    """Take a one-time invitation; raises `Refused` if it is unknown, used or expired."""
    found = Invitation.objects.filter(token_hash=token_hash(token)).first()
    if found is None:
        raise rules.Refused("There is no such invitation; ask the study's owner for a new link.")
    rules.check_invitation_open(taken_at=found.taken_at, expires_at=found.expires_at, at=at)
    mine = Invitation.objects.filter(pk=found.pk, taken_at=None)
    if not mine.update(taken_by_id=user_id, taken_at=at):
        raise rules.Refused("This invitation was used already; ask for a new one.")
    record_action(
        study_id=found.study_id, user_id=user_id, action="join", subject=found.role, at=at
    )
    return add_member(study_id=found.study_id, user_id=user_id, role=found.role, at=at)


@transaction.atomic
def join(
    *, token: str, at: datetime, user_id: int | None, username: str = "", password: str = ""
) -> User:
    """Take an invitation as a known person, or make a new one with `username` and `password`."""
    known = None if user_id is None else User.objects.get(pk=user_id)
    person = known or _new_person(username, password)
    accept_invitation(token=token, user_id=person.pk, at=at)
    return person


def _new_person(username: str, password: str) -> User:
    """Make an account; raises `Refused` if somebody took the name a moment ago."""
    try:
        with transaction.atomic():
            return User.objects.create_user(username=username, password=password)
    except IntegrityError:
        raise rules.Refused("That name was taken a moment ago; choose another.") from None


def record_access(*, study_id: int, user_id: int, kind: str, subject: str, at: datetime) -> None:
    """Note that a person opened something unmasked."""
    AccessRecord.objects.create(
        study_id=study_id, user_id=user_id, kind=kind, subject=subject, at=at
    )


def record_action(
    *, study_id: int | None, user_id: int | None, action: str, subject: str, at: datetime
) -> None:
    """Note that a person, or a command, changed something."""
    ActionRecord.objects.create(
        study_id=study_id, user_id=user_id, action=action, subject=subject[:300], at=at
    )


@transaction.atomic
def delete_empty_study(*, study_id: int) -> None:
    """Take back a study that an import made and could not fill."""
    Study.objects.filter(pk=study_id).delete()


def save_preferences(*, user_id: int, changes: dict[str, Any]) -> None:
    """Merge these keys into how a person wants pages to look and which keys they press."""
    with transaction.atomic():
        person = User.objects.select_for_update().only("preferences").get(pk=user_id)
        person.preferences = {**person.preferences, **changes}
        person.save(update_fields=["preferences"])


@transaction.atomic
def add_webhook(*, study_id: int, url: str, events: list[str], by: int, at: datetime) -> Webhook:
    """Tell `url` of `events` from now on; raises `BadInput` for a private address."""
    if not settings.WEBHOOKS_MAY_BE_PRIVATE:
        check_public(url)
    hook = Webhook.objects.create(
        study_id=study_id,
        url=url,
        events=sorted(set(events)),
        secret=secrets.token_hex(32),
        created_by_id=by,
        created_at=at,
    )
    record_action(study_id=study_id, user_id=by, action="add webhook", subject=url, at=at)
    return hook


@transaction.atomic
def remove_webhook(*, study_id: int, webhook_id: int, by: int, at: datetime) -> None:
    """Stop telling a webhook; raises `Webhook.DoesNotExist`."""
    hook = Webhook.objects.get(pk=webhook_id, study=study_id, removed_at=None)
    Webhook.objects.filter(pk=hook.pk).update(removed_at=at)
    WebhookDelivery.objects.filter(webhook=hook, done_at=None).update(
        done_at=at, outcome="the webhook was removed"
    )
    record_action(study_id=study_id, user_id=by, action="remove webhook", subject=hook.url, at=at)


def announce(*, study_id: int, event: str, subject: str, at: datetime) -> None:
    """Queue a message to each webhook that wants it, in the caller's transaction."""
    hooks = Webhook.objects.filter(study=study_id, removed_at=None).select_related("study")
    WebhookDelivery.objects.bulk_create(
        WebhookDelivery(
            webhook=hook,
            event=event,
            body={
                "event": event,
                "study": hook.study.slug,
                "subject": subject,
                "at": at.isoformat(),
            },
            created_at=at,
            try_after=at,
        )
        for hook in hooks
        if event in hook.events
    )


def deliver(*, delivery_id: int, at: datetime) -> None:
    """Send one message; a failed try is repeated later, twice as late each time."""
    waits = [timedelta(seconds=30 * 2**n) for n in range(WEBHOOK_TRIES)]
    mine = WebhookDelivery.objects.filter(pk=delivery_id, done_at=None, try_after__lte=at)
    delivery = mine.select_related("webhook").first()
    # Taken by moving its time on, so that a second worker finds nothing to do.
    if delivery is None or not mine.update(
        n_tries=delivery.n_tries + 1, try_after=at + waits[min(delivery.n_tries, len(waits) - 1)]
    ):
        return
    outcome = _send(delivery)
    if outcome == "taken" or delivery.n_tries + 1 >= WEBHOOK_TRIES:
        WebhookDelivery.objects.filter(pk=delivery.pk).update(done_at=at, outcome=outcome)


def _send(delivery: WebhookDelivery) -> str:
    content, signature = signed(delivery.body, delivery.webhook.secret)
    headers = {"Content-Type": "application/json", SIGNATURE_HEADER: signature}
    try:
        if not settings.WEBHOOKS_MAY_BE_PRIVATE:
            check_public(delivery.webhook.url)
        reply = httpx2.post(
            delivery.webhook.url,
            content=content,
            headers=headers,
            timeout=10,
            follow_redirects=False,
        )
    except (rules.BadInput, httpx2.HTTPError) as error:
        return f"failed: {error}"[:200]
    return "taken" if reply.is_success else f"answered {reply.status_code}"
