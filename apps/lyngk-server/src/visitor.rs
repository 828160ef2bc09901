//! Visitors: people without accounts, known by a secret in a cookie.

use axum::http::header::{self, HeaderMap, HeaderValue};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The name of the cookie.
const COOKIE: &str = "lyngk_visitor";
/// How long a browser keeps the cookie: as long as browsers keep any.
const MAX_AGE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// The secret that proves who a visitor is. It is in their cookie and nowhere else.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct VisitorSecret([u8; 32]);

impl std::fmt::Debug for VisitorSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("VisitorSecret(…)")
    }
}

/// The hash of a visitor's secret, by which the server knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VisitorId([u8; 32]);

impl Serialize for VisitorId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&HEXLOWER.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for VisitorId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<VisitorId, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Text(String),
            /// Nodes of older versions write numbers.
            Numbers([u8; 32]),
        }
        let id = match Form::deserialize(deserializer)? {
            Form::Text(text) => HEXLOWER.decode(text.as_bytes()).ok().and_then(|bytes| VisitorId::from_bytes(&bytes)),
            Form::Numbers(bytes) => Some(VisitorId(bytes)),
        };
        id.ok_or_else(|| D::Error::custom("not the id of a visitor"))
    }
}

impl VisitorId {
    /// The id with these bytes, if there are 32 of them.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<VisitorId> {
        bytes.try_into().ok().map(VisitorId)
    }

    /// The bytes of the id.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl VisitorSecret {
    /// A new secret.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(crate) fn new() -> Result<VisitorSecret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(VisitorSecret(bytes))
    }

    /// The secret in the cookie of a request.
    pub(crate) fn from_headers(headers: &HeaderMap) -> Option<VisitorSecret> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(name, _)| *name == COOKIE)?;
        let bytes = BASE64URL_NOPAD.decode(value.as_bytes()).ok()?;
        bytes.try_into().ok().map(VisitorSecret)
    }

    /// The id of the visitor with this secret.
    pub(crate) fn id(&self) -> VisitorId {
        VisitorId(Sha256::new_with_prefix(b"lyngk visitor ").chain_update(self.0).finalize().into())
    }

    /// The cookie with this secret. Scripts cannot read it, and no other site can use it.
    pub(crate) fn cookie(&self, secure: bool) -> Option<HeaderValue> {
        let value = BASE64URL_NOPAD.encode(&self.0);
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::from_str(&cookie).ok()
    }
}
