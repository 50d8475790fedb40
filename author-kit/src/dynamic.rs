//! The dynamic state of a command buffer: vkCmdSet* write it, and a draw reads what has changed.
//!
//! Each state has a value, if it was set, and says whether the value has changed since the last draw.
//! A row of `generated/dynamic.rs` is a command, a member of [`DynamicState`], the
//! `VkDynamicState`, and the parameters: plain values, values of each stencil face, an array of fixed
//! length, a range of an array, or a whole array. Commands of another shape are the driver's:
//! [`WITHOUT_STATE`] names each with the reason.
//!
//! ```
//! use std::cell::RefCell;
//!
//! use author_kit::dynamic::{self, DynamicState, HasState};
//! use dispatch_tables::{DeviceEntrypointTable, vk};
//!
//! thread_local! {
//!     static STATE: RefCell<DynamicState> = RefCell::new(DynamicState::default());
//! }
//!
//! struct OfThread;
//!
//! impl HasState for OfThread {
//!     unsafe fn with(_: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState)) {
//!         STATE.with_borrow_mut(set);
//!     }
//! }
//!
//! const TABLE: DeviceEntrypointTable = dynamic::entrypoints::<OfThread>();
//!
//! // SAFETY: valid usage.
//! unsafe { TABLE.cmd_set_line_width.expect("a row")(vk::CommandBuffer::NULL, 2.0) };
//! STATE.with_borrow_mut(|state| {
//!     assert_eq!(state.line_width.value(), Some(&(2.0,)));
//!     assert_eq!(state.dirty().collect::<Vec<_>>(), [vk::DynamicState::LINE_WIDTH]);
//!     state.clean();
//!     assert!(!state.line_width.is_dirty());
//! });
//! ```

use dispatch_tables::{Command, DeviceEntrypointTable, vk};

use crate::driver::slice;
use crate::generated::dynamic::each_dynamic;

/// The commands of the form vkCmdSet* that set no member of [`DynamicState`], and why. A driver
/// implements them, or records them ([`recording`](crate::recording)).
pub const WITHOUT_STATE: &[(Command, &str)] = {
    const STRUCTURE: &str = "a structure with a chain: a state would be a deep copy";
    const SEVERAL: &str = "several arrays, or one whose length is encoded";
    const POINTER: &str = "a pointer beside a value";
    const NO_STATE: &str = "no dynamic state of pipelines";
    &[
        (Command::CMD_SET_DEPTH_BIAS2_EXT, STRUCTURE),
        (Command::CMD_SET_RENDERING_ATTACHMENT_LOCATIONS, STRUCTURE),
        (Command::CMD_SET_RENDERING_INPUT_ATTACHMENT_INDICES, STRUCTURE),
        (Command::CMD_SET_SAMPLE_LOCATIONS_EXT, STRUCTURE),
        (Command::CMD_SET_COARSE_SAMPLE_ORDER_NV, SEVERAL),
        (Command::CMD_SET_SAMPLE_MASK_EXT, SEVERAL),
        (Command::CMD_SET_VERTEX_INPUT_EXT, SEVERAL),
        (Command::CMD_SET_VIEWPORT_SHADING_RATE_PALETTE_NV, SEVERAL),
        (Command::CMD_SET_DEPTH_CLAMP_RANGE_EXT, POINTER),
        (Command::CMD_SET_FRAGMENT_SHADING_RATE_ENUM_NV, POINTER),
        (Command::CMD_SET_FRAGMENT_SHADING_RATE_KHR, POINTER),
        (Command::CMD_SET_CHECKPOINT_NV, NO_STATE),
        (Command::CMD_SET_COMPUTE_OCCUPANCY_PRIORITY_NV, NO_STATE),
        (Command::CMD_SET_DESCRIPTOR_BUFFER_OFFSETS_EXT, NO_STATE),
        (Command::CMD_SET_DESCRIPTOR_BUFFER_OFFSETS2_EXT, NO_STATE),
        (Command::CMD_SET_DEVICE_MASK, NO_STATE),
        (Command::CMD_SET_DISPATCH_PARAMETERS_ARM, NO_STATE),
        (Command::CMD_SET_EVENT, NO_STATE),
        (Command::CMD_SET_EVENT2, NO_STATE),
        (Command::CMD_SET_PERFORMANCE_MARKER_INTEL, NO_STATE),
        (Command::CMD_SET_PERFORMANCE_OVERRIDE_INTEL, NO_STATE),
        (Command::CMD_SET_PERFORMANCE_STREAM_MARKER_INTEL, NO_STATE),
        (Command::CMD_SET_PRIMITIVE_RESTART_INDEX_EXT, NO_STATE),
    ]
};

