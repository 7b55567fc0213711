### Čeština. Hráčům vykáme.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kupujte budovy za čtyři měny, obežeňte je zdí a mějte od každého druhu nejvíc.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Dvě modré kostky, dvě žluté, třicet šest budov. Dokončete druh dřív než ostatní.
game-medina = Medina
game-medina-line = Postavte společně jedno město a rozhodněte, které paláce jsou vaše.
guest = Host
you = Vy
your-name = Vaše jméno
back-home = Zpět domů
loading = Okamžik…
offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
reconnecting = Obnovuje se spojení… váš tah se neztratí.
table-gone = Tento stůl tu není
table-gone-why = Odkaz je možná chybný, nebo byl stůl zrušen.
home = Domů
table = Stůl
game = Hra
menu = Nabídka
close = Zavřít
keep = Uložit
copied = Zkopírováno
try-again = Zkusit znovu
your-turn = Jste na tahu
switch-theme = Světlý nebo tmavý vzhled
away-long = Spojení stále chybí. Váš tah je uložen a odešle se sám.
server-restarts = Server se restartuje. Vaše hra je uložena a za chvíli bude pokračovat.
back-here = Spojení je zpět.
back-missed = { $count ->
     [one] Spojení je zpět. Mezitím se stala jedna věc.
     [few] Spojení je zpět. Mezitím se staly { $count } věci.
    *[other] Spojení je zpět. Mezitím se stalo { $count } věcí.
    }

## Home

home-title = Postavte dnes večer palác
home-promise = Tři hry ze staré Granady a pouštních měst. Bez účtu: otevřete, představte se, hrajte.
play-bots = Hrát s boty
invite-friends = Pozvat přátele
your-games = Vaše hry
open-tables = Otevřené stoly
no-tables = Teď žádné.
status-open = čeká na hráče
status-playing = hraje se
status-over = dohráno
status-closed = zrušeno
game-size = { $fewest }–{ $most } hráčů
game-time = { $minutes } min
learn = Pravidla
look = Otevřít
waits-for-you = { $count ->
     [one] 1 čeká na vás
     [few] { $count } čekají na vás
    *[other] { $count } čeká na vás
    }
no-games = Zatím žádné hry. Zahrajte si s boty, stačí jedno ťuknutí.
seats-taken = { $taken } z { $all } míst
join = Přidat se
join-title = Přidat se kódem
join-code = Kód nebo odkaz
join-or-link = nebo otevřete odkaz, který poslal přítel
join-unreadable = To není kód ani odkaz na stůl.
new-here = Poprvé tady? Přečtěte si, jak se hraje.

## New table and waiting

new-table = Nový stůl
open-table = { $count ->
     [one] Otevřít stůl, 1 místo je volné
     [few] Otevřít stůl, { $count } místa jsou volná
    *[other] Otevřít stůl, { $count } míst je volných
    }
seat-number = Místo { $number }
seat-open = Volné pro kohokoli
fewer-seats = O místo méně
more-seats = O místo více
public-table = Ukázat stůl všem
waiting-title = Čeká se na hráče
sit-down = Posadit se
stand-up = Vstát
begin = Začít
begin-waits = { $count ->
     [one] Ještě 1 volné místo
     [few] Ještě { $count } volná místa
    *[other] Ještě { $count } volných míst
    }
invite = Pozvání
qr-code = QR kód s odkazem na tento stůl
link = Odkaz na tento stůl
copy-link = Zkopírovat odkaz
seats = Místa
seat-open-line = Posadí se, kdo má odkaz.
seat-yours-line = Vaše místo
who-comes = Kdo může přijít
by-link = Jen s odkazem
clock = Hodiny
clock-none = Bez hodin
clock-game = { $minutes } min + { $increment } s
clock-days = { $days ->
     [one] 1 den na tah
     [few] { $days } dny na tah
    *[other] { $days } dnů na tah
    }
clock-move = { $seconds } s na tah
clock-choose-game = Na celou hru
clock-choose-days = Dny na tah
clock-minutes = Minut pro každého
clock-increment = Sekund navíc za tah
clock-move-days = Dnů na každý tah
clock-about = Komu vyprší čas, za toho hraje bot, dokud se nevrátí.
options = Možnosti
options-usual = vše jako obvykle
options-changed = { $count ->
     [one] 1 změněna
     [few] { $count } změněny
    *[other] { $count } změněno
    }
