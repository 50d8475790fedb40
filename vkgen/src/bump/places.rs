//! The hand-written files that name the registry's version, and how each names it.

use std::path::Path;

use registry::pin::{PACKAGE, Pin};

use crate::Error;
use crate::compare::{Difference, RenderedFile};

/// The pin.
pub(super) const PIN: &str = "registry/pin.json";
const REQUIREMENTS: &str = "registry/requirements.txt";
const MANIFEST: &str = "Cargo.toml";
/// The manifest of the crate with a version of its own.
const TABLES_MANIFEST: &str = "dispatch-tables/Cargo.toml";

/// The end of a line in a document that names the pinned version. Lines without it keep every number:
/// those of a measurement, or of another program.
const MARK: &str = "<!-- pinned version -->";

/// A file's text after the bump, from the text before; or why the file has no place.
type Change = fn(&Versions<'_>, &str) -> Result<String, &'static str>;

/// All places: the path of each from the workspace's root, and how the file changes.
pub(super) const PLACES: [(&str, Change); 12] = [
    (PIN, |versions, _| Ok(versions.new.text())),
    (REQUIREMENTS, requirements),
    (MANIFEST, manifest),
    (TABLES_MANIFEST, of_tables),
    // Lines ask for that crate by the first two numbers of its version.
    ("dispatch-tables/README.md", requests),
    ("author-kit/README.md", requests),
    ("vkgen/src/layer.rs", requests),
    ("Cargo.lock", lock),
    // The fuzz targets are a workspace of their own.
    ("fuzz/Cargo.lock", lock),
    ("README.md", document),
    // This document names the library's file, which has the version.
    ("docs/installing.md", document),
    ("CHANGELOG.md", changelog),
];

/// The files before and after the bump.
#[derive(Default)]
pub(super) struct Moved {
    pub(super) before: Vec<RenderedFile>,
    pub(super) after: Vec<RenderedFile>,
    /// The workspace's manifest before the bump, but for a request that either version of
    /// dispatch-tables satisfies.
    bridge: Option<RenderedFile>,
}

impl Moved {
    /// The changes in an order in which cargo can load the workspace after each of them: where a process
    /// is killed, `cargo vkgen` completes the changes. Two files cannot change at once, so the
    /// workspace's manifest asks for either version of dispatch-tables while the manifest of that
    /// crate changes.
    pub(super) fn in_steps(&self, differences: &[Difference]) -> Vec<Difference> {
        let is_manifest = |one: &&Difference| {
            [MANIFEST, TABLES_MANIFEST].map(Path::new).contains(&one.path.as_path())
        };
        let (manifests, others): (Vec<&Difference>, Vec<&Difference>) =
            differences.iter().partition(is_manifest);
        let mut steps: Vec<Difference> = others.into_iter().cloned().collect();
        let mut last = Vec::new();
        for manifest in manifests {
            match &self.bridge {
                Some(bridge) if manifest.path == bridge.path => {
                    let text = Some(bridge.text.clone());
                    steps.push(Difference { new: text.clone(), ..manifest.clone() });
                    last.push(Difference { old: text, ..manifest.clone() });
                }
                _ => steps.push(manifest.clone()),
            }
        }
        steps.extend(last);
        steps
    }
}

/// Changes every place from the version of `old` to the version of `new`. A missing document has no
/// place.
pub(super) fn moved(
    files: &[RenderedFile],
    old: &Pin,
    new: &Pin,
    wheel_sha256: &str,
    breaks_source: bool,
) -> Result<Moved, Error> {
    for name in [REQUIREMENTS, MANIFEST] {
        if !files.iter().any(|file| file.path == Path::new(name)) {
            return Err(no_place(name, "the file is missing"));
        }
    }
    let tables = tables_versions(files, old, new, breaks_source)?;
    let versions = Versions { old, new, wheel_sha256, tables };
    let after = files.iter().map(|file| {
        let place = PLACES.iter().find(|(path, _)| file.path == Path::new(path));
        let text = match place {
            Some((path, change)) => {
                change(&versions, &file.text).map_err(|why| no_place(path, why))?
            }
            None => file.text.clone(),
        };
        Ok(RenderedFile { path: file.path.clone(), text })
    });
    let after = after.collect::<Result<_, Error>>()?;
    let [asked_before, asked_after] = versions.asked();
    let either = format!(">={asked_before}, <={asked_after}");
    let manifest = files.iter().find(|file| file.path == Path::new(MANIFEST));
    let bridge = manifest.filter(|_| asked_before != asked_after).map(|file| RenderedFile {
        path: file.path.clone(),
        text: asked_for(&file.text, &asked_before, &either),
    });
    Ok(Moved { before: files.to_vec(), after, bridge })
}

/// The versions before and after a bump.
pub(super) struct Versions<'a> {
    old: &'a Pin,
    new: &'a Pin,
    /// Of the new package.
    wheel_sha256: &'a str,
    /// Of dispatch-tables, as manifests have them; none if the workspace has no such crate.
    tables: Option<[String; 2]>,
}

