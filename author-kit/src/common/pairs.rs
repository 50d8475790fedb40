//! Commands in terms of their newer forms: vkBindBufferMemory by vkBindBufferMemory2, so that a
//! driver implements the newer one alone.
//!
//! A row of `generated/pairs.rs` is a command and its parameters, its newer form and the table
//! that has that form, what is made before the call, the arguments, and what becomes of the call's
//! output. vkgen writes a row where the registry has all facts: a newer form has each older parameter
//! by name and type, and each structure's `sType` is that of the structure's `Default`. The pairs
//! that take more than names and types are in [`synchronization`](super::synchronization),
//! [`submit`](super::submit) and [`render_pass`](super::render_pass).

use std::ffi::c_void;

use dispatch_tables::vk;

use crate::common;
use crate::generated::pairs::each_pair;
use crate::objects::{Common, device_table, physical_device_table, slice};

macro_rules! pairs {
    (pairs {$(
        $command:ident $name:ident ($($parameter:ident: $ty:ty),*) -> $returns:ident
        $newer:ident $table:ident($object:ident).$function:ident
        [$($local:ident = $before:expr),*] ($($argument:expr),*) [$($after:expr),*];
    )*}) => {
        /// The entries.
        pub static ENTRIES: &[Common] = &[$(common!($command, $name, [$newer])),*];

        $(
            #[allow(clippy::too_many_arguments, reason = "as many as the command has")]
            unsafe extern "system" fn $name($($parameter: $ty),*) -> returned!($returns) {
                // SAFETY: valid usage of the command, which gives the newer form the same; the table
                // has what the entry requires.
                unsafe {
                    let newer = $table($object).$function().expect("required");
                    $(
                        #[allow(unused_mut, reason = "output is written to, regions are not")]
                        let mut $local = $before;
                    )*
                    let result = newer($($argument),*);
                    $($after;)*
                    returned!($returns, result)
                }
            }
        )*
    };
}

/// The type of a result, and the result that a call of the newer form gives.
macro_rules! returned {
    (Nothing) => {
        ()
    };
    (Result) => {
        vk::Result
    };
    (Nothing, $result:ident) => {{
        // vkUnmapMemory2 returns a result, and vkUnmapMemory none.
        let _ = $result;
    }};
    (Result, $result:ident) => {
        $result
    };
}

each_pair!(pairs);

/// Room for the newer form's output of a list: nothing where the application asks for the number.
struct Room<T>(Option<Vec<T>>);

impl<T> Room<T> {
    fn as_mut_ptr(&mut self) -> *mut T {
        self.0.as_mut().map_or(std::ptr::null_mut(), Vec::as_mut_ptr)
    }
}

/// Room for as many structures as the application has room for older ones.
///
/// # Safety
///
/// `count` points to a number.
unsafe fn room<T, U: Default + Clone>(count: *mut u32, array: *mut T) -> Room<U> {
    // SAFETY: the caller's promise.
    Room((!array.is_null()).then(|| vec![U::default(); unsafe { *count } as usize]))
}

/// Gives the application what the newer form has put into its room.
///
/// # Safety
///
/// `count` points to the number that the newer form has written; `array` is null or has as many
/// elements as there was room for.
unsafe fn give<T, U>(count: *mut u32, array: *mut T, room: &Room<U>, part: impl Fn(&U) -> T) {
    // SAFETY: the caller's promise.
    let count = unsafe { *count } as usize;
    for (at, newer) in room.0.iter().flatten().take(count).enumerate() {
        // SAFETY: the array has as many elements as the room.
        unsafe { array.add(at).write(part(newer)) };
    }
}

/// The elements of an array in their newer form.
///
/// # Safety
///
/// `array` points to `count` elements.
unsafe fn converted<T, U>(array: *const T, count: u32, newer: impl Fn(&T) -> U) -> Vec<U> {
    // SAFETY: the caller's promise.
    unsafe { slice(array, count) }.iter().map(newer).collect()
}

/// The stages whose bindings a bind point has.
pub(crate) fn stages_of(point: vk::PipelineBindPoint) -> vk::ShaderStageFlags {
    use vk::ShaderStageFlags as Stages;
    match point {
        vk::PipelineBindPoint::GRAPHICS => Stages::ALL_GRAPHICS,
        vk::PipelineBindPoint::COMPUTE => Stages::COMPUTE,
        vk::PipelineBindPoint::RAY_TRACING_KHR => {
            Stages::RAYGEN_KHR
                | Stages::ANY_HIT_KHR
                | Stages::CLOSEST_HIT_KHR
                | Stages::MISS_KHR
                | Stages::INTERSECTION_KHR
                | Stages::CALLABLE_KHR
        }
        vk::PipelineBindPoint::SUBPASS_SHADING_HUAWEI => Stages::SUBPASS_SHADING_HUAWEI,
        _ => Stages::ALL,
    }
}

#[cfg(test)]
mod by_hand_tests;
#[cfg(test)]
mod tests;
