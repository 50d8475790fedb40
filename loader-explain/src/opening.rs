//! Runs a child process for each driver and layer, with a time limit.

use std::io::{Read as _, Write as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use crate::child::{Errand, Line};
use crate::fact::{CALLING, Fact};
use crate::what_if::Variables;

/// The argument that makes this program a child.
pub(crate) const CHILD: &str = "__child";

/// The time for the last lines after the end of a child. A process that a library left behind may
/// hold the pipe open for ever.
const LAST_LINES: Duration = Duration::from_millis(500);

/// How a child ended.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// With an answer, the last line.
    Answered(Line),
    /// With a signal, maybe after the answer: the library's destructors run last.
    Crashed { signal: i32, answered: bool },
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
        let calls = self.facts.iter().rev().filter(|fact| fact.name == CALLING);
        calls.filter_map(|fact| fact.field("function")).next()
    }
}

/// Does `errand` in a child whose environment has these changes.
pub(crate) fn run(errand: &Errand, variables: &Variables, limit: Duration) -> Opening {
    match start(errand, variables) {
        Ok(child) => finish(child, limit),
        Err(error) => Opening { facts: Vec::new(), outcome: Outcome::NotStarted { error } },
    }
}

fn start(errand: &Errand, variables: &Variables) -> Result<Child, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let errand = serde_json::to_vec(errand).map_err(|error| error.to_string())?;
    let mut command = Command::new(program);
    command.arg(CHILD).process_group(0);
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

/// Reads the lines of the child until it ends. Kills it when the time is over, and with it the
/// processes that the library started.
fn finish(mut child: Child, limit: Duration) -> Opening {
    let output = child.stdout.take().map(chunks);
    let ended = wait(&mut child, limit);
    kill_group(&child);
    if ended.is_none() {
        // The child may have ended in the meantime.
        let _ = child.wait();
    }
    let mut text = Vec::new();
    while let Some(Ok(chunk)) = output.as_ref().map(|output| output.recv_timeout(LAST_LINES)) {
        text.extend(chunk);
    }
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

/// What the child writes, read by a thread that ends with the pipe.
fn chunks(mut output: ChildStdout) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut chunk = [0; 4096];
        // What was read before an error counts.
        while let Ok(count @ 1..) = output.read(&mut chunk) {
            if sender.send(chunk[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}

/// Ends the processes of the child's group.
fn kill_group(child: &Child) {
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Without a process in the group there is nothing to do.
        let _ = rustix::process::kill_process_group(group, Signal::KILL);
    }
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
            (Some(signal), answer) => Outcome::Crashed { signal, answered: answer.is_some() },
            (None, Some(answer)) => Outcome::Answered(answer),
            (None, None) => Outcome::Exited { code: status.code().unwrap_or_default() },
        },
    }
}
