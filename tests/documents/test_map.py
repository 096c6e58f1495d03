"""The map of the documents: every place and every test that it names is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = ROOT / "docs" / "documents.md"
HEAD = "| In the document | In Nonet | Shown by |"

NAMES = {
    "First": """
        Sudoku leTabuleiroArquivo leTabuleiroTeclado geraTabuleiroAleatorio
        verificaValidadeTabuleiro devolveTabuleiro limpaTabuleiro executaJogada imprimeTabuleiro
        calculaGrausDeLiberdade verificaFimDoJogo sugereProximaJogada calculaPossiveisJogadas
        desfazerJogada
        Jogada leLinha leColuna leValor
        GuardadorDeJogadas insere devolveUltima limpa
        LeitorDeArquivo LeitorDeTeclado
    """,
    "Second": "sud.txt diffsud.txt verydiffsud.txt sudostack",
    "Third": """
        conflito_linha conflito_coluna conflito_subquadrado conflito ler_sudoku resolve
        imprimir_sudoku
    """,
    "Fourth": """
        loadMat verificaLinha verificaColuna verificaQuadrante isComplete whichIsSafe solve main
    """,
    "Fifth": """
        Liste.longueur Liste.appartient Liste.ajoutDebut Liste.toString Liste.supprimer
        Liste.valeur Liste.equals
        toString copieGrille possible initListe initgrL listeDesPossibles supprimer placer
        ajoutUniquePoss uniqueSurLigne uniqueSurColonne ajoutSurLigne ajoutSurLignes
        ajoutSurColonne ajoutSurColonnes resoudre
    """,
}
PHRASES = {
    "First": (
        *(f"figure {number}: " for number in range(1, 13)),
        *(f"phase {number}: " for number in range(1, 6)),
    ),
    "Fifth": ("étape 3: ", "the remark on étape 3: "),
}


def rows() -> list[tuple[str, str, str, str]]:
    """Section, and the three cells of each row."""
    found = []
    section = ""
    for line in MAP.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].partition(":")[0]
        elif line.startswith("|") and line != HEAD and not line.startswith("|---"):
            what, where, test = (cell.strip() for cell in line.strip("|").split(" | "))
            found.append((section, what, where, test))
    return found


@cache
def names(path: Path) -> frozenset[str]:
    """What a module defines: names at its top, and `Class.name` for what a class defines."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        for name in _defined(node):
            found.add(name)
            if isinstance(node, ast.ClassDef):
                found.update(f"{name}.{inner}" for item in node.body for inner in _defined(item))
    return frozenset(found)


def _defined(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return [target.id for target in targets if isinstance(target, ast.Name)]


def is_there(place: str) -> bool:
    file, _, name = place.partition("::")
    path = ROOT / file
    return path.is_file() and (not name or name in names(path))


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_a_place_that_is_gone_is_noticed() -> None:
    assert is_there("game/core/rules.py::is_valid")
    assert is_there("game/core/grid.py::Grid.is_full")
    assert not is_there("game/core/rules.py::is_nice")
    assert not is_there("game/core/grid.py::Grid.is_nice")
    assert not is_there("game/core/nowhere.py")


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]}: {row[1]}")
def test_every_place_and_every_test_of_the_map_is_there(row: tuple[str, str, str, str]) -> None:
    _, _, where, test = row
    places, tests = quoted(where), quoted(test)
    assert places
    assert [place for place in places if not is_there(place)] == []
    assert len(tests) == 1
    assert tests[0].startswith("tests/")
    assert "::test_" in tests[0]
    assert is_there(tests[0])


@pytest.mark.parametrize("section", NAMES)
def test_the_map_has_every_name_of_its_document(section: str) -> None:
    entries = [what for found, what, _, _ in rows() if found == section]
    named = {
        word for entry in entries for text in quoted(entry) for word in re.findall(r"[\w.]+", text)
    }
    assert set(NAMES[section].split()) - named == set()
    for phrase in PHRASES.get(section, ()):
        assert any(entry.startswith(phrase) for entry in entries), phrase


def test_the_map_names_five_documents() -> None:
    assert list(dict.fromkeys(section for section, *_ in rows())) == list(NAMES)
