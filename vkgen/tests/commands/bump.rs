//! `vkgen bump` as its users run it, in a folder of its own, with a program that stands in for
//! Python and its index.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use registry::acquire::{Acquired, Request, acquire, workspace};
use registry::pin::pin;
use tempfile::TempDir;
use vkgen::emit::GENERATED_FOLDERS;
use vkgen::{generate, input};

use crate::assert_snapshot;

/// A workspace at the pinned version, and the package that the index has.
struct Scratch {
    folder: TempDir,
}

impl Scratch {
    /// `change` makes the index's `vk.xml` of the pinned one.
    fn new(change: impl Fn(&str) -> String) -> Scratch {
        let scratch = Scratch { folder: TempDir::new().expect("a temporary folder") };
        let request = Request { workspace: &workspace(), xml: None, video_xml: None };
        let Acquired { vk, video, .. } = acquire(&request).expect("the pinned registry");
        let package = &pin().package;
        let json = pin().text();
        let requirements = format!("# why\nvulkan-object=={package} --hash=sha256:00\n");
        let manifest = format!("[workspace.package]\nversion = \"{}\"\n", pin().registry);
        for (path, text) in [
            ("workspace/registry/pin.json", json.as_str()),
            ("workspace/registry/requirements.txt", &requirements),
            ("workspace/Cargo.toml", &manifest),
            (&format!("workspace/target/registry/{package}/vk.xml"), &vk.text),
            (&format!("workspace/target/registry/{package}/video.xml"), &video.text),
            ("wheel/vk.xml", &change(&vk.text)),
            ("wheel/video.xml", &video.text),
        ] {
            scratch.write(path, text);
        }
        scratch.pretend_python();
        scratch
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("created");
        fs::write(path, text).expect("written");
    }

    /// As pip it leaves a wheel, as zipfile it unpacks the package from it.
    fn pretend_python(&self) {
        let wheel = self.folder.path().join("wheel");
        let wheel = wheel.display();
        self.write(
            "bin/python3.sh",
            &format!(
                "case \"$2\" in\n\
                 pip) for last; do :; done; mkdir -p \"$last\" && printf wheel > \"$last/x.whl\";;\n\
                 zipfile) mkdir -p \"$5/vulkan_object\" && cp '{wheel}'/* \"$5/vulkan_object\";;\nesac\n"
            ),
        );
        // A script that this process wrote can be busy when it is run; a link to the shell's own
        // file cannot.
        let bin = self.folder.path().join("bin");
        let run = format!(
            "cd '{}' && printf '#!/bin/sh\\n. \"$0.sh\"\\n' > python3 && chmod +x python3",
            bin.display()
        );
        let made = Command::new("sh").args(["-c", &run]).status();
        assert!(made.expect("sh runs").success());
    }

    fn bump(&self, arguments: &[&str]) -> Output {
        self.vkgen(&[&["bump"], arguments].concat()).output().expect("vkgen runs")
    }

    fn vkgen(&self, arguments: &[&str]) -> Command {
        let path = std::env::var("PATH").unwrap_or_default();
        let bin = self.folder.path().join("bin");
        let mut vkgen = Command::new(env!("CARGO_BIN_EXE_vkgen"));
        vkgen
            .args(arguments)
            .current_dir(self.folder.path().join("workspace"))
            .env("PATH", format!("{}:{path}", bin.display()));
        vkgen
    }

