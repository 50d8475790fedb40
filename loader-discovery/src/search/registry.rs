//! Finds the manifests that the Windows registry names (drivers.md C.5).
//!
//! Three sources in order: the keys of the display adapters that the kernel reports; if those name
//! no manifest, the keys of Plug-and-Play devices; then the well-known keys below
//! `SOFTWARE\Khronos\Vulkan`.

use alloc::vec::Vec;
use core::slice;

use crate::Context;
use crate::event::{Record, RegistryEvent};
use crate::memory::{Grow as _, Grown, bytes, joined};
use crate::system::windows::{
    AdapterIndex, Hive, PnpDevice, RegistryData, RegistryKey, RegistryValue, TextType,
    WindowsSystem,
};

use super::ManifestKind;
use super::files;

/// The family of Microsoft's Direct3D mapping package.
const MAPPING_LAYERS: &str = "Microsoft.D3DMappingLayers_8wekyb3d8bbwe";
/// The device classes `Display` and `SoftwareComponent`.
const DISPLAY_CLASS: &str = "{4d36e968-e325-11ce-bfc1-08002be10318}";
const SOFTWARE_COMPONENT_CLASS: &[u8] = b"{5c4c3332-344d-483c-8739-259e934c9cc8}";
const KHRONOS_KEY: &str = "SOFTWARE\\Khronos\\Vulkan\\";
const SETTINGS_FILE: &[u8] = b"vk_loader_settings.json";

/// Drivers whose old installers leave the registry entry behind when the graphics card is removed:
/// manifest and PCI vendor.
const KNOWN_DRIVERS: [(&[u8], u32); 8] = [
    (b"igvk64.json", 0x8086),
    (b"igvk32.json", 0x8086),
    (b"nv-vk64.json", 0x10de),
    (b"nv-vk32.json", 0x10de),
    (b"amd-vulkan64.json", 0x1002),
    (b"amd-vulkan32.json", 0x1002),
    (b"amdvlk64.json", 0x1002),
    (b"amdvlk32.json", 0x1002),
];

impl ManifestKind {
    /// The last part of the well-known key.
    const fn khronos_key(self) -> &'static str {
        match self {
            Self::Driver => "Drivers",
            Self::ExplicitLayer => "ExplicitLayers",
            Self::ImplicitLayer => "ImplicitLayers",
        }
    }

    /// The value of adapter and device keys that names manifests.
    const fn device_value(self, is_wow64: bool) -> &'static str {
        match (self, is_wow64) {
            (Self::Driver, false) => "VulkanDriverName",
            (Self::Driver, true) => "VulkanDriverNameWow",
            (Self::ExplicitLayer, false) => "VulkanExplicitLayers",
            (Self::ExplicitLayer, true) => "VulkanExplicitLayersWow",
            (Self::ImplicitLayer, false) => "VulkanImplicitLayers",
            (Self::ImplicitLayer, true) => "VulkanImplicitLayersWow",
        }
    }

    const fn registry_name(self) -> &'static str {
        match self {
            Self::Driver => "Driver",
            Self::ExplicitLayer | Self::ImplicitLayer => "Layer",
        }
    }
}

/// The directory of the AppX package that contains drivers and implicit layers, if it is installed.
pub(super) fn app_package(context: Context<'_>, kind: ManifestKind) -> Grown<Option<Vec<u8>>> {
    let windows = context.system.windows().filter(|_| kind != ManifestKind::ExplicitLayer);
    let Some(windows) = windows else { return Ok(None) };
    let directory = windows.app_package_directory(MAPPING_LAYERS)?;
    if directory.is_none() {
        context.journal.record(RegistryEvent::NoAppPackage);
    }
    Ok(directory)
}

