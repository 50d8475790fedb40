//! Makes the calls of a world's application.

use dispatch_tables::vk;

use super::make::{DEVICE_EXTENSIONS, INSTANCE_EXTENSIONS, settings_text, variable};
use super::random::Random;
use super::world::{Library, Memory, Query, Request, Step, Surface, World};

/// Names that applications look up.
const NAMES: &[&str] = &[
    "vkCreateInstance",
    "vkEnumerateInstanceVersion",
    "vkGetInstanceProcAddr",
    "vkGetDeviceProcAddr",
    "vkCreateDevice",
    "vkDestroyInstance",
    "vkEnumeratePhysicalDevices",
    "vkEnumeratePhysicalDeviceGroups",
    "vkEnumeratePhysicalDeviceGroupsKHR",
    "vkGetPhysicalDeviceProperties2",
    "vkGetPhysicalDeviceProperties2KHR",
    "vkCreateXcbSurfaceKHR",
    "vkCreateWin32SurfaceKHR",
    "vkDestroySurfaceKHR",
    "vkQueuePresentKHR",
    "vkCreateDebugUtilsMessengerEXT",
    "vkSubmitDebugUtilsMessageEXT",
    "vkSetDebugUtilsObjectNameEXT",
    "vkDebugMarkerSetObjectNameEXT",
    "vkCreateSwapchainKHR",
    "vkCmdDraw",
    "vkQueueSubmit2",
    "vkCmdBeginRendering",
    "vkSetHdrMetadataEXT",
    "vkUnheardOf",
    "vkUnheardOfDeviceMOCK",
    "vkUnheardOfPhysicalDeviceMOCK",
    "",
    "vk",
    "notvk",
    "vkGetPhysicalDeviceToolProperties",
    "vkGetPhysicalDeviceToolPropertiesEXT",
    "vk_icdGetInstanceProcAddr",
    "vkCreateDisplayModeKHR",
    "vkGetDeviceQueue2",
    "vkTrimCommandPoolKHR",
];

const VERSIONS: [u32; 5] = [
    vk::API_VERSION_1_0,
    vk::API_VERSION_1_1,
    vk::API_VERSION_1_2,
    vk::API_VERSION_1_3,
    vk::API_VERSION_1_4,
];

/// Adds 1 to 60 calls. The first instance comes early, because most calls need one.
pub(super) fn add(world: &mut World, random: &mut Random, drivers: usize, layers: usize) {
    let count = 1 + random.below(*random.clone().pick(&[8, 20, 60]));
    for _ in 0..random.below(4) {
        world.steps.push(pre_instance(random, layers));
    }
    if random.chance(95) {
        world.steps.push(create_instance(random, drivers, layers));
    }
    for _ in 0..count {
        world.steps.push(step(random, drivers, layers));
    }
    world.forgets = random.chance(5);
    if random.chance(12) {
        let threads = 2 + random.below(3);
        world.threads = (0..threads).map(|_| thread(random, drivers, layers)).collect();
    }
    let wraps = |library: &Library| library.config["layers"][0]["wrap"] == true;
    if world.libraries.iter().any(wraps) {
        world.steps.retain(is_wrapped);
        world.threads.iter_mut().for_each(|steps| steps.retain(is_wrapped));
    }
}

/// Calls that Vulkan lets several threads make at once. Files and variables change nowhere else, memory is counted for all
/// threads, and nobody destroys a messenger of an instance that other threads use.
fn thread(random: &mut Random, drivers: usize, layers: usize) -> Vec<Step> {
    let count = 2 + random.below(12);
    let mut steps: Vec<Step> = (0..count).map(|_| step(random, drivers, layers)).collect();
    steps.retain(|step| {
        !matches!(
            step,
            Step::SetVariable { .. }
                | Step::WriteFile { .. }
                | Step::RemoveFile { .. }
                | Step::DestroyMessenger { .. }
        )
    });
    steps.iter_mut().for_each(|step| step.map_memory(Memory::without_refusal));
    steps
}

/// Whether the mock layers unwrap the physical device of this call: they have few hooks.
fn is_wrapped(step: &Step) -> bool {
    match step {
        Step::Query { query, .. } => *query == Query::Properties,
        Step::CreateDevice { group, .. } => !group,
        Step::SurfaceQuery { .. } | Step::CreateSurface { .. } | Step::DeviceLayers { .. } => false,
        Step::CreateMessenger { .. } | Step::SubmitMessage { .. } => false,
        _ => true,
    }
}

fn memory(random: &mut Random) -> Memory {
    match random.below(20) {
        0..11 => Memory::None,
        11..18 => Memory::Counted,
        _ => Memory::Refuse(1 + random.below(12) as u64),
    }
}

fn layer_name(random: &mut Random, layers: usize) -> String {
    if random.chance(4) || layers == 0 {
        return random.word(&["VK_LAYER_nowhere", "", "VK_LAYER_LUNARG_override"]);
    }
    format!("VK_LAYER_MOCK_l{}", random.below(layers))
}

fn some_layer(random: &mut Random, layers: usize) -> Option<String> {
    random.chance(30).then(|| layer_name(random, layers))
}

fn pre_instance(random: &mut Random, layers: usize) -> Step {
    match random.below(4) {
        0 => Step::Version,
        1 => Step::InstanceLayers { room: random.room() },
        2 => Step::Lookup { instance: None, name: random.word(NAMES) },
        _ => Step::InstanceExtensions { layer: some_layer(random, layers), room: random.room() },
    }
}

