//! Surfaces, swapchains and messengers.

use std::ptr;

use dispatch_tables::vk;

use super::lists::list;
use super::{Application, allocator, broken, nothing};
use crate::worlds::world::{Memory, Surface};

/// A surface of the application.
pub(super) struct Surf {
    handle: vk::SurfaceKHR,
    instance: usize,
    memory: Memory,
}

impl Application {
    pub(super) fn create_surface(
        &mut self,
        place: usize,
        surface: usize,
        kind: Surface,
        memory: Memory,
    ) {
        let Some(instance) =
            self.instances[place].as_ref().filter(|_| self.surfaces[surface].is_none())
        else {
            return nothing();
        };
        let extension = match kind {
            Surface::Headless => "VK_EXT_headless_surface",
            Surface::Xcb => "VK_KHR_xcb_surface",
            Surface::Xlib => "VK_KHR_xlib_surface",
            Surface::Wayland => "VK_KHR_wayland_surface",
        };
        if !instance.has(extension) || !instance.has("VK_KHR_surface") {
            return nothing();
        }
        let (commands, own, mut handle) =
            (&instance.commands, instance.handle, vk::SurfaceKHR::NULL);
        let callbacks = allocator::callbacks(memory);
        // SAFETY: valid usage, but for the window system's objects, which nobody reads.
        let result = unsafe {
            match kind {
                Surface::Headless => commands
                    .create_headless_surface_ext
                    .map(|f| f(own, &Default::default(), callbacks, &mut handle)),
                Surface::Xcb => commands
                    .create_xcb_surface_khr
                    .map(|f| f(own, &Default::default(), callbacks, &mut handle)),
                Surface::Xlib => commands
                    .create_xlib_surface_khr
                    .map(|f| f(own, &Default::default(), callbacks, &mut handle)),
                Surface::Wayland => commands
                    .create_wayland_surface_khr
                    .map(|f| f(own, &Default::default(), callbacks, &mut handle)),
            }
        };
        let Some(result) = result else { return say!("create surface -> no command") };
        say!("create surface {kind:?} -> {}", result.as_raw());
        if result == vk::Result::SUCCESS {
            self.surfaces[surface] = Some(Surf { handle, instance: place, memory });
        }
    }

    pub(super) fn surface_query(&self, surface: usize, device: usize, room: Option<u32>) {
        let Some(surface) = &self.surfaces[surface] else { return nothing() };
        let Some(instance) = &self.instances[surface.instance] else { return nothing() };
        let Some(device) = instance.device(device) else { return nothing() };
        let table = &instance.physical;
        let mut supported = vk::FALSE;
        // SAFETY: valid usage: device and surface are of one instance.
        let support = table
            .get_physical_device_surface_support_khr
            .map(|f| unsafe { f(device, 0, surface.handle, &mut supported) });
        let Some(command) = table.get_physical_device_surface_formats_khr else { return nothing() };
        // SAFETY: valid usage: `list` gives an array of as many elements as the count says.
        let list =
            list(room, |count, items| unsafe { command(device, surface.handle, count, items) });
        say!(
            "surface -> {:?} {supported}, formats {} {}",
            support.map(vk::Result::as_raw),
            list.result,
            list.count
        );
        if let Some(why) = list.broken {
            broken(&why);
        }
    }

    /// Creates and destroys a swapchain.
    pub(super) fn swapchain(&self, surface: usize, logical: usize) {
        let (Some(surface), Some(logical)) = (&self.surfaces[surface], &self.logicals[logical])
        else {
            return nothing();
        };
        if surface.instance != logical.instance || !logical.swapchain {
            return nothing();
        }
        let (Some(create), Some(destroy)) =
            (logical.commands.create_swapchain_khr, logical.commands.destroy_swapchain_khr)
        else {
            return say!("swapchain -> no command");
        };
        let info = vk::SwapchainCreateInfoKHR {
            surface: surface.handle,
            min_image_count: 2,
            ..Default::default()
        };
        let mut handle = vk::SwapchainKHR::NULL;
        // SAFETY: valid usage of the mock driver, which reads the surface alone.
        let result = unsafe { create(logical.handle, &info, ptr::null(), &mut handle) };
        say!("swapchain -> {}", result.as_raw());
        if result == vk::Result::SUCCESS {
            // SAFETY: the swapchain is alive and unused.
            unsafe { destroy(logical.handle, handle, ptr::null()) };
        }
    }

    pub(super) fn destroy_surface(&mut self, surface: usize) {
        let Some(surface) = self.surfaces[surface].take() else { return nothing() };
        let Some(instance) = &self.instances[surface.instance] else { return nothing() };
        let Some(destroy) = instance.commands.destroy_surface_khr else { return nothing() };
        // SAFETY: valid usage: the surface is alive and unused.
        unsafe {
            destroy(
                instance.handle,
                surface.handle,
                allocator::callbacks(surface.memory.without_refusal()),
            )
        };
        say!("vkDestroySurfaceKHR");
    }

    /// Destroys the objects of an instance, and prints one line for each.
    pub(super) fn destroy_children(&mut self, place: usize) {
        for logical in 0..self.logicals.len() {
            if self.logicals[logical].as_ref().is_some_and(|logical| logical.instance == place) {
                self.destroy_device(logical);
            }
        }
        for surface in 0..self.surfaces.len() {
            if self.surfaces[surface].as_ref().is_some_and(|surface| surface.instance == place) {
                self.destroy_surface(surface);
            }
        }
        for messenger in 0..self.messengers.len() {
            if self.messengers[messenger]
                .as_ref()
                .is_some_and(|messenger| messenger.instance == place)
            {
                self.destroy_messenger(messenger);
            }
        }
    }
}
