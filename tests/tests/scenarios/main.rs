//! Scenarios: small applications on the built loader, each in a process of its own.
//!
//! Tests cite the section of the contract that they test: `callpath.md 2.3`, `drivers.md D.5`.

#![allow(clippy::missing_panics_doc, reason = "tests")]
#![allow(
    clippy::redundant_closure,
    reason = "the harness tells a test by a closure that stands in it"
)]

mod allocation;
mod c_programs;
mod commands;
mod compute;
mod device_configurations;
mod device_groups;
mod device_order;
mod devices;
mod differences;
mod direct_drivers;
mod discovery;
mod displays;
mod driver_instances;
mod driver_libraries;
mod elevated;
mod emulation;
mod enumeration;
mod exhaustion;
mod explanations;
mod forks;
mod gpu_policy;
mod group_unwrapping;
mod hostile_discovery;
mod hostile_libraries;
mod hostile_messages;
mod icd_packages;
mod instance_checks;
mod instances;
mod interface;
mod invalid_handles;
mod layers;
mod leaks;
mod loader_messages;
mod logging;
mod lookups;
mod manifests;
mod messages;
mod messengers;
mod missing_commands;
mod nonsense_drivers;
mod old_interfaces;
mod physical_devices;
mod portability;
mod pre_instance;
mod proc_addr;
mod rare_messages;
mod real_drivers;
mod robustness;
mod settings;

mod surface_containers;
mod surfaces;
mod terminators;
mod threads;
mod unknown_functions;
