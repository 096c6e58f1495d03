"""Steps in words: the name of a technique, its explanation, and why a step follows."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from ..core.digits import SYMBOLS, Digit, digits_of, symbol
from ..core.geometry import CLASSIC, Geometry, House
from ..core.grid import Grid
from ..logic.cause import Cause, cause_of
from ..logic.siamese import two_fish
from ..logic.step import AlmostLockedSet, Argument, Candidate, Link, Role, Step
from .catalogue import Catalogue, Words
from .lists import clauses, either, listed, sentences_in_turn
from .notation import Notation
from .short_notation import (
    cells_text,
    chain_text,
    chains_text,
    eliminations,
    joined_chains,
    node_text,
)

_NETS: Final = ("forcing-net-contradiction", "forcing-net-verity", "nested-net", "tridagon-links")
"""The techniques whose chains may begin with what holds on the board anyway."""
_ASSERTED: Final = re.compile(r"(r\dc\d)(=|<>)(\d)")
_ASSERTED_ABOVE: Final = re.compile(r"(r\d+c\d+)(=|<>)([1-9A-Z])")
"""The same on boards above 9x9, where r12c3 is not two cells."""


def name(catalogue: Catalogue, technique: str) -> str:
    """Return the name of a technique."""
    return catalogue.text(f"technique.{technique}.name")


def explanation(catalogue: Catalogue, technique: str) -> str:
    """Return the paragraph that explains a technique."""
    return catalogue.text(f"technique.{technique}.explanation")


def sentence(
    catalogue: Catalogue,
    step: Step,
    position: Grid | None = None,
    notation: Notation = Notation.PROSE,
    geometry: Geometry = CLASSIC,
) -> str:
    """Return why a step follows; a single's with its cause if its `position` is given.

    `geometry` is that of the board where no position is given.

    The sentence is `technique.<id>.sentence`, or `technique.<id>.<variant>.sentence` when the
    step has an argument "variant" or comes in several kinds. Its placeholders are the step's
    arguments; `{outcome}`, what follows, and `{cell}`, `{digit}` of a first placement are there
    for every step. One that speaks of fins or of blocking digits depends on their number.
    """
    if position is not None:
        geometry = position.geometry
    line = line_of(step, notation, geometry)
    if line is not None:
        return line
    if step.technique.startswith("siamese-"):
        fish = [
            sentence(catalogue, each, position, notation, geometry)
            for each in two_fish(step, geometry)
        ]
        if len(fish) == 2:
            return catalogue.text("sentence.siamese", first=fish[0], last=fish[1])
    words = _Writer(catalogue, step, notation, geometry)
    values: dict[str, object] = {
        name: words.argument(name, value) for name, value in step.arguments
    }
    values |= words.common_values()
    for placed in step.placements[:1]:
        values |= {
            "cell": geometry.cell_name(placed.cell),
            "digit": geometry.symbol_for(placed.digit),
        }
    given = dict(step.arguments)
    variant, number = given.get("variant", ""), None
    if position is not None:
        cause = cause_of(step, position)
        kind, number = _kind_of(cause)
        variant = kind or variant
        values |= words.cause(cause)
        if variant == "mixed" and geometry.constraints:
            variant, number = "ruled", None
    fins = given.get("fin_cells", ())
    if isinstance(fins, tuple) and fins:
        number = len(fins)
    dot = "." if variant else ""
    key = f"technique.{step.technique}{dot}{variant}.sentence"
    if number is None:
        said = catalogue.text(key, **values)
    else:
        said = catalogue.count(key, number, **values)
    return said if values["branches"] else said.replace("  ", " ")


def inner_proofs(
    catalogue: Catalogue,
    step: Step,
    notation: Notation = Notation.PROSE,
    geometry: Geometry = CLASSIC,
) -> tuple[str, ...]:
    """Return the proofs nested in a step: assumption, consequences, and contradiction."""
    texts = []
    for inner in step.inner:
        chains = step.chains[inner.first : inner.after]
        words = _Writer(catalogue, replace(step, chains=chains, inner=()), notation, geometry)
        values = {name: words.argument(name, value) for name, value in inner.meeting}
        kind = ".house" if "meeting_house" in values else ""
        supposed = words.node((inner.refuted,), true=True)
        branches = words.branches(supposed)
        branches += "" if notation is Notation.PROSE else "."
        texts.append(
            catalogue.text(f"proof.inner{kind}", supposed=supposed, branches=branches, **values)
        )
    return tuple(texts)


def with_inner_proofs(
    catalogue: Catalogue, step: Step, position: Grid | None, notation: Notation = Notation.PROSE
) -> str:
    """Return why a step follows, including nested proofs."""
    geometry = CLASSIC if position is None else position.geometry
    text = sentence(catalogue, step, position, notation)
    inner = inner_proofs(catalogue, step, notation, geometry)
    return sentences_in_turn(catalogue, (text, *inner))


def named_line(catalogue: Catalogue, step: Step, position: Grid | None, notation: Notation) -> str:
    """Return a step as one line: its name and why it follows."""
    text = sentence(catalogue, step, position, notation)
    if notation is Notation.HODOKU and (position is None or position.geometry == CLASSIC):
        return text
    return catalogue.text("steps.line", name=name(catalogue, step.technique), sentence=text)


def line_of(step: Step, notation: Notation, geometry: Geometry = CLASSIC) -> str | None:
    """Return a step in a notation without words; None if the notation has no form for it."""
    if notation is Notation.EUREKA:
        from ..logic.notation.eureka import eureka  # asked for by few

        return eureka(step, geometry.size)
    if notation is Notation.HODOKU and geometry == CLASSIC:
        from ..logic.notation.hodoku import hodoku_line

        return hodoku_line(step)
    return None


def _kind_of(cause: Cause) -> tuple[str, int | None]:
    """Return which sentence suits a single, and the number that it depends on."""
    if cause.counted:
        return ("mixed" if cause.crossed else "seen"), None
    if cause.blockers:
        return ("mixed" if cause.earlier else "seen"), len(cause.blockers)
    return "", None


def pattern(
    catalogue: Catalogue,
    step: Step,
    notation: Notation = Notation.PROSE,
    geometry: Geometry = CLASSIC,
) -> str:
    """Return the pattern of a step, without its conclusions."""
    words = _Writer(catalogue, step, notation, geometry)
    short, told = notation is not Notation.PROSE, _can_be_told_by_link(step.chains)
    is_fish = any(name == "fin_cells" for name, _ in step.arguments)
    parts = [
        catalogue.text(
            f"hint.role.{'extra' if role is Role.FIN and not is_fish else role.value}",
            candidates=words.candidates(candidates),
        )
        for role, candidates in step.roles
        if candidates and not step.placements and (short or not told)
    ]
    if short:
        parts += [f"{chain_text(chain, geometry.size)}." for chain in step.chains]
    elif told:
        parts.append(words.branches())
    parts += [words.almost_locked(found) for found in step.sets]
    return sentences_in_turn(catalogue, parts) or catalogue.text("hint.pattern.text")


def _can_be_told_by_link(chains: Sequence[Sequence[Link]]) -> bool:
    """Whether chains can be explained link by link; a coloured web of strong links cannot."""
    links = [link for chain in chains for link in chain]
    in_chains = any(len(chain) > 1 and all(link.strong for link in chain) for chain in chains)
    return (
        bool(links)
        and not in_chains
        and not any(
            before.strong and after.strong and before.end == after.start
            for before, after in pairwise(links)
        )
    )


def outcome(
    catalogue: Catalogue,
    step: Step,
    notation: Notation = Notation.PROSE,
    geometry: Geometry = CLASSIC,
) -> str:
    """Return what a step places and eliminates."""
    return _Writer(catalogue, step, notation, geometry).outcome()


def links(catalogue: Catalogue, step: Step, geometry: Geometry = CLASSIC) -> list[str]:
    """Return what each link of a step's first chain says in turn: "r8c2 is 3"."""
    return _Writer(catalogue, step, Notation.PROSE, geometry).links(step.chains[0])


