//! Clears, blits, resolves and renderings that the kit executes, as an application sees them.

use std::ptr::null;

use author_kit::common::{host_formats, host_images};
use dispatch_tables::vk::{self, ImageAspectFlags as Aspect};

use crate::executed::Application;
use crate::support::{DeviceOf, call};

const GENERAL: vk::ImageLayout = vk::ImageLayout::GENERAL;
const RED: vk::ClearColorValue = vk::ClearColorValue { float32: [1.0, 0.0, 0.0, 1.0] };
const RED_TEXEL: [u8; 4] = [255, 0, 0, 255];
const GREEN: vk::ClearColorValue = vk::ClearColorValue { float32: [0.0, 1.0, 0.0, 1.0] };
const GREEN_TEXEL: [u8; 4] = [0, 255, 0, 255];

/// An image with memory and a view.
struct Image {
    info: vk::ImageCreateInfo,
    image: vk::Image,
    memory: vk::DeviceMemory,
    view: vk::ImageView,
}

fn create_info(format: vk::Format, [width, height]: [u32; 2]) -> vk::ImageCreateInfo {
    vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_2D,
        format,
        extent: vk::Extent3D { width, height, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        ..Default::default()
    }
}

/// All of an aspect, for a view and for a clear.
fn all_of(aspect_mask: Aspect) -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange {
        aspect_mask,
        level_count: vk::REMAINING_MIP_LEVELS,
        layer_count: vk::REMAINING_ARRAY_LAYERS,
        ..Default::default()
    }
}

impl Image {
    fn new(device: &DeviceOf, format: vk::Format, extent: [u32; 2]) -> Self {
        Self::of(device, &create_info(format, extent), format, all_of(Aspect::COLOR))
    }

    /// An image with a view of this format and range.
    fn of(
        device: &DeviceOf,
        info: &vk::ImageCreateInfo,
        format: vk::Format,
        subresource_range: vk::ImageSubresourceRange,
    ) -> Self {
        let (handle, mut image, mut memory) =
            (device.handle, vk::Image::NULL, vk::DeviceMemory::NULL);
        call!(device.commands.create_image(handle, info, null(), &mut image));
        let mut needs = vk::MemoryRequirements::default();
        call!(device.commands.get_image_memory_requirements(handle, image, &mut needs));
        let allocation =
            vk::MemoryAllocateInfo { allocation_size: needs.size, ..Default::default() };
        call!(device.commands.allocate_memory(handle, &allocation, null(), &mut memory));
        call!(device.commands.bind_image_memory(handle, image, memory, 0));
        let mut view = vk::ImageView::NULL;
        let of_view =
            vk::ImageViewCreateInfo { image, format, subresource_range, ..Default::default() };
        call!(device.commands.create_image_view(handle, &of_view, null(), &mut view));
        Self { info: *info, image, memory, view }
    }

    fn texel<const SIZE: usize>(&self, level: u32, layer: u32, at: [u32; 3]) -> [u8; SIZE] {
        self.texel_of(Aspect::COLOR, level, layer, at)
    }

    fn texel_of<const SIZE: usize>(
        &self,
        aspect: Aspect,
        level: u32,
        layer: u32,
        at: [u32; 3],
    ) -> [u8; SIZE] {
        // SAFETY: the image is alive and its memory initialized; the tests ask for the texel's size.
        unsafe {
            let place = host_images::texel(self.image, aspect, level, layer, at);
            *place.expect("a texel").cast()
        }
    }

    /// The first bytes of the texels of the first level and layer, row by row.
    fn bytes(&self) -> Vec<u8> {
        let vk::Extent3D { width, height, .. } = self.info.extent;
        let rows = (0..height).flat_map(|y| (0..width).map(move |x| [x, y, 0]));
        rows.map(|at| self.texel::<1>(0, 0, at)[0]).collect()
    }

    /// Writes the first bytes of texels, as `bytes` reads them.
    fn write(&self, bytes: &[u8]) {
        let width = self.info.extent.width;
        for (&byte, at) in bytes.iter().zip(0..) {
            let at = [at % width, at / width, 0];
            // SAFETY: the image is alive.
            unsafe {
                *host_images::texel(self.image, Aspect::COLOR, 0, 0, at).expect("a texel") = byte;
            }
        }
    }

