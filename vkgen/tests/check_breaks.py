"""Who must, and who may, be told of a break, from two registries and with no code of vkgen.

A verdict is a pair of sets of readers: those for whom the change is a break, and those for whom the
comparison may call it one. The second set is the larger one where compilers differ.
"""

import re
from collections import defaultdict

SOURCE, ABI, LOADER, C, KIT = "source", "abi", "loader", "c", "kit"
NOBODY = (set(), set())
TITLES = {
    "Breaks source code that uses dispatch-tables": SOURCE,
    "Breaks what is compiled (ABI)": ABI,
    "Changes the behaviour of this loader": LOADER,
    "Breaks source code of drivers in C": C,
    "Changes what author-kit copies and visits": KIT,
}
SHORT = {SOURCE: "source on dispatch-tables", ABI: "ABI", LOADER: "this loader", C: "drivers in C",
         KIT: "copies of author-kit"}
REMOVED = {"extensions": "extension", "commands": "command", "types": "type", "constants": "constant",
           "platforms": "platform", "versions": "version", "headers": "header"}
WIDTHS = {"char": 8, "int8_t": 8, "uint8_t": 8, "int16_t": 16, "uint16_t": 16, "int": 32, "int32_t": 32,
          "uint32_t": 32, "int64_t": 64, "uint64_t": 64, "size_t": 64}


def to(*readers):
    """A break for these readers, and for no others."""
    return set(readers), set(readers)


def parsed(text, named):
    """A declaration in C: `("*", constant, to)`, `("[]", length, of)` or the name of a type."""
    tokens = [t for t in re.findall(r"\w+|[*\[\]:]", text) if t != "struct"]
    if ":" in tokens:
        tokens = tokens[:tokens.index(":")]
    lengths = []
    while tokens and tokens[-1] == "]":
        lengths.append(tokens[-2])
        tokens = tokens[:-3]
    if named:
        tokens = tokens[:-1]
    words, pointers = tokens, []
    if "*" in tokens:
        words, pointers = tokens[:tokens.index("*")], tokens[tokens.index("*"):]
    constant = "const" in words
    ty = " ".join(w for w in words if w != "const")
    for token in pointers:
        if token == "*":
            ty, constant = ("*", constant, ty), False
        else:
            constant = True
    for length in lengths:
        ty = ("[]", length, ty)
    return ty


class Judge:
    """Judges pairs of declarations, the first one of the old registry."""

    def __init__(self, old, new):
        self.old, self.new = old, new
        self.one = {}
        self.masks = {}
        for registry in (old, new):
            for name, node in registry.types.items():
                if node.get("category") == "bitmask" and (node.get("bitvalues") or node.get("requires")):
                    self.masks[node.get("bitvalues") or node.get("requires")] = name

    def name(self, name):
        """One name for all names of a type in both registries, typedefs included."""
        if name not in self.one:
            found = name
            for _ in range(8):
                for registry in (self.old, self.new):
                    found = self.target(registry, registry.ty(found))
            self.one[name] = found
        return self.one[name]

    @staticmethod
    def target(registry, name):
        node = registry.types.get(name)
        if node is not None and node.get("category") == "basetype":
            match = re.fullmatch(r"typedef\s+(\w+)\s+\w+\s*;", " ".join("".join(node.itertext()).split()))
            return match.group(1) if match else name
        return name

    def definition(self, name):
        for registry in (self.new, self.old):
            if name in registry.types:
                return registry, registry.types[name]
        return self.new, None

    def width(self, name):
        """The bits of an integer."""
        if name in WIDTHS:
            return WIDTHS[name]
        registry, node = self.definition(name)
        category = None if node is None else node.get("category")
        if category == "enum":
            group = registry.groups.get(name)
            return 32 if group is None else int(group.get("bitwidth") or 32)
        if category == "bitmask":
            return 64 if node.find("type").text == "VkFlags64" else 32
        return None

    def rust(self, name):
        name = self.name(name)
        mask = self.masks.get(name)
        return self.name(mask) if mask else name

    def c(self, name):
        name = self.name(name)
        _, node = self.definition(name)
        mask = node is not None and node.get("category") == "bitmask"
        return f"uint{self.width(name)}_t" if mask else name

    def strict_c(self, name):
        """As in C, but every integer of one width is one: compilers differ about enumerations."""
        return self.width(self.name(name)) or self.c(name)

    def machine(self, name):
        return self.width(self.name(name)) or self.name(name)

    def length(self, registry, length):
        return length if length.isdigit() else registry.constant(length)

    def spelled(self, registry, ty, name, constants=True, decays=False):
        if isinstance(ty, str):
            return name(ty)
        kind, detail, inner = ty
        inner = self.spelled(registry, inner, name, constants)
        if kind == "[]" and not decays:
            return ("[]", self.length(registry, detail), inner)
        return ("*", constants and detail is True, inner)

    def types(self, old, new, parameter=False):
        """The verdict on two types."""
        both = lambda name, **how: [self.spelled(r, t, name, **how) for r, t in ((self.old, old), (self.new, new))]
        differ = lambda name, **how: len(set(both(name, **how))) == 2
        must, may = set(), set()
        if differ(self.rust):
            must.add(SOURCE)
        if differ(self.c):
            may.add(C)
        if differ(self.strict_c, decays=parameter):
            must.add(C)
        if differ(self.machine, constants=False):
            may.add(ABI)
        if differ(self.machine, constants=False, decays=parameter):
            must.add(ABI)
        return must, must | may

    def declarations(self, old, new, named=True, parameter=False):
        return self.types(parsed(old, named), parsed(new, named), parameter)

    def level(self, registry, command):
        """What a command is called on: the type of its first parameter, as the tables have it."""
        first = registry.command(command).find("param/type").text
        if first in ("VkDevice", "VkQueue", "VkCommandBuffer"):
            return "device"
        return first if first in ("VkInstance", "VkPhysicalDevice") else "global"

    def core(self, registry, command):
        return any(by.startswith("Vulkan ") for by, _ in registry.brought["command", command])


