//! Symbols and addresses of real libraries.

use super::*;

#[test]
fn e6_a_missing_library_is_reported_in_the_linkers_words() {
    // SAFETY: nothing is opened.
    let missing = unsafe { SharedObject::open(b"/no/such/library.so") }.unwrap_err();
    let words = String::from_utf8(missing.words).unwrap();
    assert!(words.contains("/no/such/library.so: cannot open shared object file"));
}

#[test]
fn functions_of_dependencies_are_found_and_others_are_not() {
    // SAFETY: the C library is mapped anyway.
    let library = unsafe { SharedObject::open(b"libc.so.6") }.unwrap();
    let getenv = library.function(c"getenv").unwrap();
    assert!(library.function(c"vk_icdGetInstanceProcAddr").is_none());
    let getenv = getenv as *const ();
    // SAFETY: the library is open.
    let path = unsafe { module_path(getenv) }.unwrap();
    assert!(String::from_utf8(path.unwrap()).unwrap().contains("libc.so.6"));
    let base = linker::base_of_address;
    assert!(base(getenv).is_some());
    assert_ne!(base(getenv), base(is_loaders_own as *const ()));
    assert_eq!(base(std::ptr::without_provenance(16)), None);
}