    /// Every file of the workspace but the cache.
    fn tree(&self) -> BTreeMap<PathBuf, String> {
        let root = self.folder.path().join("workspace");
        let mut tree = BTreeMap::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("read") {
                let path = entry.expect("an entry").path();
                if path.is_dir() && !path.ends_with("target") {
                    folders.push(path);
                } else if path.is_file() {
                    let text = fs::read_to_string(&path).expect("read");
                    tree.insert(path.strip_prefix(&root).expect("within").to_owned(), text);
                }
            }
        }
        tree
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The documentation's example has files of generated folders, and counts all of them.
#[test]
fn the_documentation_shows_what_a_bump_changes() {
    let document = fs::read_to_string(workspace().join("docs/regenerating.md")).expect("read");
    let mut all = 0;
    for line in document.lines().filter_map(|line| line.strip_prefix("   updated ")) {
        all += match line.split_once(": ") {
            Some((folder, files)) => {
                assert!(GENERATED_FOLDERS.contains(&folder), "{folder}");
                let number = files.split(' ').next().expect("a number");
                number.parse::<usize>().expect("a number")
            }
            None => 1,
        };
    }
    let sum = format!(": {all} files changed\n");
    assert!(document.contains(&sum), "{sum}");
}

/// What vkgen makes of the pinned registry after `change`, by path.
pub(crate) fn rendered(change: impl Fn(&str) -> String) -> BTreeMap<PathBuf, String> {
    let request = Request { workspace: &workspace(), xml: None, video_xml: None };
    let mut acquired = acquire(&request).expect("the pinned registry");
    acquired.vk.text = change(&acquired.vk.text);
    let input = input::read(acquired).unwrap_or_else(|error| panic!("{error:?}"));
    let files = generate::render(&input, &[]).unwrap_or_else(|error| panic!("{error:?}"));
    files.into_iter().map(|file| (file.path, file.text)).collect()
}

#[test]
fn a_bump_changes_no_file_but_those_whose_facts_change() {
    let (old, new) = (rendered(str::to_owned), rendered(next));
    let changed = old.iter().filter(|(path, text)| new[*path] != **text);
    let changed: Vec<&str> = changed.filter_map(|(path, _)| path.to_str()).collect();
    assert_eq!(
        changed,
        [
            "dispatch-tables/src/generated/extensions.rs",
            "dispatch-tables/src/generated/vk/constants.rs",
            "dispatch-tables/src/generated/vk/extensions.rs",
            "snapshots/generated/api.txt",
            "snapshots/generated/registry.txt",
        ]
    );
    // One more row: the others stay as they are, but for the seed of the perfect hash.
    let rows = Path::new(changed[0]);
    let old_rows = old[rows].lines().filter(|line| !line.contains("seed "));
    assert_eq!(old_rows.filter(|line| !new[rows].lines().any(|other| other == *line)).count(), 0);
    assert_eq!(new[rows].lines().count(), old[rows].lines().count() + 1);
}

/// After a bump to an older version the pinned registry lacks names of the rules: the tree must be one
/// that vkgen accepts.
#[test]
fn a_pinned_registry_may_lack_what_the_rules_name() {
    let structextends =
        "VkPipelineShaderStageCreateInfo,VkResourceDescriptorInfoEXT,VkSamplerCreateInfo";
    let files = rendered(|vk| {
        let mut older = vk.to_owned();
        for (name, before) in [
            (format!(" structextends=\"{structextends}\""), String::new()),
            (" platform=\"ubm\"".to_owned(), " platform=\"ggp\"".to_owned()),
            ("vkReleasePerformanceConfigurationINTEL".to_owned(), "vkOldINTEL".to_owned()),
        ] {
            assert!(older.contains(&name), "{name}");
            older = older.replace(&name, &before);
        }
        older
    });
    assert!(files[Path::new("dispatch-tables/src/generated/commands.rs")].contains("vkOldINTEL"));
}

/// The pinned registry a header later, with one more extension.
fn next(vk: &str) -> String {
    let header = pin().release().header;
    let version = format!("<name>VK_HEADER_VERSION</name> {header}");
    let next = format!("<name>VK_HEADER_VERSION</name> {}", header + 1);
    assert!(vk.contains(&version));
    let extension = r#"<extension name="VK_EXT_next" number="9001" type="device" supported="vulkan"><require>
        <enum value="1" name="VK_EXT_NEXT_SPEC_VERSION"/>
        <enum value="&quot;VK_EXT_next&quot;" name="VK_EXT_NEXT_EXTENSION_NAME"/></require></extension></extensions>"#;
    vk.replace(&version, &next).replace("</extensions>", extension)
}

fn next_version() -> String {
    let release = pin().release();
    let (major, minor) = (release.core.major, release.core.minor);
    format!("{major}.{minor}.{}", release.header + 1)
}

#[test]
fn the_pin_moves_with_everything_that_follows_from_it() {
    let scratch = Scratch::new(next);
    let to = next_version();
    let output = scratch.bump(&[&to]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let tree = scratch.tree();
    let file = |path: &str| tree.get(Path::new(path)).expect("there").as_str();
    assert!(file("registry/pin.json").contains(&format!("\"registry\": \"{to}\"")));
    let wheel = registry::acquire::sha256(b"wheel");
    assert!(file("registry/requirements.txt").ends_with(&format!("{to} --hash=sha256:{wheel}\n")));
    assert!(file("Cargo.toml").contains(&format!("version = \"{to}\"")));
    assert!(file("dispatch-tables/src/generated/extensions.rs").contains("VK_EXT_next"));
    assert!(file("snapshots/generated/api.txt").contains(" VK_EXT_next 9001 1 "));
    let plain = |text: String| text.replace(&to, "NEXT").replace(&pin().package, "PINNED");
    let review = text(&output.stdout);
    let new = "New extensions (1)\n  VK_EXT_next: device extension 9001, version 1\n";
    assert!(review.contains(new), "{review}");
    let said = plain(text(&output.stderr));
    assert!(
        said.contains("note: downloaded vulkan-object NEXT from the package index\n"),
        "{said}"
    );
    assert!(said.contains("moved the pin from PINNED to NEXT"), "{said}");
    assert!(said.contains("a line in CHANGELOG.md\n"), "{said}");
}

/// How many bumps the next test kills; `BUMP_KILLS` asks for more.
const KILLS: u32 = 8;

/// Kills a bump at moments all over its time, and from the moment on at which it begins to write, which
/// is over in milliseconds. The next run of vkgen leaves the old tree or the new one. When a kill comes is
/// up to the machine; `tree::tests::a_killed_write_is_completed_or_forgotten` stops at each step.
#[test]
fn a_bump_that_is_killed_is_completed_or_forgotten() {
    let kills = std::env::var("BUMP_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    assert!(kills > 0, "none is killed");
    let scratch = Scratch::new(next);
    let to = next_version();
    let generated = scratch.vkgen(&["generate", "--quiet"]).status().expect("vkgen runs");
    assert!(generated.success());
    let old = scratch.tree();
    let start = Instant::now();
    assert!(scratch.bump(&["--quiet", &to]).status.success());
    let time = start.elapsed();
    let new = scratch.tree();
    let (mut completed, mut forgotten, mut midway) = (0, 0, 0);
    for kill in 0..kills {
        for (path, text) in &old {
            let path = Path::new("workspace").join(path);
            scratch.write(path.to_str().expect("UTF-8"), text);
        }
        assert!(scratch.tree() == old, "kill {kill}");
        let part = f64::from(kill) / f64::from(kills);
        let mut bump = scratch.vkgen(&["bump", "--quiet", &to]);
        let mut bump =
            bump.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("vkgen runs");
        if kill % 2 == 0 {
            std::thread::sleep(time.mul_f64(part));
        } else {
            let list = scratch.folder.path().join("workspace/.vkgen-pending/list");
            while !list.exists() && bump.try_wait().expect("asked").is_none() {
                std::thread::sleep(Duration::from_micros(20));
            }
            std::thread::sleep(Duration::from_micros(u64::from(kill) * 2000 / u64::from(kills)));
        }
        bump.kill().expect("killed, or ended");
        bump.wait().expect("ended");
        let killed = scratch.tree();
        midway += u32::from(killed != old && killed != new);
        // Recovery comes before the error about the missing file.
        let recovered = scratch.vkgen(&["generate", "--xml", "none"]).output();
        assert_eq!(recovered.expect("vkgen runs").status.code(), Some(2));
        let found = scratch.tree();
        assert!(found == old || found == new, "kill {kill}");
        *(if found == new { &mut completed } else { &mut forgotten }) += 1;
    }
    println!("{kills} killed: {completed} completed, {forgotten} forgotten, {midway} midway");
}

#[test]
fn a_bump_to_the_pinned_version_says_that_nothing_is_to_be_done() {
    let scratch = Scratch::new(str::to_owned);
    scratch.write("workspace/snapshots/generated/old.txt", "# Generated by vkgen; do not edit.\n");
    let tables = format!("version = \"0.2.9+{}\"\n", pin().registry);
    scratch.write("workspace/dispatch-tables/Cargo.toml", &format!("[package]\n{tables}"));
    let said = || text(&scratch.bump(&[&pin().package]).stderr);
    let first = said();
    let removed = "removed snapshots/generated: 1 file\n";
    assert!(first.contains(removed), "{first}");
    let package = &pin().package;
    let fresh = first.lines().find(|line| line.ends_with(" brought up to date"));
    let fresh = fresh.unwrap_or_else(|| panic!("{first}"));
    assert!(fresh.starts_with(&format!("the pin is {package} already: ")));
    assert!(!first.contains("CHANGELOG.md"), "{first}");
    assert!(scratch.tree()[Path::new("dispatch-tables/Cargo.toml")].contains(&tables));
    let already = format!("the pin is {package} already\n");
    let second = said();
    assert!(second.ends_with(&already), "{second}");
    assert!(!second.contains("next: "), "{second}");
}

#[test]
fn a_registry_that_is_refused_changes_nothing() {
    let scratch = Scratch::new(|vk| {
        next(vk).replace("alias=\"vkCmdDrawIndirectCount\"", "alias=\"vkNowhere\"")
    });
    let before = scratch.tree();
    let output = scratch.bump(&[&next_version()]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(said.contains("error[R010]"), "{said}");
    assert!(said.contains(&format!("--> target/registry/{}/vk.xml:", next_version())), "{said}");
    assert_eq!(scratch.tree(), before);
}

#[test]
fn a_registry_with_a_warning_changes_nothing_where_warnings_are_denied() {
    let scratch = Scratch::new(|vk| next(vk).replacen("<registry>", "<registry novelty=\"1\">", 1));
    let before = scratch.tree();
    let denied = scratch.bump(&[&next_version(), "--quiet", "--deny-warnings"]);
    assert_eq!(denied.status.code(), Some(2));
    let said = text(&denied.stderr);
    assert!(said.contains("warning[R004]: unknown attribute `novelty` of <registry>"), "{said}");
    assert!(said.contains("because of 1 warning and --deny-warnings"), "{said}");
    assert_eq!(scratch.tree(), before);
    let allowed = scratch.bump(&[&next_version()]);
    let said = text(&allowed.stderr);
    assert!(allowed.status.success() && said.contains("warning[R004]"), "{said}");
    assert_ne!(scratch.tree(), before);
}

#[test]
fn a_workspace_that_cannot_be_moved_changes_nothing() {
    let scratch = Scratch::new(next);
    scratch.write("workspace/Cargo.toml", "[workspace.package]\nversion = \"0.0.0\"\n");
    let before = scratch.tree();
    let output = scratch.bump(&[&next_version()]);
    assert_eq!(output.status.code(), Some(2));
    assert_snapshot("bump-no-place", &text(&output.stderr));
    assert_eq!(scratch.tree(), before);
}

#[test]
fn what_is_no_version_is_refused() {
    let scratch = Scratch::new(str::to_owned);
    let output = scratch.bump(&["../../etc"]);
    assert_eq!(output.status.code(), Some(2));
    assert_snapshot("bump-no-version", &text(&output.stderr));
}

/// Packages before 1.4.343 have no `video.xml`: the pin says which package has the one in use.
#[test]
fn a_package_without_video_leaves_a_tree_that_vkgen_accepts() {
    let scratch = Scratch::new(next);
    fs::remove_file(scratch.folder.path().join("wheel/video.xml")).expect("removed");
    let output = scratch.bump(&[&next_version()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let tree = scratch.tree();
    let moved: registry::pin::Pin =
        serde_json::from_str(&tree[Path::new("registry/pin.json")]).expect("a pin");
    let before = format!("vulkan-object=={} --hash=sha256:00", pin().package);
    assert_eq!(moved.video_requirement, Some(before));
    assert_eq!(moved.video_xml_sha256, pin().video_xml_sha256);
}
