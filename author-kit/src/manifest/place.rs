//! Where a build script writes a manifest: beside the library that cargo is about to build.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::build_variable;

/// The folder of the library.
pub(super) fn folder_of_library() -> PathBuf {
    let out = PathBuf::from(build_variable("OUT_DIR"));
    let metadata = Command::new(build_variable("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(build_variable("CARGO_MANIFEST_DIR"))
        .output();
    let metadata = metadata.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    of(&out, &metadata.unwrap_or_default())
}

/// The folder by the build script's own, `<profile>/build/<package>/out`, which cargo keeps elsewhere
/// than the library if `build.build-dir` says so.
fn of(out: &Path, metadata: &str) -> PathBuf {
    let is_build = |folder: &&Path| folder.file_name().is_some_and(|name| name == "build");
    let profile = out.ancestors().find(is_build).and_then(Path::parent);
    let profile = profile.expect("cargo's folder of a build script is below `build`");
    let [build, target] = ["build_directory", "target_directory"].map(|key| text(metadata, key));
    match (build, target) {
        (Some(build), Some(target)) => match profile.strip_prefix(build) {
            Ok(profile) => Path::new(&target).join(profile),
            Err(_) => profile.to_owned(),
        },
        _ => profile.to_owned(),
    }
}

/// The last text of this key in JSON.
fn text(json: &str, key: &str) -> Option<String> {
    let (_, behind) = json.rsplit_once(&format!("\"{key}\":\""))?;
    let mut text = String::new();
    let mut characters = behind.chars();
    loop {
        match characters.next()? {
            '"' => return Some(text),
            '\\' => text.push(characters.next()?),
            other => text.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_beside_the_library() {
        let same =
            r#"{"target_directory":"/w/target","build_directory":"/w/target","metadata":null}"#;
        let apart = r#"{"target_directory":"/a \"b\"","build_directory":"/w/b\\c"}"#;
        for (out, metadata, expected) in [
            ("/w/target/debug/build/acme-1/out", same, "/w/target/debug"),
            ("/w/target/debug/build/acme-1/out", "", "/w/target/debug"),
            ("/other/release/build/acme-1/out", apart, "/other/release"),
            ("/w/b\\c/x86_64/release/build/acme-1/out", apart, "/a \"b\"/x86_64/release"),
            // The layout of a newer cargo.
            ("/w/target/debug/build/acme/1234/out", same, "/w/target/debug"),
        ] {
            assert_eq!(of(Path::new(out), metadata), Path::new(expected), "{out}");
        }
    }
}