    fn destroy(self, device: &DeviceOf) {
        call!(device.commands.destroy_image_view(device.handle, self.view, null()));
        call!(device.commands.destroy_image(device.handle, self.image, null()));
        call!(device.commands.free_memory(device.handle, self.memory, null()));
    }
}

/// Records commands, and waits for their execution.
fn execute(application: &Application, record: impl FnOnce(&DeviceOf, vk::CommandBuffer)) {
    let Application { device, commands, .. } = application;
    call!(device.commands.begin_command_buffer(*commands, &Default::default()));
    record(device, *commands);
    assert_eq!(call!(device.commands.end_command_buffer(*commands)), vk::Result::SUCCESS);
    application.submit(0, &[*commands], vk::Fence::NULL);
    application.wait();
}

fn rect(x: i32, y: i32, width: u32, height: u32) -> vk::Rect2D {
    vk::Rect2D { offset: vk::Offset2D { x, y }, extent: vk::Extent2D { width, height } }
}

#[test]
fn a_range_of_an_image_is_cleared_and_nothing_else() {
    let application = Application::new();
    let device = &application.device;
    let rgba = vk::Format::R8G8B8A8_UNORM;
    let info = vk::ImageCreateInfo { mip_levels: 2, array_layers: 3, ..create_info(rgba, [5, 3]) };
    let image = Image::of(device, &info, rgba, all_of(Aspect::COLOR));
    let range = vk::ImageSubresourceRange {
        aspect_mask: Aspect::COLOR,
        base_mip_level: 1,
        level_count: 1,
        base_array_layer: 1,
        layer_count: vk::REMAINING_ARRAY_LAYERS,
    };
    execute(&application, |device, commands| {
        call!(device.commands.cmd_clear_color_image(
            commands,
            image.image,
            GENERAL,
            &RED,
            1,
            &range
        ));
    });
    assert_eq!(image.texel(1, 1, [1, 0, 0]), RED_TEXEL);
    assert_eq!(image.texel(1, 2, [0, 0, 0]), RED_TEXEL);
    assert_eq!(image.texel(1, 0, [0, 0, 0]), [0; 4]);
    assert_eq!(image.texel(0, 1, [4, 2, 0]), [0; 4]);
    image.destroy(device);
    application.destroy();
}

#[test]
fn depth_and_stencil_are_cleared_one_by_one_or_both() {
    let application = Application::new();
    let device = &application.device;
    let both = Aspect::DEPTH | Aspect::STENCIL;
    let format = vk::Format::D16_UNORM_S8_UINT;
    let [image, other] =
        [(); 2].map(|()| Image::of(device, &create_info(format, [3, 2]), format, all_of(both)));
    let value = vk::ClearDepthStencilValue { depth: 1.0, stencil: 5 };
    execute(&application, |device, commands| {
        for (image, aspect) in [(&image, both), (&other, Aspect::STENCIL)] {
            let (image, range) = (image.image, all_of(aspect));
            call!(
                device
                    .commands
                    .cmd_clear_depth_stencil_image(commands, image, GENERAL, &value, 1, &range)
            );
        }
    });
    assert_eq!(image.texel_of(Aspect::DEPTH, 0, 0, [2, 1, 0]), [255; 2]);
    assert_eq!(image.texel_of(Aspect::STENCIL, 0, 0, [2, 1, 0]), [5]);
    assert_eq!(other.texel_of(Aspect::DEPTH, 0, 0, [2, 1, 0]), [0; 2]);
    assert_eq!(other.texel_of(Aspect::STENCIL, 0, 0, [0, 0, 0]), [5]);
    for image in [image, other] {
        image.destroy(device);
    }
    application.destroy();
}

