//! The table of replayed versions. Each line is printed as soon as its version is replayed.

use super::Replayed;

/// The lines above the table.
#[must_use]
pub fn heading() -> String {
    format!(
        "{:<16}{:>9}{:>9}{:>10}{:>8}{:>10}{:>10}  {}\n",
        "version", "commands", "aliases", "instance", "device", "time", "compile", "warnings"
    )
}

/// The line of a version, with the failure below.
#[must_use]
pub fn line(replayed: &Replayed) -> String {
    let Replayed {
        version,
        commands,
        aliases,
        extensions: (instance, device),
        warnings,
        time,
        compiled,
        failure,
    } = replayed;
    let warnings: Vec<String> =
        warnings.iter().map(|(code, count)| format!("{code} x{count}")).collect();
    let warnings = if warnings.is_empty() { "none".to_owned() } else { warnings.join(", ") };
    let compiled = compiled.map_or_else(String::new, |time| format!("{:.1} s", time.as_secs_f64()));
    let time = format!("{} ms", time.as_millis());
    match failure {
        None => format!(
            "{version:<16}{commands:>9}{aliases:>9}{instance:>10}{device:>8}{time:>10}{compiled:>10}  {warnings}\n"
        ),
        Some(failure) => format!("{version:<16}FAILED\n{failure}"),
    }
}

/// The line below the table.
#[must_use]
pub fn summary(all: &[Replayed]) -> String {
    let failed = all.iter().filter(|one| one.failure.is_some()).count();
    let compiled = all.iter().filter(|one| one.compiled.is_some()).count();
    let versions = if all.len() == 1 { "version" } else { "versions" };
    format!("{} {versions} replayed, {compiled} compiled, {failed} failed\n", all.len())
}
