//! Writes down what each driver reported, so that a policy can leave drivers out before they are
//! opened (docs/gpu-policy.md). `loader_discovery::policy::records` has the format and reads it.

use alloc::vec::Vec;
use core::fmt::Write as _;
use core::ptr;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;
use loader_discovery::event::Hex;
use loader_discovery::event::line::Line;
use loader_discovery::memory::{Grow as _, joined};
use loader_discovery::policy::hardware::{self, gpus};
use loader_discovery::policy::records::{
    self, DriverRecord, END, GPU, HEAD, Records, UNPLACED, columns, state_text,
};
use loader_discovery::system::System as _;
use loader_discovery::{Context, OutOfMemory};

use crate::event::{Event, InstanceEvent};
use crate::host::{HostSystem, files, report_file};
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::libraries::{DriverLibrary, FailedDriver, Scan};
use crate::lock::Guard;
use crate::physical_devices::list::RankedDevice;
use crate::process::PROCESS;

/// Lines of the file.
type Lines = Vec<Vec<u8>>;
/// What an instance has to record: the fingerprint of the machine when drivers were chosen, and the
/// lines of those that were tried and have no instance.
pub(crate) type Task = (u64, Lines);

/// Notes what the first enumeration has to record, if a policy is in force. If no instance was
/// `created`, there will be none.
pub(crate) fn begin(
    lock: &Guard,
    instance: &Instance,
    (drivers, failed): (&Scan, &[FailedDriver]),
    created: bool,
) -> Result<(), OutOfMemory> {
    let Some(fingerprint) = drivers.needs_records else { return Ok(()) };
    let mut tried = Lines::new();
    for one in failed {
        if let Some(driver) = drivers.usable.get(one.place) {
            tried.try_push(head(&driver.library, lacks_hardware(one))?)?;
        }
    }
    for driver in &drivers.left_out {
        // No decision left it out: its library could not be used.
        if let (Some(manifest), false) =
            (&driver.manifest, matches!(driver.cause, Event::Decision(_)))
        {
            tried.try_push(joined(&[b"driver\t", &manifest.library])?)?;
        }
    }
    let is_last = !created && !tried.is_empty();
    instance.to_record.set(lock, Some((fingerprint, tried)));
    if is_last {
        keep(lock, instance, &[]);
    }
    Ok(())
}

