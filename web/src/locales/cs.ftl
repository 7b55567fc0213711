### Čeština. Hráčům tykáme.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kupuj budovy za čtyři měny, obežeň je zdí a měj od každého druhu nejvíc.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Dvě modré kostky, dvě žluté, třicet šest budov. Dokonči druh dřív než ostatní.
game-medina = Medina
game-medina-line = Postav s ostatními jedno město a rozhodni, který palác bude tvůj.
guest = Host
you = Ty
your-name = Tvoje jméno
back-home = Zpět na úvod
loading = Okamžik…
offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
reconnecting = Obnovuje se spojení… tvůj tah je uložený.
no-device = Tento prohlížeč hru nespustil. Načti stránku znovu, nebo zkus jiný prohlížeč.
device-keeps-nothing = Toto zařízení teď nic neukládá: hra trvá jen do zavření této stránky.
device-version = Tato hra začala podle starší verze pravidel, kterou tato stránka už nehraje.
device-elsewhere = Tato hra je uložená v zařízení, na kterém se hraje, a to je jiné než toto.
table-gone = Takový stůl tu není
table-gone-why = V odkazu je asi chyba, nebo byl stůl zrušen.
home = Úvod
table = Stůl
game = Hra
menu = Nabídka
close = Zavřít
keep = Uložit
copied = Zkopírováno
try-again = Zkusit znovu
your-turn = Jsi na tahu
switch-theme = Světlý nebo tmavý vzhled
away-long = Pořád jsi bez spojení. Tvůj tah je uložený a odešle se sám.
server-restarts = Server se restartuje. Tvoje hra je uložená a za chvíli bude pokračovat.
back-here = Spojení je zpět.
back-missed = { $count ->
     [one] Spojení je zpět. Mezitím se stala jedna věc.
     [few] Spojení je zpět. Mezitím se staly { $count } věci.
    *[other] Spojení je zpět. Mezitím se stalo { $count } věcí.
    }

## Home

home-title = Postav si dnes večer palác
home-promise = Tři hry ze staré Granady a pouštních měst. Bez účtu: zvol si jméno a hraj.
play-bots = Hrát s boty
invite-friends = Pozvat přátele
your-games = Tvoje hry
open-tables = Otevřené stoly
no-tables = Právě teď nikdo nečeká. Otevři stůl a pošli přátelům odkaz.
status-open = čeká na hráče
status-playing = hraje se
status-over = dohráno
status-closed = zrušeno
game-size = { $fewest }–{ $most } hráčů
game-time = { $minutes } min
learn = Naučit se
look = Otevřít
waits-for-you = { $count ->
     [one] 1 hra čeká na tebe
     [few] { $count } hry čekají na tebe
    *[other] { $count } her čeká na tebe
    }
seats-taken = { $taken } z { $all } míst
list-waits = { $count ->
    [one] čeká se na 1 hráče
    [few] čeká se na { $count } hráče
   *[other] čeká se na { $count } hráčů
  }
list-to-move = na tahu { $name }
list-left = zbývá { $time }
list-won = Tvoje výhra: { $points } b.
list-shared = Společná výhra: ty a { $names }, { $points } b.
list-lost = Výhra: { $names }, { $points } b.; ty { $own } b.
list-winner = Výhra: { $names }, { $points } b.
join = Přidat se
join-title = Přidat se pomocí kódu
join-code = Kód nebo odkaz
join-or-link = nebo otevři odkaz, který ti někdo poslal
join-unreadable = To není kód ani odkaz na stůl.
alone-title = Bez čekání
ways = Co tu ještě je
way-learn = Lekce
way-learn-line = První hra s výkladem krok za krokem. Pět minut.
way-rules = Pravidla
way-rules-line = Každé pravidlo s obrázkem a vyhledávání.
way-bots = Boti
way-bots-line = Pět úrovní, od učně po sultána.
way-replay = Záznamy
way-replay-line = Otevři uloženou hru, projdi ji tah po tahu a zeptej se trenéra.

## New table and waiting

new-table = Nový stůl
open-table = { $count ->
     [one] Otevřít stůl s 1 volným místem
     [few] Otevřít stůl se { $count } volnými místy
    *[other] Otevřít stůl s { $count } volnými místy
    }
seat-number = Místo { $number }
seat-open = Volné pro kohokoli
fewer-seats = Ubrat místo
more-seats = Přidat místo
public-table = Ukázat stůl ve veřejném seznamu
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
seat-open-line = Může si sednout každý, kdo má odkaz.
seat-yours-line = Tvoje místo
who-comes = Kdo může hrát
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
clock-minutes = Minut na hráče
clock-increment = Sekund navíc za tah
clock-move-days = Dnů na tah
clock-about = Komu vyprší čas, za toho hraje bot, dokud se nevrátí.
options = Možnosti
options-usual = běžné
options-changed = { $count ->
     [one] 1 změněná
     [few] { $count } změněné
    *[other] { $count } změněných
    }
option-scoring_cards = Bodovací karty
option-scoring_cards-about = Kde leží bodovací karty A a B ve svých hromádkách peněz.
option-game_end = Konec hry
option-game_end-about = Když už nejde doplnit trh, nebo jakmile je sáček prázdný.
option-open_hands = Odkryté karty
option-open_hands-about = Vidí všichni peníze ostatních?
option-youngest = Nejmladší hráč
option-youngest-about = Rozhoduje, kdo začíná: los, nebo toto místo.
option-scoring_time = Kdy se boduje
option-scoring_time-about = Kdy se bodují A a B. Když hrajete ve dvou a boduje se ihned, bere si Pavel dřív, než se doplní trh.
option-extra_action = Akce navíc
option-extra_action-about = Musí se akce po přesné platbě provést, nebo se smí odmítnout?
option-final_tie = Shoda na konci
option-final_tie-about = Kdo při shodě vyhrává: všichni, nebo majitel největšího paláce.
option-open_supplies = Odkryté zásoby
option-open_supplies-about = Vidí všichni, co mají ostatní za zástěnou?
option-last_piece = Poslední kámen
option-last_piece-about = Musí se jediný zbylý kámen položit, nebo se smí vynechat?
option-virtual_players = Virtuální hráči
option-virtual_players-about = Kolik se jich přidá k jedinému hráči. Obvykle tolik, aby byli u stolu tři.
option-solo = Sólo
option-solo-about = O co hraješ sólo: o co nejvíc bodů, nebo o výhru nad virtuálními hráči.
option-coins = Mince
option-coins-about = Kolik mincí je na listu, 3 až 99.
option-layout = List
option-layout-about = Šest řad oddělených znakem /, od žluté 1 dolů. V každé je šest písmen: P altán, S palác, A arkády, C komnaty, G zahrada, T věž.
value-shuffled = Zamíchané
value-top = Navrchu
value-market_short = Trh nejde doplnit
value-last_tile = Sáček je prázdný
value-after_refill = Po doplnění
value-at_once = Ihned
value-must = Povinně
value-may = Dobrovolně
value-no = Ne
value-yes = Ano
value-drawn = Losem
value-shared = Společná výhra
value-largest_palace = Největší palác
value-auto = Jako obvykle
value-points = Body
value-against = Porazit virtuální hráče
start-now = Začít hru
start-needs-name = Nejdřív zadej své jméno
waiting-full = Všichni jsou tady
is-here = je tady
is-away = teď tu není
bot-level = Úroveň botů
fill-with-bots = Doplnit boty
give-up-table = Zrušit stůl
code-is = Kód: { $code }
join-this = Přisedni si
watch-too = Nebo zůstaň na této stránce a dívej se: hra se objeví, jakmile začne.
give-up-ask = Zrušit stůl?
give-up-for = Stůl se zruší pro tebe i pro ostatní: { $names }.
give-up-alone = Stůl se zruší.
give-up-means = Hra tím končí a nikdo nevyhraje.
leave-means = Musíš jen odejít? Bot může hrát za tebe a ty se můžeš kdykoli vrátit.
play-on = Hrát dál
keep-table = Nechat stůl
give-up-now = Zrušit stůl

## Bots

