//! Emits the table by which the scenario tests call every command: its parameters and its result by
//! how the C ABI passes them.
//!
//! A test that calls all commands cannot use their Rust types: it fills registers and stack by
//! these classes, and finds the same values at the driver.

use registry::external::{External, external};
use registry::layout::{ILP32, LP64, Layouts};
use registry::model::{BaseType, CType, TypeKind};
use registry::{Diagnostic, Known, Registry, Report};

use crate::emit::{OutputFile, commas};
use crate::resolve::{Api, Command};
use crate::{Found, code, names};

/// The emitted file, from the workspace's root.
const PATH: &str = "tests/src/generated/signatures.rs";

/// Emits a row per command.
///
/// # Errors
///
/// G017: a command passes something that is neither a pointer, a handle, a number of 16, 32 or 64
/// bits nor a `float`: the tests do not know in which registers it is.
pub fn emit(api: &Api) -> Found<OutputFile> {
    let registry = &api.registry;
    let classes = Classes {
        registry,
        layouts: Layouts::new(registry, LP64),
        layouts_32: Layouts::new(registry, ILP32),
    };
    let rows = Report::collect(api.commands.iter().map(|command| classes.row(command)))?;
    let rows: String = rows.iter().map(|row| format!("    {row};\n")).collect();
    let head = "//! How every command takes its arguments and gives its result.\n\
                use crate::signatures::signatures;\nsignatures! {\n";
    Ok(OutputFile::rust(PATH, format!("{head}{rows}}}\n")))
}

/// The lookups that the classes of types need.
struct Classes<'r> {
    registry: &'r Registry,
    layouts: Layouts<'r>,
    layouts_32: Layouts<'r>,
}

impl Classes<'_> {
    /// `signature!(DESTROY_DEVICE(device: Device, pAllocator: Pointer) -> Void)`.
    fn row(&self, command: &Command) -> Found<String> {
        let signature = &command.signature;
        let class = |ty: &CType| self.class(ty).ok_or_else(|| vec![unclassed(command, ty)]);
        let params = signature.params.iter().map(|param| {
            let class = class(&param.ty)?;
            Ok(format!("{}: {class}", names::ident(&param.name)))
        });
        let returns = match &signature.returns {
            returns if returns.is(Known::Void) => "Void".to_owned(),
            returns => class(returns)?,
        };
        let (name, params) = (&command.constant, commas(Report::collect(params)?));
        Ok(format!("{name}({params}) -> {returns}"))
    }

    /// The class of a value of type `ty`; none if it has none.
    fn class(&self, ty: &CType) -> Option<String> {
        let CType::Named(name) = ty else {
            return Some("Pointer".to_owned());
        };
        let ty = self.registry.underlying(name)?;
        let name = ty.name.as_str();
        let class = match &ty.kind {
            TypeKind::Handle(handle) if handle.dispatchable => return Some(names::type_name(name)),
            // The driver must not see this one as the application does, either (callpath.md 2.1).
            TypeKind::Handle(_) if Known::of(name) == Some(Known::Surface) => "Surface",
            TypeKind::Handle(_) => "Handle",
            TypeKind::FunctionPointer(_) | TypeKind::Base(BaseType::OpaquePointer) => "Pointer",
            TypeKind::Struct(_) | TypeKind::Union(_) => return None,
            _ if matches!(external(name), Some(External::Float(_))) => "Float",
            _ if self.layouts_32.of(name)?.size != self.layouts.of(name)?.size => "Word",
            _ => match self.layouts.of(name)?.size {
                2 => "Bits16",
                4 => "Bits32",
                8 => "Bits64",
                _ => return None,
            },
        };
        Some(class.to_owned())
    }
}

fn unclassed(command: &Command, ty: &CType) -> Diagnostic {
    Diagnostic::error(
        code::UNCLASSED_VALUE,
        &command.position,
        format!(
            "{} takes or returns a {} by value, and no class of vkgen/src/emit/tests/signatures.rs says in which registers the ABI passes that type",
            command.name,
            match ty {
                CType::Named(name) => name,
                CType::Pointer { .. } | CType::Array { .. } => "pointer",
            }
        ),
        "add a class for the type there, and to tests/src/signatures.rs",
    )
}
