### Deutsch. Spieler werden geduzt.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kaufe Gebäude in vier Währungen, zieh Mauern darum und sammle von jeder Art die meisten.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Zwei blaue Würfel, zwei gelbe, sechsunddreißig Gebäude. Vollende eine Art vor den anderen.
game-medina = Medina
game-medina-line = Baut gemeinsam eine Stadt und entscheidet, wem welcher Palast gehört.
guest = Gast
you = Du
your-name = Dein Name
back-home = Zur Startseite
loading = Einen Augenblick …
offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
reconnecting = Verbinde neu … dein Zug geht nicht verloren.
no-device = Dieser Browser konnte die Partie nicht starten. Lade die Seite neu oder nimm einen anderen Browser.
device-keeps-nothing = Dieses Gerät speichert gerade nichts: Die Partie besteht nur, solange diese Seite offen bleibt.
device-version = Diese Partie wurde mit einer älteren Fassung der Regeln begonnen, die diese Seite nicht mehr spielt.
device-elsewhere = Diese Partie liegt auf dem Gerät, auf dem sie gespielt wird, und das ist ein anderes.
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Vielleicht stimmt der Link nicht, oder der Tisch wurde geschlossen.
home = Startseite
table = Tisch
game = Spiel
menu = Menü
close = Schließen
keep = Speichern
copied = Kopiert
try-again = Noch einmal versuchen
your-turn = Du bist am Zug
switch-theme = Hell oder dunkel
away-long = Noch immer keine Verbindung. Dein Zug ist gespeichert und geht los, sobald sie wieder da ist.
server-restarts = Der Server startet neu. Dein Spiel bleibt erhalten und geht gleich weiter.
back-here = Wieder verbunden.
back-missed = { $count ->
     [one] Wieder verbunden. Du hast eine Sache verpasst.
    *[other] Wieder verbunden. Du hast { $count } Dinge verpasst.
    }

## Home

home-title = Baue heute Abend einen Palast
home-promise = Drei Spiele aus dem alten Granada und den Wüstenstädten. Ohne Konto: Namen wählen und losspielen.
play-bots = Gegen Bots spielen
invite-friends = Freunde einladen
your-games = Deine Spiele
open-tables = Offene Tische
no-tables = Gerade wartet niemand. Eröffne einen Tisch und schick deinen Freunden den Link.
status-open = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
status-closed = aufgegeben
game-size = { $fewest }–{ $most } Spieler
game-time = { $minutes } Min.
learn = Lernen
look = Öffnen
waits-for-you = { $count ->
     [one] 1 Spiel wartet auf dich
    *[other] { $count } Spiele warten auf dich
    }
seats-taken = { $taken } von { $all } Plätzen
list-waits = { $count ->
    [one] noch 1 Platz frei
   *[other] noch { $count } Plätze frei
  }
list-to-move = { $name } ist am Zug
list-left = noch { $time }
list-won = Du hast mit { $points } Punkten gewonnen
list-shared = Gemeinsamer Sieg mit { $names }, je { $points } Punkte
list-lost = Sieg für { $names } mit { $points }, du hast { $own }
list-winner = Sieg für { $names } mit { $points }
join = Beitreten
join-title = Mit Code beitreten
join-code = Code oder Link
join-or-link = oder öffne den Link, den dir jemand geschickt hat
join-unreadable = Das ist weder ein Code noch ein Link zu einem Tisch.
alone-title = Für dich allein
ways = Was es noch gibt
way-learn = Lektionen
way-learn-line = Dein erstes Spiel, Schritt für Schritt erklärt. Fünf Minuten.
way-rules = Regeln
way-rules-line = Alle Regeln, mit Bildern und Suche.
way-bots = Bots
way-bots-line = Fünf Stärken, vom Lehrling bis zum Sultan.
way-replay = Aufzeichnungen
way-replay-line = Ein gespeichertes Spiel öffnen, Zug für Zug ansehen, den Coach fragen.

## New table and waiting

new-table = Neuer Tisch
open-table = { $count ->
     [one] Tisch mit 1 freien Platz eröffnen
    *[other] Tisch mit { $count } freien Plätzen eröffnen
    }
seat-number = Platz { $number }
seat-open = Offen für alle
fewer-seats = Platz entfernen
more-seats = Platz hinzufügen
public-table = In der öffentlichen Liste zeigen
waiting-title = Warten auf Mitspieler
sit-down = Hinsetzen
stand-up = Aufstehen
begin = Starten
begin-waits = { $count ->
     [one] Noch 1 Platz frei
    *[other] Noch { $count } Plätze frei
    }
invite = Einladung
qr-code = QR-Code mit dem Link zu diesem Tisch
link = Link zu diesem Tisch
copy-link = Link kopieren
seats = Plätze
seat-open-line = Wer den Link hat, kann sich setzen.
seat-yours-line = Dein Platz
who-comes = Wer mitspielen kann
by-link = Nur mit dem Link
clock = Uhr
clock-none = Ohne Uhr
clock-game = { $minutes } Min. + { $increment } s
clock-days = { $days ->
     [one] 1 Tag pro Zug
    *[other] { $days } Tage pro Zug
    }
clock-move = { $seconds } s pro Zug
clock-choose-game = Für das ganze Spiel
clock-choose-days = Tage pro Zug
clock-minutes = Minuten pro Person
clock-increment = Sekunden extra pro Zug
clock-move-days = Tage pro Zug
clock-about = Läuft die Zeit ab, springt ein Bot ein, bis die Person zurückkommt.
options = Optionen
options-usual = Standard
options-changed = { $count ->
     [one] 1 geändert
    *[other] { $count } geändert
    }
option-scoring_cards = Wertungskarten
option-scoring_cards-about = Wo die Wertungskarten A und B in ihren Geldstapeln liegen.
option-game_end = Spielende
option-game_end-about = Wenn sich der Bauhof nicht mehr auffüllen lässt, oder schon wenn der Beutel leer ist.
option-open_hands = Offene Karten
option-open_hands-about = Ob alle das Geld aller sehen.
option-youngest = Jüngste Person
option-youngest-about = Entscheidet, wer beginnt: ausgelost oder dieser Platz.
option-scoring_time = Zeitpunkt der Wertung
option-scoring_time-about = Wann A und B gewertet werden. Zu zweit zieht Dirk bei sofortiger Wertung, bevor der Bauhof aufgefüllt wird.
option-extra_action = Zusatzaktion
option-extra_action-about = Ob die Aktion nach passender Zahlung Pflicht ist oder ob du verzichten darfst.
option-final_tie = Gleichstand am Ende
option-final_tie-about = Wer bei Gleichstand gewinnt: alle gemeinsam oder wer den größten Palast besitzt.
option-open_supplies = Offene Vorräte
option-open_supplies-about = Ob alle sehen, was die anderen hinter dem Sichtschirm haben.
option-last_piece = Letzter Stein
option-last_piece-about = Ob ein einzelner letzter Stein gesetzt werden muss oder wegbleiben darf.
option-virtual_players = Virtuelle Spieler
option-virtual_players-about = Wie viele mitspielen, wenn du allein bist. Wie üblich: so viele, dass drei am Tisch sitzen.
option-solo = Allein
option-solo-about = Worum du allein spielst: möglichst viele Punkte oder den Sieg über virtuelle Spieler.
option-coins = Münzen
option-coins-about = Wie viele Münzen auf einem Spielblatt stehen, 3 bis 99.
option-layout = Spielblatt
option-layout-about = Sechs Reihen, durch / getrennt, ab Gelb 1. In jeder sechs Buchstaben: P Pavillon, S Palast, A Arkaden, C Schloss, G Garten, T Turm.
value-shuffled = Eingemischt
value-top = Ganz oben
value-market_short = Bauhof wird nicht mehr voll
value-last_tile = Beutel ist leer
value-after_refill = Nach dem Auffüllen
value-at_once = Sofort
value-must = Pflicht
value-may = Freiwillig
value-no = Nein
value-yes = Ja
value-drawn = Ausgelost
value-shared = Gemeinsamer Sieg
value-largest_palace = Größter Palast
value-auto = Wie üblich
value-points = Punkte
value-against = Virtuelle Spieler besiegen
start-now = Spiel beginnen
start-needs-name = Gib zuerst deinen Namen ein
waiting-full = Alle sind da
is-here = ist da
is-away = gerade nicht da
bot-level = Stärke der Bots
fill-with-bots = Mit Bots auffüllen
give-up-table = Tisch aufgeben
code-is = Code: { $code }
join-this = Setz dich dazu
watch-too = Oder bleib einfach auf dieser Seite und sieh zu: Das Spiel erscheint, sobald es beginnt.
give-up-ask = Tisch aufgeben?
give-up-for = Damit ist der Tisch für dich und für { $names } geschlossen.
give-up-alone = Damit ist der Tisch geschlossen.
give-up-means = Das Spiel endet hier, und niemand gewinnt.
leave-means = Du musst nur weg? Dann spielt ein Bot für dich weiter, und du kannst jederzeit zurückkommen.
play-on = Weiterspielen
keep-table = Tisch behalten
give-up-now = Aufgeben

## Bots