fn create_instance(random: &mut Random, drivers: usize, layers: usize) -> Step {
    let mut names: Vec<String> = Vec::new();
    if layers > 0 && random.chance(50) {
        names = (0..1 + random.below(3)).map(|_| layer_name(random, layers)).collect();
    }
    let portable = random.chance(15);
    let percent = *random.pick(&[0, 10, 25]);
    let mut extensions: Vec<String> = random
        .some(&INSTANCE_EXTENSIONS[..12], percent)
        .iter()
        .map(|&name| name.to_owned())
        .collect();
    // Messengers need the extension, and some of their faults a refusal of memory.
    if random.chance(25) && !extensions.iter().any(|name| name == "VK_EXT_debug_utils") {
        extensions.push("VK_EXT_debug_utils".to_owned());
    }
    if random.chance(3) {
        extensions.push(random.word(&["VK_EXT_unheard_of", "", "VK_KHR_display"]));
    }
    if portable && !extensions.iter().any(|name| name == "VK_KHR_portability_enumeration") {
        extensions.push("VK_KHR_portability_enumeration".to_owned());
    }
    let direct = (drivers > 0 && random.chance(6)).then(|| {
        extensions.push("VK_LUNARG_direct_driver_loading".to_owned());
        (vec![format!("drivers/libd{}.so", random.below(drivers))], random.chance(40))
    });
    let messenger = extensions.iter().any(|name| name == "VK_EXT_debug_utils") && random.chance(40);
    Step::CreateInstance {
        instance: random.below(3).saturating_sub(random.below(2)),
        request: Request {
            api_version: random.chance(90).then(|| *random.pick(&VERSIONS)),
            extensions,
            layers: names,
            flags: u32::from(portable),
            messenger,
            direct,
            memory: memory(random),
        },
    }
}

fn create_device(random: &mut Random) -> Step {
    let known = if random.chance(90) { 1 } else { DEVICE_EXTENSIONS.len() };
    let extensions =
        random.some(&DEVICE_EXTENSIONS[..known], 60).iter().map(|&name| name.to_owned()).collect();
    Step::CreateDevice {
        instance: random.below(2),
        device: random.below(5),
        logical: random.below(3),
        extensions,
        group: random.chance(20),
        features: random.chance(20),
        memory: memory(random),
    }
}

fn query(random: &mut Random) -> Step {
    let all = [
        Query::Properties,
        Query::Features,
        Query::Families,
        Query::Memory,
        Query::Format,
        Query::Properties2,
        Query::Properties2Khr,
        Query::Families2,
        Query::Families2Khr,
        Query::Tools,
    ];
    Step::Query {
        instance: random.below(2),
        device: random.below(5),
        query: *random.pick(&all),
        room: random.room(),
    }
}

fn step(random: &mut Random, drivers: usize, layers: usize) -> Step {
    let (instance, device) = (random.below(3), random.below(5));
    match random.below(100) {
        0..8 => pre_instance(random, layers),
        8..16 => create_instance(random, drivers, layers),
        16..20 => Step::DestroyInstance { instance },
        20..32 => Step::Devices { instance: instance % 2, room: random.room() },
        32..40 => {
            Step::Groups { instance: instance % 2, room: random.room(), khr: random.chance(30) }
        }
        40..46 => Step::DeviceExtensions {
            instance: instance % 2,
            device,
            layer: some_layer(random, layers),
            room: random.room(),
        },
        46..48 => Step::DeviceLayers { instance, device, room: random.room() },
        48..56 => query(random),
        56..62 => Step::Lookup {
            instance: random.chance(85).then_some(instance % 2),
            name: random.word(NAMES),
        },
        62..72 => create_device(random),
        72..74 => Step::DestroyDevice { logical: random.below(3) },
        74..77 => Step::DeviceLookup { logical: random.below(3), name: random.word(NAMES) },
        77..80 => Step::UseDevice { logical: random.below(3) },
        80..84 => {
            let kind =
                *random.pick(&[Surface::Headless, Surface::Xcb, Surface::Xlib, Surface::Wayland]);
            Step::CreateSurface {
                instance: instance % 2,
                surface: random.below(3),
                kind,
                memory: memory(random),
            }
        }
        84..87 => Step::SurfaceQuery { surface: random.below(3), device, room: random.room() },
        87..89 => Step::Swapchain { surface: random.below(3), logical: random.below(3) },
        89 => Step::DestroySurface { surface: random.below(3) },
        90..93 => Step::CreateMessenger {
            instance: instance % 2,
            messenger: random.below(2),
            report: random.chance(40),
            memory: match memory(random) {
                Memory::Refuse(request) => Memory::Refuse(1 + request % 4),
                other => other,
            },
        },
        93 => Step::SubmitMessage { instance },
        94 => Step::DestroyMessenger { messenger: random.below(2) },
        95..98 => {
            let (name, value) = variable(random, drivers, layers);
            Step::SetVariable { name, value: random.chance(70).then_some(value) }
        }
        98 => {
            let path = "config-home/vulkan/loader_settings.d/vk_loader_settings.json".to_owned();
            Step::WriteFile { path, text: settings_text(random, drivers, layers) }
        }
        _ => {
            let places = [
                "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
                "drivers/d0.json",
                "layers/l0.json",
                "implicit/l0.json",
            ];
            Step::RemoveFile { path: random.word(&places) }
        }
    }
}
