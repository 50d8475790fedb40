//! Each command in terms of another is called with random arguments, and a driver that records calls
//! says what the other one gets: everything by its name, and nothing else.

use std::collections::BTreeSet;

use dispatch_tables::{Command, vk};

use super::*;
use crate::common::{render_pass, submit, synchronization};
use crate::facts::{self, Call, Facts, Kind, Random, Signature};
use crate::objects::{self, Description, Driver, PhysicalDeviceDescription, device, instance};

/// New parameters and members without an old one: the newer command, the name, and the value.
const ADDED: &[(Command, &str, u64)] = &[
    (Command::BIND_BUFFER_MEMORY2, "bindInfoCount", 1),
    (Command::BIND_IMAGE_MEMORY2, "bindInfoCount", 1),
    (Command::CMD_BIND_INDEX_BUFFER2, "size", vk::WHOLE_SIZE),
];

/// A physical device and a device whose functions are recording ones: all that the entries call.
pub(crate) struct Recording {
    pub(crate) physical_device: u64,
    pub(crate) device: u64,
}

impl Recording {
    pub(crate) fn new(wanted: impl Fn(Command) -> bool) -> Self {
        let (physical_device, device_table) = facts::recording_tables(wanted);
        let physical_devices =
            |_: &objects::Instance| Ok(vec![PhysicalDeviceDescription::default()]);
        let driver = Driver::new(Description {
            physical_device,
            device: device_table,
            common: BY_NEWER_FORMS,
            ..Description::new(vk::API_VERSION_1_4, physical_devices, |_, _| Ok(()))
        });
        // Objects of a driver may live as long as the process.
        let driver: &'static Driver = Box::leak(Box::new(driver));
        // SAFETY: valid usage.
        unsafe {
            let info = vk::InstanceCreateInfo::default();
            let instance = instance::create(driver, &info, std::ptr::null()).expect("an instance");
            let mut physical_devices =
                objects::instance(instance).physical_devices().expect("a physical device");
            let physical_device = physical_devices.next().expect("one").handle();
            let mut created = vk::Device::NULL;
            let info = vk::DeviceCreateInfo::default();
            let result = device::create(physical_device, &info, std::ptr::null(), &mut created);
            assert_eq!(result, vk::Result::SUCCESS);
            let address = |handle: *mut c_void| handle.expose_provenance() as u64;
            Self {
                physical_device: address(physical_device.as_raw()),
                device: address(created.as_raw()),
            }
        }
    }

    /// The object that a command is called on. Queues and command buffers begin as a device does.
    pub(crate) fn object(&self, command: Command) -> u64 {
        match command.level() {
            dispatch_tables::Level::PhysicalDevice => self.physical_device,
            _ => self.device,
        }
    }
}

pub(super) static BY_NEWER_FORMS: &[&[Common]] =
    &[ENTRIES, submit::ENTRIES, render_pass::ENTRIES, synchronization::ENTRIES];

fn all_entries() -> impl Iterator<Item = &'static Common> {
    BY_NEWER_FORMS.iter().copied().flatten()
}

fn targets() -> BTreeSet<Command> {
    all_entries().flat_map(|entry| entry.requires).copied().collect()
}

#[test]
fn ray_tracing_binds_for_its_six_stages() {
    let stages = stages_of(vk::PipelineBindPoint::RAY_TRACING_KHR);
    assert_eq!(stages.as_raw().count_ones(), 6);
    assert_eq!(stages_of(vk::PipelineBindPoint::COMPUTE), vk::ShaderStageFlags::COMPUTE);
}

#[test]
fn the_newer_form_gets_every_argument_by_its_name_and_nothing_else() {
    let targets = targets();
    let recording = Recording::new(|command| targets.contains(&command));
    for entry in ENTRIES {
        for seed in 0..40 {
            let mut random = Random(seed);
            compare(entry, &recording, &mut random);
        }
    }
}

/// Calls the entry's function with random arguments, and compares.
fn compare(entry: &Common, recording: &Recording, random: &mut Random) {
    let (signature, mut memory) = (facts::signature(entry.command), facts::Memory::default());
    let object = recording.object(entry.command);
    let slots = facts::arguments(signature, object, random, &mut memory);
    // SAFETY: the arguments are valid, and the recording functions do with them what the commands
    // may.
    let (given, result) = unsafe {
        let given = facts::facts_of(signature, &slots);
        (given, (signature.call)(entry.function, &slots))
    };
    let [call] = <[Call; 1]>::try_from(facts::calls()).ok().expect("one call");
    let name = entry.command.name().to_string_lossy();
    assert_eq!([call.command], entry.requires, "{name}");
    if let Some(result) = result {
        assert_eq!(result, call.result, "{name}");
    }
    compare_facts(&name, signature, given, &call);
    compare_outputs(&name, signature, &slots, &call);
}

