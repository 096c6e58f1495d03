"""A rating like Sukaku Explainer's: a puzzle is as hard as its hardest step."""

from .rating import ExplainerRating, explainer_rating

__all__ = ["ExplainerRating", "explainer_rating"]
