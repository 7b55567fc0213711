### Slovenčina. Hráčom tykáme.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kupuj budovy za štyri meny, ohraď ich múrom a maj z každého druhu najviac.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Dve modré kocky, dve žlté, tridsaťšesť budov. Dokonči druh skôr ako ostatní.
game-medina = Medina
game-medina-line = Postav s ostatnými jedno mesto a rozhodni, ktorý palác bude tvoj.
guest = Hosť
you = Ty
your-name = Tvoje meno
back-home = Späť na úvod
loading = Okamih…
offline = Server nie je dostupný. Skontroluj pripojenie a skús to znova.
reconnecting = Obnovuje sa spojenie… tvoj ťah je uložený.
no-device = Tento prehliadač hru nespustil. Načítaj stránku znova alebo skús iný prehliadač.
device-keeps-nothing = Toto zariadenie teraz nič neukladá: hra trvá len do zatvorenia tejto stránky.
device-version = Táto hra sa začala podľa staršej verzie pravidiel, ktorú táto stránka už nehrá.
device-elsewhere = Táto hra je uložená v zariadení, na ktorom sa hrá, a to je iné ako toto.
table-gone = Taký stôl tu nie je
table-gone-why = V odkaze je asi chyba alebo bol stôl zrušený.
home = Úvod
table = Stôl
game = Hra
menu = Ponuka
close = Zavrieť
keep = Uložiť
copied = Skopírované
try-again = Skúsiť znova
your-turn = Si na ťahu
switch-theme = Svetlý alebo tmavý vzhľad
away-long = Stále si bez spojenia. Tvoj ťah je uložený a odošle sa sám.
server-restarts = Server sa reštartuje. Tvoja hra je uložená a o chvíľu bude pokračovať.
back-here = Spojenie je späť.
back-missed = { $count ->
     [one] Spojenie je späť. Medzitým sa stala jedna vec.
     [few] Spojenie je späť. Medzitým sa stali { $count } veci.
    *[other] Spojenie je späť. Medzitým sa stalo { $count } vecí.
    }

## Home

home-title = Postav si dnes večer palác
home-promise = Tri hry zo starej Granady a púštnych miest. Bez účtu: zvoľ si meno a hraj.
play-bots = Hrať s botmi
invite-friends = Pozvať priateľov
your-games = Tvoje hry
open-tables = Otvorené stoly
no-tables = Práve teraz nikto nečaká. Otvor stôl a pošli priateľom odkaz.
status-open = čaká na hráčov
status-playing = hrá sa
status-over = dohraté
status-closed = zrušené
game-size = { $fewest } – { $most } hráčov
game-time = { $minutes } min
learn = Naučiť sa
look = Otvoriť
waits-for-you = { $count ->
     [one] 1 hra čaká na teba
     [few] { $count } hry čakajú na teba
    *[other] { $count } hier čaká na teba
    }
seats-taken = { $taken } z { $all } miest
list-waits = { $count ->
    [one] čaká sa na 1 hráča
    [few] čaká sa na { $count } hráčov
   *[other] čaká sa na { $count } hráčov
  }
list-to-move = na ťahu { $name }
list-left = zostáva { $time }
list-won = Tvoja výhra: { $points } b.
list-shared = Spoločná výhra: ty a { $names }, { $points } b.
list-lost = Výhra: { $names }, { $points } b.; ty { $own } b.
list-winner = Výhra: { $names }, { $points } b.
join = Pridať sa
join-title = Pridať sa pomocou kódu
join-code = Kód alebo odkaz
join-or-link = alebo otvor odkaz, ktorý ti niekto poslal
join-unreadable = To nie je kód ani odkaz na stôl.
alone-title = Bez čakania
ways = Čo tu ešte je
way-learn = Lekcie
way-learn-line = Prvá hra s výkladom krok za krokom. Päť minút.
way-rules = Pravidlá
way-rules-line = Každé pravidlo s obrázkom a vyhľadávanie.
way-bots = Boti
way-bots-line = Päť úrovní, od učňa po sultána.
way-replay = Záznamy
way-replay-line = Otvor uloženú hru, prejdi ju ťah po ťahu a spýtaj sa trénera.

## New table and waiting

new-table = Nový stôl
open-table = { $count ->
     [one] Otvoriť stôl s 1 voľným miestom
     [few] Otvoriť stôl s { $count } voľnými miestami
    *[other] Otvoriť stôl s { $count } voľnými miestami
    }
seat-number = Miesto { $number }
seat-open = Voľné pre kohokoľvek
fewer-seats = Ubrať miesto
more-seats = Pridať miesto
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
seat-open-line = Môže si sadnúť každý, kto má odkaz.
seat-yours-line = Tvoje miesto
who-comes = Kto môže hrať
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
clock-minutes = Minút na hráča
clock-increment = Sekúnd navyše za ťah
clock-move-days = Dní na ťah
clock-about = Komu vyprší čas, za toho hrá bot, kým sa nevráti.
options = Možnosti
options-usual = bežné
options-changed = { $count ->
     [one] 1 zmenená
     [few] { $count } zmenené
    *[other] { $count } zmenených
    }
option-scoring_cards = Bodovacie karty
option-scoring_cards-about = Kde ležia bodovacie karty A a B vo svojich kôpkach peňazí.
option-game_end = Koniec hry
option-game_end-about = Keď sa už nedá doplniť trh, alebo hneď, ako je vrecko prázdne.
option-open_hands = Odkryté karty
option-open_hands-about = Vidia všetci peniaze ostatných?
option-youngest = Najmladší hráč
option-youngest-about = Rozhoduje, kto začína: los alebo toto miesto.
option-scoring_time = Kedy sa boduje
option-scoring_time-about = Kedy sa bodujú A a B. Keď hráte dvaja a boduje sa ihneď, berie si Dirk skôr, než sa doplní trh.
option-extra_action = Akcia navyše
option-extra_action-about = Musí sa akcia po presnej platbe vykonať, alebo sa smie odmietnuť?
option-final_tie = Zhoda na konci
option-final_tie-about = Kto pri zhode vyhráva: všetci, alebo majiteľ najväčšieho paláca.
option-open_supplies = Odkryté zásoby
option-open_supplies-about = Vidia všetci, čo majú ostatní za zástenou?
option-last_piece = Posledný kameň
option-last_piece-about = Musí sa jediný zvyšný kameň položiť, alebo sa smie vynechať?
option-virtual_players = Virtuálni hráči
option-virtual_players-about = Koľko sa ich pridá k jedinému hráčovi. Zvyčajne toľko, aby boli pri stole traja.
option-solo = Sólo
option-solo-about = O čo hráš sólo: o čo najviac bodov, alebo o výhru nad virtuálnymi hráčmi.
option-coins = Mince
option-coins-about = Koľko mincí je na hráčskom liste, 3 až 99.
option-layout = Hráčsky list
option-layout-about = Šesť radov oddelených znakom /, od žltej 1 nadol. V každom je šesť písmen: P pavilón, S palác, A arkády, C zámok, G záhrada, T veža.
value-shuffled = Zamiešané
value-top = Navrchu
value-market_short = Trh sa nedá doplniť
value-last_tile = Vrecko je prázdne
value-after_refill = Po doplnení
value-at_once = Ihneď
value-must = Povinne
value-may = Dobrovoľne
value-no = Nie
value-yes = Áno
value-drawn = Losom
value-shared = Spoločná výhra
value-largest_palace = Najväčší palác
value-auto = Ako zvyčajne
value-points = Body
value-against = Poraziť virtuálnych hráčov
start-now = Začať hru
start-needs-name = Najprv zadaj svoje meno
waiting-full = Všetci sú tu
is-here = je tu
is-away = teraz tu nie je
bot-level = Úroveň botov
fill-with-bots = Doplniť botmi
give-up-table = Zrušiť stôl
code-is = Kód: { $code }
join-this = Prisadni si
watch-too = Alebo zostaň na tejto stránke a pozeraj sa: hra sa objaví, len čo začne.
give-up-ask = Zrušiť stôl?
give-up-for = Stôl sa zruší pre teba aj pre ostatných: { $names }.
give-up-alone = Stôl sa zruší.
give-up-means = Hra sa tým skončí a nikto nevyhrá.
leave-means = Musíš len odísť? Bot môže hrať za teba a ty sa môžeš kedykoľvek vrátiť.
play-on = Hrať ďalej
keep-table = Nechať stôl
give-up-now = Zrušiť stôl

## Bots

