pub(crate) mod vk;
