//! Tests of the state of packages as JSON.

use loader_discovery::event::PackageRejection;

use super::*;

fn package(name: &str, state: PackageState) -> Package {
    let (name, directory) = (format!("fuchsia-pkg://fuchsia.com/{name}"), format!("/pkg/{name}"));
    Package { name: name.into(), directory: directory.into(), state }
}

#[test]
fn the_state_can_be_inspected_as_json() {
    let accepted = PackageState::Accepted(PackagedDriver {
        manifest: b"/pkg/b/contents/meta/icd.d/icd.json".to_vec(),
        library: b"/pkg/b/contents/lib/libicd.so".to_vec(),
    });
    let rejected = PackageState::Rejected(
        PackageRejection::WrongVersion { package: "/pkg/bad".into(), version: "7".into() }.into(),
    );
    let urls = ["b", "bad"].map(|name| format!("fuchsia-pkg://fuchsia.com/{name}").into());
    let state = report(&Packages {
        packages: vec![
            package("a", PackageState::Waiting),
            package("b", accepted),
            package("bad", rejected),
        ],
        devices: vec![GpuDevice { name: b"class/gpu/000".to_vec(), packages: urls.into() }],
    });
    let expected = json!({
        "packages": [
            { "name": "fuchsia-pkg://fuchsia.com/a", "directory": "/pkg/a", "state": "waiting" },
            {
                "name": "fuchsia-pkg://fuchsia.com/b", "directory": "/pkg/b", "state": "accepted",
                "library": "/pkg/b/contents/lib/libicd.so",
                "manifest": "/pkg/b/contents/meta/icd.d/icd.json",
            },
            {
                "name": "fuchsia-pkg://fuchsia.com/bad", "directory": "/pkg/bad", "state": "rejected",
                "reason": "ICD package /pkg/bad: 'version' in metadata/metadata.json must be 1 and is 7. Skipping this package.",
            },
        ],
        "manifest-fs": [{ "name": "icd.json", "path": "/pkg/b/contents/meta/icd.d/icd.json" }],
        "device-fs": [{
            "name": "class/gpu/000",
            "packages": ["fuchsia-pkg://fuchsia.com/b", "fuchsia-pkg://fuchsia.com/bad"],
        }],
    });
    assert_eq!(state, expected);
}
