from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import openai
import pytest

from tests.toxicbench.endpoint import Body, Endpoint, Respond, calls, one_look, says, serving
from toxicbench.agents.checkpoints import OtherExperiment
from toxicbench.agents.live import EndpointUnusable, LiveAgent
from toxicbench.experiment import run_cells
from toxicbench.matrix import Cell
from toxicbench.protocols import Caps
from toxicbench.runs import Settings
from toxicbench.tasks import Task

RATE = "num-campaigns-1"
QUERY = "SELECT 100.0 * SUM(orders) / SUM(clicks) AS rate FROM campaigns"
TOXIC = Cell(RATE, "toxic", "base")


class Bench:
    """A live agent at a local endpoint, with its checkpoints."""

    def __init__(self, endpoint: Endpoint, folder: Path, tasks: Mapping[str, Task]) -> None:
        self.endpoint = endpoint
        self._tasks = tasks
        self.client = openai.OpenAI(base_url=endpoint.url, api_key="none", max_retries=0)
        self._folder = folder

    def run(
        self, cell: Cell = TOXIC, *, caps: Caps | None = None, temperature: float | None = None
    ) -> Any:
        agent = LiveAgent(
            self.client,
            model="m",
            checkpoints=self._folder,
            temperature=temperature,
            clock=lambda: 0.0,
        )
        settings = Settings(seed=1, caps=caps or Caps())
        (run,) = run_cells([cell], self._tasks, agent, settings)
        return run.record


@contextmanager
def bench(respond: Respond, folder: Path, tasks: Mapping[str, Task]) -> Iterator[Bench]:
    with serving(respond) as endpoint:
        made = Bench(endpoint, folder, tasks)
        with made.client:
            yield made


def test_a_model_calls_tools_and_answers(tmp_path: Path, tasks: Mapping[str, Task]) -> None:
    with bench(one_look(QUERY), tmp_path, tasks) as live:
        record = live.run()

    (event,) = record["events"]
    assert (event["tool"], event["message"], event["poisoned"], event["operator"]) == (
        "sql",
        "I look it up.",
        True,
        "scale",
    )
    assert event["clean_observation"].startswith("rate\n15.396")
    assert record["answer"].startswith("It is 21.708")
    assert (record["status"], record["requests"]) == ("completed", 2)
    assert record["metadata"]["routes"] == [{"prompt_tokens": 22, "completion_tokens": 6}]


def test_the_caps_are_sent_with_every_request(tmp_path: Path, tasks: Mapping[str, Task]) -> None:
    with bench(one_look(QUERY), tmp_path, tasks) as live:
        live.run(caps=Caps(steps=1, output_tokens=77))
        sent = live.endpoint.requests

    assert [request["max_tokens"] for request in sent] == [77, 77]
    assert [request["tool_choice"] for request in sent] == ["auto", "none"]


def test_a_review_is_shown_the_first_answer(tmp_path: Path, tasks: Mapping[str, Task]) -> None:
    with bench(one_look(QUERY), tmp_path, tasks) as live:
        record = live.run(Cell(RATE, "toxic", "verification_only"))
        told = live.endpoint.requests[2]["messages"][0]["content"]

    assert record["first_answer"] in told
    assert record["answer"].startswith("It is 15.396")
    assert [event["route"] for event in record["events"]] == [1, 2]