level-apprentice = Učeň
level-apprentice-line = Zná pravidla, často se přepočítá a rychle zapomíná.
level-mason = Zedník
level-mason-line = Staví poctivě a občas se zmýlí.
level-architect = Architekt
level-architect-line = Zahraje tah, který vypadá nejlíp, ale zapomíná, kdo co drží.
level-vizier = Vezír
level-vizier-line = Myslí dopředu, ale ve spěchu, a hádá, kdo co drží.
level-sultan = Sultán
level-sultan-line = Na přemýšlení si dá čas a nic nezapomene.
character-other = { $name }: pozvat někoho jiného
character-tariq-line = Nosí maltu a ptá se na všechno.
character-tariq-hello = Tady se staví? Ruce mám umyté. Skoro.
character-tariq-farewell = Ještě jednou? Teď jsem to konečně pochopil.
character-dunya-line = Zalévá pomerančovníky a každému říká jménem.
character-dunya-hello = Stromy počkají. Kdo začíná?
character-dunya-farewell = Uteklo to jako jaro.
character-isak-line = Obkladačův nejmladší; ještě počítá na prstech.
character-isak-hello = Mince mám spočítané dvakrát. Jdeme na to.
character-isak-farewell = Počítal jsem s něčím jiným. Ale bylo to hezké.
character-tala-line = Přišla z Atlasu se strýcovou karavanou.
character-tala-hello = U nás se to hraje s oblázky.
character-tala-farewell = Tohle budu vyprávět nahoře v horách.
character-omar-line = První zeď postavil v deseti a dodnes k ní chodí.
character-omar-hello = Dobrý kámen, dobří lidé. Stavíme!
character-omar-farewell = Stojí to. A o to jde.
character-elvira-line = Tesá kámen a zpívá si u toho.
character-elvira-hello = Když se daří, broukám si. Uslyšíš.
character-elvira-farewell = Poctivý kus práce. Klobouk dolů.
character-idris-line = Postavil u řeky půlku minaretů a na každý vylezl.
character-idris-hello = Pozor na hlavu, dnes stavím do výšky.
character-idris-farewell = Shora to vypadalo úplně jinak!
character-sol-line = Glazuje kachle; svou modrou nikomu neprozradí.
character-sol-hello = Opatrně, prsty mám ještě modré.
character-sol-farewell = To byly barvy! Díky.
character-maryam-line = Vyrábí astroláby a nikdy nechodí pozdě.
character-maryam-hello = Hvězdy vyšly. Můžeme začít.
character-maryam-farewell = Hvězdy to věděly. Jen nic neřekly.
character-rodrigo-line = Kreslí cedrové stropy a do rohu vždycky sebe.
character-rodrigo-hello = Ach, prázdný list. Začátky miluju.
character-rodrigo-farewell = Tohle si nakreslím. Svoje chyby vynechám.
character-samuel-line = Všechno měří dvakrát, i polévku.
character-samuel-hello = Moment, brýle. Tak, můžeme.
character-samuel-farewell = Měřil jsem to dvakrát. Opravdu je konec.
character-kenza-line = Zakládá zahrady tam, kde byl včera písek.
character-kenza-hello = Sedni si do stínu. Chvíli to potrvá.
character-kenza-farewell = Co roste pomalu, vydrží nejdéle. Hezky zahráno.
character-hasan-line = Sloužil třem sultánům a všechny přežil.
character-hasan-hello = Mám čas. V mém věku je to přepych.
character-hasan-farewell = Zažil jsem i horší večery. O dost horší.
character-zaynab-line = Opatruje pečeť i všechna tajemství paláce.
character-zaynab-hello = Dopisy počkají do zítřka. Hrajeme!
character-zaynab-farewell = Zapečetěno, založeno. Byl to dobrý boj.
character-natan-line = Ve dne píše básně, v noci smlouvy.
character-natan-hello = Dnes žádné verše, slibuju. Nanejvýš jeden.
character-natan-farewell = Hm. Z toho bude báseň.
character-beatriz-line = Mluví sedmi jazyky a ve všech umí mlčet.
character-beatriz-hello = Kývám. V sedmi jazycích.
character-beatriz-farewell = Dobrá hra. To říkám málokdy.
character-yusuf-line = Staví ve dne, při lampě i u večeře.
character-yusuf-hello = Vítej u mého dvora. Udělej si pohodlí.
character-yusuf-farewell = Můžeš mi políbit… ne, stačí podat ruku.
character-aisha-line = Vládne zvednutým obočím.
character-aisha-hello = Ukaž, co v tobě je.
character-aisha-farewell = Máš můj respekt. To není málo.
character-ziri-line = Přišel z pouště se čtyřiceti stany a plánem.
character-ziri-hello = Vítr od jihu. Dobré znamení.
character-ziri-farewell = Písek zavěje každou stopu. Já si to ale zapamatuju.
character-itimad-line = Přála si v Córdobě sníh a dostala mandloňové květy.
character-itimad-hello = Jediné přání: ať se nenudíme.
character-itimad-farewell = Splněno. Díky za večer.
bots-title = Proti komu si zahraješ?
bots-about = Vyber hru a soupeře. Začne se hned a tahy můžeš vracet.
play-level = Hrát

## At every table

time-left = Zbývající čas
time-days = { $days } d { $hours } h
virtual-player = Virtuální hráč { $number }
log = Průběh hry
talk = Chat
talk-empty = Zatím žádné zprávy.
talk-muted = Chat je skrytý.
say = Napiš zprávu
send = Odeslat
phrases = Rychlé zprávy
phrase-hello = Ahoj!
phrase-nice = Pěkný tah!
phrase-thinking = Přemýšlím…
phrase-hurry = Jsi na tahu!
phrase-thanks = Díky za hru!
phrase-again = Ještě jednu?
takeback = Vzít tah zpět
takeback-ask = Požádat o vrácení mého tahu
takeback-asked = { $name } chce vzít zpět poslední tah.
takeback-waits = Chceš vzít svůj tah zpět. Ostatní se rozhodují.
takeback-agree = Souhlasit
takeback-decline = Odmítnout
menu-score = Dosavadní body
menu-talk = Chat
menu-position = Pozice jako text
menu-keys = Klávesové zkratky
position = Pozice jako text
record = Stáhnout záznam hry
leave = Odejít, hraje dál bot
come-back = Zpět na své místo
coming-left = { $name } odchází od stolu. Dál hraje { $bot }.
coming-left-you = Odcházíš od stolu. Dál hraje { $bot }.
coming-time = { $name }: čas vypršel. Dál hraje { $bot }.
coming-time-you = Došel ti čas. Dál hraje { $bot }.
coming-back = { $name } je zpátky.
coming-back-you = Jsi zpátky.
stands-in = Tady hraje { $bot }
watching = Díváš se
watching-about = Na tuhle hru se jen díváš. Místa u stolu patří jiným.
keys = Klávesové zkratky
key-tab = na další prvek
key-arrows = mezi poli na plánu
key-digits = vybrat zvýrazněnou možnost s tímto číslem
key-enter = potvrdit
key-escape = zrušit
key-undo = krok zpět
key-restart = začít tah znovu
key-hint = zeptat se trenéra
key-say = přečíst pozici
key-log = průběh hry
key-replay = ukázat, co se stalo od tvého tahu
key-talk = chat
key-mute = zapnout nebo vypnout zvuk
key-help = tento přehled

## The end

winner = Vyhrává { $name }
winners = Společná výhra: { $names }
you-win = Vyhráváš!
alone-first = Tvůj první výsledek v sólu. Příště je co překonávat.
alone-record = Osobní rekord! Předtím to bylo { $before }.
alone-equal = Osobní rekord vyrovnán.
alone-behind = Tvůj rekord je { $best }.
game-over = Konec hry
points = { $count ->
     [one] 1 bod
     [few] { $count } body
    *[other] { $count } bodů
    }
ahead = { $points } b., o { $ahead } víc než { $name }
table-closed = Stůl byl zrušen
table-closed-why = Nikdo nevyhrál. Co se odehrálo, je uloženo.
rematch = Odveta
rematch-join = Přidat se k odvetě
look-at-board = Prohlédnout plán
to-result = Zpět k výsledku
share = Sdílet
full-log = Ověřitelný zápis
points-whence = Kde se body vzaly
points-from = Body za
every-point = Všechny body
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
end-pages = Stránky výsledku
end-page-result = Výsledek
end-page-bars = Body
end-page-points = Tabulka
end-page-story = Průběh
scoring-final = Závěrečné bodování
scoring-go-on = Dál
scoring-nobody = Nemá nikdo.
scoring-show = Ukázat
scoring-skip = Přeskočit
scorings-all =
    { $count ->
    [one] Závěrečné bodování
    [few] Všechna bodování
   *[other] Všechna bodování
    }
