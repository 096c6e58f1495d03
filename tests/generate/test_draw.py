from game.generate.draw import Draw


def test_draws_are_the_same_everywhere() -> None:
    draw = Draw("nonet")
    assert [draw.below(100) for _ in range(8)] == [85, 51, 80, 9, 54, 95, 8, 29]
    assert draw.permutation(9) == (4, 5, 0, 2, 3, 6, 8, 7, 1)


def test_every_number_below_the_bound_is_drawn() -> None:
    draw = Draw("bounds")
    assert {draw.below(7) for _ in range(500)} == set(range(7))
