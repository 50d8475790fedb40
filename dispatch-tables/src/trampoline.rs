//! The trampolines with which a driver answers `vkGetInstanceProcAddr` for commands of physical
//! devices and devices.
//!
//! A function that `vkGetInstanceProcAddr` returns must work with every device of the instance, but a
//! driver may have different functions for different devices. So the driver returns trampolines: a
//! trampoline finds the dispatch table by the object of the call, and jumps to the
//! function in the command's slot. On x86-64 that is two loads and a jump.
//!
//! # Where an object has its table
//!
//! Every dispatchable object of a driver begins with a word for the loader ([`LoaderData`]), which
//! holds [`ICD_LOADER_MAGIC`] until the loader puts its own pointer there. The trampolines take
//! **the second word** for a pointer to the dispatch table: of a physical device to a
//! [`PhysicalDeviceDispatchTable`], of a device, queue, command buffer or whatever else belongs to
//! a device, to the device's [`DeviceDispatchTable`]. [`ObjectHeader`] is these two words: make
//! the header the first field of a `repr(C)` object.
//!
//! Objects of other layouts can be served as well, with trampolines of their own.
//!
//! ```
//! use dispatch_tables::trampoline::ObjectHeader;
//! use dispatch_tables::{Command, DeviceDispatchTable, vk};
//!
//! #[repr(C)]
//! struct Queue {
//!     header: ObjectHeader<DeviceDispatchTable>,
//!     submissions: u32,
//! }
//!
//! unsafe extern "system" fn queue_wait_idle(_: vk::Queue) -> vk::Result {
//!     vk::Result::TIMEOUT
//! }
//!
//! let mut table = DeviceDispatchTable::EMPTY;
//! table.set_queue_wait_idle(Some(queue_wait_idle));
//! let mut queue = Queue { header: ObjectHeader::new(&table), submissions: 0 };
//! let handle = vk::Queue::from_raw((&raw mut queue).cast());
//! let trampoline = DeviceDispatchTable::TRAMPOLINES.queue_wait_idle().unwrap();
//! // SAFETY: the queue begins with a header, whose table has the command.
//! assert_eq!(unsafe { trampoline(handle) }, vk::Result::TIMEOUT);
//! ```

use core::cell::UnsafeCell;
use core::fmt;

use crate::dispatch::{DeviceDispatchTable, PhysicalDeviceDispatchTable};
use crate::generated::commands::each_command;
use crate::icd::{ICD_LOADER_MAGIC, LoaderData};
use crate::lookup::Command;
use crate::vk::handle::Dispatchable;
use crate::vk::{self, PFN_vkVoidFunction};

/// The first two words of a driver's dispatchable object. `T` is the dispatch table's type.
#[repr(C)]
pub struct ObjectHeader<T> {
    /// The loader's word, which the loader writes after the object's creation.
    loader: UnsafeCell<LoaderData>,
    /// The functions that trampolines call for this object.
    pub dispatch: *const T,
}

// The trampolines rely on this layout.
const _: () = assert!(
    core::mem::offset_of!(ObjectHeader<DeviceDispatchTable>, dispatch) == size_of::<usize>()
        && size_of::<ObjectHeader<PhysicalDeviceDispatchTable>>() == 2 * size_of::<usize>()
);

impl<T> ObjectHeader<T> {
    /// The header of a new object, which the loader has not seen yet. The table must live as long
    /// as the object.
    #[must_use]
    pub const fn new(dispatch: *const T) -> Self {
        ObjectHeader {
            loader: UnsafeCell::new(LoaderData { loader_magic: ICD_LOADER_MAGIC }),
            dispatch,
        }
    }
}

impl<T> fmt::Debug for ObjectHeader<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ObjectHeader").field("dispatch", &self.dispatch).finish_non_exhaustive()
    }
}

// SAFETY: the table is only read, by whichever thread calls a command; the loader's word is the
// loader's, which writes it before it gives the object to the application.
unsafe impl<T: Sync> Send for ObjectHeader<T> {}
// SAFETY: as for `Send`.
unsafe impl<T: Sync> Sync for ObjectHeader<T> {}

