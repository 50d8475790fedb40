//! The display controllers of the machine, as Linux lists them. What is read here are values that
//! the kernel keeps in memory: to read them wakes no device.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::records::{Records, column, columns, lines};
use crate::c_numbers::leading_hex;
use crate::memory::{Grow as _, bytes, joined};
use crate::select::device_order::parse_choice;
use crate::system::{ErrorKind, ReadError, System};
use crate::{Grown, OutOfMemory};

/// A folder for each PCI device, named by its address, such as `0000:01:00.0`.
const PCI_DEVICES: &[u8] = b"/sys/bus/pci/devices/";
/// A line for each PCI device: place, vendor and device, the resources, the kernel's driver.
const PCI_LIST: &[u8] = b"/proc/bus/pci/devices";
/// The graphics cards with a driver of the kernel, also those that are no PCI devices.
const CARDS: &[u8] = b"/sys/class/drm";
/// The number of the system's start.
const START: &[u8] = b"/proc/sys/kernel/random/boot_id";

/// The longest list, of a thousand devices.
const MAX_LIST: usize = 256 << 10;
/// The class of display controllers, in the highest byte of three.
const DISPLAY: u32 = 3;

/// A display controller: a line with `gpu`, the address, vendor and device, and the driver of the
/// kernel, if one is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Controller<'t>(pub &'t [u8]);

impl<'t> Controller<'t> {
    /// The address, such as `0000:01:00.0`.
    pub fn address(self) -> &'t [u8] {
        column(self.0, 1)
    }

    /// Vendor and device, such as `10de:28e0`.
    pub fn ids(self) -> &'t [u8] {
        column(self.0, 2)
    }

    /// Vendor and device.
    pub fn numbers(self) -> (u32, u32) {
        parse_choice(self.ids()).unwrap_or_default()
    }

    /// Whether the kernel has put the device to sleep. False if the kernel does not say.
    pub fn sleeps(self, system: &dyn System) -> Grown<bool> {
        Ok(attribute(system, self.address(), b"/power/runtime_status")? == b"suspended\n")
    }
}

/// The controllers that a text lists, of records or of [`controllers`].
pub fn gpus(text: &[u8]) -> impl Iterator<Item = Controller<'_>> {
    lines(text, "gpu").map(Controller)
}

/// A file about a PCI device; empty if it cannot be read.
fn attribute(system: &dyn System, address: &[u8], name: &[u8]) -> Grown<Vec<u8>> {
    Ok(generated(system, &joined(&[PCI_DEVICES, address, name])?)?.unwrap_or_default())
}

fn generated(system: &dyn System, path: &[u8]) -> Grown<Option<Vec<u8>>> {
    match system.read_generated(path, MAX_LIST) {
        Err(ReadError::Allocate) => Err(OutOfMemory),
        read => Ok(read.ok()),
    }
}

/// A text that is another one after each start of the system; empty if the kernel has none.
pub fn start(system: &dyn System) -> Grown<Vec<u8>> {
    Ok(generated(system, START)?.unwrap_or_default())
}

/// Whether the kernel has a driver for a graphics card, such as that of a system on a chip.
pub fn has_cards(system: &dyn System) -> Grown<bool> {
    match system.list_directory(CARDS) {
        Ok(listing) => Ok(listing.names.iter().any(|name| name.starts_with(b"card"))),
        Err(error) if error.kind == ErrorKind::OutOfMemory => Err(OutOfMemory),
        Err(_) => Ok(false),
    }
}

/// A number that changes with the PCI devices and their drivers; `None` if the kernel does not list
/// them.
pub fn fingerprint(system: &dyn System) -> Grown<Option<u64>> {
    let Some(list) = generated(system, PCI_LIST)? else { return Ok(None) };
    // FNV-1a, over the columns that stay as they are as long as nothing is plugged or bound.
    let mut number = 0xcbf2_9ce4_8422_2325_u64;
    for line in list.split(|byte| *byte == b'\n') {
        let driver = columns(line).last().unwrap_or_default();
        for byte in [column(line, 0), column(line, 1), driver, b"\n"].into_iter().flatten() {
            number = (number ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(Some(number))
}

/// A text that has the [`controllers`]: the records if they have this fingerprint, which is read
/// first. What comes between the two readings changes the next one.
pub fn present<'r>(
    system: &dyn System,
    fingerprint: Option<u64>,
    old: Option<&'r Records>,
) -> Grown<Option<Cow<'r, [u8]>>> {
    match old.filter(|old| old.are_of(fingerprint)) {
        Some(old) => Ok(Some(Cow::Borrowed(&old.0))),
        None => Ok(controllers(system)?.map(Cow::Owned)),
    }
}

/// The display controllers that are there, a line each; `None` on a machine without a list of PCI
/// devices.
pub fn controllers(system: &dyn System) -> Grown<Option<Vec<u8>>> {
    let listing = match system.list_directory(PCI_DEVICES) {
        Ok(listing) => listing,
        Err(error) if error.kind == ErrorKind::OutOfMemory => return Err(OutOfMemory),
        Err(_) => return Ok(None),
    };
    let mut text = Vec::new();
    for address in listing.names {
        let attributes = attribute(system, &address, b"/uevent")?;
        let value = |name| value(&attributes, name);
        if leading_hex(value(b"PCI_CLASS=")).is_some_and(|(class, _)| class >> 16 == DISPLAY) {
            let mut ids = bytes(value(b"PCI_ID="))?;
            ids.make_ascii_lowercase();
            for part in [b"gpu\t", &*address, b"\t", &ids, b"\t", value(b"DRIVER="), b"\n"] {
                text.try_extend_from_slice(part)?;
            }
        }
    }
    Ok(Some(text))
}

/// What stands behind `name` in a text of lines such as `DRIVER=nvidia`.
#[inline(never)]
fn value<'t>(attributes: &'t [u8], name: &[u8]) -> &'t [u8] {
    let mut lines = attributes.split(|byte| *byte == b'\n');
    lines.find_map(|line| line.strip_prefix(name)).unwrap_or_default()
}
