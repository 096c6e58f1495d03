from game.core.geometry import CLASSIC
from game.logic.search.rectangles import rectangles
from game.logic.tables import tables_of

RECTANGLES = rectangles(tables_of(CLASSIC))


def test_rectangles_lie_in_two_rows_two_columns_and_two_boxes() -> None:
    assert len({corners for corners, _ in RECTANGLES}) == 486
    for corners, cells in RECTANGLES:
        assert cells == sum(1 << corner for corner in corners)
        houses = [CLASSIC.houses_of[cell] for cell in corners]
        assert [len(set(kind)) for kind in zip(*houses, strict=True)] == [2, 2, 2]
        for corner, cell in enumerate(corners):
            assert cell // 9 == corners[corner ^ 1] // 9
            assert cell % 9 == corners[corner ^ 2] % 9
