//! Objects that hold their create info: samplers, views, layouts, shader modules, pipelines,
//! and others that a driver reads and no GPU does.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also), and reads a create info with [`info`].

use std::ffi::c_void;
use std::ptr::NonNull;

use dispatch_tables::vk::chain::Structure;
use dispatch_tables::vk::{self, Handle};

use crate::common;
use crate::objects::{self, Common, object};
use crate::structure::{self, Arena};

/// A deep copy of a create info, with its chain. Objects of one type hold create infos of several
/// types, so the type stands in the functions alone.
struct Held {
    info: NonNull<c_void>,
    _arena: Arena,
}

// SAFETY: nobody writes to the copy or takes from the arena after the creation.
unsafe impl Send for Held {}
// SAFETY: as above.
unsafe impl Sync for Held {}

/// The create info of an object.
///
/// # Safety
///
/// A live object of these entries, which was created with such a create info.
pub unsafe fn info<'a, I: Structure>(handle: impl Handle) -> &'a I {
    // SAFETY: the caller's promise; the copy lives as long as the object.
    unsafe { object::get::<Held>(handle).info.cast().as_ref() }
}

unsafe extern "system" fn create<I: Structure, H: Handle>(
    device: vk::Device,
    info: *const I,
    callbacks: *const vk::AllocationCallbacks,
    handle: *mut H,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let arena = Arena::new();
        let Some(info) = NonNull::new(structure::copy(&arena, &*info)) else {
            return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
        };
        let allocator = objects::device(device).allocator;
        let held = Held { info: info.cast(), _arena: arena };
        object::store(object::create(allocator, callbacks, held), handle)
    }
}

unsafe extern "system" fn destroy<H: Handle>(
    _: vk::Device,
    handle: H,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command: `create` made the object.
    unsafe { object::destroy::<Held>(handle) };
}

unsafe extern "system" fn create_pipelines<I: Structure>(
    device: vk::Device,
    _: vk::PipelineCache,
    count: u32,
    infos: *const I,
    callbacks: *const vk::AllocationCallbacks,
    pipelines: *mut vk::Pipeline,
) -> vk::Result {
    // SAFETY: valid usage of the command, which has so many create infos, and room for the handles.
    let make = |at: usize| unsafe {
        pipelines.add(at).write(vk::Pipeline::NULL);
        create(device, infos.add(at), callbacks, pipelines.add(at))
    };
    let results: Vec<_> = (0..count as usize).map(make).collect();
    results.into_iter().find(|result| result.is_error()).unwrap_or(vk::Result::SUCCESS)
}

/// The entries of objects: the creation as a constant and as a type, the destruction, the create info and the handle.
macro_rules! held {
    ($($create:ident $create_type:ident $destroy:ident $info:ident $handle:ident;)*) => {
        /// The entries.
        pub static ENTRIES: &[Common] = &[$(
            common!($create_type, create::<vk::$info, vk::$handle>, []),
            common!(
                $destroy,
                destroy::<vk::$handle>,
                [],
                beside [$create]
            ),
        )*
            common!(
                CreateGraphicsPipelines,
                create_pipelines::<vk::GraphicsPipelineCreateInfo>,
                []
            ),
            common!(
                CreateComputePipelines,
                create_pipelines::<vk::ComputePipelineCreateInfo>,
                []
            ),
            common!(
                DestroyPipeline,
                destroy::<vk::Pipeline>,
                [],
                beside [CREATE_GRAPHICS_PIPELINES, CREATE_COMPUTE_PIPELINES]
            ),
        ];
    };
}

held! {
    CREATE_BUFFER_VIEW CreateBufferView
        DestroyBufferView BufferViewCreateInfo BufferView;
    CREATE_DESCRIPTOR_SET_LAYOUT CreateDescriptorSetLayout
        DestroyDescriptorSetLayout
        DescriptorSetLayoutCreateInfo DescriptorSetLayout;
    CREATE_IMAGE_VIEW CreateImageView
        DestroyImageView ImageViewCreateInfo ImageView;
    CREATE_PIPELINE_LAYOUT CreatePipelineLayout
        DestroyPipelineLayout PipelineLayoutCreateInfo PipelineLayout;
    CREATE_SAMPLER CreateSampler
        DestroySampler SamplerCreateInfo Sampler;
    CREATE_SAMPLER_YCBCR_CONVERSION CreateSamplerYcbcrConversion
        DestroySamplerYcbcrConversion
        SamplerYcbcrConversionCreateInfo SamplerYcbcrConversion;
    CREATE_SHADER_MODULE CreateShaderModule
        DestroyShaderModule ShaderModuleCreateInfo ShaderModule;
}
