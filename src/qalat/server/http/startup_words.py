"""What the page says while a server gets ready, in the five languages of the browser."""

from __future__ import annotations

WORDS = {
    "en": {
        "title": "Qalat is getting ready",
        "why": (
            "The rules and the bots are being compiled for this computer."
            " That happens once and takes a few minutes; then this page goes on by itself."
        ),
        "far": "{ready} of {all} parts are ready after {seconds} s.",
        "rules": "rules",
        "bots": "bots",
        "waiting": "waiting",
        "under_way": "being compiled",
        "ready": "ready",
    },
    "cs": {
        "title": "Qalat se připravuje",
        "why": (
            "Pravidla a boti se překládají pro tento počítač."
            " Děje se to jen jednou a trvá to několik minut; potom stránka sama pokračuje."
        ),
        "far": "Hotovo {ready} z {all} částí po {seconds} s.",
        "rules": "pravidla",
        "bots": "boti",
        "waiting": "čeká",
        "under_way": "překládá se",
        "ready": "hotovo",
    },
    "sk": {
        "title": "Qalat sa pripravuje",
        "why": (
            "Pravidlá a boti sa prekladajú pre tento počítač."
            " Deje sa to iba raz a trvá to niekoľko minút; potom stránka sama pokračuje."
        ),
        "far": "Hotovo {ready} z {all} častí po {seconds} s.",
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
            " Það gerist aðeins einu sinni og tekur nokkrar mínútur; þá heldur síðan sjálf áfram."
        ),
        "far": "{ready} af {all} hlutum tilbúnir eftir {seconds} s.",
        "rules": "reglur",
        "bots": "vélmenni",
        "waiting": "bíður",
        "under_way": "í þýðingu",
        "ready": "tilbúið",
    },
    "de": {
        "title": "Qalat macht sich bereit",
        "why": (
            "Die Regeln und die Bots werden für diesen Rechner übersetzt. Das geschieht"
            " einmal und dauert einige Minuten; dann geht die Seite von selbst weiter."
        ),
        "far": "{ready} von {all} Teilen sind fertig nach {seconds} s.",
        "rules": "Regeln",
        "bots": "Bots",
        "waiting": "wartet",
        "under_way": "wird übersetzt",
        "ready": "fertig",
    },
}
