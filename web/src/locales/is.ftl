### Íslenska. Leikmenn eru þúaðir.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Kauptu byggingar fyrir fjóra gjaldmiðla, reistu um þær múr og eigðu flestar af hverri gerð.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Tveir bláir teningar, tveir gulir, þrjátíu og sex byggingar. Fullbyggðu gerð á undan hinum.
game-medina = Medina
game-medina-line = Reisið saman eina borg og ákveðið síðan hver á hvaða höll.
guest = Gestur
you = Þú
your-name = Nafnið þitt
back-home = Aftur heim
loading = Andartak…
offline = Ekki næst samband við þjóninn. Athugaðu tenginguna og reyndu aftur.
reconnecting = Tengist aftur… leikurinn þinn glatast ekki.
no-device = Vafrinn gat ekki ræst spilið. Endurhladdu síðuna eða prófaðu annan vafra.
device-keeps-nothing = Tækið vistar ekkert í augnablikinu: spilið varir aðeins á meðan síðan er opin.
device-version = Spilið hófst eftir eldri útgáfu reglnanna, sem þessi síða spilar ekki lengur.
device-elsewhere = Spilið er geymt á tækinu sem það er spilað á, og það er annað tæki en þetta.
table-gone = Þetta borð er ekki til
table-gone-why = Kannski er hlekkurinn rangur eða borðinu hefur verið lokað.
home = Heim
table = Borð
game = Spil
menu = Valmynd
close = Loka
keep = Vista
copied = Afritað
try-again = Reyna aftur
your-turn = Þú átt leik
switch-theme = Ljóst eða dökkt útlit
away-long = Enn er ekkert samband. Leikurinn þinn er geymdur og fer sjálfkrafa.
server-restarts = Þjónninn er að endurræsast. Spilið er geymt og heldur áfram eftir andartak.
back-here = Samband komst aftur á.
back-missed = { $count ->
     [one] Samband komst aftur á. Þú misstir af { $count } atburði.
    *[other] Samband komst aftur á. Þú misstir af { $count } atburðum.
    }

## Home

home-title = Reistu höll í kvöld
home-promise = Þrjú spil frá hinni fornu Granada og eyðimerkurborgunum. Engin skráning: segðu til nafns og spilaðu.
play-bots = Spila við vélmenni
invite-friends = Bjóða vinum
your-games = Spilin þín
open-tables = Opin borð
no-tables = Enginn bíður núna. Opnaðu borð og sendu vinum þínum hlekkinn.
status-open = beðið eftir leikmönnum
status-playing = í gangi
status-over = lokið
status-closed = lokað
game-size = { $fewest }–{ $most } leikmenn
game-time = { $minutes } mín.
learn = Læra
look = Opna
waits-for-you = { $count ->
     [one] { $count } spil bíður þín
    *[other] { $count } spil bíða þín
    }
seats-taken = { $taken } af { $all } sætum
list-waits = { $count ->
    [one] beðið eftir 1 leikmanni
   *[other] beðið eftir { $count } leikmönnum
  }
list-to-move = { $name } á leik
list-left = { $time } eftir
list-won = Þú sigraðir með { $points } stig
list-shared = Sameiginlegur sigur með { $names }, { $points } stig
list-lost = Sigur: { $names }, { $points } stig; þú fékkst { $own }
list-winner = Sigur: { $names }, { $points } stig
join = Taka þátt
join-title = Taka þátt með kóða
join-code = Kóði eða hlekkur
join-or-link = eða opnaðu hlekkinn sem vinur sendi
join-unreadable = Þetta er hvorki kóði né hlekkur á borð.
alone-title = Á eigin spýtur
ways = Fleira í boði
way-learn = Kennsla
way-learn-line = Fyrsta spilið, útskýrt skref fyrir skref. Fimm mínútur.
way-rules = Reglur
way-rules-line = Allar reglur með myndum, og leit.
way-bots = Vélmenni
way-bots-line = Fimm styrkleikar, frá lærlingi til soldáns.
way-replay = Skráð spil
way-replay-line = Opnaðu vistað spil, skoðaðu leik fyrir leik og spurðu þjálfarann.

## New table and waiting

