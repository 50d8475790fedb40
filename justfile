# Each recipe is one or a few cargo commands, which work without just, too.

# Print the recipes.
default:
    @just --list

# Generate the checked-in code from the pinned registry.
regen:
    cargo vkgen generate

# Check that the generated code is up to date with the pinned registry.
check:
    cargo vkgen generate --check

# Move to another version of the registry, regenerate everything, and print the changes.
bump VERSION:
    cargo vkgen bump {{VERSION}}

# Generate from every published version of the registry, and compile the oldest, the pinned and the newest.
replay *ARGS:
    cargo vkgen replay {{ARGS}}

# Run all tests that need no installed driver.
test:
    cargo test --workspace

# Measure the loader beside the system's, in one run.
bench:
    cargo bench -p tests --bench loader
    cargo bench -p tests --bench layers
    cargo bench -p tests --bench lookup
    cargo bench -p tests --bench instructions
    cargo bench -p tests --bench cold
    cargo bench -p tests --bench scaling
    cargo bench -p tests --bench threads

# Run every interleaving of accesses to data that threads share without the loader lock.
loom:
    RUSTFLAGS="--cfg loom" cargo test -p loader-runtime --lib --target-dir target/loom loom_

# Run the threads scenario and author-kit's queues under valgrind's drd, which reports data races.
drd:
    RUSTFLAGS="--cfg drd" cargo build -p loader-cdylib --target-dir target/drd
    TESTS_LOADER="{{justfile_directory()}}/target/drd/debug/libvulkan.so" TESTS_WRAPPER="valgrind --tool=drd --quiet --error-exitcode=99 --fair-sched=try --free-is-write=yes --suppressions=drd.supp" cargo test -p tests --test scenarios threads::
    RUSTFLAGS="--cfg drd" CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind --tool=drd --quiet --error-exitcode=99 --fair-sched=try --free-is-write=yes --report-signal-unlocked=no --suppressions={{justfile_directory()}}/tests/drd.supp" cargo test -p author-kit --test driver --target-dir target/drd -- queues::

# Run scenarios under valgrind's memcheck, all or those that match FILTER. One scenario, which reads at an invalid address on purpose, is skipped.
memcheck *FILTER:
    TESTS_WRAPPER="valgrind --quiet --error-exitcode=99 --exit-on-first-error=yes --num-callers=60 --suppressions=memcheck.supp" cargo test -p tests --test scenarios -- --nocapture --skip made_up_messengers {{FILTER}}

# Run unit tests, author-kit's drivers and scenarios under AddressSanitizer.
asan:
    ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Zsanitizer=address -Clink-arg=-rdynamic" cargo test --target x86_64-unknown-linux-gnu --target-dir target/asan -p loader-discovery -p loader-runtime -p dispatch-tables -p author-kit --lib
    ASAN_OPTIONS=detect_leaks=0 RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Zsanitizer=address -Clink-arg=-rdynamic" cargo test --target x86_64-unknown-linux-gnu --target-dir target/asan -p author-kit --test driver
    TESTS_WRAPPER="env ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:handle_segv=0" RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Zsanitizer=address -Clink-arg=-rdynamic" cargo test --target x86_64-unknown-linux-gnu --target-dir target/asan -p tests --test scenarios -- --skip c_programs --skip elevated --skip leaks

# Run author-kit's tests under ThreadSanitizer, which needs a nightly toolchain with the component rust-src: the standard
# library's locks must be instrumented, too.
tsan:
    RUST_BACKTRACE=0 RUSTFLAGS="-Zsanitizer=thread" cargo +nightly test -Zbuild-std --target x86_64-unknown-linux-gnu --target-dir target/tsan -p author-kit --lib --test driver

# Run unit tests under Miri, which needs a nightly toolchain with the component miri.
miri:
    MIRIFLAGS=-Zmiri-permissive-provenance cargo +nightly miri test -p dispatch-tables --lib
    MIRIFLAGS="-Zmiri-permissive-provenance -Zmiri-disable-isolation" cargo +nightly miri test -p loader-discovery -p loader-runtime --lib -- json:: manifest:: select:: settings:: search:: records::slots surfaces::of_driver lock:: memory::
    MIRIFLAGS="-Zmiri-permissive-provenance -Zmiri-disable-isolation" cargo +nightly miri test -p author-kit --lib -- layer::objects layer::per_handle layer::hook::tests::a_ layer::old_loaders layer::request layer::wrapping::objects structure::tests manifest::

# Count the system calls of our loader and of the system's, with strace.
syscalls:
    cargo bench -p tests --bench syscalls

# Run scenarios, all or those that match FILTER, and compare the loader's report of each with what vkexplain predicts.
agreement *FILTER:
    .ci/agreement {{FILTER}}

# Run the scenarios on the loader at PATH and print unexplained failures.
compare PATH *WORD:
    cargo run --quiet -p tests --example compare -- {{PATH}} {{WORD}}

# Fuzz a parser for ten minutes, or SECONDS; the targets are in fuzz/fuzz_targets.
fuzz TARGET SECONDS="600":
    mkdir -p fuzz/corpus/{{TARGET}}
    RUSTC_BOOTSTRAP=1 cargo fuzz run {{TARGET}} fuzz/corpus/{{TARGET}} fuzz/seeds/{{TARGET}} -- -max_total_time={{SECONDS}} -dict=fuzz/words.dict -timeout=10 -print_final_stats=1

# Break the last commit's hand-written code below MODULE in small ways and see which tests notice (cargo install
# cargo-mutants): of the loader, or author-kit/src, dispatch-tables/src, loader-explain/src. SEED, 0 to 19, picks every
# twentieth mutant. author-kit needs Debian's xvfb, weston, ffmpeg, libx11-xcb1 and mesa-vulkan-drivers.
mutants MODULE="loader-runtime/src" SEED="0":
    cargo run --quiet -p tests --example mutants -- {{MODULE}} {{SEED}}

# Run a small application through the loader, on a mock driver.
demo:
    cargo run -p tests --example demo

# Run a program on the library, and print which Vulkan loader each process loaded.
try *COMMAND:
    cargo run --release -p xtask -- try -- {{COMMAND}}

# Install libvulkan.so.1, its links and vulkan.pc (PREFIX, LIBDIR, DESTDIR).
install *ARGS:
    cargo run --release -p xtask -- install {{ARGS}}
