### English.

## Everywhere

game-alhambra = Alhambra
game-alhambra-line = Buy buildings in four currencies, wall them in, hold the most of each type.
game-roll_and_write = Roll & Write
game-roll_and_write-line = Two blue dice, two yellow, thirty-six buildings. Complete a type before the others.
game-medina = Medina
game-medina-line = Raise one city together, then decide which palaces are yours.

guest = Guest
you = You
your-name = Your name
back-home = Back home
loading = One moment…
offline = The server cannot be reached. Check your connection and try again.
reconnecting = Reconnecting… your move is saved.
no-device = This browser could not start the game. Reload the page, or try another browser.
device-keeps-nothing = This device keeps nothing at the moment: the game lasts only while this page stays open.
device-version = This game was started with an older version of the rules, which this page no longer plays.
device-elsewhere = This game is kept on the device it is played on, and this is another one.
table-gone = There is no table here
table-gone-why = The link may be mistyped, or the table was closed.
home = Home
table = Table
game = Game
menu = Menu
close = Close
keep = Save
copied = Copied
try-again = Try again
your-turn = Your turn
switch-theme = Light or dark
away-long = Still no connection. Your move is saved and will be sent as soon as it is back.
server-restarts = The server is restarting. Your game is saved and goes on in a moment.
back-here = Connected again.
back-missed = { $count ->
     [one] Connected again. You missed one thing.
    *[other] Connected again. You missed { $count } things.
    }

## Home

home-title = Build a palace tonight
home-promise = Three games from old Granada and the desert cities. No account needed: pick a name and play.
play-bots = Play bots now
invite-friends = Invite friends
your-games = Your games
open-tables = Open tables
no-tables = Nobody is waiting right now. Open a table, and send your friends the link.
status-open = waiting for players
status-playing = in progress
status-over = finished
status-closed = given up
game-size = { $fewest }–{ $most } players
game-time = { $minutes } min
learn = Learn
look = Open
waits-for-you = { $count ->
     [one] 1 game is waiting for you
    *[other] { $count } games are waiting for you
    }
seats-taken = { $taken } of { $all } seats
list-waits = { $count ->
    [one] waiting for 1 more player
   *[other] waiting for { $count } more players
  }
list-to-move = { $name } to move
list-left = { $time } left
list-won = You won with { $points } points
list-shared = Shared victory with { $names }, { $points } points each
list-lost = { $names } won with { $points }, you have { $own }
list-winner = { $names } won with { $points }
join = Join
join-title = Join with a code
join-code = Code or link
join-or-link = or open the link a friend sent you
join-unreadable = That is neither a table code nor a link to a table.
alone-title = On your own
ways = What else there is
way-learn = Lessons
way-learn-line = Your first game, explained as you play. Five minutes.
way-rules = Rules
way-rules-line = Every rule, with pictures and a search.
way-bots = Bots
way-bots-line = Five levels, from the apprentice to the sultan.
way-replay = Replays
way-replay-line = Open a saved game, step through it, ask the coach.

## New table and waiting

new-table = New table
open-table = { $count ->
     [one] Open the table with 1 free seat
    *[other] Open the table with { $count } free seats
    }
seat-number = Seat { $number }
seat-open = Open to anyone
fewer-seats = Remove a seat
more-seats = Add a seat
public-table = Show the table in the public list
waiting-title = Waiting for players
sit-down = Sit down
stand-up = Stand up
begin = Start
begin-waits = { $count ->
     [one] 1 seat is still open
    *[other] { $count } seats are still open
    }
invite = Invite
qr-code = QR code of the link to this table
link = Link to this table
copy-link = Copy link
seats = Seats
seat-open-line = Anyone with the link can sit down.
seat-yours-line = Your seat
who-comes = Who can join
by-link = Only people with the link
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
clock-minutes = Minutes per player
clock-increment = Seconds added per turn
clock-move-days = Days per move
clock-about = If someone runs out of time, a bot takes over until they come back.
options = Options
options-usual = standard
options-changed = { $count ->
     [one] 1 changed
    *[other] { $count } changed
    }
option-scoring_cards = Scoring cards
option-scoring_cards-about = Where the cards for scorings A and B lie in the money deck.
option-game_end = End of the game
option-game_end-about = When the market cannot be refilled, or as soon as the bag is empty.
option-open_hands = Open hands
option-open_hands-about = Whether everyone can see everyone’s money.
option-youngest = Youngest player
option-youngest-about = Decides who starts: drawn by lot, or this seat.
option-scoring_time = When to score
option-scoring_time-about = When A and B are scored. With two players, “at once” means that Dirk draws before the market is refilled.
option-extra_action = Extra action
option-extra_action-about = Whether you must take the action you get for paying exactly, or may decline it.
option-final_tie = Tie at the end
option-final_tie-about = Who wins a tie: everyone tied, or the owner of the largest palace.
option-open_supplies = Open supplies
option-open_supplies-about = Whether everyone can see what is behind the screens.
option-last_piece = Last piece
option-last_piece-about = Whether a player with a single piece left must place it, or may leave it out.
option-virtual_players = Virtual players
option-virtual_players-about = How many join a single player. As usual: enough to make three at the table.
option-solo = Playing alone
option-solo-about = What you play for on your own: as many points as you can, or to beat the virtual players.
option-coins = Coins
option-coins-about = How many coins are printed on a sheet, 3 to 99.
option-layout = Sheet
option-layout-about = Six rows, separated by /, starting with yellow 1. Each is six letters: P pavilion, S palace, A arcades, C castle, G garden, T tower.
value-shuffled = Shuffled in
value-top = On top
value-market_short = When the market runs short
value-last_tile = When the bag is empty
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
value-against = Beat the virtual players
start-now = Start the game
start-needs-name = Enter your name first
waiting-full = Everyone is here
is-here = is here
is-away = away right now
bot-level = Bot level
fill-with-bots = Fill with bots
give-up-table = Give up the table
code-is = Code: { $code }
join-this = Take a seat
watch-too = Or simply stay on this page and watch: the game appears as soon as it starts.
give-up-ask = Give up the table?
give-up-for = This closes the table for you and for { $names }.
give-up-alone = This closes the table.
give-up-means = The game ends here, and nobody wins.
leave-means = Just have to go? A bot can play on for you, and you can come back at any time.
play-on = Keep playing
keep-table = Keep the table
give-up-now = Give it up