level-apprentice = Učeň
level-apprentice-line = Pozná pravidlá, často sa prepočíta a rýchlo zabúda.
level-mason = Murár
level-mason-line = Stavia poctivo a občas sa pomýli.
level-architect = Architekt
level-architect-line = Zahrá ťah, ktorý vyzerá najlepšie, ale zabúda, kto čo drží.
level-vizier = Vezír
level-vizier-line = Myslí dopredu, ale v náhlení, a háda, kto čo drží.
level-sultan = Sultán
level-sultan-line = Na premýšľanie si dá čas a nič nezabudne.
character-other = { $name }: pozvať niekoho iného
character-tariq-line = Nosí maltu a pýta sa na všetko.
character-tariq-hello = Tu sa stavia? Ruky mám umyté. Skoro.
character-tariq-farewell = Ešte raz? Práve som to konečne pochopil.
character-dunya-line = Polieva pomarančovníky a každý volá po mene.
character-dunya-hello = Stromy počkajú. Kto začína?
character-dunya-farewell = Ubehlo to ako jar.
character-isak-line = Obkladačov najmladší; ešte ráta na prstoch.
character-isak-hello = Mince mám zrátané dvakrát. Ideme na to.
character-isak-farewell = Rátal som s niečím iným. Ale bolo to pekné.
character-tala-line = Prišla z Atlasu so strýkovou karavánou.
character-tala-hello = U nás sa to hrá s kamienkami.
character-tala-farewell = Toto budem rozprávať hore v horách.
character-omar-line = Prvý múr postavil ako desaťročný a dodnes k nemu chodí.
character-omar-hello = Dobrý kameň, dobrí ľudia. Staviame!
character-omar-farewell = Stojí to. A o to ide.
character-elvira-line = Teše kameň a spieva si pri tom.
character-elvira-hello = Keď sa darí, pohmkávam si. Budeš počuť.
character-elvira-farewell = Poctivý kus práce. Klobúk dolu.
character-idris-line = Postavil pri rieke polovicu minaretov a na každý vyliezol.
character-idris-hello = Pozor na hlavu, dnes staviam do výšky.
character-idris-farewell = Zhora to vyzeralo celkom inak!
character-sol-line = Glazuje kachličky; svoju modrú nikomu neprezradí.
character-sol-hello = Opatrne, prsty mám ešte modré.
character-sol-farewell = To boli farby! Vďaka.
character-maryam-line = Vyrába astroláby a nikdy nemešká.
character-maryam-hello = Hviezdy vyšli. Môžeme začať.
character-maryam-farewell = Hviezdy to vedeli. Len nič nepovedali.
character-rodrigo-line = Kreslí cédrové stropy a do rohu vždy seba.
character-rodrigo-hello = Ach, prázdny list. Začiatky milujem.
character-rodrigo-farewell = Toto si nakreslím. Svoje chyby vynechám.
character-samuel-line = Všetko meria dvakrát, aj polievku.
character-samuel-hello = Moment, okuliare. Tak, môžeme.
character-samuel-farewell = Meral som to dvakrát. Naozaj je koniec.
character-kenza-line = Zakladá záhrady tam, kde bol včera piesok.
character-kenza-hello = Sadni si do tieňa. Chvíľu to potrvá.
character-kenza-farewell = Čo rastie pomaly, vydrží najdlhšie. Pekne zahrané.
character-hasan-line = Slúžil trom sultánom a všetkých prežil.
character-hasan-hello = Mám čas. V mojom veku je to prepych.
character-hasan-farewell = Zažil som aj horšie večery. Oveľa horšie.
character-zaynab-line = Stráži pečať aj všetky tajomstvá paláca.
character-zaynab-hello = Listy počkajú do zajtra. Hráme!
character-zaynab-farewell = Zapečatené, založené. Bol to dobrý boj.
character-natan-line = Cez deň píše básne, v noci zmluvy.
character-natan-hello = Dnes žiadne verše, sľubujem. Nanajvýš jeden.
character-natan-farewell = Hm. Z toho bude báseň.
character-beatriz-line = Hovorí siedmimi jazykmi a vo všetkých vie mlčať.
character-beatriz-hello = Prikyvujem. V siedmich jazykoch.
character-beatriz-farewell = Dobrá hra. To hovorím málokedy.
character-yusuf-line = Stavia cez deň, pri lampe aj pri večeri.
character-yusuf-hello = Vitaj na mojom dvore. Urob si pohodlie.
character-yusuf-farewell = Môžeš mi pobozkať… nie, stačí podať ruku.
character-aisha-line = Vládne zdvihnutým obočím.
character-aisha-hello = Ukáž, čo v tebe je.
character-aisha-farewell = Máš môj rešpekt. To nie je málo.
character-ziri-line = Prišiel z púšte so štyridsiatimi stanmi a plánom.
character-ziri-hello = Vietor od juhu. Dobré znamenie.
character-ziri-farewell = Piesok zaveje každú stopu. Ja si to však zapamätám.
character-itimad-line = Želala si v Córdobe sneh a dostala mandľové kvety.
character-itimad-hello = Jediné želanie: nech sa nenudíme.
character-itimad-farewell = Splnené. Vďaka za večer.
bots-title = Proti komu si zahráš?
bots-about = Vyber hru a súpera. Začne sa hneď a ťahy môžeš vracať.
play-level = Hrať

## At every table

time-left = Zostávajúci čas
time-days = { $days } d { $hours } h
virtual-player = Virtuálny hráč { $number }
log = Priebeh hry
talk = Chat
talk-empty = Zatiaľ žiadne správy.
talk-muted = Chat je skrytý.
say = Napíš správu
send = Odoslať
phrases = Rýchle správy
phrase-hello = Ahoj!
phrase-nice = Pekný ťah!
phrase-thinking = Premýšľam…
phrase-hurry = Si na ťahu!
phrase-thanks = Vďaka za hru!
phrase-again = Ešte jednu?
takeback = Vziať ťah späť
takeback-ask = Požiadať o vrátenie ťahu
takeback-asked = { $name } chce vziať späť posledný ťah.
takeback-waits = Chceš vziať svoj ťah späť. Ostatní sa rozhodujú.
takeback-agree = Súhlasiť
takeback-decline = Odmietnuť
menu-score = Doterajšie body
menu-talk = Chat
menu-position = Pozícia ako text
menu-keys = Klávesové skratky
position = Pozícia ako text
record = Stiahnuť záznam
leave = Odísť, hrá ďalej bot
come-back = Späť na svoje miesto
coming-left = { $name } odchádza od stola. Ďalej hrá { $bot }.
coming-left-you = Odchádzaš od stola. Ďalej hrá { $bot }.
coming-time = { $name }: čas vypršal. Ďalej hrá { $bot }.
coming-time-you = Vypršal ti čas. Ďalej hrá { $bot }.
coming-back = { $name } je späť.
coming-back-you = Si späť.
stands-in = Tu hrá { $bot }
watching = Pozeráš sa
watching-about = Na túto hru sa len pozeráš. Miesta pri stole patria iným.
keys = Klávesové skratky
key-tab = na ďalší prvok
key-arrows = medzi poľami na pláne
key-digits = vybrať zvýraznenú možnosť s týmto číslom
key-enter = potvrdiť
key-escape = zrušiť
key-undo = krok späť
key-restart = začať ťah znova
key-hint = opýtať sa trénera
key-say = prečítať pozíciu
key-log = priebeh hry
key-replay = ukázať, čo sa stalo od tvojho ťahu
key-talk = chat
key-mute = zapnúť alebo vypnúť zvuk
key-help = tento prehľad

## The end

winner = Vyhráva { $name }
winners = Spoločná výhra: { $names }
you-win = Vyhrávaš!
alone-first = Tvoj prvý výsledok v sóle. Nabudúce je čo prekonávať.
alone-record = Osobný rekord! Predtým to bolo { $before }.
alone-equal = Osobný rekord vyrovnaný.
alone-behind = Tvoj rekord je { $best }.
game-over = Koniec hry
points = { $count ->
     [one] 1 bod
     [few] { $count } body
    *[other] { $count } bodov
    }
ahead = { $points } b., o { $ahead } viac ako { $name }
table-closed = Stôl bol zrušený
table-closed-why = Nikto nevyhral. Čo sa odohralo, je uložené.
rematch = Odveta
rematch-join = Pridať sa k odvete
look-at-board = Pozrieť si plán
to-result = K výsledku
share = Zdieľať
full-log = Overiteľný zápis
points-whence = Odkiaľ sú body
points-from = Body za
every-point = Všetky body
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
end-pages = Stránky výsledku
end-page-result = Výsledok
end-page-bars = Body
end-page-points = Tabuľka
end-page-story = Priebeh
scoring-final = Záverečné bodovanie
scoring-go-on = Ďalej
scoring-nobody = Nemá nikto.
scoring-show = Ukázať
scoring-skip = Preskočiť
scorings-all =
    { $count ->
    [one] Záverečné bodovanie
    [few] Všetky bodovania
   *[other] Všetky bodovania
    }
alhambra-end-dirk = Dirk hru dopĺňa a vyhrať nemôže. Jeho dlaždice sa však pri bodovaní počítajú.
rw-end-virtual = Virtuálni hráči sa nebodujú. Obsadili miesta za: { $list }.
rw-end-virtual-none = Virtuálni hráči sa nebodujú. Tentoraz nikomu miesto nevzali.
alhambra-tally-exact = Presné platby
alhambra-tally-cards = Vzaté karty peňazí
alhambra-tally-redesigns = Prestavby
medina-tally-built = Položené budovy
medina-tally-walled = Postavené hradby
medina-tally-traded = Umiestnení trhovníci
medina-tally-roofed = Zastrešené paláce
rw-tally-built = Zastavané priesečníky
rw-tally-again = Druhé stavby
rw-tally-turned = Otočené kocky
rw-tally-coins = Vzaté mince

## Rules

rules = Pravidlá
rules-search = Hľadať v pravidlách
rules-none = Tomu nezodpovedá žiadne pravidlo.

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
settings-sound-note = Krátky a tichý. Nič sa nedozvieš len zvukom.
settings-confirm = Potvrdzovať ťahy
settings-confirm-note = Opýtať sa, kým ťah platí.
settings-talk = Zobraziť chat
settings-talk-note = Čo píšu ostatní pri stole.
settings-bot-words = Boti niečo povedia
settings-bot-words-note = Na začiatku a na konci hry.
name-kept = Meno je uložené.
carry-title = Hrať na inom zariadení
carry-about = Vytvor odkaz a otvor ho na druhom zariadení: platí krátko a len raz a zariadenie bude tvoje. Nikomu ho nedávaj.
carry-make = Vytvoriť odkaz
carry-link = Odkaz pre iné zariadenie
carry-until = { $minutes ->
     [one] Platí raz, do jednej minúty.
     [few] Platí raz, do { $minutes } minút.
    *[other] Platí raz, do { $minutes } minút.
    }
pass-title = Hrať na tomto zariadení
pass-about = Toto zariadenie prevezme meno a hry od toho, na ktorom odkaz vznikol.
pass-use = Prevziať

## The server

