//! Manifests and directories with hostile contents, on the built library (drivers.md C.3, D.1,
//! D.5): the loader logs a message and uses the next driver, and never hangs or crashes.

use std::ffi::{CString, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io, thread};

use tests::{InstanceRequest, Loader, Outcome, Sandbox, is_wrapped, json};

/// The application: returns the number of devices, which must be the same for a second instance.
fn count_devices() -> usize {
    let count = || {
        let loader = Loader::open();
        loader.instance_extensions();
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let count = instance.physical_devices().len();
        instance.destroy();
        count
    };
    let (first, second) = (count(), count());
    assert_eq!(first, second);
    first
}

/// A sandbox with its manifests in the directory `manifests`, including one of a good driver.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.driver_at(Path::new("manifests"), "good", &json!({}));
    sandbox.env("VK_DRIVER_FILES", sandbox.path("manifests"));
    sandbox.env("VK_LOADER_DEBUG", "error");
    sandbox
}

#[track_caller]
fn expect_devices(outcome: &Outcome, count: usize) {
    outcome.expect_success();
    let told = format!("devices <{count}>");
    assert!(outcome.stdout.contains(&told), "{}\n{}", outcome.stdout, outcome.stderr);
}

fn expect_error(outcome: &Outcome, text: &str, path: &Path) {
    outcome.expect_message("ERROR", &format!("loader_get_json: {text} {}", path.display()));
}

