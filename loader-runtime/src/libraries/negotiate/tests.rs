//! The queries of a negotiation, and the reasons to reject a driver (drivers.md E.2, E.3).

use std::cell::RefCell;
use std::ffi::c_char;
use std::mem;

use super::*;

/// The test driver: exports, answers, and the queries that it received.
#[derive(Default)]
struct FakeDriver {
    exports: &'static [&'static CStr],
    answers: &'static [&'static CStr],
    /// The result of the negotiate function, and the version that it writes.
    negotiated: (i32, u32),
    calls: Vec<String>,
}

thread_local! {
    static DRIVER: RefCell<FakeDriver> = RefCell::default();
}

const NEGOTIATE: &CStr = c"vk_icdNegotiateLoaderICDInterfaceVersion";
const PROC_ADDR: &CStr = c"vk_icdGetInstanceProcAddr";
const PHYSICAL_DEVICE: &CStr = c"vk_icdGetPhysicalDeviceProcAddr";
const OLD_PROC_ADDR: &CStr = c"vkGetInstanceProcAddr";
const CREATE: &CStr = c"vkCreateInstance";
const ENUMERATE: &CStr = c"vkEnumerateInstanceExtensionProperties";

fn note(call: String) {
    DRIVER.with_borrow_mut(|driver| driver.calls.push(call));
}

unsafe extern "system" fn fake_negotiate(version: *mut u32) -> vk::Result {
    // SAFETY: the loader passes a version.
    let version = unsafe { &mut *version };
    note(format!("negotiate({version})"));
    let (result, left) = DRIVER.with_borrow(|driver| driver.negotiated);
    *version = left;
    vk::Result::from_raw(result)
}

unsafe extern "system" fn fake_proc_addr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    assert!(instance.is_null());
    // SAFETY: the loader passes a C string.
    let name = unsafe { CStr::from_ptr(name) };
    note(format!("gipa({})", name.to_str().unwrap()));
    let answered = DRIVER.with_borrow(|driver| driver.answers.contains(&name));
    answered.then(|| function(name))
}

/// One function per name, since the first two are called by their types.
unsafe extern "system" fn fake_create() {}
unsafe extern "system" fn fake_enumerate() {
    std::hint::black_box(1);
}
unsafe extern "system" fn fake_physical_device() {
    std::hint::black_box(2);
}

fn function(name: &CStr) -> Function {
    // SAFETY: the loader casts the function to the type of its name.
    unsafe {
        if name == NEGOTIATE {
            mem::transmute::<PFN_vk_icdNegotiateLoaderICDInterfaceVersion, Function>(fake_negotiate)
        } else if name == PROC_ADDR || name == OLD_PROC_ADDR {
            mem::transmute::<vk::PFN_vkGetInstanceProcAddr, Function>(fake_proc_addr)
        } else if name == CREATE {
            fake_create
        } else if name == ENUMERATE {
            fake_enumerate
        } else {
            fake_physical_device
        }
    }
}

struct Outcome {
    /// Interface version, and whether `vk_icdGetPhysicalDeviceProcAddr` was found.
    result: Option<(u32, bool)>,
    lines: Vec<String>,
    calls: Vec<String>,
}

fn negotiate_with(driver: FakeDriver, own: Option<&'static CStr>) -> Outcome {
    DRIVER.set(driver);
    let journal = Journal::keeping();
    let symbols = Symbols {
        library: b"/l.so",
        manifest: b"/m.json",
        lookup: &|name| {
            let exported = DRIVER.with_borrow(|driver| driver.exports.contains(&name));
            exported.then(|| function(name))
        },
        is_loaders_own: &|found| {
            own.is_some_and(|name| std::ptr::fn_addr_eq(found, function(name)))
        },
    };
    let result = match negotiate(&journal, &symbols) {
        Ok(negotiated) => {
            let functions = negotiated.functions;
            assert_eq!(functions.get_instance_proc_addr as *const (), fake_proc_addr as *const ());
            assert_eq!(functions.create_instance as *const (), fake_create as *const ());
            assert_eq!(
                functions.enumerate_instance_extension_properties as *const (),
                fake_enumerate as *const ()
            );
            let physical_device = functions.get_physical_device_proc_addr.is_some();
            Some((negotiated.interface_version, physical_device))
        }
        Err(rejection) => {
            journal.record(rejection);
            None
        }
    };
    let calls = DRIVER.with_borrow_mut(|driver| mem::take(&mut driver.calls));
    Outcome { result, lines: journal.take_lines(), calls }
}

