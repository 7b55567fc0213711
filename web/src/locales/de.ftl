## Alhambra
alhambra-type-pavilion = Pavillon
alhambra-type-seraglio = Serail
alhambra-type-arcades = Arkaden
alhambra-type-chambers = Gemächer
alhambra-type-garden = Garten
alhambra-type-tower = Turm
alhambra-letter-pavilion = P
alhambra-letter-seraglio = S
alhambra-letter-arcades = A
alhambra-letter-chambers = M
alhambra-letter-garden = G
alhambra-letter-tower = T
alhambra-money-florin = Gulden
alhambra-money-dirham = Dirham
alhambra-money-denar = Denar
alhambra-money-ducat = Dukat
alhambra-letter-florin = G
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = K
alhambra-amount-florin = { $amount } Gulden
alhambra-amount-dirham = { $amount } Dirham
alhambra-amount-denar = { $amount } { $amount ->
    [one] Denar
   *[other] Denare
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] Dukat
   *[other] Dukaten
  }
alhambra-fountain = Löwenbrunnen
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk sammelt nur Plättchen. Sie zählen bei den Mehrheiten.
alhambra-you = Du
alhambra-side-n = Norden
alhambra-side-e = Osten
alhambra-side-s = Süden
alhambra-side-w = Westen
alhambra-walls = Mauern: { $sides }
alhambra-no-walls = ohne Mauern
alhambra-east = { $count } östlich
alhambra-west = { $count } westlich
alhambra-south = { $count } südlich
alhambra-north = { $count } nördlich
alhambra-middle = am Brunnen

alhambra-market = Bauhof
alhambra-slot = Feld { $slot }: { $tile } für { $price }. { $pays ->
    [exactly] Du kannst passend zahlen.
    [over] Du kannst zahlen, aber nicht passend.
   *[no] Jetzt nicht zu kaufen.
  }
alhambra-slot-empty = Feld { $slot }, { $currency }: leer bis zum Ende des Zugs
alhambra-empty-until = leer bis zum Zugende
alhambra-plays-on = Du kannst passend zahlen und weiterspielen
alhambra-display = Ausliegendes Geld
alhambra-display-rule = Nimm eine Karte, oder mehrere, die zusammen höchstens 5 wert sind.
alhambra-piles = Stapel { $deck } · Ablage { $discard }
alhambra-taken = genommen
alhambra-take-card = { $card } nehmen
alhambra-hand = Dein Geld
alhambra-hand-sum = { $money } auf der Hand
alhambra-hand-empty = Kein Geld auf der Hand. Nimm welches.
alhambra-hand-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
alhambra-reserve = Reserve
alhambra-your-reserve = Deine Reserve
alhambra-reserve-empty = Reserve leer
alhambra-reserve-of = { $count } Plättchen in der Reserve
alhambra-reserve-tile = In der Reserve: { $tile }. In die Alhambra bauen.
alhambra-reserve-note = Dort zählt es nicht; ein Umbau kann es in die Alhambra holen.
alhambra-bought-tile = Gekauft: { $tile }

alhambra-players = Spieler
alhambra-player = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
alhambra-thinks = überlegt
alhambra-see-palace = Alhambra von { $name } ansehen
alhambra-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
alhambra-tiles = { $count } Plättchen
alhambra-wall = Mauer { $length }
alhambra-wall-word = Mauer
alhambra-palace-of = Alhambra von { $name }
alhambra-palace-words = { $buildings } Gebäude, längste Mauer { $wall }
alhambra-your-palace = Deine Alhambra
alhambra-whole-palace = Die ganze Alhambra zeigen
alhambra-zoom-in = Näher
alhambra-fit = Alles zeigen
alhambra-before = Vorige Person
alhambra-after = Nächste Person
alhambra-close = Schließen
alhambra-cell-at = Platz { $number }, { $cell }: hier bauen
alhambra-cell-swap = Plättchen { $number }, { $cell }: hier tauschen
alhambra-cell-remove = Plättchen { $number }, { $cell }: in die Reserve

alhambra-majorities = Mehrheiten und Punkte
alhambra-you-have = Du hast
alhambra-now-brings = { $scoring } brächte jetzt +{ $points }
alhambra-then-brings = , dann +{ $points }
alhambra-why = warum?
alhambra-most-of = Die meisten …
alhambra-points = Punkte
alhambra-at = bei { $scoring }
alhambra-one-each = je 1
alhambra-bag = { $count } Plättchen im Beutel
alhambra-scoring = Wertung
alhambra-scored = Wertung { $scoring } ist vorbei
alhambra-next = · { $scoring } als Nächstes
alhambra-at-end = · { $scoring } am Ende
alhambra-track-short = nächste { $scoring } · Beutel { $bag }