## Bots

level-apprentice = Apprentice
level-apprentice-line = Knows the rules, misjudges a lot and soon forgets.
level-mason = Mason
level-mason-line = Builds soundly, and slips now and then.
level-architect = Architect
level-architect-line = Plays the turn that looks best, but forgets who holds what.
level-vizier = Vizier
level-vizier-line = Thinks ahead, but in a hurry, and guesses who holds what.
level-sultan = Sultan
level-sultan-line = Takes the time to think ahead, and forgets nothing.
character-other = { $name }: invite somebody else
character-tariq-line = Carries the mortar and asks about everything.
character-tariq-hello = Is this where we build? I’ve washed my hands. Nearly.
character-tariq-farewell = Again? I’ve only just understood it.
character-dunya-line = Waters the orange trees and knows each by name.
character-dunya-hello = My trees can wait. Who begins?
character-dunya-farewell = That went by like spring.
character-isak-line = The tile cutter’s youngest; still counts on his fingers.
character-isak-hello = I’ve counted my coins twice. Here we go.
character-isak-farewell = I’d counted on something else. Lovely, though.
character-tala-line = Came down from the Atlas with her uncle’s caravan.
character-tala-hello = At home we play this with pebbles.
character-tala-farewell = I’ll tell them about this up in the mountains.
character-omar-line = Built his first wall at ten and still visits it.
character-omar-hello = Good stone, good people. Let’s build.
character-omar-farewell = It stands. That’s what counts.
character-elvira-line = Cuts stone and sings while she does.
character-elvira-hello = I hum when it goes well. You’ll hear.
character-elvira-farewell = A good day’s work. Hats off.
character-idris-line = Built half the minarets on the river and climbed them all.
character-idris-hello = Mind your head, I’m building high today.
character-idris-farewell = From up there it looked quite different!
character-sol-line = Glazes tiles; the blue is her secret.
character-sol-hello = Careful, my fingers are still blue.
character-sol-farewell = Such colours! Thank you.
character-maryam-line = Builds astrolabes and is never late.
character-maryam-hello = The stars are out. We can begin.
character-maryam-farewell = The stars knew. They just wouldn’t say.
character-rodrigo-line = Draws cedar ceilings, and himself in the corner.
character-rodrigo-hello = Ah, an empty sheet. I do love beginnings.
character-rodrigo-farewell = I’ll draw that, and leave out my mistakes.
character-samuel-line = Measures everything twice, the soup included.
character-samuel-hello = One moment, my spectacles. There, I’m ready.
character-samuel-farewell = I’ve measured twice: it really is over.
character-kenza-line = Lays out gardens where yesterday there was sand.
character-kenza-hello = Sit in the shade. This may take a while.
character-kenza-farewell = What grows slowly stands longest. Well played.
character-hasan-line = Served three sultans and outlived them all.
character-hasan-hello = I have time. At my age that’s a luxury.
character-hasan-farewell = I’ve had worse evenings. Far worse.
character-zaynab-line = Keeps the seal, and every secret of the palace.
character-zaynab-hello = The letters can wait until tomorrow. Let’s play.
character-zaynab-farewell = Sealed and filed. Well fought.
character-natan-line = Writes poems by day and treaties by night.
character-natan-hello = No verses today, I promise. One at most.
character-natan-farewell = Hm. There’s a poem in that.
character-beatriz-line = Speaks seven languages and is silent in all of them.
character-beatriz-hello = I nod. In seven languages.
character-beatriz-farewell = Well played. I rarely say that.
character-yusuf-line = Builds by day, by lamplight, and over dinner.
character-yusuf-hello = Welcome to my court. Make yourself at home.
character-yusuf-farewell = You may kiss my… no, a handshake will do.
character-aisha-line = Rules with a raised eyebrow.
character-aisha-hello = Let’s see what you’re made of.
character-aisha-farewell = You have my respect. That’s not nothing.
character-ziri-line = Came out of the desert with forty tents and a plan.
character-ziri-hello = Wind from the south. A good sign.
character-ziri-farewell = The sand covers every track. I’ll remember, though.
character-itimad-line = Wished for snow in Córdoba and got almond blossom.
character-itimad-hello = One wish: an evening that isn’t dull.
character-itimad-farewell = Wish granted. Thank you for the evening.
bots-title = Who will you play against?
bots-about = Pick a game and an opponent. You can start right away, and take back what you like.
play-level = Play

## At every table

time-left = Time left
time-days = { $days } d { $hours } h
virtual-player = Virtual player { $number }
log = What happened
talk = Chat
talk-empty = No messages yet.
talk-muted = The chat is hidden.
say = Write a message
send = Send
phrases = Quick phrases
phrase-hello = Hello!
phrase-nice = Nice move!
phrase-thinking = I’m thinking…
phrase-hurry = Your turn!
phrase-thanks = Thanks for the game!
phrase-again = Another one?
takeback = Takeback
takeback-ask = Ask to take back my turn
takeback-asked = { $name } would like to take back the last turn.
takeback-waits = You asked to take back your turn. The others are deciding.
takeback-agree = Agree
takeback-decline = Decline
menu-score = Points so far
menu-talk = Chat
menu-position = Position as text
menu-keys = Shortcuts
position = Position as text
record = Download the game record
leave = Leave, a bot plays on
come-back = Take my seat back
coming-left = { $name } has left the table. { $bot } plays on.
coming-left-you = You have left the table. { $bot } plays on.
coming-time = { $name } has run out of time. { $bot } plays on.
coming-time-you = You have run out of time. { $bot } plays on.
coming-back = { $name } is back.
coming-back-you = You are back.
stands-in = { $bot } plays on here
watching = You are watching
watching-about = You are watching this game. The seats belong to others.
keys = Keyboard shortcuts
key-tab = next element
key-arrows = move between places on the board
key-digits = choose the highlighted option with that number
key-enter = confirm
key-escape = cancel
key-undo = undo
key-restart = restart the turn
key-hint = ask the coach
key-say = read out the position
key-log = game log
key-replay = show what happened since your last turn
key-talk = chat
key-mute = sound on or off
key-help = this list

## The end

