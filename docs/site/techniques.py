"""The pages of the techniques, in each language, as the game itself says and draws them."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.logic.cause import SINGLES
from game.logic.step import Step
from game.messages import sentences
from game.messages.catalogue import Catalogue
from game.messages.languages import catalogue_in, name_of
from game.paper.board import Picture
from game.paper.picture import board_svg
from game.play.study import Example, Page, pages, worked_example

SIDE: Final = 450.0
REPEATED: Final = re.compile(r' (?:textLength|font-family)="[^"]*"')
STAGES: Final = {"before": 0, "step": 2, "after": 3}
"""The boards of a page, and the stages of the game's page that they are."""


class Technique(NamedTuple):
    """A technique and its example."""

    page: Page
    example: Example


def techniques(only: tuple[str, ...] = ()) -> Iterator[Technique]:
    """Yield every technique, or those named, by level."""
    for page in pages():
        if not only or page.technique in only:
            yield Technique(page, worked_example(page.technique))


def draw(technique: Technique, folder: Path) -> None:
    """Write the boards of a page, which are the same in every language."""
    example = technique.example
    step, grid = example.step, example.position
    marked = technique.page.technique not in SINGLES
    boards = {"before": (grid, None), "step": (grid, step), "after": (step.apply(grid), None)}
    for stage, (position, shown) in boards.items():
        svg = _board(position, example.givens or 0, shown, marked=marked or shown is not None)
        (folder / f"{technique.page.technique}-{stage}.svg").write_text(svg, "utf-8")


def _board(grid: Grid, givens: int, step: Step | None, *, marked: bool) -> str:
    bold = frozenset(cell for cell in grid.geometry.cells if givens >> cell & 1)
    notes = grid.candidates if marked else ()
    svg = board_svg(Picture(grid, bold, notes, step), SIDE)
    # Said once, rather than of each of hundreds of digits, which are all as wide as they are.
    plain = REPEATED.sub("", svg)
    return plain.replace("<svg ", '<svg font-family="Inter, sans-serif" ', 1)


class Language(NamedTuple):
    """A language of the pages: its code, its words, and the way from its pages to the top."""

    code: str
    catalogue: Catalogue
    top: str

    @classmethod
    def of(cls, code: str) -> "Language":
        """Return a language of the game."""
        return cls(code, catalogue_in(code), "../" if code == "en" else "../../")

    def place(self, file: str) -> str:
        """Return where a page of the language lies, from the top."""
        return f"techniques/{file}" if self.code == "en" else f"{self.code}/techniques/{file}"


def write(found: list[Technique], folder: Path, language: Language, codes: tuple[str, ...]) -> None:
    """Write a page for each technique and their list, as Markdown."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, technique in enumerate(found):
        around = found[number - 1] if number else None, *found[number + 1 : number + 2]
        text = _page(technique, language, codes, around)
        (folder / f"{technique.page.technique}.md").write_text(text, "utf-8")
    (folder / "index.md").write_text(_list(found, language, codes), "utf-8")


def _languages(file: str, language: Language, codes: tuple[str, ...]) -> str:
    links = [
        f'<a href="{language.top}{Language(code, language.catalogue, "").place(file)}"'
        f' lang="{code}" hreflang="{code}">{name_of(code)}</a>'
        for code in codes
        if code != language.code
    ]
    return f'<nav class="languages">{" ".join(links)}</nav>\n\n' if links else ""


def _facts(page: Page, catalogue: Catalogue) -> str:
    figures = catalogue.figures
    level, score = catalogue.text(f"study.level.{page.level}"), figures.thousands(page.score)
    if page.explainer is None:
        return catalogue.text("study.page.facts", level=level, score=score)
    rating = figures.decimal(page.explainer, 1)
    return catalogue.text("study.page.facts_se", level=level, score=score, rating=rating)


def _page(
    technique: Technique,
    language: Language,
    codes: tuple[str, ...],
    around: tuple[Technique | None, ...],
) -> str:
    catalogue, name = language.catalogue, technique.page.technique
    title = sentences.name(catalogue, name)
    example = technique.example
    said = sentences.sentence(catalogue, example.step, example.position)
    parts = ["---\norphan: true\n---\n", f"# {title}\n"]
    parts.append(_languages(f"{name}.html", language, codes))
    parts.append(f'<p class="facts">{escape(_facts(technique.page, catalogue))}</p>\n')
    parts += [f"<p>{escape(line)}</p>\n" for line in _lines(sentences.explanation(catalogue, name))]
    figures = []
    for stage, number in STAGES.items():
        caption = catalogue.text(f"study.page.stage.{number}")
        alt = escape(f"{title}. {caption}")
        source = f"{language.top}boards/{name}-{stage}.svg"
        figures.append(
            f'<figure><img src="{source}" alt="{alt}" width="450" height="450" loading="lazy">'
            f"<figcaption>{escape(caption)}</figcaption></figure>"
        )
    before, step, after = figures
    parts.append(f'<div class="boards">{before}{step}</div>\n')
    parts += [f"<p>{escape(line)}</p>\n" for line in _lines(said)]
    parts.append(f'<div class="boards">{after}</div>\n')
    links = [
        ""
        if other is None
        else f'<a href="{other.page.technique}.html">'
        f"{escape(sentences.name(catalogue, other.page.technique))}</a>"
        for other in around
    ]
    listed = f'<a href="index.html">{escape(catalogue.text("study.page.title"))}</a>'
    links.insert(1, listed)
    parts.append(f'<nav class="turn">{"".join(f"<span>{link}</span>" for link in links)}</nav>\n')
    return "\n".join(parts)


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]


def _list(found: list[Technique], language: Language, codes: tuple[str, ...]) -> str:
    catalogue = language.catalogue
    parts = [f"# {catalogue.text('study.page.title')}\n", _languages("index.html", language, codes)]
    level = 0
    for technique in found:
        page = technique.page
        if page.level != level:
            level = page.level
            parts.append(f"\n## {catalogue.text(f'study.level.{level}')}\n")
        name = sentences.name(catalogue, page.technique)
        parts.append(f"- [{name}]({page.technique}.md)")
    return "\n".join(parts) + "\n"
