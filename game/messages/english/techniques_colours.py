"""Simple colours and multi colours."""

MESSAGES = {
    "technique.simple-colours-trap.name": "Simple colours: trap",
    "technique.simple-colours-trap.explanation": (
        "Where a digit has just two places in a house, exactly one of them is true. Follow such "
        "pairs from house to house and colour the places in turn: all places of one colour are "
        "true and all of the other are false. A candidate that sees both colours is false either "
        "way."
    ),
    "technique.simple-colours-wrap.name": "Simple colours: wrap",
    "technique.simple-colours-wrap.explanation": (
        "Where a digit has just two places in a house, exactly one of them is true. Follow such "
        "pairs from house to house and colour the places in turn: all places of one colour are "
        "true and all of the other are false. A colour that comes twice in one house cannot be "
        "the true one."
    ),
    "technique.multi-colours-1.name": "Multi colours 1",
    "technique.multi-colours-1.explanation": (
        "A digit has two separate groups of places, each coloured in turn along its strong links. "
        "When a colour of one group sees a colour of the other, these two cannot both be true, so "
        "that at least one of their opposites is. A candidate that sees both opposites is false."
    ),
    "technique.multi-colours-2.name": "Multi colours 2",
    "technique.multi-colours-2.explanation": (
        "A digit has two separate groups of places, each coloured in turn along its strong links. "
        "When a colour of one group sees both colours of the other, it sees a true candidate "
        "whatever happens, and all its places are false."
    ),
}
