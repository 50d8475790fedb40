//! What a call passes, as facts by name, for tests: every parameter, and what it points to.
//!
//! A row of `tests/generated/signatures.rs` is a command with its parameters, or a structure with its
//! members. The rows are the registry's text; the emitters of the code under test do not take part.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::{offset_of, transmute, transmute_copy};

use dispatch_tables::vk::{self, BaseInStructure, StructureType};
use dispatch_tables::{Command, DeviceEntrypointTable, PhysicalDeviceEntrypointTable};

use crate::signatures::each_signature;

/// A parameter, which has a slot of eight bytes, or a member.
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) kind: Kind,
    /// The bytes of an element behind a pointer.
    pub(crate) element: usize,
    pub(crate) len: &'static str,
    /// The C name of the innermost type.
    pub(crate) ty: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Value,
    Const,
    Mut,
    /// To pointers.
    Pointers,
}

/// A command.
pub(crate) struct Signature {
    pub(crate) command: Command,
    pub(crate) fields: &'static [Field],
    /// Calls a function of the command's type.
    pub(crate) call: unsafe fn(unsafe extern "system" fn(), &[u64]) -> Option<vk::Result>,
}

/// A structure.
pub(crate) struct Structure {
    pub(crate) name: &'static str,
    pub(crate) size: usize,
    pub(crate) s_type: Option<StructureType>,
    /// The structures in whose chain the structure may be.
    pub(crate) extends: &'static [&'static str],
    pub(crate) fields: &'static [Field],
}

macro_rules! signatures {
    (
        commands {$(
            $command:ident $pointer:ident $function:ident
            [$($param:ident: $ty:ty => $c:literal $kind:ident $element:ty, $len:literal $c_type:literal),*]
            $returns:ident;
        )*}
        structures {$(
            $name:literal $rust:ident [$($s_type:ident)?] [$($extends:literal),*]
            [$($member:ident: $mty:ty => $mc:literal $mkind:ident $melement:ty, $mlen:literal $mc_type:literal),*];
        )*}
    ) => {
        pub(crate) static SIGNATURES: &[Signature] = &[$(Signature {
            command: Command::$command,
            fields: &[$(Field {
                name: $c,
                offset: 0,
                size: size_of::<$ty>(),
                kind: Kind::$kind,
                element: size_of::<$element>(),
                len: $len,
                ty: $c_type,
            }),*],
            call: |function, slots| {
                let mut slots = slots.iter();
                // SAFETY: the caller says that the function is of the command's type; a slot has
                // the bytes of an argument.
                let result = unsafe {
                    let function: vk::$pointer = transmute(function);
                    function($(transmute_copy::<u64, $ty>(slots.next().expect(stringify!($param)))),*)
                };
                result_of!($returns result)
            },
        }),*];

        pub(crate) static STRUCTURES: &[Structure] = &[$(Structure {
            name: $name,
            size: size_of::<vk::$rust>(),
            s_type: s_type_of!($($s_type)?),
            extends: &[$($extends),*],
            fields: &[$(Field {
                name: $mc,
                offset: offset_of!(vk::$rust, $member),
                size: size_of::<$mty>(),
                kind: Kind::$mkind,
                element: size_of::<$melement>(),
                len: $mlen,
                ty: $mc_type,
            }),*],
        }),*];

        /// Functions that record their calls.
        mod functions {
            use super::*;
            $(
                #[allow(clippy::too_many_arguments, reason = "as many as the command has")]
                pub(super) unsafe extern "system" fn $function($($param: $ty),*) -> returned!($returns) {
                    // SAFETY: the caller keeps to the command's rules.
                    let result = unsafe { called(Command::$command, &[$(slot($param)),*]) };
                    given!($returns result)
                }
            )*
        }

        /// The recording functions by command.
        pub(crate) fn recording(command: Command) -> vk::PFN_vkVoidFunction {
            // SAFETY: all function pointers have one representation.
            unsafe {
                match command {
                    $(Command::$command => transmute::<Option<vk::$pointer>, vk::PFN_vkVoidFunction>(
                        Some(functions::$function),
                    ),)*
                    _ => None,
                }
            }
        }
    };
}

