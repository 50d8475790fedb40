//! Manifests that name a library which nobody should open: paths that no system has, what is no
//! file, other Vulkan loaders, libraries for other machines (drivers.md E.2, E.6; layers.md 6.2). A
//! message names the manifest, and the driver and the layer beside it work.

use std::ffi::CString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

use tests::{InstanceRequest, Loader, Outcome, Sandbox, artifacts, json, programs};

/// A sandbox with a good driver and a good layer, a driver `bad` and an implicit layer `bad` whose
/// manifests name `library`, in this order.
fn sandbox(library: &str) -> (Sandbox, [PathBuf; 2]) {
    let mut sandbox = Sandbox::new();
    let good = sandbox.driver("good", json!({}));
    let manifest = json!({
        "file_format_version": "1.0.0",
        "ICD": { "library_path": library, "api_version": "1.3.0" },
    });
    let driver = sandbox.write("bad.json", manifest.to_string());
    let layer = sandbox.path("layers/bad.json");
    sandbox.implicit_layer("bad", json!({ "library_path": library }), json!({}));
    sandbox.implicit_layer("good", json!({}), json!({}));
    let list = [&driver, &good.manifest].map(|path| path.display().to_string());
    sandbox.env("VK_DRIVER_FILES", list.join(":")).env("VK_LOADER_DEBUG", "error,warn");
    (sandbox, [driver, layer])
}

/// The application: the devices of two instances.
fn count_devices() {
    for _ in 0..2 {
        let loader = Loader::open();
        loader.instance_extensions();
        let instance = loader.create_instance(&InstanceRequest::default());
        let instance = instance.expect("vkCreateInstance");
        println!("devices <{}>", instance.physical_devices().len());
        instance.destroy();
    }
}

/// The good driver and the good layer took part, and the others were rejected for this reason.
#[track_caller]
fn expect(outcome: &Outcome, sandbox: &Sandbox, manifests: &[PathBuf; 2], reason: &str) {
    expect_at("ERROR", outcome, sandbox, manifests, reason);
}

/// As [`expect`], with the level of the rejection.
#[track_caller]
fn expect_at(
    level: &str,
    outcome: &Outcome,
    sandbox: &Sandbox,
    manifests: &[PathBuf; 2],
    reason: &str,
) {
    outcome.expect_success();
    assert!(outcome.stdout.contains("devices <1>"), "{}\n{}", outcome.stdout, outcome.stderr);
    assert!(
        sandbox.layers().through("vkCreateInstance").contains(&"good".to_owned()),
        "{}",
        outcome.stderr
    );
    for (topic, manifest) in ["DRIVER", "LAYER"].iter().zip(manifests) {
        let (level, manifest) = (format!("{level} | {topic}"), manifest.display().to_string());
        outcome.expect_rejection(&level, &manifest, reason);
    }
}

/// Longer paths than the system has are not handed to the dynamic linker, whose stack would not
/// hold them.
#[test]
fn paths_of_any_length() {
    let limit = usize::try_from(libc::PATH_MAX).expect("a small number");
    for (first, length) in [("x", limit), ("/", limit), ("x", 15_000_000)] {
        let (sandbox, manifests) = sandbox(&format!("{first}{}", "x".repeat(length - 1)));
        let outcome = sandbox.run(|| count_devices());
        let reason = format!("has a `library_path` of {length} bytes, and paths have at most 4095");
        expect(&outcome, &sandbox, &manifests, &reason);
    }
}

/// A path of the greatest length is the dynamic linker's business.
#[test]
fn a_path_of_the_greatest_length() {
    let limit = usize::try_from(libc::PATH_MAX).expect("a small number");
    let (sandbox, _) = sandbox(&format!("/{}", "x/".repeat(limit / 2 - 1)));
    let outcome = sandbox.run(|| count_devices());
    outcome.expect_success();
    assert!(!outcome.stderr.contains("and paths have at most"), "{}", outcome.stderr);
}

fn make_fifo(path: &Path) {
    let name = CString::new(path.as_os_str().as_bytes()).expect("a path without NUL");
    // SAFETY: `name` is a C string.
    assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
}

/// What would keep the dynamic linker waiting, or is no file of bytes.
#[test]
fn libraries_that_are_no_files() {
    for (name, kind) in [
        ("fifo", "a FIFO"),
        ("socket", "a socket"),
        ("directory", "a directory"),
        ("/dev/zero", "a device"),
        ("link", "a FIFO"),
    ] {
        let place = Sandbox::new();
        let path = place.path(name);
        match name {
            _ if Sandbox::is_application() => {}
            "fifo" => make_fifo(&path),
            "socket" => drop(UnixListener::bind(&path).expect("a socket")),
            "directory" => fs::create_dir(&path).expect("a directory"),
            "link" => {
                make_fifo(&place.path("target"));
                std::os::unix::fs::symlink(place.path("target"), &path).expect("a link");
            }
            _ => {}
        }
        let library = path.display().to_string();
        let (sandbox, manifests) = sandbox(&library);
        let outcome = sandbox.run(|| count_devices());
        let reason = format!("has a library that is {kind}: {library}");
        expect(&outcome, &sandbox, &manifests, &reason);
    }
}

