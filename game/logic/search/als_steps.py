"""Turns a move of almost locked sets into a step."""

from ..step import Argument, Link, Role, Step
from ..tables import Tables
from .als_links import AlsMove
from .notation import set_notation, sets_notation


def als_step(tables: Tables, technique: str, move: AlsMove, *extra: tuple[str, Argument]) -> Step:
    """Return the step of a move.

    PATTERN are the places of the eliminated digits in the outer sets, FIN those of the restricted
    commons, which are also the weak links of the one chain.
    """
    size, area, candidates = tables.size, tables.area, tables.candidates
    outer = move.sets[0], move.sets[-1]
    gone = [digit for digit in range(size) if move.eliminated >> area * digit & tables.all_cells]
    shared = links_places = 0
    for digit in gone:
        for als in outer:
            shared |= als.places.get(digit, 0) << area * digit
    links = []
    neighbours = zip(move.sets, move.sets[1:], strict=False)
    for (one, other), digits in zip(neighbours, move.commons, strict=True):
        for digit in digits:
            start, end = one.places[digit] << area * digit, other.places[digit] << area * digit
            links_places |= start | end
            links.append(Link(candidates(start), candidates(end), False))
    return Step(
        technique=technique,
        eliminations=candidates(move.eliminated),
        roles=(
            (Role.PATTERN, candidates(shared & ~links_places)),
            (Role.FIN, candidates(links_places)),
        ),
        chains=(tuple(links),),
        sets=tuple(als.plain for als in move.sets),
        arguments=(
            ("first_set", set_notation(size, move.sets[0])),
            ("last_set", set_notation(size, move.sets[-1])),
            ("sets", sets_notation(size, move.sets)),
            ("common_digits", tuple(digit + 1 for digits in move.commons for digit in digits)),
            ("digits", tuple(digit + 1 for digit in gone)),
            *extra,
        ),
    )