option-scoring_cards = Bodovací karty
option-scoring_cards-about = Kde leží bodování A a B ve svých balíčcích peněžních karet.
option-game_end = Konec hry
option-game_end-about = Když nejde doplnit trh, nebo už když je sáček prázdný.
option-open_hands = Otevřené karty
option-open_hands-about = Zda každý vidí peníze všech.
option-youngest = Nejmladší hráč
option-youngest-about = Rozhoduje o tom, kdo začíná: losem, nebo toto místo.
option-final_tie = Shoda na konci
option-final_tie-about = Kdo při shodě vyhrává: všichni, nebo majitel největšího paláce.
option-open_supplies = Otevřené zásoby
option-open_supplies-about = Zda každý vidí, co mají ostatní za zástěnou.
option-virtual_players = Virtuální hráči
option-virtual_players-about = Kolik se jich přidá k jedinému hráči; obvykle jsou u stolu tři.
option-solo = Sólo
option-solo-about = O co jediný hráč hraje: o co nejvíc bodů, nebo o výhru nad virtuálními hráči.
option-coins = Mince
option-coins-about = Kolik mincí je na listu, 3 až 99.
option-layout = List
option-layout-about = Šest řad po šesti písmenech z PSACGT spojených /, od žluté 1 dolů.
value-shuffled = Zamíchané
value-top = Navrchu
value-market_short = Trh nejde doplnit
value-last_tile = Sáček je prázdný
value-no = Ne
value-yes = Ano
value-drawn = Losem
value-shared = Společná výhra
value-largest_palace = Největší palác
value-auto = Automaticky
value-points = Body
value-against = Proti virtuálním hráčům
start-now = Začít hru
start-needs-name = Nejdřív zadejte své jméno
waiting-full = Všichni jsou tady
is-here = je tady
is-away = teď pryč
open-seat = Uvolnit místo
bot-level = Úroveň botů
fill-with-bots = Doplnit boty
give-up-table = Zrušit stůl
code-is = Kód: { $code }

## Bots

level-apprentice = Učeň
level-apprentice-line = Zná pravidla, často se přepočítá a brzy zapomíná.
level-mason = Zedník
level-mason-line = Staví poctivě, jen oko ho občas zklame.
level-architect = Architekt
level-architect-line = Vybere tah, který vypadá nejlépe, ale zapomíná, kdo co drží.
level-vizier = Vezír
level-vizier-line = Ve spěchu myslí dopředu a hádá, kdo co drží.
level-sultan = Sultán
level-sultan-line = Myslí dopředu, jak dlouho smí, a nic nezapomene.

## At every table

time-left = Zbývající čas
time-days = { $days } d { $hours } h
log = Co se stalo
log-empty = Zatím se nic nestalo.
talk = Rozhovor
talk-empty = Zatím nikdo nic neřekl.
talk-muted = Rozhovor je skrytý.
say = Napište něco
send = Odeslat
phrases = Rychlé věty
phrase-hello = Dobrý den!
phrase-nice = Pěkný tah!
phrase-thinking = Přemýšlím…
phrase-hurry = Jste na tahu!
phrase-thanks = Díky za hru!
phrase-again = Ještě jednou?
takeback = Vrácení tahu
takeback-ask = Požádat o vrácení tahu
takeback-asked = { $name } žádá o vrácení posledního tahu.
takeback-waits = Požádali jste o vrácení tahu. Ostatní rozhodují.
takeback-agree = Souhlasit
takeback-decline = Odmítnout
menu-score = Dosavadní body
menu-talk = Rozhovor
menu-position = Pozice jako text
menu-keys = Klávesy
position = Pozice jako text
record = Stáhnout záznam
leave = Odejít, hraje dál bot
come-back = Zpět na své místo
keys = Klávesy
key-tab = na další prvek
key-arrows = mezi místy na plánu
key-digits = vybrat n-tou zvýrazněnou věc
key-enter = potvrdit
key-escape = zrušit
key-undo = zpět
key-restart = začít tah znovu
key-hint = zeptat se trenéra
key-say = říci pozici
key-log = co se stalo
key-replay = přehrát dění od vašeho tahu
key-talk = rozhovor
key-mute = zvuk zapnout nebo vypnout
key-help = tyto klávesy

