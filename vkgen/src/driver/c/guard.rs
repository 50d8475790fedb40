//! The condition under which the Vulkan headers declare a command.

use crate::resolve::{Api, Command};

/// The core version of the oldest headers that the generated files take.
const OLDEST_CORE: (u32, u32) = (1, 3);
/// Their header version. It has never begun anew since, so it alone orders all headers; and of the
/// headers' version macros it is the only one that the preprocessor can calculate with.
pub(super) const OLDEST: u32 = 239;

/// Commands that joined an extension after it was published, with headers that have them for
/// certain. The extension's macro alone would promise them too early.
const LATE: &[(&str, u32)] = &[
    ("vkGetImageViewHandle64NVX", 319),
    ("vkCmdSetDiscardRectangleEnableEXT", 319),
    ("vkCmdSetDiscardRectangleModeEXT", 319),
    ("vkCmdWriteBufferMarker2AMD", 319),
    ("vkCmdSetExclusiveScissorEnableNV", 319),
    ("vkGetQueueCheckpointData2NV", 319),
    ("vkGetEncodedVideoSessionParametersKHR", 319),
    ("vkGetPhysicalDeviceVideoEncodeQualityLevelPropertiesKHR", 319),
    ("vkGetDeviceCombinedImageSamplerIndexNVX", 343),
    ("vkCmdSetDispatchParametersARM", 351),
    ("vkGetLatencyTimingsLegacyNV", 359),
    ("vkGetSleepStatusLegacyNV", 359),
    ("vkLatencySleepLegacyNV", 359),
    ("vkQueueNotifyOutOfBandLegacyNV", 359),
    ("vkSetLatencyMarkerLegacyNV", 359),
    ("vkSetLatencySleepModeLegacyNV", 359),
    ("vkShutdownLatencyDeviceLegacyNV", 359),
];

/// The condition for `#if`; none where every header declares the command.
pub(super) fn guard(api: &Api, command: &Command) -> Option<String> {
    if let Some(version) = command.core_version {
        let known = (version.major, version.minor) <= OLDEST_CORE;
        return (!known)
            .then(|| format!("defined(VK_VERSION_{}_{})", version.major, version.minor));
    }
    let extensions: Vec<String> =
        extensions_of(api, command).map(|name| format!("defined({name})")).collect();
    let any = extensions.join(" || ");
    Some(match late(command) {
        Some(header) if extensions.len() > 1 => {
            format!("({any}) && VK_HEADER_VERSION >= {header}")
        }
        Some(header) => format!("{any} && VK_HEADER_VERSION >= {header}"),
        None => any,
    })
}

/// The headers that have a command which came after its extension.
fn late(command: &Command) -> Option<u32> {
    let row = LATE.iter().find(|(name, _)| *name == command.name);
    row.map(|(_, header)| *header)
}

fn extensions_of<'a>(api: &'a Api, command: &'a Command) -> impl Iterator<Item = &'a str> {
    let extensions = command.extensions.iter();
    extensions
        .filter_map(|by| api.extensions.get(by.extension))
        .map(|extension| extension.name.as_str())
}

/// The commands of `api` whose condition holds with the headers of an older registry that do not
/// declare them: files made of `api` would not compile with those headers. Each lacks a row in
/// [`LATE`].
#[must_use]
pub fn promised_too_early<'a>(api: &'a Api, older: &Api) -> Vec<&'a str> {
    let promised = |command: &Command| match command.core_version {
        Some(version) => {
            (version.major, version.minor) <= OLDEST_CORE || older.core_version >= Some(version)
        }
        None => {
            extensions_of(api, command).any(|name| older.extension(name).is_some())
                && late(command).is_none_or(|header| header <= older.header_version)
        }
    };
    let commands = api.commands.iter();
    commands
        .filter(|command| promised(command) && older.command(&command.name).is_none())
        .map(|command| command.name.as_str())
        .collect()
}

/// Lines that stand under conditions, neighbours with the same one together.
pub(super) struct Guarded<'a> {
    text: String,
    /// The condition that is open, with the lines for when it does not hold.
    open: Option<(String, String)>,
    indent: &'a str,
}

impl<'a> Guarded<'a> {
    pub(super) fn new(indent: &'a str) -> Guarded<'a> {
        Guarded { text: String::new(), open: None, indent }
    }

    /// A line that is there if `condition` holds, and another one, where it is not empty, if not.
    pub(super) fn line(&mut self, condition: Option<String>, line: &str, otherwise: &str) {
        if self.open.as_ref().map(|(open, _)| open) != condition.as_ref() {
            self.close();
            if let Some(condition) = condition {
                self.text.push_str(&format!("#if {condition}\n"));
                self.open = Some((condition, String::new()));
            }
        }
        self.text.push_str(&format!("{}{line}\n", self.indent));
        if let Some((_, others)) = &mut self.open
            && !otherwise.is_empty()
        {
            others.push_str(&format!("{}{otherwise}\n", self.indent));
        }
    }

    fn close(&mut self) {
        if let Some((_, others)) = self.open.take() {
            if !others.is_empty() {
                self.text.push_str(&format!("#else\n{others}"));
            }
            self.text.push_str("#endif\n");
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.close();
        self.text
    }
}

#[cfg(test)]
mod tests {
    use registry::acquire::workspace;

    use super::*;
    use crate::input;

    #[test]
    fn every_late_command_is_one_of_an_extension() {
        let input = input::load(&workspace(), None).unwrap_or_else(|error| panic!("{error:?}"));
        for (name, header) in LATE {
            let command = input.api.command(name).expect(name);
            assert!(command.core_version.is_none(), "{name}");
            assert!((OLDEST..=input.api.header_version).contains(header));
        }
    }

    /// `vkgen replay` asks this of every older registry.
    #[test]
    fn a_command_that_came_after_its_extension_is_found() {
        let input = input::load(&workspace(), None).unwrap_or_else(|error| panic!("{error:?}"));
        let api = &input.api;
        let name = "vkCmdSetLineStippleKHR";
        let mut older = api.clone();
        older.commands.retain(|command| command.name != name);
        assert_eq!(promised_too_early(api, &older), [name]);
        older.extensions.retain(|one| one.name != "VK_KHR_line_rasterization");
        assert!(promised_too_early(api, &older).is_empty());
    }
}
