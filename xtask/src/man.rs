//! The manual page vulkan-loader(7), made of docs/environment.md.
//!
//! The text has the Markdown that [`page`] knows: headings of three levels, paragraphs, blocks of
//! code, and code in a line. Links lead to files that are not installed; they are in parentheses,
//! which the page leaves out.

/// The text that the page is made of.
const TEXT: &str = include_str!("../../docs/environment.md");

/// The end of the page.
const SEE_ALSO: &str = ".SH SEE ALSO\n.BR vkexplain (1),\n.BR vulkaninfo (1),\n.BR ld.so (8)\n";

/// The page, for a loader of `version`.
pub(crate) fn page(version: &str) -> String {
    let mut page = format!(
        ".TH VULKAN-LOADER 7 \"\" \"Vulkan loader {version}\" \"Miscellaneous Information\"\n\
         .SH NAME\n\
         vulkan-loader \\- environment variables of the Vulkan loader, libvulkan.so.1\n\
         .SH DESCRIPTION\n"
    );
    let mut is_code = false;
    let text = without_links(TEXT);
    for line in text.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            page.push_str(if is_code { ".PP\n.RS 4\n.EX\n" } else { ".EE\n.RE\n" });
        } else if is_code {
            page.push_str(&format!("{}\n", escaped(line)));
        } else {
            page.push_str(&text_line(line));
        }
    }
    page + SEE_ALSO
}

/// A line outside of code. The title of the text is the page's own.
fn text_line(line: &str) -> String {
    if let Some(name) = line.strip_prefix("### ") {
        format!(".SS {}\n", escaped(name))
    } else if let Some(name) = line.strip_prefix("## ") {
        format!(".SH {}\n", escaped(&name.to_uppercase()))
    } else if line.starts_with("# ") {
        String::new()
    } else if line.is_empty() {
        ".PP\n".to_owned()
    } else {
        format!("{}\n", with_code(line))
    }
}

/// Code becomes bold.
fn with_code(line: &str) -> String {
    let parts = line.split('`').enumerate();
    let mark = |(index, part)| match index % 2 {
        0 => escaped(part),
        _ => format!("\\fB{}\\fR", escaped(part)),
    };
    parts.map(mark).collect()
}

/// The text without parentheses that begin with a link.
fn without_links(text: &str) -> String {
    let mut parts = text.split(" ([");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| {
        let behind_link = part.split_once("](").and_then(|(_, link)| link.split_once(')'));
        let behind = behind_link.and_then(|(_, rest)| rest.split_once(')'));
        out + behind.map_or(part, |(_, rest)| rest)
    })
}

/// Text that roff prints as it is.
fn escaped(text: &str) -> String {
    let text =
        text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq").replace('~', "\\(ti");
    if text.starts_with('.') { format!("\\&{text}") } else { text }
}

#[cfg(test)]
mod tests;
