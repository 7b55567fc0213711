game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each kind.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Finish a kind before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.

## Alhambra Roll & Write
rw-type-pavilion = Pavilion
rw-type-palace = Palace
rw-type-arcades = Arcades
rw-type-castle = Castle
rw-type-garden = Garden
rw-type-tower = Tower
rw-letter-pavilion = P
rw-letter-palace = S
rw-letter-arcades = A
rw-letter-castle = C
rw-letter-garden = G
rw-letter-tower = T
rw-pair = blue { $blue }, yellow { $yellow }
rw-blue-value = Blue { $value }
rw-yellow-value = Yellow { $value }
rw-axes = Blue dice across, yellow dice down
rw-type = Type
rw-place = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
rw-you = You
rw-virtual = Virtual player { $number }
rw-your-turn = Your turn
rw-round = Round { $round } of { $rounds }
rw-your-sheet = Your sheet
rw-sheet-of = { $name }: sheet
rw-see-sheet = See the sheet of { $name }
rw-player = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $built ->
        [one] { $built } building
       *[other] { $built } buildings
    }
rw-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
rw-built-of = { $built } of { $all }
rw-coins-title = Coins
rw-coins-left = { $coins } to spend
rw-coins-words = { $left } coins to spend; { $gained } of { $printed } circled, { $spent } crossed out
rw-coins-legend = circled: gained, crossed: spent
rw-lines-legend = Rows and columns: 4 built +{ $four }, 5 built +{ $five }, all 6 +{ $six }
rw-built = Built so far
rw-crossing-free = Blue { $blue }, yellow { $yellow }: { $type }, free
rw-crossing-built = Blue { $blue }, yellow { $yellow }: { $type }, built
rw-crossing-build = Blue { $blue }, yellow { $yellow }: { $type }, free, can be built
rw-crossing-again = Blue { $blue }, yellow { $yellow }: { $type }, free, can be built for coins
rw-crossing-keep = Blue { $blue }, yellow { $yellow }: { $type }; keep this pair
rw-row-words = Row yellow { $value }: { $built } of 6, { $points } points
rw-column-words = Column blue { $value }: { $built } of 6, { $points } points
rw-ask-action = Build one crossing, or take coins
rw-ask-coins = All crossings of your dice are built: take coins
rw-ask-again = Build a second time for coins, or end your turn
rw-ask-keep = Keep one blue and one yellow die; the others go to { $name }
rw-ask-wait = { $name } is thinking
rw-ask-dice = The dice are rolling
rw-ask-over = The game is over
rw-tray = Your dice and choices
rw-pair-own = Your pair
rw-pair-from = From { $name }
rw-pair-second = Second pair
rw-pair-used = Used, rolled next
rw-pair-unused = Unused, passed on
rw-pair-rolled = Just rolled
rw-die-blue = Blue die, { $value } ({ $place })
rw-die-yellow = Yellow die, { $value } ({ $place })
rw-turn-blue = Turn the blue die from { $from } to { $to } for a coin
rw-turn-yellow = Turn the yellow die from { $from } to { $to } for a coin
rw-turn-price = a turn by one pip: 1 coin
rw-turn-limit = never 6 to 1 or 1 to 6
rw-choose-build = { $type }
rw-choose-again = { $type } as well
rw-choose-again-price = { $coins ->
        [one] for { $coins } coin
       *[other] for { $coins } coins
    }
rw-choose-keep = Keep { $blue } · { $yellow }
rw-choose-keep-type = shows { $type }
rw-choose-some-coins = Take coins
rw-choose-coins = { $coins ->
        [one] Take { $coins } coin
       *[other] Take { $coins } coins
    }
rw-choose-end = End turn
rw-second-build = Second build
rw-second-build-price = { $coins ->
        [one] { $coins } coin, after the first
       *[other] { $coins } coins, after the first
    }
rw-undo = Undo
rw-restart = Restart turn
rw-undo-reach = Undo reaches back to the last roll
rw-change-type = { $type } { $built } of { $boxes }
rw-change-row = row { $value }: +{ $points }
rw-change-column = column { $value }: +{ $points }
rw-change-coins = { $coins } to spend
rw-change-total = if it ended now: { $before } to { $after }
rw-score-sheet = Score sheet
rw-points = Your points so far
rw-points-completed = Completed types
rw-points-lines = Rows and columns
rw-points-coins = Coins, 1 for 2
rw-points-types = If it ended now, types add { $points }
rw-since = Since your last turn
rw-nothing-yet = Nothing yet
rw-log = Log
rw-close = Close
rw-deed-built = built { $type } on blue { $blue }, yellow { $yellow }
rw-deed-again = for coins, built { $type } on blue { $blue }, yellow { $yellow } too
rw-deed-kept = kept blue { $blue }, yellow { $yellow }
rw-deed-coins = { $coins ->
        [0] took no coins
        [one] took { $coins } coin
       *[other] took { $coins } coins
    }
rw-deed-turned-blue = turned blue { $from } to { $to }
rw-deed-turned-yellow = turned yellow { $from } to { $to }
rw-deed-virtual = built { $type }
rw-coach = Coach:
rw-coach-ask = Ask the coach
rw-coach-thinks = The coach is thinking
rw-coach-silent = No advice now
rw-reason-wrong_moment = Something else is asked now.
rw-reason-no_such_die = No die of that colour shows that value.
rw-reason-never_round = A die is never turned from 6 to 1 or from 1 to 6.
rw-reason-turning_is_over = Dice are turned before the action, not after it.
rw-reason-no_coin = No coin is left to turn a die with.
rw-reason-not_shown = No blue and yellow die show that crossing together.
rw-reason-built_already = That crossing is built already.
rw-reason-not_after_coins = A second build follows a first one, and nothing else.
rw-reason-too_few_coins = A second build costs three coins.
rw-reason-second_built = The crossing of the two unused dice is built already.
rw-reason-not_rolled = The four dice do not show that pair.
