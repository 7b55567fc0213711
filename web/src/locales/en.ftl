### English.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each kind.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Finish a kind before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.

guest = Guest
you = You
your-name = Your name
back-home = Back home
loading = One moment…
offline = The server cannot be reached. Check your connection and try again.
reconnecting = Reconnecting… your move is kept.
table-gone = This table is not here
table-gone-why = The link may be mistyped, or the table was given up.
home = Home
table = Table
game = Game
menu = Menu
close = Close
keep = Keep
copied = Copied
try-again = Try again
your-turn = Your turn
switch-theme = Light or dark
away-long = Still no connection. Your move is kept and goes out by itself.
server-restarts = The server is restarting. Your game is kept and goes on in a moment.
back-here = Connected again.
back-missed = { $count ->
     [one] Connected again. One thing happened.
    *[other] Connected again. { $count } things happened.
    }

## Home

home-title = Build a palace tonight
home-promise = Three games from old Granada and the desert cities. No account: open, name yourself, play.
play-bots = Play bots now
invite-friends = Invite friends
your-games = Your games
open-tables = Open tables
no-tables = None at the moment.
status-open = waiting for players
status-playing = being played
status-over = finished
status-closed = given up
game-size = { $fewest }–{ $most } players
game-time = { $minutes } min
learn = Learn
look = Look
waits-for-you = { $count ->
     [one] 1 waits for you
    *[other] { $count } wait for you
    }
no-games = No games yet. Play bots now, it takes one tap.
seats-taken = { $taken } of { $all } seats
join = Join
join-title = Join with a code
join-code = Code or link
join-or-link = or open the link a friend has sent
join-unreadable = That is neither a code nor a link to a table.
new-here = New here? A guided first game takes five minutes.

## New table and waiting

new-table = New table
open-table = { $count ->
     [one] Open the table, 1 seat is free
    *[other] Open the table, { $count } seats are free
    }
seat-number = Seat { $number }
seat-open = Open for anybody
fewer-seats = One seat fewer
more-seats = One seat more
public-table = List the table for everybody
waiting-title = Waiting for players
sit-down = Sit down
stand-up = Stand up
begin = Begin
begin-waits = { $count ->
     [one] 1 seat is still open
    *[other] { $count } seats are still open
    }
invite = Invite
qr-code = QR code of the link to this table
link = Link to this table
copy-link = Copy link
seats = Seats
seat-open-line = Whoever has the link can sit down.
seat-yours-line = Your seat
who-comes = Who can come
by-link = Only with the link
clock = Clock
clock-none = No clock
clock-game = { $minutes } min + { $increment } s
clock-days = { $days ->
     [one] 1 day per move
    *[other] { $days } days per move
    }
clock-move = { $seconds } s per move
clock-choose-game = For the whole game
clock-choose-days = Days per move
clock-minutes = Minutes each
clock-increment = Seconds back each turn
clock-move-days = Days for each move
clock-about = When somebody’s time is up, a bot sits in until they return.
options = Options
options-usual = all as usual
options-changed = { $count ->
     [one] 1 changed
    *[other] { $count } changed
    }
