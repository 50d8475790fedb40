//! Alias groups: the names of one command.

use std::collections::BTreeMap;

use registry::Report;

use super::{AliasGroup, Command};
use crate::code;

/// The groups in the order of their canonical commands; every command is in one of them.
pub(super) fn groups(commands: &[Command], report: &mut Report) -> Vec<AliasGroup> {
    let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (id, command) in commands.iter().enumerate() {
        let canonical = command.alias_of.unwrap_or(id);
        let group = members.entry(canonical).or_insert_with(|| vec![canonical]);
        group.extend(command.alias_of.map(|_| id));
    }
    let mut groups = Vec::new();
    for (canonical, members) in members {
        let command = &commands[canonical];
        report_platforms(
            command,
            members.iter().filter_map(|&member| commands.get(member)),
            report,
        );
        groups.push(AliasGroup { canonical, members });
    }
    groups
}

/// Warns of names of one command that exist on different platforms, most likely by mistake.
fn report_platforms<'a>(
    canonical: &Command,
    members: impl Iterator<Item = &'a Command>,
    report: &mut Report,
) {
    for member in members.filter(|member| member.platform != canonical.platform) {
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
}
