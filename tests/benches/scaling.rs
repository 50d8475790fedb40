//! How time grows with the size of hostile inputs, by tens: physical devices, entries of
//! `XDG_CONFIG_DIRS`, entries of `VK_LOADER_ICD_PACKAGES`. A step from one size to the next that
//! takes ten times as long is linear, a hundred times quadratic.
//!
//! `cargo bench -p tests --bench scaling`, with a word of a table's title after `--` for that table
//! only. The system's loader is beside ours, with a dash where it takes longer than [`LIMIT`] or
//! ignores the input. Each measurement runs in a child process of its own with a clean environment
//! and proves which loader it runs.

mod shared;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, fs};

use tests::{InstanceRequest, Loader, Value, artifacts, json};

/// Set for a child: the path of the loader's library, under the harness's name.
const LOADER: &str = "SCENARIO_LOADER";
/// Set for a child: the title of its table, a colon, and the size.
const CHILD: &str = "BENCH_SCALING";
/// The seconds that a child may take.
const LIMIT: &str = "60";
const SIZES: [usize; 3] = [1_000, 10_000, 100_000];
/// The median of this many measurements counts.
const ROUNDS: usize = 3;
/// The loader takes 65,536 devices from one driver.
const DRIVERS: usize = 2;

/// One figure by size.
struct Table {
    title: &'static str,
    /// The devices of all drivers together, by size.
    devices: fn(usize) -> usize,
    /// In the child, which has `size` of them: the figure.
    measure: fn(usize) -> f64,
}

const TABLES: [Table; 3] = [
    Table {
        title: "physical devices, first enumeration and second, ms",
        devices: |size| size,
        measure: |_| enumerate(),
    },
    Table {
        title: "entries of XDG_CONFIG_DIRS, an instance, ms",
        devices: |_| DRIVERS,
        measure: |size| create_with("XDG_CONFIG_DIRS", size),
    },
    Table {
        title: "entries of VK_LOADER_ICD_PACKAGES, an instance, ms",
        devices: |_| DRIVERS,
        measure: |size| create_with("VK_LOADER_ICD_PACKAGES", size),
    },
];

fn main() -> ExitCode {
    if let Ok(child) = env::var(CHILD) {
        let (title, size) = child.rsplit_once(':').expect("a title and a size");
        let table = TABLES.iter().find(|table| title == table.title).expect("a table");
        println!("figure {}", (table.measure)(size.parse().expect("a size")));
        return ExitCode::SUCCESS;
    }
    shared::print_tables(&TABLES, |table| table.title, print)
}

fn print(table: &Table) -> Result<(), String> {
    let loaders = [artifacts::shipped_loader().to_owned(), artifacts::system_loader()];
    println!("{}", table.title);
    println!("{:>8} {:>10} {:>6} {:>10} {:>6}", "size", "ours", "step", "system", "step");
    let mut smaller = [None; 2];
    for size in SIZES {
        let mut line = format!("{size:>8}");
        for (loader, smaller) in loaders.iter().zip(&mut smaller) {
            let figure = run(loader, table, size)?;
            let step = smaller.zip(figure).map(|(smaller, figure)| figure / smaller);
            line += &format!(" {:>10} {:>6}", text(figure), text(step));
            *smaller = figure;
        }
        println!("{line}");
    }
    println!();
    Ok(())
}

fn text(figure: Option<f64>) -> String {
    figure.map_or("-".into(), |figure| format!("{figure:.1}"))
}

/// The median figure of child processes; none if one takes too long or crashes.
fn run(loader: &Path, table: &Table, size: usize) -> Result<Option<f64>, String> {
    let directory =
        tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    let manifests = lay_out(directory.path(), (table.devices)(size) / DRIVERS)?;
    let program =
        env::current_exe().map_err(|error| format!("no path of this program: {error}"))?;
    let mut figures = Vec::new();
    for _ in 0..ROUNDS {
        let output = Command::new("timeout")
            .arg(LIMIT)
            .arg(&program)
            .env_clear()
            .env(CHILD, format!("{}:{size}", table.title))
            .env(LOADER, loader)
            .env("VK_ADD_DRIVER_FILES", env::join_paths(&manifests).map_err(|e| e.to_string())?)
            .env("HOME", "/nonexistent")
            .envs(["XDG_CONFIG_DIRS", "XDG_DATA_DIRS"].map(|name| (name, "/nonexistent")))
            .env("VK_LOADER_DRIVERS_SELECT", "scaling*")
            .output()
            .map_err(|error| format!("the child does not start: {error}"))?;
        let Some(figure) = shared::figure(&output) else { return Ok(None) };
        figures.push(figure);
    }
    figures.sort_by(f64::total_cmp);
    Ok(Some(figures[ROUNDS / 2]))
}

/// Writes the drivers and returns their manifests.
fn lay_out(directory: &Path, devices: usize) -> Result<Vec<PathBuf>, String> {
    let devices: Vec<Value> = (0..devices).map(|number| json!({ "device_id": number })).collect();
    let config = json!({ "record": false, "physical_devices": devices }).to_string();
    let driver = |number| {
        let library = directory.join(format!("lib{number}.so"));
        let icd = json!({ "library_path": library, "api_version": "1.3.0" });
        let manifest = directory.join(format!("scaling{number}.json"));
        let text = json!({ "file_format_version": "1.0.1", "ICD": icd }).to_string();
        fs::copy(artifacts::mock_driver(), &library)?;
        fs::write(library.with_extension("so.mock"), &config)?;
        fs::write(&manifest, text)?;
        Ok(manifest)
    };
    let manifests: Result<_, std::io::Error> = (0..DRIVERS).map(driver).collect();
    manifests.map_err(|error| format!("{}: {error}", directory.display()))
}

/// The time of the first and the second enumeration of devices, in ms.
fn enumerate() -> f64 {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let start = Instant::now();
    let first = instance.physical_devices();
    let second = instance.physical_devices();
    let time = start.elapsed().as_secs_f64() * 1e3;
    assert_eq!(first, second);
    instance.destroy();
    time
}

/// The time of creating an instance with a list of directories that do not exist in `variable`, in
/// ms. The list is set in the process itself: the kernel passes on at most 128 KiB.
fn create_with(variable: &str, size: usize) -> f64 {
    let list: Vec<String> = (0..size).map(|number| format!("/none/{number}")).collect();
    // SAFETY: the process has one thread.
    unsafe { env::set_var(variable, list.join(":")) };
    let loader = Loader::open();
    let start = Instant::now();
    let created = loader.create_instance(&InstanceRequest::default());
    let time = start.elapsed().as_secs_f64() * 1e3;
    created.expect("vkCreateInstance").destroy();
    time
}
