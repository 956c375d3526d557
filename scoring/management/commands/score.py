"""Score a study: `score --study SLUG --revision ID [--references VERSION] [--wait]`."""

import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from scoring import queries, services, tasks
from scoring.models import ScoringRun
from studies.models import Study
from studies.rules import Refused

# A worker that is there takes a chunk well within this time.
PATIENCE_S = 5.0
POLL_S = 0.25


class Command(BaseCommand):
    """Put a scoring run on the queue; with --wait, see it through."""

    help = "Enqueue a scoring run; the same run twice is the same run."
    # All others are a server's, and load every page of the site.
    requires_system_checks = ["models", "scoring"]

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, help="the study's slug")
        parser.add_argument("--revision", required=True, help="a revision's id, or its beginning")
        parser.add_argument("--references", type=int, help="reference version (default: newest)")
        parser.add_argument("--wait", action="store_true", help="return when the run is done")

    def handle(self, *args: Any, **options: Any) -> None:
        study = Study.objects.filter(slug=options["study"]).first()
        if study is None:
            raise CommandError(f"There is no study {options['study']!r}.")
        try:
            run = services.start_run(
                study_id=study.pk,
                revision_id=options["revision"],
                reference_version=options["references"],
                at=timezone.now(),
            )
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        if run.state == ScoringRun.State.RUNNING:
            tasks.wake(run.pk)
        if options["wait"]:
            self.see_through(run.pk)
        self.stdout.write(f"run {run.pk}: {self.state(run.pk)}")

    def see_through(self, run_id: int) -> None:
        """Show progress until the run is done; work it here where no worker answers."""
        begun = time.monotonic()
        before = queries.run_progress(run_id)
        while (now := queries.run_progress(run_id)).is_open:
            self.show(now)
            untouched = now.n_done == before.n_done and not queries.is_leased(run_id)
            if untouched and time.monotonic() - begun > PATIENCE_S:
                self.stderr.write("\nNo worker answers; this command works the run itself.")
                self.work_here(run_id)
                break
            if not untouched:
                begun, before = time.monotonic(), now
            time.sleep(POLL_S)
        self.show(queries.run_progress(run_id))
        self.stderr.write("")
        self.check_done(run_id)

    def work_here(self, run_id: int) -> None:
        """Work the run's chunks in this process; a worker that wakes up shares them."""
        while queries.run_progress(run_id).is_open:
            waiting = queries.pending_chunks(run_id)
            for chunk_id in waiting:
                try:
                    services.work_chunk(chunk_id=chunk_id)
                except Refused as refusal:
                    self.stderr.write(f"\n{refusal}")
                self.show(queries.run_progress(run_id))
            if not waiting:
                time.sleep(POLL_S)
                services.sweep(at=timezone.now())

    def show(self, progress: queries.RunProgress) -> None:
        """One line that is written over."""
        rate = f", {progress.rate:.0f}/s" if progress.rate else ""
        left = f", {progress.seconds_left:.0f} s left" if progress.seconds_left else ""
        line = f"{progress.n_done} of {progress.n_total}{rate}{left}"
        self.stderr.write(f"\r{line:<60}", ending="")

    def check_done(self, run_id: int) -> None:
        """Fail the command where the run has failed or was cancelled."""
        progress = queries.run_progress(run_id)
        if progress.state != ScoringRun.State.DONE:
            why = f": {progress.last_error}" if progress.last_error else ""
            raise CommandError(f"The run is {progress.state}{why}")

    def state(self, run_id: int) -> str:
        """The run in a few words."""
        progress = queries.run_progress(run_id)
        failed = f", {progress.n_failed} failed" if progress.n_failed else ""
        return f"{progress.state}, {progress.n_done} of {progress.n_total}{failed}"
