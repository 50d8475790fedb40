//! Reads `vulkan/loader_policy.json`.

use super::{Asker, Policy, Walk};
use crate::event::PolicyEvent;
use crate::json::Value;
use crate::select::Globs;
use crate::settings::names_program;
use crate::{Context, Grown};

/// The policy of the file at `path` for this program. A file that cannot be used counts as one that
/// says `all`; the reason is recorded.
pub(super) fn policy(walk: Walk<'_>, path: &[u8]) -> Grown<Policy> {
    let loan = match walk.json.read(walk.context, path) {
        Ok(loan) => loan,
        Err(failure) => return failure.record(walk.context.journal).map(|_| Policy::All),
    };
    let policy = in_document(walk, loan.0.root())?;
    walk.json.give_back(path, loan);
    if policy.is_none() {
        walk.context.journal.record(PolicyEvent::NoPolicy { path: path.into() });
    }
    Ok(policy.unwrap_or_default())
}

/// The policy of the first rule that applies, or else the general one.
fn in_document(walk: Walk<'_>, root: Value<'_>) -> Grown<Option<Policy>> {
    let Some(general) = policy_in(root) else { return Ok(None) };
    for rule in root.get("rules").into_iter().flat_map(Value::children) {
        if let Some(policy) = policy_in(rule)
            && applies(walk.context, rule, walk.asker)?
        {
            return Ok(Some(policy));
        }
    }
    Ok(Some(general))
}

fn policy_in(object: Value<'_>) -> Option<Policy> {
    Policy::of(object.get("policy")?.as_str()?.as_bytes())
}

/// Whether a rule names the program, its application or its engine.
fn applies(context: Context<'_>, rule: Value<'_>, asker: Asker<'_>) -> Grown<bool> {
    if let Some(keys) = rule.get("app_keys")
        && let Some(program) = context.system.executable_path()?
        && names_program(keys, &program)
    {
        return Ok(true);
    }
    for (key, name) in [("applications", asker.application), ("engines", asker.engine)] {
        for pattern in rule.get(key).into_iter().flat_map(Value::children) {
            let pattern = pattern.as_str().unwrap_or_default();
            if !name.is_empty() && Globs::split(pattern.as_bytes(), 0)?.match_name(name) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
