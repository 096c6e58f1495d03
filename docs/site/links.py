"""Links of a site that lead nowhere."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ADDRESSES: Final = {"href", "src", "poster"}


class Found(HTMLParser):
    """What a page links to, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.outside: list[str] = []
        """Scripts, styles and pictures that would be fetched from elsewhere."""
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses and the anchors of an element."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ADDRESSES and value is not None:
                split = urlsplit(value)
                if not (split.scheme or split.netloc):
                    self.targets.append(value)
                elif tag not in ("a", "link") and split.scheme != "data":
                    self.outside.append(value)


def broken(site: Path) -> Iterator[str]:
    """Yield what is wrong with the links of each page: file, target."""
    pages = {path: Found(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(site)
        yield from (f"{where}: {address} is fetched from elsewhere" for address in page.outside)
        for target in page.targets:
            split = urlsplit(target)
            file = (path.parent / unquote(split.path)).resolve() if split.path else path
            if file.is_dir():
                file /= "index.html"
            if not file.exists():
                yield f"{where}: {target} is not there"
            elif file in pages and unquote(split.fragment) not in {"", *pages[file].anchors}:
                yield f"{where}: {target} has no such place"
