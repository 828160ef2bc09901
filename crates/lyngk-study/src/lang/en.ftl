### The texts for learning and studying, loaded when such a room is opened; the page reads them together with those of lyngk-view.
### Keys and placeholders are the same in all languages: `lyngk-view/tests/words.rs` checks it.

## Study

study-brace = A comment cannot contain a closing brace. Unless you change it, braces are stored as parentheses.
study-brace-replaced = Your comment was stored with parentheses in place of braces, since a comment cannot contain a closing brace.
study-tag = This must fit on one line.
study-game = { $one } – { $two }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, { $result }
tree-turn = { $number }, { $player }: { $turn }
mark-good = good move
mark-mistake = mistake
mark-very-good = very good move
mark-blunder = blunder
mark-interesting = interesting move
mark-doubtful = dubious move
tree-clock = clock { $time }
tree-drawn = with drawings
drawing-arrow = { $pen }: arrow from { $from } to { $to }
drawing-circle = { $pen }: circle around { $point }
drawing-all = Drawn: { $shapes }.
drawing-added = Drawn. { $shape }
drawing-removed = Removed. { $shape }
drawing-remove = Remove. { $shape }
drawings-title = Drawings
drawings-erase = Remove all drawings
tree-thought = thought for { $time }
mark-only-move = the only move
mark-even = even position
mark-unclear = unclear position
mark-slightly-better = { $player } is slightly better
mark-clearly-better = { $player } is clearly better
mark-winning = { $player } is winning
mark-zugzwang = zugzwang
mark-initiative = initiative
mark-attack = attack
mark-compensation = compensation
mark-counterplay = counterplay
mark-time-trouble = time trouble
mark-idea = with the idea
mark-novelty = new move
mark-number = mark { $number }
import-empty = There is nothing to read.
import-too-large = This text is { $size } kB long; the limit is { $limit } kB.
import-too-many = This text contains more than { $limit } games. Open fewer at a time.
import-unknown = This is not a game, a position or a link. A game (LGN) begins with a tag such as [Variant "std"], a position (LPN) with its columns, such as K/I,R,R,B/…
lgn-at = Line { $line }, column { $column }: { $problem }
lgn-missing-tag = The tag { $name } is missing; it must come before the moves.
lgn-repeated-tag = The tag { $name } appears twice; it may appear only once.
lgn-tag-value = The value of the tag { $name } must be one line in quotes.
lgn-variant = “{ $value }” is not a variant; write std or six.
lgn-start = The game cannot start from this position. { $reasons }
lgn-turn = { $player }, move { $number }: { $reason }
lgn-nothing-to-vary = A variation must follow the move that it replaces.
lgn-empty-variation = A variation must contain a move.
lgn-not-in-variation = This ) has no matching (.
lgn-open-variation = A variation was opened with (; close it with ) first.
lgn-nothing-to-mark = A mark must follow the move that it judges.
lgn-not-one = There must be exactly one game here.
lgn-syntax = There should be { $expected } here, not “{ $found }”.
lgn-syntax-end = There should be { $expected } here, but the text ends.
sgf-other-game = This is a game of “{ $game }”, not of LYNGK.
sgf-missing = The property { $name } is missing.
sgf-too-large = This game is too large to be read.
sgf-order = This move does not fit the ones before it.
sgf-note-obstacle = At Boardspace, when { $player } claimed { $color } in move { $number }, the obstacle on { $points } left the board. Here it stays.
sgf-note-rules = The game goes on under the rules of Boardspace, with moves that are not possible here: { $turns }
sgf-note-early = At Boardspace the game was over here. By the rules used here, { $turn } is still possible.
sgf-note-result = By the rules of Boardspace the result is { $result }.
sgf-note-doubt = It is not certain who won this game.
sgf-note-part = A part of the file was not read, as it goes on from another position or under other rules.
expected-point = a point on the board, a1 to i1
expected-row = the number of a point in this column, 1 to { $points }
expected-claim = a colour to claim: I, B, R, G or K
expected-turn = a move such as c1-c2, R,c1-c2 or pass
expected-tag-name = the name of a tag
expected-tag = a tag such as [Variant "std"]
expected-number-or-result = a move number or a result
expected-comment-end = the closing brace that ends the comment
expected-mark = a mark: ! ? !! ?? !? ?! or $0 to $255
expected-result = a move or the result: 1-0, 0-1, 1/2-1/2 or *

## Editor

editor-none-left = No pieces of this kind are left: { $piece }. The game has { $limit }.
editor-empty = Nothing stands on { $point }.
editor-same-point = It is already there.
editor-complete = This position can be played.
editor-place = { $count ->
    [one] { $count } more piece must go on the board or be counted in completed stacks.
   *[other] { $count } more pieces must go on the board or be counted in completed stacks.
} In the reserve: { $pieces }.
editor-take-off = { $count ->
    [one] { $count } piece must be taken off the board: it is part of the completed stacks.
   *[other] { $count } pieces must be taken off the board: they are part of the completed stacks.
}
editor-cover-joker = The joker on { $point } needs a piece on top of it.
editor-some = { $count } × { $piece }

## Link

link-empty = This link is empty.
link-too-long = This is too long for a link: { $letters } characters, and the limit is { $limit }. Leave out comments or variations, or send a file.
link-unknown-version = This link was made by a newer version of the page. Reload the page and open the link again.
link-wrong-letter = Character { $place } of the link is “{ $letter }”, which no link contains. Copy the link again.
link-damaged = This link was cut short or mistyped. Copy it again in full.
link-impossible = This link describes something that cannot be played.

## Analysis

score-chances = Win { $win }%, tie { $draw }%, loss { $loss }%
score-short = { $percent }%
score-proved-win = proved win
score-proved-draw = proved tie
score-proved-loss = proved loss
score-win-in = { $count ->
    [one] Proved win in { $count } move
   *[other] Proved win in { $count } moves
}
score-draw-in = { $count ->
    [one] Proved tie in { $count } move
   *[other] Proved tie in { $count } moves
}
score-loss-in = { $count ->
    [one] Proved loss in { $count } move
   *[other] Proved loss in { $count } moves
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
grade-best = best move
grade-good = good move
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
thrown-win-for-draw = The win was certain; now it is a tie.
thrown-win-for-loss = The win was certain; now the game is lost.
thrown-draw-for-loss = The tie was certain; now the game is lost.
theme-missed-completion = A stack could have been completed at once.
theme-allows-completion = Now the other player can complete a stack.
theme-early-claim = It was too early to claim { $color }: a claim kept back can still answer anything, and a colour once claimed can be covered.
theme-missed-claim = It was time to claim { $color }.
theme-other-claim = The colour to claim was { $better }, not { $claimed }.
theme-ran-out = This leaves the player who played it without a move.
theme-missed-lyngk = The LYNGK rule allowed a move via { $points }.

## Review

review-progress = { $done } of { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
retry-best = Yes, that is the better move.
retry-good-enough = Good: this move is worth as much as the best one.
retry-as-played = That is what was played. There is something better.
retry-worse = Not yet: this costs { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
} of your chances.

## Puzzles

puzzles-title = Puzzles
puzzles-unreadable = The puzzles cannot be loaded just now. Nothing that you have solved is lost.
puzzle-number = Puzzle { $number }
puzzle-of-day = Puzzle of the day, { $date }
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
puzzle-theme-run-out = Leave them no moves
puzzle-theme-sudden-death = Sudden death
puzzle-all-variants = Both variants
puzzle-variant-standard = Stacks of five
puzzle-variant-six = Stacks of six
puzzle-task-win = Only one move wins. Find it.
puzzle-task-draw = You can no longer win, but one move saves the tie. Find it.
puzzle-task-length = { $count ->
    [one] After the reply there is another one to find.
   *[other] After the replies there are { $count } more to find.
}
puzzle-right = Right. Your opponent replies { $reply }. What now?
puzzle-right-pass = Right. Your opponent cannot move and passes. What now?
puzzle-solved = Right, that is the solution.
puzzle-over = This puzzle is finished.
puzzle-wrong-win-to-loss = This move is legal, but it throws the win away and even loses.
puzzle-wrong-win-to-draw = This move is legal, but it throws the win away: a tie is all that is left.
puzzle-wrong-draw-to-loss = This move is legal, but it loses.
puzzle-wrong-answer = Your opponent replies { $answer }.
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
puzzle-shown = This is the solution.
puzzle-outcome = { $wins }: { $why }.
puzzle-tied = At the end the stacks are equal: a tie.
puzzle-wins = { $count ->
    [one] You win with this move
   *[other] You win in { $count } moves
}
puzzle-won-by = { $height ->
    [6] you complete a stack of six
    [5] at the end you have more stacks of five, { $own } to { $theirs }
    [4] at the end the stacks of five are equal, and you have more stacks of four, { $own } to { $theirs }
    [3] at the end the higher stacks are equal, and you have more stacks of three, { $own } to { $theirs }
    [2] at the end the higher stacks are equal, and you have more stacks of two, { $own } to { $theirs }
   *[1] at the end the higher stacks are equal, and you have more single pieces, { $own } to { $theirs }
}
puzzle-theme-is = Theme: { $theme }.
puzzle-unstoppable = Nothing can stop the stack of six any more.
puzzle-action-play-out = Play on
puzzle-action-study = Open in Study
puzzle-rating = Your rating: { $rating } ± { $margin }
puzzle-rating-change = Your rating: { $rating } ({ $change })
puzzle-rating-new = After about { $of } puzzles you get a rating. It chooses the next ones.
puzzle-rating-finding = Your rating is still being found ({ $count } of about { $of } puzzles)
storm-title = Storm
storm-intro = As many puzzles as you can in three minutes, from easy to hard. A wrong move ends the puzzle and costs ten seconds.
storm-start = Start the storm
storm-stop = Stop
storm-left = Time left
storm-solved = Solved
storm-right = Right. Solved so far: { $count }.
storm-wrong = Wrong: ten seconds less. On to the next one.
storm-over = The storm is over
storm-result = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
storm-best = Your best: { $count }
storm-pace = Time per puzzle: { $seconds } s
storm-new-best = That is your new best.
storm-none-missed = Not a single mistake.
storm-missed = Worth another look
storm-again = Again
paper-title = To print or keep
paper-intro = The next puzzles of the chosen kind, with the solutions at the end.
paper-count = How many
paper-print = Print
paper-file = Download as a file
paper-solutions = Solutions
puzzle-count = Of this kind: { $solved } of { $all } solved
puzzle-count-all = In total: { $solved } of { $all } solved
puzzle-none-left = You have solved all of these. Choose others, or wait for the next puzzle of the day.
puzzle-none-exist = There are no puzzles of this kind. Choose others.
puzzle-none-in-variant = There are no puzzles of this kind: “{ $theme }” exists only with “{ $variant }”.
puzzle-streak = { $count ->
    [one] { $count } solved in a row; your best: { $best }
   *[other] { $count } solved in a row; your best: { $best }
}
puzzle-days = { $count ->
    [one] Puzzle of the day: { $count } day in a row; your best: { $best }
   *[other] Puzzle of the day: { $count } days in a row; your best: { $best }
}

## Lessons

lesson-basics = The basics
lesson-more = The other rules
lesson-strategy = First strategy

lesson-move-title = The aim and the first moves
lesson-aim-1 = The aim: stacks of five different colours, with one of your own on top. Red is yours, and the stack in the middle lacks only red. Choose the red piece, then the stack.
lesson-aim-1-done = A stack of five with your colour on top leaves the board: a point for you. Whoever has more points at the end wins. Now the rules, one at a time.
lesson-aim-1-again = That is allowed, but it does not score. Put the red piece on the stack in the middle.
lesson-move-1 = Choose the red piece in the middle, then one of the pieces around it. A move goes straight along a line and ends on the first piece it meets.
lesson-move-1-done = That is how pieces move. The two are a stack now, with red on top.
lesson-move-1-again = That piece can move, too. But for now, take the red one in the middle.
lesson-move-2 = A piece crosses any number of empty points. It never stops on one, and it never jumps over anything. Move the blue piece onto the black one.
lesson-move-2-done = Exactly. The ivory piece behind black was out of reach.
lesson-move-2-again = That is allowed as well. But which line leads from blue to black?

lesson-build-title = Building
lesson-build-1 = A stack moves as a whole and lands on top of what is there. Make a stack of four.
lesson-build-1-done = Four high already! A stack can have five pieces at most.
lesson-build-1-again = Legal, but it does not make a stack of four. Two stacks of two would make one.
lesson-build-2 = No colour may be in a stack twice. Make a stack of three from the one in the middle: move it onto a colour that it lacks.
lesson-build-2-done = Green was missing. Five different colours in one stack: that is what you are building towards.
lesson-build-2-again = Allowed, but move the stack in the middle. Red and blue are in it already.

lesson-neutral-title = Neutral colours
lesson-neutral-1 = At first all colours are neutral: both players may move them. But a single neutral piece may only move onto a single piece. Move the red one.
lesson-neutral-1-done = Single onto single. All the stacks around it were too high.
lesson-neutral-1-again = That is allowed, too. Now move the red piece in the middle.
lesson-neutral-2 = A neutral stack may move onto anything that is as high as itself, or lower. Make a stack of four.
lesson-neutral-2-done = Two onto two. The stack of three would have been too high.
lesson-neutral-2-again = Legal, but it does not make a stack of four. Look for two stacks of the same height.
lesson-neutral-2-obstacle = Five colours, but nobody owns the red on top: such a stack scores for nobody and never moves again. Put the two stacks of two together.

lesson-joker-title = Jokers
lesson-joker-1 = The mottled pieces are jokers. A joker stands for any colour that its stack lacks. Other pieces may land on it, but it never moves by itself. Choose the piece that can never start a move.
lesson-joker-1-done = That is the joker. Once a piece lands on it, it travels along inside the stack.
lesson-joker-1-again = This one can move by itself. Look for the mottled piece.
lesson-joker-2 = A stack may hold several jokers. Make a stack of four with two of them.
lesson-joker-2-done = Two colours and two jokers: the missing colours may still come.
lesson-joker-2-again = That is not it yet. Two of the stacks have a joker at the bottom: bring them together.

lesson-claim-title = Claiming
lesson-claim-1 = Before a move you may claim a neutral colour. Choose red, then make any move you like.
lesson-claim-1-done = Red is yours now. From here on only you move stacks with red on top.
lesson-claim-1-again = Now another colour is yours. Try it again, with red.
lesson-claim-1-none = That was a move without a claim. Choose red first, then move.
lesson-claim-2 = Your own colours may move onto any height. Put your red piece on the stack of three.
lesson-claim-2-done = A neutral piece could not have done that. Your opponent likes the idea and claims blue.
lesson-claim-2-again = All right, but your red can do more than that. Even the stack of three is not too high for it.
lesson-claim-3 = Each player may claim two colours in a game, but only one in a turn. Claim your second, whichever you like, and move.
lesson-claim-3-done = These two are yours until the end of the game. When four colours are claimed, the fifth stays neutral for good.
lesson-claim-3-again = You may also move without a claim. But this time, claim your second colour.

lesson-whose-title = Whose stack is it?
lesson-whose-1 = The top piece alone decides who owns a stack. Red is yours, black is your opponent’s. Choose the stack that only your opponent may move.
lesson-whose-1-done = Black is on top. Your red further down makes no difference.
lesson-whose-1-again = Nobody has claimed this colour, so both of you may move it. Look for black on top.
lesson-whose-1-yours = Red is on top: this one is yours.
lesson-whose-2 = Now choose one that both of you may move.
lesson-whose-2-done = Right: the colour on top is still neutral.
lesson-whose-2-again = Black is on top: only your opponent may move this one.
lesson-whose-2-yours = Red is on top: only you may move this one.

lesson-lyngk-title = The LYNGK rule
lesson-lyngk-1 = Red is yours. Another stack with red on top is a LYNGK point for it: your red may go there and on from there in any direction. Move the single red piece onto the stack of two with black on top.
lesson-lyngk-1-done = To the LYNGK point, round the corner and on, all in one move.
lesson-lyngk-1-again = That works, too. But find the way round the corner to the stack of blue and black.
lesson-lyngk-2 = A move may go via several LYNGK points, each of them once. Find one that goes via three.
lesson-lyngk-2-done = Three LYNGK points in a single move! The more of them you have, the farther you reach.
lesson-lyngk-2-again = That did not go via three LYNGK points. Begin with the red piece that is farthest from the others.
lesson-lyngk-3 = Only a stack with the same colour on top is a LYNGK point, however high it is. Choose the one that your red piece in the middle can use.
lesson-lyngk-3-done = Red on top: nothing else counts.
lesson-lyngk-3-again = Look for another stack with red on top.
lesson-lyngk-3-joker = A joker is never a LYNGK point.
lesson-lyngk-3-below = There is red in it, but not on top.
lesson-lyngk-4 = Only a colour you have claimed may use LYNGK points. Here nobody has claimed red, so it cannot go round the corner yet. Claim red, then move the single red piece onto the stack of blue and black.
lesson-lyngk-4-done = With your claim, the other red stack became a LYNGK point. A neutral colour never has one.
lesson-lyngk-4-none = Without a claim, red is neutral and cannot use LYNGK points. Claim red first.
lesson-lyngk-4-again = Claim red, then take the single red piece round the corner to the stack of blue and black.

lesson-complete-title = Completing a five
lesson-complete-top = What is on top decides: a five with neutral black on top scores for nobody and stays as an obstacle. Make a five that scores.
lesson-complete-top-done = Red on top: a point. With black it would have been an obstacle.
lesson-complete-top-again = No five yet. Your red piece and the stack in the middle have five colours between them.
lesson-complete-top-obstacle = An obstacle: nobody owns the black on top. It never moves again and scores for nobody. Try it the other way round.
lesson-complete-2 = A claim takes effect at once. Claim a colour and complete a five in the same turn.
lesson-complete-2-done = A colour and a point in one turn!
lesson-complete-2-again = No five yet. Which colour does the stack of four lack, and which piece could bring it?

lesson-ready-title = Before your first game
lesson-ready-1 = A stack of four is a gift to whoever can complete it. Red is yours, blue and black your opponent’s. Move, but leave nothing they can complete.
lesson-ready-1-done = Safe. Before every move, look at what your opponent could complete.
lesson-ready-1-again = That makes a stack of four that lacks only blue, and blue can reach it. Find a safer move.
lesson-ready-1-four = A stack of four that lacks only blue: your opponent completes it and gets the point.
lesson-ready-2 = You pass only when you cannot move. When nobody can, the game is over. With three completed stacks each, the fours on the board decide, then the threes, and so on. Red and green are yours. Who wins?
lesson-ready-2-done = Your four beats two threes. Now you know enough for your first game.
lesson-ready-2-again = First look for stacks of four. Whose colour is on top?

lesson-start-title = Setting up
lesson-start-1 = A game starts like this: 43 pieces, eight of each colour and three jokers, one on every point at random. The first player is drawn by lot: it is you. Move the green piece in the middle.
lesson-start-1-done = Now it is your opponent’s turn. You take turns until neither of you can move.
lesson-start-1-claim = You may claim a colour in your very first turn. But this time, move without a claim.
lesson-start-1-again = That is allowed, too. But this time, start with the green piece in the middle.

lesson-obstacle-title = Obstacles
lesson-obstacle-1 = A stack of five with a neutral colour on top scores for nobody. Complete one without claiming anything, and see what happens.
lesson-obstacle-1-done = It stays where it is and never moves again: an obstacle.
lesson-obstacle-1-again = That does not make five. The stack of three and the stack of two have five colours between them.
lesson-obstacle-1-point = With the claim it is a point, and a fine move! But just this once, do it without.
lesson-obstacle-2 = An obstacle stays an obstacle, even if somebody claims its colour later. But red is yours now, and this one has red on top: use it as a LYNGK point.
lesson-obstacle-2-done = The obstacle scores no point, but it is a good place to turn.
lesson-obstacle-2-again = That move did not go via the obstacle. Send your single red piece there, and on from there.

lesson-pass-title = Passing
lesson-pass-1 = Red and green are yours, blue and black are your opponent’s. Your red piece has nowhere to land, and you have no other: all you can do is pass.
lesson-pass-1-done = Only a player who cannot move passes. Watch what your opponent does now.
lesson-pass-2 = Your opponent’s five has left the board, and the way is free. A player who can move must move: go ahead.
lesson-pass-2-done = Passing is never a choice. As soon as you can move again, you must.
lesson-pass-3 = As things stand, you have no move. But you still have a claim, and with it you would have one. So you may not pass: claim and move.
lesson-pass-3-done = Right. You pass only when not even a claim would help.

lesson-end-title = The end
lesson-end-1 = Neither of you can move any more: the game is over. You have completed four stacks, your opponent three. Two stacks of four with your opponent’s colours on top are left. Who wins?
lesson-end-1-done = The player with more completed stacks wins. What is left on the board does not matter then.
lesson-end-1-again = The completed stacks decide first, and you have more of them.
lesson-end-2 = Three completed stacks each. Now stacks of four on the board count for whoever has the colour on top; then threes, twos and single pieces. Red and green are yours, blue and black are your opponent’s. Who wins?
lesson-end-2-done = A four each, but there is a three, and it is your opponent’s. Your two single pieces come too late.
lesson-end-2-again = You both have one stack of four. Now look at the stacks of three.
lesson-end-3 = Four completed stacks each. On the board you have one single piece, the red one, and your opponent has one, the blue one. The joker belongs to nobody. Who wins?
lesson-end-3-done = Everything is equal, down to the single pieces: the game is a tie.
lesson-end-3-again = Both of you have four completed stacks and one single piece. What else could decide?
lesson-end-you = I do
lesson-end-opponent = My opponent
lesson-end-nobody = Nobody, it is a tie

lesson-six-title = Variant: stacks of six
lesson-six-1 = In this variant stacks of five stay on the board and go on growing. Make one with your red on top.
lesson-six-1-done = It stays, and it remains yours as long as red is on top.
lesson-six-1-again = Try your single red piece: it can reach the stack of four in the middle.
lesson-six-2 = Whoever completes a stack of six with one of their own colours on top wins at once. It takes the five colours and a joker, which stands for white. Win this game!
lesson-six-2-done = Five colours and a joker, with red on top: you have won on the spot.
lesson-six-2-again = Not yet. The stack in the middle has its joker and lacks only red.
lesson-six-3 = The stack in the middle with green on top is yours. It has all five colours, but no joker. Can you win all the same?
lesson-six-3-done = Straight onto the joker. It never moves by itself, but it waits for you.
lesson-six-3-again = That does not win. Which is the only kind of piece that a stack of five colours can still take?
lesson-six-4 = A stack of six with a neutral colour on top does not win. Green is yours, and nobody has claimed red. Move the stack in the middle onto the joker without a claim, and see what happens.
lesson-six-4-done = It stays where it is, and the game goes on. It will never win, even if somebody claims red later.
lesson-six-4-won = With that claim you win at once! But just this once, complete a six without a claim.
lesson-six-5 = The moves have run out, and nobody has won. Now stacks of five count for whoever has the colour on top; then fours, threes, twos and single pieces. Red and green are yours, blue and black are your opponent’s. Who wins?
lesson-six-5-done = Three fives to two, for your opponent. The sixes have neutral ivory on top: they count for nobody.
lesson-six-5-again = Count the stacks of five by the colour on top. The sixes count for nobody: ivory is neutral.

## Strategy

strategy-claim-title = When to claim
strategy-claim-1 = Claim when it brings you something at once. Nobody has a colour yet, and on d1 and e1 a five is waiting for whoever comes first. Only one turn wins.
strategy-claim-1-done = The point is yours, and so is green. The green piece on c7 will soon complete another five.
strategy-claim-1-again = That does not win. A five is waiting on d1 and e1: get there first, and choose carefully which colour goes on top.
strategy-claim-1-red = With red it is a point as well. But green goes to your opponent; you run out of moves, and that decides the game.
strategy-claim-2 = Blue or black: with either of them you can complete a five on h1 and h2. But one of them throws the win away. Which colour will be of more use later?
strategy-claim-2-done = Blue is on top of three more stacks. They give you moves and threats to the end.
strategy-claim-2-again = First take the point that is there: h1 and h2 together make a five. The only question is which colour goes on top.
strategy-claim-2-black = The same point. But now the blue stacks are free for your opponent, and they are worth more.
strategy-claim-3 = You are two points down. Look for the colour that scores now and leaves your opponent next to nothing to move.
strategy-claim-3-done = Blue is on top of four more stacks, and the black piece on h3 can no longer spoil your other stack of four. Soon your opponent will have to pass while you catch up.
strategy-claim-3-again = Score at once, and with the colour that is on top of most stacks.
strategy-claim-3-black = A point, but the many blue stacks are left to your opponent. Blue was the bigger prize.
strategy-claim-3-other = Blue is right. But you have two stacks of four, and now your opponent completes the other one.
strategy-claim-4 = Your opponent has already claimed two colours, so nobody can take red or black from you any more. Move ivory from e3 to c2. Do you also claim a colour, or do you wait?
strategy-claim-4-done = A last claim that nobody can take from you can wait. Make it when you know which colour you need.
strategy-claim-4-again = Ivory from e3 to c2 is the move here. The only question is whether you claim as well.
strategy-claim-4-early = Too early: your opponent sees your colour and covers a stack of it at once.

strategy-tempo-title = Leaving them no moves
strategy-tempo-1 = A player who cannot move passes, and the other plays on alone. Your opponent has just two moves left: neutral red from f5, and black from g2 to g7. One turn takes away both.
strategy-tempo-1-done = Red is yours now, and it stands on g2. Your opponent can only watch while you get the five you need.
strategy-tempo-1-again = Your opponent can still move. You want red for yourself, and g2 must be covered.
strategy-tempo-1-late = A good stack, but now your opponent moves from g2 to g7, and you cannot catch up any more.
strategy-tempo-2 = You are two points behind, but your opponent’s last moves are all around f6, g6 and g7. End them with a single move.
strategy-tempo-2-done = Black has shut the green piece in, and the stack on f6 may not land there, as it already holds black. From now on you move alone.
strategy-tempo-2-again = Your opponent still has a move. What if the neutral black piece on g6 closed off that corner?
strategy-tempo-2-late = Your opponent moves from f6 to g7 and stays ahead.

strategy-deny-title = Denying
strategy-deny-1 = The ivory stack on h4 is about to land on g2 and complete a five. You cannot complete one yourself. So take away what it wants to land on.
strategy-deny-1-done = The piece has left g2, and with green claimed it is yours. Your opponent cannot even move any more.
strategy-deny-1-again = That is not enough: your opponent still comes out ahead. The piece on g2 has to go, and its colour should be yours.
strategy-deny-1-late = There it is: from h4 to g2, and your opponent has the five.
strategy-deny-2 = Red on g2 can reach d4 and complete a five. The best defence here is to land on the attacker.
strategy-deny-2-done = Green sits on top of the red stack, and now the stack is yours. On c4 it will complete a five next.
strategy-deny-2-again = That does not help for long. Which colour, once you claim it, can reach g2?
strategy-deny-2-late = Red goes to d4: a five. To stop a threat, you have to get at it.
strategy-deny-3 = All claims have been made. The green stack on e2 is about to land on b2 and complete a five. But the stack on b2 is neutral.
strategy-deny-3-done = The stack on b1 now holds red and green itself, so e2 no longer fits onto it.
strategy-deny-3-again = The five on b2 is still possible. You may move that stack, too.
strategy-deny-3-late = Now e2 lands on b2: a five, and the game is gone.

strategy-network-title = Building networks
strategy-network-1 = Stacks with your colour on top are stations: the more of them see each other, the farther all of them reach. Find the five for green, and claim what your opponent needs for the next.
strategy-network-1-done = Via h2 and d5 to d4. And since blue is yours, the five on d5 will be yours, too.
strategy-network-1-again = Green gets from h4 to d4 via two LYNGK points. And which colour is missing on d5?
strategy-network-1-unclaimed = The right move, but without a claim. Your opponent takes blue, and with it the five on d5.
strategy-network-2 = Red is yours. Two of its stacks are placed so well that a third can go via both. Where does it land?
strategy-network-2-done = Via g4 and e5 to c4: a five. And the stations stay where they are.
strategy-network-2-again = Follow red from station to station: from h2 via g4 and e5. Do not break this chain.
strategy-network-2-broken = That takes a station out of your own network, and only a tie is left.

## Rules

rule-board-title = The board
rule-board = A hexagon with four points on each side, 37 in all, and six more points, one beyond the middle of each side: 43 points. From each of them, lines lead in up to six directions. Columns are called a to i from left to right; the points of a column are numbered from the bottom.

rule-setup-title = Pieces, aim, set-up
rule-pieces = There are five colours: ivory, blue, red, green and black. The three white mottled pieces are the jokers.
rule-start = At the start one piece lies on every point, dealt at random: eight of each colour and the three jokers. One more piece of each colour lies beside the board. Whoever claims the colour takes this piece as a marker; these five never enter play.
rule-start-picture = A starting position: 43 pieces, and one of each colour beside the board. A piece may move onto a neighbour of another colour, but not onto its own colour.
rule-begin = The first player is drawn by lot; then the players take turns. As nobody has a colour yet, the deal favours nobody.
rule-aim = The aim is to complete more stacks than your opponent: five pieces of five different colours, with one of your own colours on top. A joker may stand for a missing colour.

rule-colors-title = Jokers, neutral and claimed colours
rule-d1 = A joker stands for any colour that its stack lacks. It is passive: it never moves by itself, neither alone nor as the top of a stack; it travels inside stacks. So a joker is on top only when it stands alone.
rule-d1-picture = Red may land on the joker. The joker itself may not move.
rule-d2 = A colour that nobody has claimed is neutral: both players may move it.
rule-d2-picture = Nothing is claimed: the player to move may move any of the three.
rule-d3 = Each player may claim two colours in a game, and only colours that are still neutral. From then on nobody else moves them.
rule-d3-picture = Red is yours and may move. Black is your opponent’s: you may not move it.
rule-d4 = You claim in your own turn, before the move of that turn.
rule-d4-picture = A single neutral piece may not move onto a stack of three. Claim red first, and it may.
rule-d5 = You may claim at most one colour in a turn.
rule-d6 = When both players have claimed two colours, the fifth is neutral for the rest of the game.
rule-d6-picture = Four colours are claimed. Ivory stays neutral: it may move onto a single piece, but not onto a stack of two.

rule-turn-title = A turn
rule-e1 = In your turn you may claim a colour; then you move one piece or stack. You may move whatever has a neutral colour or one of your own colours on top.
rule-e2 = A stack moves as a whole. Its top piece alone decides who owns it.
rule-e2-picture = The stack of red and blue moves as a whole onto green and black: a stack of four with blue on top.
rule-e3 = A move follows a line over empty points to the first occupied point and ends there, on top of what it finds. It never ends on an empty point and never jumps over anything (exception: the LYNGK rule, F).
rule-e3-picture = Blue may cross three empty points and land on black. It may not jump to the ivory piece behind it, and it may not stop on an empty point.
rule-e5 = A stack has at most five pieces, and no colour twice. It may hold several jokers.
rule-e5-picture = Your blue stack may move onto the one with green: a stack of four with two jokers. It may not move onto the one that holds blue, and with the stack of four it would be too high.
rule-e6 = A single neutral piece moves only onto a single piece: one of any other colour, or a joker.
rule-e6-picture = The red piece may move onto the blue one and onto the ivory one. Not onto the red one, because no colour may be there twice; not onto the stack of two, because a single neutral piece moves only onto a single piece.
rule-e7 = A stack with a neutral top moves only onto a piece or stack that is at most as high as itself.
rule-e7-picture = A stack of two may move onto the stack of two and onto the single piece, but not onto the stack of three.
rule-e8 = With one of your own colours on top, you may move onto any height.
rule-e8-picture = Your single red piece may move onto the stack of three.
rule-e9 = A stack of five with the mover’s colour on top is taken off the board at once: one point for the mover.
rule-e9-picture = Your red lands on the stack of four and completes a five: a point.
rule-e10 = A stack of five with a neutral top stays where it is, as an obstacle, and scores for nobody.
rule-e10-picture = Nobody has claimed green: this five stays as an obstacle.
rule-e11 = A player who can move may not pass.
rule-e11-picture = Red can reach the stack of two. So passing is not allowed.
rule-e12 = A player who cannot move passes, but must move again as soon as a later turn allows it.
rule-e12-picture = Your only piece, the red one, cannot land on a stack with red in it. You pass.

rule-lyngk-title = The LYNGK rule
rule-f1 = The LYNGK rule is only for moves with a colour you have claimed.
rule-f1-picture = Red is neutral here: it may not go on from the other red stack. If you claim red, it may.
rule-f2 = A piece or stack of your colour may go to another one with the same colour on top, a LYNGK point, and on from there in any straight line, again and again, until it lands where it may. Every LYNGK point has the moving colour on top.
rule-f2-picture = You claim red and go via three LYNGK points to the stack of four: the five is complete, a point.
rule-f4 = A joker is never a LYNGK point.
rule-f4-picture = Your red may land on the joker, but not go on from there.
rule-f5 = Each LYNGK point is used at most once in a turn.
rule-lyngk-height = Of a stack that serves as a LYNGK point, only the top matters, not the height.
rule-lyngk-height-picture = The stack of four with red on top is a LYNGK point like any other for your red piece.

rule-end-title = The end
rule-g1 = The game ends when neither player can move. Whoever has completed more stacks of five wins.
rule-g1-picture = Nobody can move. Player 1 has four completed stacks, player 2 has three: player 1 wins, whatever is left on the board.
rule-g2 = If these are equal, stacks of four on the board decide, each for the player with one of their own colours on top; then threes, twos and single pieces.
rule-g2-picture = Three completed stacks each, and one four each. The stack of three belongs to player 2, who wins.
rule-g3 = If everything is equal, the game is a tie.
rule-g3-picture = Four completed stacks each, and nothing but jokers on the board: a tie.

rule-six-title = Variant: stacks of six
rule-h1 = Stacks of five stay on the board and may go on moving and growing; the limit is six.
rule-h1-picture = Your red makes a stack of five. It stays on the board.
rule-h2 = A joker may also stand for a sixth colour, white. It stays passive, and white cannot be claimed.
rule-h3 = So a stack of six holds at least one joker; further jokers may stand for missing colours.
rule-h3-picture = The stack in the middle has its joker. With your red on top it becomes a six.
rule-h4 = Whoever completes a stack of six with one of their own colours on top wins at once.
rule-h4-picture = Your stack of five moves onto the joker: a six, and you have won.
rule-h5 = A stack of six with a neutral top does not win. It stays where it is, and the game goes on.
rule-h5-picture = Red is neutral: this six does not win.
rule-h6 = If the moves run out before anybody has won, stacks of five on the board decide, each for the player with one of their own colours on top; then fours, threes, twos and single pieces. If all are equal, the game is a tie.

rule-rulings-title = Rulings
rule-x1 = A claim and a move are one turn. It is legal if its move is legal once the claim is made. The move need not be with the colour just claimed.
rule-x1-picture = You may claim blue and move red.
rule-x2 = A player who can move only after a claim must claim and move. Only a player with no legal turn, claims included, passes; and a player who passes makes no claim.
rule-x2-picture = Without a claim there is no move here. With red claimed there is: so you may not pass.
rule-x3 = The game is over when neither player has a legal turn, claims included. Until then, a player without one passes.
rule-x4 = A stack completed with a neutral top (five; six in the variant) scores for nobody for the rest of the game, even if its colour is claimed later. The player who claims it can then use the stack as a LYNGK point.
rule-x4-picture = The obstacle with red on top scores no point, but your red may pass through it.
rule-x5 = The point that the moving stack comes from counts as empty during a LYNGK move. That makes no difference to where it can land, so claim, start and end describe a turn fully.
rule-x6 = Two turns are the same if claim, start and end are the same, whatever the path.
rule-x7 = When the game is over, a stack belongs to the player who owns its top colour. Obstacles count for nobody.

## Learning

learn-title = Learn LYNGK
learn-intro = One thing at a time. The page responds to whatever you try.
learn-begin = Start
learn-go-on = Continue: { $lesson }
learn-all-done = You have finished every lesson. The rest is practice.
learn-time = about six minutes
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-steps-done = { $done } of { $count } done
learn-done = Done
learn-shown = Shown
learn-steps-shown = { $count ->
    [one] Gone through, { $count } step to try yourself
   *[other] Gone through, { $count } steps to try yourself
}
learn-lost = There is no lesson at this address. Here are all the lessons.
learn-broken = Some of your saved progress cannot be read. It has been set aside in this browser, and the rest is here.
learn-all-lessons = All lessons
learn-step = Step { $number } of { $count }
learn-task = Your task
learn-not-yet = Not yet
learn-hint = Hint
learn-hint-points = Look at what is marked: { $points }.
learn-refused-higher = Only your own stacks may land on higher ones.
learn-lyngk-point = Choose where the move ends: the way over LYNGK points is found for you.
learn-show = Show me
learn-again = Try again
learn-next = Next
learn-next-lesson = Next: { $lesson }
learn-play-now = Play now
learn-soon = Two more minutes:
learn-rules = The complete rules
learn-rules-text = Every rule with its number, and examples you can play
learn-rules-intro = Every rule has a number, which the page names whenever something is not allowed. You can try out every example on a board.
learn-contents = Chapters
learn-beside = Beside the board
learn-try = Try it
learn-try-rule = Try it: { $rule }
learn-try-both = Here you move for both sides. If something is not allowed, the page says why.
learn-back-to-rules = Back to the rules
learn-back-to-game = Back to your game

## Puzzles, on the page

puzzle-room-day-open = Solve it
puzzle-room-day-easier = Start with an easier one
puzzle-room-day-six = Today’s puzzle with stacks of six
puzzle-room-day-solved = Solved today
puzzle-room-day-failed = Tried today, not solved
puzzle-room-more = More puzzles
puzzle-room-difficulty = Difficulty
puzzle-room-theme = Theme
puzzle-room-variant = Variant
puzzle-room-progress = Your progress
puzzle-room-all = All puzzles
puzzle-room-merit-solved = This counts as solved.
puzzle-room-merit-helped = Solved with a hint: your streak is unchanged.
puzzle-room-merit-failed = Not solved this time; it will come back.
puzzle-room-merit-practice = This was for practice: nothing changes.
puzzle-room-unknown = There is no puzzle at this address. Here are all the puzzles.
puzzle-room-broken = Some of your saved puzzle results could not be read. The others count, and everything has been set aside unchanged.
puzzle-room-link = Copy the link
puzzle-room-link-by-hand = Link to this puzzle
puzzle-room-line = The solution

## Studies, on the page

study-opened = Opened: { $game }.
study-put-aside = What was open before is now among your games and studies.
study-copy = copy
study-copied = The same places of this study have been changed in another window. Both versions are kept: yours is now “{ $name }”.
study-unkept = The browser does not let the page store this study. It stays open, but it would be lost if you closed the page. Download it.
study-unkept-full = The browser gives the page no more room, so your last changes to this study are not stored. Download it, or delete something under “Your games and studies”.
study-unkept-download = Download the study
study-broken = The study saved here cannot be read. { $reason } It has been kept unchanged, and a new one is ready.
study-back-to-table = Back to the online game
study-link-broken = This link cannot be opened. { $reason } Nothing here has changed.
study-tree = Moves
study-start = Start
study-keys = Arrow keys step through the study: left and right along the line, up and down between variations. Home and End go to its ends, the space bar plays the moves.
study-last = To the end of the line
study-autoplay = Play the moves
study-autoplay-stop = Pause
study-previous = Previous variation
study-next = Next variation
chapters-title = Chapters
chapter-number = Chapter { $number }
chapter-at = Chapter { $number } of { $count }: { $name }
chapter-of = Chapter { $number } of { $count }
chapter-previous = Previous chapter
chapter-next = Next chapter
chapters-up = Move up
chapters-down = Move down
chapters-remove = Remove chapter
chapters-removed = Removed: { $name }
chapters-study-name = Name of the study
chapters-name = Name of this chapter
chapters-add = Add a chapter
chapters-add-empty = Empty, from this position
chapters-add-copy = Copy of this chapter
chapters-paste = From a text: games (LGN), a position (LPN) or a link
chapters-read = Add
chapters-limit = A study can have at most { $limit } chapters.
study-notes = Notes
study-analysis = Analysis
study-review = Review
study-open = Open
study-share = Share
study-comment = Comment on this move
study-comment-start = Comment before the first move
study-marks = Rate this move
study-position-marks = Rate the position
study-promote = Promote variation
study-delete = Delete from here
study-redo = Redo
study-details = About this game
source-title = Edit as text (LGN)
source-label = Text of the record
source-good = The text is a complete record.
source-apply = Apply
source-discard = Discard changes
source-applied = The text has been applied.
study-event = Event
study-result = Result
study-wins = { $player } wins
study-result-open = Unfinished or unknown
study-paste = Paste a game (LGN, SGF), a position or a link
study-read = Open
study-file = From a file
study-choose = There are several games. Choose one:
study-choose-all = Open all as chapters of one study
study-choose-collection = Open as a collection
study-new = New starting position
study-new-six = New starting position, stacks of six
study-copy-link = Copy link
study-copy-game = Copy game (LGN)
study-download = Download game
study-download-all = Download all chapters
study-copy-position = Copy position (LPN)
study-link-hint = The link holds the whole study: anyone who opens it sees the study, and nothing is stored anywhere else.
study-link-hint-chapter = The link holds this chapter, not the others. To pass on all chapters, download them as a file. Nothing is stored anywhere else.
study-copy-by-hand = The browser does not let the page copy. Here is the text:
study-stop = Stop
analysis-start = Start analysis
analysis-hint = The engine analyses the position on the board and follows you through the game.
analysis-thinking = The engine is thinking…
analysis-failed = The engine is not responding. Start it again.
analysis-for = { $player }: { $score }
analysis-lines = Best moves: { $player }
analysis-claims = What a claim would change
outlook-title = Outlook
outlook-end = Stacks of five at the end: { $first } about { $one }, { $second } about { $two }
outlook-lead = { $player }, lead in at least 4 of 5 such games: { $lead }
outlook-proved = The result is proved: see above how the game ends.
outlook-between = { $low } to { $high }
outlook-show = Who might get which stack?
outlook-completes = { $player }, stacks within reach: { $stacks }
outlook-open = No stack is in sight for either side yet.
outlook-stack = { $point } { $percent }%
review-start = Review the game
review-effort = How thorough
review-quick = Quick
review-thorough = Thorough
review-hint = The engine judges every move of the main line and shows where something better was possible.
review-changed = The main line has changed since then. Review it again.
review-longer = Moves were added at the end since then. They are not judged yet.
review-at = After move { $number }: { $score }.
review-at-start = At the start: { $score }.
review-elsewhere = In a variation
review-mistakes = Mistakes
review-no-mistakes = No mistakes were found.
review-resigned = { $player } resigned, although the chances were { $percent }%.
review-resigned-you = You resigned, although your chances were { $percent }%.
review-annotate = Add to the study
review-annotated = Marks and better moves are in the study now.
retry-start = Learn from mistakes: { $player } ({ $count })
retry-title = Moment { $number } of { $count }
retry-title-own = Your moment { $number } of { $count }
retry-task = { $player } played { $turn }. Find something better on the board.
retry-why = After { $turn }: { $why }
retry-judging = The engine is looking at it…
retry-show = Show the better move
retry-next = Next mistake
retry-leave = Back to the study
drill-open = Find the move
drill-lead = Play the study through as a lesson: find the moves of its main line.
drill-whose = Whose moves to find
drill-both = Both players
drill-which = Which moves to find
drill-all = All moves
drill-marked = Only moves marked ! or !!
drill-start = Begin
drill-link = Copy link to the lesson
drill-nothing = The main line has no move to find for this choice.
drill-title = Move { $number } of { $count }
drill-task = { $player } to move. Find the move of the study.
drill-wait = { $player } replies…
drill-on = The study goes on…
drill-right = Yes, that is the move.
drill-variation = Not this one: the study has it as a variation.
drill-answer = It goes on with { $turn }.
drill-unknown = Not this one. It is not in the study.
drill-from = The stack on { $point } moves.
drill-turn = The move is { $turn }.
drill-show = Show the move
drill-result = The lesson is over. Found at once and without help: { $found } of { $count }.
drill-repeat = From the beginning

## One mistake at a time

review-again = Review again
review-previous = Previous mistake
review-played = Played
review-better = Better
review-play-better = Play the better line
retry-task-you = You played { $turn }. Find something better on the board.
turn-claiming = { $turn }, claiming { $color }
turn-not-claiming = { $turn } without claiming

## Hints

hint-only = You have only one legal move.
hint-look = Look at { $points }.
hint-points-of = { $points }… ({ $count } in all)
hint-forced-win = you can force a win
hint-forced-draw = with best play it is a tie
hint-forced-loss = your opponent can force a win
hint-forced-line = { $count ->
    [one] { $forced }, for example in { $count } move
   *[other] { $forced }, for example in { $count } moves
}
hint-pass = You can only pass.
hint-move = Move from { $from } to { $to }.
hint-claim-move = Claim { $color }, then move from { $from } to { $to }.
hint-through = The path goes via LYNGK points: { $points }.
hint-wins = It ends the game, and you win.
hint-completes = It completes a stack of { $height } on { $point }.
hint-builds = It builds a stack of { $height } on { $point }.
hint-builds-own = It builds a stack of { $height } on { $point } that only you can move.
hint-obstacle = It turns { $point } into an obstacle that is of no use to anybody.
hint-runs-out = Your opponent then has no move and must pass.
hint-denies = It stops your opponent from completing a stack on { $points }.
hint-threatens = It prepares a stack that you could complete next, on { $points }.
hint-still-open = Even so, your opponent can complete a stack on { $points }.
hint-inevitable = No move stops your opponent from completing a stack on { $points }.
hint-safe = It leaves your opponent no stack to complete.
hint-promises = Your chances with this move: { $score }.
hint-worse = { $turn } is weaker: { $score }.
hint-worse-completes = { $turn } would complete a stack at once, but is weaker: { $score }.
hint-worse-stops = { $turn } would stop that, but is weaker: { $score }.
hint-as-good = { $turn } is about as good: { $score }.
hint-even = { $turn } is just as good: nothing separates the best moves yet.
hint-worse-allows = It would let your opponent complete a stack on { $points }.
hint-failed = No hint just now: the engine is not responding.
hint-show-turn = Show the move
hint-show-why = Why this move?
hint-claim = Claim { $color }
hint-this = This move
hint-other = { $turn } instead
hint-used = { $count ->
    [one] { $count } hint in this game
   *[other] { $count } hints in this game
}

## Editor, on the page

editor-title = Position editor
editor-open = Set up a position
editor-back = Back to the study
editor-reserve = Reserve
editor-left = { $piece }, { $count } left
editor-take = Take off a piece
editor-move = Move a stack
editor-undo = Undo
editor-clear = Empty board
editor-stacks = Completed stacks
editor-less = One stack fewer
editor-more = One stack more
editor-from-study = Position of the study
editor-swap = Swap the players
editor-random = Random start
editor-study = Study this position
editor-play = Play from here
editor-analyse = Analyse
editor-keys = Keys at the board: I, B, R, G, K and J or 1 to 6 choose a piece, T or 7 takes off a piece, M or 8 moves stacks; Enter does it. Backspace takes off the top piece, Delete the whole stack. Dragging always moves a stack.

## Library

library-title = Your games and studies
library-lead = They are kept in this browser and nowhere else. Export them from time to time, so that nothing gets lost.
library-back = Back to the board
library-link = All games and studies
library-games = Games
library-studies = Studies
library-no-games = A game is listed here once you start another one.
library-no-studies = A study is listed here once you have played a turn or written a comment in it.
library-now-game = on the board now
library-now-study = open now
library-players = { $one } – { $two }
library-six = stacks of six
library-turns = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
library-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
library-unfinished = unfinished
library-open-this = Open: { $name }
library-rename = Rename
library-rename-this = Rename: { $name }
library-name = New name
library-save = Save
library-cancel = Cancel
library-renamed = The name is now: { $name }.
library-delete = Delete
library-delete-this = Delete: { $name }
library-deleted = Deleted: { $name }
library-undo = Undo
library-export = Export all
library-restore = Restore from a file
library-nothing-new = There was nothing new in the file.
library-restored = { $count ->
    [one] One entry was restored.
   *[other] { $count } entries were restored.
}
library-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
library-left-out = { $count ->
    [one] There was no room for one. Delete what you no longer need, and restore the file again.
   *[other] There was no room for { $count }. Delete what you no longer need, and restore the file again.
}
library-unread = { $count ->
    [one] One cannot be read. { $reason }
   *[other] { $count } cannot be read. The first: { $reason }
}
library-full = There is no room for more. Export everything, then delete what you no longer need.
library-unkept = The browser does not let the page store this. Nothing has changed.
library-broken = Something stored here cannot be read. It has been kept unchanged, and everything else is in the list.
library-reading = Reading the file: { $percent } %
library-more = Show more ({ $count } in all)

## Collections

collection-reading = Reading: { $percent } %, { $count } games so far
collection-storing = The file is being stored in this browser. Please do not close the page yet.
collection-stopped = Reading was stopped. What has been read can be used.
collection-empty = The file is empty.
collection-not-text = This file is not a text in UTF-8. If it has games, save it as UTF-8 in a text editor and open it again.
collection-some-not-text = Games that are not in UTF-8 and cannot be read: { $count }. Save the file as UTF-8 and open it again.
collection-no-game = There is no game in this file. A game (LGN) begins with a tag like [Variant "std"].
collection-not-kept = The file is not kept.
collection-unreadable = The browser could not read the file to its end. It may have changed or moved.
collection-broken-text = Line { $line }: this is not a text in UTF-8.
collection-broken-long = From line { $line } on: this is too long for a game.
collection-hit = move { $number }: then { $turn }
collection-hit-end = at the end
collection-hit-variation = in a variation, move { $number }: then { $turn }
collection-hit-variation-end = at the end of a variation
collection-title = Collections
collection-lead = A file with many games (LGN, up to { $limit } MB) can be searched here, also by position. Choose it, or drop it on this page.
collection-file = Open a collection
collection-own = Search in your games and studies
collection-size = { $size } MB
collection-size-small = { $size } kB
collection-back = All games and studies
collection-to-list = Back to the list
collection-previous-game = Previous game of the list
collection-next-game = Next game of the list
collection-stop = Stop reading
collection-count = { $count ->
    [one] One game
   *[other] { $count } games
}
collection-shown = { $count } of { $total } games
collection-broken = { $count ->
    [one] One cannot be read
   *[other] { $count } cannot be read
}
collection-player = Player
collection-text = Comments and names
collection-more = More conditions
collection-from = From
collection-to = Until
collection-result = Result
collection-any = any
collection-shortest = Moves, at least
collection-longest = Moves, at most
collection-level = Level
collection-kind = Kind
collection-kind-game = games
collection-kind-study = studies
collection-kind-broken = unreadable
collection-clear = Clear the conditions
collection-sort = Order
collection-sort-file = as in the file
collection-sort-file-down = as in the file, last first
collection-sort-day = date, oldest first
collection-sort-day-down = date, newest first
collection-sort-players = players, A to Z
collection-sort-players-down = players, Z to A
collection-sort-moves = length, shortest first
collection-sort-moves-down = length, longest first
collection-sort-result = result, player 1 first
collection-sort-result-down = result, unfinished first
collection-select-all = Select all
collection-select-none = Select none
collection-selected = { $count } selected
collection-selected-hidden = { $count } selected, { $hidden } of them not shown
collection-export = Export the list
collection-export-selected = Export the selected
collection-exported = { $count ->
    [one] One game was exported.
   *[other] { $count } games were exported.
}
collection-study = Make a study of the selected games
collection-study-none = None of the selected games can be read.
collection-none = No game meets these conditions.
collection-keys = Arrow keys, Page Up and Page Down move in the list, Enter opens a game, the space bar selects it, Ctrl+A selects all.
collection-unkept-full = There is no room to keep this collection. It can be used until you leave the study.
collection-unkept = The browser does not let the page keep this collection. It can be used until you leave the study.
collection-missing = This collection is not stored in this browser.
collection-failed = The collection cannot be searched: the program that reads it has failed. Reload the page.
collection-find = Search this position in the collection
collection-board = Search on the board
collection-board-none = nothing
collection-board-position = the position of the study
collection-board-stack = a stack
collection-board-claims = claims
collection-position-hint = Turned and mirrored boards count too.
collection-stack = Pieces from bottom to top (I, B, R, G, K, J)
collection-stack-hint = Only the top and the set of pieces count, not their order below it.
collection-stack-wrong = This is not a stack: write two to six letters, such as RIB.
collection-nobody = nobody
collection-next = Next turn
collection-games = Games
collection-open = Unfinished
collection-record-ends = the record ends
collection-in-variations = only in a variation
collection-all = All together
collection-follow = Search the position after { $turn }

## Pictures, prints and boards on other pages

picture-title = LYNGK: { $one } – { $two }
picture-title-turn = LYNGK: { $one } – { $two }, after { $turn }
picture-to-move = { $player } is to move.
picture-won = { $player } has won.
picture-tied = The game is a tie.
picture-winner = wins
picture-claims = Claimed by { $player }: { $colors }.
picture-completed = Stacks completed by { $player }: { $count }.
picture-stacks = Stacks on the board, from bottom to top: { $stacks }.
picture-after = After { $turn }
share-send = Send…
share-picture = Picture of the position
share-ground = Background
share-ground-paper = White, for paper
share-turn = Last move
share-players = Players
share-png = Download PNG
share-svg = Download SVG
share-copy-picture = Copy picture
share-failed = The browser could not make the picture. Try again, or choose another format.
share-embed = Board for another page
share-embed-hint = Put this into a page of your own: readers can step through the game there. It stores nothing.
share-embed-copy = Copy code
embed-open = Open in LYNGK
embed-broken = This board cannot be shown. { $reason }
print-title = Print
print-diagrams = Diagrams in the game
print-marked = Start, end and where marked
print-commented = Also at every comment
print-every = Also after every { $count } moves
print-here = Diagram here
print-game = Print the game
print-position = Print the position
share-film = Animated GIF of the game
share-film-hint = One picture for each move of the main line, in the style of the picture above.
share-film-make = Make it
share-film-again = Make it again
share-film-progress = { $number } of { $count }
share-film-made = Ready: { $size } kB.
share-film-show = Show the animation
share-film-save = Download GIF

## The card at the end of a game

over-by-score = { $moves ->
    [one] { $title } { $own } to { $other } in { $moves } move.
   *[other] { $title } { $own } to { $other } in { $moves } moves.
}
over-after = { $moves ->
    [one] { $title } after { $moves } move.
   *[other] { $title } after { $moves } moves.
}
over-turn = Turning point: move { $turn }
over-try = Try { $name } next
over-graph = Who was ahead, move by move
over-reviewing = Reviewing the game…
over-review-failed = No graph just now: the engine is not responding.
over-gifts = { $count ->
    [one] One of { $name }’s stacks only became possible through your move just before it. Worth watching for next time.
   *[other] { $count } of { $name }’s stacks only became possible through your move just before them. Worth watching for next time.
}
over-close = It was close: only one stack was missing.
over-first-win = Your first win against { $name }!

## Help: keys, gestures and marks

help-keys = Keys
help-cap-enter = Enter
help-cap-space = Space
help-cap-shift = Shift
help-cap-page-up = Page Up
help-cap-page-down = Page Down
help-cap-home = Home
help-cap-end = End
help-everywhere = Everywhere
help-key-help = Opens this page
help-key-escape = Puts a stack back; closes what is open
help-key-step = One move back or forward
help-at-board = At the board
help-key-arrows = To the next point along a line
help-key-other-line = Along the other line
help-key-choose = Picks a stack up, or lands it
help-key-jump = To the next or previous point where something can be done
help-key-ends = To the first or last of these points
help-key-draw = Begins an arrow or circle at this point, and ends it at the point reached
help-key-hint = A hint, in games against the computer
help-key-rotate = Rotate the board
help-key-flip = Turn it by half
help-key-rotate-back = Rotate it the other way
help-letters = Single keys
help-letters-note = The settings can turn these keys off.
help-in-record = In the list of moves
help-key-far = To the start, to the current position
help-hand = Mouse and touch
help-do-drag = Drag a stack
help-means-drag = Moves it. Over a landing you see the stack that would result.
help-do-card = Rest on a stack, or press it long
help-means-card = Shows all its pieces and what it still lacks
help-do-circle = Right click, or tap with the pencil
help-means-circle = Draws a circle, or removes it
help-do-arrow = Right drag, or drag with the pencil
help-means-arrow = Draws an arrow. Shift, Alt or both: another line.
help-do-clear = Click an empty point
help-means-clear = Clears the drawings. So does the next move.
help-marks = Marks on the board
mark-player-one = One ring: player 1’s stack
mark-player-two = Two rings: player 2’s stack
mark-slots = Height of the stack, and a place for each colour: filled if it has it, hollow if it lacks it. A diamond is a joker.
mark-veiled = Paler: you cannot move it, or cannot land on it now
mark-needs-claim = Dashed: it can move if you claim its colour
mark-picked = Raised: picked up
mark-landing = The stack can land here
mark-landing-lyngk = Chain: lands here by the LYNGK rule
mark-landing-claim = Coloured chip: lands here if you claim this colour
mark-completes = Star: completes a stack of yours
mark-makes-obstacle = Cross: makes an obstacle
mark-chosen = Tick: the move ends here and waits for you to confirm it
mark-hinted = Halo: a hint points at this stack
mark-becomes = Would become yours by this claim
mark-last-turn = The last move: its path and where it landed
mark-threat = Threat: this player could complete a stack here next
mark-obstacle = Obstacle: neither moves nor grows, counts for nobody
mark-winner = The stack of six that won
help-beside = Beside the board
mark-slot = A place for a completed stack
mark-elsewhere = The other move of this number is in another row
help-answers = Hints, reviews and puzzles
mark-arrow = Arrow: a move shown by a hint or the analysis; the paler, the weaker
mark-right = Tick: the right move
mark-wrong = Cross: the wrong move

# The first game
guide-title = Your first game
guide-start = Choose a piece, then one of the marked places. The two become one stack.
guide-move = Choose a piece, then one of the marked places. A good first move: follow the arrow from { $from } to { $to }.
guide-claim-move = A good first move: claim { $color }, choose the piece on { $from }, then { $to }, where it lands. The two become one stack.
guide-claiming = Before a move you may claim a colour: its stacks become yours alone. Two claims in the whole game, so there is no hurry.
guide-claim = A good moment to claim { $color }, then move from { $from } to { $to }. Pieces and stacks that become yours: { $count }.
guide-complete = Complete a stack: follow the arrow from { $from } to { $to }. A five with your colour on top scores and leaves the board.
guide-complete-claim = Complete a stack: claim { $color }, then move from { $from } to { $to }. A five with your colour on top scores.
guide-threat = Careful: your opponent could complete a stack on { $point } next turn. Can you move it away, or block the way?
guide-chain = { $from } can go on via { $via }, where your colour is on top too, to { $to }. A chain marks all places reached this way.
guide-obstacle = The crossed-out five on { $point } is an obstacle: nobody had claimed its top colour. It is nobody’s and stays there.
guide-pass = You cannot move, so you pass. As soon as you can move again, you must.
guide-passed = Your opponent could not move and had to pass. The game ends when neither of you can move.
guide-gift = One moment: your opponent could now complete a stack on { $point }. Would you like to take your move back?
guide-play-on = Play on
guide-waits = { $player } is waiting for you
guide-close = No more tips

## One's own games over time

own-title = Your games over time
own-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $reviewed } of them reviewed
own-mean = Average accuracy: { $accuracy }
own-trend = Your last { $count } reviewed games: { $lately }%, before: { $before }%.
own-trend-up = You play more accurately.
own-trend-down = You play less accurately.
own-trend-even = That is about the same.
own-graph = Accuracy of your games, from the oldest to the latest
own-graph-key = Dots: one game each. Line: average of five games.
own-won = won
own-tied = tied
own-lost = lost
own-game = Against { $name }, { $result }
own-games = All games
own-review-this = Open the review: { $game }
own-against = Results by opponent
own-opponent = Opponent
own-column-won = Won
own-column-tied = Tied
own-column-lost = Lost
own-weaknesses = Typical mistakes
own-times = { $count ->
    [one] once
   *[other] { $count } times
}
own-train = Puzzles: { $theme }
own-train-any = Puzzles
own-missed-stack = You miss a stack that you could complete.
own-given-stack = You leave a stack that your opponent can complete.
own-early-claim = You claim a colour too early.
own-missed-claim = You wait too long with a claim.
own-wrong-claim = You claim the wrong colour.
own-ran-out = You run out of moves.
own-missed-lyngk = You overlook a way via LYNGK points.
own-other = Another move was better, for reasons that are hard to name.
own-no-weaknesses = No mistakes were found in the reviewed games.
own-review-rest = { $count ->
    [one] Review { $count } more game
   *[other] Review { $count } more games
}
own-reviewing = Reviewing game { $number } of { $count }
own-empty = You have no stored games against the engine yet. Play one to the end: its review then tells how accurately you played, and what to train.
own-unreviewed = None of these games has been reviewed yet. A review tells how accurately you played, and what to train.
own-play = Play a game

## The report of a review

review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-blunders = Blunders
review-given = Other stacks given away
review-given-note = The opponent could complete a stack that could have been prevented, though the game was nearly lost anyway. Stacks given away by a ?!, ? or ?? count there.
review-turning-point = turning point
review-says = { $player }: { $turn }.
grade-gift = a stack given away
moment-missed-win = missed win
moment-missed-stack = missed stack
review-find = Find it yourself
review-fell-you = Your chances fell from { $from }% to { $to }%.
review-fell = { $player }’s chances fell from { $from }% to { $to }%.
review-gave-you = You let { $player } complete a stack on { $point }.
review-gave-to-you = { $giver } let you complete a stack on { $point }.
review-gave = { $giver } let { $player } complete a stack on { $point }.
retry-still-gives = Not yet: your opponent can still complete a stack.
retry-shown-safe = After { $turn }, no stack could have been completed.
score-tenths = { $whole }.{ $tenth }%
analysis-searched = Positions searched: { $count }, depth { $depth }, { $time }
analysis-line-count = Lines
analysis-longest = Longest search
analysis-seconds = { $seconds } s
analysis-limit = Stop at
analysis-no-limit = no limit
analysis-limit-visits = { $count } positions
analysis-limit-depth = depth { $depth }
inspect-ask-threat = Threat
inspect-ask-why = Why not this move?
inspect-why-none = Go to a move first: the one that led to the position on the board is explained.
inspect-no-threat = { $player } could not move.
inspect-threat = If it were { $player }’s turn: { $turn }.
inspect-reply = { $player } answers { $turn }.
inspect-only = It is the only legal move.
inspect-best = No better move was found.
inspect-wins = It wins the game.
inspect-runs-out = It leaves the other player without a move.
inspect-denies = It prevents a stack on { $points }.
inspect-threatens = It threatens to complete a stack on { $points }.
inspect-prepares = It prepares a stack on { $points }, but { $player } could complete it first.
inspect-prepares-you = It prepares a stack on { $points }, but you could complete it first.
inspect-nothing = Nothing is threatened.
inspect-could = { $player } could also complete a stack on { $points }.
inspect-could-you = You could also complete a stack on { $points }.
why-allows = This move lets { $player } complete a stack on { $points }.
why-allows-you = This move lets you complete a stack on { $points }.
why-covers = It covers { $player }’s stack on { $point }.
why-covers-you = It covers your stack on { $point }.
why-scores = The stack on { $point } counts, but it costs more than it brings.
why-later = A little later, { $player } can complete a stack on { $point }.
why-later-you = A little later, you can complete a stack on { $point }.
why-claim-taken = { $player } claims { $color } instead.
why-claim-taken-you = You claim { $color } instead.
why-claim-brings = After that, a stack on { $point } could be completed.
why-claim-tops = Stacks and pieces with this colour on top: { $count }.
why-better = { $turn } was better.
inspect-reply-you = You answer { $turn }.
inspect-threat-you = If it were your turn: { $turn }.
inspect-no-threat-you = You could not move.
inspect-as-good = This move is about as good as the best one.
analysis-lines-you = Your best moves
review-no-mistakes-you = You made no mistakes.
retry-safe = Good: after this move, your opponent cannot complete a stack.
duel-title = Engine against engine
duel-watch = Watch
duel-pause = Pause
duel-speed = Speed
duel-slow = slow
duel-normal = normal
duel-fast = fast
