"""Building a chain on the board."""

from typing import Final

from ...core.grid import Grid
from ...core.message import Message
from ...learn.builder import (
    Nodes,
    link_words,
    proof,
    proof_words,
    readings,
    step_of,
    why_not_next,
    why_proves_nothing,
)
from ...logic.step import Candidate
from ..board.explain import step_overlay
from ..board.overlay import Disc, Link, Overlay, Shape


class Building:
    """A chain being built: its candidates so far; choosing the last one again removes it."""

    def __init__(self, position: Grid, nodes: Nodes = ()) -> None:
        self._position: Final = position
        self._begun: Final = nodes
        self.nodes = nodes
        self.refused: Message | None = None
        """Why the candidate that was chosen last is none to go on to."""
        self.accepted = False
        """Whether the chain proves something, so that it is asked what."""

    def choose(self, candidate: Candidate) -> None:
        """Extend the chain to a candidate, or remove the last one."""
        self.refused = None
        if self.nodes[-1:] == (candidate,):
            # Where it is shown to start stays.
            if self.nodes != self._begun:
                self.nodes = self.nodes[:-1]
            return
        self.refused = why_not_next(self._position, self.nodes, candidate)
        if self.refused is None:
            self.nodes = (*self.nodes, candidate)

    def finish(self) -> Message | None:
        """Finish the chain; return why that is impossible, if so."""
        why = why_proves_nothing(self._position, self.nodes)
        self.accepted = why is None
        return why

    @property
    def words(self) -> Message | None:
        """The present message: a refusal, what the chain proves, or what its last link means."""
        if self.refused is not None or self.nodes in ((), self._begun):
            return self.refused
        if self.accepted:
            return proof_words(self._position, self.nodes)
        return link_words(self._position, self.nodes)

    def overlay(self) -> Overlay:
        """Return the chain so far: its ends, and links solid or dashed."""
        if self.accepted:
            return step_overlay(
                step_of(self._position, self.nodes), self._position, concluded=False
            )
        ends = {self.nodes[0], self.nodes[-1]} if self.nodes else set()
        links = proof(self._position, self.nodes)[0] or next(
            iter(readings(self._position, self.nodes)), ()
        )
        return Overlay(
            discs=tuple(
                Disc(
                    *node,
                    "pattern_a",
                    shape=Shape.END if node in ends else Shape.DISC,
                    line="strong",
                )
                for node in sorted(set(self.nodes))
            ),
            links=tuple(Link(link.start[0], link.end[0], link.strong) for link in links),
        )
