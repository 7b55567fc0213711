### Slovenčina. Hráčom vykáme.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kupujte budovy za štyri meny, ohraďte ich múrom a majte z každého druhu najviac.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Dve modré kocky, dve žlté, tridsaťšesť budov. Dokončite druh skôr ako ostatní.
game-medina = Medina
game-medina-line = Postavte spolu jedno mesto a rozhodnite, ktoré paláce sú vaše.
guest = Hosť
you = Vy
your-name = Vaše meno
back-home = Späť domov
loading = Okamih…
offline = Server nie je dostupný. Skontrolujte pripojenie a skúste to znova.
reconnecting = Obnovuje sa spojenie… váš ťah sa nestratí.
table-gone = Tento stôl tu nie je
table-gone-why = Odkaz je možno chybný alebo bol stôl zrušený.

## Home

home-title = Postavte dnes večer palác
home-promise = Tri hry zo starej Granady a púštnych miest. Bez účtu: otvorte, predstavte sa, hrajte.
play-bots = Hrať s botmi
invite-friends = Pozvať priateľov
your-games = Vaše hry
open-tables = Otvorené stoly
no-tables = Teraz žiadne.
status-open = čaká na hráčov
status-playing = hrá sa
status-over = dohraté
status-closed = zrušené

## New table and waiting

new-table = Nový stôl
open-table = Otvoriť stôl
seat-number = Miesto { $number }
seat-open = Voľné pre kohokoľvek
fewer-seats = O miesto menej
more-seats = O miesto viac
public-table = Ukázať stôl všetkým
waiting-title = Čaká sa na hráčov
sit-down = Posadiť sa
stand-up = Vstať
fill-with-bot = Dať botovi
begin = Začať
begin-waits = Niektoré miesta sú ešte voľné
invite = Pozvanie
qr-code = QR kód s odkazom na tento stôl
link = Odkaz na tento stôl
copy-link = Skopírovať odkaz

## Bots

level-apprentice = Učeň
level-apprentice-line = Pozná pravidlá, často sa prepočíta a rýchlo zabúda.
level-mason = Murár
level-mason-line = Stavia poctivo, len oko ho občas sklame.
level-architect = Architekt
level-architect-line = Vyberie ťah, ktorý vyzerá najlepšie, ale zabúda, kto čo drží.
level-vizier = Vezír
level-vizier-line = V náhlení myslí dopredu a háda, kto čo drží.
level-sultan = Sultán
level-sultan-line = Myslí dopredu, ako dlho smie, a nič nezabudne.

## Settings

settings = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
theme-system = Podľa zariadenia
theme-light = Svetlý
theme-dark = Tmavý

## What the server refuses

refused-unreadable = Server tejto stránke nerozumel. Načítajte ju znova.
refused-version = Táto stránka je staršia ako server. Načítajte ju znova.
refused-too_large = To je naraz priveľa.
refused-too_fast = To bolo prirýchlo. Chvíľu počkajte a skúste to znova.
refused-too_many = Máte rozohraných priveľa hier. Najprv niektorú dohrajte alebo vzdajte.
refused-unknown_table = Taký stôl neexistuje.
refused-unknown_guest = Server vás ešte nepozná. Najprv zadajte svoje meno.
refused-unknown_game = Tento server takú hru nepozná.
refused-unknown_bot = Tento server takého bota nepozná.
refused-bad_name = Meno má 1 až 24 znakov na jednom riadku.
refused-bad_text = Správa má 1 až 200 znakov.
refused-bad_seats = S týmito miestami sa hra hrať nedá.
refused-bad_options = Hra takú možnosť nemá.
refused-bad_clock = Také hodiny nie sú možné.
refused-bad_token = Tento odkaz už bol použitý alebo vypršal. Vyžiadajte si nový.
refused-not_host = To môže len ten, kto stôl otvoril.
refused-not_seated = To môžu len tí, čo sedia pri stole.
refused-no_such_seat = Také miesto tu nie je.
refused-seat_taken = Tam už niekto sedí.
refused-seated_already = Pri tomto stole už sedíte.
refused-seats_open = Niektoré miesta sú ešte voľné.
refused-not_begun = Hra sa ešte nezačala.
refused-begun = Hra sa už začala.
refused-over = Hra sa skončila.
refused-closed = Tento stôl bol zrušený.
refused-stale = Niekto bol rýchlejší: ten ťah už prešiel.
refused-not_your_turn = Nie ste na ťahu.
refused-illegal = To pravidlá nedovoľujú.
refused-nothing_to_undo = Niet čo vrátiť: odhalilo sa niečo skryté alebo sa váš ťah práve začal.
refused-nothing_to_take_back = Nemáte žiadny ťah, ktorý by sa dal vziať späť.
refused-nothing_asked = O vrátenie ťahu nikto nežiada.
refused-followed = Odveta je už otvorená.
refused-busy = Server je zaneprázdnený. Skúste to o chvíľu.
refused-stopping = Server sa reštartuje. Vaša hra je uložená.
refused-storage = Server to nedokázal zapísať, takže sa to nestalo. Skúste to znova.
refused-unfinished = To uvidíte, keď sa hra skončí.