option-scoring_cards = Scoring cards
option-scoring_cards-about = Where scorings A and B lie in their piles of money cards.
option-game_end = End of the game
option-game_end-about = When the market cannot be filled up, or already when the bag is empty.
option-open_hands = Open hands
option-open_hands-about = Whether everybody sees everybody’s money.
option-youngest = The youngest
option-youngest-about = Matters for who begins: drawn by lot, or this seat.
option-scoring_time = Time of scoring
option-scoring_time-about = When A and B are scored. With two players, at once means that Dirk draws before the market is filled.
option-extra_action = Extra action
option-extra_action-about = Whether the action after an exact payment has to be taken, or may be declined.
option-final_tie = Tie at the end
option-final_tie-about = Who wins among equals: all of them, or the owner of the largest palace.
option-open_supplies = Open supplies
option-open_supplies-about = Whether everybody sees what others have behind their screens.
option-last_piece = Single last piece
option-last_piece-about = Whether a single piece that is left has to be placed, or may be left out.
option-virtual_players = Virtual players
option-virtual_players-about = How many join a single player; otherwise as many as make three at the table.
option-solo = Alone
option-solo-about = What a single player plays for: many points, or to beat virtual players.
option-coins = Coins
option-coins-about = How many coins are printed on a sheet, 3 to 99.
option-layout = Sheet
option-layout-about = Six rows of six letters of PSACGT, joined by /, from yellow 1 down.
value-shuffled = Shuffled in
value-top = On top
value-market_short = Market cannot be filled
value-last_tile = Bag is empty
value-after_refill = After the refill
value-at_once = At once
value-must = Required
value-may = Optional
value-no = No
value-yes = Yes
value-drawn = Drawn by lot
value-shared = Shared
value-largest_palace = Largest palace
value-auto = As usual
value-points = Points
value-against = Against virtual players
start-now = Start the game
start-needs-name = First say your name
waiting-full = Everybody is here
is-here = is here
is-away = away at the moment
open-seat = Open the seat
bot-level = Level of the bots
fill-with-bots = Fill with bots
give-up-table = Give up the table
code-is = Code: { $code }

## Bots

level-apprentice = Apprentice
level-apprentice-line = Knows the rules, misjudges much, soon forgets.
level-mason = Mason
level-mason-line = Builds soundly, with an eye that errs at times.
level-architect = Architect
level-architect-line = Takes the turn that looks best, but forgets who holds what.
level-vizier = Vizier
level-vizier-line = Thinks ahead in haste, and guesses who holds what.
level-sultan = Sultan
level-sultan-line = Thinks ahead as long as it may, and forgets nothing.

## At every table

time-left = Time left
time-days = { $days } d { $hours } h
virtual-player = Virtual player { $number }
log = What happened
talk = Talk
talk-empty = Nobody has said anything yet.
talk-muted = The talk is hidden.
say = Say something
send = Send
phrases = Quick phrases
phrase-hello = Hello!
phrase-nice = Nice move!
phrase-thinking = I am thinking…
phrase-hurry = Your turn!
phrase-thanks = Thanks for the game!
phrase-again = Another one?
takeback = A turn back
takeback-ask = Ask for my turn back
takeback-asked = { $name } asks for the last turn back.
takeback-waits = You asked for your turn back. The others are deciding.
takeback-agree = Agree
takeback-decline = Decline
menu-score = Points so far
menu-talk = Talk
menu-position = Position as text
menu-keys = Keys
position = Position as text
record = Download the record
leave = Leave, a bot plays on
come-back = Take my seat again
keys = Keys
key-tab = to the next thing
key-arrows = between places on the board
key-digits = choose the n-th lit thing
key-enter = confirm
key-escape = cancel
key-undo = undo
key-restart = restart the turn
key-hint = ask the coach
key-say = say the position
key-log = what happened
key-replay = play back since your last turn
key-talk = talk
key-mute = sound on or off
key-help = these keys

## The end

winner = { $name } wins
winners = Shared win: { $names }
you-win = You win
game-over = The game is over
points = { $count ->
     [one] 1 point
    *[other] { $count } points
    }
ahead = { $points } points, { $ahead } ahead of { $name }
table-closed = The table was given up
table-closed-why = Nobody won. What was played is kept.
rematch = Rematch
rematch-join = Join the rematch
look-at-board = Look at the board
to-result = To the result
share = Share
full-log = Log to verify
points-whence = Where the points came from
points-from = Points from
every-point = Every point
total = Total
part-alhambra-pavilion = Pavilions
part-alhambra-arcades = Arcades
part-alhambra-garden = Gardens
part-alhambra-tower = Towers
part-roll_and_write-pavilion = Pavilions
part-roll_and_write-arcades = Arcades
part-roll_and_write-garden = Gardens
part-roll_and_write-tower = Towers
part-alhambra-seraglio = Seraglios
part-alhambra-chambers = Chambers
part-alhambra-wall = Longest wall
part-roll_and_write-palace = Palaces
part-roll_and_write-castle = Castles
part-roll_and_write-rows = Rows
part-roll_and_write-columns = Columns
part-roll_and_write-coins = Coins
part-roll_and_write-bonus = Bonus
part-medina-buildings = Buildings
part-medina-stables = Stables
part-medina-walls = Walls
part-medina-merchants = Merchants
part-medina-palace_cards = Palace cards
part-medina-tower_cards = Tower cards

