"""A step as a JSON object: conclusions, explanation, pattern, and certificate."""

import argparse
from collections.abc import Iterable, Sequence

from ..core.digits import digits_of, symbol
from ..core.geometry import Geometry
from ..logic.board import Board
from ..logic.proof.certificate import written
from ..logic.proof.prover import proven
from ..logic.step import Candidate, Link, Step
from ..logic.techniques import BY_ID
from ..messages import sentences
from ..messages.catalogue import Catalogue
from ..messages.notation import Notation
from .position_arguments import Position


def step_fields(
    catalogue: Catalogue, step: Step, position: Position, board: Board | None = None
) -> dict[str, object]:
    """Return the fields of a step; `check-step` reads them again.

    `position` is given for a single step, whose object can then be checked by itself.
    """
    geometry = position.grid.geometry
    board = board or Board(position.grid, position.givens)
    proof = proven(board, step)
    name = geometry.cell_name
    return {
        "technique": step.technique,
        "name": sentences.name(catalogue, step.technique),
        "placements": [f"{name(c.cell)}={symbol(c.digit)}" for c in step.placements],
        "eliminations": [f"{name(c.cell)}<>{symbol(c.digit)}" for c in step.eliminations],
        "sentence": sentences.sentence(catalogue, step, position.grid),
        "eureka": sentences.line_of(step, Notation.EUREKA, geometry),
        "hodoku": sentences.line_of(step, Notation.HODOKU, geometry),
        "assumes_uniqueness": BY_ID[step.technique].assumes_uniqueness,
        "pattern": {
            role.value: _candidates(found, geometry) for role, found in step.roles if found
        },
        "houses": [geometry.houses[house].name for house in step.houses],
        "covers": [geometry.houses[house].name for house in step.covers],
        "sets": [
            {
                "cells": list(map(name, each.cells)),
                "digits": "".join(map(symbol, digits_of(each.digits))),
            }
            for each in step.sets
        ],
        "chains": _chains(step.outer_chains, geometry),
        "inner": [
            {
                "refuted": _candidates((each.refuted,), geometry)[0],
                "chains": _chains(step.chains[each.first : each.after], geometry),
            }
            for each in step.inner
        ],
        "position": position.text,
        "proof": None if proof is None else written(proof, geometry),
    }


def add_notation_argument(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add an argument for the notation of steps."""
    parser.add_argument(
        "--notation",
        choices=[each.value for each in Notation],
        default=Notation.PROSE.value,
        help=catalogue.text("steps.notation"),
    )


def line_notation(step: Step, notation: Notation, geometry: Geometry) -> Notation:
    """Return the notation for a step's line: HoDoKu's if Eureka notation has no form for it."""
    if notation is Notation.EUREKA and sentences.line_of(step, notation, geometry) is None:
        return Notation.HODOKU
    return notation


def _chains(chains: Iterable[Sequence[Link]], geometry: Geometry) -> list[list[dict[str, object]]]:
    return [
        [
            {
                "from": _candidates(link.start, geometry),
                "to": _candidates(link.end, geometry),
                "strong": link.strong,
            }
            for link in chain
        ]
        for chain in chains
    ]


def _candidates(found: tuple[Candidate, ...], geometry: Geometry) -> list[str]:
    return [f"{geometry.cell_name(c.cell)}={symbol(c.digit)}" for c in found]
