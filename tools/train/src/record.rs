//! Binary records that describe themselves.
//!
//! A record lists its fields once, through [`Fields`]. [`Bytes`] turns the list into bytes, and [`Layout`] into a description that
//! NumPy understands, so the description cannot differ from the bytes.

use serde_json::{Value, json};

/// A number of a fixed size, stored with the least significant byte first.
pub(crate) trait Number: Copy {
    /// NumPy's name of the type.
    const TYPE: &'static str;

    fn push_to(self, bytes: &mut Vec<u8>);
}

macro_rules! number {
    ($($type:ty => $name:literal),*) => {$(
        impl Number for $type {
            const TYPE: &'static str = $name;

            fn push_to(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
        }
    )*};
}

// Sets of 64 bits are signed in Python, because PyTorch cannot shift unsigned ones.
number!(u64 => "<i8", u32 => "<u4", u16 => "<u2", u8 => "u1", i8 => "i1", f32 => "<f4");

/// A consumer of a record's fields, in their order.
pub(crate) trait Fields {
    /// A field with one number or a fixed number of them.
    fn field<N: Number>(&mut self, name: &str, values: &[N]);
}

/// The bytes of a record.
#[derive(Debug, Default)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl Fields for Bytes {
    fn field<N: Number>(&mut self, _: &str, values: &[N]) {
        for value in values {
            value.push_to(&mut self.0);
        }
    }
}

/// The description of a record: a list of names, types and, for fields with several numbers, counts, as `numpy.dtype` expects it.
#[derive(Debug, Default)]
pub(crate) struct Layout(pub(crate) Vec<Value>);

impl Fields for Layout {
    fn field<N: Number>(&mut self, name: &str, values: &[N]) {
        self.0.push(match values.len() {
            1 => json!([name, N::TYPE]),
            count => json!([name, N::TYPE, count]),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(fields: &mut impl Fields) {
        fields.field("pair", &[1u16, 2]);
        fields.field("one", &[-1i8]);
    }

    #[test]
    fn bytes_and_layout_have_the_same_fields() {
        let (mut bytes, mut layout) = (Bytes::default(), Layout::default());
        list(&mut bytes);
        list(&mut layout);
        assert_eq!(bytes.0, [1, 0, 2, 0, 255]);
        assert_eq!(layout.0, [json!(["pair", "<u2", 2]), json!(["one", "i1"])]);
    }
}
