//! The layers that a walk has found: those that remain, and those that left with their cause.
//!
//! [`layer_file`](super::layer_file) adds the layers of a manifest, each stage of
//! [`select::layers`](crate::select::layers) leaves layers out, and reports print both lists.

use alloc::string::String;
use alloc::vec::Vec;

use super::layer::{Layer, LayerKind};
use crate::event::{Event, LayerEvent, Record};
use crate::memory::{Grow as _, Grown, bytes, text};

/// The most layers that are kept though they are left out, so that files full of broken layers take
/// little memory; the log names all.
const MAX_LEFT_OUT: usize = 256;

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
    ) -> Grown<Self> {
        Ok(Self { manifest: bytes(manifest)?, kind, name, layer: None, cause })
    }

    /// A layer with its content.
    pub(crate) fn read(layer: Layer, cause: Event<'static>) -> Grown<Self> {
        let (manifest, name) = (bytes(&layer.manifest)?, Some(text(&layer.name)?));
        Ok(Self { manifest, kind: layer.kind, name, layer: Some(layer), cause })
    }

    /// Whether the name is that of `layer`.
    pub fn is_named(&self, layer: &Layer) -> bool {
        self.name.as_ref() == Some(&layer.name)
    }

    /// Whether the settings file turns the layer off; if not, the layer is rejected.
    pub fn is_off(&self) -> bool {
        matches!(self.cause, Event::LayerEvent(LayerEvent::OffInSettings { .. }))
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

/// The layers to leave out, by their places in order, and why.
#[derive(Default)]
pub(crate) struct Causes {
    places: Vec<usize>,
    causes: Vec<Event<'static>>,
}

impl Causes {
    pub(crate) fn add(&mut self, place: usize, cause: Event<'static>) -> Grown<()> {
        self.places.try_push(place)?;
        if self.causes.len() < MAX_LEFT_OUT {
            self.causes.try_push(cause)?;
        }
        Ok(())
    }

    /// Judges each layer by its index and content, and records each cause at once.
    pub(crate) fn of<'a>(
        layers: &'a [Layer],
        journal: &dyn Record,
        judge: &mut dyn FnMut(usize, &'a Layer) -> Option<LayerEvent<'a>>,
    ) -> Grown<Self> {
        let mut causes = Self::default();
        for (index, layer) in layers.iter().enumerate() {
            if let Some(cause) = judge(index, layer) {
                causes.add(index, journal.decide(cause)?)?;
            }
        }
        Ok(causes)
    }
}

impl LayerCandidates {
    /// Leaves out the remaining layers that have a cause.
    pub(crate) fn leave_out(&mut self, causes: Causes) -> Grown<()> {
        let (mut places, mut index) = (causes.places.into_iter().peekable(), 0..);
        let mut causes = causes.causes.into_iter();
        let is_left_out =
            |_: &mut Layer| places.next_if_eq(&index.next().unwrap_or_default()).is_some();
        for layer in self.remaining.extract_if(.., is_left_out) {
            if let Some(cause) = causes.next().filter(|_| self.left_out.len() < MAX_LEFT_OUT) {
                self.left_out.try_push(LeftOutLayer::read(layer, cause)?)?;
            }
        }
        Ok(())
    }

    /// Adds a layer that is left out.
    pub(crate) fn add_left_out(&mut self, layer: LeftOutLayer) -> Grown<()> {
        if self.left_out.len() < MAX_LEFT_OUT {
            self.left_out.try_push(layer)?;
        }
        Ok(())
    }
}
