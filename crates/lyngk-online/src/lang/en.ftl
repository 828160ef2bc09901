### The texts of online games. Keys and placeholders are the same in all languages.
### "You" is the person at this device. A person's name is inserted as it is: write sentences that work with any name.

## Lobby

online-title = Play online
online-intro = Two people, two places. No account: send a link, or play whoever is here.
online-missing = Online games need the LYNGK server, and this page is served without it. Everything else works.
online-unreachable = The server cannot be reached at the moment. Retrying automatically.
online-unreachable-again = The server cannot be reached at the moment. Try again shortly.
online-name = Your name
online-name-hint = Without a name you are “{ $name }”.
online-name-bad = A name has 1 to 24 characters, at least one of them a letter or digit.
online-guest = Guest
online-side-other = Your opponent
online-start = Start position
online-start-random = Random
online-start-given = Given
online-start-random-hint = Nobody can choose it: you, your opponent and the server draw it together.
online-position = Position in LPN
online-watching = Who may watch
online-private = Nobody
online-public = Everybody
online-friend = Challenge a friend
online-friend-hint = You get a link to send.
online-now = Play now
online-now-hint = Against the first who wants the same variant and clock.
online-post = Post in the lobby
online-post-hint = Everybody here can accept it.
online-lobby = Open challenges
online-lobby-empty = No open challenges at the moment. Post one, or challenge a friend.
online-games = Games being played
online-games-empty = No public games at the moment.
online-yours = Your games
online-yours-forget = Remove { $name } from the list
online-accept = Accept
online-watch = Watch
online-continue = Continue
online-look = View
online-against = { $first } – { $second }
online-open-place = nobody yet
online-turns = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
online-won = You won
online-lost = You lost
online-tied = Tie
online-their-turn = your opponent’s turn

## Terms

online-terms-clock = { $minutes } min + { $seconds } s a move
online-terms-clock-seconds = { $total } s + { $seconds } s a move
online-terms-minutes = { $minutes } min
online-terms-no-clock = no clock
online-terms-host-first = { $name } moves first
online-terms-host-second = { $name } moves second
online-terms-lot = sides by lot
online-terms-you-first = you move first
online-terms-other-first = your opponent moves first
online-terms-random = random start
online-terms-given = given start position
online-terms-public = everybody may watch
online-terms-private = nobody may watch

## Waiting for an opponent

online-waiting = Waiting for your opponent
online-waiting-friend = Send this link to a friend. The first to accept plays you.
online-waiting-lobby = Your challenge stays in the lobby while this page is open, until you enter another online game. You can send the link, too.
online-loopback = This link works on this machine only. For others in your network, start the server with --address 0.0.0.0 and open the page at the address that it names.
online-link = Link to this game
online-copy = Copy link
online-watch-link = Link for watchers
online-copy-watch = Copy link for watchers
online-copied = Copied
online-share = Share
online-share-text = Play LYNGK with me!
online-qr = Show QR code
online-qr-label = QR code of the link
online-cancel = Withdraw challenge
online-meanwhile = Play the computer meanwhile
online-accepted = { $name } has accepted.
online-go = Go to the game

## Invitation

online-invites = { $name } challenges you
online-aim-six = A stacking game for two: the first to complete a stack of six, with one of their colours on top, wins at once.
online-invited-accept = Accept and play
online-invited-no = Not now

## The start

online-drawing = Drawing the start
online-drawing-hint = Server and players each contribute a secret number. The game starts when both players are here.
online-drawing-waits = Waiting for { $name } to open the page.
online-fair = Start drawn by lot and checked
online-fair-detail = The server and both players each committed to a number before seeing the others’. Your page has checked that the start follows from all three.
online-drawn = Start drawn by lot
online-drawn-detail = The start follows from all three numbers. But the one under your name does not come from this browser: if you have moved here from another device, it comes from there.
online-server = Server
online-unfair = The start does not follow from the numbers of the lot!
online-unfair-detail = The server or your opponent has broken the protocol. You can abort the game.
online-given-start = The start position was given in the challenge.
online-return-start = The start is that of the game before, with sides swapped.

## Connection

online-reconnecting = Connection lost. Reconnecting…
online-reconnecting-turn = Connection lost. Your move will be sent when it is back.
online-turn-unsent = Your move is not sent yet…
online-online = { $name } is connected
online-offline = { $name } is not connected
online-good = good connection
online-fair-connection = slow connection
online-poor = poor connection
online-you-online = You are connected
online-you-offline = You are not connected
online-watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
online-left = { $name } has lost the connection.
online-left-claim = { $name } has been gone for too long. You may claim the win.
online-left-wait = { $name } has lost the connection. In { $seconds } s you may claim the win.
online-returned = { $name } is back.
online-server-was-down = The server was down for a moment. The clocks stood still meanwhile.
online-stopping = The server is being restarted. The game goes on in a moment.
online-busy = The server cannot save at the moment. Your move will be sent again automatically.
online-full = The server is full at the moment. Retrying automatically.
online-too-fast = That was too fast. Retrying in a moment.
online-too-fast-again = That was too fast. Try again in a minute.
online-moved = You now play this game on another device.
online-version = The page and the server have different versions. Reload the page.
online-reload = Reload
online-not-understood = The page and the server do not understand each other. Reload the page.
online-no-room = There is no such game, or it is private.
online-bad-link = This link names no game. Is a letter missing at its end?
online-to-lobby = To the lobby

## Acts at the table