winner = { $name } wins
winners = Shared victory: { $names }
you-win = You win
alone-first = Your first result on your own: the one to beat.
alone-record = Your best so far! It was { $before } before.
alone-equal = That equals your best.
alone-behind = Your best is { $best }.
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
to-result = Back to the result
share = Share
full-log = Verifiable log
points-whence = Where the points come from
points-from = Points for
every-point = All points
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
end-pages = Pages of the result
end-page-result = Result
end-page-bars = Points
end-page-points = Table
end-page-story = Story
scoring-final = Final scoring
scoring-go-on = Continue
scoring-nobody = Nobody has any.
scoring-show = Show
scoring-skip = Skip
scorings-all =
    { $count ->
    [one] Final scoring
   *[other] All scorings
    }
alhambra-end-dirk = Dirk plays along but cannot win: his tiles count for the majorities.
rw-end-virtual = Virtual players are not scored. They took places for: { $list }.
rw-end-virtual-none = Virtual players are not scored, and took no place from anyone.
alhambra-tally-exact = Exact payments
alhambra-tally-cards = Money cards taken
alhambra-tally-redesigns = Redesigns
medina-tally-built = Buildings placed
medina-tally-walled = Walls placed
medina-tally-traded = Merchants placed
medina-tally-roofed = Palaces roofed
rw-tally-built = Crossings built
rw-tally-again = Second builds
rw-tally-turned = Dice turned
rw-tally-coins = Coins taken

## Rules

rules = Rules
rules-search = Search the rules
rules-none = No rule matches that.

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = Same as the device
motion-calm = Calm
motion-normal = Normal
motion-quick = Quick
motion-off = None
settings-sound = Sound
settings-sound-note = Short and quiet. Nothing is told by sound alone.
settings-confirm = Confirm turns
settings-confirm-note = Ask before a turn is final.
settings-talk = Show the chat
settings-talk-note = What others write at a table.
settings-bot-words = Bots speak
settings-bot-words-note = At the start and the end of a game.
name-kept = Your name is saved.
carry-title = Play on another device
carry-about = Make a link and open it on the other device. It works once, for a short time, and makes that device yours too. Do not share it.
carry-make = Make a link
carry-link = Link for another device
carry-until = { $minutes ->
     [one] It works once, within the next minute.
    *[other] It works once, within the next { $minutes } minutes.
    }
pass-title = Play on this device
pass-about = This device gets the name and the games of the device that made the link.
pass-use = Use this device

## The server

status = The server
status-link = How the server is doing
status-idle = All quiet: a bot can think at once.
status-keeps-up = The bots are keeping up: nobody has to wait.
status-behind = { $waiting ->
    [one] One bot is
   *[other] { $waiting } bots are
  } waiting for one of { $workers } places to think. Their turns may take a little longer than usual.
status-stopping = The server is about to stop. Nothing is lost: games go on from the last move.
status-of = { $count } of { $all }
status-bots-busy = Bots thinking
status-bots-waiting = Bots waiting to think
status-bots-answered = Bot turns so far
status-tables-playing = Games in progress
status-tables-open = Tables waiting for players
status-sockets = Devices at tables
status-since = Running since
status-version = Version

## What the server refuses

refused-unreadable = The server did not understand this page. Reload it.
refused-version = This page is older than the server. Reload it.
refused-too_large = That is too much at once.
refused-too_fast = Not so fast. Wait a moment and try again.
refused-too_many = You have too many games in progress. Finish or close one first.
refused-unknown_host = This server does not answer at that address.
refused-unknown_table = There is no such table.
refused-unknown_guest = The server does not know you yet. Enter your name first.
refused-unknown_game = This server does not know that game.
refused-unknown_bot = This server does not know that bot.
refused-bad_name = A name has 1 to 24 characters, on one line.
refused-bad_text = A message has 1 to 200 characters.
refused-bad_seats = This game cannot be played with these seats.
refused-bad_options = This game does not have that option.
refused-bad_clock = That clock setting is not possible.
refused-bad_token = This link has been used already or has expired. Ask for a new one.
refused-not_host = Only the host can do that.
refused-not_seated = Only players at the table can do that.
refused-no_such_seat = There is no such seat.
refused-seat_taken = Someone is already sitting there.
refused-seated_already = You are already at this table.
refused-seats_open = Some seats are still open.
refused-not_begun = The game has not started.
refused-begun = The game has already started.
refused-over = The game is over.
refused-closed = This table was closed.
refused-stale = That was too late: the turn has passed.
refused-not_your_turn = It is not your turn.
refused-illegal = The rules do not allow that.
refused-nothing_to_undo = There is nothing to undo: a card, tile or roll has been revealed, or your turn has just begun.
refused-nothing_to_take_back = You have no turn to take back.
refused-nothing_asked = Nobody has asked to take back a turn.
refused-followed = The rematch has already been opened.
refused-busy = The server is busy. Try again in a moment.
refused-preparing = This game is still being prepared. Try again in a minute.
refused-stopping = The server is restarting. Your game is saved.
refused-storage = The server could not save that, so it did not happen. Try again.
refused-failed = Something went wrong. Try again.
refused-unfinished = You can see that when the game is over.

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
alhambra-dirk-note = Dirk only collects tiles. They count for the majorities.
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
alhambra-slot-empty = { $over ->
    [yes] Slot { $slot }, { $currency }: empty
   *[no] Slot { $slot }, { $currency }: empty until the turn’s end
    }