macro_rules! s_type_of {
    () => {
        None
    };
    ($s_type:ident) => {
        Some(StructureType::$s_type)
    };
}

macro_rules! returned {
    (Nothing) => {
        ()
    };
    (Result) => {
        vk::Result
    };
}

macro_rules! result_of {
    (Nothing $result:ident) => {{
        let () = $result;
        None
    }};
    (Result $result:ident) => {
        Some($result)
    };
}

macro_rules! given {
    (Nothing $result:ident) => {{
        let _ = $result;
    }};
    (Result $result:ident) => {
        $result
    };
}

each_signature!(signatures);

fn slot<T>(argument: T) -> u64 {
    assert!(size_of::<T>() <= 8);
    let mut slot = 0_u64;
    // SAFETY: an argument is plain data of at most eight bytes.
    unsafe { (&raw mut slot).cast::<T>().write_unaligned(argument) };
    slot
}

pub(crate) fn signature(command: Command) -> &'static Signature {
    let found = SIGNATURES.iter().find(|one| one.command == command);
    found.unwrap_or_else(|| panic!("{command:?} has no row"))
}

pub(crate) fn structure(name: &str) -> Option<&'static Structure> {
    STRUCTURES.iter().find(|one| one.name == name)
}

/// What a call passes, by name: the bytes of each value, and of each element behind a pointer. A
/// null pointer has no bytes.
pub(crate) type Facts = BTreeMap<String, Vec<u8>>;

/// The facts of a call.
///
/// # Safety
///
/// The arguments are valid, as the command takes them.
pub(crate) unsafe fn facts_of(signature: &Signature, slots: &[u64]) -> Facts {
    let mut facts = Facts::new();
    let places = slots.iter().map(|slot| std::ptr::from_ref(slot).cast::<u8>());
    // SAFETY: the caller's promise.
    unsafe { add(&mut facts, "", signature.fields, &places.collect::<Vec<_>>()) };
    facts
}

/// The bytes of a value without the gaps between members, pointers as they are.
///
/// # Safety
///
/// The value is there.
pub(crate) unsafe fn bytes_of(ty: &str, place: *const u8, size: usize) -> Vec<u8> {
    // SAFETY: the caller's promise.
    unsafe {
        match structure(ty).filter(|row| row.size == size) {
            Some(row) => {
                let fields = row.fields.iter();
                fields.flat_map(|one| bytes_of(one.ty, place.add(one.offset), one.size)).collect()
            }
            None => std::slice::from_raw_parts(place, size).to_vec(),
        }
    }
}

/// Adds the facts of fields that are at these places.
///
/// # Safety
///
/// The places have the fields.
unsafe fn add(facts: &mut Facts, prefix: &str, fields: &[Field], places: &[*const u8]) {
    for (field, &place) in fields.iter().zip(places) {
        let name = format!("{prefix}{}", field.name);
        // SAFETY: the caller's promise.
        unsafe {
            match field.kind {
                Kind::Value => add_value(facts, &name, field.ty, place, field.size),
                _ if field.name == "pNext" => {
                    add_chain(facts, &name, place.cast::<*const c_void>().read())
                }
                Kind::Mut => {}
                Kind::Pointers => {
                    let outer = field.len.split(',').next().unwrap_or_default();
                    let Some(outer) = count_of(outer, fields, places) else { continue };
                    let pointers = place.cast::<*const *const u8>().read_unaligned();
                    for at in 0..if pointers.is_null() { 0 } else { outer } {
                        if field.ty == "void" {
                            let pointer = pointers.add(at).cast::<usize>().read_unaligned();
                            facts.insert(format!("{name}[{at}]"), pointer.to_ne_bytes().to_vec());
                            continue;
                        }
                        for inner in 0..inner_count(at, fields, places) {
                            let element = (*pointers.add(at)).add(inner * field.element);
                            let name = format!("{name}[{at}][{inner}]");
                            add_value(facts, &name, field.ty, element, field.element);
                        }
                    }
                }
                // A pointer that the application alone knows the meaning of.
                Kind::Const
                    if field.ty == "void" && field.len.is_empty() && field.name != "pData" =>
                {
                    let pointer = place.cast::<usize>().read_unaligned();
                    facts.insert(name, pointer.to_ne_bytes().to_vec());
                }
                Kind::Const => {
                    let Some(count) = count(field, fields, places) else { continue };
                    let array = place.cast::<*const u8>().read_unaligned();
                    if array.is_null() {
                        facts.insert(name, Vec::new());
                        continue;
                    }
                    for at in 0..count {
                        let element = array.add(at * field.element);
                        add_value(
                            facts,
                            &format!("{name}[{at}]"),
                            field.ty,
                            element,
                            field.element,
                        );
                    }
                }
            }
        }
    }
}

