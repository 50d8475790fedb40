//! A message as plain data, for programs that explain decisions.

use alloc::string::String;
use alloc::vec::Vec;

use super::Message;
use super::line::Line;

/// A recorded message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The table and the message, such as `ManifestRejection::NoIcd`.
    pub name: &'static str,
    /// Level and topic bits (drivers.md B.1); 0 for a message that the log does not print.
    pub bits: u32,
    /// The text without header; empty for a message that the log does not print.
    pub text: String,
    /// The name and printed value of each field.
    pub fields: Vec<(&'static str, String)>,
}

impl Observation {
    /// Copies the message.
    pub fn of(message: &impl Message) -> Self {
        let mut fields = Vec::new();
        message.fields(&mut |name, value| fields.push((name, printed(|line| value.put(line)))));
        let text = printed(|line| message.put(line));
        Self { name: message.name(), bits: message.bits(), text, fields }
    }

    /// The printed value of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        let named = self.fields.iter().find(|(field, _)| *field == name);
        named.map(|(_, value)| value.as_str())
    }
}

fn printed(put: impl FnOnce(&mut Line)) -> String {
    let mut line = Line::new();
    put(&mut line);
    String::from_utf8_lossy(line.as_c_str().to_bytes()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::JsonFailure;

    #[test]
    fn an_observation_has_name_text_and_fields() {
        let seen = Observation::of(&JsonFailure::Open { path: "/a.json".into(), errno: 13 });
        assert_eq!(seen.name, "JsonFailure::Open");
        assert_eq!(seen.text, "loader_get_json: Failed to open JSON file /a.json");
        assert_eq!((seen.field("path"), seen.field("errno")), (Some("/a.json"), Some("13")));
        assert_eq!(seen.field("detail"), None);
    }
}
