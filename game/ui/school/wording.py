"""The words of an exercise's card: what is asked, what is shown, and how an answer is judged."""

from ...learn.chapters import station_of
from ...learn.task import Card
from ...learn.verdict import Verdict
from ...logic.step import Step
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ..games.context import Context
from .sheet import Sheet


def sentence(context: Context, sheet: Sheet, step: Step) -> str:
    """Return what a step comes to, at the position of the exercise."""
    position = sheet.dealt.exercise.position
    return sentences.sentence(context.catalogue, step, position, context.notation)


def judged(context: Context, sheet: Sheet, verdict: Verdict) -> tuple[str, str]:
    """Return the title and the reason of a verdict, with the step that was found."""
    words = context.catalogue.render(verdict.reason)
    if sheet.told is not None:
        why = sentence(context, sheet, sheet.told)
        words = sentences_in_turn(context.catalogue, (words, why))
    return context.text(f"learn.verdict.{verdict.kind.value}"), words


def watched(context: Context, sheet: Sheet) -> tuple[str, str]:
    """Return the title and the words of a card that only shows."""
    catalogue, dealt = context.catalogue, sheet.dealt
    name = sentences.name(catalogue, dealt.claim.technique)
    if sheet.told is None:
        return name, context.text(f"learn.{station_of(dealt.task.technique).id}.how")
    if sheet.concluded:
        return name, sentence(context, sheet, sheet.told)
    if sheet.bare:
        return name, sentences.explanation(catalogue, dealt.claim.technique)
    tell = sentences.branches if sheet.told.chains else sentences.pattern
    return name, tell(catalogue, sheet.told, context.notation)


def asked(context: Context, sheet: Sheet) -> tuple[str, str]:
    """Return what is asked: by the card and by how it is answered."""
    catalogue, task, claim = context.catalogue, sheet.dealt.task, sheet.dealt.claim
    title = context.text(f"learn.card.{task.card.value}")
    if task.card is Card.TRY:
        hint = context.text(f"learn.{station_of(task.technique).id}.try")
        ask = context.text(f"learn.ask.try.{sheet.mode.value}")
        return title, sentences_in_turn(catalogue, (hint, ask))
    if task.card is Card.SAY and claim.placements:
        cell, digit = claim.placements[0]
        geometry = sheet.dealt.exercise.position.geometry
        house = ""
        if claim.houses:
            house = sentences.house_name(catalogue, geometry.houses[claim.houses[0]])
        key = f"learn.ask.say.{claim.technique}"
        return title, context.text(key, cell=geometry.cell_name(cell), digit=digit, house=house)
    building = sheet.building
    if building is not None and building.words is not None:
        said = catalogue.render(building.words)
        if building.accepted:
            return title, context.text("learn.ask.follows", proof=said)
        return context.text("learn.no_link") if building.refused else title, said
    key = f"learn.ask.{task.card.value}.{sheet.mode.value}"
    if task.aided:
        key += ".aided"
    return title, context.text(key, technique=sentences.name(catalogue, claim.technique))
