//! The walk over what a structure reaches: a deep copy of what a command only reads, or a visit of the
//! handles in what a command writes.

use std::ffi::c_void;
use std::marker::PhantomData;

use dispatch_tables::vk::{BaseInStructure, DebugReportObjectTypeEXT, ObjectType};

use super::arena::Arena;
use super::row::{Count, Kind, Member, Number, Reach, Structure, When, is_dispatchable, of_report};
use super::rows;

/// Where a handle is, in a copy or in memory that a command has written. A visitor has the place until
/// it returns: the memory may go after that.
#[derive(Debug)]
pub struct HandlePlace<'a> {
    /// What it is a handle of.
    pub ty: ObjectType,
    /// The handle.
    at: *mut u8,
    /// The handle is a pointer, not a 64-bit number.
    is_pointer: bool,
    memory: PhantomData<&'a mut u8>,
}

impl HandlePlace<'_> {
    /// The handle as a number.
    pub fn get(&self) -> u64 {
        // SAFETY: the walk found a handle of this size here, and the visitor runs while it is there.
        unsafe {
            match self.is_pointer {
                true => self.at.cast::<usize>().read_unaligned() as u64,
                false => self.at.cast::<u64>().read_unaligned(),
            }
        }
    }

    /// Puts another handle there.
    pub fn set(&mut self, handle: u64) {
        // SAFETY: as in `get`; the walk goes through memory that may be written.
        unsafe {
            match self.is_pointer {
                true => self.at.cast::<usize>().write_unaligned(handle as usize),
                false => self.at.cast::<u64>().write_unaligned(handle),
            }
        }
    }
}

/// How much of what a structure reaches is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that a command reads. What it writes, and what is behind pointers of unknown meaning, such
    /// as those of a window system, stays that of the original.
    All,
    /// Only what has handles in it; the copy points to the original for all else.
    Handles,
}

/// Where a walk finds the handles.
#[derive(Clone, Copy)]
pub(super) enum Memory<'a> {
    /// In copies of what pointers lead to, which take the place of the originals.
    Copied(&'a Arena, Extent),
    /// In the memory where they are.
    InPlace,
}

impl Memory<'_> {
    /// What pointers to a copy shall have: the address of a copy of so many bytes, or the address
    /// itself.
    ///
    /// # Safety
    ///
    /// So many bytes are readable at `source`.
    unsafe fn of(self, source: *mut u8, bytes: usize) -> *mut u8 {
        match self {
            // SAFETY: the caller's guarantee.
            Memory::Copied(arena, _) => unsafe { arena.copy(source, bytes) },
            Memory::InPlace => source,
        }
    }
}

/// A walk in progress.
pub(super) struct Walk<'a, F> {
    pub(super) memory: Memory<'a>,
    /// Called with every handle.
    pub(super) visit: F,
}