/// Adds a value: the members of a structure, or bytes.
///
/// # Safety
///
/// The value is there.
unsafe fn add_value(facts: &mut Facts, name: &str, ty: &str, place: *const u8, size: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match structure(ty).filter(|structure| structure.size == size) {
            Some(structure) => {
                if let Some(s_type) = structure.s_type {
                    assert_eq!(place.cast::<StructureType>().read(), s_type, "{name}");
                }
                let places = structure.fields.iter().map(|field| place.add(field.offset));
                add(facts, &format!("{name}."), structure.fields, &places.collect::<Vec<_>>());
            }
            None => {
                facts.insert(name.to_owned(), std::slice::from_raw_parts(place, size).to_vec());
            }
        }
    }
}

/// Adds the structures of a chain.
///
/// # Safety
///
/// The chain is valid.
unsafe fn add_chain(facts: &mut Facts, name: &str, chain: *const c_void) {
    // SAFETY: the caller's promise.
    let links = unsafe { vk::chain::structures(chain) };
    let links: Vec<_> = links.map(|link| link.cast::<BaseInStructure>()).collect();
    facts.insert(name.to_owned(), vec![links.len() as u8]);
    for (at, link) in links.into_iter().enumerate() {
        // SAFETY: the caller's promise. The facts of the next links are not those of this one.
        unsafe {
            let s_type = (*link).s_type;
            let row = STRUCTURES.iter().find(|row| row.s_type == Some(s_type));
            facts.insert(format!("{name}[{at}]"), s_type.as_raw().to_ne_bytes().to_vec());
            let Some(row) = row else { continue };
            let fields = &row.fields[2..];
            let places = fields.iter().map(|field| link.cast::<u8>().add(field.offset));
            add(facts, &format!("{name}[{at} {}].", row.name), fields, &places.collect::<Vec<_>>());
        }
    }
}

/// How many elements a pointer leads to; none where that takes more than another field.
///
/// # Safety
///
/// The places have the fields.
unsafe fn count(field: &Field, fields: &[Field], places: &[*const u8]) -> Option<usize> {
    // SAFETY: the caller's promise.
    unsafe {
        match field.len {
            "" => Some(1),
            "null-terminated" => {
                let text = places[fields.iter().position(|one| one.name == field.name)?];
                let text = text.cast::<*const c_char>().read_unaligned();
                Some(if text.is_null() { 0 } else { CStr::from_ptr(text).to_bytes().len() })
            }
            _ => count_of(field.len, fields, places),
        }
    }
}

/// How many elements the pointer at an index of an array of pointers leads to: as many as the
/// structure of the same index has geometries, or one.
///
/// # Safety
///
/// The places have the fields.
unsafe fn inner_count(index: usize, fields: &[Field], places: &[*const u8]) -> usize {
    let Some(infos) = fields.iter().position(|one| one.name == "pInfos") else { return 1 };
    // SAFETY: the caller's promise: the parameter points to structures of this type.
    unsafe {
        let infos = places[infos].cast::<*const vk::AccelerationStructureBuildGeometryInfoKHR>();
        (*infos.read_unaligned().add(index)).geometry_count as usize
    }
}

