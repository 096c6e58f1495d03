import pytest

from game.core.grid import Grid
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.explainer.path import explainer_path
from game.logic.techniques import BY_ID


@pytest.mark.parametrize(
    "text",
    [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        # Direct hidden pairs, of which two leave the same.
        ".21....6.7........96.4....1..495....8......5..32.1..9..5.6..8....7.3.6...1...9.2.",
        "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7...",
        "...43.....8....2....6.......638.7.....92....8...35.1....47...2.79.58...35...4...9",
        # Multiple chains, and a step of a unique loop.
        "8.5.3....64............15......96.1..62.....54..5......5.9..67.1.....84.3.87..1..",
    ],
)
def test_a_path_leads_to_the_end_and_its_hardest_step_is_er(text: str) -> None:
    grid = Grid.parse(text)
    found = list(explainer_path(grid))
    for each in found:
        assert each.step.check(grid)
        assert each.step.technique in BY_ID
        grid = each.step.apply(grid)
    assert grid.is_solved
    rating = explainer_rating(Grid.parse(text))
    assert max(each.rating for each in found) == rating.er
    assert found[0].rating == rating.ed
    placed = next(n for n, each in enumerate(found) if each.step.placements)
    assert max(each.rating for each in found[: placed + 1]) == rating.ep
