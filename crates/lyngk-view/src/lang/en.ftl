### Every text that people read. Keys and placeholders are the same in all languages; `tests/words.rs` checks that.
### Names of colours are filled in as they stand under "Pieces": write sentences in which that form is right.

## Pieces

color-ivory = ivory
color-blue = blue
color-red = red
color-green = green
color-black = black
joker = joker

## Lists: what is before the last word, and the last word

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-parts = { $first }; { $next }

## Players

player-one = Player 1
player-two = Player 2
you = You
engine-level = Engine, level { $level }
opponent = Your opponent

## A point, read aloud. Parts are put together with commas and semicolons: "d3, three high, red on top, yours; then joker,
## blue; needs green, black or ivory".

point-empty = { $point }, empty
point-single = { $point }, { $color }, single
point-joker = { $point }, joker, single
point-stack = { $point }, { $height ->
    [2] two high
    [3] three high
    [4] four high
    [5] five high
   *[6] six high
}, { $color } on top
point-yours = yours
point-theirs = your opponent’s
point-of-player-one = player 1’s
point-of-player-two = player 2’s
point-neutral = neutral
point-obstacle = obstacle
point-below = then { $pieces }
point-needs = needs { $colors }
point-picked = picked up
point-movable = can be picked up
point-movable-with-claim = can be picked up if you claim { $color }
point-landing = can land here
point-landing-lyngk = can land here by the LYNGK rule
point-landing-claim = can land here if you claim { $color }
point-completes = completes a stack of { $height }
point-makes-obstacle = makes an obstacle
point-chosen = the turn ends here
point-threat-you = you could complete a stack here
point-threat-opponent = your opponent could complete a stack here
point-threat-player-one = player 1 could complete a stack here
point-threat-player-two = player 2 could complete a stack here

## Turns, announced

turn-moves = { $player }: { $from } to { $to }
turn-claims-and-moves = { $player }: claims { $color }, { $from } to { $to }
turn-passes = { $player }: passes
turn-by-lyngk = by LYNGK points { $points }
turn-completes = completes a stack of { $height }
turn-makes-obstacle = leaves an obstacle
turn-opponent-must-pass = the other player cannot move
turns-taken-back = { $count ->
    [one] { $count } turn taken back
   *[other] { $count } turns taken back
}

## Where the game stands

status-your-turn = Your turn
status-turn-of = { $player } to move
status-thinking = { $player } is thinking …
status-must-pass = No stack can be moved: pass.
status-paused = Paused
status-looking-back = After turn { $number }
status-picked = { $point } picked up: choose where it lands
status-waiting = { $turn }: make this turn?

## The end

end-you-won = You won
end-you-lost = You lost
end-player-won = { $player } won
end-draw = A tie
end-by-count = { $height ->
    [5] More stacks of five: { $winner } to { $loser }.
    [4] Equal in fives; more stacks of four: { $winner } to { $loser }.
    [3] Equal so far; more stacks of three: { $winner } to { $loser }.
    [2] Equal so far; more stacks of two: { $winner } to { $loser }.
   *[1] Equal so far; more single pieces: { $winner } to { $loser }.
}
end-by-six = A stack of six was completed.
end-all-equal = All stacks are equal in number.
end-by-resignation = The other player resigned.
end-by-time = The other player’s time ran out.
end-by-your-resignation = You resigned.
end-by-your-time = Your time ran out.

## What a claim would change

claim-preview-stacks = { $count ->
    [one] { $count } stack becomes yours
   *[other] { $count } stacks become yours
}
claim-preview-opens = { $count ->
    [one] opens { $count } landing for you
   *[other] opens { $count } landings for you
}
claim-preview-takes = { $count ->
    [one] takes { $count } landing from your opponent
   *[other] takes { $count } landings from your opponent
}
claim-preview-completes = completes a stack at once on { $points }

## Threats

threats-none = Nobody can complete a stack next turn.
threats-of = { $player } can complete a stack on { $points }.

## Why not. The rule’s number is put behind each sentence.