alhambra-end-dirk = Pavel hru doplňuje a vyhrát nemůže. Jeho dlaždice se ale při bodování počítají.
rw-end-virtual = Virtuální hráči se nebodují. Obsadili místa za: { $list }.
rw-end-virtual-none = Virtuální hráči se nebodují. Tentokrát nikomu místo nevzali.
alhambra-tally-exact = Přesné platby
alhambra-tally-cards = Vzaté karty peněz
alhambra-tally-redesigns = Přestavby
medina-tally-built = Položené budovy
medina-tally-walled = Postavené hradby
medina-tally-traded = Umístění trhovci
medina-tally-roofed = Zastřešené paláce
rw-tally-built = Zastavěné průsečíky
rw-tally-again = Druhé stavby
rw-tally-turned = Otočené kostky
rw-tally-coins = Vzaté mince

## Rules

rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = Tomu neodpovídá žádné pravidlo.

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
settings-sound-note = Krátký a tichý. Nic se nedozvíš jen zvukem.
settings-confirm = Potvrzovat tahy
settings-confirm-note = Zeptat se, než tah platí.
settings-talk = Zobrazit chat
settings-talk-note = Co píšou ostatní u stolu.
settings-bot-words = Boti něco řeknou
settings-bot-words-note = Na začátku a na konci hry.
name-kept = Jméno je uloženo.
carry-title = Hrát na jiném zařízení
carry-about = Vytvoř odkaz a otevři ho na druhém zařízení: platí krátce a jen jednou a zařízení bude tvoje. Nikomu ho nedávej.
carry-make = Vytvořit odkaz
carry-link = Odkaz pro jiné zařízení
carry-until = { $minutes ->
     [one] Platí jednou, do jedné minuty.
     [few] Platí jednou, do { $minutes } minut.
    *[other] Platí jednou, do { $minutes } minut.
    }
pass-title = Hrát na tomto zařízení
pass-about = Toto zařízení převezme jméno a hry od toho, na kterém odkaz vznikl.
pass-use = Používat toto zařízení

## The server

status = Server
status-link = Jak se daří serveru
status-idle = Je tu klid: bot může přemýšlet hned.
status-keeps-up = Boti stíhají: nikdo nemusí čekat.
status-behind = { $waiting ->
    [one] { $waiting } tah bota čeká
    [few] { $waiting } tahy botů čekají
    [many] { $waiting } tahu botů čeká
   *[other] { $waiting } tahů botů čeká
  } na volné místo k přemýšlení (míst je { $workers }). Může to trvat o chvíli déle než jindy.
status-stopping = Server se za chvíli zastaví. Nic se neztratí: hry budou pokračovat od posledního tahu.
status-of = { $count } z { $all }
status-bots-busy = Přemýšlející boti
status-bots-waiting = Čekající boti
status-bots-answered = Tahy botů celkem
status-tables-playing = Rozehrané hry
status-tables-open = Stoly, které čekají na hráče
status-sockets = Zařízení u stolů
status-since = Běží od
status-version = Verze

## What the server refuses

refused-unreadable = Server této stránce nerozuměl. Načti ji znovu.
refused-version = Tato stránka je starší než server. Načti ji znovu.
refused-too_large = To je najednou moc.
refused-too_fast = Ne tak rychle. Chvíli počkej a zkus to znovu.
refused-too_many = Máš rozehráno moc her. Nejdřív některou dohraj nebo zruš.
refused-unknown_host = Na této adrese server neodpovídá.
refused-unknown_table = Takový stůl neexistuje.
refused-unknown_guest = Server tě ještě nezná. Nejdřív zadej své jméno.
refused-unknown_game = Tento server takovou hru nezná.
refused-unknown_bot = Tento server takového bota nezná.
refused-bad_name = Jméno má 1 až 24 znaků na jednom řádku.
refused-bad_text = Zpráva má 1 až 200 znaků.
refused-bad_seats = S těmito místy se hra hrát nedá.
refused-bad_options = Hra takovou možnost nemá.
refused-bad_clock = Takové hodiny nejsou možné.
refused-bad_token = Tento odkaz už byl použit nebo vypršel. Vyžádej si nový.
refused-not_host = To může jen hostitel, který stůl otevřel.
refused-not_seated = To mohou jen ti, kdo sedí u stolu.
refused-no_such_seat = Takové místo tu není.
refused-seat_taken = Tam už někdo sedí.
refused-seated_already = U tohoto stolu už sedíš.
refused-seats_open = Některá místa jsou ještě volná.
refused-not_begun = Hra ještě nezačala.
refused-begun = Hra už začala.
refused-over = Hra skončila.
refused-closed = Tento stůl byl zrušen.
refused-stale = Pozdě: ten tah už skončil.
refused-not_your_turn = Nejsi na tahu.
refused-illegal = To pravidla nedovolují.
refused-nothing_to_undo = Není co vrátit: karta, dlaždice nebo hod už jsou vidět, nebo tvůj tah teprve začal.
refused-nothing_to_take_back = Nemáš žádný tah, který by se dal vzít zpět.
refused-nothing_asked = O vrácení tahu nikdo nežádá.
refused-followed = Odveta už je otevřena.
refused-busy = Server je vytížený. Zkus to za chvíli.
refused-preparing = Tato hra se ještě připravuje. Zkus to za minutu.
refused-stopping = Server se restartuje. Tvoje hra je uložená.
refused-storage = Server to nedokázal zapsat, takže se to nestalo. Zkus to znovu.
refused-failed = Něco se pokazilo. Zkus to znovu.
refused-unfinished = To uvidíš, až hra skončí.

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
alhambra-slot-empty = { $over ->
    [yes] Pole { $slot }, { $currency }: prázdné
   *[no] Pole { $slot }, { $currency }: prázdné do konce tahu
    }
alhambra-empty = prázdné
alhambra-empty-until = prázdné do konce tahu
alhambra-plays-on = Můžeš zaplatit přesně a hrát dál
alhambra-display = Peníze v nabídce
alhambra-display-rule = Vezmi si jednu kartu, nebo víc karet se součtem nejvýše 5.
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
alhambra-reserve-note = V rezervě neboduje. Do Alhambry ji dostane přestavba.
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
alhambra-cards-word = Karty
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
alhambra-points-at = Body při { $scoring }
alhambra-show-counts = ukázat počty
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
alhambra-restart = Začít znovu
alhambra-cancel = Zrušit
alhambra-confirm = Potvrdit
alhambra-build = Postavit
alhambra-take = Vzít
alhambra-pay = Zaplatit
alhambra-pay-and-play-on = Zaplatit a hrát dál
alhambra-pay-and-build = Zaplatit a postavit
alhambra-pass = Vynechat
alhambra-decline = Ukončit akce
alhambra-decline-short = Hotovo
alhambra-redesign = Přestavba
alhambra-to-reserve = Do rezervy
alhambra-to-dirk = Dát Pavlovi
alhambra-prompt-action = Vezmi si peníze, kup dlaždici, nebo přestavuj.
alhambra-prompt-play-on = Platíš přesně: hraješ dál.
alhambra-prompt-may-play-on = Platíš přesně: hrát dál?
alhambra-prompt-pass = Nic udělat nejde.
alhambra-prompt-wait = Hraje { $name }…
alhambra-prompt-redesign = Vyber dlaždici v Alhambře nebo v rezervě.
alhambra-prompt-cards = Vybírej karty od nejvyšší.
alhambra-prompt-which = Kterou dlaždici umístíš jako první?
alhambra-prompt-place = Umísti: { $tile }
alhambra-prompt-move = Přesuň z rezervy: { $tile }
alhambra-prompt-take = Vzít: { $cards }
alhambra-prompt-pay = { $tile } za { $price }: { $cards }
alhambra-prompt-at = Postavit sem: { $tile }?
alhambra-prompt-swap = Vyměnit za: { $tile }?
alhambra-prompt-remove = Do rezervy: { $tile }?
alhambra-prompt-reserve = Do rezervy: { $tile }?
alhambra-prompt-give = Dát Pavlovi: { $tile }?
alhambra-pays-exactly = přesně, hraješ dál
alhambra-pays-over = o { $by } víc
alhambra-pays-short = chybí { $by }
alhambra-cells-fit = { $cells ->
    [0] nikam se nevejde
    [one] { $cells } možné místo
    [few] { $cells } možná místa
   *[other] { $cells } možných míst
  }
