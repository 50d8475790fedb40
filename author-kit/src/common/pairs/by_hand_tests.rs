//! Barriers, submissions and render passes: what the newer form gets, with random arguments; and the
//! faults of mesa.md 6.13.

use std::ptr::null;

use dispatch_tables::format::ComponentName;
use dispatch_tables::vk::chain::Chain;
use dispatch_tables::{Command, vk};

use super::tests::{BY_NEWER_FORMS, Recording};
use crate::facts::{self, Call, Facts, Random};
use crate::objects::Common;

fn entry(command: Command) -> &'static Common {
    let mut entries = BY_NEWER_FORMS.iter().copied().flatten();
    entries.find(|entry| entry.command == command).expect("an entry")
}

/// Calls a command of these tests, and gives the calls that follow from that.
fn call(command: Command, slots: &[u64]) -> Vec<Call> {
    // SAFETY: the arguments are valid, and the recording functions do what the commands may.
    unsafe { (facts::signature(command).call)(entry(command).function, slots) };
    facts::calls()
}

/// Random arguments, their facts, and the calls that follow.
fn random_call(command: Command, recording: &Recording, seed: u64) -> (Facts, Vec<Call>) {
    let (mut random, mut memory) = (Random(seed), facts::Memory::default());
    let signature = facts::signature(command);
    let object = recording.object(command);
    let slots = facts::arguments(signature, object, &mut random, &mut memory);
    // SAFETY: the arguments are valid.
    let given = unsafe { facts::facts_of(signature, &slots) };
    (given, call(command, &slots))
}

fn number(value: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes[..value.len()].copy_from_slice(value);
    u64::from_le_bytes(bytes)
}

fn address<T>(value: &T) -> u64 {
    std::ptr::from_ref(value).expose_provenance() as u64
}

/// Each barrier has its members and the stages of the command, and nothing else is there.
fn compare_barriers(given: &Facts, got: &Facts) {
    let mut expected = 0;
    for (fact, value) in given.iter().filter(|(fact, _)| fact.contains("Barriers[")) {
        let new = format!("pDependencyInfo[0].{fact}");
        if fact.ends_with("sType") {
            for stage in ["srcStageMask", "dstStageMask"] {
                let fact = new.replace("sType", stage);
                assert_eq!(number(&got[&fact]), number(&given[stage]), "{fact}");
                expected += 1;
            }
        } else {
            assert_eq!(number(&got[&new]), number(value), "{fact}");
        }
        expected += 1;
    }
    let barriers = got.iter().filter(|(fact, _)| fact.contains("Barriers["));
    assert_eq!(barriers.count(), expected);
}

fn has_barriers(given: &Facts) -> bool {
    given.keys().any(|fact| fact.contains("Barriers["))
}

#[test]
fn barriers_have_their_members_and_the_stages_of_the_command() {
    let recording = Recording::new(|_| true);
    for seed in 0..60 {
        let (given, calls) = random_call(Command::CMD_PIPELINE_BARRIER, &recording, seed);
        let [call] = &calls[..] else { panic!("one call") };
        assert_eq!(call.command, Command::CMD_PIPELINE_BARRIER2);
        let flags = number(&call.facts["pDependencyInfo[0].dependencyFlags"]);
        assert_eq!(flags, number(&given["dependencyFlags"]));
        if has_barriers(&given) {
            compare_barriers(&given, &call.facts);
        } else {
            compare_order(&given, "pDependencyInfo[0].", &call.facts);
        }
    }
}

/// One barrier that orders the stages.
fn compare_order(given: &Facts, prefix: &str, got: &Facts) {
    assert_eq!(number(&got[&format!("{prefix}memoryBarrierCount")]), 1);
    let barrier = format!("{prefix}pMemoryBarriers[0].");
    for (fact, expected) in [
        ("srcStageMask", number(&given["srcStageMask"])),
        ("dstStageMask", number(&given["dstStageMask"])),
        ("srcAccessMask", 0),
        ("dstAccessMask", 0),
    ] {
        assert_eq!(number(&got[&format!("{barrier}{fact}")]), expected, "{fact}");
    }
}

