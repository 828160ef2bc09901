//! The proxy in front of a server: whose headers count, and what they say.

use std::net::{IpAddr, SocketAddr};

use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_HOST: &str = "x-forwarded-host";

/// The proxy in front of a server. Its headers count, those of other clients do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// On the same machine: every client with a loopback address.
    Local,
    /// On the machine with this address.
    At(IpAddr),
}

impl Proxy {
    /// Whether a client is the proxy.
    pub(crate) fn is(self, client: IpAddr) -> bool {
        match self {
            Proxy::Local => client.to_canonical().is_loopback(),
            Proxy::At(address) => client.to_canonical() == address.to_canonical(),
        }
    }
}

/// The address of the client for whom a proxy asks.
pub(crate) fn forwarded_address(headers: &HeaderMap) -> Option<IpAddr> {
    let text = last_value(headers, FORWARDED_FOR)?;
    // Some proxies add the port.
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// Makes the host that the client has asked the proxy for the host of the request. Proxies that do not keep the `Host` header name it
/// in `X-Forwarded-Host`.
pub(crate) fn restore_host(headers: &mut HeaderMap) {
    if let Some(host) = last_value(headers, FORWARDED_HOST).and_then(|host| HeaderValue::from_str(host).ok()) {
        headers.insert(header::HOST, host);
    }
}

/// The last value of a header that lists values. It is what the proxy itself has seen; all others can be invented.
fn last_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next().map(str::trim)
}

/// Whether a proxy has passed a request on, as far as its headers tell.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    let is_of_proxy = |name: &HeaderName| {
        let name = name.as_str();
        // The last are the likes of X-Real-IP, CF-Connecting-IP and True-Client-IP.
        ["forwarded", "via", "cdn-loop"].contains(&name) || name.starts_with("x-forwarded") || name.ends_with("-ip")
    };
    headers.keys().any(is_of_proxy)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, values: &[&str]) -> HeaderMap {
        let pair = |value: &&str| (HeaderName::from_static(name), HeaderValue::from_str(value).expect("a value"));
        values.iter().map(pair).collect()
    }

    #[test]
    fn the_proxy_names_the_client() {
        for (values, expected) in [
            (&["192.0.2.1"][..], Some("192.0.2.1")),
            (&["192.0.2.1:5678"], Some("192.0.2.1")),
            (&["2001:db8::1"], Some("2001:db8::1")),
            (&["[2001:db8::1]"], Some("2001:db8::1")),
            (&["[2001:db8::1]:5678"], Some("2001:db8::1")),
            // Values before the last are from the client.
            (&["198.51.100.9, 192.0.2.1"], Some("192.0.2.1")),
            (&["198.51.100.9", "192.0.2.1"], Some("192.0.2.1")),
            (&["unknown"], None),
            (&[""], None),
            (&[], None),
        ] {
            let expected = expected.map(|address| address.parse().expect("an address"));
            assert_eq!(forwarded_address(&headers(FORWARDED_FOR, values)), expected, "{values:?}");
        }
    }

    #[test]
    fn only_the_proxy_is_believed() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        for own in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(Proxy::Local.is(ip(own)), "{own}");
            assert!(!Proxy::At(ip("192.0.2.1")).is(ip(own)), "{own}");
        }
        assert!(!Proxy::Local.is(ip("192.0.2.1")));
        assert!(Proxy::At(ip("192.0.2.1")).is(ip("::ffff:192.0.2.1")));
        assert!(!Proxy::At(ip("192.0.2.1")).is(ip("192.0.2.2")));
    }

    #[test]
    fn requests_of_proxies_are_recognised() {
        for name in [
            "forwarded",
            "via",
            "cdn-loop",
            "x-forwarded-for",
            "x-forwarded-proto",
            "x-forwarded-host",
            "x-real-ip",
            "cf-connecting-ip",
            "true-client-ip",
        ] {
            assert!(is_forwarded(&headers(name, &["a"])), "{name}");
        }
        assert!(!is_forwarded(&headers("accept", &["a"])));
    }
}
