//! Tables of functions without relocations: each entry is a function's distance from the table. With
//! addresses, the dynamic linker would write to every entry, and processes could not share the
//! pages.

pub(crate) use layout::{FunctionTable, function_table};

/// A function without its signature.
type Function = unsafe extern "system" fn();

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "x86")
))]
mod layout {
    use super::Function;

    /// A table of [`function_table!`].
    pub(crate) struct FunctionTable {
        distances: unsafe extern "C" fn(),
        len: usize,
    }

    impl FunctionTable {
        /// # Safety
        /// The code at `distances` is `len` numbers of 32 bits, each a function's distance from there.
        pub(crate) const unsafe fn new(distances: unsafe extern "C" fn(), len: usize) -> Self {
            Self { distances, len }
        }

        /// The function at `index`.
        #[inline]
        pub(crate) fn get(&self, index: usize) -> Option<Function> {
            if index >= self.len {
                return None;
            }
            let start = self.distances as *const i32;
            // SAFETY: the table has more than `index` numbers.
            let distance = unsafe { start.add(index).read() } as isize;
            let address = start.addr().wrapping_add_signed(distance);
            // SAFETY: the address of a table plus a function's distance from there.
            Some(unsafe { core::mem::transmute::<usize, Function>(address) })
        }
    }

    /// `function_table!(NAME: len, [f, g])`: a constant, the table of functions in scope, whose number
    /// is `len`. Only the assembler knows the distances. So they are the body of a naked function
    /// that nobody calls, the one item that has a path and holds assembly.
    macro_rules! function_table {
        ($name:ident: $len:expr, [$($function:ident),* $(,)?]) => {
            const $name: $crate::commands::function_table::FunctionTable = {
                const LEN: usize = <[&str]>::len(&[$(stringify!($function)),*]);
                const _: () = assert!(LEN == $len);

                /// Not code: never called.
                #[unsafe(naked)]
                unsafe extern "C" fn distances() {
                    core::arch::naked_asm!(
                        $(concat!(".long {", stringify!($function), "} - {distances}"),)*
                        $($function = sym $function,)*
                        distances = sym distances,
                    )
                }
                // SAFETY: a line of the assembly is a function's distance from the first line.
                unsafe { $crate::commands::function_table::FunctionTable::new(distances, LEN) }
            };
        };
    }
    pub(crate) use function_table;
}

/// The same table with pointers, for targets where the distances are untested.
#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "x86")
)))]
mod layout {
    use super::Function;

    /// A table of [`function_table!`].
    pub(crate) struct FunctionTable(pub(crate) &'static [Function]);

    impl FunctionTable {
        /// The function at `index`.
        pub(crate) fn get(&self, index: usize) -> Option<Function> {
            self.0.get(index).copied()
        }
    }

    macro_rules! function_table {
        ($name:ident: $len:expr, [$($function:ident),* $(,)?]) => {
            const $name: $crate::commands::function_table::FunctionTable = {
                static FUNCTIONS: [unsafe extern "system" fn(); $len] = [$(
                    // SAFETY: all function pointers have one representation; callers cast it back.
                    unsafe {
                        core::mem::transmute::<*const (), unsafe extern "system" fn()>(
                            $function as *const (),
                        )
                    },
                )*];
                $crate::commands::function_table::FunctionTable(&FUNCTIONS)
            };
        };
    }
    pub(crate) use function_table;
}
