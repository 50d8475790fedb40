//! `vkgen entrypoints`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use registry::acquire::workspace;

use crate::assert_snapshot;
use crate::registries::NEW;

/// `vkgen entrypoints` in `folder`.
fn vkgen(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_vkgen"))
        .args(["entrypoints", "--workspace"])
        .arg(workspace())
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("vkgen runs")
}

const CRATE: &str =
    "created .gitignore\ncreated Cargo.toml\ncreated build.rs\ncreated src/lib.rs\n";

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn both_files_of_c_are_written_once_and_say_how_they_were_made() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let arguments = [
        "--lang=c",
        "--name=vendor",
        "--prefix=drv",
        "--prefix=wsi",
        "--device-prefix=gen9",
        "--out=made/here",
    ];
    let output = vkgen(folder.path(), &arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(
        text(&output.stdout),
        "created made/here/vendor_entrypoints.c\ncreated made/here/vendor_entrypoints.h\n"
    );
    let made = folder.path().join("made/here");
    for file in ["vendor_entrypoints.c", "vendor_entrypoints.h"] {
        let made = fs::read_to_string(made.join(file)).expect("there");
        let command = "// To make it again: cargo vkgen entrypoints --lang c --prefix drv --prefix wsi \
                       --device-prefix gen9 --name vendor\n";
        assert_eq!(made.lines().nth(1), command.lines().next());
    }
    let header = fs::read_to_string(made.join("vendor_entrypoints.h")).expect("there");
    for table in [
        "struct vendor_instance_entrypoint_table drv_instance_entrypoints;",
        "struct vendor_physical_device_entrypoint_table wsi_physical_device_entrypoints;",
        "struct vendor_device_entrypoint_table gen9_device_entrypoints;",
    ] {
        assert!(header.contains(table), "{table}");
    }
    assert!(!header.contains("gen9_instance_entrypoints"));

    let again = vkgen(folder.path(), &arguments);
    assert!(again.status.success());
    assert_eq!(text(&again.stdout), "2 files are up to date\n");
}

#[test]
fn the_command_that_makes_the_files_again_names_the_registry() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (registry, named) in [("new.xml", "new.xml"), ("a new.xml", "\"a new.xml\"")] {
        fs::write(folder.path().join(registry), NEW.vk).expect("written");
        fs::write(folder.path().join("video.xml"), "<registry/>").expect("written");
        let output = vkgen(folder.path(), &["--lang=c", "--prefix=drv", "--registry", registry]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let made = fs::read_to_string(folder.path().join("drv_entrypoints.c")).expect("there");
        let command = made.lines().nth(1).expect("a command");
        let end = format!("entrypoints --lang c --prefix drv --registry {named}");
        assert!(command.ends_with(&end), "{command}");
    }
}

#[test]
fn a_file_that_is_somebodys_own_stays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own = folder.path().join("drv_entrypoints.c");
    fs::write(&own, "int precious;\n").expect("written");
    let output = vkgen(folder.path(), &["--lang=c", "--prefix=drv"]);
    assert_eq!(output.status.code(), Some(2));
    assert_snapshot("entrypoints-own-file", &text(&output.stderr));
    assert_eq!(fs::read_to_string(&own).expect("there"), "int precious;\n");
    assert!(!folder.path().join("drv_entrypoints.h").exists());
}

#[test]
fn a_crate_is_written_where_there_is_none() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let arguments = ["--lang=rust", "--prefix=drv", "--device-prefix=gen9"];
    let output = vkgen(folder.path(), &arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_snapshot("entrypoints-rust", &text(&output.stdout));
    let again = vkgen(folder.path(), &arguments);
    assert_eq!(again.status.code(), Some(2));
    let other = vkgen(folder.path(), &["--lang=rust", "--prefix=x", "--registry=1.4.360"]);
    assert_eq!(other.status.code(), Some(2));
    let said = [text(&again.stderr), text(&other.stderr)];
    assert_snapshot("entrypoints-rust-refused", &said.join("\n"));
    let layer =
        vkgen(folder.path(), &["--kind=layer", "--lang=rust", "--prefix=x", "--registry=1.4.360"]);
    let said = text(&layer.stderr);
    assert!(said.contains("are for drivers in C: a layer has the tables of"), "{said}");
}

#[test]
fn crates_are_in_lower_case() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = vkgen(folder.path(), &["--lang=rust", "--prefix=Drv"]);
    assert_eq!(text(&output.stdout), CRATE);
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).expect("there");
    assert!(manifest.contains("name = \"drv\"\n"), "{manifest}");
}

