//! The driver or layer with which no instance can be created, or no device be enumerated.

use super::{Alone, Enumeration};
use crate::child::Line;
use crate::devices::{CREATION, FailedCommand};
use crate::gather::{driver_filter, layer_filter};
use crate::opening::Outcome;
use crate::report::Failure;

/// The cause of a fault.
pub(super) struct Culprit {
    /// What a person calls the driver or layer.
    pub(super) name: String,
    /// The variable that leaves it out; empty if the fault has no single cause.
    pub(super) filter: String,
}

impl Enumeration<'_> {
    /// The driver that ends the process also alone, or the layer without which the fault is gone.
    pub(super) fn culprit(&self, chain: &[String], alone: &[Alone]) -> Culprit {
        let driver = alone.iter().find(|driver| driver.end.is_some()).map(|driver| Culprit {
            name: driver.manifest.clone(),
            filter: driver_filter(&driver.manifest),
        });
        driver.or_else(|| self.layer(chain)).unwrap_or_else(|| Culprit {
            name: "a driver or layer".to_owned(),
            filter: String::new(),
        })
    }

    /// The failure of vkCreateInstance that the libraries cause.
    pub(super) fn failure_of_creation(
        &self,
        failed: &FailedCommand,
        chain: &[String],
        alone: &[Alone],
    ) -> Failure {
        let fails = |driver: &Alone| {
            driver.failed.as_ref().is_some_and(|failed| failed.command == CREATION)
        };
        let (reason, cure) = if !alone.is_empty() && alone.iter().all(fails) {
            let cure = "`vkexplain` lists the drivers, each with its cure";
            ("no driver creates an instance".to_owned(), cure.to_owned())
        } else if let Some(Culprit { name, filter }) = self.layer(chain) {
            (format!("the layer {name} refuses"), format!("disable the layer with {filter}"))
        } else {
            let cure = "try VK_LOADER_LAYERS_DISABLE=~all~, and the drivers one by one with \
                        VK_DRIVER_FILES";
            ("a driver or layer refuses".to_owned(), cure.to_owned())
        };
        Failure { result: failed.result.clone(), reason, cure }
    }

    /// The layer without which devices are enumerated.
    fn layer(&self, chain: &[String]) -> Option<Culprit> {
        let name = chain.iter().find(|layer| self.succeeds_without(layer))?;
        Some(Culprit { name: name.clone(), filter: layer_filter(name) })
    }

    fn succeeds_without(&self, layer: &str) -> bool {
        const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
        let mut changes = self.request.changes.clone();
        let disabled = self.system.value_in_force(DISABLE).filter(|value| !value.is_empty());
        let disabled = disabled.map_or(layer.to_owned(), |value| format!("{value},{layer}"));
        changes.variables.insert(DISABLE.to_owned(), Some(disabled));
        let others: Vec<String> =
            self.request.layers.iter().filter(|requested| *requested != layer).cloned().collect();
        let opening = self.enumerate(&others, &changes);
        matches!(opening.outcome, Outcome::Answered(Line::Devices(Ok(_))))
    }
}
