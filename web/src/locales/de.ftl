## Medina

medina-kind-roof = Dach
medina-kind-grey = Grau
medina-kind-black = Schwarz
medina-kind-brown = Braun
medina-kind-orange = Orange
medina-kind-stable = Stall
medina-kind-merchant = Händler
medina-kind-wall = Mauer
medina-letter-grey = G
medina-letter-black = S
medina-letter-brown = B
medina-letter-orange = O
medina-palace-grey = grauer Palast
medina-palace-black = schwarzer Palast
medina-palace-brown = brauner Palast
medina-palace-orange = oranger Palast
medina-rim-north = Norden { $place }
medina-rim-east = Osten { $place }
medina-rim-south = Süden { $place }
medina-rim-west = Westen { $place }
medina-short-northwest = NW
medina-short-northeast = NO
medina-short-southeast = SO
medina-short-southwest = SW
medina-placed-grey = graues Gebäude auf { $place }
medina-placed-black = schwarzes Gebäude auf { $place }
medina-placed-brown = braunes Gebäude auf { $place }
medina-placed-orange = oranges Gebäude auf { $place }
medina-placed-stable = Stall auf { $place }
medina-placed-merchant = Händler auf { $place }
medina-placed-wall = Mauer: { $place }
medina-placed-roof =
    { $colour ->
        [grey] Dach auf dem grauen Palast bei { $place }
        [black] Dach auf dem schwarzen Palast bei { $place }
        [brown] Dach auf dem braunen Palast bei { $place }
       *[orange] Dach auf dem orangen Palast bei { $place }
    }
medina-begins = beginnt
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Graue Palastkarte: { $name }.
        [black] Schwarze Palastkarte: { $name }.
        [brown] Braune Palastkarte: { $name }.
       *[orange] Orange Palastkarte: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Turmkarte Nordwest: { $name }.
        [northeast] Turmkarte Nordost: { $name }.
        [southeast] Turmkarte Südost: { $name }.
       *[southwest] Turmkarte Südwest: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Grauer Palast
        [black] Schwarzer Palast
        [brown] Brauner Palast
       *[orange] Oranger Palast
    } ohne Dach: { $buildings } Gebäude, { $stables ->
        [one] { $stables } Stall
       *[other] { $stables } Ställe
    }, { $walls ->
        [one] { $walls } Mauer
       *[other] { $walls } Mauern
    }, { $merchants } Händler; jetzt { $worth } wert.
medina-palace-owned =
    { $colour ->
        [grey] Grauer Palast
        [black] Schwarzer Palast
        [brown] Brauner Palast
       *[orange] Oranger Palast
    }, Besitz: { $owner }; { $buildings } Gebäude, { $stables ->
        [one] { $stables } Stall
       *[other] { $stables } Ställe
    }, { $walls ->
        [one] { $walls } Mauer
       *[other] { $walls } Mauern
    }, { $merchants } Händler; { $worth } wert.
medina-city = Die Stadt mit ihrem Rand
medina-cell-empty = { $place }: leer
medina-cell-merchant = { $place }: Händler
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: Mauer
medina-cell-open-rim = { $place }: offenes Mauerfeld
medina-cell-fits = { $holding }; hier möglich: { $kind }
medina-supply = Deine Steine
medina-tray-piece =
    { $kind }: noch { $count }, { $fits ->
        [0] kann jetzt nirgends hin
        [one] { $fits } Feld
       *[other] { $fits } Felder
    } (Taste { $key })
medina-prompt-first = Setze den ersten Händler, nicht neben den Rand.
medina-prompt-two = Setze zwei Steine.
medina-prompt-second = Setze den zweiten Stein.
medina-choose = Wähle zuerst einen Stein.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } Feld möglich
       *[other] { $count } Felder möglich
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } Palast möglich
       *[other] { $count } Paläste möglich
    }
medina-turn-ends = Dein Zug endet.
medina-waiting = { $name } ist am Zug.
medina-over = Das Spiel ist aus. Gewonnen: { $winners }.
medina-your-turn = Du bist am Zug
medina-turn = Zug { $number }
medina-piece = Stein { $number } von 2
medina-undo = Zurück
medina-ask-back = Um Zugrücknahme bitten
medina-place = Setzen
medina-end-turn = Zug beenden
medina-cards = Karten
medina-close = Schließen
medina-not-here = Nicht hier.
medina-choose-first = Wähle zuerst unten einen Stein.
medina-rim-takes-walls = Auf den Rand kommen nur Mauern.
medina-walls-take-rim = Mauern kommen auf den Rand.
medina-roofs-take-palaces = Ein Dach kommt auf einen Palast.
medina-nowhere = Dieser Stein kann jetzt nirgends hin.
medina-would-place = { $kind } auf { $place }.
medina-would-own =
    Der Palast wird deiner: { $worth ->
        [one] { $worth } Punkt.
       *[other] { $worth } Punkte.
    }