new-table = Nýtt borð
open-table = { $count ->
     [one] Opna borð með { $count } lausu sæti
    *[other] Opna borð með { $count } lausum sætum
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
clock-increment = Sekúndur í viðbót á leik
clock-move-days = Dagar fyrir hvern leik
clock-about = Þegar tími einhvers rennur út spilar vélmenni fyrir hann þar til hann snýr aftur.
options = Valkostir
options-usual = eins og venjulega
options-changed = { $count ->
     [one] { $count } breytt
    *[other] { $count } breytt
    }
option-scoring_cards = Stigaumferðarspil
option-scoring_cards-about = Hvar stigaumferðarspilin A og B liggja í sínum bunkum.
option-game_end = Lok spilsins
option-game_end-about = Þegar ekki er hægt að fylla markaðinn, eða um leið og pokinn er tómur.
option-open_hands = Opin spil á hendi
option-open_hands-about = Hvort allir sjá peninga allra.
option-youngest = Yngsti leikmaðurinn
option-youngest-about = Ræður hver byrjar: dregið um það eða þetta sæti.
option-scoring_time = Tími stigagjafar
option-scoring_time-about = Hvenær stig eru talin í A og B. Sé það gert strax í tveggja manna spili dregur Dirk áður en fyllt er á markaðinn.
option-extra_action = Aukaaðgerð
option-extra_action-about = Hvort nota verður aukaaðgerðina sem rétt upphæð gefur eða sleppa má henni.
option-final_tie = Jafntefli í lokin
option-final_tie-about = Hver vinnur ef jafnt er: allir sem eru jafnir eða sá sem á stærstu höllina.
option-open_supplies = Opnar birgðir
option-open_supplies-about = Hvort allir sjá hvað er bak við skerma hinna.
option-last_piece = Stakur síðasti kubbur
option-last_piece-about = Hvort setja verður niður stakan kubb sem eftir er eða sleppa má honum.
option-virtual_players = Sýndarleikmenn
option-virtual_players-about = Hve margir spila á móti einum leikmanni. Sjálfkrafa: svo margir að þrír séu við borðið.
option-solo = Einn leikmaður
option-solo-about = Að hverju er stefnt í eins manns spili: sem flestum stigum eða sigri á sýndarleikmönnum.
option-coins = Myntir
option-coins-about = Hve margar myntir eru á blaði, 3 til 99.
option-layout = Blað
option-layout-about = Sex raðir, tengdar með /, frá gulum 1 og niður. Í hverri eru sex stafir: P lystiskáli, S kvennabúr, A súlnagöng, C svefnálma, G garður, T turn.
value-shuffled = Stokkuð inn
value-top = Efst
value-market_short = Ekki hægt að fylla markaðinn
value-last_tile = Pokinn er tómur
value-after_refill = Eftir áfyllingu
value-at_once = Strax
value-must = Skylda
value-may = Valfrjálst
value-no = Nei
value-yes = Já
value-drawn = Dregið um
value-shared = Sameiginlegur sigur
value-largest_palace = Stærsta höllin
value-auto = Sjálfkrafa
value-points = Stig
value-against = Gegn sýndarleikmönnum
start-now = Hefja spilið
start-needs-name = Segðu fyrst til nafns
waiting-full = Allir eru komnir
is-here = er hér
is-away = ekki við
bot-level = Styrkur vélmenna
fill-with-bots = Fylla með vélmennum
give-up-table = Loka borðinu
code-is = Kóði: { $code }
join-this = Fáðu þér sæti
watch-too = Eða vertu bara á þessari síðu og horfðu á: spilið birtist um leið og það hefst.
give-up-ask = Loka borðinu?
give-up-for = Þá lokast borðið líka hjá öðrum: { $names }.
give-up-alone = Þá lokast borðið.
give-up-means = Spilinu lýkur hér og enginn sigrar.
leave-means = Þarftu bara að skreppa? Vélmenni getur tekið við, og þú getur komið aftur hvenær sem er.
play-on = Spila áfram
keep-table = Hafa borðið opið
give-up-now = Loka borðinu

## Bots

level-apprentice = Lærlingur
level-apprentice-line = Kann reglurnar, misreiknar sig oft og er fljótur að gleyma.
level-mason = Múrari
level-mason-line = Byggir traust en stundum bregst bogalistin.
level-architect = Arkitekt
level-architect-line = Velur það sem lítur best út en gleymir hver heldur á hverju.
level-vizier = Vesír
level-vizier-line = Hugsar fram í tímann, en í flýti, og giskar á hver heldur á hverju.
level-sultan = Soldán
level-sultan-line = Gefur sér tíma til að hugsa langt fram og gleymir engu.
character-other = { $name }: bjóða öðrum að borðinu
character-tariq-line = Hrærir múrblönduna og spyr um allt.
character-tariq-hello = Er verið að byggja hér? Hendurnar eru hreinar. Næstum.
character-tariq-farewell = Aftur? Ég var rétt að ná þessu.
character-dunya-line = Vökvar appelsínutrén og þekkir hvert þeirra með nafni.
character-dunya-hello = Trén geta beðið. Hver byrjar?
character-dunya-farewell = Þetta leið eins og vorið.
character-isak-line = Yngsti sonur flísaskerans, telur enn á fingrum sér.
character-isak-hello = Ég taldi myntirnar mínar tvisvar. Byrjum!
character-isak-farewell = Ég hafði reiknað með öðru. En gaman var það.
character-tala-line = Kom úr Atlasfjöllum með úlfaldalest frænda síns.
character-tala-hello = Heima spilum við þetta með steinvölum.
character-tala-farewell = Þessu segi ég frá uppi í fjöllum.
character-omar-line = Hlóð fyrsta vegginn tíu ára og heimsækir hann enn.
character-omar-hello = Góður steinn, gott fólk. Byggjum!
character-omar-farewell = Þetta stendur. Það er fyrir mestu.
character-elvira-line = Heggur stein og syngur á meðan.
character-elvira-hello = Ég raula þegar vel gengur. Þú heyrir það.
character-elvira-farewell = Gott dagsverk. Ég tek ofan.
character-idris-line = Reisti annan hvern bænaturn við ána og kleif þá alla.
character-idris-hello = Passaðu höfuðið, ég byggi hátt í dag.
character-idris-farewell = Að ofan leit þetta allt öðruvísi út!
character-sol-line = Glerjar flísar; bláa litinn segir hún engum frá.
character-sol-hello = Varlega, ég er enn blá á fingrunum.
character-sol-farewell = Þvílíkir litir! Takk.
character-maryam-line = Smíðar stjörnuskífur og kemur aldrei of seint.
character-maryam-hello = Stjörnurnar eru komnar upp. Við getum byrjað.
character-maryam-farewell = Stjörnurnar vissu það. Þær sögðu bara ekkert.
character-rodrigo-line = Teiknar loft úr sedrusviði og sjálfan sig úti í horni.
character-rodrigo-hello = Autt blað. Ég elska byrjanir.
character-rodrigo-farewell = Þetta teikna ég. Mistökunum mínum sleppi ég.
character-samuel-line = Mælir allt tvisvar, líka súpuna.
character-samuel-hello = Augnablik, gleraugun. Jæja, ég er tilbúinn.
character-samuel-farewell = Ég mældi tvisvar: þessu er í alvöru lokið.
character-kenza-line = Ræktar garða þar sem í gær var sandur.
character-kenza-hello = Sestu í skuggann. Þetta gæti tekið tíma.
character-kenza-farewell = Það sem vex hægt stendur lengst. Vel spilað.
character-hasan-line = Þjónaði þremur soldánum og lifði þá alla.
character-hasan-hello = Ég hef nægan tíma. Á mínum aldri er það munaður.
character-hasan-farewell = Ég hef átt verri kvöld. Miklu verri.
character-zaynab-line = Gætir innsiglisins og allra leyndarmála hallarinnar.
character-zaynab-hello = Bréfin bíða til morguns. Spilum!
character-zaynab-farewell = Innsiglað og frágengið. Vel barist.
character-natan-line = Yrkir á daginn og semur sáttmála á nóttunni.
character-natan-hello = Engar vísur í dag, ég lofa. Í mesta lagi ein.
character-natan-farewell = Hm. Úr þessu verður kvæði.
character-beatriz-line = Talar sjö tungumál og þegir á þeim öllum.
character-beatriz-hello = Ég kinka kolli. Á sjö tungumálum.
character-beatriz-farewell = Vel spilað. Það segi ég sjaldan.
character-yusuf-line = Byggir á daginn, við lampaljós og yfir matnum.
character-yusuf-hello = Hirð mín stendur þér opin. Láttu fara vel um þig.
character-yusuf-farewell = Þú mátt kyssa á … nei, handaband dugar.
character-aisha-line = Stjórnar með því að lyfta annarri augabrúninni.
character-aisha-hello = Sjáum hvað í þér býr.
character-aisha-farewell = Þú átt virðingu mína. Það er ekki lítið.
character-ziri-line = Kom úr eyðimörkinni með fjörutíu tjöld og áætlun.
character-ziri-hello = Sunnanvindur. Það veit á gott.
character-ziri-farewell = Sandurinn hylur öll spor. En ég man þetta.
character-itimad-line = Óskaði sér snjós í Córdoba og fékk möndlublóm.
character-itimad-hello = Ein ósk: að okkur leiðist ekki.
character-itimad-farewell = Óskin rættist. Takk fyrir kvöldið.
bots-title = Við hvern viltu spila?
bots-about = Veldu spil og mótherja. Það byrjar strax, og þú mátt taka leiki til baka.
play-level = Spila

## At every table

time-left = Tími eftir
time-days = { $days } d. { $hours } klst.
virtual-player = Sýndar­leik­maður { $number }
log = Gangur
talk = Spjall
talk-empty = Enginn hefur sagt neitt enn.
talk-muted = Spjallið er falið.
say = Segðu eitthvað
send = Senda
phrases = Stuttar setningar
phrase-hello = Hæ!
phrase-nice = Vel leikið!
phrase-thinking = Ég er að hugsa…
phrase-hurry = Þú átt leik!
phrase-thanks = Takk fyrir spilið!
phrase-again = Eitt enn?
takeback = Taka leik til baka
takeback-ask = Biðja um að taka leik til baka
takeback-asked = { $name } vill taka síðasta leik til baka.
takeback-waits = Þú baðst um að taka leikinn til baka. Hin ákveða nú.
takeback-agree = Samþykkja
takeback-decline = Hafna
menu-score = Stigin hingað til
menu-talk = Spjall
menu-position = Staðan sem texti
menu-keys = Flýtilyklar
position = Staðan sem texti
record = Sækja skráningu spilsins
leave = Fara, vélmenni tekur við
come-back = Setjast aftur í sætið mitt
coming-left = { $name } fór frá borðinu. { $bot } tekur við.
coming-left-you = Þú fórst frá borðinu. { $bot } tekur við.
coming-time = { $name } féll á tíma. { $bot } tekur við.
coming-time-you = Þú féllst á tíma. { $bot } tekur við.
coming-back = { $name } sneri aftur.
coming-back-you = Þú snerir aftur.
stands-in = Hér spilar { $bot }
watching = Þú horfir á
watching-about = Þú horfir á þetta spil. Aðrir sitja í sætunum.
keys = Flýtilyklar
key-tab = á næsta hlut
key-arrows = milli reita á borðinu
key-digits = velja upplýsta kostinn með því númeri
key-enter = staðfesta
key-escape = hætta við
key-undo = eitt skref til baka
key-restart = byrja leikinn upp á nýtt
key-hint = spyrja þjálfarann
key-say = lesa upp stöðuna
key-log = gangur spilsins
key-replay = sýna aftur frá síðasta leik þínum
key-talk = spjall
key-mute = hljóð af eða á
key-help = þessir lyklar

## The end

winner = { $name } sigrar
winners = Sameiginlegur sigur: { $names }
you-win = Þú sigraðir
alone-first = Fyrsta einleiksskorið þitt: nú er met að slá.
alone-record = Persónulegt met! Áður var það { $before }.
alone-equal = Jafnt metinu þínu.
alone-behind = Metið þitt er { $best }.
game-over = Spilinu er lokið
points = { $count ->
     [one] { $count } stig
    *[other] { $count } stig
    }
ahead = { $points } stig, { $ahead } á undan { $name }
table-closed = Borðinu var lokað
table-closed-why = Enginn vann. Það sem var spilað er geymt.
rematch = Annað spil
rematch-join = Taka þátt í næsta spili
look-at-board = Skoða borðið
to-result = Að úrslitum
share = Deila
full-log = Gangur til staðfestingar
points-whence = Hvaðan stigin komu
points-from = Stig fyrir
every-point = Öll stigin
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
part-roll_and_write-palace = Kvennabúr
part-roll_and_write-castle = Svefnálmur
part-roll_and_write-rows = Raðir
part-roll_and_write-columns = Dálkar
part-roll_and_write-coins = Myntir
part-roll_and_write-bonus = Bónus
part-medina-buildings = Byggingar
part-medina-stables = Geitahús
part-medina-walls = Múrar
part-medina-merchants = Kaupmenn
part-medina-palace_cards = Hallarspil
part-medina-tower_cards = Turnspil
end-pages = Síður úrslitanna
end-page-result = Úrslit
end-page-bars = Stig
end-page-points = Tafla
end-page-story = Gangur
scoring-final = Lokatalning
scoring-go-on = Áfram
scoring-nobody = Enginn á neitt.
scoring-show = Sýna
scoring-skip = Sleppa
scorings-all =
    { $count ->
    [one] Lokatalning
   *[other] Allar stigaumferðir
    }
alhambra-end-dirk = Dirk er með en getur ekki unnið: flísarnar hans telja í stigaumferðum.
rw-end-virtual = Sýndarleikmenn fá engin stig. Þeir tóku sæti af öðrum: { $list }.
rw-end-virtual-none = Sýndarleikmenn fá engin stig og tóku ekki sæti af neinum.
alhambra-tally-exact = Rétt upphæð greidd
alhambra-tally-cards = Peningaspil tekin
alhambra-tally-redesigns = Endurhannanir
medina-tally-built = Byggingar settar
medina-tally-walled = Múrar settir
medina-tally-traded = Kaupmenn settir
medina-tally-roofed = Þök sett
rw-tally-built = Byggingar reistar
rw-tally-again = Byggt tvisvar
rw-tally-turned = Teningum snúið
rw-tally-coins = Myntir teknar

## Rules

rules = Reglur
rules-search = Leita í reglum
rules-none = Engin regla fannst um þetta.

## Settings

settings = Stillingar
settings-language = Tungumál
settings-theme = Útlit
theme-system = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
settings-motion = Hreyfing
motion-system = Eins og tækið
motion-calm = Róleg
motion-normal = Venjuleg
motion-quick = Hröð
motion-off = Engin
settings-sound = Hljóð
settings-sound-note = Stutt og lágt. Ekkert er sagt með hljóði einu saman.
settings-confirm = Staðfesta leiki
settings-confirm-note = Spyrja áður en leikur gildir.
settings-talk = Sýna spjallið
settings-talk-note = Það sem aðrir segja við borðið.
settings-bot-words = Vélmenni segja nokkur orð
settings-bot-words-note = Í upphafi spils og þegar því lýkur.
name-kept = Nafnið er geymt.
carry-title = Spila í öðru tæki
carry-about = Búðu til hlekk og opnaðu hann í hinu tækinu. Hann virkar einu sinni, í stuttan tíma, og gerir tækið að þínu. Láttu engan annan fá hann.
carry-make = Búa til hlekk
carry-link = Hlekkur fyrir annað tæki
carry-until = { $minutes ->
     [one] Hann virkar einu sinni, innan { $minutes } mínútu.
    *[other] Hann virkar einu sinni, innan { $minutes } mínútna.
    }
pass-title = Spila í þessu tæki
pass-about = Þetta tæki tekur við nafni og spilum tækisins sem bjó til hlekkinn.
pass-use = Nota tækið

## The server

status = Þjónninn
status-link = Hvernig þjóninum gengur
status-idle = Allt er rólegt: vélmenni getur hugsað strax.
status-keeps-up = Vélmennin hafa undan: enginn bíður eftir þeim.
status-behind = { $waiting ->
    [one] { $waiting } vélmenni bíður
   *[other] { $waiting } vélmenni bíða
  } eftir að fá að hugsa (pláss: { $workers }). Leikir þeirra gætu tekið aðeins lengri tíma en venjulega.
status-stopping = Þjónninn er að stöðvast. Ekkert tapast: haldið er áfram frá síðasta leik.
status-of = { $count } af { $all }
status-bots-busy = Vélmenni sem hugsa
status-bots-waiting = Vélmenni sem bíða
status-bots-answered = Leikir vélmenna hingað til
status-tables-playing = Spil í gangi
status-tables-open = Borð sem bíða leikmanna
status-sockets = Tæki við borð
status-since = Í gangi síðan
status-version = Útgáfa

## What the server refuses

refused-unreadable = Þjónninn skildi ekki þessa síðu. Endurhladdu síðuna.
refused-version = Þessi síða er eldri en þjónninn. Endurhladdu síðuna.
refused-too_large = Þetta er of mikið í einu.
refused-too_fast = Ekki svona hratt. Bíddu andartak og reyndu aftur.
refused-too_many = Þú ert með of mörg spil í gangi. Ljúktu fyrst einu eða lokaðu því.
refused-unknown_host = Þjónninn svarar ekki á þessari slóð.
refused-unknown_table = Slíkt borð er ekki til.
refused-unknown_guest = Þjónninn þekkir þig ekki enn. Segðu fyrst til nafns.
refused-unknown_game = Þessi þjónn þekkir ekki það spil.
refused-unknown_bot = Þessi þjónn þekkir ekki það vélmenni.
refused-bad_name = Nafn er 1 til 24 stafir í einni línu.
refused-bad_text = Skilaboð eru 1 til 200 stafir.
refused-bad_seats = Ekki er hægt að spila með þessum sætum.
refused-bad_options = Þessi valkostur er ekki til í spilinu.
refused-bad_clock = Svona klukka er ekki í boði.
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
refused-closed = Þessu borði var lokað.
refused-stale = Of seint: sá leikur er liðinn.
refused-not_your_turn = Þú átt ekki leik.
refused-illegal = Reglurnar leyfa þetta ekki.
refused-nothing_to_undo = Ekkert er til að taka til baka: spil, flís eða kast er þegar komið í ljós, eða leikurinn þinn var að hefjast.
refused-nothing_to_take_back = Þú átt engan leik sem hægt er að taka til baka.
refused-nothing_asked = Enginn hefur beðið um að taka leik til baka.
refused-followed = Nýja spilið er þegar opið.
refused-busy = Þjónninn er upptekinn. Reyndu aftur eftir andartak.
refused-preparing = Enn er verið að undirbúa þetta spil. Reyndu aftur eftir mínútu.
refused-stopping = Þjónninn er að endurræsast. Spilið þitt er geymt.
refused-storage = Þjónninn gat ekki skráð þetta og því gerðist það ekki. Reyndu aftur.
refused-failed = Eitthvað fór úrskeiðis. Reyndu aftur.
refused-unfinished = Þetta sést þegar spilinu er lokið.

## Alhambra
alhambra-type-pavilion = Lystiskáli
alhambra-type-seraglio = Kvennabúr
alhambra-type-arcades = Súlnagöng
alhambra-type-chambers = Svefnálma
alhambra-type-garden = Garður
alhambra-type-tower = Turn
alhambra-letter-pavilion = L
alhambra-letter-seraglio = K
alhambra-letter-arcades = S
alhambra-letter-chambers = V
alhambra-letter-garden = G
alhambra-letter-tower = T
alhambra-money-florin = gyllini
alhambra-money-dirham = dirham
alhambra-money-denar = denar
alhambra-money-ducat = dúkat
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } gyllini
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
   *[other] dirhamar
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denar
   *[other] denarar
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] dúkat
   *[other] dúkatar
  }
