//! File descriptors of fences and semaphores, whose payloads are the driver's.

use std::fs::File;
use std::os::fd::{FromRawFd, IntoRawFd, OwnedFd};
use std::ptr::{from_ref, null};
use std::thread;
use std::time::Duration;

use dispatch_tables::vk::{
    self, ExternalFenceHandleTypeFlags as FenceHandle,
    ExternalSemaphoreHandleTypeFlags as SemaphoreHandle,
};

use crate::gpu::{Has, Unsignaled, device, inode, is_open};
use crate::support::{DeviceOf, Instance, call};
use crate::sync_types::{in_time, numbered, told_of};

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const NOT_READY: vk::Result = vk::Result::NOT_READY;
const NO_FENCE: vk::Fence = vk::Fence::NULL;

impl DeviceOf {
    fn export_semaphore(
        &self,
        semaphore: vk::Semaphore,
        handle_type: SemaphoreHandle,
    ) -> Result<i32, vk::Result> {
        let info = vk::SemaphoreGetFdInfoKHR { semaphore, handle_type, ..Default::default() };
        let mut fd = -2;
        call!(self.commands.get_semaphore_fd_khr(self.handle, &info, &mut fd)).result()?;
        Ok(fd)
    }

    fn import_semaphore(
        &self,
        semaphore: vk::Semaphore,
        handle_type: SemaphoreHandle,
        flags: vk::SemaphoreImportFlags,
        fd: i32,
    ) -> vk::Result {
        let info = vk::ImportSemaphoreFdInfoKHR {
            semaphore,
            flags,
            handle_type,
            fd,
            ..Default::default()
        };
        call!(self.commands.import_semaphore_fd_khr(self.handle, &info))
    }

    fn export_fence(&self, fence: vk::Fence, handle_type: FenceHandle) -> Result<i32, vk::Result> {
        let info = vk::FenceGetFdInfoKHR { fence, handle_type, ..Default::default() };
        let mut fd = -2;
        call!(self.commands.get_fence_fd_khr(self.handle, &info, &mut fd)).result()?;
        Ok(fd)
    }

    fn import_fence(&self, fence: vk::Fence, handle_type: FenceHandle, fd: i32) -> vk::Result {
        self.import_fence_for(fence, handle_type, vk::FenceImportFlags::empty(), fd)
    }

    fn import_fence_for(
        &self,
        fence: vk::Fence,
        handle_type: FenceHandle,
        flags: vk::FenceImportFlags,
        fd: i32,
    ) -> vk::Result {
        let info = vk::ImportFenceFdInfoKHR { fence, flags, handle_type, fd, ..Default::default() };
        call!(self.commands.import_fence_fd_khr(self.handle, &info))
    }
}

/// Exportable, importable; handle types of imported payloads, and those that go with this one.
type Properties = (u32, u32, u32);

fn of_semaphore(
    instance: &Instance,
    handle_type: SemaphoreHandle,
    semaphore_type: vk::SemaphoreType,
) -> Properties {
    let kind = vk::SemaphoreTypeCreateInfo { semaphore_type, ..Default::default() };
    let info = vk::PhysicalDeviceExternalSemaphoreInfo {
        p_next: from_ref(&kind).cast(),
        handle_type,
        ..Default::default()
    };
    let mut found = vk::ExternalSemaphoreProperties::default();
    let gpu = instance.gpu;
    call!(
        instance.physical.get_physical_device_external_semaphore_properties(gpu, &info, &mut found)
    );
    (
        found.external_semaphore_features.as_raw(),
        found.export_from_imported_handle_types.as_raw(),
        found.compatible_handle_types.as_raw(),
    )
}

fn of_fence(instance: &Instance, handle_type: FenceHandle) -> Properties {
    let info = vk::PhysicalDeviceExternalFenceInfo { handle_type, ..Default::default() };
    let mut found = vk::ExternalFenceProperties::default();
    let gpu = instance.gpu;
    call!(instance.physical.get_physical_device_external_fence_properties(gpu, &info, &mut found));
    (
        found.external_fence_features.as_raw(),
        found.export_from_imported_handle_types.as_raw(),
        found.compatible_handle_types.as_raw(),
    )
}

