"""Merge the messages into the files of the languages, and compile these.

    python assets/build/messages.py            # after messages or a language changed
    python assets/build/messages.py pt-BR      # begin a new language
    python assets/build/messages.py --reworded # what changed says the same in other words

Needs Babel. The English messages in `game/messages/english` are the source: a message's key is
its context in the `.po` file. The translator is told what the section is about (the first line of
the module, or the latest comment that begins with `##`), and the comment above the message or at
the end of its line. A translation whose English text has changed is kept, marked
fuzzy, and not used until somebody has looked at it; with `--reworded` it stays in use, for English
that was only put better. How to translate: docs/translating.md.
"""

import io
import re
import string
import sys
import tokenize
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from babel.messages.catalog import Catalog, Message  # noqa: E402
from babel.messages.mofile import write_mo  # noqa: E402
from babel.messages.pofile import read_po, write_po  # noqa: E402

from game.messages.english import DOMAINS, START_FILE, domain, is_first  # noqa: E402
from game.messages.languages import FOLDER  # noqa: E402

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
HEADER = "# The words of Nonet. How to translate them: docs/translating.md"
UNUSED = tuple(
    f"{name}: ".encode()
    for name in (
        *("Creation-Date", "Revision-Date", "Last-Translator", "Language-Team", "Bugs-To"),
        *("Id-Version", "Generated-By"),
    )
)
"""Lines of a header that say nothing here, or would change with every run."""


SUFFIXES = (
    (r"technique\..*\.name", "The name of a technique, as a heading."),
    (r"technique\..*\.taken", "What an entry needs, within a sentence: “needs a naked pair”."),
    (r"technique\..*\.look", "The second stage of a hint: what to look for."),
    (r"technique\..*\.explanation", "A paragraph on the technique's page."),
    (
        r"technique\..*\.sentence(\.\w+)?",
        "The last stage of a hint: why a step follows. {outcome} is what follows: “r4c7 is not 5”.",
    ),
    (r"constraint\..*\.name", "The name of a kind of rule, as a heading."),
    (
        r"constraint\..*\.one",
        "One of the kind, within a sentence: “Look at a thermometer at r5c7.”",
    ),
    (r"constraint\..*\.rule", "What a kind of rule asks, on its page and in the list of rules."),
    (r"constraint\..*\.text", "How the rule helps, on its page below the rule."),
    (r"constraint\..*\.broken", "Within a sentence: “This breaks a rule: …”."),
    (r"action\..*\.text", "The tip of a button, without a full stop: 34 characters at most."),
    (r"action\..*\.member", "One of the keys of an action, as a screen reader says it."),
    (r"action\..*", "The word on a button: 20 characters at most, better 10."),
    (r"ui\.setting\..*", "Settings: the name of a setting, or one of its values."),
    (r"text\.help\..*", "A line of the help of the game in a terminal, beside the order."),
    (r"argparse\..*", "The help and the errors of the command line."),
)
"""What is told to the translator of messages whose keys look alike."""


def comments_of(name: str) -> dict[str, str]:
    """Return what translators are told of each message of a domain: where it is, then the rest.

    Where it is, is said by the nearest comment above that begins with `##`, or by the first line of
    the module; the rest by the kind of key, and by the comments above it or at the end of its line.
    """
    source = (ROOT / "game" / "messages" / "english" / f"{name}.py").read_text("utf-8")
    section = source.strip().partition("\n")[0].strip('"')
    found: dict[str, list[str]] = {}
    sections: dict[str, str] = {}
    above: list[str] = []
    key = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("# ").strip()
            if token.string.startswith("##"):
                section = text
            elif token.line.strip().startswith("#"):
                above.append(text)
            elif not text.startswith("noqa"):
                found.setdefault(key, []).append(text)
        elif token.type == tokenize.STRING and re.match(r"\s*[\"'][\w.<>-]+[\"']:", token.line):
            named = token.string.strip("\"'")
            if token.line.lstrip().startswith(token.string):
                key = named
                sections[key] = section
                found.setdefault(key, []).extend(above)
                above = []
    told = {}
    for key in domain(name):
        kind = next((note for like, note in SUFFIXES if re.fullmatch(like, key)), "")
        notes = (sections.get(key, section), kind, *found.get(key, ()))
        told[key] = " ".join(note for note in notes if note)
    return told