impl Versions<'_> {
    fn registry(&self) -> [&str; 2] {
        [&self.old.registry, &self.new.registry]
    }

    /// The first two numbers of each version of dispatch-tables, by which other crates ask for it.
    fn asked(&self) -> [String; 2] {
        let asked = |line: &String| {
            let numbers = line.trim_start_matches("version = \"").split('.').take(2);
            numbers.collect::<Vec<_>>().join(".")
        };
        self.tables.as_ref().map(|lines| lines.each_ref().map(asked)).unwrap_or_default()
    }

    /// The lines of manifests and lock files.
    fn lines(&self) -> [String; 2] {
        self.registry().map(|version| format!("version = \"{version}\""))
    }
}

/// `requirements.txt`: the line that names the package.
fn requirements(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let (package, hash) = (&versions.new.package, versions.wheel_sha256);
    let line = format!("{PACKAGE}=={package} --hash=sha256:{hash}");
    let is_it = |line: &str| line.starts_with(PACKAGE);
    replace_line(text, is_it, &line).ok_or("no line names the package")
}

/// The workspace's manifest: the version of the packages, and what they ask for.
fn manifest(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let [before, after] = versions.lines();
    let moved = replace_line(text, |line| line == before, &after);
    let moved = moved.ok_or("the workspace does not have the pinned version")?;
    // The workspace's own crates that a published crate depends on have a path and the version.
    let own = |line: String| format!("\", {line} }}\n");
    requests(versions, &moved.replace(&own(before), &own(after)))
}

/// The lines that ask for dispatch-tables.
fn requests(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let [before, after] = versions.asked();
    Ok(asked_for(text, &before, &after))
}

/// The version of dispatch-tables.
fn of_tables(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    Ok(match &versions.tables {
        Some([before, after]) => text.replace(before, after),
        None => text.to_owned(),
    })
}

/// A lock file: the packages without a source are those of the workspace.
fn lock(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let [before, after] = versions.lines();
    let blocks = text.split("\n\n").map(|block| match block.contains("\nsource = ") {
        true => block.to_owned(),
        false => block.replace(&before, &after),
    });
    of_tables(versions, &blocks.collect::<Vec<_>>().join("\n\n"))
}

/// A document: the marked lines, of which there must be one.
fn document(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let [before, after] = versions.registry();
    let is_place = |line: &str| line.contains(MARK) && line.contains(before);
    let moved = text.lines().any(is_place).then(|| in_lines(text, is_place, before, after));
    moved.ok_or("no line with `<!-- pinned version -->` has the pinned version")
}