#[test]
fn a_wait_for_events_orders_the_stages_and_barriers_follow() {
    let recording = Recording::new(|_| true);
    for seed in 0..60 {
        let (given, calls) = random_call(Command::CMD_WAIT_EVENTS, &recording, seed);
        let wait = &calls[0];
        assert_eq!(wait.command, Command::CMD_WAIT_EVENTS2);
        let count = number(&given["eventCount"]);
        assert_eq!(number(&wait.facts["eventCount"]), count);
        for at in 0..count {
            let event = format!("pEvents[{at}]");
            assert_eq!(wait.facts[&event], given[&event]);
            compare_order(&given, &format!("pDependencyInfos[{at}]."), &wait.facts);
        }
        assert_eq!(calls.len(), if has_barriers(&given) { 2 } else { 1 });
        if let Some(barrier) = calls.get(1) {
            assert_eq!(barrier.command, Command::CMD_PIPELINE_BARRIER2);
            compare_barriers(&given, &barrier.facts);
        }
    }
}

/// The set orders the stage, as the wait for the event does.
#[test]
fn events_timestamps_and_markers_keep_their_stage() {
    let recording = Recording::new(|_| true);
    for (command, old, new) in [
        (Command::CMD_SET_EVENT, "stageMask", "pDependencyInfo[0].pMemoryBarriers[0].srcStageMask"),
        (Command::CMD_SET_EVENT, "stageMask", "pDependencyInfo[0].pMemoryBarriers[0].dstStageMask"),
        (Command::CMD_RESET_EVENT, "stageMask", "stageMask"),
        (Command::CMD_WRITE_TIMESTAMP, "pipelineStage", "stage"),
        (Command::CMD_WRITE_BUFFER_MARKER_AMD, "pipelineStage", "stage"),
    ] {
        for seed in 0..20 {
            let (given, calls) = random_call(command, &recording, seed);
            assert_eq!([calls[0].command], entry(command).requires);
            assert_eq!(number(&calls[0].facts[new]), number(&given[old]));
            for (fact, value) in given.iter().filter(|(fact, _)| *fact != old) {
                assert_eq!(&calls[0].facts[fact], value, "{command:?}: {fact}");
            }
        }
    }
}

#[test]
fn a_render_pass_has_all_that_the_older_form_has() {
    let recording = Recording::new(|_| true);
    for seed in 0..60 {
        let (given, calls) = random_call(Command::CREATE_RENDER_PASS, &recording, seed);
        let [call] = &calls[..] else { panic!("one call") };
        let mut got = call.facts.clone();
        for (fact, value) in given.iter().filter(|(fact, _)| !fact.ends_with("sType")) {
            assert_eq!(got.remove(fact).as_ref(), Some(value), "{fact}");
        }
        // Random attachments are not there, so there are no aspects.
        for (fact, value) in got.iter().filter(|(fact, _)| !fact.ends_with("sType")) {
            assert_eq!(number(value), 0, "{fact}");
        }
    }
}

#[test]
fn views_and_aspects_of_a_render_pass_become_members() {
    let recording = Recording::new(|_| true);
    let attachments = [vk::Format::D24_UNORM_S8_UINT, vk::Format::R8_UNORM]
        .map(|format| vk::AttachmentDescription { format, ..Default::default() });
    let inputs = [0, 1, vk::ATTACHMENT_UNUSED]
        .map(|attachment| vk::AttachmentReference { attachment, ..Default::default() });
    let subpass = vk::SubpassDescription {
        input_attachment_count: 3,
        p_input_attachments: inputs.as_ptr(),
        ..Default::default()
    };
    let subpasses = [subpass; 2];
    let dependencies = [vk::SubpassDependency::default(); 2];
    let said = vk::InputAttachmentAspectReference {
        subpass: 1,
        input_attachment_index: 0,
        aspect_mask: vk::ImageAspectFlags::DEPTH,
    };
    let mut aspects = vk::RenderPassInputAttachmentAspectCreateInfo {
        aspect_reference_count: 1,
        p_aspect_references: &said,
        ..Default::default()
    };
    let mut views = vk::RenderPassMultiviewCreateInfo {
        subpass_count: 2,
        p_view_masks: [1, 2].as_ptr(),
        dependency_count: 2,
        p_view_offsets: [-3, 4].as_ptr(),
        correlation_mask_count: 2,
        p_correlation_masks: [5, 6].as_ptr(),
        ..Default::default()
    };
    let mut info = Chain::new(vk::RenderPassCreateInfo {
        attachment_count: 2,
        p_attachments: attachments.as_ptr(),
        subpass_count: 2,
        p_subpasses: subpasses.as_ptr(),
        dependency_count: 2,
        p_dependencies: dependencies.as_ptr(),
        ..Default::default()
    });
    info.push(&mut aspects).push(&mut views);
    let calls = call(Command::CREATE_RENDER_PASS, &[recording.device, address(&info), 0, 0]);
    let fact = |name: &str| number(&calls[0].facts[&format!("pCreateInfo[0].{name}")]);
    let both = u64::from((vk::ImageAspectFlags::DEPTH | vk::ImageAspectFlags::STENCIL).as_raw());
    assert_eq!(fact("pSubpasses[0].pInputAttachments[0].aspectMask"), both);
    assert_eq!(
        fact("pSubpasses[1].pInputAttachments[0].aspectMask"),
        vk::ImageAspectFlags::DEPTH.as_raw().into()
    );
    assert_eq!(
        fact("pSubpasses[1].pInputAttachments[1].aspectMask"),
        vk::ImageAspectFlags::COLOR.as_raw().into()
    );
    assert_eq!(fact("pSubpasses[0].pInputAttachments[2].aspectMask"), 0);
    assert_eq!((fact("pSubpasses[0].viewMask"), fact("pSubpasses[1].viewMask")), (1, 2));
    assert_eq!(fact("pDependencies[0].viewOffset"), u64::from(-3_i32 as u32));
    assert_eq!(fact("pDependencies[1].viewOffset"), 4);
    assert_eq!((fact("pCorrelatedViewMasks[0]"), fact("pCorrelatedViewMasks[1]")), (5, 6));
    let stencil = |format: vk::Format| format.info().into_iter().flat_map(|info| info.components());
    assert!(stencil(attachments[0].format).any(|one| one.name == ComponentName::S));
}

