"""`manage.py run_toxicbench`: make paired clean and poisoned trajectories, and import them."""

import json
import logging
import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import openai
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from studies.models import Study
from studies.rules import Refused
from studies.services import create_study, delete_empty_study
from toxicbench.agents.checkpoints import OtherExperiment
from toxicbench.agents.live import EndpointUnusable, LiveAgent
from toxicbench.agents.scripted import ScriptedAgent
from toxicbench.experiment import run_cells
from toxicbench.intent import intended
from toxicbench.library import SUITES, BadDefinition, read_tasks
from toxicbench.matrix import MATRICES, Cell
from toxicbench.protocols import PROTOCOLS, Caps
from toxicbench.runs import Agent, Run, Settings
from toxicbench.tasks import Task
from trajectories.services import ImportSummary, import_records

BAR = 30
RESUMING = "The same command goes on from the replies that are on record."
LIVE_ROWS = 200
"""Rows of a result that a model is shown; a script reads them all."""


class Command(BaseCommand):
    help = (
        "Run an agent over ToxicBench tasks, clean and poisoned, and put the trajectories into a "
        "study, into JSON Lines files, or both. The defence and repeated matrices are 944 and "
        "1,572 runs."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", metavar="SLUG", help="the study to fill; made where new")
        parser.add_argument("--title", default="", help="the study's title, where it is new")
        parser.add_argument("--out", type=Path, metavar="DIR", help="write JSON Lines files there")
        parser.add_argument(
            "--agent", default="scripted", help="'scripted', or the URL of a compatible endpoint"
        )
        self._add_experiment(parser)
        self._add_live(parser)

    def _add_experiment(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--matrix", nargs="+", choices=MATRICES, default=["defence", "repeated"]
        )
        parser.add_argument("--suites", nargs="+", choices=SUITES, default=list(SUITES))
        parser.add_argument("--methods", nargs="+", choices=PROTOCOLS, default=list(PROTOCOLS))
        parser.add_argument("--limit", type=_positive, help="only the first N tasks of each suite")
        parser.add_argument("--repetitions", type=_positive, default=1)
        parser.add_argument("--seed", type=int, default=20260915)
        parser.add_argument(
            "--steps", type=_positive, default=8, help="tool calls a route may make"
        )
        parser.add_argument("--output-tokens", type=_positive, default=1024, help="a request")
        parser.add_argument("--one-shot", choices=["shared", "per_route"], default="shared")
        parser.add_argument("--corruption", choices=["scalar", "full", "partial"], default="scalar")

    def _add_live(self, parser: ArgumentParser) -> None:
        parser.add_argument("--model", help="the model to ask for (with a URL)")
        parser.add_argument("--key-variable", default="OPENAI_API_KEY", metavar="NAME")
        parser.add_argument("--temperature", type=float)
        parser.add_argument(
            "--token-parameter",
            choices=["max_tokens", "max_completion_tokens"],
            default="max_tokens",
        )
        parser.add_argument("--timeout", type=float, default=120.0, help="seconds a request")
        parser.add_argument("--workers", type=_positive, default=1, help="runs at a time")
        parser.add_argument("--checkpoints", type=Path, metavar="DIR")

    def handle(self, *args: Any, **options: Any) -> None:
        if not options["study"] and not options["out"]:
            raise CommandError("nowhere to put the runs: name --study or --out", returncode=2)
        if options["study"]:
            _study(options["study"])  # so that a missing database shows before the runs
        try:
            tasks = _tasks(options)
            cells = _cells(options, tasks)
            agent = self._agent(options, {task.task_id: task for task in tasks})
            runs = self._runs(options, tasks, cells, agent)
            self._deliver(options, tasks, runs)
        except (BadDefinition, EndpointUnusable, OtherExperiment, Refused, OSError) as error:
            raise CommandError(str(error)) from None
        except KeyboardInterrupt:
            raise CommandError("interrupted; nothing was imported. " + RESUMING) from None

    def _agent(self, options: Mapping[str, Any], tasks: Mapping[str, Task]) -> Agent:
        if options["agent"] == "scripted":
            structured = options["corruption"] != "scalar"
            return ScriptedAgent(tasks, seed=options["seed"], structured=structured)
        if "://" not in options["agent"]:
            raise CommandError("--agent must be 'scripted' or a URL", returncode=2)
        if not options["model"]:
            raise CommandError("--model is needed with a URL", returncode=2)
        logging.getLogger("httpx2").setLevel(logging.WARNING)  # a line a request breaks the bar
        name = options["study"] or "files"
        client = openai.OpenAI(
            base_url=options["agent"],
            api_key=os.environ.get(options["key_variable"]) or "none",
            timeout=options["timeout"],
        )
        return LiveAgent(
            client,
            model=options["model"],
            checkpoints=options["checkpoints"] or settings.DATA_DIR / "toxicbench" / name,
            temperature=options["temperature"],
            token_parameter=options["token_parameter"],
        )

    def _runs(
        self,
        options: Mapping[str, Any],
        tasks: Iterable[Task],
        cells: list[Cell],
        agent: Agent,
    ) -> list[Run]:
        experiment = Settings(
            seed=options["seed"],
            caps=Caps(options["steps"], options["output_tokens"]),
            per_route=options["one_shot"] == "per_route",
            corruption=options["corruption"],
            max_rows=2000 if options["agent"] == "scripted" else LIVE_ROWS,
        )
        by_id = {task.task_id: task for task in tasks}
        workers = options["workers"]
        runs = run_cells(cells, by_id, agent, experiment, workers=workers)
        return list(self._with_bar(runs, len(cells)))

    def _with_bar(self, runs: Iterator[Run], total: int) -> Iterator[Run]:
        shown = self.stderr.isatty()
        for done, run in enumerate(runs, start=1):
            if shown:
                filled = BAR * done // total
                bar = "#" * filled + "·" * (BAR - filled)
                self.stderr.write(f"\r{bar} {done:,} of {total:,} runs", ending="")
            yield run
        if shown:
            self.stderr.write("")

    def _deliver(self, options: Mapping[str, Any], tasks: list[Task], runs: list[Run]) -> None:
        records = [task.record() for task in tasks]
        if options["out"]:
            _write(options["out"], records, runs, tasks)
        if options["study"]:
            summary = self._import(options, records, runs)
            keys = ("tasks", "trajectories", "skipped", "duplicates")
            counts = {key: getattr(summary, key) for key in keys}
        else:
            counts = {"tasks": len(records), "trajectories": len(runs)}
        self.stdout.write(json.dumps(counts))

    def _import(
        self, options: Mapping[str, Any], tasks: list[dict[str, Any]], runs: list[Run]
    ) -> ImportSummary:
        slug = options["study"]
        study = _study(slug)
        made = study is None
        study = study or create_study(slug=slug, title=options["title"] or slug, at=timezone.now())
        try:
            return import_records(
                study_id=study.pk,
                tasks=tasks,
                trajectories=(run.record for run in runs),
                sources=["run_toxicbench"],
                at=timezone.now(),
            )
        except BaseException:
            if made:
                delete_empty_study(study_id=study.pk)
            raise


def _study(slug: str) -> Study | None:
    return Study.objects.filter(slug=slug).first()


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"must be a whole number from 1 on; got {text}")
    return int(text)


