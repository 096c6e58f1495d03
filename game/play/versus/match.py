"""A match: games of two, one after the other, until a side has won two of them."""

from enum import Enum
from typing import Final, NamedTuple

from ..fields import GAME_ID, Fields, SaveError, truth
from .boards import EVEN, MOST_GIVEN, Handicap
from .game import Kind, Side, VersusGame
from .opponent import Pace

WINS: Final = 2
"""So many games won are the match."""
COUNTDOWN: Final = 3_000
"""Milliseconds from 3 to the first entry."""
LONGEST_NAME: Final = 12
MOST_GAMES: Final = 100
"""Of a match with however many draws."""


class Device(Enum):
    """The device of a player; the value is its word in settings and records."""

    LEFT = "left"
    """Nine keys on the left of a keyboard."""
    RIGHT = "right"
    MOUSE = "mouse"
    PAD = "pad"
    COMPUTER = "computer"


class Player(NamedTuple):
    """The player of a side."""

    name: str
    device: Device
    pace: Pace | None = None
    """Of a computer."""


class Ended(NamedTuple):
    """The result of a game."""

    puzzle_id: str
    winner: Side | None
    """`None` for a draw."""
    filled: tuple[int, int]
    missed: tuple[int, int]
    milliseconds: int


class Match(NamedTuple):
    """The players, the kind, and the games that ended."""

    seed: str
    """What its boards are drawn from; it tells the match from every other one."""
    kind: Kind
    players: tuple[Player, Player]
    is_short: bool = False
    handicap: Handicap = EVEN
    games: tuple[Ended, ...] = ()
    ended_at: str = ""
    """Date and time in UTC; empty while it goes on."""
    day: str = ""
    """The player's date then."""

    def wins(self, side: Side) -> int:
        """Return how many games a side has won."""
        return sum(game.winner is side for game in self.games)

    @property
    def winner(self) -> Side | None:
        """The winner; `None` while there is none."""
        return next((side for side in Side if self.wins(side) >= WINS), None)

    @property
    def behind(self) -> Side | None:
        """The side that has won fewer games; `None` if both have as many."""
        ours, theirs = self.wins(Side.A), self.wins(Side.B)
        return None if ours == theirs else Side.A if ours < theirs else Side.B

    @property
    def number(self) -> int:
        """The number of the next game, counted from 1; draws count."""
        return len(self.games) + 1

    @property
    def tie_to(self) -> Side:
        """The side that gets the first tie of the next game if both are equal: each in turn."""
        return Side(len(self.games) % 2)

    def with_game(self, puzzle_id: str, game: VersusGame) -> "Match":
        """Return the match after a game that is over."""
        ended = Ended(
            puzzle_id,
            game.winner,
            (game.filled(Side.A), game.filled(Side.B)),
            game.missed,
            game.at,
        )
        return self._replace(games=(*self.games, ended))


def plain_of(match: Match) -> dict[str, object]:
    """Return a match as plain values for JSON."""
    return {
        "seed": match.seed,
        "kind": match.kind.value,
        "players": [
            [one.name, one.device.value, None if one.pace is None else one.pace.value]
            for one in match.players
        ],
        "short": match.is_short,
        "handicap": list(match.handicap),
        "games": [
            {
                "puzzle": game.puzzle_id,
                "winner": None if game.winner is None else int(game.winner),
                "filled": list(game.filled),
                "missed": list(game.missed),
                "milliseconds": game.milliseconds,
            }
            for game in match.games
        ],
        "ended_at": match.ended_at,
        "day": match.day,
    }


def read_match(plain: object) -> Match:
    """Return the match in plain values; raises `SaveError`, `KeyError` or `ValueError`."""
    top = Fields(plain, "match")
    seed = top.text("seed")
    if not GAME_ID.fullmatch(seed):
        raise SaveError("seed", value=f"{seed!r:.40}")
    players = top.items("players")
    games = top.items("games")
    if len(players) != 2 or len(games) > MOST_GAMES:
        raise SaveError("items", what="match.players", found=len(players), wanted=2)
    given = top.counts("handicap", 2)
    return Match(
        seed,
        Kind(top.text("kind")),
        (_player(players[0]), _player(players[1])),
        truth(top.plain["short"]),
        Handicap(min(given[0], MOST_GIVEN), min(given[1], MOST_GIVEN)),
        tuple(_ended(Fields(game, "game")) for game in games),
        top.text("ended_at"),
        top.text("day"),
    )


def _player(plain: object) -> Player:
    if not (isinstance(plain, list) and len(plain) == 3 and isinstance(plain[0], str)):
        raise SaveError("list", what=f"{plain!r:.40}")
    name, device, pace = plain
    return Player(name[:LONGEST_NAME], Device(device), None if pace is None else Pace(pace))


def _ended(fields: Fields) -> Ended:
    winner = fields.optional_integer("winner", 0, 1)
    filled, missed = fields.counts("filled", 2), fields.counts("missed", 2)
    return Ended(
        fields.text("puzzle"),
        None if winner is None else Side(winner),
        (filled[0], filled[1]),
        (missed[0], missed[1]),
        fields.integer("milliseconds"),
    )
