### The texts of the game itself, loaded with the page. Keys and placeholders are the same in all languages: `tests/words.rs` checks it.
### Colour names are inserted exactly as they stand under "Pieces": write sentences that work with that form.
### Rules text and lessons tell a turn (a claim and a move) from a move. Everywhere else, what a player plays is a "move".

## Pieces

color-ivory = ivory
color-blue = blue
color-red = red
color-green = green
color-black = black
joker = joker

## Lists: all items but the last, and the last item

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-parts = { $first }; { $next }

## Players

player-one = Player 1
player-two = Player 2
you = You
engine-level = { $name } (level { $level })
opponent = Your opponent

## A point, read aloud. Parts are joined by commas and semicolons: "d3, three high, red on top, yours; then green,
## blue; still missing: ivory and black".

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
point-of-named = { $player }’s
point-neutral = neutral
point-obstacle = obstacle
point-below = then { $pieces }
point-needs = still missing: { $colors }
point-needs-some = still missing: { $count } of { $colors } ({ $jokers ->
    [one] a joker stands for the other
   *[other] jokers stand for the others
})
point-picked = picked up
point-movable = can be picked up
point-movable-with-claim = can be picked up if you claim { $color }
point-landing = can land here
point-landing-lyngk = can land here by the LYNGK rule
point-landing-claim = can land here if you claim { $color }
point-completes = completes a stack of { $height }
point-makes-obstacle = makes an obstacle
point-chosen = the move ends here
point-threat-you = you could complete a stack here
point-threat-opponent = your opponent could complete a stack here
point-threat-player-one = player 1 could complete a stack here
point-threat-player-two = player 2 could complete a stack here

## Turns, announced

turn-you-move = You moved { $from } to { $to }
turn-other-moves = { $player } moved { $from } to { $to }
turn-you-claim = You claimed { $color } and moved { $from } to { $to }
turn-other-claims = { $player } claimed { $color } and moved { $from } to { $to }
turn-you-pass = You passed
turn-other-passes = { $player } passed
turn-you-must-pass = you cannot move
turn-other-must-pass = { $player } cannot move
turn-by-lyngk = by the LYNGK rule through { $points }
turn-completes = stack of { $height } completed
turn-you-complete = stack of { $height } completed: well done!
turn-makes-obstacle = an obstacle is left
turns-taken-back = { $count ->
    [one] { $count } move taken back
   *[other] { $count } moves taken back
}

## Where the game stands

status-your-turn = Your turn
status-turn-of = { $player } to move
status-thinking = { $player } is thinking…
status-plays = { $player } plays { $from } → { $to }
status-claims = { $player } claims { $color }
status-must-pass = No legal move: pass
status-must-claim = Claim a colour to move
status-paused = Paused
paused-covered = The board is covered until you choose Continue.
paused-left = Paused because you left or reloaded the page. Continue uncovers the board.
status-looking-back = After move { $number }
status-at-start = Start position
status-picked = { $point }: where to?
status-claiming = Claim { $color }: now move
status-waiting-move = Move { $from } → { $to }?
status-waiting-claim = Claim { $color }, { $from } → { $to }?

## The end

end-you-won = You won
end-you-lost = You lost
end-player-won = { $player } won
end-draw = A tie
end-no-moves = Neither player can move any more.
end-count-you = you
end-by-count = { $height ->
    [5] Stacks of five decide: { $first }, { $second }.
    [4] Stacks of five { $fives } to { $fives }; stacks of four decide: { $first }, { $second }.
    [3] Level on stacks of five and four; stacks of three decide: { $first }, { $second }.
    [2] Level down to stacks of three; stacks of two decide: { $first }, { $second }.
   *[1] Level on all stacks; single pieces decide: { $first }, { $second }.
}
end-all-equal = Both players have the same number of stacks of every height.
end-by-your-six = You completed a stack of six on { $point }.
end-by-others-six = { $player } completed a stack of six on { $point }.
end-by-resignation = { $player } resigned.
end-by-time = { $player } ran out of time.
end-by-your-resignation = You resigned.
end-by-your-time = Your time ran out.
end-by-absence = { $player } was offline for too long.
end-by-your-absence = You were offline for too long.
end-by-agreement = Both players agreed to a tie.
end-by-forfeit = The losing program failed.

## What a claim would change

