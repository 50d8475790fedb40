//! `aarch64.rs` as a library for C programs. Rust's own library for AArch64 need not be installed:
//! what `aarch64.rs` and this file use of it is declared here, as the library itself declares it.

#![no_core]
#![feature(decl_macro, lang_items, no_core, rustc_attrs)]
#![allow(internal_features)]
#![crate_type = "lib"]

mod aarch64;
mod constants;
mod frame;

use constants::*;

extern crate self as core;

pub mod arch {
    #[rustc_builtin_macro]
    pub macro naked_asm() {}
}

#[lang = "pointee_sized"]
trait PointeeSized {}
#[lang = "meta_sized"]
trait MetaSized: PointeeSized {}
#[lang = "sized"]
trait Sized: MetaSized {}
#[lang = "copy"]
trait Copy {}
impl Copy for usize {}
#[lang = "sync"]
trait Sync {}
impl Sync for usize {}
impl Sync for Entries {}

#[lang = "drop_in_place"]
unsafe fn drop_in_place<T: PointeeSized>(_: *mut T) {}

type Entries = unsafe extern "system" fn();

unsafe extern "system" {
    /// The C program's.
    fn report_missing();
}

#[unsafe(no_mangle)]
static DEVICE_TRAMPOLINES: Entries = aarch64::device_trampolines;
#[unsafe(no_mangle)]
static PHYSICAL_DEVICE_TRAMPOLINES: Entries = aarch64::physical_device_trampolines;
#[unsafe(no_mangle)]
static TERMINATORS: Entries = aarch64::terminators;
#[unsafe(no_mangle)]
static MISSING: Entries = aarch64::missing;
#[unsafe(no_mangle)]
static TRAMPOLINE_SIZE: usize = aarch64::TRAMPOLINE_SIZE;
#[unsafe(no_mangle)]
static TERMINATOR_SIZE: usize = aarch64::TERMINATOR_SIZE;
