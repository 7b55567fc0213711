### Íslenska. Leikmenn eru þúaðir.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kauptu byggingar fyrir fjóra gjaldmiðla, reistu um þær múr og eigðu flestar af hverri gerð.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Tveir bláir teningar, tveir gulir, þrjátíu og sex byggingar. Ljúktu gerð á undan hinum.
game-medina = Medina
game-medina-line = Reisið saman eina borg og ákveðið síðan hver á hvaða höll.
guest = Gestur
you = Þú
your-name = Nafnið þitt
back-home = Aftur heim
loading = Andartak…
offline = Ekki næst í þjóninn. Athugaðu tenginguna og reyndu aftur.
reconnecting = Tengist aftur… leikurinn þinn tapast ekki.
table-gone = Þetta borð er ekki hér
table-gone-why = Hlekkurinn er ef til vill rangur eða hætt var við borðið.
home = Heim
table = Borð
game = Spil
menu = Valmynd
close = Loka
keep = Geyma
copied = Afritað
try-again = Reyna aftur
your-turn = Þú átt leik
switch-theme = Ljóst eða dökkt útlit
away-long = Enn ekkert samband. Leikurinn þinn er geymdur og fer sjálfkrafa.
server-restarts = Þjónninn er að endurræsast. Spilið er geymt og heldur áfram eftir andartak.
back-here = Samband komið á aftur.
back-missed = { $count ->
     [one] Samband komið á aftur. { $count } atburður gerðist á meðan.
    *[other] Samband komið á aftur. { $count } atburðir gerðust á meðan.
    }

## Home

home-title = Reistu höll í kvöld
home-promise = Þrjú spil frá Granada fyrri tíma og borgum eyðimerkurinnar. Engin skráning: opnaðu, segðu til nafns, spilaðu.
play-bots = Spila við vélmenni
invite-friends = Bjóða vinum
your-games = Spilin þín
open-tables = Opin borð
no-tables = Engin sem stendur.
status-open = beðið eftir leikmönnum
status-playing = í gangi
status-over = lokið
status-closed = hætt við
game-size = { $fewest }–{ $most } leikmenn
game-time = { $minutes } mín.
learn = Læra
look = Skoða
waits-for-you = { $count ->
     [one] { $count } bíður þín
    *[other] { $count } bíða þín
    }
no-games = Engin spil enn. Spilaðu við vélmenni, ein snerting nægir.
seats-taken = { $taken } af { $all } sætum
join = Vera með
join-title = Vera með með kóða
join-code = Kóði eða hlekkur
join-or-link = eða opnaðu hlekkinn sem vinur sendi
join-unreadable = Þetta er hvorki kóði né hlekkur á borð.
new-here = Fyrsta skipti hér? Lestu hvernig er spilað.

## New table and waiting

new-table = Nýtt borð
open-table = { $count ->
     [one] Opna borðið, { $count } sæti er laust
    *[other] Opna borðið, { $count } sæti eru laus
    }
seat-number = Sæti { $number }
seat-open = Laust fyrir hvern sem er
fewer-seats = Einu sæti færra
more-seats = Einu sæti fleira
public-table = Sýna öllum borðið
waiting-title = Beðið eftir leikmönnum
sit-down = Setjast
stand-up = Standa upp
begin = Byrja
begin-waits = { $count ->
     [one] Enn er { $count } sæti laust
    *[other] Enn eru { $count } sæti laus
    }
invite = Boð
qr-code = QR-kóði með hlekk á þetta borð
link = Hlekkur á þetta borð
copy-link = Afrita hlekk
seats = Sæti
seat-open-line = Hver sem hefur hlekkinn getur sest.
seat-yours-line = Sætið þitt
who-comes = Hverjir geta komið
by-link = Aðeins með hlekk
clock = Klukka
clock-none = Engin klukka
clock-game = { $minutes } mín. + { $increment } s
clock-days = { $days ->
     [one] { $days } dagur á leik
    *[other] { $days } dagar á leik
    }
clock-move = { $seconds } s á leik
clock-choose-game = Fyrir allt spilið
clock-choose-days = Dagar á leik
clock-minutes = Mínútur á mann
clock-increment = Sekúndur til baka í hverjum leik
clock-move-days = Dagar fyrir hvern leik
clock-about = Þegar tími einhvers er búinn spilar vélmenni þar til hann snýr aftur.
options = Kostir
options-usual = allt eins og venjulega
options-changed = { $count ->
     [one] { $count } breytt
    *[other] { $count } breytt
    }
