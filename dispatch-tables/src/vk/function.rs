//! The macros of all pointers to commands.

/// Pointers to functions, a row each:
///
/// ```text
/// PFN_vkDestroyInstance vkDestroyInstance(instance: Instance, p_allocator: *const AllocationCallbacks);
/// ```
macro_rules! functions {
    ($($pointer:ident $c:ident($($param:ident: $ty:ty),*) $(-> $returned:ty)?;)*) => {$(
        #[doc = concat!("`", stringify!($c), "`")]
        #[cfg_attr(doc, doc = spec!($c))]
        pub type $pointer = unsafe extern "system" fn($($param: $ty),*) $(-> $returned)?;
    )*};
}
pub(crate) use functions;

/// Other names of [`functions`]: `PFN_vkTrimCommandPoolKHR vkTrimCommandPoolKHR = PFN_vkTrimCommandPool;`.
macro_rules! function_aliases {
    ($($pointer:ident $c:ident = $target:ident;)*) => {$(
        #[doc = concat!("`", stringify!($c), "`")]
        #[cfg_attr(doc, doc = spec!($c))]
        pub type $pointer = $target;
    )*};
}
pub(crate) use function_aliases;
