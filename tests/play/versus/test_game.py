"""The rules of games of two, against random play."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.core.grid import Grid
from game.generate.draw import Draw
from game.play.versus.boards import EVEN, Handicap, boards_for
from game.play.versus.game import LOCKS, NOBODY, SHARED_LOCK, Came, Entry, Kind, Side, enter
from game.play.versus.game import VersusGame as Game
from game.solve.exact import solve

GIVENS = Grid.parse(
    "4.852........9..1.....16.7554.9..1..........8.2...146.153.4.78..64.8...1.8.1..946"
)
SOLUTION = solve(GIVENS)
assert SOLUTION is not None


def dealt(kind: Kind, *, handicap: Handicap = EVEN, behind: Side | None = None) -> Game:
    assert SOLUTION is not None
    boards = boards_for(kind, GIVENS, SOLUTION, Draw("deal"), handicap=handicap)
    return Game.start(kind, boards, behind=behind)


def right(game: Game, side: Side, cell: int, at: int) -> Entry:
    return Entry(side, cell, game.boards[side].solution[cell], at)


def wrong(game: Game, side: Side, cell: int, at: int) -> Entry:
    return Entry(side, cell, game.boards[side].solution[cell] % 9 + 1, at)


def cells(game: Game, side: Side) -> list[int]:
    return [cell for cell, value in enumerate(game.values[side]) if not value]


def test_a_race_gives_each_the_puzzle_in_a_guise_of_its_own() -> None:
    game = dealt(Kind.RACE, handicap=Handicap(0, 5))
    assert (game.empty(Side.A), game.empty(Side.B)) == (41, 36)
    assert game.boards[0].solution != game.boards[1].solution
    for board in game.boards:
        solved = solve(Grid(board.givens))
        assert solved is not None
        assert solved.values == board.solution


def test_wrong_digits_of_a_race_lock_longer_and_longer_until_a_right_one() -> None:
    game, now = dealt(Kind.RACE), 0
    first, second = cells(game, Side.A)[:2]
    for lasts in (*LOCKS, LOCKS[-1]):
        game, came = enter(game, wrong(game, Side.A, first, now))
        assert (came, game.locks[0].until) == (Came.WRONG, now + lasts)
        same, came = enter(game, right(game, Side.A, first, now + lasts - 1))
        assert (same, came) == (game, Came.LOCKED)
        now += lasts
    game, _ = enter(game, right(game, Side.A, first, now))
    game, _ = enter(game, wrong(game, Side.A, second, now + 1))
    assert game.locks[0].length == LOCKS[0]
    assert game.missed == (5, 0)


def test_a_cell_that_both_miss_is_filled_for_nobody() -> None:
    game = dealt(Kind.SHARED)
    cell, other = cells(game, Side.A)[:2]
    game, came = enter(game, wrong(game, Side.A, cell, 0))
    assert (came, game.locks[0].until) == (Came.WRONG, SHARED_LOCK)
    assert enter(game, right(game, Side.A, cell, SHARED_LOCK)) == (game, Came.CLOSED)
    game, came = enter(game, wrong(game, Side.B, cell, 0))
    assert (came, game.owners[cell], game.for_nobody) == (Came.FOR_NOBODY, NOBODY, 1)
    assert game.values[0][cell] == game.boards[0].solution[cell]
    game, _ = enter(game, right(game, Side.A, other, SHARED_LOCK))
    assert (game.filled(Side.A), game.filled(Side.B)) == (1, 0)


def test_a_cell_filled_by_both_at_once_goes_to_who_is_behind_else_to_each_in_turn() -> None:
    game, owners = dealt(Kind.SHARED), []
    for at, cell in enumerate(cells(game, Side.A)[:4]):
        for side in (Side.B, Side.A):
            game, _ = enter(game, right(game, side, cell, at))
        owners.append(Side(game.owners[cell] - 1))
    assert owners == [Side.A, Side.B, Side.B, Side.A]
    late, came = enter(game, right(game, Side.B, cells(dealt(Kind.SHARED), Side.A)[3], 4))
    assert (late, came) == (game, Came.SETTLED)


def test_a_race_that_both_end_at_once_goes_to_who_is_behind_in_the_match() -> None:
    for behind, winner in ((Side.B, Side.B), (Side.A, Side.A), (None, Side.A)):
        game = dealt(Kind.RACE, behind=behind)
        for side in Side:
            for cell in cells(game, side):
                game, came = enter(game, right(game, side, cell, 7))
                assert came is Came.RIGHT
        assert game.winner is winner
        assert enter(game, right(game, Side.A, 0, 8))[1] is Came.OVER


def test_a_note_is_of_ones_own_board_and_goes_with_a_digit() -> None:
    game = dealt(Kind.RACE)
    cell = cells(game, Side.B)[0]
    game, came = enter(game, Entry(Side.B, cell, 3, 0, is_note=True))
    assert (came, game.notes[1][cell], any(game.notes[0])) == (Came.NOTED, 0b100, False)
    game, _ = enter(game, right(game, Side.B, cell, 1))
    assert not any(game.notes[1])
    shared = dealt(Kind.SHARED)
    cell = cells(shared, Side.B)[0]
    assert enter(shared, Entry(Side.B, cell, 3, 0, is_note=True))[0] == shared


class TwoPlay(RuleBasedStateMachine):
    """Any entries at any times, with the rules counted by another way."""

    @initialize(kind=st.sampled_from(Kind), given=st.integers(0, 20))
    def begin(self, kind: Kind, given: int) -> None:
        self.game = dealt(kind, handicap=Handicap(given, 0))
        self.now = 0

    @rule(
        side=st.sampled_from(Side),
        place=st.integers(0, 80),
        is_right=st.booleans(),
        later=st.sampled_from((0, 1, 900, 5_000, 40_000)),
        is_note=st.sampled_from((False, False, False, True)),
    )
    def enters(self, side: Side, place: int, is_right: bool, later: int, is_note: bool) -> None:
        before, self.now = self.game, self.now + later
        empty = cells(before, side) or [place]
        cell = empty[place % len(empty)]
        made = (right if is_right else wrong)(before, side, cell, self.now)
        self.game, came = enter(before, made._replace(is_note=is_note))
        locked = self.now < before.locks[side].until
        if locked or cell in before.closed[side]:
            assert self.game == before
        changed = came in (Came.RIGHT, Came.WRONG, Came.FOR_NOBODY, Came.NOTED)
        assert changed is (self.game != before)
        if came in (Came.WRONG, Came.FOR_NOBODY):
            assert self.game.locks[side].left(self.now) >= SHARED_LOCK
        if not before.is_shared:
            assert self.game.values[side.other] == before.values[side.other]

    @rule()
    def goes_on_to_the_end(self) -> None:
        """Whatever happened, the rest can be filled, and then it is over."""
        game, now = self.game, self.now + 50_000
        for side in Side:
            for cell in cells(game, side):
                game, _ = enter(game, right(game, side, cell, now))
        assert game.is_over
        assert game.is_shared or game.winner is not None

    @invariant()
    def every_cell_is_counted_once(self) -> None:
        if not hasattr(self, "game"):
            return
        game = self.game
        for side in Side:
            board, values = game.boards[side], game.values[side]
            assert all(v in (0, s) for v, s in zip(values, board.solution, strict=True))
        if game.is_shared:
            owned = game.filled(Side.A) + game.filled(Side.B)
            assert owned + game.empty(Side.A) + game.for_nobody == game.boards[0].empty
            assert not game.closed[0] & game.closed[1]
            assert all(not game.values[0][cell] for cell in game.closed[0] | game.closed[1])
        else:
            for side in Side:
                assert game.filled(side) + game.empty(side) == game.boards[side].empty


TestTwoPlay = TwoPlay.TestCase