option-scoring_cards = Stigaumferðarspil
option-scoring_cards-about = Hvar stigaumferðir A og B liggja í sínum bunkum af peningaspilum.
option-game_end = Lok spilsins
option-game_end-about = Þegar ekki er hægt að fylla markaðinn eða strax þegar pokinn er tómur.
option-open_hands = Opin spil á hendi
option-open_hands-about = Hvort allir sjá peninga allra.
option-youngest = Yngsti leikmaðurinn
option-youngest-about = Ræður því hver byrjar: dregið um það eða þetta sæti.
option-final_tie = Jafntefli í lokin
option-final_tie-about = Hver vinnur ef jafnt er: allir eða sá sem á stærstu höllina.
option-open_supplies = Opnar birgðir
option-open_supplies-about = Hvort allir sjá hvað er bak við skerma hinna.
option-virtual_players = Sýndarleikmenn
option-virtual_players-about = Hve margir bætast við einn leikmann; annars eru þrír við borðið.
option-solo = Einn leikmaður
option-solo-about = Um hvað einn leikmaður spilar: sem flest stig eða að vinna sýndarleikmenn.
option-coins = Mynt
option-coins-about = Hve margar myntir eru á blaði, 3 til 99.
option-layout = Blað
option-layout-about = Sex raðir með sex stöfum úr PSACGT, tengdar með /, frá gulum 1 og niður.
value-shuffled = Stokkuð inn
value-top = Efst
value-market_short = Markaður fyllist ekki
value-last_tile = Pokinn er tómur
value-no = Nei
value-yes = Já
value-drawn = Dregið um
value-shared = Deilt
value-largest_palace = Stærsta höllin
value-auto = Sjálfkrafa
value-points = Stig
value-against = Gegn sýndarleikmönnum
start-now = Hefja spilið
start-needs-name = Segðu fyrst til nafns
waiting-full = Allir eru komnir
is-here = er hér
is-away = ekki við
open-seat = Losa sætið
bot-level = Styrkur vélmenna
fill-with-bots = Fylla með vélmennum
give-up-table = Hætta við borðið
code-is = Kóði: { $code }

## Bots

level-apprentice = Lærlingur
level-apprentice-line = Kann reglurnar, misreiknar sig oft og er fljótur að gleyma.
level-mason = Múrari
level-mason-line = Byggir traust en augað bregst stundum.
level-architect = Arkitekt
level-architect-line = Velur það sem lítur best út en gleymir hver heldur á hverju.
level-vizier = Vesír
level-vizier-line = Hugsar fram í tímann í flýti og giskar á hver heldur á hverju.
level-sultan = Soldán
level-sultan-line = Hugsar fram í tímann eins lengi og leyfist og gleymir engu.

## At every table

time-left = Tími eftir
time-days = { $days } d. { $hours } klst.
log = Hvað gerðist
log-empty = Ekkert hefur gerst enn.
talk = Spjall
talk-empty = Enginn hefur sagt neitt enn.
talk-muted = Spjallið er falið.
say = Segðu eitthvað
send = Senda
phrases = Stuttar setningar
phrase-hello = Góðan dag!
phrase-nice = Vel leikið!
phrase-thinking = Ég er að hugsa…
phrase-hurry = Þú átt leik!
phrase-thanks = Takk fyrir spilið!
phrase-again = Aftur?
takeback = Leikur til baka
takeback-ask = Biðja um leikinn aftur
takeback-asked = { $name } biður um síðasta leik til baka.
takeback-waits = Þú baðst um leikinn til baka. Hin eru að ákveða sig.
takeback-agree = Samþykkja
takeback-decline = Hafna
menu-score = Stigin hingað til
menu-talk = Spjall
menu-position = Staðan sem texti
menu-keys = Lyklar
position = Staðan sem texti
record = Sækja skrá
leave = Fara, vélmenni spilar áfram
come-back = Taka sætið aftur
keys = Lyklar
key-tab = á næsta hlut
key-arrows = milli staða á borðinu
key-digits = velja n-ta upplýsta hlutinn
key-enter = staðfesta
key-escape = hætta við
key-undo = afturkalla
key-restart = byrja leikinn aftur
key-hint = spyrja þjálfarann
key-say = segja stöðuna
key-log = hvað gerðist
key-replay = spila aftur frá síðasta leik þínum
key-talk = spjall
key-mute = hljóð af eða á
key-help = þessir lyklar