## Rules

rules = Rules
rules-search = Search the rules
rules-none = No rule says that.

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = Like the device
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = Like the device
motion-calm = Calm
motion-normal = Normal
motion-quick = Quick
motion-off = None
settings-sound = Sound
settings-sound-note = Short and soft, and never the only sign.
settings-confirm = Confirm turns
settings-confirm-note = Ask before a turn is done.
settings-talk = Show the talk
settings-talk-note = What others say at a table.
name-kept = Your name is kept.
carry-title = Play on another device
carry-about = A link makes another device yours too: open it there, once and soon. Give it to nobody.
carry-make = Make a link
carry-link = Link for another device
carry-until = { $minutes ->
     [one] It works once, within one minute.
    *[other] It works once, within { $minutes } minutes.
    }
pass-title = Play on this device
pass-about = This device takes over the name and the games of the one that made the link.
pass-use = Take them over

## The server

status = The server
status-link = How the server is doing
status-idle = All is quiet: a bot can think at once.
status-keeps-up = The bots keep up: nobody waits for one.
status-behind = { $waiting ->
    [one] One bot's turn waits
   *[other] { $waiting } bots' turns wait
  } until one of { $workers } places to think is free. It may take a little longer than usual.
status-stopping = The server is about to stop. Nothing is lost: it goes on from the last move.
status-of = { $count } of { $all }
status-bots-busy = Bots that think
status-bots-waiting = Turns of bots that wait
status-bots-answered = Turns of bots so far
status-tables-playing = Games being played
status-tables-open = Tables that wait for players
status-sockets = Devices at tables
status-since = Running since
status-version = Version

## What the server refuses

