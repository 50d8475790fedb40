//! Values of registry keys.

use alloc::vec::Vec;
use core::ptr;

use loader_discovery::Grown;
use loader_discovery::memory::{Grow as _, bytes};
use loader_discovery::system::windows::{Hive, RegistryData, RegistryKey, RegistryValue};
use windows_sys::Win32::Foundation::{ERROR_MORE_DATA, ERROR_SUCCESS};
use windows_sys::Win32::System::Registry::{
    HKEY, HKEY_CURRENT_USER, HKEY_LOCAL_MACHINE, KEY_QUERY_VALUE, REG_MULTI_SZ, REG_SZ,
    RegCloseKey, RegEnumValueW, RegOpenKeyExW, RegQueryValueExW,
};

use crate::host::windows::answer::{ABSENT, Answer};
use crate::host::windows::text::{narrow, narrow_list, units, wide};
use crate::memory::filled;

/// The longest name of a value in UTF-16 units, with its NUL.
const MAX_NAME: usize = 16_384;
/// More data than any value of ours has.
const MAX_DATA: usize = 1 << 20;

/// An open key. Closed on drop.
pub(super) struct Key(pub(super) HKEY);

impl Drop for Key {
    fn drop(&mut self) {
        // SAFETY: the key is open, and nothing uses it after drop.
        unsafe { RegCloseKey(self.0) };
    }
}

/// The values of a key in the order of the registry; `None` if the key is missing. The system
/// itself redirects keys of a 32-bit process.
pub(super) fn values(key: &RegistryKey) -> Answer<Vec<RegistryValue>> {
    let root = match key.hive {
        Hive::LocalMachine => HKEY_LOCAL_MACHINE,
        Hive::CurrentUser => HKEY_CURRENT_USER,
    };
    let path = wide(&key.path)?;
    let mut opened = ptr::null_mut();
    // SAFETY: `path` ends with a NUL, and `opened` is writable.
    let result = unsafe { RegOpenKeyExW(root, path.as_ptr(), 0, KEY_QUERY_VALUE, &raw mut opened) };
    if result != ERROR_SUCCESS {
        return Err(ABSENT);
    }
    let opened = Key(opened);
    let mut name = filled(0_u16, MAX_NAME)?;
    let mut data = filled(0_u8, 4096)?;
    let (mut values, mut index) = (Vec::new(), 0_u32);
    loop {
        match value_at(&opened, index, &mut name, &mut data)? {
            Found::Value(value) => values.try_push(value)?,
            Found::Skipped => {}
            Found::NeedsRoom(room) => {
                data = filled(0, room.min(MAX_DATA))?;
                continue;
            }
            Found::End => return Ok(values),
        }
        index = index.checked_add(1).ok_or(ABSENT)?;
    }
}

enum Found {
    Value(RegistryValue),
    /// A value with more data than any of ours.
    Skipped,
    /// The data has this many bytes.
    NeedsRoom(usize),
    End,
}

fn value_at(key: &Key, index: u32, name: &mut [u16], data: &mut [u8]) -> Grown<Found> {
    let length = |buffer: usize| u32::try_from(buffer).unwrap_or(u32::MAX);
    let (mut name_length, mut data_length) = (length(name.len()), length(data.len()));
    let mut kind = 0;
    let (name_start, name_room) = (name.as_mut_ptr(), &raw mut name_length);
    let (data_start, data_room) = (data.as_mut_ptr(), &raw mut data_length);
    let (key, none, kind_place) = (key.0, ptr::null(), &raw mut kind);
    // SAFETY: the key is open, and both buffers are writable for their lengths.
    let result = unsafe {
        RegEnumValueW(key, index, name_start, name_room, none, kind_place, data_start, data_room)
    };
    Ok(match result {
        ERROR_SUCCESS => Found::Value(RegistryValue {
            name: narrow(name.get(..name_length as usize).unwrap_or_default())?,
            data: typed(kind, data.get(..data_length as usize).unwrap_or_default())?,
        }),
        ERROR_MORE_DATA if data.len() >= MAX_DATA => Found::Skipped,
        // The system may not know the length, if another program writes the value meanwhile.
        ERROR_MORE_DATA => {
            Found::NeedsRoom((data_length as usize).max(data.len().saturating_mul(2)))
        }
        _ => Found::End,
    })
}

/// The value of an open key.
pub(super) fn value(key: &Key, name: &str) -> Answer<RegistryData> {
    let text = wide(name.as_bytes())?;
    let (name, mut kind, mut length) = (text.as_ptr(), 0, 0);
    let mut query = |buffer, length| {
        // SAFETY: the key is open, `name` ends with a NUL, and `buffer` is writable for `length`
        // bytes, or null: then the system stores the length.
        unsafe { RegQueryValueExW(key.0, name, ptr::null(), &raw mut kind, buffer, length) }
    };
    let result = query(ptr::null_mut(), &raw mut length);
    if result != ERROR_SUCCESS || length as usize > MAX_DATA {
        return Err(ABSENT);
    }
    let mut data = filled(0_u8, length as usize)?;
    let result = query(data.as_mut_ptr(), &raw mut length);
    let data = data.get(..length as usize).filter(|_| result == ERROR_SUCCESS);
    Ok(typed(kind, data.ok_or(ABSENT)?)?)
}

fn typed(kind: u32, data: &[u8]) -> Grown<RegistryData> {
    Ok(match kind {
        REG_SZ => RegistryData::Text(narrow(&units(data)?)?),
        REG_MULTI_SZ => RegistryData::Texts(narrow_list(&units(data)?)?),
        _ => RegistryData::Other(kind, bytes(data)?),
    })
}
