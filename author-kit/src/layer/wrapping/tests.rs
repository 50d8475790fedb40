//! Every command is called with a different handle in every place, once for each member that excludes
//! others; a fake below compares the handles that arrive, and returns new ones.
//!
//! `tests/tests/kit_rows.rs` compares the rows with the registry: together the tests say that no
//! handle is forgotten.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ffi::c_void;
use std::mem::transmute;
use std::sync::{Arc, LazyLock};

use dispatch_tables::vk::{self, Handle as _, ObjectType};
use dispatch_tables::{Command, Level};

use super::call::{Call, Secondary};
use super::functions::{self, ALL};
use super::objects::{self, Origin, lower_of, upper_of};
use super::*;
use crate::structure::row::{
    Count, Effect, Kind, Member, Number, Parameters, Reach, Structure, When, is_dispatchable,
};
use crate::structure::rows::{COMMANDS, STRUCTURES};
use crate::structure::walk::visit_member;
use crate::structure::{read_slot, visit_written};

/// Elements of every array.
const ELEMENTS: usize = 2;

thread_local! {
    /// The lower handles that arrived, and those that the fake returned.
    static ARRIVED: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
    static RETURNED: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// The driver: every command with the same body.
struct Fake;

unsafe extern "system" fn nothing() -> u64 {
    0
}

impl Call for Fake {
    unsafe fn begin(row: &'static Parameters, slots: &mut [u64]) -> Self {
        // SAFETY: the test fills all that the rows name.
        unsafe {
            let read = row.slots.members.iter().filter(|member| member.constant);
            for member in read {
                visit_member(member, slots.as_mut_ptr().cast(), &mut |place| {
                    ARRIVED.with_borrow_mut(|arrived| arrived.push(place.get()));
                });
            }
            visit_written(row, slots, |mut place| {
                let lower = new_lower(place.ty);
                place.set(lower);
                RETURNED.with_borrow_mut(|returned| returned.push(lower));
            });
        }
        Self
    }

    fn next(&self) -> unsafe extern "system" fn() {
        // SAFETY: callers of this platform's ABI may pass more than a function takes.
        unsafe {
            transmute::<unsafe extern "system" fn() -> u64, unsafe extern "system" fn()>(nothing)
        }
    }

    unsafe fn end(self, _: &mut [u64], _: Option<vk::Result>) {}
}

static FAKES: Wrapping = functions::of::<Fake>();

/// The tables below every object of these tests.
static BELOW: LazyLock<usize> = LazyLock::new(|| {
    let below = Below {
        instance: FAKES.instance,
        physical_device: FAKES.physical_device,
        device: FAKES.device,
        lower_device: vk::Device::from_u64(new_lower(ObjectType::DEVICE)),
    };
    Box::leak(Box::new(below)) as *const Below as usize
});

/// A handle that no object has had.
fn new_lower(ty: ObjectType) -> u64 {
    static LAST: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1 << 40);
    match is_dispatchable(ty) {
        true => Box::leak(Box::new([77_usize; 4])).as_mut_ptr() as u64,
        false => LAST.fetch_add(1, std::sync::atomic::Ordering::Relaxed),
    }
}

/// The handle of a new object.
fn new_handle(ty: ObjectType) -> u64 {
    let origin = Origin { owner: 0, below: *BELOW as *const Below, again: false };
    // SAFETY: a dispatchable object begins with a word.
    let handle = unsafe { objects::wrap(ty, new_lower(ty), origin) };
    if ty == ObjectType::COMMAND_BUFFER {
        objects::keep(handle, Arc::new(Secondary));
    }
    handle
}

/// Fills structures and parameters as their rows say.
struct Filler {
    /// Of members that exclude each other, the one that is filled.
    variant: usize,
    /// Structure and member of every handle that was filled.
    covered: BTreeSet<(&'static str, &'static str)>,
}

