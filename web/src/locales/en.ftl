game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each kind.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Finish a kind before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.

## Alhambra
alhambra-type-pavilion = Pavilion
alhambra-type-seraglio = Seraglio
alhambra-type-arcades = Arcades
alhambra-type-chambers = Chambers
alhambra-type-garden = Garden
alhambra-type-tower = Tower
alhambra-letter-pavilion = P
alhambra-letter-seraglio = S
alhambra-letter-arcades = A
alhambra-letter-chambers = C
alhambra-letter-garden = G
alhambra-letter-tower = T
alhambra-money-florin = florin
alhambra-money-dirham = dirham
alhambra-money-denar = denar
alhambra-money-ducat = ducat
alhambra-letter-florin = F
alhambra-letter-dirham = H
alhambra-letter-denar = N
alhambra-letter-ducat = C
alhambra-amount-florin = { $amount } { $amount ->
    [one] florin
   *[other] florins
  }
alhambra-amount-dirham = { $amount } { $amount ->
    [one] dirham
   *[other] dirhams
  }
alhambra-amount-denar = { $amount } { $amount ->
    [one] denar
   *[other] denars
  }
alhambra-amount-ducat = { $amount } { $amount ->
    [one] ducat
   *[other] ducats
  }
alhambra-fountain = Lion fountain
alhambra-dirk = Dirk
alhambra-dirk-note = Dirk only collects tiles. They count for majorities.
alhambra-you = You
alhambra-side-n = north
alhambra-side-e = east
alhambra-side-s = south
alhambra-side-w = west
alhambra-walls = walls { $sides }
alhambra-no-walls = no walls
alhambra-east = { $count } east
alhambra-west = { $count } west
alhambra-south = { $count } south
alhambra-north = { $count } north
alhambra-middle = at the fountain

alhambra-market = Building market
alhambra-slot = Slot { $slot }: { $tile }, for { $price }. { $pays ->
    [exactly] You can pay exactly.
    [over] You can pay, but not exactly.
   *[no] You cannot buy it now.
  }
alhambra-slot-empty = Slot { $slot }, { $currency }: empty until the turn’s end
alhambra-empty-until = empty until turn’s end
alhambra-plays-on = You can pay exactly and play on
alhambra-display = Money on display
alhambra-display-rule = Take one, or several worth 5 or less together.
alhambra-piles = Deck { $deck } · discard { $discard }
alhambra-taken = taken
alhambra-take-card = Take { $card }
alhambra-hand = Your hand
alhambra-hand-sum = { $money } in hand
alhambra-hand-empty = No money in hand. Take some.
alhambra-hand-hidden = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
  }
alhambra-reserve = Reserve
alhambra-your-reserve = Your reserve
alhambra-reserve-empty = reserve empty
alhambra-reserve-of = { $count ->
    [one] { $count } tile in reserve
   *[other] { $count } tiles in reserve
  }
alhambra-reserve-tile = In reserve: { $tile }. Move it into the palace.
alhambra-reserve-note = It does not score there; a redesign can move it in.
alhambra-bought-tile = Bought: { $tile }

alhambra-players = Players
alhambra-player = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
alhambra-thinks = thinks
alhambra-see-palace = See the palace of { $name }
alhambra-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
alhambra-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
alhambra-wall = wall { $length }
alhambra-wall-word = Wall
alhambra-palace-of = Palace of { $name }
alhambra-palace-words = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
  }, longest wall { $wall }
alhambra-your-palace = Your palace
alhambra-whole-palace = Show the whole palace
alhambra-zoom-in = Closer
alhambra-fit = Fit
alhambra-before = Player before
alhambra-after = Next player
alhambra-close = Close
alhambra-cell-at = Cell { $number }, { $cell }: build here
alhambra-cell-swap = Tile { $number }, { $cell }: swap here
alhambra-cell-remove = Tile { $number }, { $cell }: move to the reserve

alhambra-majorities = Majorities and points
alhambra-you-have = You have
alhambra-now-brings = { $scoring } now would bring +{ $points }
alhambra-then-brings = , then +{ $points }
alhambra-why = why?
alhambra-most-of = Most of…
alhambra-points = Points
alhambra-at = at { $scoring }
alhambra-one-each = 1 each
alhambra-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
  }
alhambra-scoring = Scoring
alhambra-scored = Scoring { $scoring } is done
alhambra-next = · { $scoring } next
alhambra-at-end = · { $scoring } at the end
alhambra-track-short = { $scoring } next · bag { $bag }