def test_more_calls_than_the_cap_exhaust_the_budget(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    def restless(request: dict[str, Any]) -> tuple[int, Body]:
        return 200, calls(("schema", {}))

    with bench(restless, tmp_path, tasks) as live:
        record = live.run(caps=Caps(steps=3))

    assert (record["status"], record["answer"], len(record["events"])) == (
        "budget_exhausted",
        None,
        3,
    )


def test_an_answer_that_is_cut_off_is_kept_as_exhausted(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    def wordy(request: dict[str, Any]) -> tuple[int, Body]:
        return 200, says("It is about", finish_reason="length")

    with bench(wordy, tmp_path, tasks) as live:
        record = live.run()

    assert (record["status"], record["answer"]) == ("budget_exhausted", "It is about")


@pytest.mark.parametrize(
    ("status", "body", "error"),
    [
        (500, {"error": {"message": "overloaded"}}, "InternalServerError"),
        (429, {"error": {"message": "slow down"}}, "RateLimitError"),
        (200, "<html>gateway</html>", "no chat completion"),
        (200, {"choices": []}, "no chat completion"),
        (200, says("  "), "neither answer nor call"),
    ],
    ids=["server error", "rate limit", "no JSON", "no choices", "blank"],
)
def test_a_failure_is_kept_and_never_asked_again(
    tmp_path: Path, tasks: Mapping[str, Task], status: int, body: Body, error: str
) -> None:
    with bench(lambda request: (status, body), tmp_path, tasks) as live:
        record = live.run()
        again = live.run()
        asked = len(live.endpoint.requests)

    assert (record["status"], record["answer"]) == ("failed", None)
    assert error in record["metadata"]["routes"][0]["error"]
    assert again == record
    assert asked == 1


def test_an_endpoint_that_cannot_be_reached_leaves_no_record(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    with serving(one_look(QUERY)) as endpoint:
        pass
    stopped = Bench(endpoint, tmp_path, tasks)

    with stopped.client, pytest.raises(EndpointUnusable, match="cannot be used"):
        stopped.run()

    assert list(tmp_path.iterdir()) == []


def test_a_connection_that_breaks_off_is_a_failure_of_its_run(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    with bench(lambda request: (0, ""), tmp_path, tasks) as live:
        record = live.run()

    assert (record["status"], record["requests"]) == ("failed", 1)


@pytest.mark.parametrize("code", ["context_length_exceeded", "content_filter"])
def test_a_refusal_of_one_text_is_a_failure_of_its_run_alone(
    tmp_path: Path, tasks: Mapping[str, Task], code: str
) -> None:
    body = {"error": {"message": "no", "code": code}}

    with bench(lambda request: (400, body), tmp_path, tasks) as live:
        record = live.run()

    assert record["status"] == "failed"


def test_a_request_refused_in_the_middle_fails_its_run(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    def respond(request: dict[str, Any]) -> tuple[int, Body]:
        if len(request["messages"]) > 2:
            return 400, {"error": {"message": "cannot read this"}}
        return 200, calls(("schema", {}))

    with bench(respond, tmp_path, tasks) as live:
        record = live.run()

    assert (record["status"], len(record["events"])) == ("failed", 1)


def test_a_failed_first_route_ends_the_run(tmp_path: Path, tasks: Mapping[str, Task]) -> None:
    with bench(lambda request: (500, {}), tmp_path, tasks) as live:
        record = live.run(Cell(RATE, "clean", "double_pass"))

    assert (record["status"], record["first_answer"], record["answer"]) == ("failed", None, None)


@pytest.mark.parametrize("status", [400, 401, 403, 404])
def test_a_misconfiguration_stops_the_experiment_and_leaves_no_record(
    tmp_path: Path, tasks: Mapping[str, Task], status: int
) -> None:
    refusing = bench(lambda request: (status, {}), tmp_path, tasks)
    with refusing as live, pytest.raises(EndpointUnusable):
        live.run()

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "arguments", "complaint"),
    [
        ("sql", "{not json", "sql does not take the arguments"),
        ("sql", "[1]", "sql does not take the arguments"),
        ("python", {"code": "1"}, "there is no tool 'python'"),
        ("sql", {"query": "DROP TABLE campaigns"}, "not authorized"),
        ("head", {"table": "campaigns", "rows": "many"}, "invalid literal"),
    ],
)
def test_a_call_that_cannot_be_served_is_an_error_that_the_model_sees(
    tmp_path: Path, tasks: Mapping[str, Task], name: str, arguments: Any, complaint: str
) -> None:
    def respond(request: dict[str, Any]) -> tuple[int, Body]:
        if request["messages"][-1]["role"] == "tool":
            return 200, says("I give up.")
        return 200, calls((name, arguments))

    with bench(respond, tmp_path, tasks) as live:
        record = live.run()
        shown = live.endpoint.requests[1]["messages"][-1]["content"]

    (event,) = record["events"]
    assert event["error"]
    assert not event["poisoned"]
    assert complaint in shown == event["observation"]


def test_an_interrupted_run_is_taken_up_where_it_stopped(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    whole = tmp_path / "whole"
    with bench(one_look(QUERY), whole, tasks) as live:
        expected = live.run()
        n_requests = len(live.endpoint.requests)
    (log,) = whole.iterdir()
    part = tmp_path / "part"
    part.mkdir()
    first_line = log.read_text().splitlines(keepends=True)[0]
    (part / log.name).write_text(first_line + '{"request_sha256": "cut o')

    with bench(one_look(QUERY), part, tasks) as live:
        resumed = live.run()
        asked = len(live.endpoint.requests)

    assert resumed == expected
    assert asked == n_requests - 1


def test_replies_to_other_requests_are_not_taken(tmp_path: Path, tasks: Mapping[str, Task]) -> None:
    with bench(one_look(QUERY), tmp_path, tasks) as live:
        live.run(temperature=0.0)
        with pytest.raises(OtherExperiment, match="choose another checkpoint folder"):
            live.run(temperature=1.0)


def test_several_workers_give_the_same_runs_in_the_same_order(
    tmp_path: Path, tasks: Mapping[str, Task]
) -> None:
    cells = [Cell(RATE, "toxic", "double_pass", repetition) for repetition in range(6)]
    with (
        serving(one_look(QUERY)) as endpoint,
        openai.OpenAI(base_url=endpoint.url, api_key="none") as client,
    ):
        agents = [
            LiveAgent(client, model="m", checkpoints=tmp_path / name, clock=lambda: 0.0)
            for name in ("one", "four")
        ]
        alone = [r.record for r in run_cells(cells, tasks, agents[0], Settings(seed=1))]
        together = [
            r.record for r in run_cells(cells, tasks, agents[1], Settings(seed=1), workers=4)
        ]

    assert together == alone
