//! One file of the registry: its XML tree, positions in it, and the questions that every part of
//! the reader asks of an element.

use std::cell::RefCell;
use std::ops::Deref;

use roxmltree::{Document, Error, TextPos};

use super::code;
use crate::model::Position;
use crate::report::Report;

/// The API that is read; what other APIs add is passed over.
pub(super) const API: &str = "vulkan";

/// An element of a file.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    file: &'a File<'a>,
    xml: roxmltree::Node<'a, 'a>,
}

impl<'a> Deref for Node<'a> {
    type Target = roxmltree::Node<'a, 'a>;

    fn deref(&self) -> &Self::Target {
        &self.xml
    }
}

/// A registry file to read.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name of the file in diagnostics.
    pub name: &'a str,
    /// The XML.
    pub text: &'a str,
}

/// A parsed file.
pub(super) struct File<'a> {
    source: Source<'a>,
    document: Document<'a>,
    /// Where each line begins, as a byte offset.
    lines: Vec<usize>,
    /// Where the bytes are that begin no character.
    continuations: Vec<usize>,
    /// What was found in the file.
    report: RefCell<Report>,
}

impl<'a> File<'a> {
    /// Parses the file; what is not a registry at all is reported and gives nothing.
    pub(super) fn parse(source: Source<'a>, report: &mut Report) -> Option<Self> {
        let document = Document::parse(source.text).map_err(|error| {
            let at = place(&error, source.text);
            let position = Position { file: source.name.to_owned(), line: at.row, column: at.col };
            // Most of the parser's messages end with the place.
            let message = error.to_string();
            let message = message.strip_suffix(&format!(" at {at}")).unwrap_or(&message);
            let message = format!("this is not well-formed XML: {message}");
            let help = "pass an undamaged vk.xml or video.xml of a Vulkan registry";
            report.error(code::NOT_XML, position, message, help);
        });
        let document = document.ok()?;
        let bytes = || source.text.bytes().enumerate();
        let starts = bytes().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
        let continuations = bytes().filter(|&(_, byte)| byte & 0xC0 == 0x80).map(|(at, _)| at);
        let file = Self {
            source,
            document,
            lines: std::iter::once(0).chain(starts).collect(),
            continuations: continuations.collect(),
            report: RefCell::default(),
        };
        let root = file.root().tag_name().name();
        if root != "registry" {
            let message = format!("the root element is <{root}>, not <registry>");
            let help = "pass the vk.xml or video.xml of a Vulkan registry";
            report.error(code::WRONG_ROOT, file.root().at(), message, help);
            return None;
        }
        Some(file)
    }

    /// Records a warning.
    pub(super) fn warning(&self, code: &'static str, at: Position, message: String, help: &str) {
        self.report.borrow_mut().warning(code, at, message, help);
    }

    /// What was found in the file.
    pub(super) fn into_report(self) -> Report {
        self.report.into_inner()
    }

    /// The `<registry>` element.
    pub(super) fn root(&self) -> Node<'_> {
        Node { file: self, xml: self.document.root_element() }
    }

    /// The place of a byte offset.
    ///
    /// Looked up in tables: the tree's own way counts from the top of the file each time, and a
    /// file may be one long line.
    pub(super) fn position(&self, offset: usize) -> Position {
        let line = self.lines.partition_point(|&start| start <= offset);
        let start = self.lines.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let continuations_to = |end| self.continuations.partition_point(|&at| at < end);
        let column = offset - start - (continuations_to(offset) - continuations_to(start)) + 1;
        Position {
            file: self.source.name.to_owned(),
            line: u32::try_from(line).unwrap_or(u32::MAX),
            column: u32::try_from(column).unwrap_or(u32::MAX),
        }
    }
}

impl<'a> Node<'a> {
    /// Where the element begins.
    pub(super) fn at(self) -> Position {
        self.file.position(self.range().start)
    }

    /// Where the attribute begins, or the element itself if it has no such attribute.
    pub(super) fn at_attribute(self, name: &str) -> Position {
        let attribute = self.attribute_node(name).map(|attribute| attribute.range());
        self.file.position(attribute.unwrap_or(self.range()).start)
    }