#[test]
fn the_types_of_a_physical_device_say_what_is_exported_and_imported() {
    let none = (0, 0, 0);
    let (binary, timeline) = (vk::SemaphoreType::BINARY, vk::SemaphoreType::TIMELINE);
    for has in [Has::Binary, Has::BinaryAndTimeline] {
        let (instance, device, _) = device(has);
        assert_eq!(of_fence(&instance, FenceHandle::OPAQUE_FD), (3, 9, 9));
        assert_eq!(of_fence(&instance, FenceHandle::SYNC_FD), (3, 9, 9));
        assert_eq!(of_fence(&instance, FenceHandle::OPAQUE_WIN32), none);
        let (opaque, sync_file) = (SemaphoreHandle::OPAQUE_FD, SemaphoreHandle::SYNC_FD);
        assert_eq!(of_semaphore(&instance, opaque, binary), (3, 0x11, 0x11));
        assert_eq!(of_semaphore(&instance, sync_file, binary), (3, 0x11, 0x11));
        // An emulated timeline is nobody else's.
        let of_timeline = match has {
            Has::Binary => none,
            _ => (3, 1, 1),
        };
        assert_eq!(of_semaphore(&instance, opaque, timeline), of_timeline);
        assert_eq!(of_semaphore(&instance, sync_file, timeline), none);
        device.destroy();
        instance.destroy();
    }
    // One type for both has sync files of binary semaphores alone.
    let (instance, device, _) = device(Has::Every);
    let (opaque, sync_file) = (SemaphoreHandle::OPAQUE_FD, SemaphoreHandle::SYNC_FD);
    assert_eq!(of_semaphore(&instance, opaque, binary), (3, 0x11, 0x11));
    assert_eq!(of_semaphore(&instance, opaque, timeline), (3, 1, 1));
    assert_eq!(of_semaphore(&instance, sync_file, timeline), none);
    device.destroy();
    instance.destroy();
    // The kit cannot signal these, which a driver on the CPU needs.
    let mut instance = Instance::bare::<Unsignaled>(&[], null(), null()).expect("vkCreateInstance");
    for gpu in instance.gpus().expect("vkEnumeratePhysicalDevices") {
        instance.gpu = gpu;
        assert_eq!(of_fence(&instance, FenceHandle::OPAQUE_FD), none);
        assert_eq!(of_semaphore(&instance, SemaphoreHandle::OPAQUE_FD, binary), none);
    }
    instance.destroy();
    // Those in software stay in the process.
    let instance = Instance::new();
    assert_eq!(of_fence(&instance, FenceHandle::OPAQUE_FD), none);
    assert_eq!(of_semaphore(&instance, SemaphoreHandle::OPAQUE_FD, binary), none);
    instance.destroy();
}

/// The device's only type for timelines that may be exported; and none.
#[test]
fn a_semaphore_to_export_has_a_type_that_exports() {
    for (has, expected) in
        [(Has::BinaryAndTimeline, SUCCESS), (Has::Binary, vk::Result::ERROR_UNKNOWN)]
    {
        let (instance, device, _) = device(has);
        let export = vk::ExportSemaphoreCreateInfo {
            handle_types: SemaphoreHandle::OPAQUE_FD,
            ..Default::default()
        };
        let kind = vk::SemaphoreTypeCreateInfo {
            p_next: from_ref(&export).cast(),
            semaphore_type: vk::SemaphoreType::TIMELINE,
            ..Default::default()
        };
        let p_next = from_ref(&kind).cast();
        let info = vk::SemaphoreCreateInfo { p_next, ..Default::default() };
        let (handle, mut semaphore) = (device.handle, vk::Semaphore::NULL);
        let made = call!(device.commands.create_semaphore(handle, &info, null(), &mut semaphore));
        assert_eq!(made, expected);
        if made == SUCCESS {
            // The host signals what the other semaphore is, too.
            let fd = device.export_semaphore(semaphore, SemaphoreHandle::OPAQUE_FD);
            let other = device.semaphore(Some(0));
            let no_flags = vk::SemaphoreImportFlags::empty();
            let opaque = SemaphoreHandle::OPAQUE_FD;
            let imported = device.import_semaphore(other, opaque, no_flags, fd.expect("a file"));
            assert_eq!(imported, SUCCESS);
            device.signal(semaphore, 6);
            assert_eq!(device.value(other), 6);
            device.destroy_semaphores(&[other, semaphore]);
        }
        device.destroy();
        instance.destroy();
    }
}

