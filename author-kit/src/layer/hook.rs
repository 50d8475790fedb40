//! Hooks as plain functions: [`hook!`](crate::hook) makes the C function of a command of one that gets
//! the layer's state, references and slices.
//!
//! A hook calls the next layer or the driver by its last argument, [`Next`], with the application's
//! arguments and at most once, and returns the command's result. A panic of the hook does not end the application:
//! the call goes on to the next layer, unless the hook has called it.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice::from_raw_parts;

use dispatch_tables::vk;

/// The call of the next layer or of the driver, with the application's arguments. Without it, the call
/// ends at the hook.
pub struct Next<'a, T>(&'a dyn Fn() -> T);

impl<'a, T> Next<'a, T> {
    #[doc(hidden)]
    pub fn new(call: &'a dyn Fn() -> T) -> Self {
        Self(call)
    }

    /// Calls. Gives what the command returns, with references to what it has written, if the line of
    /// the hook has such parameters: `(result, first, …)`.
    #[inline]
    pub fn call(self) -> T {
        (self.0)()
    }
}

/// What a hook may return for a command that returns `R`.
pub trait Answer<R> {
    /// The command's result.
    fn result(self) -> R;
}

impl Answer<()> for () {
    fn result(self) {}
}

impl Answer<vk::Result> for vk::Result {
    fn result(self) -> vk::Result {
        self
    }
}

/// `Ok` is the result of the next layer, or another success.
impl Answer<vk::Result> for Result<vk::Result, vk::Result> {
    fn result(self) -> vk::Result {
        self.unwrap_or_else(|error| error)
    }
}

impl Answer<vk::Result> for Result<(), vk::Result> {
    fn result(self) -> vk::Result {
        self.err().unwrap_or(vk::Result::SUCCESS)
    }
}

/// The hook's answer; what the next layer has returned, or returns now, if the hook panics.
#[doc(hidden)]
#[inline]
pub fn run<R: Copy, A: Answer<R>, N: Fn() -> R>(
    call: N,
    hook: impl FnOnce(&dyn Fn() -> R) -> A,
) -> R {
    let returned = Cell::new(None);
    let next = || {
        let result = call();
        returned.set(Some(result));
        result
    };
    match catch_unwind(AssertUnwindSafe(|| hook(&next).result())) {
        Ok(result) => result,
        Err(payload) => {
            // A payload may panic when it is dropped.
            std::mem::forget(payload);
            returned.get().unwrap_or_else(&call)
        }
    }
}

/// An array of the application's; empty for null.
///
/// # Safety
///
/// `first` is null or points to as many elements, which nobody changes meanwhile.
#[doc(hidden)]
#[inline]
pub unsafe fn array<'a, T>(first: *const T, count: u32) -> &'a [T] {
    match first.is_null() {
        true => &[],
        // SAFETY: the caller's guarantee.
        false => unsafe { from_raw_parts(first, count as usize) },
    }
}

/// The elements of these commands' arrays are not one behind the other.
#[doc(hidden)]
pub const fn has_plain_arrays(name: &str) -> bool {
    let strided = ["cmd_draw_multi_ext", "cmd_draw_multi_indexed_ext"];
    let mut index = 0;
    while index < strided.len() {
        if equal(name.as_bytes(), strided[index].as_bytes()) {
            return false;
        }
        index += 1;
    }
    true
}

const fn equal(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    one.len() == other.len() && index == one.len()
}

