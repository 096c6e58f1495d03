"""What a method is called on the stage: its name, and what was set about it."""

from game.messages.catalogue import Catalogue
from game.solve.stream import Options


def method_name(catalogue: Catalogue, method: str, options: Options) -> str:
    """Return a method's name, with the rules and the order that are not the usual ones."""
    text = catalogue.text
    name = text(f"method.{method}")
    if method == "stack" and options.by_columns:
        return text("theatre.name.by_columns", name=name)
    if method == "staged":
        if options.stages is not None:
            name = text("theatre.name.up_to", name=name, stage=options.stages)
        if options.also:
            name = text("theatre.name.box", name=name)
    return name