/// A copy of this loader, and a library with the name of one: both would be called by this loader
/// and call this loader, or themselves, again.
#[test]
fn other_loaders_are_no_drivers_and_no_layers() {
    for name in ["copy", "named"] {
        let place = Sandbox::new();
        let library = place.path("libother.so");
        if !Sandbox::is_application() {
            match name {
                "copy" => drop(fs::copy(artifacts::loader(), &library).expect("a copy")),
                _ => compile(&place, &library, "-Wl,-soname,libvulkan.so.1"),
            }
        }
        let library = library.display().to_string();
        let (sandbox, manifests) = sandbox(&library);
        let outcome = sandbox.run(|| count_devices());
        let text = format!("names a Vulkan loader as its library: {library}");
        expect(&outcome, &sandbox, &manifests, &text);
    }
}

/// A library that exports all that a loader does, under another name, is one; a driver that does,
/// and can be negotiated with, is a driver.
#[test]
fn whole_interfaces_make_a_loader() {
    let place = Sandbox::new();
    let library = place.path("libother.so");
    if !Sandbox::is_application() {
        fs::copy(artifacts::loader(), &library).expect("a copy");
        let bytes = fs::read(&library).expect("the copy");
        let name = b"libvulkan.so.1\0";
        let at = bytes.windows(name.len()).position(|window| window == name).expect("its SONAME");
        let mut bytes = bytes;
        bytes[at..at + 9].copy_from_slice(b"libxxxxxx");
        fs::write(&library, bytes).expect("the copy");
    }
    let library = library.display().to_string();
    let (sandbox, manifests) = sandbox(&library);
    let outcome = sandbox.run(|| count_devices());
    let text = format!("names a Vulkan loader as its library: {library}");
    expect(&outcome, &sandbox, &manifests, &text);
}

/// A library of nothing but a name.
fn compile(sandbox: &Sandbox, library: &Path, option: &str) {
    let source = sandbox.write("source.c", "int nothing_else(void) { return 0; }\n");
    let mut compiler = programs::c_compiler();
    compiler.args(["-shared", "-fPIC", option, "-o"]).arg(library).arg(source);
    let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// `EI_CLASS` of the programs of the other width, and the reason against their libraries.
#[cfg(target_pointer_width = "64")]
const OTHER_CLASS: (u8, &str) = (1, "has a 32-bit library, and this program is 64-bit");
#[cfg(target_pointer_width = "32")]
const OTHER_CLASS: (u8, &str) = (2, "has a 64-bit library, and this program is 32-bit");

/// The dynamic linker's words about a library for another machine are misleading, or an INFO
/// message; the file's header says more, at the level of the dynamic linker's error. A library of
/// the other word size is no error in the contract, and an INFO message of ours.
#[test]
fn libraries_for_other_machines() {
    let aarch64 = if cfg!(target_arch = "aarch64") { (62, "x86-64") } else { (183, "AArch64") };
    let cases: [(&str, usize, [u8; 2], String); 4] = [
        ("machine", 18, u16::to_le_bytes(aarch64.0), format!("has a library for {}", aarch64.1)),
        ("unknown", 18, [0x34, 0x12], "has a library for ELF machine 4660".to_owned()),
        ("class", 4, [OTHER_CLASS.0, 1], OTHER_CLASS.1.to_owned()),
        ("order", 4, [2, 2], "has a library of another byte order".to_owned()),
    ];
    for (name, at, bytes, reason) in cases {
        let place = Sandbox::new();
        let path = place.path(format!("lib{name}.so"));
        if !Sandbox::is_application() {
            let mut library = fs::read(artifacts::mock_driver()).expect("the mock driver");
            library[at..at + 2].copy_from_slice(&bytes);
            fs::write(&path, library).expect("a library");
        }
        let library = path.display().to_string();
        let (mut sandbox, manifests) = sandbox(&library);
        // No fault: machines of two word sizes have a driver for each.
        let level = if name == "class" { "INFO" } else { "ERROR" };
        sandbox.env("VK_LOADER_DEBUG", "error,warn,info");
        let outcome = sandbox.run(|| count_devices());
        expect_at(level, &outcome, &sandbox, &manifests, &format!("{reason}: {library}"));
    }
}

/// A library whose program headers name more than the file has, as after an interrupted upgrade, and
/// one with more headers than the dynamic linker has stack for: both would end the process.
#[test]
fn libraries_that_the_dynamic_linker_does_not_survive() {
    let whole = fs::read(artifacts::mock_driver()).expect("the mock driver");
    let mut headers = whole.clone();
    let count = 32 + 3 * size_of::<usize>();
    headers[count..count + 2].copy_from_slice(&u16::MAX.to_ne_bytes());
    for (bytes, reason) in [
        (&whole[..8192], "has a library that is cut short: "),
        (&headers, "has a library with 65535 program headers, more than any library has: "),
    ] {
        let place = Sandbox::new();
        let path = place.path("bad.so");
        if !Sandbox::is_application() {
            fs::write(&path, bytes).expect("a library");
        }
        let library = path.display().to_string();
        let (sandbox, manifests) = sandbox(&library);
        let outcome = sandbox.run(|| count_devices());
        expect(&outcome, &sandbox, &manifests, &format!("{reason}{library}"));
    }
}

/// A file that is no library is not said to be for another machine.
#[test]
fn a_text_is_for_no_machine() {
    let place = Sandbox::new();
    let library = place.write("libtext.so", "a text").display().to_string();
    let (sandbox, _) = sandbox(&library);
    let outcome = sandbox.run(|| count_devices());
    outcome.expect_success();
    assert!(outcome.stderr.contains("file too short"), "{}", outcome.stderr);
    assert!(!outcome.stderr.contains(" is for "), "{}", outcome.stderr);
}
