//! Messages about ICD packages (docs/icd-packages.md). The texts are ours.

use super::{Text, messages};

messages! {
    /// The steps of the search for ICD packages.
    pub enum PackageEvent<'a> {
        Searching [DRIVER] ("Searching for ICD packages");
        Location { package: Text<'a> } [DRIVER] ("      " package);
        FoundPackage { package: Text<'a>, library: Text<'a> } [DRIVER] ("Found ICD package " package ", driver " library);
        Waiting { package: Text<'a> } [DEBUG | DRIVER] ("ICD package " package " waits for a GPU device that names it");
        Unresolved { device: Text<'a>, package: Text<'a> } [DEBUG | DRIVER] ("GPU device " device " names ICD package " package ", which is not there yet");
    }
}

messages! {
    /// Why an ICD package is rejected.
    pub enum PackageRejection<'a> {
        Unreachable { package: Text<'a>, description: Text<'a> } [WARNING | DRIVER] ("ICD package " package " cannot be opened: " description ". Skipping this package.")
            REJECTS package ("cannot be opened: " description)
            cure ("check the path and its permissions");
        Incomplete { package: Text<'a>, missing: &'static str } [WARNING | DRIVER] ("ICD package " package " has no " missing ". Skipping this package.")
            REJECTS package ("has no " missing)
            cure ("build the package again (docs/icd-packages.md)");
        LeadsOut { package: Text<'a>, part: &'static str } [WARNING | DRIVER] ("ICD package " package ": " part " leads out of the package. Skipping this package.")
            REJECTS package ("has a link that leads out of the package: " part)
            cure ("build the package again without such links");
        /// Follows a [`JsonFailure`](super::JsonFailure), which has the reason.
        MetadataUnusable { package: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": metadata/metadata.json cannot be read. Skipping this package.")
            REJECTS package ("has no readable metadata/metadata.json")
            cure ("build the package again (docs/icd-packages.md)");
        WrongVersion { package: Text<'a>, version: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": 'version' in metadata/metadata.json must be 1 and is " version ". Skipping this package.")
            REJECTS package ("has the metadata version " version ", and the loader reads version 1")
            cure ("build the package again with version 1");
        NoPath { package: Text<'a>, key: &'static str } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json is missing, empty or not a string. Skipping this package.")
            REJECTS package ("has no path at `" key "` in metadata/metadata.json")
            cure ("add the path");
        PathLeadsOut { package: Text<'a>, key: &'static str, path: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json leads out of contents: " path ". Skipping this package.")
            REJECTS package ("has the path " path " at `" key "`, which leads out of the package")
            cure ("write a path inside contents");
        PathUnreachable { package: Text<'a>, key: &'static str, path: Text<'a>, description: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json names " path ", which cannot be opened: " description ". Skipping this package.")
            REJECTS package ("names " path " at `" key "`, which cannot be opened: " description)
            cure ("correct the path");
        LibraryInBin { package: Text<'a>, path: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": drivers must not be in bin: " path ". Skipping this package.")
            REJECTS package ("has its library in bin: " path)
            cure ("move the library to lib");
    }
}
