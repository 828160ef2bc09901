//! Checks that a request is meant for this server and does not come from another site.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::header::{self, HeaderMap, HeaderName};

/// Whether the `Host` header names this server. This stops DNS rebinding: another site can let its name point at 127.0.0.1, but its
/// requests still carry that name. A server for the whole network cannot know its names, so it accepts all of them.
#[must_use]
pub(crate) fn is_for_this_host(address: IpAddr, headers: &HeaderMap) -> bool {
    if address.to_canonical().is_loopback() { names_loopback(headers) } else { names_host(headers) }
}

/// Whether a request has one `Host` header.
#[must_use]
pub(crate) fn names_host(headers: &HeaderMap) -> bool {
    host(headers).is_some()
}

/// Whether the `Host` header is a name of this machine that no other site can have.
#[must_use]
pub(crate) fn names_loopback(headers: &HeaderMap) -> bool {
    host(headers).is_some_and(|host| is_loopback(host_name(host)))
}

/// Whether a request comes from the page of this server, or from a program that is not a browser. Browsers name the page's site in the
/// `Origin` header of every request that can change something, and of every WebSocket.
#[must_use]
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (None, _) => true,
        (Some(origin), None) => {
            let site = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
            site.is_some_and(|(scheme, site)| ["http", "https"].contains(&scheme) && Some(site) == host(headers))
        }
        (Some(_), Some(_)) => false,
    }
}

/// Whether a request comes from a script of this server's page or from a program, and not from somebody who follows a link in a
/// browser. Browsers say so by `Sec-Fetch-Site`, but only to servers with HTTPS; who follows a link wants HTML.
#[must_use]
pub(crate) fn is_from_a_program(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    is_same_origin(headers)
        && text(HeaderName::from_static("sec-fetch-site")).is_none_or(|site| site == "same-origin")
        && text(header::ACCEPT).is_none_or(|accept| !accept.contains("text/html"))
}

fn host(headers: &HeaderMap) -> Option<&str> {
    let mut hosts = headers.get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().ok(),
        _ => None,
    }
}

/// A host without its port, and without the brackets around an IPv6 address.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, header::HeaderValue::from_str(value).expect("a header"));
        }
        headers
    }

    #[test]
    fn other_sites_are_told_apart_by_their_origin() {
        let same = |origin: &str| is_same_origin(&headers(&[("host", "play.example:8080"), ("origin", origin)]));
        assert!(same("http://play.example:8080"));
        assert!(same("https://play.example:8080"));
        for other in ["http://play.example", "http://evil.example", "null", "", "file://play.example:8080"] {
            assert!(!same(other), "{other}");
        }
        assert!(is_same_origin(&headers(&[("host", "play.example")])), "programs send no origin");
        let twice = [("host", "a"), ("origin", "http://a"), ("origin", "http://a")];
        assert!(!is_same_origin(&headers(&twice)));
    }

    #[test]
    fn whoever_follows_a_link_is_told_from_a_program() {
        let is_program = |pairs: &[(&'static str, &str)]| {
            is_from_a_program(&headers(&[&[("host", "play.example")], pairs].concat()))
        };
        assert!(is_program(&[]));
        assert!(is_program(&[("accept", "*/*"), ("sec-fetch-site", "same-origin")]));
        assert!(is_program(&[("origin", "https://play.example")]));
        assert!(!is_program(&[("accept", "text/html,application/xhtml+xml,*/*;q=0.8")]));
        assert!(!is_program(&[("accept", "*/*"), ("sec-fetch-site", "cross-site")]));
        assert!(!is_program(&[("origin", "https://evil.example")]));
    }

    #[test]
    fn a_server_for_this_machine_answers_only_to_its_own_names() {
        let answers = |address: &str, host: &str| {
            is_for_this_host(address.parse().expect("an address"), &headers(&[("host", host)]))
        };
        for own in ["localhost", "LocalHost:4343", "127.0.0.1:4343", "127.1.2.3", "[::1]:4343", "[::1]"] {
            assert!(answers("127.0.0.1", own), "{own}");
        }
        let others =
            ["evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example", "10.0.0.1", "[::2]", "", "[", ":1"];
        for other in others {
            assert!(!answers("127.0.0.1", other), "{other}");
            assert!(answers("0.0.0.0", other), "{other}");
        }
        let loopback = IpAddr::V6(Ipv6Addr::LOCALHOST);
        assert!(!is_for_this_host(loopback, &headers(&[])));
        assert!(!is_for_this_host(loopback, &headers(&[("host", "localhost"), ("host", "localhost")])));
    }
}
