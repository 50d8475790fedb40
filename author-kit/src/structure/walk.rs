//! The walk over what a structure reaches: a deep copy of what a command only reads, and a visit of
//! the handles in what a command writes.

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

/// A deep copy in progress.
pub(super) struct Copier<'a, F> {
    pub(super) arena: &'a Arena,
    pub(super) extent: Extent,
    /// Called with every handle of the copy.
    pub(super) visit: F,
}

impl<F: FnMut(HandlePlace<'_>)> Copier<'_, F> {
    /// Makes a copy of the bytes of a structure a deep copy.
    ///
    /// # Safety
    ///
    /// `structure` is one of this row, and may be written. What it points to is valid as the
    /// specification says.
    pub(super) unsafe fn deepen(
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
                    self.deepen_member(member, structure);
                }
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::deepen`], and the member means something.
    unsafe fn deepen_member(&mut self, member: &Member, structure: *mut u8) {
        // SAFETY: the caller's guarantee; a pointer that is not null points to as many elements as the
        // row's count says.
        unsafe {
            let place = structure.add(member.offset);
            match member.reach {
                Reach::Chain => self.copy_chain(place.cast()),
                Reach::Embedded(count) => {
                    let count = elements(count, structure, 0, place);
                    self.deepen_elements(member.kind, structure, place, count);
                }
                _ if !self.copies(member) => {}
                Reach::Behind(count) => {
                    self.copy_array(member.kind, structure, place.cast(), count, 0);
                }
                Reach::BehindEach(count, each) => {
                    let pointers = Kind::Plain(size_of::<*const u8>());
                    let count = self.copy_array(pointers, structure, place.cast(), count, 0);
                    let pointers = place.cast::<*mut *mut u8>().read();
                    for index in 0..count {
                        let pointer = pointers.add(index);
                        self.copy_array(member.kind, structure, pointer, each, index);
                    }
                }
            }
        }
    }

    fn copies(&self, member: &Member) -> bool {
        member.constant && (self.extent == Extent::All || member.kind.carries_handles())
    }

    /// Replaces a pointer to an array by one to a copy. Returns the number of elements, 0 for a null
    /// pointer.
    ///
    /// # Safety
    ///
    /// As for [`Self::deepen`]; the pointer is null or points to as many elements as `count` says.
    unsafe fn copy_array(
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
            let copy = self.arena.copy(source, bytes);
            pointer.write(copy);
            self.deepen_elements(kind, structure, copy, length);
            length
        }
    }

    /// # Safety
    ///
    /// As for [`Self::deepen`]; `first` is the first of so many elements, which may be written.
    unsafe fn deepen_elements(
        &mut self,
        kind: Kind,
        structure: *mut u8,
        first: *mut u8,
        count: usize,
    ) {
        // SAFETY: the caller's guarantee; the row gives the kind of the elements.
        unsafe {
            if let Kind::Plain(_) = kind {
                return;
            }
            for index in 0..count {
                let element = first.add(index * kind.size());
                match kind {
                    Kind::Plain(_) => {}
                    Kind::Structure(row) => self.deepen(row, element, None),
                    Kind::Union(row, selector) => {
                        self.deepen(row, element, Some(selector.read(structure)));
                    }
                    Kind::Handle(_) | Kind::AnyHandle { .. } => {
                        (self.visit)(handle(kind, structure, element));
                    }
                }
            }
        }
    }

    /// Copies the chain that `next` begins, up to the first structure that the registry does not
    /// have: its size is unknown.
    ///
    /// # Safety
    ///
    /// `next` is the member of a structure that may be written, and begins a valid chain.
    unsafe fn copy_chain(&mut self, mut next: *mut *mut c_void) {
        // SAFETY: the caller guarantees a valid chain, and a row has the size of its structure.
        unsafe {
            if self.extent == Extent::Handles && !chain_carries_handles(next.read()) {
                return;
            }
            while let Some(row) = row_of(next.read()) {
                let copy = self.arena.copy(next.read().cast(), row.size);
                next.write(copy.cast());
                next = (&raw mut (*copy.cast::<BaseInStructure>()).p_next).cast();
                self.deepen_all_but_chain(row, copy);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::deepen`].
    unsafe fn deepen_all_but_chain(&mut self, row: &Structure, structure: *mut u8) {
        let others = row.members.iter().filter(|member| !matches!(member.reach, Reach::Chain));
        for member in others {
            // SAFETY: the caller's guarantee.
            unsafe {
                if applies(member.when, structure, None) {
                    self.deepen_member(member, structure);
                }
            }
        }
    }
}

/// Calls `visit` with every handle that a structure reaches, in the memory where it is.
///
/// # Safety
///
/// `structure` is one of this row. All that it reaches is valid and may be written.
pub(super) unsafe fn visit(
    row: &Structure,
    structure: *mut u8,
    selected: Option<usize>,
    visitor: &mut impl FnMut(HandlePlace<'_>),
) {
    for member in row.members {
        // SAFETY: the caller's guarantee.
        unsafe {
            if applies(member.when, structure, selected) {
                visit_member(member, structure, visitor);
            }
        }
    }
}

/// # Safety
///
/// As for [`visit`], and the member means something.
pub(crate) unsafe fn visit_member(
    member: &Member,
    structure: *mut u8,
    visitor: &mut impl FnMut(HandlePlace<'_>),
) {
    // SAFETY: the caller's guarantee; the row says what is at the offset.
    unsafe {
        let place = structure.add(member.offset);
        let kind = member.kind;
        match member.reach {
            Reach::Chain => {
                let mut next = place.cast::<*mut c_void>().read();
                while let Some(row) = row_of(next) {
                    let others = row.members.iter().filter(|m| !matches!(m.reach, Reach::Chain));
                    for member in others {
                        visit_member(member, next.cast(), visitor);
                    }
                    next = (*next.cast::<BaseInStructure>()).p_next.cast_mut().cast();
                }
            }
            _ if !kind.carries_handles() => {}
            Reach::Embedded(count) => {
                let count = elements(count, structure, 0, place);
                visit_elements(kind, structure, place, count, visitor);
            }
            Reach::Behind(count) => {
                let first = place.cast::<*mut u8>().read();
                if !first.is_null() {
                    let count = elements(count, structure, 0, first);
                    visit_elements(kind, structure, first, count, visitor);
                }
            }
            Reach::BehindEach(count, each) => {
                let pointers = place.cast::<*mut *mut u8>().read();
                let count =
                    if pointers.is_null() { 0 } else { elements(count, structure, 0, place) };
                for index in 0..count {
                    let first = pointers.add(index).read();
                    let count = elements(each, structure, index, first);
                    visit_elements(kind, structure, first, count, visitor);
                }
            }
        }
    }
}

/// # Safety
///
/// As for [`visit`]; `first` is the first of so many elements.
unsafe fn visit_elements(
    kind: Kind,
    structure: *mut u8,
    first: *mut u8,
    count: usize,
    visitor: &mut impl FnMut(HandlePlace<'_>),
) {
    for index in 0..count {
        // SAFETY: the caller's guarantee.
        unsafe {
            let element = first.add(index * kind.size());
            match kind {
                Kind::Plain(_) => {}
                Kind::Structure(row) => visit(row, element, None, visitor),
                Kind::Union(row, selector) => {
                    visit(row, element, Some(selector.read(structure)), visitor);
                }
                Kind::Handle(_) | Kind::AnyHandle { .. } => {
                    visitor(handle(kind, structure, element));
                }
            }
        }
    }
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
