//! Reads from an ELF file what tells why the dynamic linker refuses the file, or would not survive
//! it: class, byte order, machine and program headers, and the libraries that it needs (drivers.md
//! E.6).
//!
//! A file may hold anything. Each read has its own bounds, and a file has a number of reads, so
//! that no count of the file is believed.

use alloc::vec::Vec;
use core::cell::Cell;

use loader_discovery::memory::{Collect as _, Grow as _};
use loader_discovery::{Grown, OutOfMemory};

use crate::host::files;

/// Why this process cannot load a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    NotElf,
    /// Another pointer size than that of this process.
    Class {
        bits: u32,
    },
    ByteOrder,
    /// `e_machine`.
    Machine(u16),
    /// More program headers than [`MAX_HEADERS`].
    Headers(u16),
    /// The headers name a part that is not in the file.
    Truncated,
}

/// `e_machine` of machines that run Vulkan, with their usual names, and whether this program is for
/// the machine.
const MACHINES: [(u16, &str, bool); 10] = [
    (3, "x86", cfg!(target_arch = "x86")),
    (62, "x86-64", cfg!(target_arch = "x86_64")),
    (40, "ARM", cfg!(target_arch = "arm")),
    (183, "AArch64", cfg!(target_arch = "aarch64")),
    (243, "RISC-V", cfg!(any(target_arch = "riscv32", target_arch = "riscv64"))),
    (258, "LoongArch", cfg!(any(target_arch = "loongarch32", target_arch = "loongarch64"))),
    (20, "PowerPC", cfg!(target_arch = "powerpc")),
    (21, "PowerPC64", cfg!(target_arch = "powerpc64")),
    (22, "S/390", cfg!(target_arch = "s390x")),
    (8, "MIPS", cfg!(any(target_arch = "mips", target_arch = "mips64"))),
];

/// The usual name of a machine with this `e_machine`.
pub(crate) fn machine_name(number: u16) -> Option<&'static str> {
    MACHINES.iter().find(|(known, ..)| *known == number).map(|(_, name, _)| *name)
}

/// Whether a file can be one for processes with this one's size of pointers.
#[cfg(any(target_os = "linux", feature = "tools"))]
pub(crate) fn is_of_this_class(path: &[u8]) -> bool {
    let file = files::Reader::open(path);
    file.is_ok_and(|file| !matches!(Elf::parse(file), Err(Fault::Class { .. })))
}

/// The size of a word of this process's class.
const WORD: usize = size_of::<usize>();

/// Where the size of a program header stands in the file's header; their number follows.
const HEADER_SIZE: usize = WORD * 3 + 30;

/// More reads than any library needs.
const MAX_READS: u32 = 1 << 13;

/// More program headers than any library has. The dynamic linker copies them to the stack.
const MAX_HEADERS: u16 = 128;

/// The start of a file, which has the headers of most libraries, is read at once.
const START: usize = 1 << 10;

/// `p_type` of parts to map, and of the dynamic section.
const PT_LOAD: u32 = 1;
const PT_DYNAMIC: u32 = 2;

/// Tags of the dynamic section.
#[derive(Clone, Copy)]
enum Tag {
    Needed = 1,
    StringTable = 5,
    Rpath = 15,
    Runpath = 29,
}

/// A part of the file that is mapped: its address, its place in the file and its size there.
#[derive(Clone, Copy)]
struct Segment {
    address: usize,
    offset: usize,
    size: usize,
}

/// A library for this process.
pub(super) struct Elf {
    file: files::Reader,
    size: usize,
    start: [u8; START],
    reads: Cell<u32>,
    /// The number of program headers.
    headers: u16,
    /// The dynamic section.
    section: Option<Segment>,
    /// Tags and values of the dynamic section, once [`Self::read_dynamic`] has read it.
    dynamic: Vec<(usize, usize)>,
}

impl Elf {
    /// Reads the headers.
    ///
    /// # Errors
    ///
    /// Why this process cannot load the file.
    pub(super) fn parse(file: files::Reader) -> Result<Self, Fault> {
        let mut start = [0; START];
        let size = file.size();
        file.read_at(0, &mut start);
        let (reads, dynamic) = (Cell::new(MAX_READS), Vec::new());
        let mut elf = Self { file, size, start, reads, headers: 0, section: None, dynamic };
        elf.check_header()?;
        elf.headers = elf.half(HEADER_SIZE.wrapping_add(2)).ok_or(Fault::Truncated)?;
        if elf.headers > MAX_HEADERS {
            return Err(Fault::Headers(elf.headers));
        }
        elf.read_headers().ok_or(Fault::Truncated)?;
        Ok(elf)
    }

    fn check_header(&self) -> Result<(), Fault> {
        let identity = self.bytes::<16>(0).ok_or(Fault::NotElf)?;
        let [0x7f, b'E', b'L', b'F', class @ (1 | 2), order @ (1 | 2), ..] = identity else {
            return Err(Fault::NotElf);
        };
        let machine = self.half(18).ok_or(Fault::NotElf)?;
        let own_order = if cfg!(target_endian = "little") { 1 } else { 2 };
        let bits = if class == 1 { 32 } else { 64 };
        if order != own_order {
            Err(Fault::ByteOrder)
        } else if bits != usize::BITS {
            Err(Fault::Class { bits })
        } else if MACHINES.iter().any(|(number, _, is_own)| *is_own && *number != machine) {
            Err(Fault::Machine(machine))
        } else {
            Ok(())
        }
    }

