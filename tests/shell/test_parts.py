"""Trees of parts: whatever they are made of, items stand whole, apart and inside."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.shell.draw import Shapes
from game.shell.fitting import EASES, KEPT, LEAST_SCALE, Guesses, fit
from game.shell.kit import Kit, Space
from game.shell.parts.around import Inset, Largest, Loose, Scroll, Stack
from game.shell.parts.base import Gap, Item, Part, Place, Ruler, Square, fits
from game.shell.parts.grid import Grid
from game.shell.parts.lines import Column, Flow, Row
from game.shell.parts.over import Over
from game.shell.rect import Rect
from game.shell.sizes import natural_scale
from game.shell.text import Fonts
from game.shell.widgets.base import Widget
from game.shell.widgets.label import Label
from game.shell.widgets.popup import Popup
from game.shell.widgets.scroll import ScrollArea
from tests.pilot import headless
from tests.shell.example import ASSETS, STYLE


class Block(Widget):
    """As wide as a word in points, and as tall as so many words need."""

    def __init__(self, word: int, words: int = 1, high: int = 10) -> None:
        super().__init__()
        self.word, self.words, self.high = word, words, high

    def min_size(self, kit: Kit) -> tuple[int, int]:
        return kit.px(self.word), kit.px(self.high)

    def liked_width(self, kit: Kit) -> int:
        return self.words * kit.px(self.word)

    def height_for(self, kit: Kit, width: int) -> int:
        each = max(1, width // kit.px(self.word))
        return -(-self.words // each) * kit.px(self.high)


class Firm(Widget):
    """As large in pixels at any scale."""

    def min_size(self, kit: Kit) -> tuple[int, int]:
        return 50, 200


@pytest.fixture(scope="module")
def kit() -> Kit:
    headless()
    return Kit(STYLE, Fonts.in_folder(ASSETS / "fonts"), Shapes())


BLOCKS = st.builds(Block, st.integers(5, 120), st.integers(1, 30), st.integers(5, 60))
ITEMS = st.builds(lambda b, t: Item(b, tall=t), BLOCKS, st.integers(0, 90))
SQUARES = st.builds(lambda n: Square(Block(10), least=n), st.integers(20, 120))
GAPS = st.builds(Gap, st.integers(0, 30))


def _trees(parts: st.SearchStrategy[Part]) -> st.SearchStrategy[Part]:
    several = st.lists(parts, min_size=1, max_size=4)
    ends = st.sampled_from((0.0, 0.5, 1.0))
    counts = st.lists(st.integers(1, 4), min_size=1, max_size=3)
    return st.one_of(
        st.builds(lambda p, at: Row(*p, at=at), several, ends),
        st.builds(lambda p, at: Column(*p, at=at), several, ends),
        st.builds(lambda p, n: Grid(*p, across=n), several, counts),
        st.builds(lambda p: Largest(*p), several),
        st.builds(lambda p, n: Flow(*p, rows=n), several, st.integers(0, 3)),
        st.builds(lambda p, s: Inset(p, s), parts, st.sampled_from(Space)),
        st.builds(
            lambda p, w, least: Loose(p, wide=w, least=least),
            parts,
            st.integers(0, 300),
            st.sampled_from((0, 20)),
        ),
        st.builds(lambda p, n: p.growing(n), parts, st.integers(1, 2)),
        st.builds(lambda p, n: p.folding(n), parts, st.integers(1, 3)),
    )


TREES = st.recursive(st.one_of(ITEMS, ITEMS, SQUARES, GAPS), _trees, max_leaves=14)
SIZES = st.tuples(st.integers(1, 1500), st.integers(1, 1500))


def check(kit: Kit, places: tuple[Place, ...], room: Rect) -> None:
    for item, rect, _ in places:
        assert room.contains(rect), (item, rect, room)
        if isinstance(item, Square):
            assert rect.w == rect.h >= item.least * EASES[-1] - 1
        else:
            assert rect.w >= item.widget.min_size(kit)[0], (item.widget, rect)
            assert rect.h >= item.widget.height_for(kit, rect.w), (item.widget, rect)
    for one, other in combinations(places, 2):
        assert not one.rect.overlaps(other.rect), (one, other)


@settings(max_examples=400)
@given(tree=TREES, size=SIZES, fold=st.integers(0, 3), scale=st.sampled_from((0.5, 1.0, 1.7)))
def test_what_fits_is_whole_apart_and_inside(
    kit: Kit, tree: Part, size: tuple[int, int], fold: int, scale: float
) -> None:
    ruler = Ruler(kit._replace(scale=scale), fold)
    room = Rect(7, 11, *size)
    if not tree.stays(fold) or not fits(ruler, tree, *size):
        return
    places = tuple(tree.arrange(ruler, room))
    check(ruler.kit, places, room)
    assert places == tuple(tree.arrange(Ruler(ruler.kit, fold), room))


@settings(max_examples=150)
@given(tree=TREES, size=SIZES, interface=st.sampled_from((0.8, 1.0, 1.5, 2.0)))
def test_no_window_is_too_small(
    kit: Kit, tree: Part, size: tuple[int, int], interface: float
) -> None:
    fitted = fit(Column(tree), kit, size, interface)
    assert LEAST_SCALE <= fitted.kit.scale <= max(LEAST_SCALE, natural_scale(size) * interface)
    if not fitted.scrolls:
        check(fitted.kit, fitted.places, Rect(0, 0, *size))
    again = fit(Column(tree), kit, size, interface)
    assert again.places == fitted.places


def test_words_beside_nothing_keep_the_width_that_their_height_was_measured_at(kit: Kit) -> None:
    words = Loose(Item(Block(42, 2, 5)), wide=1)
    tree = Row(Column(Square(Block(10), least=20), Inset(Gap(0)), words), at=0.0)
    fitted = fit(tree, kit, (26, 48), 0.8)
    assert not fitted.scrolls
    check(fitted.kit, fitted.places, Rect(0, 0, 26, 48))


def test_what_has_a_least_width_takes_it_from_the_square(kit: Kit) -> None:
    square, panel = Square(Block(10), least=20), Block(30)
    for least, side in ((0, 300), (150, 250)):
        fitted = fit(Row(square, Loose(panel, least=least), gap=Space.NONE), kit, (400, 300))
        widths = {place.item.widget: place.rect.w for place in fitted.places}
        assert widths[panel] >= least
        assert widths[square.widget] == side


@pytest.mark.parametrize(
    ("liked", "side", "high"),
    [(200, 210, 210), (280, 210, 300), (280, 280, 280)],
    ids=["it likes no more", "more and there is more", "more and there is little"],
)
def test_what_stands_beside_a_square_lines_up_unless_it_wants_much_more(
    kit: Kit, liked: int, side: int, high: int
) -> None:
    square = Square(Block(10), least=20, snap=lambda room: min(room, side))
    panel = Block(30)
    row = Row(square, Loose(Item(panel, tall=liked)).filling())
    places = row.arrange(Ruler(kit), Rect(0, 0, 500, 300))
    assert {place.item.widget: place.rect.h for place in places}[panel] == high


@pytest.mark.parametrize(("wide", "left", "right"), [(500, 0, 500), (2000, 665, 1335)])
def test_board_and_panel_keep_to_the_margins_until_they_are_far_apart(
    kit: Kit, wide: int, left: int, right: int
) -> None:
    square, panel = Square(Block(10), least=400), Loose(Item(Firm()))
    ruler = Ruler(kit)
    one, other = Row(square, panel, gap=Space.APART).arrange(ruler, Rect(0, 0, wide, 400))
    assert (one.rect.x, other.rect.x + other.rect.w) == (left, right)


@settings(max_examples=150)
@given(tree=TREES, size=SIZES, interface=st.sampled_from((1.25, 1.5, 2.0)))
def test_larger_type_leaves_the_square_its_size(
    kit: Kit, tree: Part, size: tuple[int, int], interface: float
) -> None:
    tree = Inset(Row(Square(Block(10), least=40), Column(tree)))
    plain, large = fit(tree, kit, size), fit(tree, kit, size, interface)
    if not (plain.scrolls or large.scrolls):
        assert large.square >= KEPT * plain.square


def test_spare_room_goes_to_what_leads_then_to_what_likes_more_then_to_what_grows(
    kit: Kit,
) -> None:
    square = Square(Block(10), least=40)
    column = Column(square, Item(Block(10), tall=40), Item(Block(10)).growing(), gap=Space.NONE)
    ruler = Ruler(kit)

    def heights(w: int, h: int) -> list[int]:
        return [place.rect.h for place in column.arrange(ruler, Rect(0, 0, w, h))]

    assert heights(100, 60) == [40, 10, 10]
    assert heights(100, 90) == [70, 10, 10]
    assert heights(100, 130) == [100, 20, 10]
    assert heights(100, 200) == [100, 40, 60]


def test_what_folds_goes_in_its_order_and_what_replaces_it_comes(kit: Kit) -> None:
    first, second, kept = Firm(), Firm(), Firm()
    instead = Block(10)
    tree = Column(
        Item(kept), Item(second).folding(2), Item(first).folding(1), Item(instead).unfolding(1)
    )

    def widgets(high: int) -> list[Widget]:
        return [place.item.widget for place in fit(tree, kit, (1280, high)).places]

    assert widgets(800) == [kept, second, first]
    assert widgets(500) == [kept, second, instead]
    assert widgets(300) == [kept, instead]


def test_a_grid_takes_the_first_number_of_columns_that_fits(kit: Kit) -> None:
    grid = Grid(*(Block(100, high=30) for _ in range(6)), across=(1, 3, 2), gap=Space.NONE)
    ruler = Ruler(kit)

    def columns(w: int, h: int) -> int:
        return len({place.rect.x for place in grid.arrange(ruler, Rect(0, 0, w, h))})

    assert columns(400, 200) == 1
    assert columns(400, 100) == 3
    assert columns(250, 100) == 2
    assert grid.across(ruler, 0).least == 100


def test_no_cell_stands_alone_where_fewer_columns_need_no_more_rows(kit: Kit) -> None:
    def columns(count: int, wide: int) -> int:
        grid = Grid(*(Block(100, high=30) for _ in range(count)), across=(4, 3, 2, 1))
        places = list(grid.arrange(Ruler(kit), Rect(0, 0, wide, 500)))
        return len({place.rect.x for place in places})

    assert [columns(4, wide) for wide in (460, 360, 240)] == [4, 2, 2]
    assert [columns(7, wide) for wide in (460, 360)] == [4, 3]


def test_a_part_alone_in_the_last_row_takes_all_of_it_where_it_is_to(kit: Kit) -> None:
    def widths(*, fills: bool) -> list[int]:
        blocks = (Block(100, high=30) for _ in range(3))
        grid = Grid(*blocks, across=(2,), gap=Space.NONE, fills=fills)
        return [place.rect.w for place in grid.arrange(Ruler(kit), Rect(0, 0, 240, 500))]

    assert widths(fills=True) == [120, 120, 240]
    assert widths(fills=False) == [120, 120, 120]


def test_the_arrangement_with_the_larger_square_is_taken(kit: Kit) -> None:
    square, panel = Square(Block(10), least=40), Item(Block(100, high=100))
    tree = Largest(Row(square, panel), Column(square, panel))
    ruler = Ruler(kit)
    wide = list(tree.arrange(ruler, Rect(0, 0, 600, 400)))
    tall = list(tree.arrange(ruler, Rect(0, 0, 400, 600)))
    assert wide[0].rect.y == wide[1].rect.y
    assert tall[0].rect.bottom <= tall[1].rect.y


def test_what_cannot_fit_scrolls(kit: Kit) -> None:
    area = ScrollArea()
    blocks = [Item(Block(100, high=100)) for _ in range(20)]
    fitted = fit(Column(Item(Block(50)), Scroll(area, Column(*blocks))), kit, (400, 300))
    assert fitted.scrolls
    (place,) = (place for place in fitted.places if place.item.widget is area)
    assert Rect(0, 0, 400, 300).contains(place.rect)
    inside = [place for place in fitted.places if place.within is area]
    assert len(inside) == 20
    assert all(p.rect.x >= place.rect.x and p.rect.right <= place.rect.right for p in inside)
    for one, other in combinations(inside, 2):
        assert not one.rect.overlaps(other.rect)


def test_a_list_scrolls_before_its_type_shrinks(kit: Kit) -> None:
    content = Column(*(Item(Block(100, high=100)) for _ in range(20)))
    fitted = fit(Scroll(ScrollArea(), content, least=200), kit, (1280, 800))
    assert fitted.kit.scale == 1.0
    assert not fitted.scrolls


def test_a_long_text_is_cut_between_two_of_its_lines(kit: Kit) -> None:
    area, text = ScrollArea(), Label("word " * 60, wrap=True)
    area.add(text)
    area.rect = pygame.Rect(0, 0, 120, 100)
    high = text.height_for(kit, 120)
    text.rect = pygame.Rect(0, 0, 120, high)
    area.settle(high)
    line = kit.fonts.line_height(kit.text(text.points), text.weight)
    assert area.limit
    assert 100 % line
    assert area.seen().bottom == 100 // line * line


def test_a_stack_lays_its_parts_over_one_another(kit: Kit) -> None:
    stack = Stack(Block(10), Inset(Block(10), Space.GAP))
    ground, above = stack.arrange(Ruler(kit), Rect(0, 0, 100, 100))
    assert ground.rect == Rect(0, 0, 100, 100)
    assert above.rect == Rect(16, 16, 68, 68)


def test_words_take_the_lines_they_need(kit: Kit) -> None:
    words = Label("one two three four five six seven eight", wrap=True)
    ruler = Ruler(kit)
    item = Item(words)
    narrow, wide = ruler.down(item, 80).least, ruler.down(item, 800).least
    assert wide == kit.fonts.line_height(kit.text(15))
    assert narrow == len(kit.fonts.wrap(words.text, 15, 80)) * wide
    assert ruler.across(item, 0).least == kit.fonts.size("seven", 15)[0]


@given(x=st.integers(-200, 200), y=st.integers(-150, 150), word=st.integers(10, 200))
def test_a_popup_stands_where_it_is_asked_for_and_never_outside(
    kit: Kit, x: int, y: int, word: int
) -> None:
    below, popup, offered = Block(10), Popup(lambda: None), Block(word, high=60)
    column = Column(offered, Block(10, high=30))
    tree = Over(
        Item(below), popup, column, of=below, at=lambda place: place.moved(x, y), middle=offered
    )
    window = Rect(0, 0, 400, 300)
    under, ground, inside, _ = tree.arrange(Ruler(kit), window)
    assert under.item.widget is below
    assert under.rect == window
    assert inside.within is popup
    assert window.contains(ground.rect)
    assert ground.rect.contains(inside.rect)
    wanted_x, wanted_y = window.moved(x, y).centre
    if ground.rect.x > 20 and ground.rect.right < 380:
        assert abs(inside.rect.centre[0] - wanted_x) <= 1
    if ground.rect.y > 20 and ground.rect.bottom < 280:
        assert abs(inside.rect.centre[1] - wanted_y) <= 1


def test_a_popup_over_what_is_not_there_is_not_there_either(kit: Kit) -> None:
    folded, offered = Item(Block(10)).folding(1), Block(10)
    tree = Over(
        Column(folded, Block(20)),
        Popup(lambda: None),
        Item(offered),
        of=folded.widget,
        at=lambda place: place,
        middle=offered,
    )
    assert len(list(tree.arrange(Ruler(kit, fold=1), Rect(0, 0, 200, 200)))) == 1


@given(
    words=st.lists(st.integers(1, 40), min_size=1, max_size=8),
    sizes=st.lists(
        st.tuples(st.integers(360, 1600), st.integers(360, 1200)), min_size=2, max_size=5
    ),
    interface=st.sampled_from((1.0, 2.0)),
)
def test_what_fitted_last_is_only_a_guess(
    kit: Kit, words: list[int], sizes: list[tuple[int, int]], interface: float
) -> None:
    panel = Column(*(Block(40, count, 20) for count in words), Item(Block(60, high=90)).folding(1))
    tree = Inset(Row(Square(Block(10), least=120), panel))
    guesses: Guesses = {}
    for size in sizes:
        warm, cold = fit(tree, kit, size, interface, guesses), fit(tree, kit, size, interface)
        assert (warm.kit.scale, warm.fold, warm.ease) == (cold.kit.scale, cold.fold, cold.ease)
        assert [(p.rect, p.item.widget) for p in warm.places] == [
            (p.rect, p.item.widget) for p in cold.places
        ]


class Counted(Block):
    """Keeps the scales at which it was measured."""

    def __init__(self, word: int) -> None:
        super().__init__(word)
        self.scales: set[float] = set()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        self.scales.add(kit.scale)
        return super().min_size(kit)


def test_what_fits_near_the_largest_scale_is_found_at_once(kit: Kit) -> None:
    size = (1280, 800)
    natural = natural_scale(size)
    block = Counted(round(0.97 * size[0] / natural))
    assert fit(Inset(Item(block)), kit, size).kit.scale < natural
    assert len(block.scales) <= 3


def test_the_squarest_cells_are_taken_where_that_is_wanted(kit: Kit) -> None:
    """A pad over a tall phone was nine strips."""
    grid = Grid(
        *(Block(30, high=30) for _ in range(9)), across=(9, 5, 3), gap=Space.NONE, squarest=True
    )

    def columns(w: int, h: int) -> int:
        places = grid.arrange(Ruler(kit), Rect(0, 0, w, h))
        return len({place.rect.x for place in places})

    assert [columns(330, high) for high in (40, 60, 100, 210)] == [9, 9, 5, 3]
