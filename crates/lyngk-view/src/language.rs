//! Languages of the user interface.

/// A language of the user interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs)]
pub enum Language {
    #[default]
    English,
    German,
    French,
    Italian,
    Dutch,
    Spanish,
    Polish,
    Russian,
}

impl Language {
    /// All languages, in display order.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Italian,
        Language::Dutch,
        Language::Spanish,
        Language::Polish,
        Language::Russian,
    ];

    /// The ISO 639-1 code, such as `de`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Dutch => "nl",
            Language::Spanish => "es",
            Language::Polish => "pl",
            Language::Russian => "ru",
        }
    }

    /// The language's name in the language itself, for the list of languages.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Dutch => "Nederlands",
            Language::Spanish => "Español",
            Language::Polish => "Polski",
            Language::Russian => "Русский",
        }
    }

    /// The language of a code or tag such as `de` or `de-AT`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_']).next().unwrap_or(tag);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first supported language among a person's preferred ones, otherwise English.
    ///
    /// ```
    /// use lyngk_view::Language;
    /// assert_eq!(Language::preferred(["pt-BR", "fr-CA", "en"]), Language::French);
    /// ```
    #[must_use]
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::from_tag).unwrap_or_default()
    }

    /// The texts, as a Fluent file.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("lang/en.ftl"),
            Language::German => include_str!("lang/de.ftl"),
            Language::French => include_str!("lang/fr.ftl"),
            Language::Italian => include_str!("lang/it.ftl"),
            Language::Dutch => include_str!("lang/nl.ftl"),
            Language::Spanish => include_str!("lang/es.ftl"),
            Language::Polish => include_str!("lang/pl.ftl"),
            Language::Russian => include_str!("lang/ru.ftl"),
        }
    }
}
