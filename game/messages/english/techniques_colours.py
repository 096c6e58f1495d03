"""Texts of simple colours, multi colours and 3D Medusa."""

MESSAGES = {
    "technique.simple-colours-trap.name": "Simple colours: trap",
    "technique.simple-colours-trap.taken": "simple colours",
    "technique.simple-colours-trap.look": (
        "Take a digit, colour its strong links in two colours, and look for a candidate that "
        "sees both colours."
    ),
    "technique.simple-colours-trap.explanation": (
        "Where a digit has just two places in a house, exactly one of them is true. Follow such "
        "pairs from house to house and colour the places in turn: all places of one colour are "
        "true and all of the other are false. A candidate that sees both colours is false either "
        "way."
    ),
    "technique.simple-colours-trap.sentence": (
        "Along the links, {digit} alternates: it is in {first_cells}, or else in "
        "{second_cells}. A cell that sees one of each cannot be {digit}: {outcome}."
    ),
    "technique.simple-colours-wrap.name": "Simple colours: wrap",
    "technique.simple-colours-wrap.taken": "simple colours",
    "technique.simple-colours-wrap.look": (
        "Take a digit, colour its strong links in two colours, and look for a colour that appears "
        "twice in one house."
    ),
    "technique.simple-colours-wrap.explanation": (
        "Where a digit has just two places in a house, exactly one of them is true. Follow "
        "such pairs from house to house and colour the places in turn: all places of one "
        "colour are true and all of the other are false. A colour that appears twice in one house "
        "cannot be the true one."
    ),
    "technique.simple-colours-wrap.sentence": (
        "Along the links, {digit} alternates: {false_cells} are all {digit}, or none of them "
        "is. Two of them see each other, so none of them is: {outcome}."
    ),
    "technique.multi-colours-1.name": "Multi colours 1",
    "technique.multi-colours-1.taken": "multi colours",
    "technique.multi-colours-1.look": (
        "Colour two groups of strong links of a digit, and see where they meet."
    ),
    "technique.multi-colours-1.explanation": (
        "A digit has two separate groups of places, each coloured in turn along its strong "
        "links. When a colour of one group sees a colour of the other, these two cannot both "
        "be true. So at least one of their opposites is, and a candidate that sees both "
        "opposites is false."
    ),
    "technique.multi-colours-1.sentence": (
        "{digit} is in {first_cells}, or else in {second_cells}. It is also in {third_cells}, "
        "or else in {fourth_cells}. A colour of the first pair sees one of the second, so they "
        "cannot both be true, and one of their opposites must be. A cell that sees both "
        "opposites cannot be {digit}: {outcome}."
    ),
    "technique.multi-colours-2.name": "Multi colours 2",
    "technique.multi-colours-2.taken": "multi colours",
    "technique.multi-colours-2.look": (
        "Colour two groups of strong links, and look for a colour that sees both of "
        "the other group."
    ),
    "technique.multi-colours-2.explanation": (
        "A digit has two separate groups of places, each coloured in turn along its strong links. "
        "When a colour of one group sees both colours of the other, it sees a true candidate "
        "whatever happens, and all its places are false."
    ),
    "technique.multi-colours-2.sentence": (
        "{digit} is in {third_cells}, or else in {fourth_cells}. {digit} in "
        "{false_cells:or} would see both, so it cannot be there: {outcome}."
    ),
    "technique.medusa.name": "3D Medusa",
    "technique.medusa.taken": "3D Medusa",
    "technique.medusa.look": (
        "Follow strong links in cells and in houses, and mark their ends with two colours in turn."
    ),
    "technique.medusa.explanation": (
        "Strong links, in houses and in cells, join candidates of all digits. Mark them with "
        "two colours in turn: either all of one colour are true or all of the other. A colour "
        "is false if it appears twice in a house or a cell, or leaves a cell with no candidate. A "
        "candidate that sees both colours is false in any case."
    ),
    "technique.medusa.sentence": (
        "Strong links join {count} candidates in two groups: all of one group are true, or "
        "all of the other. Whichever it is, {outcome}."
    ),
    "technique.medusa.wrap.sentence": (
        "Strong links join {count} candidates in two groups: all of one group are true, or "
        "all of the other. One of the groups contradicts itself or leaves a cell "
        "without candidates. So {outcome}."
    ),
}