claim-preview-stacks = { $count ->
    [0] nothing becomes yours yet
    [one] { $count } piece or stack becomes yours, and only you may move it
   *[other] { $count } pieces and stacks become yours, and only you may move them
}
claim-preview-completes = you can complete a stack at once on { $points }

## Threats

threats-none = Neither player can complete a stack next turn.
threats-of = { $player } can complete a stack on { $points }.

## Refusals. The number of the rule follows each sentence.

refused = { $turn } is not possible.
cannot-pick = { $point } cannot be picked up.
refusal-nowhere = It has nowhere to land now.
refusal-over = The game is over.
refusal-may-not-pass = A player who can move may not pass.
refusal-may-not-pass-claim = A player who can move after a claim may not pass.
refusal-must-pass = You have no legal move: you must pass.
refusal-already-claimed = { $player } has already claimed { $color }.
refusal-already-yours = You have already claimed { $color }.
refusal-no-claim-left = Two colours have been claimed already: { $colors }.
refusal-not-moving = A move must end on another point.
refusal-empty-start = Nothing stands on { $point }.
refusal-empty-end = Nothing stands on { $point }: a move must end on something.
refusal-joker = A joker never moves by itself.
refusal-opponents-color = The stack belongs to the other player: { $color } is on top.
refusal-not-in-line = The two points are not on the same line.
refusal-blocked = { $point } is in the way.
refusal-no-lyngk-path = No chain of LYNGK points ({ $color }) leads there.
refusal-lyngk-is-for-own = LYNGK points lead there, but only the player who has claimed { $color } may use them.
refusal-color-twice = The stack would hold the same colour twice: { $colors }.
refusal-too-high = The stack would be { $height } high; the limit is { $limit }.
refusal-single-onto-stack = A single neutral piece may only move onto a single piece.
refusal-onto-higher = A neutral stack may not move onto a higher one.
not-your-turn = It is not your turn.
is-paused = The game is paused.
looks-back = This is an earlier position. Go back to the game to move.

## Typed turns and given positions

misread-turn = “{ $text }” is not a move. Write it as d3-d4, or as R,d3-d4 to claim red first.
misread-path = { $turn } is legal, but not by that path.
engine-failed = The engine has stopped.
lpn-bad = This position cannot be played.
lpn-syntax = At character { $column }, there should be { $expected }.
expected-stack = a stack like RIJ, or . for an empty point
expected-char = the character { $char }
expected-space = a space
expected-side = the player to move, 1 or 2
expected-claims = claimed colours from IBRGK in this order, or - for none
expected-score = the number of completed stacks
expected-variant = the variant, std or six
expected-end = the end of the text
fault-too-high = The stack on { $point } is { $height } high; the limit is { $limit }.
fault-color-twice = The stack on { $point } holds a colour more than once: { $colors }.
fault-joker-on-top = The stack on { $point } has a joker on top. A joker must stand alone or lie further down.
fault-too-many-pieces = There are { $count } pieces of one kind ({ $piece }); the game has { $limit }.
fault-piece-count = There are { $count } pieces on the board; with this score there must be { $expected }.
fault-too-many-scored = The score shows { $count } completed stacks; the limit is { $limit }.
fault-too-many-claims = { $player } has more than two colours: { $colors }.
fault-claimed-by-both = Both players have claimed the same colour: { $colors }.
saved-bad = The saved game could not be read: { $reason }
saved-bad-record = line { $line }, column { $column } cannot be read.
saved-bad-seats = it does not say who plays.
saved-bad-details = its clock or its result does not match the moves.

## Around the board

