game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each kind.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Finish a kind before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.

## Medina

medina-kind-roof = Roof
medina-kind-grey = Grey
medina-kind-black = Black
medina-kind-brown = Brown
medina-kind-orange = Orange
medina-kind-stable = Stable
medina-kind-merchant = Merchant
medina-kind-wall = Wall
medina-letter-grey = G
medina-letter-black = K
medina-letter-brown = B
medina-letter-orange = O
medina-palace-grey = grey palace
medina-palace-black = black palace
medina-palace-brown = brown palace
medina-palace-orange = orange palace
medina-rim-north = north { $place }
medina-rim-east = east { $place }
medina-rim-south = south { $place }
medina-rim-west = west { $place }
medina-short-northwest = NW
medina-short-northeast = NE
medina-short-southeast = SE
medina-short-southwest = SW
medina-placed-grey = grey building on { $place }
medina-placed-black = black building on { $place }
medina-placed-brown = brown building on { $place }
medina-placed-orange = orange building on { $place }
medina-placed-stable = stable on { $place }
medina-placed-merchant = merchant on { $place }
medina-placed-wall = wall { $place }
medina-placed-roof =
    { $colour ->
        [grey] roof on the grey palace at { $place }
        [black] roof on the black palace at { $place }
        [brown] roof on the brown palace at { $place }
       *[orange] roof on the orange palace at { $place }
    }
medina-begins = begins
medina-told = { $name }: { $deed }.
medina-takes-palace-card =
    { $colour ->
        [grey] Grey palace card: { $name }.
        [black] Black palace card: { $name }.
        [brown] Brown palace card: { $name }.
       *[orange] Orange palace card: { $name }.
    }
medina-takes-tower-card =
    { $tower ->
        [northwest] Northwest tower card: { $name }.
        [northeast] Northeast tower card: { $name }.
        [southeast] Southeast tower card: { $name }.
       *[southwest] Southwest tower card: { $name }.
    }
medina-palace-free =
    { $colour ->
        [grey] Grey palace
        [black] Black palace
        [brown] Brown palace
       *[orange] Orange palace
    } without a roof: { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, { $stables ->
        [one] { $stables } stable
       *[other] { $stables } stables
    }, { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }, { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    }; worth { $worth } now.
medina-palace-owned =
    { $colour ->
        [grey] Grey palace
        [black] Black palace
        [brown] Brown palace
       *[orange] Orange palace
    } of { $owner }: { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, { $stables ->
        [one] { $stables } stable
       *[other] { $stables } stables
    }, { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }, { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    }; worth { $worth }.
medina-city = The city with its rim
medina-cell-empty = { $place }: empty
medina-cell-merchant = { $place }: merchant
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: wall
medina-cell-open-rim = { $place }: open wall cell
medina-cell-fits = { $holding }; { $kind } can go here
medina-supply = Your pieces
medina-tray-piece =
    { $kind }: { $count } left, { $fits ->
        [0] can go nowhere now
        [one] { $fits } cell
       *[other] { $fits } cells
    } (key { $key })
medina-prompt-first = Place the first merchant away from the rim.
medina-prompt-two = Place two pieces.
medina-prompt-second = Place your second piece.
medina-choose = Choose a piece first.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } cell fits
       *[other] { $count } cells fit
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } palace can have it
       *[other] { $count } palaces can have it
    }
medina-turn-ends = Your turn ends.
medina-waiting = { $name } is placing.
medina-over = The game is over. Winner: { $winners }.
medina-your-turn = Your turn
medina-turn = Turn { $number }
medina-piece = Piece { $number } of 2
medina-undo = Undo
medina-ask-back = Ask for the last turn back
medina-place = Place
medina-end-turn = End turn
medina-cards = Cards
medina-close = Close
medina-not-here = Not here.
medina-choose-first = Choose a piece below first.
medina-rim-takes-walls = Only walls go on the rim.
medina-walls-take-rim = Walls go on the rim.
medina-roofs-take-palaces = A roof goes on a palace.
medina-nowhere = This piece can go nowhere now.
medina-would-place = { $kind } on { $place }.
medina-would-own =
    The palace becomes yours: { $worth ->
        [one] { $worth } point.
       *[other] { $worth } points.
    }
medina-would-found = A new palace.
medina-would-grow = The palace grows to { $size }.
medina-would-be-free = Nobody owns it yet.
medina-would-score = Points: { $changes }.
medina-would-change-nothing = No points change.
medina-cards-title = Cards and who holds them
medina-palace-card =
    { $colour ->
        [grey] Grey palace card
        [black] Black palace card
        [brown] Brown palace card
       *[orange] Orange palace card
    }
medina-tower-card =
    { $tower ->
        [northwest] Northwest tower card
        [northeast] Northeast tower card
        [southeast] Southeast tower card
       *[southwest] Southwest tower card
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
medina-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
medina-size = size { $size }
medina-card-free = free
medina-arms = walls { $first }+{ $second }
medina-player =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
medina-bot = Bot
medina-roofs-left =
    { $count ->
        [one] { $count } roof left
       *[other] { $count } roofs left
    }
medina-cards-worth = cards +{ $points }
medina-behind-screen =
    { $count ->
        [one] { $count } piece behind the screen
       *[other] { $count } pieces behind the screen
    }
medina-pieces-short = { $count } pcs
medina-your-palaces = Your palaces
medina-no-palaces = You own no palace yet: put a roof on one.
medina-palace = Palace
medina-part-buildings = Buildings
medina-part-stables = Stables
medina-part-walls = Walls beside it
medina-part-merchants = Merchants beside it
medina-part-sum = Together
medina-brief-buildings = bld
medina-brief-stables = stb
medina-brief-walls = wall
medina-brief-merchants = mch
medina-brief-sum = sum
medina-card-sums = Palace cards { $palaces }, tower cards { $towers }
medina-since = Since your last turn
medina-replay = Replay
medina-log = Log
medina-all-turns = All turns
medina-nothing-yet = Nothing has happened yet.
medina-coach = Coach:
medina-coach-thinks = thinking ...
medina-coach-says = { $deeds }.
medina-coach-waits = ask what I would do.
medina-hint = Hint
medina-why-legal = That is possible.
medina-why-wrong_moment = Something else is asked now.
medina-why-none_left = You have no such piece left.
medina-why-left_the_game = The buildings of that colour have left the game.
medina-why-must_roof = You alone still have roofs: one has to be placed each turn.
medina-why-cell_taken = A piece stands there already.
medina-why-not_central = The first merchant does not stand next to the rim.
medina-why-too_near = Another palace would be next to it.
medina-why-must_extend = A palace of this colour can still grow: build beside one of its buildings.
medina-why-is_roofed = A palace with a roof takes no more buildings.
medina-why-no_building_beside = A stable stands beside a building.
medina-why-stable_too_near = Another palace would be next to the stable.
medina-why-not_at_an_end = A merchant joins an end of a row while one can grow.
medina-why-between_merchants = A merchant never stands between two others.
medina-why-wall_taken = A wall stands there already.
medina-why-no_arm = Neither a tower nor a wall is beside it.
medina-why-gate = The last open cell of a side is its gate.
medina-why-no_palace = That palace has a roof already.
medina-why-one_a_colour = You have roofed a palace of this colour already.
medina-why-not_drawn_now = Nothing is drawn now.
