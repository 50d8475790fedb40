//! The parts of a log line: its bits, its header and its text (drivers.md B.1, B.3).
//!
//! A [`Line`] is a fixed buffer: a message costs no allocation and never grows past the 511 bytes
//! that debug callbacks and stderr are given.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;
use core::fmt;

use crate::event::letters::is_unseen;
use crate::manifest::layer::{Layer, LayerKind};
use crate::memory::bytes;
use crate::system::SystemError;
use crate::{Grown, OutOfMemory};

/// `VULKAN_LOADER_INFO_BIT`.
pub const INFO: u32 = 0x01;
/// `VULKAN_LOADER_WARN_BIT`.
pub const WARNING: u32 = 0x02;
/// `VULKAN_LOADER_PERF_BIT`.
pub const PERFORMANCE: u32 = 0x04;
/// `VULKAN_LOADER_ERROR_BIT`.
pub const ERROR: u32 = 0x08;
/// `VULKAN_LOADER_DEBUG_BIT`.
pub const DEBUG: u32 = 0x10;
/// `VULKAN_LOADER_LAYER_BIT`.
pub const LAYER: u32 = 0x20;
/// `VULKAN_LOADER_DRIVER_BIT`.
pub const DRIVER: u32 = 0x40;
/// `VULKAN_LOADER_VALIDATION_BIT`.
pub const VALIDATION: u32 = 0x80;
/// `VULKAN_LOADER_FATAL_ERROR_BIT`: printed regardless of the filter.
pub const FATAL: u32 = 0x100;
/// No level: an event for reports, which the log does not print.
pub const SILENT: u32 = 0;

/// Longest text of a message, in bytes (drivers.md B.3).
pub const MAX_TEXT: usize = 511;
/// Column at which the text starts, unless the header is longer.
const TEXT_COLUMN: usize = 32;
/// The longest header is `[Vulkan Loader] WARNING | DRIVER: `.
const MAX_HEADER: usize = 34;

/// The text of one message, cut at [`MAX_TEXT`] bytes and followed by a NUL.
pub struct Line(Buffer<{ MAX_TEXT + 1 }>);

impl Line {
    /// An empty text.
    pub fn new() -> Self {
        Self(Buffer::new())
    }

    /// The text of one piece.
    pub fn of(piece: &dyn Piece) -> Self {
        let mut line = Self::new();
        piece.put(&mut line);
        line
    }

    /// Appends as much of `bytes` as fits. Not inlined: the tables call it at every literal.
    #[inline(never)]
    pub fn push(&mut self, bytes: &[u8]) {
        let free = MAX_TEXT.saturating_sub(self.0.used);
        self.0.push(bytes.get(..free).unwrap_or(bytes));
    }

    /// Appends a text from outside the loader and escapes letters that nobody sees and invalid UTF-8
    /// as `\xNN`, so that the text can neither begin a new line nor control a terminal. A text that
    /// does not fit is cut at a whole character.
    #[inline(never)]
    fn push_foreign(&mut self, bytes: &[u8]) {
        // Each input byte takes at least one output byte, so more never fits.
        let bytes = bytes.get(..=MAX_TEXT).unwrap_or(bytes);
        for chunk in bytes.utf8_chunks() {
            for letter in chunk.valid().chars() {
                let mut room = [0; 4];
                let bytes = letter.encode_utf8(&mut room).as_bytes();
                if is_unseen(letter) {
                    bytes.iter().for_each(|byte| self.push_escape(*byte));
                } else {
                    self.push_whole(bytes);
                }
            }
            chunk.invalid().iter().for_each(|byte| self.push_escape(*byte));
        }
    }

    fn push_escape(&mut self, byte: u8) {
        let digit = |value: u8| value.wrapping_add(if value < 10 { b'0' } else { b'a' - 10 });
        self.push_whole(&[b'\\', b'x', digit(byte >> 4), digit(byte & 0xf)]);
    }

    /// Appends all of `bytes`. If they do not fit, ends the text.
    fn push_whole(&mut self, bytes: &[u8]) {
        if bytes.len() > MAX_TEXT.saturating_sub(self.0.used) {
            // The rest of the buffer is zero, so everything after this is beyond the NUL of the
            // text.
            self.0.used = MAX_TEXT;
        }
        self.push(bytes);
    }

    /// The text.
    pub fn as_bytes(&self) -> &[u8] {
        self.as_c_str().to_bytes()
    }

