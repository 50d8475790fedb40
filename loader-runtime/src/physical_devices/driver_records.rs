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
use loader_discovery::{Context, Grown};

use crate::event::{Event, InstanceEvent};
use crate::host::{HostSystem, files, report_file};
use crate::instance::record::Instance;
use crate::libraries::elf;
use crate::libraries::{DriverLibrary, FailedDriver, Scan};
use crate::lock::Guard;
use crate::physical_devices::list::RankedDevice;
use crate::sync::AtomicBool;

/// The number of the user root.
const ROOT: u32 = 0;

/// Whether this process has recorded.
static IS_DONE: AtomicBool = AtomicBool::new(false);

/// Lines of the file.
type Lines = Vec<Vec<u8>>;

/// What an instance has to record: the fingerprint of the machine when drivers were chosen, the
/// libraries that were to be opened, as manifests name them, and the lines of drivers that refused an
/// instance as those without hardware do.
pub(crate) type Task = (u64, Vec<Vec<u8>>, Lines);

/// Notes what the first enumeration has to record, if a policy is in force. An instance that no driver
/// made has no enumeration.
pub(crate) fn begin(
    lock: &Guard,
    instance: &Instance,
    drivers: &mut Scan,
    failed: &[FailedDriver],
) -> Grown<()> {
    let Some((fingerprint, tried)) = drivers.needs_records.take() else { return Ok(()) };
    let mut lines = Lines::new();
    for one in failed.iter().filter(|one| lacks_hardware(one)) {
        if let Some(driver) = drivers.usable.get(one.place) {
            lines.try_extend(head(&driver.library)?)?;
        }
    }
    instance.to_record.set(lock, Some((fingerprint, tried, lines)));
    if failed.len() == drivers.usable.len() {
        keep(lock, instance, &[]);
    }
    Ok(())
}

