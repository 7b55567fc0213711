"""Lets no wheel and no sdist be built without the browser's pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path alone.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.pages import build_pages, carry_out


class PagesHook(BuildHookInterface[BuilderConfig]):
    """Builds the pages before files are gathered; an editable install has no need of them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages, or end with one sentence that says why not."""
        if version != "editable":
            carry_out(build_pages, Path(self.root))
