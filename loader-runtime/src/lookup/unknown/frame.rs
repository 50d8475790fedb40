//! The frame of functions that hold one entry of machine code for each number: all that the entries
//! of four processors have in common.

/// Declares the functions of a processor. Behind `=>` stand the bytes of an entry and what fills
/// the entry up, then the lines of an entry, in which `.Lunknown_number` is the entry's number.
/// Entries may jump forward to the lines of `end`, which they share. Several functions may have the
/// same lines, with constants of their own. `missing` is the content of a driver's empty slots: its
/// lines lead to `report_missing`.
macro_rules! entries {
    (
        missing { $($line:expr),* $(,)? }
        $($($name:ident $constants:tt)+ => $align:literal each $each:tt end $end:tt)*
    ) => {
        #[unsafe(naked)]
        pub(super) unsafe extern "system" fn missing() {
            core::arch::naked_asm!($($line,)* report = sym super::report_missing)
        }

        $($(super::frame::function! { $name $constants $align $each $end })+)*
    };
}
pub(crate) use entries;

macro_rules! function {
    (
        $name:ident ($($constant:ident = $value:ident),*) $align:literal
        { $($line:expr),* $(,)? } { $($end:expr),* $(,)? }
    ) => {
        #[unsafe(naked)]
        pub(super) unsafe extern "system" fn $name() {
            core::arch::naked_asm!(
                $align,
                ".set .Lunknown_number, 0",
                ".rept {capacity}",
                $($line,)*
                $align,
                ".set .Lunknown_number, .Lunknown_number + 1",
                ".endr",
                $($end,)*
                capacity = const super::CAPACITY,
                $($constant = const super::$value,)*
            )
        }
    };
}
pub(crate) use function;
