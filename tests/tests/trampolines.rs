//! The cost of a call, read from the machine code of the release library (callpath.md 13;
//! ARCHITECTURE.md, "Limits").
//!
//! The test follows every path from a trampoline's first instruction until the path leaves the
//! function. A path that ends in an indirect jump to the next layer or driver is the good path. It
//! must be short and must not access the stack.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::collections::HashMap;

use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Register,
};
use object::{Object, ObjectSection, ObjectSymbol};

mod library;

/// The maximum number of instructions of a good path, including the jump (callpath.md 13).
const MOST_OF_DEVICE: usize = 9;
const MOST_OF_PHYSICAL_DEVICE: usize = 12;
const MOST_OF_SWITCHED: usize = 17;
const MOST_OF_LABEL: usize = 12;

/// The maximum length of a path to follow; no trampoline has a longer one.
const LONGEST_PATH: usize = 64;

/// Functions by name, with their addresses, and their code.
struct Text {
    functions: HashMap<String, u64>,
    start: u64,
    bytes: Vec<u8>,
}

/// The good path of a function.
#[derive(Debug, Default)]
struct Path {
    instructions: usize,
    touches_stack: bool,
}

impl Text {
    fn of_release_library() -> Text {
        let bytes = std::fs::read(library::release()).expect("the library can be read");
        let elf = object::File::parse(&*bytes).expect("it is an ELF file");
        let text = elf.section_by_name(".text").expect("it has code");
        let functions = elf
            .symbols()
            .filter(|symbol| symbol.is_definition())
            .map(|symbol| (command(symbol.name().unwrap_or_default()), symbol.address()))
            .filter_map(|(name, address)| Some((name?, address)))
            .collect();
        Text {
            functions,
            start: text.address(),
            bytes: text.data().expect("its code can be read").to_vec(),
        }
    }

    fn instruction(&self, address: u64) -> Instruction {
        let offset = usize::try_from(address - self.start).expect("an address in the code");
        let mut decoder =
            Decoder::with_ip(64, &self.bytes[offset..], address, DecoderOptions::NONE);
        decoder.decode()
    }

    /// The longest of the paths from `address` that end in an indirect jump.
    fn good_path(&self, address: u64) -> Option<Path> {
        let mut longest: Option<Path> = None;
        let mut left = vec![(address, Path::default())];
        let mut factory = InstructionInfoFactory::new();
        while let Some((address, mut path)) = left.pop() {
            let instruction = self.instruction(address);
            path.instructions += 1;
            path.touches_stack |= touches_stack(&mut factory, &instruction);
            if path.instructions > LONGEST_PATH || instruction.code() == Code::INVALID {
                continue;
            }
            match instruction.flow_control() {
                FlowControl::IndirectBranch
                    if longest.as_ref().is_none_or(|l| l.instructions < path.instructions) =>
                {
                    longest = Some(path);
                }
                FlowControl::ConditionalBranch => {
                    let taken = Path { ..path };
                    left.push((instruction.near_branch_target(), taken));
                    left.push((instruction.next_ip(), path));
                }
                FlowControl::Next => left.push((instruction.next_ip(), path)),
                // The path leaves the function, to report an invalid handle.
                _ => {}
            }
        }
        longest
    }
}

fn touches_stack(factory: &mut InstructionInfoFactory, instruction: &Instruction) -> bool {
    let info = factory.info(instruction);
    info.used_registers().iter().any(|used| used.register().full_register() == Register::RSP)
}

/// `commands::trampolines` as symbols spell the path.
const MODULE: &str = "8commands11trampolines";

/// The command of a trampoline's symbol: an export has the command's name; other trampolines are
/// functions of that name in [`MODULE`].
fn command(symbol: &str) -> Option<String> {
    if symbol.starts_with("vk") {
        return Some(symbol.to_owned());
    }
    let (_, rest) = symbol.split_once(MODULE)?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let length: usize = rest[..digits].parse().ok()?;
    let name = rest[digits..].get(..length)?;
    name.starts_with("vk").then(|| name.to_owned())
}

/// Checks every trampoline of this class against the limit, and that there are at least this many.
fn check(class: &str, most: usize, at_least: usize) {
    let text = Text::of_release_library();
    let commands = library::commands();
    let names = commands
        .iter()
        .filter(|line| line.trampoline.split(':').next() == Some(class))
        .map(|line| line.name);
    let mut problems = Vec::new();
    let mut count = 0;
    for name in names {
        count += 1;
        let path = text.functions.get(name).and_then(|address| text.good_path(*address));
        match path {
            None => problems.push(format!("{name}: no indirect jump found")),
            Some(path) if path.touches_stack => problems.push(format!("{name}: touches the stack")),
            Some(path) if path.instructions > most => {
                problems.push(format!("{name}: {} instructions", path.instructions));
            }
            Some(_) => {}
        }
    }
    assert!(count >= at_least, "only {count} trampolines of class {class}");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn device_trampolines_take_at_most_9_instructions_and_no_stack() {
    check("P", MOST_OF_DEVICE, 600);
}

#[test]
fn physical_device_trampolines_take_at_most_12_instructions_and_no_stack() {
    check("U", MOST_OF_PHYSICAL_DEVICE, 50);
}

#[test]
fn switched_trampolines_take_at_most_17_instructions_and_no_stack() {
    check("U2", MOST_OF_SWITCHED, 10);
}

#[test]
fn label_trampolines_take_at_most_12_instructions_and_no_stack() {
    check("L", MOST_OF_LABEL, 6);
}

#[test]
fn what_is_looked_at_is_found_out() {
    // push rax; call [rax]: uses the stack and has no jump. test rdi, rdi; je +2; jmp rax; ud2: the
    // good path has three instructions.
    let text = |bytes: &[u8]| Text { functions: HashMap::new(), start: 0, bytes: bytes.to_vec() };
    assert!(text(&[0x50, 0xff, 0x10]).good_path(0).is_none());
    let good = text(&[0x48, 0x85, 0xff, 0x74, 0x02, 0xff, 0xe0, 0x0f, 0x0b]).good_path(0);
    assert!(good.is_some_and(|path| path.instructions == 3 && !path.touches_stack));
    let stack = text(&[0x50, 0x58, 0xff, 0xe0]).good_path(0);
    assert!(stack.is_some_and(|path| path.touches_stack));
}