/// Records what the drivers of an instance reported, once in a process. Without a home, without
/// memory and on a disk that cannot be written there are no records.
pub(crate) fn keep(lock: &Guard, instance: &Instance, devices: &[RankedDevice<'_>]) {
    if let Some(task) = instance.to_record.take(lock)
        && PROCESS.recordings.fetch_add(1, Ordering::Relaxed) == 0
    {
        let _ = update(lock, instance, devices, task);
    }
}

fn update(
    lock: &Guard,
    instance: &Instance,
    devices: &[RankedDevice<'_>],
    (fingerprint, tried): Task,
) -> Result<(), OutOfMemory> {
    let system = &HostSystem;
    let context = Context::host(system, instance.journal());
    let Some(path) = records::path(context)? else { return Ok(()) };
    // A GPU that came in between can be one for a driver that refused before.
    let now = hardware::fingerprint(system)?;
    if now != Some(fingerprint) {
        return Ok(());
    }
    let old = Records::read(context)?;
    let controllers = hardware::present(system, now, old.as_ref())?;
    let Some(controllers) = controllers else { return Ok(()) };
    let mut lines = Lines::new();
    for driver in instance.drivers.iter(lock) {
        lines.try_push(reported(lock, driver, devices, &controllers)?)?;
    }
    lines.try_extend(tried)?;
    let text = text(fingerprint, &controllers, &lines, old.as_ref())?;
    if old.is_none_or(|old| old.0 != text) && make_folders(&path) {
        let _ = report_file::replace(&path, &text);
    }
    Ok(())
}

/// Whether the driver refused as one without its hardware does. A sandbox can cause other errors.
fn lacks_hardware(failed: &FailedDriver) -> bool {
    let incompatible = vk::Result::ERROR_INCOMPATIBLE_DRIVER.as_raw();
    matches!(&failed.cause, Event::InstanceEvent(InstanceEvent::DriverCreateFailed { result, .. })
        if *result == incompatible)
}

/// The line of a driver with an instance.
fn reported(
    lock: &Guard,
    driver: &Driver,
    devices: &[RankedDevice<'_>],
    controllers: &[u8],
) -> Result<Vec<u8>, OutOfMemory> {
    let mut line = head(&driver.library, driver.answers.get(lock))?;
    let names_file = DriverRecord(&line).names_file();
    let is_its = |device: &&RankedDevice<'_>| ptr::eq(device.device.driver(), driver);
    for device in devices.iter().filter(is_its).filter(|_| names_file) {
        let place = place(device, controllers);
        add(&mut line, place.as_ref().map_or(UNPLACED, Line::as_bytes))?;
        if device.rank.device_type != vk::PhysicalDeviceType::CPU.as_raw() {
            add(&mut line, GPU)?;
        }
    }
    Ok(line)
}

/// The line of a library without devices. It names the file only if the driver said that there are
/// none.
fn head(library: &DriverLibrary, says_none: bool) -> Result<Vec<u8>, OutOfMemory> {
    let (name, given) = (library.name(), library.given.as_deref().unwrap_or_default());
    let mut line = joined(&[b"driver\t", given])?;
    // A path with such a letter would be two columns.
    let is_plain = |path: &[u8]| !path.iter().any(|byte| matches!(byte, b'\t' | b'\n'));
    if says_none
        && is_plain(given)
        && is_plain(name.as_bytes())
        && let Ok(state) = HostSystem.file_state(name.as_bytes())
    {
        add(&mut line, name.as_bytes())?;
        add(&mut line, state_text(&state).as_bytes())?;
    }
    Ok(line)
}

/// Adds a column.
fn add(line: &mut Vec<u8>, word: &[u8]) -> Result<(), OutOfMemory> {
    line.try_extend_from_slice(if line.is_empty() { b"" } else { b"\t" })?;
    line.try_extend_from_slice(word)
}

/// The address of a device at which the kernel has a controller, such as `0000:01:00.0`.
fn place(device: &RankedDevice<'_>, controllers: &[u8]) -> Option<Line> {
    let [domain, bus, device, function] = device.rank.pci?;
    let mut text = Line::new();
    // Writing to a line cannot fail: it only cuts.
    let _ = write!(text, "{domain:04x}:{bus:02x}:{device:02x}.{function:x}");
    gpus(controllers).any(|gpu| gpu.address() == text.as_bytes()).then_some(text)
}

/// Inserts a line in its place, unless there is one of the same file.
fn insert(lines: &mut Lines, line: Vec<u8>) -> Result<(), OutOfMemory> {
    match lines.binary_search_by(|known| DriverRecord(known).key().cmp(&DriverRecord(&line).key()))
    {
        Ok(_) => Ok(()),
        Err(place) => lines.try_insert(place, line),
    }
}

/// The whole file: what drivers reported now, and what was reported before, if that holds.
fn text(
    fingerprint: u64,
    controllers: &[u8],
    lines: &[Vec<u8>],
    old: Option<&Records>,
) -> Result<Vec<u8>, OutOfMemory> {
    let tried = || lines.iter().map(|line| DriverRecord(line));
    let start = hardware::start(&HostSystem)?;
    // A process that may not use the machine's GPUs finds none, whatever is there.
    let finds_gpus = gpus(controllers).next().is_none()
        || gpus(controllers).any(|gpu| tried().any(|record| record.has(gpu.address())));
    let mut kept = Lines::new();
    for record in tried() {
        if !record.is_empty() || (finds_gpus && record.names_file()) {
            insert(&mut kept, joined(&[record.0])?)?;
        }
    }
    if let Some(old) = old.filter(|old| old.know(controllers)) {
        for record in old.drivers() {
            let state = record.is_of_this_file(&HostSystem);
            let is_tried = state.is_some() && tried().any(|own| own.library() == record.library());
            if state == Some(false) || (record.is_empty() && !old.are_of_start(&start)) {
                continue;
            }
            let mut line = Vec::new();
            // A driver that found nothing does not stand for a GPU any more.
            let mut words = columns(record.0).filter(|word| !is_tried || *word != GPU);
            words.try_for_each(|word| add(&mut line, word))?;
            insert(&mut kept, line)?;
        }
    }
    let bus = Line::of(&Hex(fingerprint));
    let start = start.trim_ascii_end();
    let mut text = joined(&[HEAD, b"bus\t", bus.as_bytes(), b"\nstart\t", start, b"\n"])?;
    let controllers = gpus(controllers).map(|gpu| gpu.0);
    for line in controllers.chain(kept.iter().map(Vec::as_slice)) {
        text.try_extend_from_slice(line)?;
        text.try_push(b'\n')?;
    }
    text.try_extend_from_slice(END)?;
    Ok(text)
}

/// Makes the folder of the records, unless it would be in one of somebody else: a program of root
/// leaves nothing in the home of another user.
fn make_folders(path: &[u8]) -> bool {
    let folder = above(path);
    let places = [folder, above(folder), above(above(folder))];
    let nearest = places.iter().find_map(|place| HostSystem.file_state(place).ok());
    let is_own = nearest.is_some_and(|state| files::is_own(state.owner));
    if is_own {
        files::make_folder(above(folder));
        files::make_folder(folder);
    }
    is_own
}

fn above(path: &[u8]) -> &[u8] {
    let end = path.iter().rposition(|byte| *byte == b'/').unwrap_or_default();
    path.get(..end).unwrap_or_default()
}