def show(change):
    """A change in the words of text and Markdown."""
    what, old, new = change["what"], change["old"], change["new"]
    if old is not None and new is not None:
        return f"{what} {old} -> {new}"
    if new is not None:
        return f"{what} {new} (new)"
    return what if old is None else f"{what} {old} (gone)"


def listed(claims):
    """The breaks in JSON: by reader and name the changes, as text."""
    found = defaultdict(list)
    for one in claims["breaks"]:
        for item in one["items"]:
            found[one["reader"], item["name"]] += [squeezed(show(c)) for c in item["changes"]]
    return {key: sorted(details) for key, details in found.items()}


def derived(claims):
    """The same from the changes and removed names: what the list must be."""
    found = defaultdict(list)
    for key, kind in REMOVED.items():
        for name in claims[key]["removed"]:
            readers = [C] if key in ("platforms", "headers") else [SOURCE, C]
            for reader in readers:
                found[reader, name].append(squeezed(f"{kind} removed"))
    lists = [one["changed"] for one in claims.values() if isinstance(one, dict)]
    lists += [claims[key] for key in ("requirements", "values", "loader", "kit")]
    for one in (one for changed in lists for one in changed):
        for change in one["changes"]:
            for reader in change["breaks"]:
                found[reader, one["name"]].append(squeezed(show(change)))
    return {key: sorted(details) for key, details in found.items()}


def squeezed(text):
    return re.sub(r"\s+", "", text)


def of_text(text):
    """The breaks that a comparison for a terminal prints."""
    found, reader, name = defaultdict(list), None, None
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        words = squeezed(line)
        if not words:
            continue
        if indent == 0:
            reader = TITLES.get(re.sub(r" \(\d+\)$", "", line))
        elif reader and indent == 2:
            name, _, detail = line.strip().partition(": ")
            found[reader, name] += [squeezed(detail)] if detail else []
        elif reader and indent == 4:
            found[reader, name].append(words)
        elif reader:
            found[reader, name][-1] += words
    return {key: sorted(details) for key, details in found.items()}


def of_markdown(text):
    """The breaks that a comparison for a merge request prints."""
    found, reader, name = defaultdict(list), None, None
    for line in text.splitlines():
        if line.startswith("#"):
            reader = TITLES.get(re.sub(r"^#+ | \(\d+\)$", "", line))
        elif reader and line.startswith("- "):
            name, detail = re.fullmatch(r"- `([^`]*)`(?:: (.*))?", line).groups()
            found[reader, name] += [unescaped(detail)] if detail else []
        elif reader and line.startswith("  - "):
            found[reader, name].append(unescaped(line[4:]))
    return {key: sorted(details) for key, details in found.items()}


def unescaped(text):
    return squeezed(re.sub(r"\\(.)", r"\1", text))


def summary(text, claims):
    """The sentence about breaks is true."""
    counts = [f"{SHORT[one['reader']]} {len(one['items'])}" for one in claims["breaks"] if one["items"]]
    return squeezed("; ".join(counts) or "nothing") in squeezed(re.sub(r"\|", "", text))


def different(one, other, word):
    """What two lists of breaks do not have in common."""
    for key in sorted({**one, **other}):
        if one.get(key) != other.get(key):
            yield f"{word}: {' '.join(key)}: {one.get(key)} and {other.get(key)}"
