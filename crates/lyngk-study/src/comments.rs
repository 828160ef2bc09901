//! Comments of records that are meant for programs.

/// Whether a comment is meant for programs, such as `[%clk 231.5]`. Such comments are neither shown nor edited, and links omit
/// them.
pub(crate) fn is_for_programs(comment: &str) -> bool {
    comment.starts_with("[%")
}
