//! Runs the commands of the documents.
//!
//! Every block of shell in a Markdown file runs, unless the block is marked `sh by-hand`, because it
//! takes more than a minute or changes the machine. Commands in the cells of tables run if they are
//! short. Of all other commands in lines, such as `just NAME`, the names must exist.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A block of shell.
struct Block {
    file: PathBuf,
    /// What follows `sh` in the line that opens the block.
    mark: String,
    text: String,
}

/// A command between backticks in a line.
struct InLine {
    file: PathBuf,
    is_in_table: bool,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository").to_owned()
}

/// Whether this is the whole repository. The source archive has no tools of maintainers, which the
/// documents name.
fn is_repository() -> bool {
    root().join("justfile").exists()
}

/// The Markdown files below `folder`.
fn documents(folder: &Path) -> Vec<PathBuf> {
    files(folder, ".md")
}

/// The files of this repository below `folder` whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_foreign = name.starts_with('.') || ["target", "vendor", "debian"].contains(&&*name);
        if path.is_dir() && !is_foreign {
            all.extend(files(&path, ending));
        } else if name.ends_with(ending) && name != "THIRD-PARTY-NOTICES.md" {
            all.push(path);
        }
    }
    all.sort();
    all
}

fn blocks() -> Vec<Block> {
    let mut all = Vec::new();
    for file in documents(&root()) {
        let text = fs::read_to_string(&file).expect("a document");
        for (start, fence) in text.match_indices("```sh") {
            let opened = &text[start + fence.len()..];
            let (mark, rest) = opened.split_once('\n').expect("a block");
            let (block, _) = rest.split_once("```").expect("the block's end");
            let mark = mark.trim().to_owned();
            all.push(Block { file: file.clone(), mark, text: block.to_owned() });
        }
    }
    all
}

/// The programs of this repository, and the programs that start them.
const PROGRAMS: [&str; 6] = ["cargo", "just", "vkgen", "vkexplain", "bash", "sudo"];

fn commands_in_lines() -> Vec<InLine> {
    let mut all = Vec::new();
    for file in documents(&root()) {
        let text = fs::read_to_string(&file).expect("a document");
        let mut is_block = false;
        for line in text.lines() {
            is_block ^= line.starts_with("```");
            let spans = line.split('`').skip(1).step_by(2).filter(|_| !is_block);
            let is_command = |span: &&str| {
                let words: Vec<_> = span.split(' ').collect();
                words.len() > 1 && PROGRAMS.contains(&words[0])
                    || words[0].starts_with("packaging/")
            };
            all.extend(spans.filter(is_command).map(|span| InLine {
                file: file.clone(),
                is_in_table: line.starts_with('|'),
                text: span.to_owned(),
            }));
        }
    }
    all
}

