import re
from pathlib import Path

from game.logic.rating import explainer
from game.logic.rating.explainer.rating import RULES
from game.messages.catalogue import Catalogue
from game.messages.scales import classic_name

SINGLES = ("last-cell", "hidden-single-box", "hidden-single-line", "naked-single")
FOUND = re.compile(r'"((?:bidirectional|forcing|nishio|cell|region)-[a-z-]+)"')
LEVELS = ("dynamic", "dynamic-plus", "nested", "nested-multiple", "nested-dynamic")
KINDS = ("contradiction", "double", "cell", "region")


def test_all_that_can_set_a_classic_rating_has_a_name() -> None:
    catalogue = Catalogue()
    sources = Path(str(explainer.__file__)).parent.glob("*.py")
    found = {name for path in sources for name in FOUND.findall(path.read_text("utf-8"))}
    assert {"bidirectional-x-cycle", "nishio-forcing-chain", "cell-forcing-chains"} <= found
    short = {rule.name for rule in RULES if not rule.longer} | set(SINGLES) | found
    for name in short | {f"{level}-{kind}-forcing-chains" for level in LEVELS for kind in KINDS}:
        assert classic_name(catalogue, name)


def test_names_are_those_of_our_techniques_or_of_a_family() -> None:
    catalogue = Catalogue()
    named = {
        "direct-pointing": "technique.locked-candidates-1.name",
        "last-cell": "technique.full-house.name",
        "xy-wing": "technique.xy-wing.name",
        "forcing-x-chain": "study.classic.chain",
        "dynamic-plus-cell-forcing-chains": "study.classic.dynamic_plus",
        "dynamic-cell-forcing-chains": "study.classic.dynamic",
        "nested-dynamic-region-forcing-chains": "study.classic.nested",
    }
    for name, key in named.items():
        assert classic_name(catalogue, name) == catalogue.text(key)