refused-unreadable = The server did not understand this page. Load it again.
refused-version = This page is older than the server. Load it again.
refused-too_large = That is too much at once.
refused-too_fast = That was too fast. Wait a moment and try again.
refused-too_many = You have too many games under way. Finish or give up one first.
refused-unknown_host = This server does not answer to that address.
refused-unknown_table = There is no such table.
refused-unknown_guest = The server does not know you yet. Say your name first.
refused-unknown_game = This server does not know that game.
refused-unknown_bot = This server does not know that bot.
refused-bad_name = A name has 1 to 24 characters on one line.
refused-bad_text = A message has 1 to 200 characters.
refused-bad_seats = The game cannot be played with these seats.
refused-bad_options = The game does not have that option.
refused-bad_clock = That clock is not possible.
refused-bad_token = This link has been used or has expired. Ask for a new one.
refused-not_host = Only whoever opened the table can do that.
refused-not_seated = Only those who sit at the table can do that.
refused-no_such_seat = There is no such seat.
refused-seat_taken = Somebody already sits there.
refused-seated_already = You already sit at this table.
refused-seats_open = Seats are still open.
refused-not_begun = The game has not begun.
refused-begun = The game has already begun.
refused-over = The game is over.
refused-closed = This table was given up.
refused-stale = Somebody was faster: that turn has passed.
refused-not_your_turn = It is not your turn.
refused-illegal = The rules do not allow that.
refused-nothing_to_undo = There is nothing to undo: something hidden was revealed, or your turn has just begun.
refused-nothing_to_take_back = There is no turn of yours to take back.
refused-nothing_asked = Nobody has asked for a turn back.
refused-followed = The rematch is open already.
refused-busy = The server is busy. Try again in a moment.
refused-preparing = This game is still being prepared. Try again in a minute.
refused-stopping = The server is restarting. Your game is kept.
refused-storage = The server could not write that down, so it did not happen. Try again.
refused-failed = Something went wrong on the server. Try again.
refused-unfinished = That can be seen when the game is over.

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
alhambra-decline = End your actions
alhambra-decline-short = Done
alhambra-redesign = Redesign
alhambra-to-reserve = To reserve
alhambra-to-dirk = Give to Dirk
alhambra-prompt-action = Take money, buy a tile or redesign.
alhambra-prompt-play-on = You paid exactly: play on.
alhambra-prompt-may-play-on = Paid exactly: play on?
alhambra-prompt-pass = Nothing is possible.
alhambra-prompt-wait = { $name } is playing…
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
alhambra-why-must-act = There is no passing while an action is possible.
alhambra-why-cards-not-shown = These cards are not on display.
alhambra-why-slot-empty = This slot stays empty until the end of the turn.
alhambra-why-too-little-money = You hold too little of this currency.
alhambra-why-card-not-held = You hold no such card.
alhambra-why-cards-descend = Cards are laid from the highest to the lowest.
alhambra-why-cannot-reach-price = These cards would not reach the price.
alhambra-why-price-not-reached = The price is not reached yet.
alhambra-why-not-in-reserve = This tile is not in your reserve.
alhambra-why-fits-nowhere = This tile fits nowhere in your palace.
alhambra-why-no-tile-there = You have no tile there.
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
alhambra-so-far = Your turn so far
alhambra-earlier = Earlier
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
alhambra-log-declined = declined the extra action
alhambra-log-scoring = Scoring { $scoring }: { $list }
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
alhambra-advise-declined = decline the extra action

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
rw-virtual = Virtual player { $number }
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
rw-ask-action = Build on a crossing, or take coins
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
rw-completes = { $name }: { $type } complete, +{ $points }.
rw-deed-virtual = built { $type }
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
medina-declined = leaves the last piece out
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
medina-prompt-last = Place your last piece?
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
medina-decline = Leave out
medina-end-turn = End turn
medina-cards = Cards
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
medina-why-legal = That is possible.
medina-why-wrong_moment = Something else is asked now.
medina-why-none_left = You have no such piece left.
medina-why-left_the_game = The buildings of that colour have left the game.
medina-why-must_roof = You alone still have roofs: one has to be placed each turn.
medina-why-cell_taken = A piece stands there already.
medina-why-not_central = The first merchant may not stand next to the rim.
medina-why-too_near = Another palace would be next to it.
medina-why-must_extend = A palace of this colour can still grow: build beside one of its buildings.
medina-why-is_roofed = A palace with a roof takes no more buildings.
medina-why-no_building_beside = A stable has to stand beside a building.
medina-why-stable_too_near = Another palace would be next to the stable.
medina-why-not_at_an_end = A merchant joins an end of a row while one can grow.
medina-why-between_merchants = A merchant never stands between two others.
medina-why-wall_taken = A wall stands there already.
medina-why-no_arm = Neither a tower nor a wall is beside it.
medina-why-gate = The last open cell of a side is its gate.
medina-why-no_palace = That palace has a roof already.
medina-why-one_a_colour = You have roofed a palace of this colour already.
medina-why-not_drawn_now = Nothing is drawn now.
medina-why-not_the_last = Only your last piece may be left out, and only where the table allows it.

## What moves and is shown again

motion-scoring = Scoring { $scoring }
recap-since = Since your last turn
recap-replay = Replay
recap-nothing = Nothing yet.
recap-log = Log
coach-says = Coach:
coach-ask = Ask the coach for a hint
coach-thinks = The coach is thinking…
coach-silent = The coach has no advice now.

## Reading the rules
rules-contents = Contents
rules-print = Print the rules
rules-link = Link to rule { $rule }
rules-found = { $count ->
     [0] No rule found
     [one] { $count } rule found
    *[other] { $count } rules found
    }
rules-next-turn = next turn
rules-next-player = next player

