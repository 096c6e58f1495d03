from game.core.grid import Grid
from game.logic.board import Board
from game.logic.rating.explainer.advanced import conclusions
from game.logic.rating.explainer.nested import Static, deducing
from game.logic.rating.explainer.nets import ON, Deduce, Net
from game.logic.rating.explainer.position import AREA
from game.logic.sets import bits

HARD = "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."


def test_a_net_at_rest_goes_on_as_if_it_had_begun_with_what_is_deduced_now() -> None:
    board = Board(Grid.parse(HARD))
    static = Static(board)
    levels: tuple[Deduce, ...] = (conclusions, deducing(static, 2))
    further = 0
    starts = [AREA * digit + cell for cell, mask in enumerate(board.masks) for digit in bits(mask)]
    for number in starts[::41]:
        for start in (number, number + ON):
            net = Net(board.masks, board.planes, start)
            net.run()
            for deduce in levels:
                before = len(net.parents)
                net.run(deduce)
                anew = Net(board.masks, board.planes, start)
                anew.run(deduce)
                assert list(net.parents.items()) == list(anew.parents.items())
                assert (net.clash, net.chains) == (anew.clash, anew.chains)
                further += len(net.parents) > before
    assert further
