//! The dynamic states whose commands have structures, several arrays, or a pointer that may be null.
//!
//! A state holds what the structures say, without pointers, so two states compare by value.

use dispatch_tables::DeviceEntrypointTable;
use dispatch_tables::vk::{self, chain};

use super::{Element, Elements, HasState, commands};
use crate::objects::slice;

super::elements!(vk::SampleLocationEXT, vk::VertexInputAttributeDescription);

/// A binding of vkCmdSetVertexInputEXT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VertexBinding {
    /// Its number.
    pub binding: u32,
    /// The bytes from one element to the next.
    pub stride: u32,
    /// By vertex or by instance.
    pub input_rate: vk::VertexInputRate,
    /// The instances for which an element stays the same.
    pub divisor: u32,
}

/// `VK_DYNAMIC_STATE_VERTEX_INPUT_EXT`
#[derive(Clone, Default, PartialEq)]
pub struct VertexInput {
    /// The bindings.
    pub bindings: Vec<VertexBinding>,
    /// The attributes.
    pub attributes: Elements<vk::VertexInputAttributeDescription>,
}

/// `VK_DYNAMIC_STATE_SAMPLE_MASK_EXT`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleMask {
    /// The number of samples.
    pub samples: vk::SampleCountFlags,
    /// A bit for each sample.
    pub mask: Vec<vk::SampleMask>,
}

/// `VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT`
#[derive(Clone, PartialEq)]
pub struct SampleLocations {
    /// The number of samples of a pixel.
    pub per_pixel: vk::SampleCountFlags,
    /// Width and height of the grid of pixels.
    pub grid_size: (u32, u32),
    /// The locations of the grid's samples.
    pub locations: Elements<vk::SampleLocationEXT>,
}

/// `VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FragmentShadingRate {
    /// Width and height of a fragment in pixels.
    pub fragment_size: (u32, u32),
    /// How the rate combines with the primitive's, and the result with the attachment's.
    pub combiners: [vk::FragmentShadingRateCombinerOpKHR; 2],
}

/// `VK_DYNAMIC_STATE_DEPTH_CLAMP_RANGE_EXT`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DepthClampRange {
    /// Where the range comes from.
    pub mode: vk::DepthClampModeEXT,
    /// Minimum and maximum; none unless the mode is that of a range by the application.
    pub range: Option<(f32, f32)>,
}

/// How depth bias is represented: a part of `VK_DYNAMIC_STATE_DEPTH_BIAS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthBiasRepresentation {
    /// The representation.
    pub representation: vk::DepthBiasRepresentationEXT,
    /// The bias is not scaled to be exact.
    pub is_exact: bool,
}

impl Default for DepthBiasRepresentation {
    /// That of a command without a representation.
    fn default() -> Self {
        let representation = vk::DepthBiasRepresentationEXT::LEAST_REPRESENTABLE_VALUE_FORMAT;
        Self { representation, is_exact: false }
    }
}

/// The index for the shader of each attachment that a render pass may read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputAttachmentIndices {
    /// Of the color attachments.
    pub color: Vec<u32>,
    /// Of the depth attachment: none for variables without an index.
    pub depth: Option<u32>,
    /// Of the stencil attachment: none for variables without an index.
    pub stencil: Option<u32>,
}

impl InputAttachmentIndices {
    /// The indices without pointers.
    ///
    /// # Safety
    ///
    /// The structure is valid, with what its pointers point to.
    pub unsafe fn new(info: &vk::RenderingInputAttachmentIndexInfo) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            Self {
                color: indices(info.p_color_attachment_input_indices, info.color_attachment_count),
                depth: info.p_depth_input_attachment_index.as_ref().copied(),
                stencil: info.p_stencil_input_attachment_index.as_ref().copied(),
            }
        }
    }
}