alhambra-empty = empty
alhambra-empty-until = empty until turn’s end
alhambra-plays-on = You can pay exactly and play on
alhambra-display = Money on offer
alhambra-display-rule = Take any one card, or several worth 5 or less in total.
alhambra-piles = Deck { $deck } · discard { $discard }
alhambra-taken = taken
alhambra-take-card = Take { $card }
alhambra-hand = Your hand
alhambra-hand-sum = { $money } in hand
alhambra-hand-empty = You have no money. Take some.
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
alhambra-reserve-note = It scores nothing there. A redesign can move it into the palace.
alhambra-bought-tile = Bought: { $tile }
alhambra-players = Players
alhambra-player = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
alhambra-thinks = thinking
alhambra-see-palace = See the palace of { $name }
alhambra-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
alhambra-cards-word = Cards
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
alhambra-zoom-in = Zoom in
alhambra-fit = Fit
alhambra-before = Previous player
alhambra-after = Next player
alhambra-close = Close
alhambra-cell-at = Cell { $number }, { $cell }: build here
alhambra-cell-swap = Tile { $number }, { $cell }: swap here
alhambra-cell-remove = Tile { $number }, { $cell }: move to the reserve
alhambra-majorities = Majorities and points
alhambra-you-have = You have
alhambra-now-brings = { $scoring } would bring +{ $points } now
alhambra-then-brings = , then +{ $points }
alhambra-why = why?
alhambra-most-of = Most of…
alhambra-points-at = Points at { $scoring }
alhambra-show-counts = show counts
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
alhambra-pay-and-build = Pay and build
alhambra-pass = Pass
alhambra-decline = End your actions
alhambra-decline-short = Done
alhambra-redesign = Redesign
alhambra-to-reserve = To reserve
alhambra-to-dirk = Give to Dirk
alhambra-prompt-action = Take money, buy a tile or redesign.
alhambra-prompt-play-on = Paid exactly: you play on.
alhambra-prompt-may-play-on = Paid exactly: play on?
alhambra-prompt-pass = There is nothing you can do.
alhambra-prompt-wait = { $name } is playing…
alhambra-prompt-redesign = Choose a tile in your palace or reserve.
alhambra-prompt-cards = Choose cards, highest first.
alhambra-prompt-which = Which tile will you place first?
alhambra-prompt-place = Place { $tile }
alhambra-prompt-move = Move { $tile } from the reserve
alhambra-prompt-take = Take { $cards }
alhambra-prompt-pay = Pay { $price } for { $tile }: { $cards }
alhambra-prompt-at = Build { $tile } here?
alhambra-prompt-swap = Swap { $tile } in here?
alhambra-prompt-remove = Move { $tile } to the reserve?
alhambra-prompt-reserve = Put { $tile } into the reserve?
alhambra-prompt-give = Give { $tile } to Dirk?
alhambra-pays-exactly = exact, so you play on
alhambra-pays-over = { $by } too much
alhambra-pays-short = { $by } short
alhambra-cells-fit = { $cells ->
    [0] no cell fits
    [one] { $cells } cell fits
   *[other] { $cells } cells fit
  }
alhambra-fits-nowhere = It fits nowhere: to the reserve.
alhambra-fits-on = { $cells ->
    [one] Fits on one cell
   *[other] Fits on { $cells } cells
  }
alhambra-peek = You have { $own }, the others at most { $most }
alhambra-peek-pays = { $scoring } pays { $pays }
alhambra-peek-short = You are { $money } short
alhambra-planned = { $tile }, to be built { $cell }
alhambra-leads-alone = Sole leader
alhambra-leads-shared = Tied for the lead
alhambra-behind = { $by } behind the lead
alhambra-gain = { $points } at { $scoring }
alhambra-wall-stays = Wall stays at { $length }
alhambra-wall-changes = Wall { $before } → { $after }
alhambra-not-so = Not now.
alhambra-not-here = Not here.
alhambra-rule = Rule { $rule }
alhambra-why-legal = You can do that.
alhambra-why-wrong-moment = Something else comes first.
alhambra-why-must-act = You may only pass when no action is possible.
alhambra-why-cards-not-shown = These cards are not on offer.
alhambra-why-slot-empty = This slot stays empty until the end of the turn.
alhambra-why-too-little-money = You do not have enough of this currency.
alhambra-why-card-not-held = You do not hold that card.
alhambra-why-cards-descend = Choose cards from the highest to the lowest.
alhambra-why-cannot-reach-price = These cards are not enough for the price.
alhambra-why-price-not-reached = You have not reached the price yet.
alhambra-why-not-in-reserve = This tile is not in your reserve.
alhambra-why-fits-nowhere = This tile does not fit anywhere in your palace.
alhambra-why-no-tile-there = You have no tile there.
alhambra-why-fountain-stays = The fountain never moves.
alhambra-why-cuts-off = Other tiles could no longer be reached on foot.
alhambra-why-leaves-hole = That would leave a hole in the palace.
alhambra-why-not-set-aside = You did not buy this tile this turn.
alhambra-why-cell-taken = There is already a tile here.
alhambra-why-touches-nothing = A tile must share a side with the palace.
alhambra-why-sides-differ = A wall would meet an open side.
alhambra-why-no-way-in = Walled off: there is no way in on foot.
alhambra-why-makes-hole = That would close in an empty space.
alhambra-why-no-dirk = Dirk plays along only with two players.
alhambra-why-not-to-dirk = Tiles won at the end cannot be given to Dirk.
alhambra-why-not-drawn-now = Nothing is being drawn now.
alhambra-so-far = Your turn so far
alhambra-earlier = Earlier
alhambra-no-action = Nothing yet. Take money, buy a tile or redesign.
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
rw-letter-palace = L
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
rw-chapters = Round
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
rw-built-short = { $built } built
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
rw-ask-coins = All four crossings are built: take coins
rw-ask-again = Build again for { $coins } coins, or end your turn
rw-ask-keep = Keep one blue die and one yellow; { $name } gets the rest
rw-ask-wait = { $name } is thinking
rw-ask-dice = Rolling the dice
rw-ask-over = The game is over
rw-ask-click = { $choice }? Click again.
rw-ask-tap = { $choice }? Tap again.
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
rw-turn-price = turning a die by one costs 1 coin
rw-turn-limit = never from 6 to 1 or from 1 to 6
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
rw-choose-nothing = Pass
rw-choose-nothing-coins = no coins
rw-do-build = Build
rw-do-coins = Take
rw-do-keep = Keep
rw-undo = Undo
rw-restart = Restart turn
rw-undo-reach = A roll cannot be undone
rw-change-type = { $type } { $built } of { $boxes }
rw-change-row = row { $value }: +{ $points }
rw-change-column = column { $value }: +{ $points }
rw-change-coins = { $coins } to spend
rw-change-total = if it ended now: { $before } → { $after }
rw-place-built = built
rw-place-column = column { $value }: { $built } of 6
rw-place-free = free
rw-place-row = row { $value }: { $built } of 6
rw-place-type = { $type } { $built } of { $boxes } (all: +{ $points })
rw-score-sheet = Score sheet
rw-points = Your points so far
rw-points-own = Your points
rw-points-completed = Completed types
rw-points-lines = Rows and columns
rw-points-coins = Coins (1 point for 2)
rw-points-types = If it ended now, types would add { $points }
rw-points-final = Final score, { $points } of it for types
rw-deed-built = built { $type } on blue { $blue }, yellow { $yellow }
rw-deed-again = spent coins to build { $type } on blue { $blue }, yellow { $yellow } too
rw-deed-kept = kept blue { $blue }, yellow { $yellow }
rw-deed-coins = { $coins ->
        [0] took no coins
        [one] took { $coins } coin
       *[other] took { $coins } coins
    }
