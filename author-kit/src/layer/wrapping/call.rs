//! A call through a wrapping function: the application's handles become the next layer's before it,
//! and the next layer's the application's after it.

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use dispatch_tables::Command;
use dispatch_tables::vk::{self, ObjectType};

use super::objects::{self, Origin};
use super::{Below, callbacks, templates};
use crate::layer::objects::give_word;
use crate::structure::row::{Effect, Parameters, Place, is_dispatchable};
use crate::structure::{
    Arena, Extent, HandlePlace, copy_parameters_with, read_slot, visit_written, write_slot,
};

/// A call of a function that is made of a row.
pub(super) trait Call: Sized + 'static {
    /// Changes the arguments before the next function is called.
    ///
    /// # Safety
    ///
    /// The slots hold the arguments of a valid call of the row's command.
    unsafe fn begin(row: &'static Parameters, slots: &mut [u64]) -> Self;

    /// The next function, of the same type.
    fn next(&self) -> unsafe extern "system" fn();

    /// Changes what the call has returned.
    ///
    /// # Safety
    ///
    /// The call has returned; the slots are those of [`Self::begin`].
    unsafe fn end(self, slots: &mut [u64], result: Option<vk::Result>);
}

/// A call whose arguments are those of the next layer.
pub(super) struct Wrap {
    row: &'static Parameters,
    /// The next layer's function.
    next: unsafe extern "system" fn(),
    /// What the copies of the arguments are in.
    _arena: Arena,
    origin: Origin,
    /// The application's handles, before they were replaced.
    given: Given,
    /// What was kept for the objects that the call ends: a callback may still be called.
    _ended: Vec<objects::Record>,
}

/// What is done after the call.
enum Given {
    Nothing,
    /// The handles in a structure that the command reads and writes, in the walk's order.
    InPlace(Vec<u64>),
    /// The deferred operation that the command may defer itself to.
    Deferrable(u64),
    /// The deferred operation that the command asks about.
    Deferred(u64),
    /// What the kit keeps for the new object.
    Kept(objects::Data),
}

/// A call that goes on in a deferred operation: its arguments must live until then, and the handles
/// that it returns are there only then.
struct Pending(Mutex<Vec<(Wrap, Vec<u64>)>>);

// SAFETY: handles and arguments may be used on any thread; the arena is reached under the lock alone.
unsafe impl Send for Pending {}
// SAFETY: as above.
unsafe impl Sync for Pending {}

impl Call for Wrap {
    unsafe fn begin(row: &'static Parameters, slots: &mut [u64]) -> Self {
        // SAFETY: the caller guarantees valid arguments, and the first one is an object.
        unsafe {
            let object = objects::object(read_slot::<usize>(slots, 0) as u64);
            let object = object.expect("an object of this layer");
            let next = (*object.below).get(row.command).expect("a command of the next layer");
            let origin = origin(row.effect, object.below, slots);
            let arena = Arena::new();
            let given = prepare(row, slots, &arena);
            let data = templates::data(row.command, slots, &arena);
            let ended = match row.effect {
                Effect::Ends(parameter) => handles_at(row, parameter, slots),
                _ => Vec::new(),
            };
            if let Effect::Creates(_) = row.effect {
                // A command that fails may leave what it was given.
                visit_written(row, slots, |mut place| place.set(0));
            }
            copy_parameters_with(&arena, Extent::Handles, row, slots, |mut place| {
                place.set(objects::lower_of(place.ty, place.get()));
            });
            templates::put(row.command, slots, data);
            for handle in &ended {
                finish_pending(*handle);
            }
            let _ended = ended.into_iter().flat_map(objects::end).collect();
            Self { row, next, _arena: arena, origin, given, _ended }
        }
    }

    fn next(&self) -> unsafe extern "system" fn() {
        self.next
    }