status = Server
status-link = Ako sa darí serveru
status-idle = Je tu pokoj: bot môže rozmýšľať hneď.
status-keeps-up = Boti stíhajú: nikto nemusí čakať.
status-behind = { $waiting ->
    [one] { $waiting } ťah bota čaká
    [few] { $waiting } ťahy botov čakajú
    [many] { $waiting } ťahu botov čaká
   *[other] { $waiting } ťahov botov čaká
  } na voľné miesto na rozmýšľanie (miest je { $workers }). Môže to trvať o chvíľu dlhšie než inokedy.
status-stopping = Server sa o chvíľu zastaví. Nič sa nestratí: hry budú pokračovať od posledného ťahu.
status-of = { $count } z { $all }
status-bots-busy = Rozmýšľajúci boti
status-bots-waiting = Čakajúci boti
status-bots-answered = Ťahy botov spolu
status-tables-playing = Rozohrané hry
status-tables-open = Stoly, ktoré čakajú na hráčov
status-sockets = Zariadenia pri stoloch
status-since = Beží od
status-version = Verzia

## What the server refuses

refused-unreadable = Server tejto stránke nerozumel. Načítaj ju znova.
refused-version = Táto stránka je staršia ako server. Načítaj ju znova.
refused-too_large = To je naraz priveľa.
refused-too_fast = Nie tak rýchlo. Chvíľu počkaj a skús to znova.
refused-too_many = Máš rozohraných priveľa hier. Najprv niektorú dohraj alebo zruš.
refused-unknown_host = Na tejto adrese server neodpovedá.
refused-unknown_table = Taký stôl neexistuje.
refused-unknown_guest = Server ťa ešte nepozná. Najprv zadaj svoje meno.
refused-unknown_game = Tento server takú hru nepozná.
refused-unknown_bot = Tento server takého bota nepozná.
refused-bad_name = Meno má 1 až 24 znakov na jednom riadku.
refused-bad_text = Správa má 1 až 200 znakov.
refused-bad_seats = S týmito miestami sa hra hrať nedá.
refused-bad_options = Hra takú možnosť nemá.
refused-bad_clock = Také hodiny nie sú možné.
refused-bad_token = Tento odkaz už bol použitý alebo vypršal. Vyžiadaj si nový.
refused-not_host = To môže len ten, kto stôl otvoril.
refused-not_seated = To môžu len tí, čo sedia pri stole.
refused-no_such_seat = Také miesto tu nie je.
refused-seat_taken = Tam už niekto sedí.
refused-seated_already = Pri tomto stole už sedíš.
refused-seats_open = Niektoré miesta sú ešte voľné.
refused-not_begun = Hra sa ešte nezačala.
refused-begun = Hra sa už začala.
refused-over = Hra sa skončila.
refused-closed = Tento stôl bol zrušený.
refused-stale = Neskoro: ten ťah sa už skončil.
refused-not_your_turn = Nie si na ťahu.
refused-illegal = To pravidlá nedovoľujú.
refused-nothing_to_undo = Niet čo vrátiť: kartu, dlaždicu alebo hod už vidno alebo sa tvoj ťah práve začal.
refused-nothing_to_take_back = Nemáš žiadny ťah, ktorý by sa dal vziať späť.
refused-nothing_asked = O vrátenie ťahu nikto nežiada.
refused-followed = Odveta je už otvorená.
refused-busy = Server je vyťažený. Skús to o chvíľu.
refused-preparing = Táto hra sa ešte pripravuje. Skús to o minútu.
refused-stopping = Server sa reštartuje. Tvoja hra je uložená.
refused-storage = Server to nedokázal zapísať, takže sa to nestalo. Skús to znova.
refused-failed = Niečo sa pokazilo. Skús to znova.
refused-unfinished = To uvidíš, keď sa hra skončí.

## Alhambra
alhambra-type-pavilion = Pavilón
alhambra-type-seraglio = Palác
alhambra-type-arcades = Arkády
alhambra-type-chambers = Zámok
alhambra-type-garden = Záhrada
alhambra-type-tower = Veža
alhambra-letter-pavilion = P
alhambra-letter-seraglio = C
alhambra-letter-arcades = A
alhambra-letter-chambers = M
alhambra-letter-garden = Z
alhambra-letter-tower = V
alhambra-money-florin = gulden
alhambra-money-dirham = dirham
alhambra-money-denar = denár
alhambra-money-ducat = dukát
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } { $amount ->
    [one] gulden
    [few] guldeny
   *[other] guldenov
  }
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
    [few] dirhamy
   *[other] dirhamov
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denár
    [few] denáre
   *[other] denárov
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dukát
    [few] dukáty
   *[other] dukátov
  }
alhambra-fountain = Levia fontána
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk len zbiera dlaždice. Počítajú sa pri bodovaní.
alhambra-you = Ty
alhambra-side-n = sever
alhambra-side-e = východ
alhambra-side-s = juh
alhambra-side-w = západ
alhambra-walls = múry: { $sides }
alhambra-no-walls = bez múrov
alhambra-east = { $count } na východ
alhambra-west = { $count } na západ
alhambra-south = { $count } na juh
alhambra-north = { $count } na sever
alhambra-middle = pri fontáne
alhambra-market = Stavebný trh
alhambra-slot = Pole { $slot }: { $tile }, cena { $price }. { $pays ->
    [exactly] Môžeš zaplatiť presne.
    [over] Môžeš zaplatiť, ale nie presne.
   *[no] Teraz sa kúpiť nedá.
  }
alhambra-slot-empty = { $over ->
    [yes] Pole { $slot }, { $currency }: prázdne
   *[no] Pole { $slot }, { $currency }: prázdne do konca ťahu
    }
alhambra-empty = prázdne
alhambra-empty-until = prázdne do konca ťahu
alhambra-plays-on = Môžeš zaplatiť presne a hrať ďalej
alhambra-display = Ponuka peňazí
alhambra-display-rule = Vezmi si jednu kartu alebo viac kariet so súčtom najviac 5.
alhambra-piles = Balíček { $deck } · odložené { $discard }
alhambra-taken = vzaté
alhambra-take-card = Vziať { $card }
alhambra-hand = Tvoje peniaze
alhambra-hand-sum = { $money } v ruke
alhambra-hand-empty = Nemáš žiadne peniaze. Nejaké si vezmi.
alhambra-hand-hidden = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých kariet
  }
alhambra-reserve = Rezerva
alhambra-your-reserve = Tvoja rezerva
alhambra-reserve-empty = rezerva prázdna
alhambra-reserve-of = { $count ->
    [one] { $count } dlaždica v rezerve
    [few] { $count } dlaždice v rezerve
   *[other] { $count } dlaždíc v rezerve
  }
alhambra-reserve-tile = V rezerve: { $tile }. Presunúť do Alhambry.
alhambra-reserve-note = V rezerve neboduje. Do Alhambry ju dostane prestavba.
alhambra-bought-tile = Kúpené: { $tile }
alhambra-players = Hráči
alhambra-player = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
alhambra-thinks = premýšľa
alhambra-see-palace = Ukázať Alhambru: { $name }
alhambra-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
alhambra-cards-word = Karty
alhambra-tiles = { $count ->
    [one] { $count } dlaždica
    [few] { $count } dlaždice
   *[other] { $count } dlaždíc
  }
alhambra-wall = múr { $length }
alhambra-wall-word = Múr
alhambra-palace-of = Alhambra: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
  }, najdlhší múr { $wall }
alhambra-your-palace = Tvoja Alhambra
alhambra-whole-palace = Ukázať celú Alhambru
alhambra-zoom-in = Priblížiť
alhambra-fit = Ukázať všetko
alhambra-before = Predchádzajúci hráč
alhambra-after = Ďalší hráč
alhambra-close = Zavrieť
alhambra-cell-at = Miesto { $number }, { $cell }: postaviť sem
alhambra-cell-swap = Dlaždica { $number }, { $cell }: vymeniť
alhambra-cell-remove = Dlaždica { $number }, { $cell }: presunúť do rezervy
alhambra-majorities = Väčšiny a body
alhambra-you-have = Máš
alhambra-now-brings = { $scoring } by teraz dalo +{ $points }
alhambra-then-brings = , potom +{ $points }
alhambra-why = prečo?
alhambra-most-of = Najviac…
alhambra-points-at = Body pri { $scoring }
alhambra-show-counts = ukázať počty
alhambra-at = pri { $scoring }
alhambra-one-each = po 1
alhambra-bag = { $count ->
    [one] { $count } dlaždica vo vrecku
    [few] { $count } dlaždice vo vrecku
   *[other] { $count } dlaždíc vo vrecku
  }