/// Adds the manifests of this kind that the registry names to `manifests`.
pub(super) fn add_manifests(
    context: Context<'_>,
    kind: ManifestKind,
    manifests: &mut Vec<Vec<u8>>,
) -> Grown<()> {
    let Some(windows) = context.system.windows() else {
        return Ok(());
    };
    let mut registered = Registered { windows, journal: context.journal, kind, paths: Vec::new() };
    registered.search()?;
    match kind {
        _ if !registered.paths.is_empty() => {}
        ManifestKind::Driver => context.journal.record(RegistryEvent::NoDrivers),
        ManifestKind::ExplicitLayer => context.journal.record(RegistryEvent::NoExplicitLayers),
        ManifestKind::ImplicitLayer => {}
    }
    for path in registered.paths {
        files::add_manifests(context, &path, manifests)?;
    }
    Ok(())
}

/// Collects the paths that the registry names, in order and without duplicates.
struct Registered<'a> {
    windows: &'a dyn WindowsSystem,
    journal: &'a dyn Record,
    kind: ManifestKind,
    paths: Vec<Vec<u8>>,
}

impl Registered<'_> {
    fn search(&mut self) -> Grown<()> {
        let key = key(Hive::LocalMachine, self.kind.khronos_key())?;
        self.journal.record(RegistryEvent::Checking {
            topic: self.kind.topic(),
            what: self.kind.registry_name(),
            key: full_name(&key)?.into(),
        });
        self.add_adapters()?;
        if self.paths.is_empty() {
            self.add_devices()?;
        }
        let before = self.paths.len();
        self.add_khronos_keys()?;
        if self.paths.len() == before {
            self.journal.record(RegistryEvent::FoundNone {
                topic: self.kind.topic(),
                key: full_name(&key)?.into(),
            });
        }
        Ok(())
    }

    /// 3a: the keys of display adapters, queried for `REG_MULTI_SZ` and then for `REG_SZ`.
    fn add_adapters(&mut self) -> Grown<()> {
        let name = self.kind.device_value(self.windows.is_wow64());
        for index in 0..self.windows.adapter_count()? {
            let query = |kind| self.windows.adapter_texts(AdapterIndex(index), name, kind);
            let texts = match query(TextType::Multiple)? {
                None => query(TextType::Single)?,
                texts => texts,
            };
            self.add_of_device(name, &texts.unwrap_or_default())?;
        }
        Ok(())
    }

    /// 3b: the keys of display devices and of their software components.
    fn add_devices(&mut self) -> Grown<()> {
        let name = self.kind.device_value(self.windows.is_wow64());
        for device in self.windows.pnp_devices(DISPLAY_CLASS, name)? {
            if device.needs_restart {
                continue;
            }
            self.add_device(name, &device)?;
            for child in &device.children {
                if child.class == SOFTWARE_COMPONENT_CLASS && !child.needs_restart {
                    self.add_device(name, child)?;
                }
            }
        }
        Ok(())
    }

    fn add_device(&mut self, name: &'static str, device: &PnpDevice) -> Grown<()> {
        match &device.value {
            None => Ok(()),
            Some(RegistryData::Text(text)) => self.add_of_device(name, slice::from_ref(text)),
            Some(RegistryData::Texts(texts)) => self.add_of_device(name, texts),
            Some(RegistryData::Other(..)) => {
                self.journal.record(RegistryEvent::DeviceValueType { value: name });
                Ok(())
            }
        }
    }

    fn add_of_device(&mut self, name: &'static str, texts: &[Vec<u8>]) -> Grown<()> {
        for text in texts.iter().filter(|text| !text.is_empty()) {
            if self.add(text)? {
                self.journal
                    .record(RegistryEvent::ManifestOfDevice { manifest: text.into(), value: name });
            }
        }
        Ok(())
    }

    /// 3c: the well-known keys. The keys of users count for layers only.
    fn add_khronos_keys(&mut self) -> Grown<()> {
        let vendors = self.windows.graphics_vendors()?;
        if self.kind == ManifestKind::Driver && vendors.is_none() {
            self.journal.record(RegistryEvent::NoGraphicsFactory);
            return Ok(());
        }
        let vendors = vendors.unwrap_or_default();
        let of_users = self.kind != ManifestKind::Driver && !self.windows.is_high_integrity();
        let hives = [Some(Hive::LocalMachine), of_users.then_some(Hive::CurrentUser)];
        for hive in hives.into_iter().flatten() {
            self.add_khronos_key(&key(hive, self.kind.khronos_key())?, &vendors)?;
        }
        Ok(())
    }

    fn add_khronos_key(&mut self, key: &RegistryKey, vendors: &[u32]) -> Grown<()> {
        for value in self.windows.key_values(key)?.unwrap_or_default() {
            let is_usable = self.kind != ManifestKind::Driver || self.has_adapter(&value, vendors);
            if enables_manifest(&value.data) && is_usable && self.add(&value.name)? {
                self.journal.record(RegistryEvent::ManifestOfKey {
                    topic: self.kind.topic(),
                    manifest: (&value.name).into(),
                    key: full_name(key)?.into(),
                });
            }
        }
        Ok(())
    }

    /// Whether a graphics adapter of the vendor is present. True for a driver that is not in the
    /// list of known drivers.
    fn has_adapter(&self, value: &RegistryValue, vendors: &[u32]) -> bool {
        let driver = value.name.as_slice();
        let name = file_name(driver);
        match KNOWN_DRIVERS.iter().find(|(known, _)| *known == name) {
            Some((_, vendor)) if vendors.contains(vendor) => true,
            Some(_) => {
                self.journal.record(RegistryEvent::DriverWithoutAdapter { driver: driver.into() });
                false
            }
            None => {
                self.journal.record(RegistryEvent::UnknownDriver { driver: driver.into() });
                true
            }
        }
    }

    /// Adds a path; false if it is a duplicate.
    fn add(&mut self, path: &[u8]) -> Grown<bool> {
        let is_new = !self.paths.iter().any(|known| known == path);
        if is_new {
            self.paths.try_push(bytes(path)?)?;
        }
        Ok(is_new)
    }
}

