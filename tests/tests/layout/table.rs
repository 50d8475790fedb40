//! The layouts of the types in the Rust compiler. The build script (`build.rs`) fills the table through
//! [`layout!`] from the rows of dispatch-tables.

/// The layout of a structure or union of `dispatch_tables::vk`.
pub(crate) struct Layout {
    /// Its Rust name.
    pub(crate) name: &'static str,
    /// In bytes.
    pub(crate) size: usize,
    /// In bytes.
    pub(crate) align: usize,
    /// Rust names and byte offsets of the members that are not bit-fields.
    pub(crate) members: &'static [(&'static str, usize)],
    /// The bit-fields in C's order.
    pub(crate) bit_fields: &'static [BitField],
}

/// A bit-field with its accessors, which work on the bytes of the structure.
pub(crate) struct BitField {
    /// The getter's Rust name.
    pub(crate) getter: &'static str,
    /// Calls the getter on a structure with these bytes.
    pub(crate) get: fn(&[u8]) -> u64,
    /// Calls the setter on a structure with these bytes.
    pub(crate) set: fn(&mut [u8], u64),
}

/// `layout!(Extent2D { width height })`; bit-fields follow by their accessors, `bits { get_mask
/// set_mask }`.
macro_rules! layout {
    ($name:ident { $($member:ident)* } $(, bits { $($get:ident $set:ident)* })?) => {
        Layout {
            name: stringify!($name),
            size: size_of::<dispatch_tables::vk::$name>(),
            align: align_of::<dispatch_tables::vk::$name>(),
            members: &[$((
                stringify!($member),
                core::mem::offset_of!(dispatch_tables::vk::$name, $member),
            )),*],
            bit_fields: &[$($(crate::table::BitField {
                getter: stringify!($get),
                get: |bytes| {
                    let value: dispatch_tables::vk::$name = crate::table::from_bytes(bytes);
                    crate::table::number(value.$get())
                },
                set: |bytes, number| {
                    let mut value: dispatch_tables::vk::$name = crate::table::from_bytes(bytes);
                    value.$set(crate::table::from_number(number));
                    bytes.copy_from_slice(&crate::table::to_bytes(&value));
                },
            }),*)?],
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/layouts.rs"));

/// A structure with these bytes.
pub(crate) fn from_bytes<T: Copy>(bytes: &[u8]) -> T {
    assert_eq!(bytes.len(), size_of::<T>());
    // SAFETY: the length was checked. The table has only FFI structures, for which any bytes are
    // valid as long as nobody follows their pointers.
    unsafe { bytes.as_ptr().cast::<T>().read_unaligned() }
}

/// The bytes of a structure without padding; structures with bit-fields have none.
pub(crate) fn to_bytes<T: Copy>(value: &T) -> Vec<u8> {
    let start = (&raw const *value).cast::<u8>();
    // SAFETY: the bytes are those of `value`, which stays borrowed, and there is no padding (see
    // above).
    unsafe { std::slice::from_raw_parts(start, size_of::<T>()) }.to_vec()
}

/// The number in a bit-field's type, which is an integer or a newtype of one.
pub(crate) fn number<T: Copy>(value: T) -> u64 {
    let mut bytes = to_bytes(&value);
    bytes.resize(8, 0);
    u64::from_le_bytes(from_bytes(&bytes))
}

/// The value of a bit-field's type with this number.
pub(crate) fn from_number<T: Copy>(number: u64) -> T {
    from_bytes(&number.to_le_bytes()[..size_of::<T>()])
}
