//! Messages of the manifest reader (drivers.md D).

use super::{Text, Version, messages};
use crate::manifest::OWN_ARCHITECTURE;
use crate::system::SystemError;

messages! {
    /// Why a JSON file cannot be used, whatever it describes (drivers.md D.1).
    pub enum JsonFailure<'a> {
        /// `access` is empty, or mode and owner in parentheses. `cure` depends on the error.
        Open { path: Text<'a>, error: SystemError, description: Text<'a>, access: Text<'a>, cure: Text<'a> } [ERROR] ("loader_get_json: Failed to open JSON file " path)
            REJECTS path ("cannot be opened: " description access)
            cure (cure);
        Size { path: Text<'a>, description: Text<'a> } [ERROR] ("loader_get_json: Failed to read file size of JSON file " path)
            REJECTS path ("has no readable size: " description)
            cure ("check the file system");
        Allocate { path: Text<'a> } [ERROR] ("loader_get_json: Failed to allocate memory to read JSON file " path)
            REJECTS path ("is too large for the free memory")
            cure ("free memory, or remove the file");
        Read { path: Text<'a>, description: Text<'a> } [ERROR] ("loader_get_json: Failed to read entire JSON file " path)
            REJECTS path ("cannot be read: " description)
            cure ("check that it is a regular file, and the file system");
        TooLarge { path: Text<'a>, limit: usize } [ERROR] ("loader_get_json: JSON file " path " is larger than " limit " bytes")
            REJECTS path ("is larger than " limit " bytes")
            cure ("a manifest has about a thousand bytes; reinstall the package that owns the file");
        TooManyParts { path: Text<'a>, limit: usize } [ERROR] ("loader_get_json: JSON file " path " has more than " limit " keys, values and escapes")
            REJECTS path ("has more than " limit " keys, values and escapes")
            cure ("correct the file; a manifest has some hundreds");
        Parse { path: Text<'a> } [ERROR] ("loader_get_json: Out of Memory error occurred while parsing JSON file " path ".")
            REJECTS path ("is too large for the free memory")
            cure ("free memory, or remove the file");
        /// `line` and `column` (of characters) count from 1.
        Invalid { path: Text<'a>, line: usize, column: usize, detail: Text<'a> } [ERROR] ("loader_get_json: Invalid JSON file " path ".")
            REJECTS path ("is no valid JSON: line " line ", column " column ": " detail)
            cure ("correct the file there, or reinstall the package that owns it");
    }
}

/// The cure for a version that the loader does not use.
const WRITE_VERSION: &str =
    "write a text such as \"1.3.0\", the highest Vulkan version of the driver";

messages! {
    /// Properties of a driver manifest.
    pub enum ManifestEvent<'a> {
        FoundDriverManifest { manifest: Text<'a>, version: Text<'a> } [DRIVER] ("Found ICD manifest file " manifest ", version " version);
        UnknownFormatVersion { manifest: Text<'a>, major: u32, minor: u32, patch: u32 } [INFO | DRIVER] ("loader_parse_icd_manifest: " manifest " has unknown icd manifest file version " major "." minor "." patch ". May cause errors.");
        SearchingNamed { library: Text<'a> } [DEBUG | DRIVER] ("Searching for ICD drivers named " library);
        /// The text says "Skipping", but the driver loads as a 1.0 driver (drivers.md D.5).
        ApiVersionNotString { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed retrieving ICD JSON " manifest " 'api_version' field. Skipping ICD JSON.")
            EXPLAINS manifest ("has an `api_version` that is no text, so that the driver counts as one of Vulkan 1.0")
            cure (WRITE_VERSION);
        ApiVersionBelow1 { manifest: Text<'a>, version: Version } [WARNING | DRIVER] ("The api_version of driver manifest " manifest " is " version ", and there is no Vulkan below 1.0. The driver counts as one of Vulkan 1.0.")
            EXPLAINS manifest ("has an `api_version` that reads as " version ", so that the driver counts as one of Vulkan 1.0")
            cure (WRITE_VERSION);
        FormatVersionNotString { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed retrieving ICD JSON " manifest " 'file_format_version' field. Skipping ICD JSON");
    }
}

messages! {
    /// Why a driver manifest is rejected (drivers.md D.5, G).
    pub enum ManifestRejection<'a> {
        NoFormatVersion { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " does not have a 'file_format_version' field. Skipping ICD JSON.")
            REJECTS manifest ("has no `file_format_version`")
            cure ("add \"file_format_version\": \"1.0.1\"");
        /// Follows [`ManifestEvent::FormatVersionNotString`]: no library path was read.
        NoFileName { manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: A NULL filename was used, skipping this ICD")
            REJECTS manifest ("has a `file_format_version` that is not a string")
            cure ("write \"file_format_version\": \"1.0.1\"");
        NoIcd { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Can not find 'ICD' object in ICD JSON file " manifest ". Skipping ICD JSON")
            REJECTS manifest ("has no `ICD` object")
            cure ("add the object `ICD` with `library_path` and `api_version`");
        /// The file has no `ICD`, but a `layer` or `layers` key. Not logged.
        LayerManifest { manifest: Text<'a> } [SILENT] ()
            REJECTS manifest ("is the manifest of a layer")
            cure ("move it to a folder of layers, such as explicit_layer.d");
        NoLibraryPath { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file " manifest ". Skipping ICD JSON.")
            REJECTS manifest ("has no string `ICD.library_path`")
            cure ("add the path of the driver's library");
        EmptyLibraryPath { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " 'library_path' field is empty. Skipping ICD JSON.")
            REJECTS manifest ("has an empty `ICD.library_path`")
            cure ("write the path of the driver's library");
        NoApiVersion { manifest: Text<'a> } [WARNING | DRIVER] ("loader_parse_icd_manifest: ICD JSON " manifest " does not have an 'api_version' field. Skipping ICD JSON.")
            REJECTS manifest ("has no `ICD.api_version`")
            cure ("add the highest Vulkan version of the driver, such as \"1.3.0\"");
        Variant { manifest: Text<'a>, variant: u32 } [INFO | DRIVER] ("loader_parse_icd_manifest: Driver's ICD JSON " manifest " 'api_version' field contains a non-zero variant value of " variant ".  Skipping ICD JSON.")
            REJECTS manifest ("is for the API variant " variant ", not for Vulkan")
            cure ("use this driver with a loader for its API");
        /// The instance does not enumerate portability drivers (drivers.md G). Not logged.
        PortabilityDriver { manifest: Text<'a> } [SILENT] ()
            REJECTS manifest ("is a portability driver, and the application does not enumerate these")
            cure ("the application has to enable VK_KHR_portability_enumeration and set VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR (--portability explains for such an application)");
        WrongArchitecture { manifest: Text<'a>, library_arch: Text<'a> } [INFO] ("loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver")
            REJECTS manifest ("has the `library_arch` " library_arch ", and this program has " OWN_ARCHITECTURE)
            cure ("install the driver's package for this architecture");
    }
}
