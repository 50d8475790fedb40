//! Messages of the driver policy (docs/gpu-policy.md).

use super::{Text, messages};

messages! {
    /// Which policy is in force, and what follows for the drivers.
    pub enum PolicyEvent<'a> {
        UnknownWord { variable: &'static str, value: Text<'a> } [WARNING | DRIVER] (variable " has no effect: \"" value "\" is no policy");
        /// The file counts as one that says `all`.
        NoPolicy { path: Text<'a> } [WARNING | DRIVER] ()
            REJECTS path ("has no `policy` that is `all`, `present` or `awake`")
            cure ("write \"policy\": \"present\", or remove the file");
        InForce { source: Text<'a> } [INFO | DRIVER] ("Driver policy: " source);
        /// `gpu` names the hardware and says whether it is absent or asleep, `asked` what the process asks
        /// for, `way` how it has the driver all the same.
        LeftOut { manifest: Text<'a>, gpu: Text<'a>, source: Text<'a>, asked: Text<'a>, way: &'static str } [INFO | DRIVER] ("Driver " manifest " is left out: its GPU" gpu ", and " source ". This program asks for " asked)
            EXPLAINS manifest ("is left out: its GPU" gpu ", and " source "; this program asks for " asked)
            cure ("for this program, set VK_LOADER_DRIVER_POLICY=all" way);
        Asked { manifest: Text<'a>, gpu: Text<'a>, asked: Text<'a> } [INFO | DRIVER] ("Driver " manifest " is used, though its GPU" gpu " sleeps: this program asks for " asked);
        /// Nothing that is left over is known to have a GPU.
        NothingElse [INFO | DRIVER] ("Driver policy: no other driver is known to have a GPU, so that none is left out");
    }
}