refused = { $turn } is not possible.
cannot-pick = { $point } cannot be picked up.
refusal-nowhere = It cannot land anywhere now.
refusal-over = The game is over.
refusal-may-not-pass = Whoever can move may not pass.
refusal-may-not-pass-claim = Whoever can move by claiming a colour may not pass.
refusal-must-pass = There is no legal move: you must pass.
refusal-already-claimed = { $player } has claimed { $color } already.
refusal-already-yours = You have claimed { $color } already.
refusal-no-claim-left = Two colours have been claimed already: { $colors }.
refusal-not-moving = A move must end on another point.
refusal-empty-start = Nothing stands on { $point }.
refusal-empty-end = Nothing stands on { $point }: a move must end on something.
refusal-joker = A joker never moves by itself.
refusal-opponents-color = The stack belongs to the other player: { $color } is on top.
refusal-not-in-line = The two points are not on one line.
refusal-blocked = { $point } is in the way.
refusal-no-lyngk-path = No chain of LYNGK points ({ $color }) leads there.
refusal-lyngk-is-for-own = LYNGK points lead there, but only who has claimed { $color } may use them.
refusal-color-twice = The stack would hold the same colour twice: { $colors }.
refusal-too-high = The stack would be { $height } high; { $limit } is the most.
refusal-single-onto-stack = A single neutral piece may only move onto a single piece.
refusal-onto-higher = A neutral stack may not move onto a higher one.
not-your-turn = It is not your turn.
is-paused = The game is paused.
looks-back = This is an earlier position. Return to the present to move.

## Typed turns and given positions

misread-turn = “{ $text }” is no turn. Write it like d3-d4, or R,d3-d4 to claim red first.
misread-path = { $turn } is possible, but not by that way.
engine-failed = The engine has stopped.
lpn-bad = This is no position that can be played.
lpn-syntax = At character { $column } there should be { $expected }.
expected-stack = a stack like RIJ, or . for an empty point
expected-char = the character { $char }
expected-space = a space
expected-side = the player to move, 1 or 2
expected-claims = claimed colours from IBRGK in this order, or - for none
expected-score = the number of completed stacks
expected-variant = the variant, std or six
expected-end = the end of the text
fault-too-high = The stack on { $point } is { $height } high; { $limit } is the most.
fault-color-twice = The stack on { $point } holds a colour more than once: { $colors }.
fault-joker-on-top = The stack on { $point } has a joker on top: it must stand alone or lie below.
fault-too-many-pieces = There are { $count } pieces of this kind: { $piece }. The game has { $limit }.
fault-piece-count = There are { $count } pieces on the board; with this score there must be { $expected }.
fault-too-many-scored = The score is { $count } completed stacks; { $limit } is the most.
fault-too-many-claims = { $player } has more than two colours: { $colors }.
fault-claimed-by-both = Both players have claimed the same colour: { $colors }.
saved-bad = The saved game could not be read: { $reason }
saved-bad-record = line { $line }, column { $column } is not understood.
saved-bad-seats = it does not say who plays.
saved-bad-details = its clock or its result does not fit the turns.

## Around the board

page-title = LYNGK
page-aim = Complete stacks of five different colours with one of your own on top. Whoever completes more wins.
skip-to-board = To the board
status-title = What is going on
panel-to-move = to move
panel-clock = Time left
panel-claims = Claimed colours
panel-unclaimed = a claim still to be made
panel-captured = Completed stacks, from the top
panel-tally = Stacks that would decide now
tally-leads = (ahead)
tray-title = Claim a colour
tray-hint = You may claim a colour together with a move. Look at one to see what it would change.
tray-if = If you claim { $color }:
tray-claiming = This turn claims { $color }:
tray-used-up = { $player } has claimed two colours, as many as there may be.
action-play = Play
action-undo = Undo
action-pass = Pass
action-continue = Continue
action-present = Back to the game
action-hint = Hint
action-hint-key = Hint (key H at the board)
controls-title = Game
control-take-back = Take back
control-pause = Pause
control-resign = Resign
control-resign-sure = Resign this game?
control-resign-yes = Yes, resign
control-resign-no = No
control-threats = Threats
control-rotate = Rotate
typed-label = Type a turn
typed-submit = Play
record-title = Record
record-empty = No turn yet.
record-pass = pass
record-steps = Look back
record-start = To the start
record-back = One turn back
record-on = One turn on
record-present = To the present
record-study = Study this game
banners-title = Notices
trouble-engine = The engine has stopped. Your game is safe.
trouble-engine-restart = Start the engine again
trouble-engine-without = Go on without it
broken-kept = It is kept as it was, and a new game is ready.
broken-copy = Copy the saved text
broken-copied = Copied
broken-download = Download
broken-discard = Discard it
unkept = This browser does not let the page keep anything: games and settings last until it is closed.
unkept-close = All right
welcome = New here?
welcome-learn = Learn it in three minutes
welcome-not-now = not now

