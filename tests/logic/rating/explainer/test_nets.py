from game.core.grid import Grid
from game.logic.board import Board
from game.logic.rating.explainer.advanced import conclusions
from game.logic.rating.explainer.nested import deducing
from game.logic.rating.explainer.nets import ON, Ground, Net, Search
from game.logic.rating.explainer.position import AREA
from game.logic.sets import bits

HARD = "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."


def test_a_net_at_rest_goes_on_as_if_it_had_begun_with_what_is_deduced_now() -> None:
    board = Board(Grid.parse(HARD))
    ground = Ground(board.masks, board.planes)
    levels: tuple[tuple[Search, ...], ...] = ((conclusions,), deducing(board, 2))
    further = 0
    starts = [AREA * digit + cell for cell, mask in enumerate(board.masks) for digit in bits(mask)]
    for number in starts[::41]:
        for start in (number, number + ON):
            net = Net(ground, start)
            net.run()
            for searches in levels:
                before = len(net.parents)
                net.run(searches)
                anew = Net(ground, start)
                anew.run(searches)
                assert list(net.parents.items()) == list(anew.parents.items())
                assert (net.clash, net.chains) == (anew.clash, anew.chains)
                further += len(net.parents) > before
    assert further
