//! What hands do: mouse, finger and keyboard, as the browser gets them from the system.

use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventType, InsertTextParams, MouseButton,
};
use chromiumoxide::types::MethodId;
use chromiumoxide::{Command, Method, keys};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::visit::{Visit, quoted, within};

/// How many steps a dragging hand takes.
const DRAG_STEPS: u32 = 8;

/// What the protocol calls a key that is held.
const SHIFT: i64 = 8;

/// A place in the window.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Place {
    x: f64,
    y: f64,
}

/// `Input.dispatchTouchEvent`. The library's own leaves out an empty list of fingers, without which none can be lifted.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Touch {
    r#type: DispatchTouchEventType,
    touch_points: Vec<Place>,
}

impl Method for Touch {
    fn identifier(&self) -> MethodId {
        "Input.dispatchTouchEvent".into()
    }
}

impl Command for Touch {
    type Response = Value;
}

impl Visit {
    /// Clicks in the middle of an element, which is waited for and must not be covered.
    pub(crate) async fn click(&self, css: &str) {
        let place = self.reach(css).await;
        self.mouse(DispatchMouseEventType::MouseMoved, place, 0).await;
        self.mouse(DispatchMouseEventType::MousePressed, place, 1).await;
        self.mouse(DispatchMouseEventType::MouseReleased, place, 0).await;
    }

    /// Moves the mouse over an element.
    pub(crate) async fn hover(&self, css: &str) {
        let place = self.reach(css).await;
        self.mouse(DispatchMouseEventType::MouseMoved, place, 0).await;
    }

    /// Taps an element with a finger; only visitors with touch can.
    pub(crate) async fn tap(&self, css: &str) {
        let place = self.reach(css).await;
        self.finger(DispatchTouchEventType::TouchStart, Some(place)).await;
        self.finger(DispatchTouchEventType::TouchEnd, None).await;
    }

    /// Rests a finger on an element until something else is there.
    pub(crate) async fn hold(&self, css: &str, until: &str) {
        let place = self.reach(css).await;
        self.finger(DispatchTouchEventType::TouchStart, Some(place)).await;
        self.wait_for(until).await;
        self.finger(DispatchTouchEventType::TouchEnd, None).await;
    }

    /// Drags one element onto another, by finger for visitors who have touch, otherwise by mouse.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        let from = self.reach(from).await;
        let to = self.middle(to).await;
        let places = (1..=DRAG_STEPS).map(|step| {
            let part = f64::from(step) / f64::from(DRAG_STEPS);
            Place { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        });
        if self.visitor.touch {
            self.finger(DispatchTouchEventType::TouchStart, Some(from)).await;
            for place in places {
                self.finger(DispatchTouchEventType::TouchMove, Some(place)).await;
            }
            self.finger(DispatchTouchEventType::TouchEnd, None).await;
        } else {
            self.mouse(DispatchMouseEventType::MouseMoved, from, 0).await;
            self.mouse(DispatchMouseEventType::MousePressed, from, 1).await;
            for place in places {
                self.mouse(DispatchMouseEventType::MouseMoved, place, 1).await;
            }
            self.mouse(DispatchMouseEventType::MouseReleased, to, 0).await;
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
        let key = keys::get_key_definition(name).unwrap_or_else(|| panic!("there is no key {name}"));
        let event = |kind| {
            DispatchKeyEventParams::builder()
                .r#type(kind)
                .modifiers(modifiers)
                .key(key.key)
                .code(key.code)
                .windows_virtual_key_code(key.key_code)
        };
        let mut down = event(DispatchKeyEventType::KeyDown);
        // What is held with Control or Alt is a command and no letter.
        let letter = key.text.or((key.key.chars().count() == 1).then_some(key.key));
        if let Some(text) = letter.filter(|_| !is_command) {
            down = down.text(text);
        }
        for event in [down, event(DispatchKeyEventType::KeyUp)] {
            let event = event.build().expect("an event");
            within(name, self.page().execute(event)).await.unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }

    /// Types a text into whatever has the focus.
    pub(crate) async fn type_text(&self, text: &str) {
        within(text, self.page().execute(InsertTextParams::new(text))).await.expect("the text is typed");
    }

    /// The middle of an element that can be seen and is not behind another, once it is there.
    async fn reach(&self, css: &str) -> Place {
        self.wait_for(css).await;
        let is_free = format!(
            "(async element => {{
                element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                const before = element.getBoundingClientRect();
                await new Promise(requestAnimationFrame);
                const box = element.getBoundingClientRect();
                // What still moves would not be there any more when the hand is.
                if (box.x !== before.x || box.y !== before.y) return false;
                const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                // What is around an element gets what it does not: only labels pass it on.
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

    async fn mouse(&self, kind: DispatchMouseEventType, place: Place, buttons: i64) {
        let pressing = kind != DispatchMouseEventType::MouseMoved;
        let event = DispatchMouseEventParams::builder()
            .r#type(kind)
            .x(place.x)
            .y(place.y)
            .button(if pressing || buttons > 0 { MouseButton::Left } else { MouseButton::None })
            .buttons(buttons)
            .click_count(i64::from(pressing));
        let event = event.build().expect("an event");
        within("the mouse", self.page().execute(event)).await.expect("the mouse is heard");
    }

    async fn finger(&self, kind: DispatchTouchEventType, place: Option<Place>) {
        let event = Touch { r#type: kind, touch_points: place.into_iter().collect() };
        within("the finger", self.page().execute(event)).await.expect("the finger is felt");
    }
}
