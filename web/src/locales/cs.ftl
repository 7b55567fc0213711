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
virtual-player = Virtuální hráč { $number }
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
share = Sdílet
full-log = Zápis k ověření
points-whence = Odkud jsou body
points-from = Body za
every-point = Každý bod
total = Celkem
part-alhambra-pavilion = Altány
part-alhambra-arcades = Arkády
part-alhambra-garden = Zahrady
part-alhambra-tower = Věže
part-roll_and_write-pavilion = Altány
part-roll_and_write-arcades = Arkády
part-roll_and_write-garden = Zahrady
part-roll_and_write-tower = Věže
part-alhambra-seraglio = Paláce
part-alhambra-chambers = Komnaty
part-alhambra-wall = Nejdelší zeď
part-roll_and_write-palace = Paláce
part-roll_and_write-castle = Komnaty
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

## Alhambra
alhambra-type-pavilion = Altán
alhambra-type-seraglio = Palác
alhambra-type-arcades = Arkády
alhambra-type-chambers = Komnaty
alhambra-type-garden = Zahrada
alhambra-type-tower = Věž
alhambra-letter-pavilion = L
alhambra-letter-seraglio = P
alhambra-letter-arcades = A
alhambra-letter-chambers = K
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
   *[other] guldenů
  }
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
    [few] dirhamy
   *[other] dirhamů
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denár
    [few] denáry
   *[other] denárů
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dukát
    [few] dukáty
   *[other] dukátů
  }
alhambra-fountain = Lví fontána
alhambra-dirk = Pavel
alhambra-dirk-note = Pavel jen sbírá dlaždice. Počítají se při bodování.
alhambra-you = Ty
alhambra-side-n = sever
alhambra-side-e = východ
alhambra-side-s = jih
alhambra-side-w = západ
alhambra-walls = zdi: { $sides }
alhambra-no-walls = beze zdí
alhambra-east = { $count } na východ
alhambra-west = { $count } na západ
alhambra-south = { $count } na jih
alhambra-north = { $count } na sever
alhambra-middle = u fontány
alhambra-market = Stavební trh
alhambra-slot = Pole { $slot }: { $tile }, cena { $price }. { $pays ->
    [exactly] Můžeš zaplatit přesně.
    [over] Můžeš zaplatit, ale ne přesně.
   *[no] Teď koupit nejde.
  }
alhambra-slot-empty = Pole { $slot }, { $currency }: prázdné do konce tahu
alhambra-empty-until = prázdné do konce tahu
alhambra-plays-on = Můžeš zaplatit přesně a hrát dál
alhambra-display = Nabídka peněz
alhambra-display-rule = Vezmi jednu kartu, nebo více s hodnotou dohromady nejvýše 5.
alhambra-piles = Balíček { $deck } · odloženo { $discard }
alhambra-taken = vzato
alhambra-take-card = Vzít { $card }
alhambra-hand = Tvoje peníze
alhambra-hand-sum = { $money } v ruce
alhambra-hand-empty = Nemáš žádné peníze. Nějaké si vezmi.
alhambra-hand-hidden = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
  }
alhambra-reserve = Rezerva
alhambra-your-reserve = Tvoje rezerva
alhambra-reserve-empty = rezerva prázdná
alhambra-reserve-of = { $count ->
    [one] { $count } dlaždice v rezervě
    [few] { $count } dlaždice v rezervě
   *[other] { $count } dlaždic v rezervě
  }
alhambra-reserve-tile = V rezervě: { $tile }. Přesunout do Alhambry.
alhambra-reserve-note = V rezervě se neboduje; přestavbou ji lze přesunout do Alhambry.
alhambra-bought-tile = Koupeno: { $tile }
alhambra-players = Hráči
alhambra-player = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
alhambra-thinks = přemýšlí
alhambra-see-palace = Ukázat Alhambru: { $name }
alhambra-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
alhambra-tiles = { $count ->
    [one] { $count } dlaždice
    [few] { $count } dlaždice
   *[other] { $count } dlaždic
  }
alhambra-wall = zeď { $length }
alhambra-wall-word = Zeď
alhambra-palace-of = Alhambra: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
  }, nejdelší zeď { $wall }
