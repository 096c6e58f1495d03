"""Writing a book to files: one PDF, or a picture per page."""

import os
from collections.abc import Iterator
from pathlib import Path

from ..core.errors import SudokuError
from ..messages.catalogue import Catalogue
from ..store.atomic import replace_file
from .sheets import Book

SUFFIXES = (".pdf", ".svg", ".png")
"""What the name of the file may end in."""


class PaperError(SudokuError):
    """A file cannot be printed to, or cannot be written."""

    key = "print.error.unwritten"

    def __init__(self, problem: str, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {problem} {reason}", path=str(path), reason=reason)
        self.key = f"print.error.{problem}"


def print_book(
    book: Book, path: Path, catalogue: Catalogue, *, replaces: bool = False
) -> list[Path]:
    """Write a book, and return its files.

    The end of the file's name says what it is. Pictures of several pages have numbers behind
    their names: `book-1.png`. A file that is there already is left alone, and refused, unless it
    is the one that was named and may be replaced.
    """
    if path.suffix.lower() not in SUFFIXES:
        raise PaperError("suffix", path)
    contents = list(_contents(book, path.suffix.lower(), catalogue))
    files = [path]
    if len(contents) > 1:
        files = [path.with_stem(f"{path.stem}-{n}") for n in range(1, len(contents) + 1)]
    for file in files:
        # A name that no file can have is told where it is written.
        if os.path.exists(file) and not (replaces and file == path):
            raise PaperError("there", file)
    for file, content in zip(files, contents, strict=True):
        try:
            replace_file(file, content, durable=False, exported=True)
        except OSError as error:
            raise PaperError("unwritten", file, error.strerror or str(error)) from error
    return files


def _contents(book: Book, suffix: str, catalogue: Catalogue) -> Iterator[bytes]:
    # Each library is imported for what it alone writes.
    if suffix == ".pdf":
        from .pdf import PdfCanvas

        pdf = PdfCanvas(book.title or "Nonet")
        book.draw(pdf, catalogue)
        yield pdf.content()
    elif suffix == ".svg":
        from .svg import SvgCanvas

        svg = SvgCanvas()
        book.draw(svg, catalogue)
        yield from (page.encode() for page in svg.pages)
    else:
        from .png import PngCanvas

        png = PngCanvas()
        book.draw(png, catalogue)
        yield from png.pages
