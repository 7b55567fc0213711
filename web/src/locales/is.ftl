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

## New table and waiting

new-table = Nýtt borð
open-table = Opna borðið
seat-number = Sæti { $number }
seat-open = Laust fyrir hvern sem er
fewer-seats = Einu sæti færra
more-seats = Einu sæti fleira
public-table = Sýna öllum borðið
waiting-title = Beðið eftir leikmönnum
sit-down = Setjast
stand-up = Standa upp
fill-with-bot = Láta vélmenni fá sætið
begin = Byrja
begin-waits = Enn eru laus sæti
invite = Boð
qr-code = QR-kóði með hlekk á þetta borð
link = Hlekkur á þetta borð
copy-link = Afrita hlekk

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

## Settings

settings = Stillingar
settings-language = Tungumál
settings-theme = Útlit
theme-system = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt

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
