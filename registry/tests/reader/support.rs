//! Registries of a few lines, and what a test wants to say about the reader's answer to them.

use registry::model::{Command, EnumValue, Signature, Struct, Type, TypeKind};
use registry::read::{ReadOutcome, Source, read};
use registry::{Diagnostic, Registry, Severity};

/// The place in a fragment where a test expects a finding.
const MARK: char = '§';

/// What every registry needs, behind the fragment so that its lines keep their numbers.
const COMMON: &str = r#"
<platforms><platform name="xcb" protect="VK_USE_PLATFORM_XCB_KHR" comment="X"/></platforms>
<types>
<type category="define">#define <name>VK_HEADER_VERSION</name> 7</type>
<type name="void" requires="vk_platform"/>
<type name="char" requires="vk_platform"/>
<type name="int" />
<type name="uint8_t" requires="vk_platform"/>
<type name="uint32_t" requires="vk_platform"/>
<type name="uint64_t" requires="vk_platform"/>
<type category="basetype">typedef <type>uint32_t</type> <name>VkFlags</name>;</type>
</types>
"#;

/// A whole `vk.xml` around a fragment.
pub(crate) fn vk_xml(fragment: &str) -> String {
    format!("<registry>\n{}{COMMON}</registry>", fragment.replace(MARK, ""))
}

/// A core version 1.0 that requires these elements.
pub(crate) fn core(required: &str) -> String {
    format!(
        "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\" number=\"1.0\"><require>{required}</require></feature>"
    )
}

/// An instance extension with its two constants and this content.
pub(crate) fn extension(name: &str, number: u32, content: &str) -> String {
    let upper = name.to_uppercase();
    format!(
        "<extensions><extension name=\"{name}\" number=\"{number}\" type=\"instance\" supported=\"vulkan\"><require>\
         <enum value=\"3\" name=\"{upper}_SPEC_VERSION\"/><enum value=\"&quot;{name}&quot;\" name=\"{upper}_EXTENSION_NAME\"/>\
         </require>{content}</extension></extensions>"
    )
}

/// Reads a `vk.xml` made of the fragment, with an empty `video.xml`.
pub(crate) fn try_read(fragment: &str) -> Result<ReadOutcome, Vec<Diagnostic>> {
    try_read_text(&vk_xml(fragment))
}

/// Reads the text as `vk.xml`, with an empty `video.xml`.
pub(crate) fn try_read_text(text: &str) -> Result<ReadOutcome, Vec<Diagnostic>> {
    read(Source { name: "vk.xml", text }, Source { name: "video.xml", text: "<registry/>" })
}

/// Reads a fragment in which nothing may be found fault with.
#[track_caller]
pub(crate) fn accept(fragment: &str) -> Registry {
    match try_read(fragment) {
        Ok(outcome) => {
            assert!(outcome.warnings.is_empty(), "{:#?}", outcome.warnings);
            outcome.registry
        }
        Err(findings) => panic!("{findings:#?}"),
    }
}

/// Reads a fragment in which exactly one error must be found, with this code, at the mark.
#[track_caller]
pub(crate) fn reject(code: &str, fragment: &str) -> Diagnostic {
    let Err(mut findings) = try_read(fragment) else { panic!("it was accepted") };
    assert_eq!(findings.len(), 1, "{findings:#?}");
    let finding = findings.remove(0);
    check(&finding, Severity::Error, code, fragment);
    finding
}

/// Reads a fragment in which exactly one warning must be found, with this code, at the mark.
#[track_caller]
pub(crate) fn warn(code: &str, fragment: &str) -> (Registry, Diagnostic) {
    let mut outcome = try_read(fragment).expect("a warning does not stop the reader");
    assert_eq!(outcome.warnings.len(), 1, "{:#?}", outcome.warnings);
    let finding = outcome.warnings.remove(0);
    check(&finding, Severity::Warning, code, fragment);
    (outcome.registry, finding)
}

#[track_caller]
fn check(finding: &Diagnostic, severity: Severity, code: &str, fragment: &str) {
    assert_eq!((finding.severity, finding.code), (severity, code), "{finding:#?}");
    assert!(finding.help.as_ref().is_some_and(|help| !help.is_empty()), "{finding:#?}");
    let (before, _) = fragment.split_once(MARK).expect("the fragment has a mark");
    let line = before.matches('\n').count() + 2;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    assert_eq!(finding.position.to_string(), format!("vk.xml:{line}:{column}"), "{finding:#?}");
}

/// The command of that name, which there is once.
#[track_caller]
pub(crate) fn command<'a>(registry: &'a Registry, name: &str) -> &'a Command {
    let mut commands = registry.commands.iter().filter(|command| command.name == name);
    let command = commands.next().unwrap_or_else(|| panic!("{name} is missing"));
    assert!(commands.next().is_none(), "{name} is there twice");
    command
}

/// The signature of a command that is no alias.
#[track_caller]
pub(crate) fn signature<'a>(registry: &'a Registry, name: &str) -> &'a Signature {
    let command = command(registry, name);
    assert_eq!(command.alias_of, None, "{name}");
    &command.signature
}

/// The type of that name, which there is once.
#[track_caller]
pub(crate) fn ty<'a>(registry: &'a Registry, name: &str) -> &'a Type {
    let mut types = registry.types.iter().filter(|ty| ty.name == name);
    let ty = types.next().unwrap_or_else(|| panic!("{name} is missing"));
    assert!(types.next().is_none(), "{name} is there twice");
    ty
}

/// The structure of that name.
#[track_caller]
pub(crate) fn structure<'a>(registry: &'a Registry, name: &str) -> &'a Struct {
    match &ty(registry, name).kind {
        TypeKind::Struct(structure) => structure,
        other => panic!("{name} is {other:?}"),
    }
}

/// The values of an enumeration by name.
#[track_caller]
pub(crate) fn values<'a>(registry: &'a Registry, group: &str) -> &'a [EnumValue] {
    &registry.group(group).expect("the enumeration is there").values
}
