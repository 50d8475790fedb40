//! Render passes and framebuffers, and their commands in terms of vkCmdBeginRendering,
//! vkCmdEndRendering and vkCmdPipelineBarrier2.
//!
//! Each subpass becomes one rendering. Before it stands one barrier with the dependencies of the
//! subpass and the changes of layouts; after the last one stands another, with the final layouts.
//!
//! [`OBJECTS`] are among [`ALL`](super::ALL): a driver without render passes of its own has the kit's
//! objects, and reads them with [`render_pass`] and [`framebuffer`]. The commands need to know the image
//! of a view, so a driver takes them with [`also`](crate::objects::Description::also):
//!
//! ```
//! use author_kit::common::render_passes::{self, HostViews};
//! use author_kit::driver::{Description, Driver, nothing};
//! use dispatch_tables::{DeviceEntrypointTable, vk};
//!
//! static DRIVER: Driver = Driver::new(Description {
//!     device: DeviceEntrypointTable {
//!         cmd_begin_rendering: Some(nothing()),
//!         cmd_end_rendering: Some(nothing()),
//!         cmd_pipeline_barrier2: Some(nothing()),
//!         ..DeviceEntrypointTable::EMPTY
//!     },
//!     also: &[render_passes::entries::<HostViews>()],
//!     ..Description::new(vk::API_VERSION_1_3, |_| Ok(Vec::new()), |_, _| Ok(()))
//! });
//!
//! assert!(DRIVER.tables().device.cmd_begin_render_pass2().is_some());
//! // The older command calls that one.
//! assert!(DRIVER.tables().device.cmd_begin_render_pass().is_some());
//! ```
//!
//! | file | content |
//! |---|---|
//! | `digest` | a render pass as plain data |
//! | `plan` | the barriers, load and store operations of each subpass, found once |
//! | `lower` | the structures of a rendering and of its barrier |
//! | `commands` | the commands of a command buffer |
//! | `formats` | what pipelines and secondary command buffers need to know of a subpass |

mod commands;
mod digest;
mod formats;
mod lower;
mod plan;

use std::marker::PhantomData;
use std::sync::Arc;

use dispatch_tables::vk::{self, chain};

pub use digest::{
    Attachment, Dependency, DepthStencilResolve, Part, Reference, RenderPass, ShadingRate, Subpass,
};
pub use formats::{
    Formats, InputIndices, inheritance_rendering, pipeline_flags, pipeline_rendering,
};

use super::{held, host_images};
use crate::common;
use crate::objects::{self, Common, device_table, object, slice};
use plan::Plan;

/// The entries of objects.
pub static OBJECTS: &[Common] = &[
    common!(CreateRenderPass2, create_render_pass, [], beside[CREATE_RENDER_PASS]),
    common!(
        DestroyRenderPass,
        destroy_render_pass,
        [],
        beside [CREATE_RENDER_PASS, CREATE_RENDER_PASS2]
    ),
    common!(CreateFramebuffer, create_framebuffer, []),
    common!(DestroyFramebuffer, destroy_framebuffer, [], beside[CREATE_FRAMEBUFFER]),
    common!(
        GetRenderAreaGranularity,
        granularity,
        [GET_RENDERING_AREA_GRANULARITY],
        beside [CREATE_RENDER_PASS, CREATE_RENDER_PASS2]
    ),
];

/// The entries of commands, for a driver with such views.
#[must_use]
pub const fn entries<V: Views>() -> &'static [Common] {
    Lowered::<V>::ENTRIES
}

struct Lowered<V>(PhantomData<V>);

impl<V: Views> Lowered<V> {
    const ENTRIES: &'static [Common] = &[
        common!(
            CmdBeginRenderPass2,
            commands::begin::<V>,
            [CMD_BEGIN_RENDERING, CMD_END_RENDERING, CMD_PIPELINE_BARRIER2],
            beside [CREATE_RENDER_PASS, CREATE_RENDER_PASS2, CREATE_FRAMEBUFFER]
        ),
        common!(
            CmdNextSubpass2,
            commands::next,
            [CMD_BEGIN_RENDERING, CMD_END_RENDERING, CMD_PIPELINE_BARRIER2],
            beside [CREATE_RENDER_PASS, CREATE_RENDER_PASS2, CMD_BEGIN_RENDER_PASS2]
        ),
        common!(
            CmdEndRenderPass2,
            commands::end,
            [CMD_BEGIN_RENDERING, CMD_END_RENDERING, CMD_PIPELINE_BARRIER2],
            beside [CREATE_RENDER_PASS, CREATE_RENDER_PASS2, CMD_BEGIN_RENDER_PASS2]
        ),
    ];
}

/// What a driver's image views are of.
pub trait Views: 'static {
    /// The image of a view.
    ///
    /// # Safety
    ///
    /// The view is alive.
    unsafe fn image(view: vk::ImageView) -> ImageOfView;
}

/// The image of a view, for a barrier.
#[derive(Clone, Copy)]
pub struct ImageOfView {
    /// The image.
    pub image: vk::Image,
    /// The view's part of the image, with its number of layers.
    pub range: vk::ImageSubresourceRange,
    /// The image has three dimensions, so that the layers of the view are slices.
    pub is_3d: bool,
}

/// Views of [`held`], of images of [`host_images`].
pub struct HostViews;

impl Views for HostViews {
    unsafe fn image(view: vk::ImageView) -> ImageOfView {
        // SAFETY: the caller's promise. A view's image lives as long as the view is used.
        let (info, image) = unsafe {
            let info = held::info::<vk::ImageViewCreateInfo>(view);
            (info, host_images::image(info.image).info())
        };
        let mut range = info.subresource_range;
        if range.layer_count == vk::REMAINING_ARRAY_LAYERS {
            range.layer_count = image.array_layers.saturating_sub(range.base_array_layer);
        }
        ImageOfView { image: info.image, range, is_3d: image.image_type == vk::ImageType::TYPE_3D }
    }
}

