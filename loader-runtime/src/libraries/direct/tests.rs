//! Accepted and skipped direct drivers (drivers.md F).

use std::cell::Cell;
use std::ffi::c_char;
use std::mem;

use super::*;

/// The answers of the test driver.
#[derive(Clone, Copy)]
struct Answers {
    negotiate: Option<(i32, u32)>,
    create: bool,
    enumerate: bool,
    physical_device: bool,
    version: Option<(i32, u32)>,
}

const GOOD: Answers = Answers {
    negotiate: Some((0, 7)),
    create: true,
    enumerate: true,
    physical_device: false,
    version: None,
};

thread_local! {
    static ANSWERS: Cell<Answers> = const { Cell::new(GOOD) };
}

fn answer(value: *mut u32, answer: Option<(i32, u32)>) -> vk::Result {
    let (result, left) = answer.unwrap();
    // SAFETY: the loader passes a place for the version.
    unsafe { *value = left };
    vk::Result::from_raw(result)
}

unsafe extern "system" fn negotiate_version(version: *mut u32) -> vk::Result {
    answer(version, ANSWERS.get().negotiate)
}

unsafe extern "system" fn instance_version(version: *mut u32) -> vk::Result {
    answer(version, ANSWERS.get().version)
}

unsafe extern "system" fn nothing() {}

unsafe extern "system" fn proc_addr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    type Version = unsafe extern "system" fn(*mut u32) -> vk::Result;
    type Function = unsafe extern "system" fn();
    assert!(instance.is_null());
    let answers = ANSWERS.get();
    // SAFETY: the loader passes a C string, and casts each function to the type of its name.
    unsafe {
        match CStr::from_ptr(name).to_bytes() {
            b"vk_icdNegotiateLoaderICDInterfaceVersion" => {
                answers.negotiate.map(|_| mem::transmute::<Version, Function>(negotiate_version))
            }
            b"vkEnumerateInstanceVersion" => {
                answers.version.map(|_| mem::transmute::<Version, Function>(instance_version))
            }
            b"vkCreateInstance" => answers.create.then_some(nothing as Function),
            b"vkEnumerateInstanceExtensionProperties" => {
                answers.enumerate.then_some(nothing as Function)
            }
            b"vk_icdGetPhysicalDeviceProcAddr" => {
                answers.physical_device.then_some(nothing as Function)
            }
            _ => None,
        }
    }
}

fn add(direct: DirectDrivers<'_>) -> (ManifestScan, Vec<ScannedDriver>, Vec<String>) {
    let journal = Journal::keeping();
    let mut scan = Scan::default();
    let search = add_drivers(&journal, direct, &mut scan).unwrap();
    (search, scan.usable, journal.take_lines())
}

fn list_of(
    exclusive: bool,
    drivers: Option<&[vk::DirectDriverLoadingInfoLUNARG]>,
) -> DirectDrivers<'_> {
    let list = Some(DirectDriverList { exclusive, drivers });
    DirectDrivers { extension_enabled: true, list }
}

fn one() -> vk::DirectDriverLoadingInfoLUNARG {
    vk::DirectDriverLoadingInfoLUNARG {
        pfn_get_instance_proc_addr: Some(proc_addr),
        ..Default::default()
    }
}

const PREFIX: &str = "loader_scan_for_direct_drivers: ";

#[test]
fn f_decision_table() {
    let list = DirectDriverList { exclusive: true, drivers: Some(&[one()]) };
    let (search, drivers, lines) = add(DirectDrivers::default());
    assert!(search == ManifestScan::Continues && drivers.is_empty() && lines.is_empty());
    let (search, drivers, lines) = add(DirectDrivers { extension_enabled: true, list: None });
    assert!(search == ManifestScan::Continues && drivers.is_empty());
    assert_eq!(
        lines,
        [format!(
            "WARNING | DRIVER: {PREFIX}The VK_LUNARG_direct_driver_loading extension was enabled but the pNext chain of VkInstanceCreateInfo did not contain the VkDirectDriverLoadingListLUNARG structure."
        )]
    );
    let (search, drivers, lines) =
        add(DirectDrivers { extension_enabled: false, list: Some(list) });
    assert!(
        search == ManifestScan::Continues && drivers.is_empty(),
        "even an exclusive list is ignored"
    );
    assert_eq!(
        lines,
        [format!(
            "WARNING | DRIVER: {PREFIX}The pNext chain of VkInstanceCreateInfo contained the VkDirectDriverLoadingListLUNARG structure, but the VK_LUNARG_direct_driver_loading extension was not enabled."
        )]
    );
    let (search, drivers, lines) = add(DirectDrivers { extension_enabled: true, list: Some(list) });
    assert!(search == ManifestScan::Ends && drivers.len() == 1);
    assert_eq!(
        lines[0],
        format!(
            "INFO | DRIVER:  {PREFIX}The VK_LUNARG_direct_driver_loading extension is active and specified VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG, skipping system and environment variable driver search mechanisms."
        )
    );
    let added = format!(
        "INFO | DRIVER:  loader_add_direct_driver: Adding driver found in index 0 of VkDirectDriverLoadingListLUNARG::pDrivers structure. pfnGetInstanceProcAddr was set to {:p}",
        proc_addr as *const ()
    );
    assert_eq!(lines[1], added);
}