/// The trampolines to what a table `$table` has.
macro_rules! trampolines_of {
    ($table:ident) => {
        impl $table {
            /// The trampolines to the commands that this table has; the other slots are empty.
            ///
            /// An instance should return these: a trampoline to a command that none of its
            /// objects has would jump to a null pointer. Where objects have different tables, take the
            /// trampolines of a table that has the commands of all these tables.
            #[must_use]
            pub const fn trampolines(&self) -> Self {
                let mut trampolines = Self::TRAMPOLINES;
                // SAFETY: a slot keeps its trampoline or loses it.
                let slots = unsafe { trampolines.as_array_mut() };
                let mut slot = 0;
                while slot < Self::LEN {
                    if self.as_array()[slot].is_none() {
                        slots[slot] = None;
                    }
                    slot += 1;
                }
                trampolines
            }
        }
    };
}

trampolines_of!(PhysicalDeviceDispatchTable);
trampolines_of!(DeviceDispatchTable);

/// A command's type, which has a trampoline for each command that may be of it. `COMMAND` is the
/// command's number, that of the name which its aliases mean.
trait Trampoline<const COMMAND: u16>: Sized {
    /// The function that jumps to the function in the command's slot.
    const FUNCTION: Option<Self>;
}

/// The function in the slot of `COMMAND` in the object's table.
///
/// # Safety
///
/// The object begins with an [`ObjectHeader`], whose table has a function in the slot.
#[inline(always)]
unsafe fn slot<const COMMAND: u16>(object: impl Dispatchable) -> unsafe extern "system" fn() {
    let header = object.address().cast::<ObjectHeader<PFN_vkVoidFunction>>();
    // SAFETY: the caller promises an object with a header. A dispatch table is an array of functions.
    let function = unsafe { *(*header).dispatch.add(const { Command(COMMAND).slot() }) };
    debug_assert!(function.is_some(), "the object's dispatch table has no {:?}", Command(COMMAND));
    // SAFETY: the caller promises a function in the slot.
    unsafe { function.unwrap_unchecked() }
}

/// `trampolines!(three(a A, b B))`: the trampolines to commands of three parameters, an object and
/// two more.
macro_rules! trampolines {
    ($($name:ident($($parameter:ident $ty:ident),*)),* $(,)?) => {$(
        /// # Safety
        ///
        /// That of the command; and the object begins with an [`ObjectHeader`], whose table has a
        /// function of the command's type in the slot of `COMMAND`.
        unsafe extern "system" fn $name<const COMMAND: u16, O: Dispatchable, R, $($ty),*>(
            object: O,
            $($parameter: $ty),*
        ) -> R {
            // SAFETY: the caller says that the object has a table with a function in the slot.
            let function = unsafe { slot::<COMMAND>(object) };
            // SAFETY: the caller says that the function is of this type.
            let function = unsafe {
                core::mem::transmute::<
                    unsafe extern "system" fn(),
                    unsafe extern "system" fn(O, $($ty),*) -> R,
                >(function)
            };
            // SAFETY: the caller keeps to the command's rules.
            unsafe { function(object, $($parameter),*) }
        }

        impl<const COMMAND: u16, O: Dispatchable, R, $($ty),*> Trampoline<COMMAND>
            for unsafe extern "system" fn(O, $($ty),*) -> R
        {
            const FUNCTION: Option<Self> = Some($name::<COMMAND, O, R, $($ty),*>);
        }
    )*};
}

trampolines!(
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

/// The tables of trampolines to the commands of all rows ([`crate::rows`]).
macro_rules! tables {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! {
            /// A trampoline for every physical-device command.
            PhysicalDeviceDispatchTable { $($physical_device)* }
        }
        table! {
            /// A trampoline for every device command.
            DeviceDispatchTable { $($device)* }
        }
    };
}

/// The table of trampolines to the commands of these rows.
macro_rules! table {
    (
        $(#[$doc:meta])* $table:ident {$(
            $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
            $($version:literal)? [$($by:tt)*];
            $(
                = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
                $alias_pointer:ident $alias_ty:ident $($alias_version:literal)? [$($alias_by:tt)*];
            )*
        )*}
    ) => {
        impl $table {
            $(#[$doc])*
            pub const TRAMPOLINES: Self = Self {
                $($field: <vk::$pointer as Trampoline<{ Command::$constant.0 }>>::FUNCTION,)*
            };
        }
    };
}

