//! Parses the settings file (drivers.md K.2 and K.3).

use alloc::vec::Vec;

use crate::event::line::{DEBUG, DRIVER, ERROR, INFO, LAYER, PERFORMANCE, VALIDATION, WARNING};
use crate::event::{LogFilter, Record, SettingsEvent, Text};
use crate::json::{Data, Value};
use crate::manifest::layer::LayerKind;
use crate::memory::{Collect as _, Fault, Grow as _, Grown, bytes, one, text};
use crate::select::device_configurations::DeviceIdentity;
use crate::settings::SettingsFile;
use crate::settings::{DeviceConfiguration, IgnoredFile, LayerControl, LayerSetting, Settings};

/// The words of `stderr_log`, which must match exactly, and their bits.
pub const LOG_WORDS: [(&str, u32); 9] = [
    ("all", INFO | WARNING | PERFORMANCE | ERROR | DEBUG | LAYER | DRIVER | VALIDATION),
    ("info", INFO),
    ("warn", WARNING),
    ("perf", PERFORMANCE),
    ("error", ERROR),
    ("debug", DEBUG),
    ("layer", LAYER),
    ("driver", DRIVER),
    ("validation", VALIDATION),
];

/// Returns the settings for `program` in the file at `path`. Records why there are none.
pub(super) fn settings(
    path: &[u8],
    root: Value<'_>,
    program: Option<&[u8]>,
    journal: &dyn Record,
) -> Grown<SettingsFile> {
    let reason = match content(path, root, program, journal) {
        Ok(settings) => return Ok(SettingsFile::Active(settings)),
        Err(fault) => fault.rejection()?,
    };
    let ignored = match reason {
        SettingsEvent::NoFormatVersion { .. } | SettingsEvent::NoSettings { .. } => {
            SettingsFile::Unavailable
        }
        _ => SettingsFile::Inactive,
    };
    let is_malformed = matches!(reason, SettingsEvent::NotAnObject { .. });
    let file = IgnoredFile { path: bytes(path)?, cause: journal.decide(reason)? };
    if is_malformed {
        journal.record(SettingsEvent::NoneForProgram { path: path.into() });
    }
    Ok(ignored(file))
}

/// The settings for `program`.
///
/// # Errors
///
/// Why there are none.
fn content<'a>(
    path: &'a [u8],
    root: Value<'_>,
    program: Option<&[u8]>,
    journal: &dyn Record,
) -> Result<Settings, Fault<SettingsEvent<'a>>> {
    let own_path = Text::from(path);
    if !root.is_object() {
        return Err(SettingsEvent::FileNotAnObject { path: own_path }.into());
    }
    if root.get("file_format_version").and_then(Value::as_str).is_none() {
        return Err(SettingsEvent::NoFormatVersion { path: own_path }.into());
    }
    let candidates = match (root.get("settings_array"), root.get("settings")) {
        (Some(list), _) => list.children().try_list()?,
        (None, Some(single)) => one(single)?,
        (None, None) => return Err(SettingsEvent::NoSettings { path: own_path }.into()),
    };
    let object = for_program(path, &candidates, program, journal)?;
    let drivers = object.get("additional_drivers").map_or(Ok(None), additional_drivers)?;
    let devices = object.get("device_configurations");
    let exclusively = object.get("additional_drivers_use_exclusively");
    let settings = Settings {
        path: bytes(path)?,
        stderr_log: stderr_log(object),
        layers: object.get("layers").map_or(Ok(None), |list| all(list, layer))?,
        additional_drivers: drivers.unwrap_or_default(),
        additional_drivers_exclusively: exclusively.is_some_and(Value::is_true),
        device_configurations: devices.map_or(Ok(None), device_configurations)?,
    };
    match settings.is_active() {
        true => Ok(settings),
        false => Err(SettingsEvent::NothingValid { path: own_path }.into()),
    }
}