    /// The text as a string. Escapes keep texts from outside UTF-8, but the cut of a long text may
    /// not.
    #[expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]
    pub fn to_text(&self) -> String {
        String::from_utf8_lossy(self.as_bytes()).into_owned()
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.as_bytes().is_empty()
    }

    /// The text, with its NUL. A NUL within the text ends it, as it does for C readers.
    #[inline(never)]
    pub fn as_c_str(&self) -> &CStr {
        CStr::from_bytes_until_nul(&self.0.bytes).unwrap_or(c"")
    }
}

impl Default for Line {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text.as_bytes());
        Ok(())
    }
}

/// Header, text and newline of one message as they go to stderr in a single write.
pub type Rendered = Buffer<{ MAX_HEADER + MAX_TEXT + 1 }>;

impl Rendered {
    /// Puts the header of drivers.md B.3 for `bits` in front of `text`.
    pub fn of_message(bits: u32, text: &CStr) -> Self {
        let mut out = Self::new();
        let (level, topic) = (first_name(bits, &LEVELS), first_name(bits, &TOPICS));
        let link = if level.is_empty() || topic.is_empty() { "" } else { " | " };
        // The buffer holds the longest header, text and newline.
        for part in ["[Vulkan Loader] ", level, link, topic, ": "] {
            out.push(part.as_bytes());
        }
        while out.used < TEXT_COLUMN {
            out.push(b" ");
        }
        out.push(text.to_bytes());
        out.push(b"\n");
        out
    }
}

/// Bytes that stand in one place; what does not fit is lost.
pub struct Buffer<const SIZE: usize> {
    bytes: [u8; SIZE],
    used: usize,
}

impl<const SIZE: usize> Buffer<SIZE> {
    fn new() -> Self {
        Self { bytes: [0; SIZE], used: 0 }
    }

    /// What was put into the buffer.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.used).unwrap_or_default()
    }

    fn push(&mut self, bytes: &[u8]) {
        for (place, byte) in self.bytes.iter_mut().skip(self.used).zip(bytes) {
            *place = *byte;
            self.used = self.used.saturating_add(1);
        }
    }
}

/// The levels by name. The first that applies to a message is printed.
pub const LEVELS: [(u32, &str); 4] =
    [(ERROR, "ERROR"), (WARNING, "WARNING"), (INFO, "INFO"), (DEBUG, "DEBUG")];

/// The topics by name. The first that applies to a message is printed: one of drivers and layers
/// shows `DRIVER`.
pub const TOPICS: [(u32, &str); 3] = [(PERFORMANCE, "PERF"), (DRIVER, "DRIVER"), (LAYER, "LAYER")];

/// The level of a message in reports; `silent` for a message that has none.
pub fn level_in_reports(bits: u32) -> &'static str {
    let order = [(FATAL | ERROR, "error"), (WARNING, "warning"), (INFO, "info"), (DEBUG, "debug")];
    match first_name(bits, &order) {
        "" => "silent",
        name => name,
    }
}

fn first_name(bits: u32, order: &[(u32, &'static str)]) -> &'static str {
    order.iter().find(|(bit, _)| bits & bit != 0).map_or("", |(_, name)| name)
}

/// A text of the system, the application or a file: bytes, since it need not be UTF-8, or a NULL
/// pointer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Text<'a>(Option<Cow<'a, [u8]>>);

impl Text<'_> {
    /// The text for a NULL string, as C programs print it (drivers.md B.3).
    pub const NULL: Text<'static> = Text(None);

    /// The bytes; `(null)` for NULL.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_deref().unwrap_or(b"(null)")
    }
}

impl fmt::Debug for Text<'_> {
    #[expect(clippy::disallowed_methods, reason = "tests use it; the loader does not")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&String::from_utf8_lossy(self.as_bytes()), f)
    }
}

/// Texts that a message borrows.
macro_rules! borrowed_texts {
    ($($Type:ty, $text:ident => $bytes:expr;)+) => {$(
        impl<'a> From<&'a $Type> for Text<'a> {
            fn from($text: &'a $Type) -> Self {
                Self(Some(Cow::Borrowed($bytes)))
            }
        }
    )+};
}

// Messages call a layer by its name.
borrowed_texts! {
    [u8], bytes => bytes;
    Vec<u8>, bytes => bytes;
    str, text => text.as_bytes();
    String, text => text.as_bytes();
    CStr, text => text.to_bytes();
    Layer, layer => layer.name.as_bytes();
}

impl From<Vec<u8>> for Text<'_> {
    fn from(bytes: Vec<u8>) -> Self {
        Self(Some(Cow::Owned(bytes)))
    }
}