medina-would-found = Ein neuer Palast.
medina-would-grow = Der Palast wächst auf { $size }.
medina-would-be-free = Er gehört noch niemandem.
medina-would-score = Punkte: { $changes }.
medina-would-change-nothing = An den Punkten ändert sich nichts.
medina-cards-title = Karten und wer sie hat
medina-palace-card =
    { $colour ->
        [grey] Graue Palastkarte
        [black] Schwarze Palastkarte
        [brown] Braune Palastkarte
       *[orange] Orange Palastkarte
    }
medina-tower-card =
    { $tower ->
        [northwest] Turmkarte Nordwest
        [northeast] Turmkarte Nordost
        [southeast] Turmkarte Südost
       *[southwest] Turmkarte Südwest
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
medina-points =
    { $count ->
        [one] { $count } Pkt.
       *[other] { $count } Pkt.
    }
medina-size = Größe { $size }
medina-card-free = frei
medina-arms = Mauer { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
medina-bot = Computer
medina-roofs-left =
    { $count ->
        [one] noch { $count } Dach
       *[other] noch { $count } Dächer
    }
medina-cards-worth = Karten +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } Stein hinterm Schirm
       *[other] { $count } Steine hinterm Schirm
    }
medina-pieces-short = { $count } St.
medina-your-palaces = Deine Paläste
medina-no-palaces = Dir gehört noch kein Palast: Setze ein Dach auf einen.
medina-palace = Palast
medina-part-buildings = Gebäude
medina-part-stables = Ställe
medina-part-walls = Mauern daneben
medina-part-merchants = Händler daneben
medina-part-sum = Zusammen
medina-brief-buildings = Geb.
medina-brief-stables = St.
medina-brief-walls = Mau.
medina-brief-merchants = Hdl.
medina-brief-sum = ∑
medina-card-sums = Palastkarten { $palaces }, Turmkarten { $towers }
medina-since = Seit deinem Zug
medina-replay = Abspielen
medina-log = Verlauf
medina-all-turns = Alle Züge
medina-nothing-yet = Noch ist nichts geschehen.
medina-coach = Ratgeber:
medina-coach-thinks = denkt nach ...
medina-coach-says = { $deeds }.
medina-coach-waits = frag, was ich täte.
medina-hint = Tipp
medina-why-legal = Das ist möglich.
medina-why-wrong_moment = Jetzt ist etwas anderes gefragt.
medina-why-none_left = Davon hast du keinen mehr.
medina-why-left_the_game = Die Gebäude dieser Farbe sind aus dem Spiel.
medina-why-must_roof = Nur du hast noch Dächer: In jedem Zug musst du eines setzen.
medina-why-cell_taken = Dort steht schon etwas.
medina-why-not_central = Der erste Händler steht nicht neben dem Rand.
medina-why-too_near = Ein anderer Palast stünde daneben.
medina-why-must_extend = Ein Palast dieser Farbe kann noch wachsen: Baue neben eines seiner Gebäude.
medina-why-is_roofed = Ein Palast mit Dach wird nicht mehr erweitert.
medina-why-no_building_beside = Ein Stall steht neben einem Gebäude.
medina-why-stable_too_near = Ein anderer Palast stünde neben dem Stall.
medina-why-not_at_an_end = Ein Händler kommt ans Ende einer Reihe, solange eine wachsen kann.
medina-why-between_merchants = Ein Händler steht nie zwischen zwei anderen.
medina-why-wall_taken = Dort steht schon eine Mauer.
medina-why-no_arm = Daneben ist weder Turm noch Mauer.
medina-why-gate = Das letzte offene Feld einer Seite ist ihr Tor.
medina-why-no_palace = Dieser Palast hat schon ein Dach.
medina-why-one_a_colour = Du hast schon einen Palast dieser Farbe gedeckt.
medina-why-not_drawn_now = Jetzt wird nichts gezogen.
