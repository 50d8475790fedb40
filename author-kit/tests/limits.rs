//! [`limits`] is what the specification requires, by another transcription of its text.

use std::collections::BTreeMap;
use std::ptr::null;

use author_kit::capability::limits;
use dispatch_tables::feature::{self, FeatureStructure, Kind};
use dispatch_tables::vk::{self, BaseOutStructure, chain::Structure};
use dispatch_tables::{
    InstanceDispatchTable, InstanceEntrypointTable, PhysicalDeviceDispatchTable,
};

/// A line of the text.
struct Line {
    required: Vec<f64>,
    /// The limit type of each element; one for all of them.
    types: Vec<&'static str>,
    /// What the kit has.
    kit: Vec<f64>,
}

fn numbers(list: &str) -> Vec<f64> {
    list.split(',').map(|number| number.parse().expect("a number")).collect()
}

/// The text by member.
fn lines() -> BTreeMap<&'static str, Line> {
    let text = include_str!("required-limits.txt");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines = lines.map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let kit = numbers(words.get(3).unwrap_or(&words[1]));
        let types = words[2].split(',').collect();
        (words[0], Line { required: numbers(words[1]), types, kit })
    });
    lines.collect()
}

/// The members of a structure that are numbers, with their elements.
///
/// # Safety
///
/// `structure` leads to a structure of the row's type.
unsafe fn members(
    row: &FeatureStructure,
    structure: *const BaseOutStructure,
) -> Vec<(&'static str, Vec<f64>)> {
    let read = |kind, offset| {
        let at = structure.cast::<u8>().wrapping_add(offset);
        // SAFETY: the row says what is there.
        unsafe {
            match kind {
                Kind::Bool | Kind::U32 => f64::from(at.cast::<u32>().read()),
                Kind::I32 => f64::from(at.cast::<i32>().read()),
                Kind::F32 => f64::from(at.cast::<f32>().read()),
                Kind::U64 => at.cast::<u64>().read() as f64,
                Kind::Size => at.cast::<usize>().read() as f64,
                Kind::U8 | Kind::Char => f64::from(at.read()),
                other => panic!("{other:?}"),
            }
        }
    };
    let size = |kind| match kind {
        Kind::U8 | Kind::Char => 1,
        Kind::U64 | Kind::Size => 8,
        _ => 4,
    };
    let members = row.members().map(|member| {
        let elements = 0..member.count;
        let value = |at| read(member.kind, member.offset + at * size(member.kind));
        (member.name, elements.map(value).collect())
    });
    members.collect()
}

/// What fills the structures that vkGetPhysicalDeviceProperties2 and vkGetPhysicalDeviceFeatures2 fill.
struct Device<'a> {
    properties: &'a dyn Fn(&mut vk::PhysicalDeviceProperties2),
    features: &'a dyn Fn(&mut vk::PhysicalDeviceFeatures2),
}

impl Device<'_> {
    /// A structure of a core version, by member.
    fn structure<S: Structure + Default>(&self) -> Vec<(&'static str, Vec<f64>)> {
        let mut structure = S::default();
        let structure: *mut BaseOutStructure = (&raw mut structure).cast();
        let p_next = structure.cast();
        let row = feature::properties(S::TYPE).inspect(|_| {
            (self.properties)(&mut vk::PhysicalDeviceProperties2 { p_next, ..Default::default() });
        });
        let row = row.or_else(|| {
            (self.features)(&mut vk::PhysicalDeviceFeatures2 { p_next, ..Default::default() });
            feature::features(S::TYPE)
        });
        // SAFETY: the structure is of the row's type.
        unsafe { members(row.expect("properties or features"), structure) }
    }

    /// All members of the structures of core versions.
    fn members(&self) -> Vec<(&'static str, Vec<f64>)> {
        let (mut properties, mut features) = Default::default();
        (self.properties)(&mut properties);
        (self.features)(&mut features);
        let rows = (feature::properties(properties.s_type), feature::features(features.s_type));
        // SAFETY: the structures are of the types of their rows.
        let first = unsafe {
            [
                members(rows.0.expect("properties"), (&raw const properties).cast()),
                members(rows.1.expect("features"), (&raw const features).cast()),
            ]
        };
        let newer = [
            self.structure::<vk::PhysicalDeviceVulkan11Properties>(),
            self.structure::<vk::PhysicalDeviceVulkan12Properties>(),
            self.structure::<vk::PhysicalDeviceVulkan13Properties>(),
            self.structure::<vk::PhysicalDeviceVulkan11Features>(),
            self.structure::<vk::PhysicalDeviceVulkan12Features>(),
            self.structure::<vk::PhysicalDeviceVulkan13Features>(),
        ];
        [first.concat(), newer.concat()].concat()
    }
}