level-apprentice = Lehrling
level-apprentice-line = Kennt die Regeln, verschätzt sich oft und vergisst schnell.
level-mason = Maurer
level-mason-line = Baut solide und irrt sich hin und wieder.
level-architect = Architekt
level-architect-line = Spielt den Zug, der am besten aussieht, vergisst aber, wer was hat.
level-vizier = Wesir
level-vizier-line = Denkt voraus, aber in Eile, und rät, wer was hat.
level-sultan = Sultan
level-sultan-line = Nimmt sich Zeit zum Vorausdenken und vergisst nichts.
character-other = { $name }: jemand anderen einladen
character-tariq-line = Schleppt den Mörtel und fragt nach allem.
character-tariq-hello = Wird hier gebaut? Meine Hände sind sauber. Fast.
character-tariq-farewell = Noch mal? Ich hab’s gerade erst verstanden.
character-dunya-line = Gießt die Orangenbäume und kennt jeden beim Namen.
character-dunya-hello = Meine Bäume können warten. Wer fängt an?
character-dunya-farewell = Das war so schnell vorbei wie der Frühling.
character-isak-line = Der Jüngste des Fliesenschneiders, zählt noch mit den Fingern.
character-isak-hello = Meine Münzen sind zweimal gezählt. Los geht’s!
character-isak-farewell = Ich hatte mit etwas anderem gerechnet. Schön war’s trotzdem.
character-tala-line = Kam mit der Karawane ihres Onkels aus dem Atlas.
character-tala-hello = Bei uns spielt man das mit Kieseln.
character-tala-farewell = Das erzähle ich oben in den Bergen.
character-omar-line = Baute mit zehn seine erste Mauer und besucht sie noch heute.
character-omar-hello = Gute Steine, gute Leute. Bauen wir!
character-omar-farewell = Es steht. Nur das zählt.
character-elvira-line = Haut Stein und singt dabei.
character-elvira-hello = Wenn es gut läuft, summe ich. Du wirst es hören.
character-elvira-farewell = Ein guter Tag Arbeit. Hut ab!
character-idris-line = Hat am Fluss die halben Minarette gebaut und ist auf jedes gestiegen.
character-idris-hello = Kopf einziehen, heute baue ich hoch.
character-idris-farewell = Von oben sah das ganz anders aus!
character-sol-line = Glasiert Kacheln; ihr Blau verrät sie niemandem.
character-sol-hello = Vorsicht, meine Finger sind noch blau.
character-sol-farewell = Was für Farben! Danke dir.
character-maryam-line = Baut Astrolabien und kommt nie zu spät.
character-maryam-hello = Die Sterne stehen am Himmel. Wir können anfangen.
character-maryam-farewell = Die Sterne haben es gewusst. Sie sagen es nur nie.
character-rodrigo-line = Zeichnet Decken aus Zedernholz, und sich selbst in die Ecke.
character-rodrigo-hello = Ah, ein leeres Blatt. Ich liebe Anfänge.
character-rodrigo-farewell = Das zeichne ich. Meine Fehler lasse ich weg.
character-samuel-line = Misst alles zweimal, auch die Suppe.
character-samuel-hello = Moment, meine Brille. So, ich bin bereit.
character-samuel-farewell = Zweimal nachgemessen: Es ist wirklich vorbei.
character-kenza-line = Legt Gärten an, wo gestern noch Sand war.
character-kenza-hello = Setz dich in den Schatten. Das kann dauern.
character-kenza-farewell = Was langsam wächst, steht am längsten. Gut gespielt!
character-hasan-line = Hat drei Sultanen gedient und alle überlebt.
character-hasan-hello = Ich habe Zeit. In meinem Alter ist das Luxus.
character-hasan-farewell = Ich habe schlimmere Abende erlebt. Viel schlimmere.
character-zaynab-line = Hütet das Siegel und alle Geheimnisse des Palasts.
character-zaynab-hello = Die Briefe haben bis morgen Zeit. Spielen wir!
character-zaynab-farewell = Besiegelt und abgelegt. Gut gekämpft.
character-natan-line = Schreibt tags Gedichte und nachts Verträge.
character-natan-hello = Heute keine Verse, versprochen. Höchstens einen.
character-natan-farewell = Hm. Daraus wird ein Gedicht.
character-beatriz-line = Spricht sieben Sprachen und schweigt in allen.
character-beatriz-hello = Ich nicke. In sieben Sprachen.
character-beatriz-farewell = Gut gespielt. Das sage ich selten.
character-yusuf-line = Baut bei Tag, bei Lampenlicht und beim Essen.
character-yusuf-hello = Willkommen an meinem Hof. Mach es dir bequem.
character-yusuf-farewell = Du darfst mir die … nein, ein Händedruck genügt.
character-aisha-line = Regiert mit einer hochgezogenen Augenbraue.
character-aisha-hello = Lass sehen, was in dir steckt.
character-aisha-farewell = Meinen Respekt hast du. Das ist nicht wenig.
character-ziri-line = Kam mit vierzig Zelten und einem Plan aus der Wüste.
character-ziri-hello = Wind von Süden. Ein gutes Zeichen.
character-ziri-farewell = Der Sand verweht jede Spur. Ich merke mir das trotzdem.
character-itimad-line = Wünschte sich Schnee in Córdoba und bekam Mandelblüten.
character-itimad-hello = Nur ein Wunsch: kein langweiliger Abend.
character-itimad-farewell = Wunsch erfüllt. Danke für den Abend.
bots-title = Gegen wen willst du spielen?
bots-about = Wähle ein Spiel und einen Gegner. Es geht sofort los, und Züge kannst du zurücknehmen.
play-level = Spielen

## At every table

time-left = Restzeit
time-days = { $days } T { $hours } Std
virtual-player = Virtueller Spieler { $number }
log = Verlauf
talk = Chat
talk-empty = Noch hat niemand etwas geschrieben.
talk-muted = Der Chat ist ausgeblendet.
say = Nachricht schreiben
send = Senden
phrases = Schnelle Nachrichten
phrase-hello = Hallo!
phrase-nice = Schöner Zug!
phrase-thinking = Ich überlege …
phrase-hurry = Du bist dran!
phrase-thanks = Danke für das Spiel!
phrase-again = Noch eine Runde?
takeback = Zurücknehmen
takeback-ask = Bitten, den Zug zurücknehmen zu dürfen
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-waits = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
takeback-agree = Zustimmen
takeback-decline = Ablehnen
menu-score = Punkte bisher
menu-talk = Chat
menu-position = Stellung als Text
menu-keys = Tastenkürzel
position = Stellung als Text
record = Spielaufzeichnung herunterladen
leave = Gehen, ein Bot spielt weiter
come-back = Wieder selbst spielen
coming-left = { $name } hat den Tisch verlassen. { $bot } spielt weiter.
coming-left-you = Du hast den Tisch verlassen. { $bot } spielt weiter.
coming-time = Die Zeit von { $name } ist um. { $bot } spielt weiter.
coming-time-you = Deine Zeit ist um. { $bot } spielt weiter.
coming-back = { $name } ist wieder da.
coming-back-you = Du bist wieder da.
stands-in = Hier spielt { $bot } weiter
watching = Du siehst zu
watching-about = Du siehst bei diesem Spiel zu. Auf den Plätzen sitzen andere.
keys = Tastenkürzel
key-tab = zum nächsten Element
key-arrows = zwischen Feldern auf dem Plan
key-digits = die Auswahl mit dieser Nummer treffen
key-enter = bestätigen
key-escape = abbrechen
key-undo = einen Schritt zurück
key-restart = Zug neu beginnen
key-hint = den Coach fragen
key-say = Stellung vorlesen
key-log = Verlauf
key-replay = zeigen, was seit deinem letzten Zug geschah
key-talk = Chat
key-mute = Ton an oder aus
key-help = diese Liste

## The end

winner = { $name } gewinnt
winners = Gemeinsamer Sieg: { $names }
you-win = Du gewinnst!
alone-first = Dein erstes Ergebnis im Alleinspiel. Das gilt es zu schlagen.
alone-record = Persönlicher Rekord! Bisher waren es { $before }.
alone-equal = Persönlicher Rekord eingestellt.
alone-behind = Dein Rekord liegt bei { $best }.
game-over = Das Spiel ist zu Ende
points = { $count ->
     [one] 1 Punkt
    *[other] { $count } Punkte
    }
ahead = { $points } Punkte, { $ahead } vor { $name }
table-closed = Der Tisch wurde aufgegeben
table-closed-why = Niemand hat gewonnen. Was gespielt wurde, bleibt erhalten.
rematch = Revanche
rematch-join = Bei der Revanche mitspielen
look-at-board = Spielplan ansehen
to-result = Zurück zum Ergebnis
share = Teilen
full-log = Verlauf zum Nachprüfen
points-whence = Woher die Punkte kommen
points-from = Punkte für
every-point = Alle Punkte
total = Gesamt
part-alhambra-pavilion = Pavillons
part-alhambra-arcades = Arkaden
part-alhambra-garden = Gärten
part-alhambra-tower = Türme
part-roll_and_write-pavilion = Pavillons
part-roll_and_write-arcades = Arkaden
part-roll_and_write-garden = Gärten
part-roll_and_write-tower = Türme
part-alhambra-seraglio = Serails
part-alhambra-chambers = Gemächer
part-alhambra-wall = Längste Mauer
part-roll_and_write-palace = Paläste
part-roll_and_write-castle = Schlösser
part-roll_and_write-rows = Reihen
part-roll_and_write-columns = Spalten
part-roll_and_write-coins = Münzen
part-roll_and_write-bonus = Bonus
part-medina-buildings = Gebäude
part-medina-stables = Ställe
part-medina-walls = Mauern
part-medina-merchants = Händler
part-medina-palace_cards = Palastkarten
part-medina-tower_cards = Turmkarten
end-pages = Seiten des Ergebnisses
end-page-result = Ergebnis
end-page-bars = Punkte
end-page-points = Tabelle
end-page-story = Verlauf
scoring-final = Schluss­wertung
scoring-go-on = Weiter
scoring-nobody = Hat niemand.
scoring-show = Zeigen
scoring-skip = Überspringen
scorings-all =
    { $count ->
    [one] Schluss­wertung
   *[other] Alle Wertungen
    }
alhambra-end-dirk = Dirk spielt mit, kann aber nicht gewinnen: Seine Plättchen zählen bei den Mehrheiten.
rw-end-virtual = Virtuelle Spieler werden nicht gewertet. Sie haben Plätze weggenommen: { $list }.
rw-end-virtual-none = Virtuelle Spieler werden nicht gewertet. Diesmal haben sie niemandem einen Platz weggenommen.
alhambra-tally-exact = Genau bezahlt
alhambra-tally-cards = Geldkarten genommen
alhambra-tally-redesigns = Umbauten
medina-tally-built = Gebäude gesetzt
medina-tally-walled = Mauern gesetzt
medina-tally-traded = Händler gesetzt
medina-tally-roofed = Dächer gesetzt
rw-tally-built = Gebäude gebaut
rw-tally-again = Zweimal gebaut
rw-tally-turned = Würfel gedreht
rw-tally-coins = Münzen genommen

## Rules

