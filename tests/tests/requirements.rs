//! `Command::is_enabled`, compared with a second evaluator that reads the registry's blocks and
//! conditions directly, for every command, with random versions and sets of extensions.

use std::collections::{BTreeMap, BTreeSet};

use std::ffi::CString;

use dispatch_tables::{
    Command, DeviceExtensionTable, Enabled, Extension, InstanceExtensionTable, vk,
};
use registry::Registry;
use registry::acquire::{self, Request};
use registry::depends::Depends;
use registry::model::Version;
use registry::read;

/// The pinned registry.
fn pinned() -> Registry {
    let workspace = acquire::workspace();
    let acquired = acquire::acquire(&Request { workspace: &workspace, xml: None, video_xml: None })
        .expect("the pinned registry");
    read::read(acquired.vk.source(), acquired.video.source())
        .expect("the pinned registry can be read")
        .registry
}

/// SplitMix64, which gives the same numbers on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// A random version with enabled extensions.
struct State {
    version: Version,
    instance_extensions: InstanceExtensionTable,
    device_extensions: DeviceExtensionTable,
}

impl State {
    /// Chooses one of several versions, and each extension with some probability.
    fn new(random: &mut Random) -> State {
        let percent = [1, 10, 50, 90, 99][random.below(5)];
        let mut state = State {
            version: Version { major: 1, minor: random.below(5) as u32 },
            instance_extensions: InstanceExtensionTable::EMPTY,
            device_extensions: DeviceExtensionTable::EMPTY,
        };
        for extension in Extension::all() {
            if random.below(100) < percent {
                let _ = state.instance_extensions.set(extension, true)
                    || state.device_extensions.set(extension, true);
            }
        }
        state
    }

    fn enabled(&self) -> Enabled<'_> {
        Enabled {
            core_version: vk::make_api_version(
                0,
                self.version.major,
                self.version.minor,
                self.version.minor % 2 * 77,
            ),
            instance_extensions: &self.instance_extensions,
            device_extensions: &self.device_extensions,
        }
    }

    /// The names of the extensions, as in the registry.
    fn extension_names(&self) -> BTreeSet<&'static str> {
        let extensions = self.instance_extensions.iter().chain(self.device_extensions.iter());
        extensions.map(|extension| extension.name().to_str().expect("ASCII")).collect()
    }
}

/// The second evaluator.
struct Evaluator<'a> {
    registry: &'a Registry,
    /// Every name that a condition may use, with whether it is enabled.
    names: BTreeMap<&'a str, bool>,
}

impl<'a> Evaluator<'a> {
    fn new(registry: &'a Registry, state: &State) -> Self {
        let enabled = state.extension_names();
        let extensions = registry.extensions.iter().map(|extension| {
            let name = extension.name.as_str();
            (name, enabled.contains(name))
        });
        let versions = registry
            .features
            .iter()
            .map(|version| (version.name.as_str(), version.version <= state.version));
        Evaluator { registry, names: extensions.chain(versions).collect() }
    }

    /// Conditions on a device's features count as met; names that do not belong to this API are
    /// never enabled.
    fn holds(&self, condition: Option<&Depends>) -> bool {
        condition.is_none_or(|condition| match condition {
            Depends::Name { name, .. } => self.names.get(&**name).copied().unwrap_or_default(),
            Depends::Feature { .. } => true,
            Depends::And(left, right) => self.holds(Some(left)) && self.holds(Some(right)),
            Depends::Or(left, right) => self.holds(Some(left)) || self.holds(Some(right)),
        })
    }

    /// Every command of a version or extension, with whether it is enabled.
    fn commands(&self) -> BTreeMap<&'a str, bool> {
        let versions = self.registry.features.iter().map(|by| (&by.name, &by.requires));
        let extensions = self.registry.extensions.iter().map(|by| (&by.name, &by.requires));
        let mut commands = BTreeMap::new();
        for (name, requires) in versions.chain(extensions) {
            for require in requires {
                let brings = self.names[name.as_str()] && self.holds(require.depends.as_ref());
                for command in &require.commands {
                    *commands.entry(command.as_str()).or_default() |= brings;
                }
            }
        }
        commands
    }
}

#[test]
fn is_enabled_is_what_the_registry_says_on_random_input() {
    let registry = pinned();
    let mut random = Random(0x5eed);
    let mut seen: BTreeMap<Command, [bool; 2]> = BTreeMap::new();
    for round in 0..200 {
        let state = State::new(&mut random);
        let enabled = state.enabled();
        let commands = Evaluator::new(&registry, &state).commands();
        assert_eq!(commands.len(), Command::COUNT);
        for command in Command::all() {
            let name = command.name().to_str().expect("ASCII");
            let expected = commands[name];
            assert_eq!(command.is_enabled(&enabled), expected, "{name} in round {round}");
            seen.entry(command).or_default()[usize::from(expected)] = true;
            match command.why_not(&enabled) {
                None => assert!(expected, "{name}"),
                Some(why_not) => {
                    assert!(!expected, "{name}");
                    let mut ways = why_not.missing();
                    assert!(ways.all(|mut missing| missing.next().is_some()), "{name}");
                }
            }
        }
    }
    for (command, [no, yes]) in seen {
        let always = command.core_version() == Some(vk::API_VERSION_1_0);
        assert!(yes && (no || always), "{command:?} was not seen both ways");
    }
}

#[test]
fn conditions_of_extensions_are_what_the_registry_says_on_random_input() {
    let registry = pinned();
    let mut random = Random(0xdeb5);
    for round in 0..200 {
        let state = State::new(&mut random);
        let evaluator = Evaluator::new(&registry, &state);
        assert_eq!(Extension::COUNT, registry.extensions.len());
        for model in &registry.extensions {
            let name = CString::new(model.name.as_str()).expect("no NUL within");
            let extension = Extension::from_name(&name).expect("the crate knows it");
            assert_eq!(
                extension.condition().is_met(&state.enabled()),
                evaluator.holds(model.depends.as_ref()),
                "{extension:?} in round {round}"
            );
        }
    }
}
