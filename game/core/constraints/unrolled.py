"""An automaton for a number of cells, fully expanded: it narrows, and explains eliminations.

Expanding pays if one rule is used repeatedly, as in a search that learns.
"""

from collections.abc import Hashable
from typing import Any, Final, Protocol

from ..digits import digits_of

Masks = tuple[int, ...]
State = Any
"""What a kind knows after some cells; hashable."""
Ways = tuple[tuple[int, int], ...]
"""From a state onwards: digits, and the number of the state after any of them."""

MOST_DIGITS: Final = 16
"""Digits of the largest boards."""
MOST: Final = 30_000
"""Ways from state to state beyond which an automaton is not laid out."""


class Stepwise(Protocol):
    """A rule defined by one step at a time."""

    start: State

    @property
    def size(self) -> int:
        """How many digits there are."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Return the state after a digit in the cell at a place; None if it is impossible."""

    def ends(self, state: State) -> bool:
        """Return whether a state after the last cell is accepted."""


class Unrolled:
    """For each place, the states on some way to acceptance, with their transitions."""

    def __init__(self, layers: list[list[Ways]], start: int | None) -> None:
        """`layers` have transitions by place and state; equivalent states are merged.

        So all accepted states are the state 0.
        """
        self._layers = layers
        self._start = start

    def narrow(self, masks: Masks) -> Masks | None:
        """Return the digits of each cell that occur in a solution; None if there is none."""
        reached = self._reached(masks)
        alive = reached.pop()
        if not alive:
            return None
        left = []
        for layer, mask, states in zip(
            reversed(self._layers), reversed(masks), reversed(reached), strict=True
        ):
            found, before = 0, set()
            for state in states:
                for digits, after in layer[state]:
                    if digits & mask and after in alive:
                        found |= digits
                        before.add(state)
            left.append(found & mask)
            alive = before
        return tuple(reversed(left))

    def _reached(self, masks: Masks) -> list[set[int]]:
        """Return the states before each place, and those after the last one."""
        states = set() if self._start is None else {self._start}
        reached = [states]
        for layer, mask in zip(self._layers, masks, strict=True):
            states = {after for state in states for some, after in layer[state] if some & mask}
            reached.append(states)
        return reached

    def explain(self, masks: Masks, place: int, digits: int) -> Masks:
        """Return digits of each cell whose lack leaves no solution with `digits` at the place.

        Every way from a state that can be reached to one from which a good end is open needs a
        digit that has gone: those are kept, place by place from the last one on, and no others
        (G. Gange, P. Stuckey and R. Szymanek, "MDD propagators with explanation", 2011). A place
        of -1 asks why there is no solution at all.
        """
        if place >= 0:
            masks = (*masks[:place], digits, *masks[place + 1 :])
        reached = self._reached(masks)
        every = (1 << MOST_DIGITS) - 1
        open_states = {0}
        needed = [0] * len(masks)
        for at in reversed(range(len(masks))):
            layer = self._layers[at]
            if at == place:
                free = digits
            else:
                need = 0
                for state in reached[at]:
                    for some, after in layer[state]:
                        if after in open_states:
                            need |= some
                needed[at] = need
                free = every & ~need
            opened = set()
            for state, ways in enumerate(layer):
                for some, after in ways:
                    if some & free and after in open_states:
                        opened.add(state)
                        break
            if not opened:
                break
            open_states = opened
        return tuple(needed)


def unrolled(rule: Stepwise, length: int) -> Unrolled | None:
    """Return a rule expanded for a number of cells; None if it is too large."""
    layers: list[dict[State, list[tuple[int, State]]]] = []
    states: set[State] = {rule.start}
    digits = digits_of((1 << rule.size) - 1)
    ways = 0
    for place in range(length):
        layer = {
            state: [
                (1 << digit - 1, after)
                for digit in digits
                if (after := rule.step(state, digit, place)) is not None
            ]
            for state in states
        }
        layers.append(layer)
        states = {after for onwards in layer.values() for _, after in onwards}
        ways += sum(map(len, layer.values()))
        if ways > MOST:
            return None
    # From the last place on: states that go on alike become one, with a number.
    numbers = {state: 0 for state in states if rule.ends(state)}
    merged: list[list[Ways]] = []
    for layer in reversed(layers):
        alike: dict[Ways, int] = {}
        before: dict[State, int] = {}
        for state, every in layer.items():
            onwards: dict[int, int] = {}
            for bit, after in every:
                if after in numbers:
                    onwards[numbers[after]] = onwards.get(numbers[after], 0) | bit
            if onwards:
                before[state] = alike.setdefault(tuple(sorted(onwards.items())), len(alike))
        merged.append([tuple((some, after) for after, some in each) for each in alike])
        numbers = before
    return Unrolled(merged[::-1], numbers.get(rule.start))
