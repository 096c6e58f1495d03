"""A game at the table: the actions of both sides, and the passing of time."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from .game import Board, Came, Entry, Side, VersusGame, enter
from .hand import EMPTY, Hand, at_cell, can_fill, tapped
from .match import COUNTDOWN, Device, Match
from .opponent import HAND, Opponent, Plan

STALL: Final = 250
"""Milliseconds that count at most between two looks: whoever cannot see cannot play."""


class Happened(NamedTuple):
    """An entry, and its result."""

    entry: Entry
    came: Came


class Table:
    """A game of a match, from its countdown to its end."""

    def __init__(self, match: Match, boards: tuple[Board, Board], rng: Random) -> None:
        self.match: Final = match
        self.game = VersusGame.start(match.kind, boards, tie_to=match.tie_to, behind=match.behind)
        self.now = 0
        """Milliseconds of play."""
        self.countdown = COUNTDOWN
        """Milliseconds until play begins, or goes on."""
        self.hands: list[Hand] = [EMPTY, EMPTY]
        self._opponents: Final = [
            Opponent(player.pace.skill, side, rng)
            for side, player in zip(Side, match.players, strict=True)
            if player.pace is not None
        ]
        for opponent in self._opponents:
            opponent.begin()

    @property
    def is_counting(self) -> bool:
        """Whether the countdown is still running."""
        return self.countdown > 0

    @property
    def plays(self) -> bool:
        """Whether entries are possible."""
        return not self.is_counting and not self.game.is_over

    def locked(self, side: Side) -> int:
        """Return for how many milliseconds a side is blocked."""
        return self.game.locks[side].left(self.now)

    def count_down(self) -> None:
        """Count down again, after a pause; hands keep their choices."""
        if not self.game.is_over:
            self.countdown = COUNTDOWN

    def advance(self, milliseconds: int) -> list[Happened]:
        """Advance the time, and return the entries of computers."""
        passed = max(0, min(milliseconds, STALL))
        counted = min(passed, self.countdown)
        self.countdown -= counted
        if not self.game.is_over:
            self.now += passed - counted
        return list(self._computer_entries()) if self.plays else []

    def _computer_entries(self) -> Iterator[Happened]:
        while not self.game.is_over:
            found = [
                (plan.at, one.side, one, plan)
                for one in self._opponents
                if (plan := one.plan(self.game)) is not None
            ]
            for at, side, _, plan in found:
                self.hands[side] = self._reaching(plan, at)
            due = [one for one in found if one[0] <= self.now]
            if not due:
                return
            _, side, opponent, plan = min(due, key=lambda one: one[:2])
            opponent.entered(plan)
            self.hands[side] = EMPTY
            yield self._enter(plan.by(side))

    def _reaching(self, plan: Plan, at: int) -> Hand:
        """Return a computer's hand on the way to an entry."""
        if self.now < at - HAND:
            return EMPTY
        hand = at_cell(plan.cell)
        return hand if self.now >= at - HAND // 2 else hand.back

    # -- what a player does; what cannot be done changes nothing

    def tap(self, side: Side, key: int, *, is_note: bool = False) -> Happened | None:
        """Tap one of nine keys, counted from 0: a box, a cell of it, then a digit."""
        if not self.can_do(side):
            return None
        hand, digit = tapped(self.hands[side], self.game, side, key)
        self.hands[side] = hand
        return None if digit is None else self.write(side, digit, is_note=is_note)

    def back(self, side: Side) -> None:
        """Undo a tap."""
        if self.can_do(side):
            self.hands[side] = self.hands[side].back

    def point(self, side: Side, cell: int) -> None:
        """Choose a cell."""
        if self.can_do(side):
            self.hands[side] = at_cell(cell)

    def write(
        self, side: Side, digit: int, *, is_note: bool = False, stays: bool = False
    ) -> Happened | None:
        """Enter a digit in the chosen cell; then the hand is empty, unless it `stays`."""
        cell = self.hands[side].cell
        if cell is None or not self.can_do(side):
            return None
        is_note = is_note and not self.game.is_shared
        happened = self._enter(Entry(side, cell, digit, self.now, is_note))
        if not (stays or happened.came is Came.NOTED):
            self.hands[side] = EMPTY
        return happened

    def can_do(self, side: Side) -> bool:
        """Whether a side can do anything now."""
        if self.match.players[side].device is Device.COMPUTER or self.is_counting:
            return False
        return self.game.takes(self.now) and not self.locked(side)

    def can_fill(self, side: Side, cell: int) -> bool:
        """Whether a side may still enter something in a cell."""
        return can_fill(self.game, side, cell)

    def _enter(self, entry: Entry) -> Happened:
        self.game, came = enter(self.game, entry)
        return Happened(entry, came)


def table_for(match: Match, boards: tuple[Board, Board]) -> Table:
    """Return the next game of a match; its computers play by the match's seed."""
    return Table(match, boards, Random(f"{match.seed} {match.number}"))
