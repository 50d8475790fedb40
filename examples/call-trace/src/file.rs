//! The trace file: an array of events (Trace Event Format, "JSON Array Format").
//!
//! The format lets the array's end be missing, because a process may end at any moment. This file
//! has its end whenever it is flushed: the next event overwrites the end.

use std::fs::File;
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::sync::Mutex;

use dispatch_tables::observe::Handle;
use dispatch_tables::vk;

/// One call. Times are in nanoseconds.
pub(crate) struct Event<'a> {
    pub(crate) name: &'a str,
    pub(crate) thread: u32,
    pub(crate) at: u64,
    pub(crate) duration: u64,
    pub(crate) handles: &'a [Option<Handle>],
    pub(crate) result: Option<vk::Result>,
}

/// A file that could not be created stays empty: a layer does not stop its application.
pub(crate) struct TraceFile(Mutex<Option<Output>>);

struct Output {
    writer: BufWriter<File>,
    is_first: bool,
}

const END: &[u8] = b"\n]\n";

impl TraceFile {
    pub(crate) fn create(path: &str) -> Self {
        let file = File::create(path).inspect_err(|error| eprintln!("call-trace: {path}: {error}"));
        let output = file.map(|file| Output { writer: BufWriter::new(file), is_first: true });
        Self(Mutex::new(output.ok()))
    }

    pub(crate) fn write(&self, event: &Event<'_>) {
        self.with(|output| output.event(event));
    }

    /// Puts everything into the file, with the array's end.
    pub(crate) fn flush(&self) {
        self.with(|output| {
            output.writer.write_all(END)?;
            output.writer.seek(SeekFrom::Current(-(END.len() as i64)))?;
            Ok(())
        });
    }

    /// A full disk ends the trace.
    fn with(&self, write: impl FnOnce(&mut Output) -> std::io::Result<()>) {
        let mut output = self.0.lock().unwrap_or_else(|broken| broken.into_inner());
        if output.as_mut().is_some_and(|output| write(output).is_err()) {
            *output = None;
        }
    }
}

impl Output {
    fn event(&mut self, event: &Event<'_>) -> std::io::Result<()> {
        let writer = &mut self.writer;
        writer.write_all(if self.is_first { b"[\n" } else { b",\n" })?;
        self.is_first = false;
        let (name, thread, process) = (event.name, event.thread, std::process::id());
        write!(writer, r#"{{"name":"{name}","cat":"vulkan","pid":{process},"tid":{thread},"#)?;
        let (at, duration) = (Microseconds(event.at), Microseconds(event.duration));
        write!(writer, r#""ph":"X","ts":{at},"dur":{duration},"args":{{"#)?;
        let mut comma = "";
        for (index, (kind, number)) in event.handles.iter().flatten().enumerate() {
            write!(writer, r#"{comma}"{index} {kind:?}":"{number:#x}""#)?;
            comma = ",";
        }
        if let Some(result) = event.result {
            write!(writer, r#"{comma}"result":"{result:?}""#)?;
        }
        writer.write_all(b"}}")
    }
}

/// Nanoseconds, written as the microseconds of the format.
struct Microseconds(u64);

impl std::fmt::Display for Microseconds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}