alhambra-fits-nowhere = Nikam se nevejde: půjde do rezervy.
alhambra-fits-on = { $cells ->
    [one] Vejde se na jedno místo
    [few] Vejde se na { $cells } místa
   *[other] Vejde se na { $cells } míst
  }
alhambra-peek = Máš { $own }, ostatní nejvýš { $most }
alhambra-peek-pays = { $scoring } dá { $pays }
alhambra-peek-short = Chybí ti { $money }
alhambra-planned = { $tile }, postaví se: { $cell }
alhambra-leads-alone = Vedeš
alhambra-leads-shared = Dělí se o vedení
alhambra-behind = Na vedení chybí { $by }
alhambra-gain = { $points } při { $scoring }
alhambra-wall-stays = Zeď zůstává { $length }
alhambra-wall-changes = Zeď { $before } → { $after }
alhambra-not-so = Teď ne.
alhambra-not-here = Sem ne.
alhambra-rule = Pravidlo { $rule }
alhambra-why-legal = To jde.
alhambra-why-wrong-moment = Teď je na řadě něco jiného.
alhambra-why-must-act = Vynechat smíš, jen když žádná akce není možná.
alhambra-why-cards-not-shown = Tyto karty v nabídce nejsou.
alhambra-why-slot-empty = Pole zůstává prázdné do konce tahu.
alhambra-why-too-little-money = V této měně máš málo peněz.
alhambra-why-card-not-held = Tuto kartu nemáš.
alhambra-why-cards-descend = Karty se vybírají od nejvyšší k nejnižší.
alhambra-why-cannot-reach-price = Tyto karty by na cenu nestačily.
alhambra-why-price-not-reached = Cena ještě není zaplacena.
alhambra-why-not-in-reserve = Tato dlaždice není v tvé rezervě.
alhambra-why-fits-nowhere = Tato dlaždice se do tvé Alhambry nikam nevejde.
alhambra-why-no-tile-there = Tam žádnou dlaždici nemáš.
alhambra-why-fountain-stays = Fontána zůstává vždy na místě.
alhambra-why-cuts-off = K jiným dlaždicím by se už nedalo dojít.
alhambra-why-leaves-hole = V Alhambře by zůstala díra.
alhambra-why-not-set-aside = Tato dlaždice není mezi tím, co v tomto tahu kupuješ.
alhambra-why-cell-taken = Tady už dlaždice leží.
alhambra-why-touches-nothing = Dlaždice musí sousedit stranou s Alhambrou.
alhambra-why-sides-differ = Zeď by přiléhala ke straně bez zdi.
alhambra-why-no-way-in = Za zdí: pěšky se tam dojít nedá.
alhambra-why-makes-hole = Uzavřelo by se prázdné místo.
alhambra-why-no-dirk = Pavel hraje jen se dvěma hráči.
alhambra-why-not-to-dirk = Dlaždice získané na konci se Pavlovi nedávají.
alhambra-why-not-drawn-now = Teď se nic netahá.
alhambra-so-far = Tvůj tah
alhambra-earlier = Dříve
alhambra-no-action = Zatím žádná akce. Vezmi si peníze, kup dlaždici, nebo přestavuj.
alhambra-not-your-turn = Ještě nejsi na tahu.
alhambra-log-took = { $manner ->
    [you] bereš
   *[log] bere
    } { $cards }
alhambra-log-bought = { $manner ->
    [you] kupuješ
   *[log] kupuje
    }: { $tile } za { $money }
alhambra-log-bought-exactly = { $manner ->
    [you] platíš
   *[log] platí
    } přesně: { $tile } za { $money }
alhambra-log-placed = { $manner ->
    [you] stavíš
   *[log] staví
    }: { $tile }
alhambra-log-moved = { $manner ->
    [you] přesouváš
   *[log] přesouvá
    } z rezervy: { $tile }
alhambra-log-swapped = { $manner ->
    [you] vyměňuješ
   *[log] vyměňuje
    } z rezervy: { $tile }
alhambra-log-stored = { $manner ->
    [you] dáváš
   *[log] dává
    } do rezervy: { $tile }
alhambra-log-removed = { $manner ->
    [you] přesouváš
   *[log] přesouvá
    } do rezervy: { $tile }
alhambra-log-gave = { $manner ->
    [you] dáváš
   *[log] dává
    } Pavlovi: { $tile }
alhambra-log-passed = { $manner ->
    [you] vynecháváš
   *[log] vynechává
    }
alhambra-log-declined = { $manner ->
    [you] odmítáš
   *[log] odmítá
    } akci navíc
alhambra-log-scoring = Bodování { $scoring }: { $list }
alhambra-advise-took = vezmi { $cards }
alhambra-advise-bought = kup: { $tile } za { $money }
alhambra-advise-bought-exactly = zaplať přesně: { $tile } za { $money }
alhambra-advise-placed = postav: { $tile }
alhambra-advise-moved = přesuň z rezervy: { $tile }
alhambra-advise-swapped = vyměň z rezervy: { $tile }
alhambra-advise-stored = dej do rezervy: { $tile }
alhambra-advise-removed = přesuň do rezervy: { $tile }
alhambra-advise-gave = dej Pavlovi: { $tile }
alhambra-advise-passed = vynech
alhambra-advise-declined = odmítni akci navíc

## Alhambra Roll & Write
rw-type-pavilion = Altán
rw-type-palace = Palác
rw-type-arcades = Arkády
rw-type-castle = Komnaty
rw-type-garden = Zahrada
rw-type-tower = Věž
rw-letter-pavilion = L
rw-letter-palace = P
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
rw-chapters = Kolo
rw-your-sheet = Tvůj list
rw-sheet-of = { $name }: list
rw-see-sheet = Prohlédnout si list: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $built ->
        [one] { $built } budova
        [few] { $built } budovy
       *[other] { $built } budov
    }
