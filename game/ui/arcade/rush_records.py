"""Rush in the window: its positions, the next Rush, ranks, the preview in the menu."""

from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...learn.rush_rank import Rank
    from ...messages.catalogue import Catalogue
    from ...play.modes.rush_run import RushRun
    from .services import ArcadeServices


def next_rush(
    services: "ArcadeServices", kind: str = "standard", asked: tuple[str, ...] = (), clock: int = 0
) -> "RushRun":
    """Return the next Rush of a kind; `asked` are the techniques of a custom one."""
    from ...generate.draw import Draw
    from ...learn.rush import positions
    from ...learn.rush_list import Player, listed, own_pace
    from ...play.modes.rush import CLOCK
    from ...play.modes.rush_run import CHOSEN, RELAXED, RushRun

    seed = token_hex(8)
    run = RushRun(seed, positions().digest, kind, clock or CLOCK * (1 + (kind == RELAXED)))
    if kind == CHOSEN:
        order = Draw(f"rush chosen {seed}").permutation(len(asked))
        return run._replace(asked=tuple(asked[at] for at in order))
    rushes, rung = services.rushes, services.preferences.settings.game.rung
    player = Player(rung=rung)
    if rushes is not None:
        last = rushes.last(5)
        player = Player(rushes.count(), own_pace(one.standing for one in last), rung)
    found = listed(player, services.learning.progress.in_rush, seed)
    return run._replace(asked=found.asked, new=found.new)


class RankWords(NamedTuple):
    """Texts about a rank: its name, the next one, and the progress."""

    name: str
    following: str
    share: float
    rank: "Rank"


def rank_words(catalogue: "Catalogue", services: "ArcadeServices") -> RankWords:
    """Return the texts about the player's rank."""
    from ...learn.rush_rank import LEAST, rank_of

    rushes = services.rushes
    rank = rank_of(() if rushes is None else rushes.scores())
    name = catalogue.text(f"rush.rank.{rank.name}") if rank.name else ""
    following = ""
    if rank.median is None and rushes is not None:
        following = catalogue.count("rush.rank.in", LEAST - len(rushes.scores()))
    elif rank.next:
        following = catalogue.text(
            "rush.rank.at",
            rank=catalogue.text(f"rush.rank.{rank.next}"),
            points=catalogue.figures.thousands(rank.least),
        )
    return RankWords(name, following, rank.share, rank)