alhambra-scoring = Bodovanie
alhambra-scored = Bodovanie { $scoring } prebehlo
alhambra-next = · ďalšie { $scoring }
alhambra-at-end = · { $scoring } na konci
alhambra-track-short = ďalšie { $scoring } · vrecko { $bag }
alhambra-actions = Čo môžeš urobiť
alhambra-your-turn = Si na ťahu
alhambra-over = Hra sa skončila.
alhambra-undo = Späť
alhambra-restart = Ťah znova
alhambra-cancel = Zrušiť
alhambra-confirm = Potvrdiť
alhambra-build = Postaviť
alhambra-take = Vziať
alhambra-pay = Zaplatiť
alhambra-pay-and-play-on = Zaplatiť a hrať ďalej
alhambra-pay-and-build = Zaplatiť a postaviť
alhambra-pass = Vynechať
alhambra-decline = Ukončiť akcie
alhambra-decline-short = Hotovo
alhambra-redesign = Prestavba
alhambra-to-reserve = Do rezervy
alhambra-to-dirk = Dať Dirkovi
alhambra-prompt-action = Vezmi si peniaze, kúp dlaždicu alebo prestavuj.
alhambra-prompt-play-on = Platíš presne: hráš ďalej.
alhambra-prompt-may-play-on = Platíš presne: hrať ďalej?
alhambra-prompt-pass = Nič sa nedá urobiť.
alhambra-prompt-wait = Hrá { $name }…
alhambra-prompt-redesign = Vyber dlaždicu v Alhambre alebo v rezerve.
alhambra-prompt-cards = Vyberaj karty od najvyššej.
alhambra-prompt-which = Ktorú dlaždicu umiestniš ako prvú?
alhambra-prompt-place = Umiestni: { $tile }
alhambra-prompt-move = Presuň z rezervy: { $tile }
alhambra-prompt-take = Vziať: { $cards }
alhambra-prompt-pay = { $tile } za { $price }: { $cards }
alhambra-prompt-at = Postaviť sem: { $tile }?
alhambra-prompt-swap = Vymeniť za: { $tile }?
alhambra-prompt-remove = Do rezervy: { $tile }?
alhambra-prompt-reserve = Do rezervy: { $tile }?
alhambra-prompt-give = Dať Dirkovi: { $tile }?
alhambra-pays-exactly = presne, hráš ďalej
alhambra-pays-over = o { $by } viac
alhambra-pays-short = chýba { $by }
alhambra-cells-fit = { $cells ->
    [0] nikam sa nezmestí
    [one] { $cells } možné miesto
    [few] { $cells } možné miesta
   *[other] { $cells } možných miest
  }
alhambra-fits-nowhere = Nikam sa nezmestí: pôjde do rezervy.
alhambra-fits-on = { $cells ->
    [one] Zmestí sa na jedno miesto
    [few] Zmestí sa na { $cells } miesta
   *[other] Zmestí sa na { $cells } miest
  }
alhambra-peek = Máš { $own }, ostatní najviac { $most }
alhambra-peek-pays = { $scoring } dá { $pays }
alhambra-peek-short = Chýba ti { $money }
alhambra-planned = { $tile }, postaví sa: { $cell }
alhambra-leads-alone = Vedieš
alhambra-leads-shared = Delíš sa o vedenie
alhambra-behind = Na vedenie chýba { $by }
alhambra-gain = { $points } pri { $scoring }
alhambra-wall-stays = Múr zostáva { $length }
alhambra-wall-changes = Múr { $before } → { $after }
alhambra-not-so = Teraz nie.
alhambra-not-here = Sem nie.
alhambra-rule = Pravidlo { $rule }
alhambra-why-legal = To sa dá.
alhambra-why-wrong-moment = Teraz je na rade niečo iné.
alhambra-why-must-act = Vynechať smieš, len keď sa nedá urobiť nič iné.
alhambra-why-cards-not-shown = Tieto karty v ponuke nie sú.
alhambra-why-slot-empty = Pole zostáva prázdne do konca ťahu.
alhambra-why-too-little-money = V tejto mene máš málo peňazí.
alhambra-why-card-not-held = Túto kartu nemáš.
alhambra-why-cards-descend = Karty sa vyberajú od najvyššej po najnižšiu.
alhambra-why-cannot-reach-price = Tieto karty by na cenu nestačili.
alhambra-why-price-not-reached = Cena ešte nie je zaplatená.
alhambra-why-not-in-reserve = Táto dlaždica nie je v tvojej rezerve.
alhambra-why-fits-nowhere = Táto dlaždica sa do tvojej Alhambry nikam nezmestí.
alhambra-why-no-tile-there = Tam žiadnu dlaždicu nemáš.
alhambra-why-fountain-stays = Fontána zostáva vždy na mieste.
alhambra-why-cuts-off = K iným dlaždiciam by sa už nedalo dôjsť.
alhambra-why-leaves-hole = V Alhambre by zostala diera.
alhambra-why-not-set-aside = Táto dlaždica nie je medzi tým, čo v tomto ťahu kupuješ.
alhambra-why-cell-taken = Tu už dlaždica leží.
alhambra-why-touches-nothing = Dlaždica musí susediť stranou s Alhambrou.
alhambra-why-sides-differ = Múr by priliehal k strane bez múru.
alhambra-why-no-way-in = Za múrom: pešo sa tam dôjsť nedá.
alhambra-why-makes-hole = Uzavrelo by sa prázdne miesto.
alhambra-why-no-dirk = Dirk hrá len s dvoma hráčmi.
alhambra-why-not-to-dirk = Dlaždice získané na konci sa Dirkovi nedávajú.
alhambra-why-not-drawn-now = Teraz sa nič neťahá.
alhambra-so-far = Tvoj ťah
alhambra-earlier = Skôr
alhambra-no-action = Zatiaľ žiadna akcia. Vezmi si peniaze, kúp dlaždicu alebo prestavuj.
alhambra-not-your-turn = Ešte nie si na ťahu.
alhambra-log-took = { $manner ->
    [you] berieš
   *[log] berie
    } { $cards }
alhambra-log-bought = { $manner ->
    [you] kupuješ
   *[log] kupuje
    }: { $tile } za { $money }
alhambra-log-bought-exactly = { $manner ->
    [you] platíš
   *[log] platí
    } presne: { $tile } za { $money }
alhambra-log-placed = { $manner ->
    [you] staviaš
   *[log] stavia
    }: { $tile }
alhambra-log-moved = { $manner ->
    [you] presúvaš
   *[log] presúva
    } z rezervy: { $tile }
alhambra-log-swapped = { $manner ->
    [you] vymieňaš
   *[log] vymieňa
    } z rezervy: { $tile }
alhambra-log-stored = { $manner ->
    [you] dávaš
   *[log] dáva
    } do rezervy: { $tile }
alhambra-log-removed = { $manner ->
    [you] presúvaš
   *[log] presúva
    } do rezervy: { $tile }
alhambra-log-gave = { $manner ->
    [you] dávaš
   *[log] dáva
    } Dirkovi: { $tile }
alhambra-log-passed = { $manner ->
    [you] vynechávaš
   *[log] vynecháva
    }
alhambra-log-declined = { $manner ->
    [you] odmietaš
   *[log] odmieta
    } akciu navyše
alhambra-log-scoring = Bodovanie { $scoring }: { $list }
alhambra-advise-took = vezmi { $cards }
alhambra-advise-bought = kúp: { $tile } za { $money }
alhambra-advise-bought-exactly = zaplať presne: { $tile } za { $money }
alhambra-advise-placed = postav: { $tile }
alhambra-advise-moved = presuň z rezervy: { $tile }
alhambra-advise-swapped = vymeň z rezervy: { $tile }
alhambra-advise-stored = daj do rezervy: { $tile }
alhambra-advise-removed = presuň do rezervy: { $tile }
alhambra-advise-gave = daj Dirkovi: { $tile }
alhambra-advise-passed = vynechaj
alhambra-advise-declined = odmietni akciu navyše

## Alhambra Roll & Write
rw-type-pavilion = Pavilón
rw-type-palace = Palác
rw-type-arcades = Arkády
rw-type-castle = Zámok
rw-type-garden = Záhrada
rw-type-tower = Veža
rw-letter-pavilion = P
rw-letter-palace = C
rw-letter-arcades = A
rw-letter-castle = M
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
rw-chapters = Kolo
rw-your-sheet = Tvoj hráčsky list
rw-sheet-of = { $name }: hráčsky list
rw-see-sheet = Pozrieť si hráčsky list: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, { $built ->
        [one] { $built } budova
        [few] { $built } budovy
       *[other] { $built } budov
    }