alhambra-your-palace = Tvoje Alhambra
alhambra-whole-palace = Ukázat celou Alhambru
alhambra-zoom-in = Přiblížit
alhambra-fit = Ukázat vše
alhambra-before = Předchozí hráč
alhambra-after = Další hráč
alhambra-close = Zavřít
alhambra-cell-at = Místo { $number }, { $cell }: postavit sem
alhambra-cell-swap = Dlaždice { $number }, { $cell }: vyměnit
alhambra-cell-remove = Dlaždice { $number }, { $cell }: přesunout do rezervy
alhambra-majorities = Většiny a body
alhambra-you-have = Máš
alhambra-now-brings = { $scoring } by teď dalo +{ $points }
alhambra-then-brings = , pak +{ $points }
alhambra-why = proč?
alhambra-most-of = Nejvíc…
alhambra-points = Body
alhambra-at = při { $scoring }
alhambra-one-each = po 1
alhambra-bag = { $count ->
    [one] { $count } dlaždice v sáčku
    [few] { $count } dlaždice v sáčku
   *[other] { $count } dlaždic v sáčku
  }
alhambra-scoring = Bodování
alhambra-scored = Bodování { $scoring } proběhlo
alhambra-next = · příště { $scoring }
alhambra-at-end = · { $scoring } na konci
alhambra-track-short = příště { $scoring } · sáček { $bag }
alhambra-actions = Co můžeš udělat
alhambra-your-turn = Jsi na tahu
alhambra-over = Hra skončila.
alhambra-undo = Zpět
alhambra-restart = Tah znovu
alhambra-cancel = Zrušit
alhambra-confirm = Potvrdit
alhambra-build = Postavit
alhambra-take = Vzít
alhambra-pay = Zaplatit
alhambra-pay-and-play-on = Zaplatit a hrát dál
alhambra-pass = Vynechat
alhambra-redesign = Přestavba
alhambra-to-reserve = Do rezervy
alhambra-to-dirk = Dát Pavlovi
alhambra-prompt-action = Vezmi peníze, kup dlaždici, nebo přestavuj.
alhambra-prompt-play-on = Přesná platba: hraješ dál.
alhambra-prompt-pass = Nic nejde udělat.
alhambra-prompt-wait = Hraje { $name } …
alhambra-prompt-redesign = Vyber dlaždici v Alhambře nebo v rezervě.
alhambra-prompt-cards = Vykládej karty od nejvyšší.
alhambra-prompt-which = Kterou dlaždici umístíš jako první?
alhambra-prompt-place = Umísti: { $tile }
alhambra-prompt-move = Přesuň z rezervy: { $tile }
alhambra-prompt-take = Vzít: { $cards }
alhambra-prompt-pay = { $tile } za { $price }: { $cards }
alhambra-prompt-at = Postavit sem: { $tile }?
alhambra-prompt-swap = Vyměnit sem: { $tile }?
alhambra-prompt-remove = Do rezervy: { $tile }?
alhambra-prompt-reserve = Do rezervy: { $tile }?
alhambra-prompt-give = Dát Pavlovi: { $tile }?
alhambra-pays-exactly = je přesně, hraješ dál
alhambra-pays-over = je o { $by } víc
alhambra-pays-short = chybí { $by }
alhambra-cells-fit = { $cells ->
    [0] nikam nepasuje
    [one] { $cells } možné místo
    [few] { $cells } možná místa
   *[other] { $cells } možných míst
  }
