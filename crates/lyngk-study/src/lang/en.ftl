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
