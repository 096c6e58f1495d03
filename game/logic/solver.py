"""The solver's settings: the techniques of a path, their order and their scores.

They change what is analysed and rated. Hints, levels and scores of games, ids and the bank keep to
`STANDARD`, which is what the finder does without settings.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from .cause import SINGLES
from .technique import Technique
from .techniques import BY_ID, TECHNIQUES

MOST_SCORE: Final = 100_000
"""The greatest score of a technique; the least is 0."""
MINIMAL_IDS: Final = (
    *SINGLES,
    "locked-candidates-1",
    "locked-candidates-2",
    "naked-pair",
    "hidden-pair",
)
LATER: Final = tuple(
    technique.id
    for technique in TECHNIQUES
    if technique.code.startswith(("037", "062", "080", "14", "9")) and not technique.used_in_paths
)
"""By their codes: Kraken fish, deadly patterns, larger wings, odd loops, and what has no code."""


class SolverSettings(NamedTuple):
    """The techniques that are on, in the order of search, and the scores that are not standard.

    `scores` are sorted by id, so that equal settings are equal values; see `settings_of`.
    """

    techniques: tuple[str, ...]
    scores: tuple[tuple[str, int], ...] = ()

    def score(self, technique: str) -> int:
        """Return the score of a technique under these settings."""
        return dict(self.scores).get(technique, BY_ID[technique].score)

    @property
    def off(self) -> tuple[str, ...]:
        """The techniques that are off, in their standard order."""
        on = set(self.techniques)
        return tuple(each.id for each in TECHNIQUES if each.id not in on)

    @property
    def begins_with_singles(self) -> bool:
        """Whether singles come first as they do in HoDoKu."""
        return self.techniques[: len(SINGLES)] == SINGLES

    # -- changing one thing

    def without(self, technique: str) -> "SolverSettings":
        """Return these settings with a technique off."""
        return self._replace(techniques=tuple(t for t in self.techniques if t != technique))

    def having(self, technique: str) -> "SolverSettings":
        """Return these settings with a technique on, placed after the last easier one."""
        rank = BY_ID[technique].rank
        before = [n for n, id in enumerate(self.techniques, 1) if BY_ID[id].rank < rank]
        at = max(before, default=0)
        techniques = (*self.techniques[:at], technique, *self.techniques[at:])
        return self._replace(techniques=techniques)

    def moved(self, technique: str, by: int) -> "SolverSettings":
        """Return these settings with a technique moved by some places, at most to an end."""
        rest = [t for t in self.techniques if t != technique]
        at = max(0, min(len(rest), self.techniques.index(technique) + by))
        return self._replace(techniques=(*rest[:at], technique, *rest[at:]))

    def scoring(self, technique: str, score: int) -> "SolverSettings":
        """Return these settings with another score of a technique, from 0 to `MOST_SCORE`."""
        score = max(0, min(MOST_SCORE, score))
        return settings_of(self.techniques, dict(self.scores) | {technique: score})


def settings_of(techniques: Iterable[str], scores: dict[str, int]) -> SolverSettings:
    """Return settings, with only those scores kept that are not standard."""
    other = {id: score for id, score in scores.items() if score != BY_ID[id].score}
    return SolverSettings(tuple(techniques), tuple(sorted(other.items())))


def _by_rating(techniques: Iterable[Technique]) -> SolverSettings:
    """Return the techniques of the Explainer scale in its order, scored by its tenths."""
    rated = sorted((each.explainer, each.rank, each.id) for each in techniques if each.explainer)
    scores = {id: round(10 * rating) for rating, _, id in rated}
    return settings_of((id for _, _, id in rated), scores)


STANDARD: Final = SolverSettings(
    tuple(each.id for each in TECHNIQUES if each.used_in_paths or each.beyond)
)
"""HoDoKu's, and the tridagon where they have come to their end."""
PRESETS: Final = {
    "hodoku": STANDARD,
    "se": _by_rating(TECHNIQUES),
    "classic": _by_rating(each for each in TECHNIQUES if not each.chain_on_classic),
    "minimal": SolverSettings(MINIMAL_IDS),
    "extended": SolverSettings(
        tuple(
            each.id
            for each in TECHNIQUES
            if each.used_in_paths or each.optional or each.id in LATER
        )
    ),
}
"""Settings by name."""
_NAMES: Final = {settings: name for name, settings in PRESETS.items()}


@cache
def name_of(settings: SolverSettings) -> str:
    """Return the name of settings in ratings: that of a preset, or one made from a digest."""
    if settings in _NAMES:
        return _NAMES[settings]
    from hashlib import sha256  # takes its time to import

    held = "\n".join((*settings.techniques, *(f"{id}={score}" for id, score in settings.scores)))
    return f"own-{sha256(held.encode()).hexdigest()[:8]}"
