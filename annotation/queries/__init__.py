"""Reads of this floor.

`desk` serves the person who labels and never touches the administrator mapping; `tables` serves
the audit, `people` answers who must stay blind, `packets` and `candidates` serve the researcher.
"""

from .candidates import PAIRABLE, candidates, secrets, withheld
from .desk import (
    Desk,
    DeskItem,
    Place,
    desk,
    desk_item,
    first_unfinished,
    frozen,
    history,
    places,
    position_of,
)
from .packets import (
    GuessRow,
    Progress,
    StatementRow,
    Work,
    codebook,
    codebook_worklist,
    disputed_items,
    first_label_at,
    guess_rows,
    labels_mark,
    open_work,
    packet_by_slug,
    packets,
    progress,
    rounds,
    statements,
)
from .people import seen_kinds, why_blind
from .tables import (
    FinalRow,
    ItemRow,
    LabelTable,
    RatingRow,
    RepeatRow,
    label_table,
    review_rows,
)
from .training import TrainingResult, has_passed, training_result

__all__ = [
    "PAIRABLE",
    "Desk",
    "DeskItem",
    "FinalRow",
    "GuessRow",
    "ItemRow",
    "LabelTable",
    "Place",
    "Progress",
    "StatementRow",
    "TrainingResult",
    "has_passed",
    "training_result",
    "RatingRow",
    "RepeatRow",
    "Work",
    "candidates",
    "codebook",
    "codebook_worklist",
    "desk",
    "desk_item",
    "disputed_items",
    "first_label_at",
    "first_unfinished",
    "frozen",
    "guess_rows",
    "history",
    "label_table",
    "labels_mark",
    "open_work",
    "packet_by_slug",
    "packets",
    "places",
    "position_of",
    "progress",
    "review_rows",
    "rounds",
    "secrets",
    "statements",
    "seen_kinds",
    "why_blind",
    "withheld",
]