/// Of integers and stencil the lowest bits, and two words each of components of 64 bits.
#[test]
fn clear_values_are_taken_as_wide_as_the_components() {
    let application = Application::new();
    let device = &application.device;
    let [bytes, wide] = [vk::Format::R8G8B8A8_UINT, vk::Format::R64G64_SFLOAT]
        .map(|format| Image::new(device, format, [1, 1]));
    let stencil = vk::Format::S8_UINT;
    let stencil =
        Image::of(device, &create_info(stencil, [1, 1]), stencil, all_of(Aspect::STENCIL));
    let large = vk::ClearColorValue { uint32: [0x1ff, 0x12345, 256, 7] };
    let [half, quarter] = [0.5_f64, 0.25].map(f64::to_bits);
    let high = |bits: u64| (bits >> 32) as u32;
    let doubles = vk::ClearColorValue { uint32: [0, high(half), 0, high(quarter)] };
    let of_stencil = vk::ClearDepthStencilValue { depth: 0.0, stencil: 0x1234 };
    execute(&application, |device, commands| {
        let range = all_of(Aspect::COLOR);
        for (image, color) in [(bytes.image, &large), (wide.image, &doubles)] {
            call!(
                device.commands.cmd_clear_color_image(commands, image, GENERAL, color, 1, &range)
            );
        }
        let (image, range) = (stencil.image, all_of(Aspect::STENCIL));
        call!(device.commands.cmd_clear_depth_stencil_image(
            commands,
            image,
            GENERAL,
            &of_stencil,
            1,
            &range
        ));
    });
    assert_eq!(bytes.texel(0, 0, [0, 0, 0]), [0xff, 0x45, 0, 7]);
    assert_eq!(
        wide.texel::<16>(0, 0, [0, 0, 0]),
        [half, quarter].map(u64::to_le_bytes).concat()[..]
    );
    assert_eq!(stencil.texel_of(Aspect::STENCIL, 0, 0, [0, 0, 0]), [0x34]);
    for image in [bytes, wide, stencil] {
        image.destroy(device);
    }
    application.destroy();
}

fn region(source: [[i32; 2]; 2], target: [[i32; 2]; 2]) -> vk::ImageBlit2 {
    let part = vk::ImageSubresourceLayers {
        aspect_mask: Aspect::COLOR,
        layer_count: 1,
        ..Default::default()
    };
    let offsets = |[start, end]: [[i32; 2]; 2]| {
        let corner = |[x, y]: [i32; 2], z| vk::Offset3D { x, y, z };
        [corner(start, 0), corner(end, 1)]
    };
    vk::ImageBlit2 {
        src_subresource: part,
        src_offsets: offsets(source),
        dst_subresource: part,
        dst_offsets: offsets(target),
        ..Default::default()
    }
}

fn blit(
    application: &Application,
    from: &Image,
    to: &Image,
    filter: vk::Filter,
    region: &vk::ImageBlit2,
) {
    execute(application, |device, commands| {
        let info = vk::BlitImageInfo2 {
            src_image: from.image,
            src_image_layout: GENERAL,
            dst_image: to.image,
            dst_image_layout: GENERAL,
            region_count: 1,
            p_regions: region,
            filter,
            ..Default::default()
        };
        call!(device.commands.cmd_blit_image2(commands, &info));
    });
}

#[test]
fn blits_scale_and_mirror() {
    let application = Application::new();
    let device = &application.device;
    let image = |extent| Image::new(device, vk::Format::R8_UNORM, extent);
    let (small, large) = (image([2, 2]), image([5, 4]));
    small.write(&[1, 2, 3, 4]);
    // Twice as large, mirrored in x, one texel from the left.
    let mirrored = region([[0, 0], [2, 2]], [[5, 0], [1, 4]]);
    blit(&application, &small, &large, vk::Filter::NEAREST, &mirrored);
    let (upper, lower) = ([0, 2, 2, 1, 1], [0, 4, 4, 3, 3]);
    assert_eq!(large.bytes(), [upper, upper, lower, lower].concat());
    // Back by half: the second of two texels, since the center is between both.
    let half = region([[1, 0], [5, 4]], [[0, 0], [2, 2]]);
    blit(&application, &large, &small, vk::Filter::NEAREST, &half);
    assert_eq!(small.bytes(), [2, 1, 4, 3]);
    for image in [small, large] {
        image.destroy(device);
    }
    application.destroy();
}

#[test]
fn a_linear_filter_takes_the_neighbors_and_repeats_the_edge() {
    let application = Application::new();
    let device = &application.device;
    let image = |extent| Image::new(device, vk::Format::R8_UNORM, extent);
    let (small, large) = (image([2, 1]), image([4, 1]));
    small.write(&[0, 100]);
    let twice = region([[0, 0], [2, 1]], [[0, 0], [4, 1]]);
    blit(&application, &small, &large, vk::Filter::LINEAR, &twice);
    assert_eq!(large.bytes(), [0, 25, 75, 100]);
    for image in [small, large] {
        image.destroy(device);
    }
    application.destroy();
}

