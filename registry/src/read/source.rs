//! One file of the registry: its XML tree, positions in it, and the questions that every part of
//! the reader asks of an element.

use std::cell::RefCell;

use roxmltree::{Document, Error, TextPos};

use super::code;
use crate::model::Position;
use crate::report::Report;

/// The API that is read; what other APIs add is passed over.
pub(super) const API: &str = "vulkan";

/// An element or text of the XML tree.
pub(super) type Node<'a> = roxmltree::Node<'a, 'a>;

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
            report.error(code::WRONG_ROOT, file.at(file.root()), message, help);
            return None;
        }
        Some(file)
    }

    /// Records a contradiction.
    pub(super) fn error(&self, code: &'static str, at: Position, message: String, help: &str) {
        self.report.borrow_mut().error(code, at, message, help);
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
        self.document.root_element()
    }

    /// Where the node begins.
    pub(super) fn at(&self, node: Node<'_>) -> Position {
        self.position(node.range().start)
    }

    /// Where the node's attribute begins, or the node itself if it has no such attribute.
    pub(super) fn at_attribute(&self, node: Node<'_>, name: &str) -> Position {
        let start = node
            .attribute_node(name)
            .map_or(node.range().start, |attribute| attribute.range().start);
        self.position(start)
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

    /// The attribute's value; its absence is reported.
    pub(super) fn required<'n>(&self, node: Node<'n>, name: &str) -> Option<&'n str> {
        node.attribute(name).or_else(|| {
            let message = format!("{} has no attribute `{name}`", show(node));
            self.missing(node, message, "add the attribute, which the registry's schema requires")
        })
    }

    /// The name of a definition: its attribute `name` or its child `<name>`; its absence is
    /// reported.
    pub(super) fn name_of<'n>(&self, node: Node<'n>) -> Option<&'n str> {
        name_in(node).or_else(|| {
            let message = format!("<{}> has no name", node.tag_name().name());
            self.missing(node, message, "add an attribute `name` or a child <name>")
        })
    }

    /// Reports that the node lacks something, which the `None` takes the place of.
    pub(super) fn missing<T>(&self, node: Node<'_>, message: String, help: &str) -> Option<T> {
        self.error(code::MISSING, self.at(node), message, help);
        None
    }

    /// Reports that an attribute is `found`, such as "`x`, not a number". The `None` takes the
    /// place of the number.
    pub(super) fn bad_number<T>(&self, node: Node<'_>, attribute: &str, found: &str) -> Option<T> {
        let message = format!("`{attribute}` of {} is {found}", show(node));
        let position = self.at_attribute(node, attribute);
        self.error(code::BAD_NUMBER, position, message, "correct the attribute");
        None
    }

    /// Warns that an attribute has an unknown value, and says how its element was read.
    pub(super) fn unknown_value(
        &self,
        node: Node<'_>,
        attribute: &str,
        message: String,
        help: &str,
    ) {
        let position = self.at_attribute(node, attribute);
        self.report.borrow_mut().warning(code::UNKNOWN_VALUE, position, message, help);
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

/// Such elements of the list `list` in the registry.
pub(super) fn listed<'a>(
    file: &'a File<'_>,
    list: &'static str,
    tag: &'static str,
) -> impl Iterator<Item = Node<'a>> {
    children(file.root(), list).flat_map(move |list| children(list, tag))
}

/// The child elements that are there for the API `vulkan`.
pub(super) fn elements(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.children().filter(|child| child.is_element() && applies(*child))
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
    let in_comment =
        |text: &Node<'_>| text.parent().is_some_and(|parent| parent.has_tag_name("comment"));
    let texts = node.descendants().filter(|inner| inner.is_text() && !in_comment(inner));
    texts.filter_map(|text| text.text()).collect()
}