/// The value of the field of that name.
///
/// # Safety
///
/// The places have the fields.
unsafe fn count_of(name: &str, fields: &[Field], places: &[*const u8]) -> Option<usize> {
    let at = fields.iter().position(|one| one.name == name)?;
    // SAFETY: the caller's promise.
    unsafe {
        match (fields[at].kind, fields[at].size) {
            (Kind::Value, 4) => Some(places[at].cast::<u32>().read_unaligned() as usize),
            (Kind::Value, 8) => Some(places[at].cast::<usize>().read_unaligned()),
            _ => None,
        }
    }
}

/// Numbers that look random, the same in each run.
#[derive(Clone, Copy)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) ^ self.0.rotate_left(17)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 8) % limit
    }

    /// # Safety
    ///
    /// There are so many bytes, which may be anything.
    pub(crate) unsafe fn fill(&mut self, place: *mut u8, size: usize) {
        for at in 0..size {
            // SAFETY: the caller's promise.
            unsafe { place.add(at).write((self.next() >> 40) as u8) };
        }
    }
}

/// The memory that arguments lead to.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) blocks: Vec<Vec<u64>>,
    /// Structures have chains.
    pub(crate) chains: bool,
}

/// Elements that an array has room for.
const ROOM: usize = 4;

/// Random arguments of a command, whose object is `object`, with valid structures behind pointers;
/// room for output is zero.
pub(crate) fn arguments(
    signature: &Signature,
    object: u64,
    random: &mut Random,
    memory: &mut Memory,
) -> Vec<u64> {
    let mut slots = vec![0_u64; signature.fields.len()];
    let places = slots.iter_mut().map(|slot| std::ptr::from_mut(slot).cast::<u8>());
    let places: Vec<_> = places.collect();
    // SAFETY: a slot has room for each argument.
    unsafe { fill(signature.fields, &places, random, memory) };
    slots[0] = object;
    slots
}

/// Fills fields.
///
/// # Safety
///
/// The places have the fields.
unsafe fn fill(fields: &[Field], places: &[*mut u8], random: &mut Random, memory: &mut Memory) {
    let counts =
        |field: &Field| fields.iter().any(|one| one.len.split(',').next() == Some(field.name));
    for (field, &place) in fields.iter().zip(places) {
        // SAFETY: the caller's promise.
        unsafe {
            match field.kind {
                Kind::Value if counts(field) => {
                    let count = random.below(ROOM as u64);
                    place.copy_from_nonoverlapping((&raw const count).cast(), field.size);
                }
                // Elements that are apart by their size are an array.
                Kind::Value if field.name == "stride" => {
                    let arrays = fields.iter().filter(|one| one.kind == Kind::Const);
                    let stride = arrays.map(|one| one.element).max().unwrap_or(4);
                    place.copy_from_nonoverlapping((&raw const stride).cast(), field.size);
                }
                // It counts the words of a mask.
                Kind::Value if field.ty == "VkSampleCountFlagBits" => {
                    place.cast::<u32>().write_unaligned(1 << random.below(7));
                }
                Kind::Value => fill_value(field.ty, place, field.size, random, memory),
                _ if field.name == "pNext" => {
                    place.cast::<*mut c_void>().write(std::ptr::null_mut())
                }
                Kind::Mut => {
                    let array = allocate(field.element * ROOM, memory);
                    if counts(field) {
                        array.cast::<u32>().write(random.below(ROOM as u64) as u32);
                    }
                    let is_null = !field.len.is_empty() && random.below(4) == 0;
                    let array = if is_null { std::ptr::null_mut() } else { array };
                    place.cast::<*mut u8>().write(array);
                    if let Some(row) = structure(field.ty).filter(|row| row.s_type.is_some()) {
                        for at in 0..if is_null { 0 } else { ROOM } {
                            tag(row, array.add(at * row.size));
                        }
                    }
                }
                Kind::Pointers => {
                    let pointers = allocate(8 * ROOM, memory).cast::<*mut u8>();
                    for at in 0..ROOM {
                        let array = allocate(field.element * ROOM, memory);
                        fill_elements(field, array, random, memory);
                        pointers.add(at).write(array);
                    }
                    place.cast::<*mut *mut u8>().write(pointers);
                }
                Kind::Const => {
                    let array = allocate(field.element * ROOM + 8, memory);
                    fill_elements(field, array, random, memory);
                    if field.len == "null-terminated" {
                        array.copy_from_nonoverlapping(c"text".as_ptr().cast(), 5);
                    }
                    place.cast::<*mut u8>().write(array);
                }
            }
        }
    }
}

