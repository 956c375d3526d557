"""A label schema: the fields that people judge, as data frozen with the packet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from studies.rules import BadInput

KINDS = ("binary", "nominal")
ASKED = ("always", "exposed", "optional")
REFERENCES = ("reference", "values")

Value = bool | str | None


@dataclass(frozen=True)
class Field:
    """One thing that people judge.

    asked : `always`, `exposed` (only where an event was poisoned) or `optional`.
    options : the allowed words of a nominal field; empty for a binary one.
    """

    key: str
    title: str
    help: str
    kind: str
    options: tuple[str, ...]
    asked: str


@dataclass(frozen=True)
class Hint:
    """A soft note that is shown, never enforced, where a row has all of the values `where`."""

    where: Mapping[str, Value]
    say: str


@dataclass(frozen=True)
class Metric:
    """A rate: the share of `denominator` rows that have all of the values `where`."""

    key: str
    title: str
    where: Mapping[str, Value]
    denominator: str


@dataclass(frozen=True)
class Schema:
    """The fields, the hints between them and the metrics made of them."""

    key: str
    version: int
    title: str
    fields: tuple[Field, ...]
    hints: tuple[Hint, ...]
    metrics: tuple[Metric, ...]
    references: str

    @property
    def names(self) -> tuple[str, ...]:
        """The keys of the fields, in order."""
        return tuple(field.key for field in self.fields)

    @property
    def options(self) -> dict[str, tuple[str, ...] | None]:
        """For each field its options; None for a binary one (the form that record parsers take)."""
        return {field.key: field.options or None for field in self.fields}

    def check_values(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """Return the row with every field present; raises `BadInput` for what does not fit."""
        if unknown := sorted(set(values) - set(self.names)):
            raise BadInput(
                f"There is no field {unknown[0]!r} in {self.key}; it has {', '.join(self.names)}."
            )
        return {field.key: _checked(field, values.get(field.key)) for field in self.fields}

    def missing(self, values: Mapping[str, Value], *, exposed: bool) -> tuple[str, ...]:
        """The fields that are asked of this item and not judged yet."""
        required = {"always", "exposed"} if exposed else {"always"}
        return tuple(
            field.key
            for field in self.fields
            if field.asked in required and values.get(field.key) is None
        )

    def asked(self, *, exposed: bool) -> tuple[str, ...]:
        """The fields that say something about an item that is exposed, or is not."""
        return tuple(field.key for field in self.fields if exposed or field.asked != "exposed")

    def hints_for(self, values: Mapping[str, Value]) -> tuple[str, ...]:
        """The soft notes that this row calls for."""
        return tuple(
            hint.say
            for hint in self.hints
            if all(values.get(key) == value for key, value in hint.where.items())
        )


def _checked(field: Field, value: Any) -> Value:
    if value is None:
        return None
    if field.kind == "binary" and isinstance(value, bool):
        return value
    if field.kind == "nominal" and isinstance(value, str) and value in field.options:
        return value
    allowed = "true, false or null" if field.kind == "binary" else ", ".join(field.options)
    raise BadInput(f"{field.key} must be {allowed}; got {value!r:.80}.")


def parse_schema(document: Mapping[str, Any]) -> Schema:
    """Read a schema document; raises `BadInput` naming the key that does not fit."""
    if not isinstance(document, Mapping):
        raise BadInput("A schema is a JSON object with key, title and fields.")
    fields = tuple(_field(row) for row in _rows(document, "fields", required=True))
    names = [field.key for field in fields]
    if len(set(names)) < len(names):
        raise BadInput("schema.fields: two fields have the same key.")
    return Schema(
        key=_text(document, "key"),
        version=_version(document),
        title=_text(document, "title"),
        fields=fields,
        hints=tuple(_hint(row, fields) for row in _rows(document, "hints")),
        metrics=tuple(_metric(row, fields) for row in _rows(document, "metrics")),
        references=_word(document, "references", REFERENCES, "reference"),
    )


def _rows(document: Mapping[str, Any], key: str, *, required: bool = False) -> list[Any]:
    rows = document.get(key, [])
    if not isinstance(rows, list) or (required and not rows):
        raise BadInput(f"schema.{key} must be a list{' with an entry' if required else ''}.")
    return rows


def _text(row: Mapping[str, Any], key: str) -> str:
    value = row.get(key) if isinstance(row, Mapping) else None
    if not isinstance(value, str) or not value:
        raise BadInput(f"schema: {key} must be a text; got {value!r:.80}.")
    return value


def _version(document: Mapping[str, Any]) -> int:
    version = document.get("version", 1)
    if type(version) is not int or version < 1:
        raise BadInput(f"schema: version must be a whole number from 1; got {version!r:.80}.")
    return version


def _word(row: Mapping[str, Any], key: str, words: tuple[str, ...], default: str) -> str:
    value = row.get(key, default)
    if value not in words:
        raise BadInput(f"schema: {key} must be one of {', '.join(words)}; got {value!r:.80}.")
    return value


def _field(row: Mapping[str, Any]) -> Field:
    key, kind = _text(row, "key"), _word(row, "kind", KINDS, "binary")
    options = row.get("options", [])
    are_texts = isinstance(options, list) and all(isinstance(o, str) and o for o in options)
    if not are_texts or (kind == "nominal") != bool(options):
        raise BadInput(f"schema: {key}: a nominal field has options (texts), a binary one none.")
    return Field(
        key=key,
        title=_text(row, "title"),
        help=str(row.get("help", "")),
        kind=kind,
        options=tuple(options),
        asked=_word(row, "asked", ASKED, "always"),
    )


def _where(row: Mapping[str, Any], fields: tuple[Field, ...]) -> dict[str, Value]:
    where = row.get("where")
    known = {field.key: field for field in fields}
    if not isinstance(where, Mapping) or not where:
        raise BadInput("schema: where must be an object of field: value.")
    if unknown := sorted(set(where) - set(known)):
        raise BadInput(f"schema: where names {unknown[0]!r}, which is no field.")
    return {key: _checked(known[key], value) for key, value in where.items()}


def _hint(row: Mapping[str, Any], fields: tuple[Field, ...]) -> Hint:
    return Hint(where=_where(row, fields), say=_text(row, "say"))


def _metric(row: Mapping[str, Any], fields: tuple[Field, ...]) -> Metric:
    return Metric(
        key=_text(row, "key"),
        title=_text(row, "title"),
        where=_where(row, fields),
        denominator=_text(row, "denominator"),
    )