/// The facts of the call but for the names of the structures around them.
fn without_info(old: &Signature, call: &Call) -> Facts {
    let new = facts::signature(call.command);
    let is_info = |field: &&facts::Field| {
        field.kind == Kind::Const && old.fields.iter().all(|one| one.name != field.name)
    };
    let infos: Vec<String> =
        new.fields.iter().filter(is_info).map(|field| format!("{}[0].", field.name)).collect();
    let strip = |(name, value): (&String, &Vec<u8>)| {
        let stripped = infos.iter().find_map(|info| name.strip_prefix(info.as_str()));
        // A type is compared with that of its structure where facts are made.
        let name = stripped.unwrap_or(name).to_owned();
        (!name.ends_with("sType")).then(|| (name, value.clone()))
    };
    call.facts.iter().filter_map(strip).collect()
}

fn compare_facts(name: &str, old: &Signature, given: Facts, call: &Call) {
    let mut got = without_info(old, call);
    for (fact, value) in given {
        if fact == "pipelineBindPoint" {
            let point = i32::from_ne_bytes(value.try_into().expect("an enumeration"));
            let stages = stages_of(vk::PipelineBindPoint::from_raw(point)).as_raw();
            assert_eq!(got.remove("stageFlags"), Some(stages.to_ne_bytes().to_vec()), "{name}");
            continue;
        }
        if fact.ends_with("sType") {
            continue;
        }
        let fact = fact.replace("pSubresource[0].", "pSubresource[0].imageSubresource.");
        assert_eq!(got.remove(&fact), Some(value), "{name}: {fact}");
    }
    for (fact, value) in got {
        let added = ADDED.iter().find(|(of, of_fact, _)| *of == call.command && fact == *of_fact);
        let expected = added.map_or(0, |(.., value)| *value).to_ne_bytes();
        assert_eq!(value, expected[..value.len()], "{name}: {fact}");
    }
}

/// What the newer form has written has arrived, and no more.
fn compare_outputs(name: &str, old: &Signature, slots: &[u64], call: &Call) {
    for (at, field) in old.fields.iter().enumerate() {
        // A pointer that is passed on is the newer form's business.
        if field.kind != Kind::Mut || slots[at] == 0 || call.slots.contains(&slots[at]) {
            continue;
        }
        let room = if field.len.is_empty() { 1 } else { 4 };
        let place = std::ptr::with_exposed_provenance::<u8>(slots[at] as usize);
        for index in 0..room {
            let zeros = vec![0; field.element];
            let written = call.outputs.get(&format!("[{index}].{}", field.ty));
            assert!(written.is_some() || index > 0 || room > 1, "{name}: no {}", field.ty);
            let expected = written.unwrap_or(&zeros).as_ptr();
            // SAFETY: there is room for so many elements. Gaps between members may differ.
            let (got, expected) = unsafe {
                let got = place.add(index * field.element);
                let bytes = |place| facts::bytes_of(field.ty, place, field.element);
                (bytes(got), bytes(expected))
            };
            assert_eq!(got, expected, "{name}: {}[{index}]", field.name);
        }
    }
}

/// mesa.md 6.14, no closure check: whatever a driver implements, no installed entry reaches a
/// missing command.
#[test]
fn no_installed_entry_reaches_a_missing_command() {
    let targets: Vec<Command> = targets().into_iter().collect();
    for seed in 0..60 {
        let mut random = Random(seed);
        let implemented: BTreeSet<Command> =
            targets.iter().copied().filter(|_| random.below(2) == 0).collect();
        let recording = Recording::new(|command| implemented.contains(&command));
        // SAFETY: the device is alive.
        let (devices, physical_devices) = unsafe {
            let device = vk::Device::from_raw(std::ptr::with_exposed_provenance_mut(
                recording.device as usize,
            ));
            let physical_device = objects::device(device).physical_device().handle();
            (device_table(device), physical_device_table(physical_device))
        };
        for entry in all_entries() {
            let installed = devices.get(entry.command).or(physical_devices.get(entry.command));
            let ours = |function: &unsafe extern "system" fn()| {
                std::ptr::fn_addr_eq(*function, entry.function)
            };
            let Some(function) = installed.filter(ours) else { continue };
            let (signature, mut memory) =
                (facts::signature(entry.command), facts::Memory::default());
            let object = recording.object(entry.command);
            let slots = facts::arguments(signature, object, &mut random, &mut memory);
            // SAFETY: as in `compare`. A missing function would panic, which ends the process.
            unsafe { (signature.call)(function, &slots) };
            assert!(!facts::calls().is_empty());
        }
    }
}