alhambra-leads-alone = Vedeš jen ty
alhambra-leads-shared = Dělíš se o vedení
alhambra-behind = Za vedením o { $by }
alhambra-gain = { $points } při { $scoring }
alhambra-wall-stays = Zeď zůstává { $length }
alhambra-wall-changes = Zeď { $before } → { $after }
alhambra-not-so = Teď ne.
alhambra-not-here = Sem ne.
alhambra-rule = Pravidlo { $rule }
alhambra-why-legal = To jde.
alhambra-why-wrong-moment = Teď je na řadě něco jiného.
alhambra-why-must-act = Dokud je možná nějaká akce, nelze vynechat.
alhambra-why-cards-not-shown = Tyto karty v nabídce nejsou.
alhambra-why-slot-empty = Pole zůstává prázdné do konce tahu.
alhambra-why-too-little-money = V této měně máš málo peněz.
alhambra-why-card-not-held = Takovou kartu nemáš.
alhambra-why-cards-descend = Karty se vykládají od nejvyšší k nejnižší.
alhambra-why-cannot-reach-price = Tyto karty by na cenu nestačily.
alhambra-why-price-not-reached = Cena ještě není zaplacena.
alhambra-why-not-in-reserve = Tato dlaždice není v tvé rezervě.
alhambra-why-fits-nowhere = Tato dlaždice v tvé Alhambře nikam nepasuje.
alhambra-why-no-tile-there = Tam žádnou dlaždici nemáš.
alhambra-why-fountain-stays = Fontána zůstává vždy na místě.
alhambra-why-cuts-off = K jiným dlaždicím by se už nedalo dojít.
alhambra-why-leaves-hole = V Alhambře by zůstala díra.
alhambra-why-not-set-aside = Tuto dlaždici jsi v tomto tahu nekoupil.
alhambra-why-cell-taken = Tam už dlaždice leží.
alhambra-why-touches-nothing = Dlaždice musí sousedit stranou s Alhambrou.
alhambra-why-sides-differ = Zeď by přiléhala ke straně bez zdi.
alhambra-why-no-way-in = Obezděno: nedá se tam dojít.
alhambra-why-makes-hole = Uzavřelo by se prázdné místo.
alhambra-why-no-dirk = Pavel hraje jen se dvěma hráči.
alhambra-why-not-to-dirk = Dlaždice získané na konci se Pavlovi nedávají.
alhambra-why-not-drawn-now = Teď se nic nelosuje.
alhambra-since = Od tvého posledního tahu
alhambra-so-far = Tvůj tah zatím
alhambra-earlier = Dříve
alhambra-full-log = Celý záznam
alhambra-nothing-yet = Zatím nic.
alhambra-no-action = Zatím žádná akce. Vezmi peníze, kup dlaždici, nebo přestavuj.
alhambra-not-your-turn = Ještě nejsi na tahu.
alhambra-log-took = bere { $cards }
alhambra-log-bought = kupuje: { $tile } za { $money }
alhambra-log-bought-exactly = kupuje přesně: { $tile } za { $money }
alhambra-log-placed = staví: { $tile }
alhambra-log-moved = přesouvá z rezervy: { $tile }
alhambra-log-swapped = vyměňuje z rezervy: { $tile }
alhambra-log-stored = dává do rezervy: { $tile }
alhambra-log-removed = bourá do rezervy: { $tile }
alhambra-log-gave = dává Pavlovi: { $tile }
alhambra-log-passed = vynechává
alhambra-log-scoring = Bodování { $scoring }: { $list }
alhambra-coach = Rádce:
alhambra-coach-ask = Zeptat se rádce
alhambra-coach-thinks = Rádce přemýšlí …
alhambra-coach-silent = Rádce teď nemá radu.
alhambra-advise-took = vezmi { $cards }
alhambra-advise-bought = kup: { $tile } za { $money }
alhambra-advise-bought-exactly = kup přesně: { $tile } za { $money }
alhambra-advise-placed = postav: { $tile }
alhambra-advise-moved = přesuň z rezervy: { $tile }
alhambra-advise-swapped = vyměň z rezervy: { $tile }
alhambra-advise-stored = dej do rezervy: { $tile }
alhambra-advise-removed = zbourej do rezervy: { $tile }
alhambra-advise-gave = dej Pavlovi: { $tile }
alhambra-advise-passed = vynech

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
rw-completes = { $name }: { $type }, vše postaveno, +{ $points }.
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

## Medina

