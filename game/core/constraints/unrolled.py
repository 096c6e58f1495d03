"""An automaton for so many cells, all of its ways laid out: it narrows and says why a digit goes.

Laying out pays where one rule is asked again and again, as a search that learns does.
"""

from collections.abc import Hashable
from typing import Any, Final, Protocol

from ..digits import digits_of

Masks = tuple[int, ...]
State = Any
"""What a kind knows after some cells; hashable."""

MOST_DIGITS: Final = 16
"""Digits of the largest boards."""
MOST: Final = 30_000
"""Ways from state to state beyond which an automaton is not laid out."""


class Stepwise(Protocol):
    """A rule that is told by one step at a time."""

    start: State

    @property
    def size(self) -> int:
        """How many digits there are."""

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Return the state after a digit in the cell of a place; None where it cannot be."""

    def ends(self, state: State) -> bool:
        """Whether the state after the last cell is a good end."""


class Unrolled:
    """By place: each state that is part of some way to a good end, with its ways onwards."""

    def __init__(self, layers: "list[dict[State, list[tuple[int, State]]]]", start: State) -> None:
        self._layers = layers
        self._start = start

    def narrow(self, masks: Masks) -> Masks | None:
        """Return the digits of each cell that are part of a solution; None when there is none."""
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
                for bit, after in layer[state]:
                    if bit & mask and after in alive:
                        found |= bit
                        before.add(state)
            left.append(found)
            alive = before
        return tuple(reversed(left))

    def _reached(self, masks: Masks) -> list[set[State]]:
        """Return the states before each place, and those after the last one."""
        states = {self._start} if self._start in self._layers[0] else set()
        reached = [states]
        for layer, mask in zip(self._layers, masks, strict=True):
            states = {after for state in states for bit, after in layer[state] if bit & mask}
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
        open_states: set[State] | None = None
        needed = []
        for at in reversed(range(len(masks))):
            layer = self._layers[at]
            if at == place:
                need, free = 0, digits
            else:
                need = 0
                for state in reached[at]:
                    for bit, after in layer[state]:
                        if open_states is None or after in open_states:
                            need |= bit
                free = every & ~need
            open_states = {
                state
                for state, ways in layer.items()
                if any(
                    bit & free and (open_states is None or after in open_states)
                    for bit, after in ways
                )
            }
            needed.append(need)
        return tuple(reversed(needed))


def unrolled(rule: Stepwise, length: int) -> Unrolled | None:
    """Lay out a rule for so many cells; None where that is too much."""
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
    alive = {state for state in states if rule.ends(state)}
    for place in reversed(range(length)):
        kept = {
            state: onwards
            for state, every in layers[place].items()
            if (onwards := [(bit, after) for bit, after in every if after in alive])
        }
        layers[place] = kept
        alive = set(kept)
    return Unrolled(layers, rule.start)