    unsafe fn end(self, slots: &mut [u64], result: Option<vk::Result>) {
        // SAFETY: the caller's guarantee.
        unsafe {
            match &self.given {
                Given::InPlace(handles) => {
                    let mut handles = handles.iter();
                    visit_written(self.row, slots, |mut place| {
                        place.set(handles.next().copied().unwrap_or_default());
                    });
                    return;
                }
                Given::Deferrable(operation)
                    if result == Some(vk::Result::OPERATION_DEFERRED_KHR) =>
                {
                    if let Some(pending) = objects::kept::<Pending>(*operation) {
                        let mut calls = pending.0.lock().unwrap_or_else(|lock| lock.into_inner());
                        calls.push((self, slots.to_vec()));
                        return;
                    }
                }
                Given::Deferred(operation) if is_complete(self.row.command, result) => {
                    finish_pending(*operation);
                }
                _ => {}
            }
            self.wrap_written(slots, result);
        }
    }
}

impl Wrap {
    /// # Safety
    ///
    /// As for [`Call::end`].
    unsafe fn wrap_written(&self, slots: &mut [u64], result: Option<vk::Result>) {
        let failed = result.is_some_and(|result| result.as_raw() < 0);
        let writes = match self.row.effect {
            Effect::Creates(_) => true,
            Effect::Gets(_) => !failed,
            Effect::None | Effect::Ends(_) => false,
        };
        if !writes {
            return;
        }
        // SAFETY: the caller's guarantee: what the command has written is valid, and a command that
        // creates has null where it failed.
        unsafe {
            let is_secondary = self.allocates_secondary(slots);
            visit_written(self.row, slots, |mut place| {
                let handle = self.wrap(&place);
                place.set(handle);
                if let Given::Kept(data) = &self.given {
                    objects::keep(place.get(), data.clone());
                }
                if is_secondary {
                    objects::keep(place.get(), Arc::new(Secondary));
                }
            });
        }
    }

    /// # Safety
    ///
    /// The place has a handle that the next layer has just returned.
    unsafe fn wrap(&self, place: &HandlePlace<'_>) -> u64 {
        let lower = place.get();
        if is_dispatchable(place.ty) && place.ty != ObjectType::PHYSICAL_DEVICE && lower != 0 {
            // Layers below look for their state by that word, and the loader writes it only into what
            // it gets itself.
            // SAFETY: the caller guarantees a new object of the device; whoever made it left room for
            // the loader's word.
            unsafe {
                let device = (*self.origin.below).lower_device.as_raw();
                give_word(device, lower as usize as *mut c_void);
            }
        }
        // SAFETY: a dispatchable object has the loader's word now, and the tables outlive all objects
        // of their device or instance.
        unsafe { objects::wrap(place.ty, lower, self.origin) }
    }

    /// The command allocates command buffers that inherit state.
    ///
    /// # Safety
    ///
    /// As for [`Call::end`].
    unsafe fn allocates_secondary(&self, slots: &[u64]) -> bool {
        self.row.command == Command::ALLOCATE_COMMAND_BUFFERS && {
            // SAFETY: the second parameter of the command.
            let info = unsafe { &*read_slot::<*const vk::CommandBufferAllocateInfo>(slots, 1) };
            info.level == vk::CommandBufferLevel::SECONDARY
        }
    }
}

/// A secondary command buffer: its begin info has something to inherit.
pub(super) struct Secondary;

/// Where the objects that a command returns belong.
///
/// # Safety
///
/// As for [`Call::begin`].
unsafe fn origin(effect: Effect, below: *const Below, slots: &[u64]) -> Origin {
    // SAFETY: the caller guarantees valid arguments; the row says where the owner's handle is.
    let read = |place: Place| unsafe {
        match place.behind {
            Some(behind) => {
                let structure: *const u8 = read_slot(slots, place.parameter / 8);
                structure.add(behind).cast::<u64>().read_unaligned()
            }
            None => slots.get(place.parameter / 8).copied().unwrap_or_default(),
        }
    };
    match effect {
        Effect::Creates(place) => Origin { owner: read(place), below, again: false },
        Effect::Gets(place) => Origin { owner: read(place), below, again: true },
        Effect::None | Effect::Ends(_) => Origin { owner: 0, below, again: false },
    }
}

