"""Worksheets: exercises on paper with answers, from a class's set or on a technique."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..core.value import Value
from ..generate.draw import Draw
from ..learn.class_set import ClassSet, deal_card
from ..learn.item import Items
from ..learn.lesson import deal_task
from ..learn.task import Card, Dealt, Mode, Task
from ..logic.cause import SINGLES
from ..messages.catalogue import Catalogue
from ..messages.languages import catalogue_in
from ..messages.lists import sentences_in_turn
from ..messages.sentences import name
from ..work.question import Lane, Pause
from .output import print_book
from .sheets import Book, Item, Paper

MOST: Final = 60
"""Exercises of a worksheet of a technique."""


def book_of_set(one: ClassSet, catalogue: Catalogue, paper: Paper) -> Book:
    """Return the cards of a set as a worksheet, with answers at the end."""
    dealt = ((deal_card(card), card.before) for card in one.cards)
    cards = ((exercise, before) for exercise, before in dealt if exercise is not None)
    return Book(tuple(_items(cards, catalogue)), one.title, paper, 4)


def book_of_technique(
    technique: str, count: int, seed: str, catalogue: Catalogue, paper: Paper
) -> Book:
    """Return exercises on a technique as a worksheet, without repeats."""
    items, draw = Items(), Draw(f"worksheet/{technique}/{seed}")
    order = draw.permutation(items.count(technique))[: min(count, MOST)]
    tasks = (Task(Card.FIND, technique, n, f"{seed}/{n}") for n in sorted(order))
    cards = ((deal_task(task, items), "") for task in tasks)
    return Book(tuple(_items(cards, catalogue)), name(catalogue, technique), paper, 4)


def _items(cards: Iterable[tuple[Dealt, str]], catalogue: Catalogue) -> Iterator[Item]:
    for dealt, before in cards:
        claim, position = dealt.claim, dealt.exercise.position
        asked = asked_of(dealt, catalogue)
        is_drawn = dealt.task.card is Card.FINISH and not claim.placements
        givens = dealt.exercise.givens
        yield Item(
            position,
            frozenset(cell for cell in range(len(position.values)) if givens >> cell & 1),
            asked=sentences_in_turn(catalogue, [text for text in (before, asked) if text]),
            notes=() if claim.technique in SINGLES else position.candidates,
            drawn=replace(claim, eliminations=()) if is_drawn else None,
            answer=claim,
        )


def asked_of(dealt: Dealt, catalogue: Catalogue) -> str:
    """Return the task on paper."""
    key = "enter" if dealt.mode is Mode.ENTER else dealt.task.card.value
    return catalogue.text(f"class.paper.{key}", technique=name(catalogue, dealt.claim.technique))


class PrintWorksheet(Value):
    """Asks for a class's set to be printed into files, whose paths are the answer."""

    set: ClassSet
    file: Path
    language: str
    replaces: bool = False
    """Whether a file that is there already may go."""

    lane = Lane.LONG

    def answer(self, pause: Pause) -> list[Path]:
        """Return the paths, after drawing the pages."""
        catalogue = catalogue_in(self.language)
        book = book_of_set(self.set, catalogue, Paper.A4)
        return print_book(book, self.file, catalogue, replaces=self.replaces)
