"""The rating used in forums (ER, EP, ED): a puzzle is as hard as its hardest step."""

from .rating import ExplainerRating, explainer_rating, is_rated

__all__ = ["ExplainerRating", "explainer_rating", "is_rated"]