each_command!(tables);

#[cfg(test)]
mod tests {
    use core::ffi::c_void;
    use core::ptr::{from_mut, from_ref, null, null_mut};

    use super::*;

    /// A driver's object, with room for what its functions were called with.
    #[repr(C)]
    struct Object<T> {
        header: ObjectHeader<T>,
        seen: u64,
    }

    impl<T> Object<T> {
        fn new(table: &T) -> Self {
            Object { header: ObjectHeader::new(table), seen: 0 }
        }

        fn handle(&mut self) -> *mut c_void {
            from_mut(self).cast()
        }
    }

    /// # Safety
    ///
    /// The handle is one of an `Object`, which nobody else uses.
    unsafe fn see(object: *mut c_void, seen: u64) {
        // SAFETY: the caller says so; the type of the table makes no difference to the layout.
        unsafe { (*object.cast::<Object<DeviceDispatchTable>>()).seen = seen };
    }

    unsafe extern "system" fn device_wait_idle(device: vk::Device) -> vk::Result {
        // SAFETY: the tests call it with objects.
        unsafe { see(device.as_raw(), 1) };
        vk::Result::TIMEOUT
    }

    unsafe extern "system" fn cmd_set_blend_constants(
        command_buffer: vk::CommandBuffer,
        blend_constants: *const f32,
    ) {
        // SAFETY: the tests call it with objects and four constants.
        unsafe { see(command_buffer.as_raw(), *blend_constants.add(3) as u64) };
    }

    unsafe extern "system" fn cmd_set_depth_bias(
        command_buffer: vk::CommandBuffer,
        constant: f32,
        clamp: f32,
        slope: f32,
    ) {
        // SAFETY: the tests call it with objects.
        unsafe { see(command_buffer.as_raw(), (constant * 100.0 + clamp * 10.0 + slope) as u64) };
    }

    /// The command with the most parameters: some of them are on the stack.
    unsafe extern "system" fn cmd_trace_rays_nv(
        command_buffer: vk::CommandBuffer,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: vk::DeviceSize,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: vk::DeviceSize,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: vk::DeviceSize,
        width: u32,
        height: u32,
        depth: u32,
    ) {
        let seen = u64::from(width) * 100 + u64::from(height) * 10 + u64::from(depth);
        // SAFETY: the tests call it with objects.
        unsafe { see(command_buffer.as_raw(), seen) };
    }

    unsafe extern "system" fn trim_command_pool(
        device: vk::Device,
        _: vk::CommandPool,
        flags: vk::CommandPoolTrimFlags,
    ) {
        // SAFETY: the tests call it with objects.
        unsafe { see(device.as_raw(), u64::from(flags.as_raw())) };
    }

    unsafe extern "system" fn enumerate_device_extension_properties(
        physical_device: vk::PhysicalDevice,
        _: *const core::ffi::c_char,
        _: *mut u32,
        _: *mut vk::ExtensionProperties,
    ) -> vk::Result {
        // SAFETY: the tests call it with objects.
        unsafe { see(physical_device.as_raw(), 7) };
        vk::Result::INCOMPLETE
    }

    unsafe extern "system" fn get_external_compute_queue_data_nv(
        queue: vk::ExternalComputeQueueNV,
        _: *mut vk::ExternalComputeQueueDataParamsNV,
        _: *mut c_void,
    ) {
        // SAFETY: the tests call it with objects.
        unsafe { see(queue.as_raw(), 9) };
    }

    const TRAMPOLINES: DeviceDispatchTable = DeviceDispatchTable::TRAMPOLINES;

    #[test]
    fn every_command_has_a_trampoline() {
        let device = TRAMPOLINES.as_array();
        let physical_device = PhysicalDeviceDispatchTable::TRAMPOLINES;
        assert!(device.iter().chain(physical_device.as_array()).all(Option::is_some));
    }

    #[test]
    fn there_are_trampolines_to_what_a_table_has() {
        let mut table = DeviceDispatchTable::EMPTY;
        table.set_device_wait_idle(Some(device_wait_idle));
        let trampolines = table.trampolines();
        assert_eq!(trampolines.as_array().iter().flatten().count(), 1);
        let mut object = Object::new(&table);
        let device = vk::Device::from_raw(object.handle());
        // SAFETY: the object's table has the command.
        unsafe { trampolines.device_wait_idle().unwrap()(device) };
        assert_eq!(object.seen, 1);
    }

