//! Mouse, touch and keyboard input, as the browser gets it from the system.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::visit::{Visit, quoted};

/// Number of move events of a drag.
const DRAG_STEPS: u32 = 8;

/// The protocol's bit for the Shift key.
const SHIFT: i64 = 8;

/// A position in the window, in CSS pixels.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Place {
    x: f64,
    y: f64,
}

/// A key event.
struct Key<'a> {
    name: &'a str,
    code: String,
    /// The Windows virtual key code, which shortcuts still use.
    number: u32,
    /// The text that it types, if any.
    text: Option<&'a str>,
}

impl Key<'_> {
    /// The key of a name such as `ArrowLeft`, or of a single character.
    fn named(name: &str) -> Key<'_> {
        let number = match name {
            "Backspace" => 8,
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "PageUp" => 33,
            "PageDown" => 34,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            "Delete" => 46,
            "?" => 191,
            "[" => 219,
            "]" => 221,
            sign if sign.chars().count() == 1 => sign.to_uppercase().chars().map(u32::from).sum(),
            _ => panic!("there is no key {name}"),
        };
        let code = match name {
            "?" => "Slash".to_owned(),
            "[" => "BracketLeft".to_owned(),
            "]" => "BracketRight".to_owned(),
            " " => "Space".to_owned(),
            letter if letter.len() == 1 && letter.starts_with(char::is_alphabetic) => {
                format!("Key{}", letter.to_uppercase())
            }
            digit if digit.len() == 1 => format!("Digit{digit}"),
            name => name.to_owned(),
        };
        let text = if name == "Enter" { Some("\r") } else { (name.chars().count() == 1).then_some(name) };
        Key { name, code, number, text }
    }
}

impl Visit {
    /// Waits for an element that is not covered and clicks its centre.
    pub(crate) async fn click(&self, css: &str) {
        let place = self.reach(css).await;
        self.mouse("mouseMoved", place, 0).await;
        self.mouse("mousePressed", place, 1).await;
        self.mouse("mouseReleased", place, 0).await;
    }

    /// Moves the mouse over an element.
    pub(crate) async fn hover(&self, css: &str) {
        let place = self.reach(css).await;
        self.mouse("mouseMoved", place, 0).await;
    }

    /// Taps an element. The visitor must have touch.
    pub(crate) async fn tap(&self, css: &str) {
        let place = self.reach(css).await;
        self.finger("touchStart", Some(place)).await;
        self.finger("touchEnd", None).await;
    }

    /// Long press on an element, until another element appears.
    pub(crate) async fn hold(&self, css: &str, until: &str) {
        let place = self.reach(css).await;
        self.finger("touchStart", Some(place)).await;
        self.wait_for(until).await;
        self.finger("touchEnd", None).await;
    }

