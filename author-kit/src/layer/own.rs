//! Extensions of the layer's own, which no registry has.

use std::ffi::CStr;

use dispatch_tables::vk;

/// An extension of the layer's own: name, version and commands, as in the manifest.
pub type OwnExtension = (&'static CStr, u32, &'static [OwnCommand]);

/// A command of such an extension. [`own_command!`](crate::own_command) makes one.
#[derive(Clone, Copy, Debug)]
pub struct OwnCommand {
    name: &'static CStr,
    function: unsafe extern "system" fn(),
}

impl OwnCommand {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static CStr, function: unsafe extern "system" fn()) -> Self {
        Self { name, function }
    }
}

/// A command of an extension of the layer's own: name, type and function. The type is that of the
/// extension's header, by which the application calls.
///
/// ```
/// use author_kit::layer::own::OwnExtension;
/// use dispatch_tables::vk;
///
/// unsafe extern "system" fn count(_: vk::Device) -> u32 {
///     7
/// }
///
/// const COUNTER: OwnExtension = (
///     c"VK_EXAMPLE_counter",
///     1,
///     &[author_kit::own_command!(
///         c"vkGetCountEXAMPLE",
///         unsafe extern "system" fn(vk::Device) -> u32,
///         count
///     )],
/// );
/// ```
#[macro_export]
macro_rules! own_command {
    ($name:expr, $type:ty, $function:expr) => {{
        const FUNCTION: $type = $function;
        // SAFETY: function pointers have one representation; the application calls this one by the
        // extension's type.
        $crate::layer::own::OwnCommand::new($name, unsafe {
            ::core::mem::transmute::<$type, unsafe extern "system" fn()>(FUNCTION)
        })
    }};
}

/// The function of a command of one of these extensions, if it is enabled.
pub(crate) fn find(
    extensions: &[OwnExtension],
    is_enabled: impl Fn(&CStr) -> bool,
    name: &CStr,
) -> vk::PFN_vkVoidFunction {
    let enabled = extensions.iter().filter(|(extension, ..)| is_enabled(extension));
    let mut commands = enabled.flat_map(|(.., commands)| *commands);
    commands.find(|command| command.name == name).map(|command| command.function)
}

/// What the lists say about an extension.
pub(crate) fn properties((name, version, _): &OwnExtension) -> vk::ExtensionProperties {
    let mut properties = vk::ExtensionProperties { spec_version: *version, ..Default::default() };
    for (place, byte) in properties.extension_name.iter_mut().take(255).zip(name.to_bytes()) {
        *place = *byte as std::ffi::c_char;
    }
    properties
}

/// The extensions that are enabled, which `take` takes out of what goes down.
pub(crate) fn taken(
    extensions: &'static [OwnExtension],
    mut take: impl FnMut(&CStr) -> bool,
) -> Vec<&'static CStr> {
    extensions.iter().map(|(name, ..)| *name).filter(|name| take(name)).collect()
}
