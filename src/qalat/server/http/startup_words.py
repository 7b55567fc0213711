"""What the page says while a server gets ready, in the five languages of the browser."""

from __future__ import annotations

WORDS = {
    "en": {
        "title": "Qalat is getting ready",
        "why": (
            "The rules and the bots are being compiled for this computer, which happens only once."
            " As soon as the first game is ready, this page goes on by itself."
        ),
        "far": "{ready} of {all} parts are ready after {seconds} s.",
        "pages": "web pages",
        "building": "being built",
        "rules": "rules",
        "bots": "bots",
        "waiting": "waiting",
        "under_way": "being compiled",
        "ready": "ready",
    },
    "cs": {
        "title": "Qalat se připravuje",
        "why": (
            "Pravidla a boti se překládají pro tento počítač. Děje se to jen jednou."
            " Jakmile bude připravena první hra, stránka sama pokračuje."
        ),
        "far": "Hotovo {ready} z {all} částí po {seconds} s.",
        "pages": "webové stránky",
        "building": "sestavují se",
        "rules": "pravidla",
        "bots": "boti",
        "waiting": "čeká",
        "under_way": "překládá se",
        "ready": "hotovo",
    },
    "sk": {
        "title": "Qalat sa pripravuje",
        "why": (
            "Pravidlá a boti sa prekladajú pre tento počítač. Deje sa to iba raz."
            " Len čo bude pripravená prvá hra, stránka sama pokračuje."
        ),
        "far": "Hotovo {ready} z {all} častí po {seconds} s.",
        "pages": "webové stránky",
        "building": "zostavujú sa",
        "rules": "pravidlá",
        "bots": "boti",
        "waiting": "čaká",
        "under_way": "prekladá sa",
        "ready": "hotovo",
    },
    "is": {
        "title": "Qalat er að búa sig undir",
        "why": (
            "Verið er að þýða reglurnar og vélmennin fyrir þessa tölvu."
            " Það gerist aðeins einu sinni."
            " Um leið og fyrsta spilið er tilbúið heldur síðan sjálf áfram."
        ),
        "far": "{ready} af {all} hlutum tilbúnir eftir {seconds} s.",
        "pages": "vefsíður",
        "building": "í smíðum",
        "rules": "reglur",
        "bots": "vélmenni",
        "waiting": "bíður",
        "under_way": "í þýðingu",
        "ready": "tilbúið",
    },
    "de": {
        "title": "Qalat macht sich bereit",
        "why": (
            "Die Regeln und die Bots werden für diesen Rechner übersetzt. Das geschieht nur einmal."
            " Sobald das erste Spiel bereit ist, geht die Seite von selbst weiter."
        ),
        "far": "{ready} von {all} Teilen sind fertig nach {seconds} s.",
        "pages": "Webseiten",
        "building": "werden gebaut",
        "rules": "Regeln",
        "bots": "Bots",
        "waiting": "wartet",
        "under_way": "wird übersetzt",
        "ready": "fertig",
    },
}