    #[test]
    fn the_header_begins_with_the_loaders_word() {
        let object = Object::new(&DeviceDispatchTable::EMPTY);
        // SAFETY: a word is there.
        let word = unsafe { *from_ref(&object).cast::<usize>() };
        assert_eq!(word, ICD_LOADER_MAGIC);
        assert!(std::format!("{:?}", object.header).contains("dispatch: 0x"));
    }

    #[test]
    fn device_commands_find_the_device_s_table_by_any_of_its_objects() {
        let mut table = DeviceDispatchTable::EMPTY;
        table.set_device_wait_idle(Some(device_wait_idle));
        table.set_cmd_set_blend_constants(Some(cmd_set_blend_constants));
        table.set_cmd_set_depth_bias(Some(cmd_set_depth_bias));
        table.set_cmd_trace_rays_nv(Some(cmd_trace_rays_nv));
        table.set_get_external_compute_queue_data_nv(Some(get_external_compute_queue_data_nv));
        let mut object = Object::new(&table);

        let device = vk::Device::from_raw(object.handle());
        // SAFETY: the object's table has the command.
        let result = unsafe { TRAMPOLINES.device_wait_idle().unwrap()(device) };
        assert_eq!((result, object.seen), (vk::Result::TIMEOUT, 1));

        let command_buffer = vk::CommandBuffer::from_raw(object.handle());
        // SAFETY: as above; four constants.
        unsafe {
            TRAMPOLINES.cmd_set_blend_constants().unwrap()(
                command_buffer,
                [1., 2., 3., 4.].as_ptr(),
            );
        }
        assert_eq!(object.seen, 4);
        // SAFETY: as above.
        unsafe { TRAMPOLINES.cmd_set_depth_bias().unwrap()(command_buffer, 1.0, 2.0, 3.0) };
        assert_eq!(object.seen, 123);
        let none = vk::Buffer::NULL;
        // SAFETY: as above.
        unsafe {
            TRAMPOLINES.cmd_trace_rays_nv().unwrap()(
                command_buffer,
                none,
                0,
                none,
                0,
                0,
                none,
                0,
                0,
                none,
                0,
                0,
                4,
                5,
                6,
            );
        }
        assert_eq!(object.seen, 456);

        let queue = vk::ExternalComputeQueueNV::from_raw(object.handle());
        let trampoline = TRAMPOLINES.get_external_compute_queue_data_nv().unwrap();
        // SAFETY: as above.
        unsafe { trampoline(queue, null_mut(), null_mut()) };
        assert_eq!(object.seen, 9);
    }

    #[test]
    fn the_names_of_a_command_have_one_trampoline() {
        let mut table = DeviceDispatchTable::EMPTY;
        table.set_trim_command_pool_khr(Some(trim_command_pool));
        let mut object = Object::new(&table);
        let device = vk::Device::from_raw(object.handle());
        for trampoline in [TRAMPOLINES.trim_command_pool(), TRAMPOLINES.trim_command_pool_khr()] {
            object.seen = 0;
            let flags = vk::CommandPoolTrimFlags::from_raw(5);
            // SAFETY: the object's table has the command.
            unsafe { trampoline.unwrap()(device, vk::CommandPool::NULL, flags) };
            assert_eq!(object.seen, 5);
        }
    }

    #[test]
    fn physical_device_commands_find_the_physical_devices_table() {
        let mut table = PhysicalDeviceDispatchTable::EMPTY;
        table
            .set_enumerate_device_extension_properties(Some(enumerate_device_extension_properties));
        let mut object = Object::new(&table);
        let physical_device = vk::PhysicalDevice::from_raw(object.handle());
        let trampoline = PhysicalDeviceDispatchTable::TRAMPOLINES
            .enumerate_device_extension_properties()
            .unwrap();
        // SAFETY: the object's table has the command.
        let result = unsafe { trampoline(physical_device, null(), null_mut(), null_mut()) };
        assert_eq!((result, object.seen), (vk::Result::INCOMPLETE, 7));
    }
}