rw-coins = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-built-of = { $built } z { $all }
rw-built-short = staveb: { $built }
rw-coins-title = Mince
rw-coins-left = { $coins } k utracení
rw-coins-words = Mince k utracení: { $left }; zakroužkováno { $gained } z { $printed }, přeškrtnuto { $spent }
rw-coins-legend = kroužek: získáno, křížek: utraceno
rw-lines-legend = Řady a sloupce: 4 budovy +{ $four }, 5 budov +{ $five }, všech 6 +{ $six }
rw-built = Dosud postaveno
rw-crossing-free = Modrá { $blue }, žlutá { $yellow }: { $type }, volno
rw-crossing-built = Modrá { $blue }, žlutá { $yellow }: { $type }, postaveno
rw-crossing-build = Modrá { $blue }, žlutá { $yellow }: { $type }, volno, jde postavit
rw-crossing-again = Modrá { $blue }, žlutá { $yellow }: { $type }, volno, jde postavit za mince
rw-crossing-keep = Modrá { $blue }, žlutá { $yellow }: { $type }; nechat si tuto dvojici
rw-row-words = Řada žlutá { $value }: { $built } ze 6, body: { $points }
rw-column-words = Sloupec modrá { $value }: { $built } ze 6, body: { $points }
rw-ask-action = Postav na průsečíku, nebo si vezmi mince
rw-ask-coins = Všechno už tu stojí: vezmi si mince
rw-ask-again = Postav ještě jednou za { $coins } mince, nebo ukonči tah
rw-ask-keep = Nech si jednu modrou a jednu žlutou; zbytek dostane { $name }
rw-ask-wait = Přemýšlí { $name }
rw-ask-dice = Hází se kostkami
rw-ask-over = Hra skončila
rw-ask-click = { $choice }? Klikni ještě jednou.
rw-ask-tap = { $choice }? Klepni ještě jednou.
rw-tray = Tvoje kostky a možnosti
rw-pair-own = Tvoje dvojice
rw-pair-from = Od: { $name }
rw-pair-second = Druhá dvojice
rw-pair-used = Použitá, hodí se znovu
rw-pair-unused = Nepoužitá, putuje dál
rw-pair-rolled = Právě hozeno
rw-die-blue = Modrá kostka, { $value } ({ $place })
rw-die-yellow = Žlutá kostka, { $value } ({ $place })
rw-turn-blue = Otočit modrou kostku z { $from } na { $to } za minci
rw-turn-yellow = Otočit žlutou kostku z { $from } na { $to } za minci
rw-turn-price = otočit o 1 stojí 1 minci
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
rw-choose-nothing = Vynechat
rw-choose-nothing-coins = bez mincí
rw-do-build = Postavit
rw-do-coins = Vzít
rw-do-keep = Nechat
rw-undo = Zpět
rw-restart = Začít tah znovu
rw-undo-reach = Zpět jen k poslednímu hodu
rw-change-type = { $type } { $built } z { $boxes }
rw-change-row = řada { $value }: +{ $points }
rw-change-column = sloupec { $value }: +{ $points }
rw-change-coins = k utracení: { $coins }
rw-change-total = kdyby byl teď konec: { $before } → { $after }
rw-place-built = postaveno
rw-place-column = sloupec { $value }: { $built } ze 6
rw-place-free = volno
rw-place-row = řada { $value }: { $built } ze 6
rw-place-type = { $type } { $built } z { $boxes } (celé: +{ $points })
rw-score-sheet = Bodovací list
rw-points = Tvoje dosavadní body
rw-points-own = Tvoje body
rw-points-completed = Dokončené druhy
rw-points-lines = Řady a sloupce
rw-points-coins = Mince (1 bod za 2)
rw-points-types = Kdyby byl teď konec, přidaly by druhy { $points }
rw-points-final = Konečný součet, z toho { $points } za druhy
rw-deed-built = { $manner ->
    [you] stavíš
   *[log] staví
    }: { $type }, modrá { $blue }, žlutá { $yellow }
rw-deed-again = za mince { $manner ->
    [you] stavíš
   *[log] staví
    } navíc: { $type }, modrá { $blue }, žlutá { $yellow }
rw-deed-kept = { $manner ->
    [you] necháváš
   *[log] nechává
    } si modrou { $blue } a žlutou { $yellow }
rw-deed-coins = { $manner ->
    [you] { $coins ->
        [0] nebereš žádné mince
        [one] bereš { $coins } minci
        [few] bereš { $coins } mince
       *[other] bereš { $coins } mincí
        }
   *[log] { $coins ->
        [0] nebere žádné mince
        [one] bere { $coins } minci
        [few] bere { $coins } mince
       *[other] bere { $coins } mincí
        }
    }
rw-deed-turned-blue = { $manner ->
    [you] otáčíš
   *[log] otáčí
    } modrou z { $from } na { $to }
rw-deed-turned-yellow = { $manner ->
    [you] otáčíš
   *[log] otáčí
    } žlutou z { $from } na { $to }
rw-completes = { $name }: dokončený druh { $type }, +{ $points }.
rw-deed-virtual = staví: { $type }
rw-advise-built = postav: { $type }, modrá { $blue }, žlutá { $yellow }
rw-advise-again = za mince postav navíc: { $type }, modrá { $blue }, žlutá { $yellow }
rw-advise-kept = nech si modrou { $blue }, žlutou { $yellow }
rw-advise-coins = { $coins ->
        [0] neber žádné mince
        [one] vezmi { $coins } minci
        [few] vezmi { $coins } mince
       *[other] vezmi { $coins } mincí
    }
rw-advise-turned-blue = otoč modrou z { $from } na { $to }
rw-advise-turned-yellow = otoč žlutou z { $from } na { $to }
rw-reason-wrong_moment = Teď je na řadě něco jiného.
rw-reason-no_such_die = Žádná kostka této barvy tuto hodnotu neukazuje.
rw-reason-never_round = Kostka se nikdy neotáčí z 6 na 1 ani z 1 na 6.
rw-reason-turning_is_over = Kostky se otáčejí před akcí, ne po ní.
rw-reason-no_coin = Nemáš už minci na otočení kostky.
rw-reason-not_shown = Na tomto průsečíku se žádná modrá kostka se žlutou nepotká.
rw-reason-built_already = Tady už stavba stojí.
rw-reason-not_after_coins = Podruhé stavět smíš jen hned po první stavbě.
rw-reason-too_few_coins = Druhá stavba stojí tři mince.
rw-reason-second_built = Na průsečíku dvou nepoužitých kostek už budova stojí.
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
medina-placed-grey = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } šedou budovu na { $place }
medina-placed-black = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } černou budovu na { $place }
medina-placed-brown = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } hnědou budovu na { $place }
medina-placed-orange = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } oranžovou budovu na { $place }
medina-placed-stable = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } kozí chlívek na { $place }
medina-placed-merchant = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } trhovce na { $place }
medina-placed-wall = { $manner ->
    [you] stavíš
    [advise] postav
   *[log] staví
    } hradbu ({ $place })
medina-placed-roof = { $manner ->
    [you] zastřešuješ
    [advise] zastřeš
   *[log] zastřešuje
    } { $colour ->
        [grey] šedý palác u { $place }
        [black] černý palác u { $place }
        [brown] hnědý palác u { $place }
       *[orange] oranžový palác u { $place }
    }
medina-declined = { $manner ->
    [you] vynecháváš
    [advise] vynech
   *[log] vynechává
    } poslední kámen
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
medina-cell-merchant-end = { $place }: trhovec na konci tržiště, tady pokračuje
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: hradba
medina-cell-open-rim = { $place }: volné pole pro hradbu
medina-cell-fits = { $holding }; sem jde položit: { $kind }
medina-cell-takes = Sem se hodí: { $kinds }.
medina-supply = Tvoje kameny
medina-tray-piece =
    { $kind }: zbývá { $count }, { $fits ->
        [0] teď nejde nikam položit
        [one] { $fits } pole
        [few] { $fits } pole
       *[other] { $fits } polí
    } (klávesa { $key })
