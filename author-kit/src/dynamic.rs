//! The dynamic state of a command buffer: vkCmdSet* write it, and a draw reads what has changed.
//!
//! Each state has a value, if it was set, and says whether the value has changed since the last draw.
//! A row of `generated/dynamic.rs` is a command, a member of [`DynamicState`], the
//! `VkDynamicState`, and the parameters: plain values, values of each stencil face, an array of fixed
//! length, a range of an array, or a whole array. Commands with structures, or with several pointers,
//! are in [`structures`]. The others are the driver's: [`WITHOUT_STATE`] names each with the reason.
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

use self::structures::{
    DepthBiasRepresentation, DepthClampRange, FragmentShadingRate, InputAttachmentIndices,
    SampleLocations, SampleMask, VertexInput,
};
use crate::generated::dynamic::each_dynamic;
use crate::objects::slice;

pub mod structures;

/// The commands of the form vkCmdSet* that set no member of [`DynamicState`], and why. A driver
/// implements them, or records them ([`recording`](crate::recording)).
pub const WITHOUT_STATE: &[(Command, &str)] = {
    const OF_VENDOR: &str = "a state of VK_NV_shading_rate_image or fragment_shading_rate_enums";
    const NO_STATE: &str = "no dynamic state of pipelines";
    &[
        (Command::CMD_SET_COARSE_SAMPLE_ORDER_NV, OF_VENDOR),
        (Command::CMD_SET_VIEWPORT_SHADING_RATE_PALETTE_NV, OF_VENDOR),
        (Command::CMD_SET_FRAGMENT_SHADING_RATE_ENUM_NV, OF_VENDOR),
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

    /// Sets the state to the value of another one, if that has one.
    fn take_over(&mut self, other: &Self)
    where
        T: Clone + PartialEq,
    {
        if let Some(value) = &other.value {
            self.set(value.clone());
        }
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

pub(crate) use elements;

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
            /// `VK_DYNAMIC_STATE_VERTEX_INPUT_EXT`
            pub vertex_input_ext: State<VertexInput>,
            /// `VK_DYNAMIC_STATE_SAMPLE_MASK_EXT`
            pub sample_mask_ext: State<SampleMask>,
            /// `VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT`
            pub sample_locations_ext: State<SampleLocations>,
            /// `VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR`
            pub fragment_shading_rate_khr: State<FragmentShadingRate>,
            /// `VK_DYNAMIC_STATE_DEPTH_CLAMP_RANGE_EXT`
            pub depth_clamp_range_ext: State<DepthClampRange>,
            /// Of `VK_DYNAMIC_STATE_DEPTH_BIAS`, beside [`Self::depth_bias`].
            pub depth_bias_representation: State<DepthBiasRepresentation>,
            /// Of vkCmdSetRenderingAttachmentLocations, which sets no state of pipelines: the
            /// location of each color attachment.
            pub rendering_attachment_locations: State<Vec<u32>>,
            /// Of vkCmdSetRenderingInputAttachmentIndices, which sets no state of pipelines.
            pub rendering_input_attachment_indices: State<InputAttachmentIndices>,
        }

        impl DynamicState {
            /// The states whose value has changed since the last [`Self::clean`]. The members that are
            /// no state of pipelines have no `VkDynamicState`: ask them.
            pub fn dirty(&self) -> impl Iterator<Item = vk::DynamicState> {
                let states = [
                    $((vk::DynamicState::$v_state, self.$value.is_dirty()),)*
                    $((vk::DynamicState::$f_state, self.$faces.is_dirty()),)*
                    $((vk::DynamicState::$a_state, self.$array.is_dirty()),)*
                    $((vk::DynamicState::$r_state, self.$range.is_dirty()),)*
                    $((vk::DynamicState::$l_state, self.$list.is_dirty()),)*
                    (vk::DynamicState::VERTEX_INPUT_EXT, self.vertex_input_ext.is_dirty()),
                    (vk::DynamicState::SAMPLE_MASK_EXT, self.sample_mask_ext.is_dirty()),
                    (vk::DynamicState::SAMPLE_LOCATIONS_EXT, self.sample_locations_ext.is_dirty()),
                    (
                        vk::DynamicState::FRAGMENT_SHADING_RATE_KHR,
                        self.fragment_shading_rate_khr.is_dirty(),
                    ),
                    (vk::DynamicState::DEPTH_CLAMP_RANGE_EXT, self.depth_clamp_range_ext.is_dirty()),
                    (
                        vk::DynamicState::DEPTH_BIAS,
                        self.depth_bias_representation.is_dirty() && !self.depth_bias.is_dirty(),
                    ),
                ];
                states.into_iter().filter_map(|(state, is_dirty)| is_dirty.then_some(state))
            }

            /// Sets each state that another one has a value of, and leaves the others alone.
            pub fn take_over(&mut self, other: &Self) {
                $(self.$value.take_over(&other.$value);)*
                $(self.$faces.front.take_over(&other.$faces.front);
                self.$faces.back.take_over(&other.$faces.back);)*
                $(self.$array.take_over(&other.$array);)*
                $(self.$range.take_over(&other.$range);)*
                $(self.$list.take_over(&other.$list);)*
                self.vertex_input_ext.take_over(&other.vertex_input_ext);
                self.sample_mask_ext.take_over(&other.sample_mask_ext);
                self.sample_locations_ext.take_over(&other.sample_locations_ext);
                self.fragment_shading_rate_khr.take_over(&other.fragment_shading_rate_khr);
                self.depth_clamp_range_ext.take_over(&other.depth_clamp_range_ext);
                self.depth_bias_representation.take_over(&other.depth_bias_representation);
                let locations = &other.rendering_attachment_locations;
                self.rendering_attachment_locations.take_over(locations);
                let indices = &other.rendering_input_attachment_indices;
                self.rendering_input_attachment_indices.take_over(indices);
            }

            /// Takes the value of a state away.
            pub fn forget(&mut self, state: vk::DynamicState) {
                use vk::DynamicState as Of;
                match state {
                    $(Of::$v_state => {
                        self.$value = State::default();
                        // A bias has two members.
                        if state == Of::DEPTH_BIAS {
                            self.depth_bias_representation = State::default();
                        }
                    })*
                    $(Of::$f_state => self.$faces = Faces::default(),)*
                    $(Of::$a_state => self.$array = State::default(),)*
                    $(Of::$r_state => self.$range = State::default(),)*
                    $(Of::$l_state => self.$list = State::default(),)*
                    Of::VERTEX_INPUT_EXT => self.vertex_input_ext = State::default(),
                    Of::SAMPLE_MASK_EXT => self.sample_mask_ext = State::default(),
                    Of::SAMPLE_LOCATIONS_EXT => self.sample_locations_ext = State::default(),
                    Of::FRAGMENT_SHADING_RATE_KHR => {
                        self.fragment_shading_rate_khr = State::default();
                    }
                    Of::DEPTH_CLAMP_RANGE_EXT => self.depth_clamp_range_ext = State::default(),
                    _ => {}
                }
            }

            /// Nothing has changed since now: for a draw that has read what had.
            pub fn clean(&mut self) {
                $(self.$value.is_dirty = false;)*
                $((self.$faces.front.is_dirty, self.$faces.back.is_dirty) = (false, false);)*
                $(self.$array.is_dirty = false;)*
                $(self.$range.is_dirty = false;)*
                $(self.$list.is_dirty = false;)*
                self.vertex_input_ext.is_dirty = false;
                self.sample_mask_ext.is_dirty = false;
                self.sample_locations_ext.is_dirty = false;
                self.fragment_shading_rate_khr.is_dirty = false;
                self.depth_clamp_range_ext.is_dirty = false;
                self.depth_bias_representation.is_dirty = false;
                self.rendering_attachment_locations.is_dirty = false;
                self.rendering_input_attachment_indices.is_dirty = false;
            }
        }

        /// The functions that set the state, each by the name that the others are aliases of.
        #[must_use]
        pub const fn entrypoints<S: HasState>() -> DeviceEntrypointTable {
            let mut table = DeviceEntrypointTable {
                $($v_entry: Some(commands::$v_entry::<S>),)*
                $($f_entry: Some(commands::$f_entry::<S>),)*
                $($a_entry: Some(commands::$a_entry::<S>),)*
                $($r_entry: Some(commands::$r_entry::<S>),)*
                $($l_entry: Some(commands::$l_entry::<S>),)*
                ..DeviceEntrypointTable::EMPTY
            };
            structures::add::<S>(&mut table);
            table
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
mod tests;