#[test]
fn blits_convert_between_formats() {
    let application = Application::new();
    let device = &application.device;
    let [srgb, half, integers, narrow] = [
        vk::Format::B8G8R8A8_SRGB,
        vk::Format::R16G16_SFLOAT,
        vk::Format::R32G32_SINT,
        vk::Format::R8G8B8A8_SINT,
    ]
    .map(|format| Image::new(device, format, [1, 1]));
    let color = vk::ClearColorValue { float32: [1.0, 0.5, 0.25, 0.0] };
    let numbers = vk::ClearColorValue { int32: [-1000, 7, 0, 0] };
    execute(&application, |device, commands| {
        for (image, color) in [(srgb.image, &color), (integers.image, &numbers)] {
            let range = all_of(Aspect::COLOR);
            call!(
                device.commands.cmd_clear_color_image(commands, image, GENERAL, color, 1, &range)
            );
        }
    });
    let one = region([[0, 0], [1, 1]], [[0, 0], [1, 1]]);
    blit(&application, &srgb, &half, vk::Filter::NEAREST, &one);
    blit(&application, &integers, &narrow, vk::Filter::NEAREST, &one);
    // 188 of 255 in sRGB is 0.5029.
    assert_eq!(srgb.texel(0, 0, [0, 0, 0]), [137, 188, 255, 0]);
    assert_eq!(half.texel(0, 0, [0, 0, 0]), [0, 0x3c, 0x06, 0x38]);
    assert_eq!(narrow.texel(0, 0, [0, 0, 0]), [0x80, 7, 0, 1]);
    for image in [srgb, half, integers, narrow] {
        image.destroy(device);
    }
    application.destroy();
}

#[test]
fn layers_and_slices_are_blitted() {
    let application = Application::new();
    let device = &application.device;
    let r8 = vk::Format::R8_UNORM;
    let info = vk::ImageCreateInfo { array_layers: 2, ..create_info(r8, [1, 1]) };
    let [from, to] = [(); 2].map(|()| Image::of(device, &info, r8, all_of(Aspect::COLOR)));
    let deep = |depth| vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_3D,
        extent: vk::Extent3D { width: 1, height: 1, depth },
        ..create_info(r8, [1, 1])
    };
    let [flat, deep] =
        [2, 4].map(|depth| Image::of(device, &deep(depth), r8, all_of(Aspect::COLOR)));
    for (layer, byte) in [(0, 1), (1, 2)] {
        // SAFETY: the images are alive.
        unsafe {
            let place = host_images::texel(from.image, Aspect::COLOR, 0, layer, [0; 3]);
            *place.expect("a layer") = byte;
            let place = host_images::texel(flat.image, Aspect::COLOR, 0, 0, [0, 0, layer]);
            *place.expect("a slice") = byte;
        }
    }
    let mut one = region([[0, 0], [1, 1]], [[0, 0], [1, 1]]);
    let layers = vk::ImageSubresourceLayers { layer_count: 2, ..one.src_subresource };
    let of_layers = vk::ImageBlit2 { src_subresource: layers, dst_subresource: layers, ..one };
    blit(&application, &from, &to, vk::Filter::NEAREST, &of_layers);
    (one.src_offsets[1].z, one.dst_offsets[1].z) = (2, 4);
    blit(&application, &flat, &deep, vk::Filter::NEAREST, &one);
    let of = |image: &Image, layer, slice| image.texel::<1>(0, layer, [0, 0, slice])[0];
    assert_eq!([of(&to, 0, 0), of(&to, 1, 0)], [1, 2]);
    assert_eq!([0, 1, 2, 3].map(|slice| of(&deep, 0, slice)), [1, 1, 2, 2]);
    for image in [from, to, flat, deep] {
        image.destroy(device);
    }
    application.destroy();
}

/// The samples of texel (1, 0).
fn write_samples(image: &Image, samples: [u8; 4]) {
    // SAFETY: the image is alive, with four samples of a byte.
    unsafe {
        let place = host_images::texel(image.image, Aspect::COLOR, 0, 0, [1, 0, 0]);
        place.expect("a texel").cast::<[u8; 4]>().write(samples);
    }
}

