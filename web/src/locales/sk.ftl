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
home = Domov
table = Stôl
game = Hra
menu = Ponuka
close = Zavrieť
keep = Uložiť
copied = Skopírované
try-again = Skúsiť znova
your-turn = Ste na ťahu
switch-theme = Svetlý alebo tmavý vzhľad
away-long = Spojenie stále chýba. Váš ťah je uložený a odošle sa sám.
server-restarts = Server sa reštartuje. Vaša hra je uložená a o chvíľu bude pokračovať.
back-here = Spojenie je späť.
back-missed = { $count ->
     [one] Spojenie je späť. Medzitým sa stala jedna vec.
     [few] Spojenie je späť. Medzitým sa stali { $count } veci.
    *[other] Spojenie je späť. Medzitým sa stalo { $count } vecí.
    }

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
game-size = { $fewest } – { $most } hráčov
game-time = { $minutes } min
learn = Pravidlá
look = Otvoriť
waits-for-you = { $count ->
     [one] 1 čaká na vás
     [few] { $count } čakajú na vás
    *[other] { $count } čaká na vás
    }
no-games = Zatiaľ žiadne hry. Zahrajte sa s botmi, stačí jedno ťuknutie.
seats-taken = { $taken } z { $all } miest
join = Pridať sa
join-title = Pridať sa kódom
join-code = Kód alebo odkaz
join-or-link = alebo otvorte odkaz, ktorý poslal priateľ
join-unreadable = To nie je kód ani odkaz na stôl.
new-here = Prvýkrát tu? Prečítajte si, ako sa hrá.

## New table and waiting

new-table = Nový stôl
open-table = { $count ->
     [one] Otvoriť stôl, 1 miesto je voľné
     [few] Otvoriť stôl, { $count } miesta sú voľné
    *[other] Otvoriť stôl, { $count } miest je voľných
    }
seat-number = Miesto { $number }
seat-open = Voľné pre kohokoľvek
fewer-seats = O miesto menej
more-seats = O miesto viac
public-table = Ukázať stôl všetkým
waiting-title = Čaká sa na hráčov
sit-down = Posadiť sa
stand-up = Vstať
begin = Začať
begin-waits = { $count ->
     [one] Ešte 1 voľné miesto
     [few] Ešte { $count } voľné miesta
    *[other] Ešte { $count } voľných miest
    }
invite = Pozvanie
qr-code = QR kód s odkazom na tento stôl
link = Odkaz na tento stôl
copy-link = Skopírovať odkaz
seats = Miesta
seat-open-line = Posadí sa, kto má odkaz.
seat-yours-line = Vaše miesto
who-comes = Kto môže prísť
by-link = Len s odkazom
clock = Hodiny
clock-none = Bez hodín
clock-game = { $minutes } min + { $increment } s
clock-days = { $days ->
     [one] 1 deň na ťah
     [few] { $days } dni na ťah
    *[other] { $days } dní na ťah
    }
clock-move = { $seconds } s na ťah
clock-choose-game = Na celú hru
clock-choose-days = Dni na ťah
clock-minutes = Minút pre každého
clock-increment = Sekúnd navyše za ťah
clock-move-days = Dní na každý ťah
clock-about = Komu vyprší čas, za toho hrá bot, kým sa nevráti.
options = Možnosti
options-usual = všetko ako obvykle
options-changed = { $count ->
     [one] 1 zmenená
     [few] { $count } zmenené
    *[other] { $count } zmenených
    }
