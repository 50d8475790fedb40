//! The first screen: the devices, what is broken, what variables change, and a line for each driver
//! and enabled layer.

use crate::devices::Device;
use crate::fact::file_name;
use crate::problems::{Problem, problems};
use crate::report::{Driver, Layer, Report, Verdict};
use crate::text::{BOLD, DIM, Page, RED, Style, WIDTH, counted, printable};

/// The screen.
pub(crate) fn render(report: &Report, style: Style) -> String {
    let mut screen = Page::new(style);
    screen.title(report);
    screen.short_devices(report);
    let mut last_cure = String::new();
    screen.list("Problems", RED, problems(report), |Problem { subject, reason, cure }| {
        let is_new = cure != last_cure;
        let lines = [format!("{subject} {reason}"), format!("  cure: {cure}")];
        last_cure = cure;
        lines.into_iter().take(if is_new { 2 } else { 1 }).collect()
    });
    // `HOME` and its like are the places of the user's own files.
    let is_plain = |name: &str| ["HOME", "XDG_"].iter().any(|own| name.starts_with(own));
    let hides =
        |name: &str| report.hidden.iter().any(|it| it.is_by(name)) && !name.ends_with("_DIRS");
    let changing = report.environment.iter().filter(|it| !is_plain(&it.name) || hides(&it.name));
    screen.list("Changed by variables", BOLD, changing, |variable| {
        vec![format!("{}={}  {}", variable.name, variable.value, variable.effect_in_words())]
    });
    if let Some(path) = &report.settings.path {
        screen.list("Settings file", BOLD, [path], |path| vec![path.clone()]);
    }
    screen.heading_in(BOLD, "Drivers");
    report.drivers.iter().for_each(|driver| screen.short_driver(driver));
    screen.short_layers(&report.layers);
    screen.text.push('\n');
    let rest = "vkexplain --all shows everything; vkexplain why NAME explains one name.";
    screen.painted(0, DIM, rest);
    screen.text
}

impl Page {
    /// A section; nothing without elements.
    fn list<T>(
        &mut self,
        heading: &str,
        code: &str,
        all: impl IntoIterator<Item = T>,
        lines: impl FnMut(T) -> Vec<String>,
    ) {
        let mut all = all.into_iter().peekable();
        if all.peek().is_some() {
            self.heading_in(code, heading);
        }
        all.flat_map(lines).for_each(|line| self.line(1, &line));
    }

    fn short_devices(&mut self, report: &Report) {
        let devices: Vec<&Device> = report.devices().collect();
        self.list("Devices", BOLD, devices.iter().enumerate(), |(index, device)| {
            let Device { name, kind, api_version, .. } = device;
            vec![format!("{index}. {name}, {kind}, Vulkan {api_version}")]
        });
        self.list("Left out", BOLD, report.hidden_devices(), |hidden| {
            vec![format!("{} by {}; cure: unset {}", hidden.device.name, hidden.by, hidden.by)]
        });
    }

    /// Outcome and name, and what a person wants to know first.
    fn summary(&mut self, verdict: &Verdict, name: &str, facts: &str) {
        let room = WIDTH.saturating_sub("  rejected ".len());
        let text: String = printable(&format!("{name}{facts}")).chars().take(room).collect();
        self.entry(verdict, &text);
    }

    fn short_driver(&mut self, driver: &Driver) {
        let facts = match (&driver.verdict, &driver.absent_hardware, driver.devices) {
            (Verdict::Rejected(_), ..) => String::new(),
            (_, Some(absence), _) => format!("  {absence}"),
            (_, None, Some(count)) => format!("  {}", counted(count, "device")),
            (_, None, None) => String::new(),
        };
        self.summary(&driver.verdict, file_name(&driver.manifest), &facts);
    }

    /// The layers that take part or are broken, and the number of the others.
    fn short_layers(&mut self, layers: &[Layer]) {
        let (off, others): (Vec<_>, Vec<_>) =
            layers.iter().partition(|layer| matches!(layer.verdict, Verdict::Off(_)));
        if layers.is_empty() {
            return;
        }
        self.heading_in(BOLD, "Layers");
        for layer in others {
            let name = layer.name.as_deref().unwrap_or_else(|| file_name(&layer.manifest));
            let facts = layer.enabled_by.as_ref().map(|cause| format!("  {cause}"));
            self.summary(&layer.verdict, name, &facts.unwrap_or_default());
        }
        if !off.is_empty() {
            self.line(1, &format!("{} that nothing enables", counted(off.len(), "other")));
        }
    }
}
