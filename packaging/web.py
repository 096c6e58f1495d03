"""Build the page on which Nonet is played in a browser: a folder of files for any web server.

python packaging/web.py [--to FOLDER] [--serve [PORT]]

docs/browser.md says how it is made and what it needs.
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from web_parts import FIRST, Part, hashed, needed, parts, read, rules, with_wheels
from web_pins import FOLDER, Pin, PinError, check, got, pins

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
"""What a start takes of Pyodide's package."""
LIBRARY: Final = "python_stdlib.zip"
"""Python's own modules, as Pyodide's package has them."""
PLACES: Final = {FIRST: "/app", LIBRARY: "/lib/python315.zip"}
"""Where the page's Python finds what is compiled for it."""
LISTED: Final = "files.json"
"""The list of all files with their hashes: what the service worker keeps, and others can check."""
WORKER: Final = "sw.js"
PLACE: Final = 8017


def build(to: Path) -> Path:
    """Write the page into a folder, in place of what a build left there; `PinError`."""
    pinned = {pin.name: pin for pin in pins()}
    with tempfile.TemporaryDirectory(dir=_made(to.parent)) as work:
        site = Path(work) / "site"
        shutil.copytree(FOLDER / "page", site)
        _take(pinned["pyodide"], site / "pyodide", PYODIDE)
        _take(pinned["fflate"], site, ("esm/browser.js",))
        (site / "browser.js").rename(site / "fflate.mjs")
        (site / "pygame.whl").write_bytes(_pygame())
        wheels = [got(pin).read_bytes() for pin in pinned.values() if pin.kind == "wheel"]
        _pack(site, wheels)
        for size in (64, 256):
            shutil.copy(ROOT / f"assets/icon/nonet-{size}.png", site)
        (site / "licences.txt").write_text(_licences(pinned), "utf-8")
        _list(site)
        if to.exists():
            if not (to / LISTED).exists():
                raise PinError(f"{to} holds something else. Name an empty folder with --to.")
            shutil.rmtree(to)
        site.rename(to)
    return to


def serve(folder: Path, port: int) -> None:
    """Serve a folder to this machine until Ctrl-C."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=folder)) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types that modules and WebAssembly must have."""

    extensions_map: Final = {  # type: ignore[misc]  # theirs is a variable
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing of each file."""

    def end_headers(self) -> None:
        """Have the browser ask each time whether a file has changed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def _take(pin: Pin, to: Path, names: tuple[str, ...]) -> None:
    """Put files of an npm package into a folder."""
    _made(to)
    with tarfile.open(got(pin)) as packed:
        for name in names:
            file = packed.extractfile(f"package/{name}")
            assert file is not None, name
            (to / Path(name).name).write_bytes(file.read())


def _pygame() -> bytes:
    """Return the wheel that is kept in the tree."""
    told = tomllib.loads((FOLDER / "pygame" / "made-of.toml").read_text("utf-8"))
    content = Path(FOLDER / "pygame" / told["wheel"]["file"]).read_bytes()
    check(content, told["wheel"]["sha256"], told["wheel"]["file"])
    return content


def _pack(site: Path, wheels: list[bytes]) -> None:
    """Pack the game and Python's modules, and say in `parts.json` what is in which part."""
    folder, told = _made(site / "parts"), []
    first, *others = parts(ROOT, rules())
    library = site / "pyodide" / LIBRARY
    modules = needed(read(library.read_bytes()))
    compiled = _compiled(
        site / "pyodide", with_wheels(first, wheels), Part(LIBRARY, modules, soon=False)
    )
    library.write_bytes(compiled[LIBRARY])
    for part in (first, *others):
        packed = compiled[FIRST] if part is first else part.packed
        name = hashed(part.name, packed)
        (folder / name).write_bytes(packed)
        row = {"name": part.name, "file": f"parts/{name}", "soon": part.soon, "bytes": len(packed)}
        if part.name != FIRST:
            row["files"] = {path: len(content) for path, content in sorted(part.files.items())}
        told.append(row)
    (site / "parts.json").write_text(json.dumps(told, separators=(",", ":")), "utf-8")


def _compiled(pyodide: Path, *asked: Part) -> dict[str, bytes]:
    """Return parts with their modules compiled, by name; `PinError` without Node.

    A start then compiles nothing: that was half of its time. What is unpacked is stored as it is,
    which a server's own compression makes smaller than a zip's.
    """
    with tempfile.TemporaryDirectory() as work:
        places = {part.name: Path(work) / part.name for part in asked}
        for part in asked:
            places[part.name].write_bytes(part.packed)
        zips = [f"{PLACES[name]}={path}" for name, path in places.items()]
        command = ["node", str(FOLDER / "compile.mjs"), str(pyodide), *zips]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except FileNotFoundError as error:
            raise PinError("node is not installed; it compiles the game for the page.") from error
        except subprocess.CalledProcessError as error:
            raise PinError(f"node cannot compile the game:\n{error.stderr.strip()}") from error
        return {name: path.read_bytes() for name, path in places.items()}


def _licences(pinned: dict[str, Pin]) -> str:
    """Return what is said of the licences of what the page is made of."""
    text = (FOLDER / "licences.txt").read_text("utf-8")
    rows = [f"{pin.name} {pin.version}: {pin.licence}" for pin in pinned.values()]
    texts = [
        (ROOT / "packaging/licences" / f"{name}.txt").read_text("utf-8")
        for name in ("LGPL-2.1-or-later", "Zlib", "FTL", "libpng-2.0", "MIT")
    ]
    own = (ROOT / "LICENSE").read_text("utf-8")
    return f"\n\n{'-' * 78}\n\n".join([text + "\n".join(rows) + "\n", own, *texts])


def _list(site: Path) -> None:
    """Write the list of all files, and give it to the service worker."""
    listed = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name != WORKER
    }
    text = json.dumps(listed, indent=0)
    (site / LISTED).write_text(text, "utf-8")
    version = hashlib.sha256(text.encode()).hexdigest()[:16]
    worker = (site / WORKER).read_text("utf-8")
    (site / WORKER).write_text(worker.replace("VERSION_OF_THE_PAGE", version), "utf-8")


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def main() -> int:
    """Build, and serve if asked to; return the exit code."""
    parser = argparse.ArgumentParser(description="Build the page of Nonet for a browser.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist" / "web", help="the folder")
    parser.add_argument(
        "--serve", type=int, nargs="?", const=PLACE, metavar="PORT", help="serve it to this machine"
    )
    asked = parser.parse_args()
    try:
        site = build(asked.to.resolve())
    except PinError as error:
        print(error, file=sys.stderr)
        return 1
    first = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{site}: {first / 1e6:.1f} MB in all", flush=True)
    if asked.serve is not None:
        try:
            serve(site, asked.serve)
        except KeyboardInterrupt:
            return 0
        except OSError as error:
            print(f"Port {asked.serve} cannot be used: {error.strerror}.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
