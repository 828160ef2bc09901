### What people read in the rooms for learning and studying. The words of lyngk-view come before these: both are read as one.

## Study

study-brace = A comment cannot hold a closing brace. Use ) instead.
study-tag = This must be a single line.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = good turn
mark-mistake = mistake
mark-very-good = very good turn
mark-blunder = blunder
mark-interesting = interesting turn
mark-doubtful = doubtful turn
import-empty = There is nothing to read.
import-too-large = This text has { $size } kB; { $limit } kB is the most that can be read.
import-too-many = There are more than { $limit } games in this text. Take fewer at a time.
import-unknown = This is neither a game nor a position nor a link. A game (LGN) begins with a tag like [Variant "std"], a position (LPN) with its columns.
lgn-at = Line { $line }, column { $column }: { $problem }
lgn-missing-tag = The tag { $name } is missing; it must stand before the turns.
lgn-repeated-tag = The tag { $name } is there twice; once is right.
lgn-tag-value = The value of the tag { $name } must be one line in quotes.
lgn-variant = “{ $value }” is no variant; std or six would be right.
lgn-start = The game cannot start like this. { $reasons }
lgn-turn = Turn { $number } of { $player }: { $reason }
lgn-nothing-to-vary = A variation must come after the turn that it replaces.
lgn-empty-variation = A variation must have a turn in it.
lgn-not-in-variation = This ) has no ( before it.
lgn-open-variation = The variation that was opened by ( must be closed by ) first.
lgn-nothing-to-mark = A mark must come after the turn that it judges.
lgn-not-one = There should be exactly one game here.
lgn-syntax = There should be { $expected }, but there is “{ $found }”.
lgn-syntax-end = There should be { $expected }, but the text ends.
expected-point = a point of the board, a1 to i1
expected-row = the number of a point in this column, 1 to { $points }
expected-claim = a colour to claim: I, B, R, G or K
expected-turn = a turn like c1-c2, R,c1-c2 or pass
expected-tag-name = the name of a tag
expected-tag = a tag like [Variant "std"]
expected-number-or-result = the number of a turn or a result
expected-comment-end = the closing brace that ends the comment
expected-mark = a mark: ! ? !! ?? !? ?! or $0 to $255
expected-result = a turn or the result: 1-0, 0-1, 1/2-1/2 or *

## Editor

editor-none-left = No more pieces of this kind are left: { $piece }. The game has { $limit }.
editor-empty = Nothing stands on { $point }.
editor-same-point = It stands there already.
editor-complete = This is a position that can be played.
editor-place = { $count ->
    [one] { $count } more piece must be put on the board or counted in completed stacks.
   *[other] { $count } more pieces must be put on the board or counted in completed stacks.
} In the reserve: { $pieces }.
editor-take-off = { $count ->
    [one] { $count } piece must be taken off: it is part of the completed stacks.
   *[other] { $count } pieces must be taken off: they are part of the completed stacks.
}
editor-cover-joker = The joker on { $point } needs a piece on top of it.
editor-some = { $count } { $piece }

## Link

link-empty = This link carries nothing.
link-too-long = This is too much for a link: { $letters } letters, and { $limit } are the most. Leave out comments or variations, or send a file.
link-unknown-version = This link was made by a newer version of the page. Load the page again and open the link once more.
link-wrong-letter = Character { $place } of the link is “{ $letter }”, which is in no link. Copy it once more.
link-damaged = This link was cut short or mistyped. Copy it once more, all of it.
link-impossible = This link describes no game that could be played.

## Analysis

score-chances = Win { $win } %, draw { $draw } %, loss { $loss } %
score-short = { $percent } %
score-proved-win = proved win
score-proved-draw = proved draw
score-proved-loss = proved loss
score-win-in = { $count ->
    [one] Proved win in { $count } turn
   *[other] Proved win in { $count } turns
}
score-draw-in = { $count ->
    [one] Proved draw in { $count } turn
   *[other] Proved draw in { $count } turns
}
score-loss-in = { $count ->
    [one] Proved loss in { $count } turn
   *[other] Proved loss in { $count } turns
}
score-won = Won
score-tied = A tie
score-lost = Lost
score-by-six = by a stack of six
score-by-stacks = { $height ->
    [5] by stacks of five (+{ $count })
    [4] by stacks of four (+{ $count })
    [3] by stacks of three (+{ $count })
    [2] by stacks of two (+{ $count })
   *[1] by single pieces (+{ $count })
}
analysis-no-claim = no claim
grade-best = best turn
grade-good = good turn
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
judgement-grade = Judged as: { $grade }.
judgement-only-good = It was the only good turn.
judgement-better = Better was { $turn }: { $score }.
thrown-win-for-draw = The win was certain; now it is a draw.
thrown-win-for-loss = The win was certain; now the game is lost.
thrown-draw-for-loss = The draw was certain; now the game is lost.
theme-missed-completion = It misses a stack that could have been completed at once.
theme-allows-completion = It lets the opponent complete a stack.
theme-early-claim = It claims { $color } too early.
theme-missed-claim = It was time to claim { $color }.
theme-other-claim = It claims { $claimed }; { $better } was the colour to claim.
theme-ran-out = It leaves the player without a move.
theme-missed-lyngk = It misses a move by the LYNGK points { $points }.

## Review

review-progress = { $done } of { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
review-summary = Accuracy { $accuracy } %. Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
review-nothing-judged = No turn could be judged.
retry-best = Yes, that is the better turn.
retry-good-enough = Good: that is as good as the better turn.
retry-as-played = That is what was played. Something better is there.
retry-worse = Not yet: against the better turn this loses { $percent } % of what there is to win.
## Puzzles

puzzles-title = Puzzles
puzzles-unreadable = The puzzles cannot be fetched just now. Nothing that you have solved is lost.
puzzle-number = Puzzle { $number }
puzzle-of-day = Puzzle of the day, { $date }
puzzle-action-hint = Hint
puzzle-action-give-up = Show the solution
puzzle-action-again = Try again
puzzle-action-next = Next puzzle
puzzle-action-daily = Puzzle of the day
puzzle-all-difficulties = All difficulties
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-all-themes = All themes
puzzle-theme-complete = Complete a stack
puzzle-theme-deny = Deny a stack
puzzle-theme-chain = LYNGK chains
puzzle-theme-claim = The right claim
puzzle-theme-run-out = Run them out of moves
puzzle-theme-sudden-death = Sudden death
puzzle-all-variants = Both variants
puzzle-variant-standard = Stacks of five
puzzle-variant-six = Stacks of six
puzzle-task-win = Only one turn wins. Find it.
puzzle-task-draw = You can no longer win, but one turn saves the tie. Find it.
puzzle-task-length = { $count ->
    [one] There is { $count } turn to find.
   *[other] There are { $count } turns to find, one after the other.
}
puzzle-right = Right. Your opponent replies { $reply }. What now?
puzzle-right-pass = Right. Your opponent cannot move and passes. What now?
puzzle-solved = Right, that is the solution.
puzzle-over = This puzzle is finished.
puzzle-wrong-win-to-loss = { $turn } is legal, but throws the win away and even loses.
puzzle-wrong-win-to-draw = { $turn } is legal, but throws the win away: it comes to no more than a tie.
puzzle-wrong-draw-to-loss = { $turn } is legal, but loses.
puzzle-wrong-answer = The answer is { $answer }.
puzzle-wrong-completes = Your opponent could complete a stack with { $turn }.
puzzle-wrong-completes-so = That completes a stack.
puzzle-hint-complete = A stack can be completed at once.
puzzle-hint-deny = Your opponent is about to complete a stack. Prevent it.
puzzle-hint-chain = Follow your colour from LYNGK point to LYNGK point.
puzzle-hint-claim = It is time to claim a colour.
puzzle-hint-run-out = Leave your opponent without a move.
puzzle-hint-sudden-death = A stack of six is within reach.
puzzle-hint-start = Look at what stands on { $point }.
puzzle-hint-start-claim = Claim a colour first, then move from { $point }.
puzzle-solution = The solution: { $line }
puzzle-count = { $solved } of { $all } solved
puzzle-none-left = You have solved all of these. Choose others, or wait for the puzzle of the day.
puzzle-streak = { $count ->
    [one] { $count } solved in a row; your best: { $best }
   *[other] { $count } solved in a row; your best: { $best }
}
puzzle-days = { $count ->
    [one] Puzzle of the day: { $count } day in a row; your best: { $best }
   *[other] Puzzle of the day: { $count } days in a row; your best: { $best }
}