impl SampleLocations {
    /// The locations without pointers.
    ///
    /// # Safety
    ///
    /// The structure is valid, with its array.
    pub unsafe fn new(info: &vk::SampleLocationsInfoEXT) -> Self {
        let size = info.sample_location_grid_size;
        // SAFETY: the caller's promise.
        let locations = unsafe { slice(info.p_sample_locations, info.sample_locations_count) };
        Self {
            per_pixel: info.sample_locations_per_pixel,
            grid_size: (size.width, size.height),
            locations: Elements(locations.to_vec()),
        }
    }
}

/// Adds the functions that set these states.
pub(super) const fn add<S: HasState>(table: &mut DeviceEntrypointTable) {
    table.cmd_set_vertex_input_ext = Some(cmd_set_vertex_input_ext::<S>);
    table.cmd_set_sample_mask_ext = Some(cmd_set_sample_mask_ext::<S>);
    table.cmd_set_sample_locations_ext = Some(cmd_set_sample_locations_ext::<S>);
    table.cmd_set_fragment_shading_rate_khr = Some(cmd_set_fragment_shading_rate_khr::<S>);
    table.cmd_set_depth_clamp_range_ext = Some(cmd_set_depth_clamp_range_ext::<S>);
    table.cmd_set_depth_bias = Some(cmd_set_depth_bias::<S>);
    table.cmd_set_depth_bias2_ext = Some(cmd_set_depth_bias2_ext::<S>);
    table.cmd_set_rendering_attachment_locations =
        Some(cmd_set_rendering_attachment_locations::<S>);
    table.cmd_set_rendering_input_attachment_indices =
        Some(cmd_set_rendering_input_attachment_indices::<S>);
}

unsafe extern "system" fn cmd_set_vertex_input_ext<S: HasState>(
    command_buffer: vk::CommandBuffer,
    binding_count: u32,
    bindings: *const vk::VertexInputBindingDescription2EXT,
    attribute_count: u32,
    attributes: *const vk::VertexInputAttributeDescription2EXT,
) {
    let binding = |of: &vk::VertexInputBindingDescription2EXT| {
        let &vk::VertexInputBindingDescription2EXT { binding, stride, input_rate, divisor, .. } =
            of;
        VertexBinding { binding, stride, input_rate, divisor }
    };
    let attribute = |of: &vk::VertexInputAttributeDescription2EXT| {
        let &vk::VertexInputAttributeDescription2EXT { location, binding, format, offset, .. } = of;
        vk::VertexInputAttributeDescription { location, binding, format, offset }
    };
    // SAFETY: valid usage of the command: the arrays are that long.
    unsafe {
        let bindings = slice(bindings, binding_count).iter().map(binding).collect();
        let attributes = slice(attributes, attribute_count).iter().map(attribute).collect();
        let input = VertexInput { bindings, attributes: Elements(attributes) };
        S::with(command_buffer, |state| state.vertex_input_ext.set(input));
    }
}

unsafe extern "system" fn cmd_set_sample_mask_ext<S: HasState>(
    command_buffer: vk::CommandBuffer,
    samples: vk::SampleCountFlags,
    mask: *const vk::SampleMask,
) {
    // SAFETY: valid usage of the command: the mask has a word for 32 samples.
    unsafe {
        let mask = slice(mask, samples.as_raw().div_ceil(32)).to_vec();
        let mask = SampleMask { samples, mask };
        S::with(command_buffer, |state| state.sample_mask_ext.set(mask));
    }
}

unsafe extern "system" fn cmd_set_sample_locations_ext<S: HasState>(
    command_buffer: vk::CommandBuffer,
    info: *const vk::SampleLocationsInfoEXT,
) {
    // SAFETY: valid usage of the command: the structure is valid, with its array.
    unsafe {
        let locations = SampleLocations::new(&*info);
        S::with(command_buffer, |state| state.sample_locations_ext.set(locations));
    }
}

