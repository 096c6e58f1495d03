"""Where everything of the title and level menu lies."""

from typing import Final, NamedTuple

from game.shell.rect import Rect
from game.ui.layout.board import BoardLayout, board_layout, board_side, cell_for
from game.ui.layout.metrics import Metrics, scales
from game.ui.layout.rect import Band, stack, stack_height

LETTERS: Final = 5
LEAST_PREVIEW_CELL: Final = 22


class MenuLayout(NamedTuple):
    """The parts of the menu; `preview` is `None` where a window has no room for a board."""

    metrics: Metrics
    tiles: tuple[Rect, ...]
    tagline: Rect | None
    resume: Rect | None
    """The card that continues the saved game."""
    games: Rect | None
    """The list of all games, beside that card."""
    levels: tuple[Rect, ...]
    buttons: tuple[Rect, ...]
    preview: BoardLayout | None
    caption: Rect | None
    """Under the preview."""


class _Column(NamedTuple):
    bands: tuple[Band, ...]
    across: int
    """Levels side by side."""


def menu_layout(
    width: int,
    height: int,
    interface: float = 1.0,
    *,
    levels: int = 6,
    buttons: int = 4,
    resume: bool = True,
    games: bool = False,
) -> MenuLayout:
    """Lay the menu out, with or without a game to continue."""
    for sizes in scales(width, height, interface):
        tall = height - 2 * sizes.margin
        wide = width - 2 * sizes.margin
        narrow = min(wide, max(sizes.px(400), 330))
        for across, column_width in ((1, narrow), (2, min(wide, sizes.px(640)))):
            column_width = max(column_width, min(wide, across * 210))
            column = _column(sizes, levels, across, resume)
            for bands in (column.bands, tuple(b for b in column.bands if b.name != "tagline")):
                if stack_height(bands, sizes.gap) <= tall:
                    layout = _placed(
                        width, height, sizes, bands, column_width, levels, across, buttons
                    )
                    return _with_games(layout) if games else layout
    raise ValueError(f"{width}x{height} is smaller than the smallest window")


def _with_games(layout: MenuLayout) -> MenuLayout:
    """Return the layout with room for the list beside the card of the game to continue."""
    whole, sizes = layout.resume, layout.metrics
    assert whole is not None
    side = max(96, sizes.px(124))
    resume = whole.left_part(whole.w - side - sizes.small_gap)
    return layout._replace(resume=resume, games=whole.right_part(side))


def _column(sizes: Metrics, levels: int, across: int, resume: bool) -> _Column:
    rows = -(-levels // across)
    level = max(sizes.target, sizes.line(sizes.strong) + sizes.line(sizes.caption) + 4)
    gaps = (rows - 1) * sizes.small_gap
    roomy = round(sizes.target * 1.25)
    card = max(sizes.target, sizes.line(sizes.title) + sizes.line(sizes.body) + sizes.padding)
    bands = [
        Band("logo", max(30, sizes.px(56)), max(40, sizes.px(72))),
        Band("tagline", sizes.line(sizes.strong), sizes.line(sizes.strong)),
    ]
    if resume:
        bands.append(Band("resume", card, max(card, sizes.px(84), roomy)))
    bands += [
        Band("levels", rows * level + gaps, rows * max(level, sizes.px(56), roomy) + gaps),
        Band("buttons", sizes.target, max(sizes.px(48), round(sizes.target * 1.1))),
    ]
    return _Column(tuple(bands), across)


def _placed(
    width: int,
    height: int,
    sizes: Metrics,
    bands: tuple[Band, ...],
    column_width: int,
    levels: int,
    across: int,
    buttons: int,
) -> MenuLayout:
    liked = stack_height(bands, sizes.gap, liked=True)
    column_height = min(liked, height - 2 * sizes.margin)
    preview, caption, x, y = _preview(width, height, sizes, column_width, column_height)
    placed = stack(Rect(x, y, column_width, column_height), bands, sizes.gap)
    logo = placed["logo"]
    tile = min(logo.h, (column_width - (LETTERS - 1) * sizes.small_gap) // LETTERS)
    tiles = tuple(
        Rect(logo.x + index * (tile + sizes.small_gap), logo.y, tile, tile)
        for index in range(LETTERS)
    )
    rows = -(-levels // across)
    return MenuLayout(
        metrics=sizes,
        tiles=tiles,
        tagline=placed.get("tagline"),
        resume=placed.get("resume"),
        games=None,
        levels=placed["levels"].grid(across, rows, sizes.small_gap)[:levels],
        buttons=placed["buttons"].columns(buttons, sizes.small_gap),
        preview=preview,
        caption=caption,
    )


def _preview(
    width: int, height: int, sizes: Metrics, column_width: int, column_height: int
) -> tuple[BoardLayout | None, Rect | None, int, int]:
    """Return the preview and its caption, and where the column begins."""
    margin, line = sizes.margin, sizes.line(sizes.body)
    if width >= height:
        across = sizes.px(96)
        free = width - 2 * margin - column_width - across
        cell = cell_for(min(free, height - 2 * margin - 2 * (line + sizes.gap), sizes.px(620)))
        if cell < LEAST_PREVIEW_CELL:
            return None, None, (width - column_width) // 2, (height - column_height) // 2
        side = board_side(cell)
        left = margin + (free - side) // 2
        board = board_layout(left + column_width + across, (height - side) // 2, cell)
        caption = Rect(board.outer.x, board.outer.bottom + sizes.gap, side, line)
        return board, caption, left, (height - column_height) // 2
    free = height - 2 * margin - column_height - 2 * sizes.gap - sizes.gap - line
    cell = cell_for(min(free, width - 2 * margin, column_width))
    x = (width - column_width) // 2
    if cell < LEAST_PREVIEW_CELL:
        return None, None, x, (height - column_height) // 2
    side = board_side(cell)
    spare = free - side
    y = margin + spare // 2
    top = y + column_height + 2 * sizes.gap
    board = board_layout((width - side) // 2, top, cell)
    return board, Rect(board.outer.x, board.outer.bottom + sizes.gap, side, line), x, y
