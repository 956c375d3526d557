"""Running a frozen scorer's archive, isolated, limited and replaced when it dies."""

from .process import CannotLoad, Limits, Pair, Runner

__all__ = ["CannotLoad", "Limits", "Pair", "Runner"]
