"""What to freeze, as the page, the API and the command ask for it."""

from datetime import datetime
from typing import Any

from .codebooks import ensure_codebook, shipped_schema
from .freezing import PacketSpec


def packet_spec(
    *, study_id: int, schema: str, at: datetime, codebook_text: str = "", **asked: Any
) -> PacketSpec:
    """A spec with the named schema and the study's codebook for it, published if there is none.

    `asked` are the other fields of `PacketSpec`. Raises `BadInput` for an unknown schema, or
    where no codebook ships for it and none is given.
    """
    document = shipped_schema(schema)
    codebook = ensure_codebook(
        study_id=study_id, schema_key=document["key"], text=codebook_text, at=at
    )
    return PacketSpec(study_id=study_id, schema=document, codebook=codebook.version, **asked)