/// Two semaphores with one payload; the second has its own again after a wait.
#[test]
fn a_temporary_import_ends_with_a_wait_and_a_permanent_one_does_not() {
    let opaque = SemaphoreHandle::OPAQUE_FD;
    for flags in [vk::SemaphoreImportFlags::TEMPORARY, vk::SemaphoreImportFlags::empty()] {
        let (instance, device, gpu) = device(Has::Binary);
        let (first, one) = numbered(&gpu, || device.semaphore(None));
        let (second, two) = numbered(&gpu, || device.semaphore(None));
        let fd = device.export_semaphore(first, opaque).expect("a descriptor");
        // SAFETY: an open descriptor, which `into_raw_fd` gives back.
        let owned = unsafe { OwnedFd::from_raw_fd(fd) };
        let number = inode(&owned);
        assert!(is_open(number));
        let imported = device.import_semaphore(second, opaque, flags, owned.into_raw_fd());
        assert_eq!(imported, SUCCESS);
        assert!(!is_open(number), "an import takes the descriptor over");
        let three = gpu.payloads();

        // A signal of the first is one of the second.
        device.submit(0, &[], &[(first, 0)], NO_FENCE);
        device.submit(1, &[(second, 0)], &[], NO_FENCE);
        device.submit(0, &[], &[(second, 0)], NO_FENCE);
        let second_now = if flags.is_empty() { three } else { two };
        let told = [
            (0, vec![], vec![(one, 1)]),
            (1, vec![(three, 1)], vec![]),
            (0, vec![], vec![(second_now, 1)]),
        ];
        assert_eq!(gpu.told(), told);
        gpu.run();
        device.destroy_all(instance, &[first, second], &[]);
    }
}

#[test]
fn a_sync_file_is_a_copy_of_a_signal_and_resets_what_it_is_of() {
    let sync_file = FenceHandle::SYNC_FD;
    let (instance, device, gpu) = device(Has::Binary);
    let (first, second) = (device.fence(), device.fence());
    device.submit(0, &[], &[], first);
    let fd = device.export_fence(first, sync_file).expect("a descriptor");
    assert_eq!(device.import_fence(second, sync_file, fd), SUCCESS);
    assert_eq!([device.status(first), device.status(second)], [NOT_READY; 2]);
    gpu.run();
    assert_eq!([device.status(first), device.status(second)], [NOT_READY, SUCCESS]);
    device.reset(second);
    assert_eq!(device.status(second), NOT_READY);

    // A signaled one needs no file.
    device.submit(0, &[], &[], first);
    gpu.run();
    assert_eq!(device.export_fence(first, sync_file), Ok(-1));
    assert_eq!(device.status(first), NOT_READY);
    assert_eq!(device.import_fence(second, sync_file, -1), SUCCESS);
    assert_eq!(device.status(second), SUCCESS);
    device.destroy_all(instance, &[], &[first, second]);
}

