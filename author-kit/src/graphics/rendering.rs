//! What a pipeline renders to: of its render pass or of its chain.

use dispatch_tables::vk::{self, GraphicsPipelineLibraryFlagsEXT as Parts, chain};

use crate::common::render_passes;
use crate::dynamic::structures::{InputAttachmentIndices, indices};
use crate::objects::slice;

/// What a pipeline renders to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rendering {
    /// The views; 0 without multiview.
    pub view_mask: u32,
    /// The formats of the color attachments; `UNDEFINED` for none.
    pub colors: Vec<vk::Format>,
    /// The format of the depth attachment.
    pub depth: vk::Format,
    /// The format of the stencil attachment.
    pub stencil: vk::Format,
    /// The location of each color attachment; none where each has its own number.
    pub locations: Option<Vec<u32>>,
    /// Which attachments are input attachments too; none where the pipeline does not say.
    pub input_indices: Option<InputAttachmentIndices>,
}

impl Rendering {
    /// What a create info renders to, as far as these parts know. Formats are those of the fragment
    /// output.
    ///
    /// # Safety
    ///
    /// The structure is what vkCreateGraphicsPipelines takes; a render pass is a live one of
    /// [`render_passes`].
    pub unsafe fn new(info: &vk::GraphicsPipelineCreateInfo, parts: Parts) -> Self {
        let mut rendering = Self::default();
        // The vertex input alone renders to nothing, and its render pass may be nonsense.
        if !parts.intersects(!Parts::VERTEX_INPUT_INTERFACE & Parts::all()) {
            return rendering;
        }
        // SAFETY: the caller's promise.
        unsafe {
            let of_pass = info.render_pass;
            if let Some(said) = render_passes::pipeline_rendering(info) {
                rendering.view_mask = said.view_mask;
                // Without a render pass, formats mean something to the fragment output alone.
                if !of_pass.is_null() || parts.contains(Parts::FRAGMENT_OUTPUT_INTERFACE) {
                    let count = said.color_attachment_count;
                    rendering.colors = slice(said.p_color_attachment_formats, count).to_vec();
                    rendering.depth = said.depth_attachment_format;
                    rendering.stencil = said.stencil_attachment_format;
                }
            }
            let locations = chain::find::<vk::RenderingAttachmentLocationInfo, _>(info);
            rendering.locations = locations
                .map(|of| indices(of.p_color_attachment_locations, of.color_attachment_count));
            let said = chain::find::<vk::RenderingInputAttachmentIndexInfo, _>(info).copied();
            let of_subpass = || {
                let pass = (!of_pass.is_null()).then(|| render_passes::render_pass(of_pass))?;
                let subpass = pass.subpasses.get(info.subpass as usize)?;
                Some(subpass.input_indices.as_ref()?.info())
            };
            let said = said.or_else(of_subpass);
            rendering.input_indices = said.map(|info| InputAttachmentIndices::new(&info));
        }
        rendering
    }

    /// There is no depth attachment and no stencil attachment.
    pub(super) fn has_no_depth_stencil(&self) -> bool {
        self.depth == vk::Format::UNDEFINED && self.stencil == vk::Format::UNDEFINED
    }

    /// There is a color attachment.
    pub(super) fn has_colors(&self) -> bool {
        self.colors.iter().any(|format| *format != vk::Format::UNDEFINED)
    }

    pub(super) fn link(&mut self, other: &Self, parts: Parts) {
        self.view_mask |= other.view_mask;
        if parts.contains(Parts::FRAGMENT_OUTPUT_INTERFACE) {
            self.colors.clone_from(&other.colors);
            (self.depth, self.stencil) = (other.depth, other.stencil);
            self.locations.clone_from(&other.locations);
        }
        if parts.contains(Parts::FRAGMENT_SHADER) {
            self.input_indices.clone_from(&other.input_indices);
        }
    }
}