#[test]
fn a_crate_depends_on_the_tables_that_the_user_names() {
    let folders = ["--dispatch-tables=../tables", "--author-kit=../kit"];
    let path = |path: &Path| {
        let version = vkgen::layer::TABLES;
        format!(
            "\ndispatch-tables = {{ version = \"{version}\", path = \"{}\" }}\n",
            path.display()
        )
    };
    for (options, dependency) in [
        (&[][..], path(&workspace().join("dispatch-tables"))),
        (&folders, path(Path::new("../tables"))),
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let arguments = [&["--lang=rust", "--prefix=drv"], options].concat();
        let output = vkgen(folder.path(), &arguments);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).expect("there");
        assert!(manifest.contains(&dependency), "{manifest}");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let refused = vkgen(folder.path(), &["--lang=rust", "--prefix=drv", folders[0]]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).contains("author-kit and dispatch-tables must be of one workspace")
    );
    // No registry has the crates.
    let outside = Command::new(env!("CARGO_BIN_EXE_vkgen"))
        .args(["entrypoints", "--lang=rust", "--kind=layer", "--prefix=acme"])
        .current_dir(folder.path())
        .output()
        .expect("vkgen runs");
    assert_eq!(outside.status.code(), Some(2));
    assert!(text(&outside.stderr).contains("no registry has author-kit"));
    assert!(fs::read_dir(folder.path()).expect("read").next().is_none(), "nothing was written");
}

#[test]
fn prefixes_begin_identifiers_and_are_different() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let refused = |arguments: &[&str]| {
        let output = vkgen(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        text(&output.stderr)
    };
    let said = [
        refused(&["--lang=c", "--prefix=9drv"]),
        refused(&["--lang=c", "--prefix=drv", "--prefix=drv"]),
        refused(&["--lang=c", "--prefix=drv", "--device-prefix=drv"]),
        refused(&["--lang=rust", "--prefix=drv", "--prefix=Drv"]),
        refused(&["--lang=c"]),
    ];
    assert_snapshot("entrypoints-prefixes", &said.join("\n"));
    let empty = fs::read_dir(folder.path()).expect("read").next().is_none();
    assert!(empty, "nothing was written");
}

/// The tests build the crate and load it (tests/tests/rust_layer.rs).
#[test]
fn a_layer_is_a_crate_with_a_build_script() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = vkgen(folder.path(), &["--lang=rust", "--kind=layer", "--prefix=acme"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), CRATE);
    let again = vkgen(folder.path(), &["--lang=rust", "--kind=layer", "--prefix=acme"]);
    assert!(text(&again.stderr).contains("Cargo.toml exists already"), "{}", text(&again.stderr));
    for wrong in [
        ["--lang=c", "--prefix=acme"],
        ["--lang=rust", "--prefix=a_crate"],
        ["--lang=rust", "--device-prefix=acme"],
    ] {
        let mut arguments = vec!["--kind=layer", "--prefix=other", "--author-kit=.", "--out=new"];
        arguments.extend(wrong);
        let refused = vkgen(folder.path(), &arguments);
        let message = text(&refused.stderr);
        assert!(message.contains("a layer is a crate in Rust with one prefix"), "{message}");
    }
}

/// A file that is no text, and a folder in the place of a file: neither is vkgen's to replace.
#[test]
fn a_file_that_cannot_be_read_is_named_with_a_way_out() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir_all(folder.path().join("c")).expect("created");
    fs::write(folder.path().join("c/drv_entrypoints.h"), [0xff, 0xfe]).expect("written");
    fs::create_dir_all(folder.path().join("rust/Cargo.toml")).expect("created");
    for (lang, file, help) in [
        ("c", "drv_entrypoints.h", "name another folder with --out, or move the file elsewhere"),
        (
            "rust",
            "Cargo.toml",
            "name a new folder with --out: vkgen does not change an existing crate",
        ),
    ] {
        let output = vkgen(folder.path(), &["--prefix=drv", "--lang", lang, "--out", lang]);
        assert_eq!(output.status.code(), Some(2));
        let error = text(&output.stderr);
        assert!(error.starts_with(&format!("error: cannot read {lang}/{file}: ")), "{error}");
        assert!(error.ends_with(&format!("\n  = help: {help}\n")), "{error}");
    }
    assert_eq!(fs::read_dir(folder.path().join("c")).expect("a folder").count(), 1);
}
