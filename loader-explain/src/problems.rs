//! What is broken in a report, each with its cure: for the overview and for `--check`. A driver
//! without its hardware, and what a variable or setting leaves out on purpose, is not broken.

use crate::fact::{Kind, file_name};
use crate::report::{Driver, Explanation, Layer, NOT_READABLE, Report, Verdict};

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
        let rejection = rejection(&driver.verdict).filter(|_| !has_twin(driver, report));
        rejection.into_iter().chain(&driver.problem).map(|it| Problem::of(&driver.manifest, it))
    });
    let layers = report.layers.iter().flat_map(|layer| {
        let rejection = rejection(&layer.verdict).filter(|_| !has_twin_layer(layer, report));
        let name = layer.name.as_deref().unwrap_or(&layer.manifest);
        rejection.into_iter().chain(&layer.problem).map(|it| Problem::of(name, it))
    });
    let findings =
        report.other_findings().map(|(it, why)| Problem::new(it, &why.reason, &why.cure));
    let settings = report.settings.ignored.iter().zip(&report.settings.problem);
    let devices = report.devices.as_ref().filter(|_| report.failure.is_none());
    let enumeration = devices.and_then(|devices| devices.problem.as_ref());
    let none = devices.filter(|it| it.problem.is_none() && it.devices.is_empty()).map(|_| {
        Problem::new("vkEnumeratePhysicalDevices", "gives no device", "install or mend a driver")
    });
    let searches = report.layer_searches.iter().chain([&report.driver_search]);
    let denied = searches.flat_map(|search| &search.places).filter(|place| place.is_denied);
    let denied =
        denied.map(|place| Problem::new(&place.path, NOT_READABLE, "make the folder readable"));
    let warnings = report.environment.iter().filter_map(|variable| {
        let name = &variable.name;
        let cure = format!("correct {name}, or unset it");
        Some(Problem::new(&format!("{name}:"), variable.warning.as_ref()?, &cure))
    });
    let enumeration = enumeration.map(|it| Problem::of("the enumeration of devices", it));
    (drivers.chain(layers).chain(failure).chain(enumeration).chain(none))
        .chain(denied)
        .chain(findings)
        .chain(settings.map(|(path, problem)| Problem::of(path, problem)))
        .chain(warnings)
        .collect()
}

/// Why a driver or layer is rejected that no variable leaves out.
fn rejection(verdict: &Verdict) -> Option<&Explanation> {
    match verdict {
        Verdict::Rejected(explanation) => match explanation.kind {
            Kind::NotSelected | Kind::Disabled => None,
            Kind::End | Kind::OtherClass | Kind::Other => Some(explanation),
        },
        _ => None,
    }
}

/// Whether a driver is rejected as one for programs of another word size, and its twin takes part.
fn has_twin(driver: &Driver, report: &Report) -> bool {
    let library = |driver: &Driver| driver.library.as_deref().map(file_name).map(str::to_owned);
    let mut used = report.drivers.iter().filter(|other| other.verdict.takes_part());
    is_of_other_class(&driver.verdict) && used.any(|other| library(other) == library(driver))
}

/// The same of a layer, whose twin has the same name.
fn has_twin_layer(layer: &Layer, report: &Report) -> bool {
    let mut others = report.layers.iter().filter(|other| !is_of_other_class(&other.verdict));
    is_of_other_class(&layer.verdict) && others.any(|other| other.name == layer.name)
}

fn is_of_other_class(verdict: &Verdict) -> bool {
    verdict.explanation().is_some_and(|explanation| explanation.kind == Kind::OtherClass)
}