/// A dynamic state: its value, and whether the value has changed.
#[derive(Clone, Debug)]
pub struct State<T> {
    value: Option<T>,
    is_dirty: bool,
}

impl<T> Default for State<T> {
    fn default() -> Self {
        Self { value: None, is_dirty: false }
    }
}

impl<T> State<T> {
    /// The value; none before the state is set.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// The value has changed since the last [`DynamicState::clean`].
    pub fn is_dirty(&self) -> bool {
        self.is_dirty
    }

    /// Sets the state. The same value again changes nothing.
    pub fn set(&mut self, value: T)
    where
        T: PartialEq,
    {
        self.is_dirty |= self.value.as_ref() != Some(&value);
        self.value = Some(value);
    }
}

/// An element of an array that is state: plain data without gaps, whose bytes are the value.
///
/// # Safety
///
/// The bytes of the type are those of its members.
unsafe trait Element: Copy + Default {}

/// An array that is state. Two are equal whose elements have the same bytes.
#[derive(Clone, Default)]
pub struct Elements<T>(pub Vec<T>);

impl<T: Element> PartialEq for Elements<T> {
    fn eq(&self, other: &Self) -> bool {
        bytes(&self.0) == bytes(&other.0)
    }
}

fn bytes<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: an element has no gaps, so all of its bytes are initialized.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// With the elements from `first` on replaced; those before that were never set are zero.
fn replaced<T: Element>(old: Option<&Elements<T>>, first: u32, elements: &[T]) -> Elements<T> {
    let mut all = old.map_or(Vec::new(), |old| old.0.clone());
    let (first, end) = (first as usize, first as usize + elements.len());
    all.resize(all.len().max(end), T::default());
    all[first..end].copy_from_slice(elements);
    Elements(all)
}

macro_rules! elements {
    ($($ty:ty),*) => {$(
        // SAFETY: vkgen gives rows to elements without gaps alone.
        unsafe impl Element for $ty {}
    )*};
}

elements!(
    f32,
    u32,
    vk::ColorBlendAdvancedEXT,
    vk::ColorBlendEquationEXT,
    vk::ColorComponentFlags,
    vk::Rect2D,
    vk::Viewport,
    vk::ViewportSwizzleNV,
    vk::ViewportWScalingNV
);

/// The state of each stencil face.
#[derive(Clone, Debug, Default)]
pub struct Faces<T> {
    /// Of triangles that face the viewer.
    pub front: State<T>,
    /// Of the others.
    pub back: State<T>,
}

impl<T: Copy + PartialEq> Faces<T> {
    /// Sets the faces of the mask.
    pub fn set(&mut self, faces: vk::StencilFaceFlags, value: T) {
        if faces.contains(vk::StencilFaceFlags::FRONT) {
            self.front.set(value);
        }
        if faces.contains(vk::StencilFaceFlags::BACK) {
            self.back.set(value);
        }
    }

    /// One of them has changed.
    pub fn is_dirty(&self) -> bool {
        self.front.is_dirty || self.back.is_dirty
    }
}

/// Where the dynamic states of a driver's command buffers are.
pub trait HasState: 'static {
    /// Gives `set` the state of a command buffer.
    ///
    /// # Safety
    ///
    /// The command buffer is alive, and the application synchronizes access to it.
    unsafe fn with(command_buffer: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState));
}