class _Writer:
    """Writes the parts of a sentence in a notation."""

    def __init__(
        self, catalogue: Catalogue, step: Step, notation: Notation, geometry: Geometry
    ) -> None:
        self._catalogue = catalogue
        self._step = step
        self._geometry = geometry
        self._short = notation is not Notation.PROSE

    def common_values(self) -> dict[str, object]:
        """Return the values that every sentence may use: conclusions, chains, sets."""
        step = self._step
        found: dict[str, object] = {
            "outcome": self.outcome(),
            "gone_cells": self.eliminated_cells(),
            # A net has none where a single that nobody took yet says it all.
            "branches": self.branches(
                "".join(
                    self.argument(*given) for given in step.arguments if given[0] == "assumption"
                )
            ),
        }
        if step.houses:
            ends = (self._geometry.houses[step.houses[at]] for at in (0, -1))
            first, last = (house_name(self._catalogue, house) for house in ends)
            found |= {"first_house": first, "last_house": last}
        names = [name for name, _ in step.arguments]
        if step.chains:
            chain = step.chains[0]
            if "chain" in names:
                found |= {
                    "start": self.node(chain[0].start, true=True),
                    "start_false": self.node(chain[0].start, true=False),
                    "end": self.node(chain[-1].end, true=True),
                }
                if not self._short:
                    found["chain"] = listed(self._catalogue, self.links(chain))
        if step.sets and "first_set" in names and not self._short:
            sets = [self.cells(each.cells) for each in step.sets]
            found |= {
                "first_set": sets[0],
                "last_set": sets[-1],
            }
        if step.sets and not self._short:
            found["sets"] = clauses(self._catalogue, [self.cells(each.cells) for each in step.sets])
        return found

    def cause(self, cause: Cause) -> dict[str, object]:
        """Return the values that name what forces a single."""
        return {
            "blocker_cells": self.cells(blocker.cell for blocker in cause.blockers),
            "earlier_cells": self.cells(cause.earlier),
            "seen_digits": self._numbers(cause.counted),
            "crossed_digits": self._numbers(cause.crossed),
        }

    def almost_locked(self, found: AlmostLockedSet) -> str:
        """Return the cells of a set with their candidates."""
        digits = self._numbers(digits_of(found.digits))
        return self._catalogue.count(
            "hint.set", len(found.cells), cells=self.cells(found.cells), digits=digits
        )

    def outcome(self) -> str:
        """Return what a step places and eliminates."""
        step = self._step
        if self._short:
            name = self._geometry.cell_name
            placed = [f"{name(c.cell)}={symbol(c.digit)}" for c in step.placements]
            gone = (eliminations(step, self._geometry.size),) if step.eliminations else ()
            return ", ".join((*placed, *gone))
        placed = [self._asserted(c, true=True) for c in step.placements]
        return clauses(self._catalogue, [*placed, *self._denied(step.eliminations)])

    def eliminated_cells(self) -> str:
        """Return the cells that lose a candidate."""
        return self.cells({candidate.cell for candidate in self._step.eliminations})

    def _denied(self, candidates: Iterable[Candidate]) -> list[str]:
        """Return what cells are not, those with the same digits together."""
        digits: dict[int, list[int]] = {}
        for cell, digit in candidates:
            digits.setdefault(cell, []).append(digit)
        cells: dict[tuple[int, ...], list[int]] = {}
        for place in sorted(digits):
            cells.setdefault(tuple(sorted(digits[place])), []).append(place)
        return [
            self._catalogue.count(
                "cells.not", len(found), cells=self.cells(found), digits=self._numbers(what)
            )
            for what, found in cells.items()
        ]

    def _asserted(self, candidate: Candidate, *, true: bool) -> str:
        if not true:
            return self._denied((candidate,))[0]
        cell, digit = (
            self._geometry.cell_name(candidate.cell),
            self._geometry.symbol_for(candidate.digit),
        )
        return self._catalogue.text("cell.is", cell=cell, digit=digit)

    def node(self, node: Iterable[Candidate], *, true: bool) -> str:
        """Return a node of a chain as true or false."""
        found = tuple(node)
        if self._short:
            return node_text(found, self._geometry.size, true=true)
        if not true:
            return clauses(self._catalogue, self._denied(found))
        if len(found) == 1:
            return self._asserted(found[0], true=True)
        cells, digits = {c.cell for c in found}, {c.digit for c in found}
        if len(cells) == 1 or len(digits) > 1:
            return clauses(self._catalogue, [self._asserted(c, true=True) for c in found])
        return self._catalogue.text(
            "cells.one_is", cells=self.cells(cells), digit=self._geometry.symbol_for(found[0].digit)
        )

    def links(self, chain: Sequence[Link]) -> list[str]:
        """Return the end of each link as true or false."""
        return [self.node(link.end, true=link.strong) for link in chain]

    def branches(self, assumed: str = "") -> str:
        """Return chains one after the other, each a sentence, without the `assumed` start."""
        if self._short:
            return chains_text(self._step.chains, self._geometry.size)
        texts: list[str] = []
        known: set[tuple[tuple[Candidate, ...], bool]] = set()
        for chain in joined_chains(self._step.chains):
            node, true = chain[0].start, not chain[0].strong
            start = self.node(node, true=true)
            links = listed(self._catalogue, self.links(chain))
            # A net may rest on what the board says of a digit's places, whatever is supposed.
            is_fact = len(node) > 1 and true and (node, true) not in known
            known.update((link.end, link.strong) for link in chain)
            if not texts and start == assumed:
                texts.append(self._catalogue.text("reasoning.link", clause=links))
            else:
                key = "chain.fact" if is_fact and self._step.technique in _NETS else "chain.branch"
                texts.append(self._catalogue.text(key, start=start, links=links))
        return sentences_in_turn(self._catalogue, texts)

    def argument(self, name: str, value: Argument) -> str:
        """Return an argument, formatted by the end of its name: house(s), cell(s), digit(s)."""
        kind = name.rpartition("_")[2]
        if isinstance(value, Candidate):
            return self._asserted(value, true=True)
        if isinstance(value, str):
            asserted = _ASSERTED if self._geometry.size < 10 else _ASSERTED_ABOVE
            match = None if self._short else asserted.fullmatch(value)
            if match is None:
                return value
            cell, sign, digit = match.groups()
            number = Digit(SYMBOLS.index(digit) + 1)
            candidate = Candidate(self._geometry.parse_cell(cell), number)
            return self._asserted(candidate, true=sign == "=")
        if kind == "house" and isinstance(value, int):
            return house_name(self._catalogue, self._geometry.houses[value])
        if kind == "cell" and isinstance(value, int):
            return self._geometry.cell_name(value)
        if kind == "digit" and isinstance(value, int):
            return self._geometry.symbol_for(value)
        if isinstance(value, int):
            return str(value)
        if kind == "houses":
            every = self._geometry.houses
            return house_names(self._catalogue, (every[v] for v in value if isinstance(v, int)))
        if kind == "cells":
            return self.cells(v for v in value if isinstance(v, int))
        if kind == "digits":
            return self._numbers(v for v in value if isinstance(v, int))
        return self.node((v for v in value if isinstance(v, Candidate)), true=False)

    def cells(self, cells: Iterable[int]) -> str:
        """Return cells as a list, with a form for "one of them"."""
        found = sorted(set(cells))
        if self._short:
            return cells_text(found, self._geometry.size)
        return self._either([self._geometry.cell_name(cell) for cell in found])

    def _numbers(self, digits: Iterable[int]) -> str:
        return self._either([self._geometry.symbol_for(digit) for digit in digits])

    def _either(self, words: Sequence[str]) -> str:
        """Return a list whose form `or` ends with an "or"."""
        plain = listed(self._catalogue, words)
        if len(words) < 2:
            return Words(plain, {"or": plain})
        return Words(plain, {"or": either(self._catalogue, words)})

    def candidates(self, candidates: Iterable[Candidate]) -> str:
        """Return candidates, digits of the same cells together: 3 and 5 in r4c7 and r9c2."""
        cells: dict[int, list[int]] = {}
        for cell, digit in candidates:
            cells.setdefault(digit, []).append(cell)
        if self._short:
            size = self._geometry.size
            return ", ".join(f"{cells_text(cells[d], size)}={symbol(d)}" for d in sorted(cells))
        digits: dict[tuple[int, ...], list[int]] = {}
        for each in sorted(cells):
            digits.setdefault(tuple(sorted(cells[each])), []).append(each)
        return clauses(
            self._catalogue,
            [
                self._catalogue.text("digit.in", digit=self._numbers(what), cells=self.cells(where))
                for where, what in digits.items()
            ],
        )


def house_name(catalogue: Catalogue, house: House) -> str:
    """Return the name of a house: row 4, column 7, box 3."""
    return catalogue.text(f"house.{house.kind.value}", number=house.number)


def house_names(catalogue: Catalogue, houses: Iterable[House]) -> str:
    """Return the names of houses, those of a kind together: rows 3 and 7, row 9 and box 1."""
    numbers: dict[str, list[str]] = {}
    for house in houses:
        numbers.setdefault(house.kind.value, []).append(str(house.number))
    groups = [
        catalogue.text(f"houses.{kind}", numbers=listed(catalogue, found))
        if len(found) > 1
        else catalogue.text(f"house.{kind}", number=found[0])
        for kind, found in numbers.items()
    ]
    return listed(catalogue, groups)
