"""The texts of a hint at each of its stages."""

from typing import Protocol

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message
from ..logic.cause import SINGLES
from ..logic.step import Step
from .catalogue import Catalogue
from .notation import Notation
from .sentences import pattern, sentence


class HintWords(Protocol):
    """The content of a hint at a stage: a message, a step's sentence, or a step's pattern."""

    @property
    def stage(self) -> int:
        """Its stage, from 1."""

    @property
    def title(self) -> Message:
        """The title, which names the technique from the second stage on."""

    @property
    def technique(self) -> str:
        """The id of the technique in the title; empty for none."""

    @property
    def text(self) -> Message | Step:
        """The text, or the step whose sentence it is."""

    @property
    def plain(self) -> Message | None:
        """The same without cell names, if that is possible."""

    @property
    def heard(self) -> Message | None:
        """The text for screen readers, if it differs."""

    @property
    def step(self) -> Step | None:
        """The step that is drawn."""

    @property
    def position(self) -> Grid | None:
        """The position of the step."""


def hint_title(catalogue: Catalogue, card: HintWords, *, is_named: bool) -> str:
    """Return the title of a hint; without `is_named` a text in place of a single's name."""
    if is_named or card.technique not in SINGLES:
        return catalogue.render(card.title)
    return catalogue.text(f"hint.plain.title.{card.stage}")


def hint_text(
    catalogue: Catalogue,
    card: HintWords,
    notation: Notation = Notation.PROSE,
    *,
    plainly: bool = False,
    is_heard: bool = False,
) -> str:
    """Return the text of a hint at its stage; `plainly` without cell names if possible.

    What it then refers to is marked on the board. With `is_heard` it is named instead, for a
    terminal or a screen reader.
    """
    if is_heard and card.heard is not None:
        return catalogue.render(card.heard)
    if plainly and card.plain is not None:
        return catalogue.render(card.plain)
    if isinstance(card.text, Step):
        return sentence(catalogue, card.text, card.position, notation)
    if card.step is not None and card.step.technique not in SINGLES:
        geometry = CLASSIC if card.position is None else card.position.geometry
        return pattern(catalogue, card.step, notation, geometry)
    return catalogue.render(card.text)
