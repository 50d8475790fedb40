//! The hand-written files that name the registry's version, and how each names it.

use std::path::Path;

use registry::pin::{PACKAGE, Pin};

use super::BumpError;
use crate::compare::RenderedFile;

/// The pin.
pub(super) const PIN: &str = "registry/pin.json";
const REQUIREMENTS: &str = "registry/requirements.txt";
const MANIFEST: &str = "Cargo.toml";
/// The manifest of the crate with a version of its own.
const TABLES_MANIFEST: &str = "dispatch-tables/Cargo.toml";
const LOCK: &str = "Cargo.lock";
/// The lock file of the fuzz targets, which are a workspace of their own.
const FUZZ_LOCK: &str = "fuzz/Cargo.lock";
const README: &str = "README.md";
/// This document names the library's file, which has the version.
const INSTALLING: &str = "docs/installing.md";
const CHANGELOG: &str = "CHANGELOG.md";

/// The paths of all places, from the workspace's root.
pub(super) const FILES: [&str; 9] =
    [PIN, REQUIREMENTS, MANIFEST, TABLES_MANIFEST, LOCK, FUZZ_LOCK, README, INSTALLING, CHANGELOG];

/// The files before and after the bump.
pub(super) struct Moved {
    pub(super) before: Vec<RenderedFile>,
    pub(super) after: Vec<RenderedFile>,
}

/// Changes every place from the version of `old` to the version of `new`. A missing document has no
/// place.
pub(super) fn moved(
    files: &[RenderedFile],
    old: &Pin,
    new: &Pin,
    wheel_sha256: &str,
) -> Result<Moved, BumpError> {
    for name in [REQUIREMENTS, MANIFEST] {
        if !files.iter().any(|file| file.path == Path::new(name)) {
            return Err(no_place(name, "the file is missing"));
        }
    }
    let tables = tables_versions(files, old, new)?;
    let after = files.iter().map(|file| {
        let text = &file.text;
        let text = match file.path.to_str().unwrap_or_default() {
            PIN => new.text(),
            REQUIREMENTS => requirements(text, new, wheel_sha256)?,
            MANIFEST => manifest(text, old, new)?,
            TABLES_MANIFEST => exchange(text, &tables),
            LOCK | FUZZ_LOCK => exchange(&lock(text, old, new), &tables),
            CHANGELOG => text.replace(
                &format!("## {} (unreleased)", old.registry),
                &format!("## {} (unreleased)", new.registry),
            ),
            _ => text.replace(&old.registry, &new.registry),
        };
        let path = file.path.clone();
        Ok(RenderedFile { path, text })
    });
    Ok(Moved { before: files.to_vec(), after: after.collect::<Result<_, BumpError>>()? })
}

/// `requirements.txt`: the line that names the package.
fn requirements(text: &str, new: &Pin, wheel_sha256: &str) -> Result<String, BumpError> {
    let line = format!("{PACKAGE}=={} --hash=sha256:{wheel_sha256}", new.package);
    let is_it = |line: &str| line.starts_with(PACKAGE);
    replace_line(text, is_it, &line)
        .ok_or_else(|| no_place(REQUIREMENTS, "no line names the package"))
}

/// `Cargo.toml`: the version of the workspace's packages.
fn manifest(text: &str, old: &Pin, new: &Pin) -> Result<String, BumpError> {
    let line = |version: &str| format!("version = \"{version}\"");
    let before = line(&old.registry);
    let moved = replace_line(text, |found| found == before, &line(&new.registry));
    let moved = moved
        .ok_or_else(|| no_place(MANIFEST, "the workspace does not have the pinned version"))?;
    // The workspace's own crates that a published crate depends on have a path and the version.
    let own = |version: &str| format!("\", {} }}\n", line(version));
    Ok(moved.replace(&own(&old.registry), &own(&new.registry)))
}

/// The version of dispatch-tables before and after, as manifests and lock files have it: the last
/// number raised by one, with the new registry as build metadata. None if the workspace has no such
/// crate.
fn tables_versions(
    files: &[RenderedFile],
    old: &Pin,
    new: &Pin,
) -> Result<Option<[String; 2]>, BumpError> {
    let Some(manifest) = files.iter().find(|file| file.path == Path::new(TABLES_MANIFEST)) else {
        return Ok(None);
    };
    let metadata = format!("+{}\"", old.registry);
    let next = |before: &str| {
        let (minor, patch) = before.strip_suffix(&metadata)?.rsplit_once('.')?;
        let patch = patch.parse::<u32>().ok()?.checked_add(1)?;
        Some([before.to_owned(), format!("{minor}.{patch}+{}\"", new.registry)])
    };
    let versions = manifest.text.lines().find_map(next);
    let missing = || no_place(TABLES_MANIFEST, "no version has the pinned one after `+`");
    versions.map(Some).ok_or_else(missing)
}

/// `text` with the first version replaced by the second.
fn exchange(text: &str, versions: &Option<[String; 2]>) -> String {
    match versions {
        Some([before, after]) => text.replace(before, after),
        None => text.to_owned(),
    }
}

/// The text with the only line for which `is_it` is true replaced. None if there is no such line, or
/// more than one.
fn replace_line(text: &str, is_it: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let count = text.lines().filter(|found| is_it(found)).count();
    let lines = text.lines().map(|found| if is_it(found) { line } else { found });
    (count == 1).then(|| lines.map(|line| format!("{line}\n")).collect())
}

/// `Cargo.lock`: the packages without a source are those of the workspace.
fn lock(text: &str, old: &Pin, new: &Pin) -> String {
    let before = format!("version = \"{}\"", old.registry);
    let after = format!("version = \"{}\"", new.registry);
    let package = |block: &str| {
        if block.contains("\nsource = ") {
            block.to_owned()
        } else {
            block.replace(&before, &after)
        }
    };
    let blocks: Vec<String> = text.split("\n\n").map(package).collect();
    blocks.join("\n\n")
}

