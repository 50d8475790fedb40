//! What entrypoint tables and dispatch tables have in common: both are structures of nullable
//! functions, and arrays of them at the same time.

/// `function_table!(DeviceDispatchTable, slot, /// … Device)`: the table as an array whose index is
/// [`Command::slot`], the function of a command, and what derives would give. The documentation is
/// that of `get`; the levels behind it are those whose commands the table holds.
///
/// The table is `repr(C)` and has `EMPTY`, `LEN` fields, each an `Option` of a function pointer,
/// and their `COMMANDS`.
///
/// [`Command::slot`]: crate::lookup::Command::slot
macro_rules! function_table {
    ($table:ident, $index:ident, $(#[$get_doc:meta])* $($level:ident)|+) => {
        // The views below take the table for an array: it must have that array's layout.
        const _: () = assert!(
            size_of::<$table>() == size_of::<[crate::vk::PFN_vkVoidFunction; $table::LEN]>()
                && align_of::<$table>() == align_of::<crate::vk::PFN_vkVoidFunction>()
        );

        impl $table {
            $(#[$get_doc])*
            #[inline]
            #[must_use]
            pub fn get(&self, command: crate::lookup::Command) -> crate::vk::PFN_vkVoidFunction {
                match command.level() {
                    $(crate::lookup::Level::$level)|+ => self.as_array()[command.$index()],
                    _ => None,
                }
            }

            /// The table as an array, without the functions' types; the index is
            #[doc = concat!("[`Command::", stringify!($index), "`](crate::lookup::Command::", stringify!($index), ").")]
            #[inline]
            #[must_use]
            pub const fn as_array(&self) -> &[crate::vk::PFN_vkVoidFunction; Self::LEN] {
                // SAFETY: the table is `repr(C)` and has `LEN` fields, each an `Option` of a
                // function pointer. All function pointers have one layout, and their `Option`s too, so any field is a valid `PFN_vkVoidFunction`; the size is
                // asserted above.
                unsafe { &*core::ptr::from_ref(self).cast() }
            }

            /// The table as an array to write to.
            ///
            /// # Safety
            ///
            /// An element stays empty or a function of its command's type: whoever takes it from the
            /// table calls it by that type.
            #[inline]
            pub const unsafe fn as_array_mut(&mut self) -> &mut [crate::vk::PFN_vkVoidFunction; Self::LEN] {
                // SAFETY: as for `as_array`; the caller writes functions of the right types.
                unsafe { &mut *core::ptr::from_mut(self).cast() }
            }
        }

        impl Clone for $table {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Copy for $table {}

        impl Default for $table {
            fn default() -> Self {
                Self::EMPTY
            }
        }

        /// Lists the commands that the table has a function for.
        impl core::fmt::Debug for $table {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let functions = Self::COMMANDS.iter().zip(self.as_array());
                let filled = functions.filter_map(|(command, function)| Some((command.name(), (*function)?)));
                f.debug_map().entries(filled).finish()
            }
        }
    };
}
pub(crate) use function_table;
