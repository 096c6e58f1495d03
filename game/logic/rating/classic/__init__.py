"""The classic rating: that of Sudoku Explainer 1.2.1, as forums publish it."""

from .rating import ClassicRating, classic_rating

__all__ = ["ClassicRating", "classic_rating"]
