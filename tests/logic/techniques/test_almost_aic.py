"""Almost AIC: sound, proven, and all that three candidates of a cell or house lead to."""

from game.core.geometry import CLASSIC
from game.logic.board import Board
from game.logic.proof.checker import Checker
from game.logic.proof.prover import prove
from game.logic.techniques import almost_aic
from tests.logic.techniques.test_exocet import thinned
from tests.logic.techniques.test_kraken_fish import Candidate, follows


def test_they_give_what_all_three_candidates_of_a_cell_or_house_lead_to() -> None:
    position, _, givens = thinned(3, 0.45)
    leads = follows(position)
    groups = [{each for each in leads if each[0] == cell} for cell in position.open_cells]
    groups += [
        {each for each in leads if each[0] in house.cells and each[1] == digit}
        for house in CLASSIC.houses
        for digit in range(1, 10)
    ]
    wanted: set[Candidate] = set()
    for group in groups:
        if len(group) == 3:
            common = set.intersection(*(leads[start] for start in group))
            direct = {
                end
                for end in leads
                if all(
                    cell == end[0] or (digit == end[1] and end[0] in CLASSIC.peers[cell])
                    for cell, digit in group
                )
            }
            wanted |= {end for end, true in common if not true} - group - direct
    steps = list(almost_aic.find(Board(position, givens)))
    assert wanted
    assert {each for step in steps for each in step.eliminations} == wanted


def test_they_are_sound_and_proven_and_the_chain_without_the_extra_candidate_holds() -> None:
    number = 0
    for seed in range(1, 5):
        position, solution, givens = thinned(seed, 0.1 * seed)
        for step in list(almost_aic.find(Board(position, givens)))[:15]:
            number += 1
            (goes,) = step.eliminations
            assert solution.values[goes.cell] != goes.digit
            certificate = prove(Board(position, givens), step)
            assert certificate is not None, step
            Checker(position, givens).check(certificate, (), step.eliminations)
            told = dict(step.arguments)
            extra = (told["extra_cell"], told["extra_digit"])
            chain, spoiling = step.chains
            # What all three see is a locked candidate.
            assert len(chain) > 1 or len(spoiling) > 1
            assert all(link.strong is (place % 2 == 0) for place, link in enumerate(chain))
            for end in (*chain[0].start, *chain[-1].end):
                assert end.cell == goes.cell or end.cell in CLASSIC.peers[goes.cell]
            assert tuple(*spoiling[0].start) == extra
            assert spoiling[-1].end == (goes,)
    assert number > 30
