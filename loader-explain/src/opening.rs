//! Runs a child process for each driver and layer, with a time limit.

use std::io::{Read as _, Write as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use crate::child::{Errand, Line};
use crate::devices::Device;
use crate::fact::Fact;
use crate::what_if::Variables;

/// The argument that makes this program a child.
pub(crate) const CHILD: &str = "__child";

/// The time for the last lines after the end of a child. A process that a library left behind may
/// hold the pipe open for ever.
const LAST_LINES: Duration = Duration::from_millis(500);

/// How a child ended that did not end as it should.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// With a signal.
    Crashed { signal: i32 },
    /// With an exit code that is none of this program's.
    Exited { code: i32 },
    /// The time limit ran out.
    TimedOut { limit: Duration },
    /// The child could not be started.
    NotStarted { error: String },
}

/// The facts and the answer that a child reported, and its end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    pub(crate) facts: Vec<Fact>,
    /// The function that the loader called last.
    pub(crate) last_call: Option<String>,
    /// Whether the dynamic linker refuses the library.
    pub(crate) refused: bool,
    /// The result of the errand. Destructors of libraries run behind it.
    pub(crate) answer: Option<Line>,
    /// What went wrong before or behind the answer.
    pub(crate) end: Option<End>,
}

impl Opening {
    /// The devices that the child enumerated.
    pub(crate) fn devices(self) -> Option<Vec<Device>> {
        match self.answer? {
            Line::Devices(devices) => devices.ok(),
            _ => None,
        }
    }
}

/// Does `errand` in a child whose environment has these changes.
pub(crate) fn run(errand: &Errand, variables: &Variables, limit: Duration) -> Opening {
    match start(errand, variables) {
        Ok(child) => finish(child, limit),
        Err(error) => Opening { end: Some(End::NotStarted { error }), ..Opening::default() },
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
    let lines =
        text.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok());
    let mut opening = Opening::default();
    for line in lines {
        match line {
            Line::Fact(fact) => opening.facts.push(fact),
            Line::Call(function) => opening.last_call = Some(function),
            Line::Refused => opening.refused = true,
            answer => opening.answer = Some(answer),
        }
    }
    opening.end = end(ended, opening.answer.is_some(), limit);
    opening
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

fn end(ended: Option<ExitStatus>, answered: bool, limit: Duration) -> Option<End> {
    let Some(status) = ended else { return Some(End::TimedOut { limit }) };
    match (status.signal(), status.code().unwrap_or_default()) {
        (Some(signal), _) => Some(End::Crashed { signal }),
        (None, 0) if answered => None,
        (None, code) => Some(End::Exited { code }),
    }
}
