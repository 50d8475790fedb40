//! Commands as methods (feature `calls`): slices for arrays with a count, references for pointers to one
//! structure, and a [`Result`] of what the command writes.
//!
//! ```
//! use dispatch_tables::{DeviceDispatchTable, vk};
//!
//! # unsafe extern "system" fn submit(_: vk::Queue, count: u32, _: *const vk::SubmitInfo, _: vk::Fence) -> vk::Result {
//! #     if count == 2 { vk::Result::SUCCESS } else { vk::Result::ERROR_DEVICE_LOST }
//! # }
//! # let mut table = DeviceDispatchTable::EMPTY;
//! # table.set_queue_submit(Some(submit));
//! # let (queue, submits) = (vk::Queue::NULL, [vk::SubmitInfo::default(); 2]);
//! let t = table.calls();
//! // SAFETY: valid usage of the command.
//! unsafe { t.queue_submit(queue, &submits, vk::Fence::NULL) }?;
//! # Ok::<(), vk::Error>(())
//! ```
//!
//! A method has the name that the others are aliases of. It panics with the command's name if the table has no
//! function. What it takes and gives follows from the registry:
//!
//! | the command's parameter | the method's |
//! |---|---|
//! | an array and its count | a slice; several arrays with one count must be equally long, or the method panics |
//! | a pointer to one value, a text | a reference, `&CStr`; `Option` where null is allowed |
//! | where the command writes one value without a chain | none: the value is returned |
//! | where the command writes a structure with `s_type` | `&mut`, so that it can have a chain |
//! | a list that is asked for twice | none: a `Vec` is returned. The method exists with the feature `alloc` |
//! | anything else | as in C |
//!
//! A `vk::Result` becomes `Result<…, vk::Error>`; of a command with successes of other kinds (`TIMEOUT`,
//! `SUBOPTIMAL_KHR`) it returns the code, too.

use core::ffi::{CStr, c_int, c_void};
use core::mem::MaybeUninit;
use core::ptr::{from_mut, from_ref, null, null_mut};

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::generated::calls::each_call;
use crate::vk;

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};

/// A table's commands as methods. (As items of this page they would have a megabyte.)
///
/// ```text
#[cfg_attr(doc, doc = include_str!("generated/calls.txt"))]
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Calls<'a, T>(&'a T);

macro_rules! tables {
    (
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! { InstanceDispatchTable { $($instance)* } }
        table! { PhysicalDeviceDispatchTable { $($physical_device)* } }
        table! { DeviceDispatchTable { $($device)* } }
    };
}

/// A row is a field and a command, the method's parameters, the command's arguments, and what the
/// method returns:
///
/// ```text
/// create_fence vkCreateFence (device: vk::Device, …) (device, …, fence.as_mut_ptr()) {done out fence (vk::Fence)};
/// ```
macro_rules! table {
    ($table:ident {$(
        $field:ident $name:ident ($($parameter:ident: $ty:ty),*) ($($argument:expr),*) {$($returns:tt)*};
    )*}) => {
        impl $table {
            /// The commands as methods.
            #[must_use]
            pub const fn calls(&self) -> Calls<'_, Self> {
                Calls(self)
            }
        }

        impl Calls<'_, $table> {
            $(method! { $field $name ($($parameter: $ty),*) ($($argument),*) $($returns)* })*
        }
    };
}

