//! The log in which a mock driver recorded the calls that reached it (`mock-driver/src/log.rs`).

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::signatures::{Class, Signature};

/// One call of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The command.
    pub name: String,
    /// Integer and pointer arguments in order. Those beyond the command's last one have no meaning.
    pub arguments: Vec<u64>,
    /// Floating-point arguments in order, as bits.
    pub floats: Vec<u64>,
}

impl Call {
    /// A call whose arguments are all on the stack, in words of 32 bits. Each word of a command that
    /// the registry's tables lack is an argument.
    fn on_stack(name: String, words: &[u64]) -> Self {
        let Some(signature) = Signature::of(&name) else {
            return Self { name, arguments: words.to_vec(), floats: Vec::new() };
        };
        let mut rest = words;
        let mut take = |count| {
            let (taken, others) = rest.split_at_checked(count).unwrap_or((rest, &[]));
            rest = others;
            taken.iter().rev().fold(0, |value, word| value << 32 | word)
        };
        let (mut arguments, mut floats) = (Vec::new(), Vec::new());
        for parameter in signature.parameters {
            let is_float = parameter.class == Class::Float;
            let list = if is_float { &mut floats } else { &mut arguments };
            list.push(take(parameter.class.words()));
        }
        // An argument that the signature does not have, such as a scenario's mark.
        arguments.push(take(2));
        Self { name, arguments, floats }
    }
}

/// A driver's log.
#[derive(Clone, Debug)]
pub struct Log {
    entries: Vec<Value>,
}

impl Log {
    /// Reads a log file; a missing file is an empty log.
    pub(crate) fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_default();
        let entries = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line of the driver's log"));
        Self { entries: entries.collect() }
    }

    /// The calls in order.
    pub fn calls(&self) -> impl Iterator<Item = Call> + '_ {
        self.entries.iter().filter_map(|entry| {
            let words = |key: &str| {
                let list = entry[key].as_array().into_iter().flatten();
                list.filter_map(Value::as_u64).collect::<Vec<_>>()
            };
            let name = entry["call"].as_str()?.to_owned();
            Some(if cfg!(target_arch = "x86") {
                Call::on_stack(name, &words("arguments"))
            } else {
                Call { name, arguments: words("arguments"), floats: words("floats") }
            })
        })
    }

    /// The names of the called commands in order.
    pub fn names(&self) -> Vec<String> {
        self.calls().map(|call| call.name).collect()
    }

    /// The number of calls of `name`.
    pub fn count(&self, name: &str) -> usize {
        self.calls().filter(|call| call.name == name).count()
    }

    /// The details that the driver logged under `name`, in order. The driver's source documents
    /// their keys.
    pub fn details<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Value> {
        self.entries.iter().filter(move |entry| entry["detail"] == name)
    }

    /// The ProcAddr lookups in order, as (lookup function, name).
    pub fn lookups(&self) -> Vec<(&str, &str)> {
        self.entries
            .iter()
            .filter_map(|e| Some((e["through"].as_str()?, e["lookup"].as_str()?)))
            .collect()
    }
}