impl<F: FnMut(HandlePlace<'_>)> Walk<'_, F> {
    /// Walks over a structure, and makes a copy of its bytes a deep copy.
    ///
    /// # Safety
    ///
    /// `structure` is one of this row, and may be written. What it points to is valid as the
    /// specification says.
    pub(super) unsafe fn structure(
        &mut self,
        row: &Structure,
        structure: *mut u8,
        selected: Option<usize>,
    ) {
        for member in row.members {
            // SAFETY: the caller's guarantee; the row says what is at the offset, and which members
            // mean anything.
            unsafe {
                if applies(member.when, structure, selected) {
                    self.member(member, structure);
                }
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::structure`], and the member means something.
    unsafe fn member(&mut self, member: &Member, structure: *mut u8) {
        // SAFETY: the caller's guarantee; a pointer that is not null points to as many elements as the
        // row's count says.
        unsafe {
            let place = structure.add(member.offset);
            match member.reach {
                Reach::Chain => self.chain(place.cast()),
                Reach::Embedded(_) if !self.enters(member) => {}
                Reach::Embedded(count) => {
                    let count = elements(count, structure, 0, place);
                    self.elements(member.kind, structure, place, count);
                }
                _ if !self.follows(member) => {}
                Reach::Behind(count) => {
                    self.array(member.kind, structure, place.cast(), count, 0);
                }
                Reach::BehindEach(count, each) => {
                    let pointers = Kind::Plain(size_of::<*const u8>());
                    let count = self.array(pointers, structure, place.cast(), count, 0);
                    let pointers = place.cast::<*mut *mut u8>().read();
                    for index in 0..count {
                        let pointer = pointers.add(index);
                        self.array(member.kind, structure, pointer, each, index);
                    }
                }
            }
        }
    }

    /// Whether the walk looks at what lies in the structure.
    fn enters(&self, member: &Member) -> bool {
        matches!(self.memory, Memory::Copied(..)) || member.kind.carries_handles()
    }

    /// Whether the walk follows the pointer.
    fn follows(&self, member: &Member) -> bool {
        match self.memory {
            Memory::Copied(_, Extent::All) => member.constant,
            Memory::Copied(_, Extent::Handles) => member.constant && member.kind.carries_handles(),
            Memory::InPlace => member.kind.carries_handles(),
        }
    }

    /// Walks over an array, or replaces the pointer to it by one to a copy and walks over that. Returns
    /// the number of elements, 0 for a null pointer.
    ///
    /// # Safety
    ///
    /// As for [`Self::structure`]; the pointer is null or points to as many elements as `count` says.
    unsafe fn array(
        &mut self,
        kind: Kind,
        structure: *mut u8,
        pointer: *mut *mut u8,
        count: Count,
        index: usize,
    ) -> usize {
        // SAFETY: the caller's guarantee.
        unsafe {
            let source = pointer.read();
            if source.is_null() {
                return 0;
            }
            let length = elements(count, structure, index, source);
            let bytes = match count {
                Count::Strided(_, stride) if length > 0 => {
                    (length - 1) * stride.read(structure) + kind.size()
                }
                _ => length * kind.size(),
            };
            let first = self.memory.of(source, bytes);
            // Memory that is not copied may be the application's constants.
            if first != source {
                pointer.write(first);
            }
            self.elements(kind, structure, first, length);
            length
        }
    }

    /// # Safety
    ///
    /// As for [`Self::structure`]; `first` is the first of so many elements, which may be written.
    unsafe fn elements(&mut self, kind: Kind, structure: *mut u8, first: *mut u8, count: usize) {
        // SAFETY: the caller's guarantee; the row gives the kind of the elements.
        unsafe {
            if let Kind::Plain(_) = kind {
                return;
            }
            for index in 0..count {
                let element = first.add(index * kind.size());
                match kind {
                    Kind::Plain(_) => {}
                    Kind::Structure(row) => self.structure(row, element, None),
                    Kind::Union(row, selector) => {
                        self.structure(row, element, Some(selector.read(structure)));
                    }
                    Kind::Handle(_) | Kind::AnyHandle { .. } => {
                        (self.visit)(handle(kind, structure, element));
                    }
                }
            }
        }
    }

    /// Walks over the chain that `next` begins, up to the first structure that the registry does not
    /// have: its size is unknown.
    ///
    /// # Safety
    ///
    /// `next` is the member of a structure that may be written, and begins a valid chain.
    unsafe fn chain(&mut self, mut next: *mut *mut c_void) {
        // SAFETY: the caller guarantees a valid chain, and a row has the size of its structure.
        unsafe {
            let copies_all = matches!(self.memory, Memory::Copied(_, Extent::All));
            if !copies_all && !chain_carries_handles(next.read()) {
                return;
            }
            while let Some(row) = row_of(next.read()) {
                let structure = self.memory.of(next.read().cast(), row.size);
                if structure != next.read().cast() {
                    next.write(structure.cast());
                }
                next = (&raw mut (*structure.cast::<BaseInStructure>()).p_next).cast();
                self.all_but_chain(row, structure);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::structure`].
    unsafe fn all_but_chain(&mut self, row: &Structure, structure: *mut u8) {
        let others = row.members.iter().filter(|member| !matches!(member.reach, Reach::Chain));
        for member in others {
            // SAFETY: the caller's guarantee.
            unsafe {
                if applies(member.when, structure, None) {
                    self.member(member, structure);
                }
            }
        }
    }
}

/// Calls `visitor` with every handle that a member reaches, in the memory where it is.
///
/// # Safety
///
/// `structure` has the member, which means something. All that it reaches is valid and may be written.
pub(crate) unsafe fn visit_member(
    member: &Member,
    structure: *mut u8,
    visitor: &mut impl FnMut(HandlePlace<'_>),
) {
    // SAFETY: the caller's guarantee.
    unsafe { Walk { memory: Memory::InPlace, visit: visitor }.member(member, structure) }
}

/// The handle at `at`, which is an element of `structure`'s.
///
/// # Safety
///
/// `structure` is the structure that has the element. The handle may be written while the place is
/// used.
unsafe fn handle<'a>(kind: Kind, structure: *const u8, at: *mut u8) -> HandlePlace<'a> {
    let (ty, is_pointer) = match kind {
        Kind::Handle(ty) => (ty, is_dispatchable(ty)),
        Kind::AnyHandle { ty, report } => {
            let sibling = Number { offset: ty, size: 4, behind: None };
            // SAFETY: the caller guarantees the structure, in which the row found the sibling.
            let raw = unsafe { sibling.read(structure) } as i32;
            let ty = match report {
                true => of_report(DebugReportObjectTypeEXT::from_raw(raw)),
                false => ObjectType::from_raw(raw),
            };
            (ty, false)
        }
        _ => (ObjectType::UNKNOWN, false),
    };
    HandlePlace { ty, at, is_pointer, memory: PhantomData }
}

/// The member means something.
///
/// # Safety
///
/// `structure` is the structure that has the member.
unsafe fn applies(when: When, structure: *const u8, selected: Option<usize>) -> bool {
    // SAFETY: the caller's guarantee.
    unsafe {
        match when {
            When::Always => true,
            When::Selected(values) => {
                selected.is_some_and(|selected| values.contains(&(selected as u32)))
            }
            When::Is(number, values) => values.contains(&(number.read(structure) as u32)),
            When::Clear(number, bits) => number.read(structure) as u32 & bits == 0,
        }
    }
}

/// The number of elements.
///
/// # Safety
///
/// `structure` is the structure that has the count, and `first` points to the elements.
unsafe fn elements(count: Count, structure: *const u8, index: usize, first: *const u8) -> usize {
    // SAFETY: the caller's guarantee.
    unsafe {
        match count {
            Count::Fixed(count) => count,
            Count::Text => std::ffi::CStr::from_ptr(first.cast()).count_bytes() + 1,
            Count::Of(number) | Count::Strided(number, _) => number.read(structure),
            Count::Quotient(number, plus, by) => (number.read(structure) + plus) / by,
            Count::OfEach(offset, size, number) => {
                let array = structure.add(offset).cast::<*const u8>().read();
                number.read(array.add(index * size))
            }
        }
    }
}

/// The row of a structure of a chain.
///
/// # Safety
///
/// `next` is null or points to a structure of a chain.
unsafe fn row_of(next: *const c_void) -> Option<&'static Structure> {
    // SAFETY: the caller's guarantee.
    let structure = unsafe { next.cast::<BaseInStructure>().as_ref() }?;
    rows::of_type(structure.s_type)
}

/// A handle is in a chain, as far as its structures are known.
///
/// # Safety
///
/// The chain is valid.
unsafe fn chain_carries_handles(mut next: *const c_void) -> bool {
    // SAFETY: the caller's guarantee.
    unsafe {
        while let Some(row) = row_of(next) {
            if row.carries_handles {
                return true;
            }
            next = (*next.cast::<BaseInStructure>()).p_next.cast();
        }
        false
    }
}
