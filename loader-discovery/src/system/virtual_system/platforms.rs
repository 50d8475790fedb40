//! The interfaces of a virtual system that exist on one platform alone. They return the data that
//! the test set.

use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::Grown;
use crate::manifest::layer::Layer;
use crate::memory::Fault;
use crate::system::android::AndroidSystem;
use crate::system::windows::{
    AdapterIndex, Hive, PnpDevice, RegistryData, RegistryKey, RegistryValue, TextType,
    WindowsSystem,
};

/// A Windows in memory.
#[derive(Clone, Debug, Default)]
pub struct VirtualWindows {
    /// Whether the process runs at high integrity level.
    pub high_integrity: bool,
    /// Whether a 32-bit process runs on 64-bit Windows.
    pub wow64: bool,
    /// The registry.
    pub keys: BTreeMap<RegistryKey, Vec<RegistryValue>>,
    /// The display adapters, in the order of the kernel.
    pub adapters: Vec<Vec<RegistryValue>>,
    /// The devices, and the name by which the `value` of each and of its children is asked for.
    pub devices: Vec<(PnpDevice, &'static str)>,
    /// The vendor IDs that DXGI reports; `None` if DXGI gives no factory.
    pub graphics_vendors: Option<Vec<u32>>,
    /// The directories of AppX packages, by family name.
    pub app_packages: BTreeMap<&'static str, Vec<u8>>,
}

impl VirtualWindows {
    /// Adds a value to a key. `path` is the path as a 64-bit process sees it, so that `WOW6432Node`
    /// is written out.
    pub fn value(&mut self, hive: Hive, path: &str, name: &str, data: RegistryData) -> &mut Self {
        let key = RegistryKey { hive, path: path.into() };
        let name = name.into();
        let values = self.keys.entry(key).or_default();
        values.push(RegistryValue { name, data });
        self
    }

    /// A device whose values are kept if `has_value`, and removed otherwise.
    fn device(device: &PnpDevice, has_value: bool) -> PnpDevice {
        PnpDevice {
            value: device.value.clone().filter(|_| has_value),
            children: device.children.iter().map(|child| Self::device(child, has_value)).collect(),
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

    fn key_values(&self, key: &RegistryKey) -> Grown<Option<Vec<RegistryValue>>> {
        let mut seen = key.clone();
        let software = b"SOFTWARE\\";
        if self.wow64 && key.hive == Hive::LocalMachine && key.path.starts_with(software) {
            let rest = &key.path[software.len()..];
            seen.path = [&b"SOFTWARE\\WOW6432Node\\"[..], rest].concat();
        }
        Ok(self.keys.get(&seen).cloned())
    }

    fn adapter_count(&self) -> Grown<usize> {
        Ok(self.adapters.len())
    }

    fn adapter_texts(
        &self,
        adapter: AdapterIndex,
        value: &str,
        kind: TextType,
    ) -> Grown<Option<Vec<Vec<u8>>>> {
        let mut values = self.adapters.get(adapter.0).into_iter().flatten();
        let value = values.find(|known| known.name == value.as_bytes());
        Ok(match (value.map(|value| &value.data), kind) {
            (Some(RegistryData::Texts(texts)), TextType::Multiple) => Some(texts.clone()),
            (Some(RegistryData::Text(text)), TextType::Single) => Some(vec![text.clone()]),
            _ => None,
        })
    }

    fn pnp_devices(&self, class: &str, value: &str) -> Grown<Vec<PnpDevice>> {
        let of_class = self.devices.iter().filter(|(device, _)| device.class == class.as_bytes());
        Ok(of_class.map(|(device, name)| Self::device(device, *name == value)).collect())
    }

    fn graphics_vendors(&self) -> Grown<Option<Vec<u32>>> {
        Ok(self.graphics_vendors.clone())
    }

    fn app_package_directory(&self, family: &str) -> Grown<Option<Vec<u8>>> {
        Ok(self.app_packages.get(family).cloned())
    }
}

/// An Android in memory.
#[derive(Clone, Debug, Default)]
pub struct VirtualAndroid {
    /// Whether the application may be debugged.
    pub debuggable: bool,
    /// The directories of the application's own libraries.
    pub library_directories: Vec<Vec<u8>>,
    /// The layers that each library reports, by path.
    pub libraries: BTreeMap<Vec<u8>, Vec<Layer>>,
}

impl AndroidSystem for VirtualAndroid {
    fn is_debuggable(&self) -> bool {
        self.debuggable
    }

    fn library_directories(&self) -> Grown<Vec<Vec<u8>>> {
        Ok(self.library_directories.clone())
    }

    fn introspect(&self, library: &[u8]) -> Result<Vec<Layer>, Fault<String>> {
        let layers = self.libraries.get(library);
        layers.cloned().ok_or_else(|| Fault::Rejected("not a layer library".to_owned()))
    }
}