## Lessons
learn-title = Learn by playing
learn-promise = A first game with a guide at your side: no rulebook, no clock, and nothing that you could do wrong.
learn-minutes = about { $minutes } minutes
learn-about-alhambra = Buy buildings, place them behind walls, and see the first scoring.
learn-about-roll_and_write = Build with dice, take coins, turn fate by a pip, finish a kind first.
learn-about-medina = Raise a city together, and learn when a palace is ripe for your roof.
learn-begin = Start the lesson
learn-continue = Continue
learn-restart = Start again
learn-known = You know this game
learn-percent = { $percent } % taught
learn-guide = Guide
learn-progress = How much of the lesson is behind you
learn-fold = Fold the note away
learn-leave = Leave the lesson, and continue another time
learn-next = Next
learn-skip = Skip
learn-quiet = Play on as you like. I speak up when something new happens.
learn-play-on = Play on
learn-finish = Finish here
learn-enough-alhambra = You have seen it all: money, buildings, walls and a scoring. The game has two more, each worth more than the last. Finish here, or play on to the end?
learn-enough-roll_and_write = You have seen it all. A whole game has 18 rounds, and then free places, rows, columns and coins are counted. Finish here, or play on to the end?
learn-enough-medina = You have seen it all. The game goes on until nobody can place a piece, and the most points win. Finish here, or play on to the end?
learn-done = You know { $game } now
learn-done-line = The best next step is a real game.
learn-real = Play a real game
learn-others = Other lessons
learn-alhambra-welcome = Welcome to Granada! Around this fountain you build your palace. It is scored three times, and the most points in all win.
learn-alhambra-market = Four buildings are for sale. The coin on the arch says in which currency: only money of that kind pays there.
learn-alhambra-hand = This is your money, sorted by currency. The other players see only how many cards you hold.
learn-alhambra-exact = You can pay for { $tile } to the coin: exactly { $price }. That is worth a lot, you will see. Tap it, and then pay.
learn-alhambra-again = Paid exactly! That gives you another action. Now take money: any one card, or several that are worth 5 or less together. Tap, then confirm.
learn-alhambra-place = At the end of your turn you place what you bought. Tiles are never turned. Wall meets wall, open side meets open side, and one must be able to walk in from the fountain. Choose a lit cell.
learn-alhambra-overpaid = You paid { $by } too much. No change is given, and your actions ended. Whoever pays exactly goes on.
learn-alhambra-wall = The gold line is your longest outer wall: { $wall ->
        [one] { $wall } side
       *[other] { $wall } sides
    }. At every scoring each of its sides is a point. Walls inside the palace count for nothing.
