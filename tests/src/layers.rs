//! Mock layers in a sandbox, and their common log.
//!
//! The environment lists the manifests one by one (`VK_IMPLICIT_LAYER_PATH`, `VK_LAYER_PATH`), so
//! the loader finds the layers in the order in which a test adds them. In a directory their order
//! would be arbitrary.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::sandbox::{Sandbox, with_suffix};
use crate::{artifacts, scenario, symbols};

/// A layer with a library and a manifest of its own.
#[derive(Clone, Debug)]
pub struct MockLayer {
    /// `VK_LAYER_MOCK_` and the test's name for the layer.
    pub name: String,
    /// The library.
    pub library: PathBuf,
    /// The manifest.
    pub manifest: PathBuf,
}

impl MockLayer {
    /// Hides exported symbols of this copy, to imitate an older kind of layer (layers.md 6.2).
    pub fn hide_symbols(&self, names: &[&str]) -> &Self {
        if !scenario::is_child() {
            symbols::hide(&self.library, names);
        }
        self
    }
}

/// One line of the layers' log.
#[derive(Clone, Debug)]
pub struct LayerCall {
    /// The layer's short name.
    pub layer: String,
    /// The command.
    pub command: String,
    /// The data that the layer logged about the call (`mock-layers/src`).
    pub data: Value,
}

/// The log of a sandbox's layers.
#[derive(Clone, Debug)]
pub struct Layers {
    lines: Vec<Value>,
}

impl Layers {
    /// The calls in order.
    pub fn calls(&self) -> impl Iterator<Item = LayerCall> + '_ {
        self.lines.iter().filter_map(|line| {
            Some(LayerCall {
                layer: line["layer"].as_str()?.to_owned(),
                command: line["call"].as_str()?.to_owned(),
                data: line.clone(),
            })
        })
    }

    /// The layers that received a command, in order.
    pub fn through(&self, command: &str) -> Vec<String> {
        self.calls().filter(|call| call.command == command).map(|call| call.layer).collect()
    }

    /// The data that `layer` logged about its first call of `command`.
    ///
    /// # Panics
    ///
    /// When `layer` has not logged `command`.
    #[track_caller]
    pub fn first(&self, layer: &str, command: &str) -> Value {
        let mut calls = self.calls();
        let found = calls.find(|call| call.layer == layer && call.command == command);
        found.unwrap_or_else(|| panic!("{layer} saw no {command}: {:#?}", self.lines)).data
    }

    /// The lookups in order, as (layer, lookup function, name).
    pub fn lookups(&self) -> Vec<(&str, &str, &str)> {
        self.lines
            .iter()
            .filter_map(|line| {
                Some((line["layer"].as_str()?, line["through"].as_str()?, line["lookup"].as_str()?))
            })
            .collect()
    }

    /// The handles in the lookups of a name by a layer, in order; 0 for NULL.
    pub fn lookup_handles(&self, layer: &str, name: &str) -> Vec<u64> {
        self.lines
            .iter()
            .filter(|line| line["layer"] == layer && line["lookup"] == name)
            .filter_map(|line| line["handle"].as_u64())
            .collect()
    }
}

impl Sandbox {
    /// Copies the mock layers' library to `name` and configures it; `mock-layers/src/config.rs`
    /// documents the keys of `layers`. The copy writes to the sandbox's log.
    ///
    /// # Panics
    ///
    /// When the file system refuses.
    pub fn layer_library(&self, name: impl AsRef<Path>, layers: &[Value]) -> PathBuf {
        let path = self.write(&name, []);
        if !scenario::is_child() {
            fs::copy(artifacts::mock_layers(), &path).expect("copy the mock layers");
            let mut layers = layers.to_vec();
            layers.resize(2, json!({}));
            let config = json!({ "log": self.path("layers.log"), "layers": layers });
            fs::write(with_suffix(&path, ".mock"), config.to_string())
                .expect("write its configuration");
        }
        path
    }