/// A directory that is removed at the end of the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        let path = std::env::temp_dir().join(format!("documents-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory");
        Scratch(path)
    }

    /// The commands, with what they write in this directory.
    fn divert(&self, commands: &str) -> String {
        let scratch = self.0.display().to_string();
        commands
            .replace("$PWD/stage", &format!("{scratch}/stage"))
            // Two documents write the crate, and vkgen writes into no folder that is there.
            .replace("--out ../drv", &format!("--out $(mktemp -d {scratch}/XXXXXX)/drv"))
            .replace("--out ../acme", &format!("--out {scratch}/acme"))
            .replace("--out drv", &format!("--out {scratch}/published"))
            .replace("--out src", &format!("--out {scratch}/src"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_block_has_a_known_mark() {
    let blocks = blocks();
    assert!(blocks.len() > 30, "{}", blocks.len());
    for Block { file, mark, text } in blocks {
        assert!(["", "by-hand"].contains(&&*mark), "{}: ```sh {mark}\n{text}", file.display());
    }
}

/// A recipe, a script, a package and a target that a command in a line names must exist.
#[test]
fn every_command_in_a_line_names_what_exists() {
    if !is_repository() {
        return;
    }
    let just = fs::read_to_string(root().join("justfile")).expect("the recipes");
    let recipes: Vec<_> = just
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic))
        .filter_map(|line| line.split([' ', ':']).next())
        .collect();
    let metadata = Command::new("cargo")
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo");
    let metadata = String::from_utf8(metadata.stdout).expect("UTF-8");
    let commands = commands_in_lines();
    assert!(commands.len() > 40, "{}", commands.len());
    for InLine { file, text, .. } in commands {
        let words: Vec<_> = text.split(' ').collect();
        let exists = match words[0] {
            "just" => words[1].starts_with('-') || recipes.contains(&words[1]),
            "cargo" => words.windows(2).all(|pair| match pair[0] {
                // A package's name stands before its version.
                "-p" => metadata.contains(&format!("\"name\":\"{}\",\"version\"", pair[1])),
                "--test" | "--bench" | "--example" | "--bin" => {
                    metadata.contains(&format!("\"name\":\"{}\"", pair[1]))
                }
                _ => true,
            }),
            "bash" => root().join(words[1]).exists(),
            word if word.starts_with("packaging/") => root().join(word).exists(),
            _ => true,
        };
        assert!(exists, "{}: `{text}`", file.display());
    }
}

/// The table of crates in ARCHITECTURE.md has a row for each member of the workspace.
#[test]
fn every_crate_has_a_row() {
    let [manifest, text] = ["Cargo.toml", "ARCHITECTURE.md"]
        .map(|name| fs::read_to_string(root().join(name)).expect("a file of the root"));
    let members = manifest.split("members = [").nth(1).and_then(|text| text.split(']').next());
    let members: Vec<_> = members.expect("members").split('"').skip(1).step_by(2).collect();
    assert!(members.len() > 4, "{members:?}");
    for member in members.into_iter().filter(|member| !member.starts_with("tests/")) {
        assert!(text.contains(&format!("\n| `{member}` |")), "{member} has no row");
    }
}

/// The files of Rust that a Markdown text names, each with an item that is said to be in the file:
/// "`file.rs` (`item`, `item`)", "(`file.rs`, `item`)" and "`item` in `file.rs`".
fn items(text: &str) -> Vec<(&str, &str)> {
    // Even places have prose, odd ones what stands between backticks.
    let parts: Vec<_> = text.split('`').collect();
    let part = |place: usize| parts.get(place).copied().unwrap_or(")");
    let mut all = Vec::new();
    for place in (1..parts.len()).step_by(2).filter(|place| parts[*place].ends_with(".rs")) {
        let (before, behind) = (part(place - 1), part(place + 1));
        if before.trim() == "in" {
            all.push((parts[place], part(place.wrapping_sub(2))));
        }
        if behind.trim() == "(" || before.ends_with('(') && behind.trim() == "," {
            let others = (place + 2..parts.len()).step_by(2);
            let listed =
                others.take_while(|other| *other == place + 2 || !part(*other - 1).contains(')'));
            all.extend(listed.map(|other| (parts[place], parts[other])));
        }
    }
    all.retain(|(_, item)| {
        item.chars().all(|letter| letter.is_alphanumeric() || "_:!".contains(letter))
    });
    all
}

/// Whether a file of Rust defines the item: a function, a type, a constant or a macro.
fn defines(text: &str, item: &str) -> bool {
    let name = item.rsplit("::").next().unwrap_or_default().trim_end_matches('!');
    let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static", "macro_rules!", "mod"];
    kinds.iter().any(|kind| {
        let start = format!("{kind} {name}");
        let mut behind = text.split(&start).skip(1);
        behind
            .any(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
    })
}

/// The files that ARCHITECTURE.md names have the items that it says are in them.
#[test]
fn every_item_of_the_architecture_is_in_its_file() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the architecture");
    let prose = text.split("```").step_by(2).collect::<String>();
    let sources = files(&root(), ".rs");
    let items = items(&prose);
    assert!(items.len() > 50, "{items:?}");
    for (file, item) in items {
        let mut named = sources.iter().filter(|path| path.ends_with(file));
        let is_there =
            named.any(|path| defines(&fs::read_to_string(path).expect("a source"), item));
        assert!(is_there, "{file} has no `{item}`");
    }
}

/// The links of a Markdown text to files, without their anchors.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.map(|target| target.split('#').next().unwrap_or_default());
    files.filter(|file| !file.is_empty() && !file.contains(':') && !file.contains(' '))
}