medina-prompt-first = Postav prvního trhovce, ale ne vedle okraje.
medina-prompt-two = Polož dva kameny.
medina-prompt-second = Polož druhý kámen.
medina-prompt-last = Položit poslední kámen?
medina-ask-tap = Položit sem? Klepni ještě jednou.
medina-choose = Nejdřív vyber kámen.
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
medina-turn-ends = Tím tvůj tah končí.
medina-waiting = Na tahu: { $name }.
medina-over = Konec hry. Vítěz: { $winners }.
medina-chapters = Střechy
medina-your-turn = Jsi na tahu
medina-turn = Tah { $number }
medina-piece = Kámen { $number } ze 2
medina-undo = Zpět
medina-ask-back = Požádat o vrácení tahu
medina-take-back = Vrátit tah …
medina-place = Položit
medina-decline = Vynechat
medina-end-turn = Ukončit tah
medina-cards = Karty
medina-not-here = Sem ne.
medina-choose-first = Nejdřív vyber kámen dole.
medina-rim-takes-walls = Na okraj patří jen hradby.
medina-walls-take-rim = Hradby patří na okraj.
medina-roofs-take-palaces = Střecha patří na palác.
medina-nowhere = Tento kámen teď nejde nikam položit.
medina-would-place = { $kind } na { $place }.
medina-would-own = 
    Palác bude tvůj: { $worth ->
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
medina-tower-held = Patří tomu, kdo naposled spojil zastřešený palác s hradbami věže: { $name }.
medina-tower-free = Dostane ji, kdo první spojí zastřešený palác s hradbami věže.
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
medina-bot = Bot
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
medina-your-palaces = Tvoje paláce
medina-no-palaces = Zatím nemáš žádný palác: polož na nějaký střechu.
medina-palace = Palác
medina-part-buildings = Budovy
medina-part-stables = Kozí chlívky
medina-part-walls = Hradby vedle
medina-part-merchants = Trhovci vedle
medina-part-sum = Součet
medina-brief-buildings = bud.
medina-brief-stables = chl.
medina-brief-walls = hr.
medina-brief-merchants = trh.
medina-brief-sum = ∑
medina-card-sums = Karty paláců { $palaces }, karty věží { $towers }
medina-signs = Značky na plánu
medina-sign-fresh = nové od tvého posledního tahu
medina-sign-market = konec tržiště: jen tam pokračuje
medina-sign-palace = barva a velikost paláce
medina-sign-tower = body za kartu věže a kdo ji má
medina-sign-worth = body pro majitele
medina-why-legal = To jde.
medina-why-wrong_moment = Teď je na řadě něco jiného.
medina-why-none_left = Takový kámen už nemáš.
medina-why-left_the_game = Budovy této barvy už jsou ze hry.
medina-why-must_roof = Střechy máš už jen ty: v každém tahu musíš jednu položit.
medina-why-cell_taken = Na tom poli už něco stojí.
medina-why-not_central = První trhovec nesmí stát vedle okraje.
medina-why-too_near = Dotýkala by se jiného paláce.
medina-why-must_extend = Palác této barvy ještě může růst: přistav k některé z jeho budov.
medina-why-is_roofed = K paláci se střechou už se nestaví.
medina-why-no_building_beside = Chlívek musí stát vedle budovy.
medina-why-stable_too_near = Chlívek by se dotýkal jiného paláce.
medina-why-not_at_an_end = Trhovec se staví na konec řady, dokud může některá růst.
medina-why-between_merchants = Trhovec nikdy nestojí mezi dvěma jinými.
medina-why-wall_taken = Hradba tam už stojí.
medina-why-no_arm = Musí navazovat na věž nebo hradbu.
medina-why-gate = Poslední volné pole strany je brána.
medina-why-no_palace = Ten palác už střechu má.
medina-why-one_a_colour = Palác této barvy už zastřešený máš.
medina-why-not_drawn_now = Teď se nic nelosuje.
medina-why-not_the_last = Vynechat smíš jen poslední kámen, a jen když to stůl dovoluje.

## What moves and is shown again

motion-scoring = Bodování { $scoring }
recap-since = Od tvého posledního tahu
recap-replay = Přehrát
recap-nothing = Zatím nic.
recap-log = Průběh
recap-unseen = { $count ->
    [one] Průběh: 1 tah od tvého posledního
    [few] Průběh: { $count } tahy od tvého posledního
   *[other] Průběh: { $count } tahů od tvého posledního
  }
skip-acts = Přeskočit
coach-says = Trenér:
coach-ask = Zeptat se trenéra
coach-thinks = Trenér přemýšlí…
coach-silent = Trenér teď nemá co poradit.

## Reading the rules
rules-contents = Obsah
rules-print = Vytisknout pravidla
rules-link = Odkaz na pravidlo { $rule }
rules-found = { $count ->
     [0] Nenašlo se žádné pravidlo
     [one] Našlo se { $count } pravidlo
     [few] Našla se { $count } pravidla
    *[other] Našlo se { $count } pravidel
    }
rules-next-turn = na příští tah
rules-next-player = dalšímu hráči

## Lessons
learn-title = Uč se hrou
learn-promise = První hra s průvodcem po boku: bez pravidel v ruce, bez hodin a nic se nedá pokazit.
learn-minutes = asi { $minutes } minut
learn-about-alhambra = Kupuj budovy, stav je za zdi a zažij první bodování.
learn-about-roll_and_write = Stav podle kostek, ber mince, pomoz štěstí a dokonči druh dřív než ostatní.
learn-about-medina = Stav s ostatními jedno město a poznej, kdy palác dozrál pro tvou střechu.
learn-begin = Začít lekci
learn-continue = Pokračovat
learn-restart = Začít znovu
learn-known = Tuto hru umíš
learn-percent = hotovo { $percent } %
learn-guide = Průvodce
learn-progress = Kolik z lekce máš za sebou
learn-fold = Skrýt poznámku
learn-leave = Opustit lekci a pokračovat jindy
learn-next = Dál
learn-skip = Přeskočit
learn-quiet = Hraj dál, jak chceš. Ozvu se, až se stane něco nového.
learn-play-on = Hrát dál
learn-finish = Skončit tady
learn-enough-alhambra = Tohle bylo všechno: peníze, budovy, zdi i bodování. Ve hře přijdou ještě dvě bodování, každé cennější než předchozí. Skončit tady, nebo dohrát do konce?
learn-enough-roll_and_write = Tohle bylo všechno. Celá hra má 18 kol a pak se počítají volná místa, řady, sloupce a mince. Skončit tady, nebo dohrát do konce?
learn-enough-medina = Tohle bylo všechno. Hraje se, dokud může někdo položit kámen, a vyhrává, kdo má nejvíc bodů. Skončit tady, nebo dohrát do konce?
learn-done = Teď už hru { $game } umíš
learn-done-line = Nejlepší další krok je opravdová hra.
learn-real = Zahrát si doopravdy
learn-others = Další lekce
learn-alhambra-welcome = Vítej v Granadě! Kolem této fontány stavíš svou Alhambru. Boduje se třikrát a vyhrává ten, kdo má celkem nejvíc bodů.
learn-alhambra-market = Na stavebním trhu jsou čtyři budovy. Mince na oblouku říká, kterou měnou se tu platí. Jiná tu neplatí.
learn-alhambra-hand = To jsou tvoje peníze, seřazené podle měny. Ostatní vidí jen to, kolik karet držíš.
learn-alhambra-exact = { $tile }: tady můžeš zaplatit přesně, { $price }. Vyplatí se to, uvidíš. Klepni na budovu a zaplať.
learn-alhambra-again = Platíš přesně! Máš další akci. Vezmi si peníze: jednu libovolnou kartu, nebo víc karet se součtem nejvýše 5. Klepni a potvrď.
learn-alhambra-place = Na konci tahu umístíš, co máš koupeno. Dlaždice se neotáčejí. Zeď musí navazovat na zeď, otevřená strana na otevřenou, a od fontány se tam musí dát dojít. Vyber zvýrazněné místo.
learn-alhambra-overpaid = Platíš o { $by } víc. Nic se nevrací a další akci už nemáš. Kdo platí přesně, hraje dál.
learn-alhambra-wall = Zlatá čára je tvoje nejdelší vnější zeď: { $wall ->
        [one] { $wall } strana
        [few] { $wall } strany
       *[other] { $wall } stran
    }. Při každém bodování je každá její strana za bod. Zdi uvnitř se nepočítají.
learn-alhambra-most = A teď budovy: kdo má nejvíc budov jednoho druhu, dostane za něj body. V jednom vedeš, při příštím bodování ti to vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Tady vždy vidíš, kdo kde vede.
learn-alhambra-others = Teď hrají ostatní. Peníze i trh se doplňují až na konci každého tahu.
learn-alhambra-free = Jsi na tahu a volba je tvoje: vezmi si peníze, nebo kup budovu. Značka ✦ ukazuje, co můžeš zaplatit přesně.
learn-alhambra-alone = V balíčku peněz je bodovací karta. Až se objeví, všichni bodují. Do té doby sbírej budovy; ozvu se, až se stane něco nového.
learn-alhambra-reserve = Dlaždice v rezervě neboduje. Později ji můžeš přesunout do Alhambry: je to samostatná akce.
learn-alhambra-several = Malé karty můžeš vzít najednou: vyber dvě nebo víc se součtem nejvýše 5.
learn-alhambra-redesign = Místo peněz nebo nákupu můžeš přestavovat: klepni na dlaždici v rezervě a pak na místo, nebo na dlaždici, kterou má nahradit.
learn-alhambra-redesigned = To byla přestavba: jedna dlaždice dovnitř, ven, nebo výměna. Je to tvoje akce a pravidla stavění musí platit i po ní.
learn-alhambra-scored = První bodování! Dostáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $wall } za zeď a { $most } za druhy, kterých máš nejvíc. Při shodě se body dělí.
learn-alhambra-second = Druhé bodování: pro tebe { $points }. Tentokrát bodovalo i druhé místo v každém druhu; na konci přibude třetí.
learn-alhambra-last = Sáček je skoro prázdný. Až nepůjde doplnit trh, hra končí. Co na trhu zbude, dostane ten, kdo má nejvíc peněz v té měně, a přijde poslední bodování.
learn-roll_and_write-welcome = To je tvůj list: 36 budov. Kde se potká modrá a žlutá kostka, tam je budova, kterou s nimi postavíš. Tři už stojí.
learn-roll_and_write-dice = Máš dvě dvojice kostek. Každou modrou smíš spojit s každou žlutou: vybíráš až ze čtyř průsečíků.
learn-roll_and_write-build = Vyber zvýrazněný průsečík a postav na něm. { $type }: stojí { $built } z { $boxes }; druh dokončený včas vynáší nejvíc.
learn-roll_and_write-again = Postaveno! Za 3 mince můžeš hned stavět podruhé, zbylými dvěma kostkami. Máš jich { $coins }. Stav znovu, nebo je ušetři a ukonči tah.
learn-roll_and_write-keep = Všechny čtyři kostky se hodily znovu. Nech si jednu modrou a jednu žlutou na příští tah; ostatní dostane další hráč.
learn-roll_and_write-passed = Po jedné stavbě jde nepoužitá dvojice tak, jak leží, dalšímu hráči a použitá se ti hodí znovu. Mysli na to, co posíláš dál!
learn-roll_and_write-types = Dokonči druh a na konci kola dostaneš jeho nejlepší volné místo. Kdo je první, má nejvíc.
learn-roll_and_write-lines = Řady a sloupce se počítají na konci, každý zvlášť: 4 budovy dávají 2 body, 5 budov 5 bodů, všech 6 dává 10.
learn-roll_and_write-coins = Místo stavby si můžeš vzít mince: jednu za každou dvojici svých kostek, na jejímž průsečíku už budova stojí. Poznáš ji podle +1.
learn-roll_and_write-turning = Před akcí otočíš za minci kostku o jedno oko, třeba i vícekrát, ale nikdy ze 6 na 1. Na konci je bod za každé dvě zbylé mince.
learn-roll_and_write-free = Jsi na tahu: stav, vezmi si mince, nebo nejdřív otoč kostku. Rozhodni se!
learn-roll_and_write-alone = Tak to jde dál celých 18 kol. Ozvu se, až se stane něco nového.
learn-roll_and_write-turned = Jedna mince je pryč. Kostka si novou hodnotu nechá, i když putuje dál.
learn-roll_and_write-full = Na všech průsečících tvých kostek už budova stojí. Vezmi si mince, nebo nejdřív otoč kostku.
learn-roll_and_write-line = Tvoje první řada nebo sloupec s body: na konci { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Ještě jedna budova a bude jich mnohem víc.
learn-roll_and_write-almost = { $type }: chybí už jen jedna! Za mince si otočíš kostky, jak potřebuješ.
learn-roll_and_write-completed = { $type }: hotovo! Na konci kola dostaneš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
learn-roll_and_write-taken = { $type }: někdo byl rychlejší. Další místa pořád bodují; na konci připadnou těm, kdo z druhu postavili nejvíc.
learn-roll_and_write-last = Poslední kolo. Po něm se rozdají volná místa podle počtu budov a pak se počítají řady, sloupce a mince.
learn-medina-welcome = Jedno město staví všichni společně. Palác není ničí, dokud na něj někdo nepoloží střechu. Celé umění je vědět kdy.
learn-medina-supply = To jsou tvoje kameny. V tahu položíš vždy dva, jakékoli. Střechy máš čtyři: jednu pro každou barvu.
learn-medina-first = Začínáš trhovcem uprostřed města. Vyber, odkud tržiště poroste.
learn-medina-building = A teď dva kameny. Vezmi budovu barvy, která se ti líbí, a polož ji kamkoli: palác je založen.
learn-medina-grow = Druhý kámen. Další budova téže barvy musí palác rozšířit, stranou ke straně. Nebo začni jinou barvu, dost daleko.
learn-medina-apart = Ke každému paláci smí stavět každý. Dva paláce se ale nikdy nedotýkají, ani rohem: vždy mezi nimi zůstane pole.
learn-medina-stable = Kozí chlívek patří k paláci jako budova, i když už má palác střechu. Polož jeden vedle budovy.
learn-medina-merchant = Trhovci prodlužují tržiště na jeho koncích. Každý, který stojí vedle paláce, dává bod jeho majiteli. Postav jednoho.
learn-medina-wall = Hradby rostou od čtyř věží. I každá hradba vedle paláce je za bod. Polož jednu na okraj.
learn-medina-points = Palác tedy vynáší bod za každou budovu a chlívek a za každou hradbu a každého trhovce vedle. Ale teprve střecha z nich udělá tvoje body.
learn-medina-roof = { $kind }: palác má už hodnotu { $worth }. Polož na něj střechu dřív než ostatní! Pak už nepřibude žádná budova a v každé barvě smíš mít jen jeden palác.
learn-medina-owned = Je tvůj a má teď hodnotu { $worth }. Chlívky, trhovci a hradby ho ještě mohou zvětšit.
learn-medina-card = Kdo první zastřeší palác některé barvy, bere její kartu paláce. Ta přejde jen k většímu paláci; počítají se budovy a chlívky.
learn-medina-towers = Karta věže patří tomu, kdo naposled spojil zastřešený palác s hradbami té věže. Je za 1 až 4 body a dá se zase ztratit.
learn-medina-alone = Kdo čeká, má větší paláce, nebo žádný. Hraj dál; ozvu se, až se stane něco nového.
learn-medina-theirs = Někdo položil střechu: ten palác je obsazený. Nový palác té barvy teď jde založit jinde.
learn-medina-tower = Tvůj palác se spojil s hradbou: karta věže je tvoje, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, dokud se po tobě nepřipojí jiný palác.
learn-medina-lost = { $kind }: větší palác ti vzal kartu paláce. Ještě chlívek a může se vrátit.
learn-medina-gone = { $kind }: v této barvě má palác už každý. Zbylé budovy té barvy jdou ze hry.

## Access and states
skip-to-content = Přejít k obsahu
log-line = { $name }: { $deed }.
own-deed = { $deed }
key-regions = do další oblasti, se Shiftem do předchozí

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
replay-link = Zkopírovat odkaz na tento krok
replay-link-short = Odkaz
replay-to-better = Ukázat, co by bylo lepší
replay-to-played = Ukázat, co bylo zahráno
replay-side = Průběh a rozbor
replay-tab-log = Průběh
replay-tab-points = Body
replay-tab-analysis = Rozbor
replay-to-table = Ke stolu
replay-not = Tuto hru nejde přehrát
record-title = Přehrát záznam
record-lead = Projdi si kteroukoli hru znovu, krok za krokem. Záznam si stáhneš u každého stolu.
record-drop = Přetáhni sem soubor s příponou .qalat, nebo ho vyber.
record-choose = Vybrat soubor
record-another = Jiný soubor
record-seen-from = Číma očima
record-watching = Jako divák
record-seen-by = Jak ji vidí { $name }
record-too-large = { $file } je větší než záznam kterékoli hry.
record-unreadable = { $file } není záznam, který by šel přehrát: { $why }
record-link = Tento odkaz
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
highlight-final =
    { $points ->
        [one] Závěr hry vynesl nejvíc: { $name }, { $points } bod.
        [few] Závěr hry vynesl nejvíc: { $name }, { $points } body.
       *[other] Závěr hry vynesl nejvíc: { $name }, { $points } bodů.
    }
highlight-lead = Odtud až do konce vede { $name }.
highlight-late = Rozhodlo až závěrečné bodování: vyhrává { $name }.
highlight-past = Před závěrečným bodováním vede { $other }, po něm vyhrává { $name }.
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
highlight-costliest = Nejdražší tah podle trenéra: { $name }, ztráta { $points } b.
analysis-lead = Trenér projde celou hru a ukáže, kolik který tah stál. Trvá to asi minutu.
analysis-start = Rozebrat hru
analysis-unfinished = Trenér rozebere hru, až skončí.
analysis-failed = Trenér rozbor nedokončil. Zkus to později.
analysis-busy = Trenér rozebírá jiné hry. Zkus to za minutu.
analysis-waiting = Trenér má ještě jinou hru…
analysis-progress = Rozebírají se tahy: { $done } z { $total }
analysis-chances = Šance na výhru
analysis-expected = Očekávané body
analysis-chart = Šance na výhru v průběhu hry; na konci { $list }
analysis-chart-points = Očekávané body v průběhu hry; na konci { $list }
analysis-this-turn = Tento tah
analysis-cost = { $name }: o { $points } b. horší než nejlepší tah
analysis-costliest = Nejdražší tahy
analysis-played = Zahráno: { $words }
analysis-better = Lepší: { $words }
analysis-nothing = nic
analysis-mean = Průměrná ztráta na tah
analysis-all = Všechny tahy
analysis-turn = Krok { $number }, { $name }: ztráta { $points } b.
analysis-note = Očekávané body podle odhadu trenéra, jen z toho, co se tehdy dalo vědět. Méně než bod je většinou náhoda.

offline-title = Bez připojení
keeps-trying = Zkoušíme to dál.
offline-list = Bez připojení to nejde ukázat.
page-old = Je tu novější verze Qalatu
page-old-why = Server se aktualizoval, zatímco byla tato stránka otevřená. Načti ji znovu: hry jsou uložené.
load-again = Načíst znovu
server-busy = Server je právě velmi vytížený
unseated = Hostitel uvolnil tvé místo. Vyber si jiné, nebo se jen dívej.
free-seat = Uvolnit místo
bot-sits-in = Místo tebe hraje bot.

# What a turn leads to, in the coach's words.
effect-expected = { $part }: čeká se o { $points } b. víc
effect-equal = Druhý tah je asi stejně dobrý.
alhambra-effect-leads-alone = { $type }: samostatné vedení{ $worth }
alhambra-effect-leads-level = { $type }: stejně jako { $names }{ $worth }
alhambra-effect-gains = { $type }: víc bodů{ $worth }
alhambra-effect-loses = { $type }: méně bodů{ $worth }
alhambra-effect-extends-lead = { $type }: náskok už { $lead }
alhambra-effect-secures = { $type }: to už nikdo nedožene
alhambra-effect-costs-rival = { $type }: soupeř přijde o body ({ $names }){ $worth }
alhambra-effect-keeps-from = { $tile }: nedostane ji soupeř ({ $names }){ $worth }
alhambra-effect-leaves = { $tile } zůstane na trhu soupeři ({ $names }){ $worth }
alhambra-effect-wall-grows = zeď se prodlouží z { $was } na { $now }
alhambra-effect-wall-shrinks = zeď se zkrátí z { $was } na { $now }
alhambra-effect-pays-exactly = { $tile }: zaplaceno přesně, tah pokračuje
alhambra-effect-overpays = { $tile }: přeplaceno o { $amount } a tah končí
alhambra-effect-stores = { $tile } jde do rezervy a neboduje
alhambra-effect-fits-nowhere = { $tile } se nikam nevejde a jde do rezervy
alhambra-effect-gives = { $tile } připadne Pavlovi
alhambra-effect-takes-money = { $cards } do ruky
alhambra-effect-can-pay = příště bude dost na: { $tile }
alhambra-effect-can-pay-exactly = v ruce přesně na: { $tile }
alhambra-effect-keeps-money =
    { $count ->
        [one] v ruce { $amount } na { $count } kartě
        [few] v ruce { $amount } na { $count } kartách
       *[other] v ruce { $amount } na { $count } kartách
    }
alhambra-effect-adds = { $type }: v Alhambře už { $count }
alhambra-effect-scoring-near = bodování { $scoring } může přijít ještě před dalším tahem ({ $percent } %)
alhambra-effect-passes = nic dalšího se neděje
rw-effect-completes = { $type }, dokončený druh: { $place }. místo, +{ $points }
rw-effect-ranks = { $type }: +{ $points }, kdyby hra teď skončila
rw-effect-costs-rival = { $type }: o { $points } méně ({ $names }), kdyby hra teď skončila
rw-effect-builds = { $type }: { $count } z { $boxes }
rw-effect-row-points = řada { $line }: postaveno { $count }, +{ $points }
rw-effect-column-points = sloupec { $line }: postaveno { $count }, +{ $points }
rw-effect-row-near = řada { $line }: ještě jedna přinese { $points }
rw-effect-column-near = sloupec { $line }: ještě jedna přinese { $points }
rw-effect-builds-twice = dvě stavby v jednom tahu
rw-effect-saves-build = mince za druhou stavbu zůstanou
rw-effect-takes-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
rw-effect-takes-coins-lost =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $lost ->
        [one] { $lost } se už nevejde
        [few] { $lost } se už nevejdou
       *[other] { $lost } se už nevejde
    }