const ALL_ANSWERS: &[&CStr] = &[NEGOTIATE, CREATE, ENUMERATE, PHYSICAL_DEVICE];

#[test]
fn e2_call_order_of_a_v7_driver_that_exports_one_function() {
    let driver = FakeDriver {
        exports: &[PROC_ADDR],
        answers: ALL_ANSWERS,
        negotiated: (0, 7),
        ..FakeDriver::default()
    };
    let outcome = negotiate_with(driver, None);
    assert_eq!(outcome.result, Some((7, true)));
    let expected = [
        "gipa(vk_icdNegotiateLoaderICDInterfaceVersion)",
        "negotiate(7)",
        "gipa(vkCreateInstance)",
        "gipa(vkEnumerateInstanceExtensionProperties)",
        "gipa(vk_icdGetPhysicalDeviceProcAddr)",
    ];
    assert_eq!(outcome.calls, expected);
    assert!(outcome.lines.is_empty());
}

#[test]
fn e3_interface_versions_and_where_the_physical_device_lookup_comes_from() {
    const WITHOUT: &[&CStr] = &[CREATE, ENUMERATE];
    const EXPORTS: &[&CStr] = &[NEGOTIATE, PROC_ADDR];
    const EXPORTS_ALL: &[&CStr] = &[NEGOTIATE, PROC_ADDR, PHYSICAL_DEVICE];
    let cases = [
        // Exports, answers, and the version that the driver writes; the resulting version, and
        // whether there is a lookup.
        (EXPORTS, ALL_ANSWERS, 7, (7, true)),
        (EXPORTS_ALL, WITHOUT, 7, (7, true)),
        (EXPORTS, WITHOUT, 7, (7, false)),
        (EXPORTS, ALL_ANSWERS, 99, (99, true)),
        (EXPORTS_ALL, ALL_ANSWERS, 6, (6, true)),
        (EXPORTS, ALL_ANSWERS, 6, (6, false)),
        (EXPORTS_ALL, WITHOUT, 5, (5, true)),
        (EXPORTS_ALL, WITHOUT, 4, (4, true)),
        (EXPORTS_ALL, WITHOUT, 3, (3, true)),
        (EXPORTS_ALL, WITHOUT, 2, (2, false)),
        (EXPORTS_ALL, WITHOUT, 1, (1, false)),
        (EXPORTS_ALL, WITHOUT, 0, (1, false)),
    ];
    for (exports, answers, left, expected) in cases {
        let driver =
            FakeDriver { exports, answers, negotiated: (0, left), ..FakeDriver::default() };
        let outcome = negotiate_with(driver, None);
        assert_eq!(outcome.result, Some(expected), "{exports:?} {answers:?} {left}");
    }
}

#[test]
fn e2_only_incompatible_driver_rejects() {
    for (code, accepted) in [(-9, false), (-1, true), (-3, true), (5, true), (0, true)] {
        let driver = FakeDriver {
            exports: &[NEGOTIATE, PROC_ADDR],
            answers: ALL_ANSWERS,
            negotiated: (code, 5),
            ..FakeDriver::default()
        };
        let outcome = negotiate_with(driver, None);
        assert_eq!(outcome.result, accepted.then_some((5, false)), "{code}");
        if !accepted {
            let line = "ERROR:          loader_scanned_icd_add: ICD /l.so doesn't support interface version compatible with loader, skip this ICD.";
            assert_eq!(outcome.lines, [line]);
        }
    }
}