/// Fills the elements of an array.
///
/// # Safety
///
/// There is room.
unsafe fn fill_elements(field: &Field, array: *mut u8, random: &mut Random, memory: &mut Memory) {
    for at in 0..ROOM {
        // SAFETY: the caller's promise.
        unsafe {
            let element = array.add(at * field.element);
            fill_value(field.ty, element, field.element, random, memory);
        }
    }
}

/// Fills a value: the members of a structure, or bytes.
///
/// # Safety
///
/// There is room.
unsafe fn fill_value(
    ty: &str,
    place: *mut u8,
    size: usize,
    random: &mut Random,
    memory: &mut Memory,
) {
    // SAFETY: the caller's promise.
    unsafe {
        match structure(ty).filter(|row| row.size == size) {
            Some(row) => {
                let places = row.fields.iter().map(|field| place.add(field.offset));
                fill(row.fields, &places.collect::<Vec<_>>(), random, memory);
                tag(row, place);
                let others = STRUCTURES.iter().filter(|other| other.extends.contains(&row.name));
                let chained: Vec<&Structure> = others.filter(|_| memory.chains).collect();
                if !chained.is_empty() && random.below(2) == 0 {
                    let chained = chained[random.below(chained.len() as u64) as usize];
                    let link = allocate(chained.size, memory);
                    // A chain of one, or a chained structure would have a chain of its own.
                    memory.chains = false;
                    fill_value(chained.name, link, chained.size, random, memory);
                    memory.chains = true;
                    place.cast::<vk::BaseOutStructure>().as_mut().expect("a place").p_next =
                        link.cast();
                }
                if row.name == "VkWriteDescriptorSet" {
                    select_descriptors(&mut *place.cast(), random);
                }
            }
            None => random.fill(place, size),
        }
    }
}

/// Gives a write descriptors of one type: the pointers to others mean nothing.
fn select_descriptors(write: &mut vk::WriteDescriptorSet, random: &mut Random) {
    let (mut images, mut buffers, mut views) =
        (std::ptr::null(), std::ptr::null(), std::ptr::null());
    let ty = match random.below(3) {
        0 => {
            images = write.p_image_info;
            vk::DescriptorType::SAMPLED_IMAGE
        }
        1 => {
            buffers = write.p_buffer_info;
            vk::DescriptorType::STORAGE_BUFFER
        }
        _ => {
            views = write.p_texel_buffer_view;
            vk::DescriptorType::UNIFORM_TEXEL_BUFFER
        }
    };
    write.descriptor_type = ty;
    (write.p_image_info, write.p_buffer_info, write.p_texel_buffer_view) = (images, buffers, views);
}

/// Sets the structure's type, if it has one.
///
/// # Safety
///
/// There is room for the structure.
unsafe fn tag(row: &Structure, place: *mut u8) {
    if let Some(s_type) = row.s_type {
        // SAFETY: such a structure begins with its type.
        unsafe { place.cast::<StructureType>().write(s_type) };
    }
}

fn allocate(size: usize, memory: &mut Memory) -> *mut u8 {
    memory.blocks.push(vec![0; size.div_ceil(8)]);
    memory.blocks.last_mut().map_or(std::ptr::null_mut(), |last| {
        let start = last.as_mut_ptr();
        start.expose_provenance();
        start.cast()
    })
}

