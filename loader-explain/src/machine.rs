//! The machine and the user, for the head of a page that goes into a bug report.

use std::collections::BTreeSet;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use rustix::fs::{Access, access};
use rustix::process::{geteuid, getgroups};

use crate::gather::details::{access as mode, name_of};
use crate::text::joined;
use crate::what_if::WhatIf;

const NODES: &str = "/dev/dri";

/// What is known of the machine, each fact with its name.
pub(crate) fn facts() -> Vec<(&'static str, String)> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let system = WhatIf::default();
    let user = name_of(&system, "/etc/passwd", geteuid().as_raw());
    let groups = getgroups().unwrap_or_default().into_iter();
    let groups: String = groups
        .map(|group| format!(" {}", name_of(&system, "/etc/group", group.as_raw())))
        .collect();
    vec![
        ("date", date(seconds)),
        ("system", name.unwrap_or("unknown").trim_matches('"').to_owned()),
        ("kernel", format!("{} {}", kernel.trim(), std::env::consts::ARCH)),
        ("user", format!("{user}, groups:{}", if groups.is_empty() { " none" } else { &groups })),
        (NODES, nodes(&system, NODES)),
    ]
}

/// The device files in a folder, with their modes, and whether this user may open them.
fn nodes(system: &WhatIf, folder: &str) -> String {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| !path.is_dir());
    let words = BTreeSet::from_iter(paths).into_iter().map(|path| {
        let may = access(&path, Access::READ_OK | Access::WRITE_OK).is_ok();
        let path = path.to_string_lossy();
        let words = mode(system, &path).unwrap_or_default();
        format!("{path}{words}{}", if may { "" } else { ", which this user must not open" })
    });
    joined(words, "; ").unwrap_or_else(|| "nothing there".to_owned())
}

/// Date and time in UTC, from seconds since 1970. Years begin in March, so that a leap day is the last one.
fn date(seconds: u64) -> String {
    let (days, time) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + next;
    format!("{year}-{month:02}-{day:02} {:02}:{:02} UTC", time / 3600, time / 60 % 60)
}

#[cfg(test)]
mod tests;