unsafe extern "system" fn cmd_set_fragment_shading_rate_khr<S: HasState>(
    command_buffer: vk::CommandBuffer,
    size: *const vk::Extent2D,
    combiners: *const vk::FragmentShadingRateCombinerOpKHR,
) {
    // SAFETY: valid usage of the command: the size is valid, and there are two combiners.
    unsafe {
        let fragment_size = ((*size).width, (*size).height);
        let rate = FragmentShadingRate { fragment_size, combiners: *combiners.cast::<[_; 2]>() };
        S::with(command_buffer, |state| state.fragment_shading_rate_khr.set(rate));
    }
}

unsafe extern "system" fn cmd_set_depth_clamp_range_ext<S: HasState>(
    command_buffer: vk::CommandBuffer,
    mode: vk::DepthClampModeEXT,
    range: *const vk::DepthClampRangeEXT,
) {
    // SAFETY: valid usage of the command: the range is valid in this mode, and ignored in others.
    unsafe {
        let range = (mode == vk::DepthClampModeEXT::USER_DEFINED_RANGE)
            .then(|| ((*range).min_depth_clamp, (*range).max_depth_clamp));
        let range = DepthClampRange { mode, range };
        S::with(command_buffer, |state| state.depth_clamp_range_ext.set(range));
    }
}

/// The same as vkCmdSetDepthBias2EXT without a representation.
unsafe extern "system" fn cmd_set_depth_bias<S: HasState>(
    command_buffer: vk::CommandBuffer,
    constant: f32,
    clamp: f32,
    slope: f32,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        commands::cmd_set_depth_bias::<S>(command_buffer, constant, clamp, slope);
        S::with(command_buffer, |state| state.depth_bias_representation.set(Default::default()));
    }
}

unsafe extern "system" fn cmd_set_depth_bias2_ext<S: HasState>(
    command_buffer: vk::CommandBuffer,
    info: *const vk::DepthBiasInfoEXT,
) {
    // SAFETY: valid usage of the command: the structure is valid, with its chain.
    unsafe {
        let info = &*info;
        let vk::DepthBiasInfoEXT {
            depth_bias_constant_factor: constant,
            depth_bias_clamp: clamp,
            depth_bias_slope_factor: slope,
            ..
        } = *info;
        commands::cmd_set_depth_bias::<S>(command_buffer, constant, clamp, slope);
        let given = chain::find::<vk::DepthBiasRepresentationInfoEXT, _>(info);
        let given = given.map(|given| DepthBiasRepresentation {
            representation: given.depth_bias_representation,
            is_exact: given.depth_bias_exact != vk::FALSE,
        });
        S::with(command_buffer, |state| {
            state.depth_bias_representation.set(given.unwrap_or_default());
        });
    }
}

unsafe extern "system" fn cmd_set_rendering_attachment_locations<S: HasState>(
    command_buffer: vk::CommandBuffer,
    info: *const vk::RenderingAttachmentLocationInfo,
) {
    // SAFETY: valid usage of the command: the structure is valid, with its array.
    unsafe {
        let info = &*info;
        let locations = indices(info.p_color_attachment_locations, info.color_attachment_count);
        S::with(command_buffer, |state| state.rendering_attachment_locations.set(locations));
    }
}

unsafe extern "system" fn cmd_set_rendering_input_attachment_indices<S: HasState>(
    command_buffer: vk::CommandBuffer,
    info: *const vk::RenderingInputAttachmentIndexInfo,
) {
    // SAFETY: valid usage of the command: the structure is valid, with what its pointers point to.
    unsafe {
        let indices = InputAttachmentIndices::new(&*info);
        S::with(command_buffer, |state| state.rendering_input_attachment_indices.set(indices));
    }
}

/// The indices of an array; without an array, each attachment's is its own.
///
/// # Safety
///
/// The array is null or that long.
pub(crate) unsafe fn indices(array: *const u32, count: u32) -> Vec<u32> {
    match array.is_null() {
        true => (0..count).collect(),
        // SAFETY: the caller's promise.
        false => unsafe { slice(array, count).to_vec() },
    }
}
