//! Responses to HTTP requests: files of the page, with caching, compression and security headers.

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::Response;

/// A file of the page.
#[derive(Debug)]
struct PageFile {
    name: &'static str,
    content_type: &'static str,
    /// The `ETag` of this version.
    tag: &'static str,
    /// Whether its name changes with its content, so that browsers may cache it for ever.
    immutable: bool,
    raw: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// The files of the page, sorted by name, which `build.rs` puts into the program.
static PAGE: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The only document that other sites may show in a frame.
const FOR_FRAMES: &str = "/embed.html";

/// The content security policy, with the sites that may show the response in a frame.
macro_rules! policy {
    ($framed_by:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; ",
            "connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; ",
            "form-action 'none'; frame-ancestors ",
            $framed_by
        )
    };
}

/// Headers of the document for frames. It stores nothing and shows only the content of its address, so every site may show it.
const FRAMED_HEADERS: [(HeaderName, &str); 2] = [
    (header::CONTENT_SECURITY_POLICY, policy!("*")),
    (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
];

/// Headers of every response. All resources must come from this server, no request goes to another one, no other site may show the
/// page in a frame, and the browser isolates the page in a process of its own.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, policy!("'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Whether this program contains the page.
pub(super) fn has_page() -> bool {
    !PAGE.is_empty()
}

/// The files of the page.
pub(super) fn router() -> Router {
    Router::new().fallback(respond)
}

async fn respond(request: Request) -> Response {
    let mut response = answer(PAGE, &request);
    let framed = if request.uri().path() == FOR_FRAMES { &FRAMED_HEADERS[..] } else { &[] };
    for (name, value) in HEADERS.iter().chain(framed) {
        response.headers_mut().insert(name.clone(), HeaderValue::from_static(value));
    }
    response
}

fn answer(page: &'static [PageFile], request: &Request) -> Response {
    let headers = request.headers();
    let method = request.method();
    if method != Method::GET && method != Method::HEAD {
        let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are supported");
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let name = match request.uri().path() {
        "/" => "index.html",
        path => path.strip_prefix('/').unwrap_or(path),
    };
    match page.iter().find(|file| file.name == name) {
        Some(file) => file_answer(file, method, headers),
        None => plain(StatusCode::NOT_FOUND, "not found; the page is at /"),
    }
}

fn file_answer(file: &'static PageFile, method: &Method, headers: &HeaderMap) -> Response {
    let mut response = Response::new(Body::empty());
    let (encoding, bytes) = encoded(file, headers);
    let answer = response.headers_mut();
    let mut insert = |name, value| answer.insert(name, HeaderValue::from_static(value));
    insert(header::ETAG, file.tag);
    insert(header::CACHE_CONTROL, if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" });
    insert(header::VARY, "Accept-Encoding");
    if is_cached(file, headers) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    insert(header::CONTENT_TYPE, file.content_type);
    if let Some(encoding) = encoding {
        insert(header::CONTENT_ENCODING, encoding);
    }
    answer.insert(header::CONTENT_LENGTH, bytes.len().into());
    if method == Method::GET {
        *response.body_mut() = Body::from(bytes);
    }
    response
}

/// A short plain-text response. It repeats nothing of the request.
fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(format!("{text}\n")));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whether the browser has this version of a file (`If-None-Match`).
fn is_cached(file: &PageFile, headers: &HeaderMap) -> bool {
    // A weak comparison: all encodings of a version have the same tag.
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let tags = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    tags.flat_map(|list| list.split(',')).any(|tag| tag.trim() == "*" || opaque(tag) == opaque(file.tag))
}

/// The smallest encoding of a file that the browser accepts.
fn encoded(file: &'static PageFile, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let forms = [("br", file.brotli), ("gzip", file.gzip)];
    let form = forms.into_iter().find_map(|(name, bytes)| bytes.filter(|_| accepts(headers, name)).map(|b| (name, b)));
    form.map_or((None, file.raw), |(name, bytes)| (Some(name), bytes))
}

/// Whether `Accept-Encoding` names an encoding, or all, with a weight above zero.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let weight = |item: &str| {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default().to_ascii_lowercase();
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        (name, weight.map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0)))
    };
    let named: Vec<(String, f32)> = values.flat_map(|list| list.split(',')).map(weight).collect();
    let find = |wanted: &str| named.iter().find(|(name, _)| name == wanted).map(|&(_, weight)| weight);
    find(encoding).or_else(|| find("*")).is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &HeaderName, values: &[&str]) -> HeaderMap {
        values.iter().map(|value| (name.clone(), HeaderValue::from_str(value).expect("a value"))).collect()
    }

    #[test]
    fn the_smallest_accepted_encoding_is_chosen() {
        let file: &PageFile = Box::leak(Box::new(PageFile {
            name: "a.txt",
            content_type: "text/plain",
            tag: "W/\"1\"",
            immutable: false,
            raw: b"raw",
            brotli: Some(b"br"),
            gzip: Some(b"gz"),
        }));
        let cases: [(&[&str], Option<&str>); 10] = [
            (&[], None),
            (&["gzip, deflate, br, zstd"], Some("br")),
            (&["gzip", "br"], Some("br")),
            (&["gzip, deflate"], Some("gzip")),
            (&["BR;q=0.1, gzip;q=1"], Some("br")),
            (&["br;q=0, gzip"], Some("gzip")),
            (&["br ; q=0, *"], Some("gzip")),
            (&["*;q=0"], None),
            (&["identity"], None),
            (&["brotli, ,;q=x"], None),
        ];
        for (accepted, expected) in cases {
            let found = encoded(file, &headers(&header::ACCEPT_ENCODING, accepted)).0;
            assert_eq!(found, expected, "{accepted:?}");
        }
    }

    #[test]
    fn etags_are_compared_weakly() {
        let file = PageFile {
            name: "",
            content_type: "",
            tag: "W/\"1a\"",
            immutable: false,
            raw: b"",
            brotli: None,
            gzip: None,
        };
        let known = |tags: &[&str]| is_cached(&file, &headers(&header::IF_NONE_MATCH, tags));
        assert!(known(&["W/\"1a\""]) && known(&["\"1a\""]) && known(&["\"0\", W/\"1a\""]) && known(&["*"]));
        assert!(!known(&[]) && !known(&["\"1\""]) && !known(&["1a"]));
    }
}
