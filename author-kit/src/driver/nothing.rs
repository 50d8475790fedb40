//! A function that does nothing, of any command's type: `cmd_pipeline_barrier2: Some(nothing())`.

/// The type of a command without a result.
pub trait Nothing: Sized {
    /// The function.
    const FUNCTION: Self;
}

/// The function that does nothing.
#[must_use]
pub const fn nothing<F: Nothing>() -> F {
    F::FUNCTION
}

macro_rules! nothing {
    ($($name:ident($($ty:ident)*)),* $(,)?) => {$(
        unsafe extern "system" fn $name<$($ty),*>($(_: $ty),*) {}

        impl<$($ty),*> Nothing for unsafe extern "system" fn($($ty),*) {
            const FUNCTION: Self = $name::<$($ty),*>;
        }
    )*};
}

nothing!(
    one(A),
    two(A B),
    three(A B C),
    four(A B C D),
    five(A B C D E),
    six(A B C D E F),
    seven(A B C D E F G),
    eight(A B C D E F G H),
    nine(A B C D E F G H I),
    ten(A B C D E F G H I J),
    eleven(A B C D E F G H I J K),
    twelve(A B C D E F G H I J K L),
);
