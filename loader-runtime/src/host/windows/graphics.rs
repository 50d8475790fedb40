//! The graphics adapters of DXGI. The interfaces are tables of functions; those that are not called
//! are places only.

use alloc::vec::Vec;
use core::ffi::c_void;
use core::mem;
use core::ptr;

use dispatch_tables::icd::Luid;
use loader_discovery::memory::{Collect as _, Grown};
use windows_sys::Win32::Foundation::LUID;
use windows_sys::core::{GUID, HRESULT};

use crate::host::windows::answer::{ABSENT, Answer};
use crate::host::windows::optional::function;

type CreateFactory = unsafe extern "system" fn(*const GUID, *mut *mut c_void) -> HRESULT;

/// IID_IDXGIFactory1.
static FACTORY_1: GUID = GUID::from_u128(0x770aae78_f26f_4dba_a829_253c83d1b387);
/// IID_IDXGIFactory6, of DXGI 1.6.
static FACTORY_6: GUID = GUID::from_u128(0xc1b6694f_ff09_44a9_b03c_77900a0a1d17);
/// IID_IDXGIAdapter1.
static ADAPTER_1: GUID = GUID::from_u128(0x29038f61_3839_4626_91fd_086879011a05);

/// `DXGI_GPU_PREFERENCE_UNSPECIFIED`: the order that the user or the system has chosen.
const UNSPECIFIED: u32 = 0;

/// `DXGI_ADAPTER_DESC1`, which windows-sys lacks as it lacks all of DXGI.
#[repr(C)]
struct Description {
    name: [u16; 128],
    vendor: u32,
    device: u32,
    subsystem: u32,
    revision: u32,
    memory: [usize; 3],
    identifier: LUID,
    flags: u32,
}

/// The functions of `IUnknown`.
#[repr(C)]
struct Unknown {
    query_interface: usize,
    add_reference: usize,
    release: unsafe extern "system" fn(*mut c_void) -> u32,
}

/// The functions of `IDXGIFactory1`.
#[repr(C)]
struct FactoryFunctions {
    unknown: Unknown,
    _object: [usize; 4],
    _factory: [usize; 5],
    enumerate_adapters: unsafe extern "system" fn(*mut c_void, u32, *mut *mut c_void) -> HRESULT,
}

/// The functions of `IDXGIFactory6`.
#[repr(C)]
struct Factory6Functions {
    factory_1: FactoryFunctions,
    _is_current: usize,
    _factory_2: [usize; 11],
    _factory_3: usize,
    _factory_4: [usize; 2],
    _factory_5: usize,
    enumerate_by_preference:
        unsafe extern "system" fn(*mut c_void, u32, u32, *const GUID, *mut *mut c_void) -> HRESULT,
}

/// The functions of `IDXGIAdapter1`.
#[repr(C)]
struct AdapterFunctions {
    unknown: Unknown,
    _object: [usize; 4],
    _adapter: [usize; 3],
    describe: unsafe extern "system" fn(*mut c_void, *mut Description) -> HRESULT,
}

/// An object with the functions `F`. Released on drop.
struct Object<F>(*mut *const F);

impl<F> Object<F> {
    /// # Safety
    ///
    /// `object` is an object with the functions `F`, which this value owns.
    unsafe fn new(object: *mut c_void) -> Self {
        Self(object.cast())
    }

    fn functions(&self) -> &F {
        // SAFETY: an object begins with a pointer to its functions.
        unsafe { &**self.0 }
    }
}

impl<F> Drop for Object<F> {
    fn drop(&mut self) {
        // SAFETY: the functions of every object begin with those of `IUnknown`, and this value owns
        // the object.
        unsafe { ((*(*self.0).cast::<Unknown>()).release)(self.0.cast()) };
    }
}

/// A factory with the interface that `identifier` names.
///
/// # Safety
///
/// The functions of the interface are `F`.
unsafe fn factory<F>(identifier: &GUID) -> Option<Object<F>> {
    // SAFETY: the type is that of the function.
    let create = unsafe { function::<CreateFactory>(c"dxgi.dll", c"CreateDXGIFactory1") }?;
    let mut factory = ptr::null_mut();
    // SAFETY: both pointers are valid. On success `factory` is an object of the requested type.
    unsafe {
        let result = create(ptr::from_ref(identifier), &raw mut factory);
        (result >= 0).then(|| Object::new(factory))
    }
}

fn factory_6() -> Option<Object<Factory6Functions>> {
    // SAFETY: the functions of `IDXGIFactory6`.
    unsafe { factory(&FACTORY_6) }
}

/// The PCI vendors of the adapters.
pub(super) fn vendors() -> Answer<Vec<u32>> {
    // SAFETY: the functions of `IDXGIFactory1`.
    let factory = unsafe { factory::<FactoryFunctions>(&FACTORY_1) }.ok_or(ABSENT)?;
    let enumerate = factory.functions().enumerate_adapters;
    // SAFETY: the function belongs to the factory.
    let ask = |index, adapter| unsafe { enumerate(factory.0.cast(), index, adapter) };
    let found = (0..).map_while(|index| description(index, ask));
    Ok(found.map(|found| found.vendor).try_list()?)
}

/// Whether [`adapters_by_preference`] returns adapters.
pub(super) fn orders_adapters() -> bool {
    factory_6().is_some()
}

/// The adapters in the order in which the user or the system prefers them; none before DXGI 1.6.
pub(crate) fn adapters_by_preference() -> Grown<Vec<Luid>> {
    let Some(factory) = factory_6() else { return Ok(Vec::new()) };
    let enumerate = factory.functions().enumerate_by_preference;
    let ask = |index, adapter| {
        // SAFETY: the function belongs to the factory.
        unsafe { enumerate(factory.0.cast(), index, UNSPECIFIED, &raw const ADAPTER_1, adapter) }
    };
    let identifiers = (0..).map_while(|index| Some(description(index, ask)?.identifier));
    let luid = |found: LUID| Luid { low_part: found.LowPart, high_part: found.HighPart };
    identifiers.map(luid).try_list()
}

/// The description of the adapter that `ask` returns for an index, if there is one; zeros for an
/// adapter that has none.
fn description(index: u32, ask: impl Fn(u32, *mut *mut c_void) -> HRESULT) -> Option<Description> {
    let mut adapter = ptr::null_mut();
    if ask(index, &raw mut adapter) < 0 {
        return None;
    }
    // SAFETY: a factory has returned an adapter.
    let adapter = unsafe { Object::<AdapterFunctions>::new(adapter) };
    // SAFETY: all members of the structure are numbers.
    let mut description: Description = unsafe { mem::zeroed() };
    let describe = adapter.functions().describe;
    // SAFETY: the function belongs to the adapter, and the description is writable.
    unsafe { describe(adapter.0.cast(), &raw mut description) };
    Some(description)
}
