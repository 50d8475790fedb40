//! Reads `vulkan/loader_policy.json`.

use super::{Asker, Policy};
use crate::event::PolicyEvent;
use crate::json::{self, Value};
use crate::select::Glob;
use crate::settings::names_program;
use crate::{Context, Grown};

/// The policy of the file at `path` for this program. A file that cannot be used counts as one that
/// says `all`; the reason is recorded.
pub(super) fn policy(context: Context<'_>, path: &[u8], asker: Asker<'_>) -> Grown<Policy> {
    let document = match json::read_with_state(context, path) {
        Ok((document, _)) => document,
        Err(failure) => {
            failure.record(context.journal)?;
            return Ok(Policy::All);
        }
    };
    let root = document.root();
    let Some(general) = policy_in(root) else {
        context.journal.record(PolicyEvent::NoPolicy { path: path.into() });
        return Ok(Policy::All);
    };
    for rule in root.get("rules").into_iter().flat_map(Value::children) {
        if let Some(policy) = policy_in(rule)
            && applies(context, rule, asker)?
        {
            return Ok(policy);
        }
    }
    Ok(general)
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
            if !name.is_empty() && Glob::parse(pattern.as_bytes())?.matches(name) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
