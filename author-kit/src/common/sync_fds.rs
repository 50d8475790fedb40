//! File descriptors of fences and semaphores, by functions of the driver's
//! [types](crate::objects::SyncType).

use std::ffi::c_int;
use std::os::fd::{BorrowedFd, FromRawFd, IntoRawFd, OwnedFd};
use std::sync::Arc;

use dispatch_tables::vk;

use super::external_sync::{Holder, is_temporary, kind_of_fence, kind_of_semaphore};
use crate::common;
use crate::objects::sync::{Fence, Semaphore};
use crate::objects::tracked::{Tracked, guard};
use crate::objects::{self, Common, Device, FdKind, NewPayload, SyncType, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetFenceFdKHR, get_fence_fd, [], beside[CREATE_FENCE]),
    common!(ImportFenceFdKHR, import_fence_fd, [], beside[CREATE_FENCE]),
    common!(GetSemaphoreFdKHR, get_semaphore_fd, [], beside[CREATE_SEMAPHORE]),
    common!(ImportSemaphoreFdKHR, import_semaphore_fd, [], beside[CREATE_SEMAPHORE]),
];

/// A descriptor, which is the kit's until the command has no error; none for a signaled sync file.
type Exported = Result<Option<OwnedFd>, vk::Result>;

/// No payload has such a descriptor.
const NO_HANDLE: vk::Result = vk::Result::ERROR_INVALID_EXTERNAL_HANDLE;

/// A descriptor for the payload, or none for a signaled one.
fn export(device: &Device, tracked: &Tracked, kind: Option<FdKind>) -> Exported {
    if kind == Some(FdKind::SyncFile) && is_signaled_in_software(tracked) {
        return Ok(None);
    }
    let kind = kind.filter(|kind| tracked.exports(*kind)).ok_or(NO_HANDLE)?;
    if kind == FdKind::SyncFile {
        // The signal may wait in a queue of the kit, and the sync file is of what the driver has.
        tracked.wait_for_submits(device)?;
    }
    guard(device, || tracked.payload.export(kind))
}

/// A signal of the kit's, such as that of an acquired image, needs no file.
fn is_signaled_in_software(tracked: &Tracked) -> bool {
    !tracked.is_timeline && tracked.host().is_some_and(|host| host.is_reached(1))
}

/// Stores a descriptor, or -1 if there is none.
///
/// # Safety
///
/// `place` is where the command stores its descriptor.
unsafe fn store(exported: Exported, place: *mut c_int) -> vk::Result {
    match exported {
        Ok(descriptor) => {
            // SAFETY: the caller's promise.
            unsafe { *place = descriptor.map_or(-1, IntoRawFd::into_raw_fd) };
            vk::Result::SUCCESS
        }
        Err(error) => error,
    }
}

unsafe extern "system" fn get_fence_fd(
    device: vk::Device,
    info: *const vk::FenceGetFdInfoKHR,
    fd: *mut c_int,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    // SAFETY: valid usage of the command.
    let fence = unsafe { object::get::<Fence>(info.fence) };
    let kind = kind_of_fence(info.handle_type);
    let exported = export(device, &fence.active(), kind).and_then(|descriptor| {
        // A copy of the signal goes with a reset (specification, importing fence payloads).
        if kind == Some(FdKind::SyncFile) {
            fence.set(device, false)?;
        }
        Ok(descriptor)
    });
    // SAFETY: valid usage of the command.
    unsafe { store(exported, fd) }
}

unsafe extern "system" fn get_semaphore_fd(
    device: vk::Device,
    info: *const vk::SemaphoreGetFdInfoKHR,
    fd: *mut c_int,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    // SAFETY: valid usage of the command.
    let semaphore = unsafe { object::get::<Semaphore>(info.semaphore) };
    let kind = kind_of_semaphore(info.handle_type);
    let exported = export(device, &semaphore.active(), kind).and_then(|descriptor| {
        // A copy of the signal is a wait for the semaphore.
        if kind == Some(FdKind::SyncFile) {
            semaphore.for_wait().wait_from_host(device)?;
        }
        Ok(descriptor)
    });
    // SAFETY: valid usage of the command.
    unsafe { store(exported, fd) }
}

/// A payload of a descriptor, which is closed; with an error, the descriptor stays the application's.
///
/// # Safety
///
/// The descriptor is open and nobody else's, or less than 0.
unsafe fn import(
    device: &Device,
    kind: Option<FdKind>,
    (holder, is_temporary): (Holder, bool),
    fd: c_int,
) -> Result<Arc<Tracked>, vk::Result> {
    let kind = kind.filter(|kind| fd >= 0 || *kind == FdKind::SyncFile).ok_or(NO_HANDLE)?;
    // SAFETY: the caller's promise.
    let borrowed = (fd >= 0).then(|| unsafe { BorrowedFd::borrow_raw(fd) });
    let new = NewPayload { is_timeline: holder.is_timeline(), ..NewPayload::default() };
    let physical_device = device.physical_device();
    let types = physical_device.description.sync_types.iter();
    let imports =
        |one: &&&'static SyncType| holder.imports(physical_device, one, kind, is_temporary);
    let mut made = Err(NO_HANDLE);
    for one in types.filter(imports) {
        made = guard(device, || (one.import)(device, &new, kind, borrowed))
            .map(|payload| Tracked::new(payload, one, &new));
        if !matches!(made, Err(NO_HANDLE)) {
            break;
        }
    }
    let made = made?;
    if fd >= 0 {
        // SAFETY: the caller's promise; a successful import takes the descriptor over.
        drop(unsafe { OwnedFd::from_raw_fd(fd) });
    }
    Ok(made)
}

unsafe extern "system" fn import_fence_fd(
    device: vk::Device,
    info: *const vk::ImportFenceFdInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    let kind = kind_of_fence(info.handle_type);
    let temporary = is_temporary(kind, info.flags.contains(vk::FenceImportFlags::TEMPORARY));
    let becomes = (Holder::Fence, temporary);
    // SAFETY: valid usage of the command.
    let fence = unsafe { object::get::<Fence>(info.fence) };
    // SAFETY: valid usage of the command.
    match unsafe { import(device, kind, becomes, info.fd) } {
        Ok(payload) => fence.import(payload, temporary),
        Err(error) => return error,
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn import_semaphore_fd(
    device: vk::Device,
    info: *const vk::ImportSemaphoreFdInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    let kind = kind_of_semaphore(info.handle_type);
    let temporary = is_temporary(kind, info.flags.contains(vk::SemaphoreImportFlags::TEMPORARY));
    // SAFETY: valid usage of the command.
    let semaphore = unsafe { object::get::<Semaphore>(info.semaphore) };
    let becomes = (Holder::Semaphore { is_timeline: semaphore.is_timeline }, temporary);
    // SAFETY: valid usage of the command.
    match unsafe { import(device, kind, becomes, info.fd) } {
        Ok(payload) => semaphore.import(payload, temporary),
        Err(error) => return error,
    }
    vk::Result::SUCCESS
}