learn-alhambra-most = Now the buildings: whoever has the most of a kind scores for it. You lead in one, which is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the next scoring. Here you always see who leads where.
learn-alhambra-others = Between your turns the others play. Money and market are filled up again only at the end of each turn.
learn-alhambra-free = Your turn, and your choice: take money, or buy a building. A ✦ marks what you can pay exactly.
learn-alhambra-alone = A scoring card lies in the money deck. When it is drawn, everybody is scored. Collect buildings until then; I speak up when something new happens.
learn-alhambra-reserve = A tile in the reserve scores nothing. Later you can bring it into the palace: that is an action of its own.
learn-alhambra-several = Small cards come together: tap two or more that are worth 5 or less in all, and take them at once.
learn-alhambra-redesign = In place of money or a purchase you may redesign: tap the tile in your reserve, and then a cell, or a palace tile that it takes the place of.
learn-alhambra-redesigned = That was a redesign: one tile in, out or swapped. It ends your actions, and all rules of building hold afterwards.
learn-alhambra-scored = The first scoring! You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $wall } for your wall, { $most } for kinds of which you have the most. Equal players share.
learn-alhambra-second = The second scoring: { $points } for you. Now the second place of each kind paid as well; at the end the third will too.
learn-alhambra-last = The bag is almost empty. When the market cannot be filled any more, the game ends: what lies there goes to whoever holds the most money of its currency, and the last scoring follows.
learn-roll_and_write-welcome = This is your sheet: 36 buildings. Where a blue and a yellow die cross lies the building that you can build with them. Three stand already.
learn-roll_and_write-dice = You have two pairs of dice. Any blue one goes with any yellow one: up to four crossings are yours to choose from.
learn-roll_and_write-build = Choose a lit crossing and build it. { $type }: { $built } of { $boxes } stand already; a kind that is complete early pays best.
learn-roll_and_write-again = Built! For 3 coins you may build at once with the two dice that are left. You own { $coins }. Build again, or save them and end your turn.
learn-roll_and_write-keep = All four dice were rolled anew. Keep one blue and one yellow for your next turn; the others go to the next player.
learn-roll_and_write-passed = After one build the unused pair goes on to the next player as it lies, and the used one is rolled for you. So think of what you hand on!
learn-roll_and_write-types = Complete a kind, and at the end of the round the best free place of it is yours. The first gets most; who comes later gets less.
learn-roll_and_write-lines = Rows and columns count at the end, each by itself: 4 built are 2 points, 5 are 5, all 6 are 10.
learn-roll_and_write-coins = In place of building you may take coins: one for each pair of your dice whose crossing is built already, marked +1.
learn-roll_and_write-turning = Before you act, a coin turns a die by one pip, as often as you can pay, but never from 6 to 1. Two coins left at the end are a point.
learn-roll_and_write-free = Your turn: build, take coins, or turn a die first. You decide!
learn-roll_and_write-alone = So it goes on, 18 rounds long. I speak up when something new happens.
learn-roll_and_write-turned = One coin spent. The die keeps its new value, also when it is passed on.
learn-roll_and_write-full = All crossings of your dice are built. Take coins, or turn a die first.
learn-roll_and_write-line = Your first line that counts: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end. One more building makes it worth much more.
learn-roll_and_write-almost = { $type }: only one is missing! Coins can turn the dice that you need.
learn-roll_and_write-completed = { $type } complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, paid at the end of the round.
learn-roll_and_write-taken = { $type }: somebody was faster. The places that are left still pay; at the end they go to whoever has built most of the kind.
learn-roll_and_write-last = The last round. After it the free places are paid by who has built most, then rows, columns and coins.
learn-medina-welcome = One city, built by all together. A palace belongs to nobody, until somebody sets a roof on it. That is the whole art: when?
learn-medina-supply = These are your pieces. A turn is exactly two of them, of any kind. You have four roofs: one for each colour.
learn-medina-first = You begin with a merchant in the middle of the city. Choose a place for the market to start from.
learn-medina-building = Now your two pieces. Take a building in a colour you like and put it anywhere: a palace is founded.
learn-medina-grow = The second piece. Another building of that colour has to extend its palace, side by side. Or begin another colour, well away.
learn-medina-apart = Anybody may build on any palace. But two palaces never touch, not even at a corner: one cell always stays between them.
learn-medina-stable = Stables belong to a palace like buildings, even when it has its roof. Place one beside a building.
learn-medina-merchant = Merchants lengthen the market at its ends. Each one that stands beside a palace is a point for its owner. Place one.
learn-medina-wall = Walls grow from the four towers. One that stands beside a palace is a point, too. Place one on the rim.
learn-medina-points = So a palace is worth a point for each building, stable, wall and merchant beside it. Only a roof makes them yours.
learn-medina-roof = { $kind }: the palace is worth { $worth } already. Set your roof on it before another does! But then no building can be added, and you may have one palace of each colour.
learn-medina-owned = It is yours, and worth { $worth } now. Stables, merchants and walls can still make it grow.
learn-medina-card = The first roof of a colour takes its palace card. It goes on only to a larger palace, counted in buildings and stables.
learn-medina-towers = Tower cards go to whoever last joined a roofed palace to walls of that tower. They are worth 1 to 4 points, and can be lost again.
learn-medina-alone = Whoever waits gets larger palaces, or none. Play on; I speak up when something new happens.
learn-medina-theirs = Somebody has set a roof: that palace is taken. Now a new palace of its colour can be founded elsewhere.
learn-medina-tower = Your palace was joined to a wall: the tower card is yours, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, until another palace is joined after you.
learn-medina-lost = { $kind }: a larger palace has taken your palace card. A stable more, and it may come back.
learn-medina-gone = { $kind }: everybody has roofed a palace of this colour. The buildings of it that are left leave the game.

