from game.core.geometry import CLASSIC
from game.logic.search.rectangles import RECTANGLES


def test_rectangles_lie_in_two_rows_two_columns_and_two_boxes() -> None:
    assert len(set(RECTANGLES)) == 486
    for corners in RECTANGLES:
        houses = [CLASSIC.houses_of[cell] for cell in corners]
        assert [len(set(kind)) for kind in zip(*houses, strict=True)] == [2, 2, 2]
        for corner, cell in enumerate(corners):
            assert cell // 9 == corners[corner ^ 1] // 9
            assert cell % 9 == corners[corner ^ 2] % 9
