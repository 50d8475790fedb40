//! Lists of PCI devices, and what they say about drivers.

use loader_discovery::system::virtual_system::VirtualSystem;

use super::absence;

#[test]
fn a_driver_without_a_gpu_of_its_vendor_has_no_hardware() {
    let mut system = VirtualSystem::new();
    let add = |system: &mut VirtualSystem, name: &str, class: &str, id: &str| {
        let lines = format!("PCI_CLASS={class}\nPCI_ID={id}\n");
        system.file(format!("/sys/bus/pci/devices/{name}/uevent"), lines);
    };
    add(&mut system, "0000:00:02.0", "30000", "1002:73DF");
    add(&mut system, "0000:00:1f.0", "60100", "8086:A082");
    assert_eq!(absence("radeon_icd.x86_64.json", &system), None);
    let words = "no GPU of Intel (8086) in this machine";
    let absent = absence("intel_icd.x86_64.json", &system);
    assert_eq!(absent.as_deref(), Some(words), "a bridge is no GPU");
    assert_eq!(absence("lvp_icd.x86_64.json", &system), None, "it needs no GPU");
    add(&mut system, "0000:01:00.0", "38000", "8086:9A49");
    assert_eq!(absence("intel_icd.x86_64.json", &system), None);
}

#[test]
fn without_a_list_nothing_is_known() {
    assert_eq!(absence("intel_icd.json", &VirtualSystem::new()), None);
}