macro_rules! dynamic {
    (
        values {$($v_entry:ident $value:ident $v_state:ident ($($v:ident: $v_ty:ty),*);)*}
        faces {$($f_entry:ident $faces:ident $f_state:ident ($($f:ident: $f_ty:ty),*);)*}
        arrays {$($a_entry:ident $array:ident $a_state:ident [$a_ty:ty; $len:literal];)*}
        ranges {$($r_entry:ident $range:ident $r_state:ident $r_ty:ty;)*}
        lists {$($l_entry:ident $list:ident $l_state:ident $l_ty:ty;)*}
    ) => {
        /// The dynamic state of a command buffer: a member for each command that sets it.
        #[derive(Clone, Default)]
        pub struct DynamicState {
            $(#[doc = concat!("`VK_DYNAMIC_STATE_", stringify!($v_state), "`")]
            pub $value: State<($($v_ty,)*)>,)*
            $(#[doc = concat!("`VK_DYNAMIC_STATE_", stringify!($f_state), "`")]
            pub $faces: Faces<($($f_ty,)*)>,)*
            $(#[doc = concat!("`VK_DYNAMIC_STATE_", stringify!($a_state), "`")]
            pub $array: State<[$a_ty; $len]>,)*
            $(#[doc = concat!("`VK_DYNAMIC_STATE_", stringify!($r_state), "`")]
            pub $range: State<Elements<$r_ty>>,)*
            $(#[doc = concat!("`VK_DYNAMIC_STATE_", stringify!($l_state), "`")]
            pub $list: State<Elements<$l_ty>>,)*
        }

        impl DynamicState {
            /// The states whose value has changed since the last [`Self::clean`].
            pub fn dirty(&self) -> impl Iterator<Item = vk::DynamicState> {
                let states = [
                    $((vk::DynamicState::$v_state, self.$value.is_dirty()),)*
                    $((vk::DynamicState::$f_state, self.$faces.is_dirty()),)*
                    $((vk::DynamicState::$a_state, self.$array.is_dirty()),)*
                    $((vk::DynamicState::$r_state, self.$range.is_dirty()),)*
                    $((vk::DynamicState::$l_state, self.$list.is_dirty()),)*
                ];
                states.into_iter().filter_map(|(state, is_dirty)| is_dirty.then_some(state))
            }

            /// Nothing has changed since now: for a draw that has read what had.
            pub fn clean(&mut self) {
                $(self.$value.is_dirty = false;)*
                $((self.$faces.front.is_dirty, self.$faces.back.is_dirty) = (false, false);)*
                $(self.$array.is_dirty = false;)*
                $(self.$range.is_dirty = false;)*
                $(self.$list.is_dirty = false;)*
            }
        }

        /// The functions that set the state, each by the name that the others are aliases of.
        #[must_use]
        pub const fn entrypoints<S: HasState>() -> DeviceEntrypointTable {
            DeviceEntrypointTable {
                $($v_entry: Some(commands::$v_entry::<S>),)*
                $($f_entry: Some(commands::$f_entry::<S>),)*
                $($a_entry: Some(commands::$a_entry::<S>),)*
                $($r_entry: Some(commands::$r_entry::<S>),)*
                $($l_entry: Some(commands::$l_entry::<S>),)*
                ..DeviceEntrypointTable::EMPTY
            }
        }

        /// The commands.
        mod commands {
            use super::*;

            $(pub(super) unsafe extern "system" fn $v_entry<S: HasState>(
                command_buffer: vk::CommandBuffer,
                $($v: $v_ty),*
            ) {
                // SAFETY: valid usage of the command.
                unsafe { S::with(command_buffer, |state| state.$value.set(($($v,)*))) };
            })*

            $(pub(super) unsafe extern "system" fn $f_entry<S: HasState>(
                command_buffer: vk::CommandBuffer,
                faces: vk::StencilFaceFlags,
                $($f: $f_ty),*
            ) {
                // SAFETY: valid usage of the command.
                unsafe { S::with(command_buffer, |state| state.$faces.set(faces, ($($f,)*))) };
            })*

            $(pub(super) unsafe extern "system" fn $a_entry<S: HasState>(
                command_buffer: vk::CommandBuffer,
                array: *const $a_ty,
            ) {
                // SAFETY: valid usage of the command: the array is that long.
                unsafe {
                    let array = array.cast::<[$a_ty; $len]>().read();
                    S::with(command_buffer, |state| state.$array.set(array));
                }
            })*

            $(pub(super) unsafe extern "system" fn $r_entry<S: HasState>(
                command_buffer: vk::CommandBuffer,
                first: u32,
                count: u32,
                elements: *const $r_ty,
            ) {
                // SAFETY: valid usage of the command: the array is that long.
                unsafe {
                    let elements = slice(elements, count);
                    S::with(command_buffer, |state| {
                        let new = replaced(state.$range.value(), first, elements);
                        state.$range.set(new);
                    });
                }
            })*

            $(pub(super) unsafe extern "system" fn $l_entry<S: HasState>(
                command_buffer: vk::CommandBuffer,
                count: u32,
                elements: *const $l_ty,
            ) {
                // SAFETY: valid usage of the command: the array is that long.
                unsafe {
                    let elements = Elements(slice(elements, count).to_vec());
                    S::with(command_buffer, |state| state.$list.set(elements));
                }
            })*
        }
    };
}