def template() -> Catalog:
    """Return all English messages as a catalogue without translations."""
    catalog = Catalog(header_comment=HEADER, fuzzy=False)
    for name in DOMAINS:
        messages, comments = domain(name), comments_of(name)
        for key, text in messages.items():
            if key.endswith(".other") and f"{key[:-6]}.one" in messages:
                continue
            identity: str | tuple[str, str] = text
            context = key
            if key.endswith(".one") and f"{key[:-4]}.other" in messages:
                identity, context = (text, messages[f"{key[:-4]}.other"]), key[:-4]
            fields = {field for _, field, _, _ in string.Formatter().parse(text) if field}
            catalog.add(
                identity,
                context=context,
                auto_comments=[comments[key]],
                flags={"python-brace-format"} if fields else set(),
            )
    return catalog


def write(catalog: Catalog, path: Path) -> None:
    """Write a catalogue for translators; the same catalogue gives the same file."""
    text = io.BytesIO()
    write_po(text, catalog, width=100, include_lineno=False, omit_header=False)
    lines = text.getvalue().splitlines()
    kept = [line for line in lines if not any(name in line for name in UNUSED)]
    path.write_bytes(b"\n".join(kept) + b"\n")


def read(path: Path) -> Catalog:
    """Return the catalogue of a language's file."""
    with path.open("rb") as file:
        return read_po(file, locale=path.stem.replace("-", "_"), abort_invalid=True)


def strings(message: Message) -> tuple[str, ...]:
    """Return the forms of a translation; empty ones where there is none."""
    found = message.string
    return tuple(found) if isinstance(found, tuple | list) else (str(found or ""),)


def is_translated(message: Message) -> bool:
    """Whether every form of a message has a translation."""
    return all(strings(message))


def compiled(catalog: Catalog) -> dict[str, bytes]:
    """Return a language's files by name: the texts of the menu, and one for each other domain."""
    files: dict[str, Catalog] = {}
    homes = {key: name for name in DOMAINS for key in domain(name)}
    for message in catalog:
        key = message.context or ""
        home = homes.get(key) or homes.get(f"{key}.one")
        if message.id and home and is_translated(message) and not message.fuzzy:
            name = START_FILE if is_first(key) else home
            if name not in files:
                # Without the date of the moment, equal texts give equal files.
                files[name] = Catalog(
                    locale=catalog.locale, charset="utf-8", fuzzy=False, creation_date=EPOCH
                )
            files[name].add(message.id, message.string, context=message.context)
    contents = {}
    for name, chosen in files.items():
        content = io.BytesIO()
        write_mo(content, chosen)
        contents[f"{name}.mo"] = content.getvalue()
    return contents


def compile_language(catalog: Catalog, folder: Path) -> None:
    """Write a language's files, and take away those that it has no longer."""
    folder.mkdir(exist_ok=True)
    contents = compiled(catalog)
    for path in folder.glob("*.mo"):
        if path.name not in contents:
            path.unlink()
    for name, content in contents.items():
        (folder / name).write_bytes(content)


def merged(before: Catalog, english: Catalog, *, reworded: bool = False) -> Catalog:
    """Return a language's translations for the messages that there are now.

    A translation of an English text that has changed is fuzzy, unless it was only `reworded`; that
    of a message that is gone is dropped.
    """
    after = Catalog(locale=before.locale, header_comment=HEADER, fuzzy=False)
    kept = {message.context: message for message in before if message.id}
    for message in english:
        if not message.id:
            continue
        new = message.clone()
        old = kept.get(message.context)
        if old is not None and isinstance(old.id, str) is isinstance(new.id, str):
            changed = old.id != new.id and not reworded
            new.string = old.string
            new.user_comments = old.user_comments
            if any(strings(new)) and (old.fuzzy or changed):
                new.flags = {*new.flags, "fuzzy"}
                before_id = old.id if changed else old.previous_id
                new.previous_id = [before_id] if isinstance(before_id, str) else list(before_id)
        if any(strings(new)) or not before.locale.territory:
            # A country's file has only what it says in other words than its language.
            after[new.id] = new
    return after


def main() -> None:
    """Bring all languages up to date, and begin those that are named."""
    english = template()
    FOLDER.mkdir(exist_ok=True)
    reworded, codes = "--reworded" in sys.argv, [word for word in sys.argv[1:] if word[0] != "-"]
    for code in codes:
        path = FOLDER / f"{code}.po"
        if not path.exists():
            locale = code.replace("-", "_")
            write(Catalog(locale=locale, header_comment=HEADER, fuzzy=False), path)
    for path in sorted(FOLDER.glob("*.po")):
        catalog = merged(read(path), english, reworded=reworded)
        write(catalog, path)
        compile_language(catalog, FOLDER / path.stem)
        done = sum(is_translated(m) and not m.fuzzy for m in catalog if m.id)
        fuzzy = sum(m.fuzzy for m in catalog if m.id)
        print(f"{path.stem}: {done} of {len(english)} translated, {fuzzy} to be looked at")


if __name__ == "__main__":
    main()