option-scoring_cards = Bodovacie karty
option-scoring_cards-about = Kde ležia bodovania A a B vo svojich balíčkoch peňažných kariet.
option-game_end = Koniec hry
option-game_end-about = Keď sa nedá doplniť trh, alebo už keď je vrecko prázdne.
option-open_hands = Otvorené karty
option-open_hands-about = Či každý vidí peniaze všetkých.
option-youngest = Najmladší hráč
option-youngest-about = Rozhoduje o tom, kto začína: losom alebo toto miesto.
option-final_tie = Zhoda na konci
option-final_tie-about = Kto pri zhode vyhráva: všetci, alebo majiteľ najväčšieho paláca.
option-open_supplies = Otvorené zásoby
option-open_supplies-about = Či každý vidí, čo majú ostatní za zástenou.
option-virtual_players = Virtuálni hráči
option-virtual_players-about = Koľko sa ich pridá k jedinému hráčovi; obvykle sú pri stole traja.
option-solo = Sólo
option-solo-about = O čo jediný hráč hrá: o čo najviac bodov, alebo o výhru nad virtuálnymi hráčmi.
option-coins = Mince
option-coins-about = Koľko mincí je na hárku, 3 až 99.
option-layout = Hráčsky list
option-layout-about = Šesť radov po šiestich písmenách z PSACGT spojených /, od žltej 1 nadol.
value-shuffled = Zamiešané
value-top = Navrchu
value-market_short = Trh sa nedá doplniť
value-last_tile = Vrecko je prázdne
value-no = Nie
value-yes = Áno
value-drawn = Losom
value-shared = Spoločná výhra
value-largest_palace = Najväčší palác
value-auto = Automaticky
value-points = Body
value-against = Proti virtuálnym hráčom
start-now = Začať hru
start-needs-name = Najprv zadajte svoje meno
waiting-full = Všetci sú tu
is-here = je tu
is-away = teraz preč
open-seat = Uvoľniť miesto
bot-level = Úroveň botov
fill-with-bots = Doplniť botmi
give-up-table = Zrušiť stôl
code-is = Kód: { $code }

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

## At every table

time-left = Zostávajúci čas
time-days = { $days } d { $hours } h
log = Čo sa stalo
log-empty = Zatiaľ sa nič nestalo.
talk = Rozhovor
talk-empty = Zatiaľ nikto nič nepovedal.
talk-muted = Rozhovor je skrytý.
say = Napíšte niečo
send = Odoslať
phrases = Rýchle vety
phrase-hello = Dobrý deň!
phrase-nice = Pekný ťah!
phrase-thinking = Premýšľam…
phrase-hurry = Ste na ťahu!
phrase-thanks = Vďaka za hru!
phrase-again = Ešte raz?
takeback = Vrátenie ťahu
takeback-ask = Požiadať o vrátenie ťahu
takeback-asked = { $name } žiada o vrátenie posledného ťahu.
takeback-waits = Požiadali ste o vrátenie ťahu. Ostatní rozhodujú.
takeback-agree = Súhlasiť
takeback-decline = Odmietnuť
menu-score = Doterajšie body
menu-talk = Rozhovor
menu-position = Pozícia ako text
menu-keys = Klávesy
position = Pozícia ako text
record = Stiahnuť záznam
leave = Odísť, hrá ďalej bot
come-back = Späť na svoje miesto
keys = Klávesy
key-tab = na ďalší prvok
key-arrows = medzi miestami na pláne
key-digits = vybrať n-tú zvýraznenú vec
key-enter = potvrdiť
key-escape = zrušiť
key-undo = späť
key-restart = začať ťah znova
key-hint = opýtať sa trénera
key-say = povedať pozíciu
key-log = čo sa stalo
key-replay = prehrať dianie od vášho ťahu
key-talk = rozhovor
key-mute = zvuk zapnúť alebo vypnúť
key-help = tieto klávesy

## The end

winner = Vyhráva { $name }
winners = Spoločná výhra: { $names }
you-win = Vyhrali ste
game-over = Koniec hry
points = { $count ->
     [one] 1 bod
     [few] { $count } body
    *[other] { $count } bodov
    }
ahead = Bodov: { $points }, náskok { $ahead }, ďalší je { $name }
table-closed = Stôl bol zrušený
table-closed-why = Nikto nevyhral. Čo sa odohralo, je uložené.
rematch = Odveta
rematch-join = Pridať sa k odvete
look-at-board = Pozrieť plán
to-result = K výsledku
share = Kopírovať odkaz
full-log = Zápis na overenie
points-whence = Odkiaľ sú body
points-from = Body za
every-point = Každý bod
total = Spolu
part-alhambra-pavilion = Pavilóny
part-alhambra-arcades = Arkády
part-alhambra-garden = Záhrady
part-alhambra-tower = Veže
part-roll_and_write-pavilion = Pavilóny
part-roll_and_write-arcades = Arkády
part-roll_and_write-garden = Záhrady
part-roll_and_write-tower = Veže
part-alhambra-seraglio = Paláce
part-alhambra-chambers = Zámky
part-alhambra-wall = Najdlhší múr
part-roll_and_write-palace = Paláce
part-roll_and_write-castle = Zámky
part-roll_and_write-rows = Rady
part-roll_and_write-columns = Stĺpce
part-roll_and_write-coins = Mince
part-roll_and_write-bonus = Bonus
part-medina-buildings = Budovy
part-medina-stables = Kozie chlievy
part-medina-walls = Hradby
part-medina-merchants = Trhovníci
part-medina-palace_cards = Karty palácov
part-medina-tower_cards = Karty veží

