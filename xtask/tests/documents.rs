//! Runs the commands of the documents: every block of shell in README.md, CONTRIBUTING.md and
//! docs/*.md. A block that takes more than a minute, or changes the machine, is marked
//! `sh by-hand`.

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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository").to_owned()
}

fn documents() -> Vec<PathBuf> {
    let docs = fs::read_dir(root().join("docs")).expect("docs");
    let docs = docs.map(|entry| entry.expect("an entry").path());
    let docs = docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let mut all: Vec<_> = docs.collect();
    all.extend(["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].map(|name| root().join(name)));
    all.sort();
    all
}

fn blocks() -> Vec<Block> {
    let mut all = Vec::new();
    for file in documents() {
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

/// A directory that is removed at the end of the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        let path = std::env::temp_dir().join(format!("documents-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory");
        Scratch(path)
    }

    /// The block, with what it writes in this directory.
    fn divert(&self, block: &str) -> String {
        let scratch = self.0.display().to_string();
        block
            .replace("$PWD/stage", &format!("{scratch}/stage"))
            .replace("--out ../drv", &format!("--out {scratch}/drv"))
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

#[test]
#[ignore = "needs vulkan-tools, mesa-vulkan-drivers, xvfb, valgrind and the registry"]
fn every_short_block_succeeds() {
    let scratch = Scratch::new();
    let install = "PREFIX=/usr DESTDIR=$PWD/stage cargo run --quiet --release -p xtask -- install";
    run(&scratch, Path::new("this test"), install);
    for block in blocks().iter().filter(|block| block.mark.is_empty()) {
        run(&scratch, &block.file, &block.text);
    }
}

/// Runs a block from the repository's root, with the library that is installed in the stage.
fn run(scratch: &Scratch, file: &Path, block: &str) {
    let text = scratch.divert(block);
    let mut command = Command::new(if text.contains("vkcube") { "xvfb-run" } else { "env" });
    if text.contains("vkcube") {
        command.arg("-a");
    }
    command.args(["bash", "-euo", "pipefail", "-c", &text]).current_dir(root());
    command.env("LD_LIBRARY_PATH", scratch.0.join("stage/usr/lib"));
    let output = command.output().expect("env and xvfb-run");
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "{}: {text}\n{out}\n{err}", file.display());
}
