//! The cost of layers, through our loader and through the system's in one run: a call by the length
//! of the layer chain and by the layer's kind, and an instance by the number of manifests on disk.
//!
//! `cargo bench -p tests --bench layers`, with a word of a table's title after `--` for that table
//! only. Each measurement runs in a child process of its own with a clean environment and proves
//! which loader it runs. Figures are the least of several rounds: other programs of the machine
//! only add time.

mod shared;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use author_kit::manifest::LayerManifest;
use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Value, artifacts, json};

/// Set for a child: the path of the loader's library, under the harness's name.
const LOADER: &str = "SCENARIO_LOADER";
/// Set for a child: the title of the table that it measures for.
const CHILD: &str = "BENCH_LAYERS";
/// The number of child processes for each figure.
const TURNS: usize = 5;
/// Short rounds, so that some of them are not interrupted.
const ROUNDS: usize = 100;
const CALLS: u32 = 2000;
/// The number of creations of an instance, which takes long with thousands of manifests.
const CREATIONS: usize = 5;

/// The environment of a child.
type Variables = Vec<(&'static str, OsString)>;

/// One figure by the number of layers. Our loader caches the contents of 1024 manifests from one
/// creation to the next and parses all others again (`loader-runtime/src/libraries/manifest_cache.rs`), hence the step between
/// 1000 and 2000.
struct Table {
    title: &'static str,
    counts: &'static [usize],
    /// The text of a count, for the first column.
    row: fn(usize) -> String,
    /// Writes the files of the layers to a directory and returns the variables that name them.
    lay_out: fn(&Path, usize) -> Result<Variables, String>,
    measure: fn() -> f64,
    driver: fn() -> PathBuf,
    /// Whether columns show the difference to the first row, which has no layer.
    shows_difference: bool,
}

const TABLES: [Table; 4] = [
    Table {
        title: "vkCmdDraw through layers, ns",
        counts: &[0, 1, 5, 10],
        row: |count| count.to_string(),
        lay_out: lay_out_chain,
        measure: draw,
        driver: artifacts::null_driver,
        shows_difference: true,
    },
    Table {
        title: "vkCmdDraw through one layer by its kind, ns",
        counts: &[0, 1, 2, 3, 4, 5, 6, 7],
        row: |kind| KINDS[kind].0.to_owned(),
        lay_out: lay_out_kind,
        measure: draw,
        driver: artifacts::null_driver,
        shows_difference: true,
    },
    Table {
        title: "an instance beside explicit layers that are off, ms",
        counts: &[0, 1000, 2000, 4000],
        row: |count| count.to_string(),
        lay_out: lay_out_explicit,
        measure: create,
        driver: artifacts::mock_driver,
        shows_difference: false,
    },
    Table {
        title: "an instance that the top one of implicit layers refuses, ms",
        counts: &[1, 1000, 2000, 4000],
        row: |count| count.to_string(),
        lay_out: lay_out_implicit,
        measure: create_refused,
        driver: artifacts::mock_driver,
        shows_difference: false,
    },
];

/// The kinds of layers: a description, the library and the layer's name. `layer.c` is compiled here.
const KINDS: [(&str, &str, &str); 8] = [
    ("no layer", "", ""),
    ("an empty hook in C", "layer.c", "VK_LAYER_EXAMPLE_empty"),
    ("an empty hook on author-kit", "libempty_layer.so", "VK_LAYER_EXAMPLE_empty"),
    ("a hook for no device", "libempty_layer.so", "VK_LAYER_EXAMPLE_choosing"),
    ("a state per command buffer", "libempty_layer.so", "VK_LAYER_EXAMPLE_keeping"),
    ("a counter on author-kit", "libcount_layer.so", "VK_LAYER_EXAMPLE_count"),
    ("every handle wrapped", "libwrap_layer.so", "VK_LAYER_KIT_wrapper"),
    ("every call traced", "libcall_trace.so", "VK_LAYER_EXAMPLE_call_trace"),
];

fn main() -> ExitCode {
    if let Some(title) = std::env::var_os(CHILD) {
        let table = TABLES.iter().find(|table| title == table.title);
        println!("figure {}", (table.expect("a table").measure)());
        return ExitCode::SUCCESS;
    }
    shared::print_tables(&TABLES, |table| table.title, print)
}

fn print(table: &Table) -> Result<(), String> {
    let (ours, system) = (artifacts::shipped_loader().to_owned(), artifacts::system_loader());
    println!("{}", table.title);
    print!("{:>28} {:>10} {:>10} {:>8}", "layers", "ours", "system", "ratio");
    println!("{}", if table.shows_difference { "     + ours   + system" } else { "" });
    // All rows in turns: a disturbance of the machine then meets every row.
    let mut figures = vec![[const { Vec::new() }; 2]; table.counts.len()];
    for _ in 0..TURNS {
        for (count, row) in table.counts.iter().zip(&mut figures) {
            for (loader, figures) in [&ours, &system].into_iter().zip(row) {
                figures.push(run(loader, table, *count)?);
            }
        }
    }
    let least: Vec<[f64; 2]> = figures.into_iter().map(|row| row.map(least)).collect();
    for (count, [ours, system]) in table.counts.iter().zip(&least) {
        let (row, ratio) = ((table.row)(*count), ours / system);
        print!("{row:>28} {ours:>10.2} {system:>10.2} {ratio:>8.3}");
        let added = [ours - least[0][0], system - least[0][1]];
        match table.shows_difference {
            true => println!(" {:>10.2} {:>10.2}", added[0], added[1]),
            false => println!(),
        }
    }
    Ok(())
}

/// The figure of a child process with this many layers.
fn run(loader: &Path, table: &Table, count: usize) -> Result<f64, String> {
    let directory =
        tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    let icd = json!({ "library_path": (table.driver)(), "api_version": "1.3.0" });
    let driver = directory.path().join("driver.json");
    write(&driver, &json!({ "file_format_version": "1.0.1", "ICD": icd }))?;
    let layers = directory.path().join("layers");
    fs::create_dir(&layers).map_err(|error| format!("{}: {error}", layers.display()))?;
    let variables = (table.lay_out)(&layers, count)?;
    let program =
        std::env::current_exe().map_err(|error| format!("no path of this program: {error}"))?;
    let output = Command::new(program)
        .env_clear()
        .env(CHILD, table.title)
        .env(LOADER, loader)
        .env("VK_DRIVER_FILES", &driver)
        .env("VK_ICD_FILENAMES", &driver)
        .envs(
            ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_DIRS"]
                .map(|name| (name, "/nonexistent")),
        )
        .envs(variables)
        .output()
        .map_err(|error| format!("the child does not start: {error}"))?;
    shared::figure(&output)
        .ok_or_else(|| format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr)))
}