alhambra-actions = What you can do
alhambra-your-turn = Your turn
alhambra-over = The game is over.
alhambra-undo = Undo
alhambra-restart = Restart turn
alhambra-cancel = Cancel
alhambra-confirm = Confirm
alhambra-build = Build
alhambra-take = Take
alhambra-pay = Pay
alhambra-pay-and-play-on = Pay and play on
alhambra-pass = Pass
alhambra-redesign = Redesign
alhambra-to-reserve = To reserve
alhambra-to-dirk = Give to Dirk
alhambra-prompt-action = Take money, buy a tile or redesign.
alhambra-prompt-play-on = You paid exactly: play on.
alhambra-prompt-pass = Nothing is possible.
alhambra-prompt-wait = { $name } is playing …
alhambra-prompt-redesign = Choose a tile in your palace or reserve.
alhambra-prompt-cards = Lay cards, highest first.
alhambra-prompt-which = Which tile do you place first?
alhambra-prompt-place = Place { $tile }
alhambra-prompt-move = Move { $tile } from the reserve
alhambra-prompt-take = Take { $cards }
alhambra-prompt-pay = Pay { $price } for { $tile }: { $cards }
alhambra-prompt-at = Build { $tile } here?
alhambra-prompt-swap = Swap { $tile } in here?
alhambra-prompt-remove = Move { $tile } to the reserve?
alhambra-prompt-reserve = Put { $tile } into the reserve?
alhambra-prompt-give = Give { $tile } to Dirk?
alhambra-pays-exactly = is exact, so you play on
alhambra-pays-over = is { $by } too much
alhambra-pays-short = is { $by } short
alhambra-cells-fit = { $cells ->
    [0] no cell fits
    [one] { $cells } cell fits
   *[other] { $cells } cells fit
  }

alhambra-leads-alone = Alone in the lead
alhambra-leads-shared = Shares the lead
alhambra-behind = { $by } behind the lead
alhambra-gain = { $points } at { $scoring }
alhambra-wall-stays = Wall stays { $length }
alhambra-wall-changes = Wall { $before } → { $after }
alhambra-not-so = Not now.
alhambra-not-here = Not here.
alhambra-rule = Rule { $rule }
alhambra-why-legal = That is possible.
alhambra-why-wrong-moment = Something else is asked now.
alhambra-why-must-act = While an action is possible, there is no pass.
alhambra-why-cards-not-shown = These cards are not on display.
alhambra-why-slot-empty = This slot stays empty until the end of the turn.
alhambra-why-too-little-money = You hold too little of this currency.
alhambra-why-card-not-held = You hold no such card.
alhambra-why-cards-descend = Cards are laid from the highest to the lowest.
alhambra-why-cannot-reach-price = These cards would not reach the price.
alhambra-why-price-not-reached = The price is not reached yet.
alhambra-why-not-in-reserve = This tile is not in your reserve.
alhambra-why-fits-nowhere = This tile fits nowhere in your palace.
alhambra-why-no-tile-there = There is no tile of yours.
alhambra-why-fountain-stays = The fountain always stays.
alhambra-why-cuts-off = Other tiles could no longer be reached on foot.
alhambra-why-leaves-hole = The palace would be left with a hole.
alhambra-why-not-set-aside = You did not buy this tile in this turn.
alhambra-why-cell-taken = A tile lies there already.
alhambra-why-touches-nothing = A tile must share a side with the palace.
alhambra-why-sides-differ = A wall would meet an open side.
alhambra-why-no-way-in = Walled off: no way in on foot.
alhambra-why-makes-hole = An empty place would be closed in.
alhambra-why-no-dirk = Dirk joins two players only.
alhambra-why-not-to-dirk = Tiles won at the end are not given to Dirk.
alhambra-why-not-drawn-now = Nothing is drawn now.

alhambra-since = Since your last turn
alhambra-so-far = Your turn so far
alhambra-earlier = Earlier
alhambra-full-log = Full log
alhambra-nothing-yet = Nothing yet.
alhambra-no-action = No action yet. Take money, buy a tile or redesign.
alhambra-not-your-turn = It is not your turn yet.
alhambra-log-took = took { $cards }
alhambra-log-bought = bought { $tile } for { $money }
alhambra-log-bought-exactly = bought { $tile } for { $money }, exactly
alhambra-log-placed = built { $tile }
alhambra-log-moved = moved { $tile } from the reserve into the palace
alhambra-log-swapped = swapped { $tile } into the palace
alhambra-log-stored = put { $tile } into the reserve
alhambra-log-removed = took { $tile } out of the palace
alhambra-log-gave = gave { $tile } to Dirk
alhambra-log-passed = passed
alhambra-log-scoring = Scoring { $scoring }: { $list }
alhambra-coach = Coach:
alhambra-coach-ask = Ask the coach for a hint
alhambra-coach-thinks = The coach is thinking …
alhambra-coach-silent = The coach has no advice now.
alhambra-advise-took = take { $cards }
alhambra-advise-bought = buy { $tile } for { $money }
alhambra-advise-bought-exactly = buy { $tile } for { $money }, exactly
alhambra-advise-placed = build { $tile }
alhambra-advise-moved = move { $tile } from the reserve into the palace
alhambra-advise-swapped = swap { $tile } into the palace
alhambra-advise-stored = put { $tile } into the reserve
alhambra-advise-removed = take { $tile } out of the palace
alhambra-advise-gave = give { $tile } to Dirk
alhambra-advise-passed = pass