#[test]
fn a_resolve_averages_numbers_and_takes_the_first_of_integers() {
    let application = Application::new();
    let device = &application.device;
    for (format, resolved) in [(vk::Format::R8_UNORM, 25), (vk::Format::R8_UINT, 10)] {
        let info = vk::ImageCreateInfo {
            samples: vk::SampleCountFlags::TYPE_4,
            ..create_info(format, [2, 1])
        };
        let from = Image::of(device, &info, format, all_of(Aspect::COLOR));
        let to = Image::new(device, format, [2, 1]);
        write_samples(&from, [10, 20, 30, 40]);
        let part = region([[0; 2]; 2], [[0; 2]; 2]).src_subresource;
        let region = vk::ImageResolve2 {
            src_subresource: part,
            src_offset: vk::Offset3D { x: 1, y: 0, z: 0 },
            dst_subresource: part,
            extent: vk::Extent3D { width: 1, height: 1, depth: 1 },
            ..Default::default()
        };
        execute(&application, |device, commands| {
            let info = vk::ResolveImageInfo2 {
                src_image: from.image,
                dst_image: to.image,
                region_count: 1,
                p_regions: &region,
                ..Default::default()
            };
            call!(device.commands.cmd_resolve_image2(commands, &info));
        });
        assert_eq!(to.bytes(), [resolved, 0], "{format:?}");
        from.destroy(device);
        to.destroy(device);
    }
    application.destroy();
}

/// An attachment that is cleared.
fn cleared(image_view: vk::ImageView, color: vk::ClearColorValue) -> vk::RenderingAttachmentInfo {
    vk::RenderingAttachmentInfo {
        image_view,
        image_layout: GENERAL,
        load_op: vk::AttachmentLoadOp::CLEAR,
        clear_value: vk::ClearValue { color },
        ..Default::default()
    }
}

fn rendering(
    colors: &[vk::RenderingAttachmentInfo],
    render_area: vk::Rect2D,
    layer_count: u32,
) -> vk::RenderingInfo {
    vk::RenderingInfo {
        render_area,
        layer_count,
        color_attachment_count: colors.len() as u32,
        p_color_attachments: colors.as_ptr(),
        ..Default::default()
    }
}

fn clear_of(color_attachment: u32, color: vk::ClearColorValue) -> vk::ClearAttachment {
    vk::ClearAttachment {
        aspect_mask: Aspect::COLOR,
        color_attachment,
        clear_value: vk::ClearValue { color },
    }
}

#[test]
fn a_rendering_clears_its_area_and_rectangles_of_its_attachments() {
    let application = Application::new();
    let device = &application.device;
    let rgba = vk::Format::R8G8B8A8_UNORM;
    let depth_format = vk::Format::D32_SFLOAT_S8_UINT;
    let (first, loaded) = (Image::new(device, rgba, [4, 4]), Image::new(device, rgba, [4, 4]));
    let both = all_of(Aspect::DEPTH | Aspect::STENCIL);
    let depth = Image::of(device, &create_info(depth_format, [4, 4]), depth_format, both);
    let load = vk::RenderingAttachmentInfo {
        load_op: vk::AttachmentLoadOp::LOAD,
        ..cleared(loaded.view, RED)
    };
    let of_depth = vk::RenderingAttachmentInfo {
        clear_value: vk::ClearValue {
            depth_stencil: vk::ClearDepthStencilValue { depth: 0.5, stencil: 9 },
        },
        ..cleared(depth.view, RED)
    };
    let colors = [cleared(first.view, RED), cleared(vk::ImageView::NULL, RED), load];
    let info = vk::RenderingInfo {
        p_depth_attachment: &of_depth,
        p_stencil_attachment: &of_depth,
        ..rendering(&colors, rect(1, 1, 2, 3), 1)
    };
    let clears = [clear_of(2, GREEN), clear_of(1, GREEN), clear_of(7, GREEN)];
    let at = |x, y| vk::ClearRect { rect: rect(x, y, 1, 1), base_array_layer: 0, layer_count: 1 };
    let rects = [at(1, 1), at(2, 2)];
    execute(&application, |device, commands| {
        call!(device.commands.cmd_begin_rendering(commands, &info));
        call!(device.commands.cmd_clear_attachments(
            commands,
            3,
            clears.as_ptr(),
            2,
            rects.as_ptr()
        ));
        call!(device.commands.cmd_end_rendering(commands));
        // Nothing is rendered: no attachment.
        let outside = clear_of(0, GREEN);
        call!(device.commands.cmd_clear_attachments(commands, 1, &outside, 1, rects.as_ptr()));
    });
    let row = |y| [0, 1, 2, 3].map(|x| first.texel(0, 0, [x, y, 0]));
    assert_eq!(row(0), [[0; 4]; 4]);
    for y in 1..4 {
        assert_eq!(row(y), [[0; 4], RED_TEXEL, RED_TEXEL, [0; 4]]);
    }
    let diagonal = [0, 1, 2, 3].map(|at| loaded.texel(0, 0, [at, at, 0]));
    assert_eq!(diagonal, [[0; 4], GREEN_TEXEL, GREEN_TEXEL, [0; 4]]);
    assert_eq!(depth.texel_of(Aspect::DEPTH, 0, 0, [2, 3, 0]), 0.5_f32.to_ne_bytes());
    assert_eq!(depth.texel_of(Aspect::STENCIL, 0, 0, [2, 3, 0]), [9]);
    assert_eq!(depth.texel_of(Aspect::STENCIL, 0, 0, [3, 3, 0]), [0]);
    for image in [first, loaded, depth] {
        image.destroy(device);
    }
    application.destroy();
}

