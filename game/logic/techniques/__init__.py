"""The techniques, one family or technique a file; adding one is one file and one line here."""

from typing import Final

from ..technique import Technique
from . import (
    aligned_exclusion,
    almost_aic,
    als_chain,
    als_xy_wing,
    als_xz,
    avoidable_rectangles,
    basic_fish,
    bent_sets,
    bivalue_grave,
    colouring,
    complex_fish,
    death_blossom,
    empty_rectangle,
    exocet,
    finned_fish,
    fireworks,
    forcing_chains,
    forcing_nets,
    full_house,
    hidden_rectangle,
    hidden_single,
    hidden_subsets,
    kraken_fish,
    line_pairs,
    locked_candidates,
    medusa,
    naked_single,
    naked_subsets,
    nested_net,
    nice_loops,
    odd_loops,
    rank_zero,
    remote_pair,
    skyscraper,
    small_graves,
    sue_de_coq,
    symmetrical_placement,
    templates,
    tridagon,
    turbot_fish,
    two_string_kite,
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
            *locked_candidates.TECHNIQUES,
            *naked_subsets.TECHNIQUES,
            *hidden_subsets.TECHNIQUES,
            *basic_fish.TECHNIQUES,
            skyscraper.TECHNIQUE,
            *two_string_kite.TECHNIQUES,
            turbot_fish.TECHNIQUE,
            *empty_rectangle.TECHNIQUES,
            *finned_fish.TECHNIQUES,
            *forcing_chains.TECHNIQUES,
            *forcing_nets.TECHNIQUES,
            nested_net.TECHNIQUE,
            *bent_sets.TECHNIQUES,
            fireworks.TECHNIQUE,
            medusa.TECHNIQUE,
            *rank_zero.TECHNIQUES,
            symmetrical_placement.TECHNIQUE,
            *line_pairs.TECHNIQUES,
            *odd_loops.TECHNIQUES,
            *aligned_exclusion.TECHNIQUES,
            almost_aic.TECHNIQUE,
            *exocet.TECHNIQUES,
            *kraken_fish.TECHNIQUES,
            *small_graves.TECHNIQUES,
            *tridagon.TECHNIQUES,
        ),
        key=lambda technique: technique.rank,
    )
)
"""Every technique, easiest first."""


class _ById(dict[str, Technique]):
    """All of them by id; what is not among them may be a technique of a kind of constraints."""

    def __missing__(self, id: str) -> Technique:
        from ..constraints import by_id  # most boards have none

        return by_id()[id]


BY_ID: Final = _ById((technique.id, technique) for technique in TECHNIQUES)
