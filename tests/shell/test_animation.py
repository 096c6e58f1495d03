import pytest

from game.shell.animation import Animator, Easing, ease_out, ease_out_back, linear


@pytest.mark.parametrize("easing", [linear, ease_out, ease_out_back])
def test_easings_begin_at_0_and_end_at_1(easing: Easing) -> None:
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


def test_a_motion_runs_from_0_to_exactly_1_and_then_is_done() -> None:
    animator, seen = Animator(), list[float]()
    animator.start(seen.append, 0.1, done=lambda: seen.append(2.0))
    for _ in range(4):
        animator.update(0.03)
    assert seen[0] == 0.0
    assert seen[-2:] == [1.0, 2.0]
    assert seen == sorted(seen)
    assert not animator.active


def test_a_delay_waits_at_0() -> None:
    animator, seen = Animator(), list[float]()
    animator.start(seen.append, 0.1, delay=0.1)
    animator.update(0.09)
    assert seen == [0.0]
    animator.update(0.2)
    assert seen == [0.0, 1.0]


def test_a_motion_of_the_same_key_takes_over() -> None:
    animator, first, second = Animator(), list[float](), list[float]()
    animator.start(first.append, 0.1, key="cell")
    animator.start(second.append, 0.1, key="cell")
    animator.update(1.0)
    assert first == [0.0]
    assert second == [0.0, 1.0]


def test_reduced_motion_arrives_at_once() -> None:
    animator, seen = Animator(reduced=True), list[float]()
    animator.start(seen.append, 5.0, delay=5.0, done=lambda: seen.append(2.0))
    assert seen == [1.0, 2.0]
    assert not animator.active


def test_finish_also_ends_what_the_ends_start() -> None:
    animator, seen = Animator(), list[str]()

    def again() -> None:
        seen.append("first")
        animator.start(lambda _: None, 1.0, done=lambda: seen.append("second"))

    animator.start(lambda _: None, 1.0, done=again)
    animator.finish()
    assert seen == ["first", "second"]