alhambra-fountain = Ljónagosbrunnur
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk safnar aðeins flísum. Þær telja í stigaumferðum.
alhambra-you = Þú
alhambra-side-n = norður
alhambra-side-e = austur
alhambra-side-s = suður
alhambra-side-w = vestur
alhambra-walls = múrar: { $sides }
alhambra-no-walls = engir múrar
alhambra-east = { $count } til austurs
alhambra-west = { $count } til vesturs
alhambra-south = { $count } til suðurs
alhambra-north = { $count } til norðurs
alhambra-middle = við gosbrunninn
alhambra-market = Markaður
alhambra-slot = Reitur { $slot }: { $tile }, verð { $price }. { $pays ->
    [exactly] Þú getur greitt rétta upphæð.
    [over] Þú getur greitt, en ekki rétta upphæð.
   *[no] Þú getur ekki keypt hana núna.
  }
alhambra-slot-empty = { $over ->
    [yes] Reitur { $slot }, { $currency }: tómur
   *[no] Reitur { $slot }, { $currency }: tómur þar til leik lýkur
    }
alhambra-empty = tómur
alhambra-empty-until = tómur þar til leik lýkur
alhambra-plays-on = Þú getur greitt rétta upphæð og haldið áfram
alhambra-display = Peningar í borði
alhambra-display-rule = Taktu eitt spil, eða fleiri ef þau eru samtals 5 eða minna.
alhambra-piles = Stokkur { $deck } · kastbunki { $discard }
alhambra-taken = tekið
alhambra-take-card = Taka { $card }
alhambra-hand = Peningarnir þínir
alhambra-hand-sum = { $money } á hendi
alhambra-hand-empty = Engir peningar á hendi. Taktu peninga.
alhambra-hand-hidden = { $count ->
    [one] { $count } falið spil
   *[other] { $count } falin spil
  }
alhambra-reserve = Geymsla
alhambra-your-reserve = Geymslureiturinn þinn
alhambra-reserve-empty = Geymsla tóm
alhambra-reserve-of = { $count ->
    [one] { $count } flís í geymslu
   *[other] { $count } flísar í geymslu
  }
alhambra-reserve-tile = Í geymslu: { $tile }. Færa í höllina.
alhambra-reserve-note = Þar gefur hún engin stig; með endurhönnun má færa hana í höllina.
alhambra-bought-tile = Keypt: { $tile }
alhambra-players = Leikmenn
alhambra-player = { $name }, { $points } stig, { $cards } spil
alhambra-thinks = hugsar
alhambra-see-palace = Sýna höll: { $name }
alhambra-cards = { $count } spil
alhambra-cards-word = Spil
alhambra-tiles = { $count ->
    [one] { $count } flís
   *[other] { $count } flísar
  }
alhambra-wall = múr { $length }
alhambra-wall-word = Múr
alhambra-palace-of = Höll: { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } bygging
   *[other] { $buildings } byggingar
  }, lengsti múr { $wall }
alhambra-your-palace = Höllin þín
alhambra-whole-palace = Sýna alla höllina
alhambra-zoom-in = Stækka
alhambra-fit = Sýna allt
alhambra-before = Fyrri leikmaður
alhambra-after = Næsti leikmaður
alhambra-close = Loka
alhambra-cell-at = Reitur { $number }, { $cell }: byggja hér
alhambra-cell-swap = Flís { $number }, { $cell }: skipta hér
alhambra-cell-remove = Flís { $number }, { $cell }: setja í geymslu
alhambra-majorities = Meirihlutar og stig
alhambra-you-have = Þú átt
alhambra-now-brings = { $scoring } gæfi núna +{ $points }
alhambra-then-brings = , svo +{ $points }
alhambra-why = hvers vegna?
alhambra-most-of = Flest…
alhambra-points-at = Stig í { $scoring }
alhambra-show-counts = sýna fjölda
alhambra-at = í { $scoring }
alhambra-one-each = 1 hvert
alhambra-bag = { $count ->
    [one] { $count } flís í pokanum
   *[other] { $count } flísar í pokanum
  }
