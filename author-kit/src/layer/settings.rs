//! A layer's settings, as users of the validation layer know them.
//!
//! For the setting `path` of `VK_LAYER_ACME_trace`, in this order:
//!
//! 1. the variables `VK_ACME_TRACE_PATH`, `VK_TRACE_PATH`, `VK_PATH`;
//! 2. the line `acme_trace.path = value` of the settings file;
//! 3. VkLayerSettingsCreateInfoEXT in the chain of vkCreateInstance.
//!
//! The settings file is `vk_layer_settings.txt` in `vulkan/settings.d` of the user's data directory,
//! where Vulkan Configurator writes it; else the file that `VK_LAYER_SETTINGS_PATH` names, or
//! `vk_layer_settings.txt` in the directory that the variable names; else that file in the working
//! directory. A setting with several values has commas between them. On Windows the registry is not
//! read.

use std::collections::BTreeMap;
use std::env::var;
use std::ffi::{CStr, c_char, c_void};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use dispatch_tables::vk;

const FILE: &str = "vk_layer_settings.txt";

/// The settings of one layer for one instance.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The layer's name without `VK_LAYER_`.
    layer: String,
    file: BTreeMap<String, String>,
    application: BTreeMap<String, String>,
}

impl Settings {
    /// Reads the file, and the chain of a create info. Variables are read when they are asked for.
    ///
    /// # Safety
    ///
    /// `chain` is null or a valid structure chain.
    pub unsafe fn read(layer: &CStr, chain: *const c_void) -> Self {
        let layer_name = layer.to_string_lossy();
        let file = file().and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
        Self {
            layer: layer_name.trim_start_matches("VK_LAYER_").to_owned(),
            file: parse(&file),
            // SAFETY: the caller guarantees a valid chain.
            application: unsafe { of_chain(layer, chain) },
        }
    }

    /// The text of a setting; none if nobody has set it.
    pub fn text(&self, name: &str) -> Option<String> {
        let of_variable = self.variables(name).into_iter().find_map(|variable| var(variable).ok());
        let key = format!("{}.{name}", self.layer).to_lowercase();
        of_variable
            .filter(|value| !value.is_empty())
            .or_else(|| self.file.get(&key).cloned())
            .or_else(|| self.application.get(name).cloned())
    }

    /// The values of a setting.
    pub fn list(&self, name: &str) -> Vec<String> {
        let text = self.text(name).unwrap_or_default();
        let values = text.split(',').map(str::trim).filter(|value| !value.is_empty());
        values.map(str::to_owned).collect()
    }

    /// A setting that is on or off: `true`, `on` and numbers other than 0, in any case, are on.
    pub fn flag(&self, name: &str, default: bool) -> bool {
        let Some(text) = self.text(name) else { return default };
        let text = text.to_lowercase();
        matches!(text.as_str(), "true" | "on")
            || text.parse::<i64>().is_ok_and(|number| number != 0)
    }

    /// A number, or another value that has a text; the default if the text is not one.
    pub fn value<T: FromStr>(&self, name: &str, default: T) -> T {
        self.text(name).and_then(|text| text.trim().parse().ok()).unwrap_or(default)
    }

    /// The variables of a setting, the most precise first.
    fn variables(&self, name: &str) -> [String; 3] {
        let without_vendor = self.layer.split_once('_').map_or(&*self.layer, |(_, rest)| rest);
        [
            format!("VK_{}_{name}", self.layer).to_uppercase(),
            format!("VK_{without_vendor}_{name}").to_uppercase(),
            format!("VK_{name}").to_uppercase(),
        ]
    }
}