#[test]
fn a_view_has_layers_levels_slices_and_a_format_of_its_own() {
    let application = Application::new();
    let device = &application.device;
    let (unorm, srgb) = (vk::Format::R8G8B8A8_UNORM, vk::Format::R8G8B8A8_SRGB);
    let info = vk::ImageCreateInfo { mip_levels: 2, array_layers: 4, ..create_info(unorm, [4, 4]) };
    let second_level = vk::ImageSubresourceRange {
        base_mip_level: 1,
        base_array_layer: 1,
        ..all_of(Aspect::COLOR)
    };
    let array = Image::of(device, &info, srgb, second_level);
    let info = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_3D,
        extent: vk::Extent3D { width: 1, height: 1, depth: 3 },
        ..create_info(unorm, [1, 1])
    };
    let slices = vk::ImageSubresourceRange { base_array_layer: 1, ..all_of(Aspect::COLOR) };
    let deep = Image::of(device, &info, unorm, slices);
    let grey = vk::ClearColorValue { float32: [0.5; 4] };
    let (of_array, of_deep) = ([cleared(array.view, grey)], [cleared(deep.view, RED)]);
    let masked =
        vk::RenderingInfo { view_mask: 0b101, ..rendering(&of_array, rect(0, 0, 4, 4), 0) };
    execute(&application, |device, commands| {
        call!(device.commands.cmd_begin_rendering(commands, &masked));
        call!(device.commands.cmd_end_rendering(commands));
        let layers = rendering(&of_deep, rect(0, 0, 1, 1), 2);
        call!(device.commands.cmd_begin_rendering(commands, &layers));
        call!(device.commands.cmd_end_rendering(commands));
    });
    let grey = [188, 188, 188, 128];
    let of_layers = [0, 1, 2, 3].map(|layer| array.texel(1, layer, [1, 1, 0]));
    assert_eq!(of_layers, [[0; 4], grey, [0; 4], grey]);
    assert_eq!(array.texel(0, 1, [1, 1, 0]), [0; 4]);
    let of_slices = [0, 1, 2].map(|slice| deep.texel(0, 0, [0, 0, slice]));
    assert_eq!(of_slices, [[0; 4], RED_TEXEL, RED_TEXEL]);
    for image in [array, deep] {
        image.destroy(device);
    }
    application.destroy();
}

