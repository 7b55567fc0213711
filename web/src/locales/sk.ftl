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
rw-you = Vy
rw-virtual = Virtuálny hráč { $number }
rw-your-turn = Ste na ťahu
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
rw-ask-action = Postavte jeden priesečník, alebo si vezmite mince
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
rw-log = Zápis hry
rw-close = Zavrieť
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