/// The settings file that takes effect.
fn file() -> Option<PathBuf> {
    let not_empty = |name: &str| var(name).ok().filter(|value| !value.is_empty());
    let data = not_empty("XDG_DATA_HOME").map(PathBuf::from);
    let data = data.or_else(|| Some(Path::new(&not_empty("HOME")?).join(".local/share")));
    let of_user = data.map(|data| data.join("vulkan/settings.d").join(FILE));
    let of_variable = not_empty("VK_LAYER_SETTINGS_PATH").map(|path| {
        let path = PathBuf::from(path);
        if path.is_dir() { path.join(FILE) } else { path }
    });
    let candidates = [of_user, of_variable, Some(PathBuf::from(FILE))];
    candidates.into_iter().flatten().find(|path| path.is_file())
}

/// The lines `layer.setting = value` of a settings file. A `#` begins a comment.
fn parse(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().map(|line| line.split_once('#').map_or(line, |(before, _)| before));
    let settings = lines.filter_map(|line| line.split_once('='));
    settings.map(|(key, value)| (key.trim().to_lowercase(), value.trim().to_owned())).collect()
}

/// The settings of a layer in a chain, as texts. Of several values for one name the first counts.
///
/// # Safety
///
/// `chain` is null or a valid structure chain.
unsafe fn of_chain(layer: &CStr, chain: *const c_void) -> BTreeMap<String, String> {
    let mut settings = BTreeMap::new();
    let mut next = chain.cast::<vk::BaseInStructure>();
    // SAFETY: the caller guarantees a valid chain.
    unsafe {
        while let Some(structure) = next.as_ref() {
            if structure.s_type == vk::StructureType::LAYER_SETTINGS_CREATE_INFO_EXT {
                let info = &*next.cast::<vk::LayerSettingsCreateInfoEXT>();
                for setting in slice(info.p_settings, info.setting_count) {
                    if CStr::from_ptr(setting.p_layer_name) == layer {
                        let name = CStr::from_ptr(setting.p_setting_name).to_string_lossy();
                        settings.entry(name.into_owned()).or_insert_with(|| values(setting));
                    }
                }
            }
            next = structure.p_next;
        }
    }
    settings
}

/// The values of an application's setting, with commas between them.
///
/// # Safety
///
/// The setting is valid.
unsafe fn values(setting: &vk::LayerSettingEXT) -> String {
    /// # Safety
    ///
    /// The setting has values of type `T`.
    unsafe fn texts<T>(setting: &vk::LayerSettingEXT, text: impl Fn(&T) -> String) -> String {
        // SAFETY: the caller guarantees the type.
        let values = unsafe { slice(setting.p_values.cast::<T>(), setting.value_count) };
        values.iter().map(text).collect::<Vec<_>>().join(",")
    }
    // SAFETY: the caller guarantees a valid setting, whose type says of what type its values are.
    unsafe {
        match setting.ty {
            vk::LayerSettingTypeEXT::BOOL32 => {
                texts::<vk::Bool32>(setting, |value| (*value != 0).to_string())
            }
            vk::LayerSettingTypeEXT::INT32 => texts::<i32>(setting, i32::to_string),
            vk::LayerSettingTypeEXT::INT64 => texts::<i64>(setting, i64::to_string),
            vk::LayerSettingTypeEXT::UINT32 => texts::<u32>(setting, u32::to_string),
            vk::LayerSettingTypeEXT::UINT64 => texts::<u64>(setting, u64::to_string),
            vk::LayerSettingTypeEXT::FLOAT32 => texts::<f32>(setting, f32::to_string),
            vk::LayerSettingTypeEXT::FLOAT64 => texts::<f64>(setting, f64::to_string),
            vk::LayerSettingTypeEXT::STRING => texts::<*const c_char>(setting, |value| {
                CStr::from_ptr(*value).to_string_lossy().into_owned()
            }),
            _ => String::new(),
        }
    }
}

