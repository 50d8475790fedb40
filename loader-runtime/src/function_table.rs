//! Tables of functions that need no relocation: a function is stored as its distance from the table.
//! The dynamic linker would have to add the library's address to every pointer, in memory that no
//! two processes share.

/// `function_table!(NAME, "symbol", [f, g])`: the table `NAME` of functions in scope, whose `get`
/// returns them by index. The symbol is the library's own.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
macro_rules! function_table {
    ($table:ident, $symbol:literal, [$($function:ident),* $(,)?]) => {
        core::arch::global_asm!(
            ".pushsection .rodata.function_tables, \"a\"",
            ".balign 4",
            concat!(".globl ", $symbol),
            concat!(".hidden ", $symbol),
            concat!($symbol, ":"),
            $(concat!(".long {", stringify!($function), "} - ", $symbol),)*
            concat!(".size ", $symbol, ", . - ", $symbol),
            ".popsection",
            $($function = sym $function,)*
        );

        /// The table; its functions have the type of their commands.
        struct $table;

        impl $table {
            const LEN: usize = <[&str]>::len(&[$(stringify!($function)),*]);

            /// The function at `index`.
            #[inline]
            fn get(index: usize) -> Option<unsafe extern "system" fn()> {
                unsafe extern "C" {
                    #[link_name = $symbol]
                    static DISTANCES: [i32; $table::LEN];
                }
                // SAFETY: the assembly above defines the symbol with a number a function, which
                // nothing writes to.
                let distances = unsafe { &DISTANCES };
                let distance = *distances.get(index)? as isize;
                let address = core::ptr::from_ref(distances).addr().wrapping_add_signed(distance);
                // SAFETY: the address of a function plus its distance from there.
                Some(unsafe { core::mem::transmute::<usize, unsafe extern "system" fn()>(address) })
            }
        }
    };
}

/// As above, with pointers, where the linker's distances are not known to work.
#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
macro_rules! function_table {
    ($table:ident, $symbol:literal, [$($function:ident),* $(,)?]) => {
        /// The table; its functions have the type of their commands.
        struct $table;

        impl $table {
            const LEN: usize = <[&str]>::len(&[$(stringify!($function)),*]);

            /// The function at `index`.
            #[inline]
            fn get(index: usize) -> Option<unsafe extern "system" fn()> {
                static FUNCTIONS: [unsafe extern "system" fn(); $table::LEN] = [$(
                    // SAFETY: all function pointers have one representation; callers cast it back.
                    unsafe {
                        core::mem::transmute::<*const (), unsafe extern "system" fn()>(
                            $function as *const (),
                        )
                    }
                ),*];
                FUNCTIONS.get(index).copied()
            }
        }
    };
}
pub(crate) use function_table;