/// Makes the C functions of hooks that are plain functions.
///
/// A line is the level of a command, its name in the hook tables, its parameters, its result, and the
/// function. A parameter is as in C, or one of these, which a hook gets as a reference:
///
/// | parameter | in C | the hook gets |
/// |---|---|---|
/// | `name: &T` | `*const T` | `&T`; for null the hook is not called |
/// | `name: [T]` | `u32, *const T` | `&[T]`, empty for null |
/// | `name: &mut T` | `*mut T` | `&mut T`, from `next`, which has filled it |
///
/// The function gets the device, or the instance for the levels `physical_device` and `instance`, then
/// the parameters, and last `next`, which calls the next layer or the driver. The C function has the
/// command's name and is visible in the crate: two layers with hooks of one command have these lines
/// in two modules. A command of another type, or a function that does not take what the line says,
/// does not compile.
///
/// ```standalone_crate
/// use author_kit::layer::{Description, Device, Instance, Layer, Next};
/// use dispatch_tables::{DeviceEntrypointTable, PhysicalDeviceEntrypointTable, vk};
/// use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
///
/// static LAYER: Layer<(), AtomicUsize> = Layer::new(Description {
///     device_hooks: DeviceEntrypointTable {
///         queue_submit: Some(queue_submit),
///         ..DeviceEntrypointTable::EMPTY
///     },
///     physical_device_hooks: PhysicalDeviceEntrypointTable {
///         get_physical_device_properties: Some(get_physical_device_properties),
///         ..PhysicalDeviceEntrypointTable::EMPTY
///     },
///     ..Description::new(c"VK_LAYER_EXAMPLE_hooks", c"Counts submissions")
/// });
///
/// author_kit::export_layer!(LAYER: Layer<(), AtomicUsize>);
///
/// author_kit::hook! {
///     LAYER;
///     device queue_submit(queue: vk::Queue, submits: [vk::SubmitInfo], fence: vk::Fence)
///         -> vk::Result = submit;
///     physical_device get_physical_device_properties(
///         physical_device: vk::PhysicalDevice, properties: &mut vk::PhysicalDeviceProperties)
///         = rename;
/// }
///
/// fn submit(
///     device: &Device<AtomicUsize>,
///     _: vk::Queue,
///     submits: &[vk::SubmitInfo],
///     _: vk::Fence,
///     next: Next<'_, vk::Result>,
/// ) -> Result<vk::Result, vk::Result> {
///     match device.data.fetch_add(submits.len(), Relaxed) {
///         usize::MAX => Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
///         _ => Ok(next.call()),
///     }
/// }
///
/// fn rename(
///     _: &Instance<()>,
///     _: vk::PhysicalDevice,
///     next: Next<'_, ((), &mut vk::PhysicalDeviceProperties)>,
/// ) {
///     let ((), properties) = next.call();
///     properties.vendor_id += 1;
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! hook {
    (
        $layer:ident;
        $($level:ident $name:ident($handle:ident: $handle_type:ty $(, $($parameters:tt)*)?)
            $(-> $result:ty)? = $hook:expr;)*
    ) => {$(
        $crate::hook! {
            @next [$layer $level $name $handle {$handle_type} {$($result)?} {$hook}]
            {} {} {} {} {} $($($parameters)*)?
        }
    )*};
    (
        @next [$($what:tt)*] {$($raw:tt)*} {$($given:tt)*} {$($safe:tt)*} {$($written:tt)*} {$($there:tt)*}
        $name:ident: [$type:ty] $(, $($rest:tt)*)?
    ) => {
        $crate::hook! {
            @next [$($what)*] {$($raw)* count: u32, $name: *const $type,} {$($given)* count, $name,}
            {$($safe)* $crate::layer::hook::array($name, count),} {$($written)*} {$($there)*}
            $($($rest)*)?
        }
    };
    (
        @next [$($what:tt)*] {$($raw:tt)*} {$($given:tt)*} {$($safe:tt)*} {$($written:tt)*} {$($there:tt)*}
        $name:ident: &mut $type:ty $(, $($rest:tt)*)?
    ) => {
        $crate::hook! {
            @next [$($what)*] {$($raw)* $name: *mut $type,} {$($given)* $name,}
            {$($safe)*} {$($written)* &mut *$name,} {$($there)* && !$name.is_null()}
            $($($rest)*)?
        }
    };
    (
        @next [$($what:tt)*] {$($raw:tt)*} {$($given:tt)*} {$($safe:tt)*} {$($written:tt)*} {$($there:tt)*}
        $name:ident: &$type:ty $(, $($rest:tt)*)?
    ) => {
        $crate::hook! {
            @next [$($what)*] {$($raw)* $name: *const $type,} {$($given)* $name,}
            {$($safe)* &*$name,} {$($written)*} {$($there)* && !$name.is_null()}
            $($($rest)*)?
        }
    };
    (
        @next [$($what:tt)*] {$($raw:tt)*} {$($given:tt)*} {$($safe:tt)*} {$($written:tt)*} {$($there:tt)*}
        $name:ident: $type:ty $(, $($rest:tt)*)?
    ) => {
        $crate::hook! {
            @next [$($what)*] {$($raw)* $name: $type,} {$($given)* $name,}
            {$($safe)* $name,} {$($written)*} {$($there)*}
            $($($rest)*)?
        }
    };
    (
        @next [$layer:ident $level:ident $name:ident $handle:ident {$handle_type:ty} {$($result:ty)?} {$hook:expr}]
        {$($raw:tt)*} {$($given:tt)*} {$($safe:tt)*} {$($written:tt)*} {$($there:tt)*}
    ) => {
        pub(crate) unsafe extern "system" fn $name($handle: $handle_type, $($raw)*) $(-> $result)? {
            const { assert!($crate::layer::hook::has_plain_arrays(stringify!($name))) };
            // SAFETY: the command is called as the application must call it: its handle is alive, and
            // pointers that are not null lead to what their parameters say.
            unsafe {
                let state = $crate::hook!(@state $level $layer $handle);
                let next = $crate::hook!(@table $level state).$name();
                // A command without a next function is of an extension of the layer's own.
                let call = || next.map_or_else(Default::default, |next| next($handle, $($given)*));
                if !($crate::hook!(@has $level state $name) $($there)*) {
                    return call();
                }
                $crate::layer::hook::run(call, |next| {
                    $crate::hook!(@call {$hook} {state, $handle, $($safe)*} next {$($written)*})
                })
            }
        }
    };
    (@state device $layer:ident $handle:ident) => { $layer.device($handle) };
    (@state physical_device $layer:ident $handle:ident) => { $layer.instance($handle) };
    (@state instance $layer:ident $handle:ident) => { $layer.instance($handle) };
    // The lookup of an instance gives the hook for every device.
    (@has device $state:ident $name:ident) => { $state.hooks().$name().is_some() };
    (@has $level:ident $state:ident $name:ident) => { true };
    (@table device $state:ident) => { $state.next };
    (@table physical_device $state:ident) => { $state.next_physical_device };
    (@table instance $state:ident) => { $state.next };
    (@call {$hook:expr} {$($safe:tt)*} $next:ident {}) => {
        ($hook)($($safe)* $crate::layer::hook::Next::new($next))
    };
    (@call {$hook:expr} {$($safe:tt)*} $next:ident {$($written:tt)+}) => {
        ($hook)($($safe)* $crate::layer::hook::Next::new(&|| ($next(), $($written)+)))
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::structure::of_command;
    use crate::structure::row::{Count, Reach};
    use dispatch_tables::Command;

    #[test]
    fn a_panic_passes_the_call_on_once() {
        for (calls, expected) in [(0, 1), (1, 1)] {
            let count = Cell::new(0);
            let call = || {
                count.set(count.get() + 1);
                vk::Result::NOT_READY
            };
            let hook = |next: &dyn Fn() -> vk::Result| -> vk::Result {
                (0..calls).for_each(|_| _ = next());
                panic!("a mistake")
            };
            assert_eq!((run(call, hook), count.get()), (vk::Result::NOT_READY, expected));
        }
    }

    #[test]
    fn a_hook_answers_by_a_result() {
        let call = || vk::Result::SUBOPTIMAL_KHR;
        assert_eq!(run(call, |next| next()), vk::Result::SUBOPTIMAL_KHR);
        assert_eq!(run(call, |next| Ok(next())), vk::Result::SUBOPTIMAL_KHR);
        let lost = vk::Result::ERROR_DEVICE_LOST;
        assert_eq!(run(call, |_| Err::<vk::Result, _>(lost)), lost);
        assert_eq!(run(call, |_| Ok::<(), vk::Result>(())), vk::Result::SUCCESS);
        assert_eq!(run(call, |_| Err::<(), _>(lost)), lost);
    }

    /// A slice of an array with a stride would be wrong.
    #[test]
    fn arrays_with_a_stride_are_refused() {
        for command in Command::all() {
            let Some(row) = of_command(command) else { continue };
            let strided = row.slots.members.iter().any(|member| {
                member.constant && matches!(member.reach, Reach::Behind(Count::Strided(..)))
            });
            let name = command.name().to_str().expect("a text");
            let is_plain =
                !name.starts_with("vkCmdDrawMulti") || name.starts_with("vkCmdDrawMultiIndirect");
            assert!(!strided || !is_plain, "{name}");
        }
        assert!(!has_plain_arrays("cmd_draw_multi_ext"));
        assert!(!has_plain_arrays("cmd_draw_multi_indexed_ext"));
        assert!(has_plain_arrays("cmd_draw_multi") && has_plain_arrays("queue_submit"));
    }
}
