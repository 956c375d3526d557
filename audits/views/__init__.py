"""Pages that show both sides: home, a study, audits, disagreements, exports."""

from audits.views.audit import annotators, contrasts, ledger, packet, revisions
from audits.views.corpus import correct, delivery, references
from audits.views.decisions import declare, register, tag
from audits.views.disagreements import disagreement, disagreements
from audits.views.downloads import download
from audits.views.home import home, study
from audits.views.three_way import compared_references

__all__ = [
    "annotators",
    "compared_references",
    "contrasts",
    "correct",
    "declare",
    "delivery",
    "disagreement",
    "disagreements",
    "download",
    "home",
    "ledger",
    "packet",
    "references",
    "register",
    "revisions",
    "study",
    "tag",
]
