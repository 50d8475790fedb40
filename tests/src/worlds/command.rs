//! The command line of the random worlds, and the runs of many worlds at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use std::{env, fs, thread};

use super::against::{compare, older};
use super::judge::{Finding, OPEN, judge, prediction, same, same_in_turn};
use super::known::ROWS;
use super::make;
use super::run::{Outcome, PLAY, PLAY_IN_TURN, Place, SANITIZER, Watcher, run};
use super::shrink::shrink;
use super::world::World;
use crate::artifacts;

const USAGE: &str = "usage: worlds [--seed S] [--worlds N] [--jobs J] [--loader PATH] [--against PATH] [--explain PATH] [--drd-loader PATH] [--findings FOLDER] [--replay FILE [--shrink SMALL]]";

/// One world of so many runs under memcheck, one of so many runs twice, of one of so many vkexplain predicts the reports,
/// and one of so many with threads, which are an eighth of all, runs under drd.
const CHECKED: u64 = 100;
const RACED: u64 = 12;
const TWICE: u64 = 4;
const PREDICTED: u64 = 3;
/// Of each row so many worlds are kept.
const KEPT: usize = 10;

/// The command line.
struct Options {
    seed: u64,
    worlds: u64,
    jobs: usize,
    loader: PathBuf,
    /// Another loader for comparison.
    against: Option<PathBuf>,
    /// vkexplain, whose predictions are judged.
    explain: Option<PathBuf>,
    /// The loader that drd watches: a build with `--cfg drd`.
    drd_loader: Option<PathBuf>,
    findings: PathBuf,
    replay: Vec<PathBuf>,
    /// Where the small world of a replayed finding is written.
    shrink: Option<PathBuf>,
}

impl Options {
    fn read() -> Result<Self, String> {
        let mut options = Options {
            seed: 1,
            worlds: 1000,
            jobs: thread::available_parallelism().map_or(1, NonZero::get),
            loader: artifacts::loader(),
            against: None,
            explain: None,
            drd_loader: None,
            findings: PathBuf::from("target/worlds"),
            replay: Vec::new(),
            shrink: None,
        };
        let mut words = env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number =
                || value.parse::<u64>().map_err(|error| format!("{word} {value}: {error}"));
            match word.as_str() {
                "--seed" => options.seed = number()?,
                "--worlds" => options.worlds = number()?,
                "--jobs" => options.jobs = usize::try_from(number()?.max(1)).unwrap_or(1),
                "--loader" => options.loader = PathBuf::from(value),
                "--against" => options.against = Some(PathBuf::from(value)),
                "--explain" => options.explain = Some(PathBuf::from(value)),
                "--drd-loader" => options.drd_loader = Some(PathBuf::from(value)),
                "--findings" => options.findings = PathBuf::from(value),
                "--shrink" => options.shrink = Some(PathBuf::from(value)),
                "--replay" => options.replay.push(PathBuf::from(value)),
                _ => return Err(format!("{word} is unknown")),
            }
        }
        // Worlds run in folders of their own.
        let paths = [&mut options.against, &mut options.explain, &mut options.drd_loader];
        let paths = paths.into_iter().flatten().chain([&mut options.loader]);
        for path in paths {
            *path = path.canonicalize().map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(options)
    }
}

