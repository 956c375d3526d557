"""Which modules of ours, and which installed packages, a scorer's source imports."""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import packages_distributions, version
from pathlib import Path

from studies.rules import BadInput

ROOTS = ("audits", "annotation", "config", "scoring", "studies", "toxicbench", "trajectories")
# What a scorer may use of ours: code that needs no database and that a frozen copy can carry.
CARRIED = (
    "scoring.builtin",
    "scoring.graders",
    "scoring.parsers",
    "trajectories.numerals",
    "trajectories.records",
)


@dataclass(frozen=True)
class Imports:
    """What was found: files of ours by archive path, and versions of installed packages."""

    files: Mapping[str, bytes]
    packages: Mapping[str, str]


def follow_imports(files: Mapping[str, bytes], *, root: Path) -> Imports:
    """Follow the imports of a scorer's files through our modules under `root`.

    Raises `BadInput` where a file is no Python or imports a module of ours that a frozen copy
    cannot carry.
    """
    found: dict[str, bytes] = {}
    outside: set[str] = set()
    open_files = [(name, "", content) for name, content in files.items() if name.endswith(".py")]
    while open_files:
        name, package, content = open_files.pop()
        for module in _imported(name, package, content):
            if module.split(".")[0] not in ROOTS:
                outside.add(module.split(".")[0])
                continue
            for path in _files_of(module, name, root):
                if path not in found:
                    found[path] = (root / path).read_bytes()
                    open_files.append((path, _package_of(path), found[path]))
    return Imports(files=found, packages=_versions(outside))


def _imported(name: str, package: str, content: bytes) -> Iterator[str]:
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError) as error:
        raise BadInput(f"{name}:{getattr(error, 'lineno', 0)}: is not Python: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            if base:
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """The module that a `from … import` names; "" for a relative import in the scorer's folder."""
    if not node.level:
        return node.module or ""
    if not package:
        return ""
    parts = package.split(".")
    base = parts[: len(parts) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


def _package_of(path: str) -> str:
    return ".".join(Path(path).parent.parts)


def _files_of(module: str, importer: str, root: Path) -> Iterator[str]:
    """The archive paths of a module of ours and of the packages above it.

    A name that is no module (a function of one) has only the packages above it.
    """
    parts = module.split(".")
    for n in range(1, len(parts) + 1):
        stem = "/".join(parts[:n])
        for path in (f"{stem}/__init__.py", f"{stem}.py"):
            if (root / path).is_file():
                _check_carried(".".join(parts[:n]), importer)
                yield path


def _check_carried(module: str, importer: str) -> None:
    if any(f"{module}.".startswith(f"{name}.") for name in CARRIED):
        return
    if any(name.startswith(f"{module}.") for name in CARRIED):
        return  # a package above one of them
    raise BadInput(
        f"{importer}: imports {module}, which needs the site; a frozen scorer may use "
        f"{', '.join(CARRIED)}, the standard library and installed packages"
    )


def _versions(names: set[str]) -> dict[str, str]:
    names = names - sys.stdlib_module_names
    if not names:
        return {}  # asking what is installed takes half a second
    known = packages_distributions()
    dists = {dist for name in names for dist in known.get(name, ())}
    return {dist: version(dist) for dist in sorted(dists)}