/// A call that a recording function has seen.
pub(crate) struct Call {
    pub(crate) command: Command,
    pub(crate) slots: Vec<u64>,
    pub(crate) facts: Facts,
    /// What the function wrote, and its result.
    pub(crate) outputs: Facts,
    pub(crate) result: vk::Result,
}

thread_local! {
    static CALLS: RefCell<Vec<Call>> = const { RefCell::new(Vec::new()) };
    static RANDOM: RefCell<Random> = const { RefCell::new(Random(1)) };
}

/// The calls since the last time.
pub(crate) fn calls() -> Vec<Call> {
    CALLS.take()
}

/// Records a call: its facts, and random output.
///
/// # Safety
///
/// Valid usage of the command.
unsafe fn called(command: Command, slots: &[u64]) -> vk::Result {
    let signature = signature(command);
    let mut random = RANDOM.take();
    // SAFETY: valid usage of the command.
    let (facts, outputs) =
        unsafe { (facts_of(signature, slots), fill_outputs(signature, slots, &mut random)) };
    let result = vk::Result::from_raw(random.below(5) as c_int - 2);
    RANDOM.set(random);
    CALLS.with_borrow_mut(|calls| {
        calls.push(Call { command, slots: slots.to_vec(), facts, outputs, result });
    });
    result
}

impl Default for Random {
    fn default() -> Self {
        Self(1)
    }
}

/// Fills the structures that the command returns, and the numbers of lists.
///
/// # Safety
///
/// Valid usage of the command.
unsafe fn fill_outputs(signature: &Signature, slots: &[u64], random: &mut Random) -> Facts {
    let mut outputs = Facts::new();
    let pointer = |at: usize| std::ptr::with_exposed_provenance_mut::<u8>(slots[at] as usize);
    for (at, field) in signature.fields.iter().enumerate() {
        let Some(row) = structure(field.ty).filter(|row| row.size == field.element) else {
            continue;
        };
        if field.kind != Kind::Mut || row.s_type.is_none() {
            continue;
        }
        let counted = signature.fields.iter().position(|one| one.name == field.len);
        // SAFETY: valid usage: there is room for as many structures as the number says.
        unsafe {
            let mut count = 1;
            if let Some(counted) = counted {
                let number = pointer(counted).cast::<u32>();
                let available = random.below(5) as u32;
                *number = if slots[at] == 0 { available } else { available.min(*number) };
                count = *number as usize;
            }
            for index in 0..if slots[at] == 0 { 0 } else { count } {
                let place = pointer(at).add(index * row.size);
                let start = place.cast::<BaseInStructure>();
                assert_eq!(Some((*start).s_type), row.s_type, "{}", row.name);
                assert!((*start).p_next.is_null(), "{}", row.name);
                random.fill(
                    place.add(size_of::<BaseInStructure>()),
                    row.size - size_of::<BaseInStructure>(),
                );
                for field in row.fields {
                    let bytes = std::slice::from_raw_parts(place.add(field.offset), field.size);
                    outputs.insert(format!("[{index}].{}", field.ty), bytes.to_vec());
                }
            }
        }
    }
    outputs
}

/// A driver whose functions record their calls: those of the commands that `wanted` names.
pub(crate) fn recording_tables(
    wanted: impl Fn(Command) -> bool,
) -> (PhysicalDeviceEntrypointTable, DeviceEntrypointTable) {
    let (mut physical_device, mut device) =
        (PhysicalDeviceEntrypointTable::EMPTY, DeviceEntrypointTable::EMPTY);
    for signature in SIGNATURES.iter().filter(|one| wanted(one.command)) {
        let function = recording(signature.command);
        let index = signature.command.entry_index();
        // SAFETY: the function is of the command's type.
        unsafe {
            match signature.command.level() {
                dispatch_tables::Level::PhysicalDevice => {
                    physical_device.as_array_mut()[index] = function;
                }
                _ => device.as_array_mut()[index] = function,
            }
        }
    }
    (physical_device, device)
}
