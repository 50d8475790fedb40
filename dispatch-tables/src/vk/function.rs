//! The macros of all pointers to commands, and of types that have a second name.

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

/// Other names of a file's types: `second_names! { BufferUsageFlags2KHR = BufferUsageFlags2; … }`. In the
/// documentation they have one page.
macro_rules! second_names {
    ($($name:ident = $target:ident;)*) => {
        $(
            #[cfg_attr(doc, doc(hidden))]
            #[doc = stringify!($target)]
            pub type $name = $target;
        )*

        /// Types that have a second name, in most cases that of an extension before its promotion.
        #[cfg(doc)]
        #[doc = crate::vk::spec::second_names_table!($($name $target;)*)]
        pub enum SecondNames {}
    };
}
pub(crate) use second_names;
