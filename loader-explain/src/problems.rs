//! What is broken in a report, each with its cure: for the overview and for `--check`. A driver
//! without its hardware, and what a variable or setting leaves out on purpose, is not broken.

use crate::gather::searches::is_misnamed;
use crate::report::{Explanation, NOT_JSON, NOT_READABLE, Report};

/// Something that is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    /// The file, layer, variable or command.
    pub(crate) subject: String,
    /// What is wrong with it, as the end of a sentence.
    pub(crate) reason: String,
    pub(crate) cure: String,
}

impl Problem {
    fn new(subject: &str, reason: &str, cure: &str) -> Problem {
        let (subject, reason, cure) = (subject.to_owned(), reason.to_owned(), cure.to_owned());
        Problem { subject, reason, cure }
    }

    fn of(subject: &str, explanation: &Explanation) -> Problem {
        Problem::new(subject, &explanation.reason, &explanation.cure)
    }
}

/// All problems, causes before effects.
pub(crate) fn problems(report: &Report) -> Vec<Problem> {
    let failure = report.failure.as_ref().map(|failure| {
        let subject = match &failure.result {
            Some(result) => format!("vkCreateInstance returns {result}:"),
            None => "vkCreateInstance does not return:".to_owned(),
        };
        Problem::new(&subject, &failure.reason, &failure.cure)
    });
    let drivers = report.drivers.iter().flat_map(|driver| {
        driver
            .verdict
            .fault()
            .into_iter()
            .chain(&driver.problem)
            .map(|it| Problem::of(&driver.title(), it))
    });
    let layers = report.layers.iter().flat_map(|layer| {
        let name = match &layer.name {
            // The manifest, which a settings file names, is at fault.
            Some(name) if layer.library.is_none() => format!("{name} ({})", layer.manifest),
            Some(name) => name.clone(),
            None => layer.manifest.clone(),
        };
        layer
            .verdict
            .fault()
            .into_iter()
            .chain(&layer.problem)
            .map(move |it| Problem::of(&name, it))
    });
    let findings =
        report.other_findings().map(|(it, why)| Problem::new(it, &why.reason, &why.cure));
    let settings = report.settings.ignored.iter().zip(&report.settings.problem);
    let devices = report.devices.as_ref().filter(|_| report.failure.is_none());
    let enumeration = devices.and_then(|devices| devices.problem.as_ref());
    let none = devices.filter(|it| it.problem.is_none() && it.devices.is_empty()).map(|found| {
        let (reason, cure) = match found.left_out.first() {
            Some(first) => (
                format!("gives no device: {} leaves them out", first.by),
                format!("unset {}", first.by),
            ),
            None => ("gives no device".to_owned(), "install or mend a driver".to_owned()),
        };
        Problem::new("vkEnumeratePhysicalDevices", &reason, &cure)
    });
    let denied = report.places().filter(|place| place.is_denied);
    let denied =
        denied.map(|place| Problem::new(&place.path, NOT_READABLE, "make the folder readable"));
    // A backup beside drivers that work is no fault.
    let counts = |path: &&str| {
        let is_of_driver = report.driver_search.places.iter().any(|it| path.starts_with(&it.path));
        is_misnamed(path) || report.failure.is_some() && is_of_driver
    };
    let passed_over = report.passed_over().filter(counts);
    let passed_over = passed_over.map(|path| Problem::new(path, NOT_JSON.0, NOT_JSON.1));
    let doubled = report.drivers.iter().filter_map(|driver| {
        let other = driver.same_library_as.as_ref()?;
        let reason =
            format!("names the same library as {other}, so that its devices may be listed twice");
        Some(Problem::new(&driver.manifest, &reason, "remove one of the two manifests"))
    });
    let warnings = report.environment.iter().filter_map(|variable| {
        let name = &variable.name;
        let cure = format!("correct {name}, or unset it");
        Some(Problem::new(&format!("{name}:"), variable.warning.as_ref()?, &cure))
    });
    let enumeration = enumeration.map(|it| Problem::of("the enumeration of devices", it));
    (drivers.chain(layers).chain(failure).chain(enumeration).chain(none))
        .chain(denied)
        .chain(passed_over)
        .chain(doubled)
        .chain(findings)
        .chain(
            settings.filter(|(_, it)| !it.is_on_purpose()).map(|(path, it)| Problem::of(path, it)),
        )
        .chain(warnings)
        .collect()
}
