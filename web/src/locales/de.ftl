### Deutsch. Spieler werden geduzt.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kaufe Gebäude in vier Währungen, umgib sie mit Mauern und besitze von jeder Art die meisten.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Zwei blaue Würfel, zwei gelbe, sechsunddreißig Gebäude. Vollende eine Art vor den anderen.
game-medina = Medina
game-medina-line = Baut gemeinsam eine Stadt und entscheidet, wem welcher Palast gehört.
guest = Gast
you = Du
your-name = Dein Name
back-home = Zur Startseite
loading = Einen Augenblick…
offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
reconnecting = Die Verbindung wird wiederhergestellt… dein Zug bleibt erhalten.
table-gone = Diesen Tisch gibt es hier nicht
table-gone-why = Vielleicht stimmt der Link nicht, oder der Tisch wurde aufgegeben.

## Home

home-title = Baue heute Abend einen Palast
home-promise = Drei Spiele aus dem alten Granada und den Wüstenstädten. Ohne Konto: öffnen, Namen nennen, spielen.
play-bots = Gegen Bots spielen
invite-friends = Freunde einladen
your-games = Deine Spiele
open-tables = Offene Tische
no-tables = Zurzeit keine.
status-open = wartet auf Spieler
status-playing = wird gespielt
status-over = beendet
status-closed = aufgegeben

## New table and waiting

new-table = Neuer Tisch
open-table = Tisch eröffnen
seat-number = Platz { $number }
seat-open = Offen für alle
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
public-table = Den Tisch allen zeigen
waiting-title = Warten auf Spieler
sit-down = Hinsetzen
stand-up = Aufstehen
fill-with-bot = Einem Bot geben
begin = Beginnen
begin-waits = Es sind noch Plätze frei
invite = Einladung
qr-code = QR-Code mit dem Link zu diesem Tisch
link = Link zu diesem Tisch
copy-link = Link kopieren

## Bots

level-apprentice = Lehrling
level-apprentice-line = Kennt die Regeln, verschätzt sich oft und vergisst schnell.
level-mason = Maurer
level-mason-line = Baut solide, nur das Auge irrt bisweilen.
level-architect = Architekt
level-architect-line = Nimmt den Zug, der am besten aussieht, vergisst aber, wer was hat.
level-vizier = Wesir
level-vizier-line = Denkt in Eile voraus und rät, wer was hat.
level-sultan = Sultan
level-sultan-line = Denkt voraus, solange er darf, und vergisst nichts.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

## What the server refuses

refused-unreadable = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-version = Diese Seite ist älter als der Server. Lade sie neu.
refused-too_large = Das ist zu viel auf einmal.
refused-too_fast = Das war zu schnell. Warte kurz und versuche es noch einmal.
refused-too_many = Du hast zu viele Spiele begonnen. Beende zuerst eines oder gib es auf.
refused-unknown_table = Diesen Tisch gibt es nicht.
refused-unknown_guest = Der Server kennt dich noch nicht. Nenne zuerst deinen Namen.
refused-unknown_game = Dieser Server kennt das Spiel nicht.
refused-unknown_bot = Dieser Server kennt den Bot nicht.
refused-bad_name = Ein Name hat 1 bis 24 Zeichen in einer Zeile.
refused-bad_text = Eine Nachricht hat 1 bis 200 Zeichen.
refused-bad_seats = Mit diesen Plätzen kann man das Spiel nicht spielen.
refused-bad_options = Diese Möglichkeit hat das Spiel nicht.
refused-bad_clock = Eine solche Uhr ist nicht möglich.
refused-bad_token = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte um einen neuen.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat.
refused-not_seated = Das können nur die, die am Tisch sitzen.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-seat_taken = Dort sitzt schon jemand.
refused-seated_already = Du sitzt schon an diesem Tisch.
refused-seats_open = Es sind noch Plätze frei.
refused-not_begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist zu Ende.
refused-closed = Dieser Tisch wurde aufgegeben.
refused-stale = Jemand war schneller: dieser Zug ist vorbei.
refused-not_your_turn = Du bist nicht am Zug.
refused-illegal = Das erlauben die Regeln nicht.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen: etwas Verdecktes wurde aufgedeckt, oder dein Zug hat gerade begonnen.
refused-nothing_to_take_back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-nothing_asked = Niemand bittet um einen Zug zurück.
refused-followed = Die Revanche ist schon eröffnet.
refused-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
refused-stopping = Der Server startet neu. Dein Spiel bleibt erhalten.
refused-storage = Der Server konnte das nicht aufschreiben, also ist es nicht geschehen. Versuche es noch einmal.
refused-unfinished = Das ist zu sehen, wenn das Spiel zu Ende ist.