/// What the object of a render pass holds.
struct Passes {
    pass: RenderPass,
    plan: Plan,
}

/// A framebuffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Framebuffer {
    /// The flags.
    pub flags: vk::FramebufferCreateFlags,
    /// The views; none of an imageless framebuffer, whose views come with vkCmdBeginRenderPass2.
    pub views: Vec<vk::ImageView>,
    /// What the images of an imageless framebuffer will be.
    pub images: Vec<FramebufferImage>,
    /// Width and height.
    pub extent: (u32, u32),
    /// The number of layers.
    pub layers: u32,
}

/// What an attachment of an imageless framebuffer will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FramebufferImage {
    /// The image's flags.
    pub flags: vk::ImageCreateFlags,
    /// The image's usage.
    pub usage: vk::ImageUsageFlags,
    /// Width and height.
    pub extent: (u32, u32),
    /// The number of layers.
    pub layers: u32,
    /// The formats of its views.
    pub view_formats: Vec<vk::Format>,
}

/// The render pass of a handle.
///
/// # Safety
///
/// A live render pass of [`OBJECTS`].
pub unsafe fn render_pass<'a>(handle: vk::RenderPass) -> &'a RenderPass {
    // SAFETY: the caller's promise.
    &unsafe { passes(handle) }.pass
}

/// # Safety
///
/// A live render pass of [`OBJECTS`].
unsafe fn passes<'a>(handle: vk::RenderPass) -> &'a Arc<Passes> {
    // SAFETY: the caller's promise.
    unsafe { object::get::<Arc<Passes>>(handle) }
}

/// The framebuffer of a handle.
///
/// # Safety
///
/// A live framebuffer of [`OBJECTS`].
pub unsafe fn framebuffer<'a>(handle: vk::Framebuffer) -> &'a Framebuffer {
    // SAFETY: the caller's promise.
    unsafe { object::get::<Framebuffer>(handle) }
}

unsafe extern "system" fn create_render_pass(
    device: vk::Device,
    info: *const vk::RenderPassCreateInfo2,
    callbacks: *const vk::AllocationCallbacks,
    handle: *mut vk::RenderPass,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let pass = RenderPass::new(&*info);
        let plan = Plan::new(&pass);
        let parent = objects::device(device).allocator;
        let passes = Arc::new(Passes { pass, plan });
        object::store(object::create(parent, callbacks, passes), handle)
    }
}

unsafe extern "system" fn destroy_render_pass(
    _: vk::Device,
    handle: vk::RenderPass,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Arc<Passes>>(handle) };
}

unsafe extern "system" fn create_framebuffer(
    device: vk::Device,
    info: *const vk::FramebufferCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    handle: *mut vk::Framebuffer,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let parent = objects::device(device).allocator;
        let framebuffer = Framebuffer::new(&*info);
        object::store(object::create(parent, callbacks, framebuffer), handle)
    }
}

unsafe extern "system" fn destroy_framebuffer(
    _: vk::Device,
    handle: vk::Framebuffer,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Framebuffer>(handle) };
}

impl Framebuffer {
    /// A framebuffer as plain data.
    ///
    /// # Safety
    ///
    /// The structure is valid, as vkCreateFramebuffer takes it.
    pub unsafe fn new(info: &vk::FramebufferCreateInfo) -> Self {
        let is_imageless = info.flags.contains(vk::FramebufferCreateFlags::IMAGELESS);
        // SAFETY: the caller's promise. An imageless framebuffer's array is ignored.
        let (views, images) = unsafe {
            let views = match is_imageless {
                true => &[],
                false => slice(info.p_attachments, info.attachment_count),
            };
            let images = chain::find::<vk::FramebufferAttachmentsCreateInfo, _>(info);
            let images = images.filter(|_| is_imageless);
            (
                views,
                images.map_or(&[][..], |images| {
                    slice(images.p_attachment_image_infos, images.attachment_image_info_count)
                }),
            )
        };
        let image = |of: &vk::FramebufferAttachmentImageInfo| FramebufferImage {
            flags: of.flags,
            usage: of.usage,
            extent: (of.width, of.height),
            layers: of.layer_count,
            // SAFETY: the caller's promise.
            view_formats: unsafe { slice(of.p_view_formats, of.view_format_count) }.to_vec(),
        };
        Self {
            flags: info.flags,
            views: views.to_vec(),
            images: images.iter().map(image).collect(),
            extent: (info.width, info.height),
            layers: info.layers,
        }
    }
}

/// The granularity that suits the renderings of all subpasses: the least common multiple of theirs. A
/// driver that says 0 has no wish.
unsafe extern "system" fn granularity(
    device: vk::Device,
    handle: vk::RenderPass,
    granularity: *mut vk::Extent2D,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let of_rendering = device_table(device).get_rendering_area_granularity().expect("required");
        let mut all = vk::Extent2D { width: 1, height: 1 };
        for subpass in &render_pass(handle).subpasses {
            let info = subpass.formats.area(subpass.view_mask);
            let mut one = vk::Extent2D::default();
            of_rendering(device, &info, &mut one);
            all.width = common_multiple(all.width, one.width.max(1));
            all.height = common_multiple(all.height, one.height.max(1));
        }
        *granularity = all;
    }
}

/// The least common multiple of numbers that are not zero, or the largest number instead of a larger one.
fn common_multiple(one: u32, other: u32) -> u32 {
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (one / divisor).saturating_mul(other)
}