/// A texel of the view is a block of the image.
#[test]
fn a_view_of_blocks_is_cleared_block_by_block() {
    let application = Application::new();
    let device = &application.device;
    let info = vk::ImageCreateInfo {
        flags: vk::ImageCreateFlags::MUTABLE_FORMAT
            | vk::ImageCreateFlags::BLOCK_TEXEL_VIEW_COMPATIBLE,
        ..create_info(vk::Format::BC1_RGB_UNORM_BLOCK, [18, 12])
    };
    let image = Image::of(device, &info, vk::Format::R32G32_UINT, all_of(Aspect::COLOR));
    let numbers = vk::ClearColorValue { uint32: [1, 2, 0, 0] };
    let colors = [cleared(image.view, numbers)];
    // The last column, of which the image has two texels.
    let area = rendering(&colors, rect(3, 1, 5, 1), 1);
    execute(&application, |device, commands| {
        call!(device.commands.cmd_begin_rendering(commands, &area));
        call!(device.commands.cmd_end_rendering(commands));
    });
    let row = |y: u32| [0, 1, 2, 3, 4].map(|x| image.texel::<8>(0, 0, [4 * x, 4 * y, 0])[0]);
    assert_eq!([0, 1, 2].map(row), [[0; 5], [0, 0, 0, 1, 1], [0; 5]]);
    image.destroy(device);
    application.destroy();
}

/// A rendering that is suspended is resolved, and its attachment cleared, once.
#[test]
fn a_rendering_is_resolved_where_it_ends() {
    let application = Application::new();
    let device = &application.device;
    let r8 = vk::Format::R8_UNORM;
    let info =
        vk::ImageCreateInfo { samples: vk::SampleCountFlags::TYPE_4, ..create_info(r8, [2, 1]) };
    let from = Image::of(device, &info, r8, all_of(Aspect::COLOR));
    let to = Image::new(device, r8, [2, 1]);
    let attachment = vk::RenderingAttachmentInfo {
        resolve_mode: vk::ResolveModeFlags::AVERAGE,
        resolve_image_view: to.view,
        ..cleared(from.view, RED)
    };
    let render = |flags| {
        let colors = [attachment];
        let info = vk::RenderingInfo { flags, ..rendering(&colors, rect(0, 0, 2, 1), 1) };
        execute(&application, |device, commands| {
            call!(device.commands.cmd_begin_rendering(commands, &info));
            call!(device.commands.cmd_end_rendering(commands));
        });
    };
    render(vk::RenderingFlags::SUSPENDING);
    assert_eq!((from.texel(0, 0, [1, 0, 0]), to.bytes()), ([255; 4], vec![0, 0]));
    write_samples(&from, [10, 20, 30, 40]);
    render(vk::RenderingFlags::RESUMING);
    assert_eq!(to.bytes(), [255, 25]);
    for image in [from, to] {
        image.destroy(device);
    }
    application.destroy();
}

#[test]
fn a_format_can_be_used_for_what_the_kit_executes() {
    use vk::FormatFeatureFlags2 as Can;
    let can = |format| host_formats::format(format).optimal_tiling_features;
    let of_images = Can::BLIT_DST | Can::COLOR_ATTACHMENT;
    assert!(can(vk::Format::R8G8B8A8_UINT).contains(of_images | Can::TRANSFER_SRC));
    assert!(!can(vk::Format::R8G8B8A8_UINT).intersects(Can::SAMPLED_IMAGE_FILTER_LINEAR));
    assert!(!can(vk::Format::BC1_RGB_UNORM_BLOCK).intersects(of_images));
    assert!(!can(vk::Format::D32_SFLOAT).intersects(of_images));
    assert_eq!(can(vk::Format::UNDEFINED), Can::empty());

    let ask = |format, ty, usage| {
        host_formats::image_format(&vk::PhysicalDeviceImageFormatInfo2 {
            format,
            ty,
            usage,
            tiling: vk::ImageTiling::OPTIMAL,
            ..Default::default()
        })
    };
    let (flat, deep) = (vk::ImageType::TYPE_2D, vk::ImageType::TYPE_3D);
    let color = vk::ImageUsageFlags::COLOR_ATTACHMENT;
    let rgba = ask(vk::Format::R8G8B8A8_UNORM, flat, color).expect("an attachment");
    let four = vk::SampleCountFlags::TYPE_1 | vk::SampleCountFlags::TYPE_4;
    assert_eq!((rgba.max_mip_levels, rgba.sample_counts), (13, four));
    let rgba = ask(vk::Format::R8G8B8A8_UNORM, deep, color).expect("slices");
    assert_eq!((rgba.max_extent.depth, rgba.max_array_layers), (256, 1));
    assert!(ask(vk::Format::BC1_RGB_UNORM_BLOCK, flat, color).is_none());
    assert!(ask(vk::Format::D32_SFLOAT, deep, vk::ImageUsageFlags::TRANSFER_SRC).is_none());
    let planes = ask(vk::Format::G8_B8R8_2PLANE_420_UNORM, flat, vk::ImageUsageFlags::SAMPLED);
    assert_eq!(planes.map(|planes| planes.max_mip_levels), Some(1));
}