## The end

winner = { $name } sigrar
winners = Sameiginlegur sigur: { $names }
you-win = Þú sigraðir
game-over = Spilinu er lokið
points = { $count ->
     [one] { $count } stig
    *[other] { $count } stig
    }
ahead = { $points } stig, { $ahead } á undan { $name }
table-closed = Hætt var við borðið
table-closed-why = Enginn vann. Það sem var spilað er geymt.
rematch = Spila aftur
rematch-join = Vera með í næsta spili
look-at-board = Skoða borðið
to-result = Að úrslitum
share = Afrita hlekk
full-log = Skrá til staðfestingar
points-whence = Hvaðan stigin komu
points-from = Stig fyrir
every-point = Hvert stig
total = Samtals
part-alhambra-pavilion = Lystiskálar
part-alhambra-arcades = Súlnagöng
part-alhambra-garden = Garðar
part-alhambra-tower = Turnar
part-roll_and_write-pavilion = Lystiskálar
part-roll_and_write-arcades = Súlnagöng
part-roll_and_write-garden = Garðar
part-roll_and_write-tower = Turnar
part-alhambra-seraglio = Kvennabúr
part-alhambra-chambers = Svefnálmur
part-alhambra-wall = Lengsti múrinn
part-roll_and_write-palace = Hallir
part-roll_and_write-castle = Kastalar
part-roll_and_write-rows = Raðir
part-roll_and_write-columns = Dálkar
part-roll_and_write-coins = Mynt
part-roll_and_write-bonus = Bónus
part-medina-buildings = Byggingar
part-medina-stables = Geitahús
part-medina-walls = Múrar
part-medina-merchants = Kaupmenn
part-medina-palace_cards = Hallarspil
part-medina-tower_cards = Turnspil

## Rules

rules = Reglur
rules-search = Leita í reglum
rules-none = Engin regla segir þetta.
rules-in-english = Reglurnar í heild eru á ensku.

## Settings

settings = Stillingar
settings-language = Tungumál
settings-theme = Útlit
theme-system = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
settings-motion = Hreyfing
motion-system = Eins og tækið
motion-calm = Rólegt
motion-normal = Venjulegt
motion-quick = Hratt
motion-off = Engin
settings-sound = Hljóð
settings-sound-note = Stutt og lágt og aldrei eina merkið.
settings-confirm = Staðfesta leiki
settings-confirm-note = Spyrja áður en leikur er leikinn.
settings-talk = Sýna spjallið
settings-talk-note = Það sem aðrir segja við borðið.
name-kept = Nafnið er geymt.
carry-title = Spila í öðru tæki
carry-about = Hlekkur gerir annað tæki líka að þínu: opnaðu hann þar, einu sinni og fljótlega. Láttu engan fá hann.
carry-make = Búa til hlekk
carry-link = Hlekkur fyrir annað tæki
carry-until = { $minutes ->
     [one] Hann virkar einu sinni, innan { $minutes } mínútu.
    *[other] Hann virkar einu sinni, innan { $minutes } mínútna.
    }
pass-title = Spila í þessu tæki
pass-about = Þetta tæki tekur við nafni og spilum tækisins sem bjó til hlekkinn.
pass-use = Taka við

## What the server refuses