impl Filler {
    /// # Safety
    ///
    /// `at` has room for a structure of the row, all zero.
    unsafe fn fill(
        &mut self,
        row: &'static Structure,
        at: *mut u8,
        selector: Option<(Number, *mut u8)>,
    ) {
        // SAFETY: the caller's guarantee.
        unsafe {
            if let Some(ty) = row.ty {
                at.cast::<vk::StructureType>().write(ty);
            }
            let exclusive =
                |member: &&Member| matches!(member.when, When::Selected(_) | When::Is(..));
            let choices = row.members.iter().filter(exclusive).count().max(1);
            let mut choice = 0;
            for member in row.members {
                match member.when {
                    When::Selected(values) | When::Is(_, values) => {
                        choice += 1;
                        if (choice - 1) != self.variant % choices {
                            continue;
                        }
                        match (member.when, selector) {
                            (When::Is(number, _), _) => write(number, at, values[0] as usize),
                            (_, Some((number, owner))) => write(number, owner, values[0] as usize),
                            _ => {}
                        }
                    }
                    _ => {}
                }
                self.fill_member(row, member, at);
            }
            for member in row.members {
                set_counts(member, at);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::fill`].
    unsafe fn fill_member(&mut self, row: &'static Structure, member: &Member, at: *mut u8) {
        // SAFETY: the caller's guarantee.
        unsafe {
            let place = at.add(member.offset);
            match member.reach {
                Reach::Chain => {}
                Reach::Embedded(count) => {
                    let count = if let Count::Fixed(count) = count { count } else { ELEMENTS };
                    self.fill_elements(row, member, at, place, count);
                }
                Reach::Behind(count) => {
                    let (first, count) = self.array(row, member, at, count);
                    place.cast::<*mut u8>().write(first);
                    assert!(count > 0);
                }
                Reach::BehindEach(_, each) => {
                    let pointers = room(ELEMENTS * size_of::<*mut u8>()).cast::<*mut u8>();
                    for index in 0..ELEMENTS {
                        pointers.add(index).write(self.array(row, member, at, each).0);
                    }
                    place.cast::<*mut *mut u8>().write(pointers);
                }
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::fill`].
    unsafe fn array(
        &mut self,
        row: &'static Structure,
        member: &Member,
        at: *mut u8,
        count: Count,
    ) -> (*mut u8, usize) {
        let count = if let Count::Fixed(count) = count { count } else { ELEMENTS };
        let first = room(count * member.kind.size());
        // SAFETY: the array has room for so many elements.
        unsafe { self.fill_elements(row, member, at, first, count) };
        (first, count)
    }

    /// # Safety
    ///
    /// As for [`Self::fill`]; `first` has room for so many elements.
    unsafe fn fill_elements(
        &mut self,
        row: &'static Structure,
        member: &Member,
        at: *mut u8,
        first: *mut u8,
        count: usize,
    ) {
        for index in 0..count {
            // SAFETY: the caller's guarantee.
            unsafe {
                let element = first.add(index * member.kind.size());
                match member.kind {
                    Kind::Plain(_) => {}
                    Kind::Structure(row) => self.fill(row, element, None),
                    Kind::Union(row, selector) => self.fill(row, element, Some((selector, at))),
                    Kind::Handle(ty) => {
                        self.covered.insert((row.name, member.name));
                        element.cast::<u64>().write_unaligned(self.handle(member, ty));
                    }
                    Kind::AnyHandle { ty, .. } => {
                        self.covered.insert((row.name, member.name));
                        let buffer = ObjectType::BUFFER;
                        at.add(ty).cast::<ObjectType>().write_unaligned(buffer);
                        element.cast::<u64>().write_unaligned(self.handle(member, buffer));
                    }
                }
            }
        }
    }

    /// A new handle in a place that the command reads; nonsense where the command writes.
    fn handle(&self, member: &Member, ty: ObjectType) -> u64 {
        if member.constant { new_handle(ty) } else { 0x7777 }
    }
}

/// Memory of zeros, which is never freed.
fn room(bytes: usize) -> *mut u8 {
    Box::leak(vec![0_u64; bytes.div_ceil(8).max(1)].into_boxed_slice()).as_mut_ptr().cast()
}

/// Writes the numbers of which a member's length is made.
///
/// # Safety
///
/// As for [`Filler::fill`].
unsafe fn set_counts(member: &Member, at: *mut u8) {
    let (first, second) = match member.reach {
        Reach::Embedded(count) | Reach::Behind(count) => (Some(count), None),
        Reach::BehindEach(count, each) => (Some(count), Some(each)),
        Reach::Chain => (None, None),
    };
    for count in [first, second].into_iter().flatten() {
        // SAFETY: the caller's guarantee.
        unsafe {
            match count {
                Count::Of(number) => write(number, at, ELEMENTS),
                Count::Quotient(number, _, by) => write(number, at, ELEMENTS * by),
                Count::Strided(number, stride) => {
                    write(number, at, ELEMENTS);
                    write(stride, at, member.kind.size());
                }
                Count::Fixed(_) | Count::Text | Count::OfEach(..) => {}
            }
        }
    }
}

/// # Safety
///
/// As for [`Filler::fill`].
unsafe fn write(number: Number, at: *mut u8, value: usize) {
    // SAFETY: the caller's guarantee.
    unsafe {
        let mut place = at.add(number.offset);
        if let Some(behind) = number.behind {
            let pointer = place.cast::<*mut u8>();
            if pointer.read().is_null() {
                pointer.write(room(8));
            }
            place = pointer.read().add(behind);
        }
        place.copy_from((&raw const value).cast(), number.size);
    }
}

/// Calls a command of which the slots hold the arguments.
///
/// # Safety
///
/// The slots are valid arguments.
unsafe fn call(row: &'static Parameters, slots: &mut [u64]) {
    // SAFETY: the caller's guarantee. The function is that of the wrapping functions but for the way
    // in which it gets its arguments.
    unsafe {
        let call = super::call::Wrap::begin(row, slots);
        let fake = Fake::begin(row, slots);
        fake.end(slots, None);
        call.end(slots, Some(vk::Result::SUCCESS));
    }
}

/// The commands on objects that the wrapping functions serve; those of the kit itself create and
/// destroy instances and devices, and one command has a test of its own.
fn commands() -> impl Iterator<Item = &'static Parameters> {
    let is_in_place = |row: &Parameters| row.command == Command::EXPORT_METAL_OBJECTS_EXT;
    COMMANDS.iter().filter(move |row| ALL.get(row.command).is_some() && !is_in_place(row))
}

fn handles_read(row: &'static Parameters, slots: &mut [u64]) -> Vec<(ObjectType, u64)> {
    let mut handles = Vec::new();
    for member in row.slots.members.iter().filter(|member| member.constant) {
        // SAFETY: the test has filled all that the rows name.
        unsafe {
            visit_member(member, slots.as_mut_ptr().cast(), &mut |place| {
                handles.push((place.ty, place.get()));
            });
        }
    }
    handles
}

/// Calls a command with these arguments and compares the handles.
fn check(row: &'static Parameters, slots: &mut [u64], name: &str) {
    let given = handles_read(row, slots);
    // SAFETY: the handles are of live objects.
    let lower = |(ty, handle): &(ObjectType, u64)| unsafe { lower_of(*ty, *handle) };
    let expected: Vec<u64> = given.iter().map(lower).collect();
    assert!(given.iter().zip(&expected).all(|((_, handle), lower)| handle != lower), "{name}");
    // SAFETY: the arguments are those of the row.
    unsafe { call(row, &mut slots.to_vec()) };
    assert_eq!(ARRIVED.take(), expected, "{name}");
    let mut wrapped = Vec::new();
    // SAFETY: the call has written all that the rows name.
    unsafe {
        visit_written(row, slots, |place| {
            let handle = place.get();
            wrapped.push((handle, lower_of(place.ty, handle)));
            assert_eq!(upper_of(place.ty, wrapped[wrapped.len() - 1].1), handle, "{name}");
        });
    }
    assert!(wrapped.iter().all(|(handle, lower)| handle != lower), "{name}: {wrapped:?}");
    let lowers: Vec<u64> = wrapped.iter().map(|(_, lower)| *lower).collect();
    assert_eq!(lowers, RETURNED.take(), "{name}");
    if let Effect::Ends(parameter) = row.effect {
        let is_ended = |member: &&Member| member.offset == parameter;
        let member = row.slots.members.iter().find(is_ended).expect("a handle");
        let Kind::Handle(ty) = member.kind else { panic!("{name}") };
        let given = given.iter().zip(&expected);
        let mut ended = given.filter(|((other, _), _)| *other == ty).peekable();
        assert!(ended.peek().is_some(), "{name}");
        assert!(ended.all(|((_, handle), lower)| !objects::is_known(*handle, *lower)), "{name}");
    }
}

/// More than any structure or union has members that exclude each other.
const VARIANTS: usize = 16;

#[test]
fn every_command_passes_the_next_layers_handles_on_and_wraps_what_comes_back() {
    let mut covered = BTreeSet::new();
    for row in commands() {
        for variant in 0..VARIANTS {
            let mut filler = Filler { variant, covered };
            let mut slots = vec![0_u64; row.slots.size / 8];
            // SAFETY: the slots are a structure of the row, all zero.
            unsafe { filler.fill(&row.slots, slots.as_mut_ptr().cast(), None) };
            check(row, &mut slots, row.slots.name);
            covered = filler.covered;
        }
    }
    // Every structure that may be in a chain, in one. No command writes handles into its chain.
    let submit = crate::structure::of_command(Command::QUEUE_SUBMIT).expect("a command");
    let is_read = |row: &&&Structure| {
        let writes = |member: &Member| !member.constant && member.kind.carries_handles();
        row.ty.is_some() && row.carries_handles && !row.members.iter().any(writes)
    };
    for row in STRUCTURES.iter().filter(is_read) {
        for variant in 0..VARIANTS {
            let mut filler = Filler { variant, covered };
            let structure = room(row.size);
            let info = vk::SubmitInfo { p_next: structure.cast(), ..Default::default() };
            let queue = new_handle(ObjectType::QUEUE);
            let mut slots = [queue, 1, &raw const info as u64, 0];
            slots[3] = new_handle(ObjectType::FENCE);
            // SAFETY: the structure has room for one of the row, all zero.
            unsafe { filler.fill(row, structure, None) };
            check(submit, &mut slots, row.name);
            covered = filler.covered;
        }
    }
    let is_handle =
        |member: &&Member| matches!(member.kind, Kind::Handle(_) | Kind::AnyHandle { .. });
    let rows = STRUCTURES.iter().copied().chain(commands().map(|row| &row.slots));
    let places: BTreeSet<_> = rows
        .flat_map(|row| row.members.iter().filter(is_handle).map(|member| (row.name, member.name)))
        .collect();
    let missed: Vec<_> = places.difference(&covered).collect();
    assert!(missed.is_empty(), "{missed:?}");
    assert!(places.len() > 1000, "{}", places.len());
}

#[test]
fn every_command_on_an_object_has_a_function() {
    for command in Command::all() {
        let is_served = ALL.get(command).is_some();
        assert_eq!(is_served, command.level() != Level::Global, "{command:?}");
    }
}

#[test]
fn functions_pass_on_every_argument() {
    let (buffer, commands) = (ObjectType::COMMAND_BUFFER, new_handle(ObjectType::COMMAND_BUFFER));
    let commands = vk::CommandBuffer::from_u64(commands);
    let buffers = [ObjectType::BUFFER; 2].map(|ty| vk::Buffer::from_u64(new_handle(ty)));
    let lowers: Vec<u64> = [(buffer, commands.as_u64())]
        .into_iter()
        .chain(buffers.map(|buffer| (ObjectType::BUFFER, buffer.as_u64())))
        // SAFETY: the objects are alive.
        .map(|(ty, handle)| unsafe { lower_of(ty, handle) })
        .collect();
    let region = vk::BufferCopy::default();
    let barrier = vk::BufferMemoryBarrier { buffer: buffers[1], ..Default::default() };
    let stages = vk::PipelineStageFlags::default();
    // SAFETY: the arguments are valid, and the fakes read the handles alone.
    unsafe {
        let device = &ALL.device;
        (device.cmd_copy_buffer().unwrap())(commands, buffers[0], buffers[1], 1, &region);
        assert_eq!(ARRIVED.take(), lowers);
        (device.cmd_set_line_width().unwrap())(commands, 1.5);
        assert_eq!(ARRIVED.take(), lowers[..1]);
        let none = (0, std::ptr::null());
        (device.cmd_pipeline_barrier().unwrap())(
            commands,
            stages,
            stages,
            vk::DependencyFlags::default(),
            none.0,
            none.1,
            1,
            &barrier,
            0,
            std::ptr::null(),
        );
        assert_eq!(ARRIVED.take(), [lowers[0], lowers[2]]);
    }
}

/// A device that the fakes serve, and what the wrapping functions return through pointers.
fn device() -> vk::Device {
    vk::Device::from_u64(new_handle(ObjectType::DEVICE))
}

#[test]
fn queues_and_images_of_a_swapchain_keep_their_handles_and_end_with_their_owner() {
    let device = device();
    let owner = device.as_u64();
    let origin = Origin { owner, below: *BELOW as *const Below, again: true };
    let lower = new_lower(ObjectType::QUEUE);
    // SAFETY: the object begins with a word.
    let queues = [0; 2].map(|_| unsafe { objects::wrap(ObjectType::QUEUE, lower, origin) });
    assert_eq!(queues[0], queues[1]);
    drop(objects::end(owner));
    assert!(!objects::is_known(queues[0], lower));
}

#[test]
fn a_failed_creation_leaves_null_where_nothing_was_created() {
    let row = crate::structure::of_command(Command::CREATE_COMPUTE_PIPELINES).expect("a command");
    let mut pipelines = [vk::Pipeline::from_raw(0x7777); 3];
    let infos = [vk::ComputePipelineCreateInfo::default(); 3];
    let mut slots = [device().as_u64(), 0, 3, 0, 0, 0];
    crate::structure::write_slot(&mut slots, 3, infos.as_ptr());
    crate::structure::write_slot(&mut slots, 5, pipelines.as_mut_ptr());
    // SAFETY: the arguments are valid; the driver creates the second pipeline alone.
    unsafe {
        let call = super::call::Wrap::begin(row, &mut slots);
        read_slot::<*mut vk::Pipeline>(&slots, 5).add(1).write(vk::Pipeline::from_raw(55));
        call.end(&mut slots, Some(vk::Result::ERROR_OUT_OF_HOST_MEMORY));
        assert!(pipelines[0].is_null() && pipelines[2].is_null());
        assert_eq!(lower(pipelines[1]).as_raw(), 55);
        assert_ne!(pipelines[1].as_raw(), 55);
    }
}

#[test]
fn a_deferred_creation_is_wrapped_when_its_operation_is_complete() {
    let device = device().as_u64();
    let row = |command| crate::structure::of_command(command).expect("a command");
    let mut operation = 0_u64;
    let mut slots = [device, 0, &raw mut operation as u64];
    // SAFETY: the arguments of each call are valid.
    unsafe { call(row(Command::CREATE_DEFERRED_OPERATION_KHR), &mut slots) };
    let mut pipeline = vk::Pipeline::NULL;
    {
        let info = vk::RayTracingPipelineCreateInfoKHR::default();
        let (info, place) = (&raw const info as u64, &raw mut pipeline as u64);
        let mut slots = [device, operation, 0, 1, info, 0, place];
        // SAFETY: as above.
        unsafe {
            let create = row(Command::CREATE_RAY_TRACING_PIPELINES_KHR);
            let call = super::call::Wrap::begin(create, &mut slots);
            call.end(&mut slots, Some(vk::Result::OPERATION_DEFERRED_KHR));
        }
    }
    pipeline = vk::Pipeline::from_raw(66);
    let join = |result| {
        let mut slots = [device, operation];
        // SAFETY: as above.
        unsafe {
            let join = row(Command::DEFERRED_OPERATION_JOIN_KHR);
            super::call::Wrap::begin(join, &mut slots).end(&mut slots, Some(result));
        }
    };
    join(vk::Result::THREAD_DONE_KHR);
    let place = &raw const pipeline;
    // SAFETY: the pipeline is a number of this test.
    assert_eq!(unsafe { place.read_volatile() }.as_raw(), 66, "not complete yet");
    join(vk::Result::SUCCESS);
    // SAFETY: as above.
    let wrapped = unsafe { place.read_volatile() };
    // SAFETY: pipelines are not dispatchable.
    assert!(wrapped.as_raw() != 66 && unsafe { lower(wrapped) }.as_raw() == 66);
    drop(objects::end(device));
}

#[test]
fn the_data_of_a_template_has_the_next_layers_handles() {
    let device = device().as_u64();
    let row = |command| crate::structure::of_command(command).expect("a command");
    let entry = |ty, offset, count, stride| vk::DescriptorUpdateTemplateEntry {
        descriptor_type: ty,
        offset,
        descriptor_count: count,
        stride,
        ..Default::default()
    };
    let entries = [
        entry(vk::DescriptorType::STORAGE_TEXEL_BUFFER, 8, 2, 16),
        entry(vk::DescriptorType::INLINE_UNIFORM_BLOCK, 0, 4, 0),
        entry(vk::DescriptorType::UNIFORM_BUFFER, 32, 1, 0),
    ];
    let info = vk::DescriptorUpdateTemplateCreateInfo {
        descriptor_update_entry_count: 3,
        p_descriptor_update_entries: entries.as_ptr(),
        ..Default::default()
    };
    let mut template = 0_u64;
    let mut slots = [device, &raw const info as u64, 0, &raw mut template as u64];
    // SAFETY: the arguments of each call are valid.
    unsafe { call(row(Command::CREATE_DESCRIPTOR_UPDATE_TEMPLATE), &mut slots) };
    let views = [0; 2].map(|_| new_handle(ObjectType::BUFFER_VIEW));
    let buffer = new_handle(ObjectType::BUFFER);
    let data = [5_u64, views[0], 6, views[1], buffer, 7, 8];
    let info = vk::PushDescriptorSetWithTemplateInfo {
        descriptor_update_template: vk::DescriptorUpdateTemplate::from_raw(template),
        p_data: data.as_ptr().cast(),
        ..Default::default()
    };
    let commands = new_handle(ObjectType::COMMAND_BUFFER);
    let mut update = [device, new_handle(ObjectType::DESCRIPTOR_SET), template, 0];
    update[3] = data.as_ptr() as u64;
    let mut push = [commands, template, 0, 0, data.as_ptr() as u64];
    let mut push2 = [commands, &raw const info as u64];
    // SAFETY: as above.
    unsafe {
        let lowers = |slots: &[u64], slot| {
            let copy: *const u64 = read_slot(slots, slot);
            assert_ne!(copy, data.as_ptr());
            std::slice::from_raw_parts(copy, 7).to_vec()
        };
        let expected = {
            let view = |index: usize| lower_of(ObjectType::BUFFER_VIEW, views[index]);
            vec![5, view(0), 6, view(1), lower_of(ObjectType::BUFFER, buffer), 7, 8]
        };
        let command = row(Command::UPDATE_DESCRIPTOR_SET_WITH_TEMPLATE);
        let call = super::call::Wrap::begin(command, &mut update);
        assert_eq!(lowers(&update, 3), expected);
        call.end(&mut update, None);
        let command = row(Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE);
        let call = super::call::Wrap::begin(command, &mut push);
        assert_eq!(lowers(&push, 4), expected);
        call.end(&mut push, None);
        let command = row(Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE2);
        let call = super::call::Wrap::begin(command, &mut push2);
        let copy: *const vk::PushDescriptorSetWithTemplateInfo = read_slot(&push2, 1);
        assert_eq!(lowers(&[(*copy).p_data as u64], 0), expected);
        call.end(&mut push2, None);
    }
}

#[test]
fn what_a_primary_command_buffer_is_to_inherit_is_not_read() {
    let row = crate::structure::of_command(Command::BEGIN_COMMAND_BUFFER).expect("a command");
    let info = vk::CommandBufferBeginInfo {
        p_inheritance_info: std::ptr::dangling(),
        ..Default::default()
    };
    let origin = Origin { owner: 0, below: *BELOW as *const Below, again: false };
    let lower = new_lower(ObjectType::COMMAND_BUFFER);
    // SAFETY: the object begins with a word, and the arguments are valid.
    unsafe {
        let primary = objects::wrap(ObjectType::COMMAND_BUFFER, lower, origin);
        let mut slots = [primary, &raw const info as u64];
        let call = super::call::Wrap::begin(row, &mut slots);
        let passed: *const vk::CommandBufferBeginInfo = read_slot(&slots, 1);
        assert!((*passed).p_inheritance_info.is_null());
        call.end(&mut slots, None);
    }
}

#[test]
fn an_export_to_metal_has_the_applications_handles_again_afterwards() {
    let row = crate::structure::of_command(Command::EXPORT_METAL_OBJECTS_EXT).expect("a command");
    let memory = vk::DeviceMemory::from_u64(new_handle(ObjectType::DEVICE_MEMORY));
    let mut buffer = vk::ExportMetalBufferInfoEXT { memory, ..Default::default() };
    let mut info =
        vk::ExportMetalObjectsInfoEXT { p_next: (&raw mut buffer).cast(), ..Default::default() };
    let mut slots = [device().as_u64(), &raw mut info as u64];
    // SAFETY: the arguments are valid.
    unsafe {
        let call = super::call::Wrap::begin(row, &mut slots);
        let seen = (&raw const buffer).read_volatile().memory;
        assert_eq!(seen, lower(memory));
        call.end(&mut slots, None);
        assert_eq!((&raw const buffer).read_volatile().memory, memory);
    }
}

#[test]
fn messages_name_the_applications_handles() {
    unsafe extern "system" fn heard(
        _: vk::DebugUtilsMessageSeverityFlagsEXT,
        _: vk::DebugUtilsMessageTypeFlagsEXT,
        data: *const vk::DebugUtilsMessengerCallbackDataEXT,
        user_data: *mut c_void,
    ) -> vk::Bool32 {
        // SAFETY: the test passes the place of a number, and a message with an object.
        unsafe { user_data.cast::<u64>().write((*(*data).p_objects).object_handle) };
        vk::TRUE
    }
    let row = crate::structure::of_command(Command::CREATE_DEBUG_UTILS_MESSENGER_EXT);
    let mut number = 0_u64;
    let info = vk::DebugUtilsMessengerCreateInfoEXT {
        pfn_user_callback: Some(heard),
        p_user_data: (&raw mut number).cast(),
        ..Default::default()
    };
    let mut messenger = 0_u64;
    let instance = new_handle(ObjectType::INSTANCE);
    let mut slots = [instance, &raw const info as u64, 0, &raw mut messenger as u64];
    let buffer = new_handle(ObjectType::BUFFER);
    // SAFETY: the arguments are valid, and the messenger lives on.
    unsafe {
        let call = super::call::Wrap::begin(row.expect("a command"), &mut slots);
        let below = *read_slot::<*const vk::DebugUtilsMessengerCreateInfoEXT>(&slots, 1);
        (&raw mut messenger).write(55);
        call.end(&mut slots, Some(vk::Result::SUCCESS));
        let object = vk::DebugUtilsObjectNameInfoEXT {
            object_type: ObjectType::BUFFER,
            object_handle: lower_of(ObjectType::BUFFER, buffer),
            ..Default::default()
        };
        let data = vk::DebugUtilsMessengerCallbackDataEXT {
            object_count: 1,
            p_objects: &object,
            ..Default::default()
        };
        let callback = below.pfn_user_callback.expect("the kit's");
        // The copy of the create info is gone; the callback lives as long as the messenger.
        let result = callback(
            vk::DebugUtilsMessageSeverityFlagsEXT::INFO,
            vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
            &data,
            below.p_user_data,
        );
        assert_eq!((result, (&raw const number).read_volatile()), (vk::TRUE, buffer));
    }
}
