//! Processes that fork while another thread is inside the loader (callpath.md 9): the child has one
//! thread, and no lock of the loader's may stay with one that is not there.

use std::ffi::c_void;
use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, json};

/// How often each application forks.
const FORKS: usize = 40;

fn create_and_destroy(loader: &'static Loader) {
    let instance = loader.create_instance(&InstanceRequest::default());
    let instance = instance.expect("vkCreateInstance");
    assert_eq!(instance.physical_devices().len(), 1);
    instance.destroy();
}

/// Whether the child ended well; one that hangs is ended.
fn ends_well(child: libc::pid_t) -> bool {
    let start = Instant::now();
    let mut status = 0;
    loop {
        // SAFETY: the child is this process's; `status` is writable.
        match unsafe { libc::waitpid(child, &raw mut status, libc::WNOHANG) } {
            0 if start.elapsed() < Duration::from_secs(10) => {
                thread::sleep(Duration::from_millis(1));
            }
            0 => {
                // SAFETY: plain system calls about this process's own child.
                unsafe {
                    libc::kill(child, libc::SIGKILL);
                    libc::waitpid(child, &raw mut status, 0);
                }
                eprintln!("a child hangs");
                return false;
            }
            _ => {
                let status = ExitStatus::from_raw(status);
                if !status.success() {
                    eprintln!("a child ended with {status}");
                }
                return status.success();
            }
        }
    }
}

/// The other threads have the loader's lock most of the time. They make no queries before an
/// instance, which take no lock: a child of a process that forks during one waits in `dlopen`, for
/// a lock of the C library that the other thread held.
#[test]
fn children_use_vulkan_whatever_other_threads_did_9() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "record": false }));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let stop = AtomicBool::new(false);
        let mut hanging = 0;
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !stop.load(Ordering::Relaxed) {
                        create_and_destroy(loader);
                    }
                });
            }
            for _ in 0..FORKS {
                thread::sleep(Duration::from_millis(2));
                // SAFETY: what the child does is under test: Vulkan, and the end of the process.
                match unsafe { libc::fork() } {
                    0 => {
                        loader.instance_extensions();
                        create_and_destroy(loader);
                        // SAFETY: ends the child without the parent's cleanup.
                        unsafe { libc::_exit(0) };
                    }
                    child => hanging += usize::from(!ends_well(child)),
                }
            }
            stop.store(true, Ordering::Relaxed);
        });
        assert_eq!(hanging, 0, "of {FORKS} children");
    });
    outcome.expect_success();
}

static ENTERED: AtomicBool = AtomicBool::new(false);
static LEFT: AtomicBool = AtomicBool::new(false);
static FORKED: AtomicBool = AtomicBool::new(false);

/// Stays in the loader until the other thread has forked, at most as long as the user data says.
unsafe extern "system" fn stay(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    _: *const vk::DebugUtilsMessengerCallbackDataEXT,
    limit: *mut c_void,
) -> vk::Bool32 {
    if !ENTERED.swap(true, Ordering::SeqCst) {
        // SAFETY: the user data of `fork_beside_a_callback`'s messenger.
        let limit = unsafe { *limit.cast::<Duration>() };
        let start = Instant::now();
        while !FORKED.load(Ordering::SeqCst) && start.elapsed() < limit {
            thread::sleep(Duration::from_millis(1));
        }
        LEFT.store(true, Ordering::SeqCst);
    }
    vk::FALSE
}

/// Forks while a callback of another thread's vkCreateInstance waits for the fork, for up to
/// `limit`. `left` tells whether the callback has ended in the child, which then uses Vulkan.
fn fork_beside_a_callback(mut limit: Duration, left: bool) {
    let loader = Loader::open();
    let messenger = vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(0x1111),
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::from_raw(7),
        pfn_user_callback: Some(stay),
        p_user_data: (&raw mut limit).cast(),
        ..Default::default()
    };
    let next = ptr::from_ref(&messenger).expose_provenance();
    thread::scope(|scope| {
        scope.spawn(move || {
            let next = ptr::with_exposed_provenance(next);
            let request = InstanceRequest { next, ..Default::default() };
            loader.create_instance(&request).expect("vkCreateInstance").destroy();
        });
        while !ENTERED.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(1));
        }
        let start = Instant::now();
        // SAFETY: what the child does is under test: Vulkan, and the end of the process.
        match unsafe { libc::fork() } {
            0 => {
                assert_eq!(LEFT.load(Ordering::SeqCst), left);
                create_and_destroy(loader);
                // SAFETY: ends the child without the parent's cleanup.
                unsafe { libc::_exit(0) };
            }
            child => {
                // A fork that gives up has waited for a second.
                assert!(left || start.elapsed() >= Duration::from_secs(1));
                FORKED.store(true, Ordering::SeqCst);
                assert!(ends_well(child));
            }
        }
    });
}

/// A driver that the other thread is opening would be half loaded in the child.
#[test]
fn a_fork_waits_for_a_thread_in_the_loader_9() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| fork_beside_a_callback(Duration::from_millis(500), true));
    outcome.expect_success();
}

/// The other thread may wait for the one that forks, so the fork waits for a limited time.
#[test]
fn a_fork_does_not_wait_for_ever_9() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| fork_beside_a_callback(Duration::from_secs(20), false));
    outcome.expect_success();
}

/// What is called around a fork does not keep the library in the process.
#[test]
fn forks_do_not_keep_the_library_9() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "");
    let outcome = sandbox.run(|| {
        let path = std::env::var_os("SCENARIO_LOADER").expect("the loader");
        for _ in 0..3 {
            // SAFETY: opening a Vulkan loader runs its constructor, which asks nothing.
            let library = unsafe { libloading::os::unix::Library::new(&path) };
            library.expect("the loader").close().expect("dlclose");
            let maps = std::fs::read_to_string("/proc/self/maps").expect("the mappings");
            assert!(!maps.contains("libvulkan"), "{maps}");
            // SAFETY: the child does nothing but end.
            match unsafe { libc::fork() } {
                // SAFETY: as above.
                0 => unsafe { libc::_exit(0) },
                child => assert!(ends_well(child)),
            }
        }
    });
    outcome.expect_success();
}
