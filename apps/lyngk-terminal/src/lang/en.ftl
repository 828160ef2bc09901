### The texts that only the terminal needs. Keys and placeholders are the same in all languages: `tests/words.rs` of lyngk-view checks it.

terminal-too-small = This window has { $columns } × { $rows } characters. The board needs { $width } × { $height }: make it larger, or start with --lines.
terminal-resumed = The saved game goes on.
terminal-unsaved = The game cannot be saved: { $reason }
terminal-exported = Written to { $file }.
terminal-not-exported = { $file } cannot be written: { $reason }
terminal-two = Your stacks are those with a small 2.
terminal-review-done = { $count ->
    [one] The review is done: { $count } moment is worth a look.
   *[other] The review is done: { $count } moments are worth a look.
}
terminal-new-game = New game: 1 to 9, or 0 for level 10; f for two people; Enter for the same once more, with the other one first.
terminal-leave-unsaved = The last moves are not saved. s: write them to another file; q: quit all the same; any other key: back.
terminal-kept-aside = The last game is game { $number } of { $file }: lyngk play --game { $number } opens it again.
terminal-aside-sure = The game on the board is not over. Put it aside and begin another one?
terminal-yes = yes
terminal-no = no
terminal-letters = The arrow keys move the cursor. h gives a hint, and k claims black.

## Keys, on the last line

terminal-key-move = move
terminal-key-choose = choose
terminal-key-claim = claim
terminal-key-steps = step
terminal-key-moments = next moment
terminal-key-export = to a file
terminal-key-help = help
terminal-key-quit = quit

## Keys, in the help

terminal-help-targets = next stack or landing
terminal-help-choose = pick up, put down, play
terminal-help-claim = claim this colour, or not
terminal-help-pass = pass; with a clock, pause
terminal-help-moments = moments of the review
terminal-help-export = write the game to a file
terminal-help-puzzle = puzzles: solution, try again
terminal-help-quit = quit; the game is kept

## Marks around a stack, in the help

terminal-mark-picked = picked up
terminal-mark-landing = landing
terminal-mark-lyngk = landing by the LYNGK rule
terminal-mark-claim = landing that claims its colour
terminal-mark-completes = landing that completes a stack
terminal-mark-obstacle = landing that makes an obstacle
terminal-mark-chosen = the move ends here
terminal-mark-path = LYNGK point of the path
terminal-mark-hint = hint
terminal-mark-threat = could be completed next
terminal-mark-chance = you could complete it next
terminal-mark-from = last move: from here
terminal-mark-through = last move: through here
terminal-mark-to = last move: to here

## Lines

terminal-lines-hello = Type a move such as d3-e4, or help for all commands.
terminal-lines-board = Stacks from bottom to top, and the number of their owner:
terminal-lines-legal = { $count ->
    [0] No legal move.
    [one] { $count } legal move:
   *[other] { $count } legal moves:
}
terminal-lines-confirm = { $turn }? Type yes or no.
terminal-command-turn = play a move; with a letter, claim that colour first
terminal-command-board = the whole board
terminal-command-status = the last move, score, colours, and whose turn it is
terminal-command-legal = the legal moves, or those of one stack
terminal-command-claims = what each claim would change
terminal-command-hint = a hint; once more for more of it
terminal-command-new = another game: against the same opponent, a level from 1 to 10, or for two people
terminal-command-review = review a finished game; go through its moments
terminal-command-look = what stands on a point, and what lies on the lines through it
terminal-command-rules = a rule by its number, or the aim and all rules
terminal-command-threats = the points on which a player could complete a stack next
terminal-command-back = take your last move back
terminal-command-pass = pass, when no move is possible
terminal-command-record = all moves so far
terminal-command-steps = show an earlier position: one move back, one move on, the first, and the game again
terminal-command-pause = stop the clock, and go on
terminal-command-resign = give the game up
terminal-command-answer = answer a question: confirm a move, or not
terminal-command-export = write the game to a file
terminal-command-solution = show the solution
terminal-command-again = begin this puzzle again
terminal-command-next = the next puzzle
terminal-command-help = this list
terminal-command-quit = quit; everything is kept
terminal-lines-unknown = Type help for all commands.
terminal-lines-answer = Type yes or no.
terminal-lines-no-question = There is no question to answer.
terminal-lines-dropped = Nothing has changed.
terminal-lines-no-way-back = You have no move to take back.
terminal-lines-no-moments = There are no moments to go through: type review after a game.
terminal-lines-not-over = The game is not over yet.
terminal-lines-only-puzzles = This command is for puzzles: lyngk puzzle.
terminal-lines-not-puzzles = This command is for games, not for puzzles.
terminal-lines-not-paused = The game is not paused.
terminal-lines-you = You are player { $number }.
terminal-lines-all-claims = Each may also claim another colour first: { $count } with all claims.
terminal-lines-towards = Towards { $point }: { $points }
terminal-lines-wrong = The position before this move is on the board again.

## Pages of the help, and signs

terminal-page-signs = Signs
terminal-page-rules = Rules
terminal-key-page = next page
terminal-key-scroll = scroll
terminal-help-target-before = previous stack or landing
terminal-help-rule = the rule that the last refusal names
terminal-help-redraw = draw the screen again
terminal-help-mouse = Mouse: click stacks or drag them; click colours, moves of the list and keys of the last line. The right button undoes, the wheel steps through the game.
terminal-sign-stack = top piece, height of the stack from two on, owner
terminal-sign-buried = the pieces below the top, from top to bottom
terminal-sign-faded = faded: it cannot be moved or landed on now
terminal-sign-empty = empty point
terminal-sign-path = path of the last move, and of the move you are making
terminal-sign-obstacle = obstacle: a full stack that counts for nobody
terminal-sign-winner = stack of six that has won
terminal-sign-to-move = player to move
terminal-sign-score = to the right of a name: completed stacks
terminal-sign-heights = stacks by height: two of five, none of four
terminal-sign-count = beside a colour: pieces and stacks with it on top
terminal-sign-claimed = claimed by this player
terminal-sign-chosen = claimed with this move
terminal-sign-unclaimable = cannot be claimed now
terminal-review-failed = No review just now: the engine is not responding.
terminal-mark-better-from = review: the better move, from here
terminal-mark-better-to = review: the better move, to here
terminal-mark-played-from = review: the move played, from here
terminal-mark-played-to = review: the move played, to here