    /// Drags one element onto another, by touch if the visitor has it, else by mouse.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        self.drag_over(from, to, (0.0, 0.0)).await;
        self.drop_at(to).await;
    }

    /// Drags one element over another, or so far beside its centre, and keeps hold of it.
    pub(crate) async fn drag_over(&self, from: &str, to: &str, beside: (f64, f64)) {
        let from = self.reach(from).await;
        let middle = self.middle(to).await;
        let to = Place { x: middle.x + beside.0, y: middle.y + beside.1 };
        let places = (1..=DRAG_STEPS).map(|step| {
            let part = f64::from(step) / f64::from(DRAG_STEPS);
            Place { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        });
        if self.visitor.touch {
            self.finger("touchStart", Some(from)).await;
            for place in places {
                self.finger("touchMove", Some(place)).await;
            }
        } else {
            self.mouse("mouseMoved", from, 0).await;
            self.mouse("mousePressed", from, 1).await;
            for place in places {
                self.mouse("mouseMoved", place, 1).await;
            }
        }
    }

    /// Lets go of what is dragged: by touch where the finger is, by mouse over an element.
    pub(crate) async fn drop_at(&self, css: &str) {
        if self.visitor.touch {
            self.finger("touchEnd", None).await;
        } else {
            let place = self.middle(css).await;
            self.mouse("mouseReleased", place, 0).await;
        }
    }

    /// Drags the right mouse button from one element to another, while modifier keys are held: bits of the protocol. The same element
    /// twice is a right click.
    pub(crate) async fn right_drag(&self, from: &str, to: &str, modifiers: u32) {
        let (from, to) = (self.reach(from).await, self.middle(to).await);
        for (kind, place, buttons) in
            [("mouseMoved", from, 0), ("mousePressed", from, 2), ("mouseMoved", to, 2), ("mouseReleased", to, 0)]
        {
            let event = json!({
                "type": kind,
                "x": place.x,
                "y": place.y,
                "button": "right",
                "buttons": buttons,
                "clickCount": u32::from(buttons > 0),
                "modifiers": modifiers,
            });
            self.input("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Presses a key by its name, like `ArrowLeft`, `Enter`, `a`, `Shift+Tab` or `Control+z`.
    pub(crate) async fn press(&self, key: &str) {
        let (held, name) = key.rsplit_once('+').filter(|(held, _)| !held.is_empty()).unwrap_or(("", key));
        let modifiers = held.split('+').filter(|name| !name.is_empty()).map(|name| match name {
            "Alt" => 1,
            "Control" => 2,
            "Meta" => 4,
            "Shift" => SHIFT,
            _ => panic!("{name} is not a key to hold, there are Alt, Control, Meta and Shift"),
        });
        let modifiers: i64 = modifiers.sum();
        let is_command = ![0, SHIFT].contains(&modifiers);
        let key = Key::named(name);
        let event = |kind: &str| {
            json!({
                "type": kind,
                "modifiers": modifiers,
                "key": key.name,
                "code": key.code,
                "windowsVirtualKeyCode": key.number,
            })
        };
        let mut down = event("keyDown");
        // With Control or Alt a key types nothing.
        if let Some(text) = key.text.filter(|_| !is_command) {
            down["text"] = text.into();
        }
        for event in [down, event("keyUp")] {
            self.input("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Chooses a file on this machine.
    pub(crate) async fn choose_file(&self, css: &str, path: &std::path::Path) {
        let node = json!({ "expression": format!("document.querySelector({})", crate::visit::quoted(css)) });
        let node = self.tab().call("Runtime.evaluate", node).await.expect("an element");
        let files = json!({ "objectId": node["result"]["objectId"], "files": [path] });
        self.tab().call("DOM.setFileInputFiles", files).await.expect("the file is chosen");
    }

    /// Types a text into the focused element.
    pub(crate) async fn type_text(&self, text: &str) {
        self.input("Input.insertText", json!({ "text": text })).await;
    }

    /// Waits until an element is visible and not covered, and returns its centre.
    async fn reach(&self, css: &str) -> Place {
        self.wait_for(css).await;
        let is_free = format!(
            "(async element => {{
                element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                const before = element.getBoundingClientRect();
                await new Promise(requestAnimationFrame);
                const box = element.getBoundingClientRect();
                // A moving element would be missed.
                if (box.x !== before.x || box.y !== before.y) return false;
                const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                // A click on a parent does not reach the element, except through a label.
                return found !== null && (element.contains(found) || (found.closest('label')?.contains(element) ?? false));
            }})(document.querySelector({}))",
            quoted(css)
        );
        self.wait_until(&is_free, &format!("{css} to be free to be touched")).await;
        self.middle(css).await
    }

    async fn middle(&self, css: &str) -> Place {
        self.wait_for(css).await;
        let middle = format!(
            "(box => ({{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}))(
                document.querySelector({}).getBoundingClientRect())",
            quoted(css)
        );
        self.eval(&middle).await
    }

    async fn mouse(&self, kind: &str, place: Place, buttons: u32) {
        let pressing = kind != "mouseMoved";
        let event = json!({
            "type": kind,
            "x": place.x,
            "y": place.y,
            "button": if pressing || buttons > 0 { "left" } else { "none" },
            "buttons": buttons,
            "clickCount": u32::from(pressing),
        });
        self.input("Input.dispatchMouseEvent", event).await;
    }

    async fn finger(&self, kind: &str, place: Option<Place>) {
        let points: Vec<Place> = place.into_iter().collect();
        self.input("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    async fn input(&self, method: &str, event: Value) {
        self.tab().call(method, event).await.unwrap_or_else(|error| panic!("{method}: {error}"));
    }
}
