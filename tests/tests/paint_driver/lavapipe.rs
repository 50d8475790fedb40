//! paint-driver and Mesa's lavapipe write the same texels.