impl From<String> for Text<'_> {
    fn from(text: String) -> Self {
        Self::from(text.into_bytes())
    }
}

impl<'a, T: Into<Text<'a>>> From<Option<T>> for Text<'a> {
    fn from(text: Option<T>) -> Self {
        text.map_or(Text(None), Into::into)
    }
}

/// An address, printed as C's `%p` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub usize);

/// A 64-bit word, printed as `%08llx` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex(pub u64);

/// A packed API version, printed as `major.minor.patch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub u32);

/// A packed API version, printed as `major.minor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MajorMinor(pub u32);

/// A piece of the text of a message: a literal or a field.
pub trait Piece {
    /// Appends the piece to the text.
    fn put(&self, line: &mut Line);
}

impl Piece for str {
    fn put(&self, line: &mut Line) {
        line.push(self.as_bytes());
    }
}

impl Piece for Text<'_> {
    /// Not inlined: the tables call it for most fields.
    #[inline(never)]
    fn put(&self, line: &mut Line) {
        line.push_foreign(self.as_bytes());
    }
}

/// Fields that `Display` already prints the way C does, and that borrow nothing.
macro_rules! display_pieces {
    ($(
        $Type:ty $(as $placeholder:literal)? => $format:literal, $value:ident => $($argument:expr),+;
    )+) => {$(
        impl Piece for $Type {
            #[inline(never)]
            fn put(&self, line: &mut Line) {
                let $value = self;
                // Writing to a line cannot fail: it only cuts.
                let _ = fmt::Write::write_fmt(line, format_args!($format, $($argument),+));
            }
        }

        impl Detach for $Type {
            $(const PLACEHOLDER: &'static str = $placeholder;)?
            type Detached = Self;
            fn detach_noting(self, _: &mut bool) -> Self { self }
        }
    )+};
}

display_pieces! {
    &'static str => "{}", value => value;
    u32 => "{}", value => value;
    i32 => "{}", value => value;
    usize => "{}", value => value;
    SystemError => "{}", value => value.number;
    LayerKind as "% layer" => "{}", value => value.in_words();
    Address => "{}", value => PrintedAddress(value.0);
    Hex => "{:08x}", value => value.0;
    Version as "%.%.%" => "{}.{}.{}", value => (value.0 >> 22) & 0x7f, (value.0 >> 12) & 0x3ff, value.0 & 0xfff;
    MajorMinor as "%.%" => "{}.{}", value => (value.0 >> 22) & 0x7f, (value.0 >> 12) & 0x3ff;
}

/// glibc prints `(nil)` for a NULL `%p`.
struct PrintedAddress(usize);

impl fmt::Display for PrintedAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("(nil)"),
            address => write!(f, "{address:#x}"),
        }
    }
}

/// Turns a field of a message into one without borrows, so that the message can be stored.
pub trait Detach: Sized {
    /// How drivers.md M writes the field: `%` for each number or text that the field prints.
    const PLACEHOLDER: &'static str = "%";
    /// The type without borrows.
    type Detached;
    /// Copies the borrowed data. Where memory is short, the field is left out and `is_short` is set:
    /// the messages have hundreds of fields, and a way out behind each is as much code as all the rest.
    fn detach_noting(self, is_short: &mut bool) -> Self::Detached;

    /// Copies the borrowed data.
    fn detach(self) -> Grown<Self::Detached> {
        let mut is_short = false;
        let detached = self.detach_noting(&mut is_short);
        if is_short { Err(OutOfMemory) } else { Ok(detached) }
    }
}

impl Detach for Text<'_> {
    type Detached = Text<'static>;
    #[inline(never)]
    fn detach_noting(self, is_short: &mut bool) -> Text<'static> {
        let Some(text) = self.0 else { return Text(None) };
        let own = match text {
            Cow::Owned(own) => Ok(own),
            Cow::Borrowed(text) => bytes(text),
        };
        *is_short |= own.is_err();
        Text(own.ok().map(Cow::Owned))
    }
}

/// Formats a UUID as 8-4-4-4-12 lower-case hexadecimal digits (drivers.md J.8).
pub fn uuid_text(uuid: &[u8; 16]) -> [u8; 36] {
    let mut text = *b"........-....-....-....-............";
    let digits = uuid.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
    for (place, digit) in text.iter_mut().filter(|byte| **byte == b'.').zip(digits) {
        *place = digit.wrapping_add(if digit < 10 { b'0' } else { b'a' - 10 });
    }
    text
}

#[cfg(test)]
mod tests;
