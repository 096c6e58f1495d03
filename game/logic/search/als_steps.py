"""Writes a move of almost locked sets as a step."""

from game.logic.search.als_links import AlsMove
from game.logic.search.candidates import PLANE, candidates_of
from game.logic.search.notation import set_notation, sets_notation
from game.logic.step import Argument, Link, Role, Step


def als_step(technique: str, move: AlsMove, *extra: tuple[str, Argument]) -> Step:
    """Return the step of a move.

    PATTERN are the places of the eliminated digits in the outer sets, FIN those of the restricted
    commons, which are also the weak links of the one chain.
    """
    outer = move.sets[0], move.sets[-1]
    shared = links_places = 0
    for digit in _digits(move.eliminated):
        for als in outer:
            shared |= als.places.get(digit, 0) << PLANE * digit
    links = []
    neighbours = zip(move.sets, move.sets[1:], strict=False)
    for (one, other), digits in zip(neighbours, move.commons, strict=True):
        for digit in digits:
            start, end = one.places[digit] << PLANE * digit, other.places[digit] << PLANE * digit
            links_places |= start | end
            links.append(Link(candidates_of(start), candidates_of(end), False))
    return Step(
        technique=technique,
        eliminations=candidates_of(move.eliminated),
        roles=(
            (Role.PATTERN, candidates_of(shared & ~links_places)),
            (Role.FIN, candidates_of(links_places)),
        ),
        chains=(tuple(links),),
        sets=tuple(als.plain for als in move.sets),
        arguments=(
            ("first_set", set_notation(move.sets[0])),
            ("last_set", set_notation(move.sets[-1])),
            ("sets", sets_notation(move.sets)),
            ("common_digits", tuple(digit + 1 for digits in move.commons for digit in digits)),
            ("digits", tuple(digit + 1 for digit in _digits(move.eliminated))),
            *extra,
        ),
    )


def _digits(candidates: int) -> list[int]:
    return [digit for digit in range(9) if candidates >> PLANE * digit & (1 << PLANE) - 1]