medina-kind-roof = Střecha
medina-kind-grey = Šedá
medina-kind-black = Černá
medina-kind-brown = Hnědá
medina-kind-orange = Oranžová
medina-kind-stable = Chlívek
medina-kind-merchant = Trhovec
medina-kind-wall = Hradba
medina-letter-grey = Š
medina-letter-black = Č
medina-letter-brown = H
medina-letter-orange = O
medina-palace-grey = šedý palác
medina-palace-black = černý palác
medina-palace-brown = hnědý palác
medina-palace-orange = oranžový palác
medina-rim-north = sever { $place }
medina-rim-east = východ { $place }
medina-rim-south = jih { $place }
medina-rim-west = západ { $place }
medina-short-northwest = SZ
medina-short-northeast = SV
medina-short-southeast = JV
medina-short-southwest = JZ
medina-placed-grey = šedá budova na { $place }
medina-placed-black = černá budova na { $place }
medina-placed-brown = hnědá budova na { $place }
medina-placed-orange = oranžová budova na { $place }
medina-placed-stable = kozí chlívek na { $place }
medina-placed-merchant = trhovec na { $place }
medina-placed-wall = hradba: { $place }
medina-placed-roof =
    { $colour ->
        [grey] střecha na šedém paláci u { $place }
        [black] střecha na černém paláci u { $place }
        [brown] střecha na hnědém paláci u { $place }
       *[orange] střecha na oranžovém paláci u { $place }
    }
medina-begins = začíná
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Karta šedého paláce: { $name }.
        [black] Karta černého paláce: { $name }.
        [brown] Karta hnědého paláce: { $name }.
       *[orange] Karta oranžového paláce: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Karta severozápadní věže: { $name }.
        [northeast] Karta severovýchodní věže: { $name }.
        [southeast] Karta jihovýchodní věže: { $name }.
       *[southwest] Karta jihozápadní věže: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Šedý palác
        [black] Černý palác
        [brown] Hnědý palác
       *[orange] Oranžový palác
    } bez střechy: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chlívek
        [few] { $stables } chlívky
       *[other] { $stables } chlívků
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradeb
    }, { $merchants ->
        [one] { $merchants } trhovec
        [few] { $merchants } trhovci
       *[other] { $merchants } trhovců
    }; hodnota teď { $worth }.
medina-palace-owned =
    { $colour ->
        [grey] Šedý palác
        [black] Černý palác
        [brown] Hnědý palác
       *[orange] Oranžový palác
    }, majitel { $owner }: { $buildings ->
        [one] { $buildings } budova
        [few] { $buildings } budovy
       *[other] { $buildings } budov
    }, { $stables ->
        [one] { $stables } chlívek
        [few] { $stables } chlívky
       *[other] { $stables } chlívků
    }, { $walls ->
        [one] { $walls } hradba
        [few] { $walls } hradby
       *[other] { $walls } hradeb
    }, { $merchants ->
        [one] { $merchants } trhovec
        [few] { $merchants } trhovci
       *[other] { $merchants } trhovců
    }; hodnota { $worth }.
medina-city = Město s okrajem
medina-cell-empty = { $place }: prázdné pole
medina-cell-merchant = { $place }: trhovec
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: hradba
medina-cell-open-rim = { $place }: volné pole pro hradbu
medina-cell-fits = { $holding }; sem lze položit: { $kind }
medina-supply = Vaše kameny
medina-tray-piece =
    { $kind }: zbývá { $count }, { $fits ->
        [0] teď nejde nikam položit
        [one] { $fits } pole
        [few] { $fits } pole
       *[other] { $fits } polí
    } (klávesa { $key })
medina-prompt-first = Postavte prvního trhovce mimo okraj.
medina-prompt-two = Položte dva kameny.
medina-prompt-second = Položte druhý kámen.
medina-choose = Nejdřív vyberte kámen.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } možné pole
        [few] { $count } možná pole
       *[other] { $count } možných polí
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } možný palác
        [few] { $count } možné paláce
       *[other] { $count } možných paláců
    }
medina-turn-ends = Váš tah končí.
medina-waiting = Na tahu: { $name }.
medina-over = Konec hry. Vítěz: { $winners }.
medina-your-turn = Jste na tahu
medina-turn = Tah { $number }
medina-piece = Kámen { $number } ze 2
medina-undo = Zpět
medina-ask-back = Požádat o vrácení tahu
medina-place = Položit
medina-end-turn = Ukončit tah
medina-cards = Karty
medina-not-here = Sem ne.
medina-choose-first = Nejdřív vyberte kámen dole.
medina-rim-takes-walls = Na okraj patří jen hradby.
medina-walls-take-rim = Hradby patří na okraj.
medina-roofs-take-palaces = Střecha patří na palác.
medina-nowhere = Tento kámen teď nejde nikam položit.
medina-would-place = { $kind } na { $place }.
medina-would-own =
    Palác bude váš: { $worth ->
        [one] { $worth } bod.
        [few] { $worth } body.
       *[other] { $worth } bodů.
    }
