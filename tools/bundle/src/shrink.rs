//! Removal of what only readers of the sources need: comments, indentation.

/// A stylesheet without comments, line breaks and spaces that mean nothing. Our stylesheets have no strings with such content.
pub(crate) fn stylesheet(css: &str) -> String {
    let mut rest = css;
    let mut plain = String::with_capacity(css.len());
    while let Some((before, comment)) = rest.split_once("/*") {
        plain += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain += rest;
    let mut short = String::with_capacity(plain.len());
    for word in plain.split_whitespace() {
        let joins = |sign: char| "{};,".contains(sign);
        let needs_space = !short.is_empty() && !short.ends_with(joins) && !word.starts_with(joins);
        // `margin: 0` needs no space, but `a :hover` does; only the former ends a word with a colon.
        if needs_space && !short.ends_with(':') {
            short.push(' ');
        }
        short += word;
    }
    short.replace(";}", "}")
}

/// A document without comments. Ours begin at the start of a line.
pub(crate) fn document(html: &str) -> String {
    let mut rest = html;
    let mut short = String::with_capacity(html.len());
    while let Some((before, comment)) = rest.split_once("<!--") {
        short += before;
        rest = comment.split_once("-->").map_or("", |(_, after)| after.strip_prefix('\n').unwrap_or(after));
    }
    short + rest
}

/// A script of ours without indentation and comments, which have lines of their own.
pub(crate) fn script(script: &str) -> String {
    let statements = script.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    statements.fold(String::with_capacity(script.len()), |short, line| short + line + "\n")
}

/// A script of wasm-bindgen without documentation comments and indentation.
pub(crate) fn glue(script: &str) -> String {
    let mut short = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim_start) {
        in_comment |= line.starts_with("/**");
        if !in_comment && !line.is_empty() {
            short += line;
            short.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    short
}

/// Texts that only the manifest needs, which the bundle writes. They are on one line each.
const OF_MANIFEST: [&str; 2] = ["page-description = ", "shortcut-today = "];

/// Fluent texts without comments, blank lines, and what only the manifest needs.
pub(crate) fn texts(ftl: &str) -> String {
    let is_of_manifest = |line: &str| OF_MANIFEST.iter().any(|key| line.starts_with(key));
    let is_text = |line: &&str| !line.starts_with('#') && !line.trim().is_empty() && !is_of_manifest(line);
    ftl.lines().filter(is_text).fold(String::with_capacity(ftl.len()), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stylesheets_keep_the_spaces_that_mean_something() {
        let css = "/* a\n b */\n.a > .b :hover,\n.c {\n  margin: 0 auto;\n  width: calc(1px + 2px);\n}\n\
                   @media (width > 1px) {\n  .d { color: red; }\n}\n";
        let short = ".a > .b :hover,.c{margin:0 auto;width:calc(1px + 2px)}@media (width > 1px){.d{color:red}}";
        assert_eq!(stylesheet(css), short);
    }

    #[test]
    fn documents_and_scripts_keep_everything_but_comments() {
        assert_eq!(document("<p>\n<!-- a\nb -->\n<b>c</b>\n"), "<p>\n<b>c</b>\n");
        let code = "// a\n(() => {\n  // b\n  const c = \"//d\";\n\n})();\n";
        assert_eq!(script(code), "(() => {\nconst c = \"//d\";\n})();\n");
    }

    #[test]
    fn glue_keeps_every_statement() {
        let script = "export class A {\n    /**\n     * @returns {number}\n     */\n    get b() {\n        return 1;\n    }\n}\n";
        assert_eq!(glue(script), "export class A {\nget b() {\nreturn 1;\n}\n}\n");
        assert_eq!(glue("/** one line */\nlet a;\n"), "let a;\n");
    }

    #[test]
    fn texts_keep_everything_but_comments_and_those_of_the_manifest() {
        assert_eq!(
            texts("# Board\n\na = A\n    .b = # no comment\n## B\nshortcut-today = D\nc =\n    C\n"),
            "a = A\n    .b = # no comment\nc =\n    C\n"
        );
    }
}