rw-effect-turns-dice =
    { $coins ->
        [one] { $coins } mince za otočení kostek
        [few] { $coins } mince za otočení kostek
       *[other] { $coins } mincí za otočení kostek
    }
rw-effect-keeps-coins =
    { $coins ->
        [one] zbude { $coins } mince
        [few] zbudou { $coins } mince
       *[other] zbude { $coins } mincí
    }
rw-effect-keeps-dice = kostky zůstanou na: { $type } (modrá { $blue }, žlutá { $yellow })
rw-effect-passes-dead = { $names } dostane kostky na stavbu, která tam už stojí
rw-effect-passes-useful = { $names } dostane kostky, které hned přinesou body
medina-effect-roofs = střecha na palác u { $place }: +{ $points }
medina-effect-roofs-full = střecha na palác u { $place }, který už neporoste: +{ $points }
medina-effect-before-rivals = mohl ho zastřešit i soupeř ({ $names })
medina-effect-palace-card =
    { $colour ->
        [grey] karta šedého paláce: +{ $points }
        [black] karta černého paláce: +{ $points }
        [brown] karta hnědého paláce: +{ $points }
       *[orange] karta oranžového paláce: +{ $points }
    }
medina-effect-tower-card =
    { $tower ->
        [northwest] karta severozápadní věže: +{ $points }
        [northeast] karta severovýchodní věže: +{ $points }
        [southeast] karta jihovýchodní věže: +{ $points }
       *[southwest] karta jihozápadní věže: +{ $points }
    }