## The end

winner = Vyhrává { $name }
winners = Společná výhra: { $names }
you-win = Vyhráli jste
game-over = Konec hry
points = { $count ->
     [one] 1 bod
     [few] { $count } body
    *[other] { $count } bodů
    }
ahead = Bodů: { $points }, náskok { $ahead }, další je { $name }
table-closed = Stůl byl zrušen
table-closed-why = Nikdo nevyhrál. Co se odehrálo, je uloženo.
rematch = Odveta
rematch-join = Přidat se k odvetě
look-at-board = Prohlédnout plán
to-result = K výsledku
share = Kopírovat odkaz
full-log = Zápis k ověření
points-whence = Odkud jsou body
points-from = Body za
every-point = Každý bod
total = Celkem
part-alhambra-pavilion = Altány
part-alhambra-arcades = Arkády
part-alhambra-garden = Zahrady
part-alhambra-tower = Věže
part-roll_and_write-pavilion = Pavilony
part-roll_and_write-arcades = Arkády
part-roll_and_write-garden = Zahrady
part-roll_and_write-tower = Věže
part-alhambra-seraglio = Paláce
part-alhambra-chambers = Komnaty
part-alhambra-wall = Nejdelší zeď
part-roll_and_write-palace = Paláce
part-roll_and_write-castle = Hrady
part-roll_and_write-rows = Řady
part-roll_and_write-columns = Sloupce
part-roll_and_write-coins = Mince
part-roll_and_write-bonus = Bonus
part-medina-buildings = Budovy
part-medina-stables = Kozí chlívky
part-medina-walls = Hradby
part-medina-merchants = Trhovci
part-medina-palace_cards = Karty paláců
part-medina-tower_cards = Karty věží

## Rules

rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = Tak nezní žádné pravidlo.
rules-in-english = Úplná pravidla jsou psána anglicky.

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
settings-motion = Pohyb
motion-system = Podle zařízení
motion-calm = Klidný
motion-normal = Běžný
motion-quick = Rychlý
motion-off = Žádný
settings-sound = Zvuk
settings-sound-note = Krátký a tichý, nikdy jediné znamení.
settings-confirm = Potvrzovat tahy
settings-confirm-note = Zeptat se, než se tah provede.
settings-talk = Zobrazit rozhovor
settings-talk-note = Co u stolu říkají ostatní.
name-kept = Jméno je uloženo.
carry-title = Hrát na jiném zařízení
carry-about = Odkaz zpřístupní vaše hry na jiném zařízení: otevřete ho tam, jednou a brzy. Nikomu ho nedávejte.
carry-make = Vytvořit odkaz
carry-link = Odkaz pro jiné zařízení
carry-until = { $minutes ->
     [one] Platí jednou, do jedné minuty.
     [few] Platí jednou, do { $minutes } minut.
    *[other] Platí jednou, do { $minutes } minut.
    }
pass-title = Hrát na tomto zařízení
pass-about = Toto zařízení převezme jméno a hry toho, které odkaz vytvořilo.
pass-use = Převzít

## What the server refuses