rw-deed-turned-blue = turned blue { $from } to { $to }
rw-deed-turned-yellow = turned yellow { $from } to { $to }
rw-advise-built = build { $type } on blue { $blue }, yellow { $yellow }
rw-advise-again = spend coins to build { $type } on blue { $blue }, yellow { $yellow } too
rw-advise-kept = keep blue { $blue }, yellow { $yellow }
rw-advise-coins = { $coins ->
        [0] take no coins
        [one] take { $coins } coin
       *[other] take { $coins } coins
    }
rw-advise-turned-blue = turn blue { $from } to { $to }
rw-advise-turned-yellow = turn yellow { $from } to { $to }
rw-completes = { $name } completes { $type }: +{ $points }.
rw-deed-virtual = built { $type }
rw-reason-wrong_moment = Something else comes first.
rw-reason-no_such_die = No die of that colour shows that value.
rw-reason-never_round = A die is never turned from 6 to 1 or from 1 to 6.
rw-reason-turning_is_over = Dice are turned before the action, not after it.
rw-reason-no_coin = You have no coin left to turn a die.
rw-reason-not_shown = Your dice do not make that crossing.
rw-reason-built_already = You have already built there.
rw-reason-not_after_coins = You can build a second time only right after building.
rw-reason-too_few_coins = A second build costs three coins.
rw-reason-second_built = You have already built where the two unused dice cross.
rw-reason-not_rolled = That pair is not among the four dice.

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
medina-placed-grey = { $manner ->
    [advise] place
   *[log] placed
    } a grey building on { $place }
medina-placed-black = { $manner ->
    [advise] place
   *[log] placed
    } a black building on { $place }
medina-placed-brown = { $manner ->
    [advise] place
   *[log] placed
    } a brown building on { $place }
medina-placed-orange = { $manner ->
    [advise] place
   *[log] placed
    } an orange building on { $place }
medina-placed-stable = { $manner ->
    [advise] place
   *[log] placed
    } a stable on { $place }
medina-placed-merchant = { $manner ->
    [advise] place
   *[log] placed
    } a merchant on { $place }
medina-placed-wall = { $manner ->
    [advise] place
   *[log] placed
    } a wall: { $place }
medina-placed-roof = { $manner ->
    [advise] place
   *[log] placed
    } { $colour ->
        [grey] a roof on the grey palace at { $place }
        [black] a roof on the black palace at { $place }
        [brown] a roof on the brown palace at { $place }
       *[orange] a roof on the orange palace at { $place }
    }
medina-declined = { $manner ->
    [advise] leave out
   *[log] left out
    } the last piece
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
medina-cell-merchant-end = { $place }: merchant, an end of the market, where it goes on
medina-cell-palace = { $place }: { $palace }
medina-cell-wall = { $place }: wall
medina-cell-open-rim = { $place }: open wall cell
medina-cell-fits = { $holding }; { $kind } can go here
medina-cell-takes = Goes here: { $kinds }.
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
medina-ask-tap = Place it here? Tap again.
medina-choose = Choose a piece first.
medina-chosen =
    { $kind }: { $count ->
        [one] { $count } cell fits
       *[other] { $count } cells fit
    }
medina-chosen-roof =
    { $kind }: { $count ->
        [one] { $count } palace can take it
       *[other] { $count } palaces can take it
    }
medina-turn-ends = That ends your turn.
medina-waiting = { $name } is playing.
medina-over = The game is over. Winner: { $winners }.
medina-chapters = Roofs
medina-your-turn = Your turn
medina-turn = Turn { $number }
medina-piece = Piece { $number } of 2
medina-undo = Undo
medina-ask-back = Ask to take back my turn
medina-take-back = Take back …
medina-place = Place
medina-decline = Leave out
medina-end-turn = End turn
medina-cards = Cards
medina-not-here = Not here.
medina-choose-first = Choose a piece below first.
medina-rim-takes-walls = Only walls go on the rim.
medina-walls-take-rim = Walls go on the rim.
medina-roofs-take-palaces = A roof goes on a palace.
medina-nowhere = There is nowhere to put this piece now.
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
medina-would-change-nothing = The points stay as they are.
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
medina-tower-held = It goes to whoever last connected a roofed palace to the tower’s walls: { $name }.
medina-tower-free = It goes to whoever is first to connect a roofed palace to the tower’s walls.
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
medina-part-sum = Total
medina-brief-buildings = bld
medina-brief-stables = stb
medina-brief-walls = wall
medina-brief-merchants = mch
medina-brief-sum = sum
medina-card-sums = Palace cards { $palaces }, tower cards { $towers }
medina-signs = Signs on the board
medina-sign-fresh = new since your last turn
medina-sign-market = end of a market: it goes on only there
medina-sign-palace = colour and size of a palace
medina-sign-tower = points of the tower card, and who holds it
medina-sign-worth = points for its owner
medina-why-legal = You can do that.
medina-why-wrong_moment = Something else comes first.
medina-why-none_left = You have no such piece left.
medina-why-left_the_game = The buildings of that colour are out of the game.
medina-why-must_roof = You are the only one with roofs left: you must place one each turn.
medina-why-cell_taken = There is already a piece here.
medina-why-not_central = The first merchant may not stand next to the rim.
medina-why-too_near = It would touch another palace.
medina-why-must_extend = A palace of this colour is still growing: build next to one of its buildings.
medina-why-is_roofed = A palace with a roof takes no more buildings.
medina-why-no_building_beside = A stable must stand next to a building.
medina-why-stable_too_near = The stable would touch another palace.
medina-why-not_at_an_end = A merchant must go at the end of a row while there is room.
medina-why-between_merchants = A merchant never stands between two others.
medina-why-wall_taken = There is already a wall here.
medina-why-no_arm = It must join a tower or a wall.
medina-why-gate = The last open cell of a side is its gate.
medina-why-no_palace = That palace already has a roof.
medina-why-one_a_colour = You have already roofed a palace of this colour.
medina-why-not_drawn_now = Nothing is being drawn now.
medina-why-not_the_last = Only your very last piece may be left out, and only if the table allows it.

