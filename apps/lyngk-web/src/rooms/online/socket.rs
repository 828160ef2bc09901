//! A WebSocket that reports to callbacks and closes itself when it is dropped.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// The connection to a room.
pub(super) struct Socket {
    inner: WebSocket,
    // The browser calls these as long as the socket lives.
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut()>,
}

impl Socket {
    /// Begins to connect; `None` if the browser refuses.
    pub(super) fn connect(
        address: &str,
        on_open: impl FnMut() + 'static,
        mut on_text: impl FnMut(String) + 'static,
        on_close: impl FnMut() + 'static,
    ) -> Option<Socket> {
        let socket = WebSocket::new(address).ok()?;
        let on_open = Closure::<dyn FnMut()>::new(on_open);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                on_text(text);
            }
        });
        let on_close = Closure::<dyn FnMut()>::new(on_close);
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(Socket { inner: socket, _on_open: on_open, _on_message: on_message, _on_close: on_close })
    }

    /// Sends a text. What is lost with the connection is sent again after the next one is made.
    pub(super) fn send(&self, text: &str) {
        let _ = self.inner.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        let _ = self.inner.close();
    }
}
