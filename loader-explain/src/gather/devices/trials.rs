//! Enumerates the devices again with other layers and filters, which shows what leaves out a device,
//! puts devices in order, or lets the enumeration fail.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::Enumeration;
use super::own_settings::{OwnSettings, own_settings};
use crate::child::{Errand, Line};
use crate::devices::{CREATION, Device};
use crate::fact::file_name;
use crate::gather::without_driver;
use crate::opening::{End, Opening};
use crate::report::{Hider, LeftOut};
use crate::roles::{self, Of, Role};
use crate::what_if::{Change, Variables, unset};

/// Whether such a variable leaves out devices.
pub(super) fn is_filter(of: Of, role: Role) -> bool {
    (of, role) == (Of::Devices, Role::Filters)
}

/// The most layers and drivers that are tried: a hostile installation has thousands.
const MAX_PARTS: usize = 16;
/// The most pairs of layers and drivers that are tried.
const MAX_PAIRS: usize = 28;

/// A layer, or a driver by its manifest, that may be the cause of a failure.
#[derive(Clone, Copy)]
struct Suspect<'a> {
    name: &'a str,
    is_layer: bool,
}

/// The layers and drivers that are the cause of a failure, in words.
pub(super) struct Cause {
    /// The subject of a sentence.
    pub(super) names: String,
    /// What the trials showed, as the end of a reason; nothing if there is one cause.
    pub(super) trials: String,
    pub(super) cure: String,
    /// The layer that is the only cause.
    pub(super) layer: Option<String>,
}

/// How far an enumeration came: it created no instance, failed, found no device, or found some.
fn stage(opening: &Opening) -> u8 {
    match &opening.answer {
        Some(Line::Devices(Ok(devices))) => 2 + u8::from(!devices.is_empty()),
        Some(Line::Devices(Err(failed))) if failed.means_no_device() => 2,
        Some(Line::Devices(Err(failed))) => u8::from(failed.command != CREATION),
        _ => u8::from(!opening.ended_in_creation()),
    }
}

