//! Lists of PCI devices, and what they say about drivers.

use std::fs;

use super::absence;

#[test]
fn a_driver_without_a_gpu_of_its_vendor_has_no_hardware() {
    let list = tempfile::tempdir().expect("a folder");
    let add = |name: &str, class: &str, vendor: &str| {
        let device = list.path().join(name);
        fs::create_dir(&device).expect("a folder");
        fs::write(device.join("class"), format!("{class}\n")).expect("a file");
        fs::write(device.join("vendor"), format!("{vendor}\n")).expect("a file");
    };
    add("0000:00:02.0", "0x030000", "0x1002");
    add("0000:00:1f.0", "0x060100", "0x8086");
    let absence = |manifest| absence(manifest, list.path());
    assert_eq!(absence("radeon_icd.x86_64.json"), None);
    let words = "no GPU of Intel (8086) in this machine";
    assert_eq!(absence("intel_icd.x86_64.json").as_deref(), Some(words), "a bridge is no GPU");
    assert_eq!(absence("lvp_icd.x86_64.json"), None, "it needs no GPU");
    add("0000:01:00.0", "0x038000", "0x8086");
    assert_eq!(absence("intel_icd.x86_64.json"), None);
}

#[test]
fn without_a_list_nothing_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(absence("intel_icd.json", &folder.path().join("gone")), None);
}