## What moves and is shown again

motion-scoring = Scoring { $scoring }
recap-since = Since your last turn
recap-replay = Replay
recap-nothing = Nothing yet.
recap-log = Log
recap-unseen = { $count ->
    [one] Log: 1 turn since your last one
   *[other] Log: { $count } turns since your last one
  }
skip-acts = Skip
coach-says = Coach:
coach-ask = Ask the coach for a hint
coach-thinks = The coach is thinking…
coach-silent = The coach has no advice here.

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
learn-promise = A first game with a guide at your side: no rulebook, no clock, and nothing you could do wrong.
learn-minutes = about { $minutes } minutes
learn-about-alhambra = Buy buildings, place them behind walls, and see the first scoring.
learn-about-roll_and_write = Build with dice, take coins, nudge your luck by a pip, complete a type first.
learn-about-medina = Raise a city together, and learn when a palace is ripe for your roof.
learn-begin = Start the lesson
learn-continue = Continue
learn-restart = Start again
learn-known = You know this game
learn-percent = { $percent } % done
learn-guide = Guide
learn-progress = How much of the lesson you have done
learn-fold = Hide the note
learn-leave = Leave the lesson and continue another time
learn-next = Next
learn-skip = Skip
learn-quiet = Play as you like. I will speak up when something new happens.
learn-play-on = Play on
learn-finish = Finish here
learn-enough-alhambra = You have seen it all: money, buildings, walls and a scoring. Two more scorings follow, each worth more than the last. Finish here, or play to the end?
learn-enough-roll_and_write = You have seen it all. A full game has 18 rounds; then free places, rows, columns and coins are counted. Finish here, or play to the end?
learn-enough-medina = You have seen it all. The game goes on until nobody can place a piece; then whoever has the most points wins. Finish here, or play to the end?
learn-done = You know { $game } now
learn-done-line = The best next step is a real game.
learn-real = Play a real game
learn-others = Other lessons
learn-alhambra-welcome = Welcome to Granada! You build your palace around this fountain. There are three scorings, and whoever has the most points in the end wins.
learn-alhambra-market = Four buildings are for sale. The coin on the arch shows the currency: only money of that kind pays there.
learn-alhambra-hand = This is your money, sorted by currency. The other players see only how many cards you hold.
learn-alhambra-exact = You can pay for { $tile } exactly: { $price }. That is worth a lot, as you will see. Tap the tile, then pay.
learn-alhambra-again = Paid exactly! That earns you another action. Now take money: any one card, or several worth 5 or less in total. Tap, then confirm.
learn-alhambra-place = At the end of your turn you place what you bought. Tiles are never turned. Wall must meet wall, and open side open side, and you must be able to walk in from the fountain. Choose a highlighted cell.
learn-alhambra-overpaid = You paid { $by } too much. There is no change, and that was your last action. If you pay exactly, you play on.
learn-alhambra-wall = The gold line is your longest outer wall: { $wall ->
        [one] { $wall } side
       *[other] { $wall } sides
    }. At every scoring each of its sides is a point. Walls inside the palace count for nothing.
learn-alhambra-most = Now the buildings: whoever has the most of a type scores for it. You lead in one, which is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the next scoring. Here you always see who leads where.
learn-alhambra-others = Now the others play. Money and market are refilled only at the end of each turn.
learn-alhambra-free = Your turn, your choice: take money or buy a building. A ✦ marks what you can pay exactly.
learn-alhambra-alone = A scoring card lies in the money deck. When it is drawn, everyone scores. Collect buildings until then; I will speak up when something new happens.
learn-alhambra-reserve = A tile in the reserve scores nothing. You can bring it into the palace later, as an action of its own.
learn-alhambra-several = You can take small cards together: tap two or more that are worth 5 or less in total.
learn-alhambra-redesign = Instead of taking money or buying, you may redesign: tap the tile in your reserve, then a cell, or a tile in the palace that it replaces.
learn-alhambra-redesigned = That was a redesign: one tile in, out or swapped. It takes your action, and all building rules must hold afterwards.
learn-alhambra-scored = The first scoring! You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $wall } for your wall, { $most } for the types where you lead. Players who tie share.
learn-alhambra-second = The second scoring: { $points } for you. This time second place in each type paid too; at the end, third place will as well.
learn-alhambra-last = The bag is almost empty. When the market cannot be refilled, the game ends: each tile left there goes to whoever holds the most money of its currency, and the last scoring follows.
learn-roll_and_write-welcome = This is your sheet, with 36 buildings. Where a blue and a yellow die cross lies the building you can build with them. Three are built already.
learn-roll_and_write-dice = You have two pairs of dice. Any blue die goes with any yellow one, so you have up to four crossings to choose from.
learn-roll_and_write-build = Choose a highlighted crossing and build it. { $type }: { $built } of { $boxes } are built so far; a type completed early pays best.
learn-roll_and_write-again = Built! For 3 coins you may build again right away with the two dice you did not use. You have { $coins }. Build again, or save your coins and end your turn.
learn-roll_and_write-keep = All four dice were rolled anew. Keep one blue and one yellow for your next turn; the other two go to the next player.
learn-roll_and_write-passed = After a single build the unused pair goes to the next player as it lies, and the used pair is rolled for you. So watch what you pass on!
learn-roll_and_write-types = Complete a type, and at the end of the round you get its best free place. The first to do so gets the most.
learn-roll_and_write-lines = Rows and columns score at the end, each on its own: 4 built score 2, 5 score 5, all 6 score 10.
learn-roll_and_write-coins = Instead of building you may take coins: one for each pair of your dice whose crossing is already built, marked +1.
learn-roll_and_write-turning = Before your action, a coin turns a die by one, as often as you can pay, but never from 6 to 1. At the end, every two coins left score a point.
learn-roll_and_write-free = Your turn: build, take coins, or turn a die first. It is up to you!
learn-roll_and_write-alone = And so it goes for 18 rounds. I will speak up when something new happens.
learn-roll_and_write-turned = One coin spent. The die keeps its new value, even when it is passed on.
learn-roll_and_write-full = All the crossings of your dice are built. Take coins, or turn a die first.
learn-roll_and_write-line = Your first row or column that counts: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end. One more building makes it worth much more.
learn-roll_and_write-almost = { $type }: only one to go! Coins can turn the dice to what you need.
learn-roll_and_write-completed = { $type } complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, paid at the end of the round.
learn-roll_and_write-taken = { $type }: someone was faster. The other places still pay; at the end they go to whoever has built the most of that type.
learn-roll_and_write-last = The last round. After it, free places go to whoever has built the most of each type; then rows, columns and coins are counted.
learn-medina-welcome = Everyone builds one city together. A palace belongs to nobody until someone puts a roof on it. The whole art is knowing when.
learn-medina-supply = These are your pieces. On your turn you place exactly two, of any kind. You have four roofs: one for each colour.
learn-medina-first = You start with a merchant in the middle of the city. Choose where the market begins.
learn-medina-building = Now your two pieces. Take a building in any colour and put it anywhere: that founds a palace.
learn-medina-grow = Now the second piece. Another building of that colour must extend its palace, side by side. Or start another colour, well away from it.
learn-medina-apart = Anyone may build on any palace. But two palaces never touch, not even at a corner: there is always one cell between them.
learn-medina-stable = Stables belong to a palace like buildings, even when it already has a roof. Place one next to a building.
learn-medina-merchant = Merchants extend the market at its ends. Each merchant next to a palace is a point for its owner. Place one.
learn-medina-wall = Walls grow from the four towers. Each wall next to a palace is a point too. Place one on the rim.
learn-medina-points = So a palace is worth a point for each building and stable in it, and each wall and merchant next to it. But only a roof makes those points yours.
learn-medina-roof = { $kind }: the palace is already worth { $worth }. Put your roof on it before someone else does! But then it takes no more buildings, and you may own only one palace of each colour.
learn-medina-owned = It is yours, and worth { $worth } now. Stables, merchants and walls can still add to it.
learn-medina-card = The first roof on a colour earns its palace card. The card moves on only to a larger palace, counted in buildings and stables.
learn-medina-towers = A tower card goes to whoever last connected a roofed palace to that tower’s walls. It is worth 1 to 4 points, and you can lose it again.
learn-medina-alone = Wait, and your palaces get larger, or someone else’s do. Play on; I will speak up when something new happens.
learn-medina-theirs = Someone has placed a roof: that palace is taken. Now a new palace of its colour can be founded elsewhere.
learn-medina-tower = Your palace was joined to a wall: the tower card is yours, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, until another palace is joined after you.
learn-medina-lost = { $kind }: a larger palace has taken your palace card. One more stable, and it may come back.
learn-medina-gone = { $kind }: everyone has roofed a palace of this colour. Its remaining buildings leave the game.