/// The settings file that the registry names (drivers.md K.1): a user's, then the machine's. The
/// name of a registry value is the path; its data is ignored. If the file of a hive's first
/// matching value is missing, the search goes on in the next hive.
pub fn settings_file(context: Context<'_>) -> Grown<Option<Vec<u8>>> {
    let Some(windows) = context.system.windows() else { return Ok(None) };
    let of_users = (!windows.is_high_integrity()).then_some(Hive::CurrentUser);
    for hive in [of_users, Some(Hive::LocalMachine)].into_iter().flatten() {
        let values = windows.key_values(&key(hive, "LoaderSettings")?)?;
        let mut names = values.unwrap_or_default().into_iter().map(|value| value.name);
        if let Some(path) = names.find(|name| file_name(name) == SETTINGS_FILE) {
            if context.system.exists(&path) {
                return Ok(Some(path));
            }
            context.journal.record(RegistryEvent::SettingsFileMissing { path: path.into() });
        }
    }
    Ok(None)
}

fn key(hive: Hive, name: &str) -> Grown<RegistryKey> {
    Ok(RegistryKey { hive, path: joined(&[KHRONOS_KEY.as_bytes(), name.as_bytes()])? })
}

fn full_name(key: &RegistryKey) -> Grown<Vec<u8>> {
    let hive: &[u8] = match key.hive {
        Hive::LocalMachine => b"HKEY_LOCAL_MACHINE",
        Hive::CurrentUser => b"HKEY_CURRENT_USER",
    };
    joined(&[hive, b"\\", &key.path])
}

fn file_name(path: &[u8]) -> &[u8] {
    path.rsplit(|byte| *byte == b'\\').next().unwrap_or(path)
}

/// Whether a registry value enables its manifest: it has four zero bytes (`REG_DWORD` 0).
fn enables_manifest(data: &RegistryData) -> bool {
    matches!(data, RegistryData::Other(_, bytes) if bytes.as_slice() == [0; 4])
}

#[cfg(test)]
mod tests;
