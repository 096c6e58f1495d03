"""What a package index is told beyond pyproject.toml: addresses, and a README of whole links."""

import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT: Final = Path(__file__).parents[1]
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)]+)\)")


class Home(NamedTuple):
    """Where Nonet is at home, as `tool.nonet` in pyproject.toml says; what is unknown is empty."""

    source: str
    site: str
    security: str
    application_id: str

    @classmethod
    def read(cls, root: Path = ROOT) -> "Home":
        """Return what pyproject.toml says."""
        told = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["nonet"]
        known = {name.replace("-", "_"): str(text).rstrip("/") for name, text in told.items()}
        return cls(**known)

    def file(self, path: str, *, is_picture: bool = False) -> str:
        """Return the address of a file of the tree on the host of the source."""
        return f"{self.source}/{'raw' if is_picture else 'blob'}/HEAD/{path}"

    def urls(self) -> dict[str, str]:
        """Return the addresses that are known, by the names that package indexes know."""
        found = {"Homepage": self.site or self.source}
        if self.site:
            found["Documentation"] = self.site
        if self.source:
            found |= {
                "Source": self.source,
                "Issues": f"{self.source}/issues",
                "Changelog": self.file("CHANGELOG.md"),
            }
        return {name: address for name, address in found.items() if address}


def readme(text: str, home: Home) -> str:
    """Return the README as it makes sense far from its tree.

    Links to files lead to the host of the source. While that is unknown they are their words alone,
    and pictures are left out.
    """

    def whole(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if home.source:
            return f"{picture}[{words}]({home.file(path, is_picture=bool(picture))})"
        return "" if picture else words

    return re.sub(r"\n{3,}", "\n\n", LINK.sub(whole, text))


class NonetMetadata(MetadataHookInterface):
    """Hatchling's way to ask."""

    def update(self, metadata: dict[str, object]) -> None:
        """Put the README and the addresses in place."""
        root = Path(self.root)
        home = Home.read(root)
        text = readme((root / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = home.urls()