page-title = LYNGK
page-aim = A stacking game for two: complete the most stacks of five different colours, with one of yours on top.
skip-to-board = To the board
status-title = Status
panel-to-move = to move
panel-clock = Time left
panel-claims = Claimed colours
panel-unclaimed = still to be claimed
tray-title = Claim a colour
tray-hint = You may claim a colour now or later: two in the whole game, so there is no hurry.
tray-must = You can only move by claiming { $colors }.
tray-dashed = Landing on a dashed stack claims { $color }.
tray-if = If you claim { $color }:
tray-claiming = This turn claims { $color }:
tray-undo = Choose { $color } again to undo.
tray-used-up-you = You have claimed your two colours.
tray-used-up-other = { $player } has claimed two colours.
action-play = Confirm
action-undo = Undo
action-pass = Pass
action-continue = Continue
action-present = Back to the game
action-hint = Hint
action-hint-key = Hint (key H)
controls-title = Game
control-take-back = Take back
control-pause = Pause
control-resign = Resign
control-resign-sure = Resign this game?
control-resign-yes = Yes, resign
control-resign-no = No
control-threats = Threats
control-rotate = Rotate
typed-label = Type a move
typed-submit = Move
record-title = Moves
record-empty = No moves yet.
record-pass = pass
record-steps = Step through the game
record-start = To the start
record-back = One move back
record-on = One move forward
record-present = To the current position
record-study = Study this game
banners-title = Notices
trouble-engine = The engine has stopped. Your game is safe.
trouble-engine-restart = Restart the engine
trouble-engine-without = Continue without it
broken-kept = It has been kept unchanged, and a new game is ready.
broken-copy = Copy the saved text
broken-copied = Copied
broken-download = Download
broken-discard = Discard it
unkept = This browser does not let the page store anything. Games and settings are lost when you close the page.
unkept-close = Got it
welcome-learn = Learn it in six minutes
welcome-not-now = Just play

## Score, lead and clocks, beside the board

panel-score = { $count ->
    [one] { $count } completed stack
   *[other] { $count } completed stacks
}
lead-you = { $by ->
    [one] You lead by { $by } completed stack
   *[other] You lead by { $by } completed stacks
}
lead-other = { $by ->
    [one] { $player } leads by { $by } completed stack
   *[other] { $player } leads by { $by } completed stacks
}
tie-you = { $height ->
    [5] If it ended now, you would win: more stacks of five, { $more } to { $less }
    [4] If it ended now, you would win: more stacks of four, { $more } to { $less }
    [3] If it ended now, you would win: more stacks of three, { $more } to { $less }
    [2] If it ended now, you would win: more stacks of two, { $more } to { $less }
   *[1] If it ended now, you would win: more single pieces, { $more } to { $less }
}
tie-other = { $height ->
    [5] { $player } would win if it ended now: more stacks of five, { $more } to { $less }
    [4] { $player } would win if it ended now: more stacks of four, { $more } to { $less }
    [3] { $player } would win if it ended now: more stacks of three, { $more } to { $less }
    [2] { $player } would win if it ended now: more stacks of two, { $more } to { $less }
   *[1] { $player } would win if it ended now: more single pieces, { $more } to { $less }
}
lead-none = Tied so far
lead-two-rings = Your stacks are those with two rings.
panel-slot-unknown = completed before this position
clock-low = { $player }: little time left
rule-link = Rule { $rule }

## The head of the page

page-name = lyngk
head-rooms = Main menu
head-play = Play
head-puzzles = Puzzles
head-study = Study
head-online = Online
head-new-game = New game
head-learn = Learn
head-settings = Settings
head-language = Language
dialog-close = Close

## The characters that play the engine’s levels: names, and how they play. The facts are those of docs/strength.md.
## Sentences without a subject need no gender.

opponent-level = Level { $level }
opponent-beaten = beaten
opponent-pip = Pip
opponent-pip-plays = Usually takes a stack that lies straight ahead, but hardly ever sees a chain of LYNGK points.
opponent-nino = Nino
opponent-nino-plays = Likes completing stacks, finds a way over one LYNGK point, and overlooks much else.
opponent-tilda = Tilda
opponent-tilda-plays = Takes nearly every stack in sight, without asking what comes next.
opponent-amara = Amara
opponent-amara-plays = Plays by feel: has an eye for good moves and long chains, but never looks ahead.
opponent-jaro = Jaro
opponent-jaro-plays = Glances ahead before leaping, and goes wrong about one time in ten.
opponent-bo = Bo
opponent-bo-plays = Weighs a few ideas before every move and rarely leaves you a stack to complete.
opponent-yuki = Yuki
opponent-yuki-plays = Compares dozens of positions and always plays the best move found.
opponent-ravi = Ravi
opponent-ravi-plays = Looks at hundreds of positions before every move and keeps track of them all.
opponent-selma = Selma
opponent-selma-plays = Looks far ahead and solves endings exactly, to the last piece.
opponent-onyx = Onyx
opponent-onyx-plays = Gives everything: thinks longest and solves endings exactly.

## A new game