## Rules

rules = Pravidlá
rules-search = Hľadať v pravidlách
rules-none = Tak neznie žiadne pravidlo.
rules-in-english = Úplné pravidlá sú písané po anglicky.

## Settings

settings = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
theme-system = Podľa zariadenia
theme-light = Svetlý
theme-dark = Tmavý
settings-motion = Pohyb
motion-system = Podľa zariadenia
motion-calm = Pokojný
motion-normal = Bežný
motion-quick = Rýchly
motion-off = Žiadny
settings-sound = Zvuk
settings-sound-note = Krátky a tichý, nikdy jediné znamenie.
settings-confirm = Potvrdzovať ťahy
settings-confirm-note = Opýtať sa, kým sa ťah vykoná.
settings-talk = Zobraziť rozhovor
settings-talk-note = Čo pri stole hovoria ostatní.
name-kept = Meno je uložené.
carry-title = Hrať na inom zariadení
carry-about = Odkaz sprístupní vaše hry na inom zariadení: otvorte ho tam, raz a čoskoro. Nikomu ho nedávajte.
carry-make = Vytvoriť odkaz
carry-link = Odkaz pre iné zariadenie
carry-until = { $minutes ->
     [one] Platí raz, do jednej minúty.
     [few] Platí raz, do { $minutes } minút.
    *[other] Platí raz, do { $minutes } minút.
    }
pass-title = Hrať na tomto zariadení
pass-about = Toto zariadenie prevezme meno a hry toho, ktoré odkaz vytvorilo.
pass-use = Prevziať

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

## Alhambra Roll & Write
rw-type-pavilion = Pavilón
rw-type-palace = Palác
rw-type-arcades = Arkády
rw-type-castle = Zámok
rw-type-garden = Záhrada
rw-type-tower = Veža
rw-letter-pavilion = P
rw-letter-palace = S
rw-letter-arcades = A
rw-letter-castle = K
rw-letter-garden = Z
rw-letter-tower = V
rw-pair = modrá { $blue }, žltá { $yellow }
rw-blue-value = Modrá { $value }
rw-yellow-value = Žltá { $value }
rw-axes = Modré kocky vodorovne, žlté zvisle
rw-type = Druh
rw-place = { $place }.
rw-virtual = Virtuálny hráč { $number }
rw-round = Kolo { $round } z { $rounds }
rw-your-sheet = Váš hráčsky list
rw-sheet-of = { $name }: hráčsky list
rw-see-sheet = Pozrieť si hráčsky list: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, { $built ->
        [one] { $built } stavba
        [few] { $built } stavby
       *[other] { $built } stavieb
    }
