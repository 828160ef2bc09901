//! What is answered to whom.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::Response;

/// A file of the page.
#[derive(Debug)]
struct File {
    name: &'static str,
    content_type: &'static str,
    /// Tells this version from others (`ETag`).
    tag: &'static str,
    /// Whether its name changes with its content, so that it may be kept for ever.
    lasting: bool,
    raw: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// The page as it was when this program was compiled, sorted by name.
static PAGE: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The one document that other pages may show in a frame.
const FOR_FRAMES: &str = "/embed.html";

/// What the browser may do, and who may put the answer into a frame.
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

/// What is different about the document for frames: it keeps nothing and shows only what its address carries, so anybody may show it.
const FRAMED_HEADERS: [(HeaderName, &str); 2] = [
    (header::CONTENT_SECURITY_POLICY, policy!("*")),
    (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
];

/// Goes with every answer. Scripts, styles, workers and everything else come from here, and nothing goes elsewhere; nobody
/// can put the page into a frame; and the browser gives it a process of its own.
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

/// Whether this program has the page in it.
pub(super) fn has_page() -> bool {
    !PAGE.is_empty()
}

/// Answers for the page, served at this address.
pub(super) fn router(address: IpAddr) -> Router {
    Router::new().fallback(respond).with_state(address)
}

async fn respond(State(address): State<IpAddr>, request: Request) -> Response {
    let mut response = answer(PAGE, address, &request);
    let framed = if request.uri().path() == FOR_FRAMES { &FRAMED_HEADERS[..] } else { &[] };
    for (name, value) in HEADERS.iter().chain(framed) {
        response.headers_mut().insert(name.clone(), HeaderValue::from_static(value));
    }
    response
}

fn answer(page: &'static [File], address: IpAddr, request: &Request) -> Response {
    let headers = request.headers();
    if !is_meant(address, headers) {
        return plain(StatusCode::MISDIRECTED_REQUEST, "this server answers only for the machine that it runs on");
    }
    let method = request.method();
    if method != Method::GET && method != Method::HEAD {
        let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are answered here");
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let name = match request.uri().path() {
        "/" => "index.html",
        path => path.strip_prefix('/').unwrap_or(path),
    };
    match page.iter().find(|file| file.name == name) {
        Some(file) => file_answer(file, method, headers),
        None => plain(StatusCode::NOT_FOUND, "there is nothing here: the page is at /"),
    }
}

fn file_answer(file: &'static File, method: &Method, headers: &HeaderMap) -> Response {
    let mut response = Response::new(Body::empty());
    let (encoding, bytes) = encoded(file, headers);
    let answer = response.headers_mut();
    let mut insert = |name, value| answer.insert(name, HeaderValue::from_static(value));
    insert(header::ETAG, file.tag);
    insert(header::CACHE_CONTROL, if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" });
    insert(header::VARY, "Accept-Encoding");
    if is_known(file, headers) {
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

/// A short answer in words. They are no secret and no page: nothing of the request is in them.
fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(format!("{text}\n")));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whether the browser means this server. A page from elsewhere can have its own name point at 127.0.0.1 and then look like
/// it comes from here; its requests still bear that name. A server for the whole network cannot know what it is called.
fn is_meant(address: IpAddr, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Ok(host) = host.to_str() else { return false };
    !address.is_loopback() || is_loopback(host_name(host))
}

/// A host without its port and without the brackets that are around an IPv6 address.
fn host_name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(rest),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    }
}

fn is_loopback(name: &str) -> bool {
    let by_number = name.parse::<Ipv4Addr>().is_ok_and(|ip| ip.is_loopback())
        || name.parse::<Ipv6Addr>().is_ok_and(|ip| ip.is_loopback());
    by_number || name.eq_ignore_ascii_case("localhost")
}

/// Whether the browser has this version of a file.
fn is_known(file: &File, headers: &HeaderMap) -> bool {
    // Encodings of one version are the same for this, so it is the number that is compared, weak or not.
    let number = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let tags = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    tags.flat_map(|list| list.split(',')).any(|tag| tag.trim() == "*" || number(tag) == number(file.tag))
}

/// The smallest form of a file that the browser can read.
fn encoded(file: &'static File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
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
    fn encodings_are_chosen_by_what_the_browser_says() {
        let file: &File = Box::leak(Box::new(File {
            name: "a.txt",
            content_type: "text/plain",
            tag: "W/\"1\"",
            lasting: false,
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
    fn only_names_of_this_machine_are_answered_for_on_loopback() {
        let meant = |address: &str, hosts: &[&str]| {
            is_meant(address.parse().expect("an address"), &headers(&header::HOST, hosts))
        };
        for host in ["localhost", "LocalHost:4343", "127.0.0.1:4343", "127.1.2.3", "[::1]:4343", "[::1]"] {
            assert!(meant("127.0.0.1", &[host]), "{host}");
        }
        let others =
            ["evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example", "10.0.0.1", "[::2]", "", "[", ":1"];
        for host in others {
            assert!(!meant("127.0.0.1", &[host]), "{host}");
            assert!(meant("0.0.0.0", &[host]), "{host}");
        }
        assert!(!meant("::1", &[]) && !meant("::1", &["localhost", "localhost"]));
    }

    #[test]
    fn versions_are_compared_whatever_their_strength() {
        let file =
            File { name: "", content_type: "", tag: "W/\"1a\"", lasting: false, raw: b"", brotli: None, gzip: None };
        let known = |tags: &[&str]| is_known(&file, &headers(&header::IF_NONE_MATCH, tags));
        assert!(known(&["W/\"1a\""]) && known(&["\"1a\""]) && known(&["\"0\", W/\"1a\""]) && known(&["*"]));
        assert!(!known(&[]) && !known(&["\"1\""]) && !known(&["1a"]));
    }
}
