//! Filters of drivers by the manifest's file name, and of devices by their IDs (drivers.md A.4,
//! A.6, J.6). `layers/selection.rs` tests the filters of layers.

use super::*;

const SELECT: &str = "VK_LOADER_DRIVERS_SELECT";
const DISABLE: &str = "VK_LOADER_DRIVERS_DISABLE";
const NONE: &str = "-9";
const ALL: &str = "xabc,abcd,abc,a*b";

/// Every token form and parsing rule of drivers.md A.4, on drivers with the manifests `a*b.json`,
/// `abc.json`, `abcd.json` and `xabc.json`.
#[test]
fn a4_filters_of_drivers() {
    let many = |count: usize| "none,".repeat(count) + "*";
    let (sixteen, seventeen) = (many(15), many(16));
    let long = |letters: usize| format!("*{}*", "a".repeat(letters));
    let too_long = long(300);
    let rows: [(Variables<'_>, &str); 35] = [
        (&[(SELECT, "~unknown~")], NONE),
        (&[(SELECT, "~implicit~")], NONE),
        (&[(SELECT, "~explicit~")], NONE),
        (&[(SELECT, "~all~")], ALL),
        (&[(SELECT, "*")], ALL),
        (&[(SELECT, "**")], ALL),
        (&[(SELECT, "*bc*")], "xabc,abcd,abc"),
        (&[(SELECT, "*BCD*")], "abcd"),
        (&[(SELECT, "abc*")], "abcd,abc"),
        (&[(SELECT, "*bc.json")], "xabc,abc"),
        (&[(SELECT, "*abc")], NONE),
        (&[(SELECT, "abc")], NONE),
        (&[(SELECT, "ABC.Json")], "abc"),
        (&[(SELECT, "abc.json")], "abc"),
        (&[(SELECT, "***")], "a*b"),
        (&[(SELECT, "a*b.json")], "a*b"),
        (&[(SELECT, "a*c.json")], NONE),
        (&[(SELECT, "ab?.json")], NONE),
        (&[(SELECT, "[ab]bc.json")], NONE),
        (&[(SELECT, "abcdefghij.json*")], NONE),
        (&[(SELECT, "drivers/abc.json")], NONE),
        (&[(SELECT, "none, abc*")], NONE),
        (&[(SELECT, "none ,abc*")], "abcd,abc"),
        (&[(SELECT, ",,none,,,abc.json,")], "abc"),
        (&[(SELECT, "")], ALL),
        (&[(SELECT, ",")], ALL),
        (&[(DISABLE, "")], ALL),
        (&[(SELECT, &sixteen)], ALL),
        (&[(SELECT, &seventeen)], NONE),
        (&[(SELECT, &too_long)], NONE),
        (&[(DISABLE, "abc*")], "xabc,a*b"),
        (&[(DISABLE, "~all~")], NONE),
        (&[(DISABLE, "*"), (SELECT, "abc.json")], "abc"),
        (&[(DISABLE, "*abc*"), (SELECT, "none")], NONE),
        (&[(DISABLE, "~implicit~,~explicit~")], ALL),
    ];
    let mut sandbox = sandbox();
    for name in ["a*b", "abc", "abcd", "xabc"] {
        sandbox.driver(name, json!({ "physical_devices": [{ "name": name }] }));
    }
    set_rows(&mut sandbox, rows.iter().map(|(variables, _)| *variables));
    let outcome = sandbox.run(|| for_each_row(device_names));
    expect_rows(&outcome, rows);
}

/// drivers.md A.4: a token's text is cut to 255 bytes, the length of the longest possible file
/// name.
#[test]
fn a4_long_tokens_are_cut() {
    let name = format!("{}.json", "a".repeat(250));
    for (token, matches) in [
        (format!("{name}goes on*"), true),
        (format!("{}*", &name[..254]), true),
        (format!("b{}*", &name[..254]), false),
    ] {
        let mut sandbox = sandbox();
        let library = sandbox.library("libmock.so", &json!({}));
        let manifest = json!({
            "file_format_version": "1.0.0",
            "ICD": { "library_path": library, "api_version": "1.3.0" },
        });
        let manifest = sandbox.write(&name, manifest.to_string());
        sandbox.env("VK_DRIVER_FILES", manifest).env(DISABLE, &token);
        let outcome = sandbox.run(|| print_devices());
        let expected = if matches { NONE } else { "Mock GPU" };
        assert_eq!(devices(&outcome), [expected], "{token}");
    }
}

/// drivers.md A.4: the decision is logged, and is made after the manifest is parsed and before the
/// library is opened.
#[test]
fn a4_rejected_drivers_are_logged() {
    let mut sandbox = sandbox();
    for name in ["off", "unselected", "kept"] {
        sandbox.driver(name, json!({ "physical_devices": [{ "name": name }] }));
    }
    sandbox.env("VK_LOADER_DEBUG", "all").env(SELECT, "kept.*,kept*").env(DISABLE, "o*,k*");
    let outcome = sandbox.run(|| print_devices());
    assert_eq!(devices(&outcome), ["kept"]);
    outcome
        .expect_message(
            "WARNING | DRIVER",
            "Driver \"off.json\" ignored because it was disabled by env var 'VK_LOADER_DRIVERS_DISABLE'",
        )
        .expect_message(
            "WARNING | DRIVER",
            "Driver \"unselected.json\" ignored because not selected by env var 'VK_LOADER_DRIVERS_SELECT'",
        )
        .expect_message("DEBUG | DRIVER", "Searching for ICD drivers named ./liboff.so");
    assert!(!sandbox.path("drivers/liboff.so.log").exists());
}

const DEVICE: &str = "VK_LOADER_DEVICE_ID_FILTER";
const VENDOR: &str = "VK_LOADER_VENDOR_ID_FILTER";
const DRIVER: &str = "VK_LOADER_DRIVER_ID_FILTER";

/// Prints the devices, which are named after device, vendor and driver ID. If the filters leave no
/// device, the enumeration has no error of its own.
fn ids() -> String {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let names = names_of_devices(&instance).join(",");
    instance.destroy();
    names
}

/// drivers.md A.6, J.6: every form of a token, and combinations of filters (callpath.md 7.5).
#[test]
fn a6_id_filters() {
    let seventeen = "9,".repeat(16) + "10";
    let sixteen = "9,".repeat(15) + "10";
    let rows: [(Variables<'_>, &str); 33] = [
        (&[], "5/1/1,8/1/2,10/2/1,20/2/2"),
        (&[(DEVICE, "")], "5/1/1,8/1/2,10/2/1,20/2/2"),
        (&[(DEVICE, ",")], "5/1/1,8/1/2,10/2/1,20/2/2"),
        (&[(DEVICE, "10")], "10/2/1"),
        (&[(DEVICE, "0xa")], "10/2/1"),
        (&[(DEVICE, "0XA")], "10/2/1"),
        (&[(DEVICE, "012")], "10/2/1"),
        (&[(DEVICE, "+10")], "10/2/1"),
        (&[(DEVICE, " 10")], "10/2/1"),
        (&[(DEVICE, "10 ")], ""),
        (&[(DEVICE, "0x0A ")], ""),
        (&[(DEVICE, "11")], ""),
        (&[(DEVICE, "5:10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "5-10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "5x10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "0x5:0xA")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "5: 10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "5::10")], ""),
        (&[(DEVICE, "6:9")], "8/1/2"),
        (&[(DEVICE, "10:5")], ""),
        (&[(DEVICE, "10:")], ""),
        (&[(DEVICE, ":10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "zz")], ""),
        (&[(DEVICE, "z10")], "5/1/1,8/1/2,10/2/1"),
        (&[(DEVICE, "4294967306")], "10/2/1"),
        (&[(DEVICE, "9:4294967295")], "10/2/1,20/2/2"),
        (&[(DEVICE, ",5,,20,")], "5/1/1,20/2/2"),
        (&[(DEVICE, &sixteen)], "10/2/1"),
        (&[(DEVICE, &seventeen)], ""),
        (&[(VENDOR, "2")], "10/2/1,20/2/2"),
        (&[(DRIVER, "2")], "8/1/2,20/2/2"),
        (&[(VENDOR, "2"), (DRIVER, "2")], "20/2/2"),
        (&[(DEVICE, "5:10"), (VENDOR, "1,2"), (DRIVER, "1")], "5/1/1,10/2/1"),
    ];
    let devices = [(5, 1, 1), (8, 1, 2), (10, 2, 1), (20, 2, 2)].map(|(device, vendor, driver)| {
        json!({
            "name": format!("{device}/{vendor}/{driver}"),
            "device_id": device, "vendor_id": vendor, "driver_id": driver,
        })
    });
    let mut sandbox = sandbox();
    sandbox.driver("mock", json!({ "physical_devices": devices }));
    sandbox.env("VK_LOADER_DEBUG", "warn");
    set_rows(&mut sandbox, rows.iter().map(|(variables, _)| *variables));
    let outcome = sandbox.run(|| for_each_row(ids));
    expect_rows(&outcome, rows);
    let exceeded = "parse_id_filter_environment_var: Exceeded maximum number of filters (16) for env var \
                    'VK_LOADER_DEVICE_ID_FILTER'. Remaining entries will be ignored.";
    outcome.expect_message("WARNING", exceeded);
}
