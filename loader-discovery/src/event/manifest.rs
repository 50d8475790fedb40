//! Messages of the manifest reader (drivers.md D).

use super::{Text, Version, messages};

messages! {
    /// Why a JSON file cannot be used, whatever it describes (drivers.md D.1).
    pub enum JsonFailure<'a> {
        Open { path: Text<'a>, errno: i32 } [ERROR] ("loader_get_json: Failed to open JSON file " path);
        Size { path: Text<'a>, errno: i32 } [ERROR] ("loader_get_json: Failed to read file size of JSON file " path);
        Allocate { path: Text<'a> } [ERROR] ("loader_get_json: Failed to allocate memory to read JSON file " path);
        Read { path: Text<'a>, errno: i32 } [ERROR] ("loader_get_json: Failed to read entire JSON file " path);
        TooLarge { path: Text<'a>, limit: usize } [ERROR] ("loader_get_json: JSON file " path " is larger than " limit " bytes");
        TooManyParts { path: Text<'a>, limit: usize } [ERROR] ("loader_get_json: JSON file " path " has more than " limit " keys, values and escapes");
        Parse { path: Text<'a> } [ERROR] ("loader_get_json: Out of Memory error occurred while parsing JSON file " path ".");
        /// `detail` and `offset` (bytes from the start of the file) are for reports.
        Invalid { path: Text<'a>, offset: usize, detail: Text<'a> } [ERROR] ("loader_get_json: Invalid JSON file " path ".");
    }
}

messages! {
    /// Properties of a driver manifest.
    pub enum ManifestEvent<'a> {
        FoundDriverManifest { manifest: Text<'a>, version: Text<'a> } [DRIVER] ("Found ICD manifest file " manifest ", version " version);
        UnknownFormatVersion { manifest: Text<'a>, major: u32, minor: u32, patch: u32 } [INFO | DRIVER] ("loader_parse_icd_manifest: " manifest " has unknown icd manifest file version " major "." minor "." patch ". May cause errors.");
        SearchingNamed { library: Text<'a> } [DEBUG | DRIVER] ("Searching for ICD drivers named " library);
        /// The text says "Skipping", but the driver loads as a 1.0 driver (drivers.md D.5).
        ApiVersionNotString { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed retrieving ICD JSON " manifest " 'api_version' field. Skipping ICD JSON.");
        ApiVersionBelow1 { manifest: Text<'a>, version: Version } [WARNING | DRIVER] ("The api_version of driver manifest " manifest " is " version ", and there is no Vulkan below 1.0. The driver counts as one of Vulkan 1.0.");
        FormatVersionNotString { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed retrieving ICD JSON " manifest " 'file_format_version' field. Skipping ICD JSON");
    }
}

messages! {
    /// Why a driver manifest is rejected (drivers.md D.5, G).
    pub enum ManifestRejection<'a> {
        NoFormatVersion { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " does not have a 'file_format_version' field. Skipping ICD JSON.");
        /// Follows [`ManifestEvent::FormatVersionNotString`]: no library path was read.
        NoFileName { manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: A NULL filename was used, skipping this ICD");
        NoIcd { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Can not find 'ICD' object in ICD JSON file " manifest ". Skipping ICD JSON");
        /// The file has no `ICD`, but a `layer` or `layers` key. Not logged.
        LayerManifest { manifest: Text<'a> } [SILENT] ();
        NoLibraryPath { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file " manifest ". Skipping ICD JSON.");
        EmptyLibraryPath { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " 'library_path' field is empty. Skipping ICD JSON.");
        NoApiVersion { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " does not have an 'api_version' field. Skipping ICD JSON.");
        Variant { manifest: Text<'a>, variant: u32 } [INFO | DRIVER] ("loader_parse_icd_manifest: Driver's ICD JSON " manifest " 'api_version' field contains a non-zero variant value of " variant ".  Skipping ICD JSON.");
        /// The instance does not enumerate portability drivers (drivers.md G). Not logged.
        PortabilityDriver { manifest: Text<'a> } [SILENT] ();
        WrongArchitecture { manifest: Text<'a> } [INFO] ("loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver");
    }
}