/// Creates a file in the parent only; in the child the file already exists.
fn make(sandbox: &Sandbox, name: &str, make: impl Fn(&Path) -> io::Result<()>) -> PathBuf {
    let path = sandbox.path(name);
    if fs::symlink_metadata(&path).is_err() {
        make(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    path
}

fn make_fifo(path: &Path) -> io::Result<()> {
    let name = CString::new(path.as_os_str().as_bytes())?;
    // SAFETY: `name` is a C string.
    match unsafe { libc::mkfifo(name.as_ptr(), 0o600) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

#[test]
fn three_thousand_manifests() {
    let sandbox = sandbox();
    for number in 0..3000 {
        let library = format!("./lib{number}.so");
        let manifest = json!({
            "file_format_version": "1.0.0",
            "ICD": { "library_path": library, "api_version": "1.3.0" },
        });
        sandbox.write(format!("manifests/{number}.json"), manifest.to_string());
    }
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 1);
    let gone = outcome.messages().into_iter().filter(|(level, _)| *level == "ERROR | DRIVER");
    // Each scan of both rounds logs every missing library.
    assert!(gone.count() >= 3000);
}

/// layers.md 2: a layer whose library is missing is listed, and fails only when it is used.
#[test]
fn three_thousand_layer_manifests() {
    const COUNT: usize = 3000;
    let mut sandbox = sandbox();
    let good = sandbox.explicit_layer("good", json!({}), json!({}));
    for (kind, number) in (0..COUNT).map(|number| (["implicit", "explicit"][number % 2], number)) {
        let manifest = json!({
            "file_format_version": "1.2.0",
            "layer": {
                "name": format!("VK_LAYER_{number}"),
                "type": "GLOBAL",
                "library_path": format!("./lib{number}.so"),
                "api_version": "1.4.0",
                "implementation_version": "1",
                "description": "one of thousands",
                "enable_environment": { "NOBODY_SETS_IT": "1" },
                "disable_environment": { format!("DISABLE_{number}"): "1" },
            },
        });
        let name = format!("data/vulkan/{kind}_layer.d/{number}.json");
        sandbox.write(name, manifest.to_string());
    }
    sandbox.write("data/vulkan/explicit_layer.d/broken.json", "{");
    let directory = sandbox.path("data/vulkan/explicit_layer.d");
    let list = [good.manifest, directory].map(|path| path.display().to_string());
    sandbox.env("VK_LAYER_PATH", list.join(":"));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let listed = loader.layer_names();
        assert_eq!(listed.len(), COUNT + 1);
        let request = InstanceRequest { layers: &["VK_LAYER_MOCK_good"], ..Default::default() };
        let instance = loader.create_instance(&request).expect("vkCreateInstance");
        println!("devices <{}>", instance.physical_devices().len());
        instance.destroy();
    });
    expect_devices(&outcome, 1);
    assert_eq!(sandbox.layers().through("vkCreateInstance"), ["good"]);
}

/// ARCHITECTURE.md, "manifest": a cached manifest is valid only while the file's ctime, which
/// nobody can reset, is unchanged.
#[test]
fn a_manifest_rewritten_in_place_counts_at_once() {
    let mut sandbox = Sandbox::new();
    let directory = Path::new("manifests");
    for name in ["one", "two"] {
        let device = json!({ "physical_devices": [{ "name": name }] });
        sandbox.driver_at(directory, name, &device);
    }
    let manifest = sandbox.path("manifests/one.json");
    sandbox.env("VK_DRIVER_FILES", &manifest);
    let outcome = sandbox.run(|| {
        let name = || {
            let instance = Loader::open()
                .create_instance(&InstanceRequest::default())
                .expect("vkCreateInstance");
            let name = instance.device_name(instance.physical_devices()[0]);
            instance.destroy();
            name
        };
        // The loader caches a manifest only if the file is older than the granularity of the file
        // system's clock.
        thread::sleep(Duration::from_millis(50));
        assert_eq!([name(), name()], ["one", "one"]);
        let path = std::env::var("VK_DRIVER_FILES").expect("the manifest");
        let (before, text) = (
            fs::metadata(&path).expect("the manifest"),
            fs::read_to_string(&path).expect("the manifest"),
        );
        fs::write(&path, text.replace("libone.so", "libtwo.so")).expect("write the manifest");
        let modified = before.modified().expect("a modification time");
        let file = fs::File::options().write(true).open(&path);
        let file = file.expect("the manifest");
        file.set_modified(modified).expect("an old modification time");
        let after = fs::metadata(&path).expect("the manifest");
        assert_eq!(after.len(), before.len());
        assert_eq!(after.modified().expect("a modification time"), modified);
        assert_eq!(name(), "two");
    });
    outcome.expect_success();
}

#[test]
fn megabytes_and_depths() {
    let sandbox = sandbox();
    let large = format!(
        r#"{{"filler": "{}", "file_format_version": "1.0.0", "ICD": {{"library_path": "./libgood.so", "api_version": "1.3.0"}}}}"#,
        "x".repeat(2 << 20)
    );
    sandbox.write("manifests/large.json", large);
    let too_large = sandbox.write("manifests/too_large.json", vec![b' '; (16 << 20) + 1]);
    let numbers = format!(r#"{{"ICD": {{"library_path": [0{}]}}}}"#, ",0".repeat(1 << 18));
    let too_many = sandbox.write("manifests/too_many.json", numbers);
    let deep = sandbox.write("manifests/deep.json", "[".repeat(1 << 16));
    let closed = "{\"a\":".repeat(20_000) + "1" + &"}".repeat(20_000);
    let closed = sandbox.write("manifests/closed.json", closed);
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 2);
    for path in [deep, closed] {
        let text = format!("loader_get_json: Invalid JSON file {}.", path.display());
        outcome.expect_message("ERROR", &text);
    }
    let limit = format!(
        "loader_get_json: JSON file {} is larger than {} bytes",
        too_large.display(),
        16 << 20
    );
    outcome.expect_message("ERROR", &limit);
    let limit = format!(
        "loader_get_json: JSON file {} has more than {} keys, values and escapes",
        too_many.display(),
        1 << 18
    );
    outcome.expect_message("ERROR", &limit);
}

/// JSON is read without recursion: a manifest of 126 levels works on each stack on which others do
/// (drivers.md D.1).
#[test]
fn depth_costs_no_stack() {
    let works = |levels: usize, stack: usize| {
        let mut sandbox = sandbox();
        let deep = "[".repeat(levels) + &"]".repeat(levels);
        for (name, filler, library) in
            [("filler", &*deep, "\"./libgood.so\""), ("library", "0", &deep)]
        {
            let manifest = format!(
                r#"{{"file_format_version": "1.0.0", "filler": {filler}, "ICD": {{"library_path": {library}, "api_version": "1.3.0"}}}}"#,
            );
            sandbox.write(format!("manifests/deep_{name}.json"), manifest);
        }
        sandbox.set_argument(&stack.to_string());
        let outcome = sandbox.run(|| {
            let stack = Sandbox::argument().parse().expect("a number");
            let thread = thread::Builder::new().stack_size(stack);
            let devices = thread.spawn(count_devices).expect("a thread").join();
            assert_eq!(devices.expect("a number"), 2);
        });
        outcome.status.success()
    };
    let least = (2..64).map(|step| step << 13).find(|stack| works(1, *stack)).expect("a stack");
    assert!(works(126, least), "{least} bytes");
}

/// A FIFO without a writer does not block the loader, neither as a manifest nor as a directory.
#[test]
fn files_that_are_none() {
    let mut sandbox = sandbox();
    let directory = make(&sandbox, "manifests/directory.json", |path| fs::create_dir(path));
    let fifo = make(&sandbox, "manifests/fifo.json", make_fifo);
    make(&sandbox, "fifo", make_fifo);
    let endless = make(&sandbox, "manifests/endless.json", |path| symlink("/dev/zero", path));
    let tree = make(&sandbox, "manifests/tree.json", |path| symlink("/", path));
    let list = [sandbox.path("fifo"), sandbox.path("manifests"), PathBuf::from("/dev/zero")]
        .map(|path| path.display().to_string())
        .join(":");
    sandbox.env("VK_DRIVER_FILES", list);
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 1);
    for path in [directory, tree] {
        expect_error(&outcome, "Failed to read entire JSON file", &path);
    }
    for path in [fifo, endless] {
        let text = format!("loader_get_json: Invalid JSON file {}.", path.display());
        outcome.expect_message("ERROR", &text);
    }
}

