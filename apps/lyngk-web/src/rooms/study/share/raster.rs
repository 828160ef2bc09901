//! Rendering of pictures to pixels, by the browser.

use js_sys::{Array, Object, Reflect, Uint8Array, encode_uri_component};
use leptos::prelude::*;
use lyngk_picture::Picture;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement};

use crate::parts::Parts;

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

/// The RGBA pixels of a canvas.
pub(super) fn pixels(canvas: &HtmlCanvasElement) -> Result<Vec<u8>, JsValue> {
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    Ok(context(canvas)?.get_image_data(0.0, 0.0, width, height)?.data().0)
}

/// The drawing context of a canvas.
fn context(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas.get_context(FLAT)?.ok_or(JsValue::UNDEFINED)?;
    Ok(context.dyn_into::<CanvasRenderingContext2d>()?)
}

/// A picture as PNG at double resolution.
pub(super) async fn png(parts: Parts, picture: &Picture) -> Result<Blob, JsValue> {
    let canvas = paint(picture, 2.0).await?;
    let file = (parts.png)((canvas.width(), canvas.height()), pixels(&canvas)?).await;
    blob(&file.ok_or(JsValue::UNDEFINED)?, "image/png")
}

/// A file of a type.
pub(super) fn blob(file: &[u8], kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(file)), &options)
}

/// Copies a picture as PNG.
pub(super) async fn copy(parts: Parts, picture: Picture) -> Result<(), JsValue> {
    // Some browsers allow copying only within the click event, so it starts with a promise of the PNG.
    let made = future_to_promise(async move { png(parts, &picture).await.map(JsValue::from) });
    let kinds = Object::new();
    Reflect::set(&kinds, &"image/png".into(), &made)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds)?;
    let clipboard = window().navigator().clipboard();
    JsFuture::from(clipboard.write(&Array::of1(&item))).await?;
    Ok(())
}

/// Whether the browser can copy pictures.
pub(super) fn can_copy() -> bool {
    Reflect::has(&js_sys::global(), &"ClipboardItem".into()).unwrap_or(false)
        && !window().navigator().clipboard().is_undefined()
}
