"""The docs hold the pictures that they show, and no others."""

import re

from tests.repository.pictures import kept_pictures, shown_pictures
from tests.repository.project import ROOT
from tests.web.screenshots import wanted

SCRIPT = ROOT / "web" / "tests" / "screenshots.mjs"


def test_every_picture_in_the_docs_is_shown_on_a_page() -> None:
    assert kept_pictures() - shown_pictures() == set()


def test_every_picture_that_is_shown_is_there() -> None:
    assert shown_pictures() - kept_pictures() == set()


def test_a_screenshot_is_taken_of_what_the_docs_show_and_of_nothing_else() -> None:
    screens = SCRIPT.read_text("utf-8").partition("const SCREENS = {\n")[2].partition("\n};\n")[0]
    assert wanted()
    assert sorted(re.findall(r'^  "([\w-]+)":', screens, re.MULTILINE)) == wanted()
