"""The parts of compile.sh that are more than commands.

compile_pygame.py check FOLDER ...         the sources have the hashes of made-of.toml
compile_pygame.py config HEADER LIB OUT    pyconfig.h as Pyodide's own interpreter would have it
compile_pygame.py compile FOLDER           base.so: pygame-ce and SDL in one file; in the chroot
compile_pygame.py wheel FOLDER OUT         the wheel
"""

import base64
import hashlib
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

PYGAME = "2.5.8"
TAG = "cp315-cp315-pyemscripten_2026_5_wasm32"
FLAGS = ("-O2", "-fPIC", "-DNDEBUG", "-fwasm-exceptions", "-sSUPPORT_LONGJMP=wasm", "-w")
THREADS = ("SDL_syscond.c", "SDL_sysmutex.c", "SDL_syssem.c", "SDL_systhread.c", "SDL_systls.c")
# fmt: off
PNG = (
    "png", "pngerror", "pngget", "pngmem", "pngpread", "pngread", "pngrio", "pngrtran",
    "pngrutil", "pngset", "pngtrans", "pngwio", "pngwrite", "pngwtran", "pngwutil",
)
# fmt: on
# fmt: off
FREETYPE = (
    "autofit/autofit", "base/ftbase", "base/ftbbox", "base/ftbitmap", "base/ftdebug",
    "base/ftglyph", "base/ftinit", "base/ftmm", "base/ftstroke", "base/ftsynth", "base/ftsystem",
    "cff/cff", "gzip/ftgzip", "psaux/psaux", "pshinter/pshinter", "psnames/psmodule",
    "raster/raster", "sfnt/sfnt", "smooth/smooth", "truetype/truetype", "type1/type1",
    "winfonts/winfnt", "bdf/bdf", "pcf/pcf", "cid/type1cid", "pfr/pfr", "type42/type42",
    "lzw/ftlzw", "sdf/sdf", "svg/svg", "cache/ftcache",
)
# fmt: on
LEFT_OUT = {
    *("__briefcase", "__pyinstaller", "camera.py", "_camera_opencv.py", "midi.py", "macosx.py"),
    *("_sdl3_mixer.py", "pygame.ico", "pygame_icon.icns", "pygame_icon_mac.bmp", "meson.build"),
    # Its licence is not that of the rest, and the game has fonts of its own.
    *("freesansbold.ttf", "examples", "tests", "docs"),
}
"""Files of pygame-ce that no page uses."""


def check(folders: list[str]) -> None:
    """Compare each source with its hash."""
    told = tomllib.loads((Path(__file__).parent / "made-of.toml").read_text("utf-8"))
    files = {path.name: path for folder in folders for path in Path(folder).iterdir()}
    for name, row in told["source"].items():
        found = hashlib.sha256(files[row["file"]].read_bytes()).hexdigest()
        if found != row["sha256"]:
            sys.exit(f"{name}: {row['file']} has the SHA-256 {found}, not {row['sha256']}")


def config(header: str, library: str, out: str) -> None:
    """Write a pyconfig.h with the values of Pyodide's own build put in."""
    (data,) = Path(library).glob("_sysconfigdata*.py")
    values = runpy.run_path(str(data))["build_time_vars"]
    kept = ("Py_PYCONFIG_H", "_ALL_SOURCE", "_GNU_SOURCE", "WORDS_BIGENDIAN")
    lines = []
    for line in Path(header).read_text().splitlines():
        found = re.match(r"\s*#\s*define\s+(\w+)(\s.*)?$|/\* #undef (\w+) \*/", line)
        name = (found[1] or found[3]) if found else ""
        if (
            name
            and name not in kept
            and (name in values or re.match(r"HAVE_|SIZEOF_|ALIGNOF_|WITH_|Py_", name))
        ):
            line = _defined(name, values.get(name, 0))
        lines.append(line)
    Path(out).write_text("\n".join(lines) + "\n")


def _defined(name: str, value: object) -> str:
    if value in (0, "", None):
        return f"/* #undef {name} */"
    if isinstance(value, str) and not re.fullmatch(r"[\w() ]+", value):
        value = '"' + value.strip('"') + '"'
    return f"#define {name} {value}"


def compile_all(work: Path) -> None:
    """Compile SDL, its libraries and pygame-ce, and link them into one file."""
    made = [_compiled(work, *job) for job in _jobs(work)]
    _run(
        *("emcc", *FLAGS, "-sSIDE_MODULE=2", "-sWASM_BIGINT", "-sEXPORTED_FUNCTIONS=_PyInit_base"),
        *("-o", str(work / "base.so"), *map(str, made)),
    )


