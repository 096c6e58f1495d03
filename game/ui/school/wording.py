"""The texts of an exercise's card: tasks, steps and verdicts."""

from typing import TYPE_CHECKING, Final

from ...learn.road import station_of
from ...learn.task import Card, Mode
from ...learn.verdict import Kind, Verdict
from ...logic.step import Step
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from .sheet import Sheet

if TYPE_CHECKING:
    from ..scene.words import Words

SAID_BY_TITLE: Final = ("learn.right", "learn.said.is")
"""Reasons that say no more of a right answer than its title does."""


def step_words(words: "Words", sheet: Sheet, step: Step) -> str:
    """Return the conclusions of a step, at the position of the exercise."""
    position = sheet.dealt.exercise.position
    return sentences.sentence(words.catalogue, step, position, words.notation)


def verdict_words(words: "Words", sheet: Sheet, verdict: Verdict) -> tuple[str, str]:
    """Return title and reason of a verdict, with the step that was found.

    The title already says that an answer is right, so below it is only the step.
    """
    said = words.catalogue.render(verdict.reason)
    if sheet.shown is not None:
        why = step_words(words, sheet, sheet.shown)
        is_said = verdict.kind is Kind.RIGHT and verdict.reason.key in SAID_BY_TITLE
        said = why if is_said else sentences_in_turn(words.catalogue, (said, why))
    return words.text(f"learn.verdict.{verdict.kind.value}"), said


def demonstration_words(words: "Words", sheet: Sheet) -> tuple[str, str]:
    """Return title and text of a card that only shows."""
    catalogue, dealt = words.catalogue, sheet.dealt
    name = sentences.name(catalogue, dealt.claim.technique)
    if sheet.shown is None:
        shelf, technique = dealt.task.shelf, dealt.task.technique
        about = f"{shelf}.{technique}" if shelf else station_of(technique).id
        return name, words.text(f"learn.{about}.how")
    if sheet.concluded:
        return name, step_words(words, sheet, sheet.shown)
    if sheet.bare:
        return name, sentences.explanation(catalogue, dealt.claim.technique)
    return name, sentences.pattern(catalogue, sheet.shown, words.notation)


def _proof_words(words: "Words", sheet: Sheet) -> str:
    """Return how to prove a digit: as in the lesson, if its digit was entered."""
    claim = sheet.dealt.claim
    if sheet.entered not in claim.placements:
        return words.text("learn.ask.why")
    return words.text(f"learn.ask.why.{claim.technique}", digit=claim.placements[0].digit)


def _check_words(words: "Words", key: str) -> str:
    """Return how an answer is checked: by a button, or by a key if there is one."""
    return words.text("learn.ask.check", key=key) if key else words.text("learn.ask.check.plain")


def task_words(
    words: "Words", sheet: Sheet, check: str, *, placing: bool = False
) -> tuple[str, str]:
    """Return the task by the kind of card and answer, or for a placement test (`placing`).

    `check` is the key that checks an answer, empty for none.
    """
    catalogue, task, claim = words.catalogue, sheet.dealt.task, sheet.dealt.claim
    title = words.text(f"learn.card.{task.card.value}")
    if sheet.mode is Mode.PROVE:
        return words.text("learn.why"), _proof_words(words, sheet)
    if placing:
        return words.text("learn.placement"), words.text(f"learn.ask.placement.{sheet.mode.value}")
    if task.card is Card.TRY:
        hint = words.text(f"learn.{station_of(task.technique).id}.try")
        ask = [words.text(f"learn.ask.try.{sheet.mode.value}")]
        if sheet.mode is Mode.STRIKE:
            ask += [_check_words(words, check), words.text("learn.ask.try.none")]
        return title, sentences_in_turn(catalogue, (hint, *ask))
    if task.card is Card.SAY and claim.placements:
        cell, digit = claim.placements[0]
        geometry = sheet.dealt.exercise.position.geometry
        house = ""
        if claim.houses:
            house = sentences.house_name(catalogue, geometry.houses[claim.houses[0]])
        key = f"learn.ask.say.{claim.technique}"
        return title, words.text(key, cell=geometry.cell_name(cell), digit=digit, house=house)
    building = sheet.building
    if building is not None and building.words is not None:
        said = catalogue.render(building.words)
        if building.accepted:
            return title, words.text("learn.ask.follows", proof=said)
        return words.text("learn.no_link") if building.refused else title, said
    key = f"learn.ask.{task.card.value}.{sheet.mode.value}"
    if task.aided:
        key += ".aided"
    asked = words.text(key, technique=sentences.name(catalogue, claim.technique))
    # A digit is checked as it is entered.
    if task.card in (Card.FINISH, Card.FIND) and sheet.mode is not Mode.ENTER:
        asked = sentences_in_turn(catalogue, (asked, _check_words(words, check)))
    return title, asked