rules = Regeln
rules-search = In den Regeln suchen
rules-none = Dazu gibt es keine Regel.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
theme-system = Wie auf dem Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-system = Wie auf dem Gerät
motion-calm = Ruhig
motion-normal = Normal
motion-quick = Schnell
motion-off = Keine
settings-sound = Ton
settings-sound-note = Kurz und leise. Nichts wird nur durch Töne mitgeteilt.
settings-confirm = Züge bestätigen
settings-confirm-note = Nachfragen, bevor ein Zug gilt.
settings-talk = Chat anzeigen
settings-talk-note = Was andere am Tisch schreiben.
settings-bot-words = Bots sagen etwas
settings-bot-words-note = Zu Beginn und am Ende eines Spiels.
name-kept = Dein Name ist gespeichert.
carry-title = Auf einem anderen Gerät spielen
carry-about = Erstelle einen Link und öffne ihn auf dem anderen Gerät. Er gilt nur kurz und nur einmal; danach gehört auch das andere Gerät zu dir. Gib ihn nicht weiter.
carry-make = Link erstellen
carry-link = Link für ein anderes Gerät
carry-until = { $minutes ->
     [one] Er gilt einmal, innerhalb einer Minute.
    *[other] Er gilt einmal, innerhalb von { $minutes } Minuten.
    }
pass-title = Auf diesem Gerät spielen
pass-about = Dieses Gerät übernimmt Namen und Spiele von dem Gerät, das den Link erstellt hat.
pass-use = Dieses Gerät verwenden

## The server

status = Der Server
status-link = Wie es dem Server geht
status-idle = Alles ist ruhig: Ein Bot kann sofort nachdenken.
status-keeps-up = Die Bots kommen nach: Niemand muss warten.
status-behind = { $waiting ->
    [one] Ein Bot wartet
   *[other] { $waiting } Bots warten
  } auf einen von { $workers } Denkplätzen. Ihre Züge können etwas länger dauern als sonst.
status-stopping = Der Server hält gleich an. Nichts geht verloren: Die Spiele gehen beim letzten Zug weiter.
status-of = { $count } von { $all }
status-bots-busy = Nachdenkende Bots
status-bots-waiting = Wartende Bots
status-bots-answered = Bot-Züge bisher
status-tables-playing = Laufende Spiele
status-tables-open = Tische, die auf Spieler warten
status-sockets = Geräte an Tischen
status-since = Läuft seit
status-version = Version

## What the server refuses

refused-unreadable = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-version = Diese Seite ist älter als der Server. Lade sie neu.
refused-too_large = Das ist zu viel auf einmal.
refused-too_fast = Nicht so schnell. Warte kurz und versuche es noch einmal.
refused-too_many = Du hast zu viele laufende Spiele. Beende oder schließe zuerst eines.
refused-unknown_host = Unter dieser Adresse antwortet der Server nicht.
refused-unknown_table = Diesen Tisch gibt es nicht.
refused-unknown_guest = Der Server kennt dich noch nicht. Gib zuerst deinen Namen ein.
refused-unknown_game = Dieser Server kennt das Spiel nicht.
refused-unknown_bot = Dieser Server kennt den Bot nicht.
refused-bad_name = Ein Name hat 1 bis 24 Zeichen in einer Zeile.
refused-bad_text = Eine Nachricht hat 1 bis 200 Zeichen.
refused-bad_seats = Mit diesen Plätzen kann man das Spiel nicht spielen.
refused-bad_options = Diese Option hat das Spiel nicht.
refused-bad_clock = So eine Uhr gibt es hier nicht.
refused-bad_token = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte um einen neuen.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat.
refused-not_seated = Das kann nur, wer am Tisch sitzt.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-seat_taken = Dort sitzt schon jemand.
refused-seated_already = Du sitzt schon an diesem Tisch.
refused-seats_open = Es sind noch Plätze frei.
refused-not_begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist zu Ende.
refused-closed = Dieser Tisch wurde geschlossen.
refused-stale = Zu spät: Dieser Zug ist vorbei.
refused-not_your_turn = Du bist nicht am Zug.
refused-illegal = Das erlauben die Regeln nicht.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen: Eine Karte, ein Plättchen oder ein Wurf liegt schon offen, oder dein Zug hat gerade erst begonnen.
refused-nothing_to_take_back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-nothing_asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refused-followed = Die Revanche ist schon eröffnet.
refused-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
refused-preparing = Dieses Spiel wird noch vorbereitet. Versuche es in einer Minute noch einmal.
refused-stopping = Der Server startet neu. Dein Spiel bleibt erhalten.
refused-storage = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
refused-failed = Etwas ist schiefgegangen. Versuche es noch einmal.
refused-unfinished = Das siehst du, wenn das Spiel zu Ende ist.

## Alhambra
alhambra-type-pavilion = Pavillon
alhambra-type-seraglio = Serail
alhambra-type-arcades = Arkaden
alhambra-type-chambers = Gemächer
alhambra-type-garden = Garten
alhambra-type-tower = Turm
alhambra-letter-pavilion = P
alhambra-letter-seraglio = S
alhambra-letter-arcades = A
alhambra-letter-chambers = M
alhambra-letter-garden = G
alhambra-letter-tower = T
alhambra-money-florin = Gulden
alhambra-money-dirham = Dirham
alhambra-money-denar = Denar
alhambra-money-ducat = Dukat
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } Gulden
alhambra-amount-dirham = { $amount } Dirham
alhambra-amount-denar = { $amount } { $amount ->
    [one] Denar
   *[other] Denare
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] Dukat
   *[other] Dukaten
  }
alhambra-fountain = Löwenbrunnen
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk sammelt nur Plättchen. Sie zählen bei den Mehrheiten.
alhambra-you = Du
alhambra-side-n = Norden
alhambra-side-e = Osten
alhambra-side-s = Süden
alhambra-side-w = Westen
alhambra-walls = Mauern: { $sides }
alhambra-no-walls = ohne Mauern
alhambra-east = { $count } östlich
alhambra-west = { $count } westlich
alhambra-south = { $count } südlich
alhambra-north = { $count } nördlich
alhambra-middle = am Brunnen
alhambra-market = Bauhof
alhambra-slot = Feld { $slot }: { $tile } für { $price }. { $pays ->
    [exactly] Du kannst passend zahlen.
    [over] Du kannst zahlen, aber nicht passend.
   *[no] Das kannst du jetzt nicht kaufen.
  }
alhambra-slot-empty = { $over ->
    [yes] Feld { $slot }, { $currency }: leer
   *[no] Feld { $slot }, { $currency }: leer bis zum Zugende
    }
alhambra-empty = leer
alhambra-empty-until = leer bis zum Zugende
alhambra-plays-on = Du kannst passend zahlen und weiterspielen
alhambra-display = Ausliegendes Geld
alhambra-display-rule = Nimm eine Karte oder mehrere, die zusammen höchstens 5 wert sind.
alhambra-piles = Stapel { $deck } · Ablage { $discard }
alhambra-taken = genommen
alhambra-take-card = { $card } nehmen
alhambra-hand = Dein Geld
alhambra-hand-sum = { $money } auf der Hand
alhambra-hand-empty = Du hast kein Geld. Nimm welches.
alhambra-hand-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
alhambra-reserve = Reserve
alhambra-your-reserve = Deine Reserve
alhambra-reserve-empty = Reserve leer
alhambra-reserve-of = { $count } Plättchen in der Reserve
alhambra-reserve-tile = In der Reserve: { $tile }. In die Alhambra bauen.
alhambra-reserve-note = Dort bringt es keine Punkte; ein Umbau kann es in die Alhambra holen.
alhambra-bought-tile = Gekauft: { $tile }
alhambra-players = Spieler
alhambra-player = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
alhambra-thinks = überlegt
alhambra-see-palace = Alhambra von { $name } ansehen
alhambra-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
alhambra-cards-word = Karten
alhambra-tiles = { $count } Plättchen
alhambra-wall = Mauer { $length }
alhambra-wall-word = Mauer
alhambra-palace-of = Alhambra von { $name }
alhambra-palace-words = { $buildings } Gebäude, längste Mauer { $wall }
alhambra-your-palace = Deine Alhambra
alhambra-whole-palace = Die ganze Alhambra zeigen
alhambra-zoom-in = Vergrößern
alhambra-fit = Alles zeigen
alhambra-before = Vorheriger Spieler
alhambra-after = Nächster Spieler
alhambra-close = Schließen
alhambra-cell-at = Platz { $number }, { $cell }: hier bauen
alhambra-cell-swap = Plättchen { $number }, { $cell }: hier tauschen
alhambra-cell-remove = Plättchen { $number }, { $cell }: in die Reserve
alhambra-majorities = Mehrheiten und Punkte
alhambra-you-have = Du hast
alhambra-now-brings = { $scoring } brächte jetzt +{ $points }
alhambra-then-brings = , dann +{ $points }
alhambra-why = warum?
alhambra-most-of = Die meisten …
alhambra-points-at = Punkte bei { $scoring }
alhambra-show-counts = Anzahl zeigen
alhambra-at = bei { $scoring }
alhambra-one-each = je 1
alhambra-bag = { $count } Plättchen im Beutel
alhambra-scoring = Wertung
alhambra-scored = Wertung { $scoring } ist erledigt
alhambra-next = · { $scoring } als Nächstes
alhambra-at-end = · { $scoring } am Ende
alhambra-track-short = nächste { $scoring } · Beutel { $bag }
alhambra-actions = Was du tun kannst
alhambra-your-turn = Du bist am Zug
alhambra-over = Das Spiel ist zu Ende.
alhambra-undo = Rückgängig
alhambra-restart = Neu beginnen
alhambra-cancel = Abbrechen
alhambra-confirm = Bestätigen
alhambra-build = Bauen
alhambra-take = Nehmen
alhambra-pay = Zahlen
alhambra-pay-and-play-on = Zahlen und weiterspielen
alhambra-pay-and-build = Zahlen und bauen
alhambra-pass = Passen
alhambra-decline = Aktionen beenden
alhambra-decline-short = Fertig
alhambra-redesign = Umbau
alhambra-to-reserve = In die Reserve
alhambra-to-dirk = Dirk geben
alhambra-prompt-action = Nimm Geld, kaufe ein Plättchen oder baue um.
alhambra-prompt-play-on = Passend gezahlt: Du spielst weiter.
alhambra-prompt-may-play-on = Passend gezahlt: weiterspielen?
alhambra-prompt-pass = Du kannst nichts tun.
alhambra-prompt-wait = { $name } ist am Zug …
alhambra-prompt-redesign = Wähle ein Plättchen in deiner Alhambra oder Reserve.
alhambra-prompt-cards = Wähle Karten, die höchste zuerst.
alhambra-prompt-which = Welches Plättchen legst du zuerst?
alhambra-prompt-place = { $tile } legen
alhambra-prompt-move = { $tile } aus der Reserve bauen
alhambra-prompt-take = Nehmen: { $cards }
alhambra-prompt-pay = { $price } für { $tile }: { $cards }
alhambra-prompt-at = { $tile } hier bauen?
alhambra-prompt-swap = { $tile } hier eintauschen?
alhambra-prompt-remove = { $tile } in die Reserve?
alhambra-prompt-reserve = { $tile } in die Reserve?
alhambra-prompt-give = { $tile } Dirk geben?
alhambra-pays-exactly = passt genau, du spielst weiter
alhambra-pays-over = ist { $by } zu viel
alhambra-pays-short = es fehlen { $by }
alhambra-cells-fit = { $cells ->
    [0] kein Platz passt
    [one] { $cells } Platz passt
   *[other] { $cells } Plätze passen
  }
