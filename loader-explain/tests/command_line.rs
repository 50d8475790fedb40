//! The command line: which options a command has, what is refused, the manual page and completions.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "installation/mod.rs"]
mod installation;

use installation::Installation;

/// Exit code and standard error.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Installation::new().run(arguments);
    assert!(output.stdout.is_empty(), "{output:?}");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

#[test]
fn options_without_effect_are_refused_and_not_listed() {
    let installation = Installation::new();
    for command in ["lint", "man", "completions", "packages"] {
        let help = installation.text(&[command, "--help"]);
        assert!(!help.contains("--elevated") && !help.contains("--no-load"), "{command}: {help}");
        assert_eq!(refused(&[command, "--elevated"]).0, Some(2), "{command}");
        assert_eq!(refused(&["--elevated", command]).0, Some(2), "{command}");
    }
    for arguments in [&["--help"][..], &["why", "--help"]] {
        let help = installation.text(arguments);
        assert!(help.contains("--elevated") && help.contains("--no-load"), "{help}");
    }
}

#[test]
fn why_needs_a_name() {
    let (code, error) = refused(&["why", ""]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("a value is required for '<NAME>'"), "{error}");
}

/// A format that a command does not have is an error of the command line. No library is opened
/// before.
#[test]
fn a_wrong_format_is_refused_before_the_work() {
    for arguments in [
        &["--format", "sarif"][..],
        &["why", "x", "--format", "html"],
        &["lint", "/gone.json", "--format", "html"],
    ] {
        let (code, error) = refused(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {error}");
        assert!(error.contains("possible values: text, json"), "{error}");
    }
}

#[test]
fn a_time_limit_is_at_least_a_second() {
    let (code, error) = refused(&["--time-limit", "0"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("--time-limit"), "{error}");
}

#[test]
fn a_version_has_a_major_and_a_minor_in_their_ranges() {
    let installation = Installation::new();
    for version in ["1.0", "1.1023", "127.0"] {
        let output = installation.run(&["--no-load", "--api-version", version]);
        assert!(output.status.success(), "{version}: {output:?}");
    }
    for version in ["1", "0.9", "1.1024", "128.0", "1.3.0", "1.x"] {
        let (code, error) = refused(&["--no-load", "--api-version", version]);
        assert_eq!(code, Some(2), "{version}: {error}");
        assert!(error.contains("write major and minor of a version from 1.0 on"), "{error}");
    }
}

/// A manual page refers to no page that is not installed, and describes every command.
#[test]
fn the_manual_is_one_page_with_all_commands() {
    let page = Installation::new().text(&["man"]);
    assert!(page.contains(".TH vkexplain 1"), "{page}");
    assert_eq!(page.matches("(1)").count(), 0, "{page}");
    for command in ["why", "lint", "packages", "man", "completions"] {
        assert!(page.contains(&format!("\n.SS {command}\n")), "{command}: {page}");
    }
    for part in [
        "<\\fINAME\\fR>",
        "\\-\\-library",
        "\\-\\-deny\\-warnings",
        "[\\fIFILES\\fR]",
        ".SH EXIT STATUS",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS"] {
        assert_eq!(page.matches(&format!(".SH {heading}\n")).count(), 1, "{heading}: {page}");
    }
    assert_eq!(page.matches(".ie ").count(), 1, "{page}");
}

#[test]
fn completions_have_no_command_of_the_program_itself() {
    for shell in ["bash", "zsh", "fish"] {
        let script = Installation::new().text(&["completions", shell]);
        assert!(script.contains("no-load") && !script.contains("__child"), "{shell}");
    }
}

/// An option that another command has says where it belongs.
#[test]
fn an_option_in_the_wrong_place_has_a_tip() {
    for (arguments, tip) in [
        (&["--no-load", "why", "x"][..], "write the options behind the command"),
        (&["lint", "--no-load"], "--no-load is an option behind `vkexplain why`"),
        (&["why", "x", "--all"], "--all is an option of `vkexplain` without a command"),
        (&["--portabilty"], "a similar argument exists: '--portability'"),
    ] {
        let (code, error) = refused(arguments);
        assert_eq!(code, Some(2), "{error}");
        assert!(error.contains(&format!("tip: {tip}")), "{arguments:?}: {error}");
    }
}

#[test]
fn the_manual_has_examples_and_what_else_to_read() {
    let page = Installation::new().text(&["man"]);
    for heading in ["ENVIRONMENT", "EXAMPLES", "SEE ALSO"] {
        assert_eq!(page.matches(&format!(".SH {heading}\n")).count(), 1, "{heading}: {page}");
    }
}

#[test]
fn lc_all_c_prints_ascii() {
    let mut installation = Installation::new();
    installation.set("LC_ALL", "C");
    let text = installation.text(&["--all", "--no-load"]);
    assert!(text.is_ascii() && text.contains("`- vkCreateInstance returns"), "{text}");
}