#[test]
fn f_lists_without_drivers() {
    for exclusive in [true, false] {
        let expected = if exclusive { ManifestScan::Ends } else { ManifestScan::Continues };
        for (drivers, text) in [
            (None, "has a NULL pDrivers member."),
            (
                Some(&[][..]),
                "has a non-null pDrivers member but a driverCount member with a value of zero.",
            ),
        ] {
            let (search, scanned, lines) = add(list_of(exclusive, drivers));
            assert!(search == expected && scanned.is_empty());
            let line = format!(
                "WARNING | DRIVER: {PREFIX}The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo {text}"
            );
            assert_eq!(lines.last(), Some(&line));
        }
    }
}

#[test]
fn f_elements_that_cannot_be_used_are_skipped() {
    const AT: &str = "VkDirectDriverLoadingInfoLUNARG structure at index 0";
    let interface = |version: u32| {
        format!(
            "{AT} supports interface version {version}, which is incompatible with the Loader Driver Interface version that supports the VK_LUNARG_direct_driver_loading extension, skipping."
        )
    };
    let cases = [
        (
            Answers { negotiate: None, ..GOOD },
            format!(
                "Could not get 'vk_icdNegotiateLoaderICDInterfaceVersion' from {AT}, skipping."
            ),
        ),
        (Answers { negotiate: Some((-9, 7)), ..GOOD }, interface(7)),
        (Answers { negotiate: Some((0, 6)), ..GOOD }, interface(6)),
        (
            Answers { create: false, ..GOOD },
            format!("Could not get 'vkCreateInstance' from {AT}, skipping."),
        ),
        (
            Answers { enumerate: false, ..GOOD },
            format!("Could not get 'vkEnumerateInstanceExtensionProperties' from {AT}, skipping."),
        ),
    ];
    for (answers, text) in cases {
        ANSWERS.set(answers);
        let (_, scanned, lines) = add(list_of(false, Some(&[one()])));
        assert!(scanned.is_empty(), "{text}");
        assert_eq!(lines, [format!("ERROR | DRIVER: loader_add_direct_driver: {text}")]);
    }
    let null = vk::DirectDriverLoadingInfoLUNARG::default();
    ANSWERS.set(GOOD);
    let (_, scanned, lines) = add(list_of(false, Some(&[one(), null])));
    assert_eq!(scanned.len(), 1);
    assert_eq!(
        lines[1..],
        [
            "ERROR | DRIVER: loader_add_direct_driver: VkDirectDriverLoadingInfoLUNARG structure at index 1 contains a NULL pointer for the pfnGetInstanceProcAddr member, skipping."
        ]
    );
}

#[test]
fn f_the_api_version_is_asked_for() {
    let cases = [
        (None, Some(ApiVersion::V1_1)),
        (Some((0, ApiVersion::parse("1.3.7").0)), Some(ApiVersion::parse("1.3.7"))),
        (Some((-3, 0)), None),
    ];
    for (version, expected) in cases {
        ANSWERS.set(Answers { version, ..GOOD });
        let (_, scanned, lines) = add(list_of(false, Some(&[one()])));
        assert_eq!(scanned.first().map(|driver| driver.api_version), expected);
        assert_eq!(lines.len(), usize::from(expected.is_some()), "a failed query is not logged");
    }
}

#[test]
fn f_properties_of_direct_drivers() {
    ANSWERS.set(Answers { physical_device: true, negotiate: Some((-1, 8)), ..GOOD });
    let (_, scanned, _) = add(list_of(false, Some(&[one(), one()])));
    let [first, _] = &scanned[..] else { panic!("{scanned:?}") };
    assert_eq!(first.library.name(), crate::event::Text::NULL);
    assert_eq!(first.library.interface_version, 8);
    assert_eq!(first.manifest, None);
    assert!(first.library.functions.get_physical_device_proc_addr.is_some());
}
