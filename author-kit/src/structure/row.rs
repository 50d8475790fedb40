//! What a row says about a structure or command: where its pointers, arrays, chains and handles are.
//!
//! A row lists the members that a walk must see. Everything else is plain data. The parameters of a
//! command are the members of a structure that has a slot of eight bytes for each.

use dispatch_tables::vk::{self, Handle, ObjectType, StructureType};
use dispatch_tables::{Command, Level};

/// A structure or union.
#[derive(Debug)]
pub struct Structure {
    /// `BufferCreateInfo`.
    pub name: &'static str,
    /// The value of `s_type`, of a structure that has one.
    pub ty: Option<StructureType>,
    /// Bytes of one.
    pub size: usize,
    /// A handle is in the structure, behind one of its pointers or in a structure of its chain.
    pub carries_handles: bool,
    /// The members that are pointers, chains or handles, or have some.
    pub members: &'static [Member],
}

/// A command.
#[derive(Debug)]
pub struct Parameters {
    /// The command, by the name that the others are aliases of.
    pub command: Command,
    /// What the command is called on.
    pub level: Level,
    /// The parameters as a structure: the one at index `i` is at the offset `8 * i`.
    pub slots: Structure,
    /// What becomes of handles.
    pub effect: Effect,
}

/// What a command does to handles.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// It uses them.
    None,
    /// It returns handles of new objects, which belong to the object at this place.
    Creates(Place),
    /// It returns handles of objects that may have been returned before, which belong to the object
    /// at this place.
    Gets(Place),
    /// It ends the objects of the parameter at this offset.
    Ends(usize),
}

/// Where a handle is among parameters.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The parameter's offset.
    pub parameter: usize,
    /// The parameter is a pointer, and the handle is so many bytes behind it.
    pub behind: Option<usize>,
}

/// A member that is a pointer, chain or handle, or has some.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// `p_next`.
    pub name: &'static str,
    /// Bytes from the structure's start.
    pub offset: usize,
    /// How its elements are reached.
    pub reach: Reach,
    /// What they are.
    pub kind: Kind,
    /// The command only reads what the member points to. A member that does not point is constant.
    pub constant: bool,
    /// When the member means anything.
    pub when: When,
}

/// How the elements of a member are reached.
#[derive(Clone, Copy, Debug)]
pub enum Reach {
    /// They are the member.
    Embedded(Count),
    /// The member points to them.
    Behind(Count),
    /// The member points to so many pointers, each of which points to so many elements.
    BehindEach(Count, Count),
    /// The member points to the next structure of a chain.
    Chain,
}

/// What an element is.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Bytes of which so many are an element.
    Plain(usize),
    /// A handle.
    Handle(ObjectType),
    /// A handle as a 64-bit number; the sibling at the offset says what it is of.
    AnyHandle {
        /// The offset of the sibling.
        ty: usize,
        /// The sibling is a `VkDebugReportObjectTypeEXT`.
        report: bool,
    },
    /// A structure.
    Structure(&'static Structure),
    /// A union, and the sibling that selects its member.
    Union(&'static Structure, Number),
}

/// How many elements there are.
#[derive(Clone, Copy, Debug)]
pub enum Count {
    /// Always so many.
    Fixed(usize),
    /// Characters up to the first NUL.
    Text,
    /// As many as this number says.
    Of(Number),
    /// A number plus the second value, divided by the third.
    Quotient(Number, usize, usize),
    /// As many as the first number says; from one to the next are so many bytes as the second says.
    Strided(Number, Number),
    /// Of the inner arrays of an array of arrays: the parameter at the offset points to structures of
    /// a size, and the member of the structure with the same index has the number.
    OfEach(usize, usize, Number),
}

/// Where an integer is.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The offset of the sibling.
    pub offset: usize,
    /// Its bytes.
    pub size: usize,
    /// The sibling is a pointer, and the integer is so many bytes behind it.
    pub behind: Option<usize>,
}