refused-unreadable = Server této stránce nerozuměl. Načtěte ji znovu.
refused-version = Tato stránka je starší než server. Načtěte ji znovu.
refused-too_large = To je najednou příliš mnoho.
refused-too_fast = To bylo příliš rychle. Chvíli počkejte a zkuste to znovu.
refused-too_many = Máte rozehráno příliš mnoho her. Nejdřív některou dohrajte nebo vzdejte.
refused-unknown_table = Takový stůl neexistuje.
refused-unknown_guest = Server vás ještě nezná. Nejdřív zadejte své jméno.
refused-unknown_game = Tento server takovou hru nezná.
refused-unknown_bot = Tento server takového bota nezná.
refused-bad_name = Jméno má 1 až 24 znaků na jednom řádku.
refused-bad_text = Zpráva má 1 až 200 znaků.
refused-bad_seats = S těmito místy se hra hrát nedá.
refused-bad_options = Hra takovou možnost nemá.
refused-bad_clock = Takové hodiny nejsou možné.
refused-bad_token = Tento odkaz už byl použit nebo vypršel. Vyžádejte si nový.
refused-not_host = To může jen ten, kdo stůl otevřel.
refused-not_seated = To mohou jen ti, kdo sedí u stolu.
refused-no_such_seat = Takové místo tu není.
refused-seat_taken = Tam už někdo sedí.
refused-seated_already = U tohoto stolu už sedíte.
refused-seats_open = Některá místa jsou ještě volná.
refused-not_begun = Hra ještě nezačala.
refused-begun = Hra už začala.
refused-over = Hra skončila.
refused-closed = Tento stůl byl zrušen.
refused-stale = Někdo byl rychlejší: ten tah už minul.
refused-not_your_turn = Nejste na tahu.
refused-illegal = To pravidla nedovolují.
refused-nothing_to_undo = Není co vrátit: odhalilo se něco skrytého, nebo váš tah teprve začal.
refused-nothing_to_take_back = Nemáte žádný tah, který by se dal vzít zpět.
refused-nothing_asked = O vrácení tahu nikdo nežádá.
refused-followed = Odveta už je otevřena.
refused-busy = Server je zaneprázdněn. Zkuste to za chvíli.
refused-stopping = Server se restartuje. Vaše hra je uložena.
refused-storage = Server to nedokázal zapsat, takže se to nestalo. Zkuste to znovu.
refused-unfinished = To uvidíte, až hra skončí.

## Alhambra Roll & Write
rw-type-pavilion = Altán
rw-type-palace = Palác
rw-type-arcades = Arkády
rw-type-castle = Komnaty
rw-type-garden = Zahrada
rw-type-tower = Věž
rw-letter-pavilion = L
rw-letter-palace = S
rw-letter-arcades = A
rw-letter-castle = K
rw-letter-garden = Z
rw-letter-tower = V
rw-pair = modrá { $blue }, žlutá { $yellow }
rw-blue-value = Modrá { $value }
rw-yellow-value = Žlutá { $value }
rw-axes = Modré kostky vodorovně, žluté svisle
rw-type = Druh
rw-place = { $place }.
rw-virtual = Virtuální hráč { $number }
rw-round = Kolo { $round } z { $rounds }
rw-your-sheet = Váš list
rw-sheet-of = { $name }: list
rw-see-sheet = Prohlédnout si list: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $built ->
        [one] { $built } stavba
        [few] { $built } stavby
       *[other] { $built } staveb
    }
rw-coins = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-built-of = { $built } z { $all }
rw-coins-title = Mince
rw-coins-left = { $coins } k utracení
rw-coins-words = Mince k utracení: { $left }; zakroužkováno { $gained } z { $printed }, přeškrtnuto { $spent }
rw-coins-legend = kroužek: získáno, křížek: utraceno
rw-lines-legend = Řady a sloupce: 4 stavby +{ $four }, 5 staveb +{ $five }, všech 6 +{ $six }
rw-built = Dosud postaveno
rw-crossing-free = Modrá { $blue }, žlutá { $yellow }: { $type }, volno
rw-crossing-built = Modrá { $blue }, žlutá { $yellow }: { $type }, postaveno
rw-crossing-build = Modrá { $blue }, žlutá { $yellow }: { $type }, volno, lze postavit
rw-crossing-again = Modrá { $blue }, žlutá { $yellow }: { $type }, volno, lze postavit za mince
rw-crossing-keep = Modrá { $blue }, žlutá { $yellow }: { $type }; nechat si tuto dvojici
rw-row-words = Řada žlutá { $value }: { $built } z 6, body: { $points }
rw-column-words = Sloupec modrá { $value }: { $built } z 6, body: { $points }
rw-ask-action = Postavte průsečík, nebo si vezměte mince
rw-ask-coins = Všechny průsečíky vašich kostek stojí: vezměte si mince
rw-ask-again = Postavte podruhé za mince, nebo ukončete tah
rw-ask-keep = Nechte si jednu modrou a jednu žlutou kostku; ostatní dostane { $name }
rw-ask-wait = Přemýšlí { $name }
rw-ask-dice = Kostky se kutálejí
rw-ask-over = Hra skončila
rw-tray = Vaše kostky a možnosti
rw-pair-own = Vaše dvojice
rw-pair-from = Od: { $name }
rw-pair-second = Druhá dvojice
rw-pair-used = Použitá, hodí se znovu
rw-pair-unused = Nepoužitá, putuje dál
rw-pair-rolled = Právě hozeno
rw-die-blue = Modrá kostka, { $value } ({ $place })
rw-die-yellow = Žlutá kostka, { $value } ({ $place })
rw-turn-blue = Otočit modrou kostku z { $from } na { $to } za minci
rw-turn-yellow = Otočit žlutou kostku z { $from } na { $to } za minci
rw-turn-price = otočení o jedno oko: 1 mince
rw-turn-limit = nikdy z 6 na 1 ani z 1 na 6
rw-choose-build = { $type }
rw-choose-again = Navíc { $type }
rw-choose-again-price = { $coins ->
        [one] za { $coins } minci
        [few] za { $coins } mince
       *[other] za { $coins } mincí
    }
