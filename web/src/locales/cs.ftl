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

## New table and waiting

new-table = Nový stůl
open-table = Otevřít stůl
seat-number = Místo { $number }
seat-open = Volné pro kohokoli
fewer-seats = O místo méně
more-seats = O místo více
public-table = Ukázat stůl všem
waiting-title = Čeká se na hráče
sit-down = Posadit se
stand-up = Vstát
fill-with-bot = Dát botovi
begin = Začít
begin-waits = Některá místa jsou ještě volná
invite = Pozvání
qr-code = QR kód s odkazem na tento stůl
link = Odkaz na tento stůl
copy-link = Zkopírovat odkaz

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

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý

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