alhambra-fits-nowhere = Passt nirgends: kommt in die Reserve.
alhambra-fits-on = { $cells ->
    [one] Passt auf einen Platz
   *[other] Passt auf { $cells } Plätze
  }
alhambra-peek = Du hast { $own }, die anderen höchstens { $most }
alhambra-peek-pays = { $scoring } bringt { $pays }
alhambra-peek-short = Dir fehlen { $money }
alhambra-planned = { $tile }, wird gebaut: { $cell }
alhambra-leads-alone = Allein vorn
alhambra-leads-shared = Gleichauf vorn
alhambra-behind = { $by } hinter der Spitze
alhambra-gain = { $points } bei { $scoring }
alhambra-wall-stays = Mauer bleibt { $length }
alhambra-wall-changes = Mauer { $before } → { $after }
alhambra-not-so = Jetzt nicht.
alhambra-not-here = Hier nicht.
alhambra-rule = Regel { $rule }
alhambra-why-legal = Das kannst du tun.
alhambra-why-wrong-moment = Jetzt ist etwas anderes dran.
alhambra-why-must-act = Passen darfst du nur, wenn keine Aktion möglich ist.
alhambra-why-cards-not-shown = Diese Karten liegen nicht aus.
alhambra-why-slot-empty = Dieses Feld bleibt bis zum Zugende leer.
alhambra-why-too-little-money = Du hast zu wenig von dieser Währung.
alhambra-why-card-not-held = Diese Karte hast du nicht.
alhambra-why-cards-descend = Wähle die Karten von hoch nach niedrig.
alhambra-why-cannot-reach-price = Diese Karten reichen für den Preis nicht.
alhambra-why-price-not-reached = Der Preis ist noch nicht erreicht.
alhambra-why-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
alhambra-why-fits-nowhere = Dieses Plättchen passt nirgends in deine Alhambra.
alhambra-why-no-tile-there = Dort liegt kein Plättchen von dir.
alhambra-why-fountain-stays = Der Brunnen bleibt immer an seinem Platz.
alhambra-why-cuts-off = Andere Plättchen wären zu Fuß nicht mehr erreichbar.
alhambra-why-leaves-hole = Damit bliebe ein Loch in der Alhambra.
alhambra-why-not-set-aside = Dieses Plättchen hast du in diesem Zug nicht gekauft.
alhambra-why-cell-taken = Hier liegt schon ein Plättchen.
alhambra-why-touches-nothing = Ein Plättchen muss mit einer Seite an die Alhambra grenzen.
alhambra-why-sides-differ = Eine Mauer stieße an eine offene Seite.
alhambra-why-no-way-in = Zugemauert: Zu Fuß kommt man nicht hinein.
alhambra-why-makes-hole = Damit wäre ein leerer Platz eingeschlossen.
alhambra-why-no-dirk = Dirk spielt nur zu zweit mit.
alhambra-why-not-to-dirk = Was du am Ende gewinnst, geht nicht an Dirk.
alhambra-why-not-drawn-now = Jetzt wird nichts gezogen.
alhambra-so-far = Dein Zug bisher
alhambra-earlier = Früher
alhambra-no-action = Noch keine Aktion. Nimm Geld, kaufe ein Plättchen oder baue um.
alhambra-not-your-turn = Du bist noch nicht am Zug.
alhambra-log-took = { $manner ->
    [you] nimmst
   *[log] nimmt
    } { $cards }
alhambra-log-bought = { $manner ->
    [you] kaufst
   *[log] kauft
    } { $tile } für { $money }
alhambra-log-bought-exactly = { $manner ->
    [you] kaufst
   *[log] kauft
    } { $tile } für { $money }, passend
alhambra-log-placed = { $manner ->
    [you] baust
   *[log] baut
    } { $tile }
alhambra-log-moved = { $manner ->
    [you] baust
   *[log] baut
    } { $tile } aus der Reserve
alhambra-log-swapped = { $manner ->
    [you] tauschst
   *[log] tauscht
    } { $tile } aus der Reserve ein
alhambra-log-stored = { $manner ->
    [you] legst
   *[log] legt
    } { $tile } in die Reserve
alhambra-log-removed = { $manner ->
    [you] nimmst
   *[log] nimmt
    } { $tile } aus der Alhambra
alhambra-log-gave = { $manner ->
    [you] gibst
   *[log] gibt
    } { $tile } an Dirk
alhambra-log-passed = passt
alhambra-log-declined = { $manner ->
    [you] verzichtest
   *[log] verzichtet
    } auf die Zusatzaktion
alhambra-log-scoring = Wertung { $scoring }: { $list }
alhambra-advise-took = nimm { $cards }
alhambra-advise-bought = kaufe { $tile } für { $money }
alhambra-advise-bought-exactly = kaufe { $tile } für { $money }, passend
alhambra-advise-placed = baue { $tile }
alhambra-advise-moved = baue { $tile } aus der Reserve
alhambra-advise-swapped = tausche { $tile } aus der Reserve ein
alhambra-advise-stored = lege { $tile } in die Reserve
alhambra-advise-removed = nimm { $tile } aus der Alhambra
alhambra-advise-gave = gib { $tile } an Dirk
alhambra-advise-passed = passe
alhambra-advise-declined = verzichte auf die Zusatzaktion

## Alhambra Roll & Write
rw-type-pavilion = Pavillon
rw-type-palace = Palast
rw-type-arcades = Arkaden
rw-type-castle = Schloss
rw-type-garden = Garten
rw-type-tower = Turm
rw-letter-pavilion = P
rw-letter-palace = L
rw-letter-arcades = A
rw-letter-castle = S
rw-letter-garden = G
rw-letter-tower = T
rw-pair = Blau { $blue }, Gelb { $yellow }
rw-blue-value = Blau { $value }
rw-yellow-value = Gelb { $value }
rw-axes = Blaue Würfel waagerecht, gelbe senkrecht
rw-type = Art
rw-place = { $place }.
rw-virtual = Virtueller Spieler { $number }
rw-round = Runde { $round } von { $rounds }
rw-chapters = Runde
rw-your-sheet = Dein Spielblatt
rw-sheet-of = { $name }: Spielblatt
rw-see-sheet = Spielblatt ansehen: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $built } Gebäude
rw-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
rw-built-of = { $built } von { $all }
rw-built-short = { $built } gebaut
rw-coins-title = Münzen
rw-coins-left = { $coins } zum Ausgeben
rw-coins-words = Münzen zum Ausgeben: { $left }; { $gained } von { $printed } eingekreist, { $spent } durchgestrichen
rw-coins-legend = Kreis: erhalten, Kreuz: ausgegeben
rw-lines-legend = Reihen und Spalten: 4 gebaut +{ $four }, 5 gebaut +{ $five }, alle 6 +{ $six }
rw-built = Bisher gebaut
rw-crossing-free = Blau { $blue }, Gelb { $yellow }: { $type }, frei
rw-crossing-built = Blau { $blue }, Gelb { $yellow }: { $type }, gebaut
rw-crossing-build = Blau { $blue }, Gelb { $yellow }: { $type }, frei, kann gebaut werden
rw-crossing-again = Blau { $blue }, Gelb { $yellow }: { $type }, frei, kann für Münzen gebaut werden
rw-crossing-keep = Blau { $blue }, Gelb { $yellow }: { $type }; dieses Paar behalten
rw-row-words = Reihe Gelb { $value }: { $built } von 6, Punkte: { $points }
rw-column-words = Spalte Blau { $value }: { $built } von 6, Punkte: { $points }
rw-ask-action = Baue auf einer Kreuzung oder nimm Münzen
rw-ask-coins = Hier ist alles bebaut: Nimm Münzen
rw-ask-again = Baue noch einmal für { $coins } Münzen oder beende deinen Zug
rw-ask-keep = Behalte einen blauen und einen gelben; den Rest bekommt { $name }
rw-ask-wait = { $name } überlegt
rw-ask-dice = Die Würfel fallen
rw-ask-over = Das Spiel ist zu Ende
rw-ask-click = { $choice }? Klicke noch einmal.
rw-ask-tap = { $choice }? Tippe noch einmal.
rw-tray = Deine Würfel und Möglichkeiten
rw-pair-own = Dein Paar
rw-pair-from = Von { $name }
rw-pair-second = Zweites Paar
rw-pair-used = Benutzt, wird neu geworfen
rw-pair-unused = Unbenutzt, geht weiter
rw-pair-rolled = Gerade geworfen
rw-die-blue = Blauer Würfel, { $value } ({ $place })
rw-die-yellow = Gelber Würfel, { $value } ({ $place })
rw-turn-blue = Blauen Würfel für eine Münze von { $from } auf { $to } drehen
rw-turn-yellow = Gelben Würfel für eine Münze von { $from } auf { $to } drehen
rw-turn-price = um 1 drehen kostet 1 Münze
rw-turn-limit = nie von 6 auf 1 oder von 1 auf 6
rw-choose-build = { $type }
rw-choose-again = Dazu { $type }
rw-choose-again-price = { $coins ->
        [one] für { $coins } Münze
       *[other] für { $coins } Münzen
    }