/// The signal waits in a queue of the kit, and the driver knows nothing of it yet.
#[test]
fn a_sync_file_waits_for_the_signal_to_be_submitted() {
    let sync_file = SemaphoreHandle::SYNC_FD;
    let (instance, device, gpu) = device(Has::Binary);
    let [binary, copy, held] = [None, None, Some(0)].map(|timeline| device.semaphore(timeline));
    device.submit(0, &[(held, 1)], &[(binary, 0)], NO_FENCE);
    let fd = thread::scope(|scope| {
        let exported = scope.spawn(|| device.export_semaphore(binary, sync_file));
        thread::sleep(Duration::from_millis(5));
        device.signal(held, 1);
        exported.join().expect("no panic")
    });
    let no_flags = vk::SemaphoreImportFlags::empty();
    let imported = device.import_semaphore(copy, sync_file, no_flags, fd.expect("a descriptor"));
    assert_eq!(imported, SUCCESS);
    // The export was a wait: the next signal is the next turn.
    device.submit(1, &[(copy, 0)], &[(binary, 0)], NO_FENCE);
    told_of(&gpu, 2);
    gpu.run();
    device.destroy_all(instance, &[binary, copy, held], &[]);
}

#[test]
fn a_descriptor_that_is_none_of_the_drivers_stays_the_applications() {
    let (instance, device, _) = device(Has::BinaryAndTimeline);
    let (fence, timeline) = (device.fence(), device.semaphore(Some(0)));
    let file = File::open("/dev/null").expect("a file");
    let fd = file.into_raw_fd();
    let invalid = vk::Result::ERROR_INVALID_EXTERNAL_HANDLE;
    assert_eq!(device.import_fence(fence, FenceHandle::OPAQUE_FD, fd), invalid);
    assert_eq!(device.import_fence(fence, FenceHandle::SYNC_FD, fd), invalid);
    assert_eq!(device.import_fence(fence, FenceHandle::OPAQUE_WIN32, fd), invalid);
    let no_flags = vk::SemaphoreImportFlags::empty();
    let (opaque, sync_file) = (SemaphoreHandle::OPAQUE_FD, SemaphoreHandle::SYNC_FD);
    assert_eq!(device.import_semaphore(timeline, opaque, no_flags, fd), invalid);
    assert_eq!(device.import_semaphore(timeline, opaque, no_flags, -1), invalid);
    // Timelines have no sync files.
    assert_eq!(device.import_semaphore(timeline, sync_file, no_flags, -1), invalid);
    assert_eq!(device.export_semaphore(timeline, sync_file), Err(invalid));
    // SAFETY: nobody has taken the descriptor over.
    drop(unsafe { File::from_raw_fd(fd) });
    device.destroy_all(instance, &[timeline], &[fence]);
}