impl Enumeration<'_> {
    /// Enumerates devices with other variables. With a manifest as `driver`, no other driver takes part.
    pub(super) fn enumerate(
        &self,
        layers: &[String],
        driver: Option<Vec<u8>>,
        changes: impl IntoIterator<Item = Change>,
    ) -> Opening {
        let application = self.case.request.application(layers.to_vec(), driver);
        self.case.run(&Errand::Devices(application), &self.case.system.with(changes).variables)
    }

    /// The devices that an application has without the filters and lacks with them.
    pub(super) fn left_out(&self, devices: &[Device]) -> Vec<LeftOut> {
        let is_set = |name: &&str| self.case.system.value_in_force(name).is_some();
        let set: Vec<&'static str> = roles::variables(is_filter).filter(is_set).collect();
        if set.is_empty() {
            return Vec::new();
        }
        let mut left_out = self.with_filters(&[]);
        for device in devices {
            if let Some(place) = left_out.iter().position(|other| other == device) {
                left_out.remove(place);
            }
        }
        let alone = |one| if set.len() == 1 { devices.to_vec() } else { self.with_filters(&[one]) };
        let admitted: Vec<(&'static str, Vec<Device>)> =
            set.iter().map(|one| (*one, alone(one))).collect();
        let by = |device: &Device| {
            let hiding = admitted.iter().filter(|(_, admitted)| !admitted.contains(device));
            Hider::Variables(hiding.map(|(filter, _)| *filter).collect())
        };
        let left_out = left_out.iter();
        left_out.map(|it| LeftOut { by: by(it), device: self.with_driver(it) }).collect()
    }

    /// The devices with these of the filters alone.
    fn with_filters(&self, kept: &[&str]) -> Vec<Device> {
        let others = roles::variables(is_filter).filter(|filter| !kept.contains(filter));
        let opening = self.enumerate(&self.case.request.layers, None, unset(others));
        opening.devices().to_vec()
    }

    /// The layer that puts the devices in their order, if one does.
    pub(super) fn order_of_layers(&self, devices: &[Device]) -> Option<String> {
        if devices.len() < 2 {
            return None;
        }
        let differs = |layer: &&String| {
            let other = self.without(&[Suspect { name: layer, is_layer: true }]);
            !other.devices().is_empty() && other.devices() != devices
        };
        Some(format!("the order of the layer {}", self.chain.iter().find(differs)?))
    }

    /// The cause of a failed enumeration, if trials without layers and drivers go further.
    pub(super) fn cause(&self, failed: &Opening) -> Option<Cause> {
        let parts = self.parts();
        let helps = |without: &[Suspect<'_>]| stage(&self.without(without)) > stage(failed);
        let any: Vec<_> = parts.iter().copied().filter(|part| helps(&[*part])).collect();
        if !any.is_empty() {
            return Some(self.in_words(&any, false));
        }
        // Each trial of a hang takes its time.
        let pairs =
            parts.iter().enumerate().filter(|_| !matches!(failed.end, Some(End::TimedOut(_))));
        let pairs = pairs.flat_map(|(at, one)| parts[..at].iter().map(|other| [*other, *one]));
        let pair = pairs.take(MAX_PAIRS).find(|pair| helps(pair))?;
        Some(self.in_words(&pair, true))
    }

    /// Parts of which one has to go, or `each`.
    fn in_words(&self, parts: &[Suspect<'_>], each: bool) -> Cause {
        let names: Vec<&str> = parts.iter().map(|part| part.name).collect();
        let cures: Vec<String> = parts.iter().map(|part| self.way_without(*part)).collect();
        let cure = cures.join(if each { ", and " } else { ", or " });
        let all = names.join(" and ");
        let (names, trials) = match *parts {
            [only] => (only.name.to_owned(), String::new()),
            _ if each => (format!("each of {all}"), format!("; it works only without {all}")),
            _ => (
                names.join(" or "),
                format!("; it works without {}", names.join(", also without ")),
            ),
        };
        let layer = matches!(parts, [only] if only.is_layer).then(|| names.clone());
        Cause { names, trials, cure, layer }
    }

    /// The layers of the application, and the drivers if there are several.
    fn parts(&self) -> Vec<Suspect<'_>> {
        let drivers = if self.alone.len() > 1 { &*self.alone } else { &[] };
        let drivers =
            drivers.iter().map(|driver| Suspect { name: &driver.manifest, is_layer: false });
        let layers = self.chain.iter().map(|layer| Suspect { name: layer, is_layer: true });
        layers.chain(drivers).take(MAX_PARTS).collect()
    }

    /// How a user leaves the part out.
    fn way_without(&self, part: Suspect<'_>) -> String {
        match part.is_layer {
            true => self.case.without_layer(part.name),
            false => without_driver(part.name),
        }
    }

    /// Enumerates the devices without these layers and drivers.
    fn without(&self, parts: &[Suspect<'_>]) -> Opening {
        let mut changes = Variables::new();
        let (layers, drivers): (Vec<Suspect<'_>>, Vec<_>) =
            parts.iter().copied().partition(|part| part.is_layer);
        let layers: Vec<&str> = layers.iter().map(|part| part.name).collect();
        let drivers: Vec<&str> = drivers.iter().map(|part| file_name(part.name)).collect();
        for (variable, more) in
            [(roles::LAYERS_DISABLE, &layers), ("VK_LOADER_DRIVERS_DISABLE", &drivers)]
        {
            if !more.is_empty() {
                let more = more.join(",");
                let value = self.value(variable).map_or(more.clone(), |it| format!("{it},{more}"));
                changes.insert(variable.to_owned(), Some(value));
            }
        }
        let own_file = if layers.is_empty() { None } else { self.settings_without(&layers) };
        changes.extend(own_file.iter().map(|(_, variable)| variable.clone()));
        let requested = self.case.request.layers.iter();
        let others: Vec<String> =
            requested.filter(|name| !layers.contains(&name.as_str())).cloned().collect();
        self.enumerate(&others, None, changes)
    }

    /// The settings file in force, but with the layers off.
    fn settings_without(&self, layers: &[&str]) -> Option<OwnSettings> {
        let path = self.case.settings.report.path.as_ref()?;
        let mut settings: Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
        layers.iter().for_each(|layer| turn_off(&mut settings, layer));
        // The folder of the user's configuration, as the loader finds it.
        let of_home = || self.value("HOME").map(|home| PathBuf::from(home).join(".config"));
        let folder = self.value("XDG_CONFIG_HOME").map(PathBuf::from).or_else(of_home);
        own_settings(&settings, folder.as_deref())
    }

    /// The value of a variable that is in force and not empty.
    fn value(&self, name: &str) -> Option<String> {
        self.case.system.value_in_force(name).filter(|value| !value.is_empty())
    }
}

fn turn_off(settings: &mut Value, layer: &str) {
    match settings {
        Value::Array(values) => values.iter_mut().for_each(|value| turn_off(value, layer)),
        Value::Object(members) => {
            if members.get("name").and_then(Value::as_str) == Some(layer) {
                members.insert("control".to_owned(), "off".into());
            }
            members.values_mut().for_each(|value| turn_off(value, layer));
        }
        _ => {}
    }
}
