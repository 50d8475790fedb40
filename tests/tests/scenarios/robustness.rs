//! Robustness: bugs of the Khronos loader that are not copied (docs/differences.md), unloading,
//! lost output, threads.

use std::ffi::c_void;
use std::{fs, ptr, thread};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{InstanceRequest, Loader, Sandbox, artifacts, call, json};

/// callpath.md 7.5, 14 (10), drivers.md J.7: a driver that fails to count its groups has none;
/// nothing hangs.
#[test]
fn groups_of_a_failing_driver_are_none() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("failing", json!({ "results": { "vkEnumeratePhysicalDeviceGroups": -3 } }));
    sandbox.driver("good", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let mut count = 0;
        let result = call!(instance.commands.enumerate_physical_device_groups(
            instance.handle,
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 7.2 step 5, 14 (20), drivers.md I.7: the application's chain is unchanged after
/// vkCreateDevice, also after a failure (layers.md 8.3).
#[test]
fn the_chain_is_restored_when_device_creation_fails() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "results": { "vkCreateDevice": -4 } }));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let group = vk::DeviceGroupDeviceCreateInfo {
            physical_device_count: 1,
            p_physical_devices: &physical_device,
            ..Default::default()
        };
        let first = vk::PhysicalDeviceFeatures2 {
            p_next: (&raw const group).cast_mut().cast(),
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo { p_next: (&raw const first).cast(), ..Default::default() };
        let mut device = vk::Device::NULL;
        let result = call!(instance.physical_device_commands.create_device(
            physical_device,
            &info,
            ptr::null(),
            &mut device
        ));
        assert_eq!(result, vk::Result::ERROR_DEVICE_LOST);
        assert_eq!(first.p_next.cast_const(), (&raw const group).cast::<c_void>());
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md E.7, ARCHITECTURE.md, "Limits": while a query or an instance keeps a driver open, the
/// driver is not negotiated with again.
#[test]
fn drivers_are_negotiated_with_once() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        for _ in 0..3 {
            loader.instance_extensions();
        }
        let create =
            || loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let (first, second) = (create(), create());
        first.destroy();
        let third = create();
        second.destroy();
        third.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.details("vk_icdNegotiateLoaderICDInterfaceVersion").count(), 1);
}

/// ARCHITECTURE.md: dlclose unloads the library, also after threads waited for its lock.
#[test]
fn a_closed_library_is_gone() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let path = artifacts::loader();
        // SAFETY: the constructor of a Vulkan loader has no preconditions.
        let library = unsafe { Library::new(&path) }.expect("the loader");
        // SAFETY: the exported command of this name has this type.
        let create = unsafe {
            *library.get::<vk::PFN_vkCreateInstance>("vkCreateInstance").expect("an export")
        };
        // SAFETY: the exported command of this name has this type.
        let destroy = unsafe {
            *library.get::<vk::PFN_vkDestroyInstance>("vkDestroyInstance").expect("an export")
        };
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(move || {
                    for _ in 0..20 {
                        let info = vk::InstanceCreateInfo::default();
                        let mut instance = vk::Instance::NULL;
                        // SAFETY: `info` is valid, there are no callbacks, and `instance` is
                        // writable.
                        let result = unsafe { create(&info, ptr::null(), &mut instance) };
                        assert_eq!(result, vk::Result::SUCCESS);
                        // SAFETY: the instance is not used any more.
                        unsafe { destroy(instance, ptr::null()) };
                    }
                });
            }
        });
        library.close().expect("dlclose");
        let maps = fs::read_to_string("/proc/self/maps").expect("the process's mappings");
        assert!(!maps.contains("libvulkan"), "{maps}");
        assert!(!maps.contains("libmock"), "{maps}");
    });
    outcome.expect_success();
}

/// ARCHITECTURE.md: failure to write a log line is ignored.
#[test]
fn lost_output_does_not_matter() {
    for stderr in ["closed", "without reader"] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "all").set_argument(stderr);
        let outcome = sandbox.run(|| {
            // SAFETY: this process owns file descriptor 2, and no other thread writes to it.
            unsafe {
                if Sandbox::argument() == "closed" {
                    libc::close(2);
                } else {
                    // The default of C programs, whose runtime does not ignore the signal.
                    libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                    let mut pipe = [0; 2];
                    assert_eq!(libc::pipe(pipe.as_mut_ptr()), 0);
                    assert_eq!(libc::dup2(pipe[1], 2), 2);
                    libc::close(pipe[0]);
                    libc::close(pipe[1]);
                }
            }
            let loader = Loader::open();
            let instance =
                loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
            assert_eq!(instance.physical_devices().len(), 1);
            instance.destroy();
            println!("alive");
        });
        outcome.expect_success();
        assert!(outcome.stdout.contains("alive"), "{stderr}: {}", outcome.stdout);
    }
}