def _tasks(options: Mapping[str, Any]) -> list[Task]:
    """The tasks of the suites that the chosen matrices use, ineligible ones included."""
    folder = settings.BASE_DIR / "fixtures" / "toxicbench"
    found: list[Task] = []
    for suite in options["suites"]:
        found += islice(read_tasks(folder, suite), options["limit"])
    suites = {task.task_id: task.suite for task in found}
    used = {
        suites[cell.task_id] for matrix in options["matrix"] for cell in MATRICES[matrix](found)
    }
    return [task for task in found if task.suite in used]


def _cells(options: Mapping[str, Any], tasks: list[Task]) -> list[Cell]:
    cells = [
        cell
        for matrix in options["matrix"]
        for cell in MATRICES[matrix](tasks, repetitions=options["repetitions"])
        if cell.method in options["methods"]
    ]
    if not cells:
        raise CommandError("no run fits --matrix, --suites and --methods together")
    return cells


def _write(folder: Path, records: list[dict[str, Any]], runs: list[Run], tasks: list[Task]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _write_lines(folder / "tasks.jsonl", records)
    _write_lines(folder / "trajectories.jsonl", (run.record for run in runs))
    by_id = {task.task_id: task for task in tasks}
    if all(statement for run in runs for statement in run.statements):
        labels = (intended(run, by_id[run.record["task_id"]]) for run in runs)
        _write_lines(folder / "intended.jsonl", labels)


def _write_lines(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