each_dynamic!(dynamic);

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use dispatch_tables::{DeviceDispatchTable, Overwrite};

    use super::*;
    use crate::facts::{self, Memory, Random};

    thread_local! {
        static STATE: RefCell<DynamicState> = RefCell::default();
    }

    struct OfThread;

    impl HasState for OfThread {
        unsafe fn with(_: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState)) {
            STATE.with_borrow_mut(set);
        }
    }

    const TABLE: DeviceEntrypointTable = entrypoints::<OfThread>();

    fn dirty() -> Vec<vk::DynamicState> {
        STATE.with_borrow(|state| state.dirty().collect())
    }

    /// Each vkCmdSet* has a row, or a reason why there is none.
    #[test]
    fn every_command_that_sets_something_has_a_row_or_a_reason() {
        let mut table = DeviceDispatchTable::EMPTY;
        table.from_entrypoints(&TABLE, Overwrite::Yes);
        let is_setter = |command: &Command| command.name().to_bytes().starts_with(b"vkCmdSet");
        for command in Command::all().filter(is_setter) {
            let slots = WITHOUT_STATE.iter().map(|(one, _)| one.slot());
            let reasons = slots.filter(|slot| *slot == command.slot()).count();
            assert_eq!(reasons == 1, table.get(command).is_none(), "{command:?}: {reasons}");
        }
        assert!(WITHOUT_STATE.iter().all(|(_, reason)| !reason.is_empty()));
    }

    /// Every command of a row, with random arguments: one state is dirty, which is clean after a
    /// draw and stays so when the same arguments come again.
    #[test]
    fn a_command_makes_its_state_dirty_and_only_by_another_value() {
        let commands: Vec<Command> =
            Command::all().filter(|command| TABLE.get(*command).is_some()).collect();
        assert!(commands.len() > 60, "{}", commands.len());
        let mut states = std::collections::BTreeSet::new();
        for command in commands {
            let signature = facts::signature(command);
            let (mut random, mut memory) = (Random(9), Memory::default());
            let mut slots = facts::arguments(signature, 0, &mut random, &mut memory);
            for (slot, field) in slots.iter_mut().zip(signature.fields) {
                match field.ty {
                    "VkStencilFaceFlags" => *slot = 3,
                    // A range of two that begins at the second element.
                    "uint32_t" if field.name.starts_with("first") => *slot = 1,
                    "uint32_t" if field.name.ends_with("Count") => *slot = 2,
                    // A number that is not one is never equal to itself.
                    "float" if field.size == 4 => *slot = 2.5_f32.to_bits().into(),
                    _ => {}
                }
            }
            if command == Command::CMD_SET_BLEND_CONSTANTS {
                slots[1] = [1.0_f32, 2.0, 3.0, 4.0].as_ptr().expose_provenance() as u64;
            }
            let mut table = DeviceDispatchTable::EMPTY;
            table.from_entrypoints(&TABLE, Overwrite::Yes);
            let function = table.get(command).expect("a row");
            // SAFETY: the arguments are valid.
            unsafe { (signature.call)(function, &slots) };
            let now = dirty();
            let [state] = now[..] else { panic!("{command:?}: {now:?}") };
            assert!(states.insert(state.as_raw()), "{command:?}");
            STATE.with_borrow_mut(DynamicState::clean);
            // SAFETY: the arguments are valid.
            unsafe { (signature.call)(function, &slots) };
            assert_eq!(dirty(), [], "{command:?}");
        }
    }

    #[test]
    fn values_are_those_of_the_command() {
        STATE.take();
        let null = vk::CommandBuffer::NULL;
        let one = vk::Viewport { width: 1.0, ..Default::default() };
        let two = vk::Viewport { width: 2.0, ..Default::default() };
        // SAFETY: the arrays are as long as the counts say.
        unsafe {
            TABLE.cmd_set_viewport.expect("a row")(null, 2, 1, &one);
            TABLE.cmd_set_viewport.expect("a row")(null, 0, 1, &two);
            TABLE.cmd_set_depth_bias.expect("a row")(null, 1.0, 2.0, 3.0);
            let front = vk::StencilFaceFlags::FRONT;
            TABLE.cmd_set_stencil_reference.expect("a row")(null, front, 7);
            TABLE.cmd_set_scissor_with_count.expect("a row")(null, 0, std::ptr::null());
        }
        STATE.with_borrow(|state| {
            let viewports = &state.viewport.value().expect("set").0;
            let widths: Vec<f32> = viewports.iter().map(|one| one.width).collect();
            assert_eq!(widths, [2.0, 0.0, 1.0]);
            assert_eq!(state.depth_bias.value(), Some(&(1.0, 2.0, 3.0)));
            assert_eq!(state.stencil_reference.front.value(), Some(&(7,)));
            assert_eq!(state.stencil_reference.back.value(), None);
            assert!(state.scissor_with_count.value().expect("set").0.is_empty());
            assert!(state.line_width.value().is_none());
        });
    }
}
