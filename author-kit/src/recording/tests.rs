//! Every vkCmd is recorded with random arguments, whose memory is overwritten before the commands are
//! replayed: the functions get what a direct call passes, argument by argument.

use std::cell::RefCell;

use super::*;
use crate::facts::{self, Facts, Memory, Random};

thread_local! {
    static RECORDING: RefCell<Recording> = const { RefCell::new(Recording::new()) };
}

struct OfThread;

impl Recorder for OfThread {
    unsafe fn with(_: vk::CommandBuffer, record: impl FnOnce(&mut Recording)) {
        RECORDING.with_borrow_mut(record);
    }

    unsafe fn template_size(_: vk::DescriptorUpdateTemplate) -> usize {
        1
    }
}

/// The functions that tests record are those of `facts`, which see the replay.
fn replayed() -> DeviceDispatchTable {
    let (_, entrypoints) = facts::recording_tables(|_| true);
    DeviceDispatchTable::of(&entrypoints)
}

fn recording_ones() -> DeviceDispatchTable {
    let (_, executed) = facts::recording_tables(|_| true);
    DeviceDispatchTable::of(&entrypoints::<OfThread>(&executed))
}

const BUFFER: u64 = 0x1000;
const OTHER_BUFFER: u64 = 0x2000;

/// Records a call with random arguments, whose memory is gone afterwards; gives their facts.
fn record(table: &DeviceDispatchTable, command: Command, random: &mut Random) -> Facts {
    let (signature, mut memory) =
        (facts::signature(command), Memory { chains: true, ..Memory::default() });
    let slots = facts::arguments(signature, BUFFER, random, &mut memory);
    let function = table.get(command).expect("every vkCmd");
    // SAFETY: the arguments are valid, and a recording function reads them alone.
    let given = unsafe {
        let given = facts::facts_of(signature, &slots);
        let result = (signature.call)(function, &slots);
        assert!(result.is_none_or(|result| result == vk::Result::SUCCESS));
        given
    };
    for block in &mut memory.blocks {
        block.fill(0xd5d5_d5d5_d5d5_d5d5);
    }
    given
}

#[test]
fn replayed_commands_pass_what_the_recorded_ones_passed() {
    let (recording_ones, replayed) = (recording_ones(), replayed());
    let mut random = Random(3);
    for &command in COMMANDS {
        for _ in 0..12 {
            RECORDING.with_borrow_mut(Recording::clear);
            let mut given = record(&recording_ones, command, &mut random);
            given.insert("commandBuffer".to_owned(), OTHER_BUFFER.to_ne_bytes().to_vec());
            let other = std::ptr::without_provenance_mut(OTHER_BUFFER as usize);
            let recording = RECORDING.take();
            // SAFETY: the functions of `facts` read arguments alone.
            unsafe { recording.replay(&replayed, vk::CommandBuffer::from_raw(other)) }
                .expect("every vkCmd");
            let [call] = <[facts::Call; 1]>::try_from(facts::calls()).ok().expect("one call");
            assert_eq!(call.command, command);
            for (fact, value) in &given {
                assert_eq!(call.facts.get(fact), Some(value), "{command:?}: {fact}");
            }
            assert_eq!(call.facts.len(), given.len(), "{command:?}");
        }
    }
}

#[test]
fn every_vk_cmd_is_recorded_and_replayed_in_order() {
    let is_cmd = |command: &Command| command.name().to_bytes().starts_with(b"vkCmd");
    let first = |command: &Command| command.names().next() == Some(*command);
    let mut all: Vec<Command> =
        Command::all().filter(|command| is_cmd(command) && first(command)).collect();
    all.sort();
    let mut commands = COMMANDS.to_vec();
    commands.sort();
    assert_eq!(commands, all);

    let (recording_ones, replayed) = (recording_ones(), replayed());
    RECORDING.with_borrow_mut(Recording::clear);
    let mut random = Random(5);
    for &command in COMMANDS {
        record(&recording_ones, command, &mut random);
    }
    RECORDING.with_borrow(|recording| {
        assert_eq!(recording.calls().map(|(command, _)| command).collect::<Vec<_>>(), COMMANDS);
        // SAFETY: the functions of `facts` read arguments alone.
        unsafe { recording.replay(&replayed, vk::CommandBuffer::NULL) }.expect("every vkCmd");
    });
    let order: Vec<Command> = facts::calls().iter().map(|call| call.command).collect();
    assert_eq!(order, COMMANDS);
}

#[test]
fn a_missing_command_keeps_the_others_from_being_called_and_is_named() {
    let recording_ones = recording_ones();
    RECORDING.with_borrow_mut(Recording::clear);
    for command in [Command::CMD_DISPATCH, Command::CMD_DRAW] {
        record(&recording_ones, command, &mut Random(1));
    }
    let (_, without) = facts::recording_tables(|command| command != Command::CMD_DRAW);
    RECORDING.with_borrow(|recording| {
        // SAFETY: the functions of `facts` read arguments alone.
        let result = unsafe {
            recording.replay(&DeviceDispatchTable::of(&without), vk::CommandBuffer::NULL)
        };
        assert_eq!(result, Err(Command::CMD_DRAW));
    });
    assert_eq!(facts::calls().len(), 0);
    RECORDING.with_borrow_mut(|recording| {
        recording.clear();
        assert_eq!(recording.calls().len(), 0);
    });
}

/// mesa.md 6.14: recording functions in every slot would keep common commands from ever being called.
#[test]
fn only_executed_commands_are_recorded_by_any_of_their_names() {
    unsafe extern "system" fn count(
        _: vk::CommandBuffer,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: vk::Buffer,
        _: vk::DeviceSize,
        _: u32,
        _: u32,
    ) {
    }
    const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
        cmd_draw_indirect_count_amd: Some(count),
        ..DeviceEntrypointTable::EMPTY
    };
    const TABLE: DeviceEntrypointTable = entrypoints::<OfThread>(&EXECUTED);
    let recorded: Vec<Command> =
        Command::all().filter(|command| TABLE.get(*command).is_some()).collect();
    assert_eq!(recorded, [Command::CMD_DRAW_INDIRECT_COUNT]);
}