refused-unreadable = Þjónninn skildi ekki þessa síðu. Hladdu henni aftur.
refused-version = Þessi síða er eldri en þjónninn. Hladdu henni aftur.
refused-too_large = Þetta er of mikið í einu.
refused-too_fast = Þetta var of hratt. Bíddu andartak og reyndu aftur.
refused-too_many = Þú ert með of mörg spil í gangi. Ljúktu fyrst einu eða hættu við það.
refused-unknown_table = Slíkt borð er ekki til.
refused-unknown_guest = Þjónninn þekkir þig ekki enn. Segðu fyrst til nafns.
refused-unknown_game = Þessi þjónn þekkir ekki það spil.
refused-unknown_bot = Þessi þjónn þekkir ekki það vélmenni.
refused-bad_name = Nafn er 1 til 24 stafir í einni línu.
refused-bad_text = Skilaboð eru 1 til 200 stafir.
refused-bad_seats = Ekki er hægt að spila með þessum sætum.
refused-bad_options = Spilið hefur ekki þann kost.
refused-bad_clock = Slík klukka er ekki möguleg.
refused-bad_token = Þessi hlekkur hefur verið notaður eða er útrunninn. Biddu um nýjan.
refused-not_host = Aðeins sá sem opnaði borðið getur þetta.
refused-not_seated = Aðeins þeir sem sitja við borðið geta þetta.
refused-no_such_seat = Slíkt sæti er ekki til.
refused-seat_taken = Þar situr þegar einhver.
refused-seated_already = Þú situr þegar við þetta borð.
refused-seats_open = Enn eru laus sæti.
refused-not_begun = Spilið er ekki byrjað.
refused-begun = Spilið er þegar byrjað.
refused-over = Spilinu er lokið.
refused-closed = Hætt var við þetta borð.
refused-stale = Einhver var fljótari: sá leikur er liðinn.
refused-not_your_turn = Þú átt ekki leik.
refused-illegal = Reglurnar leyfa þetta ekki.
refused-nothing_to_undo = Ekkert er að afturkalla: eitthvað hulið kom í ljós eða leikurinn þinn var að hefjast.
refused-nothing_to_take_back = Þú átt engan leik sem hægt er að taka til baka.
refused-nothing_asked = Enginn hefur beðið um að taka leik til baka.
refused-followed = Nýja spilið er þegar opið.
refused-busy = Þjónninn er upptekinn. Reyndu aftur eftir andartak.
refused-stopping = Þjónninn er að endurræsast. Spilið þitt er geymt.
refused-storage = Þjónninn gat ekki skráð þetta og því gerðist það ekki. Reyndu aftur.
refused-unfinished = Þetta sést þegar spilinu er lokið.

## Alhambra Roll & Write
rw-type-pavilion = Lystiskáli
rw-type-palace = Kvennabúr
rw-type-arcades = Súlnagöng
rw-type-castle = Svefnálma
rw-type-garden = Garður
rw-type-tower = Turn
rw-letter-pavilion = L
rw-letter-palace = K
rw-letter-arcades = S
rw-letter-castle = V
rw-letter-garden = G
rw-letter-tower = T
rw-pair = blár { $blue }, gulur { $yellow }
rw-blue-value = Blár { $value }
rw-yellow-value = Gulur { $value }
rw-axes = Bláir teningar lárétt, gulir lóðrétt
rw-type = Gerð
rw-place = { $place }.
rw-virtual = Sýndarleikmaður { $number }
rw-round = Umferð { $round } af { $rounds }
rw-your-sheet = Blaðið þitt
rw-sheet-of = { $name }: blað
rw-see-sheet = Skoða blaðið: { $name }
rw-player = { $name }, { $points } stig, { $built ->
        [one] { $built } bygging
       *[other] { $built } byggingar
    }
rw-coins = { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }
rw-built-of = { $built } af { $all }
rw-coins-title = Myntir
rw-coins-left = { $coins } til ráðstöfunar
rw-coins-words = Myntir til ráðstöfunar: { $left }; hringur um { $gained } af { $printed }, strikað yfir { $spent }
rw-coins-legend = hringur: fengið, kross: eytt
rw-lines-legend = Raðir og dálkar: 4 byggðar +{ $four }, 5 byggðar +{ $five }, allar 6 +{ $six }
rw-built = Byggt hingað til
rw-crossing-free = Blár { $blue }, gulur { $yellow }: { $type }, laust
rw-crossing-built = Blár { $blue }, gulur { $yellow }: { $type }, byggt
rw-crossing-build = Blár { $blue }, gulur { $yellow }: { $type }, laust, má byggja
rw-crossing-again = Blár { $blue }, gulur { $yellow }: { $type }, laust, má byggja fyrir myntir
rw-crossing-keep = Blár { $blue }, gulur { $yellow }: { $type }; halda þessu pari
rw-row-words = Röð gulur { $value }: { $built } af 6, stig: { $points }
rw-column-words = Dálkur blár { $value }: { $built } af 6, stig: { $points }
rw-ask-action = Byggðu einn skurðpunkt eða taktu myntir
rw-ask-coins = Allir skurðpunktar teninganna eru byggðir: taktu myntir
rw-ask-again = Byggðu aftur fyrir myntir eða ljúktu leiknum
rw-ask-keep = Haltu einum bláum og einum gulum teningi; { $name } fær hina
rw-ask-wait = { $name } hugsar sig um
rw-ask-dice = Teningunum er kastað
rw-ask-over = Leiknum er lokið
rw-tray = Teningarnir þínir og kostir
rw-pair-own = Parið þitt
rw-pair-from = Frá: { $name }
rw-pair-second = Seinna parið
rw-pair-used = Notað, kastað næst
rw-pair-unused = Ónotað, gengur áfram
rw-pair-rolled = Nýkastað
rw-die-blue = Blár teningur, { $value } ({ $place })
rw-die-yellow = Gulur teningur, { $value } ({ $place })
rw-turn-blue = Snúa bláa teningnum úr { $from } í { $to } fyrir mynt
rw-turn-yellow = Snúa gula teningnum úr { $from } í { $to } fyrir mynt
rw-turn-price = snúningur um einn depil: 1 mynt
rw-turn-limit = aldrei 6 í 1 eða 1 í 6
rw-choose-build = { $type }
rw-choose-again = { $type } að auki
rw-choose-again-price = { $coins ->
        [one] fyrir { $coins } mynt
       *[other] fyrir { $coins } myntir
    }