def _jobs(work: Path) -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    """Yield each source with the folder of its object and its options."""
    include = _headers(work)
    sdl, image, mixer, ttf, freetype, png = (
        _source(work, name)
        for name in ("SDL2", "SDL2_image", "SDL2_mixer", "SDL2_ttf", "freetype", "libpng")
    )
    here = ("-I", str(include))
    port = Path("/usr/share/emscripten/tools/ports/sdl2.py").read_text()
    listed = re.search(r"srcs = '''(.*?)'''", port, re.DOTALL)
    assert listed is not None
    for name in (*listed[1].split(), *(f"thread/generic/{one}" for one in THREADS)):
        yield sdl / "src" / name, "sdl", ("-fwrapv-pointer", "-I", str(sdl / "include"))
    for name in PNG:
        yield png / f"{name}.c", "png", (*here, "-DPNG_INTEL_SSE_OPT=0")
    in_freetype = ("-I", str(freetype / "include"))
    for name in FREETYPE:
        options = (*in_freetype, "-DFT2_BUILD_LIBRARY", "-DHAVE_UNISTD_H", "-DHAVE_FCNTL_H")
        yield freetype / "src" / f"{name}.c", "freetype", options
    # dom_pk_codes has the names of the keys: without it none works.
    for path in Path("/usr/share/emscripten/system/lib/html5").glob("dom_pk*.c"):
        yield path, "html5", ()
    yield ttf / "SDL_ttf.c", "ttf", (*here, *in_freetype, "-DTTF_USE_HARFBUZZ=0", "-DTTF_USE_SDF=1")
    for path in sorted((image / "src").glob("IMG*.c")):
        if path.stem not in ("IMG_WIC", "IMG_ImageIO"):
            formats = (
                "-DLOAD_BMP",
                "-DLOAD_PNG",
                "-DSDL_IMAGE_SAVE_PNG=1",
                "-DLOAD_GIF",
                "-DLOAD_SVG=0",
            )
            yield path, "image", (*here, "-I", str(image / "src"), *formats)
    for path in (*sorted((mixer / "src").glob("*.c")), *sorted((mixer / "src/codecs").glob("*.c"))):
        codecs = ("-I", str(mixer / "src"), "-I", str(mixer / "src/codecs"))
        yield path, "mixer", (*here, *codecs, "-DMUSIC_WAV", "-DMUSIC_OGG", "-DOGG_USE_STB")
    pygame = work / f"sdist/pygame_ce-{PYGAME}/src_c"
    major, minor, patch = PYGAME.split(".")
    version = (
        f"-DPG_MAJOR_VERSION={major}",
        f"-DPG_MINOR_VERSION={minor}",
        f"-DPG_PATCH_VERSION={patch}",
    )
    own: tuple[str, ...] = (
        "-DBUILD_STATIC=1",
        *version,
        '-DPG_VERSION_TAG=""',
        "-I",
        str(work / "headers"),
        *here,
    )
    own += (
        *in_freetype,
        "-I",
        str(pygame),
        "-I",
        str(pygame / "include"),
        "-I",
        str(pygame / "SDL_gfx"),
    )
    for name in ("base.c", "bitmask.c", "rotozoom.c", "SDL_gfx/SDL_gfxPrimitives.c"):
        yield pygame / name, "pygame", own
    for path in sorted((work / "cython").glob("*.c")):
        yield path, "cython", own


def _headers(work: Path) -> Path:
    """Gather the headers that are looked for by name, in one folder."""
    include = work / "include"
    (include / "SDL2").mkdir(parents=True, exist_ok=True)
    found = [
        *_source(work, "SDL2").glob("include/*.h"),
        *_source(work, "SDL2_image").glob("include/*.h"),
        *_source(work, "SDL2_image").glob("SDL_image.h"),
        *_source(work, "SDL2_mixer").glob("include/*.h"),
        *_source(work, "SDL2_ttf").glob("SDL_ttf.h"),
        *_source(work, "libpng").glob("*.h"),
        # Headers only: Pyodide's interpreter has zlib's functions.
        *(work / "zlib/usr/include").glob("z*.h"),
    ]
    for path in found:
        for folder in (include, include / "SDL2"):
            shutil.copy(path, folder)
    shutil.copy(_source(work, "libpng") / "scripts/pnglibconf.h.prebuilt", include / "pnglibconf.h")
    return include


def _source(work: Path, name: str) -> Path:
    return next(path for path in (work / "source").glob(f"{name}-*") if path.is_dir())


def _compiled(work: Path, source: Path, folder: str, options: tuple[str, ...]) -> Path:
    made = work / "objects" / folder / (source.parent.name + "_" + source.stem + ".o")
    made.parent.mkdir(parents=True, exist_ok=True)
    if not made.exists():
        _run("emcc", *FLAGS, *options, "-c", str(source), "-o", str(made))
    return made


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[-4:])}: {done.stderr[:3000]}")


def wheel(work: Path, out: Path) -> None:
    """Pack the wheel: the Python of pygame-ce, and the one file of what is compiled."""
    source = work / f"sdist/pygame_ce-{PYGAME}"
    files = {
        f"pygame/{path.relative_to(source / 'src_py').as_posix()}": path.read_bytes()
        for path in sorted((source / "src_py").rglob("*"))
        if path.is_file() and not set(path.relative_to(source / "src_py").parts) & LEFT_OUT
    }
    files["pygame/base.cpython-315-wasm32-emscripten.so"] = (work / "base.so").read_bytes()
    about = f"pygame_ce-{PYGAME}.dist-info"
    files[f"{about}/METADATA"] = (source / "PKG-INFO").read_bytes()
    head = "Wheel-Version: 1.0\nGenerator: nonet\nRoot-Is-Purelib: false\n"
    files[f"{about}/WHEEL"] = f"{head}Tag: {TAG}\n".encode()
    record = "".join(f"{name},sha256={_digest(body)},{len(body)}\n" for name, body in files.items())
    files[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    path = out / f"pygame_ce-{PYGAME}-{TAG}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files.items():
            packed.writestr(
                zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED, 9
            )
    print(path, path.stat().st_size, hashlib.sha256(path.read_bytes()).hexdigest())


def _digest(body: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "check":
        check(rest)
    elif what == "config":
        config(*rest)
    elif what == "compile":
        compile_all(Path(rest[0]))
    else:
        wheel(Path(rest[0]), Path(rest[1]))
