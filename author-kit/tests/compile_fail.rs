//! What must not compile: safe code that would reach undefined behaviour.
//!
//! The messages are in `compile_fail/*.stderr`. After a change of the compiler's wording run
//! `TRYBUILD=overwrite cargo test -p author-kit --test compile_fail` and read the diff.

#[test]
fn safe_code_that_would_break_the_kit_does_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/compile_fail/right.rs");
    cases.compile_fail("tests/compile_fail/safe_*.rs");
}
