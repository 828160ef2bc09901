//! Texts of one language, shared between components.

use std::ops::Deref;
use std::sync::Arc;

use lyngk_view::Words;

/// Texts of one language. Two values are equal if their languages are, so that signals compare them cheaply.
#[derive(Clone)]
pub(crate) struct SharedWords(Arc<Words>);

impl SharedWords {
    pub(crate) fn new(words: Words) -> SharedWords {
        SharedWords(Arc::new(words))
    }
}

impl PartialEq for SharedWords {
    fn eq(&self, other: &SharedWords) -> bool {
        self.0.language() == other.0.language()
    }
}

impl Deref for SharedWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}
