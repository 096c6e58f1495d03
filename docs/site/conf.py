"""Sphinx's settings; make.py says which language and which folder."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "source")]

from game.version import VERSION  # noqa: E402 - the project is found through its root

project = "Nonet"
author = "The Nonet authors"
project_copyright = "The Nonet authors, under the MIT licence"
release = VERSION
language = os.environ.get("NONET_SITE_LANGUAGE", "en")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
# `library.ipynb` and the like are downloads; a link to a file that is no page is one as well.
suppress_warnings = ["myst.header"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
html_theme = "furo"
html_title = "Nonet"
html_logo = "nonet.png"
html_favicon = "nonet.png"
html_css_files = ["nonet.css"]
html_static_path = ["_static"]
html_copy_source = False
html_show_sphinx = False
html_baseurl = os.environ.get("NONET_SITE_ADDRESS", "")
html_theme_options = {"navigation_with_keys": False}