rw-choose-keep = { $blue } · { $yellow } behalten
rw-choose-keep-type = zeigt: { $type }
rw-choose-some-coins = Münzen nehmen
rw-choose-coins = { $coins ->
        [one] { $coins } Münze nehmen
       *[other] { $coins } Münzen nehmen
    }
rw-choose-end = Zug beenden
rw-choose-nothing = Verzichten
rw-choose-nothing-coins = keine Münzen
rw-do-build = Bauen
rw-do-coins = Nehmen
rw-do-keep = Behalten
rw-undo = Rückgängig
rw-restart = Zug neu beginnen
rw-undo-reach = Was gewürfelt ist, bleibt
rw-change-type = { $type } { $built } von { $boxes }
rw-change-row = Reihe { $value }: +{ $points }
rw-change-column = Spalte { $value }: +{ $points }
rw-change-coins = zum Ausgeben: { $coins }
rw-change-total = Stand jetzt: { $before } → { $after }
rw-place-built = gebaut
rw-place-column = Spalte { $value }: { $built } von 6
rw-place-free = frei
rw-place-row = Reihe { $value }: { $built } von 6
rw-place-type = { $type } { $built } von { $boxes } (alle: +{ $points })
rw-score-sheet = Wertungsblatt
rw-points = Deine Punkte bisher
rw-points-own = Deine Punkte
rw-points-completed = Vollendete Arten
rw-points-lines = Reihen und Spalten
rw-points-coins = Münzen (1 Punkt für 2)
rw-points-types = Stand jetzt, mit { $points } für die Arten
rw-points-final = Endstand, davon { $points } für die Arten
rw-deed-built = { $manner ->
    [you] baust
   *[log] baut
    } { $type } auf Blau { $blue }, Gelb { $yellow }
rw-deed-again = { $manner ->
    [you] baust
   *[log] baut
    } für Münzen dazu { $type } auf Blau { $blue }, Gelb { $yellow }
rw-deed-kept = { $manner ->
    [you] behältst
   *[log] behält
    } Blau { $blue }, Gelb { $yellow }
rw-deed-coins = { $manner ->
    [you] { $coins ->
        [0] nimmst keine Münzen
        [one] nimmst { $coins } Münze
       *[other] nimmst { $coins } Münzen
        }
   *[log] { $coins ->
        [0] nimmt keine Münzen
        [one] nimmt { $coins } Münze
       *[other] nimmt { $coins } Münzen
        }
    }
rw-deed-turned-blue = { $manner ->
    [you] drehst
   *[log] dreht
    } Blau von { $from } auf { $to }
rw-deed-turned-yellow = { $manner ->
    [you] drehst
   *[log] dreht
    } Gelb von { $from } auf { $to }
rw-advise-built = baue { $type } auf Blau { $blue }, Gelb { $yellow }
rw-advise-again = baue für Münzen dazu { $type } auf Blau { $blue }, Gelb { $yellow }
rw-advise-kept = behalte Blau { $blue }, Gelb { $yellow }
rw-advise-coins = { $coins ->
        [0] nimm keine Münzen
        [one] nimm { $coins } Münze
       *[other] nimm { $coins } Münzen
    }
rw-advise-turned-blue = drehe Blau von { $from } auf { $to }
rw-advise-turned-yellow = drehe Gelb von { $from } auf { $to }
rw-completes = { $name } vollendet { $type }: +{ $points }.
rw-deed-virtual = baut { $type }
rw-reason-wrong_moment = Jetzt ist etwas anderes dran.
rw-reason-no_such_die = Kein Würfel dieser Farbe zeigt diesen Wert.
rw-reason-never_round = Ein Würfel wird nie von 6 auf 1 oder von 1 auf 6 gedreht.
rw-reason-turning_is_over = Würfel werden vor der Aktion gedreht, nicht danach.
rw-reason-no_coin = Du hast keine Münze mehr, um einen Würfel zu drehen.
rw-reason-not_shown = Deine Würfel ergeben diese Kreuzung nicht.
rw-reason-built_already = Dort hast du schon gebaut.
rw-reason-not_after_coins = Ein zweites Mal bauen darfst du nur direkt nach dem ersten Bau.
rw-reason-too_few_coins = Ein zweiter Bau kostet drei Münzen.
rw-reason-second_built = Wo sich die zwei unbenutzten Würfel kreuzen, hast du schon gebaut.
rw-reason-not_rolled = Dieses Paar haben die Würfel nicht.

## Medina

medina-kind-roof = Dach
medina-kind-grey = Grau
medina-kind-black = Schwarz
medina-kind-brown = Braun
medina-kind-orange = Orange
medina-kind-stable = Stall
medina-kind-merchant = Händler
medina-kind-wall = Mauer
medina-letter-grey = G
medina-letter-black = S
medina-letter-brown = B
medina-letter-orange = O
medina-palace-grey = grauer Palast
medina-palace-black = schwarzer Palast
medina-palace-brown = brauner Palast
medina-palace-orange = oranger Palast
medina-rim-north = Norden { $place }
medina-rim-east = Osten { $place }
medina-rim-south = Süden { $place }
medina-rim-west = Westen { $place }
medina-short-northwest = NW
medina-short-northeast = NO
medina-short-southeast = SO
medina-short-southwest = SW
medina-placed-grey = { $manner ->
    [advise] setze
   *[log] setzt
    } ein graues Gebäude auf { $place }
medina-placed-black = { $manner ->
    [advise] setze
   *[log] setzt
    } ein schwarzes Gebäude auf { $place }
medina-placed-brown = { $manner ->
    [advise] setze
   *[log] setzt
    } ein braunes Gebäude auf { $place }
medina-placed-orange = { $manner ->
    [advise] setze
   *[log] setzt
    } ein oranges Gebäude auf { $place }
medina-placed-stable = { $manner ->
    [advise] setze
   *[log] setzt
    } einen Stall auf { $place }
medina-placed-merchant = { $manner ->
    [advise] setze
   *[log] setzt
    } einen Händler auf { $place }
medina-placed-wall = { $manner ->
    [advise] setze
   *[log] setzt
    } eine Mauer: { $place }
medina-placed-roof = { $manner ->
    [advise] setze
   *[log] setzt
    } { $colour ->
        [grey] ein Dach auf den grauen Palast bei { $place }
        [black] ein Dach auf den schwarzen Palast bei { $place }
        [brown] ein Dach auf den braunen Palast bei { $place }
       *[orange] ein Dach auf den orangen Palast bei { $place }
    }
medina-declined = { $manner ->
    [advise] lass
   *[log] lässt
    } den letzten Stein weg
medina-takes-palace-card =
    { $colour ->
        [grey] Graue Palastkarte: { $name }.
        [black] Schwarze Palastkarte: { $name }.
        [brown] Braune Palastkarte: { $name }.
       *[orange] Orange Palastkarte: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Turmkarte Nordwest: { $name }.
        [northeast] Turmkarte Nordost: { $name }.
        [southeast] Turmkarte Südost: { $name }.
       *[southwest] Turmkarte Südwest: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Grauer Palast
        [black] Schwarzer Palast
        [brown] Brauner Palast
       *[orange] Oranger Palast
    } ohne Dach: { $buildings } Gebäude, { $stables ->
        [one] { $stables } Stall
       *[other] { $stables } Ställe
    }, { $walls ->
        [one] { $walls } Mauer
       *[other] { $walls } Mauern
    }, { $merchants } Händler; jetzt { $worth } wert.
medina-palace-owned =
    { $colour ->
        [grey] Grauer Palast
        [black] Schwarzer Palast
        [brown] Brauner Palast
       *[orange] Oranger Palast
    } von { $owner }: { $buildings } Gebäude, { $stables ->
        [one] { $stables } Stall
       *[other] { $stables } Ställe
    }, { $walls ->
        [one] { $walls } Mauer
       *[other] { $walls } Mauern
    }, { $merchants } Händler; { $worth } wert.
medina-city = Die Stadt mit ihrem Rand
medina-cell-empty = { $place }: leer
medina-cell-merchant = { $place }: Händler
medina-cell-merchant-end = { $place }: Händler am Ende des Marktes, hier geht er weiter
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: Mauer
medina-cell-open-rim = { $place }: offenes Mauerfeld
medina-cell-fits = { $holding }; hier möglich: { $kind }
medina-cell-takes = Hierher passt: { $kinds }.
medina-supply = Deine Steine
medina-tray-piece =
    { $kind }: noch { $count }, { $fits ->
        [0] kann jetzt nirgends hin
        [one] { $fits } Feld
       *[other] { $fits } Felder
    } (Taste { $key })
medina-prompt-first = Setze den ersten Händler, nicht an den Rand.
medina-prompt-two = Setze zwei Steine.
medina-prompt-second = Setze den zweiten Stein.
medina-prompt-last = Letzten Stein setzen?
medina-ask-tap = Hierher setzen? Tippe noch einmal.
medina-choose = Wähle zuerst einen Stein.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } Feld möglich
       *[other] { $count } Felder möglich
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } Palast möglich
       *[other] { $count } Paläste möglich
    }
medina-turn-ends = Damit endet dein Zug.
medina-waiting = { $name } ist am Zug.
medina-over = Das Spiel ist zu Ende. Sieg für { $winners }.
medina-chapters = Dächer
medina-your-turn = Du bist am Zug
medina-turn = Zug { $number }
medina-piece = Stein { $number } von 2
medina-undo = Rückgängig
medina-ask-back = Bitten, den Zug zurücknehmen zu dürfen
medina-take-back = Zurücknehmen …
medina-place = Setzen
medina-decline = Weglassen
medina-end-turn = Zug beenden
medina-cards = Karten
medina-not-here = Nicht hier.
medina-choose-first = Wähle zuerst unten einen Stein.
medina-rim-takes-walls = Auf den Rand kommen nur Mauern.
medina-walls-take-rim = Mauern kommen auf den Rand.
medina-roofs-take-palaces = Ein Dach kommt auf einen Palast.
medina-nowhere = Dieser Stein kann jetzt nirgends hin.
medina-would-place = { $kind } auf { $place }.
medina-would-own = 
    Der Palast gehört dann dir: { $worth ->
        [one] { $worth } Punkt.
       *[other] { $worth } Punkte.
    }