#[test]
fn e3_a_v1_driver_has_no_negotiate_function() {
    let driver = FakeDriver {
        exports: &[PROC_ADDR],
        answers: &[CREATE, ENUMERATE],
        ..FakeDriver::default()
    };
    assert_eq!(negotiate_with(driver, None).result, Some((1, false)));
}

#[test]
fn e3_a_v0_driver_exports_vulkan_names() {
    let driver = FakeDriver {
        exports: &[OLD_PROC_ADDR, CREATE, ENUMERATE, PHYSICAL_DEVICE],
        ..FakeDriver::default()
    };
    let outcome = negotiate_with(driver, None);
    assert_eq!(outcome.result, Some((0, false)));
    assert!(outcome.calls.is_empty());
    let line = "WARNING:        loader_scanned_icd_add: Using deprecated ICD interface of 'vkGetInstanceProcAddr' instead of 'vk_icdGetInstanceProcAddr' for ICD /l.so";
    assert_eq!(outcome.lines, [line]);
}

#[test]
fn e2_missing_functions_reject_with_their_line() {
    const V0: &str = "loader_scanned_icd_add: Using deprecated";
    type Names = &'static [&'static CStr];
    let cases: [(Names, Names, u32, &str); 7] = [
        (
            &[NEGOTIATE],
            &[],
            5,
            "loader_scanned_icd_add: ICD /l.so reports an interface version of 5 but doesn't export vk_icdGetInstanceProcAddr, skip this ICD.",
        ),
        (
            &[],
            &[],
            0,
            "loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD /l.so failed.",
        ),
        (
            &[OLD_PROC_ADDR, ENUMERATE],
            &[],
            0,
            "loader_scanned_icd_add:  Failed querying 'vkCreateInstance' via dlsym/LoadLibrary for ICD /l.so",
        ),
        (
            &[OLD_PROC_ADDR, CREATE],
            &[],
            0,
            "loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via dlsym/LoadLibrary for ICD /l.so",
        ),
        (
            &[PROC_ADDR],
            &[ENUMERATE],
            0,
            "loader_scanned_icd_add: Could not get 'vkCreateInstance' via 'vk_icdGetInstanceProcAddr' for ICD /l.so",
        ),
        (
            &[PROC_ADDR],
            &[CREATE],
            0,
            "loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via 'vk_icdGetInstanceProcAddr' for ICD /l.so",
        ),
        // Version 0 and no other export: counts as a driver of interface version 0.
        (
            &[NEGOTIATE],
            &[],
            0,
            "loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD /l.so failed.",
        ),
    ];
    for (exports, answers, left, text) in cases {
        let driver =
            FakeDriver { exports, answers, negotiated: (0, left), ..FakeDriver::default() };
        let outcome = negotiate_with(driver, None);
        assert_eq!(outcome.result, None, "{exports:?}");
        assert_eq!(outcome.lines.last().unwrap(), &format!("ERROR:          {text}"));
        assert!(outcome.lines.len() == 1 || outcome.lines[0].contains(V0), "{exports:?}");
    }
}

/// Here the Khronos loader calls its own vkCreateInstance without end (docs/differences.md).
#[test]
fn e2_a_library_that_resolves_the_loaders_own_functions_is_turned_down() {
    let line = "ERROR:          loader_add_instance_extensions: /l.so's vkEnumerateInstanceExtensionProperties points to the loader, this would lead to infinite recursion.";
    for own in [OLD_PROC_ADDR, CREATE, ENUMERATE] {
        let exports = &[OLD_PROC_ADDR, CREATE, ENUMERATE];
        let outcome = negotiate_with(FakeDriver { exports, ..FakeDriver::default() }, Some(own));
        assert_eq!(outcome.result, None, "{own:?}");
        assert_eq!(outcome.lines.last().unwrap(), line, "{own:?}");
    }
    let driver = FakeDriver {
        exports: &[PROC_ADDR],
        answers: &[CREATE, ENUMERATE],
        ..FakeDriver::default()
    };
    assert_eq!(negotiate_with(driver, Some(ENUMERATE)).lines, [line]);
}
