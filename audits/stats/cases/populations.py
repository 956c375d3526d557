"""Cases of population figures: weighted, prediction-powered, corrected."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from audits.stats import prediction_powered, weighting
from audits.stats.cases.reading import (
    Input,
    Outputs,
    Statistic,
    level_of,
    number,
    numbers,
    outputs,
    required,
    with_bounds,
)
from audits.stats.estimates import InputRefused


def _objects(given: Input, key: str) -> list[dict[str, Any]]:
    rows = required(given, key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise InputRefused("invalid_input", f"{key} are a list of objects")
    return rows


def _stratified_rate(given: Input, rng: np.random.Generator) -> Outputs:
    strata = [
        weighting.Stratum(
            str(row.get("name", place)),
            required(row, "population"),
            required(row, "n"),
            required(row, "k"),
        )
        for place, row in enumerate(_objects(given, "strata"), 1)
    ]
    rate = weighting.stratified_rate(strata, fpc=bool(given.get("fpc")), level=level_of(given))
    return outputs({"raw": rate.raw, **with_bounds(rate.weighted, "weighted")})


def _horvitz_thompson(given: Input, rng: np.random.Generator) -> Outputs:
    rows = _objects(given, "rows")
    means = weighting.inverse_probability_means(
        np.array([number("y", required(row, "y")) for row in rows], dtype=np.float64),
        np.array([number("pi", required(row, "pi")) for row in rows], dtype=np.float64),
        population=required(given, "population"),
    )
    return outputs({"ht_mean": means.horvitz_thompson, "hajek_mean": means.hajek})


def _ppi_mean(given: Input, rng: np.random.Generator) -> Outputs:
    lam = given.get("lam", "auto")
    powered = prediction_powered.ppi_mean(
        numbers("y", required(given, "y")),
        numbers("f", required(given, "f")),
        numbers("f_unlabeled", required(given, "f_unlabeled")),
        lam=None if lam in (None, "auto") else number("lam", lam),
        level=level_of(given),
    )
    none = {"value": None, "undefined": powered.estimate.undefined}
    figures = with_bounds(powered.estimate, "estimate")
    return outputs({**figures, "lam": none if powered.lam is None else powered.lam})


def _rogan_gladen(given: Input, rng: np.random.Generator) -> Outputs:
    shares = [
        number(key, required(given, key)) for key in ("observed", "sensitivity", "specificity")
    ]
    return outputs({"prevalence": weighting.rogan_gladen(*shares)})


STATISTICS: Mapping[str, Statistic] = {
    "stratified_rate": _stratified_rate,
    "horvitz_thompson": _horvitz_thompson,
    "ppi_mean": _ppi_mean,
    "rogan_gladen": _rogan_gladen,
}