## Access and states
skip-to-content = Skip to content
log-line = { $name }: { $deed }.
own-deed = You { $deed }
key-regions = next part of the page, with Shift the previous one

## Replay, analysis, and the end of a game
replay = Replay
replay-beginning = The game is set up
replay-unfinished = This move is not finished yet
replay-count = { $number } of { $count }
replay-move-words = Move { $number }: { $who } { $words }
replay-scrub = Position in the game
replay-play = Play
replay-pause = Pause
replay-step = One move forward
replay-step-back = One move back
replay-turn = One turn forward
replay-turn-back = One turn back
replay-speed = Speed { $speed }
replay-link = Copy the link to this move
replay-link-short = Link
replay-to-better = Show what would have been better
replay-to-played = Show what was played
replay-side = Log and analysis
replay-tab-log = Log
replay-tab-points = Points
replay-tab-analysis = Analysis
replay-to-table = To the table
replay-not = This game cannot be replayed
record-title = Replay a game record
record-lead = Watch any game again, move by move. You can download the record of a game at its table.
record-drop = Drop a file ending in .qalat here, or choose one.
record-choose = Choose a file
record-another = Another file
record-seen-from = Whose view to show
record-watching = As a spectator
record-seen-by = As { $name } saw it
record-too-large = { $file } is too large to be a game record.
record-unreadable = { $file } is not a record that can be replayed: { $why }
record-link = This link
chart-points = Points over the game; at the end { $list }
end-chart = Over the game
end-highlights = Highlights
end-move = move { $number }
highlight-decisive =
    { $points ->
        [one] The turning point: { $name } gained { $points } point on the nearest rival in one move.
       *[other] The turning point: { $name } gained { $points } points on the nearest rival in one move.
    }
highlight-gain =
    { $points ->
        [one] Most in one move: { $name }, { $points } point.
       *[other] Most in one move: { $name }, { $points } points.
    }
highlight-final =
    { $points ->
        [one] The very end brought the most: { $name }, { $points } point.
       *[other] The very end brought the most: { $name }, { $points } points.
    }
highlight-lead = From here on { $name } was in the lead.
highlight-late = Only the final scoring decided it: { $name } wins.
highlight-past = In the final scoring { $name } overtook { $other }.
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
highlight-crossings = Most built: { $names }, { $count }.
highlight-palace =
    The most valuable palace: { $name }, { $colour ->
        [grey] grey
        [black] black
        [brown] brown
       *[orange] orange
    }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
highlight-costliest = Costliest turn, says the coach: { $name }, { $points } points.
analysis-lead = The coach goes through the whole game and shows what each turn cost. It takes about a minute.
analysis-start = Analyse the game
analysis-unfinished = The coach analyses a game once it is over.
analysis-failed = The coach could not finish. Try again later.
analysis-busy = The coach is busy with other games. Try again in a minute.
analysis-waiting = The coach is busy with another game…
analysis-progress = Analysing turns: { $done } of { $total }
analysis-chances = Chance of winning
analysis-expected = Expected points
analysis-chart = Chance of winning over the game; at the end { $list }
analysis-chart-points = Expected points over the game; at the end { $list }
analysis-this-turn = This turn
analysis-cost = { $name }: { $points } points worse than the best turn
analysis-costliest = Costliest turns
analysis-played = Played: { $words }
analysis-better = Better: { $words }
analysis-nothing = nothing
analysis-mean = Average cost of a turn
analysis-all = Every turn
analysis-turn = Move { $number }, { $name }: { $points } points lost
analysis-note = Expected points by the coach’s estimate, judged by what could be known then. Less than a point is mostly luck.

