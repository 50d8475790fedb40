//! Writes down what each driver reported, so that a policy can leave drivers out before they are
//! opened (docs/gpu-policy.md). `loader_discovery::policy::records` has the format and reads it.

use alloc::vec::Vec;
use core::fmt::Write as _;
use core::ptr;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;
use loader_discovery::event::line::Line;
use loader_discovery::memory::{Grow as _, joined};
use loader_discovery::policy::hardware::{self, gpus};
use loader_discovery::policy::records::{
    self, DriverRecord, END, GPU, HEAD, Records, UNPLACED, state_text,
};
use loader_discovery::system::System as _;
use loader_discovery::{Context, OutOfMemory};

use crate::event::{Event, InstanceEvent};
use crate::host::{HostSystem, files, report_file};
use crate::instance::record::Instance;
use crate::libraries::{DriverLibrary, FailedDriver};
use crate::lock::Guard;
use crate::physical_devices::list::RankedDevice;
use crate::process::PROCESS;
use crate::shared::Shared;

/// Lines of the file, in their order.
type Lines = Vec<Vec<u8>>;

/// Records what the drivers of an instance reported, once in a process and only if a policy is in
/// force. Without a home, without memory and on a disk that cannot be written there are no records.
pub(crate) fn keep(lock: &Guard, instance: &Instance, devices: &[RankedDevice<'_>]) {
    if !instance.needs_records.get(lock) {
        return;
    }
    instance.needs_records.set(lock, false);
    let failed = instance.failed.take(lock);
    if PROCESS.recordings.fetch_add(1, Ordering::Relaxed) == 0 {
        let libraries = instance.libraries.take(lock);
        let known = libraries.as_deref().unwrap_or_default();
        let _ = update(lock, instance, devices, (known, &failed));
        instance.libraries.set(lock, libraries);
    }
}

/// `scanned` are the libraries of the scan, and the drivers that failed by their places there.
fn update(
    lock: &Guard,
    instance: &Instance,
    devices: &[RankedDevice<'_>],
    (libraries, failed): (&[Shared<DriverLibrary>], &[FailedDriver]),
) -> Result<(), OutOfMemory> {
    let system = &HostSystem;
    let context = Context::host(system, instance.journal());
    let Some(path) = records::path(context)? else { return Ok(()) };
    let old = Records::read(system, &path)?;
    let Some((bus, controllers)) = hardware::present(system, old.as_ref())? else { return Ok(()) };
    // A process that may not use the machine's GPUs finds none, whatever is there.
    let finds_gpus = gpus(&controllers).next().is_none()
        || devices.iter().any(|device| place(device, &controllers).is_some());
    let mut lines = Lines::new();
    for (place, library) in libraries.iter().enumerate() {
        let driver = instance.drivers.iter(lock).find(|driver| driver.library.ptr_eq(library));
        let is_its = |device: &&RankedDevice<'_>| {
            driver.is_some_and(|driver| ptr::eq(device.device.driver(), driver))
        };
        let has_refused = || failed.iter().any(|one| one.place == place && lacks_hardware(one));
        let mut own = devices.iter().filter(is_its).peekable();
        if own.peek().is_some() || (finds_gpus && (driver.is_some() || has_refused())) {
            add_reported(&mut lines, library, &mut own, &controllers)?;
        }
    }
    let text = text((&bus, &controllers), &mut lines, old.as_ref())?;
    if old.is_none_or(|old| old.0 != text) {
        let end_of = |path: &[u8]| path.iter().rposition(|byte| *byte == b'/').unwrap_or_default();
        let folder = path.get(..end_of(&path)).unwrap_or_default();
        files::make_folder(folder.get(..end_of(folder)).unwrap_or_default());
        files::make_folder(folder);
        let _ = report_file::replace(&path, &text);
    }
    Ok(())
}

/// Whether the driver refused an instance as one without its hardware does.
fn lacks_hardware(failed: &FailedDriver) -> bool {
    let Event::InstanceEvent(InstanceEvent::DriverCreateFailed { result, .. }) = failed.cause
    else {
        return false;
    };
    result == vk::Result::ERROR_INCOMPATIBLE_DRIVER.as_raw()
        || result == vk::Result::ERROR_INITIALIZATION_FAILED.as_raw()
}

/// Adds the record of an open library with these devices.
fn add_reported(
    lines: &mut Lines,
    library: &DriverLibrary,
    devices: &mut dyn Iterator<Item = &RankedDevice<'_>>,
    controllers: &[u8],
) -> Result<(), OutOfMemory> {
    let (name, Some(given)) = (library.name(), &library.given) else { return Ok(()) };
    let Ok(state) = HostSystem.file_state(name.as_bytes()) else { return Ok(()) };
    let state = state_text(&state);
    let parts = [b"driver", given.as_slice(), name.as_bytes(), state.as_bytes()];
    let mut line = Vec::new();
    // A path with such a letter would be two columns.
    if parts.iter().any(|part| part.iter().any(|byte| matches!(byte, b'\t' | b'\n'))) {
        return Ok(());
    }
    let mut add = |word: &[u8]| {
        line.try_extend_from_slice(if line.is_empty() { b"" } else { b"\t" })?;
        line.try_extend_from_slice(word)
    };
    parts.iter().try_for_each(|part| add(part))?;
    for device in devices {
        let place = place(device, controllers);
        add(place.as_ref().map_or(UNPLACED, Line::as_bytes))?;
        if device.rank.device_type != vk::PhysicalDeviceType::CPU.as_raw() {
            add(GPU)?;
        }
    }
    insert(lines, line)
}

/// The address of a device at which the kernel has a controller, such as `0000:01:00.0`.
fn place(device: &RankedDevice<'_>, controllers: &[u8]) -> Option<Line> {
    let [domain, bus, device, function] = device.rank.pci?;
    let mut text = Line::new();
    // Writing to a line cannot fail: it only cuts.
    let _ = write!(text, "{domain:04x}:{bus:02x}:{device:02x}.{function:x}");
    gpus(controllers).any(|gpu| gpu.address() == text.as_bytes()).then_some(text)
}

/// Inserts a line in its place, unless there is one of the same library.
fn insert(lines: &mut Lines, line: Vec<u8>) -> Result<(), OutOfMemory> {
    let library = DriverRecord(&line).library();
    match lines.binary_search_by(|known| DriverRecord(known).library().cmp(library)) {
        Ok(_) => Ok(()),
        Err(place) => lines.try_insert(place, line),
    }
}

/// The whole file: what drivers reported now, and what the others reported before, if that holds.
fn text(
    (bus, controllers): (&Line, &[u8]),
    lines: &mut Lines,
    old: Option<&Records>,
) -> Result<Vec<u8>, OutOfMemory> {
    let system = &HostSystem;
    let is_recent = old.is_some_and(|old| old.are_of_this_start(system));
    for record in old.filter(|old| old.know(controllers)).into_iter().flat_map(Records::drivers) {
        if (is_recent || !record.is_empty()) && record.is_of_this_file(system) {
            insert(lines, joined(&[record.0])?)?;
        }
    }
    // Two readings of one start differ by little, for which nothing is written.
    let started = Line::of(&system.started());
    let started = match old {
        Some(old) if is_recent => old.value("start"),
        _ => started.as_bytes(),
    };
    let head = [HEAD, b"bus\t", bus.as_bytes(), b"\nstart\t", started, b"\n", controllers];
    let mut text = joined(&head)?;
    for part in lines.iter().flat_map(|line| [line, &b"\n"[..]]).chain([END]) {
        text.try_extend_from_slice(part)?;
    }
    Ok(text)
}
