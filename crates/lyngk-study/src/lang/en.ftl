### What people read in the rooms for learning and studying. The words of lyngk-view come before these: both are read as one.

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

