//! A layer's entry: negotiation (layers.md 6), the three lookups (layers.md 14), the exports.
//!
//! The functions are generic over a [`Registered`] type, because a C function has no room for a
//! pointer to the layer. [`export_layers!`](crate::export_layers) makes the type and the exports. An
//! export calls the function of this module and is never looked up itself: if a program links the
//! loader directly, a reference to an exported vkGetInstanceProcAddr may bind to the loader's. Nor
//! may the optimiser take the two for one function: these are not inlined into their exports, and
//! [`LayerManifest::write`](crate::manifest::LayerManifest::write) has the linker bind the library's
//! references to its own functions.

use std::ffi::{CStr, c_char};
use std::mem::transmute;

use dispatch_tables::layer::{
    CURRENT_LOADER_LAYER_INTERFACE_VERSION, NegotiateLayerInterface, NegotiateLayerStructType,
    PFN_GetPhysicalDeviceProcAddr,
};
use dispatch_tables::proc_addr::{Asked, Rules};
use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, InstanceEntrypointTable, Level,
    PhysicalDeviceEntrypointTable, vk,
};

use super::objects::Word;
use super::registered::Registered;
use super::{Description, Instance, guard, introspection, own as own_extensions};

/// The commands that the kit has for the layer `R`.
struct Own<R>(R);

impl<R: Registered> Own<R> {
    const INSTANCE: InstanceEntrypointTable = InstanceEntrypointTable {
        create_instance: Some(create_instance::<R>),
        destroy_instance: Some(destroy_instance::<R>),
        get_instance_proc_addr: Some(get_instance_proc_addr::<R>),
        enumerate_instance_layer_properties: Some(introspection::instance_layers::<R>),
        enumerate_instance_extension_properties: Some(introspection::instance_extensions::<R>),
        ..InstanceEntrypointTable::EMPTY
    };
    const PHYSICAL_DEVICE: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
        create_device: Some(create_device::<R>),
        enumerate_device_layer_properties: Some(introspection::device_layers::<R>),
        enumerate_device_extension_properties: Some(introspection::device_extensions::<R>),
        ..PhysicalDeviceEntrypointTable::EMPTY
    };
    const DEVICE: DeviceEntrypointTable = DeviceEntrypointTable {
        get_device_proc_addr: Some(get_device_proc_addr::<R>),
        destroy_device: Some(destroy_device::<R>),
        ..DeviceEntrypointTable::EMPTY
    };
}

/// The function of the kit or the hook of the layer for a command, if whoever is `asked` may give
/// the name. `device_hooks` are those of the layer or of one device. A hook is given only where there is something to call next, unless the command is of an
/// extension that the layer implements.
fn own<R: Registered>(
    command: Option<Command>,
    asked: Asked<'_>,
    device_hooks: &DeviceDispatchTable,
    has_next: impl FnOnce(Command) -> bool,
) -> vk::PFN_vkVoidFunction {
    let command = command.filter(|command| Rules::LAYER.allow(*command, asked))?;
    let layer = R::layer();
    let (own, hook) = match command.level() {
        Level::Global | Level::Instance => {
            (Own::<R>::INSTANCE.get(command), layer.instance_hooks.get(command))
        }
        Level::PhysicalDevice => {
            (Own::<R>::PHYSICAL_DEVICE.get(command), layer.physical_device_hooks.get(command))
        }
        Level::Device => (Own::<R>::DEVICE.get(command), device_hooks.get(command)),
    };
    hook.filter(|_| layer.implements(command) || has_next(command)).or(own)
}

/// The next layer's function; of a layer that wraps, the function that wraps, and none for a command
/// that the kit does not know: its handles would be wrong.
fn next<R: Registered>(
    command: Option<Command>,
    next: impl FnOnce() -> vk::PFN_vkVoidFunction,
) -> vk::PFN_vkVoidFunction {
    let Some(wrapping) = R::layer().description.wrapping else { return next() };
    match command?.level() {
        Level::Global => next(),
        _ => wrapping.get(command?).filter(|_| next().is_some()),
    }
}

/// The layer's answer to negotiation: interface 2, or what an older loader offers.
///
/// # Safety
///
/// `interface` is null or the loader's structure.
pub unsafe fn negotiate<R: Registered>(interface: *mut NegotiateLayerInterface) -> vk::Result {
    // SAFETY: the caller guarantees the loader's structure.
    let interface = unsafe { interface.as_mut() };
    let is_known = |offer: &&mut NegotiateLayerInterface| {
        offer.s_type == NegotiateLayerStructType::INTERFACE_STRUCT
    };
    let Some(interface) = interface.filter(is_known) else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    let version = &mut interface.loader_layer_interface_version;
    *version = (*version).min(CURRENT_LOADER_LAYER_INTERFACE_VERSION);
    interface.pfn_get_instance_proc_addr = Some(get_instance_proc_addr::<R>);
    interface.pfn_get_device_proc_addr = Some(get_device_proc_addr::<R>);
    interface.pfn_get_physical_device_proc_addr = Some(get_physical_device_proc_addr::<R>);
    vk::Result::SUCCESS
}

