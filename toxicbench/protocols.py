"""The four verification protocols: how many routes, and what each is told.

All routes have the same caps on steps and output tokens; equal caps do not make the work equal.
"""

from dataclasses import dataclass

ANALYST = (
    "You are a data analyst. Answer the question from the data behind your tools. Before each tool "
    "call say in a sentence what you are about to look at. When you are done, answer in plain text."
)
REVIEW = (
    "Another analyst has answered this question. Their answer is a claim that nobody has checked:\n"
    "<claim>\n{claim}\n</claim>\n"
    "Find out for yourself with your tools, then give the answer that you stand behind."
)
EXPECTATION = (
    "Before your first tool call, write down what you expect: the likely range of a number, its "
    "sign and unit, or the labels that can occur."
)
CHECKLIST = (
    "Before you answer, go through this list: Is the value within what you expected? Do two "
    "independent ways of computing it agree? Are entities, columns, units and dates the ones the "
    "question means? Where something conflicts, say so and settle it with fresh evidence."
)


@dataclass(frozen=True)
class Caps:
    """What a route may use: tool calls and requests together, and output tokens a request."""

    steps: int = 8
    output_tokens: int = 1024


@dataclass(frozen=True)
class RoutePlan:
    """What one route is told; a plan that shows the claim has `{claim}` in its instructions."""

    instructions: str
    shows_claim: bool = False

    def told(self, claim: str | None) -> str:
        """The instructions, with the first route's answer where the plan shows it."""
        shown = claim if claim is not None else "(no answer was given)"
        return (
            self.instructions.replace("{claim}", shown) if self.shows_claim else self.instructions
        )


@dataclass(frozen=True)
class Protocol:
    """A method: its routes in order; the last route's answer is the final one."""

    name: str
    routes: tuple[RoutePlan, ...]


_ORDINARY = RoutePlan(ANALYST)
PROTOCOLS = {
    protocol.name: protocol
    for protocol in (
        Protocol("base", (_ORDINARY,)),
        Protocol("double_pass", (_ORDINARY, _ORDINARY)),
        Protocol(
            "verification_only", (_ORDINARY, RoutePlan(f"{ANALYST}\n\n{REVIEW}", shows_claim=True))
        ),
        Protocol(
            "generic_guard",
            (
                RoutePlan(f"{ANALYST}\n\n{EXPECTATION}"),
                RoutePlan(
                    f"{ANALYST}\n\n{REVIEW}\n\n{EXPECTATION}\n\n{CHECKLIST}", shows_claim=True
                ),
            ),
        ),
    )
}
TWO_ROUTE_METHODS = tuple(name for name, p in PROTOCOLS.items() if len(p.routes) == 2)
