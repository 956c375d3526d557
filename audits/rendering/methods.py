"""The methods paragraph: sampling, blinding, people, adjudication, scorer, intervals, seeds.

Plain sentences made from stored facts; what is not known is said to be not known.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from audits.rendering.tables import Report


def methods_paragraph(report: Report, facts: Mapping[str, Any]) -> str:
    """The whole paragraph. `facts` is the provenance of the joined table."""
    parts = (_sampling, _blinding, _people, _reference, _scorers, _intervals, _registration)
    return " ".join(sentence for part in parts for sentence in part(report, facts))


def listed(words: Sequence[str]) -> str:
    """Words as English lists them."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _date(at: str | None) -> str:
    return f"{at[:10]} {at[11:16]} UTC" if at else "an unknown time"


def _sampling(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    n = report["reference"]["n_items"]
    sampling = facts.get("sampling", {})
    title, study = facts.get("packet_title", ""), facts.get("study_title", "")
    yield (
        f"The packet “{title}” holds {n} trajectories of the study “{study}” "
        f"and was frozen on {_date(facts.get('frozen_at'))} "
        f"(manifest SHA-256 {facts.get('manifest', '')[:12]}…)."
    )
    if sampling.get("chosen_by_list"):
        yield "Its trajectories were chosen by a list, so the figures describe these tasks only."
    elif sampling:
        strata = listed(sampling.get("stratify", []))
        how = f"stratified by {strata}" if strata else "without strata"
        yield f"It was drawn at random {how} with seed {sampling.get('seed')}."
    if pairs := sampling.get("pairs"):
        yield f"Pairs over {listed(pairs)} were kept together in the sample."
    if excluded := sampling.get("excluded_tasks"):
        yield f"{len(excluded)} tasks were excluded beforehand."


def _blinding(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    yield (
        "Annotators saw the question, the references, the ordered events and the final answer; "
        "model, method, adapter and every verdict were hidden."
    )
    if facts.get("options", {}).get("poison_marks"):
        yield "Poisoned observations were marked, with the clean observation beside them."
    else:
        yield "Poisoned observations were not marked."


def _people(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    names = list(report["annotators"])
    versions = facts.get("codebook_versions", [])
    book = f"codebook version {listed([str(each) for each in versions])}" if versions else "no code"
    yield (
        f"{len(names)} annotators ({listed(names)}) labelled independently, in an order of their "
        f"own, by {book}."
    )
    if n := facts.get("n_labels_of_unknown_time"):
        yield f"{n} labels were imported from sheets that do not say when they were made."
    yield from _language_models(facts.get("statements", []))


def _language_models(statements: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What people reported of language models when they handed in; the product cannot know."""
    said = {
        answer: listed(
            sorted({each["annotator"] for each in statements if each["used_llm"] is answer})
        )
        for answer in (True, False)
    }
    if said[True]:
        yield f"{said[True]} reported that a language model helped."
    if said[False]:
        yield f"{said[False]} reported that no language model helped."


def _reference(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    found = report["reference"]
    yield (
        f"They differed on {found['n_disputed']} of {found['n_items']} trajectories "
        f"({found['n_disputed_cells']} label cells); agreement is reported before adjudication."
    )
    by_source = found["by_source"]
    how = facts.get("options", {}).get("adjudication", "blind")
    if n := by_source.get("adjudicated"):
        people = listed(facts.get("adjudicators", []))
        yield (
            f"{n} were labelled again in full by {people} in {how} adjudication; these rows "
            "replace the annotators'."
        )
    if n := by_source.get("majority"):
        yield f"{n} have the label of the majority."
    if n := by_source.get("unresolved"):
        yield f"{n} wait for adjudication; their disputed fields are left out."
    if n := by_source.get("unlabelled"):
        yield f"{n} are not labelled yet."


def _scorers(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    """One sentence for the scorers that stand alike, for the same reasons."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for revision, found in report["ledger"].items():
        name = f"{found['name']} (revision {revision[:12]}…, frozen {_date(found['frozen_at'])})"
        alike.setdefault((found["standing"], *found["reasons"]), []).append(name)
    for (standing, *reasons), names in alike.items():
        subject = "scorer" if len(names) == 1 else "scorers"
        verb = "is" if len(names) == 1 else "are"
        yield (
            f"The {subject} {listed(names)} {verb} {standing} of these labels: "
            f"{'; '.join(reasons)}."
        )
    version = facts.get("reference_version")
    if version:
        yield f"Labels were made against reference version {version}."


def _intervals(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    options = report["options"]
    yield (
        f"Intervals are {options['level']:.0%}: Wilson's for rates, of the effective number "
        "of runs where runs share tasks; the percentile bootstrap over tasks "
        f"({options['draws']:,} draws, seed {options['seed']}) for coefficients; the exact "
        "law of the task-paired bootstrap within suites for differences between methods. They "
        "describe the selected tasks, not a ranking of methods in general."
    )


def _registration(report: Report, facts: Mapping[str, Any]) -> Iterator[str]:
    found = facts.get("registration")
    if not found:
        yield "No analysis was registered before unblinding: every figure is exploratory."
        return
    yield (
        f"The primary analysis was registered on {_date(found['at'])}, before results were opened: "
        f"{found['figure']} of {found['metric']} with the bar {found['bar']:g}. All else is "
        "exploratory."
    )
