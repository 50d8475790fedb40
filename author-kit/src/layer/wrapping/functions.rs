//! A function for every command, made of the command's row: it puts its arguments into slots, has a
//! [`Call`] replace the handles, calls the next layer and has the call wrap what came back.

use std::mem::transmute;

use dispatch_tables::{
    DeviceDispatchTable, DeviceEntrypointTable, InstanceDispatchTable, InstanceEntrypointTable,
    PhysicalDeviceDispatchTable, PhysicalDeviceEntrypointTable, vk,
};

use super::Wrapping;
use super::call::{Call, Wrap};
use crate::generated::commands::each_command;
use crate::structure::rows::{COMMANDS, place};
use crate::structure::{read_slot, write_slot};

/// What a command returns.
trait Returned: Copy {
    /// The result; none of a command that returns no `VkResult`.
    fn result(self) -> Option<vk::Result> {
        None
    }
}

impl Returned for () {}
impl Returned for u32 {}
impl Returned for u64 {}
impl Returned for vk::PFN_vkVoidFunction {}
impl Returned for vk::Result {
    fn result(self) -> Option<vk::Result> {
        Some(self)
    }
}

/// A command's type, which has a function for each command that may be of it.
trait Function<const PLACE: usize, V>: Sized {
    const FUNCTION: Self;
}

const fn function<const PLACE: usize, V, F: Function<PLACE, V>>() -> Option<F> {
    Some(F::FUNCTION)
}

/// `functions!(3 three(a A 1, b B 2))`: the functions for commands of three parameters.
macro_rules! functions {
    ($($count:literal $name:ident($($parameter:ident $ty:ident $slot:literal),*)),* $(,)?) => {$(
        /// # Safety
        ///
        /// That of the command.
        #[allow(clippy::too_many_arguments, reason = "as many as a command has")]
        unsafe extern "system" fn $name<
            const PLACE: usize,
            V: Call,
            O: Copy,
            R: Returned,
            $($ty: Copy),*
        >(
            object: O,
            $($parameter: $ty),*
        ) -> R {
            let mut slots = [0; $count];
            write_slot(&mut slots, 0, object);
            $(write_slot(&mut slots, $slot, $parameter);)*
            // SAFETY: the slots hold the arguments of a valid call, the next function is of this
            // command, and each slot still holds an argument of its type.
            unsafe {
                let call = V::begin(&COMMANDS[PLACE], &mut slots);
                let next = transmute::<
                    unsafe extern "system" fn(),
                    unsafe extern "system" fn(O, $($ty),*) -> R,
                >(call.next());
                let returned = next(read_slot(&slots, 0), $(read_slot(&slots, $slot)),*);
                call.end(&mut slots, returned.result());
                returned
            }
        }

        impl<const PLACE: usize, V: Call, O: Copy, R: Returned, $($ty: Copy),*> Function<PLACE, V>
            for unsafe extern "system" fn(O, $($ty),*) -> R
        {
            const FUNCTION: Self = $name::<PLACE, V, O, R, $($ty),*>;
        }
    )*};
}

functions!(
    1 one(),
    2 two(a A 1),
    3 three(a A 1, b B 2),
    4 four(a A 1, b B 2, c C 3),
    5 five(a A 1, b B 2, c C 3, d D 4),
    6 six(a A 1, b B 2, c C 3, d D 4, e E 5),
    7 seven(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6),
    8 eight(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7),
    9 nine(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8),
    10 ten(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9),
    11 eleven(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10),
    12 twelve(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11),
    13 thirteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12
    ),
    14 fourteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13
    ),
    15 fifteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13, n N 14
    ),
    16 sixteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13, n N 14, p P 15
    ),
);

/// The tables of all rows.
macro_rules! tables {
    (
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! { instance InstanceEntrypointTable { $($instance)* } }
        table! { physical_device PhysicalDeviceEntrypointTable { $($physical_device)* } }
        table! { device DeviceEntrypointTable { $($device)* } }
    };
}

/// The table of these rows.
macro_rules! table {
    (
        $table:ident $ty:ident {$(
            $level:ident $constant:ident $field:ident $name:ident $size:literal $carries:literal
            $effect:ident $(($($place:tt)*))? [$($parameters:tt)*] $($pointer:ident [$($other:ident),*])?;
        )*}
    ) => {
        const fn $table<V: Call>() -> $ty {
            $ty { $($field: entry!($level $constant),)* ..$ty::EMPTY }
        }
    };
}

/// The entry of a command: a global one is called on no object.
macro_rules! entry {
    (Global $constant:ident) => {
        None
    };
    ($level:ident $constant:ident) => {
        function::<{ place::$constant }, V, _>()
    };
}

each_command!(tables);

/// Wraps every handle.
pub static ALL: Wrapping = of::<Wrap>();

/// The functions of every command with calls of one kind.
pub(super) const fn of<V: Call>() -> Wrapping {
    Wrapping {
        instance: InstanceDispatchTable::of(&instance::<V>()),
        physical_device: PhysicalDeviceDispatchTable::of(&physical_device::<V>()),
        device: DeviceDispatchTable::of(&device::<V>()),
    }
}
