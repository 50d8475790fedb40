//! Whole, cut and hostile ELF files (drivers.md E.6).

use std::io::Write as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::process::Command;

use super::*;

/// The bytes as a file, which stays open after it is removed.
fn parsed(bytes: &[u8]) -> Result<Elf, Fault> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    parse(file.path())
}

fn parse(path: &Path) -> Result<Elf, Fault> {
    Elf::parse(files::Reader::open(path.as_os_str().as_bytes()).unwrap())
}

fn fault(bytes: &[u8]) -> Option<Fault> {
    parsed(bytes).err()
}

/// A library that needs the C library and has a DT_RUNPATH.
fn library(directory: &Path) -> Vec<u8> {
    let [source, output] = ["l.c", "libl.so"].map(|name| directory.join(name));
    std::fs::write(&source, "#include <stdlib.h>\nvoid *ask(void) { return malloc(1); }").unwrap();
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-Wl,-rpath,/a:$ORIGIN/b", "-Wl,--enable-new-dtags", "-o"]);
    compiler.arg(&output).arg(&source);
    assert!(compiler.status().expect("a C compiler called cc").success());
    std::fs::read(output).unwrap()
}

#[test]
#[cfg(all(target_pointer_width = "64", target_endian = "little"))]
fn e6_headers_tell_the_machine() {
    let header = |class: u8, order: u8, machine: u16| {
        let mut header = vec![0; 64];
        header[..6].copy_from_slice(&[0x7f, b'E', b'L', b'F', class, order]);
        header[18..20].copy_from_slice(&machine.to_ne_bytes());
        fault(&header)
    };
    let own = if cfg!(target_arch = "x86_64") { 62 } else { 183 };
    let other = if own == 62 { 183 } else { 62 };
    assert_eq!(header(2, 1, own), None, "a header without program headers");
    for number in [other, 4660] {
        assert_eq!(header(2, 1, number), Some(Fault::Machine(number)));
    }
    assert_eq!(machine_name(183), Some("AArch64"));
    assert_eq!(machine_name(4660), None);
    assert_eq!(header(1, 1, 3), Some(Fault::Class { bits: 32 }));
    assert_eq!(header(2, 2, own), Some(Fault::ByteOrder));
    for (class, order) in [(0, 1), (3, 1), (2, 0), (2, 3)] {
        assert_eq!(header(class, order, own), Some(Fault::NotElf), "{class} {order}");
    }
    for text in [&b""[..], b"#!/usr/bin/python3 -", b"\x7fELF\x02\x01"] {
        assert_eq!(fault(text), Some(Fault::NotElf));
    }
}

#[test]
fn e6_a_library_tells_what_it_needs() {
    let directory = tempfile::tempdir().unwrap();
    let bytes = library(directory.path());
    let mut elf = parsed(&bytes).ok().unwrap();
    elf.read_dynamic().unwrap();
    assert_eq!(elf.needed(), Some(vec![b"libc.so.6".to_vec()]));
    assert_eq!(elf.search_paths(), Some(vec![b"/a:$ORIGIN/b".to_vec()]));
}

/// A file that ends anywhere, and one with any number in any place: an answer, soon, without a
/// panic.
#[test]
fn e6_hostile_files_have_an_answer() {
    let ask = |bytes: &[u8]| {
        let Ok(mut elf) = parsed(bytes) else { return };
        elf.read_dynamic().unwrap();
        let _ = (elf.needed(), elf.search_paths());
        assert!(elf.dynamic.len() <= MAX_READS as usize);
    };
    let directory = tempfile::tempdir().unwrap();
    let bytes = library(directory.path());
    for length in (0..1024).chain((1024..bytes.len()).step_by(61)) {
        ask(&bytes[..length]);
        let ends_early = fault(&bytes[..length]).is_some();
        assert!(ends_early || length > bytes.len() / 4, "{length} of {}", bytes.len());
    }
    let mut elf = parsed(&bytes).ok().unwrap();
    elf.read_dynamic().unwrap();
    let strings = elf.place(Tag::StringTable).unwrap();
    let places = (16..700).chain(strings..strings + 64);
    for place in places {
        for value in [0_u32, 1, 0x7fff_ffff, u32::MAX] {
            let mut changed = bytes.clone();
            let end = (place + 4).min(changed.len());
            changed[place..end].copy_from_slice(&value.to_ne_bytes()[..end - place]);
            ask(&changed);
        }
    }
}

/// As many program headers as the count can name, in a file of a gigabyte without content.
#[test]
fn e6_no_count_of_a_file_is_believed() {
    let directory = tempfile::tempdir().unwrap();
    let mut bytes = library(directory.path());
    let count = HEADER_SIZE + 2;
    bytes[count..count + 2].copy_from_slice(&u16::MAX.to_ne_bytes());
    assert_eq!(fault(&bytes), Some(Fault::Headers(u16::MAX)));
    for (headers, refused) in [(128_u16, false), (129, true)] {
        let mut bytes = bytes.clone();
        bytes[count..count + 2].copy_from_slice(&headers.to_ne_bytes());
        assert_eq!(fault(&bytes) == Some(Fault::Headers(headers)), refused, "{headers}");
    }
    let path = directory.path().join("endless");
    std::fs::write(&path, &bytes[..64]).unwrap();
    std::fs::File::options().write(true).open(&path).unwrap().set_len(1 << 30).unwrap();
    assert_eq!(parse(&path).err(), Some(Fault::Headers(u16::MAX)));
}
