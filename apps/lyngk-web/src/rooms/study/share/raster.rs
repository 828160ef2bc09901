//! Rendering of pictures to pixels, by the browser.

use js_sys::{Object, Promise, Reflect, encode_uri_component};
use leptos::prelude::*;
use lyngk_picture::Picture;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{Blob, CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement};

/// Kind of canvas context.
const FLAT: &str = "2d";

/// An SVG as a `data:` URL.
pub(super) fn address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", String::from(encode_uri_component(svg)))
}

/// Renders a picture at a scale.
pub(super) async fn paint(picture: &Picture, scale: f64) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address(&picture.svg()));
    JsFuture::from(image.decode()).await?;
    let (width, height) = picture.size();
    let [width, height] = [width, height].map(|side| (f64::from(side) * scale).round());
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    context(&canvas)?.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    Ok(canvas)
}

/// The drawing context of a canvas.
pub(super) fn context(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas.get_context(FLAT)?.ok_or(JsValue::UNDEFINED)?;
    Ok(context.dyn_into::<CanvasRenderingContext2d>()?)
}

/// A picture as PNG at double resolution.
pub(super) async fn png(picture: &Picture) -> Result<Blob, JsValue> {
    let canvas = paint(picture, 2.0).await?;
    let made = Promise::new(&mut |done, failed| {
        if let Err(error) = canvas.to_blob(&done) {
            let _ = failed.call1(&JsValue::UNDEFINED, &error);
        }
    });
    JsFuture::from(made).await?.dyn_into()
}

/// Copies a picture as PNG.
pub(super) async fn copy(picture: Picture) -> Result<(), JsValue> {
    // Some browsers allow copying only within the click event, so it starts with a promise of the PNG.
    let made = future_to_promise(async move { png(&picture).await.map(JsValue::from) });
    let kinds = Object::new();
    Reflect::set(&kinds, &"image/png".into(), &made)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds)?;
    let clipboard = window().navigator().clipboard();
    JsFuture::from(clipboard.write(&js_sys::Array::of1(&item))).await?;
    Ok(())
}

/// Whether the browser can copy pictures.
pub(super) fn can_copy() -> bool {
    Reflect::has(&js_sys::global(), &"ClipboardItem".into()).unwrap_or(false)
        && !window().navigator().clipboard().is_undefined()
}
