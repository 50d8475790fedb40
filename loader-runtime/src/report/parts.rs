//! The parts of a report that several entries share: what a layer offers, a verdict, a message, the
//! environment.

use loader_discovery::event::line::{Line, level_in_reports};
use loader_discovery::event::{Text, Version};
use loader_discovery::manifest::layer::{Layer, LayerExtension};
use loader_discovery::system::System;
use loader_discovery::variables::{self, Set};

use super::json::Json;
use crate::journal::Note;

/// The variables of the loader that are set.
pub(super) fn environment(json: &mut Json, system: &dyn System) {
    variables::each_set(&|name| system.variable(name), &mut |Set { name, effect, value }| {
        json.object(|json| {
            json.key("name").text(name.as_bytes());
            json.key("value").text(&value);
            json.key("effect").text(effect.as_bytes());
            json.key("ignored").word("false");
            json.key("warning").word("null");
        });
    });
}

pub(super) fn describe(json: &mut Json, layer: &Layer, library: Option<&[u8]>) {
    json.key("manifest").text(printed(&layer.manifest).as_bytes());
    json.key("kind").text(layer.kind.in_words().as_bytes());
    json.key("library");
    optional(json, library);
    json.key("api_version").text(version(layer.api_version).as_bytes());
    let names = |extensions: &[LayerExtension], json: &mut Json| {
        json.texts(&mut extensions.iter().map(|extension| extension.name.as_bytes()));
    };
    names(&layer.instance_extensions, json.key("instance_extensions"));
    names(&layer.device_extensions, json.key("device_extensions"));
}

/// The end of an entry: the verdict, and the message that decided.
#[inline(never)]
pub(super) fn verdict(json: &mut Json, outcome: &str, decision: Option<&Note>) {
    json.key("verdict").object(|json| {
        json.key("outcome").text(outcome.as_bytes());
        if let Some(note) = decision {
            explanation(json, note);
        }
    });
    json.key("facts").array(|json| {
        if let Some(note) = decision {
            fact(json, note);
        }
    });
}

#[inline(never)]
pub(super) fn explanation(json: &mut Json, note: &Note) {
    json.key("event").text(note.event.as_bytes());
    json.key("reason").text(&note.reason);
    json.key("cure").text(&note.cure);
}

#[inline(never)]
pub(super) fn fact(json: &mut Json, note: &Note) {
    json.object(|json| {
        json.key("name").text(note.event.as_bytes());
        json.key("level").text(level_in_reports(note.bits).as_bytes());
        json.key("text").text(&note.text);
        if !note.event.is_empty() {
            json.key("reason").text(&note.reason);
            json.key("cure").text(&note.cure);
        }
    });
}

#[inline(never)]
pub(super) fn optional(json: &mut Json, text: Option<&[u8]>) {
    match text {
        Some(text) => json.text(text),
        None => json.word("null"),
    }
}

/// A path as messages print it, which names it in the report.
pub(super) fn printed(path: &[u8]) -> Line {
    Line::of(&Text::from(path))
}

pub(super) fn version(version: u32) -> Line {
    Line::of(&Version(version))
}