    /// The attribute's value; its absence is reported.
    pub(super) fn required(self, name: &str) -> Option<&'a str> {
        self.attribute(name).or_else(|| {
            let message = format!("{} has no attribute `{name}`", show(self));
            let help = "add the attribute, which the registry's schema requires";
            self.error(code::MISSING, message, help)
        })
    }

    /// The name of a definition: its attribute `name` or its child `<name>`; its absence is
    /// reported.
    pub(super) fn name_of(self) -> Option<&'a str> {
        name_in(self).or_else(|| {
            let message = format!("<{}> has no name", self.tag_name().name());
            self.error(code::MISSING, message, "add an attribute `name` or a child <name>")
        })
    }

    /// Records a contradiction. The `None` takes the place of what the element should give.
    pub(super) fn error<T>(self, code: &'static str, message: String, help: &str) -> Option<T> {
        self.file.report.borrow_mut().error(code, self.at(), message, help);
        None
    }

    /// As [`Node::error`], at an attribute.
    pub(super) fn error_at<T>(
        self,
        attribute: &str,
        code: &'static str,
        message: String,
        help: &str,
    ) -> Option<T> {
        let position = self.at_attribute(attribute);
        self.file.report.borrow_mut().error(code, position, message, help);
        None
    }

    /// Reports that an attribute is `found`, such as "`x`, not a number".
    pub(super) fn bad_number<T>(self, attribute: &str, found: &str) -> Option<T> {
        let message = format!("`{attribute}` of {} is {found}", show(self));
        self.error_at(attribute, code::BAD_NUMBER, message, "correct the attribute")
    }

    /// Warns that an attribute has an unknown value, and says how its element was read.
    pub(super) fn unknown_value(self, attribute: &str, message: String, help: &str) {
        let position = self.at_attribute(attribute);
        self.file.warning(code::UNKNOWN_VALUE, position, message, help);
    }
}

/// Where the parser stopped. It gives no place for a text that ends too early, which is its end.
fn place(error: &Error, text: &str) -> TextPos {
    match error {
        Error::UnexpectedEndOfStream | Error::UnclosedRootNode => {
            let last = text.rsplit('\n').next().unwrap_or_default();
            let number = |count| u32::try_from(count).unwrap_or(u32::MAX);
            let lines = text.matches('\n').count();
            TextPos::new(number(lines + 1), number(last.chars().count() + 1))
        }
        _ => error.pos(),
    }
}

/// The attribute `name`, or the child <name>.
pub(super) fn name_in(node: Node<'_>) -> Option<&str> {
    node.attribute("name").or_else(|| child_text(node, "name"))
}

/// The element for a message, with its name where it has one: `<enum name="VK_A">`.
pub(super) fn show(node: Node<'_>) -> String {
    let name = node.attribute("name").map(|name| format!(" name=\"{name}\""));
    format!("<{}{}>", node.tag_name().name(), name.unwrap_or_default())
}

/// The child elements of that name that are there for the API `vulkan`.
pub(super) fn children<'a>(node: Node<'a>, tag: &'static str) -> impl Iterator<Item = Node<'a>> {
    elements(node).filter(move |child| child.tag_name().name() == tag)
}

/// Such elements of the lists of that name in the registry.
pub(super) fn listed<'a>(
    root: Node<'a>,
    list: &'static str,
    tag: &'static str,
) -> impl Iterator<Item = Node<'a>> {
    children(root, list).flat_map(move |list| children(list, tag))
}

/// The child elements that are there for the API `vulkan`.
pub(super) fn elements(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    of_all_apis(node).filter(|child| applies(*child))
}

/// The child elements, of whatever API.
pub(super) fn of_all_apis(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let elements = node.children().filter(roxmltree::Node::is_element);
    elements.map(move |xml| Node { xml, ..node })
}

/// The `<remove>` and `<deprecate>` blocks of a feature or extension.
pub(super) fn removals(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    elements(node).filter(|one| ["remove", "deprecate"].contains(&one.tag_name().name()))
}

/// Whether the element's `api`, if it has any, names the API `vulkan`.
fn applies(node: Node<'_>) -> bool {
    node.attribute("api").is_none_or(|apis| lists(apis, API))
}

/// Whether the comma-separated list holds the word.
pub(super) fn lists(list: &str, word: &str) -> bool {
    list.split(',').any(|entry| entry.trim() == word)
}

/// The attribute's text, if it is there.
pub(super) fn text(node: Node<'_>, attribute: &str) -> Option<String> {
    node.attribute(attribute).map(str::to_owned)
}

/// The words of an attribute that is a list with commas.
pub(super) fn words<'a>(node: Node<'a>, attribute: &str) -> impl Iterator<Item = &'a str> {
    node.attribute(attribute).into_iter().flat_map(|list| list.split(',')).map(str::trim)
}

/// The text of the first child element of that name, without the white space around it.
pub(super) fn child_text<'a>(node: Node<'a>, tag: &'static str) -> Option<&'a str> {
    children(node, tag)
        .next()
        .and_then(|child| child.text())
        .map(str::trim)
        .filter(|text| !text.is_empty())
}

/// The C code in an element: all its text but that in `<comment>`.
pub(super) fn c_code(node: Node<'_>) -> String {
    let in_comment = |text: &roxmltree::Node<'_, '_>| {
        text.parent().is_some_and(|parent| parent.has_tag_name("comment"))
    };
    let texts = node.descendants().filter(|inner| inner.is_text() && !in_comment(inner));
    texts.filter_map(|text| text.text()).collect()
}
