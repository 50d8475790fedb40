//! What a person reads about broken installations. Each test lays out manifests and libraries in a
//! directory and runs `vkexplain` on it.

#[path = "../installation/mod.rs"]
mod installation;

mod devices;
mod drivers;
mod formats;
mod layers;
mod lint;
mod names;
mod overview;
mod processes;
mod settings;
mod variables;
mod what_if;

use std::path::Path;

use installation::Installation;

/// Reason and cure of the only driver.
fn verdict(installation: &Installation) -> String {
    let report = installation.report(&["--time-limit", "2"]);
    let [driver] = report["drivers"].as_array().expect("drivers").as_slice() else {
        panic!("{report:#}");
    };
    let verdict = &driver["verdict"];
    let part = |name: &str| verdict[name].as_str().unwrap_or_default().to_owned();
    format!("{}: {}\ncure: {}", part("outcome"), part("reason"), part("cure"))
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}