offline-title = No connection
keeps-trying = We keep trying.
offline-list = Not available without a connection.
page-old = A newer version of Qalat is here
page-old-why = The server was updated while this page was open. Reload the page: your games are saved.
load-again = Reload
server-busy = The server is very busy
unseated = The host has freed your seat. Take another one, or watch.
free-seat = Free the seat
bot-sits-in = A bot is playing for you.

# What a turn leads to, in the coach's words.
effect-expected = { $part }: { $points } more points expected
effect-equal = The other turn is about as good.
alhambra-effect-leads-alone = { $type }: alone in the lead{ $worth }
alhambra-effect-leads-level = { $type }: level with { $names }{ $worth }
alhambra-effect-gains = { $type }: more points{ $worth }
alhambra-effect-loses = { $type }: fewer points{ $worth }
alhambra-effect-extends-lead = { $type }: now { $lead } ahead
alhambra-effect-secures = { $type }: nobody can catch up any more
alhambra-effect-costs-rival = { $type }: fewer points for { $names }{ $worth }
alhambra-effect-keeps-from = keeps { $tile } from { $names }{ $worth }
alhambra-effect-leaves = leaves { $tile } to { $names }{ $worth }
alhambra-effect-wall-grows = the wall grows from { $was } to { $now }
alhambra-effect-wall-shrinks = the wall shrinks from { $was } to { $now }
alhambra-effect-pays-exactly = { $tile } paid exactly, so the turn goes on
alhambra-effect-overpays = { $amount } too much for { $tile }, and the turn is over
alhambra-effect-stores = { $tile } goes to the reserve and scores nothing
alhambra-effect-fits-nowhere = { $tile } fits nowhere and goes to the reserve
alhambra-effect-gives = { $tile } goes to Dirk
alhambra-effect-takes-money = { $cards } in hand
alhambra-effect-can-pay = enough for { $tile } next time
alhambra-effect-can-pay-exactly = the exact price of { $tile } in hand
alhambra-effect-keeps-money =
    { $count ->
        [one] { $amount } in hand, on { $count } card
       *[other] { $amount } in hand, on { $count } cards
    }
alhambra-effect-adds = { $type }: { $count } in the palace now
alhambra-effect-scoring-near = scoring { $scoring } may come before the next turn ({ $percent } %)
alhambra-effect-passes = nothing else happens
rw-effect-completes = { $type } complete: place { $place }, +{ $points }
rw-effect-ranks = { $type }: +{ $points } if it ended now
rw-effect-costs-rival = { $type }: { $points } fewer for { $names } if it ended now
rw-effect-builds = { $type }: { $count } of { $boxes }
rw-effect-row-points = row { $line }: { $count } built, +{ $points }
rw-effect-column-points = column { $line }: { $count } built, +{ $points }
rw-effect-row-near = row { $line }: one more brings { $points }
rw-effect-column-near = column { $line }: one more brings { $points }
rw-effect-builds-twice = two buildings in one turn
rw-effect-saves-build = coins for a second build are left
rw-effect-takes-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
rw-effect-takes-coins-lost =
    { $coins ->
        [one] { $coins } coin, no room for { $lost } more
       *[other] { $coins } coins, no room for { $lost } more
    }
rw-effect-turns-dice =
    { $coins ->
        [one] { $coins } coin spent on turning dice
       *[other] { $coins } coins spent on turning dice
    }
rw-effect-keeps-coins =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
rw-effect-keeps-dice = dice for { $type } stay here (blue { $blue }, yellow { $yellow })
rw-effect-passes-dead = passes { $names } dice for a building that stands there already
rw-effect-passes-useful = passes { $names } dice that score at once
medina-effect-roofs = roofs the palace at { $place }: +{ $points }
medina-effect-roofs-full = roofs the palace at { $place }, which cannot grow any more: +{ $points }
medina-effect-before-rivals = { $names } could have roofed it too
medina-effect-palace-card =
    { $colour ->
        [grey] the grey palace card: +{ $points }
        [black] the black palace card: +{ $points }
        [brown] the brown palace card: +{ $points }
       *[orange] the orange palace card: +{ $points }
    }
medina-effect-tower-card =
    { $tower ->
        [northwest] the northwest tower card: +{ $points }
        [northeast] the northeast tower card: +{ $points }
        [southeast] the southeast tower card: +{ $points }
       *[southwest] the southwest tower card: +{ $points }
    }
medina-effect-taken-from = { $what }, from { $names }
medina-effect-stable-points = stables at { $place }: +{ $points }
medina-effect-wall-points = walls at { $place }: +{ $points }
medina-effect-merchant-points = merchants at { $place }: +{ $points }
medina-effect-helps-rival =
    { $points ->
        [one] brings { $names } one point
       *[other] brings { $names } { $points } points
    }
medina-effect-costs-rival =
    { $points ->
        [one] costs { $names } one point
       *[other] costs { $names } { $points } points
    }
medina-effect-grows = the palace at { $place } grows to { $pieces } and can still be roofed
medina-effect-grows-for-others = the palace at { $place } grows to { $pieces }, for { $names } alone
medina-effect-founds = founds a palace at { $place }
medina-effect-closes = the palace at { $place }{ $owner } cannot grow any more
medina-effect-narrows =
    { $room ->
        [one] the palace at { $place }{ $owner } has { $room } cell left to grow
       *[other] the palace at { $place }{ $owner } has { $room } cells left to grow
    }
medina-effect-leaves = leaves the palace at { $place } (+{ $points }) to { $names }
medina-effect-ends-colour =
    { $colour ->
        [grey] the last grey roof: grey buildings leave the game{ $owner }
        [black] the last black roof: black buildings leave the game{ $owner }
        [brown] the last brown roof: brown buildings leave the game{ $owner }
       *[orange] the last orange roof: orange buildings leave the game{ $owner }
    }
medina-effect-keeps-roofs =
    { $count ->
        [one] { $count } roof left for a larger palace
       *[other] { $count } roofs left for larger palaces
    }
medina-effect-waits = plays for time
coach-why = Why? { $reasons }.
coach-otherwise = The next best: { $reasons }.
coach-equal = Another turn is about as good.
analysis-why = Why? { $reasons }.
analysis-instead = The turn played: { $reasons }.
analysis-equal = As good as the best turn, as far as the coach can tell.
analysis-show-played = As played
analysis-show-better = Better