    /// A program header: its kind and the part of the file. The members have the same places in
    /// words in both classes.
    fn header(&self, place: u16) -> Option<(u32, Segment)> {
        let (first, size) = (self.word(24_usize.wrapping_add(WORD))?, self.half(HEADER_SIZE)?);
        let at = first.wrapping_add(usize::from(place).wrapping_mul(size.into()));
        let member = |words: usize| self.word(at.wrapping_add(words.wrapping_mul(WORD)));
        let kind = self.quad(at)?;
        Some((kind, Segment { address: member(2)?, offset: member(1)?, size: member(4)? }))
    }

    /// Reads the program headers. Each part to map must be in the file: the dynamic linker maps
    /// pages behind the end, too, and a read of such a page ends the process.
    fn read_headers(&mut self) -> Option<()> {
        for place in 0..self.headers {
            let (kind, segment) = self.header(place)?;
            if !matches!(kind, PT_LOAD | PT_DYNAMIC) || segment.size == 0 {
                continue;
            }
            segment.offset.checked_add(segment.size).filter(|end| *end <= self.size)?;
            if kind == PT_DYNAMIC {
                self.section = Some(segment);
            }
        }
        Some(())
    }

    /// Reads the dynamic section, as far as it is readable, for the names and paths in it.
    pub(super) fn read_dynamic(&mut self) -> Grown<()> {
        let Some(Segment { offset, size, .. }) = self.section else { return Ok(()) };
        // `read_headers` has seen that the section is in the file.
        for at in (offset..offset.wrapping_add(size)).step_by(WORD.wrapping_mul(2)) {
            match (self.word(at), self.word(at.wrapping_add(WORD))) {
                (Some(tag @ 1..), Some(value)) => self.dynamic.try_push((tag, value))?,
                _ => break,
            }
        }
        Ok(())
    }

    /// The names of the libraries that this library needs; `None` if one is unknown.
    pub(super) fn needed(&self) -> Option<Vec<Vec<u8>>> {
        self.strings(&mut self.values(Tag::Needed))
    }

    /// DT_RUNPATH and DT_RPATH; `None` if one is unknown.
    pub(super) fn search_paths(&self) -> Option<Vec<Vec<u8>>> {
        let tags = [Tag::Runpath, Tag::Rpath].into_iter();
        self.strings(&mut tags.filter_map(|tag| self.values(tag).next()))
    }

    fn strings(&self, places: &mut dyn Iterator<Item = usize>) -> Option<Vec<Vec<u8>>> {
        places.map(|place| self.string(place).ok_or(OutOfMemory)).try_gather().ok()
    }

    fn values(&self, tag: Tag) -> impl Iterator<Item = usize> {
        let entries = self.dynamic.iter().filter(move |(known, _)| *known == tag as usize);
        entries.map(|(_, value)| *value)
    }

    /// The place in the file of the address that a tag has.
    fn place(&self, tag: Tag) -> Option<usize> {
        let address = self.values(tag).next()?;
        (0..self.headers).find_map(|place| {
            let (kind, segment) = self.header(place)?;
            let distance = address.checked_sub(segment.address)?;
            (kind == PT_LOAD && distance < segment.size)
                .then_some(segment.offset.wrapping_add(distance))
        })
    }

    /// The text at this place of the string table.
    fn string(&self, place: usize) -> Option<Vec<u8>> {
        let mut at = self.place(Tag::StringTable)?.wrapping_add(place);
        let mut text = Vec::new();
        loop {
            let mut part = [0; 256];
            let length = self.read(at, &mut part);
            let part = part.get(..length).filter(|part| !part.is_empty())?;
            let end = part.iter().position(|byte| *byte == 0);
            text.try_extend_from_slice(part.get(..end.unwrap_or(length))?).ok()?;
            if end.is_some() {
                return Some(text);
            }
            at = at.wrapping_add(length);
        }
    }

    fn word(&self, offset: usize) -> Option<usize> {
        self.bytes(offset).map(usize::from_ne_bytes)
    }

    fn quad(&self, offset: usize) -> Option<u32> {
        self.bytes(offset).map(u32::from_ne_bytes)
    }

    fn half(&self, offset: usize) -> Option<u16> {
        self.bytes(offset).map(u16::from_ne_bytes)
    }

    fn bytes<const N: usize>(&self, offset: usize) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        (self.read(offset, &mut bytes) == N).then_some(bytes)
    }

    fn read(&self, offset: usize, buffer: &mut [u8]) -> usize {
        let end = offset.saturating_add(buffer.len()).min(self.size);
        if let Some(known) = self.start.get(offset..end) {
            buffer.iter_mut().zip(known).for_each(|(to, from)| *to = *from);
            return known.len();
        }
        match self.reads.get().checked_sub(1) {
            None => 0,
            Some(left) => {
                self.reads.set(left);
                self.file.read_at(offset, buffer)
            }
        }
    }
}

#[cfg(test)]
mod tests;
