//! Draws a triangle with wgpu on Vulkan, without a window, compares some pixels, and writes the picture to a file:
//! `wgpu-picture FILE`, 64 x 64 pixels of four bytes (red, green, blue, alpha). packaging/check-deb-programs runs the program.

use std::error::Error;

/// Width and height. A row of 64 pixels has the 256 bytes that a copy to a buffer wants.
const SIZE: u32 = 64;

/// A triangle with its corners in the middle of the upper edge and in both lower corners.
const SHADER: &str = "
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  var corners = array(vec2f(0.0, 1.0), vec2f(-1.0, -1.0), vec2f(1.0, -1.0));
  return vec4f(corners[index], 0.0, 1.0);
}
@fragment fn colour() -> @location(0) vec4f { return vec4f(1.0, 0.0, 0.0, 1.0); }
";

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os().nth(1).ok_or("wgpu-picture FILE")?;
    let (device, queue) = pollster::block_on(device())?;
    let picture = draw(&device, &queue)?;
    expect(&picture, 32, 40, [255, 0, 0, 255])?;
    expect(&picture, 2, 2, [0, 0, 255, 255])?;
    expect(&picture, 61, 2, [0, 0, 255, 255])?;
    std::fs::write(file, picture)?;
    Ok(())
}

/// A device of the first driver that the loader finds.
async fn device() -> Result<(wgpu::Device, wgpu::Queue), Box<dyn Error>> {
    let mut request = wgpu::InstanceDescriptor::new_without_display_handle();
    request.backends = wgpu::Backends::VULKAN;
    let instance = wgpu::Instance::new(request);
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
    println!("{:?}", adapter.get_info());
    Ok(adapter.request_device(&wgpu::DeviceDescriptor::default()).await?)
}

/// Draws the triangle on blue, and returns the pixels.
fn draw(device: &wgpu::Device, queue: &wgpu::Queue) -> Result<Vec<u8>, Box<dyn Error>> {
    let size = wgpu::Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 };
    let format = wgpu::TextureFormat::Rgba8Unorm;
    let texture = device.create_texture(&wgpu::TextureDescriptor {
        label: None,
        size,
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
        view_formats: &[],
    });
    let buffer = device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size: u64::from(SIZE * SIZE * 4),
        usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
        mapped_at_creation: false,
    });
    let pipeline = pipeline(device, format);
    let view = texture.create_view(&wgpu::TextureViewDescriptor::default());
    let mut encoder = device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
    let attachment = wgpu::RenderPassColorAttachment {
        view: &view,
        depth_slice: None,
        resolve_target: None,
        ops: wgpu::Operations {
            load: wgpu::LoadOp::Clear(wgpu::Color::BLUE),
            store: wgpu::StoreOp::Store,
        },
    };
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(attachment)],
        ..wgpu::RenderPassDescriptor::default()
    });
    pass.set_pipeline(&pipeline);
    pass.draw(0..3, 0..1);
    drop(pass);
    let layout = wgpu::TexelCopyBufferLayout {
        offset: 0,
        bytes_per_row: Some(SIZE * 4),
        rows_per_image: None,
    };
    encoder.copy_texture_to_buffer(
        texture.as_image_copy(),
        wgpu::TexelCopyBufferInfo { buffer: &buffer, layout },
        size,
    );
    queue.submit([encoder.finish()]);
    buffer.map_async(wgpu::MapMode::Read, .., |result| result.expect("the buffer can be mapped"));
    device.poll(wgpu::PollType::wait_indefinitely())?;
    Ok(buffer.get_mapped_range(..)?.to_vec())
}

/// The pipeline of the shader.
fn pipeline(device: &wgpu::Device, format: wgpu::TextureFormat) -> wgpu::RenderPipeline {
    let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: None,
        source: wgpu::ShaderSource::Wgsl(SHADER.into()),
    });
    device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: None,
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: None,
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            buffers: &[],
        },
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: None,
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            targets: &[Some(format.into())],
        }),
        multiview_mask: None,
        cache: None,
    })
}

/// Fails where a pixel has another colour.
fn expect(picture: &[u8], x: u32, y: u32, colour: [u8; 4]) -> Result<(), String> {
    let place = (y * SIZE + x) as usize * 4;
    let found = &picture[place..place + 4];
    if found == colour {
        Ok(())
    } else {
        Err(format!("pixel {x}, {y} is {found:?}, not {colour:?}"))
    }
}