/// Records what the drivers of an instance reported, once in a process. Without a home, without
/// memory and on a disk that cannot be written there are no records.
pub(crate) fn keep(lock: &Guard, instance: &Instance, devices: &[RankedDevice<'_>]) {
    if let Some(task) = instance.to_record.take(lock)
        && !IS_DONE.swap(true, Ordering::Relaxed)
    {
        let _ = update(lock, instance, devices, task);
    }
}

fn update(
    lock: &Guard,
    instance: &Instance,
    devices: &[RankedDevice<'_>],
    mut task: Task,
) -> Grown<()> {
    let system = &HostSystem;
    let context = Context::host(system, instance.journal());
    let Some(path) = records::path(context)? else { return Ok(()) };
    let (now, old) = (hardware::fingerprint(system)?, Records::read(context)?);
    // A GPU that came in between can be one for a driver that refused before.
    let Some(controllers) =
        hardware::present(system, now, old.as_ref())?.filter(|_| now == Some(task.0))
    else {
        return Ok(());
    };
    for driver in instance.drivers.iter(lock).filter(|driver| driver.answers.get(lock)) {
        let Some(mut line) = head(&driver.library)? else { continue };
        for device in devices.iter().filter(|device| ptr::eq(device.device.driver(), driver)) {
            let place = place(device, &controllers);
            add(&mut line, place.as_ref().map_or(UNPLACED, Line::as_bytes))?;
            if device.rank.device_type != vk::PhysicalDeviceType::CPU.as_raw() {
                add(&mut line, GPU)?;
            }
        }
        task.2.try_push(line)?;
    }
    let text = text(&task, &controllers, old.as_ref())?;
    if old.is_none_or(|old| old.0 != text) && has_folder(&path) {
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

/// The record of a library without devices. `None` for a direct driver, and for a path with a letter
/// that ends a column.
fn head(library: &DriverLibrary) -> Grown<Option<Vec<u8>>> {
    let (name, Some(given)) = (library.name(), &library.given) else { return Ok(None) };
    let Ok(state) = HostSystem.file_state(name.as_bytes()) else { return Ok(None) };
    let mut line = Vec::new();
    for column in [b"driver", given.as_slice(), name.as_bytes(), state_text(&state).as_bytes()] {
        if column.iter().any(|byte| matches!(byte, b'\t' | b'\n')) {
            return Ok(None);
        }
        add(&mut line, column)?;
    }
    Ok(Some(line))
}

/// Adds a column.
fn add(line: &mut Vec<u8>, column: &[u8]) -> Grown<()> {
    line.try_extend_from_slice(if line.is_empty() { b"" } else { b"\t" })?;
    line.try_extend_from_slice(column)
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
fn insert(lines: &mut Lines, line: Vec<u8>) -> Grown<()> {
    let key = DriverRecord(&line).key();
    match lines.binary_search_by(|known| DriverRecord(known).key().cmp(key)) {
        Ok(_) => Ok(()),
        Err(place) => lines.try_insert(place, line),
    }
}

/// Whether the name of a library led to another file in this process, such as one for its word size.
fn is_other_file(record: DriverRecord<'_>, opened: DriverRecord<'_>) -> bool {
    opened.library() == record.library() && opened.key() != record.key()
}

/// The whole file: what drivers reported now, and what was reported before, if that holds.
fn text(
    (fingerprint, tried, lines): &Task,
    controllers: &[u8],
    old: Option<&Records>,
) -> Grown<Vec<u8>> {
    let old = old.filter(|old| old.know(controllers));
    let known = || old.into_iter().flat_map(Records::drivers);
    // A process that may not use one of the machine's GPUs does not find it, whatever is there. A GPU
    // whose driver the policy left out is there all the same.
    let is_found = |address: &[u8]| {
        let is_left_out = |record: DriverRecord<'_>| {
            record.has(address) && !tried.iter().any(|one| one == record.library())
        };
        lines.iter().any(|line| DriverRecord(line).has(address)) || known().any(is_left_out)
    };
    let finds_gpus = match gpus(controllers).next() {
        Some(_) => gpus(controllers).all(|gpu| is_found(gpu.address())),
        None => !hardware::has_cards(&HostSystem)? || is_found(GPU),
    };
    // One that may not use a driver's device does not say that there is none.
    let reported = |line: DriverRecord<'_>| {
        known().any(|known| {
            known.key() == line.key()
                && !known.is_empty()
                && known.is_of_this_file(&HostSystem) == Some(true)
        })
    };
    let mut kept = Lines::new();
    for line in lines {
        let record = DriverRecord(line);
        if !record.is_empty() || (finds_gpus && !reported(record)) {
            insert(&mut kept, joined(&[line])?)?;
        }
    }
    let start = hardware::start(&HostSystem)?;
    let is_recent = old.is_some_and(|old| old.are_of_start(&start));
    for record in known() {
        let is_same = record.is_of_this_file(&HostSystem);
        if is_same == Some(false) || (record.is_empty() && !is_recent) {
            continue;
        }
        // A driver that found nothing does not stand for a GPU any more.
        let is_tried = is_same.is_some()
            && tried.iter().any(|one| one == record.library())
            && elf::is_of_this_class(record.file())
            && !lines.iter().any(|line| is_other_file(record, DriverRecord(line)));
        let mut line = Vec::new();
        for column in columns(record.0).filter(|column| !is_tried || *column != GPU) {
            add(&mut line, column)?;
        }
        insert(&mut kept, line)?;
    }
    let (bus, start) = (Line::of(&Hex(*fingerprint)), start.trim_ascii_end());
    let mut text = joined(&[HEAD, b"bus\t", bus.as_bytes(), b"\nstart\t", start, b"\n"])?;
    for line in gpus(controllers).map(|gpu| gpu.0).chain(kept.iter().map(Vec::as_slice)) {
        text.try_extend_from_slice(line)?;
        text.try_push(b'\n')?;
    }
    text.try_extend_from_slice(END)?;
    Ok(text)
}

/// Makes the folders of a file. A program of root does not if the nearest folder that exists is of
/// somebody else: it leaves nothing in the home of another user.
fn has_folder(path: &[u8]) -> bool {
    if path.len() > files::MAX_PATH {
        return false;
    }
    let before = |end: usize| path.get(..end).unwrap_or_default();
    let ends = path.iter().enumerate().skip(1).filter(|(_, byte)| **byte == b'/');
    let ends = ends.map(|(end, _)| end);
    let state = |end| Some((end, HostSystem.file_state(before(end)).ok()?));
    let Some((nearest, state)) = ends.clone().rev().find_map(state) else { return false };
    let mut missing = ends.filter(|end| *end > nearest);
    (files::is_own(state.owner) || !files::is_own(ROOT))
        && missing.all(|end| files::make_folder(before(end)))
}
