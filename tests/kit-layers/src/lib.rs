//! Two layers in one library, which use all of author-kit.
//!
//! The upper one implements an extension, makes a device and a dispatchable object of its own, and
//! fails as its setting `fail` says. The lower one enables extensions that the application did not
//! ask for, and counts the draws of each command buffer of devices with VK_EXT_debug_marker. Both say what they see in messages to the application.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use author_kit::layer::{
    Description, Device, InstanceBase, Layer, NewDevice, NewInstance, Next, OwnDevice, PerHandle,
    Settings, messages::Severity,
};
use dispatch_tables::layer::EnumerateInstanceVersionChain;
use dispatch_tables::{Command, DeviceEntrypointTable, DeviceExtensionTable, Extension, vk};

struct Upper {
    own: Option<OwnDevice>,
}

static UPPER: Layer<Settings, Upper> = Layer::new(Description {
    implementation_version: 7,
    device_extensions: DeviceExtensionTable {
        ext_hdr_metadata: true,
        ..DeviceExtensionTable::EMPTY
    },
    own_instance_extensions: &[(c"VK_KIT_more", 2, &[])],
    own_device_extensions: &[(
        c"VK_KIT_counter",
        3,
        &[author_kit::own_command!(
            c"vkGetCountKIT",
            unsafe extern "system" fn(vk::Device) -> u32,
            get_count
        )],
    )],
    device_hooks: DeviceEntrypointTable {
        set_hdr_metadata_ext: Some(set_hdr_metadata),
        device_wait_idle: Some(device_wait_idle),
        ..DeviceEntrypointTable::EMPTY
    },
    end_instance: |instance| say(instance, "upper: the instance ends"),
    change_device: |instance, _| match instance.data.text("fail").as_deref() {
        Some("device refused") => Err(vk::Result::ERROR_FEATURE_NOT_PRESENT),
        _ => Ok(()),
    },
    end_device,
    ..Description::with(
        c"VK_LAYER_KIT_upper",
        c"An extension, settings, own objects",
        new_instance,
        new_device,
    )
});

/// The pool of a command buffer, and the number of its draws.
struct Recorded(vk::CommandPool, AtomicU32);

type Buffers = PerHandle<vk::CommandBuffer, Recorded>;

static LOWER: Layer<(), Buffers> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        allocate_command_buffers: Some(allocate_command_buffers),
        cmd_draw: Some(cmd_draw),
        destroy_command_pool: Some(destroy_command_pool),
        ..DeviceEntrypointTable::EMPTY
    },
    has_hook: |device, command| command != Command::CMD_DRAW || device.extensions.ext_debug_marker,
    change_instance: |request| {
        request.require_version(vk::API_VERSION_1_1);
        request.enable(Extension::EXT_DEBUG_UTILS);
        Ok(())
    },
    change_device: |_, request| {
        request.enable(Extension::KHR_SYNCHRONIZATION2);
        Ok(())
    },
    retry_device: |_, request, error| {
        let retry = error == vk::Result::ERROR_EXTENSION_NOT_PRESENT
            && request.is_enabled(Extension::KHR_SYNCHRONIZATION2);
        request.disable(Extension::KHR_SYNCHRONIZATION2);
        retry
    },
    end_device: |device| {
        // SAFETY: the device and its instance are alive.
        let (device, instance) =
            unsafe { (LOWER.device(device.handle), LOWER.instance(device.physical_device)) };
        say(instance, &format!("lower: submit2 {}", device.next.queue_submit2().is_some()));
    },
    ..Description::new(c"VK_LAYER_KIT_lower", c"Create infos with more extensions")
});

author_kit::export_layers! {
    UPPER: Layer<Settings, Upper> as
        vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr;
    LOWER: Layer<(), Buffers> as
        lower_NegotiateLoaderLayerInterfaceVersion, lower_GetInstanceProcAddr, lower_GetDeviceProcAddr;
}

fn say(instance: &InstanceBase, text: &str) {
    instance.message(Severity::Info, c"kit", text);
}

fn new_instance(new: &NewInstance<'_>) -> Result<Settings, vk::Result> {
    let settings = new.settings();
    match settings.text("fail").as_deref() {
        Some("instance") => Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        Some("instance panic") => panic!("a mistake of the layer"),
        _ => Ok(settings),
    }
}

fn new_device(new: &NewDevice<'_, Settings>) -> Result<Upper, vk::Result> {
    let mut object = [0_usize; 2];
    // SAFETY: the object begins with a word for the loader, and the handles are objects.
    let matches = unsafe {
        new.set_loader_data(object.as_mut_ptr().cast());
        let of_device = object[0] == *new.handle.as_raw().cast::<usize>();
        new.instance.set_loader_data(object.as_mut_ptr().cast());
        of_device && object[0] == *new.instance.handle.as_raw().cast::<usize>()
    };
    let extensions = new.info().enabled_extension_count;
    say(new.instance, &format!("upper: loader data {matches}, extensions {extensions}"));
    match new.instance.data.text("fail").as_deref() {
        Some("device") => return Err(vk::Result::ERROR_DEVICE_LOST),
        Some("device panic") => panic!("a mistake of the layer"),
        _ => {}
    }
    let own = new.instance.data.flag("own_device", false).then(|| own_device(new)).transpose()?;
    Ok(Upper { own })
}

