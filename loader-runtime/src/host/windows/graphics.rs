//! The graphics adapters of DXGI. The interfaces are tables of functions; those that are not called
//! are places only.

use alloc::vec::Vec;
use core::ffi::c_void;
use core::mem;
use core::ptr;

use windows_sys::Win32::Foundation::LUID;
use windows_sys::core::{GUID, HRESULT};

use super::optional::function;

type CreateFactory = unsafe extern "system" fn(*const GUID, *mut *mut c_void) -> HRESULT;

/// IID_IDXGIFactory1.
static FACTORY: GUID = GUID::from_u128(0x770aae78_f26f_4dba_a829_253c83d1b387);

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

/// The PCI vendors of the adapters; `None` without a factory.
pub(super) fn vendors() -> Option<Vec<u32>> {
    // SAFETY: the type is that of the function.
    let create = unsafe { function::<CreateFactory>(c"dxgi.dll", c"CreateDXGIFactory1") }?;
    let mut factory = ptr::null_mut();
    // SAFETY: both pointers are valid. On success `factory` is an object of the requested type.
    let factory = unsafe {
        if create(&raw const FACTORY, &raw mut factory) < 0 {
            return None;
        }
        Object::<FactoryFunctions>::new(factory)
    };
    Some(
        (0..).map_while(|index| adapter(&factory, index)).map(|adapter| vendor(&adapter)).collect(),
    )
}

fn adapter(factory: &Object<FactoryFunctions>, index: u32) -> Option<Object<AdapterFunctions>> {
    let mut adapter = ptr::null_mut();
    let enumerate = factory.functions().enumerate_adapters;
    // SAFETY: the function belongs to the factory. On success `adapter` is an object.
    unsafe {
        let result = enumerate(factory.0.cast(), index, &raw mut adapter);
        (result >= 0).then(|| Object::new(adapter))
    }
}

/// The PCI vendor; 0 for an adapter without a description.
fn vendor(adapter: &Object<AdapterFunctions>) -> u32 {
    // SAFETY: all members of the structure are numbers.
    let mut description: Description = unsafe { mem::zeroed() };
    let describe = adapter.functions().describe;
    // SAFETY: the function belongs to the adapter, and the description is writable.
    unsafe { describe(adapter.0.cast(), &raw mut description) };
    description.vendor
}
