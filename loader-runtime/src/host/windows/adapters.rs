//! The display adapters of the kernel (D3DKMT), and the texts of their registry keys (drivers.md
//! C.5). Windows before 8.1 has none.

use alloc::vec::Vec;
use core::mem;
use core::ptr;

use loader_discovery::memory::{Collect as _, Grow as _, one};
use loader_discovery::system::windows::{AdapterIndex, TextType};
use windows_sys::Wdk::Graphics::Direct3D::{
    D3DDDI_QUERYREGISTRY_ADAPTERKEY, D3DDDI_QUERYREGISTRY_INFO,
    D3DDDI_QUERYREGISTRY_STATUS_BUFFER_OVERFLOW, D3DDDI_QUERYREGISTRY_STATUS_SUCCESS,
    D3DKMT_ADAPTERINFO, D3DKMT_CLOSEADAPTER, D3DKMT_ENUMADAPTERS2, D3DKMT_QUERYADAPTERINFO,
    KMTQAITYPE_QUERYREGISTRY,
};
use windows_sys::Win32::System::Registry::{REG_MULTI_SZ, REG_SZ};

use crate::host::windows::answer::{ABSENT, Answer};
use crate::host::windows::optional::function;
use crate::host::windows::text::{narrow, narrow_list, units};
use crate::memory::filled;

type Enumerate = unsafe extern "system" fn(*mut D3DKMT_ENUMADAPTERS2) -> i32;
type Query = unsafe extern "system" fn(*mut D3DKMT_QUERYADAPTERINFO) -> i32;
type Close = unsafe extern "system" fn(*const D3DKMT_CLOSEADAPTER) -> i32;

/// The number of adapters.
pub(super) fn count() -> Answer<usize> {
    Ok(adapters()?.len())
}

/// The texts of a value in the key of an adapter.
pub(super) fn texts(adapter: AdapterIndex, value: &str, kind: TextType) -> Answer<Vec<Vec<u8>>> {
    let adapters = adapters()?;
    let adapter = adapters.get(adapter.0).ok_or(ABSENT)?;
    let answer = query(adapter.0.hAdapter, value, kind)?;
    Ok(match kind {
        TextType::Multiple => narrow_list(&answer)?,
        TextType::Single => one(narrow(&answer)?)?,
    })
}

/// An open adapter. Closed on drop.
struct Adapter(D3DKMT_ADAPTERINFO);

impl Drop for Adapter {
    fn drop(&mut self) {
        let adapter = D3DKMT_CLOSEADAPTER { hAdapter: self.0.hAdapter };
        // SAFETY: the type is that of the function, and the adapter is open.
        unsafe {
            if let Some(close) = function::<Close>(c"gdi32.dll", c"D3DKMTCloseAdapter") {
                close(&raw const adapter);
            }
        }
    }
}

/// The adapters.
fn adapters() -> Answer<Vec<Adapter>> {
    // SAFETY: the type is that of the function.
    let enumerate = unsafe { function::<Enumerate>(c"gdi32.dll", c"D3DKMTEnumAdapters2") };
    let enumerate = enumerate.ok_or(ABSENT)?;
    let mut request = D3DKMT_ENUMADAPTERS2 { NumAdapters: 0, pAdapters: ptr::null_mut() };
    // SAFETY: without a list the system stores the number of adapters.
    (unsafe { enumerate(&raw mut request) } >= 0).then_some(()).ok_or(ABSENT)?;
    let count = request.NumAdapters as usize;
    let mut found = filled(D3DKMT_ADAPTERINFO::default(), count)?;
    // Once the adapters are open, there is room for all.
    let mut adapters = Vec::new();
    adapters.make_room(count)?;
    request.pAdapters = found.as_mut_ptr();
    // SAFETY: the list has room for the number of adapters in the request.
    (unsafe { enumerate(&raw mut request) } >= 0).then_some(()).ok_or(ABSENT)?;
    found.truncate(request.NumAdapters as usize);
    adapters.try_extend(found.into_iter().map(Adapter))?;
    Ok(adapters)
}

/// Paths in the answer are translated for this process.
const TRANSLATE_PATH: u32 = 1;

/// The bytes of the answer before its text.
const HEAD: usize = mem::offset_of!(D3DDDI_QUERYREGISTRY_INFO, Anonymous);

/// The UTF-16 units of the value's text.
fn query(adapter: u32, value: &str, kind: TextType) -> Answer<Vec<u16>> {
    let mut room = 512;
    // The first answer says how much room the text needs.
    for _ in 0..2 {
        let size = size_of::<D3DDDI_QUERYREGISTRY_INFO>().checked_add(room).ok_or(ABSENT)?;
        let mut buffer = filled(0_u64, size.div_ceil(8))?;
        let info = buffer.as_mut_ptr().cast::<D3DDDI_QUERYREGISTRY_INFO>();
        // SAFETY: the buffer is aligned, zeroed and larger than the structure, whose members are
        // numbers.
        let head = unsafe { &mut *info };
        head.QueryType = D3DDDI_QUERYREGISTRY_ADAPTERKEY;
        head.QueryFlags.Anonymous.Value = TRANSLATE_PATH;
        head.ValueType = match kind {
            TextType::Multiple => REG_MULTI_SZ,
            TextType::Single => REG_SZ,
        };
        for (unit, place) in value.encode_utf16().zip(&mut head.ValueName) {
            *place = unit;
        }
        let size = size_of_val(buffer.as_slice());
        let mut request = D3DKMT_QUERYADAPTERINFO {
            hAdapter: adapter,
            Type: KMTQAITYPE_QUERYREGISTRY,
            pPrivateDriverData: info.cast(),
            PrivateDriverDataSize: u32::try_from(size).map_err(|_| ABSENT)?,
        };
        // SAFETY: the type is that of the function, and the request names a buffer with its size.
        let result = unsafe {
            let query = function::<Query>(c"gdi32.dll", c"D3DKMTQueryAdapterInfo");
            query.ok_or(ABSENT)?(&raw mut request)
        };
        // SAFETY: the structure is still initialised.
        let head = unsafe { &*info };
        let length = head.OutputValueSize as usize;
        match head.Status {
            _ if result < 0 => return Err(ABSENT),
            D3DDDI_QUERYREGISTRY_STATUS_SUCCESS => {
                let bytes = buffer.iter().flat_map(|word| word.to_ne_bytes());
                let bytes = bytes.skip(HEAD).take(length).try_list()?;
                return Ok(units(&bytes)?);
            }
            D3DDDI_QUERYREGISTRY_STATUS_BUFFER_OVERFLOW => room = length,
            _ => return Err(ABSENT),
        }
    }
    Err(ABSENT)
}
