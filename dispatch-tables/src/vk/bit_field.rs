//! Bit-fields of C: Rust has none, so several share one private integer, as they do in C's memory.
//!
//! C's compilers fill the integer from the lowest bit on where bytes are little-endian, and the
//! other way round where they are big-endian, for which there is no Vulkan driver to try it with.

#[cfg(target_endian = "big")]
compile_error!("bit-fields are laid out for little-endian machines only");

/// `bit_field!(bitfield_0: u32, 24, 0xff, get_mask, set_mask)`: the accessors of the field that has
/// the bits `0xff` of `bitfield_0 >> 24`. A sixth argument is the field's type where that is a
/// newtype around the integer.
macro_rules! bit_field {
    ($unit:ident: $integer:ty, $shift:literal, $mask:literal, $get:ident, $set:ident) => {
        /// The value of the bit-field.
        #[must_use]
        pub const fn $get(&self) -> $integer {
            self.$unit >> $shift & $mask
        }

        /// Sets the bit-field to the low bits of `value`, as an assignment in C does.
        pub const fn $set(&mut self, value: $integer) {
            self.$unit = self.$unit & !($mask << $shift) | (value & $mask) << $shift;
        }
    };
    ($unit:ident: $integer:ty, $shift:literal, $mask:literal, $get:ident, $set:ident, $newtype:ident) => {
        /// The value of the bit-field.
        #[must_use]
        pub const fn $get(&self) -> $newtype {
            $newtype::from_raw(self.$unit >> $shift & $mask)
        }

        /// Sets the bit-field to the low bits of `value`, as an assignment in C does.
        pub const fn $set(&mut self, value: $newtype) {
            self.$unit = self.$unit & !($mask << $shift) | (value.as_raw() & $mask) << $shift;
        }
    };
}
pub(crate) use bit_field;

#[cfg(test)]
mod tests {
    use crate::vk::{AccelerationStructureInstanceKHR, GeometryInstanceFlagsKHR};

    #[test]
    fn fields_of_one_unit_leave_each_other_alone() {
        let mut instance = AccelerationStructureInstanceKHR::default();
        instance.set_instance_custom_index(0xab_cdef);
        instance.set_mask(0x12);
        assert_eq!(instance.get_instance_custom_index(), 0xab_cdef);
        assert_eq!(instance.get_mask(), 0x12);
        instance.set_instance_custom_index(1);
        assert_eq!(instance.get_instance_custom_index(), 1);
        assert_eq!(instance.get_mask(), 0x12);
    }

    #[test]
    fn values_are_cut_to_their_bits() {
        let mut instance = AccelerationStructureInstanceKHR::default();
        instance.set_mask(0x1ff);
        assert_eq!(instance.get_mask(), 0xff);
        assert_eq!(instance.get_instance_custom_index(), 0);
    }

    #[test]
    fn flags_stay_flags() {
        let mut instance = AccelerationStructureInstanceKHR::default();
        instance.set_flags(GeometryInstanceFlagsKHR::FORCE_OPAQUE);
        assert_eq!(instance.get_flags(), GeometryInstanceFlagsKHR::FORCE_OPAQUE);
        assert_eq!(instance.get_instance_shader_binding_table_record_offset(), 0);
    }
}
