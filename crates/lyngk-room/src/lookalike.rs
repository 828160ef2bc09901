//! Comparison of names by how they look.

/// Whether one text could be mistaken for the other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let others = appearances(other);
    appearances(one).iter().any(|appearance| others.contains(appearance))
}

/// How a text looks as it is written, in small letters and in capitals. Some letters of other scripts look like Latin ones only as
/// small letters, some only as capitals.
fn appearances(text: &str) -> [String; 3] {
    let text: String = text.chars().map(|character| small_capital(character).unwrap_or(character)).collect();
    [&text, &text.to_lowercase(), &text.to_uppercase()].map(|text| {
        // Twice: letters that looked like others in one case may look like more in the other.
        simplified(&skeleton(&simplified(&skeleton(text))))
    })
}

/// A text without case, blanks and punctuation.
fn simplified(text: &str) -> String {
    let letters: String = text.to_lowercase().chars().filter(|character| character.is_alphanumeric()).collect();
    letters.replace("vv", "w")
}

/// A text with one letter for all that look like it (Unicode Technical Standard 39).
#[cfg(feature = "confusables")]
fn skeleton(text: &str) -> String {
    unicode_security::confusable_detection::skeleton(text).collect()
}

#[cfg(not(feature = "confusables"))]
fn skeleton(text: &str) -> String {
    text.to_owned()
}

/// Whether a character is a combining mark.
#[cfg(feature = "confusables")]
pub(crate) fn is_mark(character: char) -> bool {
    unicode_normalization::char::is_combining_mark(character)
}

#[cfg(not(feature = "confusables"))]
pub(crate) fn is_mark(_: char) -> bool {
    false
}

/// The letter of which a character is a small capital. The standard does not list them all.
fn small_capital(character: char) -> Option<char> {
    let position = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ_ʏᴢ".chars().position(|small| small == character)?;
    char::from_digit(position as u32 + 10, 36)
}
