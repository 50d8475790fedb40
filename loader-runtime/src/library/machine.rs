//! Finds the machine of an ELF file from its header.

/// The part of the file that is read: up to and including `e_machine`.
pub(super) const HEADER_SIZE: usize = 20;

/// Why this process cannot load an ELF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foreign {
    /// Another pointer size than that of this process.
    Class {
        bits: u32,
        own: u32,
    },
    ByteOrder,
    Machine(&'static str),
    /// `e_machine`.
    UnknownMachine(u32),
}

/// `e_machine` of machines that run Vulkan, with their usual names.
const MACHINES: [(u16, &str); 10] = [
    (3, "x86"),
    (62, "x86-64"),
    (40, "ARM"),
    (183, "AArch64"),
    (243, "RISC-V"),
    (258, "LoongArch"),
    (20, "PowerPC"),
    (21, "PowerPC64"),
    (22, "S/390"),
    (8, "MIPS"),
];

/// `e_machine` of this program; `None` if [`MACHINES`] lacks it.
const OWN_MACHINE: Option<u16> = if cfg!(target_arch = "x86") {
    Some(3)
} else if cfg!(target_arch = "x86_64") {
    Some(62)
} else if cfg!(target_arch = "arm") {
    Some(40)
} else if cfg!(target_arch = "aarch64") {
    Some(183)
} else if cfg!(any(target_arch = "riscv32", target_arch = "riscv64")) {
    Some(243)
} else if cfg!(any(target_arch = "loongarch32", target_arch = "loongarch64")) {
    Some(258)
} else if cfg!(target_arch = "powerpc") {
    Some(20)
} else if cfg!(target_arch = "powerpc64") {
    Some(21)
} else if cfg!(target_arch = "s390x") {
    Some(22)
} else if cfg!(any(target_arch = "mips", target_arch = "mips64")) {
    Some(8)
} else {
    None
};

const OWN_BITS: u32 = usize::BITS;

/// Why this process cannot load a file with this header; `None` if it can, or if the file is no ELF
/// file.
pub(super) fn foreign(header: &[u8; HEADER_SIZE]) -> Option<Foreign> {
    let [0x7f, b'E', b'L', b'F', class, order, _, _, _, _, _, _, _, _, _, _, _, _, machine @ ..] =
        *header
    else {
        return None;
    };
    let own_order = if cfg!(target_endian = "little") { 1 } else { 2 };
    match (class, order) {
        (1 | 2, 1 | 2) => {}
        _ => return None,
    }
    if order != own_order {
        return Some(Foreign::ByteOrder);
    }
    let bits = if class == 1 { 32 } else { 64 };
    if bits != OWN_BITS {
        return Some(Foreign::Class { bits, own: OWN_BITS });
    }
    of_machine(u16::from_ne_bytes(machine))
}

/// The usual name of a machine with this `e_machine`.
pub(crate) fn name(number: u16) -> Option<&'static str> {
    MACHINES.iter().find(|(known, _)| *known == number).map(|(_, name)| *name)
}

fn of_machine(number: u16) -> Option<Foreign> {
    if OWN_MACHINE == Some(number) {
        return None;
    }
    match name(number) {
        Some(name) => Some(Foreign::Machine(name)),
        None => OWN_MACHINE.map(|_| Foreign::UnknownMachine(u32::from(number))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(class: u8, order: u8, machine: u16) -> [u8; HEADER_SIZE] {
        let mut header = [0; HEADER_SIZE];
        header[..6].copy_from_slice(&[0x7f, b'E', b'L', b'F', class, order]);
        header[18..].copy_from_slice(&machine.to_ne_bytes());
        header
    }

    #[test]
    #[cfg(all(target_pointer_width = "64", target_endian = "little"))]
    fn e6_headers_tell_the_machine() {
        let own = if cfg!(target_arch = "x86_64") { 62 } else { 183 };
        let (other, name) = if own == 62 { (183, "AArch64") } else { (62, "x86-64") };
        assert_eq!(foreign(&header(2, 1, own)), None);
        assert_eq!(foreign(&header(2, 1, other)), Some(Foreign::Machine(name)));
        assert_eq!(foreign(&header(2, 1, 4660)), Some(Foreign::UnknownMachine(4660)));
        let small = Foreign::Class { bits: 32, own: 64 };
        assert_eq!(foreign(&header(1, 1, 3)), Some(small));
        assert_eq!(foreign(&header(2, 2, own)), Some(Foreign::ByteOrder));
        for (class, order) in [(0, 1), (3, 1), (2, 0), (2, 3)] {
            assert_eq!(foreign(&header(class, order, own)), None, "{class} {order}");
        }
        assert_eq!(foreign(b"#!/usr/bin/python3 -"), None);
    }
}
