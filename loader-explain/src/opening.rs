//! Runs a child process for each driver and layer, with a time limit.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::child::{Errand, Line};
use crate::fact::Fact;

/// The argument that makes this program a child.
pub(crate) const CHILD: &str = "__child";

/// How a child ended.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// With an answer, the last line.
    Answered(Line),
    /// With a signal.
    Crashed { signal: i32 },
    /// With an exit code and no answer.
    Exited { code: i32 },
    /// The time limit ran out.
    TimedOut { limit: Duration },
    /// The child could not be started.
    NotStarted { error: String },
}

/// The facts that a child reported, and how it ended.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) facts: Vec<Fact>,
    pub(crate) outcome: Outcome,
}

impl Opening {
    /// The function that the loader called last.
    pub(crate) fn last_call(&self) -> Option<&str> {
        let calls = self.facts.iter().rev().filter(|fact| fact.name == "LibraryEvent::Calling");
        calls.filter_map(|fact| fact.field("function")).next()
    }
}

/// Does `errand` in a child whose environment has these changes.
pub(crate) fn run(
    errand: &Errand,
    variables: &BTreeMap<String, Option<String>>,
    limit: Duration,
) -> Opening {
    match start(errand, variables) {
        Ok(child) => finish(child, limit),
        Err(error) => Opening { facts: Vec::new(), outcome: Outcome::NotStarted { error } },
    }
}

fn start(errand: &Errand, variables: &BTreeMap<String, Option<String>>) -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let errand = serde_json::to_vec(errand).map_err(|error| error.to_string())?;
    let mut command = Command::new(program);
    command.arg(CHILD);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    // The report of an application, which this process is not.
    command.env_remove("VK_LOADER_REPORT");
    for (name, value) in variables {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    // A child that ends early is reported by its end.
    let _ = child.stdin.take().map(|mut input| input.write_all(&errand));
    Ok(child)
}

/// Reads the lines of the child until it ends. Kills it when the time is over.
fn finish(mut child: Child, limit: Duration) -> Opening {
    let output = child.stdout.take();
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        // What was read before an error counts.
        let _ = output.map(|mut output| output.read_to_end(&mut text));
        text
    });
    let ended = wait(&mut child, limit);
    if ended.is_none() {
        // The child may have ended in the meantime.
        let _ = child.kill();
        let _ = child.wait();
    }
    let text = reader.join().unwrap_or_default();
    let mut lines: Vec<Line> = text
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    let answer = match lines.pop() {
        Some(Line::Fact(fact)) => {
            lines.push(Line::Fact(fact));
            None
        }
        last => last,
    };
    let facts = lines.into_iter().filter_map(|line| match line {
        Line::Fact(fact) => Some(fact),
        _ => None,
    });
    Opening { facts: facts.collect(), outcome: outcome(ended, answer, limit) }
}

fn wait(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        thread::sleep(Duration::from_millis(2));
    }
    None
}

fn outcome(ended: Option<ExitStatus>, answer: Option<Line>, limit: Duration) -> Outcome {
    match (ended, answer) {
        (None, _) => Outcome::TimedOut { limit },
        (Some(status), answer) => match (status.signal(), answer) {
            // The library's destructors run after the answer.
            (Some(signal), _) => Outcome::Crashed { signal },
            (None, Some(answer)) => Outcome::Answered(answer),
            (None, None) => Outcome::Exited { code: status.code().unwrap_or_default() },
        },
    }
}
