//! A function for every command that calls an observer, then the next function, then the observer
//! again: for layers that trace, count or time calls without knowing the commands.
//!
//! ```
//! use dispatch_tables::observe::{Handle, Observer};
//! use dispatch_tables::{Command, DeviceEntrypointTable, vk};
//! use std::ffi::c_void;
//!
//! unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
//!     vk::Result::TIMEOUT
//! }
//!
//! struct Print;
//!
//! impl Observer for Print {
//!     type Call = Command;
//!
//!     unsafe fn next(command: Command, _: *const c_void) -> unsafe extern "system" fn() {
//!         let table = DeviceEntrypointTable {
//!             device_wait_idle: Some(device_wait_idle),
//!             ..DeviceEntrypointTable::EMPTY
//!         };
//!         table.get(command).expect("a layer asks the table of the object")
//!     }
//!
//!     fn before(command: Command, _: &[Option<Handle>]) -> Command {
//!         command
//!     }
//!
//!     fn after(call: Command, result: Option<vk::Result>) {
//!         println!("{:?}: {result:?}", call.name());
//!     }
//! }
//!
//! const HOOKS: DeviceEntrypointTable = DeviceEntrypointTable::observed::<Print>();
//! let wait = HOOKS.device_wait_idle.unwrap();
//! // SAFETY: the next function does nothing with the device.
//! assert_eq!(unsafe { wait(vk::Device::NULL) }, vk::Result::TIMEOUT);
//! ```

use core::ffi::c_void;
use core::mem::transmute;

use crate::entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
use crate::generated::commands::each_command;
use crate::lookup::Command;
use crate::vk::handle::Dispatchable;
use crate::vk::{self, ObjectType};

/// A handle among the arguments of a call: what it is a handle of, and its number.
pub type Handle = (ObjectType, u64);

/// A receiver of every call.
pub trait Observer: 'static {
    /// The data that [`Self::before`] passes to [`Self::after`].
    type Call;

    /// The next function of a command.
    ///
    /// # Safety
    ///
    /// `object` is the first argument of a call of the command. The function must be of the
    /// command's type.
    unsafe fn next(command: Command, object: *const c_void) -> unsafe extern "system" fn();

    /// A call begins. `handles` has an element for each argument: none for an argument that is no
    /// handle.
    fn before(command: Command, handles: &[Option<Handle>]) -> Self::Call;

    /// The call has returned. `result` is none if the command returns no `VkResult`.
    fn after(call: Self::Call, result: Option<vk::Result>);
}

/// An argument or a result of a command.
pub(crate) trait Value: Copy {
    fn handle(self) -> Option<Handle> {
        None
    }

    fn result(self) -> Option<vk::Result> {
        None
    }
}

macro_rules! plain {
    ($($ty:ty),*) => {$(impl Value for $ty {})*};
}

plain!((), u8, u16, u32, i32, u64, i64, f32, f64, usize, vk::PFN_vkVoidFunction);

impl<T> Value for *const T {}
impl<T> Value for *mut T {}

/// A command's type, which has an observed function for each command that may be of it.
trait Observed<const COMMAND: u16, V>: Sized {
    const FUNCTION: Option<Self>;
}

/// `observed!(three(a A, b B))`: the functions for commands of three parameters, an object and two
/// more.
macro_rules! observed {
    ($($name:ident($($parameter:ident $ty:ident),*)),* $(,)?) => {$(
        /// # Safety
        ///
        /// That of the command.
        #[allow(clippy::too_many_arguments, reason = "as many as a command has")]
        unsafe extern "system" fn $name<
            const COMMAND: u16,
            V: Observer,
            O: Dispatchable + Value,
            R: Value,
            $($ty: Value),*
        >(
            object: O,
            $($parameter: $ty),*
        ) -> R {
            let command = Command(COMMAND);
            // SAFETY: the first argument of a call of the command.
            let next = unsafe { V::next(command, object.address()) };
            // SAFETY: an observer promises the next function of this command.
            let next = unsafe {
                transmute::<
                    unsafe extern "system" fn(),
                    unsafe extern "system" fn(O, $($ty),*) -> R,
                >(next)
            };
            let call = V::before(command, &[object.handle(), $($parameter.handle()),*]);
            // SAFETY: the caller keeps to the command's rules.
            let returned = unsafe { next(object, $($parameter),*) };
            V::after(call, returned.result());
            returned
        }

        impl<const COMMAND: u16, V: Observer, O: Dispatchable + Value, R: Value, $($ty: Value),*>
            Observed<COMMAND, V> for unsafe extern "system" fn(O, $($ty),*) -> R
        {
            const FUNCTION: Option<Self> = Some($name::<COMMAND, V, O, R, $($ty),*>);
        }
    )*};
}