rw-coins = { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-built-of = { $built } z { $all }
rw-coins-title = Mince
rw-coins-left = { $coins } na minutie
rw-coins-words = Mince na minutie: { $left }; zakrúžkované { $gained } z { $printed }, prečiarknuté { $spent }
rw-coins-legend = krúžok: získané, krížik: minuté
rw-lines-legend = Rady a stĺpce: 4 stavby +{ $four }, 5 stavieb +{ $five }, všetkých 6 +{ $six }
rw-built = Doteraz postavené
rw-crossing-free = Modrá { $blue }, žltá { $yellow }: { $type }, voľné
rw-crossing-built = Modrá { $blue }, žltá { $yellow }: { $type }, postavené
rw-crossing-build = Modrá { $blue }, žltá { $yellow }: { $type }, voľné, dá sa postaviť
rw-crossing-again = Modrá { $blue }, žltá { $yellow }: { $type }, voľné, dá sa postaviť za mince
rw-crossing-keep = Modrá { $blue }, žltá { $yellow }: { $type }; nechať si túto dvojicu
rw-row-words = Rad žltá { $value }: { $built } zo 6, body: { $points }
rw-column-words = Stĺpec modrá { $value }: { $built } zo 6, body: { $points }
rw-ask-action = Postavte priesečník, alebo si vezmite mince
rw-ask-coins = Všetky priesečníky vašich kociek stoja: vezmite si mince
rw-ask-again = Postavte druhýkrát za mince, alebo ukončite ťah
rw-ask-keep = Nechajte si jednu modrú a jednu žltú kocku; ostatné dostane { $name }
rw-ask-wait = Premýšľa { $name }
rw-ask-dice = Kocky sa kotúľajú
rw-ask-over = Hra sa skončila
rw-tray = Vaše kocky a možnosti
rw-pair-own = Vaša dvojica
rw-pair-from = Od: { $name }
rw-pair-second = Druhá dvojica
rw-pair-used = Použitá, hodí sa znova
rw-pair-unused = Nepoužitá, putuje ďalej
rw-pair-rolled = Práve hodené
rw-die-blue = Modrá kocka, { $value } ({ $place })
rw-die-yellow = Žltá kocka, { $value } ({ $place })
rw-turn-blue = Otočiť modrú kocku z { $from } na { $to } za mincu
rw-turn-yellow = Otočiť žltú kocku z { $from } na { $to } za mincu
rw-turn-price = otočenie o jedno oko: 1 minca
rw-turn-limit = nikdy zo 6 na 1 ani z 1 na 6
rw-choose-build = { $type }
rw-choose-again = Navyše { $type }
rw-choose-again-price = { $coins ->
        [one] za { $coins } mincu
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }
rw-choose-keep = Nechať { $blue } · { $yellow }
rw-choose-keep-type = ukazuje: { $type }
rw-choose-some-coins = Vziať mince
rw-choose-coins = { $coins ->
        [one] Vziať { $coins } mincu
        [few] Vziať { $coins } mince
       *[other] Vziať { $coins } mincí
    }
rw-choose-end = Ukončiť ťah
rw-second-build = Druhá stavba
rw-second-build-price = { $coins ->
        [one] { $coins } minca, po prvej
        [few] { $coins } mince, po prvej
       *[other] { $coins } mincí, po prvej
    }
rw-undo = Späť
rw-restart = Začať ťah znova
rw-undo-reach = Vrátiť sa dá len k poslednému hodu
rw-change-type = { $type } { $built } z { $boxes }
rw-change-row = rad { $value }: +{ $points }
rw-change-column = stĺpec { $value }: +{ $points }
rw-change-coins = na minutie: { $coins }
rw-change-total = keby sa hra skončila teraz: z { $before } na { $after }
rw-score-sheet = Bodovací list
rw-points = Vaše doterajšie body
rw-points-completed = Dokončené druhy
rw-points-lines = Rady a stĺpce
rw-points-coins = Mince, 1 za 2
rw-points-types = Keby sa hra skončila teraz, druhy pridajú { $points }
rw-since = Od vášho minulého ťahu
rw-nothing-yet = Zatiaľ nič
rw-deed-built = stavba: { $type }, modrá { $blue }, žltá { $yellow }
rw-deed-again = za mince navyše: { $type }, modrá { $blue }, žltá { $yellow }
rw-deed-kept = ponechaná dvojica modrá { $blue }, žltá { $yellow }
rw-deed-coins = { $coins ->
        [0] žiadne mince
        [one] vzatá { $coins } minca
        [few] vzaté { $coins } mince
       *[other] vzatých { $coins } mincí
    }
rw-deed-turned-blue = modrá otočená z { $from } na { $to }
rw-deed-turned-yellow = žltá otočená z { $from } na { $to }
rw-deed-virtual = stavba: { $type }
rw-coach = Radca:
rw-coach-ask = Opýtať sa radcu
rw-coach-thinks = Radca premýšľa
rw-coach-silent = Teraz bez rady
rw-reason-wrong_moment = Teraz je na rade niečo iné.
rw-reason-no_such_die = Žiadna kocka tejto farby túto hodnotu neukazuje.
rw-reason-never_round = Kocka sa nikdy neotáča zo 6 na 1 ani z 1 na 6.
rw-reason-turning_is_over = Kocky sa otáčajú pred akciou, nie po nej.
rw-reason-no_coin = Na otočenie kocky nezostala žiadna minca.
rw-reason-not_shown = Žiadna modrá a žltá kocka tento priesečník spolu neukazujú.
rw-reason-built_already = Tento priesečník je už postavený.
rw-reason-not_after_coins = Druhá stavba nasleduje len po prvej stavbe.
rw-reason-too_few_coins = Druhá stavba stojí tri mince.
rw-reason-second_built = Priesečník dvoch nepoužitých kociek je už postavený.
rw-reason-not_rolled = Štyri kocky túto dvojicu neukazujú.