fn own_device(new: &NewDevice<'_, Settings>) -> Result<OwnDevice, vk::Result> {
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &1.0,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        ..Default::default()
    };
    // SAFETY: the create info is valid.
    unsafe { new.instance.create_own_device(new.physical_device, &info) }
}

fn end_device(device: &Device<Upper>) {
    let Some(OwnDevice { handle, next, .. }) = &device.data.own else { return };
    if let Some(wait) = next.device_wait_idle() {
        // SAFETY: the layer's own device is alive.
        unsafe { wait(*handle) };
    }
}

impl Drop for Upper {
    fn drop(&mut self) {
        if let Some(own) = self.own.take() {
            // SAFETY: the device is not used any more, and the instance is alive.
            unsafe { own.destroy() };
        }
    }
}

author_kit::hook! {
    LOWER;
    device allocate_command_buffers(
        device: vk::Device, info: &vk::CommandBufferAllocateInfo, buffers: &mut vk::CommandBuffer)
        -> vk::Result = keep_buffer;
    device cmd_draw(
        buffer: vk::CommandBuffer, vertices: u32, instances: u32, first_vertex: u32,
        first_instance: u32) = count_draw;
    device destroy_command_pool(
        device: vk::Device, pool: vk::CommandPool, allocator: *const vk::AllocationCallbacks)
        = end_pool;
}

/// Keeps state of the first command buffer.
fn keep_buffer(
    device: &Device<Buffers>,
    _: vk::Device,
    info: &vk::CommandBufferAllocateInfo,
    next: Next<'_, (vk::Result, &mut vk::CommandBuffer)>,
) -> vk::Result {
    let (result, buffer) = next.call();
    device.data.insert(*buffer, Recorded(info.command_pool, AtomicU32::new(0)));
    result
}

fn count_draw(
    device: &Device<Buffers>,
    buffer: vk::CommandBuffer,
    _: u32,
    _: u32,
    _: u32,
    _: u32,
    next: Next<'_, ()>,
) {
    if let Some(recorded) = device.data.get(buffer) {
        recorded.1.fetch_add(1, Relaxed);
    }
    next.call();
}

fn end_pool(
    device: &Device<Buffers>,
    _: vk::Device,
    pool: vk::CommandPool,
    _: *const vk::AllocationCallbacks,
    next: Next<'_, ()>,
) {
    device.data.remove_where(|_, Recorded(owner, draws)| {
        let is_gone = *owner == pool;
        if is_gone {
            // SAFETY: the instance of a living device is alive.
            let instance = unsafe { LOWER.instance(device.physical_device) };
            say(instance, &format!("lower: a buffer of {} draws", draws.load(Relaxed)));
        }
        is_gone
    });
    next.call();
}

author_kit::hook! {
    UPPER;
    device device_wait_idle(device: vk::Device) -> vk::Result = panic_in_a_hook;
}

/// The call goes on to the next layer.
fn panic_in_a_hook(_: &Device<Upper>, _: vk::Device, _: Next<'_, vk::Result>) -> vk::Result {
    panic!("a mistake of the layer")
}

/// The command of an extension that no registry has: 7 where the extension is enabled, and one more
/// with that of the instance.
unsafe extern "system" fn get_count(device: vk::Device) -> u32 {
    // SAFETY: valid usage: the device is alive, and so is its instance.
    let (device, instance) = unsafe {
        let device = UPPER.device(device);
        (device, UPPER.instance(device.physical_device))
    };
    let more = u32::from(instance.is_enabled(c"VK_KIT_more"));
    if device.is_enabled(c"VK_KIT_counter") { 7 + more } else { 0 }
}

/// The command of the layer's own extension.
unsafe extern "system" fn set_hdr_metadata(
    device: vk::Device,
    count: u32,
    _: *const vk::SwapchainKHR,
    _: *const vk::HdrMetadataEXT,
) {
    // SAFETY: valid usage: the device is alive.
    unsafe {
        let instance = UPPER.instance(UPPER.device(device).physical_device);
        say(instance, &format!("upper: metadata of {count}"));
    }
}

/// # Safety
///
/// Called by the loader, in the chain of vkEnumerateInstanceVersion.
#[unsafe(no_mangle)]
unsafe extern "system" fn upper_EnumerateInstanceVersion(
    chain: *const EnumerateInstanceVersionChain,
    version: *mut u32,
) -> vk::Result {
    // SAFETY: the link and the number are the loader's.
    unsafe {
        let result = (*chain).call_down(version);
        *version += 1;
        result
    }
}
