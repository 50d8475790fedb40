//! The layers that a walk has found: those that remain, and those that left with their cause.
//!
//! [`layer_file`](super::layer_file) adds the layers of a manifest, each stage of
//! [`select::layers`](crate::select::layers) leaves layers out, and reports print both lists.

use alloc::string::String;
use alloc::vec::Vec;

use super::layer::{Layer, LayerKind};
use crate::event::{Event, LayerEvent, Record};

/// A layer that was found and takes no part, or a manifest without a usable layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOutLayer {
    /// The path of the manifest.
    pub manifest: Vec<u8>,
    /// Implicit or explicit.
    pub kind: LayerKind,
    /// The name, if the manifest or the settings file states one.
    pub name: Option<String>,
    /// What the manifest says; `None` if it is rejected or was not read.
    pub layer: Option<Layer>,
    /// Why the layer takes no part: the message that the log printed.
    pub cause: Event<'static>,
}

impl LeftOutLayer {
    /// A layer, or a manifest, of which nothing more is known.
    pub(crate) fn unread(
        manifest: &[u8],
        kind: LayerKind,
        name: Option<String>,
        cause: Event<'static>,
    ) -> Self {
        Self { manifest: manifest.to_vec(), kind, name, layer: None, cause }
    }

    /// Whether the name is that of `layer`.
    pub fn is_named(&self, layer: &Layer) -> bool {
        self.name.as_ref() == Some(&layer.name)
    }
}

/// The layers under selection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerCandidates {
    /// The layers that take part so far, in their order.
    pub remaining: Vec<Layer>,
    /// The others, in the order in which the stages left them out.
    pub left_out: Vec<LeftOutLayer>,
}

impl LayerCandidates {
    /// Leaves out the remaining layers that have a cause; `causes` has one element for each.
    pub(crate) fn leave_out(&mut self, causes: Vec<Option<Event<'static>>>) {
        if causes.iter().all(Option::is_none) {
            return;
        }
        let layers = core::mem::take(&mut self.remaining);
        for (layer, cause) in layers.into_iter().zip(causes) {
            match cause {
                None => self.remaining.push(layer),
                Some(cause) => self.push_left_out(layer, cause),
            }
        }
    }

    /// Adds a layer that takes no part.
    pub(crate) fn push_left_out(&mut self, layer: Layer, cause: Event<'static>) {
        self.left_out.push(LeftOutLayer {
            manifest: layer.manifest.clone(),
            kind: layer.kind,
            name: Some(layer.name.clone()),
            layer: Some(layer),
            cause,
        });
    }

    /// Adds all of `others` behind the own layers.
    pub(crate) fn extend(&mut self, others: Self) {
        self.remaining.extend(others.remaining);
        self.left_out.extend(others.left_out);
    }
}

/// Judges each layer by its index and content, and records each cause at once.
pub(crate) fn causes<'a>(
    layers: &'a [Layer],
    journal: &dyn Record,
    mut judge: impl FnMut(usize, &'a Layer) -> Option<LayerEvent<'a>>,
) -> Vec<Option<Event<'static>>> {
    let judged = layers.iter().enumerate().map(|(index, layer)| judge(index, layer));
    judged.map(|cause| Some(journal.decide(cause?))).collect()
}
