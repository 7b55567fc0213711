## Alhambra Roll & Write
rw-type-pavilion = Pavillon
rw-type-palace = Palast
rw-type-arcades = Arkaden
rw-type-castle = Schloss
rw-type-garden = Garten
rw-type-tower = Turm
rw-letter-pavilion = P
rw-letter-palace = S
rw-letter-arcades = A
rw-letter-castle = M
rw-letter-garden = G
rw-letter-tower = T
rw-pair = Blau { $blue }, Gelb { $yellow }
rw-blue-value = Blau { $value }
rw-yellow-value = Gelb { $value }
rw-axes = Blaue Würfel waagerecht, gelbe senkrecht
rw-type = Art
rw-place = { $place }.
rw-you = Du
rw-virtual = Virtueller Spieler { $number }
rw-your-turn = Du bist dran
rw-round = Runde { $round } von { $rounds }
rw-your-sheet = Dein Spielblatt
rw-sheet-of = { $name }: Spielblatt
rw-see-sheet = Spielblatt ansehen: { $name }
rw-player = { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $built } Gebäude
rw-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
rw-built-of = { $built } von { $all }
rw-coins-title = Münzen
rw-coins-left = { $coins } zum Ausgeben
rw-coins-words = Münzen zum Ausgeben: { $left }; { $gained } von { $printed } eingekreist, { $spent } durchgestrichen
rw-coins-legend = Kreis: erhalten, Kreuz: ausgegeben
rw-lines-legend = Reihen und Spalten: 4 gebaut +{ $four }, 5 gebaut +{ $five }, alle 6 +{ $six }
rw-built = Bisher gebaut
rw-crossing-free = Blau { $blue }, Gelb { $yellow }: { $type }, frei
rw-crossing-built = Blau { $blue }, Gelb { $yellow }: { $type }, gebaut
rw-crossing-build = Blau { $blue }, Gelb { $yellow }: { $type }, frei, kann gebaut werden
rw-crossing-again = Blau { $blue }, Gelb { $yellow }: { $type }, frei, kann für Münzen gebaut werden
rw-crossing-keep = Blau { $blue }, Gelb { $yellow }: { $type }; dieses Paar behalten
rw-row-words = Reihe Gelb { $value }: { $built } von 6, Punkte: { $points }
rw-column-words = Spalte Blau { $value }: { $built } von 6, Punkte: { $points }
rw-ask-action = Baue eine Kreuzung oder nimm Münzen
rw-ask-coins = Alle Kreuzungen deiner Würfel sind gebaut: nimm Münzen
rw-ask-again = Baue ein zweites Mal für Münzen oder beende deinen Zug
rw-ask-keep = Behalte einen blauen und einen gelben Würfel; die anderen bekommt { $name }
rw-ask-wait = { $name } überlegt
rw-ask-dice = Die Würfel rollen
rw-ask-over = Das Spiel ist zu Ende
rw-tray = Deine Würfel und Möglichkeiten
rw-pair-own = Dein Paar
rw-pair-from = Von { $name }
rw-pair-second = Zweites Paar
rw-pair-used = Benutzt, wird neu geworfen
rw-pair-unused = Unbenutzt, geht weiter
rw-pair-rolled = Gerade geworfen
rw-die-blue = Blauer Würfel, { $value } ({ $place })
rw-die-yellow = Gelber Würfel, { $value } ({ $place })
rw-turn-blue = Blauen Würfel für eine Münze von { $from } auf { $to } drehen
rw-turn-yellow = Gelben Würfel für eine Münze von { $from } auf { $to } drehen
rw-turn-price = ein Auge drehen: 1 Münze
rw-turn-limit = nie von 6 auf 1 oder 1 auf 6
rw-choose-build = { $type }
rw-choose-again = Dazu { $type }
rw-choose-again-price = { $coins ->
        [one] für { $coins } Münze
       *[other] für { $coins } Münzen
    }
rw-choose-keep = { $blue } · { $yellow } behalten
rw-choose-keep-type = zeigt: { $type }
rw-choose-some-coins = Münzen nehmen
rw-choose-coins = { $coins ->
        [one] { $coins } Münze nehmen
       *[other] { $coins } Münzen nehmen
    }
rw-choose-end = Zug beenden
rw-second-build = Zweiter Bau
rw-second-build-price = { $coins ->
        [one] { $coins } Münze, nach dem ersten
       *[other] { $coins } Münzen, nach dem ersten
    }
rw-undo = Rückgängig
rw-restart = Zug neu beginnen
rw-undo-reach = Rückgängig reicht bis zum letzten Wurf
rw-change-type = { $type } { $built } von { $boxes }
rw-change-row = Reihe { $value }: +{ $points }
rw-change-column = Spalte { $value }: +{ $points }
rw-change-coins = zum Ausgeben: { $coins }
rw-change-total = wäre jetzt Schluss: von { $before } auf { $after }
rw-score-sheet = Wertungsblatt
rw-points = Deine Punkte bisher
rw-points-completed = Vollendete Arten
rw-points-lines = Reihen und Spalten
rw-points-coins = Münzen, 1 für 2
rw-points-types = Wäre jetzt Schluss, bringen Arten { $points }
rw-since = Seit deinem letzten Zug
rw-nothing-yet = Noch nichts
rw-log = Spielverlauf
rw-close = Schließen
rw-deed-built = baut { $type } auf Blau { $blue }, Gelb { $yellow }
rw-deed-again = baut für Münzen dazu { $type } auf Blau { $blue }, Gelb { $yellow }
rw-deed-kept = behält Blau { $blue }, Gelb { $yellow }
rw-deed-coins = { $coins ->
        [0] nimmt keine Münzen
        [one] nimmt { $coins } Münze
       *[other] nimmt { $coins } Münzen
    }
rw-deed-turned-blue = dreht Blau von { $from } auf { $to }
rw-deed-turned-yellow = dreht Gelb von { $from } auf { $to }
rw-deed-virtual = baut { $type }
rw-coach = Trainer:
rw-coach-ask = Trainer fragen
rw-coach-thinks = Der Trainer überlegt
rw-coach-silent = Gerade kein Rat
rw-reason-wrong_moment = Jetzt ist etwas anderes gefragt.
rw-reason-no_such_die = Kein Würfel dieser Farbe zeigt diesen Wert.
rw-reason-never_round = Ein Würfel wird nie von 6 auf 1 oder von 1 auf 6 gedreht.
rw-reason-turning_is_over = Würfel werden vor der Aktion gedreht, nicht danach.
rw-reason-no_coin = Es ist keine Münze mehr da, um einen Würfel zu drehen.
rw-reason-not_shown = Kein blauer und gelber Würfel zeigen diese Kreuzung zusammen.
rw-reason-built_already = Diese Kreuzung ist schon gebaut.
rw-reason-not_after_coins = Ein zweiter Bau folgt nur auf einen ersten.
rw-reason-too_few_coins = Ein zweiter Bau kostet drei Münzen.
rw-reason-second_built = Die Kreuzung der zwei unbenutzten Würfel ist schon gebaut.
rw-reason-not_rolled = Die vier Würfel zeigen dieses Paar nicht.
