"""What is found by machines rather than by people: to be looked at."""

from typing import Final

from ..chapter import Chapter, exhibit

CHAPTER: Final = Chapter(
    "museum",
    (
        exhibit("dual-two-string-kite"),
        exhibit("small-empty-rectangle", "dual-empty-rectangle"),
        exhibit("uniqueness-test-5"),
        exhibit("multi-colours-1", "multi-colours-2"),
        exhibit("grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
        exhibit("als-aic", "als-continuous-nice-loop", "als-discontinuous-nice-loop"),
        exhibit("franken-swordfish", "franken-x-wing", "franken-jellyfish"),
        exhibit("finned-franken-swordfish", "finned-franken-x-wing", "finned-franken-jellyfish"),
        exhibit("mutant-swordfish", "mutant-x-wing", "mutant-jellyfish"),
        exhibit("finned-mutant-swordfish", "finned-mutant-x-wing", "finned-mutant-jellyfish"),
        exhibit(
            "siamese-finned-x-wing",
            "siamese-sashimi-x-wing",
            "siamese-finned-swordfish",
            "siamese-sashimi-swordfish",
            "siamese-finned-jellyfish",
            "siamese-sashimi-jellyfish",
        ),
        exhibit(
            "siamese-finned-franken-swordfish",
            "siamese-finned-franken-x-wing",
            "siamese-finned-franken-jellyfish",
            "siamese-finned-mutant-x-wing",
            "siamese-finned-mutant-swordfish",
            "siamese-finned-mutant-jellyfish",
        ),
        exhibit("forcing-chain-contradiction", "forcing-chain-verity"),
        exhibit("forcing-net-contradiction", "forcing-net-verity"),
        exhibit("nested-net"),
        exhibit("wxyz-wing", "bent-quad"),
        exhibit("vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing", "stuvwxyz-wing", "rstuvwxyz-wing"),
        exhibit("unique-loop", "extended-rectangle", "mug"),
        exhibit("bug-lite", "reverse-bug"),
        exhibit("broken-wing", "bivalue-oddagon"),
        exhibit("medusa"),
        exhibit("fireworks"),
        exhibit("symmetrical-placement"),
        exhibit("multi-sector-locked-set", "sk-loop"),
        exhibit("aligned-pair-exclusion", "aligned-triplet-exclusion"),
        exhibit("almost-aic"),
        exhibit("kraken-fish-1", "kraken-fish-2"),
        exhibit("junior-exocet", "senior-exocet"),
        exhibit("franken-squirmbag", "franken-whale", "finned-franken-squirmbag"),
        exhibit(
            "mutant-squirmbag", "mutant-whale", "finned-mutant-squirmbag", "finned-mutant-whale"
        ),
        exhibit("tridagon", "tridagon-links"),
        exhibit("template-set", "template-delete"),
    ),
)
