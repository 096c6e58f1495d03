from game.logic.remembered import forget, remembered


def test_what_was_found_is_remembered_until_everything_is_forgotten() -> None:
    asked: list[int] = []

    @remembered(2)
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(1), double(1), double(2)] == [2, 2, 4]
    assert asked == [1, 2]
    # The one asked for longest ago goes first.
    assert [double(3), double(2), double(1)] == [6, 4, 2]
    assert asked == [1, 2, 3, 1]
    forget()
    assert double(1) == 2
    assert asked == [1, 2, 3, 1, 1]