rw-choose-keep = Nechat { $blue } · { $yellow }
rw-choose-keep-type = ukazuje: { $type }
rw-choose-some-coins = Vzít mince
rw-choose-coins = { $coins ->
        [one] Vzít { $coins } minci
        [few] Vzít { $coins } mince
       *[other] Vzít { $coins } mincí
    }
rw-choose-end = Ukončit tah
rw-second-build = Druhá stavba
rw-second-build-price = { $coins ->
        [one] { $coins } mince, po první
        [few] { $coins } mince, po první
       *[other] { $coins } mincí, po první
    }
rw-undo = Zpět
rw-restart = Začít tah znovu
rw-undo-reach = Vrátit se lze jen k poslednímu hodu
rw-change-type = { $type } { $built } z { $boxes }
rw-change-row = řada { $value }: +{ $points }
rw-change-column = sloupec { $value }: +{ $points }
rw-change-coins = k utracení: { $coins }
rw-change-total = kdyby hra skončila teď: z { $before } na { $after }
rw-score-sheet = Bodovací list
rw-points = Vaše dosavadní body
rw-points-completed = Dokončené druhy
rw-points-lines = Řady a sloupce
rw-points-coins = Mince, 1 za 2
rw-points-types = Kdyby hra skončila teď, druhy přidají { $points }
rw-since = Od vašeho minulého tahu
rw-nothing-yet = Zatím nic
rw-deed-built = stavba: { $type }, modrá { $blue }, žlutá { $yellow }
rw-deed-again = za mince navíc: { $type }, modrá { $blue }, žlutá { $yellow }
rw-deed-kept = ponechána dvojice modrá { $blue }, žlutá { $yellow }
rw-deed-coins = { $coins ->
        [0] žádné mince
        [one] vzata { $coins } mince
        [few] vzaty { $coins } mince
       *[other] vzato { $coins } mincí
    }
rw-deed-turned-blue = modrá otočena z { $from } na { $to }
rw-deed-turned-yellow = žlutá otočena z { $from } na { $to }
rw-deed-virtual = stavba: { $type }
rw-coach = Rádce:
rw-coach-ask = Zeptat se rádce
rw-coach-thinks = Rádce přemýšlí
rw-coach-silent = Teď bez rady
rw-reason-wrong_moment = Teď je na řadě něco jiného.
rw-reason-no_such_die = Žádná kostka této barvy tuto hodnotu neukazuje.
rw-reason-never_round = Kostka se nikdy neotáčí z 6 na 1 ani z 1 na 6.
rw-reason-turning_is_over = Kostky se otáčejí před akcí, ne po ní.
rw-reason-no_coin = Na otočení kostky nezbyla žádná mince.
rw-reason-not_shown = Žádná modrá a žlutá kostka tento průsečík spolu neukazují.
rw-reason-built_already = Tento průsečík už je postavený.
rw-reason-not_after_coins = Druhá stavba následuje jen po první stavbě.
rw-reason-too_few_coins = Druhá stavba stojí tři mince.
rw-reason-second_built = Průsečík dvou nepoužitých kostek už je postavený.
rw-reason-not_rolled = Čtyři kostky tuto dvojici neukazují.
