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
        Unreachable { package: Text<'a>, description: Text<'a> } [WARNING | DRIVER] ("ICD package " package " cannot be opened: " description ". Skipping this package.");
        Incomplete { package: Text<'a>, missing: &'static str } [WARNING | DRIVER] ("ICD package " package " has no " missing ". Skipping this package.");
        LeadsOut { package: Text<'a>, part: &'static str } [WARNING | DRIVER] ("ICD package " package ": " part " leads out of the package. Skipping this package.");
        /// Follows a [`JsonFailure`](super::JsonFailure), which has the reason.
        MetadataUnusable { package: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": metadata/metadata.json cannot be read. Skipping this package.");
        WrongVersion { package: Text<'a>, version: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": 'version' in metadata/metadata.json must be 1 and is " version ". Skipping this package.");
        NoPath { package: Text<'a>, key: &'static str } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json is missing, empty or not a string. Skipping this package.");
        PathLeadsOut { package: Text<'a>, key: &'static str, path: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json leads out of contents: " path ". Skipping this package.");
        PathUnreachable { package: Text<'a>, key: &'static str, path: Text<'a>, description: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": '" key "' in metadata/metadata.json names " path ", which cannot be opened: " description ". Skipping this package.");
        LibraryInBin { package: Text<'a>, path: Text<'a> } [WARNING | DRIVER] ("ICD package " package ": drivers must not be in bin: " path ". Skipping this package.");
    }
}