/// The method of a row, by what it returns.
macro_rules! method {
    ($field:ident $name:ident $parameters:tt $arguments:tt void) => {
        method! { @ $field $name $parameters (()) function { function $arguments } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt ($result:ty)) => {
        method! { @ $field $name $parameters ($result) function { function $arguments } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt done) => {
        method! { @ $field $name $parameters (Result<(), vk::Error>) function {
            function $arguments.result()
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt code) => {
        method! { @ $field $name $parameters (Result<vk::Result, vk::Error>) function {
            function $arguments.success()
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt void out $out:ident ($ty:ty)) => {
        method! { @ $field $name $parameters ($ty) function {
            let mut $out = MaybeUninit::<$ty>::zeroed();
            function $arguments;
            $out.assume_init()
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt ($result:ty) out $out:ident ($ty:ty)) => {
        method! { @ $field $name $parameters (($result, $ty)) function {
            let mut $out = MaybeUninit::<$ty>::zeroed();
            (function $arguments, $out.assume_init())
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt done out $out:ident ($ty:ty)) => {
        method! { @ $field $name $parameters (Result<$ty, vk::Error>) function {
            let mut $out = MaybeUninit::<$ty>::zeroed();
            function $arguments.result()?;
            Ok($out.assume_init())
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt code out $out:ident ($ty:ty)) => {
        method! { @ $field $name $parameters (Result<($ty, vk::Result), vk::Error>) function {
            let mut $out = MaybeUninit::<$ty>::zeroed();
            let code = function $arguments.success()?;
            Ok(($out.assume_init(), code))
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt void
        list $count:ident $number:ident $list:ident $element:ty
    ) => {
        method! { @ #[cfg(feature = "alloc")] $field $name $parameters (Vec<$element>) function {
            let mut $count: $number = 0;
            let $list: *mut $element = null_mut();
            function $arguments;
            let mut list = vec![<$element>::default(); $count as usize];
            let $list = list.as_mut_ptr();
            function $arguments;
            list.truncate($count as usize);
            list
        } }
    };
    ($field:ident $name:ident $parameters:tt $arguments:tt done
        list $count:ident $number:ident $list:ident $element:ty
    ) => {
        method! { @ #[cfg(feature = "alloc")] $field $name $parameters (Result<Vec<$element>, vk::Error>) function {
            loop {
                let mut $count: $number = 0;
                let $list: *mut $element = null_mut();
                function $arguments.result()?;
                let mut list = vec![<$element>::default(); $count as usize];
                let $list = list.as_mut_ptr();
                // The list may have grown between the two calls.
                if function $arguments.success()? == vk::Result::SUCCESS {
                    list.truncate($count as usize);
                    return Ok(list);
                }
            }
        } }
    };
    (@ $(#[$cfg:meta])? $field:ident $name:ident ($($parameter:ident: $ty:ty),*) ($result:ty)
        $function:ident { $($body:tt)* }
    ) => {
        $(#[$cfg])?
        #[cfg_attr(doc, doc(hidden))]
        #[doc = stringify!($name)]
        ///
        /// # Safety
        ///
        /// Valid usage of the command, by a table whose function is of the object.
        #[inline]
        pub unsafe fn $field(self $(, $parameter: $ty)*) -> $result {
            let Some($function) = self.0.$field else { missing(stringify!($name)) };
            // SAFETY: the caller keeps to the command's rules. What the command writes may be zero in
            // every byte, and slices have as many elements as the command is told.
            unsafe { $($body)* }
        }
    };
}

each_call!(tables);

#[cold]
fn missing(name: &str) -> ! {
    panic!(
        "the table has no function for {name}: load the table with the version or extension that has the command"
    )
}

/// The first element of an array whose count is another array's.
fn beside<T>(array: &[T], count: usize) -> *const T {
    assert_eq!(array.len(), count, "arrays with one count differ in length");
    array.as_ptr()
}

/// As [`beside`], of an array that the command writes.
fn beside_mut<T>(array: &mut [T], count: usize) -> *mut T {
    assert_eq!(array.len(), count, "arrays with one count differ in length");
    array.as_mut_ptr()
}

#[cfg(test)]
mod tests {
    use core::slice::from_raw_parts;

    use super::*;

    unsafe extern "system" fn bind_vertex_buffers(
        _: vk::CommandBuffer,
        first: u32,
        count: u32,
        buffers: *const vk::Buffer,
        offsets: *const vk::DeviceSize,
    ) {
        // SAFETY: the arrays have `count` elements.
        let (buffers, offsets) = unsafe {
            (from_raw_parts(buffers, count as usize), from_raw_parts(offsets, count as usize))
        };
        assert_eq!(first, 3);
        assert_eq!(
            (buffers, offsets),
            ([vk::Buffer::from_raw(7); 2].as_slice(), [1, 2].as_slice())
        );
    }

    unsafe extern "system" fn acquire(
        _: vk::Device,
        _: vk::SwapchainKHR,
        timeout: u64,
        _: vk::Semaphore,
        _: vk::Fence,
        index: *mut u32,
    ) -> vk::Result {
        // SAFETY: the index has its place.
        unsafe { *index = 5 };
        match timeout {
            0 => vk::Result::ERROR_OUT_OF_DATE_KHR,
            _ => vk::Result::SUBOPTIMAL_KHR,
        }
    }

    unsafe extern "system" fn create_fence(
        _: vk::Device,
        info: *const vk::FenceCreateInfo,
        allocator: *const vk::AllocationCallbacks,
        fence: *mut vk::Fence,
    ) -> vk::Result {
        assert!(allocator.is_null());
        // SAFETY: the info is a reference, and the fence has its place.
        unsafe { *fence = vk::Fence::from_raw((*info).flags.as_raw().into()) };
        vk::Result::SUCCESS
    }

    #[test]
    fn an_array_beside_another_begins_with_its_first_element() {
        let mut array = [7, 8];
        let first = array.as_mut_ptr();
        assert_eq!(beside_mut(&mut array, 2), first);
        assert_eq!(beside(&array, 2), first.cast_const());
    }

    fn table() -> DeviceDispatchTable {
        let mut table = DeviceDispatchTable::EMPTY;
        table.set_cmd_bind_vertex_buffers(Some(bind_vertex_buffers));
        table.set_acquire_next_image_khr(Some(acquire));
        table.set_create_fence(Some(create_fence));
        table
    }

    #[test]
    fn slices_have_their_counts() {
        let buffers = [vk::Buffer::from_raw(7); 2];
        // SAFETY: the function of this test uses no object.
        unsafe {
            let null = vk::CommandBuffer::NULL;
            table().calls().cmd_bind_vertex_buffers(null, 3, &buffers, &[1, 2]);
        }
    }

    #[test]
    #[should_panic(expected = "differ in length")]
    fn slices_with_one_count_are_equally_long() {
        let buffers = [vk::Buffer::from_raw(7); 2];
        // SAFETY: as above.
        unsafe {
            table().calls().cmd_bind_vertex_buffers(vk::CommandBuffer::NULL, 3, &buffers, &[1])
        };
    }

    #[test]
    fn results_are_values_or_errors() {
        let (table, device) = (table(), vk::Device::NULL);
        let t = table.calls();
        let (swapchain, semaphore) = (vk::SwapchainKHR::NULL, vk::Semaphore::NULL);
        let info =
            vk::FenceCreateInfo { flags: vk::FenceCreateFlags::SIGNALED, ..Default::default() };
        // SAFETY: the functions of this test use no object.
        unsafe {
            let acquired =
                t.acquire_next_image_khr(device, swapchain, 1, semaphore, vk::Fence::NULL);
            assert_eq!(acquired, Ok((5, vk::Result::SUBOPTIMAL_KHR)));
            let late = t.acquire_next_image_khr(device, swapchain, 0, semaphore, vk::Fence::NULL);
            assert_eq!(late, Err(vk::Error::ERROR_OUT_OF_DATE_KHR));
            assert_eq!(t.create_fence(device, &info, None), Ok(vk::Fence::from_raw(1)));
        }
    }

    #[test]
    #[should_panic(expected = "the table has no function for vkCmdDraw:")]
    fn a_missing_command_is_named() {
        // SAFETY: there is no function.
        unsafe { table().calls().cmd_draw(vk::CommandBuffer::NULL, 1, 1, 0, 0) };
    }

    /// The list grows between the two calls at first.
    #[cfg(feature = "alloc")]
    #[test]
    fn lists_are_asked_for_until_they_are_whole() {
        use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
        static LENGTH: AtomicU32 = AtomicU32::new(1);

        unsafe extern "system" fn images(
            _: vk::Device,
            _: vk::SwapchainKHR,
            count: *mut u32,
            images: *mut vk::Image,
        ) -> vk::Result {
            let length = LENGTH.load(Relaxed);
            // SAFETY: the count has its place, and the array as many elements.
            unsafe {
                if images.is_null() {
                    *count = length;
                    LENGTH.store(3, Relaxed);
                    return vk::Result::SUCCESS;
                }
                *count = length.min(*count);
                for at in 0..*count as usize {
                    *images.add(at) = vk::Image::from_raw(at as u64 + 1);
                }
                if *count < length { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
            }
        }

        let mut table = DeviceDispatchTable::EMPTY;
        table.set_get_swapchain_images_khr(Some(images));
        // SAFETY: the function of this test uses no object.
        let list = unsafe {
            table.calls().get_swapchain_images_khr(vk::Device::NULL, vk::SwapchainKHR::NULL)
        };
        assert_eq!(list, Ok([1, 2, 3].map(vk::Image::from_raw).to_vec()));
    }
}
