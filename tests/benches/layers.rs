//! What an intercepted call costs by the length of the chain: vkCmdDraw through 0, 1, 5 and 10 mock layers, through our
//! loader and through the system's, in one run.
//!
//! `cargo bench -p tests --bench layers`. Each measurement runs in a child process of its own with a clean environment
//! and proves which loader it runs. Figures are the median of several rounds, in ns a call.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use tests::{InstanceRequest, Loader, artifacts, json};

/// Set for a child: the loader's library, as the harness names it.
const LOADER: &str = "SCENARIO_LOADER";
/// Set for a child.
const CHILD: &str = "BENCH_LAYERS";
const LENGTHS: [usize; 4] = [0, 1, 5, 10];
const ROUNDS: usize = 15;
const CALLS: u32 = 100_000;

fn main() -> ExitCode {
    if std::env::var_os(CHILD).is_some() {
        println!("ns {}", measure());
        return ExitCode::SUCCESS;
    }
    let (ours, system) = (artifacts::our_loader(), artifacts::system_loader());
    println!(
        "{:>8} {:>10} {:>10} {:>8}",
        "layers", "ours", "system", "ratio"
    );
    for length in LENGTHS {
        match (run(&ours, length), run(&system, length)) {
            (Ok(ours), Ok(system)) => {
                println!(
                    "{length:>8} {ours:>10.2} {system:>10.2} {:>8.3}",
                    ours / system
                );
            }
            (Err(error), _) | (_, Err(error)) => {
                eprintln!("bench: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Time of a call in a child with this many layers.
fn run(loader: &Path, length: usize) -> Result<f64, String> {
    let directory =
        tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    let write = |name: &str, text: String| -> Result<std::path::PathBuf, String> {
        let path = directory.path().join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    };
    let icd = json!({ "library_path": artifacts::mock_driver(), "api_version": "1.3.0" });
    let driver = json!({ "file_format_version": "1.0.1", "ICD": icd });
    let driver = write("driver.json", driver.to_string())?;
    let mut names = Vec::new();
    for index in 0..length {
        // A copy each: a library that is opened twice is one library.
        let library = directory.path().join(format!("liblayer{index}.so"));
        std::fs::copy(artifacts::mock_layers(), &library)
            .map_err(|error| format!("{}: {error}", library.display()))?;
        let name = format!("VK_LAYER_MOCK_{index}");
        let layer = json!({ "file_format_version": "1.1.0", "layer": {
            "name": name, "type": "GLOBAL", "library_path": library, "api_version": "1.3.0",
            "implementation_version": "1", "description": "bench",
        }});
        write(&format!("layer{index}.json"), layer.to_string())?;
        names.push(name);
    }
    let program =
        std::env::current_exe().map_err(|error| format!("no path of this program: {error}"))?;
    let output = Command::new(program)
        .env_clear()
        .env(CHILD, "1")
        .env(LOADER, loader)
        .env("VK_DRIVER_FILES", &driver)
        .env("VK_ICD_FILENAMES", &driver)
        .env("VK_LAYER_PATH", directory.path())
        .env("VK_INSTANCE_LAYERS", names.join(":"))
        .envs(
            [
                "HOME",
                "XDG_CONFIG_HOME",
                "XDG_DATA_HOME",
                "XDG_CONFIG_DIRS",
                "XDG_DATA_DIRS",
            ]
            .map(|name| (name, "/nonexistent")),
        )
        .output()
        .map_err(|error| format!("the child does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let figure = text
        .lines()
        .find_map(|line| line.strip_prefix("ns ")?.parse().ok());
    figure.ok_or_else(|| {
        format!(
            "{}: {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

/// The child: the median time of one vkCmdDraw, in ns.
fn measure() -> f64 {
    let request = InstanceRequest {
        api_version: dispatch_tables::vk::API_VERSION_1_1,
        ..Default::default()
    };
    let instance = Loader::open()
        .create_instance(&request)
        .expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let (_, buffer) = device.command_buffer();
    // Through the loader's trampoline, as most applications call.
    let draw = instance.device_commands.cmd_draw.expect("vkCmdDraw");
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..CALLS {
                // SAFETY: a live command buffer; nothing is drawn.
                unsafe { draw(buffer, 3, 1, 0, 0) };
            }
            start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    device.destroy();
    instance.destroy();
    rounds[ROUNDS / 2]
}