alhambra-actions = Was du tun kannst
alhambra-your-turn = Du bist am Zug
alhambra-over = Das Spiel ist aus.
alhambra-undo = Zurück
alhambra-restart = Zug neu
alhambra-cancel = Abbrechen
alhambra-confirm = Bestätigen
alhambra-build = Bauen
alhambra-take = Nehmen
alhambra-pay = Zahlen
alhambra-pay-and-play-on = Zahlen und weiterspielen
alhambra-pass = Passen
alhambra-redesign = Umbau
alhambra-to-reserve = In die Reserve
alhambra-to-dirk = Dirk geben
alhambra-prompt-action = Nimm Geld, kaufe ein Plättchen oder baue um.
alhambra-prompt-play-on = Passend gezahlt: Du spielst weiter.
alhambra-prompt-pass = Nichts ist möglich.
alhambra-prompt-wait = { $name } ist am Zug …
alhambra-prompt-redesign = Wähle ein Plättchen in deiner Alhambra oder Reserve.
alhambra-prompt-cards = Lege Karten, die höchste zuerst.
alhambra-prompt-which = Welches Plättchen legst du zuerst?
alhambra-prompt-place = { $tile } legen
alhambra-prompt-move = { $tile } aus der Reserve bauen
alhambra-prompt-take = Nehmen: { $cards }
alhambra-prompt-pay = { $price } für { $tile }: { $cards }
alhambra-prompt-at = { $tile } hier bauen?
alhambra-prompt-swap = { $tile } hier eintauschen?
alhambra-prompt-remove = { $tile } in die Reserve?
alhambra-prompt-reserve = { $tile } in die Reserve?
alhambra-prompt-give = { $tile } Dirk geben?
alhambra-pays-exactly = passt genau, du spielst weiter
alhambra-pays-over = ist { $by } zu viel
alhambra-pays-short = es fehlen { $by }
alhambra-cells-fit = { $cells ->
    [0] kein Platz passt
    [one] { $cells } Platz passt
   *[other] { $cells } Plätze passen
  }

alhambra-leads-alone = Allein vorn
alhambra-leads-shared = Gleichauf vorn
alhambra-behind = { $by } hinter der Spitze
alhambra-gain = { $points } bei { $scoring }
alhambra-wall-stays = Mauer bleibt { $length }
alhambra-wall-changes = Mauer { $before } → { $after }
alhambra-not-so = Jetzt nicht.
alhambra-not-here = Hier nicht.
alhambra-rule = Regel { $rule }
alhambra-why-legal = Das ist möglich.
alhambra-why-wrong-moment = Jetzt ist etwas anderes gefragt.
alhambra-why-must-act = Solange eine Aktion möglich ist, darf man nicht passen.
alhambra-why-cards-not-shown = Diese Karten liegen nicht aus.
alhambra-why-slot-empty = Dieses Feld bleibt bis zum Zugende leer.
alhambra-why-too-little-money = Du hast zu wenig von dieser Währung.
alhambra-why-card-not-held = Eine solche Karte hast du nicht.
alhambra-why-cards-descend = Karten werden von hoch nach niedrig gelegt.
alhambra-why-cannot-reach-price = Diese Karten würden für den Preis nicht reichen.
alhambra-why-price-not-reached = Der Preis ist noch nicht erreicht.
alhambra-why-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
alhambra-why-fits-nowhere = Dieses Plättchen passt nirgends in deine Alhambra.
alhambra-why-no-tile-there = Dort liegt kein Plättchen von dir.
alhambra-why-fountain-stays = Der Brunnen bleibt immer liegen.
alhambra-why-cuts-off = Andere Plättchen wären zu Fuß nicht mehr erreichbar.
alhambra-why-leaves-hole = In der Alhambra bliebe ein Loch.
alhambra-why-not-set-aside = Dieses Plättchen hast du in diesem Zug nicht gekauft.
alhambra-why-cell-taken = Dort liegt schon ein Plättchen.
alhambra-why-touches-nothing = Ein Plättchen muss mit einer Seite an die Alhambra grenzen.
alhambra-why-sides-differ = Eine Mauer stieße an eine offene Seite.
alhambra-why-no-way-in = Zugemauert: zu Fuß führt kein Weg hinein.
alhambra-why-makes-hole = Ein leerer Platz würde eingeschlossen.
alhambra-why-no-dirk = Dirk spielt nur zu zweit mit.
alhambra-why-not-to-dirk = Am Ende gewonnene Plättchen gehen nicht an Dirk.
alhambra-why-not-drawn-now = Jetzt wird nichts gezogen.

alhambra-since = Seit deinem letzten Zug
alhambra-so-far = Dein Zug bisher
alhambra-earlier = Früher
alhambra-full-log = Ganzes Protokoll
alhambra-nothing-yet = Noch nichts.
alhambra-no-action = Noch keine Aktion. Nimm Geld, kaufe ein Plättchen oder baue um.
alhambra-not-your-turn = Du bist noch nicht am Zug.
alhambra-log-took = nimmt { $cards }
alhambra-log-bought = kauft { $tile } für { $money }
alhambra-log-bought-exactly = kauft { $tile } für { $money }, passend
alhambra-log-placed = baut { $tile }
alhambra-log-moved = baut { $tile } aus der Reserve
alhambra-log-swapped = tauscht { $tile } aus der Reserve ein
alhambra-log-stored = legt { $tile } in die Reserve
alhambra-log-removed = nimmt { $tile } aus der Alhambra
alhambra-log-gave = gibt { $tile } an Dirk
alhambra-log-passed = passt
alhambra-log-scoring = Wertung { $scoring }: { $list }
alhambra-coach = Ratgeber:
alhambra-coach-ask = Den Ratgeber fragen
alhambra-coach-thinks = Der Ratgeber überlegt …
alhambra-coach-silent = Der Ratgeber hat jetzt keinen Rat.
alhambra-advise-took = nimm { $cards }
alhambra-advise-bought = kaufe { $tile } für { $money }
alhambra-advise-bought-exactly = kaufe { $tile } für { $money }, passend
alhambra-advise-placed = baue { $tile }
alhambra-advise-moved = baue { $tile } aus der Reserve
alhambra-advise-swapped = tausche { $tile } aus der Reserve ein
alhambra-advise-stored = lege { $tile } in die Reserve
alhambra-advise-removed = nimm { $tile } aus der Alhambra
alhambra-advise-gave = gib { $tile } an Dirk
alhambra-advise-passed = passe