fn no_place(file: &str, why: &str) -> BumpError {
    BumpError::Place {
        message: format!("cannot change the version in {file}: {why}"),
        help: "take the file back from version control, or correct it",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(version: &str, package: &str) -> Pin {
        Pin {
            registry: version.to_owned(),
            package: package.to_owned(),
            vk_xml_sha256: "11".repeat(32),
            video_xml_sha256: "22".repeat(32),
        }
    }

    fn file(path: &str, text: &str) -> RenderedFile {
        RenderedFile { path: path.into(), text: text.to_owned() }
    }

    const TABLES: &str = "[package]\nversion = \"0.2.9+1.4.1\"\n";
    const REQUIRED: &str = "# why\nvulkan-object==1.4.1 --hash=sha256:00\n";
    const CARGO: &str = "[workspace.package]\n# The version.\nversion = \"1.4.1\"\n\n[workspace.dependencies]\n\
                         own = { path = \"own\", version = \"1.4.1\" }\n\
                         other = { version = \"1.4.1\" }\n";

    fn move_all(files: &[RenderedFile]) -> Result<Vec<RenderedFile>, BumpError> {
        let (old, new) = (of("1.4.1", "1.4.1"), of("1.4.2", "1.4.2.post1"));
        moved(files, &old, &new, &"33".repeat(32)).map(|moved| moved.after)
    }

    #[test]
    fn every_place_moves_and_nothing_else_does() {
        let lock = "# made\nversion = 4\n\n[[package]]\nname = \"vkgen\"\nversion = \"1.4.1\"\n\n\
                    [[package]]\nname = \"other\"\nversion = \"1.4.1\"\nsource = \"registry\"\n\n\
                    [[package]]\nname = \"dispatch-tables\"\nversion = \"0.2.9+1.4.1\"\n";
        let files = [
            file(PIN, "{}"),
            file(REQUIREMENTS, REQUIRED),
            file(MANIFEST, CARGO),
            file(TABLES_MANIFEST, TABLES),
            file(LOCK, lock),
            file(README, "Registry 1.4.1, libvulkan.so.1.4.1.\n"),
            file(CHANGELOG, "## 1.4.1 (unreleased)\n\n## 1.4.0\n\nSince 1.4.1.\n"),
        ];
        let after = move_all(&files).expect("every file has its place");
        let shown: String = after
            .iter()
            .map(|file| format!("--- {}\n{}", file.path.display(), file.text))
            .collect();
        insta::assert_snapshot!(shown, @r#"
        --- registry/pin.json
        {
          "registry": "1.4.2",
          "package": "1.4.2.post1",
          "vk_xml_sha256": "1111111111111111111111111111111111111111111111111111111111111111",
          "video_xml_sha256": "2222222222222222222222222222222222222222222222222222222222222222"
        }
        --- registry/requirements.txt
        # why
        vulkan-object==1.4.2.post1 --hash=sha256:3333333333333333333333333333333333333333333333333333333333333333
        --- Cargo.toml
        [workspace.package]
        # The version.
        version = "1.4.2"

        [workspace.dependencies]
        own = { path = "own", version = "1.4.2" }
        other = { version = "1.4.1" }
        --- dispatch-tables/Cargo.toml
        [package]
        version = "0.2.10+1.4.2"
        --- Cargo.lock
        # made
        version = 4

        [[package]]
        name = "vkgen"
        version = "1.4.2"

        [[package]]
        name = "other"
        version = "1.4.1"
        source = "registry"

        [[package]]
        name = "dispatch-tables"
        version = "0.2.10+1.4.2"
        --- README.md
        Registry 1.4.2, libvulkan.so.1.4.2.
        --- CHANGELOG.md
        ## 1.4.2 (unreleased)

        ## 1.4.0

        Since 1.4.1.
        "#);
    }

    #[test]
    fn a_file_without_its_place_is_an_error() {
        let other = CARGO.replace("\nversion = \"1.4.1\"", "\nversion = \"1.4.9\"");
        for files in [
            vec![file(REQUIREMENTS, REQUIRED)],
            vec![file(MANIFEST, CARGO)],
            vec![file(REQUIREMENTS, "\n"), file(MANIFEST, CARGO)],
            vec![file(REQUIREMENTS, REQUIRED), file(MANIFEST, &other)],
            vec![
                file(REQUIREMENTS, REQUIRED),
                file(MANIFEST, CARGO),
                file(TABLES_MANIFEST, "[package]\nversion = \"0.2.9+1.4.9\"\n"),
            ],
        ] {
            assert!(matches!(move_all(&files), Err(BumpError::Place { .. })));
        }
    }

    /// A document or lock file that a bump forgets would name the old version.
    #[test]
    fn every_document_that_names_the_version_is_a_place() {
        let root = registry::acquire::workspace();
        let mut left = Vec::new();
        for folder in ["", "docs", "fuzz"] {
            for entry in std::fs::read_dir(root.join(folder)).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.strip_prefix(&root).expect("within").to_owned();
                let is_document = name.extension().is_some_and(|it| it == "md" || it == "lock");
                // This page shows a bump of the past.
                let is_example = name == Path::new("docs/regenerating.md");
                let is_place = FILES.iter().any(|place| name == Path::new(place));
                if is_document && !is_example && !is_place {
                    let text = std::fs::read_to_string(&path).expect("read");
                    if text.contains(&registry::pin::pin().registry) {
                        left.push(name);
                    }
                }
            }
        }
        assert!(left.is_empty(), "{left:?}");
    }
}