/// The heading of what is not released.
fn changelog(versions: &Versions<'_>, text: &str) -> Result<String, &'static str> {
    let [before, after] = versions.registry().map(|version| format!("## {version} (unreleased)"));
    Ok(text.replace(&before, &after))
}

/// The line of `requirements.txt` that names the pinned package.
pub(super) fn requirement(files: &[RenderedFile]) -> Option<String> {
    let file = files.iter().find(|file| file.path == Path::new(REQUIREMENTS))?;
    file.text.lines().find(|line| line.starts_with(PACKAGE)).map(str::to_owned)
}

/// The version of dispatch-tables before and after, as manifests and lock files have it: the last
/// number raised by one, or the middle one where source code breaks, with the new registry as build
/// metadata. None if the workspace has no such
/// crate.
fn tables_versions(
    files: &[RenderedFile],
    old: &Pin,
    new: &Pin,
    breaks_source: bool,
) -> Result<Option<[String; 2]>, Error> {
    let Some(manifest) = files.iter().find(|file| file.path == Path::new(TABLES_MANIFEST)) else {
        return Ok(None);
    };
    let metadata = format!("+{}\"", old.registry);
    let next = |before: &str| {
        let (rest, patch) = before.strip_suffix(&metadata)?.rsplit_once('.')?;
        let (major, minor) = rest.rsplit_once('.')?;
        let raised = |number: &str| number.parse::<u32>().ok()?.checked_add(1);
        let after = match breaks_source {
            true => format!("{major}.{}.0", raised(minor)?),
            false => format!("{rest}.{}", raised(patch)?),
        };
        Some([before.to_owned(), format!("{after}+{}\"", new.registry)])
    };
    let versions = manifest.text.lines().find_map(next);
    let missing = || no_place(TABLES_MANIFEST, "no version has the pinned one after `+`");
    versions.map(Some).ok_or_else(missing)
}

/// `text` with lines that ask for dispatch-tables moved from the first request to the second.
fn asked_for(text: &str, before: &str, after: &str) -> String {
    let asks = |line: &str| line.contains("dispatch-tables");
    in_lines(text, asks, &format!("\"{before}\""), &format!("\"{after}\""))
}

/// `text` with `before` replaced by `after` in the lines for which `is_place` is true.
fn in_lines(text: &str, is_place: impl Fn(&str) -> bool, before: &str, after: &str) -> String {
    let moved = text.split_inclusive('\n').map(|line| match is_place(line) {
        true => line.replace(before, after),
        false => line.to_owned(),
    });
    moved.collect()
}

/// The text with the only line for which `is_it` is true replaced. None if there is no such line, or
/// more than one.
fn replace_line(text: &str, is_it: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let count = text.lines().filter(|found| is_it(found)).count();
    let lines = text.lines().map(|found| if is_it(found) { line } else { found });
    (count == 1).then(|| lines.map(|line| format!("{line}\n")).collect())
}

fn no_place(file: &str, why: &str) -> Error {
    Error::Other {
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
            video_requirement: None,
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

    fn move_all(files: &[RenderedFile]) -> Result<Vec<RenderedFile>, Error> {
        let (old, new) = (of("1.4.1", "1.4.1"), of("1.4.2", "1.4.2.post1"));
        moved(files, &old, &new, &"33".repeat(32), false).map(|moved| moved.after)
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
            file("Cargo.lock", lock),
            file(
                "README.md",
                "Registry 1.4.1, libvulkan.so.1.4.1. <!-- pinned version -->\nMeasured: 1.4.1\n",
            ),
            file("CHANGELOG.md", "## 1.4.1 (unreleased)\n\n## 1.4.0\n\nSince 1.4.1.\n"),
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
        Registry 1.4.2, libvulkan.so.1.4.2. <!-- pinned version -->
        Measured: 1.4.1
        --- CHANGELOG.md
        ## 1.4.2 (unreleased)

        ## 1.4.0

        Since 1.4.1.
        "#);
    }

    /// Cargo takes the next middle number of a version that begins with 0 for a break.
    #[test]
    fn a_break_of_source_code_raises_the_middle_number() {
        let (old, new) = (of("1.4.1", "1.4.1"), of("1.4.2", "1.4.2"));
        let files = [
            file(REQUIREMENTS, REQUIRED),
            file(MANIFEST, CARGO),
            file(TABLES_MANIFEST, TABLES),
            file("dispatch-tables/README.md", "dispatch-tables = \"0.2\"\nother = \"0.2\"\n"),
        ];
        let moved = moved(&files, &old, &new, &"33".repeat(32), true).expect("moved");
        assert_eq!(moved.after[2].text, "[package]\nversion = \"0.3.0+1.4.2\"\n");
        assert_eq!(moved.after[3].text, "dispatch-tables = \"0.3\"\nother = \"0.2\"\n");
    }

    /// A process can be killed after any of the changes; cargo must then be able to run vkgen.
    #[test]
    fn cargo_loads_the_workspace_after_each_of_the_changes() {
        let root = tempfile::TempDir::new().expect("a temporary folder");
        let root = root.path();
        let manifest = "[workspace]\nmembers = [\"dispatch-tables\", \"user\"]\n[workspace.package]\nversion = \"1.4.1\"\n\
                        [workspace.dependencies]\ndispatch-tables = { path = \"dispatch-tables\", version = \"0.2\" }\n";
        let tables = "[package]\nname = \"dispatch-tables\"\nversion = \"0.2.9+1.4.1\"\n";
        let user = "[package]\nname = \"user\"\nversion.workspace = true\n\
                    [dependencies]\ndispatch-tables.workspace = true\n";
        let write = |path: &Path, text: &str| {
            let path = root.join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("created");
            std::fs::write(path, text).expect("written");
        };
        for path in ["user/src/lib.rs", "dispatch-tables/src/lib.rs"] {
            write(Path::new(path), "");
        }
        write(Path::new("user/Cargo.toml"), user);
        let cargo = |command: &str| {
            let mut cargo =
                std::process::Command::new(std::env::var("CARGO").expect("set by cargo"));
            let output = cargo.args([command, "--offline"]).current_dir(root).output();
            let output = output.expect("cargo runs");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        };
        let mut files = vec![
            file(MANIFEST, manifest),
            file(TABLES_MANIFEST, tables),
            file(REQUIREMENTS, REQUIRED),
        ];
        for file in &files {
            write(&file.path, &file.text);
        }
        cargo("generate-lockfile");
        let lock = std::fs::read_to_string(root.join("Cargo.lock")).expect("a lock file");
        files.push(file("Cargo.lock", &lock));
        let (old, new) = (of("1.4.1", "1.4.1"), of("1.4.2", "1.4.2"));
        let moved = moved(&files, &old, &new, &"33".repeat(32), true).expect("moved");
        let differences = crate::compare::compare(moved.after.clone(), moved.before.clone());
        for Difference { path, old, new } in moved.in_steps(&differences) {
            assert!(old.is_some(), "{}", path.display());
            write(&path, &new.expect("a new text"));
            cargo("metadata");
        }
        for file in moved.after {
            let text = std::fs::read_to_string(root.join(&file.path)).expect("read");
            assert_eq!(text, file.text, "{}", file.path.display());
        }
    }

    #[test]
    fn a_file_without_its_place_is_an_error() {
        let other = CARGO.replace("\nversion = \"1.4.1\"", "\nversion = \"1.4.9\"");
        for files in [
            vec![file(REQUIREMENTS, REQUIRED)],
            vec![file(MANIFEST, CARGO)],
            vec![file(REQUIREMENTS, "\n"), file(MANIFEST, CARGO)],
            vec![
                file(REQUIREMENTS, REQUIRED),
                file(MANIFEST, CARGO),
                file("README.md", "Registry 1.4.1.\n"),
            ],
            vec![file(REQUIREMENTS, REQUIRED), file(MANIFEST, &other)],
            vec![
                file(REQUIREMENTS, REQUIRED),
                file(MANIFEST, CARGO),
                file(TABLES_MANIFEST, "[package]\nversion = \"0.2.9+1.4.9\"\n"),
            ],
        ] {
            assert!(matches!(move_all(&files), Err(Error::Other { .. })));
        }
    }

    /// A document or manifest that a bump forgets would ask for the old crate.
    #[test]
    fn every_request_for_the_tables_is_in_a_place() {
        let root = registry::acquire::workspace();
        let mut folders = vec![root.clone()];
        let mut left = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.strip_prefix(&root).expect("within").to_owned();
                let is_text = name.extension().is_some_and(|it| it == "md" || it == "toml");
                if path.is_dir() && name != Path::new("target") && !name.starts_with(".git") {
                    folders.push(path);
                } else if is_text && !PLACES.iter().any(|(place, _)| name == Path::new(place)) {
                    let text = std::fs::read_to_string(&path).expect("read");
                    let asks = |line: &&str| {
                        line.trim_start().starts_with("dispatch-tables = ") && line.contains("\"0.")
                    };
                    left.extend(text.lines().filter(asks).map(|_| name.display().to_string()));
                }
            }
        }
        assert_eq!(left, Vec::<String>::new());
    }

    /// A document or lock file that a bump forgets would name the old version.
    #[test]
    fn every_line_that_names_the_version_is_a_place() {
        let root = registry::acquire::workspace();
        let mut left = Vec::new();
        for folder in ["", "docs", "fuzz"] {
            for entry in std::fs::read_dir(root.join(folder)).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.strip_prefix(&root).expect("within").to_owned();
                let is_document = name.extension().is_some_and(|it| it == "md" || it == "lock");
                // This page shows a bump of the past.
                let is_example = name == Path::new("docs/regenerating.md");
                let is_place = PLACES.iter().any(|(place, _)| name == Path::new(place));
                if is_document && !is_example && name.extension() == Some("md".as_ref()) {
                    let text = std::fs::read_to_string(&path).expect("read");
                    let version = &registry::pin::pin().registry;
                    let heading = format!("## {version} (unreleased)");
                    let forgotten = text.lines().filter(|line| line.contains(version.as_str()));
                    let forgotten = forgotten
                        .filter(|line| *line != heading && !(is_place && line.contains(MARK)));
                    left.extend(forgotten.map(|line| format!("{}: {line}", name.display())));
                } else if is_document && !is_example && !is_place {
                    left.push(name.display().to_string());
                }
            }
        }
        assert!(left.is_empty(), "{left:?}");
    }
}
