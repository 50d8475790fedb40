//! The frame of a function that holds one entry of machine code for each number: all that its lines
//! on four processors have in common.

/// Declares the function `$name`. An entry is the lines of `each`, in which `.Lunknown_number` is the
/// entry's number, and `$align` fills it up. Entries may jump forward to the lines of `end`, which
/// they share. The lines name the constants behind `with`.
macro_rules! entries {
    (
        $name:ident $align:literal each { $($line:expr),* $(,)? } end { $($end:expr),* $(,)? }
        with { $($constant:ident = $value:ident),* $(,)? }
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
pub(crate) use entries;