online-draw = Tie
online-offer-draw = Offer a tie
online-offer-take-back = Ask to take back
online-offer-pause = Ask to pause
online-offer-resume = Go on
online-abort = Abort
online-abort-hint = Ends the game without a result. Possible until both have moved.
online-claim-win = Claim the win
online-more = More
online-rename = Change
online-sure-resign = Resign the game?
online-sure-abort = Abort the game?
online-yes = Yes
online-no = No
online-offered-draw = { $name } offers a tie.
online-offered-take-back = { $name } asks to take back a move.
online-offered-take-back-more = { $count ->
    [2] { $name } asks to take back the last two moves, to move again.
   *[other] { $name } asks to take back the last { $count } moves, to move again.
}
online-offered-pause = { $name } asks for a pause.
online-offered-resume = { $name } wants to go on.
online-offered-rematch = { $name } wants a rematch.
online-offered-return = { $name } wants the same start with sides swapped.
online-you-offered-draw = You offered a tie.
online-you-offered-take-back = You asked to take back your move.
online-you-offered-take-back-more = { $count ->
    [2] You asked to take back the last two moves.
   *[other] You asked to take back the last { $count } moves.
}
online-you-offered-pause = You asked for a pause.
online-you-offered-resume = Waiting for { $name } to go on.
online-you-offered-rematch = You asked for a rematch.
online-you-offered-return = You asked for the same start with sides swapped.
online-agree = Accept
online-decline = Decline
online-withdraw = Withdraw
online-declined = { $name } declined.
online-offer-again = { $count ->
    [one] { $name } declined. You can ask again after one more move.
   *[other] { $name } declined. You can ask again after { $count } more moves.
}
online-withdrawn = { $name } withdrew the offer.
online-paused-by-agreement = The game is paused.
online-goes-on = The game goes on.
online-device = Play on another device
online-copy-seat = Copy link to my place
online-device-hint = Open this link there within ten minutes. It works once, and then the game goes on there only. Keep it to yourself: whoever opens it plays in your place.
online-device-bad = This link has been used, or it is older than ten minutes. Make a new one on the device on which you play.
online-device-taking = Taking over the place…
online-notify = Notify me when it is my turn
online-your-turn = Your turn
online-your-turn-against = Your turn against { $name }

## The end

online-aborted = The game was aborted
online-aborted-detail = It has no result.
online-cancelled = The challenge was withdrawn
online-result = Result
online-rematch = Rematch
online-rematch-hint = New start, sides swapped
online-return = Same start, sides swapped
online-return-hint = Both games together decide
online-to-rematch = To the next game
online-review = Review
online-download = Download
online-share-game = Link to the game
online-new = New game
online-match = Both games together
online-match-won = You win the match, { $own } to { $other }.
online-match-lost = You lose the match, { $own } to { $other }.
online-match-tied = The match is tied, { $own } to { $other }.
online-match-other = { $name } wins the match, { $own } to { $other }.
online-match-stacks = More stacks of { $height } in both games together decide.
online-match-played-out = One win each. A win by resignation, on time or by six counts more than one by counting.

## Chat

online-chat = Chat
online-chat-watchers = Watchers’ chat
online-chat-empty = Nobody has said anything yet.
online-chat-say = Say something
online-chat-send = Send
online-chat-unsent = not sent yet
online-chat-long = A message has at most { $count } characters.
online-chat-mute = Mute
online-chat-unmute = Unmute
online-chat-muted = The chat is muted.
online-chat-off = Chat is off.
online-chat-turn-off = Turn chat off
online-chat-turn-on = Turn chat on
online-chat-phrases = Phrases
online-chat-you = You
online-chat-new = { $name } says: { $text }
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-have-fun = Have fun!
online-phrase-nice-turn = Nice move!
online-phrase-oops = Oops!
online-phrase-one-moment = One moment, please.
online-phrase-back = I’m back.
online-phrase-well-played = Well played!
online-phrase-thank-you = Thank you!
online-phrase-goodbye = Goodbye!
online-phrase-other = (a phrase that this page does not know)

## Refusals

online-no-not-a-player = Only the two players may do this.
online-no-not-the-host = Only whoever made the challenge may withdraw it.
online-no-full = Somebody else was faster: both places are taken.
online-no-already-seated = You already sit at this table.
online-no-cancelled = This challenge was withdrawn.
online-no-name-taken = Somebody at this table has a name that looks like this one. Choose another.
online-no-not-started = The game has not started yet.
online-no-started = The game has already started.
online-no-over = The game is over.
online-no-not-over = The game is not over yet.
online-no-not-your-turn = It is your opponent’s turn.
online-no-time-is-up = The time is up.
online-no-outdated-turn = The position has changed meanwhile. Look again, then move.
online-no-illegal-turn = The server says that this move is against the rules.
online-no-paused = The game is paused.
online-no-not-paused = The game is not paused.
online-no-nothing-to-take-back = You have no move to take back.
online-no-no-such-offer = This offer is gone.
online-no-offered-already = You have offered this already. Make two more moves first.
online-no-too-late-to-abort = Both of you have moved. You can resign or offer a tie.
online-no-not-gone = Your opponent is here, or has not been gone for long enough.
online-no-too-early-to-claim = Not before both of you have moved. You can abort the game.
online-no-lot = The lot did not work. Abort the game and make a new challenge.
online-no-talked-out = You have said too much at this table. The game goes on.
online-no-other = The server refused this.
online-no-invalid = The server does not understand this challenge.
online-no-other-site = The server refused this, as the page comes from another address.
