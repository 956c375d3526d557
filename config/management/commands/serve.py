"""`manage.py serve`: the web server and a worker under one supervisor; Ctrl-C ends both."""

import errno
import json
import os
import shutil
import socket
import sys
import threading
import time
import urllib.request
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import connections
from honcho import manager as honcho_manager
from honcho.manager import Manager

from config.demo import logins

READY_S = 60
RESTART_S = 2
# More than the web's graceful timeout; a worker ends its poll of the queue within it.
STOP_S = 15
# What honcho returns when Ctrl-C or a TERM signal ended it.
STOPPED_BY_HAND = (130, 143)


class Command(BaseCommand):
    help = "Set up the database and the demo study, then run the web server and a worker."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--no-demo", action="store_true", help="do not load the demo study")

    def handle(self, *args: Any, **options: Any) -> None:
        check_port_free(settings.HOST, settings.PORT)
        call_command("migrate", verbosity=0)
        call_command("collectstatic", interactive=False, verbosity=0)
        if not options["no_demo"]:
            call_command("load_demo", stdout=self.stdout)
        connections.close_all()
        metrics = settings.DATA_DIR / "metrics"
        shutil.rmtree(metrics, ignore_errors=True)
        metrics.mkdir()
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(metrics)
        threading.Thread(target=self.announce, daemon=True).start()
        sys.exit(supervise())

    def announce(self) -> None:
        """Print the address once the site answers on it."""
        address = f"http://{settings.HOST}:{settings.PORT}/"
        deadline = time.monotonic() + READY_S
        while not answers(f"{address}healthz"):
            if time.monotonic() > deadline:
                return
            time.sleep(0.2)
        lines = [f"Assay is running at {address}", "Ctrl-C ends it; the data stays.", ""]
        lines += [f"{row['role']:<12} {row['username']:<12} {row['password']}" for row in logins()]
        self.stdout.write("\n" + "\n".join(f"  {line}" for line in lines) + "\n")


def check_port_free(host: str, port: int) -> None:
    """Raise `CommandError` if something listens on the port already."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CommandError(f"cannot listen on {host}:{port}: {error.strerror}") from None
            raise CommandError(
                f"port {port} is taken by another program; choose another: make run PORT={port + 1}"
            ) from None


def answers(address: str) -> bool:
    """Whether the site is up."""
    try:
        with urllib.request.urlopen(address, timeout=2) as reply:  # noqa: S310  our own address
            return "database" in json.load(reply)
    except OSError:
        return False


def supervise() -> int:
    """Run web and worker until the web ends or a signal comes; return the exit code."""
    python = sys.executable
    honcho_manager.KILL_WAIT = STOP_S
    manager = Manager()
    manager.add_process(
        "web",
        f"{python} -m gunicorn config.wsgi --bind {settings.HOST}:{settings.PORT}"
        f" --workers {settings.WEB_WORKERS} --threads {settings.WEB_THREADS}"
        " --graceful-timeout 10 --log-level warning",
        cwd=settings.BASE_DIR,
    )
    manager.add_process(
        "worker",
        # A worker that was killed comes back; the site and the work in the database stay.
        f"until {python} -m celery --quiet -A config worker --beat --without-gossip"
        f" --without-mingle --concurrency {settings.CELERY_CONCURRENCY} --loglevel warning;"
        f" do echo 'The worker was killed and starts again.'; sleep {RESTART_S}; done",
        cwd=settings.BASE_DIR,
    )
    manager.loop()
    return 0 if manager.returncode in STOPPED_BY_HAND else manager.returncode or 0
