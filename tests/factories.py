"""Rows for tests, made through the services, so that no test starts from an impossible state."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from typing import Any

from studies.models import Role, Study, User
from studies.services import add_member, create_study
from trajectories.services import import_records

AT = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
PASSWORD = "correct horse battery"
_numbers = count(1)


def make_user(*, username: str = "", study: Study | None = None, roles: Sequence[str] = ()) -> User:
    """A person with the known PASSWORD, in a study with the given roles."""
    user = User.objects.create_user(
        username=username or f"person-{next(_numbers)}", password=PASSWORD
    )
    for role in roles:
        add_member(study_id=study.pk, user_id=user.pk, role=role, at=AT)
    return user


def make_study(*, slug: str = "", owner: User | None = None) -> Study:
    """An empty study."""
    slug = slug or f"study-{next(_numbers)}"
    return create_study(slug=slug, title=slug.title(), owner=owner, at=AT)


def make_owner(study: Study, **kwargs: Any) -> User:
    """A person who owns the study."""
    return make_user(study=study, roles=[Role.OWNER], **kwargs)


def task_record(task_id: str = "num-01", **changes: Any) -> dict[str, Any]:
    """A task in the interface's form: how many orders, 1000 clean, 1250 poisoned."""
    return {
        "task_id": task_id,
        "suite": "numerical",
        "query": "How many orders were placed in March?",
        "dataset": "orders",
        "template": "count",
        "reference": {
            "type": "numeric",
            "clean": 1000,
            "poisoned": 1250,
            "tolerance": {"abs": 0.5},
            "unit": None,
            "aliases": [],
            "poisoned_aliases": [],
            "accept_any_of": [],
        },
        "eligible": True,
        "ineligible_reason": "",
        "source": None,
    } | changes


def event_record(index: int = 0, **changes: Any) -> dict[str, Any]:
    """An honest call of a query tool."""
    return {
        "index": index,
        "route": 1,
        "tool": "sql",
        "arguments": {"query": "SELECT COUNT(*) FROM orders"},
        "message": "",
        "observation": "1000",
        "clean_observation": "1000",
        "poisoned": False,
        "operator": None,
        "error": False,
    } | changes


def poisoned_event(index: int = 0, **changes: Any) -> dict[str, Any]:
    """The same call, lied to."""
    return event_record(index, observation="1250", poisoned=True, operator="scale", **changes)


def trajectory_record(
    trajectory_id: str = "t-1", task_id: str = "num-01", **changes: Any
) -> dict[str, Any]:
    """A clean base run that answers 1,000."""
    return {
        "trajectory_id": trajectory_id,
        "task_id": task_id,
        "environment": "clean",
        "method": "base",
        "adapter": "langgraph",
        "model": "model-a",
        "repetition": 0,
        "poison_probability": None,
        "answer": "There were 1,000 orders.",
        "first_answer": None,
        "status": "completed",
        "latency_s": 1.5,
        "requests": 2,
        "metadata": {},
        "events": [event_record()],
    } | changes


def toxic_record(
    trajectory_id: str = "t-2", task_id: str = "num-01", **changes: Any
) -> dict[str, Any]:
    """A poisoned run that adopts 1,250."""
    return trajectory_record(
        trajectory_id,
        task_id,
        **{
            "environment": "toxic",
            "answer": "There were 1,250 orders.",
            "events": [poisoned_event()],
        }
        | changes,
    )


def make_corpus(study: Study, *, n_tasks: int = 3) -> None:
    """Import `n_tasks` tasks with a clean and a toxic run of two methods each."""
    names = [f"num-{number:02}" for number in range(1, n_tasks + 1)]
    runs = [
        make(f"{name}-{environment}-{method}", name, method=method)
        for name in names
        for method in ("base", "double_pass")
        for environment, make in (("clean", trajectory_record), ("toxic", toxic_record))
    ]
    import_records(
        study_id=study.pk,
        tasks=[task_record(name) for name in names],
        trajectories=runs,
        sources=["made for a test"],
        at=AT,
    )
