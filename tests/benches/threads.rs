//! Work of several threads at the same time: instances, devices and lookups a second, ours beside
//! the system's Khronos loader, in turns.
//!
//! `cargo bench -p tests --bench threads`, with a word of a table's title after `--` for that table
//! only. Each measurement runs in a child process of its own with a clean environment and proves
//! which loader it runs. Medians.

mod shared;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, hint, ptr, thread};

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, artifacts, json};

/// Set for a child: the path of the loader's library, under the harness's name.
const LOADER: &str = "SCENARIO_LOADER";
/// Set for a child: the title of its table, a colon, and the number of threads.
const CHILD: &str = "BENCH_THREADS";
const THREADS: [usize; 5] = [1, 2, 4, 8, 16];
/// The median of this many measurements counts.
const ROUNDS: usize = 5;
const DURATION: Duration = Duration::from_millis(300);
/// Calls between two looks at the clock.
const BATCH: u64 = 64;

/// One kind of work.
struct Table {
    title: &'static str,
    /// Does the work as often as [`BATCH`] says, or once, and returns how often.
    work: fn(&Instance) -> u64,
}

const TABLES: [Table; 3] = [
    Table { title: "instances, created and destroyed a second", work: instance },
    Table { title: "devices, created and destroyed a second", work: device },
    Table { title: "vkGetInstanceProcAddr, names a second", work: look_up },
];

fn main() -> ExitCode {
    if let Ok(child) = env::var(CHILD) {
        let (title, threads) = child.rsplit_once(':').expect("a title and a number");
        let table = TABLES.iter().find(|table| title == table.title).expect("a table");
        println!("figure {}", measure(table.work, threads.parse().expect("a number")));
        return ExitCode::SUCCESS;
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("processors: {cores}");
    shared::print_tables(&TABLES, |table| table.title, print)
}

fn print(table: &Table) -> Result<(), String> {
    let loaders = [artifacts::shipped_loader().to_owned(), artifacts::system_loader()];
    println!("{}", table.title);
    println!("{:>8} {:>14} {:>14} {:>8}", "threads", "ours", "system", "ratio");
    for threads in THREADS {
        let mut figures = [const { Vec::new() }; 2];
        for _ in 0..ROUNDS {
            for (loader, figures) in loaders.iter().zip(&mut figures) {
                figures.push(run(loader, table, threads)?);
            }
        }
        let [ours, system] = figures.map(|mut figures| {
            figures.sort_by(f64::total_cmp);
            figures[ROUNDS / 2]
        });
        println!("{threads:>8} {ours:>14.0} {system:>14.0} {:>8.2}", ours / system);
    }
    println!();
    Ok(())
}

/// The figure of a child process with a driver that does nothing.
fn run(loader: &Path, table: &Table, threads: usize) -> Result<f64, String> {
    let program = env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let directory = tempfile::tempdir().map_err(|e| format!("no temporary directory: {e}"))?;
    let icd = json!({ "library_path": artifacts::page_driver(), "api_version": "1.4.0" });
    let manifest = directory.path().join("driver.json");
    fs::write(&manifest, json!({ "file_format_version": "1.0.1", "ICD": icd }).to_string())
        .map_err(|e| format!("{}: {e}", manifest.display()))?;
    let output = Command::new(program)
        .env_clear()
        .env(CHILD, format!("{}:{threads}", table.title))
        .env(LOADER, loader)
        .envs(["VK_DRIVER_FILES", "VK_ICD_FILENAMES"].map(|name| (name, &manifest)))
        .envs(
            ["VK_LAYER_PATH", "VK_IMPLICIT_LAYER_PATH", "HOME"]
                .map(|name| (name, directory.path())),
        )
        .output()
        .map_err(|e| format!("the child does not start: {e}"))?;
    shared::figure(&output)
        .ok_or_else(|| format!("{}: {}", table.title, String::from_utf8_lossy(&output.stderr)))
}

/// How often all threads together do the work in a second.
fn measure(work: fn(&Instance) -> u64, threads: usize) -> f64 {
    let instance = create();
    let (start, is_over, done) =
        (Barrier::new(threads + 1), AtomicBool::new(false), AtomicU64::new(0));
    let mut took = 0.0;
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                start.wait();
                let mut own = 0;
                while !is_over.load(Ordering::Relaxed) {
                    own += work(&instance);
                }
                done.fetch_add(own, Ordering::Relaxed);
            });
        }
        start.wait();
        let begin = Instant::now();
        thread::sleep(DURATION);
        is_over.store(true, Ordering::Relaxed);
        took = begin.elapsed().as_secs_f64();
    });
    instance.destroy();
    done.into_inner() as f64 / took
}

fn create() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

fn instance(other: &Instance) -> u64 {
    let globals = &other.loader.globals;
    let (info, mut handle) = (vk::InstanceCreateInfo::default(), vk::Instance::NULL);
    let create = globals.create_instance.expect("the command");
    let destroy = other.commands.destroy_instance.expect("the command");
    // SAFETY: valid usage; the function of another instance serves for each.
    unsafe {
        assert_eq!(create(&info, ptr::null(), &mut handle), vk::Result::SUCCESS);
        destroy(handle, ptr::null());
    }
    1
}

fn device(instance: &Instance) -> u64 {
    let create = instance.physical_device_commands.create_device.expect("the command");
    let destroy = instance.device_commands.destroy_device.expect("the command");
    let physical_device = instance.physical_devices()[0];
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &1.0,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        ..Default::default()
    };
    for _ in 0..BATCH {
        let mut handle = vk::Device::NULL;
        // SAFETY: valid usage.
        unsafe {
            assert_eq!(
                create(physical_device, &info, ptr::null(), &mut handle),
                vk::Result::SUCCESS
            );
            destroy(handle, ptr::null());
        }
    }
    BATCH
}

fn look_up(instance: &Instance) -> u64 {
    for _ in 0..BATCH {
        hint::black_box(instance.loader.proc_addr(instance.handle, c"vkCmdDrawIndexed"));
    }
    BATCH
}
