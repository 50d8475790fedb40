//! Severities, types and objects between the two vocabularies (callpath.md 6.3).

use super::*;

#[test]
fn the_first_report_flag_decides_the_severity() {
    let cases = [
        (Flags::INFORMATION | Flags::ERROR, (Severity::INFO, Types::GENERAL)),
        (
            Flags::INFORMATION | Flags::PERFORMANCE_WARNING,
            (Severity::INFO, Types::GENERAL | Types::PERFORMANCE),
        ),
        (Flags::WARNING, (Severity::WARNING, Types::GENERAL)),
        (Flags::PERFORMANCE_WARNING, (Severity::WARNING, Types::PERFORMANCE)),
        (Flags::ERROR | Flags::DEBUG, (Severity::ERROR, Types::GENERAL)),
        (Flags::DEBUG, (Severity::VERBOSE, Types::GENERAL)),
        (Flags::empty(), (Severity::empty(), Types::GENERAL)),
    ];
    for (flags, expected) in cases {
        assert_eq!(severity_and_types(flags), expected, "{flags:?}");
    }
}

#[test]
fn the_gravest_severity_decides_the_report_flags() {
    let cases = [
        (Severity::ERROR | Severity::INFO, Types::GENERAL, Flags::ERROR),
        (Severity::WARNING, Types::GENERAL | Types::PERFORMANCE, Flags::PERFORMANCE_WARNING),
        (Severity::WARNING, Types::VALIDATION, Flags::WARNING),
        (Severity::INFO, Types::PERFORMANCE, Flags::INFORMATION),
        (Severity::VERBOSE, Types::GENERAL, Flags::DEBUG),
        (Severity::empty(), Types::GENERAL, Flags::empty()),
    ];
    for (severity, types, expected) in cases {
        assert_eq!(report_flags(severity, types), expected, "{severity:?} {types:?}");
    }
}

#[test]
fn object_types_translate_there_and_back() {
    for (utils, report) in PAIRS {
        assert_eq!(report_type(utils), report);
        assert_eq!(object_type(report), utils);
    }
    assert_eq!(report_type(ObjectType::PRIVATE_DATA_SLOT), ReportType::UNKNOWN);
    assert_eq!(object_type(ReportType::UNKNOWN), ObjectType::UNKNOWN);
}
