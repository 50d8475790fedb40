//! Runs a child process for each driver and layer, with a time limit.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{MemfdFlags, memfd_create};
use rustix::process::{Pid, Signal};

use crate::child::{Errand, Line, RefusedExtension};
use crate::devices::{Application, Device, UNTIL_CREATION};
use crate::fact::Fact;
use crate::report::Explanation;
use crate::request::Request;
use crate::text::{joined, optional};
use crate::what_if::Variables;

/// The variable by which a layer of Mesa lists the devices and ends the process, or chooses one.
pub(crate) const DEVICE_SELECT: &str = "MESA_VK_DEVICE_SELECT";

/// The argument that makes this program a child.
pub(crate) const CHILD: &str = "__child";

/// How a child ended that did not end as it should.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// With a signal or an exit code, or without an answer.
    Status(ExitStatus),
    /// After this number of seconds it had not ended.
    TimedOut(u64),
    /// The child could not be started, for this reason.
    NotStarted(String),
}

/// The facts and the answer that a child reported, and its end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    pub(crate) facts: Vec<Fact>,
    /// The function that the loader called last.
    pub(crate) last_call: Option<String>,
    /// Whether the dynamic linker refuses the library.
    pub(crate) refused: bool,
    /// The instance extension for which vkCreateInstance fails.
    pub(crate) refused_extension: Option<RefusedExtension>,
    /// Why the loader leaves the only driver out of the instance.
    pub(crate) rejection: Option<Explanation>,
    /// The end of this reason.
    pub(crate) detail: String,
    /// The VkResult of the only driver's vkEnumeratePhysicalDevices, if that is an error.
    pub(crate) enumeration_failed: Option<i32>,
    /// The result of the errand. Destructors of libraries run behind it.
    pub(crate) answer: Option<Line>,
    /// What went wrong before or behind the answer.
    pub(crate) end: Option<End>,
    /// The last lines that the driver or layer printed as errors.
    printed: Vec<u8>,
}

/// The start of the loader's lines in standard error (drivers.md B.3).
const LOADER: &str = "[Vulkan Loader]";

/// The most of a driver's own words that a report has, in bytes.
const MOST_PRINTED: usize = 4096;

impl Opening {
    /// What the driver or layer printed, as the end of a reason; nothing if it printed nothing.
    pub(crate) fn in_its_words(&self) -> String {
        let last = self.printed.len().saturating_sub(MOST_PRINTED);
        let text = String::from_utf8_lossy(&self.printed[last..]);
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with(LOADER));
        optional("; it printed: ", joined(lines, " / "))
    }

    /// Whether a child that enumerates devices ended before vkCreateInstance returned.
    pub(crate) fn ended_in_creation(&self) -> bool {
        let before = |call: &str| UNTIL_CREATION.contains(&call);
        self.answer.is_none() && self.last_call.as_deref().is_none_or(before)
    }

    /// The devices that the child enumerated; none if that failed.
    pub(crate) fn devices(&self) -> &[Device] {
        match &self.answer {
            Some(Line::Devices(Ok(devices))) => devices,
            _ => &[],
        }
    }
}

/// Does `errand` in a child with these variables, which is the program and has the time that the request says.
pub(crate) fn run(request: &Request, errand: &Errand, variables: &Variables) -> Opening {
    start(request.helper.as_deref(), errand, variables).map_or_else(
        |error| Opening { end: Some(End::NotStarted(error.to_string())), ..Opening::default() },
        |(child, answers, errors)| finish(child, answers, errors, request.seconds()),
    )
}

/// Starts a child, and returns the files in memory to which it writes answers and errors. A pipe would stay open as
/// long as a process that a library left behind.
fn start(
    helper: Option<&Path>,
    errand: &Errand,
    variables: &Variables,
) -> io::Result<(Child, File, File)> {
    let errors = File::from(memfd_create("errors", MemfdFlags::CLOEXEC)?);
    let answers = File::from(memfd_create("answers", MemfdFlags::CLOEXEC)?);
    let mut command =
        Command::new(helper.map_or_else(std::env::current_exe, |it| Ok(it.to_owned()))?);
    command.arg(CHILD).process_group(0);
    command.stdin(Stdio::piped()).stdout(answers.try_clone()?).stderr(errors.try_clone()?);
    for (name, value) in variables {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    if let Errand::Devices(Application { driver: Some(manifest), .. })
    | Errand::Cost(Application { driver: Some(manifest), .. }) = errand
    {
        command.env("VK_DRIVER_FILES", OsStr::from_bytes(manifest));
    }
    command.env_remove("VK_LOADER_DEBUG").env_remove("VK_LOADER_REPORT");
    let own = || std::env::var(DEVICE_SELECT).ok();
    let choice = variables.get(DEVICE_SELECT).cloned().unwrap_or_else(own);
    if choice.as_deref() == Some("list") {
        command.env_remove(DEVICE_SELECT);
    }
    let text = serde_json::to_vec(errand)?;
    let mut child = command.spawn()?;
    // A child that ends early is reported by its end.
    let _ = child.stdin.take().map(|mut input| input.write_all(&text));
    Ok((child, answers, errors))
}

/// Waits until the child ends, and reads its lines. Kills the child when the time is over, and with it
/// the processes that the library started.
fn finish(mut child: Child, answers: File, errors: File, seconds: u64) -> Opening {
    let ended = wait(&mut child, Duration::from_secs(seconds));
    // Without a process in the group there is nothing to do.
    let _ = rustix::process::kill_process_group(Pid::from_child(&child), Signal::KILL);
    // The child may have ended in the meantime.
    let _ = child.wait();
    let text = content(answers);
    let lines =
        text.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok());
    let mut opening = Opening { printed: content(errors), ..Opening::default() };
    for line in lines {
        match line {
            Line::Fact(fact) => opening.facts.push(fact),
            Line::Call(function) => opening.last_call = Some(function),
            Line::Refused => opening.refused = true,
            Line::RefusedExtension(refused) => opening.refused_extension = Some(refused),
            Line::LeftOut(cause) => opening.rejection = Some(cause),
            Line::Detail(detail) => opening.detail = detail,
            Line::EnumerationFailed(result) => opening.enumeration_failed = Some(result),
            answer => opening.answer = Some(answer),
        }
    }
    opening.end = match ended {
        Some(status) if status.success() && opening.answer.is_some() => None,
        Some(status) => Some(End::Status(status)),
        None => Some(End::TimedOut(seconds)),
    };
    opening
}

/// The whole file, or what was read before an error.
fn content(mut file: File) -> Vec<u8> {
    let mut content = Vec::new();
    let _ = file.rewind().and_then(|()| file.read_to_end(&mut content));
    content
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
