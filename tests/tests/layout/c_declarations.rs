//! The registry's types as C declarations, in an order in which each type follows those that it
//! contains.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::Subject;
use registry::model::{
    ArrayLen, BaseType, CType, Constant, ConstantValue, EnumKind, Member, Registry, Type, TypeKind,
};

/// The declarations of the types `subjects` and of the types that these need.
pub(crate) fn of(registry: &Registry, subjects: &[Subject<'_>]) -> String {
    let mut declarations = Declarations::new(registry);
    for subject in subjects {
        declarations.declare(subject.name);
    }
    declarations.text
}

/// The declarations of types from platform headers.
pub(crate) fn platform_types(registry: &Registry) -> String {
    let types = registry.types.iter();
    types
        .filter(|ty| matches!(ty.kind, TypeKind::External { .. }))
        .map(|ty| external(&ty.name))
        .collect()
}

struct Declarations<'a> {
    types: BTreeMap<&'a str, &'a Type>,
    constants: BTreeMap<&'a str, &'a Constant>,
    /// The widths of groups of bits.
    bits: BTreeMap<&'a str, u32>,
    declared: BTreeSet<&'a str>,
    text: String,
}

impl<'a> Declarations<'a> {
    /// Declares the names of all structures and unions first, because their pointers refer to each
    /// other.
    fn new(registry: &'a Registry) -> Declarations<'a> {
        let mut text = String::new();
        for ty in &registry.types {
            if let Some(tag) = tag(ty) {
                let name = &ty.name;
                let _ = writeln!(text, "typedef {tag} {name} {name};");
            }
        }
        let bits = registry.enums.iter();
        let bits = bits.filter(|group| group.kind == EnumKind::Bitmask);
        Declarations {
            types: registry.types.iter().map(|t| (t.name.as_str(), t)).collect(),
            constants: registry.constants.iter().map(|c| (c.name.as_str(), c)).collect(),
            bits: bits.map(|g| (g.name.as_str(), g.width)).collect(),
            declared: BTreeSet::new(),
            text,
        }
    }

    fn declare(&mut self, name: &str) {
        let Some(ty) = self.types.get(name).copied() else {
            return;
        };
        if !self.declared.insert(&ty.name) {
            return;
        }
        let text = match &ty.kind {
            TypeKind::Alias { target } => {
                self.declare(target);
                format!("typedef {target} {name};\n")
            }
            TypeKind::External { .. } => external(name),
            TypeKind::Base(base) => self.base(name, base),
            TypeKind::Handle(handle) if handle.dispatchable => {
                format!("typedef struct {name}_T *{name};\n")
            }
            TypeKind::Handle(_) => format!("typedef uint64_t {name};\n"),
            TypeKind::Enum => match self.bits.get(name) {
                Some(64) => format!("typedef uint64_t {name};\n"),
                _ => format!("typedef enum {name} {{ {name}_MAX_ENUM = 0x7FFFFFFF }} {name};\n"),
            },
            TypeKind::Bitmask(mask) => format!("typedef uint{}_t {name};\n", mask.width),
            TypeKind::FunctionPointer(_) => format!("typedef void (*{name})(void);\n"),
            TypeKind::Struct(_) | TypeKind::Union(_) => self.definition(ty),
            TypeKind::Include | TypeKind::Define { .. } => String::new(),
        };
        self.text.push_str(&text);
    }

    fn base(&mut self, name: &str, base: &BaseType) -> String {
        match base {
            BaseType::Typedef(of) => {
                self.need(of);
                format!("typedef {};\n", self.declarator(of, name))
            }
            BaseType::OpaqueStruct => format!("typedef struct {name} {name};\n"),
            BaseType::OpaquePointer => format!("typedef void *{name};\n"),
        }
    }

    fn definition(&mut self, ty: &Type) -> String {
        let members = crate::members(ty).unwrap_or_default();
        for member in members {
            self.need(&member.ty);
        }
        let members: String = members.iter().map(|member| self.member(member)).collect();
        format!("{} {} {{\n{members}}};\n", tag(ty).unwrap_or_default(), ty.name)
    }

    /// Declares the types that a type contains. Pointers to structures need no declaration.
    fn need(&mut self, ty: &CType) {
        match ty {
            CType::Named(name) => self.declare(name),
            CType::Array { of, .. } => self.need(of),
            CType::Pointer { to, .. } => match to.as_ref() {
                CType::Named(name)
                    if self.types.get(name.as_str()).copied().and_then(tag).is_some() => {}
                to => self.need(to),
            },
        }
    }

    fn member(&self, member: &Member) -> String {
        let declarator = self.declarator(&member.ty, &member.name);
        match member.bits {
            Some(bits) => format!("    {declarator} : {bits};\n"),
            None => format!("    {declarator};\n"),
        }
    }

    /// A C declarator: `ty` around `name`, such as `const char *const *ppNames` or `float
    /// matrix[3][4]`.
    fn declarator(&self, ty: &CType, name: &str) -> String {
        match ty {
            CType::Named(of) => format!("{of} {name}"),
            CType::Array { of, len, .. } => {
                self.declarator(of, &format!("{name}[{}]", self.length(len)))
            }
            CType::Pointer { constant, to } => {
                let pointee = if *constant { "const " } else { "" };
                match to.as_ref() {
                    CType::Named(of) => format!("{pointee}{of} *{name}"),
                    to => self.declarator(to, &format!("*{pointee}{name}")),
                }
            }
        }
    }

    fn length(&self, len: &ArrayLen) -> u64 {
        match len {
            ArrayLen::Literal(number) => u64::from(*number),
            ArrayLen::Constant(name) => self.constant(name),
        }
    }

    fn constant(&self, name: &str) -> u64 {
        match self.constants.get(name).map(|constant| &constant.value) {
            Some(ConstantValue::U8(number)) => u64::from(*number),
            Some(ConstantValue::U32(number)) => u64::from(*number),
            Some(ConstantValue::U64(number)) => *number,
            other => panic!("{name} is no length: {other:?}"),
        }
    }
}

fn tag(ty: &Type) -> Option<&'static str> {
    match ty.kind {
        TypeKind::Struct(_) => Some("struct"),
        TypeKind::Union(_) => Some("union"),
        _ => None,
    }
}

/// The declaration of a platform header's type; empty for C's own types.
fn external(name: &str) -> String {
    let meaning = match name {
        "void" | "char" | "int" | "float" | "double" | "size_t" => return String::new(),
        _ if name.starts_with("int") || name.starts_with("uint") => return String::new(),
        "Window" | "VisualID" | "RROutput" => "unsigned long",
        "xcb_window_t" | "xcb_visualid_t" | "zx_handle_t" | "DWORD" | "GgpStreamDescriptor" => {
            "uint32_t"
        }
        "GgpFrameToken" => "uint64_t",
        "HINSTANCE" | "HWND" | "HMONITOR" | "HANDLE" => "void *",
        "LPCWSTR" => "const uint16_t *",
        _ => return format!("typedef struct {name} {name};\n"),
    };
    format!("typedef {meaning} {name};\n")
}
