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
rw-you = Vy
rw-virtual = Virtuální hráč { $number }
rw-your-turn = Jste na tahu
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
rw-ask-action = Postavte jeden průsečík, nebo si vezměte mince
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
rw-log = Zápis hry
rw-close = Zavřít
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