medina-would-found = Ein neuer Palast.
medina-would-grow = Der Palast wächst auf { $size }.
medina-would-be-free = Er gehört noch niemandem.
medina-would-score = Punkte: { $changes }.
medina-would-change-nothing = An den Punkten ändert sich nichts.
medina-cards-title = Karten und wer sie hat
medina-palace-card =
    { $colour ->
        [grey] Graue Palastkarte
        [black] Schwarze Palastkarte
        [brown] Braune Palastkarte
       *[orange] Orange Palastkarte
    }
medina-tower-card =
    { $tower ->
        [northwest] Turmkarte Nordwest
        [northeast] Turmkarte Nordost
        [southeast] Turmkarte Südost
       *[southwest] Turmkarte Südwest
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
medina-tower-held = Sie hat, wer zuletzt einen Palast mit Dach an die Mauern des Turms angeschlossen hat: { $name }.
medina-tower-free = Sie bekommt, wer als Erstes einen Palast mit Dach an die Mauern des Turms anschließt.
medina-points =
    { $count ->
        [one] { $count } Pkt.
       *[other] { $count } Pkt.
    }
medina-size = Größe { $size }
medina-card-free = frei
medina-arms = Mauer { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
medina-bot = Bot
medina-roofs-left =
    { $count ->
        [one] noch { $count } Dach
       *[other] noch { $count } Dächer
    }
medina-cards-worth = Karten +{ $points }
medina-behind-screen = 
    { $count ->
        [one] { $count } Stein hinter dem Schirm
       *[other] { $count } Steine hinter dem Schirm
    }
medina-pieces-short = { $count } Stk.
medina-your-palaces = Deine Paläste
medina-no-palaces = Du hast noch keinen Palast: Setze auf einen ein Dach.
medina-palace = Palast
medina-part-buildings = Gebäude
medina-part-stables = Ställe
medina-part-walls = Mauern daneben
medina-part-merchants = Händler daneben
medina-part-sum = Summe
medina-brief-buildings = Geb.
medina-brief-stables = St.
medina-brief-walls = Mau.
medina-brief-merchants = Hdl.
medina-brief-sum = ∑
medina-card-sums = Palastkarten { $palaces }, Turmkarten { $towers }
medina-signs = Zeichen auf dem Plan
medina-sign-fresh = neu seit deinem letzten Zug
medina-sign-market = Ende eines Marktes: Nur dort geht er weiter
medina-sign-palace = Farbe und Größe eines Palastes
medina-sign-tower = Punkte der Turmkarte, und wer sie hat
medina-sign-worth = Punkte für seinen Besitzer
medina-why-legal = Das kannst du tun.
medina-why-wrong_moment = Jetzt ist etwas anderes dran.
medina-why-none_left = Von diesen Steinen hast du keinen mehr.
medina-why-left_the_game = Die Gebäude dieser Farbe sind aus dem Spiel.
medina-why-must_roof = Nur du hast noch Dächer: Setze in jedem Zug eines.
medina-why-cell_taken = Dort steht schon etwas.
medina-why-not_central = Der erste Händler darf nicht neben dem Rand stehen.
medina-why-too_near = Er würde einen anderen Palast berühren.
medina-why-must_extend = Ein Palast dieser Farbe wächst noch: Baue neben eines seiner Gebäude.
medina-why-is_roofed = Ein Palast mit Dach bekommt keine Gebäude mehr.
medina-why-no_building_beside = Ein Stall muss neben einem Gebäude stehen.
medina-why-stable_too_near = Der Stall würde einen anderen Palast berühren.
medina-why-not_at_an_end = Ein Händler muss ans Ende einer Reihe, solange dort Platz ist.
medina-why-between_merchants = Ein Händler steht nie zwischen zwei anderen.
medina-why-wall_taken = Dort steht schon eine Mauer.
medina-why-no_arm = Sie muss an einen Turm oder eine Mauer anschließen.
medina-why-gate = Das letzte offene Feld einer Seite ist ihr Tor.
medina-why-no_palace = Dieser Palast hat schon ein Dach.
medina-why-one_a_colour = Du hast schon einen Palast dieser Farbe gedeckt.
medina-why-not_drawn_now = Jetzt wird nichts gezogen.
medina-why-not_the_last = Nur den letzten Stein darfst du weglassen, und nur, wenn der Tisch es erlaubt.

## What moves and is shown again

motion-scoring = Wertung { $scoring }
recap-since = Seit deinem letzten Zug
recap-replay = Abspielen
recap-nothing = Noch nichts.
recap-log = Verlauf
recap-unseen = { $count ->
    [one] Verlauf: 1 Zug seit deinem letzten
   *[other] Verlauf: { $count } Züge seit deinem letzten
  }
skip-acts = Überspringen
coach-says = Coach:
coach-ask = Den Coach fragen
coach-thinks = Der Coach überlegt …
coach-silent = Der Coach hat hier keinen Rat.

## Reading the rules
rules-contents = Inhalt
rules-print = Regeln drucken
rules-link = Link zu Regel { $rule }
rules-found = { $count ->
     [0] Keine Regel gefunden
     [one] { $count } Regel gefunden
    *[other] { $count } Regeln gefunden
    }
rules-next-turn = für den nächsten Zug
rules-next-player = an die nächste Person

## Lessons
learn-title = Spielend lernen
learn-promise = Ein erstes Spiel mit Begleitung: ohne Regelheft, ohne Uhr, und du kannst nichts falsch machen.
learn-minutes = etwa { $minutes } Minuten
learn-about-alhambra = Kaufe Gebäude, baue sie hinter Mauern und erlebe die erste Wertung.
learn-about-roll_and_write = Baue mit Würfeln, nimm Münzen, hilf dem Glück nach und vollende eine Art vor den anderen.
learn-about-medina = Baut gemeinsam eine Stadt und lerne, wann ein Palast reif für dein Dach ist.
learn-begin = Lektion beginnen
learn-continue = Weiter
learn-restart = Von vorn beginnen
learn-known = Dieses Spiel kannst du
learn-percent = { $percent } % geschafft
learn-guide = Begleiter
learn-progress = Wie viel der Lektion du geschafft hast
learn-fold = Hinweis ausblenden
learn-leave = Lektion verlassen und ein andermal weitermachen
learn-next = Weiter
learn-skip = Überspringen
learn-quiet = Spiel weiter, wie du magst. Ich melde mich, wenn etwas Neues geschieht.
learn-play-on = Weiterspielen
learn-finish = Hier aufhören
learn-enough-alhambra = Du hast alles gesehen: Geld, Gebäude, Mauern und eine Wertung. Zwei weitere folgen, jede mehr wert als die vorige. Hier aufhören oder bis zum Ende weiterspielen?
learn-enough-roll_and_write = Du hast alles gesehen. Ein ganzes Spiel hat 18 Runden, danach zählen freie Plätze, Reihen, Spalten und Münzen. Hier aufhören oder bis zum Ende weiterspielen?
learn-enough-medina = Du hast alles gesehen. Das Spiel dauert, bis niemand mehr einen Stein setzen kann; dann gewinnt, wer die meisten Punkte hat. Hier aufhören oder bis zum Ende weiterspielen?
learn-done = { $game }: Das kannst du jetzt
learn-done-line = Der beste nächste Schritt ist ein echtes Spiel.
learn-real = Richtig spielen
learn-others = Weitere Lektionen
learn-alhambra-welcome = Willkommen in Granada! Rund um diesen Brunnen baust du deine Alhambra. Dreimal wird gewertet, und wer am Ende die meisten Punkte hat, gewinnt.
learn-alhambra-market = Vier Gebäude stehen zum Verkauf. Die Münze am Bogen nennt die Währung: Nur Geld dieser Art zahlt dort.
learn-alhambra-hand = Das ist dein Geld, nach Währung sortiert. Die anderen sehen nur, wie viele Karten du hast.
learn-alhambra-exact = { $tile }: Das kannst du passend zahlen, { $price }. Das ist viel wert, du wirst sehen. Tippe es an und zahle.
learn-alhambra-again = Passend gezahlt! Dafür hast du noch eine Aktion. Nimm Geld: eine beliebige Karte, oder mehrere, die zusammen höchstens 5 wert sind. Antippen, dann bestätigen.
learn-alhambra-place = Am Ende deines Zuges legst du an, was du gekauft hast. Plättchen werden nie gedreht. Mauer an Mauer, offene Seite an offene, und vom Brunnen aus muss man zu Fuß hineinkommen. Wähle ein leuchtendes Feld.
learn-alhambra-overpaid = Du hast { $by } zu viel gezahlt. Wechselgeld gibt es nicht, und deine Aktionen sind zu Ende. Wer passend zahlt, macht weiter.
learn-alhambra-wall = Die goldene Linie ist deine längste Außenmauer: { $wall ->
        [one] { $wall } Seite
       *[other] { $wall } Seiten
    }. Bei jeder Wertung ist jede davon ein Punkt. Mauern im Inneren zählen nicht.
learn-alhambra-most = Nun die Gebäude: Wer von einer Art die meisten hat, bekommt Punkte dafür. Bei einer führst du, das sind { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bei der nächsten Wertung. Hier siehst du immer, wer wo führt.
learn-alhambra-others = Jetzt spielen die anderen. Geld und Bauhof werden erst am Ende jedes Zuges aufgefüllt.
learn-alhambra-free = Du bist am Zug und hast die Wahl: Nimm Geld oder kaufe ein Gebäude. Ein ✦ zeigt, was du passend zahlen kannst.
learn-alhambra-alone = Im Geldstapel steckt eine Wertungskarte. Wird sie gezogen, wird gewertet. Sammle bis dahin Gebäude; ich melde mich, wenn etwas Neues geschieht.
learn-alhambra-reserve = Ein Plättchen in der Reserve bringt keine Punkte. Später kannst du es in die Alhambra holen: Das ist eine eigene Aktion.
learn-alhambra-several = Kleine Karten darfst du zusammen nehmen: Tippe zwei oder mehr an, die zusammen höchstens 5 wert sind.
learn-alhambra-redesign = Statt Geld zu nehmen oder zu kaufen, kannst du umbauen: Tippe das Plättchen in der Reserve an, dann ein Feld oder das Plättchen, das es ersetzt.
learn-alhambra-redesigned = Das war ein Umbau: ein Plättchen hinein, heraus oder getauscht. Er kostet deine Aktion, und danach müssen alle Bauregeln stimmen.
learn-alhambra-scored = Die erste Wertung! Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $wall } für die Mauer, { $most } für Arten, von denen du die meisten hast. Bei Gleichstand wird geteilt.
learn-alhambra-second = Die zweite Wertung: { $points } für dich. Diesmal zahlte auch der zweite Platz jeder Art; am Ende kommt der dritte dazu.
learn-alhambra-last = Der Beutel ist fast leer. Lässt sich der Bauhof nicht mehr füllen, endet das Spiel: Jedes Plättchen, das dort noch liegt, bekommt, wer am meisten Geld seiner Währung hat. Dann folgt die letzte Wertung.
learn-roll_and_write-welcome = Das ist dein Spielblatt: 36 Gebäude. Wo sich ein blauer und ein gelber Würfel kreuzen, liegt das Gebäude, das du damit bauen kannst. Drei stehen schon.
learn-roll_and_write-dice = Du hast zwei Paar Würfel. Jeder blaue passt zu jedem gelben: Bis zu vier Kreuzungen stehen zur Wahl.
learn-roll_and_write-build = Wähle eine leuchtende Kreuzung und baue dort. { $type }: { $built } von { $boxes } stehen schon; eine früh vollendete Art bringt am meisten.
learn-roll_and_write-again = Gebaut! Für 3 Münzen darfst du gleich noch einmal bauen, mit den zwei übrigen Würfeln. Du hast { $coins }. Baue noch einmal, oder spare sie und beende den Zug.
learn-roll_and_write-keep = Alle vier Würfel wurden neu geworfen. Behalte einen blauen und einen gelben für deinen nächsten Zug; die anderen gehen weiter.
learn-roll_and_write-passed = Nach einem einzelnen Bau geht das unbenutzte Paar, so wie es liegt, an den nächsten Spieler, und das benutzte wird für dich neu geworfen. Achte also darauf, was du weitergibst!
learn-roll_and_write-types = Vollende eine Art, und am Ende der Runde gehört dir ihr bester freier Platz. Wer zuerst kommt, bekommt am meisten.
learn-roll_and_write-lines = Reihen und Spalten zählen am Ende, jede für sich: 4 gebaute sind 2 Punkte, 5 sind 5, alle 6 sind 10.
learn-roll_and_write-coins = Statt zu bauen kannst du Münzen nehmen: eine für jedes Paar deiner Würfel, dessen Kreuzung schon bebaut ist, markiert mit +1.
learn-roll_and_write-turning = Vor der Aktion dreht eine Münze einen Würfel um ein Auge, so oft du zahlen kannst, aber nie von 6 auf 1. Zwei Münzen am Ende sind ein Punkt.
learn-roll_and_write-free = Du bist am Zug: Baue, nimm Münzen oder drehe erst einen Würfel. Du entscheidest!
learn-roll_and_write-alone = So geht es weiter, 18 Runden lang. Ich melde mich, wenn etwas Neues geschieht.
learn-roll_and_write-turned = Eine Münze ist ausgegeben. Der Würfel behält den neuen Wert, auch wenn er weitergegeben wird.
learn-roll_and_write-full = Alle Kreuzungen deiner Würfel sind bebaut. Nimm Münzen, oder drehe erst einen Würfel.
learn-roll_and_write-line = Deine erste Reihe oder Spalte, die zählt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende. Ein Gebäude mehr macht sie viel wertvoller.
learn-roll_and_write-almost = { $type }: Nur noch eins fehlt! Mit Münzen drehst du die Würfel, die du brauchst.
learn-roll_and_write-completed = { $type }: vollendet, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für dich am Ende der Runde.
learn-roll_and_write-taken = { $type }: Jemand war schneller. Die übrigen Plätze zahlen noch; am Ende gehen sie an die, die am meisten von der Art gebaut haben.
learn-roll_and_write-last = Die letzte Runde. Danach gehen die freien Plätze an die mit den meisten Gebäuden, dann zählen Reihen, Spalten und Münzen.
learn-medina-welcome = Alle bauen gemeinsam an einer Stadt. Ein Palast gehört niemandem, bis jemand ein Dach daraufsetzt. Die Kunst ist der richtige Moment.
learn-medina-supply = Das sind deine Steine. In jedem Zug setzt du genau zwei, ganz gleich welche. Dächer hast du vier: eins für jede Farbe.
learn-medina-first = Du beginnst mit einem Händler mitten in der Stadt. Wähle, wo der Markt anfängt.
learn-medina-building = Nun deine zwei Steine. Nimm ein Gebäude in irgendeiner Farbe und setze es irgendwohin: Damit gründest du einen Palast.
learn-medina-grow = Der zweite Stein. Ein weiteres Gebäude dieser Farbe muss den Palast erweitern, Seite an Seite. Oder beginne eine andere Farbe, mit Abstand.
learn-medina-apart = Jeder darf an jedem Palast bauen. Aber zwei Paläste berühren sich nie, auch nicht über Eck: Immer bleibt ein Feld dazwischen.
learn-medina-stable = Ställe gehören zum Palast wie Gebäude, auch wenn er schon ein Dach hat. Setze einen neben ein Gebäude.
learn-medina-merchant = Händler verlängern den Markt an seinen Enden. Jeder, der neben einem Palast steht, ist ein Punkt für dessen Besitzer. Setze einen.
learn-medina-wall = Mauern wachsen von den vier Türmen aus. Auch jede Mauer neben einem Palast ist ein Punkt. Setze eine an den Rand.
learn-medina-points = Ein Palast bringt also einen Punkt für jedes Gebäude und jeden Stall darin und für jede Mauer und jeden Händler daneben. Aber erst dein Dach macht die Punkte zu deinen.
learn-medina-roof = { $kind }: Der Palast ist schon { $worth } wert. Setze dein Dach darauf, bevor es ein anderer tut! Dann kommt aber kein Gebäude mehr dazu, und von jeder Farbe darfst du nur einen Palast haben.
learn-medina-owned = Er gehört dir und ist jetzt { $worth } wert. Ställe, Händler und Mauern können ihn noch wachsen lassen.
learn-medina-card = Das erste Dach einer Farbe bringt ihre Palastkarte. Nur ein größerer Palast holt sie weg; dabei zählen Gebäude und Ställe.
learn-medina-towers = Eine Turmkarte bekommt, wer zuletzt einen Palast mit Dach an Mauern dieses Turms anschließt. Sie bringt 1 bis 4 Punkte und kann wieder verloren gehen.
learn-medina-alone = Wer wartet, bekommt größere Paläste – oder gar keinen. Spiel weiter; ich melde mich, wenn etwas Neues geschieht.
learn-medina-theirs = Jemand hat ein Dach gesetzt: Dieser Palast ist vergeben. Anderswo kann jetzt ein neuer seiner Farbe entstehen.
learn-medina-tower = Dein Palast wurde an eine Mauer angeschlossen: Die Turmkarte gehört dir, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, bis nach dir ein anderer angeschlossen wird.
learn-medina-lost = { $kind }: Ein größerer Palast hat dir die Palastkarte genommen. Ein Stall mehr, und sie kommt vielleicht zurück.
learn-medina-gone = { $kind }: Jeder hat schon einen Palast dieser Farbe. Ihre übrigen Gebäude verlassen das Spiel.

## Access and states
skip-to-content = Zum Inhalt springen
log-line = { $name }: { $deed }.
own-deed = Du { $deed }
key-regions = zum nächsten Bereich, mit Umschalt zum vorigen

## Replay, analysis, and the end of a game
replay = Wiederholung
replay-beginning = Das Spiel ist aufgebaut
replay-unfinished = Dieser Schritt ist noch nicht zu Ende
replay-count = { $number } von { $count }
replay-move-words = Schritt { $number }: { $who } { $words }
replay-scrub = Stelle im Spiel
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Schritt vor
replay-step-back = Einen Schritt zurück
replay-turn = Einen Zug vor
replay-turn-back = Einen Zug zurück
replay-speed = Tempo { $speed }
replay-link = Link zu diesem Schritt kopieren
replay-link-short = Link
replay-to-better = Zeigen, was besser gewesen wäre
replay-to-played = Zeigen, was gespielt wurde
replay-side = Verlauf und Analyse
replay-tab-log = Verlauf
replay-tab-points = Punkte
replay-tab-analysis = Analyse
replay-to-table = Zum Tisch
replay-not = Dieses Spiel lässt sich nicht noch einmal ansehen
record-title = Eine Spielaufzeichnung ansehen
record-lead = Sieh dir ein Spiel noch einmal an, Schritt für Schritt. Die Aufzeichnung lädst du an seinem Tisch herunter.
record-drop = Zieh eine Datei mit der Endung .qalat hierher oder wähle eine.
record-choose = Datei wählen
record-another = Andere Datei
record-seen-from = Wessen Sicht
record-watching = Als Zuschauer
record-seen-by = Wie { $name } es sah
record-too-large = { $file } ist zu groß für eine Spielaufzeichnung.
record-unreadable = { $file } ist keine Aufzeichnung, die sich ansehen lässt: { $why }
record-link = Dieser Link
chart-points = Punkte im Verlauf; am Ende { $list }
end-chart = Im Verlauf
end-highlights = Höhepunkte
end-move = Schritt { $number }
highlight-decisive =
    { $points ->
        [one] Die Wende: { $name } machte mit einem Zug { $points } Punkt auf den stärksten Gegner gut.
       *[other] Die Wende: { $name } machte mit einem Zug { $points } Punkte auf den stärksten Gegner gut.
    }
highlight-gain =
    { $points ->
        [one] Am meisten auf einmal: { $name }, { $points } Punkt.
       *[other] Am meisten auf einmal: { $name }, { $points } Punkte.
    }
highlight-final =
    { $points ->
        [one] Der Schluss brachte am meisten: { $name }, { $points } Punkt.
       *[other] Der Schluss brachte am meisten: { $name }, { $points } Punkte.
    }
highlight-lead = Von hier an führte { $name } bis zum Schluss.
highlight-late = Erst die Schlusswertung hat entschieden: { $name } gewinnt.
highlight-past = In der Schlusswertung zog { $name } noch an { $other } vorbei.
highlight-changes =
    { $count ->
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
highlight-wall = Längste Mauer: { $names }, Länge { $count }.
highlight-crossings = Am meisten gebaut: { $names }, { $count } Gebäude.
highlight-palace =
    Der wertvollste Palast: { $name }, { $colour ->
        [grey] grau
        [black] schwarz
        [brown] braun
       *[orange] orange
    }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
highlight-costliest = Teuerster Zug laut Coach: { $name }, { $points } Punkte.
analysis-lead = Der Coach geht das ganze Spiel durch und zeigt, was jeder Zug gekostet hat. Das dauert etwa eine Minute.
analysis-start = Spiel analysieren
analysis-unfinished = Der Coach analysiert ein Spiel erst, wenn es zu Ende ist.
analysis-failed = Der Coach wurde nicht fertig. Versuche es später noch einmal.
analysis-busy = Der Coach ist mit anderen Spielen beschäftigt. Versuche es in einer Minute noch einmal.
analysis-waiting = Der Coach ist noch mit einem anderen Spiel beschäftigt …
analysis-progress = Züge werden analysiert: { $done } von { $total }
analysis-chances = Gewinnchance
analysis-expected = Erwartete Punkte
analysis-chart = Gewinnchancen im Verlauf; am Ende { $list }
analysis-chart-points = Erwartete Punkte im Verlauf; am Ende { $list }
analysis-this-turn = Dieser Zug
analysis-cost = { $name }: { $points } Punkte schlechter als der beste Zug
analysis-costliest = Die teuersten Züge
analysis-played = Gespielt: { $words }
analysis-better = Besser: { $words }
analysis-nothing = nichts
analysis-mean = Was ein Zug im Schnitt kostet
analysis-all = Alle Züge
analysis-turn = Schritt { $number }, { $name }: { $points } Punkte verloren
analysis-note = Erwartete Punkte nach Schätzung des Coachs, gemessen an dem, was damals bekannt war. Weniger als ein Punkt ist meist Glück.

offline-title = Keine Verbindung
keeps-trying = Wir versuchen es weiter.
offline-list = Ohne Verbindung nicht verfügbar.
page-old = Es gibt eine neuere Version von Qalat
page-old-why = Der Server wurde aktualisiert, während diese Seite offen war. Lade sie neu: Deine Spiele sind gespeichert.
load-again = Neu laden
server-busy = Der Server ist gerade stark ausgelastet
unseated = Dein Platz wurde freigegeben. Nimm einen anderen oder schau zu.
free-seat = Platz freigeben
bot-sits-in = Ein Bot spielt für dich.

# What a turn leads to, in the coach's words.
effect-expected = { $part }: im Schnitt { $points } Punkte mehr
effect-equal = Der andere Zug ist etwa gleich gut.
alhambra-effect-leads-alone = { $type }: allein vorn{ $worth }
alhambra-effect-leads-level = { $type }: gleichauf mit { $names }{ $worth }
alhambra-effect-gains = { $type }: mehr Punkte{ $worth }
alhambra-effect-loses = { $type }: weniger Punkte{ $worth }
alhambra-effect-extends-lead = { $type }: jetzt { $lead } Vorsprung
alhambra-effect-secures = { $type }: nicht mehr einzuholen
alhambra-effect-costs-rival = { $type }: weniger Punkte für { $names }{ $worth }
alhambra-effect-keeps-from = { $tile } geht nicht an { $names }{ $worth }
alhambra-effect-leaves = { $tile } bleibt für { $names } liegen{ $worth }
alhambra-effect-wall-grows = die Mauer wächst von { $was } auf { $now }
alhambra-effect-wall-shrinks = die Mauer schrumpft von { $was } auf { $now }
alhambra-effect-pays-exactly = { $tile } passend bezahlt, also geht der Zug weiter
alhambra-effect-overpays = { $amount } zu viel für { $tile }, und der Zug ist vorbei
alhambra-effect-stores = { $tile } kommt in die Reserve und zählt nicht
alhambra-effect-fits-nowhere = { $tile } passt nirgends und kommt in die Reserve
alhambra-effect-gives = { $tile } geht an Dirk
alhambra-effect-takes-money = { $cards } auf der Hand
alhambra-effect-can-pay = nächstes Mal reicht es für { $tile }
alhambra-effect-can-pay-exactly = für { $tile } passt das Geld auf der Hand genau
alhambra-effect-keeps-money =
    { $count ->
        [one] { $amount } auf der Hand, in { $count } Karte
       *[other] { $amount } auf der Hand, in { $count } Karten
    }
alhambra-effect-adds = { $type }: jetzt { $count } in der Alhambra
alhambra-effect-scoring-near = Wertung { $scoring } kann vor dem nächsten Zug kommen ({ $percent } %)
alhambra-effect-passes = sonst geschieht nichts
rw-effect-completes = { $type } vollständig: Platz { $place }, +{ $points }
rw-effect-ranks = { $type }: +{ $points }, wenn jetzt Schluss wäre
rw-effect-costs-rival = { $type }: { $points } weniger für { $names }, wenn jetzt Schluss wäre
rw-effect-builds = { $type }: { $count } von { $boxes }
rw-effect-row-points = Reihe { $line }: { $count } gebaut, +{ $points }
rw-effect-column-points = Spalte { $line }: { $count } gebaut, +{ $points }
rw-effect-row-near = Reihe { $line }: noch eins bringt { $points }
rw-effect-column-near = Spalte { $line }: noch eins bringt { $points }
rw-effect-builds-twice = zwei Gebäude in einem Zug
rw-effect-saves-build = die Münzen für einen zweiten Bau bleiben übrig
rw-effect-takes-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
rw-effect-takes-coins-lost =
    { $coins ->
        [one] { $coins } Münze, für { $lost } ist kein Platz mehr
       *[other] { $coins } Münzen, für { $lost } ist kein Platz mehr
    }
rw-effect-turns-dice =
    { $coins ->
        [one] { $coins } Münze fürs Drehen
       *[other] { $coins } Münzen fürs Drehen
    }
rw-effect-keeps-coins =
    { $coins ->
        [one] { $coins } Münze übrig
       *[other] { $coins } Münzen übrig
    }
rw-effect-keeps-dice = Würfel für { $type } bleiben hier (Blau { $blue }, Gelb { $yellow })
rw-effect-passes-dead = an { $names } gehen Würfel für ein Gebäude, das dort schon steht
rw-effect-passes-useful = an { $names } gehen Würfel, die sofort Punkte bringen
medina-effect-roofs = Dach auf den Palast bei { $place }: +{ $points }
medina-effect-roofs-full = Dach auf den Palast bei { $place }, der nicht mehr wachsen kann: +{ $points }
medina-effect-before-rivals = schneller als { $names }
medina-effect-palace-card =
    { $colour ->
        [grey] die graue Palastkarte: +{ $points }
        [black] die schwarze Palastkarte: +{ $points }
        [brown] die braune Palastkarte: +{ $points }
       *[orange] die orange Palastkarte: +{ $points }
    }
medina-effect-tower-card =
    { $tower ->
        [northwest] die Karte des Nordwestturms: +{ $points }
        [northeast] die Karte des Nordostturms: +{ $points }
        [southeast] die Karte des Südostturms: +{ $points }
       *[southwest] die Karte des Südwestturms: +{ $points }
    }
medina-effect-taken-from = { $what }, von { $names }
medina-effect-stable-points = Ställe bei { $place }: +{ $points }
medina-effect-wall-points = Mauern bei { $place }: +{ $points }
medina-effect-merchant-points = Händler bei { $place }: +{ $points }
medina-effect-helps-rival =
    { $points ->
        [one] bringt { $names } einen Punkt
       *[other] bringt { $names } { $points } Punkte
    }
medina-effect-costs-rival =
    { $points ->
        [one] kostet { $names } einen Punkt
       *[other] kostet { $names } { $points } Punkte
    }
medina-effect-grows = der Palast bei { $place } wächst auf { $pieces }, das Dach ist noch frei
medina-effect-grows-for-others = der Palast bei { $place } wächst auf { $pieces }, aber nur für { $names }
medina-effect-founds = ein neuer Palast bei { $place }
medina-effect-closes = der Palast bei { $place }{ $owner } kann nicht mehr wachsen
medina-effect-narrows =
    { $room ->
        [one] der Palast bei { $place }{ $owner } hat nur noch { $room } Feld zum Wachsen
       *[other] der Palast bei { $place }{ $owner } hat nur noch { $room } Felder zum Wachsen
    }
medina-effect-leaves = der Palast bei { $place } (+{ $points }) bleibt für { $names }
medina-effect-ends-colour =
    { $colour ->
        [grey] das letzte graue Dach: graue Gebäude scheiden aus{ $owner }
        [black] das letzte schwarze Dach: schwarze Gebäude scheiden aus{ $owner }
        [brown] das letzte braune Dach: braune Gebäude scheiden aus{ $owner }
       *[orange] das letzte orange Dach: orange Gebäude scheiden aus{ $owner }
    }
medina-effect-keeps-roofs =
    { $count ->
        [one] noch { $count } Dach für einen größeren Palast
       *[other] noch { $count } Dächer für größere Paläste
    }
medina-effect-waits = spielt auf Zeit
coach-why = Warum? { $reasons }.
coach-otherwise = Der nächstbeste Zug: { $reasons }.
coach-equal = Ein anderer Zug ist etwa gleich gut.
analysis-why = Warum? { $reasons }.
analysis-instead = Der gespielte Zug: { $reasons }.
analysis-equal = So gut wie der beste Zug, soweit der Coach das sagen kann.
analysis-show-played = Gespielt
analysis-show-better = Besser