/// A submission with all that a chain may say, with random values.
struct Submitted {
    waits: Vec<vk::Semaphore>,
    stages: Vec<vk::PipelineStageFlags>,
    wait_values: Vec<u64>,
    signals: Vec<vk::Semaphore>,
    signal_values: Vec<u64>,
    masks: Vec<u32>,
}

fn submitted(random: &mut Random) -> Submitted {
    let mut list = || (0..random.below(4)).map(|_| random.next()).collect::<Vec<u64>>();
    let (waits, signals, masks) = (list(), list(), list());
    let values = |of: &[u64], random: &mut Random| of.iter().map(|_| random.next()).collect();
    Submitted {
        stages: waits.iter().map(|one| vk::PipelineStageFlags::from_raw(*one as u32)).collect(),
        wait_values: values(&waits, random),
        signal_values: values(&signals, random),
        waits: waits.into_iter().map(vk::Semaphore::from_raw).collect(),
        signals: signals.into_iter().map(vk::Semaphore::from_raw).collect(),
        masks: masks.into_iter().map(|mask| mask as u32).collect(),
    }
}

/// mesa.md 6.13: "timeline value truncated to 32 bit", "signal stage mask wrong", "WSI memory signal
/// missed": a structure of the chain that vkQueueSubmit does not know stays there.
#[test]
fn a_submission_keeps_64_bit_values_stages_masks_and_its_chain() {
    let recording = Recording::new(|_| true);
    for seed in 0..60 {
        let mut random = Random(seed);
        let one = submitted(&mut random);
        let command_buffers = vec![vk::CommandBuffer::NULL; one.masks.len()];
        let wait_indices: Vec<u32> = one.waits.iter().map(|_| random.next() as u32).collect();
        let mut timeline = vk::TimelineSemaphoreSubmitInfo {
            wait_semaphore_value_count: one.wait_values.len() as u32,
            p_wait_semaphore_values: one.wait_values.as_ptr(),
            signal_semaphore_value_count: one.signal_values.len() as u32,
            p_signal_semaphore_values: one.signal_values.as_ptr(),
            ..Default::default()
        };
        let mut group = vk::DeviceGroupSubmitInfo {
            wait_semaphore_count: wait_indices.len() as u32,
            p_wait_semaphore_device_indices: wait_indices.as_ptr(),
            command_buffer_count: one.masks.len() as u32,
            p_command_buffer_device_masks: one.masks.as_ptr(),
            ..Default::default()
        };
        let mut protected =
            vk::ProtectedSubmitInfo { protected_submit: vk::TRUE, ..Default::default() };
        let mut frame = vk::FrameBoundaryEXT { frame_id: random.next(), ..Default::default() };
        let mut info = Chain::new(vk::SubmitInfo {
            wait_semaphore_count: one.waits.len() as u32,
            p_wait_semaphores: one.waits.as_ptr(),
            p_wait_dst_stage_mask: one.stages.as_ptr(),
            command_buffer_count: command_buffers.len() as u32,
            p_command_buffers: command_buffers.as_ptr(),
            signal_semaphore_count: one.signals.len() as u32,
            p_signal_semaphores: one.signals.as_ptr(),
            ..Default::default()
        });
        info.push(&mut frame);
        let with_rest = seed % 3 != 0;
        if with_rest {
            info.push(&mut timeline).push(&mut group).push(&mut protected);
        }
        let slots = [recording.device, 1, address(&info), random.next()];
        let calls = call(Command::QUEUE_SUBMIT, &slots);
        let facts = &calls[0].facts;
        let fact = |name: &str| number(&facts[&format!("pSubmits[0].{name}")]);
        let said = |value: u64| if with_rest { value } else { 0 };
        assert_eq!(number(&facts["fence"]), slots[3]);
        assert_eq!(fact("flags"), said(vk::SubmitFlags::PROTECTED.as_raw().into()));
        assert_eq!(fact("pNext"), said(3) + 1);
        for (at, semaphore) in one.waits.iter().enumerate() {
            let wait = |name: &str| fact(&format!("pWaitSemaphoreInfos[{at}].{name}"));
            assert_eq!(wait("semaphore"), semaphore.as_raw());
            assert_eq!(wait("value"), said(one.wait_values[at]));
            assert_eq!(wait("stageMask"), one.stages[at].as_raw().into());
            assert_eq!(wait("deviceIndex"), said(wait_indices[at].into()));
        }
        for (at, semaphore) in one.signals.iter().enumerate() {
            let signal = |name: &str| fact(&format!("pSignalSemaphoreInfos[{at}].{name}"));
            assert_eq!(signal("semaphore"), semaphore.as_raw());
            assert_eq!(signal("value"), said(one.signal_values[at]));
            assert_eq!(signal("stageMask"), vk::PipelineStageFlags2::ALL_COMMANDS.as_raw());
        }
        for (at, mask) in one.masks.iter().enumerate() {
            let name = format!("pCommandBufferInfos[{at}].deviceMask");
            assert_eq!(fact(&name), said((*mask).into()));
        }
        let counts = (fact("waitSemaphoreInfoCount"), fact("signalSemaphoreInfoCount"));
        assert_eq!(counts, (one.waits.len() as u64, one.signals.len() as u64));
    }
    assert_eq!(
        call(Command::QUEUE_SUBMIT, &[recording.device, 0, address(&null::<u8>()), 0]).len(),
        1
    );
}

