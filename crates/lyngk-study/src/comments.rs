//! Comments of records: text for people, and commands for programs such as `[%clk 231.5]`, as in PGN.

use std::time::Duration;

use lyngk_rules::Comment;

/// The longest time that is shown.
const LONGEST: Duration = Duration::from_hours(1000);

/// A comment, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CommentParts {
    /// The text for people.
    text: String,
    /// The commands with their brackets. They are neither shown as text nor edited, and links omit them.
    commands: String,
}

/// Separates the text of a comment from its commands.
fn parts(comment: &str) -> CommentParts {
    let (mut texts, mut commands) = (Vec::new(), String::new());
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%")
        && let Some((command, behind)) = after.split_once(']')
    {
        texts.push(before);
        commands.extend(["[%", command, "]"]);
        rest = behind;
    }
    texts.push(rest);
    let texts: Vec<&str> = texts.into_iter().map(str::trim).filter(|text| !text.is_empty()).collect();
    CommentParts { text: texts.join(" "), commands }
}

/// The text of a comment.
pub(crate) fn text(comment: &Comment) -> String {
    parts(comment.as_str()).text
}

/// A comment without its commands, if anything is left. One without commands stays as it is.
pub(crate) fn for_people(comment: &Comment) -> Option<Comment> {
    let CommentParts { text, commands } = parts(comment.as_str());
    if commands.is_empty() {
        Some(comment.clone())
    } else {
        Comment::new(text).filter(|text| !text.as_str().is_empty())
    }
}

/// A comment without its text, if anything is left.
pub(crate) fn for_programs(comment: &Comment) -> Option<Comment> {
    Comment::new(parts(comment.as_str()).commands).filter(|commands| !commands.as_str().is_empty())
}

/// The time in the command `[%clk …]` of a comment: seconds, or hours, minutes and seconds with colons.
pub(crate) fn clock(comment: &str) -> Option<Duration> {
    let (_, after) = comment.split_once("[%clk")?;
    let (time, _) = after.split_once(']')?;
    let mut total = Duration::ZERO;
    for part in time.trim().split(':') {
        let part = Duration::try_from_secs_f64(part.parse().ok()?).ok()?;
        total = total.checked_mul(60)?.checked_add(part)?;
    }
    (total <= LONGEST).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_commands_are_separated() {
        let split = |comment| {
            let CommentParts { text, commands } = parts(comment);
            (text, commands)
        };
        let expected = |text: &str, commands: &str| (text.to_owned(), commands.to_owned());
        assert_eq!(split("solid"), expected("solid", ""));
        assert_eq!(split("[%clk 231.5]"), expected("", "[%clk 231.5]"));
        assert_eq!(split("[%clk 231.5] solid"), expected("solid", "[%clk 231.5]"));
        assert_eq!(split("so [%clk 9][%emt 1] lid [%x] "), expected("so lid", "[%clk 9][%emt 1][%x]"));
        assert_eq!(split("[%clk 5 is open"), expected("[%clk 5 is open", ""));
    }

    #[test]
    fn clocks_are_read_in_seconds_and_with_colons() {
        let millis = |comment| clock(comment).map(|time| time.as_millis());
        assert_eq!(millis("[%clk 231.5] solid"), Some(231_500));
        assert_eq!(millis("good [%clk 1:03:51]"), Some(3_831_000));
        assert_eq!(millis("[%clk 0:05.5]"), Some(5_500));
        for none in
            ["solid", "[%clk]", "[%clk -1]", "[%clk nan]", "[%clk 1e300]", "[%clk a:b]", "[%clk 3600001]", "[%emt 5]"]
        {
            assert_eq!(clock(none), None, "{none}");
        }
    }
}
