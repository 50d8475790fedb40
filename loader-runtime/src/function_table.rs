//! Tables of functions that need no relocation: a function is stored as its distance from the table.
//! The dynamic linker would have to add the library's address to every pointer, in memory that no
//! two processes share.
//!
//! A module that has the functions lays their table out, a module below reads the table by its
//! symbol, and the linker joins the two: the lookups of names, which read the tables, are among the
//! functions in them.

/// The function at `index` of the table with this symbol, which has `len` functions.
macro_rules! read_function_table {
    ($symbol:literal, $len:expr, $index:expr) => {{
        unsafe extern "C" {
            #[link_name = $symbol]
            static ENTRIES: [$crate::function_table::Entry; $len];
        }
        // SAFETY: `function_table!` defines the symbol with this number of entries, which nothing
        // writes to.
        let entries = unsafe { &ENTRIES };
        // SAFETY: the entries are those of a table of `function_table!`.
        unsafe { $crate::function_table::function(entries, $index) }
    }};
}
pub(crate) use read_function_table;

/// `function_table!("symbol", len, [f, g])`: lays out the table of functions in scope, whose number
/// is `len`. The symbol is the library's own.
macro_rules! function_table {
    ($symbol:literal, $len:expr, [$($function:ident),* $(,)?]) => {
        const _: () = assert!(<[&str]>::len(&[$(stringify!($function)),*]) == $len);

        $crate::function_table::lay_out!($symbol, [$($function),*]);
    };
}
pub(crate) use function_table;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "x86")
))]
mod layout {
    /// The distance of a function from the start of its table.
    pub(crate) type Entry = i32;

    /// The function at `index`.
    ///
    /// # Safety
    /// `entries` is a table of `function_table!`, as a whole.
    #[inline]
    pub(crate) unsafe fn function(
        entries: &'static [Entry],
        index: usize,
    ) -> Option<unsafe extern "system" fn()> {
        let distance = *entries.get(index)? as isize;
        let address = entries.as_ptr().addr().wrapping_add_signed(distance);
        // SAFETY: the address of a table plus a function's distance from there.
        Some(unsafe { core::mem::transmute::<usize, unsafe extern "system" fn()>(address) })
    }

    macro_rules! lay_out {
        ($symbol:literal, [$($function:ident),*]) => {
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
        };
    }
    pub(crate) use lay_out;
}

/// As above, with pointers, where the linker's distances are not known to work.
#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "x86")
)))]
mod layout {
    pub(crate) type Entry = unsafe extern "system" fn();

    /// # Safety
    /// None, but the other layout has one.
    #[inline]
    pub(crate) unsafe fn function(entries: &'static [Entry], index: usize) -> Option<Entry> {
        entries.get(index).copied()
    }

    #[cfg(target_pointer_width = "64")]
    macro_rules! pointer {
        () => {
            ".8byte {"
        };
    }
    #[cfg(target_pointer_width = "32")]
    macro_rules! pointer {
        () => {
            ".4byte {"
        };
    }
    pub(crate) use pointer;

    macro_rules! lay_out {
        ($symbol:literal, [$($function:ident),*]) => {
            core::arch::global_asm!(
                $crate::function_table::begin!($symbol),
                $(concat!($crate::function_table::pointer!(), stringify!($function), "}"),)*
                $crate::function_table::end!(),
                $($function = sym $function,)*
            );
        };
    }
    pub(crate) use lay_out;

    /// The section for data that the dynamic linker relocates, and the label of a table. The linker
    /// does not export the label.
    #[cfg(not(any(windows, target_vendor = "apple")))]
    macro_rules! begin {
        ($symbol:literal) => {
            concat!(
                ".pushsection .data.rel.ro.function_tables, \"aw\"\n.balign 8\n.globl ",
                $symbol,
                "\n.hidden ",
                $symbol,
                "\n",
                $symbol,
                ":"
            )
        };
    }
    #[cfg(not(any(windows, target_vendor = "apple")))]
    macro_rules! end {
        () => {
            ".popsection"
        };
    }

    /// As above, for COFF, whose linker exports what a list names.
    #[cfg(all(windows, not(target_arch = "x86")))]
    macro_rules! begin {
        ($symbol:literal) => {
            concat!(".section .rdata,\"dr\"\n.balign 8\n.globl ", $symbol, "\n", $symbol, ":")
        };
    }
    /// C's names begin with an underscore there.
    #[cfg(all(windows, target_arch = "x86"))]
    macro_rules! begin {
        ($symbol:literal) => {
            concat!(".section .rdata,\"dr\"\n.balign 8\n.globl _", $symbol, "\n_", $symbol, ":")
        };
    }
    /// As above, for Mach-O.
    #[cfg(target_vendor = "apple")]
    macro_rules! begin {
        ($symbol:literal) => {
            concat!(
                ".section __DATA,__const\n.balign 8\n.globl _",
                $symbol,
                "\n.private_extern _",
                $symbol,
                "\n_",
                $symbol,
                ":"
            )
        };
    }
    #[cfg(any(windows, target_vendor = "apple"))]
    macro_rules! end {
        () => {
            ".text"
        };
    }
    pub(crate) use {begin, end};
}

pub(crate) use layout::*;