    /// Adds an implicit layer `VK_LAYER_MOCK_<name>` with a library of its own. `manifest` replaces
    /// and adds keys of the layer object (null removes a key); `config` configures the layer.
    pub fn implicit_layer(&mut self, name: &str, manifest: Value, config: Value) -> MockLayer {
        let mut object = json!({ "disable_environment": { format!("DISABLE_{name}"): "1" } });
        merge(&mut object, manifest);
        self.layer(true, name, object, config)
    }

    /// Adds an explicit layer, like [`Sandbox::implicit_layer`].
    pub fn explicit_layer(&mut self, name: &str, manifest: Value, config: Value) -> MockLayer {
        self.layer(false, name, manifest, config)
    }

    fn layer(
        &mut self,
        is_implicit: bool,
        name: &str,
        manifest: Value,
        mut config: Value,
    ) -> MockLayer {
        if config.get("name").is_none() {
            config["name"] = json!(name);
        }
        let library = self.layer_library(format!("layers/lib{name}.so"), &[config]);
        let mut object = json!({
            "name": format!("VK_LAYER_MOCK_{name}"),
            "type": "INSTANCE",
            "library_path": format!("./lib{name}.so"),
            "api_version": "1.4.0",
            "implementation_version": "1",
            "description": name,
        });
        merge(&mut object, manifest);
        let full_name = object["name"].as_str().unwrap_or_default().to_owned();
        let file = json!({ "file_format_version": "1.2.1", "layers": [object] });
        let manifest = self.layer_manifest(is_implicit, name, &file);
        MockLayer { name: full_name, library, manifest }
    }

    /// Adds a meta-layer `VK_LAYER_MOCK_<name>`.
    pub fn meta_layer(&mut self, is_implicit: bool, name: &str, manifest: Value) -> PathBuf {
        let mut object = json!({
            "name": format!("VK_LAYER_MOCK_{name}"),
            "type": "GLOBAL",
            "api_version": "1.4.0",
            "implementation_version": "1",
            "description": name,
            "disable_environment": { format!("DISABLE_{name}"): "1" },
        });
        merge(&mut object, manifest);
        let file = json!({ "file_format_version": "1.2.1", "layers": [object] });
        self.layer_manifest(is_implicit, name, &file)
    }

    /// Adds a manifest with any content to the list in the environment.
    pub fn layer_manifest(&mut self, is_implicit: bool, name: &str, file: &Value) -> PathBuf {
        let manifest = self.write(format!("layers/{name}.json"), file.to_string());
        self.name_layer(is_implicit, manifest.clone());
        manifest
    }

    /// Copies a layer of this workspace, with the manifest that its build script wrote, and adds the
    /// layer.
    ///
    /// # Panics
    ///
    /// When the layer has not been built.
    pub fn built_layer(&mut self, is_implicit: bool, library: &str, name: &str) {
        let manifest = format!("{name}.json");
        let built = artifacts::built(library);
        let [copy, manifest_copy] = [library, &manifest].map(|file| self.path("layers").join(file));
        if !scenario::is_child() {
            self.write("layers/README", "");
            // The library is in target/debug/deps, the manifest in target/debug.
            let written = built.parent().expect("deps").with_file_name(&manifest);
            for (from, to) in [(built, copy), (written, manifest_copy.clone())] {
                fs::copy(&from, to).unwrap_or_else(|error| panic!("{}: {error}", from.display()));
            }
        }
        self.name_layer(is_implicit, manifest_copy);
    }

    /// The calls that reached the layers so far.
    pub fn layers(&self) -> Layers {
        let text = fs::read_to_string(self.path("layers.log")).unwrap_or_default();
        let lines =
            text.lines().map(|line| serde_json::from_str(line).expect("a line of the layers' log"));
        Layers { lines: lines.collect() }
    }
}

/// Copies the members of `changes` into `object`; null removes a member.
fn merge(object: &mut Value, changes: Value) {
    let (Value::Object(object), Value::Object(changes)) = (object, changes) else {
        return;
    };
    for (key, value) in changes {
        if value.is_null() {
            object.remove(&key);
        } else {
            object.insert(key, value);
        }
    }
}
