//! What discovery asks of Windows alone (drivers.md C.5). Texts are UTF-8.

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
    /// The root of the key.
    pub hive: Hive,
    /// Names between backslashes.
    pub path: Vec<u8>,
}

/// A value of a registry key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegistryValue {
    /// The name of the value.
    pub name: Vec<u8>,
    /// Type and content.
    pub data: RegistryData,
}

/// Type and content of a registry value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "made by the system that has a registry")]
pub enum RegistryData {
    /// `REG_SZ`, without its NUL.
    Text(Vec<u8>),
    /// `REG_MULTI_SZ`: its texts, without their NULs.
    Texts(Vec<Vec<u8>>),
    /// Everything else: the number of the type and the bytes.
    Other(u32, Vec<u8>),
}

/// The two ways in which an adapter's key is asked for a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextType {
    /// `REG_MULTI_SZ`.
    Multiple,
    /// `REG_SZ`.
    Single,
}

/// A display adapter, as `D3DKMTEnumAdapters2` counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdapterIndex(pub usize);

/// A Plug-and-Play device that is present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PnpDevice {
    /// The class, as a lower-case GUID in braces.
    pub class: Vec<u8>,
    /// The device has the problem `CM_PROB_NEED_RESTART`.
    pub needs_restart: bool,
    /// The value that was asked for, if the device's software key has it.
    pub value: Option<RegistryData>,
    /// The device's children, in order.
    pub children: Vec<PnpDevice>,
}

/// Windows as discovery sees it.
pub trait WindowsSystem {
    /// Whether the process's integrity level is high or above (drivers.md A.2).
    fn is_high_integrity(&self) -> bool;

    /// Whether this is a 32-bit process of a 64-bit Windows.
    fn is_wow64(&self) -> bool;

    /// The values of a key in the order in which the registry counts them; `None` without that key.
    /// 32-bit processes of a 64-bit Windows see the machine's software below
    /// `SOFTWARE\\WOW6432Node`, as Windows arranges it.
    fn key_values(&self, key: &RegistryKey) -> Option<Vec<RegistryValue>>;

    /// How many display adapters the kernel has (`D3DKMTEnumAdapters2`); 0 when it cannot tell.
    fn adapter_count(&self) -> usize;

    /// The texts of a value of an adapter's key, paths translated (`D3DKMTQueryAdapterInfo`, query
    /// type 48); `None` when there is no such value of that type.
    fn adapter_texts(
        &self,
        adapter: AdapterIndex,
        value: &str,
        kind: TextType,
    ) -> Option<Vec<Vec<u8>>>;

    /// The devices of a class that are present, with their children, and of each the value of this
    /// name.
    fn pnp_devices(&self, class: &str, value: &str) -> Vec<PnpDevice>;

    /// PCI vendors of the graphics adapters; `None` when no DXGI factory can be made.
    fn graphics_vendors(&self) -> Option<Vec<u32>>;

    /// The directory of the first package of an AppX family.
    fn app_package_directory(&self, family: &str) -> Option<Vec<u8>>;
}
