//! The interfaces of Windows (drivers.md C.5). Texts are UTF-8.

use alloc::vec::Vec;

use crate::Grown;

/// A root key of the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hive {
    /// HKEY_LOCAL_MACHINE.
    LocalMachine,
    /// HKEY_CURRENT_USER.
    CurrentUser,
}

/// A key of the registry.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RegistryKey {
    /// The root key.
    pub hive: Hive,
    /// The path below the root key, with backslashes.
    pub path: Vec<u8>,
}

/// A value of a registry key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegistryValue {
    /// The name of the value.
    pub name: Vec<u8>,
    /// The type and content.
    pub data: RegistryData,
}

/// Type and content of a registry value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "made by the system that has a registry")]
pub enum RegistryData {
    /// `REG_SZ`, without its NUL.
    Text(Vec<u8>),
    /// `REG_MULTI_SZ`: the texts, without their NULs.
    Texts(Vec<Vec<u8>>),
    /// Every other type: the number of the type and the bytes.
    Other(u32, Vec<u8>),
}

/// The type of the texts to query from the key of an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextType {
    /// `REG_MULTI_SZ`.
    Multiple,
    /// `REG_SZ`.
    Single,
}

/// The index of a display adapter in the order of `D3DKMTEnumAdapters2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdapterIndex(pub usize);

/// A Plug-and-Play device that is present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PnpDevice {
    /// The class, as a lower-case GUID in braces.
    pub class: Vec<u8>,
    /// Whether the device has the problem `CM_PROB_NEED_RESTART`.
    pub needs_restart: bool,
    /// The queried value, if the software key of the device has it.
    pub value: Option<RegistryData>,
    /// The device's children, in order.
    pub children: Vec<PnpDevice>,
}

/// Whether a path says all of where its file is: the drive and each folder, or the other machine.
/// `\a` and `c:a`, which depend on the process's current folder, do not.
pub fn is_whole(path: &[u8]) -> bool {
    matches!(path, [_, b':', b'\\' | b'/', ..] | [b'\\', b'\\', ..])
}

/// The interfaces of Windows.
pub trait WindowsSystem {
    /// Whether the process's integrity level is high or above (drivers.md A.2).
    fn is_high_integrity(&self) -> bool;

    /// Whether this is a 32-bit process of a 64-bit Windows.
    fn is_wow64(&self) -> bool;

    /// The values of a key in the order of the registry; `None` if the key is missing. In a 32-bit
    /// process on 64-bit Windows, a machine key below `SOFTWARE` means the one below
    /// `SOFTWARE\\WOW6432Node`.
    fn key_values(&self, key: &RegistryKey) -> Grown<Option<Vec<RegistryValue>>>;

    /// The number of display adapters of the kernel (`D3DKMTEnumAdapters2`); 0 on an error.
    fn adapter_count(&self) -> Grown<usize>;

    /// The texts of a value in the key of an adapter, with paths translated
    /// (`D3DKMTQueryAdapterInfo`, query type 48); `None` if the key has no value of this name and
    /// type.
    fn adapter_texts(
        &self,
        adapter: AdapterIndex,
        value: &str,
        kind: TextType,
    ) -> Grown<Option<Vec<Vec<u8>>>>;

    /// The present devices of a class, with their children. [`PnpDevice::value`] of each is the
    /// value named `value`.
    fn pnp_devices(&self, class: &str, value: &str) -> Grown<Vec<PnpDevice>>;

    /// The PCI vendors of the graphics adapters; `None` if DXGI provides no factory.
    fn graphics_vendors(&self) -> Grown<Option<Vec<u32>>>;

    /// The directory of the first package of an AppX family.
    fn app_package_directory(&self, family: &str) -> Grown<Option<Vec<u8>>>;
}
