//! The search for drivers and layers: directories, variables, filters and messages (drivers.md A.1
//! and A.3 to A.6, B.5, C.1 to C.3).

mod directories;
mod filters;
mod path_lists;
mod variables;

use std::path::Path;
use std::{env, fs};

use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, json, text};

/// Prints the names of the physical devices in order, or the error of vkCreateInstance.
fn print_devices() {
    println!("devices <{}>", device_names());
}

fn device_names() -> String {
    match Loader::open().create_instance(&InstanceRequest::default()) {
        Ok(instance) => {
            let names = names_of_devices(&instance);
            instance.destroy();
            names.join(",")
        }
        Err(error) => error.as_raw().to_string(),
    }
}

fn names_of_devices(instance: &Instance) -> Vec<String> {
    let devices = instance.try_physical_devices().unwrap_or_default();
    devices.iter().map(|&device| instance.device_name(device)).collect()
}

/// The output of [`print_devices`].
#[track_caller]
fn devices(outcome: &Outcome) -> Vec<&str> {
    outcome.expect_success();
    let list = outcome.stdout.split(['<', '>']).nth(1);
    list.expect("the list of devices").split(',').collect()
}

/// A sandbox with unsorted devices. Their order is the reversed order of the search (drivers.md
/// J.5).
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    sandbox
}

/// Adds a driver whose only device has the same name as the driver. Returns the path of the
/// manifest.
fn place(sandbox: &Sandbox, directory: &str, name: &str) -> String {
    let config = json!({ "physical_devices": [{ "name": name }] });
    let driver = sandbox.driver_at(Path::new(directory), name, &config);
    driver.manifest.to_str().expect("a path in UTF-8").to_owned()
}

/// The lines of the search for driver manifests between two headings, without their indentation.
fn block<'a>(outcome: &'a Outcome, from: &str, to: &str) -> Vec<&'a str> {
    let mut lines = outcome
        .expect_success()
        .messages()
        .into_iter()
        .filter(|(level, _)| *level == "DRIVER")
        .map(|(_, line)| line)
        .skip_while(|line| *line != from);
    let heading = lines.next();
    assert_eq!(heading, Some(from), "{}", outcome.stderr);
    lines
        .take_while(|line| !line.starts_with(to))
        .filter_map(|line| line.strip_prefix("      "))
        .collect()
}

/// The search elements for drivers, as logged.
fn locations(outcome: &Outcome) -> Vec<&str> {
    block(outcome, "   In following locations:", "   Found ")
}

/// Environment variables; `{}` in a value stands for the sandbox's directory.
type Variables<'a> = &'a [(&'a str, &'a str)];

/// Passes rows of variables to the application, where [`for_each_row`] applies them one after the
/// other in one process.
fn set_rows<'a>(sandbox: &mut Sandbox, rows: impl IntoIterator<Item = Variables<'a>>) {
    let directory = sandbox.path("").display().to_string();
    let directory = directory.trim_end_matches('/');
    let row = |row: Variables<'_>| -> Value {
        row.iter()
            .map(|(name, value)| ((*name).to_owned(), value.replace("{}", directory).into()))
            .collect::<serde_json::Map<String, Value>>()
            .into()
    };
    let rows: Vec<Value> = rows.into_iter().map(row).collect();
    sandbox.set_argument(&Value::from(rows).to_string());
}

/// For the application: prints the result of `look` under each row of variables, and restores the
/// variables after each row.
fn for_each_row(look: impl Fn() -> String) {
    let rows: Value = serde_json::from_str(&Sandbox::argument()).expect("the rows");
    for row in rows.as_array().into_iter().flatten() {
        let variables = row.as_object().into_iter().flatten();
        let variables: Vec<_> = variables
            .map(|(name, value)| (name, value.as_str().expect("a value"), env::var_os(name)))
            .collect();
        for (name, value, _) in &variables {
            // SAFETY: the application of a scenario has one thread.
            unsafe { env::set_var(name, value) };
        }
        println!("\nseen <{}>", look());
        for (name, _, before) in variables {
            match before {
                // SAFETY: the application of a scenario has one thread.
                Some(before) => unsafe { env::set_var(name, before) },
                // SAFETY: the application of a scenario has one thread.
                None => unsafe { env::remove_var(name) },
            }
        }
    }
}

/// The output of [`for_each_row`].
fn seen(outcome: &Outcome) -> Vec<&str> {
    outcome.expect_success();
    let lines = outcome.stdout.lines();
    lines.filter_map(|line| line.strip_prefix("seen <")?.strip_suffix('>')).collect()
}

/// Panics at the first row with unexpected output.
#[track_caller]
fn expect_rows<'a>(outcome: &Outcome, rows: impl IntoIterator<Item = (Variables<'a>, &'a str)>) {
    let mut seen = seen(outcome).into_iter();
    for (variables, expected) in rows {
        assert_eq!(seen.next(), Some(expected), "{variables:?}\n{}", outcome.stderr);
    }
    assert_eq!(seen.next(), None);
}
