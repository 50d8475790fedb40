//! `vkgen replay`.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use registry::acquire::workspace;
use registry::pin::pin;
use vkgen::replay::{Replayed, heading, line, summary};

use crate::assert_snapshot;

#[test]
fn every_version_is_a_line_and_what_went_wrong_stands_below() {
    let fine = Replayed {
        version: "1.3.239".to_owned(),
        commands: 625,
        aliases: 80,
        extensions: (38, 277),
        warnings: BTreeMap::from([("R004", 12), ("R024", 2)]),
        time: Duration::from_millis(451),
        compiled: Some(Duration::from_millis(3_210)),
        failure: None,
    };
    let quick = Replayed {
        version: "1.4.357.post1".to_owned(),
        warnings: BTreeMap::new(),
        compiled: None,
        ..fine.clone()
    };
    let failed = Replayed {
        version: "1.4.999".to_owned(),
        failure: Some("error[R001]: this is not well-formed XML\n".to_owned()),
        ..quick.clone()
    };
    let all = [fine, quick, failed];
    let lines: String = all.iter().map(line).collect();
    assert_snapshot("replay", &format!("{}{lines}{}", heading(), summary(&all)));
}

#[test]
fn a_version_that_fails_is_said_and_the_others_are_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let broken = folder.path().join("vk.xml");
    std::fs::write(&broken, "<registry><types></registry>").expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_vkgen"))
        .args(["replay", "--quiet"])
        .args([broken.as_os_str(), pin().package.as_ref()])
        .current_dir(workspace())
        .output()
        .expect("vkgen runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("FAILED\nerror[R001]: "), "{text}");
    assert!(text.contains(&format!("\n{} ", pin().package)), "{text}");
    assert!(text.ends_with("2 versions replayed, 1 compiled, 1 failed\n"), "{text}");
}
