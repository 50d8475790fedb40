//! The command line.

use std::path::PathBuf;

use clap::builder::{NonEmptyStringValueParser, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};

use crate::Request;
use crate::text::joined;

/// Explains why a Vulkan driver or layer is, or is not, loaded
#[derive(Debug, Parser)]
#[command(
    name = "vkexplain",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true,
    after_long_help = EXIT_CODES
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Format of the report
    #[arg(long, default_value = "text", value_parser = one_of([Format::Text, Format::Json, Format::Html]))]
    pub(crate) format: Format,
    /// Show every folder, file and fact instead of one screen
    #[arg(long)]
    pub(crate) all: bool,
    /// Exit with 1 if something that is wanted does not work
    #[arg(long)]
    pub(crate) check: bool,
    #[command(flatten)]
    pub(crate) request: Request,
}

/// The arguments of this process. An option in the wrong place ends it with a tip.
pub(crate) fn parse() -> Cli {
    Cli::try_parse().unwrap_or_else(|mut error| {
        let option = match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(option)) => {
                option.split([' ', '=']).next().unwrap_or_default()
            }
            _ => "",
        };
        if let Some(tip) = tip(error.kind(), option.trim_start_matches('-')) {
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
        }
        error.exit()
    })
}

/// Where an option belongs that stands in the wrong place.
fn tip(kind: ErrorKind, option: &str) -> Option<String> {
    let mut program = Cli::command();
    program.build();
    let has =
        |command: &clap::Command| command.get_arguments().any(|it| it.get_long() == Some(option));
    let owners = program.get_subcommands().filter(|command| has(command)).map(|it| it.get_name());
    let places = owners.map(|owner| format!("behind `vkexplain {owner}`"));
    let own = has(&program).then(|| "of `vkexplain` without a command".to_owned());
    let places = joined(places.chain(own), ", and one ");
    match kind {
        ErrorKind::ArgumentConflict => Some(
            "write the options behind the command, such as `vkexplain why NAME --no-load`"
                .to_owned(),
        ),
        ErrorKind::UnknownArgument => {
            places.map(|places| format!("--{option} is an option {places}"))
        }
        _ => None,
    }
}

/// The end of the help and of the manual page.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0  the answer is printed; `why`: what has the name takes part
  1  `why`: nothing has the name, or what has it takes no part; --check: something is broken; `lint`: an error, or a warning with --deny-warnings; the output cannot be written
  2  the command line is wrong";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Explain one manifest, layer, extension, command, device or variable
    Why {
        /// A path or file name, a layer, an extension, a command, a part of a device's name, or a
        /// variable of the loader
        #[arg(value_parser = NonEmptyStringValueParser::new())]
        name: String,
        #[command(flatten)]
        question: Question,
    },
    /// Check manifests and settings files. Exits with 1 if one has an error
    Lint(LintOptions),
    /// Say which GPUs sleep, which drivers they have, and whether a program would wake them
    Gpus(Question),
    /// Measure what each driver and layer costs when a program starts, the worst first
    Startup(Question),
    /// Print the ICD packages that the loader finds, as JSON (docs/icd-packages.md)
    Packages,
    /// Print the manual page
    Man,
    /// Print the completions of a shell
    Completions { shell: clap_complete::Shell },
}

/// What is asked, and how it is answered.
#[derive(Args, Debug)]
pub(crate) struct Question {
    /// Format of the answer
    #[arg(long, default_value = "text", value_parser = one_of([Format::Text, Format::Json]))]
    pub(crate) format: Format,
    #[command(flatten)]
    pub(crate) request: Request,
}

#[derive(Args, Debug)]
pub(crate) struct LintOptions {
    /// Driver manifests, layer manifests, loader settings files and folders of them; without one,
    /// all that the loader finds
    pub(crate) files: Vec<PathBuf>,
    /// Format of the findings
    #[arg(long, default_value = "text", value_parser = one_of([Format::Text, Format::Json, Format::Sarif]))]
    pub(crate) format: Format,
    /// Check the libraries that the manifests name, too; those of layers are run, and asked for their layers
    /// and extensions
    #[arg(long)]
    pub(crate) library: bool,
    /// Exit with 1 for warnings, too
    #[arg(long)]
    pub(crate) deny_warnings: bool,
}

/// The formats, of which each command has some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For a person
    Text,
    /// For a program (docs/vkexplain.md)
    Json,
    /// For a bug report: one page with all facts
    Html,
    /// For code review tools: SARIF 2.1.0
    Sarif,
}

/// Takes these formats alone.
fn one_of<const N: usize>(formats: [Format; N]) -> impl TypedValueParser<Value = Format> {
    let names = formats.iter().filter_map(ValueEnum::to_possible_value);
    PossibleValuesParser::new(names).try_map(|name| Format::from_str(&name, false))
}