/// Runs the program: the application of one world with `--play`, else all worlds.
///
/// # Panics
///
/// When the file system refuses.
pub fn main() -> ExitCode {
    let words: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    if let [first, folder, loader] = words.as_slice()
        && (first.as_os_str() == PLAY || first.as_os_str() == PLAY_IN_TURN)
    {
        super::play::play(folder, loader, first.as_os_str() == PLAY_IN_TURN);
        return ExitCode::SUCCESS;
    }
    match Options::read() {
        Ok(options) if options.replay.is_empty() => all(&options),
        Ok(options) => replay(&options),
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// The world of a seed. For the comparison with an older loader the world has nothing that is newer.
fn world_of(options: &Options, seed: u64) -> World {
    let world = make::world(seed);
    if options.against.is_some() { older(&world) } else { world }
}

/// What a world showed.
struct Shown {
    findings: Vec<Finding>,
    outcome: Outcome,
    /// The known divergence or fault that the world met.
    row: Option<&'static str>,
    /// What differs, if the row is a divergence.
    detail: String,
}

/// Runs a world and judges it. `number` decides what else is done with the world.
fn show(options: &Options, world: &World, folder: &Path, number: u64) -> Shown {
    let drd = options
        .drd_loader
        .as_ref()
        .filter(|_| !world.threads.is_empty() && number % RACED == RACED - 1);
    let watcher = match drd {
        Some(_) => Watcher::Drd,
        None if number % CHECKED == CHECKED - 1 && env::var_os(SANITIZER).is_none() => {
            Watcher::Memcheck
        }
        None => Watcher::Nobody,
    };
    let place = Place { folder, loader: drd.unwrap_or(&options.loader), watcher, in_turn: false };
    let outcome = run(world, &place);
    let mut findings = judge(world, &outcome);
    let explain = options.explain.as_ref().filter(|_| number.is_multiple_of(PREDICTED));
    if let Some(explain) = explain.filter(|_| findings.is_empty()) {
        findings.extend(prediction(world, folder, &outcome, explain));
    }
    let row = OPEN.iter().find(|(_, is_it)| findings.iter().any(is_it)).map(|(name, _)| *name);
    findings.retain(|finding| !OPEN.iter().any(|(_, is_it)| is_it(finding)));
    let mut shown = Shown { findings, outcome, row, detail: String::new() };
    if shown.row.is_some() || !shown.findings.is_empty() {
        return shown;
    }
    if let Some(other) = &options.against {
        let theirs = run(world, &Place { loader: other, watcher: Watcher::Nobody, ..place });
        match compare(world, &shown.outcome, &theirs) {
            Some(Ok((row, detail))) => {
                shown.row = Some(row.name);
                shown.detail = detail;
            }
            Some(Err(finding)) => shown.findings.push(finding),
            None => {}
        }
    } else if !world.threads.is_empty() {
        let in_turn = Place { watcher: Watcher::Nobody, in_turn: true, ..place };
        shown.findings.extend(same_in_turn(world, &shown.outcome, &run(world, &in_turn)));
    } else if number.is_multiple_of(TWICE) {
        shown.findings.extend(same(&shown.outcome, &run(world, &place)));
    }
    shown
}

/// Runs the worlds from the first seed on, and prints a table of the findings.
fn all(options: &Options) -> ExitCode {
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let table: Mutex<BTreeMap<String, Vec<u64>>> = Mutex::default();
    let rows: Mutex<BTreeMap<&str, Vec<u64>>> = Mutex::default();
    let work = || {
        let folder = tempfile::Builder::new().prefix("worlds-").tempdir().expect("a folder");
        let folder = folder.path().canonicalize().expect("the folder").join("world");
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.worlds {
                break;
            }
            if number % 1000 == 999 {
                eprintln!("{} worlds, {} s", number + 1, start.elapsed().as_secs());
            }
            let seed = options.seed.wrapping_mul(1_000_000_007).wrapping_add(number);
            let world = world_of(options, seed);
            let shown = show(options, &world, &folder, number);
            if let Some(row) = shown.row {
                let mut rows = rows.lock().expect("the rows");
                let seeds = rows.entry(row).or_default();
                seeds.push(seed);
                if seeds.len() <= KEPT {
                    keep(&options.findings.join("known").join(seed.to_string()), &world, &shown);
                }
            }
            if shown.findings.is_empty() {
                continue;
            }
            keep(&options.findings.join(seed.to_string()), &world, &shown);
            // A log is all that is left of a run elsewhere.
            eprintln!("{seed}:\n{}", shown.outcome.stderr);
            let mut table = table.lock().expect("the table");
            let kinds: BTreeSet<String> =
                shown.findings.into_iter().map(|finding| finding.kind).collect();
            kinds.into_iter().for_each(|kind| table.entry(kind).or_default().push(seed));
        }
    };
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            scope.spawn(work);
        }
    });
    let table = table.into_inner().expect("the table");
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} worlds in {seconds:.0} s: {:.1} a second",
        options.worlds,
        options.worlds as f64 / seconds
    );
    let rows = rows.into_inner().expect("the rows");
    if options.against.is_some() {
        print_rows("known", ROWS.iter().map(|row| row.name), &rows);
    }
    print_rows("open", OPEN.iter().map(|(name, _)| *name), &rows);
    print_table(&table);
    if table.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints how often each kind of finding was met, and the first seeds.
fn print_table(table: &BTreeMap<String, Vec<u64>>) {
    for (kind, seeds) in table {
        let first: Vec<String> = seeds.iter().take(5).map(u64::to_string).collect();
        println!("{:>6}  {kind}: {}", seeds.len(), first.join(" "));
    }
}

/// Prints how often each row was met, also if never.
fn print_rows<'a>(
    what: &str,
    names: impl Iterator<Item = &'a str>,
    rows: &BTreeMap<&str, Vec<u64>>,
) {
    for name in names {
        let seeds = rows.get(name).map_or(&[][..], Vec::as_slice);
        let first = seeds.first().map_or_else(|| "no world met this".to_owned(), u64::to_string);
        println!("{:>6}  {what}: {name} ({first})", seeds.len());
    }
}

/// Writes a finding's folder: the world, the findings, and what the process printed.
fn keep(folder: &Path, world: &World, shown: &Shown) {
    fs::create_dir_all(folder).expect("the finding's folder");
    let write = |name: &str, text: String| {
        fs::write(folder.join(name), text).expect("a file of the finding")
    };
    let texts: Vec<String> = shown
        .findings
        .iter()
        .map(|finding| format!("{}\n{}\n", finding.kind, finding.detail))
        .collect();
    let known = shown.row.map(|row| format!("known: {row}\n{}\n", shown.detail));
    write("findings.txt", known.unwrap_or_default() + &texts.join("\n"));
    write("world.json", serde_json::to_string_pretty(world).unwrap_or_default());
    write("stdout.txt", shown.outcome.lines.join("\n"));
    write("stderr.txt", shown.outcome.stderr.clone());
}

/// Runs saved worlds, and prints what happened.
fn replay(options: &Options) -> ExitCode {
    let mut is_clean = true;
    for path in &options.replay {
        let text =
            fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let world: World = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().canonicalize().expect("the folder").join("world");
        let shown = show(options, &world, &folder, 0);
        println!("{}: {}", path.display(), shown.outcome.end);
        if let Some(row) = shown.row {
            println!("known: {row}\n{}", shown.detail);
        }
        if !shown.findings.is_empty() {
            println!("{}\n{}", shown.outcome.lines.join("\n"), shown.outcome.stderr);
        }
        for finding in &shown.findings {
            println!("{}\n{}", finding.kind, finding.detail);
        }
        if let (Some(path), Some(finding)) = (&options.shrink, shown.findings.first()) {
            let stays = |world: &World| {
                show(options, world, &folder, 0)
                    .findings
                    .iter()
                    .any(|other| other.kind == finding.kind)
            };
            let small = shrink(&world, stays);
            fs::write(path, serde_json::to_string_pretty(&small).unwrap_or_default())
                .expect("the small world");
            println!(
                "small: {} calls, {} files, in {}",
                small.steps.len(),
                small.files.len(),
                path.display()
            );
        }
        is_clean &= shown.findings.is_empty();
    }
    if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