medina-would-found = Nový palác.
medina-would-grow = Palác vyroste na { $size }.
medina-would-be-free = Zatím nikomu nepatří.
medina-would-score = Body: { $changes }.
medina-would-change-nothing = Body se nezmění.
medina-cards-title = Karty a kdo je má
medina-palace-card =
    { $colour ->
        [grey] Karta šedého paláce
        [black] Karta černého paláce
        [brown] Karta hnědého paláce
       *[orange] Karta oranžového paláce
    }
medina-tower-card =
    { $tower ->
        [northwest] Karta severozápadní věže
        [northeast] Karta severovýchodní věže
        [southeast] Karta jihovýchodní věže
       *[southwest] Karta jihozápadní věže
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
medina-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
medina-size = velikost { $size }
medina-card-free = volná
medina-arms = hradby { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
medina-bot = Počítač
medina-roofs-left =
    { $count ->
        [one] zbývá { $count } střecha
        [few] zbývají { $count } střechy
       *[other] zbývá { $count } střech
    }
medina-cards-worth = karty +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kámen za zástěnou
        [few] { $count } kameny za zástěnou
       *[other] { $count } kamenů za zástěnou
    }
medina-pieces-short = { $count } ks
medina-your-palaces = Vaše paláce
medina-no-palaces = Zatím nemáte žádný palác: položte na nějaký střechu.
medina-palace = Palác
medina-part-buildings = Budovy
medina-part-stables = Kozí chlívky
medina-part-walls = Hradby vedle
medina-part-merchants = Trhovci vedle
medina-part-sum = Celkem
medina-brief-buildings = bud.
medina-brief-stables = chl.
medina-brief-walls = hr.
medina-brief-merchants = trh.
medina-brief-sum = ∑
medina-card-sums = Karty paláců { $palaces }, karty věží { $towers }
medina-since = Od vašeho tahu
medina-replay = Přehrát
medina-log = Záznam
medina-all-turns = Všechny tahy
medina-nothing-yet = Zatím se nic nestalo.
medina-coach = Rádce:
medina-coach-thinks = přemýšlí ...
medina-coach-says = { $deeds }.
medina-coach-waits = zeptejte se, co by hrál.
medina-hint = Rada
medina-why-legal = To je možné.
medina-why-wrong_moment = Teď je na řadě něco jiného.
medina-why-none_left = Takový kámen už nemáte.
medina-why-left_the_game = Budovy této barvy už jsou ze hry.
medina-why-must_roof = Střechy zbývají jen vám: v každém tahu musíte jednu položit.
medina-why-cell_taken = Na tom poli už něco stojí.
medina-why-not_central = První trhovec nestojí vedle okraje.
medina-why-too_near = Vedle by stál jiný palác.
medina-why-must_extend = Palác této barvy ještě může růst: stavte vedle jeho budov.
medina-why-is_roofed = K paláci se střechou už se nestaví.
medina-why-no_building_beside = Chlívek stojí vedle budovy.
medina-why-stable_too_near = Vedle chlívku by stál jiný palác.
medina-why-not_at_an_end = Trhovec se staví na konec řady, dokud může růst.
medina-why-between_merchants = Trhovec nikdy nestojí mezi dvěma jinými.
medina-why-wall_taken = Hradba tam už stojí.
medina-why-no_arm = Vedle není věž ani hradba.
medina-why-gate = Poslední volné pole strany je brána.
medina-why-no_palace = Ten palác už střechu má.
medina-why-one_a_colour = Palác této barvy už zastřešený máte.
medina-why-not_drawn_now = Teď se nic nelosuje.

## Replay, analysis, and the end of a game

replay = Přehrávání
replay-beginning = Hra je připravena
replay-unfinished = Tento krok ještě není dokončen
replay-count = { $number } z { $count }
replay-move-words = Krok { $number }: { $who } { $words }
replay-scrub = Místo ve hře
replay-play = Přehrát
replay-pause = Pozastavit
replay-step = O krok vpřed
replay-step-back = O krok zpět
replay-turn = O tah vpřed
replay-turn-back = O tah zpět
replay-speed = Rychlost { $speed }
replay-link = Kopírovat odkaz na tento krok
replay-link-short = Odkaz
replay-side = Průběh a rozbor
replay-tab-log = Průběh
replay-tab-points = Body
replay-tab-analysis = Rozbor
replay-to-table = Ke stolu
replay-not = Tuto hru nelze přehrát
record-title = Přehrát záznam
record-lead = Projdi si kteroukoli hru znovu krok za krokem: záznam si můžeš stáhnout u každého stolu.
record-drop = Přetáhni sem soubor s příponou .qalat, nebo jej vyber.
record-choose = Vybrat soubor
record-another = Jiný soubor
record-seen-from = Čima očima hru vidíš
record-watching = Jak ji vidí divák
record-seen-by = Jak ji vidí { $name }
record-too-large = { $file } je větší než záznam kterékoli hry.
record-unreadable = { $file } není záznam, který lze přehrát: { $why }
chart-points = Body v průběhu hry; na konci { $list }
end-chart = V průběhu hry
end-highlights = Co stojí za zmínku
end-move = krok { $number }
highlight-decisive =
    { $points ->
        [one] Zlom: { $name } získává na nejlepšího soupeře { $points } bod.
        [few] Zlom: { $name } získává na nejlepšího soupeře { $points } body.
       *[other] Zlom: { $name } získává na nejlepšího soupeře { $points } bodů.
    }
highlight-gain =
    { $points ->
        [one] Nejvíc najednou: { $name }, { $points } bod.
        [few] Nejvíc najednou: { $name }, { $points } body.
       *[other] Nejvíc najednou: { $name }, { $points } bodů.
    }
highlight-lead = Odtud až do konce vede { $name }.
highlight-changes =
    { $count ->
        [one] Vedení se změnilo jednou.
        [few] Vedení se změnilo { $count }krát.
       *[other] Vedení se změnilo { $count }krát.
    }
highlight-wall = Nejdelší zeď: { $names }, délka { $count }.
highlight-crossings = Nejvíc postavených průsečíků: { $names }, { $count }.
highlight-palace =
    Nejcennější palác: { $name }, { $colour ->
        [grey] šedý
        [black] černý
        [brown] hnědý
       *[orange] oranžový
    }, { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
highlight-costliest = Nejdražší tah podle rádce: { $name }, ztráta { $points } b.
analysis-lead = Rádce projde celou hru a řekne, kolik který tah stál. Trvá to asi minutu.
analysis-start = Rozebrat hru
analysis-unfinished = Rádce se na hru podívá, až skončí.
analysis-failed = Rádce rozbor nedokončil. Zkus to později.
analysis-busy = Rádce ještě rozebírá jiné hry. Zkus to za minutu.
analysis-waiting = Rádce má ještě jinou hru …
analysis-progress = Rádce prochází tahy: { $done } z { $total }
analysis-chances = Šance na výhru
analysis-expected = Očekávané body
analysis-chart = Šance na výhru v průběhu hry; na konci { $list }
analysis-chart-points = Očekávané body v průběhu hry; na konci { $list }
analysis-this-turn = Tento tah
analysis-fine = Nic o mnoho lepšího rádce nenašel.
analysis-cost = { $name }: o { $points } b. horší než nejlepší tah
analysis-costliest = Nejdražší tahy
analysis-played = Zahráno: { $words }
analysis-better = Lepší: { $words }
analysis-nothing = nic
analysis-mean = Průměrná ztráta na tah
analysis-all = Všechny tahy
analysis-turn = Krok { $number }, { $name }: ztráta { $points } b.
analysis-note = Očekávané body podle odhadu rádce, posouzené tím, co šlo tehdy vědět. Méně než bod je většinou náhoda.