rw-coins = { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-built-of = { $built } z { $all }
rw-built-short = stavieb: { $built }
rw-coins-title = Mince
rw-coins-left = { $coins } na útratu
rw-coins-words = Mince na útratu: { $left }; zakrúžkované { $gained } z { $printed }, prečiarknuté { $spent }
rw-coins-legend = krúžok: získané, krížik: minuté
rw-lines-legend = Rady a stĺpce: 4 budovy +{ $four }, 5 budov +{ $five }, všetkých 6 +{ $six }
rw-built = Doteraz postavené
rw-crossing-free = Modrá { $blue }, žltá { $yellow }: { $type }, voľné
rw-crossing-built = Modrá { $blue }, žltá { $yellow }: { $type }, postavené
rw-crossing-build = Modrá { $blue }, žltá { $yellow }: { $type }, voľné, dá sa postaviť
rw-crossing-again = Modrá { $blue }, žltá { $yellow }: { $type }, voľné, dá sa postaviť za mince
rw-crossing-keep = Modrá { $blue }, žltá { $yellow }: { $type }; nechať si túto dvojicu
rw-row-words = Rad žltá { $value }: { $built } zo 6, body: { $points }
rw-column-words = Stĺpec modrá { $value }: { $built } zo 6, body: { $points }
rw-ask-action = Postav na priesečníku alebo si vezmi mince
rw-ask-coins = Všetko tu už stojí: vezmi si mince
rw-ask-again = Postav ešte raz za { $coins } mince alebo ukonči ťah
rw-ask-keep = Nechaj si jednu modrú a jednu žltú; ostatné dostane { $name }
rw-ask-wait = Premýšľa { $name }
rw-ask-dice = Kocky sa kotúľajú
rw-ask-over = Hra sa skončila
rw-ask-click = { $choice }? Klikni ešte raz.
rw-ask-tap = { $choice }? Ťukni ešte raz.
rw-tray = Tvoje kocky a možnosti
rw-pair-own = Tvoja dvojica
rw-pair-from = Od: { $name }
rw-pair-second = Druhá dvojica
rw-pair-used = Použitá, hodí sa znova
rw-pair-unused = Nepoužitá, putuje ďalej
rw-pair-rolled = Práve hodené
rw-die-blue = Modrá kocka, { $value } ({ $place })
rw-die-yellow = Žltá kocka, { $value } ({ $place })
rw-turn-blue = Otočiť modrú kocku z { $from } na { $to } za mincu
rw-turn-yellow = Otočiť žltú kocku z { $from } na { $to } za mincu
rw-turn-price = otočiť o 1 stojí 1 mincu
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
rw-choose-nothing = Vynechať
rw-choose-nothing-coins = bez mincí
rw-do-build = Postaviť
rw-do-coins = Vziať
rw-do-keep = Nechať
rw-undo = Späť
rw-restart = Začať ťah znova
rw-undo-reach = Späť len k poslednému hodu
rw-change-type = { $type } { $built } z { $boxes }
rw-change-row = rad { $value }: +{ $points }
rw-change-column = stĺpec { $value }: +{ $points }
rw-change-coins = na útratu: { $coins }
rw-change-total = keby bol teraz koniec: { $before } → { $after }
rw-place-built = postavené
rw-place-column = stĺpec { $value }: { $built } zo 6
rw-place-free = voľné
rw-place-row = rad { $value }: { $built } zo 6
rw-place-type = { $type } { $built } z { $boxes } (celé: +{ $points })
rw-score-sheet = Bodovací list
rw-points = Tvoje doterajšie body
rw-points-own = Tvoje body
rw-points-completed = Dokončené druhy
rw-points-lines = Rady a stĺpce
rw-points-coins = Mince (1 bod za 2)
rw-points-types = Keby bol teraz koniec, pridali by druhy { $points }
rw-points-final = Konečný súčet, z toho { $points } za druhy
rw-deed-built = { $manner ->
    [you] staviaš
   *[log] stavia
    }: { $type }, modrá { $blue }, žltá { $yellow }
rw-deed-again = za mince { $manner ->
    [you] staviaš
   *[log] stavia
    } navyše: { $type }, modrá { $blue }, žltá { $yellow }
rw-deed-kept = { $manner ->
    [you] nechávaš
   *[log] necháva
    } si modrú { $blue } a žltú { $yellow }
rw-deed-coins = { $manner ->
    [you] { $coins ->
        [0] neberieš žiadne mince
        [one] berieš { $coins } mincu
        [few] berieš { $coins } mince
       *[other] berieš { $coins } mincí
        }
   *[log] { $coins ->
        [0] neberie žiadne mince
        [one] berie { $coins } mincu
        [few] berie { $coins } mince
       *[other] berie { $coins } mincí
        }
    }
rw-deed-turned-blue = { $manner ->
    [you] otáčaš
   *[log] otáča
    } modrú z { $from } na { $to }
rw-deed-turned-yellow = { $manner ->
    [you] otáčaš
   *[log] otáča
    } žltú z { $from } na { $to }
rw-completes = { $name }: dokončený druh { $type }, +{ $points }.
rw-deed-virtual = stavia: { $type }
rw-advise-built = postav: { $type }, modrá { $blue }, žltá { $yellow }
rw-advise-again = za mince postav navyše: { $type }, modrá { $blue }, žltá { $yellow }
rw-advise-kept = nechaj si modrú { $blue }, žltú { $yellow }
rw-advise-coins = { $coins ->
        [0] neber žiadne mince
        [one] vezmi { $coins } mincu
        [few] vezmi { $coins } mince
       *[other] vezmi { $coins } mincí
    }
rw-advise-turned-blue = otoč modrú z { $from } na { $to }
rw-advise-turned-yellow = otoč žltú z { $from } na { $to }
rw-reason-wrong_moment = Teraz je na rade niečo iné.
rw-reason-no_such_die = Žiadna kocka tejto farby túto hodnotu neukazuje.
rw-reason-never_round = Kocka sa nikdy neotáča zo 6 na 1 ani z 1 na 6.
rw-reason-turning_is_over = Kocky sa otáčajú pred akciou, nie po nej.
rw-reason-no_coin = Nemáš už mincu na otočenie kocky.
rw-reason-not_shown = Na tomto priesečníku sa žiadna modrá kocka so žltou nestretne.
rw-reason-built_already = Tu už budova stojí.
rw-reason-not_after_coins = Druhýkrát stavať smieš len hneď po prvej stavbe.
rw-reason-too_few_coins = Druhá stavba stojí tri mince.
rw-reason-second_built = Na priesečníku dvoch nepoužitých kociek už budova stojí.
rw-reason-not_rolled = Štyri kocky túto dvojicu neukazujú.

## Medina

medina-kind-roof = Strecha
medina-kind-grey = Sivá
medina-kind-black = Čierna
medina-kind-brown = Hnedá
medina-kind-orange = Oranžová
medina-kind-stable = Chliev
medina-kind-merchant = Trhovník
medina-kind-wall = Hradba
medina-letter-grey = S
medina-letter-black = Č
medina-letter-brown = H
medina-letter-orange = O
medina-palace-grey = sivý palác
medina-palace-black = čierny palác
medina-palace-brown = hnedý palác
medina-palace-orange = oranžový palác
medina-rim-north = sever { $place }
medina-rim-east = východ { $place }
medina-rim-south = juh { $place }
medina-rim-west = západ { $place }
medina-short-northwest = SZ
medina-short-northeast = SV
medina-short-southeast = JV
medina-short-southwest = JZ
medina-placed-grey = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } sivú budovu na { $place }
medina-placed-black = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } čiernu budovu na { $place }
medina-placed-brown = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } hnedú budovu na { $place }
medina-placed-orange = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } oranžovú budovu na { $place }
medina-placed-stable = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } kozí chliev na { $place }
medina-placed-merchant = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } trhovníka na { $place }
medina-placed-wall = { $manner ->
    [you] staviaš
    [advise] postav
   *[log] stavia
    } hradbu ({ $place })
medina-placed-roof = { $manner ->
    [you] zastrešuješ
    [advise] zastreš
   *[log] zastrešuje
    } { $colour ->
        [grey] sivý palác pri { $place }
        [black] čierny palác pri { $place }
        [brown] hnedý palác pri { $place }
       *[orange] oranžový palác pri { $place }
    }
medina-declined = { $manner ->
    [you] vynechávaš
    [advise] vynechaj
   *[log] vynecháva
    } posledný kameň
medina-takes-palace-card =
    { $colour ->
        [grey] Karta sivého paláca: { $name }.
        [black] Karta čierneho paláca: { $name }.
        [brown] Karta hnedého paláca: { $name }.
       *[orange] Karta oranžového paláca: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Karta severozápadnej veže: { $name }.
        [northeast] Karta severovýchodnej veže: { $name }.
        [southeast] Karta juhovýchodnej veže: { $name }.
       *[southwest] Karta juhozápadnej veže: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Sivý palác
        [black] Čierny palác
        [brown] Hnedý palác
       *[orange] Oranžový palác
    } bez strechy: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chliev
        [few] { $stables } chlievy
       *[other] { $stables } chlievov
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradieb
    }, { $merchants ->
        [one] { $merchants } trhovník
        [few] { $merchants } trhovníci
       *[other] { $merchants } trhovníkov
    }; hodnota teraz { $worth }.
medina-palace-owned =
    { $colour ->
        [grey] Sivý palác
        [black] Čierny palác
        [brown] Hnedý palác
       *[orange] Oranžový palác
    }, majiteľ { $owner }: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chliev
        [few] { $stables } chlievy
       *[other] { $stables } chlievov
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradieb
    }, { $merchants ->
        [one] { $merchants } trhovník
        [few] { $merchants } trhovníci
       *[other] { $merchants } trhovníkov
    }; hodnota { $worth }.
medina-city = Mesto s okrajom
medina-cell-empty = { $place }: prázdne pole
medina-cell-merchant = { $place }: trhovník
medina-cell-merchant-end = { $place }: trhovník na konci trhoviska, tu pokračuje
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: hradba
medina-cell-open-rim = { $place }: voľné pole pre hradbu
medina-cell-fits = { $holding }; sem sa dá položiť: { $kind }
medina-cell-takes = Sem sa hodí: { $kinds }.
medina-supply = Tvoje kamene
medina-tray-piece =
    { $kind }: zostáva { $count }, { $fits ->
        [0] teraz sa nedá nikam položiť
        [one] { $fits } pole
        [few] { $fits } polia
       *[other] { $fits } polí
    } (kláves { $key })
medina-prompt-first = Postav prvého trhovníka, ale nie vedľa okraja.
medina-prompt-two = Polož dva kamene.
medina-prompt-second = Polož druhý kameň.
medina-prompt-last = Položiť posledný kameň?
medina-ask-tap = Položiť sem? Ťukni ešte raz.
medina-choose = Najprv vyber kameň.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } možné pole
        [few] { $count } možné polia
       *[other] { $count } možných polí
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } možný palác
        [few] { $count } možné paláce
       *[other] { $count } možných palácov
    }
medina-turn-ends = Tým sa tvoj ťah končí.
medina-waiting = Na ťahu: { $name }.
medina-over = Koniec hry. Víťaz: { $winners }.
medina-chapters = Strechy
medina-your-turn = Si na ťahu
medina-turn = Ťah { $number }
medina-piece = Kameň { $number } z 2
medina-undo = Späť
medina-ask-back = Požiadať o vrátenie ťahu
medina-take-back = Vrátiť ťah …
medina-place = Položiť
medina-decline = Vynechať
medina-end-turn = Ukončiť ťah
medina-cards = Karty
medina-not-here = Sem nie.
medina-choose-first = Najprv vyber kameň dole.
medina-rim-takes-walls = Na okraj patria len hradby.
medina-walls-take-rim = Hradby patria na okraj.
medina-roofs-take-palaces = Strecha patrí na palác.
medina-nowhere = Tento kameň sa teraz nedá nikam položiť.
medina-would-place = { $kind } na { $place }.
medina-would-own = 
    Palác bude tvoj: { $worth ->
        [one] { $worth } bod.
        [few] { $worth } body.
       *[other] { $worth } bodov.
    }