rw-choose-keep = Halda { $blue } · { $yellow }
rw-choose-keep-type = sýnir: { $type }
rw-choose-some-coins = Taka myntir
rw-choose-coins = { $coins ->
        [one] Taka { $coins } mynt
       *[other] Taka { $coins } myntir
    }
rw-choose-end = Ljúka leik
rw-second-build = Seinni bygging
rw-second-build-price = { $coins ->
        [one] { $coins } mynt, á eftir þeirri fyrri
       *[other] { $coins } myntir, á eftir þeirri fyrri
    }
rw-undo = Afturkalla
rw-restart = Byrja leik aftur
rw-undo-reach = Afturköllun nær að síðasta kasti
rw-change-type = { $type } { $built } af { $boxes }
rw-change-row = röð { $value }: +{ $points }
rw-change-column = dálkur { $value }: +{ $points }
rw-change-coins = til ráðstöfunar: { $coins }
rw-change-total = ef leiknum lyki nú: úr { $before } í { $after }
rw-score-sheet = Stigablað
rw-points = Stigin þín hingað til
rw-points-completed = Fullgerðar gerðir
rw-points-lines = Raðir og dálkar
rw-points-coins = Myntir, 1 fyrir 2
rw-points-types = Ef leiknum lyki nú bæta gerðir við { $points }
rw-since = Frá síðasta leik þínum
rw-nothing-yet = Ekkert enn
rw-deed-built = byggði: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-again = fyrir myntir að auki: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-kept = hélt bláum { $blue }, gulum { $yellow }
rw-deed-coins = { $coins ->
        [0] tók engar myntir
        [one] tók { $coins } mynt
       *[other] tók { $coins } myntir
    }
rw-deed-turned-blue = sneri bláum { $from } í { $to }
rw-deed-turned-yellow = sneri gulum { $from } í { $to }
rw-deed-virtual = byggði: { $type }
rw-coach = Þjálfari:
rw-coach-ask = Spyrja þjálfarann
rw-coach-thinks = Þjálfarinn hugsar
rw-coach-silent = Engin ráð núna
rw-reason-wrong_moment = Nú er beðið um annað.
rw-reason-no_such_die = Enginn teningur í þessum lit sýnir þetta gildi.
rw-reason-never_round = Teningi er aldrei snúið úr 6 í 1 eða úr 1 í 6.
rw-reason-turning_is_over = Teningum er snúið á undan aðgerð, ekki á eftir.
rw-reason-no_coin = Engin mynt er eftir til að snúa teningi.
rw-reason-not_shown = Enginn blár og gulur teningur sýna þennan skurðpunkt saman.
rw-reason-built_already = Þessi skurðpunktur er þegar byggður.
rw-reason-not_after_coins = Seinni bygging kemur aðeins á eftir þeirri fyrri.
rw-reason-too_few_coins = Seinni bygging kostar þrjár myntir.
rw-reason-second_built = Skurðpunktur ónotuðu teninganna tveggja er þegar byggður.
rw-reason-not_rolled = Teningarnir fjórir sýna ekki þetta par.
