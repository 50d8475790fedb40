//! What must not compile: an entry, extension or slot that is misspelt or has another command's
//! type, and safe code that would reach undefined behaviour.
//!
//! The messages are in `compile_fail/*.stderr`. After a change of the compiler's wording run
//! `TRYBUILD=overwrite cargo test -p dispatch-tables --test compile_fail` and read the diff.

#[test]
fn mistakes_do_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/compile_fail/right.rs");
    cases.compile_fail("tests/compile_fail/misspelt_*.rs");
    cases.compile_fail("tests/compile_fail/mistyped_*.rs");
    cases.compile_fail("tests/compile_fail/safe_*.rs");
    cases.compile_fail("tests/compile_fail/mistake_*.rs");
}
