"""The techniques, one family or technique a file; adding one is one file and one line here."""

from typing import Final

from game.logic.technique import Technique
from game.logic.techniques import (
    als_chain,
    als_xy_wing,
    als_xz,
    avoidable_rectangles,
    bivalue_grave,
    colouring,
    complex_fish,
    death_blossom,
    full_house,
    hidden_rectangle,
    hidden_single,
    naked_single,
    nice_loops,
    remote_pair,
    sue_de_coq,
    templates,
    uniqueness_tests,
    w_wing,
    wings,
    x_chain,
    xy_chain,
)

TECHNIQUES: Final[tuple[Technique, ...]] = tuple(
    sorted(
        (
            full_house.TECHNIQUE,
            naked_single.TECHNIQUE,
            hidden_single.TECHNIQUE,
            *complex_fish.TECHNIQUES,
            als_chain.TECHNIQUE,
            als_xy_wing.TECHNIQUE,
            als_xz.TECHNIQUE,
            *avoidable_rectangles.TECHNIQUES,
            bivalue_grave.TECHNIQUE,
            *colouring.TECHNIQUES,
            death_blossom.TECHNIQUE,
            hidden_rectangle.TECHNIQUE,
            *nice_loops.TECHNIQUES,
            remote_pair.TECHNIQUE,
            sue_de_coq.TECHNIQUE,
            *templates.TECHNIQUES,
            *uniqueness_tests.TECHNIQUES,
            w_wing.TECHNIQUE,
            *wings.TECHNIQUES,
            x_chain.TECHNIQUE,
            xy_chain.TECHNIQUE,
        ),
        key=lambda technique: technique.rank,
    )
)
"""Every technique, easiest first."""

BY_ID: Final = {technique.id: technique for technique in TECHNIQUES}
