//! The manual page vkexplain(1), made of the definition of the command line: one page for all
//! commands, because few people look for `vkexplain-lint(1)`.

use std::io;

use clap::CommandFactory as _;
use clap_mangen::Man;

use crate::cli::{Cli, EXIT_CODES};

/// What `\*(Aq`, an apostrophe, means.
const DEFINITIONS: &str = ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n";

/// The page.
///
/// # Errors
///
/// Only those of the renderer: the page is written to memory.
pub(crate) fn page() -> io::Result<String> {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let whole = Man::new(command.clone());
    let mut page = Vec::new();
    whole.render_title(&mut page)?;
    whole.render_name_section(&mut page)?;
    whole.render_synopsis_section(&mut page)?;
    whole.render_description_section(&mut page)?;
    whole.render_options_section(&mut page)?;
    let mut page = DEFINITIONS.to_owned()
        + &text(&page).replace(" [\\fIsubcommands\\fR]", " [\\fICOMMAND\\fR]");
    page.push_str(".SH COMMANDS\n");
    for command in command.get_subcommands() {
        page.push_str(&section(command)?);
    }
    let codes = EXIT_CODES.lines().skip(1).filter_map(|line| line.trim().split_once("  "));
    page.push_str(".SH EXIT STATUS\n");
    for (code, meaning) in codes {
        page.push_str(&format!(".TP\n{code}\n{}\n", meaning.replace('-', "\\-")));
    }
    page.push_str(END);
    Ok(page)
}

/// The sections behind the commands.
const END: &str = include_str!("man_end.roff");

/// The part of the page about one command. Its sections have no headings of their own.
fn section(command: &clap::Command) -> io::Result<String> {
    let man = Man::new(command.clone());
    let mut part = Vec::new();
    man.render_synopsis_section(&mut part)?;
    man.render_description_section(&mut part)?;
    man.render_options_section(&mut part)?;
    let part = text(&part).replace(".SH DESCRIPTION", ".PP").replace(".SH OPTIONS", ".PP");
    Ok(part.replace(".SH SYNOPSIS", &format!(".SS {}", command.get_name())))
}

/// Rendered roff without [`DEFINITIONS`], with which each rendering begins.
fn text(roff: &[u8]) -> String {
    String::from_utf8_lossy(roff).replace(DEFINITIONS, "")
}
