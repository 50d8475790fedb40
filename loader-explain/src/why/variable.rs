//! The answer about an environment variable.

use loader_discovery::variables;

use super::Answer;
use crate::report::{Report, Variable};
use crate::text::optional;

/// What a variable does, or would do.
pub(super) fn of_variable(report: &Report, name: &str) -> Option<Answer> {
    let subject = format!("variable {name}");
    let Some(variable) = report.environment.iter().find(|variable| variable.name == name) else {
        let (_, effect) = variables::all().find(|(known, _)| *known == name)?;
        let answer = format!("is not set; its effect when it is set: {effect}");
        return Some(Answer { subject, answer, cure: None });
    };
    let left_out = left_out(report, variable);
    let effect = variable.effect_in_words().to_owned() + &optional(": ", left_out.as_ref());
    let warning = optional("; ", variable.warning.as_ref());
    let answer = format!("is set to \"{}\": {effect}{warning}", variable.value);
    let cure = if variable.ignored {
        Some("run the program without elevated privileges".to_owned())
    } else if variable.warning.is_some() {
        Some(format!("correct the variable, or unset {name}"))
    } else {
        left_out.map(|_| format!("unset {name}"))
    };
    Some(Answer { subject, answer, cure })
}

/// The devices that the variable leaves out.
fn left_out(report: &Report, variable: &Variable) -> Option<String> {
    let devices = report.hidden_devices().filter(|left_out| left_out.by.contains(&variable.name));
    let names: Vec<&str> = devices.map(|left_out| left_out.device.name.as_str()).collect();
    (!names.is_empty()).then(|| names.join(", "))
}