/// The state of an instance; none for NULL, and for an instance whose creation has not returned.
///
/// # Safety
///
/// The instance is NULL or alive.
unsafe fn known<R: Registered>(instance: vk::Instance) -> Option<&'static Instance<R::Instance>> {
    // SAFETY: the caller guarantees a live instance, which its own lookup does not outlive.
    unsafe { (!instance.is_null()).then(|| R::layer().instances.find(instance.key())).flatten() }
}

/// The function of an extension of the layer's own: of an instance that has enabled it, or of a device,
/// which may enable it.
///
/// # Safety
///
/// The name is a C string.
unsafe fn own_of_instance<R: Registered>(
    state: &Instance<R::Instance>,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let Description { own_instance_extensions, own_device_extensions, .. } = R::layer().description;
    // SAFETY: the caller guarantees a C string.
    let name = unsafe { CStr::from_ptr(name) };
    own_extensions::find(own_instance_extensions, |one| state.is_enabled(one), name)
        .or_else(|| own_extensions::find(own_device_extensions, |_| true, name))
}

/// The layer's vkGetInstanceProcAddr.
///
/// # Safety
///
/// Valid usage of the command.
#[inline(never)]
pub unsafe extern "system" fn get_instance_proc_addr<R: Registered>(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: the instance is NULL or alive, and the name is a C string.
    guard(None, || unsafe {
        let state = known::<R>(instance);
        if CStr::from_ptr(name) == c"vk_layerGetPhysicalDeviceProcAddr" {
            let own: PFN_GetPhysicalDeviceProcAddr = get_physical_device_proc_addr::<R>;
            return Some(transmute::<PFN_GetPhysicalDeviceProcAddr, unsafe extern "system" fn()>(
                own,
            ));
        }
        let (command, hooks) = (Command::from_ptr(name), &R::layer().device_hooks);
        let Some(state) = state else {
            return own::<R>(command, Asked::WithoutInstance, hooks, |_| true);
        };
        let has = || (state.next_get_instance_proc_addr)(state.lower, name);
        let has_next = |command: Command| match command.level() {
            Level::Global => true,
            Level::Instance => state.next.get(command).is_some(),
            Level::PhysicalDevice => state.next_physical_device.get(command).is_some(),
            Level::Device => has().is_some(),
        };
        own::<R>(command, Asked::Instance(&state.enabled()), hooks, has_next)
            .or_else(|| own_of_instance::<R>(state, name))
            .or_else(|| next::<R>(command, has))
    })
}

/// The layer's vk_layerGetPhysicalDeviceProcAddr: physical-device commands alone.
///
/// # Safety
///
/// Valid usage of the command.
#[inline(never)]
pub unsafe extern "system" fn get_physical_device_proc_addr<R: Registered>(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: the instance is NULL or alive, and the name is a C string.
    guard(None, || unsafe {
        let state = known::<R>(instance)?;
        let has_next = |command| state.next_physical_device.get(command).is_some();
        let (command, hooks) = (Command::from_ptr(name), &R::layer().device_hooks);
        own::<R>(command, Asked::PhysicalDevice(&state.enabled()), hooks, has_next).or_else(|| {
            let get = state.next_get_physical_device_proc_addr?;
            next::<R>(command, || get(state.lower, name))
        })
    })
}

/// The layer's vkGetDeviceProcAddr.
///
/// # Safety
///
/// Valid usage of the command.
#[inline(never)]
pub unsafe extern "system" fn get_device_proc_addr<R: Registered>(
    device: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if device.is_null() {
        return None;
    }
    // SAFETY: valid usage: the device is alive, and the name is a C string.
    guard(None, || unsafe {
        let state = R::layer().devices.find(device.key())?;
        let has_next = |command| state.next.get(command).is_some();
        let command = Command::from_ptr(name);
        // Whatever is enabled was found when the device was created, under the loader's lock: the
        // Khronos loader 1.3.239 has none in its own lookup, while other threads change its devices.
        let known = || state.next.get(command?);
        let unknown = || match R::layer().description.wrapping {
            Some(_) => None,
            None => (state.next_get_device_proc_addr)(state.lower, name),
        };
        let of_extension = || {
            let extensions = R::layer().description.own_device_extensions;
            own_extensions::find(extensions, |one| state.is_enabled(one), CStr::from_ptr(name))
        };
        own::<R>(command, Asked::Device(&state.enabled()), state.hooks(), has_next)
            .or_else(known)
            .or_else(of_extension)
            .or_else(unknown)
    })
}