/// An array of Vulkan's.
///
/// # Safety
///
/// `items` is null or points to `count` elements, which outlive the result.
unsafe fn slice<'a, T>(items: *const T, count: u32) -> &'a [T] {
    match items.is_null() {
        true => &[],
        // SAFETY: the caller's promise.
        false => unsafe { std::slice::from_raw_parts(items, count as usize) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_settings_and_comments() {
        let parsed = parse("# all\nacme_trace.path = a = b # why\n\nACME_trace.on=1\nnonsense\n");
        let expected = [("acme_trace.on", "1"), ("acme_trace.path", "a = b")];
        assert!(parsed.iter().map(|(key, value)| (&**key, &**value)).eq(expected));
    }

    #[test]
    fn variables_go_before_the_file_and_the_file_before_the_application() {
        let one = |key: &str, value: &str| BTreeMap::from([(key.to_owned(), value.to_owned())]);
        let mut settings = Settings {
            layer: "ACME_trace".to_owned(),
            file: BTreeMap::new(),
            application: one("kit_test_setting", "application"),
        };
        let text = |settings: &Settings| settings.text("kit_test_setting").unwrap();
        assert_eq!(text(&settings), "application");
        settings.file = one("acme_trace.kit_test_setting", "file");
        assert_eq!(text(&settings), "file");
        assert_eq!(
            settings.variables("kit_test_setting"),
            ["VK_ACME_TRACE_KIT_TEST_SETTING", "VK_TRACE_KIT_TEST_SETTING", "VK_KIT_TEST_SETTING"]
        );
        assert_eq!(settings.text("nobody_sets_this"), None);
    }

    #[test]
    fn values_are_read_by_their_type() {
        let of = |text: &str| Settings {
            application: BTreeMap::from([("kit".to_owned(), text.to_owned())]),
            ..Settings::default()
        };
        assert_eq!(of("a, b,,c ").list("kit"), ["a", "b", "c"]);
        for (text, flag) in [("TRUE", true), ("on", true), ("2", true), ("0", false), ("no", false)]
        {
            assert_eq!(of(text).flag("kit", !flag), flag, "{text}");
        }
        assert!(of("").flag("another", true));
        assert_eq!((of("7").value("kit", 1), of("x").value("kit", 1)), (7, 1));
    }

    #[test]
    fn an_application_sets_values_of_every_type() {
        let (yes, number, real) = (1_u32, -5_i64, 2.5_f32);
        let texts = [c"a".as_ptr(), c"b".as_ptr()];
        let of = |name: &'static CStr, ty, count, values: *const c_void| vk::LayerSettingEXT {
            p_layer_name: c"VK_LAYER_ACME_trace".as_ptr(),
            p_setting_name: name.as_ptr(),
            ty,
            value_count: count,
            p_values: values,
        };
        let foreign = vk::LayerSettingEXT {
            p_layer_name: c"VK_LAYER_OTHER".as_ptr(),
            ..of(c"foreign", vk::LayerSettingTypeEXT::BOOL32, 1, (&raw const yes).cast())
        };
        let settings = [
            of(c"flag", vk::LayerSettingTypeEXT::BOOL32, 1, (&raw const yes).cast()),
            of(c"number", vk::LayerSettingTypeEXT::INT64, 1, (&raw const number).cast()),
            of(c"real", vk::LayerSettingTypeEXT::FLOAT32, 1, (&raw const real).cast()),
            of(c"texts", vk::LayerSettingTypeEXT::STRING, 2, texts.as_ptr().cast()),
            of(c"flag", vk::LayerSettingTypeEXT::INT64, 1, (&raw const number).cast()),
            foreign,
        ];
        let info = vk::LayerSettingsCreateInfoEXT {
            setting_count: 6,
            p_settings: settings.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the chain is valid.
        let read = unsafe { of_chain(c"VK_LAYER_ACME_trace", (&raw const info).cast()) };
        let expected = [("flag", "true"), ("number", "-5"), ("real", "2.5"), ("texts", "a,b")];
        assert!(read.iter().map(|(name, value)| (&**name, &**value)).eq(expected), "{read:?}");
    }
}