/// The first candidate whose `app_keys` contain the path of the program, or else the first without
/// `app_keys`. If the path is unknown, a candidate with `app_keys` ends the search; so does a
/// malformed one, which is recorded if another is found.
///
/// # Errors
///
/// Why no candidate fits.
fn for_program<'v, 'a>(
    path: &'a [u8],
    candidates: &[Value<'v>],
    program: Option<&[u8]>,
    journal: &dyn Record,
) -> Result<Value<'v>, SettingsEvent<'a>> {
    let mut global = None;
    for candidate in candidates {
        if !candidate.is_object() {
            let malformed = SettingsEvent::NotAnObject { path: path.into() };
            let Some(found) = global else { return Err(malformed) };
            journal.record(malformed);
            return Ok(found);
        }
        let Some(keys) = candidate.get("app_keys") else {
            global = global.or(Some(*candidate));
            continue;
        };
        let Some(program) = program else { break };
        if names_program(keys, program) {
            return Ok(*candidate);
        }
    }
    global.ok_or(SettingsEvent::NoneForProgram { path: path.into() })
}

/// Whether one of these `app_keys` is the path of the program.
pub(crate) fn names_program(keys: Value<'_>, program: &[u8]) -> bool {
    keys.children().filter_map(Value::as_str).any(|key| key.as_bytes() == program)
}

/// The mask of `stderr_log`. Unknown words are ignored; an element that is no string ends the list.
fn stderr_log(object: Value<'_>) -> LogFilter {
    let Some(words) = object.get("stderr_log").filter(|list| list.is_array()) else {
        return LogFilter::default();
    };
    let known = words.children().map_while(Value::as_str);
    let bits = known.filter_map(|word| LOG_WORDS.iter().find(|(name, _)| *name == word));
    LogFilter(bits.fold(0, |mask, (_, bit)| mask | bit))
}

/// What `read` makes of each element; `None` if one is malformed.
fn all<T>(list: Value<'_>, read: impl Fn(Value<'_>) -> Option<Grown<T>>) -> Grown<Option<Vec<T>>> {
    let mut all = Vec::new();
    for element in list.children() {
        let Some(element) = read(element) else { return Ok(None) };
        all.try_push(element?)?;
    }
    Ok(Some(all))
}

fn layer(element: Value<'_>) -> Option<Grown<LayerSetting>> {
    let control = match element.get("control")?.as_str()? {
        "unordered_layer_location" => return Some(Ok(LayerSetting::UnorderedLayers)),
        "on" => LayerControl::On,
        "off" => LayerControl::Off,
        _ => LayerControl::Auto,
    };
    let implicit = element.get("treat_as_implicit_manifest").is_some_and(Value::is_true);
    let kind = if implicit { LayerKind::Implicit } else { LayerKind::Explicit };
    let (name, path) = (element.get("name")?.as_str()?, element.get("path")?.as_str()?);
    let copies = text(name).and_then(|name| Ok((name, bytes(path.as_bytes())?)));
    Some(copies.map(|(name, path)| LayerSetting::Layer { name, path, kind, control }))
}

fn additional_drivers(list: Value<'_>) -> Grown<Option<Vec<Vec<u8>>>> {
    all(list, |element| Some(bytes(element.get("path")?.as_str()?.as_bytes())))
}

/// The well-formed entries; `None` if one element is no object.
fn device_configurations(list: Value<'_>) -> Grown<Option<Vec<DeviceConfiguration>>> {
    if list.children().any(|element| !element.is_object()) {
        return Ok(None);
    }
    list.children().filter_map(device_configuration).try_gather().map(Some)
}

fn device_configuration(element: Value<'_>) -> Option<Grown<DeviceConfiguration>> {
    let identity = DeviceIdentity {
        device_uuid: uuid(element.get("deviceUUID")?)?,
        driver_uuid: uuid(element.get("driverUUID")?)?,
        driver_version: driver_version(element.get("driverVersion")?)?,
    };
    let name = |key: &str| element.get(key).map_or(Ok(None), Value::print_fixed);
    let names = name("deviceName").and_then(|device| Ok((device, name("driverName")?)));
    Some(names.map(|(device, driver)| DeviceConfiguration {
        identity,
        device_name: device.unwrap_or_default(),
        driver_name: driver.unwrap_or_default(),
    }))
}

fn uuid(list: Value<'_>) -> Option<[u8; 16]> {
    let mut uuid = [0; 16];
    let mut elements = list.children();
    for byte in &mut uuid {
        *byte = integer(elements.next()?, 0.0, 255.0)?.try_into().ok()?;
    }
    (list.is_array() && elements.next().is_none()).then_some(uuid)
}

/// The driver version. A negative number is a bit pattern, as in the Khronos loader. Numbers from
/// 2^31 on, which the Khronos loader cannot match, count as they are.
fn driver_version(value: Value<'_>) -> Option<u32> {
    let number = integer(value, f64::from(i32::MIN), f64::from(u32::MAX))?;
    u32::try_from(number).ok().or_else(|| i32::try_from(number).ok().map(i32::cast_unsigned))
}

/// The integer part of a number between `least` and `most`.
#[allow(
    clippy::cast_possible_truncation,
    reason = "the range was checked, and the fraction does not count"
)]
fn integer(value: Value<'_>, least: f64, most: f64) -> Option<i64> {
    match value.data() {
        Data::Number(number) if (least..=most).contains(&number) => Some(number as i64),
        _ => None,
    }
}
