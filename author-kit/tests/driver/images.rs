//! Images of a driver on the CPU: their layouts, memory, texels and copies.

use std::ptr::{from_ref, null};

use author_kit::common::images::{ImageInfo, block};
use author_kit::common::{host_copies, host_images, host_memory};
use dispatch_tables::vk::{self, ImageAspectFlags as Aspect};

use crate::held::{CPU, OfCpu};
use crate::support::{DeviceOf, Instance, call};

/// An instance with a device of the driver on the CPU.
fn device() -> (Instance, DeviceOf) {
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    (instance, device)
}

/// Memory of the device.
fn allocate(device: &DeviceOf, size: u64) -> vk::DeviceMemory {
    let info = vk::MemoryAllocateInfo { allocation_size: size, ..Default::default() };
    let mut memory = vk::DeviceMemory::NULL;
    let allocated =
        call!(device.commands.allocate_memory(device.handle, &info, null(), &mut memory));
    assert_eq!(allocated, vk::Result::SUCCESS);
    memory
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

/// An image with its memory.
struct Bound {
    image: vk::Image,
    memory: vk::DeviceMemory,
}

impl Bound {
    fn new(device: &DeviceOf, info: &vk::ImageCreateInfo) -> Self {
        let mut image = vk::Image::NULL;
        call!(device.commands.create_image(device.handle, info, null(), &mut image));
        let mut needs = vk::MemoryRequirements::default();
        call!(device.commands.get_image_memory_requirements(device.handle, image, &mut needs));
        let memory = allocate(device, needs.size);
        let bound = call!(device.commands.bind_image_memory(device.handle, image, memory, 0));
        assert_eq!(bound, vk::Result::SUCCESS);
        Self { image, memory }
    }

    /// The byte of a texel of one byte.
    fn byte(&self, aspect: Aspect, level: u32, layer: u32, at: [u32; 3]) -> u8 {
        // SAFETY: the image is alive, and its memory is initialized.
        unsafe { *host_images::texel(self.image, aspect, level, layer, at).expect("a texel") }
    }

    fn destroy(self, device: &DeviceOf) {
        call!(device.commands.destroy_image(device.handle, self.image, null()));
        call!(device.commands.free_memory(device.handle, self.memory, null()));
    }
}

fn layers(
    aspect_mask: Aspect,
    mip_level: u32,
    layer: u32,
    count: u32,
) -> vk::ImageSubresourceLayers {
    vk::ImageSubresourceLayers {
        aspect_mask,
        mip_level,
        base_array_layer: layer,
        layer_count: count,
    }
}

fn extent(width: u32, height: u32) -> vk::Extent3D {
    vk::Extent3D { width, height, depth: 1 }
}

#[test]
fn every_level_layer_and_aspect_has_a_layout_of_its_own() {
    let (instance, device) = device();
    let info = vk::ImageCreateInfo {
        mip_levels: 2,
        array_layers: 2,
        ..create_info(vk::Format::R8G8B8A8_UNORM, [10, 7])
    };
    let Bound { image, memory } = Bound::new(&device, &info);
    let layout = |mip_level, array_layer| {
        let part = vk::ImageSubresource { aspect_mask: Aspect::COLOR, mip_level, array_layer };
        let mut layout = vk::SubresourceLayout::default();
        let handle = device.handle;
        call!(device.commands.get_image_subresource_layout(handle, image, &part, &mut layout));
        (layout.offset, layout.row_pitch, layout.array_pitch, layout.size)
    };
    assert_eq!(layout(0, 0), (0, 40, 288 + 64, 280));
    assert_eq!(layout(1, 0), (288, 20, 288 + 64, 60));
    assert_eq!(layout(1, 1), (288 + 64 + 288, 20, 288 + 64, 60));

    // The create info alone has the same layout, and as much memory.
    let part = vk::ImageSubresource2 {
        image_subresource: vk::ImageSubresource {
            aspect_mask: Aspect::COLOR,
            mip_level: 1,
            array_layer: 1,
        },
        ..Default::default()
    };
    let of = vk::DeviceImageSubresourceInfo {
        p_create_info: &info,
        p_subresource: &part,
        ..Default::default()
    };
    let mut size = vk::SubresourceHostMemcpySize::default();
    let mut answer = vk::chain::Chain::new(vk::SubresourceLayout2::default());
    answer.push(&mut size);
    let query = CPU.tables().device.get_device_image_subresource_layout().expect("an entry");
    // SAFETY: valid usage of the command.
    unsafe { query(device.handle, &of, answer.as_mut_ptr()) };
    assert_eq!(answer.subresource_layout.offset, 288 + 64 + 288);
    assert_eq!(size.size, 60);
    let of = vk::DeviceImageMemoryRequirements { p_create_info: &info, ..Default::default() };
    let mut needs = vk::MemoryRequirements2::default();
    call!(device.commands.get_device_image_memory_requirements(device.handle, &of, &mut needs));
    let needs = needs.memory_requirements;
    assert_eq!((needs.size, needs.alignment), (704, 64));

    // SAFETY: the image is alive.
    let made = unsafe { host_images::image(image) };
    assert!(*made.info() == ImageInfo::of(&info), "the create info is kept");
    assert_eq!(made.data(|info| info.mip_levels * 10), &20);
    assert_eq!(made.data(|_| 0_u32), &20, "made once");
    Bound { image, memory }.destroy(&device);
    device.destroy();
    instance.destroy();
}

#[test]
fn memory_that_no_heap_has_is_refused() {
    let (instance, device) = device();
    let info = vk::MemoryAllocateInfo { allocation_size: 1 << 50, ..Default::default() };
    let mut memory = vk::DeviceMemory::NULL;
    let failed = call!(device.commands.allocate_memory(device.handle, &info, null(), &mut memory));
    assert_eq!(failed, vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    device.destroy();
    instance.destroy();
}

#[test]
fn a_texel_is_where_the_layout_says_and_nothing_is_outside_of_the_image() {
    let (instance, device) = device();
    let info =
        vk::ImageCreateInfo { mip_levels: 2, ..create_info(vk::Format::R8G8B8A8_UNORM, [10, 7]) };
    let mut image = vk::Image::NULL;
    call!(device.commands.create_image(device.handle, &info, null(), &mut image));
    // SAFETY: the image is alive.
    let texel = |level, at| unsafe { host_images::texel(image, Aspect::COLOR, level, 0, at) };
    assert_eq!(texel(0, [0; 3]), None, "no memory");
    let memory = allocate(&device, 1024);
    call!(device.commands.bind_image_memory(device.handle, image, memory, 64));
    // SAFETY: the memory is alive, and has these bytes.
    let address = |offset: u64| unsafe { host_memory::address(memory, 64 + offset) };
    assert_eq!(texel(0, [0; 3]), Some(address(0)));
    assert_eq!(texel(0, [9, 6, 0]), Some(address(6 * 40 + 9 * 4)));
    assert_eq!(texel(1, [4, 2, 0]), Some(address(288 + 2 * 20 + 4 * 4)));
    for (level, at) in
        [(0, [10, 0, 0]), (0, [0, 7, 0]), (0, [0, 0, 1]), (1, [5, 0, 0]), (2, [0; 3])]
    {
        assert_eq!(texel(level, at), None, "{level} {at:?}");
    }
    Bound { image, memory }.destroy(&device);
    device.destroy();
    instance.destroy();
}

#[test]
fn planes_of_a_disjoint_image_are_bound_apart() {
    let (instance, device) = device();
    let info = vk::ImageCreateInfo {
        flags: vk::ImageCreateFlags::DISJOINT,
        ..create_info(vk::Format::G8_B8R8_2PLANE_420_UNORM, [8, 8])
    };
    let mut image = vk::Image::NULL;
    call!(device.commands.create_image(device.handle, &info, null(), &mut image));
    let memory = allocate(&device, 1024);
    for (plane_aspect, offset, size) in [(Aspect::PLANE_0, 512, 64), (Aspect::PLANE_1, 64, 64)] {
        let plane = vk::ImagePlaneMemoryRequirementsInfo { plane_aspect, ..Default::default() };
        let of = vk::ImageMemoryRequirementsInfo2 {
            p_next: from_ref(&plane).cast(),
            image,
            ..Default::default()
        };
        let mut needs = vk::MemoryRequirements2::default();
        call!(device.commands.get_image_memory_requirements2(device.handle, &of, &mut needs));
        assert_eq!(needs.memory_requirements.size, size);
        let plane = vk::BindImagePlaneMemoryInfo { plane_aspect, ..Default::default() };
        let bind = vk::BindImageMemoryInfo {
            p_next: from_ref(&plane).cast(),
            image,
            memory,
            memory_offset: offset,
            ..Default::default()
        };
        call!(device.commands.bind_image_memory2(device.handle, 1, &bind));
        // SAFETY: image and memory are alive.
        unsafe {
            let texel = host_images::texel(image, plane_aspect, 0, 0, [1, 0, 0]);
            let step = block(info.format, plane_aspect).expect("a plane").size;
            assert_eq!(texel, Some(host_memory::address(memory, offset + step)));
        }
    }
    Bound { image, memory }.destroy(&device);
    device.destroy();
    instance.destroy();
}

/// Rows and layers of the buffer are longer than those that are copied.
#[test]
fn texels_are_copied_from_a_buffer_and_back() {
    let (instance, device) = device();
    let info = vk::ImageCreateInfo { array_layers: 3, ..create_info(vk::Format::R8_UNORM, [8, 8]) };
    let bound = Bound::new(&device, &info);
    let buffer_info = vk::BufferCreateInfo { size: 256, ..Default::default() };
    let mut buffer = vk::Buffer::NULL;
    call!(device.commands.create_buffer(device.handle, &buffer_info, null(), &mut buffer));
    let memory = allocate(&device, 256);
    call!(device.commands.bind_buffer_memory(device.handle, buffer, memory, 0));
    // SAFETY: the buffer is alive and bound, and nobody else uses its bytes.
    let bytes = unsafe { &mut *host_memory::bytes(buffer, 0, vk::WHOLE_SIZE) };
    bytes.iter_mut().zip(0..=u8::MAX).for_each(|(byte, number)| *byte = number);
    let region = vk::BufferImageCopy2 {
        buffer_offset: 4,
        buffer_row_length: 5,
        buffer_image_height: 4,
        image_subresource: layers(Aspect::COLOR, 0, 1, 2),
        image_offset: vk::Offset3D { x: 2, y: 3, z: 0 },
        image_extent: extent(3, 2),
        ..Default::default()
    };
    let to_image = vk::CopyBufferToImageInfo2 {
        src_buffer: buffer,
        dst_image: bound.image,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    // SAFETY: valid usage of the command.
    unsafe { host_copies::copy_buffer_to_image(&to_image) };
    let texel = |layer, x, y| bound.byte(Aspect::COLOR, 0, layer, [x, y, 0]);
    assert_eq!([texel(1, 2, 3), texel(1, 4, 3), texel(1, 2, 4)], [4, 6, 9]);
    assert_eq!([texel(2, 2, 3), texel(2, 4, 4)], [24, 31]);
    assert_eq!([texel(0, 2, 3), texel(1, 5, 3), texel(1, 1, 3), texel(1, 2, 5)], [0; 4]);

    let region = vk::BufferImageCopy2 {
        buffer_offset: 200,
        image_subresource: layers(Aspect::COLOR, 0, 2, vk::REMAINING_ARRAY_LAYERS),
        image_offset: vk::Offset3D { x: 2, y: 3, z: 0 },
        image_extent: extent(3, 2),
        ..Default::default()
    };
    let to_buffer = vk::CopyImageToBufferInfo2 {
        src_image: bound.image,
        dst_buffer: buffer,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    // SAFETY: valid usage of the command; `bytes` is used no more.
    let bytes = unsafe {
        host_copies::copy_image_to_buffer(&to_buffer);
        &*host_memory::bytes(buffer, 199, 8)
    };
    assert_eq!(bytes, [199, 24, 25, 26, 29, 30, 31, 206]);
    call!(device.commands.destroy_buffer(device.handle, buffer, null()));
    call!(device.commands.free_memory(device.handle, memory, null()));
    bound.destroy(&device);
    device.destroy();
    instance.destroy();
}

/// A compressed image is copied by blocks, an array of layers into the depth of an image, and depth
/// beside stencil.
#[test]
fn images_are_copied_into_images() {
    let (instance, device) = device();
    let info = create_info(vk::Format::D16_UNORM_S8_UINT, [4, 4]);
    let (from, to) = (Bound::new(&device, &info), Bound::new(&device, &info));
    let range = |aspect_mask| vk::ImageSubresourceRange {
        aspect_mask,
        level_count: vk::REMAINING_MIP_LEVELS,
        layer_count: vk::REMAINING_ARRAY_LAYERS,
        ..Default::default()
    };
    let both = layers(Aspect::DEPTH | Aspect::STENCIL, 0, 0, 1);
    let region = vk::ImageCopy2 {
        src_subresource: both,
        dst_subresource: both,
        dst_offset: vk::Offset3D { x: 1, y: 1, z: 0 },
        extent: extent(2, 3),
        ..Default::default()
    };
    let copy = |from: &Bound, to: &Bound, region: &vk::ImageCopy2| {
        let info = vk::CopyImageInfo2 {
            src_image: from.image,
            dst_image: to.image,
            region_count: 1,
            p_regions: region,
            ..Default::default()
        };
        // SAFETY: valid usage of the command.
        unsafe { host_copies::copy_image(&info) };
    };
    // SAFETY: the image is alive and bound.
    unsafe {
        host_copies::fill(from.image, &range(Aspect::DEPTH), &[7, 8]);
        host_copies::fill(from.image, &range(Aspect::STENCIL), &[9]);
    }
    copy(&from, &to, &region);
    assert_eq!(to.byte(Aspect::DEPTH, 0, 0, [1, 1, 0]), 7);
    assert_eq!(to.byte(Aspect::DEPTH, 0, 0, [3, 1, 0]), 0);
    assert_eq!(to.byte(Aspect::STENCIL, 0, 0, [2, 3, 0]), 9);
    assert_eq!(to.byte(Aspect::STENCIL, 0, 0, [0, 1, 0]), 0);

    let array =
        vk::ImageCreateInfo { array_layers: 3, ..create_info(vk::Format::R8_UNORM, [4, 4]) };
    let deep = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_3D,
        extent: vk::Extent3D { width: 4, height: 4, depth: 4 },
        ..create_info(vk::Format::R8_UINT, [4, 4])
    };
    let (array, deep) = (Bound::new(&device, &array), Bound::new(&device, &deep));
    let one =
        vk::ImageSubresourceRange { base_array_layer: 2, layer_count: 1, ..range(Aspect::COLOR) };
    // SAFETY: the image is alive and bound.
    unsafe { host_copies::fill(array.image, &one, &[5]) };
    let region = vk::ImageCopy2 {
        src_subresource: layers(Aspect::COLOR, 0, 1, 2),
        dst_subresource: layers(Aspect::COLOR, 0, 0, 1),
        dst_offset: vk::Offset3D { x: 0, y: 0, z: 2 },
        extent: vk::Extent3D { width: 4, height: 4, depth: 2 },
        ..Default::default()
    };
    copy(&array, &deep, &region);
    let depths = [0, 1, 2, 3].map(|z| deep.byte(Aspect::COLOR, 0, 0, [3, 3, z]));
    assert_eq!(depths, [0, 0, 0, 5]);

    let blocks = Bound::new(&device, &create_info(vk::Format::BC1_RGB_UNORM_BLOCK, [8, 8]));
    let wide = Bound::new(&device, &create_info(vk::Format::R32G32_UINT, [2, 2]));
    // SAFETY: the image is alive and bound.
    unsafe { host_copies::fill(wide.image, &range(Aspect::COLOR), &[3; 8]) };
    let region = vk::ImageCopy2 {
        src_subresource: layers(Aspect::COLOR, 0, 0, 1),
        dst_subresource: layers(Aspect::COLOR, 0, 0, 1),
        dst_offset: vk::Offset3D { x: 4, y: 0, z: 0 },
        extent: extent(1, 2),
        ..Default::default()
    };
    copy(&wide, &blocks, &region);
    let first = [[3, 0, 0], [4, 0, 0], [7, 7, 0]].map(|at| blocks.byte(Aspect::COLOR, 0, 0, at));
    assert_eq!(first, [0, 3, 3]);
    for bound in [from, to, array, deep, blocks, wide] {
        bound.destroy(&device);
    }
    device.destroy();
    instance.destroy();
}

#[test]
fn the_host_copies_texels_and_whole_layers() {
    let (instance, device) = device();
    let info = vk::ImageCreateInfo { array_layers: 2, ..create_info(vk::Format::R8_UNORM, [3, 2]) };
    let (bound, other) = (Bound::new(&device, &info), Bound::new(&device, &info));
    let table = &CPU.tables().device;
    let region = vk::MemoryToImageCopy {
        p_host_pointer: [1_u8, 2, 3, 4].as_ptr().cast(),
        image_subresource: layers(Aspect::COLOR, 0, 1, 1),
        image_offset: vk::Offset3D { x: 1, y: 0, z: 0 },
        image_extent: extent(2, 2),
        ..Default::default()
    };
    let to_image = vk::CopyMemoryToImageInfo {
        dst_image: bound.image,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    let both = layers(Aspect::COLOR, 0, 0, 2);
    let to_other = vk::ImageCopy2 {
        src_subresource: both,
        dst_subresource: both,
        extent: extent(3, 2),
        ..Default::default()
    };
    let to_other = vk::CopyImageToImageInfo {
        src_image: bound.image,
        dst_image: other.image,
        region_count: 1,
        p_regions: &to_other,
        ..Default::default()
    };
    let mut bytes = [7_u8; 12];
    let region = vk::ImageToMemoryCopy {
        p_host_pointer: bytes.as_mut_ptr().cast(),
        image_subresource: both,
        image_extent: extent(3, 2),
        ..Default::default()
    };
    let to_memory = vk::CopyImageToMemoryInfo {
        flags: vk::HostImageCopyFlags::MEMCPY,
        src_image: other.image,
        region_count: 1,
        p_regions: &region,
        ..Default::default()
    };
    // SAFETY: valid usage of the commands.
    unsafe {
        let copy = table.copy_memory_to_image().expect("an entry");
        assert_eq!(copy(device.handle, &to_image), vk::Result::SUCCESS);
        let copy = table.copy_image_to_image().expect("an entry");
        assert_eq!(copy(device.handle, &to_other), vk::Result::SUCCESS);
        let copy = table.copy_image_to_memory().expect("an entry");
        assert_eq!(copy(device.handle, &to_memory), vk::Result::SUCCESS);
        let transition = table.transition_image_layout().expect("an entry");
        assert_eq!(transition(device.handle, 0, null()), vk::Result::SUCCESS);
    }
    assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4]);
    bound.destroy(&device);
    other.destroy(&device);
    device.destroy();
    instance.destroy();
}