## The head of the page

page-name = lyngk
head-rooms = Rooms
head-play = Play
head-puzzles = Puzzles
head-study = Study
head-new-game = New game
head-learn = Learn
head-settings = Settings
head-language = Language
dialog-close = Close

## A new game

new-title = New game
new-running = The game on the board is not over. A new game takes its place.
new-back = Back to the game
new-start = Start
new-opponent = Opponent
new-opponent-engine = Engine
new-opponent-friend = A friend, here
new-level = Level
new-level-1 = Beginner: plays what comes to mind, and overlooks a lot.
new-level-3 = Casual: sees dangers and makes simple plans.
new-level-5 = Practised: knows what it wants and misses little of what is near.
new-level-7 = Strong: looks several turns ahead.
new-level-9 = Very strong: looks far ahead and works endings out to the last turn.
new-level-10 = Full strength: everything the engine has.
new-side = Who begins
new-side-me = Me
new-side-opponent = Engine
new-side-lot = By lot
new-seat = Your seat
new-variant = Variant
new-variant-standard = Stacks of five
new-variant-standard-hint = The game as it is known: each completed stack of five is a point.
new-variant-six = Stacks of six
new-variant-six-hint = Sudden death: stacks of five stay and grow, and the first stack of six wins at once.
new-from = Starting position
new-from-random = Random
new-from-day = Today’s start
new-from-day-hint = { $date }: the same for everybody today.
new-from-seed = By number
new-from-seed-hint = The same number always gives the same start.
new-from-lpn = Given position
new-from-lpn-hint = Written as LPN. It says itself which variant is played.
new-seed = Number of the start
new-seed-bad = A whole number from 0 to { $limit } is needed here.
new-lpn = Position (LPN)
new-clock = Clock
new-clock-none = None
new-clock-custom = Other
new-clock-hint = Minutes for the game and seconds added for each turn.
new-minutes = Minutes for the game
new-seconds = Seconds added each turn
new-clock-bad = 1 to { $minutes } minutes and 0 to { $seconds } seconds are possible.

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = As in the browser ({ $language })
settings-theme = Colours of the page
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-pieces = Pieces
settings-pieces-stone = Stone
settings-pieces-stone-hint = Turned stone, engraved
settings-pieces-distinct = Distinct
settings-pieces-distinct-hint = For every kind of colour vision
settings-pieces-grey = Grey
settings-pieces-grey-hint = Told apart by their symbols
settings-rotation = Board
settings-rotation-now = { $degrees ->
    [0] As usual
   *[other] Turned by { $degrees }°
}
settings-rotate-left = Turn left
settings-rotate-right = Turn right
settings-rotate-reset = Reset
settings-sounds = Sounds
settings-still = Less movement
settings-still-hint = Pieces appear where they land. Always so if your system asks for it.
settings-coordinates = Coordinates
settings-coordinates-hint = The names of the points beside the board.
settings-confirm = Confirm turns
settings-confirm-hint = A turn is shown first and made when you confirm it.
settings-threats = Show threats
settings-threats-hint = Marks the stacks that either side can complete next turn.
settings-about = About this program

## About

about-title = About
about-game = LYNGK is a game for two by Kris Burm, published in 2017, the seventh of the GIPF project.
about-unofficial = This program is unofficial. It was neither made nor endorsed by Kris Burm or his publishers. If you like the game, play it with real pieces too.
about-licence = Licence
about-version = Version

## The end of a game, beside the board

over-label = The game is over
over-rematch = Rematch
over-new-game = New game
over-look = Look at the board
over-take-back = Take back
over-counts = Stacks
over-height = { $height ->
    [5] Fives
    [4] Fours
    [3] Threes
    [2] Twos
   *[1] Singles
}

language-unreachable = This language cannot be fetched just now. Is the page’s server still there?

## The board

board-name = Board

## A part of the page that could not be loaded

part-unreachable = This part could not be loaded. Is there a connection?
part-again = Try again

## A newer version of the page

update-here = A new version is here. Your game stays as it is.
update-load = Load it
update-later = Later

## Games that are kept

game-left-out = There was no room to keep your last game here. Download it, or make room in Study, under “All games and studies”.