fn kit() -> Vec<(&'static str, Vec<f64>)> {
    Device {
        // SAFETY: the chains are those of `Device`.
        properties: &|query| unsafe { limits::REQUIRED.fill(query) },
        // SAFETY: as above.
        features: &|query| unsafe { limits::FEATURES_OF_1_3.fill(query) },
    }
    .members()
}

/// Number by number: the table has what the text requires, and nothing that the text does not know.
#[test]
fn the_table_is_the_specifications() {
    let (lines, kit) = (lines(), kit());
    for (name, value) in &kit {
        let expected = lines.get(name).map(|line| line.kit.clone());
        assert_eq!(*value, expected.unwrap_or_else(|| vec![0.0; value.len()]), "{name}");
    }
    for name in lines.keys() {
        assert!(kit.iter().any(|(other, _)| other == name), "{name} is no member");
    }
}

impl Line {
    /// An implementation may have this value.
    fn allows(&self, value: &[f64]) -> bool {
        let elements = value.iter().zip(&self.required).zip(self.types.iter().cycle());
        elements.into_iter().all(|((&value, &required), of_type)| match *of_type {
            "min" | "feature" => value >= required,
            "max" => value <= required,
            "bits" => value as u32 & required as u32 == required as u32,
            "own" => true,
            other => panic!("{other}"),
        })
    }
}

/// Where the kit has another value than the limit, an implementation may have it.
#[test]
fn what_the_kit_chooses_is_within_the_limits() {
    for (name, line) in lines() {
        assert!(line.allows(&line.kit), "{name}");
    }
}

/// A second source: no implementation has less than what is required, so a line that asks for too
/// much or for the wrong side shows.
#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn lavapipe_is_within_the_limits() {
    let driver = Lavapipe::load();
    let has = driver.members();
    for (name, line) in lines() {
        let values = has.iter().filter(|(other, _)| *other == name);
        for (_, value) in values {
            assert!(line.allows(value), "{name}: {value:?}, required {:?}", line.required);
        }
    }
}

/// Mesa's software driver, without a loader.
struct Lavapipe {
    physical_device: vk::PhysicalDevice,
    commands: PhysicalDeviceDispatchTable,
}

impl Lavapipe {
    fn load() -> Self {
        let entries = std::fs::read_dir("/usr/share/vulkan/icd.d").into_iter().flatten().flatten();
        let mut manifests = entries.map(|entry| entry.path());
        let lavapipe = manifests.find(|path| path.to_string_lossy().contains("lvp_icd"));
        let manifest =
            std::fs::read_to_string(lavapipe.expect("apt-get install mesa-vulkan-drivers"));
        let manifest = manifest.expect("a manifest");
        let mut words = manifest.split('"').skip_while(|word| *word != "library_path");
        let library = words.nth(2).expect("a path");
        // SAFETY: the library is a driver, whose exports have these types, and is not unloaded; the create
        // info is valid.
        unsafe {
            let library = Box::leak(Box::new(libloading::Library::new(library).expect("a driver")));
            let negotiate = library
                .get::<unsafe extern "system" fn(*mut u32) -> vk::Result>(
                    b"vk_icdNegotiateLoaderICDInterfaceVersion",
                )
                .expect("exported");
            assert_eq!(negotiate(&mut 5), vk::Result::SUCCESS);
            let get = *library
                .get::<vk::PFN_vkGetInstanceProcAddr>(b"vk_icdGetInstanceProcAddr")
                .expect("exported");
            let globals =
                InstanceEntrypointTable::load(|name| get(vk::Instance::NULL, name.as_ptr()));
            let application =
                vk::ApplicationInfo { api_version: vk::API_VERSION_1_3, ..Default::default() };
            let info =
                vk::InstanceCreateInfo { p_application_info: &application, ..Default::default() };
            let mut instance = vk::Instance::NULL;
            let create = globals.create_instance.expect("global");
            assert_eq!(create(&info, null(), &mut instance), vk::Result::SUCCESS);
            let (mut count, mut physical_device) = (1, vk::PhysicalDevice::NULL);
            let enumerate = InstanceDispatchTable::load(get, instance);
            let enumerate = enumerate.enumerate_physical_devices().expect("core");
            assert_eq!(enumerate(instance, &mut count, &mut physical_device), vk::Result::SUCCESS);
            Self { physical_device, commands: PhysicalDeviceDispatchTable::load(get, instance) }
        }
    }

    fn members(&self) -> Vec<(&'static str, Vec<f64>)> {
        let properties = self.commands.get_physical_device_properties2().expect("core");
        let features = self.commands.get_physical_device_features2().expect("core");
        Device {
            // SAFETY: the physical device is alive, and the chains are those of `Device`.
            properties: &|query| unsafe { properties(self.physical_device, query) },
            // SAFETY: as above.
            features: &|query| unsafe { features(self.physical_device, query) },
        }
        .members()
    }
}
