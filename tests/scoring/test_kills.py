"""`kill -9` in the middle of a run: it completes, with exactly one verdict per trajectory."""

import json
import os
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.factories import PASSWORD, task_record, toxic_record

from .scorers import EXACT, write_scorer
from .workers import Browser, Site, free_port, is_listening, kill_group, wait_until

DATABASE_URL = os.environ.get("DATABASE_URL", "")
SERVER = DATABASE_URL if DATABASE_URL.startswith("postgres") else ""
N_TRAJECTORIES = 120
AMQP_PORT = 5672
SLOW = EXACT.replace('"""Correct', 'import time; time.sleep(0.02)\n    """Correct')


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with a study of 120 trajectories and a slow scorer, to be copied by each test."""
    made = Site(tmp_path_factory.mktemp("template"), SERVER and new_database())
    tasks, runs = made.folder / "tasks.jsonl", made.folder / "runs.jsonl"
    tasks.write_text(json.dumps(task_record("num-01")))
    records = (toxic_record(f"t-{n:03}", "num-01") for n in range(N_TRAJECTORIES))
    runs.write_text("\n".join(map(json.dumps, records)))
    folder = write_scorer(made.folder / "slow", SLOW)
    made.manage_all(
        ["migrate", "--verbosity", "0"],
        ["collectstatic", "--noinput", "--verbosity", "0"],
        ["import_study", "--study", "s", "--tasks", str(tasks), "--trajectories", str(runs)],
        ["freeze_scorer", "--name", "slow", "--path", str(folder)],
        ["create_owner", "--study", "s", "--username", "olga", "--password", PASSWORD],
    )
    yield made
    drop_database(made.database_url)


@pytest.fixture
def site(template: Site, tmp_path: Path) -> Iterator[Site]:
    """A copy of the template, on SQLite or on the server of DATABASE_URL."""
    folder = tmp_path / "site"
    shutil.copytree(template.folder, folder)
    made = Site(folder, SERVER and new_database(template.database_url))
    yield made
    made.close()
    drop_database(made.database_url)


def new_database(template_url: str = "") -> str:
    """Make a database on the server, as a copy of another; returns its URL."""
    name = f"kill_{uuid.uuid4().hex[:8]}"
    copied = f' TEMPLATE "{template_url.rpartition("/")[2]}"' if template_url else ""
    with psycopg.connect(SERVER, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"{copied}')
    return f"{SERVER.rpartition('/')[0]}/{name}"


def drop_database(url: str) -> None:
    """Remove a database that `new_database` made."""
    if url.startswith("postgres"):
        with psycopg.connect(SERVER, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{url.rpartition("/")[2]}" WITH (FORCE)')


def start_run(site: Site) -> None:
    """Put the run of the slow scorer on the queue."""
    revision = site.one("SELECT id FROM scoring_revision")
    site.manage("score", "--study", "s", "--revision", revision)


def n_done(site: Site) -> int:
    """How many chunks are done."""
    return site.one("SELECT COUNT(*) FROM scoring_chunk WHERE state = 'done'")


def check_complete(site: Site) -> None:
    """Wait for the run's end and count its verdicts."""
    state = "SELECT state FROM scoring_scoringrun"
    try:
        wait_until(lambda: site.one(state) == "done", "the run is done", seconds=180)
    except AssertionError as error:
        raise AssertionError(f"{error}\n{site.logs()}") from None
    counts = "SELECT COUNT(*), COUNT(DISTINCT trajectory_id) FROM scoring_verdict"
    assert site.rows(counts) == [(N_TRAJECTORIES, N_TRAJECTORIES)]
    assert site.rows("SELECT DISTINCT status FROM scoring_verdict") == [("ok",)]


def test_a_worker_killed_in_mid_chunk_loses_and_repeats_nothing(site: Site) -> None:
    start_run(site)
    victim = site.start_worker()
    leased = "SELECT COUNT(*) FROM scoring_chunk WHERE state = 'leased'"
    wait_until(lambda: n_done(site) and site.one(leased), "a chunk is done and another leased")

    kill_group(victim)
    assert site.one(leased) == 1, "it died with a chunk in its hands"
    site.start_worker()

    check_complete(site)
    assert site.one("SELECT MAX(n_attempts) FROM scoring_chunk") > 1


def test_two_workers_share_a_run_and_one_may_die(site: Site) -> None:
    start_run(site)
    victim = site.start_worker()
    site.start_worker()
    wait_until(lambda: n_done(site), "a chunk is done")

    kill_group(victim)

    check_complete(site)


def test_a_run_started_in_the_page_outlives_the_web_process(site: Site) -> None:
    port = free_port()
    web = site.start_web(port)
    browser = Browser(port)
    browser.submit("/login/", "/login/", username="olga", password=PASSWORD)
    revision = site.one("SELECT id FROM scoring_revision")
    runs = "/studies/s/runs/"
    page = browser.submit(runs, f"{runs}start/", revision=revision, reference_version="1")
    assert page.removeprefix(browser.address).startswith(runs)

    kill_group(web)
    site.start_worker()

    check_complete(site)


@pytest.mark.skipif(not shutil.which("redis-server"), reason="redis-server is not installed")
def test_redis_killed_in_mid_run_loses_messages_but_no_work(site: Site) -> None:
    port = free_port()
    redis = site.start_redis(port)
    start_run(site)
    site.start_worker()
    wait_until(lambda: n_done(site), "a chunk is done")

    kill_group(redis)
    assert site.one("SELECT state FROM scoring_scoringrun") == "running"
    site.start_redis(port)

    check_complete(site)


@pytest.mark.skipif(not is_listening(AMQP_PORT), reason=f"RabbitMQ is not on port {AMQP_PORT}")
def test_a_worker_killed_over_rabbitmq_loses_and_repeats_nothing(site: Site) -> None:
    site.env["CELERY_BROKER_URL"] = f"amqp://guest:guest@127.0.0.1:{AMQP_PORT}//"
    start_run(site)
    victim = site.start_worker()
    wait_until(lambda: n_done(site), "a chunk is done")

    kill_group(victim)
    site.start_worker()

    check_complete(site)