alhambra-scoring = Stigaumferð
alhambra-scored = Stigaumferð { $scoring } er lokið
alhambra-next = · { $scoring } næst
alhambra-at-end = · { $scoring } í lokin
alhambra-track-short = { $scoring } næst · poki { $bag }
alhambra-actions = Það sem þú getur gert
alhambra-your-turn = Þú átt leik
alhambra-over = Spilinu er lokið.
alhambra-undo = Til baka
alhambra-restart = Byrja leik upp á nýtt
alhambra-cancel = Hætta við
alhambra-confirm = Staðfesta
alhambra-build = Byggja
alhambra-take = Taka
alhambra-pay = Greiða
alhambra-pay-and-play-on = Greiða og halda áfram
alhambra-pay-and-build = Greiða og byggja
alhambra-pass = Segja pass
alhambra-decline = Ljúka aðgerðum
alhambra-decline-short = Búið
alhambra-redesign = Endurhönnun
alhambra-to-reserve = Í geymslu
alhambra-to-dirk = Gefa Dirk
alhambra-prompt-action = Taktu peninga, kauptu flís eða endurhannaðu.
alhambra-prompt-play-on = Rétt upphæð: þú heldur áfram.
alhambra-prompt-may-play-on = Rétt upphæð: halda áfram?
alhambra-prompt-pass = Þú getur ekkert gert.
alhambra-prompt-wait = { $name } á leik…
alhambra-prompt-redesign = Veldu flís í höllinni eða geymslunni.
alhambra-prompt-cards = Veldu spil, það hæsta fyrst.
alhambra-prompt-which = Hvaða flís leggur þú fyrst?
alhambra-prompt-place = Leggðu: { $tile }
alhambra-prompt-move = Færðu úr geymslu: { $tile }
alhambra-prompt-take = Taka: { $cards }
alhambra-prompt-pay = { $tile }, { $price }: { $cards }
alhambra-prompt-at = Byggja hér: { $tile }?
alhambra-prompt-swap = Skipta hér: { $tile }?
alhambra-prompt-remove = Í geymslu: { $tile }?
alhambra-prompt-reserve = Í geymslu: { $tile }?
alhambra-prompt-give = Gefa Dirk: { $tile }?
alhambra-pays-exactly = er rétt upphæð, þú heldur áfram
alhambra-pays-over = er { $by } of mikið
alhambra-pays-short = vantar { $by }
alhambra-cells-fit = { $cells ->
    [0] enginn reitur passar
    [one] { $cells } reitur passar
   *[other] { $cells } reitir passa
  }
alhambra-fits-nowhere = Passar hvergi: fer í geymslu.
alhambra-fits-on = { $cells ->
    [one] Passar á { $cells } reit
   *[other] Passar á { $cells } reiti
  }
alhambra-peek = Þú átt { $own }, aðrir mest { $most }
alhambra-peek-pays = { $scoring } gefur { $pays }
alhambra-peek-short = Enn vantar: { $money }
alhambra-planned = { $tile }, verður byggt: { $cell }
alhambra-leads-alone = Flest allra
alhambra-leads-shared = Jafnt á toppnum
alhambra-behind = { $by } á eftir
alhambra-gain = { $points } í { $scoring }
alhambra-wall-stays = Múr er áfram { $length }
alhambra-wall-changes = Múr { $before } → { $after }
alhambra-not-so = Ekki núna.
alhambra-not-here = Ekki hér.
alhambra-rule = Regla { $rule }
alhambra-why-legal = Þetta er hægt.
alhambra-why-wrong-moment = Nú er komið að öðru.
alhambra-why-must-act = Ekki má segja pass meðan einhver aðgerð er möguleg.
alhambra-why-cards-not-shown = Þessi spil eru ekki í borði.
alhambra-why-slot-empty = Reiturinn er tómur þar til leik lýkur.
alhambra-why-too-little-money = Þú átt of lítið í þessum gjaldmiðli.
alhambra-why-card-not-held = Þú átt ekkert slíkt spil.
alhambra-why-cards-descend = Veldu spilin frá hæsta til lægsta.
alhambra-why-cannot-reach-price = Þessi spil duga ekki fyrir verðinu.
alhambra-why-price-not-reached = Verðinu er ekki enn náð.
alhambra-why-not-in-reserve = Þessi flís er ekki í geymslunni þinni.
alhambra-why-fits-nowhere = Þessi flís passar hvergi í höllina þína.
alhambra-why-no-tile-there = Þar áttu enga flís.
alhambra-why-fountain-stays = Gosbrunnurinn er alltaf á sínum stað.
alhambra-why-cuts-off = Þá yrði ekki lengur gengt að öðrum flísum.
alhambra-why-leaves-hole = Þá yrði gat í höllinni.
alhambra-why-not-set-aside = Þú keyptir ekki þessa flís í þessum leik.
alhambra-why-cell-taken = Þar liggur þegar flís.
alhambra-why-touches-nothing = Flís verður að snerta höllina með einni hlið.
alhambra-why-sides-differ = Múr lægi að opinni hlið.
alhambra-why-no-way-in = Múrað fyrir: engin gönguleið þangað.
alhambra-why-makes-hole = Þá lokaðist auður reitur inni.
alhambra-why-no-dirk = Dirk er aðeins með tveimur leikmönnum.
alhambra-why-not-to-dirk = Flísar sem þú færð í lokin fara ekki til Dirks.
alhambra-why-not-drawn-now = Nú er ekkert dregið.
alhambra-so-far = Leikur þinn hingað til
alhambra-earlier = Áður
alhambra-no-action = Engin aðgerð enn. Taktu peninga, kauptu flís eða endurhannaðu.
alhambra-not-your-turn = Þú átt ekki leik enn.
alhambra-log-took = tekur { $cards }
alhambra-log-bought = kaupir: { $tile }, { $money }
alhambra-log-bought-exactly = kaupir fyrir rétta upphæð: { $tile }, { $money }
alhambra-log-placed = byggir: { $tile }
alhambra-log-moved = færir úr geymslu: { $tile }
alhambra-log-swapped = skiptir inn úr geymslu: { $tile }
alhambra-log-stored = setur í geymslu: { $tile }
alhambra-log-removed = tekur úr höllinni: { $tile }
alhambra-log-gave = gefur Dirk: { $tile }
alhambra-log-passed = segir pass
alhambra-log-declined = sleppir aukaaðgerðinni
alhambra-log-scoring = Stigaumferð { $scoring }: { $list }
alhambra-advise-took = taktu { $cards }
alhambra-advise-bought = kauptu: { $tile }, { $money }
alhambra-advise-bought-exactly = kauptu fyrir rétta upphæð: { $tile }, { $money }
alhambra-advise-placed = byggðu: { $tile }
alhambra-advise-moved = færðu úr geymslu: { $tile }
alhambra-advise-swapped = skiptu inn úr geymslu: { $tile }
alhambra-advise-stored = settu í geymslu: { $tile }
alhambra-advise-removed = taktu úr höllinni: { $tile }
alhambra-advise-gave = gefðu Dirk: { $tile }
alhambra-advise-passed = segðu pass
alhambra-advise-declined = slepptu aukaaðgerðinni

## Alhambra Roll & Write
rw-type-pavilion = Lystiskáli
rw-type-palace = Kvenna­búr
rw-type-arcades = Súlna­göng
rw-type-castle = Svefn­álma
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
rw-virtual = Sýndar­leik­maður { $number }
rw-round = Umferð { $round } af { $rounds }
rw-chapters = Umferð
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
rw-built-short = { $built } byggð
rw-coins-title = Myntir
rw-coins-left = { $coins } til að eyða
rw-coins-words = Myntir til að eyða: { $left }; hringur um { $gained } af { $printed }, strikað yfir { $spent }
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
rw-ask-action = Byggðu á skurðpunkti eða taktu myntir
rw-ask-coins = Hér er allt byggt: taktu myntir
rw-ask-again = Byggðu aftur fyrir { $coins } myntir eða ljúktu leiknum
rw-ask-keep = Haltu einum bláum og einum gulum; { $name } fær hina
rw-ask-wait = { $name } hugsar sig um
rw-ask-dice = Teningunum er kastað
rw-ask-over = Spilinu er lokið
rw-ask-click = { $choice }? Smelltu aftur.
rw-ask-tap = { $choice }? Ýttu aftur.
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
rw-choose-nothing = Sleppa
rw-choose-nothing-coins = engar myntir
rw-do-build = Byggja
rw-do-coins = Taka
rw-do-keep = Halda
rw-undo = Til baka
rw-restart = Byrja leik upp á nýtt
rw-undo-reach = Kastið stendur
rw-change-type = { $type } { $built } af { $boxes }
rw-change-row = röð { $value }: +{ $points }
rw-change-column = dálkur { $value }: +{ $points }
rw-change-coins = til að eyða: { $coins }
rw-change-total = staðan nú: { $before } → { $after }
rw-place-built = byggt
rw-place-column = dálkur { $value }: { $built } af 6
rw-place-free = laust
rw-place-row = röð { $value }: { $built } af 6
rw-place-type = { $type } { $built } af { $boxes } (allt: +{ $points })
rw-score-sheet = Stigablað
rw-points = Stigin þín hingað til
rw-points-own = Stigin þín
rw-points-completed = Fullbyggðar gerðir
rw-points-lines = Raðir og dálkar
rw-points-coins = Myntir, 1 fyrir 2
rw-points-types = Staðan nú, með { $points } fyrir gerðir
rw-points-final = Lokastaðan, þar af { $points } fyrir gerðir
rw-deed-built = byggir: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-again = byggir líka fyrir myntir: { $type }, blár { $blue }, gulur { $yellow }
rw-deed-kept = heldur bláum { $blue }, gulum { $yellow }
rw-deed-coins = { $coins ->
        [0] tekur engar myntir
        [one] tekur { $coins } mynt
       *[other] tekur { $coins } myntir
    }