/// Drops the capabilities that let root read every file, on this thread; any process may do so.
fn obey_permissions() {
    /// `_LINUX_CAPABILITY_VERSION_3`, whose sets have two of these words each.
    const VERSION: u32 = 0x2008_0522;
    let (header, sets) = ([VERSION, 0], [0_u32; 6]);
    // SAFETY: `header` has the layout of `__user_cap_header_struct` for this thread, `sets` that of
    // two `__user_cap_data_struct`.
    let result = unsafe { libc::syscall(libc::SYS_capset, header.as_ptr(), sets.as_ptr()) };
    assert_eq!(result, 0, "{}", io::Error::last_os_error());
}

/// drivers.md C.3, D.1.
#[test]
fn unreadable_files_and_directories() {
    let mut sandbox = sandbox();
    let manifest = json!({
        "file_format_version": "1.0.0",
        "ICD": { "library_path": "./libgood.so", "api_version": "1.3.0" },
    });
    let file = sandbox.write("manifests/unreadable.json", manifest.to_string());
    sandbox.write("closed/inside.json", manifest.to_string());
    let closed = sandbox.path("closed");
    let list = [&closed, &sandbox.path("manifests")].map(|path| path.display().to_string());
    sandbox.env("VK_DRIVER_FILES", list.join(":"));
    let set = |path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode));
    set(&file, 0o000).expect("chmod");
    set(&closed, 0o000).expect("chmod");
    let outcome = sandbox.run(|| {
        obey_permissions();
        println!("devices <{}>", count_devices());
    });
    set(&closed, 0o700).expect("chmod");
    expect_devices(&outcome, 1);
    expect_error(&outcome, "Failed to open JSON file", &file);
    assert!(!outcome.stderr.contains("inside.json"), "{}", outcome.stderr);
    let owner = match fs::metadata(&file).expect("the manifest").uid() {
        0 => "root".to_owned(),
        number => number.to_string(),
    };
    let reason = format!("cannot be opened: permission denied (mode 0, owner {owner})");
    outcome.expect_rejection("ERROR", &file.display().to_string(), &reason);
}

/// drivers.md C.3: dangling links and loops cannot be opened.
#[test]
fn links_to_nowhere() {
    let mut sandbox = sandbox();
    make(&sandbox, "manifests/dangling.json", |path| symlink("nowhere", path));
    make(&sandbox, "manifests/loop.json", |path| symlink("loop.json", path));
    make(&sandbox, "loop", |path| symlink("loop", path));
    make(&sandbox, "linked", |path| symlink("manifests", path));
    let list =
        [sandbox.path("loop"), sandbox.path("linked")].map(|path| path.display().to_string());
    sandbox.env("VK_DRIVER_FILES", list.join(":"));
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 1);
    for name in ["dangling.json", "loop.json"] {
        let path = sandbox.path("linked").join(name);
        expect_error(&outcome, "Failed to open JSON file", &path);
    }
}

