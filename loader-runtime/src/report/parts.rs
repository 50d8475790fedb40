//! The parts of a report that several entries share: what a layer offers, a verdict, a message, the
//! environment.

use loader_discovery::event::line::{Line, level_in_reports};
use loader_discovery::event::{Text, Version, Words};
use loader_discovery::manifest::layer::{Layer, LayerExtension};
use loader_discovery::system::System;
use loader_discovery::variables::{self, Set};

use crate::report::json::Json;

/// The variables of the loader that are set.
pub(super) fn environment(json: &mut Json, system: &dyn System) {
    let all =
        variables::each_set(&|name| system.variable(name), &mut |Set { name, effect, value }| {
            json.object(|json| {
                json.key("name").text(name.as_bytes());
                json.key("value").text(&value);
                json.key("effect").text(effect.as_bytes());
                json.key("ignored").word(b"false");
                json.key("warning").word(b"null");
            });
            Ok(())
        });
    all.unwrap_or_else(|refused| json.lacks(refused));
}

pub(super) fn describe(json: &mut Json, layer: &Layer, library: Option<&[u8]>) {
    json.key("manifest").text(printed(&layer.manifest).as_bytes());
    json.key("kind").text(layer.kind.in_words().as_bytes());
    json.optional("library", library);
    json.key("api_version").text(version(layer.api_version).as_bytes());
    let names = |extensions: &[LayerExtension], json: &mut Json| {
        json.texts(&mut extensions.iter().map(|extension| extension.name.as_bytes()));
    };
    names(&layer.instance_extensions, json.key("instance_extensions"));
    names(&layer.device_extensions, json.key("device_extensions"));
}

/// What became of a driver or layer.
pub(super) enum Outcome {
    Used,
    /// vkCreateInstance failed before it opened the layer's library.
    Accepted,
    /// Nothing enables the layer, for this cause.
    Off(Words),
    /// The driver or layer is left out, for this cause.
    Rejected(Words),
}

/// The end of an entry: the verdict, and the message that decided.
#[inline(never)]
pub(super) fn verdict(json: &mut Json, outcome: &Outcome) {
    let (word, cause) = match outcome {
        Outcome::Used => ("used", None),
        Outcome::Accepted => ("accepted", None),
        Outcome::Off(cause) => ("off", Some(cause)),
        Outcome::Rejected(cause) => ("rejected", Some(cause)),
    };
    json.key("verdict").object(|json| {
        json.key("outcome").text(word.as_bytes());
        if let Some(cause) = cause {
            explanation(json, cause);
        }
    });
    json.key("facts").array(|json| {
        if let Some(cause) = cause {
            fact(json, cause);
        }
    });
}

/// Name, reason and cure of a cause. The text of a message about no file is the reason.
#[inline(never)]
pub(super) fn explanation(json: &mut Json, Words { why, text, .. }: &Words) {
    let reason = if why.is_some() { &why.reason } else { text };
    json.key("event").text(why.event.as_bytes());
    json.key("reason").text(reason.as_bytes());
    json.key("cure").text(why.cure.as_bytes());
}

/// A message of the log.
#[inline(never)]
pub(super) fn fact(json: &mut Json, Words { bits, text, why }: &Words) {
    json.object(|json| {
        json.key("name").text(why.event.as_bytes());
        json.key("level").text(level_in_reports(*bits).as_bytes());
        json.key("text").text(text.as_bytes());
        if why.is_some() {
            json.key("reason").text(why.reason.as_bytes());
            json.key("cure").text(why.cure.as_bytes());
        }
    });
}

/// A path as messages print it, which names it in the report.
pub(super) fn printed(path: &[u8]) -> Line {
    Line::of(&Text::from(path))
}

pub(super) fn version(version: u32) -> Line {
    Line::of(&Version(version))
}
