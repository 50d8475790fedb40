//! Messages of the variables that select physical devices (drivers.md A.6, J.4).

use super::{Text, messages};

messages! {
    /// Messages about the values of these variables, and about variables with too many entries.
    pub enum DeviceSelectionEvent<'a> {
        IdFiltersExceeded { limit: usize, variable: &'static str } [WARNING] ("parse_id_filter_environment_var: Exceeded maximum number of filters (" limit ") for env var '" variable "'. Remaining entries will be ignored.");
        DeviceSelect { value: Text<'a> } [DEBUG | DRIVER] ("linux_env_var_default_device:  Found 'VK_LOADER_DEVICE_SELECT' set to " value);
    }
}
