//! Alias groups: the names of one command.

use std::collections::BTreeMap;

use registry::Report;

use super::{AliasGroup, Command};
use crate::code;

/// The groups in the order of their canonical commands; every command is in one of them.
pub(super) fn groups(commands: &[Command], report: &mut Report) -> Vec<AliasGroup> {
    let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for command in commands {
        let canonical = command.alias_of.unwrap_or(command.id);
        let group = members.entry(canonical).or_insert_with(|| vec![canonical]);
        group.extend(command.alias_of.map(|_| command.id));
        report_platforms(&commands[canonical], command, report);
    }
    let groups = members.into_iter();
    groups.map(|(canonical, members)| AliasGroup { canonical, members }).collect()
}

/// Warns of names of one command that exist on different platforms, most likely by mistake.
fn report_platforms(canonical: &Command, member: &Command, report: &mut Report) {
    if member.platform == canonical.platform {
        return;
    }
    let where_is = |command: &Command| match &command.platform {
        Some(platform) => format!("on the platform `{platform}` alone"),
        None => "on every platform".to_owned(),
    };
    report.warning(
        code::OTHER_PLATFORM,
        member.position.clone(),
        format!(
            "{} exists {}, but {}, which it is an alias of, {}",
            member.name,
            where_is(member),
            canonical.name,
            where_is(canonical)
        ),
        "compare the extensions that bring the two names; each name keeps its own platform",
    );
}