/// A payload that is not enough for what it would be the payload of is not imported, and nobody says that
/// it could be.
#[test]
fn what_is_imported_is_enough_for_a_fence_or_a_semaphore() {
    let invalid = vk::Result::ERROR_INVALID_EXTERNAL_HANDLE;
    let (binary, timeline) = (vk::SemaphoreType::BINARY, vk::SemaphoreType::TIMELINE);
    let (opaque, sync_file) = (SemaphoreHandle::OPAQUE_FD, SemaphoreHandle::SYNC_FD);
    let (fence_opaque, fence_sync_file) = (FenceHandle::OPAQUE_FD, FenceHandle::SYNC_FD);
    let (from, exporter, _) = device(Has::BinaryAndTimeline);
    let source = [exporter.semaphore(None), exporter.semaphore(Some(0))];
    let descriptor =
        |which: usize| exporter.export_semaphore(source[which], opaque).expect("a descriptor");
    // What is refused stays the application's.
    // SAFETY: nobody has taken the descriptor over.
    let close = |fd: i32| drop(unsafe { OwnedFd::from_raw_fd(fd) });
    let none = (0, 0, 0);
    for (has, of_fence_file) in [(Has::Bare, none), (Has::Waited, (2, 9, 0))] {
        let (instance, device, _) = device(has);
        assert_eq!(of_fence(&instance, fence_opaque), none);
        assert_eq!(of_fence(&instance, fence_sync_file), of_fence_file);
        assert_eq!(of_semaphore(&instance, opaque, binary), none);
        assert_eq!(of_semaphore(&instance, sync_file, binary), (2, 0x11, 0));
        assert_eq!(of_semaphore(&instance, opaque, timeline), none);

        let (fence, fd) = (device.fence(), descriptor(0));
        assert_eq!(device.import_fence(fence, fence_opaque, fd), invalid);
        let temporary = vk::FenceImportFlags::TEMPORARY;
        let can_wait = of_fence_file != none;
        let imported = device.import_fence_for(fence, fence_opaque, temporary, fd);
        assert_eq!(imported, if can_wait { SUCCESS } else { invalid });
        if !can_wait {
            close(fd);
        }
        let imported = device.import_fence(fence, fence_sync_file, -1);
        assert_eq!(imported, if can_wait { SUCCESS } else { invalid });
        assert_eq!(device.status(fence), if can_wait { SUCCESS } else { NOT_READY });
        // The fence's own payload is there again.
        device.reset(fence);
        assert_eq!(device.status(fence), NOT_READY);

        let (one, counter) = (device.semaphore(None), device.semaphore(Some(0)));
        let (for_good, once) =
            (vk::SemaphoreImportFlags::empty(), vk::SemaphoreImportFlags::TEMPORARY);
        let fd = descriptor(0);
        assert_eq!(device.import_semaphore(one, opaque, for_good, fd), invalid);
        assert_eq!(device.import_semaphore(one, opaque, once, fd), SUCCESS);
        assert_eq!(device.import_semaphore(one, sync_file, for_good, -1), SUCCESS);
        let fd = descriptor(1);
        assert_eq!(device.import_semaphore(counter, opaque, for_good, fd), invalid);
        assert_eq!(device.import_semaphore(counter, opaque, once, fd), invalid);
        close(fd);
        device.destroy_all(instance, &[one, counter], &[fence]);
    }
    exporter.destroy_all(from, &source, &[]);
}

/// The signal of an acquired image is the kit's, and has happened.
#[test]
fn a_sync_file_of_an_acquired_image_is_none() {
    let (instance, device, gpu) = device(Has::Binary);
    let (binary, number) = numbered(&gpu, || device.semaphore(None));
    let fence = device.fence();
    device.acquire(binary, fence);
    assert_eq!(device.export_semaphore(binary, SemaphoreHandle::SYNC_FD), Ok(-1));
    assert_eq!(device.export_fence(fence, FenceHandle::SYNC_FD), Ok(-1));
    // Both have payloads of the driver's again, which are not signaled.
    assert_eq!(device.status(fence), NOT_READY);
    device.submit(0, &[], &[(binary, 0)], fence);
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    let told = [(0, vec![], vec![(number, 1), (number + 1, 1)]), (0, vec![(number, 1)], vec![])];
    assert_eq!(gpu.told(), told);
    gpu.run();
    device.destroy_all(instance, &[binary], &[fence]);
}

/// The descriptor is closed, and the semaphore can be exported again.
#[test]
fn an_export_whose_reset_fails_leaves_nothing_behind() {
    let failed = Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    let (instance, device, gpu) = device(Has::Binary);
    let (binary, fence) = (device.semaphore(None), device.fence());
    device.submit(0, &[], &[(binary, 0)], fence);
    gpu.lock().fails = true;
    assert_eq!(device.export_semaphore(binary, SemaphoreHandle::SYNC_FD), failed);
    assert_eq!(device.export_fence(fence, FenceHandle::SYNC_FD), failed);
    let exported = gpu.lock().exported.clone();
    assert_eq!(exported.iter().map(|number| is_open(*number)).collect::<Vec<_>>(), [false; 2]);
    gpu.lock().fails = false;
    gpu.run();
    let again = in_time(&device, || device.export_semaphore(binary, SemaphoreHandle::SYNC_FD));
    assert_eq!(again, Ok(-1));
    assert_eq!(device.export_fence(fence, FenceHandle::SYNC_FD), Ok(-1));
    device.destroy_all(instance, &[binary], &[fence]);
}