/// drivers.md C.3: a dangling link in a directory of manifests does not lead to a file of its name
/// in the current directory, which may belong to anybody.
#[test]
fn dangling_links_do_not_lead_to_the_current_directory() {
    let sandbox = sandbox();
    let elsewhere = sandbox.driver_at(Path::new("elsewhere"), "lost", &json!({}));
    make(&sandbox, "manifests/lost.json", |path| symlink("nowhere", path));
    let outcome = sandbox.run(|| {
        env::set_current_dir(Sandbox::child_path("elsewhere")).expect("the directory");
        println!("devices <{}>", count_devices());
    });
    expect_devices(&outcome, 1);
    assert_eq!(elsewhere.log().count("vkCreateInstance"), 0);
    expect_error(&outcome, "Failed to open JSON file", &sandbox.path("manifests/lost.json"));
}

#[test]
fn names_that_are_not_utf8() {
    let mut sandbox = sandbox();
    let directory = PathBuf::from(OsStr::from_bytes(b"\xff\xfe directory"));
    let name = OsStr::from_bytes(b"\x80\x01\n.json");
    sandbox.driver_at(&directory, "good", &json!({}));
    let manifest = json!({
        "file_format_version": "1.0.0",
        "ICD": { "library_path": "./libgood.so", "api_version": "1.3.0" },
    });
    sandbox.write(directory.join(name), manifest.to_string());
    sandbox.env("VK_DRIVER_FILES", sandbox.path(&directory));
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 2);
}

/// A list of the greatest length that the environment allows, with files that do not exist.
#[test]
fn a_hundred_kilobytes_of_elements() {
    let mut sandbox = sandbox();
    let mut list = sandbox.path("manifests").display().to_string();
    for number in 0_u32.. {
        let next = format!(":/{number}.json");
        if list.len() + next.len() > 120_000 {
            break;
        }
        list += &next;
    }
    sandbox.env("VK_DRIVER_FILES", list);
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    expect_devices(&outcome, 1);
    for number in [0, 9999] {
        expect_error(&outcome, "Failed to open JSON file", Path::new(&format!("/{number}.json")));
    }
}

/// The peak of this process's memory so far, in bytes.
fn peak_memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("the state of the process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the peak");
    let kibibytes: usize = line.trim_end_matches("kB").trim().parse().expect("a number");
    kibibytes << 10
}

/// The processor time of this process so far.
fn processor_time() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` is writable.
    assert_eq!(unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) }, 0);
    Duration::new(
        u64::try_from(time.tv_sec).expect("a time"),
        u32::try_from(time.tv_nsec).expect("below a second"),
    )
}

/// A manifest as large as the limit takes at most four times its size and two seconds, whatever
/// fills it: the time grows with the size alone.
#[test]
fn memory_of_large_manifests() {
    const LIMIT: usize = 16 << 20;
    let start = concat!(
        r#"{"file_format_version":"1.0.0","#,
        r#""ICD":{"library_path":"./no.so","api_version":"1.0.0"},"x":"#
    );
    for (name, start, part, end) in [
        ("text", [start, "\""].concat(), "a", "\"}"),
        ("path", r#"{"ICD":{"library_path":""#.to_owned(), "a", "\"}}"),
        ("empty texts", r#"{"ICD":{"library_path":["""#.to_owned(), r#","""#, "]}}"),
        ("objects", [start, "[0"].concat(), r#",{"a":1}"#, "]}"),
        ("one key", [start, "0"].concat(), r#","k":0"#, "}"),
        ("brackets", "[".to_owned(), "[", ""),
    ] {
        let sandbox = sandbox();
        // The text is built in the parent: the child's memory is measured.
        make(&sandbox, "manifests/large.json", |path| {
            let room = LIMIT - start.len() - end.len();
            fs::write(path, [&start, part.repeat(room / part.len()).as_str(), end].concat())
        });
        let outcome = sandbox.run(|| {
            let before = peak_memory();
            let start = processor_time();
            Loader::open().instance_extensions();
            let time = processor_time() - start;
            assert!(time < Duration::from_secs(2) || is_wrapped(), "{time:?}");
            println!("taken <{}>", peak_memory() - before);
        });
        let taken = outcome
            .expect_success()
            .stdout
            .split("taken <")
            .nth(1)
            .and_then(|text| text.split('>').next());
        let taken: usize = taken.expect("the child's memory").parse().expect("a number");
        let is_small = taken <= 4 * LIMIT || is_wrapped();
        assert!(is_small, "{name}: {taken} bytes for a file of {LIMIT}");
    }
}