rw-deed-turned-blue = { $manner ->
    [you] snýrð
   *[log] snýr
    } bláum úr { $from } í { $to }
rw-deed-turned-yellow = { $manner ->
    [you] snýrð
   *[log] snýr
    } gulum úr { $from } í { $to }
rw-completes = { $name }: { $type }, fullbyggt, +{ $points }.
rw-deed-virtual = byggir: { $type }
rw-advise-built = byggðu: { $type }, blár { $blue }, gulur { $yellow }
rw-advise-again = byggðu fyrir myntir að auki: { $type }, blár { $blue }, gulur { $yellow }
rw-advise-kept = haltu bláum { $blue }, gulum { $yellow }
rw-advise-coins = { $coins ->
        [0] taktu engar myntir
        [one] taktu { $coins } mynt
       *[other] taktu { $coins } myntir
    }
rw-advise-turned-blue = snúðu bláum { $from } í { $to }
rw-advise-turned-yellow = snúðu gulum { $from } í { $to }
rw-reason-wrong_moment = Nú er komið að öðru.
rw-reason-no_such_die = Enginn teningur í þessum lit sýnir þetta gildi.
rw-reason-never_round = Teningi er aldrei snúið úr 6 í 1 eða úr 1 í 6.
rw-reason-turning_is_over = Teningum er snúið á undan aðgerð, ekki á eftir.
rw-reason-no_coin = Engin mynt er eftir til að snúa teningi.
rw-reason-not_shown = Teningarnir þínir gefa ekki þennan skurðpunkt.
rw-reason-built_already = Þú hefur þegar byggt þar.
rw-reason-not_after_coins = Seinni bygging kemur aðeins á eftir þeirri fyrri.
rw-reason-too_few_coins = Seinni bygging kostar þrjár myntir.
rw-reason-second_built = Þar sem ónotuðu teningarnir tveir mætast hefur þú þegar byggt.
rw-reason-not_rolled = Teningarnir fjórir sýna ekki þetta par.

## Medina

medina-kind-roof = Þak
medina-kind-grey = Grá
medina-kind-black = Svört
medina-kind-brown = Brún
medina-kind-orange = Appelsínu­gul
medina-kind-stable = Geitahús
medina-kind-merchant = Kaup­maður
medina-kind-wall = Múr
medina-letter-grey = G
medina-letter-black = S
medina-letter-brown = B
medina-letter-orange = A
medina-palace-grey = grá höll
medina-palace-black = svört höll
medina-palace-brown = brún höll
medina-palace-orange = appelsínugul höll
medina-rim-north = norður { $place }
medina-rim-east = austur { $place }
medina-rim-south = suður { $place }
medina-rim-west = vestur { $place }
medina-short-northwest = NV
medina-short-northeast = NA
medina-short-southeast = SA
medina-short-southwest = SV
medina-placed-grey = { $manner ->
    [advise] settu
   *[log] setur
    } gráa byggingu á { $place }
medina-placed-black = { $manner ->
    [advise] settu
   *[log] setur
    } svarta byggingu á { $place }
medina-placed-brown = { $manner ->
    [advise] settu
   *[log] setur
    } brúna byggingu á { $place }
medina-placed-orange = { $manner ->
    [advise] settu
   *[log] setur
    } appelsínugula byggingu á { $place }
medina-placed-stable = { $manner ->
    [advise] settu
   *[log] setur
    } geitahús á { $place }
medina-placed-merchant = { $manner ->
    [advise] settu
   *[log] setur
    } kaupmann á { $place }
medina-placed-wall = { $manner ->
    [advise] settu
   *[log] setur
    } múr: { $place }
medina-placed-roof = { $manner ->
    [advise] settu
   *[log] setur
    } { $colour ->
        [grey] þak á gráu höllina við { $place }
        [black] þak á svörtu höllina við { $place }
        [brown] þak á brúnu höllina við { $place }
       *[orange] þak á appelsínugulu höllina við { $place }
    }
medina-declined = { $manner ->
    [advise] slepptu
   *[log] sleppir
    } síðasta kubbnum
medina-takes-palace-card =
    { $colour ->
        [grey] Grátt hallarspil: { $name }.
        [black] Svart hallarspil: { $name }.
        [brown] Brúnt hallarspil: { $name }.
       *[orange] Appelsínugult hallarspil: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Turnspil í norðvestri: { $name }.
        [northeast] Turnspil í norðaustri: { $name }.
        [southeast] Turnspil í suðaustri: { $name }.
       *[southwest] Turnspil í suðvestri: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Grá höll
        [black] Svört höll
        [brown] Brún höll
       *[orange] Appelsínugul höll
    } án þaks: { $buildings ->
        [one] { $buildings } bygging
       *[other] { $buildings } byggingar
    }, { $stables } geitahús, { $walls ->
        [one] { $walls } múr
       *[other] { $walls } múrar
    }, { $merchants ->
        [one] { $merchants } kaupmaður
       *[other] { $merchants } kaupmenn
    }; { $worth } stiga virði núna.
medina-palace-owned =
    { $colour ->
        [grey] Grá höll
        [black] Svört höll
        [brown] Brún höll
       *[orange] Appelsínugul höll
    }, eigandi { $owner }: { $buildings ->
        [one] { $buildings } bygging
       *[other] { $buildings } byggingar
    }, { $stables } geitahús, { $walls ->
        [one] { $walls } múr
       *[other] { $walls } múrar
    }, { $merchants ->
        [one] { $merchants } kaupmaður
       *[other] { $merchants } kaupmenn
    }; { $worth } stiga virði.
medina-city = Borgin og jaðar hennar
medina-cell-empty = { $place }: auður reitur
medina-cell-merchant = { $place }: kaupmaður
medina-cell-merchant-end = { $place }: kaupmaður á enda markaðar, þar heldur hann áfram
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: múr
medina-cell-open-rim = { $place }: opinn múrreitur
medina-cell-fits = { $holding }; hér má setja: { $kind }
medina-cell-takes = Hér passar: { $kinds }.
medina-supply = Kubbarnir þínir
medina-tray-piece =
    { $kind }: { $count } eftir, { $fits ->
        [0] kemst hvergi fyrir núna
        [one] { $fits } reitur
       *[other] { $fits } reitir
    } (lykill { $key })
medina-prompt-first = Settu fyrsta kaupmanninn, ekki við jaðarinn.
medina-prompt-two = Settu niður tvo kubba.
medina-prompt-second = Settu niður seinni kubbinn.
medina-prompt-last = Setja síðasta kubbinn?
medina-ask-tap = Setja hér? Ýttu aftur.
medina-choose = Veldu fyrst kubb.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } reitur kemur til greina
       *[other] { $count } reitir koma til greina
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } höll kemur til greina
       *[other] { $count } hallir koma til greina
    }
medina-turn-ends = Þá lýkur leik þínum.
medina-waiting = { $name } á leik.
medina-over = Spilinu er lokið. Sigurvegari: { $winners }.
medina-chapters = Þök
medina-your-turn = Þú átt leik
medina-turn = Leikur { $number }
medina-piece = Kubbur { $number } af 2
medina-undo = Til baka
medina-ask-back = Biðja um að taka leik til baka
medina-take-back = Taka til baka …
medina-place = Setja
medina-decline = Sleppa
medina-end-turn = Ljúka leik
medina-cards = Spil
medina-not-here = Ekki hér.
medina-choose-first = Veldu fyrst kubb fyrir neðan.
medina-rim-takes-walls = Aðeins múrar fara á jaðarinn.
medina-walls-take-rim = Múrar fara á jaðarinn.
medina-roofs-take-palaces = Þak fer á höll.
medina-nowhere = Þessi kubbur kemst hvergi fyrir núna.
medina-would-place = { $kind } á { $place }.
medina-would-own = Höllin verður þín: { $worth } stig.
medina-would-found = Ný höll.
medina-would-grow = Höllin stækkar í { $size }.
medina-would-be-free = Enginn á hana enn.
medina-would-score = Stig: { $changes }.
medina-would-change-nothing = Stigin breytast ekki.
medina-cards-title = Spilin og hver á þau
medina-palace-card =
    { $colour ->
        [grey] Grátt hallarspil
        [black] Svart hallarspil
        [brown] Brúnt hallarspil
       *[orange] Appelsínugult hallarspil
    }
medina-tower-card =
    { $tower ->
        [northwest] Turnspil í norðvestri
        [northeast] Turnspil í norðaustri
        [southeast] Turnspil í suðaustri
       *[southwest] Turnspil í suðvestri
    }, { $points } stig
medina-tower-held = Það á sá sem síðast tengdi höll með þaki við múra turnsins: { $name }.
medina-tower-free = Það fær sá sem fyrstur tengir höll með þaki við múra turnsins.
medina-points = { $count } stig
medina-size = stærð { $size }
medina-card-free = laust
medina-arms = múrar { $first }+{ $second }
medina-player = { $name }, { $points } stig
medina-bot = Vélmenni
medina-roofs-left =
    { $count ->
        [one] { $count } þak eftir
       *[other] { $count } þök eftir
    }
