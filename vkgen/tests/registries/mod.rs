//! Registries of a few lines that vkgen's tests run on. A test that needs another one puts texts in
//! place of some of theirs; comments mark where there is room for more.

use registry::Registry;
use registry::read::{Source, read};

/// The two files of a registry.
pub(crate) struct Miniature {
    /// How findings name its `vk.xml`.
    pub(crate) name: &'static str,
    pub(crate) vk: &'static str,
    pub(crate) video: &'static str,
}

const NO_VIDEO: &str = "<registry/>";

/// A dozen commands, one of every kind, for the tables.
pub(crate) const TABLES: Miniature =
    Miniature { name: "miniature.xml", vk: include_str!("tables.xml"), video: NO_VIDEO };

/// One of every kind of type.
pub(crate) const TYPES: Miniature = Miniature {
    name: "vk.xml",
    vk: include_str!("types.xml"),
    video: include_str!("types-video.xml"),
};

/// A dozen commands, one of every kind that the loader tells apart.
pub(crate) const LOADER: Miniature =
    Miniature { name: "miniature.xml", vk: include_str!("loader.xml"), video: NO_VIDEO };

/// A structure or command of every kind that author-kit's rows tell apart.
pub(crate) const KIT: Miniature =
    Miniature { name: "kit.xml", vk: include_str!("kit.xml"), video: NO_VIDEO };

/// Every attribute that the reader knows.
pub(crate) const ATTRIBUTES: Miniature =
    Miniature { name: "attributes.xml", vk: include_str!("attributes.xml"), video: NO_VIDEO };

/// What [`NEW`] was before every kind of change.
pub(crate) const OLD: Miniature =
    Miniature { name: "old.xml", vk: include_str!("old.xml"), video: NO_VIDEO };

/// [`OLD`] after every kind of change.
pub(crate) const NEW: Miniature =
    Miniature { name: "new.xml", vk: include_str!("new.xml"), video: NO_VIDEO };

impl Miniature {
    /// The registry with other texts in place of some of its own, each once.
    #[track_caller]
    pub(crate) fn with(&self, changes: &[(&str, &str)]) -> Registry {
        let mut text = self.vk.to_owned();
        for (old, new) in changes {
            assert!(text.contains(old), "{old}");
            text = text.replacen(old, new, 1);
        }
        let vk = Source { name: self.name, text: &text };
        let video = Source { name: "video.xml", text: self.video };
        read(vk, video).expect("the miniature holds together").registry
    }
}