/// A file that a document links to exists, beside the document. The source archive lacks some.
#[test]
fn every_link_leads_to_a_file() {
    if !is_repository() {
        return;
    }
    let mut count = 0;
    for file in documents(&root()) {
        let text = fs::read_to_string(&file).expect("a document");
        let folder = file.parent().expect("a folder");
        // Code between fences and backticks has brackets, too.
        let prose = text.split("```").step_by(2).collect::<String>();
        for link in links(&prose) {
            assert!(folder.join(link).exists(), "{}: {link}", file.display());
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

/// A page of `docs` begins with its readers, ends with where to go on, and is in the index.
#[test]
fn every_page_has_a_place() {
    let folder = root().join("docs");
    let index = fs::read_to_string(folder.join("README.md")).expect("the index");
    let mut count = 0;
    for page in documents(&folder) {
        let name = page.strip_prefix(&folder).expect("a page below the folder");
        let name = name.to_str().expect("UTF-8");
        // The index itself.
        if name == "README.md" {
            continue;
        }
        assert!(index.contains(&format!("]({name})")), "{name}: no row");
        let text = fs::read_to_string(&page).expect("a page");
        let paragraphs: Vec<_> = text.trim_end().split("\n\n").collect();
        let opening = paragraphs.get(1).copied().unwrap_or_default();
        assert!(opening.starts_with("For "), "{name}: {opening}");
        let end = paragraphs.last().copied().unwrap_or_default();
        assert!(end.starts_with("What next: "), "{name}: {end}");
        count += 1;
    }
    assert!(count > 20, "{count}");
}

/// README fits on two screens.
#[test]
fn the_readme_is_short() {
    let text = fs::read_to_string(root().join("README.md")).expect("README.md");
    assert!(text.lines().count() <= 80, "{}", text.lines().count());
}

/// The beginnings of the commands in tables that take less than a minute and change nothing.
const SHORT: [&str; 7] = [
    "cargo vkgen diff ",
    "cargo vkgen entrypoints ",
    "cargo vkgen explain ",
    "cargo vkgen generate --check",
    "vkexplain ",
    "vkgen diff ",
    "vkgen explain ",
];

/// Values of the words that stand for something in commands.
const VALUES: [(&str, &str); 6] = [
    (" OLD", " 1.4.360"),
    (" NEW", " 1.4.366"),
    (" NAME", " vkCreateDevice"),
    (" SHELL", " bash"),
    (" FILE…", " /usr/share/vulkan/icd.d/lvp_icd.x86_64.json"),
    (" VERSION", " 1.4.366"),
];

#[test]
#[ignore = "needs vulkan-tools, mesa-vulkan-drivers, xvfb, valgrind and the registry"]
fn every_short_command_succeeds() {
    let scratch = Scratch::new();
    let install = "PREFIX=/usr DESTDIR=$PWD/stage cargo run --quiet --release -p xtask -- install\n\
                   cargo build --quiet -p vulkan-tablegen -p loader-explain";
    run(&scratch, Path::new("this test"), install);
    for block in blocks().iter().filter(|block| block.mark.is_empty()) {
        run(&scratch, &block.file, &block.text);
    }
    let is_short = |command: &InLine| SHORT.iter().any(|short| command.text.starts_with(short));
    let commands: Vec<_> = commands_in_lines()
        .into_iter()
        .filter(|command| command.is_in_table && is_short(command))
        .collect();
    assert!(commands.len() > 8, "{}", commands.len());
    for InLine { file, text, .. } in commands {
        let text = VALUES.iter().fold(text, |text, (word, value)| text.replace(word, value));
        run(&scratch, &file, &text);
    }
}

/// Runs commands from the repository's root, with the library that is installed in the stage, and
/// with `vkgen` and `vkexplain`.
fn run(scratch: &Scratch, file: &Path, commands: &str) {
    let text = scratch.divert(commands);
    let mut command = Command::new(if text.contains("vkcube") { "xvfb-run" } else { "env" });
    if text.contains("vkcube") {
        command.arg("-a");
    }
    let programs = Path::new(env!("CARGO_BIN_EXE_xtask")).parent().expect("target/debug");
    let path = std::env::var("PATH").expect("PATH is UTF-8");
    command.args(["bash", "-euo", "pipefail", "-c", &text]).current_dir(root());
    command.env("LD_LIBRARY_PATH", scratch.0.join("stage/usr/lib"));
    command.env("PATH", format!("{}:{path}", programs.display()));
    let output = command.output().expect("env and xvfb-run");
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "{}: {text}\n{out}\n{err}", file.display());
}