medina-cards-worth = spil +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } kubbur bak við skerminn
       *[other] { $count } kubbar bak við skerminn
    }
medina-pieces-short = { $count } stk.
medina-your-palaces = Hallirnar þínar
medina-no-palaces = Þú átt enga höll enn: settu þak á eina.
medina-palace = Höll
medina-part-buildings = Byggingar
medina-part-stables = Geitahús
medina-part-walls = Múrar við hana
medina-part-merchants = Kaupmenn við hana
medina-part-sum = Samtals
medina-brief-buildings = bygg.
medina-brief-stables = geit.
medina-brief-walls = múr
medina-brief-merchants = kaup.
medina-brief-sum = ∑
medina-card-sums = Hallarspil { $palaces }, turnspil { $towers }
medina-signs = Merkin á spilaborðinu
medina-sign-fresh = nýtt frá síðasta leik þínum
medina-sign-market = endi á markaði: hann heldur aðeins áfram þar
medina-sign-palace = litur og stærð hallar
medina-sign-tower = stig turnspilsins og hver á það
medina-sign-worth = stig handa eigandanum
medina-why-legal = Þetta er hægt.
medina-why-wrong_moment = Nú er komið að öðru.
medina-why-none_left = Þú átt engan slíkan kubb eftir.
medina-why-left_the_game = Byggingar í þessum lit eru úr spilinu.
medina-why-must_roof = Aðeins þú átt þök eftir: settu eitt í hverjum leik.
medina-why-cell_taken = Þar stendur eitthvað nú þegar.
medina-why-not_central = Fyrsti kaupmaðurinn má ekki standa við jaðarinn.
medina-why-too_near = Þá snertust tvær hallir.
medina-why-must_extend = Höll í þessum lit getur enn stækkað: byggðu við byggingar hennar.
medina-why-is_roofed = Ekki er byggt við höll með þaki.
medina-why-no_building_beside = Geitahús verður að standa við byggingu.
medina-why-stable_too_near = Þá snerti geitahúsið aðra höll.
medina-why-not_at_an_end = Kaupmaður verður að lengja röð við annan endann meðan það er hægt.
medina-why-between_merchants = Kaupmaður stendur aldrei milli tveggja annarra.
medina-why-wall_taken = Þar er múr nú þegar.
medina-why-no_arm = Hvorki turn né múr er við hliðina.
medina-why-gate = Síðasti opni reiturinn á hverri hlið er borgarhliðið.
medina-why-no_palace = Þessi höll er nú þegar með þak.
medina-why-one_a_colour = Þú hefur þegar sett þak á höll í þessum lit.
medina-why-not_drawn_now = Nú er ekkert dregið.
medina-why-not_the_last = Aðeins má sleppa síðasta kubbnum, og aðeins þar sem borðið leyfir það.

## What moves and is shown again

motion-scoring = Stigaumferð { $scoring }
recap-since = Frá síðasta leik þínum
recap-replay = Sýna aftur
recap-nothing = Ekkert enn.
recap-log = Gangur
recap-unseen = { $count ->
    [one] Gangur: { $count } leikur frá síðasta leik þínum
   *[other] Gangur: { $count } leikir frá síðasta leik þínum
  }
skip-acts = Sleppa
coach-says = Þjálfari:
coach-ask = Spyrja þjálfarann
coach-thinks = Þjálfarinn hugsar…
coach-silent = Þjálfarinn á ekkert ráð núna.

## Reading the rules
rules-contents = Efnisyfirlit
rules-print = Prenta reglurnar
rules-link = Hlekkur á reglu { $rule }
rules-found = { $count ->
     [0] Engin regla fannst
     [one] { $count } regla fannst
    *[other] { $count } reglur fundust
    }
rules-next-turn = til næsta leiks
rules-next-player = til næsta leikmanns

## Lessons
learn-title = Lærðu með því að spila
learn-promise = Fyrsta spilið með leiðsögn: engin reglubók, engin klukka og ekkert sem þú getur gert rangt.
learn-minutes = um { $minutes } mínútur
learn-about-alhambra = Kauptu byggingar, reistu þær innan múra og sjáðu fyrstu stigaumferðina.
learn-about-roll_and_write = Byggðu eftir teningum, taktu myntir, snúðu heppninni um einn depil og fullbyggðu gerð á undan hinum.
learn-about-medina = Reistu borg með hinum og lærðu hvenær höll er tilbúin fyrir þakið þitt.
learn-begin = Byrja kennslu
learn-continue = Halda áfram
learn-restart = Byrja upp á nýtt
learn-known = Þú kannt þetta spil
learn-percent = { $percent } % lokið
learn-guide = Leiðsögn
learn-progress = Hve mikið af kennslunni er að baki
learn-fold = Fella miðann saman
learn-leave = Fara úr kennslunni og halda áfram síðar
learn-next = Áfram
learn-skip = Sleppa
learn-quiet = Spilaðu áfram eins og þú vilt. Ég læt vita þegar eitthvað nýtt gerist.
learn-play-on = Spila áfram
learn-finish = Hætta hér
learn-enough-alhambra = Nú hefur þú séð allt: peninga, byggingar, múra og stigaumferð. Tvær eru eftir, hvor verðmætari en sú á undan. Hætta hér eða spila til enda?
learn-enough-roll_and_write = Nú hefur þú séð allt. Heilt spil er 18 umferðir og síðan eru laus sæti, raðir, dálkar og myntir talin. Hætta hér eða spila til enda?
learn-enough-medina = Nú hefur þú séð allt. Spilið heldur áfram þar til enginn getur sett niður kubb og flest stig vinna. Hætta hér eða spila til enda?
learn-done = Nú kannt þú { $game }
learn-done-line = Næsta skref er alvöru spil.
learn-real = Spila alvöru spil
learn-others = Önnur kennsluspil
learn-alhambra-welcome = Velkomin til Granada! Í kringum þennan gosbrunn reisir þú höllina þína. Stig eru talin þrisvar og flest stig samtals vinna.
learn-alhambra-market = Fjórar byggingar eru til sölu á markaðnum. Myntin á boganum segir hvaða gjaldmiðill gildir: aðeins slíkir peningar duga þar.
learn-alhambra-hand = Þetta eru peningarnir þínir, flokkaðir eftir gjaldmiðli. Hinir sjá aðeins hve mörg spil þú hefur.
learn-alhambra-exact = { $tile }: hér getur þú greitt rétta upphæð ({ $price }). Það er mikils virði eins og þú sérð brátt. Veldu flísina og greiddu.
learn-alhambra-again = Rétt upphæð! Þú færð aðra aðgerð. Taktu peninga: eitt spil að eigin vali, eða fleiri ef þau eru samtals 5 eða minna. Veldu og staðfestu.
learn-alhambra-place = Í lok leiksins leggur þú það sem þú keyptir. Flísum er aldrei snúið. Múr að múr, opin hlið að opinni, og hægt þarf að vera að ganga þangað frá gosbrunninum. Veldu upplýstan reit.
learn-alhambra-overpaid = Þú greiddir { $by } of mikið. Ekki er gefið til baka og aðgerðum þínum er lokið. Sá sem greiðir rétta upphæð heldur áfram.
learn-alhambra-wall = Gyllta línan er lengsti ytri múrinn þinn: { $wall ->
        [one] { $wall } hlið
       *[other] { $wall } hliðar
    }. Í hverri stigaumferð gefur hver hlið eitt stig. Múrar inni í höllinni telja ekki.