/// When a member means anything. Its value may be nonsense at other times.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// Always.
    Always,
    /// Of a member of a union: the selector has one of these values.
    Selected(&'static [u32]),
    /// The number is one of these.
    Is(Number, &'static [u32]),
    /// The number has none of these bits.
    Clear(Number, u32),
}

impl Number {
    /// Reads the integer; 0 if it is behind a null pointer.
    ///
    /// # Safety
    ///
    /// `structure` is the structure that the row describes.
    pub unsafe fn read(self, structure: *const u8) -> usize {
        // SAFETY: the caller guarantees the structure; the row gives the integer's place and size.
        unsafe {
            let mut place = structure.add(self.offset);
            if let Some(behind) = self.behind {
                let pointer = place.cast::<*const u8>().read();
                if pointer.is_null() {
                    return 0;
                }
                place = pointer.add(behind);
            }
            match self.size {
                1 => usize::from(place.read()),
                2 => usize::from(place.cast::<u16>().read_unaligned()),
                4 => place.cast::<u32>().read_unaligned() as usize,
                _ => place.cast::<u64>().read_unaligned() as usize,
            }
        }
    }
}

impl Kind {
    /// Bytes from one element to the next.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::Plain(size) => size,
            Self::Handle(ty) if is_dispatchable(ty) => size_of::<usize>(),
            Self::Handle(_) | Self::AnyHandle { .. } => 8,
            Self::Structure(structure) | Self::Union(structure, _) => structure.size,
        }
    }

    /// A handle is in an element.
    #[must_use]
    pub const fn carries_handles(self) -> bool {
        match self {
            Self::Plain(_) => false,
            Self::Handle(_) | Self::AnyHandle { .. } => true,
            Self::Structure(structure) | Self::Union(structure, _) => structure.carries_handles,
        }
    }
}

/// Handles of this type are pointers to objects that begin with the loader's word.
#[must_use]
pub const fn is_dispatchable(ty: ObjectType) -> bool {
    matches!(
        ty,
        ObjectType::INSTANCE
            | ObjectType::PHYSICAL_DEVICE
            | ObjectType::DEVICE
            | ObjectType::QUEUE
            | ObjectType::COMMAND_BUFFER
            | ObjectType::EXTERNAL_COMPUTE_QUEUE_NV
    )
}

// The rows of `generated/` are made of these.

pub(super) const fn embedded(kind: Kind, count: Count) -> Member {
    member(Reach::Embedded(count), kind, true)
}

pub(super) const fn behind(constant: bool, kind: Kind, count: Count) -> Member {
    member(Reach::Behind(count), kind, constant)
}

pub(super) const fn behind_each(constant: bool, kind: Kind, count: Count, each: Count) -> Member {
    member(Reach::BehindEach(count, each), kind, constant)
}

pub(super) const fn chain() -> Member {
    member(Reach::Chain, Kind::Plain(0), true)
}

const fn member(reach: Reach, kind: Kind, constant: bool) -> Member {
    Member { name: "", offset: 0, reach, kind, constant, when: When::Always }
}

impl Member {
    pub(super) const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }

    pub(super) const fn at(self, name: &'static str, offset: usize) -> Self {
        Self { name, offset, ..self }
    }
}

pub(super) const fn plain<T>() -> Kind {
    Kind::Plain(size_of::<T>())
}

pub(super) const fn handle<T: Handle>() -> Kind {
    Kind::Handle(T::TYPE)
}

pub(super) const fn any_handle(ty: usize, report: bool) -> Kind {
    Kind::AnyHandle { ty, report }
}

pub(super) const fn fixed(count: usize) -> Count {
    Count::Fixed(count)
}

pub(super) const fn quotient(number: Number, plus: usize, by: usize) -> Count {
    Count::Quotient(number, plus, by)
}

pub(super) const fn number<T>(offset: usize) -> Number {
    Number { offset, size: size_of::<T>(), behind: None }
}

pub(super) const fn number_behind<T>(offset: usize, behind: usize) -> Number {
    Number { offset, size: size_of::<T>(), behind: Some(behind) }
}

pub(super) const fn parameter(parameter: usize) -> Place {
    Place { parameter, behind: None }
}

pub(super) const fn member_of(parameter: usize, behind: usize) -> Place {
    Place { parameter, behind: Some(behind) }
}

/// The type that a number of `VkDebugReportObjectTypeEXT` stands for.
#[must_use]
pub fn of_report(ty: vk::DebugReportObjectTypeEXT) -> ObjectType {
    use vk::DebugReportObjectTypeEXT as Report;
    match ty {
        Report::SURFACE_KHR => ObjectType::SURFACE_KHR,
        Report::SWAPCHAIN_KHR => ObjectType::SWAPCHAIN_KHR,
        Report::DEBUG_REPORT_CALLBACK_EXT => ObjectType::DEBUG_REPORT_CALLBACK_EXT,
        Report::DISPLAY_KHR => ObjectType::DISPLAY_KHR,
        Report::DISPLAY_MODE_KHR => ObjectType::DISPLAY_MODE_KHR,
        Report::VALIDATION_CACHE_EXT => ObjectType::VALIDATION_CACHE_EXT,
        // The others have the same numbers.
        same => ObjectType::from_raw(same.as_raw()),
    }
}