medina-would-found = Nový palác.
medina-would-grow = Palác vyrastie na { $size }.
medina-would-be-free = Zatiaľ nikomu nepatrí.
medina-would-score = Body: { $changes }.
medina-would-change-nothing = Body sa nezmenia.
medina-cards-title = Karty a kto ich má
medina-palace-card =
    { $colour ->
        [grey] Karta sivého paláca
        [black] Karta čierneho paláca
        [brown] Karta hnedého paláca
       *[orange] Karta oranžového paláca
    }
medina-tower-card =
    { $tower ->
        [northwest] Karta severozápadnej veže
        [northeast] Karta severovýchodnej veže
        [southeast] Karta juhovýchodnej veže
       *[southwest] Karta juhozápadnej veže
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
medina-tower-held = Patrí tomu, kto naposledy spojil zastrešený palác s hradbami veže: { $name }.
medina-tower-free = Dostane ju, kto prvý spojí zastrešený palác s hradbami veže.
medina-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
medina-size = veľkosť { $size }
medina-card-free = voľná
medina-arms = hradby { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
medina-bot = Bot
medina-roofs-left =
    { $count ->
        [one] zostáva { $count } strecha
        [few] zostávajú { $count } strechy
       *[other] zostáva { $count } striech
    }
medina-cards-worth = karty +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kameň za zástenou
        [few] { $count } kamene za zástenou
       *[other] { $count } kameňov za zástenou
    }
medina-pieces-short = { $count } ks
medina-your-palaces = Tvoje paláce
medina-no-palaces = Zatiaľ nemáš žiadny palác: polož na niektorý strechu.
medina-palace = Palác
medina-part-buildings = Budovy
medina-part-stables = Kozie chlievy
medina-part-walls = Hradby vedľa
medina-part-merchants = Trhovníci vedľa
medina-part-sum = Spolu
medina-brief-buildings = bud.
medina-brief-stables = chl.
medina-brief-walls = hr.
medina-brief-merchants = trh.
medina-brief-sum = ∑
medina-card-sums = Karty palácov { $palaces }, karty veží { $towers }
medina-signs = Značky na pláne
medina-sign-fresh = nové od tvojho posledného ťahu
medina-sign-market = koniec trhoviska: len tam pokračuje
medina-sign-palace = farba a veľkosť paláca
medina-sign-tower = body za kartu veže a kto ju má
medina-sign-worth = body pre majiteľa
medina-why-legal = To sa dá.
medina-why-wrong_moment = Teraz je na rade niečo iné.
medina-why-none_left = Taký kameň už nemáš.
medina-why-left_the_game = Budovy tejto farby sú už mimo hry.
medina-why-must_roof = Strechy zostali len tebe: v každom ťahu musíš jednu položiť.
medina-why-cell_taken = Na tom poli už niečo stojí.
medina-why-not_central = Prvý trhovník nesmie stáť vedľa okraja.
medina-why-too_near = Dotýkala by sa iného paláca.
medina-why-must_extend = Palác tejto farby ešte môže rásť: pristav k niektorej z jeho budov.
medina-why-is_roofed = K palácu so strechou sa už nestavia.
medina-why-no_building_beside = Chliev musí stáť vedľa budovy.
medina-why-stable_too_near = Chliev by sa dotýkal iného paláca.
medina-why-not_at_an_end = Trhovník sa stavia na koniec radu, kým môže niektorý rásť.
medina-why-between_merchants = Trhovník nikdy nestojí medzi dvoma inými.
medina-why-wall_taken = Hradba tam už stojí.
medina-why-no_arm = Musí nadväzovať na vežu alebo hradbu.
medina-why-gate = Posledné voľné pole strany je brána.
medina-why-no_palace = Ten palác už strechu má.
medina-why-one_a_colour = Palác tejto farby už máš zastrešený.
medina-why-not_drawn_now = Teraz sa nič nelosuje.
medina-why-not_the_last = Vynechať smieš len posledný kameň, a len keď to stôl dovoľuje.

## What moves and is shown again

motion-scoring = Bodovanie { $scoring }
recap-since = Od tvojho posledného ťahu
recap-replay = Prehrať
recap-nothing = Zatiaľ nič.
recap-log = Priebeh
recap-unseen = { $count ->
    [one] Priebeh: 1 ťah od tvojho posledného
    [few] Priebeh: { $count } ťahy od tvojho posledného
   *[other] Priebeh: { $count } ťahov od tvojho posledného
  }
skip-acts = Preskočiť
coach-says = Tréner:
coach-ask = Opýtať sa trénera
coach-thinks = Tréner premýšľa…
coach-silent = Tréner teraz nemá čo poradiť.

## Reading the rules
rules-contents = Obsah
rules-print = Vytlačiť pravidlá
rules-link = Odkaz na pravidlo { $rule }
rules-found = { $count ->
     [0] Nenašlo sa žiadne pravidlo
     [one] Našlo sa { $count } pravidlo
     [few] Našli sa { $count } pravidlá
    *[other] Našlo sa { $count } pravidiel
    }
rules-next-turn = na ďalší ťah
rules-next-player = ďalšiemu hráčovi

## Lessons
learn-title = Uč sa hrou
learn-promise = Prvá hra so sprievodcom po boku: bez pravidiel v ruke, bez hodín a nič sa nedá pokaziť.
learn-minutes = asi { $minutes } minút
learn-about-alhambra = Kupuj budovy, stavaj ich za múry a zaži prvé bodovanie.
learn-about-roll_and_write = Stavaj podľa kociek, ber mince, pootoč osud o jedno oko a dokonči druh skôr ako ostatní.
learn-about-medina = Stavaj s ostatnými jedno mesto a spoznaj, kedy palác dozrel pre tvoju strechu.
learn-begin = Začať lekciu
learn-continue = Pokračovať
learn-restart = Začať znova
learn-known = Túto hru už poznáš
learn-percent = hotovo { $percent } %
learn-guide = Sprievodca
learn-progress = Koľko z lekcie máš za sebou
learn-fold = Skryť poznámku
learn-leave = Opustiť lekciu a pokračovať inokedy
learn-next = Ďalej
learn-skip = Preskočiť
learn-quiet = Hraj ďalej, ako chceš. Ozvem sa, keď sa stane niečo nové.
learn-play-on = Hrať ďalej
learn-finish = Skončiť tu
learn-enough-alhambra = Toto bolo všetko: peniaze, budovy, múry aj bodovanie. V hre prídu ešte dve bodovania, každé cennejšie než predchádzajúce. Skončiť tu, alebo dohrať do konca?
learn-enough-roll_and_write = Toto bolo všetko. Celá hra má 18 kôl a potom sa počítajú voľné miesta, rady, stĺpce a mince. Skončiť tu, alebo dohrať do konca?
learn-enough-medina = Toto bolo všetko. Hrá sa, kým môže niekto položiť kameň, a vyhráva, kto má najviac bodov. Skončiť tu, alebo dohrať do konca?
learn-done = Teraz už hru { $game } vieš hrať
learn-done-line = Najlepší ďalší krok je naozajstná hra.
learn-real = Zahrať si naozaj
learn-others = Ďalšie lekcie
learn-alhambra-welcome = Vitaj v Granade! Okolo tejto fontány staviaš svoju Alhambru. Boduje sa trikrát a vyhráva ten, kto má spolu najviac bodov.
learn-alhambra-market = Na stavebnom trhu sú štyri budovy. Minca na oblúku hovorí, ktorou menou sa tu platí. Iná tu neplatí.
learn-alhambra-hand = To sú tvoje peniaze, zoradené podľa meny. Ostatní vidia len to, koľko kariet držíš.
learn-alhambra-exact = { $tile }: tu môžeš zaplatiť presne, { $price }. Oplatí sa to, uvidíš. Ťukni na budovu a zaplať.
learn-alhambra-again = Platíš presne! Máš ďalšiu akciu. Vezmi si peniaze: jednu ľubovoľnú kartu alebo viac kariet so súčtom najviac 5. Ťukni a potvrď.
learn-alhambra-place = Na konci ťahu umiestniš, čo máš kúpené. Dlaždice sa neotáčajú. Múr patrí k múru, otvorená strana k otvorenej a od fontány sa tam musí dať dôjsť. Vyber zvýraznené miesto.
learn-alhambra-overpaid = Platíš o { $by } viac. Nič sa nevracia a ďalšiu akciu už nemáš. Kto platí presne, hrá ďalej.
learn-alhambra-wall = Zlatá čiara je tvoj najdlhší vonkajší múr: { $wall ->
        [one] { $wall } strana
        [few] { $wall } strany
       *[other] { $wall } strán
    }. Pri každom bodovaní je každá jeho strana za bod. Múry vnútri sa nepočítajú.
learn-alhambra-most = A teraz budovy: kto má najviac budov jedného druhu, dostane zaň body. V jednom vedieš, pri najbližšom bodovaní ti to vynesie { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Tu vždy vidíš, kto kde vedie.
learn-alhambra-others = Teraz hrajú ostatní. Peniaze aj trh sa dopĺňajú až na konci každého ťahu.
learn-alhambra-free = Si na ťahu a voľba je tvoja: vezmi si peniaze alebo kúp budovu. Značka ✦ ukazuje, čo môžeš zaplatiť presne.
learn-alhambra-alone = V balíčku peňazí je bodovacia karta. Keď sa objaví, všetci bodujú. Dovtedy zbieraj budovy; ozvem sa, keď sa stane niečo nové.
learn-alhambra-reserve = Dlaždica v rezerve neboduje. Neskôr ju môžeš presunúť do Alhambry: je to samostatná akcia.
learn-alhambra-several = Malé karty môžeš vziať naraz: vyber dve alebo viac so súčtom najviac 5.
learn-alhambra-redesign = Namiesto peňazí alebo nákupu môžeš prestavovať: ťukni na dlaždicu v rezerve a potom na miesto alebo na dlaždicu, ktorú má nahradiť.
learn-alhambra-redesigned = To bola prestavba: jedna dlaždica dnu, von alebo výmena. Je to tvoja akcia a pravidlá stavania musia platiť aj po nej.
learn-alhambra-scored = Prvé bodovanie! Dostávaš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }: { $wall } za múr a { $most } za druhy, ktorých máš najviac. Pri zhode sa body delia.
learn-alhambra-second = Druhé bodovanie: pre teba { $points }. Tentoraz bodovalo aj druhé miesto v každom druhu; na konci pribudne tretie.
learn-alhambra-last = Vrecko je takmer prázdne. Keď sa trh nedá doplniť, hra sa končí. Čo na trhu zostane, dostane ten, kto má najviac peňazí v tej mene, a príde posledné bodovanie.
learn-roll_and_write-welcome = To je tvoj hráčsky list: 36 budov. Kde sa stretne modrá a žltá kocka, tam je budova, ktorú s nimi postavíš. Tri už stoja.
learn-roll_and_write-dice = Máš dve dvojice kociek. Každú modrú smieš spojiť s každou žltou: vyberáš až zo štyroch priesečníkov.
learn-roll_and_write-build = Vyber zvýraznený priesečník a postav na ňom. { $type }: stojí { $built } z { $boxes }; druh dokončený včas vynáša najviac.
learn-roll_and_write-again = Postavené! Za 3 mince môžeš hneď stavať druhýkrát, zvyšnými dvoma kockami. Máš ich { $coins }. Stavaj znova, alebo ich ušetri a ukonči ťah.
learn-roll_and_write-keep = Všetky štyri kocky sa hodili znova. Nechaj si jednu modrú a jednu žltú na ďalší ťah; ostatné dostane ďalší hráč.
learn-roll_and_write-passed = Po jednej stavbe ide nepoužitá dvojica tak, ako leží, ďalšiemu hráčovi a použitá sa ti hodí znova. Mysli na to, čo posielaš ďalej!
learn-roll_and_write-types = Dokonči druh a na konci kola dostaneš jeho najlepšie voľné miesto. Kto je prvý, má najviac.
learn-roll_and_write-lines = Rady a stĺpce sa počítajú na konci, každý zvlášť: 4 budovy dávajú 2 body, 5 budov 5 bodov, všetkých 6 dáva 10.
learn-roll_and_write-coins = Namiesto stavby si môžeš vziať mince: jednu za každú dvojicu svojich kociek, na ktorej priesečníku už budova stojí. Spoznáš ju podľa +1.
learn-roll_and_write-turning = Pred akciou otočíš za mincu kocku o jedno oko, hoci aj viackrát, ale nikdy zo 6 na 1. Na konci je bod za každé dve zvyšné mince.
learn-roll_and_write-free = Si na ťahu: stavaj, vezmi si mince alebo najprv otoč kocku. Rozhodni sa!
learn-roll_and_write-alone = Tak to ide ďalej celých 18 kôl. Ozvem sa, keď sa stane niečo nové.
learn-roll_and_write-turned = Jedna minca je preč. Kocka si novú hodnotu nechá, aj keď putuje ďalej.
learn-roll_and_write-full = Na všetkých priesečníkoch tvojich kociek už budova stojí. Vezmi si mince alebo najprv otoč kocku.
learn-roll_and_write-line = Tvoj prvý rad alebo stĺpec s bodmi: na konci { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Ešte jedna budova a bude ich oveľa viac.
learn-roll_and_write-almost = { $type }: chýba už len jedna! Za mince si otočíš kocky, ako potrebuješ.
learn-roll_and_write-completed = { $type }: hotovo! Na konci kola dostaneš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
learn-roll_and_write-taken = { $type }: niekto bol rýchlejší. Ďalšie miesta stále bodujú; na konci pripadnú tým, ktorí z druhu postavili najviac.
learn-roll_and_write-last = Posledné kolo. Po ňom sa rozdajú voľné miesta podľa počtu budov a potom sa počítajú rady, stĺpce a mince.
learn-medina-welcome = Jedno mesto stavajú všetci spolu. Palác nepatrí nikomu, kým naň niekto nepoloží strechu. Celé umenie je vedieť kedy.
learn-medina-supply = To sú tvoje kamene. V ťahu položíš vždy dva, akékoľvek. Strechy máš štyri: jednu pre každú farbu.
learn-medina-first = Začínaš trhovníkom uprostred mesta. Vyber, odkiaľ trhovisko porastie.
learn-medina-building = A teraz dva kamene. Vezmi budovu farby, ktorá sa ti páči, a polož ju kamkoľvek: palác je založený.
learn-medina-grow = Druhý kameň. Ďalšia budova tej istej farby musí palác rozšíriť, stranou k strane. Alebo začni inú farbu, dosť ďaleko.
learn-medina-apart = Ku každému palácu smie stavať každý. Dva paláce sa však nikdy nedotýkajú, ani rohom: vždy medzi nimi zostane pole.
learn-medina-stable = Kozí chliev patrí k palácu ako budova, aj keď už má palác strechu. Polož jeden vedľa budovy.
learn-medina-merchant = Trhovníci predlžujú trhovisko na jeho koncoch. Každý, ktorý stojí vedľa paláca, dáva bod jeho majiteľovi. Postav jedného.
learn-medina-wall = Hradby rastú od štyroch veží. Aj každá hradba vedľa paláca je za bod. Polož jednu na okraj.
learn-medina-points = Palác teda vynáša bod za každú budovu a chliev a za každú hradbu a každého trhovníka vedľa. Ale až strecha z nich urobí tvoje body.
learn-medina-roof = { $kind }: palác má už hodnotu { $worth }. Polož naň strechu skôr než ostatní! Potom už nepribudne žiadna budova a v každej farbe smieš mať len jeden palác.
learn-medina-owned = Je tvoj a má teraz hodnotu { $worth }. Chlievy, trhovníci a hradby ho ešte môžu zväčšiť.
learn-medina-card = Kto prvý zastreší palác niektorej farby, berie jej kartu paláca. Tá prejde len k väčšiemu palácu; počítajú sa budovy a chlievy.
learn-medina-towers = Karta veže patrí tomu, kto naposledy spojil zastrešený palác s hradbami tej veže. Je za 1 až 4 body a dá sa zasa stratiť.
learn-medina-alone = Kto čaká, má väčšie paláce alebo žiadny. Hraj ďalej; ozvem sa, keď sa stane niečo nové.
learn-medina-theirs = Niekto položil strechu: ten palác je obsadený. Nový palác tej farby sa teraz dá založiť inde.
learn-medina-tower = Tvoj palác sa spojil s hradbou: karta veže je tvoja, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, kým sa po tebe nepripojí iný palác.
learn-medina-lost = { $kind }: väčší palác ti vzal kartu paláca. Ešte chliev a môže sa vrátiť.
learn-medina-gone = { $kind }: v tejto farbe má palác už každý. Zvyšné budovy tej farby idú z hry.

## Access and states
skip-to-content = Prejsť na obsah
log-line = { $name }: { $deed }.
own-deed = { $deed }
key-regions = do ďalšej oblasti, so Shiftom do predchádzajúcej

## Replay, analysis, and the end of a game
replay = Prehrávanie
replay-beginning = Hra je pripravená
replay-unfinished = Tento krok ešte nie je dokončený
replay-count = { $number } z { $count }
replay-move-words = Krok { $number }: { $who } { $words }
replay-scrub = Miesto v hre
replay-play = Prehrať
replay-pause = Pozastaviť
replay-step = O krok vpred
replay-step-back = O krok späť
replay-turn = O ťah vpred
replay-turn-back = O ťah späť
replay-speed = Rýchlosť { $speed }
replay-link = Skopírovať odkaz na tento krok
replay-link-short = Odkaz
replay-to-better = Ukázať, čo by bolo lepšie
replay-to-played = Ukázať, čo bolo zahrané
replay-side = Priebeh a rozbor
replay-tab-log = Priebeh
replay-tab-points = Body
replay-tab-analysis = Rozbor
replay-to-table = K stolu
replay-not = Túto hru sa nedá prehrať
record-title = Prehrať záznam
record-lead = Prejdi si ktorúkoľvek hru znova, krok za krokom. Záznam si stiahneš pri každom stole.
record-drop = Presuň sem súbor s príponou .qalat alebo ho vyber.
record-choose = Vybrať súbor
record-another = Iný súbor
record-seen-from = Čími očami
record-watching = Ako divák
record-seen-by = Ako ju vidí { $name }
record-too-large = { $file } je väčší než záznam ktorejkoľvek hry.
record-unreadable = { $file } nie je záznam, ktorý by sa dal prehrať: { $why }
record-link = Tento odkaz
chart-points = Body v priebehu hry; na konci { $list }
end-chart = V priebehu hry
end-highlights = Čo stojí za zmienku
end-move = krok { $number }
highlight-decisive =
    { $points ->
        [one] Zlom: { $name } získava na najlepšieho súpera { $points } bod.
        [few] Zlom: { $name } získava na najlepšieho súpera { $points } body.
       *[other] Zlom: { $name } získava na najlepšieho súpera { $points } bodov.
    }
highlight-gain =
    { $points ->
        [one] Najviac naraz: { $name }, { $points } bod.
        [few] Najviac naraz: { $name }, { $points } body.
       *[other] Najviac naraz: { $name }, { $points } bodov.
    }
highlight-final =
    { $points ->
        [one] Záver hry vyniesol najviac: { $name }, { $points } bod.
        [few] Záver hry vyniesol najviac: { $name }, { $points } body.
       *[other] Záver hry vyniesol najviac: { $name }, { $points } bodov.
    }
highlight-lead = Odtiaľto až do konca vedie { $name }.
highlight-late = Rozhodlo až záverečné bodovanie: vyhráva { $name }.
highlight-past = Pred záverečným bodovaním vedie { $other }, po ňom vyhráva { $name }.
highlight-changes =
    { $count ->
        [one] Vedenie sa zmenilo raz.
        [few] Vedenie sa zmenilo { $count }-krát.
       *[other] Vedenie sa zmenilo { $count }-krát.
    }
highlight-wall = Najdlhší múr: { $names }, dĺžka { $count }.
highlight-crossings = Najviac postavených priesečníkov: { $names }, { $count }.
highlight-palace =
    Najcennejší palác: { $name }, { $colour ->
        [grey] sivý
        [black] čierny
        [brown] hnedý
       *[orange] oranžový
    }, { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }.
highlight-costliest = Najdrahší ťah podľa trénera: { $name }, strata { $points } b.
analysis-lead = Tréner prejde celú hru a ukáže, koľko ktorý ťah stál. Trvá to asi minútu.
analysis-start = Rozobrať hru
analysis-unfinished = Tréner rozoberie hru, keď sa skončí.
analysis-failed = Tréner rozbor nedokončil. Skús to neskôr.
analysis-busy = Tréner rozoberá iné hry. Skús to o minútu.
analysis-waiting = Tréner má ešte inú hru…
analysis-progress = Rozoberajú sa ťahy: { $done } z { $total }
analysis-chances = Šanca na výhru
analysis-expected = Očakávané body
analysis-chart = Šance na výhru v priebehu hry; na konci { $list }
analysis-chart-points = Očakávané body v priebehu hry; na konci { $list }
analysis-this-turn = Tento ťah
analysis-cost = { $name }: o { $points } b. horší než najlepší ťah
analysis-costliest = Najdrahšie ťahy
analysis-played = Zahrané: { $words }
analysis-better = Lepšie: { $words }
analysis-nothing = nič
analysis-mean = Priemerná strata na ťah
analysis-all = Všetky ťahy
analysis-turn = Krok { $number }, { $name }: strata { $points } b.
analysis-note = Očakávané body podľa odhadu trénera, len z toho, čo sa vtedy dalo vedieť. Menej než bod je väčšinou náhoda.

offline-title = Bez pripojenia
keeps-trying = Skúšame to ďalej.
offline-list = Bez pripojenia sa to nedá ukázať.
page-old = Je tu novšia verzia Qalatu
page-old-why = Server sa aktualizoval, kým bola táto stránka otvorená. Načítaj ju znova: hry sú uložené.
load-again = Načítať znova
server-busy = Server je práve veľmi vyťažený
unseated = Hostiteľ uvoľnil tvoje miesto. Vyber si iné alebo sa len pozeraj.
free-seat = Uvoľniť miesto
bot-sits-in = Namiesto teba hrá bot.

# What a turn leads to, in the coach's words.
effect-expected = { $part }: čaká sa o { $points } b. viac
effect-equal = Druhý ťah je asi rovnako dobrý.
alhambra-effect-leads-alone = { $type }: samostatné vedenie{ $worth }
alhambra-effect-leads-level = { $type }: rovnako ako { $names }{ $worth }
alhambra-effect-gains = { $type }: viac bodov{ $worth }
alhambra-effect-loses = { $type }: menej bodov{ $worth }
alhambra-effect-extends-lead = { $type }: náskok už { $lead }
alhambra-effect-secures = { $type }: to už nikto nedoženie
alhambra-effect-costs-rival = { $type }: súper príde o body ({ $names }){ $worth }
alhambra-effect-keeps-from = { $tile }: nedostane ju súper ({ $names }){ $worth }
alhambra-effect-leaves = { $tile } zostane na trhu súperovi ({ $names }){ $worth }
alhambra-effect-wall-grows = múr sa predĺži z { $was } na { $now }
alhambra-effect-wall-shrinks = múr sa skráti z { $was } na { $now }
alhambra-effect-pays-exactly = { $tile }: zaplatené presne, ťah pokračuje
alhambra-effect-overpays = { $tile }: preplatené o { $amount } a ťah sa končí
alhambra-effect-stores = { $tile } ide do rezervy a neboduje
alhambra-effect-fits-nowhere = { $tile } sa nikam nezmestí a ide do rezervy
alhambra-effect-gives = { $tile } pripadne Dirkovi
alhambra-effect-takes-money = { $cards } do ruky
alhambra-effect-can-pay = nabudúce bude dosť na: { $tile }
alhambra-effect-can-pay-exactly = v ruke presne na: { $tile }
alhambra-effect-keeps-money =
    { $count ->
        [one] v ruke { $amount } na { $count } karte
        [few] v ruke { $amount } na { $count } kartách
       *[other] v ruke { $amount } na { $count } kartách
    }
alhambra-effect-adds = { $type }: v Alhambre už { $count }
alhambra-effect-scoring-near = bodovanie { $scoring } môže prísť ešte pred ďalším ťahom ({ $percent } %)
alhambra-effect-passes = nič ďalšie sa nedeje
rw-effect-completes = { $type }, dokončený druh: { $place }. miesto, +{ $points }
rw-effect-ranks = { $type }: +{ $points }, keby sa hra teraz skončila
rw-effect-costs-rival = { $type }: o { $points } menej ({ $names }), keby sa hra teraz skončila
rw-effect-builds = { $type }: { $count } z { $boxes }
rw-effect-row-points = rad { $line }: postavené { $count }, +{ $points }
rw-effect-column-points = stĺpec { $line }: postavené { $count }, +{ $points }
rw-effect-row-near = rad { $line }: ešte jedna prinesie { $points }
rw-effect-column-near = stĺpec { $line }: ešte jedna prinesie { $points }
rw-effect-builds-twice = dve stavby v jednom ťahu
rw-effect-saves-build = mince za druhú stavbu zostanú
rw-effect-takes-coins =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-effect-takes-coins-lost =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $lost ->
        [one] { $lost } sa už nezmestí
        [few] { $lost } sa už nezmestia
       *[other] { $lost } sa už nezmestí
    }
rw-effect-turns-dice =
    { $coins ->
        [one] { $coins } minca za otočenie kociek
        [few] { $coins } mince za otočenie kociek
       *[other] { $coins } mincí za otočenie kociek
    }
rw-effect-keeps-coins =
    { $coins ->
        [one] zostane { $coins } minca
        [few] zostanú { $coins } mince
       *[other] zostane { $coins } mincí
    }
rw-effect-keeps-dice = kocky zostanú na: { $type } (modrá { $blue }, žltá { $yellow })
rw-effect-passes-dead = { $names } dostane kocky na stavbu, ktorá tam už stojí
rw-effect-passes-useful = { $names } dostane kocky, ktoré hneď prinesú body
medina-effect-roofs = strecha na palác pri { $place }: +{ $points }
medina-effect-roofs-full = strecha na palác pri { $place }, ktorý už neporastie: +{ $points }
medina-effect-before-rivals = mohol ho zastrešiť aj súper ({ $names })
medina-effect-palace-card =
    { $colour ->
        [grey] karta sivého paláca: +{ $points }
        [black] karta čierneho paláca: +{ $points }
        [brown] karta hnedého paláca: +{ $points }
       *[orange] karta oranžového paláca: +{ $points }
    }
medina-effect-tower-card =
    { $tower ->
        [northwest] karta severozápadnej veže: +{ $points }
        [northeast] karta severovýchodnej veže: +{ $points }
        [southeast] karta juhovýchodnej veže: +{ $points }
       *[southwest] karta juhozápadnej veže: +{ $points }
    }
medina-effect-taken-from = { $what }, príde o ňu { $names }
medina-effect-stable-points = kozie chlievy pri { $place }: +{ $points }
medina-effect-wall-points = hradby pri { $place }: +{ $points }
medina-effect-merchant-points = trhovníci pri { $place }: +{ $points }
medina-effect-helps-rival = získa aj { $names }: { $points }
medina-effect-costs-rival = stratí { $names }: { $points }
medina-effect-grows = palác pri { $place } narastie na { $pieces } a strecha naň zostáva
medina-effect-grows-for-others = palác pri { $place } narastie na { $pieces }, ale len pre súpera ({ $names })
medina-effect-founds = nový palác pri { $place }
medina-effect-closes = palác pri { $place }{ $owner } už neporastie
medina-effect-narrows =
    { $room ->
        [one] palác pri { $place }{ $owner } má na rast už len { $room } pole
        [few] palác pri { $place }{ $owner } má na rast už len { $room } polia
       *[other] palác pri { $place }{ $owner } má na rast už len { $room } polí
    }
medina-effect-leaves = palác pri { $place } (+{ $points }) zostane súperovi ({ $names })
medina-effect-ends-colour =
    { $colour ->
        [grey] posledná sivá strecha: sivé budovy vypadnú z hry{ $owner }
        [black] posledná čierna strecha: čierne budovy vypadnú z hry{ $owner }
        [brown] posledná hnedá strecha: hnedé budovy vypadnú z hry{ $owner }
       *[orange] posledná oranžová strecha: oranžové budovy vypadnú z hry{ $owner }
    }
medina-effect-keeps-roofs =
    { $count ->
        [one] zostáva { $count } strecha na väčší palác
        [few] zostávajú { $count } strechy na väčšie paláce
       *[other] zostáva { $count } striech na väčšie paláce
    }
medina-effect-waits = hrá o čas
coach-why = Prečo? { $reasons }.
coach-otherwise = Druhý najlepší ťah: { $reasons }.
coach-equal = Iný ťah je asi rovnako dobrý.
analysis-why = Prečo? { $reasons }.
analysis-instead = Zahraný ťah: { $reasons }.
analysis-equal = Rovnako dobrý ako najlepší ťah: rozdiel je v medziach odhadu.
analysis-show-played = Zahrané
analysis-show-better = Lepšie