fn write(path: &Path, content: &Value) -> Result<(), String> {
    fs::write(path, content.to_string()).map_err(|error| format!("{}: {error}", path.display()))
}

/// Copies the library of the mock layers, because the dynamic linker would load one file only once.
fn copy_library(path: PathBuf) -> Result<PathBuf, String> {
    fs::copy(artifacts::mock_layers(), &path)
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// Writes the manifest of the layer with this number, and returns its name.
fn write_manifest(directory: &Path, number: usize, library: &Path) -> Result<String, String> {
    let name = format!("VK_LAYER_MOCK_{number}");
    let layer = json!({ "file_format_version": "1.1.0", "layer": {
        "name": name, "type": "GLOBAL", "library_path": library, "api_version": "1.3.0",
        "implementation_version": "1", "description": "bench", "disable_environment": { "BENCH_OFF": "1" },
    }});
    write(&directory.join(format!("layer{number}.json")), &layer)?;
    Ok(name)
}

/// Writes layers that are all in the chain.
fn lay_out_chain(directory: &Path, count: usize) -> Result<Variables, String> {
    let mut names = Vec::new();
    for number in 0..count {
        let library = copy_library(directory.join(format!("liblayer{number}.so")))?;
        names.push(write_manifest(directory, number, &library)?);
    }
    Ok(vec![("VK_LAYER_PATH", directory.into()), ("VK_INSTANCE_LAYERS", names.join(":").into())])
}

/// Writes one layer of a kind.
fn lay_out_kind(directory: &Path, kind: usize) -> Result<Variables, String> {
    let (_, library, name) = KINDS[kind];
    let library = match library {
        "" => return Ok(Vec::new()),
        "layer.c" => compile_layer(directory)?,
        _ => artifacts::built(library),
    };
    let functions = match name {
        "VK_LAYER_EXAMPLE_choosing" => {
            Some(["choosing_Negotiate", "choosing_GetInstance", "choosing_GetDevice"])
        }
        "VK_LAYER_EXAMPLE_keeping" => {
            Some(["keeping_Negotiate", "keeping_GetInstance", "keeping_GetDevice"])
        }
        _ => None,
    };
    let manifest = LayerManifest { functions, ..LayerManifest::new(name, "bench") };
    let manifest = manifest.text(&library.display().to_string());
    let path = directory.join("layer.json");
    fs::write(&path, manifest).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(vec![
        ("VK_LAYER_PATH", directory.into()),
        ("VK_INSTANCE_LAYERS", name.into()),
        ("VK_CALL_TRACE_PATH", directory.join("trace.json").into()),
    ])
}

/// The layer in C. Needs the headers of libvulkan-dev.
fn compile_layer(directory: &Path) -> Result<PathBuf, String> {
    let library = directory.join("liblayer.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-o"]);
    compiler.arg(&library).arg(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/empty/layer.c"));
    let output = compiler.output().map_err(|error| format!("cc: {error}"))?;
    match output.status.success() {
        true => Ok(library),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// Writes manifests of layers that are not enabled.
fn lay_out_explicit(directory: &Path, count: usize) -> Result<Variables, String> {
    for number in 0..count {
        write_manifest(directory, number, &directory.join("none.so"))?;
    }
    Ok(vec![("VK_LAYER_PATH", directory.into())])
}

/// Writes layers of one library, all in the chain. The top one refuses the instance, because all
/// layers share the state of one library and calls through the chain would not end.
fn lay_out_implicit(directory: &Path, count: usize) -> Result<Variables, String> {
    let library = copy_library(directory.join("liblayer.so"))?;
    let refusing = json!({ "create_instance": { "result": REFUSED.as_raw() } });
    write(&directory.join("liblayer.so.mock"), &json!({ "layers": [refusing, {}] }))?;
    let manifests = directory.join("vulkan/implicit_layer.d");
    fs::create_dir_all(&manifests).map_err(|error| format!("{}: {error}", manifests.display()))?;
    for number in 0..count {
        write_manifest(&manifests, number, &library)?;
    }
    Ok(vec![("XDG_DATA_HOME", directory.into())])
}

const REFUSED: vk::Result = vk::Result::ERROR_INITIALIZATION_FAILED;

/// The least of the results of `round`.
fn least_of(rounds: usize, round: impl FnMut() -> f64) -> f64 {
    least(std::iter::repeat_with(round).take(rounds))
}

fn least(figures: impl IntoIterator<Item = f64>) -> f64 {
    figures.into_iter().fold(f64::INFINITY, f64::min)
}

/// The time of one vkCmdDraw, in ns.
fn draw() -> f64 {
    let request = InstanceRequest { api_version: vk::API_VERSION_1_1, ..Default::default() };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let (_, buffer) = device.command_buffer();
    // Through the loader's trampoline, as most applications call.
    let draw = instance.device_commands.cmd_draw.expect("vkCmdDraw");
    let time = least_of(ROUNDS, || {
        let start = Instant::now();
        for _ in 0..CALLS {
            // SAFETY: the command buffer is alive; the driver draws nothing.
            unsafe { draw(buffer, 3, 1, 0, 0) };
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
    });
    device.destroy();
    instance.destroy();
    time
}

/// The time of one vkCreateInstance, in ms.
fn create() -> f64 {
    let loader = Loader::open();
    least_of(CREATIONS, || {
        let start = Instant::now();
        let created = loader.create_instance(&InstanceRequest::default());
        let time = start.elapsed().as_secs_f64() * 1e3;
        created.expect("vkCreateInstance").destroy();
        time
    })
}

/// The time of one vkCreateInstance that fails, in ms.
fn create_refused() -> f64 {
    let loader = Loader::open();
    least_of(CREATIONS, || {
        let start = Instant::now();
        let created = loader.create_instance(&InstanceRequest::default());
        let time = start.elapsed().as_secs_f64() * 1e3;
        assert_eq!(created.err(), Some(REFUSED));
        time
    })
}
