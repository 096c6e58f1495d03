"""The positions of Rush: each cut from a path so that a technique comes next, with its answers.

`puzzles/rush/<technique>.txt` holds one a line: the 81 characters of the position, the candidates
that were ruled out before, the id of the puzzle that it was cut from, and every entry whose proof
needs nothing above the technique. Candidates and entries are written as digit, row and column
(`413517`: 4 of r1c3, 5 of r1c7), no candidates as `-`. Which rungs there are follows from the
files. So an answer is judged by a look into a set, and a score is worked out again without search.
"""

from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from game.core.digits import Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.message import message
from game.generate.draw import Draw
from game.generate.transform import Transform, drawn_transform
from game.learn.item import ItemError, read_candidates, spots
from game.logic.judge import Judgement, par, worth
from game.logic.step import Candidate
from game.logic.techniques import BY_ID
from game.logic.walk import SINGLES
from game.play.arcade.verify import Finding, RunError
from game.play.modes.rush import A_RUNG, Standing, Target
from game.play.modes.rush_run import RushRun

FOLDER: Final = Path(__file__).resolve().parents[2] / "puzzles" / "rush"
SERIES: Final = "rush 1"
"""What the draws of its positions begin with; another one would change what a seed gives."""


class Position(NamedTuple):
    """A position whose first entry takes a technique."""

    technique: str
    values: str
    removed: tuple[Candidate, ...]
    source: str
    """The id of the puzzle that it was cut from."""
    accepted: tuple[Candidate, ...]
    """The entries that answer it."""

    @property
    def grid(self) -> Grid:
        """The position as a grid."""
        return Grid.parse(self.values).without(self.removed)

    @property
    def target(self) -> Target:
        """What it asks for."""
        name = self.technique
        return Target(name, frozenset(self.accepted), par(name), worth(name))

    @property
    def line(self) -> str:
        """The position as it stands in its file."""
        removed = spots(self.removed) or "-"
        return f"{self.values} {removed} {self.source} {spots(self.accepted)}"

    def in_guise(self, guise: Transform) -> "Position":
        """Return it permuted, so that nobody learns boards by heart."""
        places = {guise.source(cell): CLASSIC.cells[cell] for cell in CLASSIC.cells}

        def moved(candidate: Candidate) -> Candidate:
            return Candidate(places[candidate.cell], Digit(guise.digits[candidate.digit - 1]))

        return self._replace(
            values=guise.apply(Grid.parse(self.values)).text,
            removed=tuple(map(moved, self.removed)),
            accepted=tuple(map(moved, self.accepted)),
        )


def accepted_at(technique: str, judgement: Judgement) -> tuple[Candidate, ...]:
    """Return the entries that answer a position of a technique; none where it is not the next.

    A technique is the next when the first entry takes one step of it and nothing else. Nothing
    above it means that the hardest step of the proof scores no more; all singles are alike.
    """
    proofs = tuple(judgement.proofs.values())
    if not proofs or proofs[0].technique != technique or proofs[0].taken > 1:
        return ()
    most = max(BY_ID[name].score for name in SINGLES)
    most = most if technique in SINGLES else BY_ID[technique].score
    return tuple(
        Candidate(proof.cell, proof.digit)
        for proof in proofs
        if BY_ID[proof.technique].score <= most
    )


def read_position(technique: str, line: str) -> Position:
    """Return the position of a line; `ValueError` when it is none."""
    values, removed, source, accepted = line.split()
    Grid.parse(values)
    return Position(technique, values, read_candidates(removed), source, read_candidates(accepted))


class Positions:
    """All positions; a file is read when a position of its technique is first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder: Final = folder
        self._lines: dict[str, list[str]] = {}

    @cached_property
    def rungs(self) -> tuple[str, ...]:
        """The techniques that have positions, the easiest first: by par, then by score."""
        names = (path.stem for path in self._folder.glob("*.txt") if path.stem in BY_ID)
        return tuple(
            sorted(names, key=lambda name: (par(name), BY_ID[name].score, BY_ID[name].rank))
        )

    @cached_property
    def digest(self) -> str:
        """What tells these positions from those of another version."""
        from hashlib import sha256  # takes its time to import

        found = sha256(SERIES.encode())
        for name in self.rungs:
            found.update("\n".join((name, *self.lines(name))).encode())
        return found.hexdigest()[:16]

    def path(self, technique: str) -> Path:
        """Return the file of a technique."""
        return self._folder / f"{technique}.txt"

    def lines(self, technique: str) -> list[str]:
        """Return the lines of a technique's file; `ItemError` when it cannot be read."""
        if technique not in self._lines:
            try:
                self._lines[technique] = self.path(technique).read_text("ascii").splitlines()
            except (OSError, UnicodeDecodeError):
                raise ItemError(self.path(technique), 1) from None
        return self._lines[technique]

    def position(self, technique: str, index: int) -> Position:
        """Return a position; `ItemError` when its line is damaged."""
        try:
            return read_position(technique, self.lines(technique)[index])
        except (ValueError, IndexError):
            raise ItemError(self.path(technique), index + 1) from None

    def drawn(self, seed: str, start: str, number: int) -> Position:
        """Return a position of the Rush of a seed and a first rung, by its number from 0.

        Two of each rung come, and more and more of the last one.
        """
        first, last = self.rungs.index(start), len(self.rungs) - 1
        rung = min(first + number // A_RUNG, last)
        technique = self.rungs[rung]
        order = Draw(f"{SERIES} {seed} {technique}").permutation(len(self.lines(technique)))
        index = order[(number - A_RUNG * (rung - first)) % len(order)]
        guise = drawn_transform(Draw(f"{SERIES} {seed} {number}"))
        return self.position(technique, index).in_guise(guise)


def verify(run: RushRun, positions: Positions) -> Finding:
    """Work the score of a Rush out again; `RunError` where its answers do not earn it.

    One of other positions is told as not worked out again.
    """
    if run.positions != positions.digest or run.start not in positions.rungs:
        return Finding.OTHER_JUDGE
    standing, before = Standing(), 0
    for number, answer in enumerate(run.answers):
        if answer.at < before:
            said = message("error.run.backwards", n=number + 1, at=answer.at, before=before)
            raise RunError(said)
        if standing.is_over(answer.at):
            raise RunError(message("error.run.over", n=number + 1))
        before = answer.at
        target = positions.drawn(run.seed, run.start, number).target
        standing = standing.answer(target, answer)
    if run.given_up:
        return Finding.GIVEN_UP
    if run.standing.score != standing.score:
        told, earned = run.standing.score, standing.score
        raise RunError(message("error.run.score", told=told, earned=earned))
    if run.standing.missed != standing.missed:
        told, found = len(run.standing.missed), len(standing.missed)
        raise RunError(message("error.run.mistakes", told=told, found=found))
    if run.standing != standing:
        raise RunError(message("error.run.late", n=len(run.answers), at=before, end=standing.ended))
    return Finding.EARNED