learn-alhambra-most = Þá byggingarnar: sá sem á flestar af einhverri gerð fær stig fyrir hana. Þú leiðir í einni, sem gefur { $points } stig í næstu stigaumferð. Hér sést alltaf hver leiðir hvar.
learn-alhambra-others = Á milli leikja þinna leika hinir. Peningar og markaður eru fyllt á ný aðeins í lok hvers leiks.
learn-alhambra-free = Þú átt leik og velur: taktu peninga eða kauptu byggingu. ✦ merkir það sem þú getur greitt með réttri upphæð.
learn-alhambra-alone = Í peningastokknum er stigaumferðarspil. Þegar það er dregið eru stig talin hjá öllum. Safnaðu byggingum þangað til; ég læt vita þegar eitthvað nýtt gerist.
learn-alhambra-reserve = Flís á geymslureitnum gefur engin stig. Síðar getur þú flutt hana í höllina: það er sérstök aðgerð.
learn-alhambra-several = Lág spil má taka saman: veldu tvö eða fleiri sem eru samtals 5 eða minna.
learn-alhambra-redesign = Í stað peninga eða kaupa má endurhanna: veldu flísina á geymslureitnum og síðan reit, eða flís í höllinni sem hún kemur í staðinn fyrir.
learn-alhambra-redesigned = Þetta var endurhönnun: ein flís inn, út eða skipt. Hún er aðgerðin þín, og allar byggingarreglur verða að standast á eftir.
learn-alhambra-scored = Fyrsta stigaumferðin! Þú færð { $points } stig: { $wall } fyrir múrinn og { $most } fyrir gerðir sem þú átt flestar af. Jafnir leikmenn skipta stigunum.
learn-alhambra-second = Önnur stigaumferðin: { $points } stig til þín. Nú gaf annað sæti í hverri gerð líka stig; í lokin bætist það þriðja við.
learn-alhambra-last = Pokinn er næstum tómur. Þegar ekki er hægt að fylla markaðinn lýkur spilinu: það sem þar liggur fær sá sem á mest af þeim gjaldmiðli, og síðasta stigaumferðin fylgir.
learn-roll_and_write-welcome = Þetta er blaðið þitt: 36 byggingar. Þar sem blár og gulur teningur mætast er byggingin sem þú getur reist með þeim. Þrjár standa þegar.
learn-roll_and_write-dice = Þú hefur tvö pör af teningum. Hver blár fer með hverjum gulum: úr allt að fjórum skurðpunktum er að velja.
learn-roll_and_write-build = Veldu upplýstan skurðpunkt og byggðu þar. { $type }: { $built } af { $boxes } standa þegar; gerð sem fullbyggist snemma gefur mest.
learn-roll_and_write-again = Byggt! Fyrir 3 myntir máttu byggja strax aftur með teningunum tveimur sem eftir eru. Þú átt { $coins }. Byggðu aftur, eða sparaðu þær og ljúktu leiknum.
learn-roll_and_write-keep = Öllum fjórum teningunum var kastað aftur. Haltu einum bláum og einum gulum fyrir næsta leik; hinir fara til næsta leikmanns.
learn-roll_and_write-passed = Eftir eina byggingu fer ónotaða parið óbreytt til næsta leikmanns en hinu er kastað aftur fyrir þig. Hugsaðu um hvað þú sendir áfram!
learn-roll_and_write-types = Fullbyggðu gerð og í lok umferðar færð þú besta lausa sætið í henni. Sá fyrsti fær mest, þeir sem koma síðar minna.
learn-roll_and_write-lines = Raðir og dálkar telja í lokin, hver fyrir sig: 4 byggðar gefa 2 stig, 5 gefa 5 og allar 6 gefa 10.
learn-roll_and_write-coins = Í stað þess að byggja máttu taka myntir: eina fyrir hvert par teninganna þinna þar sem þegar er byggt á skurðpunktinum, merkt +1.
learn-roll_and_write-turning = Áður en þú gerir nokkuð snýr ein mynt teningi um einn depil, eins oft og þú getur greitt, en aldrei úr 6 í 1. Tvær myntir í lokin eru eitt stig.
learn-roll_and_write-free = Þú átt leik: byggðu, taktu myntir eða snúðu fyrst teningi. Þú ræður!
learn-roll_and_write-alone = Svona heldur það áfram í 18 umferðir. Ég læt vita þegar eitthvað nýtt gerist.
learn-roll_and_write-turned = Einni mynt eytt. Teningurinn heldur nýja gildinu, líka þegar hann gengur áfram.
learn-roll_and_write-full = Byggt er á öllum skurðpunktum teninganna þinna. Taktu myntir, eða snúðu fyrst teningi.
learn-roll_and_write-line = Fyrsta röðin eða dálkurinn sem telur: { $points } stig í lokin. Ein bygging í viðbót gerir hana mun verðmætari.
learn-roll_and_write-almost = { $type }: aðeins eina vantar! Með myntum snýrð þú teningunum sem þú þarft.
learn-roll_and_write-completed = { $type }: fullbyggt, { $points } stig til þín, greidd í lok umferðar.
learn-roll_and_write-taken = { $type }: einhver varð á undan. Sætin sem eftir eru gefa enn stig; í lokin fá þau þeir sem hafa byggt mest af gerðinni.
learn-roll_and_write-last = Síðasta umferðin. Að henni lokinni fara laus sæti til þeirra sem hafa byggt mest, og síðan telja raðir, dálkar og myntir.
learn-medina-welcome = Ein borg sem allir byggja saman. Enginn á höll fyrr en einhver setur þak á hana. Það er öll listin: hvenær?
learn-medina-supply = Þetta eru kubbarnir þínir. Í hverjum leik setur þú niður nákvæmlega tvo, hverja sem er. Þök átt þú fjögur: eitt fyrir hvern lit.
learn-medina-first = Þú byrjar með kaupmann í miðri borginni. Veldu hvar markaðurinn hefst.
learn-medina-building = Nú kubbarnir tveir. Taktu byggingu í lit sem þér líkar og settu hana hvar sem er: þá er höll stofnuð.
learn-medina-grow = Seinni kubburinn. Önnur bygging í sama lit verður að stækka höllina, hlið við hlið. Eða byrjaðu á öðrum lit, vel frá.
learn-medina-apart = Allir mega byggja við hvaða höll sem er. En tvær hallir snertast aldrei, ekki einu sinni horn í horn: alltaf er reitur á milli.
learn-medina-stable = Geitahús tilheyrir höll eins og bygging, jafnvel eftir að þak er komið. Settu eitt við hlið byggingar.
learn-medina-merchant = Kaupmenn lengja markaðinn í báða enda. Hver kaupmaður við höll er stig fyrir eiganda hennar. Settu einn niður.
learn-medina-wall = Múrar vaxa út frá turnunum fjórum. Múr við höll er líka stig. Settu einn á jaðarinn.
learn-medina-points = Höll gefur því stig fyrir hverja byggingu og hvert geitahús í henni og fyrir hvern múr og hvern kaupmann við hana. En aðeins þakið gerir stigin þín.
learn-medina-roof = { $kind }: höllin er þegar { $worth } stiga virði. Settu þakið á hana á undan hinum! Þá bætist engin bygging við, og þú mátt aðeins eiga eina höll í hverjum lit.
learn-medina-owned = Hún er þín og nú { $worth } stiga virði. Geitahús, kaupmenn og múrar geta enn aukið hana.
learn-medina-card = Fyrsta þakið á lit gefur hallarspil hans. Aðeins stærri höll getur tekið það, talið í byggingum og geitahúsum.
learn-medina-towers = Turnspil á sá sem síðast tengdi höll með þaki við múra turnsins. Það gefur 1 til 4 stig og getur tapast aftur.
learn-medina-alone = Sá sem bíður fær stærri hallir, eða enga. Spilaðu áfram; ég læt vita þegar eitthvað nýtt gerist.
learn-medina-theirs = Einhver hefur sett þak: sú höll er frátekin. Nú má stofna nýja höll í sama lit annars staðar.
learn-medina-tower = Höllin þín tengdist múr: turnspilið er þitt, { $points } stig, þar til önnur höll tengist á eftir þér.
learn-medina-lost = { $kind }: stærri höll hefur tekið hallarspilið þitt. Eitt geitahús enn og það gæti komið aftur.
learn-medina-gone = { $kind }: allir eiga nú höll í þessum lit. Byggingar hans sem eftir eru fara úr spilinu.

## Access and states
skip-to-content = Fara að efninu
log-line = { $name }: { $deed }.
own-deed = Þú { $deed }
key-regions = á næsta svæði, með Shift á það fyrra

## Replay, analysis, and the end of a game
replay = Endursýning
replay-beginning = Spilið er tilbúið
replay-unfinished = Þessu skrefi er ekki lokið enn
replay-count = { $number } af { $count }
replay-move-words = Skref { $number }: { $who } { $words }
replay-scrub = Staður í spilinu
replay-play = Sýna
replay-pause = Gera hlé
replay-step = Eitt skref áfram
replay-step-back = Eitt skref til baka
replay-turn = Einn leik áfram
replay-turn-back = Einn leik til baka
replay-speed = Hraði { $speed }
replay-link = Afrita hlekk á þetta skref
replay-link-short = Hlekkur
replay-to-better = Sýna hvað hefði verið betra
replay-to-played = Sýna það sem var leikið
replay-side = Gangur og greining
replay-tab-log = Gangur
replay-tab-points = Stig
replay-tab-analysis = Greining
replay-to-table = Að borðinu
replay-not = Ekki er hægt að sýna þetta spil aftur
record-title = Sýna skráð spil
record-lead = Skoðaðu hvaða spil sem er aftur, skref fyrir skref: skrána má sækja við hvert borð.
record-drop = Dragðu hingað skrá sem endar á .qalat, eða veldu hana.
record-choose = Velja skrá
record-another = Önnur skrá
record-seen-from = Með hvers augum spilið er séð
record-watching = Eins og áhorfandi sér það
record-seen-by = Eins og { $name } sá það
record-too-large = { $file } er of stór til að vera skráð spil.
record-unreadable = { $file } er ekki skrá sem hægt er að sýna: { $why }
record-link = Þessi hlekkur
chart-points = Stig í gegnum spilið; í lokin { $list }
end-chart = Gangur spilsins
end-highlights = Það helsta
end-move = skref { $number }
highlight-decisive =
    { $points ->
        [one] Vendipunktur: { $name } græddi { $points } stig á helsta keppinautinn í einum leik.
       *[other] Vendipunktur: { $name } græddi { $points } stig á helsta keppinautinn í einum leik.
    }
highlight-gain =
    { $points ->
        [one] Mest í einum leik: { $name }, { $points } stig.
       *[other] Mest í einum leik: { $name }, { $points } stig.
    }
highlight-final = Mest fékkst í lokin: { $name }, { $points } stig.
highlight-lead = Héðan í frá var { $name } í forystu til loka.
highlight-late = Lokatalningin réð úrslitum: { $name } vann.
highlight-past = Lokatalningin sneri öllu við: { $other } var á undan, en { $name } vann.
highlight-changes =
    { $count ->
        [one] Forystan skipti { $count } sinni um hendur.
       *[other] Forystan skipti { $count } sinnum um hendur.
    }