/// The application's handles of a parameter, which may be an array.
///
/// # Safety
///
/// As for [`Call::begin`].
unsafe fn handles_at(row: &Parameters, parameter: usize, slots: &mut [u64]) -> Vec<u64> {
    let mut handles = Vec::new();
    let member = row.slots.members.iter().find(|member| member.offset == parameter);
    if let Some(member) = member {
        let mut add = |place: HandlePlace<'_>| handles.push(place.get());
        // SAFETY: the caller guarantees valid arguments; nothing is written.
        unsafe {
            crate::structure::walk::visit_member(member, slots.as_mut_ptr().cast(), &mut add)
        };
    }
    handles
}

/// What some commands need beside the handles of their rows.
///
/// # Safety
///
/// As for [`Call::begin`].
unsafe fn prepare(row: &Parameters, slots: &mut [u64], arena: &Arena) -> Given {
    // SAFETY: the caller guarantees valid arguments, and each is read by its command's signature.
    unsafe {
        match row.command {
            Command::BEGIN_COMMAND_BUFFER if objects::kept::<Secondary>(slots[0]).is_none() => {
                // Whatever a primary command buffer is to inherit is ignored, and may be nonsense.
                let info = *read_slot::<*const vk::CommandBufferBeginInfo>(slots, 1);
                let info =
                    vk::CommandBufferBeginInfo { p_inheritance_info: std::ptr::null(), ..info };
                write_slot(slots, 1, arena.put(info));
            }
            Command::RESET_DESCRIPTOR_POOL => objects::end_children(slots[1]),
            Command::EXPORT_METAL_OBJECTS_EXT => {
                let mut handles = Vec::new();
                visit_written(row, slots, |mut place| {
                    handles.push(place.get());
                    place.set(objects::lower_of(place.ty, place.get()));
                });
                return Given::InPlace(handles);
            }
            Command::CREATE_DEFERRED_OPERATION_KHR => {
                return Given::Kept(Arc::new(Pending(Mutex::new(Vec::new()))));
            }
            Command::DEFERRED_OPERATION_JOIN_KHR | Command::GET_DEFERRED_OPERATION_RESULT_KHR => {
                return Given::Deferred(slots[1]);
            }
            Command::CREATE_DESCRIPTOR_UPDATE_TEMPLATE => {
                return Given::Kept(Arc::new(templates::Template::of(read_slot(slots, 1))));
            }
            Command::CREATE_DEBUG_UTILS_MESSENGER_EXT
            | Command::CREATE_DEBUG_REPORT_CALLBACK_EXT => {
                return Given::Kept(callbacks::replace_parameter(row.command, slots, arena));
            }
            _ => {}
        }
        let is_operation =
            |member: &&crate::structure::row::Member| member.name == "deferred_operation";
        match row.slots.members.iter().find(is_operation) {
            Some(member) => Given::Deferrable(slots[member.offset / 8]),
            None => Given::Nothing,
        }
    }
}

/// A deferred operation is complete, as the result of a command about it says.
fn is_complete(command: Command, result: Option<vk::Result>) -> bool {
    match command {
        Command::DEFERRED_OPERATION_JOIN_KHR => result == Some(vk::Result::SUCCESS),
        _ => result != Some(vk::Result::NOT_READY),
    }
}

/// Wraps what the calls of a deferred operation have returned.
///
/// # Safety
///
/// The operation is complete, or was never begun.
unsafe fn finish_pending(operation: u64) {
    let Some(pending) = objects::kept::<Pending>(operation) else { return };
    let calls = std::mem::take(&mut *pending.0.lock().unwrap_or_else(|lock| lock.into_inner()));
    for (call, mut slots) in calls {
        // SAFETY: the caller guarantees that the calls are complete.
        unsafe { call.wrap_written(&mut slots, None) };
    }
}
