//! Processes that fork while another thread is inside the loader (callpath.md 9): the child has one
//! thread, and no lock of the loader's may stay with one that is not there.

use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

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