highlight-wall = Lengsti múrinn: { $names }, lengd { $count }.
highlight-crossings = Flestir skurðpunktar byggðir: { $names }, { $count }.
highlight-palace =
    Verðmætasta höllin: { $name }, { $colour ->
        [grey] grá
        [black] svört
        [brown] brún
       *[orange] appelsínugul
    }, { $count } stig.
highlight-costliest = Dýrasti leikurinn að mati þjálfarans: { $name }, { $points } stig.
analysis-lead = Þjálfarinn fer yfir allt spilið og segir hvað hver leikur kostaði. Það tekur um mínútu.
analysis-start = Greina spilið
analysis-unfinished = Þjálfarinn greinir spilið þegar því er lokið.
analysis-failed = Þjálfarinn gat ekki lokið við. Reyndu aftur síðar.
analysis-busy = Þjálfarinn er að greina önnur spil. Reyndu aftur eftir mínútu.
analysis-waiting = Þjálfarinn er að greina annað spil…
analysis-progress = Þjálfarinn greinir leikina: { $done } af { $total }
analysis-chances = Sigurlíkur
analysis-expected = Vænt stig
analysis-chart = Sigurlíkur í gegnum spilið; í lokin { $list }
analysis-chart-points = Vænt stig í gegnum spilið; í lokin { $list }
analysis-this-turn = Þessi leikur
analysis-cost = { $name }: { $points } stigum verri en besti leikurinn
analysis-costliest = Dýrustu leikirnir
analysis-played = Leikið: { $words }
analysis-better = Betra: { $words }
analysis-nothing = ekkert
analysis-mean = Meðaltap á leik
analysis-all = Allir leikir
analysis-turn = Skref { $number }, { $name }: { $points } stig töpuðust
analysis-note = Vænt stig að mati þjálfarans, dæmt eftir því sem þá var hægt að vita. Minna en eitt stig er oftast heppni.

offline-title = Ekkert samband
keeps-trying = Við reynum áfram.
offline-list = Ekki hægt að sýna án sambands.
page-old = Ný útgáfa af Qalat er komin
page-old-why = Þjónninn var uppfærður á meðan þessi síða var opin. Endurhladdu síðuna: spilin þín eru geymd.
load-again = Endurhlaða
server-busy = Þjónninn hefur nóg að gera
unseated = Gestgjafinn losaði sætið þitt. Taktu annað eða fylgstu með.
free-seat = Losa sætið
bot-sits-in = Vélmenni spilar fyrir þig.

# What a turn leads to, in the coach's words.
effect-expected = { $part }: að jafnaði { $points } stigum meira
effect-equal = Hinn leikurinn er álíka góður.
alhambra-effect-leads-alone = { $type }: flest allra{ $worth }
alhambra-effect-leads-level = { $type }: jafnt og { $names }{ $worth }
alhambra-effect-gains = { $type }: fleiri stig{ $worth }
alhambra-effect-loses = { $type }: færri stig{ $worth }
alhambra-effect-extends-lead = { $type }: forskotið er nú { $lead }
alhambra-effect-secures = { $type }: enginn nær þessu lengur
alhambra-effect-costs-rival = { $type }: færri stig hjá { $names }{ $worth }
alhambra-effect-keeps-from = { $tile } úr seilingu fyrir { $names }{ $worth }
alhambra-effect-leaves = { $tile } verður eftir handa { $names }{ $worth }
alhambra-effect-wall-grows = múrinn lengist úr { $was } í { $now }
alhambra-effect-wall-shrinks = múrinn styttist úr { $was } í { $now }
alhambra-effect-pays-exactly = { $tile }: rétt upphæð, svo leikurinn heldur áfram
alhambra-effect-overpays = { $tile }: { $amount } of mikið greitt og leiknum lýkur
alhambra-effect-stores = { $tile } fer í geymslu og gefur ekkert
alhambra-effect-fits-nowhere = { $tile } passar hvergi og fer í geymslu
alhambra-effect-gives = { $tile } fer til Dirks
alhambra-effect-takes-money = { $cards } á hendi
alhambra-effect-can-pay = næst verður nóg fyrir: { $tile }
alhambra-effect-can-pay-exactly = rétt upphæð á hendi fyrir: { $tile }
alhambra-effect-keeps-money =
    { $count ->
        [one] { $amount } á hendi í { $count } spili
       *[other] { $amount } á hendi í { $count } spilum
    }
alhambra-effect-adds = { $type }: nú { $count } í höllinni
alhambra-effect-scoring-near = stigaumferð { $scoring } gæti komið fyrir næsta leik ({ $percent } %)
alhambra-effect-passes = ekkert fleira gerist
rw-effect-completes = { $type } fullbyggt: { $place }. sæti, +{ $points }
rw-effect-ranks = { $type }: +{ $points } ef spilinu lyki nú
rw-effect-costs-rival = { $type }: { $points } færri hjá { $names } ef spilinu lyki nú
rw-effect-builds = { $type }: { $count } af { $boxes }
rw-effect-row-points = röð { $line }: { $count } byggð, +{ $points }
rw-effect-column-points = dálkur { $line }: { $count } byggð, +{ $points }
rw-effect-row-near = röð { $line }: eitt enn gefur { $points }
rw-effect-column-near = dálkur { $line }: eitt enn gefur { $points }
rw-effect-builds-twice = tvær byggingar í einum leik
rw-effect-saves-build = myntir fyrir aðra byggingu sparast
rw-effect-takes-coins =
    { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }
rw-effect-takes-coins-lost =
    { $coins ->
        [one] { $coins } mynt; ekki pláss fyrir { $lost }
       *[other] { $coins } myntir; ekki pláss fyrir { $lost }
    }
rw-effect-turns-dice =
    { $coins ->
        [one] { $coins } mynt í að snúa teningum
       *[other] { $coins } myntir í að snúa teningum
    }
rw-effect-keeps-coins =
    { $coins ->
        [one] { $coins } mynt eftir
       *[other] { $coins } myntir eftir
    }
rw-effect-keeps-dice = teningar fyrir { $type } verða eftir (blár { $blue }, gulur { $yellow })
rw-effect-passes-dead = { $names }: teningar fyrir byggingu sem þegar stendur þar
rw-effect-passes-useful = { $names }: teningar sem gefa stig strax
medina-effect-roofs = þak á höllina við { $place }: +{ $points }
medina-effect-roofs-full = þak á höllina við { $place }, sem getur ekki stækkað meira: +{ $points }
medina-effect-before-rivals = fyrr en { $names }
medina-effect-palace-card =
    { $colour ->
        [grey] gráa hallarspilið: +{ $points }
        [black] svarta hallarspilið: +{ $points }
        [brown] brúna hallarspilið: +{ $points }
       *[orange] appelsínugula hallarspilið: +{ $points }
    }
medina-effect-tower-card =
    { $tower ->
        [northwest] spil norðvesturturnsins: +{ $points }
        [northeast] spil norðausturturnsins: +{ $points }
        [southeast] spil suðausturturnsins: +{ $points }
       *[southwest] spil suðvesturturnsins: +{ $points }
    }
medina-effect-taken-from = { $what }, frá { $names }
medina-effect-stable-points = geitahús við { $place }: +{ $points }
medina-effect-wall-points = múrar við { $place }: +{ $points }
medina-effect-merchant-points = kaupmenn við { $place }: +{ $points }
medina-effect-helps-rival = gefur { $names } { $points } stig
medina-effect-costs-rival = kostar { $names } { $points } stig
medina-effect-grows = höllin við { $place } stækkar í { $pieces } og þakið er enn laust
medina-effect-grows-for-others = höllin við { $place } stækkar í { $pieces }, en aðeins fyrir { $names }
medina-effect-founds = ný höll við { $place }
medina-effect-closes = höllin við { $place }{ $owner } getur ekki stækkað meira
medina-effect-narrows =
    { $room ->
        [one] höllin við { $place }{ $owner } hefur aðeins { $room } reit til að stækka
       *[other] höllin við { $place }{ $owner } hefur aðeins { $room } reiti til að stækka
    }
medina-effect-leaves = höllin við { $place } (+{ $points }) verður eftir handa { $names }
medina-effect-ends-colour =
    { $colour ->
        [grey] síðasta gráa þakið: gráar byggingar hverfa úr spilinu{ $owner }
        [black] síðasta svarta þakið: svartar byggingar hverfa úr spilinu{ $owner }
        [brown] síðasta brúna þakið: brúnar byggingar hverfa úr spilinu{ $owner }
       *[orange] síðasta appelsínugula þakið: appelsínugular byggingar hverfa úr spilinu{ $owner }
    }
medina-effect-keeps-roofs =
    { $count ->
        [one] { $count } þak eftir fyrir stærri höll
       *[other] { $count } þök eftir fyrir stærri hallir
    }
medina-effect-waits = bíður átekta
coach-why = Hvers vegna? { $reasons }.
coach-otherwise = Næstbesti leikurinn: { $reasons }.
coach-equal = Annar leikur er álíka góður.
analysis-why = Hvers vegna? { $reasons }.
analysis-instead = Leikurinn sem var leikinn: { $reasons }.
analysis-equal = Jafngóður besta leiknum innan skekkjumarka.
analysis-show-played = Leikið
analysis-show-better = Betra
