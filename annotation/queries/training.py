"""How a person did in a training packet, and whether that opens the real one."""

from collections.abc import Iterator
from dataclasses import dataclass

from annotation.models import Gold, Label, Packet, Submission
from annotation.rules import Schema, parse_schema


@dataclass(frozen=True)
class TrainingResult:
    """Fields answered as the gold says, of those that the gold decides.

    Only the first finished row of each item counts: what comes after has seen the gold.
    """

    n_fields: int
    n_right: int
    pass_bar: float

    @property
    def share(self) -> float | None:
        """The share of right fields; None where nothing is answered."""
        return self.n_right / self.n_fields if self.n_fields else None

    @property
    def passed(self) -> bool:
        """Whether the bar is reached."""
        return self.share is not None and self.share >= self.pass_bar


def training_result(packet_id: int, annotator_id: int) -> TrainingResult:
    """The person's result so far in a training packet."""
    schema, options = Packet.objects.values_list("schema", "options").get(pk=packet_id)
    right = list(_compared(packet_id, annotator_id, parse_schema(schema)))
    return TrainingResult(len(right), sum(right), options["pass_bar"])


def _compared(packet_id: int, annotator_id: int, schema: Schema) -> Iterator[bool]:
    gold = dict(Gold.objects.filter(item__packet=packet_id).values_list("item", "values"))
    rows = Label.objects.filter(
        assignment__item__packet=packet_id, assignment__annotator=annotator_id
    )
    columns = ("assignment__item", "assignment__asks_all", "values")
    met: set[int] = set()
    for item, asks_all, values in rows.order_by("assignment", "version").values_list(*columns):
        if item in met or schema.missing(values, exposed=asks_all):
            continue
        met.add(item)
        for name, value in gold[item].items():
            if value is not None:
                yield values.get(name) == value


def has_passed(training_id: int, annotator_id: int) -> bool:
    """Whether the person has handed in this training and reached its bar."""
    return Submission.objects.filter(
        round__packet=training_id, annotator=annotator_id, passed=True
    ).exists()