medina-effect-taken-from = { $what }, přijde o ni { $names }
medina-effect-stable-points = kozí chlívky u { $place }: +{ $points }
medina-effect-wall-points = hradby u { $place }: +{ $points }
medina-effect-merchant-points = trhovci u { $place }: +{ $points }
medina-effect-helps-rival = získá i { $names }: { $points }
medina-effect-costs-rival = ztratí { $names }: { $points }
medina-effect-grows = palác u { $place } vyroste na { $pieces } a střecha na něj zbývá
medina-effect-grows-for-others = palác u { $place } vyroste na { $pieces }, ale jen pro soupeře ({ $names })
medina-effect-founds = nový palác u { $place }
medina-effect-closes = palác u { $place }{ $owner } už neporoste
medina-effect-narrows =
    { $room ->
        [one] palác u { $place }{ $owner } má k růstu už jen { $room } pole
        [few] palác u { $place }{ $owner } má k růstu už jen { $room } pole
       *[other] palác u { $place }{ $owner } má k růstu už jen { $room } polí
    }
medina-effect-leaves = palác u { $place } (+{ $points }) zůstane soupeři ({ $names })
medina-effect-ends-colour =
    { $colour ->
        [grey] poslední šedá střecha: šedé budovy vypadnou ze hry{ $owner }
        [black] poslední černá střecha: černé budovy vypadnou ze hry{ $owner }
        [brown] poslední hnědá střecha: hnědé budovy vypadnou ze hry{ $owner }
       *[orange] poslední oranžová střecha: oranžové budovy vypadnou ze hry{ $owner }
    }
medina-effect-keeps-roofs =
    { $count ->
        [one] zbývá { $count } střecha na větší palác
        [few] zbývají { $count } střechy na větší paláce
       *[other] zbývá { $count } střech na větší paláce
    }
medina-effect-waits = hraje o čas
coach-why = Proč? { $reasons }.
coach-otherwise = Druhý nejlepší tah: { $reasons }.
coach-equal = Jiný tah je asi stejně dobrý.
analysis-why = Proč? { $reasons }.
analysis-instead = Zahraný tah: { $reasons }.
analysis-equal = Stejně dobrý jako nejlepší tah: rozdíl je v mezích odhadu.
analysis-show-played = Zahráno
analysis-show-better = Lepší
