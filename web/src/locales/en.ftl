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

## New table and waiting

new-table = New table
open-table = Open the table
seat-number = Seat { $number }
seat-open = Open for anybody
fewer-seats = One seat fewer
more-seats = One seat more
public-table = List the table for everybody
waiting-title = Waiting for players
sit-down = Sit down
stand-up = Stand up
fill-with-bot = Give to a bot
begin = Begin
begin-waits = Seats are still open
invite = Invite
qr-code = QR code of the link to this table
link = Link to this table
copy-link = Copy link

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

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = Like the device
theme-light = Light
theme-dark = Dark

## What the server refuses

refused-unreadable = The server did not understand this page. Load it again.
refused-version = This page is older than the server. Load it again.
refused-too_large = That is too much at once.
refused-too_fast = That was too fast. Wait a moment and try again.
refused-too_many = You have too many games under way. Finish or give up one first.
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
refused-stopping = The server is restarting. Your game is kept.
refused-storage = The server could not write that down, so it did not happen. Try again.
refused-unfinished = That can be seen when the game is over.
