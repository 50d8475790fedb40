//! The parts of the virtual system that only one platform has: plain lists, given back as asked
//! for.

use std::collections::BTreeMap;

use crate::system::android::{AndroidSystem, LayerAnswer};
use crate::system::fuchsia::{FuchsiaSystem, GpuDevice, ResolvedPackage};
use crate::system::windows::{
    AdapterIndex, Hive, PnpDevice, RegistryData, RegistryKey, RegistryValue, TextType,
    WindowsSystem,
};

/// A display adapter's key.
#[derive(Clone, Debug, Default)]
pub struct VirtualAdapter(pub Vec<RegistryValue>);

/// A Windows in memory.
#[derive(Clone, Debug, Default)]
pub struct VirtualWindows {
    /// Whether the process runs at high integrity level.
    pub high_integrity: bool,
    /// Whether a 32-bit process runs on 64-bit Windows.
    pub wow64: bool,
    /// The registry.
    pub keys: BTreeMap<RegistryKey, Vec<RegistryValue>>,
    /// The display adapters, in the order of the configuration manager.
    pub adapters: Vec<VirtualAdapter>,
    /// Devices with all of their values, of which one is given out.
    pub devices: Vec<(PnpDevice, &'static str)>,
    /// The vendor IDs that DXGI reports; `None` without a factory.
    pub graphics_vendors: Option<Vec<u32>>,
    /// The folders of app packages, by family name.
    pub app_packages: BTreeMap<&'static str, Vec<u8>>,
}

impl VirtualWindows {
    /// Adds a value to a key, below its true path.
    pub fn value(&mut self, hive: Hive, path: &str, name: &str, data: RegistryData) -> &mut Self {
        let key = RegistryKey { hive, path: path.into() };
        let name = name.into();
        let values = self.keys.entry(key).or_default();
        values.push(RegistryValue { name, data });
        self
    }

    /// The device as it is when the value of this name is asked for.
    fn device(device: &PnpDevice, is_asked_for: bool) -> PnpDevice {
        PnpDevice {
            value: device.value.clone().filter(|_| is_asked_for),
            children: device
                .children
                .iter()
                .map(|child| Self::device(child, is_asked_for))
                .collect(),
            ..device.clone()
        }
    }
}

impl WindowsSystem for VirtualWindows {
    fn is_high_integrity(&self) -> bool {
        self.high_integrity
    }

    fn is_wow64(&self) -> bool {
        self.wow64
    }

    fn key_values(&self, key: &RegistryKey) -> Option<Vec<RegistryValue>> {
        let mut seen = key.clone();
        let software = b"SOFTWARE\\";
        if self.wow64 && key.hive == Hive::LocalMachine && key.path.starts_with(software) {
            let rest = &key.path[software.len()..];
            seen.path = [&b"SOFTWARE\\WOW6432Node\\"[..], rest].concat();
        }
        self.keys.get(&seen).cloned()
    }

    fn adapter_count(&self) -> usize {
        self.adapters.len()
    }

    fn adapter_texts(
        &self,
        adapter: AdapterIndex,
        value: &str,
        kind: TextType,
    ) -> Option<Vec<Vec<u8>>> {
        let values = &self.adapters.get(adapter.0)?.0;
        let value = values.iter().find(|known| known.name == value.as_bytes())?;
        match (&value.data, kind) {
            (RegistryData::Texts(texts), TextType::Multiple) => Some(texts.clone()),
            (RegistryData::Text(text), TextType::Single) => Some(vec![text.clone()]),
            _ => None,
        }
    }

    fn pnp_devices(&self, class: &str, value: &str) -> Vec<PnpDevice> {
        let of_class = self.devices.iter().filter(|(device, _)| device.class == class.as_bytes());
        of_class.map(|(device, name)| Self::device(device, *name == value)).collect()
    }

    fn graphics_vendors(&self) -> Option<Vec<u32>> {
        self.graphics_vendors.clone()
    }

    fn app_package_directory(&self, family: &str) -> Option<Vec<u8>> {
        self.app_packages.get(family).cloned()
    }
}

/// A Fuchsia in memory.
#[derive(Clone, Debug, Default)]
pub struct VirtualFuchsia {
    /// The GPU devices.
    pub devices: Vec<GpuDevice>,
    /// The packages.
    pub packages: Vec<ResolvedPackage>,
}

impl FuchsiaSystem for VirtualFuchsia {
    fn gpu_devices(&self) -> Vec<GpuDevice> {
        self.devices.clone()
    }

    fn icd_packages(&self) -> Vec<ResolvedPackage> {
        self.packages.clone()
    }
}

/// An Android in memory.
#[derive(Clone, Debug, Default)]
pub struct VirtualAndroid {
    /// Whether the application may be debugged.
    pub debuggable: bool,
    /// Where the application has its own libraries.
    pub library_directories: Vec<Vec<u8>>,
    /// By path, what a library answers.
    pub libraries: BTreeMap<Vec<u8>, Vec<LayerAnswer>>,
}

impl AndroidSystem for VirtualAndroid {
    fn is_debuggable(&self) -> bool {
        self.debuggable
    }

    fn library_directories(&self) -> Vec<Vec<u8>> {
        self.library_directories.clone()
    }

    fn introspect(&self, library: &[u8]) -> Result<Vec<LayerAnswer>, String> {
        let answers = self.libraries.get(library);
        answers.cloned().ok_or_else(|| "not a layer library".to_owned())
    }
}
