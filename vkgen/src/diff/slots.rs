//! Slots of the dispatch tables: which stay and which move.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::resolve::{Api, Table};

/// The slots of one dispatch table, before and now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableDiff {
    /// `instance`, `physical device` or `device`.
    pub table: String,
    /// Its slots before.
    pub old_slots: usize,
    /// Its slots now.
    pub new_slots: usize,
    /// The number of slots that stay where they are.
    pub stay: usize,
    /// The slots that move, in the new order. Neighbours with the same distance are one entry.
    pub moves: Vec<Move>,
}

/// Neighbouring slots that move by the same distance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Move {
    /// The command of the first one.
    pub first: String,
    /// The command of the last one.
    pub last: String,
    /// The new index of the first slot.
    pub slot: usize,
    /// The number of slots.
    pub count: usize,
    /// The distance in slots.
    pub by: i64,
}

/// Compares the three tables.
pub(super) fn compare(old: &Api, new: &Api) -> Vec<TableDiff> {
    Table::ALL.iter().map(|&table| compare_table(old, new, table)).collect()
}

/// The slots of a table, each with the names of its command.
fn slots(api: &Api, table: Table) -> Vec<Vec<&str>> {
    api.table_groups(table)
        .map(|group| {
            let members = group.members.iter();
            members.map(|&member| api.commands[member].name.as_str()).collect()
        })
        .collect()
}

fn compare_table(old: &Api, new: &Api, table: Table) -> TableDiff {
    let (before, after) = (slots(old, table), slots(new, table));
    let places: BTreeMap<&str, usize> = before
        .iter()
        .enumerate()
        .flat_map(|(slot, names)| names.iter().map(move |name| (*name, slot)))
        .collect();
    let mut stay = 0;
    let mut moves: Vec<Move> = Vec::new();
    for (slot, names) in after.iter().enumerate() {
        let was = names.iter().find_map(|name| places.get(name));
        let (Some(&was), Some(&name)) = (was, names.first()) else {
            continue;
        };
        let by = slot as i64 - was as i64;
        if by == 0 {
            stay += 1;
            continue;
        }
        match moves.last_mut() {
            Some(run) if run.by == by && run.slot + run.count == slot => {
                name.clone_into(&mut run.last);
                run.count += 1;
            }
            _ => moves.push(Move {
                first: name.to_owned(),
                last: name.to_owned(),
                slot,
                count: 1,
                by,
            }),
        }
    }
    let name = table.group().replace('_', " ");
    TableDiff { table: name, old_slots: before.len(), new_slots: after.len(), stay, moves }
}
