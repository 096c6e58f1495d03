"""A step's reasoning sentence by sentence, each with the cells and houses it refers to."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..core.geometry import Geometry
from ..core.grid import Grid
from ..logic.cause import Blocker, cause_of
from ..logic.step import Link, Step
from . import sentences
from .catalogue import Catalogue, Words
from .lists import listed

_END: Final = re.compile(r"(?<=[.!?])\s+(?=\S)|(?<=[。！？])\s*(?=\S)")
"""Where a sentence ends and another one begins."""
_CELL: Final = re.compile(r"r\d+c\d+")


class Passage(NamedTuple):
    """A sentence, and what it refers to."""

    words: str
    cells: frozenset[int] = frozenset()
    houses: frozenset[int] = frozenset()
    links: int = 0
    """How many links of a chain are told by then, where it goes through one."""
    blockers: tuple[Blocker, ...] = ()
    """What blocks a single, as far as it is told."""


def sentences_of(text: str) -> tuple[str, ...]:
    """Return the sentences of a text."""
    return tuple(_END.split(text))


def passages(catalogue: Catalogue, step: Step, position: Grid) -> tuple[Passage, ...]:
    """Return the reasoning of a step; the last passage is the conclusion.

    A chain is explained link by link, what blocks a single digit by digit or house by house.
    """
    geometry = position.geometry
    houses = _house_names(catalogue, geometry)
    told: list[Passage] = [*_blocked(catalogue, step, position)]
    said = sentences_of(sentences.sentence(catalogue, step, position))
    cause = cause_of(step, position)
    # What was told digit by digit is not told again.
    for words in said[-1:] if told and not cause.earlier + cause.crossed else said:
        cells = frozenset(geometry.parse_cell(name) for name in _CELL.findall(words))
        about = frozenset(house for name, house in houses if name.search(words))
        about |= _grouped(catalogue, step, geometry, words)
        clauses = _clauses(catalogue, step, geometry)
        is_chain = clauses and all(clause in words for clause in clauses)
        if is_chain:
            told.extend(_linked(catalogue, step.chains[0], clauses))
        else:
            told.append(Passage(words, cells, about))
    return tuple(told)


def _clauses(catalogue: Catalogue, step: Step, geometry: Geometry) -> list[str]:
    """Return what each link of a step's chain says in turn; nothing unless it is one chain."""
    if len(step.chains) != 1 or "chain" not in dict(step.arguments):
        return []
    return sentences.links(catalogue, step, geometry)


def _linked(
    catalogue: Catalogue, chain: Sequence[Link], clauses: Sequence[str]
) -> Iterator[Passage]:
    for number, (link, clause) in enumerate(zip(chain, clauses, strict=True), 1):
        cells = frozenset(candidate.cell for candidate in link.start + link.end)
        yield Passage(catalogue.text("reasoning.link", clause=clause), cells, links=number)


def _blocked(catalogue: Catalogue, step: Step, position: Grid) -> Iterator[Passage]:
    """Yield what blocks a single: a digit with the cells that see it, or a house with digits."""
    geometry, cause = position.geometry, cause_of(step, position)
    if step.technique == "hidden-single":
        for number, blocker in enumerate(cause.blockers, 1):
            cells = [geometry.cell_name(cell) for cell in blocker.blocked]
            words = catalogue.count(
                "reasoning.blocks",
                len(cells),
                digit=geometry.symbol_for(step.placements[0].digit),
                source=geometry.cell_name(blocker.cell),
                cells=listed(catalogue, cells),
            )
            about = frozenset((blocker.cell, *blocker.blocked))
            yield Passage(words, about, blockers=cause.blockers[:number])
    elif step.technique == "naked-single" and cause.blockers:
        cell, left = step.placements[0].cell, list(cause.blockers)
        seen: tuple[Blocker, ...] = ()
        for index in geometry.houses_of[cell]:
            house = geometry.houses[index]
            here = tuple(blocker for blocker in left if blocker.cell in house.cells)
            left = [blocker for blocker in left if blocker not in here]
            if here:
                seen += here
                digits = sorted(position.values[blocker.cell] for blocker in here)
                words = catalogue.text(
                    "reasoning.sees",
                    house=sentences.house_name(catalogue, house),
                    cell=geometry.cell_name(cell),
                    digits=listed(catalogue, [geometry.symbol_for(digit) for digit in digits]),
                )
                yield Passage(words, frozenset((cell,)), frozenset((index,)), blockers=seen)


def _forms(text: str) -> tuple[str, ...]:
    """Return all forms of a text, the longest first."""
    return tuple(sorted({str(text), *Words.of(text).forms.values()}, key=len, reverse=True))


def _house_names(catalogue: Catalogue, geometry: Geometry) -> list[tuple[re.Pattern[str], int]]:
    """Return patterns that find the name of each house in a sentence."""
    return [
        (re.compile("|".join(rf"{re.escape(form)}(?!\d)" for form in _forms(name))), index)
        for index, house in enumerate(geometry.houses)
        for name in (sentences.house_name(catalogue, house),)
    ]


def _grouped(catalogue: Catalogue, step: Step, geometry: Geometry, words: str) -> frozenset[int]:
    """Return the houses of a step that a sentence names together, as in "rows 3 and 7"."""
    found: set[int] = set()
    for group in (step.houses, step.covers):
        if len(group) > 1:
            names = sentences.house_names(catalogue, (geometry.houses[house] for house in group))
            if any(form in words for form in _forms(names)):
                found.update(group)
    return frozenset(found)