new-title = New game
new-running = The game on the board is not over. A new game will take its place.
new-back = Back to the game
new-start = Start
new-opponent = Opponent
new-opponent-engine = The computer
new-opponent-friend = Two at this screen
new-names = Names, if you like
new-level = Level
new-side = Who starts
new-side-me = Me
new-side-lot = Random
new-seat = You play as
new-variant = Variant
new-variant-standard = Stacks of five
new-variant-standard-hint = The standard game: each completed stack of five is a point.
new-variant-six = Stacks of six
new-variant-six-hint = Sudden death: stacks of five stay and grow, and the first stack of six wins at once.
new-more-item = { $name }: { $value }
new-from = Starting position
new-from-random = Random
new-from-day = Today’s start
new-from-day-hint = { $date }: the same for everybody today.
new-from-seed = By number
new-from-seed-hint = The same number always gives the same starting position.
new-from-lpn = Given position
new-from-lpn-hint = Written as LPN, which also names the variant.
new-seed = Number of the starting position
new-seed-bad = Enter a whole number from 0 to { $limit }.
new-lpn = Position (LPN)
new-clock = Clock
new-clock-none = None
new-clock-custom = Other
new-clock-hint = Minutes for the whole game, and seconds added for each move.
new-minutes = Minutes for the game
new-seconds = Seconds added per move
new-clock-bad = Enter 1 to { $minutes } minutes and 0 to { $seconds } seconds.

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = Same as the browser ({ $language })
settings-theme = Theme
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
settings-board = Board
settings-board-plain = Plain
settings-board-wood = Wood
settings-board-slate = Slate
settings-board-felt = Felt
settings-rotation = Rotation
settings-rotation-now = { $degrees ->
    [0] Not rotated
   *[other] Rotated by { $degrees }°
}
settings-rotate-left = Rotate left
settings-rotate-right = Rotate right
settings-rotate-reset = Reset
settings-turning = Turn the board to the player to move
settings-turning-hint = After each move the board turns halfway round.
settings-turning-when = When two people play at this screen.
settings-screen = Screen
settings-fullscreen = Full screen
settings-zen = Zen mode
settings-screen-hint = Zen mode shows only what you need to play.
settings-screen-keys = Escape ends it. Keys: Shift+F and Z.
zen-leave = Leave zen mode
settings-volume = Sound volume
settings-silent = Off
settings-motion = Animations
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-motion-hint = Always off if your system asks for it.
settings-coordinates = Coordinates
settings-coordinates-hint = The names of the points around the board.
settings-confirm = Confirm moves
settings-confirm-hint = A move is shown first, and played when you confirm it.
settings-passing = Pass automatically
settings-passing-hint = When no move is possible. In games with a clock this always happens.
settings-threats = Show threats
settings-threats-hint = Marks the stacks that either player can complete next turn.
settings-letters = Single-key shortcuts
settings-letters-hint = Letters and signs such as R or ? act at once. Turn them off if you dictate.
settings-about = About this program

## About

about-title = About
about-game = LYNGK is a game for two players by Kris Burm, published in 2017. It is the seventh game of the GIPF project.
about-unofficial = This program is unofficial. It was neither made nor endorsed by Kris Burm or his publishers. If you like the game, play it with real pieces too.
about-licence = Licence
about-notices = Licences of the software it contains
about-version = Version

## The end of a game, beside the board

over-label = The game is over
over-review = Review
over-rematch = Rematch
over-new-game = New game
over-height = { $height ->
    [5] Fives
    [4] Fours
    [3] Threes
    [2] Twos
   *[1] Singles
}

language-unreachable = This language cannot be loaded just now. Is the page’s server still running?

## The board

board-name = Board

## A part of the page that could not be loaded

part-unreachable = This part could not be loaded. Are you online?
part-again = Try again

## A newer version of the page

update-here = A new version is available. Your game stays as it is.
update-load = Update
update-later = Later

## Games that are kept

game-left-out = There was no room to keep your last game. Download it, or make room in Study, under “All games and studies”.





## Aids at the board

help-title = Keys and marks
board-pencil = Draw arrows and circles
pencil-on = Drawing: drag for an arrow, tap a point for a circle. To play, choose the pencil again.
pen-plain = Solid line
pen-dashed = Dashed line
pen-dotted = Dotted line
pen-mixed = Dashes and dots



# The page as an installed program and in search results
page-description = Play LYNGK, Kris Burm’s board game of stacks and colours: against ten opponents or a friend, with lessons, puzzles and analysis.
shortcut-today = Today’s puzzle