unsafe extern "system" fn create_instance<R: Registered>(
    p_create_info: *const vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    let own = get_instance_proc_addr::<R>;
    // SAFETY: called as vkCreateInstance is, with the layer's own lookup.
    let create =
        || unsafe { R::layer().create_instance(&*p_create_info, p_allocator, p_instance, own) };
    guard(Err(vk::Result::ERROR_UNKNOWN), create).err().unwrap_or(vk::Result::SUCCESS)
}

unsafe extern "system" fn destroy_instance<R: Registered>(
    instance: vk::Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: called as vkDestroyInstance is.
    guard((), || unsafe { R::layer().destroy_instance(instance, p_allocator) });
}

unsafe extern "system" fn create_device<R: Registered>(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: called as vkCreateDevice is.
    let create = || unsafe {
        R::layer().create_device(physical_device, &*p_create_info, p_allocator, p_device)
    };
    guard(Err(vk::Result::ERROR_UNKNOWN), create).err().unwrap_or(vk::Result::SUCCESS)
}

unsafe extern "system" fn destroy_device<R: Registered>(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: called as vkDestroyDevice is.
    guard((), || unsafe { R::layer().destroy_device(device, p_allocator) });
}

/// Exports one layer under the names that a loader looks for: `export_layer!(LAYER: Layer<I, D>)`.
#[macro_export]
macro_rules! export_layer {
    ($layer:ident: Layer<$instance:ty, $device:ty>) => {
        $crate::export_layers! {
            $layer: Layer<$instance, $device> as
                vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr;
        }
    };
}

/// Exports the layers of a library, each with the names of its negotiation, vkGetInstanceProcAddr and
/// vkGetDeviceProcAddr, and the lists that Android's loader reads (layers.md 12). One layer can have
/// the names that a loader looks for; the manifests of the others say `functions`.
///
/// ```standalone_crate
/// # use author_kit::layer::{Description, Layer};
/// static UPPER: Layer<(), ()> = Layer::new(Description::new(c"VK_LAYER_EXAMPLE_upper", c"The first"));
/// static LOWER: Layer<(), ()> = Layer::new(Description::new(c"VK_LAYER_EXAMPLE_lower", c"The second"));
///
/// author_kit::export_layers! {
///     UPPER: Layer<(), ()> as
///         vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr;
///     LOWER: Layer<(), ()> as
///         lower_NegotiateLoaderLayerInterfaceVersion, lower_GetInstanceProcAddr, lower_GetDeviceProcAddr;
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! export_layers {
    ($(
        $layer:ident: Layer<$instance:ty, $device:ty> as
            $negotiate:ident, $get_instance_proc_addr:ident, $get_device_proc_addr:ident;
    )*) => {
        $(const _: () = {
            enum Tag {}

            impl $crate::layer::registered::Registered for Tag {
                type Instance = $instance;
                type Device = $device;

                fn layer() -> &'static $crate::layer::Layer<$instance, $device> {
                    &$layer
                }
            }

            // A difference from the manifest of the build script does not compile.
            static _AGREES: () = $crate::layer::agreement::check(
                &$layer,
                ::core::option_env!("AUTHOR_KIT_MANIFESTS"),
            );

            #[unsafe(no_mangle)]
            unsafe extern "system" fn $negotiate(
                interface: *mut $crate::vulkan::layer::NegotiateLayerInterface,
            ) -> $crate::vulkan::vk::Result {
                // SAFETY: called as negotiation is.
                unsafe { $crate::layer::entry::negotiate::<Tag>(interface) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn $get_instance_proc_addr(
                instance: $crate::vulkan::vk::Instance,
                name: *const ::core::ffi::c_char,
            ) -> $crate::vulkan::vk::PFN_vkVoidFunction {
                // SAFETY: called as vkGetInstanceProcAddr is.
                unsafe { $crate::layer::entry::get_instance_proc_addr::<Tag>(instance, name) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn $get_device_proc_addr(
                device: $crate::vulkan::vk::Device,
                name: *const ::core::ffi::c_char,
            ) -> $crate::vulkan::vk::PFN_vkVoidFunction {
                // SAFETY: called as vkGetDeviceProcAddr is.
                unsafe { $crate::layer::entry::get_device_proc_addr::<Tag>(device, name) }
            }
        };)*

        $crate::export_introspection!($($layer),*);
    };
}