/// The lines of `required-formats.txt`.
#[test]
fn every_format_can_be_used_for_what_is_required_of_it() {
    use dispatch_tables::format;
    use vk::FormatFeatureFlags2 as Can;
    let of_image = |letter| match letter {
        's' => Can::SAMPLED_IMAGE | Can::TRANSFER_SRC | Can::TRANSFER_DST,
        'b' => Can::BLIT_SRC,
        'l' => Can::SAMPLED_IMAGE_FILTER_LINEAR,
        't' => Can::STORAGE_IMAGE,
        'a' => Can::STORAGE_IMAGE_ATOMIC,
        'c' => Can::COLOR_ATTACHMENT,
        'd' => Can::BLIT_DST,
        'n' => Can::COLOR_ATTACHMENT_BLEND,
        'z' => Can::DEPTH_STENCIL_ATTACHMENT,
        'p' => Can::SAMPLED_IMAGE_DEPTH_COMPARISON,
        _ => Can::empty(),
    };
    let of_buffer = |letter| match letter {
        'v' => Can::VERTEX_BUFFER,
        'u' => Can::UNIFORM_TEXEL_BUFFER,
        'x' => Can::STORAGE_TEXEL_BUFFER,
        'y' => Can::STORAGE_TEXEL_BUFFER_ATOMIC,
        _ => Can::empty(),
    };
    let lines = include_str!("../required-formats.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (name, letters) = line.split_once(' ').expect("a name and letters");
        let info = format::all().iter().find(|info| format!("{:?}", info.format) == name);
        let can = host_formats::format(info.expect("a format").format);
        let images: Can = letters.chars().map(of_image).collect();
        let buffers: Can = letters.chars().map(of_buffer).collect();
        assert!(
            can.optimal_tiling_features.contains(images),
            "{line}: {:?}",
            can.optimal_tiling_features
        );
        assert!(can.buffer_features.contains(buffers), "{line}: {:?}", can.buffer_features);
        assert!(!letters.contains('z') || can.buffer_features.is_empty(), "{line}");
    }
}

/// Each block has a color of its own, and the last ones are cut off by the image's edge.
#[test]
fn blits_from_compressed_blocks_read_their_texels() {
    let application = Application::new();
    let device = &application.device;
    let [blocks, red, mixed] = [
        (vk::Format::BC1_RGB_UNORM_BLOCK, [6, 5]),
        (vk::Format::R8_UNORM, [6, 5]),
        (vk::Format::R8_UNORM, [3, 1]),
    ]
    .map(|(format, extent)| Image::new(device, format, extent));
    // All texels have the first of two colors, of which the upper byte's upper five bits are red.
    for (block, red) in (0..).zip([2_u8, 4, 8, 12]) {
        let at = [block % 2 * 4, block / 2 * 4, 0];
        // SAFETY: the image is alive.
        unsafe {
            let place = host_images::texel(blocks.image, Aspect::COLOR, 0, 0, at);
            place.expect("a block").add(1).write(red << 3);
        }
    }
    let all = region([[0, 0], [6, 5]], [[0, 0], [6, 5]]);
    blit(&application, &blocks, &red, vk::Filter::NEAREST, &all);
    // Five bits as eight.
    let [one, two, three, four] = [16, 33, 66, 99];
    let (upper, lower) = ([one, one, one, one, two, two], [three, three, three, three, four, four]);
    assert_eq!(red.bytes(), [upper, upper, upper, upper, lower].concat());
    // Between the blocks, the average of their texels.
    let edge = region([[3, 3], [6, 5]], [[0, 0], [3, 1]]);
    blit(&application, &blocks, &mixed, vk::Filter::LINEAR, &edge);
    assert_eq!(mixed.bytes(), [41, 66, 66]);
    for image in [blocks, red, mixed] {
        image.destroy(device);
    }
    application.destroy();
}