observed!(
    one(),
    two(a A),
    three(a A, b B),
    four(a A, b B, c C),
    five(a A, b B, c C, d D),
    six(a A, b B, c C, d D, e E),
    seven(a A, b B, c C, d D, e E, f F),
    eight(a A, b B, c C, d D, e E, f F, g G),
    nine(a A, b B, c C, d D, e E, f F, g G, h H),
    ten(a A, b B, c C, d D, e E, f F, g G, h H, i I),
    eleven(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J),
    twelve(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K),
    thirteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L),
    fourteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M),
    fifteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M, n N),
    sixteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M, n N, p P),
);

/// The tables of all rows ([`crate::rows`]).
macro_rules! tables {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! { InstanceEntrypointTable { $($instance)* } }
        table! { PhysicalDeviceEntrypointTable { $($physical_device)* } }
        table! { DeviceEntrypointTable { $($device)* } }
    };
}

/// The table of these rows.
macro_rules! table {
    (
        $table:ident {$(
            $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
            $($version:literal)? [$($by:tt)*];
            $(
                = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
                $alias_pointer:ident $alias_ty:ident $($alias_version:literal)? [$($alias_by:tt)*];
            )*
        )*}
    ) => {
        impl $table {
            /// An observed function for every command that is called on an object, under the name
            /// that the others are aliases of.
            #[must_use]
            pub const fn observed<V: Observer>() -> Self {
                Self { $($field: entry!($level $constant $pointer),)* ..Self::EMPTY }
            }
        }
    };
}

/// The entry of a command: a global one is called on no object.
macro_rules! entry {
    (Global $constant:ident $pointer:ident) => {
        None
    };
    ($level:ident $constant:ident $pointer:ident) => {
        <vk::$pointer as Observed<{ Command::$constant.0 }, V>>::FUNCTION
    };
}

each_command!(tables);

#[cfg(test)]
mod tests {
    use core::cell::RefCell;
    use std::vec::Vec;

    use super::*;

    std::thread_local! {
        static SEEN: RefCell<Vec<(Command, Vec<Option<Handle>>)>> = const { RefCell::new(Vec::new()) };
        static RESULTS: RefCell<Vec<Option<vk::Result>>> = const { RefCell::new(Vec::new()) };
    }

    struct Test;

    impl Observer for Test {
        type Call = ();

        unsafe fn next(command: Command, _: *const c_void) -> unsafe extern "system" fn() {
            let table = DeviceEntrypointTable {
                bind_buffer_memory: Some(bind),
                cmd_set_line_width: Some(line_width),
                ..DeviceEntrypointTable::EMPTY
            };
            table.get(command).expect("a command of this test")
        }

        fn before(command: Command, handles: &[Option<Handle>]) {
            SEEN.with_borrow_mut(|seen| seen.push((command, handles.to_vec())));
        }

        fn after((): (), result: Option<vk::Result>) {
            RESULTS.with_borrow_mut(|results| results.push(result));
        }
    }

    unsafe extern "system" fn bind(
        _: vk::Device,
        buffer: vk::Buffer,
        memory: vk::DeviceMemory,
        offset: vk::DeviceSize,
    ) -> vk::Result {
        assert_eq!((buffer.as_raw(), memory.as_raw(), offset), (1, 2, 3));
        vk::Result::NOT_READY
    }

    unsafe extern "system" fn line_width(_: vk::CommandBuffer, width: f32) {
        assert_eq!(width, 2.5);
    }

    #[test]
    fn an_observer_sees_handles_and_results_and_the_next_function_every_argument() {
        let table = DeviceEntrypointTable::observed::<Test>();
        let (bind, width) =
            (table.bind_buffer_memory.expect("there"), table.cmd_set_line_width.expect("there"));
        // SAFETY: the functions of this test do nothing with the handles.
        unsafe {
            let (buffer, memory) = (vk::Buffer::from_raw(1), vk::DeviceMemory::from_raw(2));
            assert_eq!(bind(vk::Device::NULL, buffer, memory, 3), vk::Result::NOT_READY);
            width(vk::CommandBuffer::NULL, 2.5);
        }
        let device = Some((ObjectType::DEVICE, 0));
        let memory = Some((ObjectType::DEVICE_MEMORY, 2));
        let bound = [device, Some((ObjectType::BUFFER, 1)), memory, None];
        let set = [Some((ObjectType::COMMAND_BUFFER, 0)), None];
        let expected = [
            (Command::BIND_BUFFER_MEMORY, bound.to_vec()),
            (Command::CMD_SET_LINE_WIDTH, set.to_vec()),
        ];
        assert_eq!(SEEN.take(), expected);
        assert_eq!(RESULTS.take(), [Some(vk::Result::NOT_READY), None]);
    }

    #[test]
    fn every_command_on_an_object_is_observed_under_one_name() {
        let instance = InstanceEntrypointTable::observed::<Test>();
        let physical_device = PhysicalDeviceEntrypointTable::observed::<Test>();
        let device = DeviceEntrypointTable::observed::<Test>();
        for command in Command::all() {
            let function = instance.get(command);
            let function = function.or(physical_device.get(command)).or(device.get(command));
            let is_first = command.names().next() == Some(command);
            let expected = is_first && command.level() != crate::Level::Global;
            assert_eq!(function.is_some(), expected, "{command:?}");
        }
    }
}
