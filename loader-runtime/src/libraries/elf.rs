//! Reads from an ELF file what tells why the dynamic linker refuses it: class, byte order and machine,
//! and the libraries that it needs (drivers.md E.6).
//!
//! A file may hold anything. Each read has its own bounds, and a file has a number of reads, so that
//! no count of the file is believed.

use alloc::vec::Vec;
use core::cell::Cell;

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

/// The size of a word of this process's class.
const WORD: usize = size_of::<usize>();

/// More reads than any library needs.
const MAX_READS: u32 = 1 << 13;

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
    reads: Cell<u32>,
    segments: Vec<Segment>,
    /// Tags and values of the dynamic section.
    dynamic: Vec<(usize, usize)>,
}

impl Elf {
    /// Reads the headers and the dynamic section.
    ///
    /// # Errors
    ///
    /// Why this process cannot load the file.
    pub(super) fn parse(file: files::Reader) -> Result<Self, Fault> {
        let (segments, dynamic) = (Vec::new(), Vec::new());
        let mut elf = Self { file, reads: Cell::new(MAX_READS), segments, dynamic };
        elf.check_header()?;
        elf.read_segments().ok_or(Fault::Truncated)?;
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

    /// Reads the program headers, whose members have the same places in words in both classes.
    fn read_segments(&mut self) -> Option<()> {
        let first = self.word(24_usize.wrapping_add(WORD))?;
        let sizes = WORD.wrapping_mul(3).wrapping_add(30);
        let (size, count) = (self.half(sizes)?, self.half(sizes.wrapping_add(2))?);
        for place in 0..usize::from(count) {
            let at = first.wrapping_add(place.wrapping_mul(size.into()));
            let member = |words: usize| self.word(at.wrapping_add(words.wrapping_mul(WORD)));
            let kind = self.quad(at)?;
            let segment = Segment { address: member(2)?, offset: member(1)?, size: member(4)? };
            if kind == PT_LOAD && segment.size > 0 {
                self.bytes::<1>(segment.offset.checked_add(segment.size)?.wrapping_sub(1))?;
                self.segments.push(segment);
            } else if kind == PT_DYNAMIC {
                self.read_dynamic(segment)?;
            }
        }
        Some(())
    }

    fn read_dynamic(&mut self, section: Segment) -> Option<()> {
        let entry = WORD.wrapping_mul(2);
        for distance in (0..section.size).step_by(entry) {
            let at = section.offset.wrapping_add(distance);
            let tag = self.word(at)?;
            if tag == 0 {
                break;
            }
            self.dynamic.push((tag, self.word(at.wrapping_add(WORD))?));
        }
        Some(())
    }

    /// The names of the libraries that this library needs.
    pub(super) fn needed(&self) -> Option<Vec<Vec<u8>>> {
        self.values(Tag::Needed).map(|name| self.string(name)).collect()
    }

    /// DT_RUNPATH and DT_RPATH.
    pub(super) fn search_paths(&self) -> Vec<Vec<u8>> {
        let tags = [Tag::Runpath, Tag::Rpath].into_iter();
        tags.filter_map(|tag| self.string(self.values(tag).next()?)).collect()
    }

    fn values(&self, tag: Tag) -> impl Iterator<Item = usize> {
        let entries = self.dynamic.iter().filter(move |(known, _)| *known == tag as usize);
        entries.map(|(_, value)| *value)
    }

    /// The place in the file of the address that a tag has.
    fn place(&self, tag: Tag) -> Option<usize> {
        let address = self.values(tag).next()?;
        self.segments.iter().find_map(|segment| {
            let distance = address.checked_sub(segment.address)?;
            (distance < segment.size).then_some(segment.offset.wrapping_add(distance))
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
            text.extend_from_slice(part.get(..end.unwrap_or(length))?);
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