## Access and states
skip-to-content = Skip to the content
told = { $name }: { $deed }.
key-regions = to the next region, with Shift to the one before

## Replay, analysis, and the end of a game
replay = Replay
replay-beginning = The game is set up
replay-unfinished = This move is not finished yet
replay-count = { $number } of { $count }
replay-move-words = Move { $number }: { $who } { $words }
replay-scrub = Place in the game
replay-play = Play
replay-pause = Pause
replay-step = One move forward
replay-step-back = One move back
replay-turn = One turn forward
replay-turn-back = One turn back
replay-speed = Speed { $speed }
replay-link = Copy the link to this move
replay-link-short = Link
replay-side = Log and analysis
replay-tab-log = Log
replay-tab-points = Points
replay-tab-analysis = Analysis
replay-to-table = To the table
replay-not = This game cannot be looked back at
record-title = Replay a record
record-lead = Look at any game again, move by move: every table lets you download its record.
record-drop = Drop a file ending in .qalat here, or choose one.
record-choose = Choose a file
record-another = Another file
record-seen-from = Through whose eyes the game is seen
record-watching = As a watcher sees it
record-seen-by = As { $name } saw it
record-too-large = { $file } is larger than the record of any game.
record-unreadable = { $file } is not a record that can be replayed: { $why }
chart-points = Points over the game; in the end { $list }
end-chart = Over the game
end-highlights = Highlights
end-move = move { $number }
highlight-decisive =
    { $points ->
        [one] { $name } gained { $points } point on the best of the others at once: the turning point.
       *[other] { $name } gained { $points } points on the best of the others at once: the turning point.
    }
highlight-gain =
    { $points ->
        [one] { $name } made { $points } point at once, the most of any move.
       *[other] { $name } made { $points } points at once, the most of any move.
    }
highlight-final =
    { $points ->
        [one] The last move and the final count brought { $name } most: { $points } point.
       *[other] The last move and the final count brought { $name } most: { $points } points.
    }
highlight-lead = From here on { $name } led to the end.
highlight-changes =
    { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
highlight-wall =
    { $count ->
        [one] Longest wall: { $names }, { $count } side.
       *[other] Longest wall: { $names }, { $count } sides.
    }
highlight-crossings = Most crossings built: { $names }, { $count }.
highlight-palace =
    The palace worth most: { $name }, { $colour ->
        [grey] grey
        [black] black
        [brown] brown
       *[orange] orange
    }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
highlight-costliest = Costliest turn, by the coach: { $name }, { $points } points.
analysis-lead = The coach goes through the whole game and tells what each turn cost. It takes about a minute.
analysis-start = Analyse the game
analysis-unfinished = The coach looks at a game when it is over.
analysis-failed = The coach could not come to an end. Try again later.
analysis-busy = The coach is still at work on other games. Try again in a minute.
analysis-waiting = The coach is busy with another game…
analysis-progress = The coach looks at the turns: { $done } of { $total }
analysis-chances = Chance to win
analysis-expected = Points to be expected
analysis-chart = Chances to win over the game; in the end { $list }
analysis-chart-points = Points to be expected over the game; in the end { $list }
analysis-this-turn = This turn
analysis-fine = The coach found nothing much better.
analysis-cost = { $name }: { $points } points worse than the best turn
analysis-costliest = Costliest turns
analysis-played = Played: { $words }
analysis-better = Better: { $words }
analysis-nothing = nothing
analysis-mean = Cost of a turn on average
analysis-all = Every turn
analysis-turn = Move { $number }, { $name }: { $points } points lost
analysis-note = Expected points by the coach’s estimate, judged by what could be known then. Less than a point is mostly luck.

offline-title = No connection
keeps-trying = We keep trying.
offline-list = Cannot be shown without a connection.
page-old = A newer Qalat is here
page-old-why = The server was renewed while this page was open. Load the page again: your games are kept.
load-again = Load again
server-busy = The server has its hands full
unseated = The host has freed your seat. Take another one, or watch.
free-seat = Free the seat
bot-sits-in = A bot plays for you.