/// mesa.md 6.13: the wrapper of vkCmdPushDescriptorSetKHR has the type of push constants; that of
/// vkCmdCopyImageToBuffer2 calls the opposite direction; regions of vkCmdCopyBuffer2 lack their type.
/// Facts compare the type of every structure with that of its row.
#[test]
fn structures_have_their_type_and_copies_their_direction() {
    let recording = Recording::new(|_| true);
    use vk::StructureType as Type;
    for (older, newer, structure, expected) in [
        (
            Command::CMD_PUSH_DESCRIPTOR_SET,
            Command::CMD_PUSH_DESCRIPTOR_SET2,
            "pPushDescriptorSetInfo[0].",
            Type::PUSH_DESCRIPTOR_SET_INFO,
        ),
        (
            Command::CMD_COPY_IMAGE_TO_BUFFER,
            Command::CMD_COPY_IMAGE_TO_BUFFER2,
            "pCopyImageToBufferInfo[0].",
            Type::COPY_IMAGE_TO_BUFFER_INFO_2,
        ),
        (
            Command::CMD_COPY_BUFFER,
            Command::CMD_COPY_BUFFER2,
            "pCopyBufferInfo[0].pRegions[0].",
            Type::BUFFER_COPY_2,
        ),
    ] {
        let call_of_seed = |seed| random_call(older, &recording, seed).1.remove(0);
        let mut calls = (0..40).map(call_of_seed);
        let name = format!("{structure}sType");
        let call = calls.find(|call| call.facts.contains_key(&name)).expect("a region");
        assert_eq!(call.command, newer);
        assert_eq!(call.facts[&name], expected.as_raw().to_ne_bytes());
    }
}
