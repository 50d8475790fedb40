#!/usr/bin/env python3
"""Checks the output of `vkgen diff --format json` against the two registries, with no code of vkgen.

usage: check_diff.py OLD NEW OUTPUT [VIDEO]

OLD and NEW are folders with a vk.xml and a video.xml, or vk.xml files. VIDEO is the video.xml of
those that have none, as vkgen takes the pinned one. OUTPUT is a folder with the comparison in its
three formats: diff.json, diff.txt and diff.md. Prints each claim of the comparison that the
registries do not bear out, each change of a name, value, signature, layout, attribute, requirement
or deprecation that has no line, each break that is false or missing, and each break that the three
formats do not share. Fails if it prints a problem.
"""

import json
import re
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

import check_breaks as breaks
from check_breaks import ABI, C, KIT, LOADER, NOBODY, SOURCE, to

SETS = {"successcodes", "errorcodes", "queues", "tasks", "cmdbufferlevel", "specialuse", "ratified",
        "supported", "export"}
NOT_COMPARED = {"comment", "api", "sortorder", "author", "contact", "vendor", "start", "end"}
SECTIONS = ("formats", "dynamicstates", "spirvextensions", "spirvcapabilities", "sync", "videocodecs")
SCALARS = {"char": 1, "int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int": 4, "int32_t": 4,
           "uint32_t": 4, "float": 4, "double": 8, "int64_t": 8, "uint64_t": 8, "size_t": 8,
           "DWORD": 4, "xcb_window_t": 4, "xcb_visualid_t": 4, "zx_handle_t": 4, "NvSciSyncFence": 48,
           "GgpStreamDescriptor": 4, "GgpFrameToken": 8}


def of_vulkan(node):
    return "api" not in node.attrib or "vulkan" in node.get("api").split(",")


def children(node, tag=None):
    return [c for c in node if isinstance(c.tag, str) and of_vulkan(c) and (tag is None or c.tag == tag)]


def code(node):
    """The C text of an element, without comments."""
    text = node.text or ""
    for child in node:
        if child.tag != "comment":
            text += code(child)
        text += child.tail or ""
    return text


def squeezed(text):
    """C or a condition, with nothing left that means nothing."""
    return None if text is None else re.sub(r"\s+|\bstruct\b", "", text)


def attributes(node, *fields):
    return {k: v for k, v in node.attrib.items() if k not in NOT_COMPARED and k not in fields}


def condition(text):
    """A condition as nested lists; both operators have one precedence, from left to right."""
    if not text:
        return None
    text = text.replace(" and ", "+").replace(" or ", ",")
    tokens = re.findall(r"[()+,]|[^\s()+,]+", text)

    def operand():
        token = tokens.pop(0)
        if token != "(":
            return token
        inner = expression()
        tokens.pop(0)
        return inner

    def expression():
        left = operand()
        while tokens and tokens[0] in "+,":
            operator, right = tokens.pop(0), operand()
            parts = []
            for part in (left, right):
                parts += part[1:] if isinstance(part, list) and part[0] == operator else [part]
            left = [operator, *parts]
        return left

    return expression()


def depends(node):
    """`depends`, or what stood for it until 2023."""
    if "depends" in node.attrib:
        return node.get("depends")
    parts = []
    if "requiresCore" in node.attrib:
        parts.append("VK_VERSION_" + node.get("requiresCore").replace(".", "_"))
    if "requires" in node.attrib and node.tag == "extension":
        parts.append(node.get("requires").replace(",", "+"))
    for name in ("feature", "extension"):
        if name in node.attrib and node.tag == "require":
            parts.append("(" + node.get(name) + ")")
    return "+".join(parts) or None


class Registry:
    def __init__(self, path, video):
        path = Path(path)
        vk = path / "vk.xml" if path.is_dir() else path
        files = [ET.parse(vk).getroot()]
        if (vk.parent / "video.xml").exists():
            video = vk.parent / "video.xml"
        if video:
            files.append(ET.parse(video).getroot())
        self.types, self.commands, self.groups, self.constants = {}, {}, {}, {}
        self.values, self.interfaces, self.descriptions = {}, {}, {}
        self.brought = defaultdict(list)
        self.platforms = {p.get("name"): p.get("protect") for p in files[0].iter("platform")}
        self.tags = {t.get("name") for t in files[0].iter("tag")}
        for root in files:
            self.definitions(root)
        for number, root in enumerate(files):
            self.blocks(root, video=number == 1)
        for (kind, name), by in sorted(self.brought.items()):
            if kind == "type" and self.ty(name) != name:
                known = self.brought[kind, self.ty(name)]
                known += [one for one in by if one not in known]
        for section in SECTIONS:
            for node in files[0].findall(f"{section}/*"):
                if node.tag != "comment":
                    self.descriptions[f"{node.tag} {node.get('name')}"] = self.facts(node)
        self.sizes = {}
        self.reach()

    def definitions(self, root):
        for node in (n for block in root.findall("types") for n in children(block, "type")):
            name = node.get("name") or next((n.text for n in node.iter("name")), None)
            if name is None:
                match = re.search(r"VKAPI_PTR \*(\w+)\)", code(node))
                name = match and match.group(1)
            if name not in self.types or "category" in node.attrib:
                self.types[name] = node
        for node in (n for block in root.findall("commands") for n in children(block, "command")):
            name = node.get("name") or node.find("proto/name").text
            self.commands[name] = node
        for block in root.findall("enums"):
            if block.get("type") in ("enum", "bitmask"):
                self.groups[block.get("name")] = block
                for node in children(block, "enum"):
                    self.value(block.get("name"), node, None)
            else:
                for node in children(block, "enum"):
                    self.constants[node.get("name")] = node

    def value(self, group, node, number):
        if "offset" in node.attrib:
            at = 1000000000 + (int(node.get("extnumber") or number) - 1) * 1000 + int(node.get("offset"))
            value = -at if node.get("dir") == "-" else at
        elif "bitpos" in node.attrib:
            value = 1 << int(node.get("bitpos"))
        elif "value" in node.attrib:
            value = int(node.get("value"), 0)
        else:
            value = None
        alias = None if value is not None else node.get("alias")
        self.values.setdefault(node.get("name"), (group, value, alias, node))

    def number(self, name):
        group, value, alias, _ = self.values[name]
        return self.number(alias) if value is None else value

    def meant(self, name):
        """The enumerant that this one is another name of, at the end of a chain."""
        alias = self.values[name][2]
        return None if alias is None else self.meant(alias) or alias

    def blocks(self, root, video):
        features = [f for f in root.findall("feature") if "vulkan" in f.get("api").split(",")]
        extensions = [e for e in root.findall("extensions/extension")
                      if "vulkan" in e.get("supported").split(",")]
        for node in features + extensions:
            name = node.get("name")
            self.interfaces[name] = (node, "header" if video else node.tag)
            by = f"Vulkan {node.get('number')}" if node.tag == "feature" else name
            for require in children(node, "require"):
                needs = depends(require)
                for child in children(require):
                    if child.tag not in ("type", "command", "enum", "feature"):
                        continue
                    kind = "value" if child.tag == "enum" else child.tag
                    thing = child.get("name")
                    if kind == "feature":
                        thing = f"{child.get('struct')}::{thing}"
                    self.brought[kind, thing].append((by, json.dumps(condition(needs))))
                    if "extends" in child.attrib:
                        self.value(child.get("extends"), child, node.get("number"))
                    elif kind == "value" and ("value" in child.attrib or "alias" in child.attrib):
                        self.constants.setdefault(thing, child)

    def facts(self, node, path=""):
        """What a description says: texts by what they are about."""
        facts = defaultdict(list)
        for key, value in node.attrib.items():
            if key not in ("name", "comment"):
                facts[path + key].append(value)
        for child in children(node):
            if child.tag == "comment":
                continue
            title = " ".join(filter(None, [child.tag, child.get("name") or child.get("struct")]))
            if [c for c in children(child) if c.tag != "comment"]:
                for key, values in self.facts(child, f"{path}{title} ").items():
                    facts[key] += values
            else:
                facts[path + title].append(self.words(child))
        return facts

    @staticmethod
    def words(node):
        words = [f"{k} {v}" for k, v in node.attrib.items() if k not in ("name", "comment")]
        return ", ".join(words + [t for t in [code(node).strip()] if t])

    # What the API reaches.
    def parts(self, name):
        node = self.types.get(name)
        if node is None:
            return []
        direct = [node.get(k) for k in ("alias", "parent", "bitvalues") if node.get(k)]
        if node.get("category") == "bitmask" and node.get("requires"):
            direct.append(node.get("requires"))
        category = node.get("category")
        if category in ("struct", "union"):
            return direct + [m.find("type").text for m in children(node, "member")]
        if category == "funcpointer":
            return direct + [t.text for t in node.iter("type") if t.text]
        if category == "basetype":
            return direct + [t.text for t in node.findall("type")]
        return direct

    def reach(self):
        commands = {n for (k, n) in self.brought if k == "command"}
        for name in list(commands):
            while (alias := self.commands[name].get("alias")) is not None:
                commands.add(alias)
                name = alias
        pending = [n for (k, n) in self.brought if k == "type"]
        for name in commands:
            pending += [t.text for t in self.commands[name].iter("type")]
        reached = set()
        while pending:
            name = pending.pop()
            if name in self.types and name not in reached:
                reached.add(name)
                pending += self.parts(name)
        self.live_commands, self.live_types = commands, reached
        self.values = {n: v for n, v in self.values.items() if v[0] in reached}

    def ty(self, name):
        while (node := self.types.get(name)) is not None and node.get("alias"):
            name = node.get("alias")
        return name

    def command(self, name):
        while (node := self.commands[name]).get("alias"):
            name = node.get("alias")
        return node

    # Layout on 64-bit Unix.
    def size(self, name):
        """Size and alignment of a type by name; none of what has none."""
        name = self.ty(name)
        if name not in self.sizes:
            self.sizes[name] = None
            self.sizes[name] = self.size_of(name)
        return self.sizes[name]

    def size_of(self, name):
        node = self.types.get(name)
        category = node.get("category") if node is not None else None
        if name in SCALARS:
            return (48, 8) if SCALARS[name] == 48 else (SCALARS[name],) * 2
        if category in ("struct", "union"):
            placed = self.place(name)
            return placed and placed[1]
        if category == "enum":
            group = self.groups.get(name)
            return (8, 8) if group is not None and group.get("bitwidth") == "64" else (4, 4)
        if category == "bitmask":
            return (8, 8) if node.find("type").text == "VkFlags64" else (4, 4)
        if category == "basetype":
            match = re.fullmatch(r"typedef(\w+)" + name + ";", re.sub(r"\s", "", code(node)))
            return self.size(match.group(1)) if match and match.group(1) in self.types else (8, 8)
        return (8, 8)

    def declared(self, member):
        text = re.sub(r"\s+", " ", code(member)).strip()
        name = member.find("name").text
        base = member.find("type").text
        tail = text[text.rindex(name) + len(name):]
        bits = re.match(r"\s*:\s*(\d+)", tail)
        count = 1
        for length in re.findall(r"\[(\w+)\]", tail):
            count *= int(length) if length.isdigit() else int(self.constant(length).strip("()UL"), 0)
        pointer = "*" in text[:text.rindex(name)]
        size = (8, 8) if pointer else self.size(base)
        return size, count, bits and int(bits.group(1))

    def constant(self, name):
        node = self.constants[name]
        return self.constant(node.get("alias")) if node.get("alias") else node.get("value")

    def is_length(self, name):
        """Whether a member's array has the constant's number of elements."""
        value_of = lambda one: self.constants[one].get("alias") or one
        lengths = {one.text for ty in self.types.values() for one in ty.iterfind("member/enum")}
        return value_of(name) in {value_of(one) for one in lengths if one in self.constants}

    def place(self, name):
        """The offsets of members in bits, and size and alignment of the whole."""
        node = self.types[name]
        end, align, largest, offsets = 0, 1, 0, {}
        for member in children(node, "member"):
            one = self.declared(member)
            if one[0] is None:
                return None
            (size, own), count, bits = one
            align = max(align, own)
            if node.get("category") == "union":
                start, width = 0, size * count * 8
            elif bits:
                unit = size * 8
                start = end if end // unit == (end + bits - 1) // unit else -(-end // unit) * unit
                width = bits
            else:
                start, width = -(-end // (own * 8)) * own * 8, size * count * 8
            offsets[member.find("name").text] = start
            end = start + width
            largest = max(largest, end)
        size = -(-largest // (align * 8)) * align
        return offsets, (size, align)


def params(node):
    """Result and parameters of a command or function pointer, with the elements where there are any."""
    if node.find("proto") is not None:
        proto = node.find("proto")
        text = code(proto)
        name = proto.find("name").text
        return text[:text.rindex(name)], [(code(p), p) for p in children(node, "param")]
    match = re.match(r"typedef(.*?)\(VKAPI_PTR\*\w+\)\((.*)\);", re.sub(r"\s+", " ", code(node)).replace("VKAPI_PTR *", "VKAPI_PTR*").strip())
    listed = [] if match.group(2).strip() in ("", "void") else match.group(2).split(",")
    return match.group(1), [(p, None) for p in listed]


class Check:
    def __init__(self, old, new, claims):
        self.old, self.new, self.claims = old, new, claims
        self.problems = []
        self.recounted = set()
        # What the comparison says about each name, and which of that was looked for.
        self.said = defaultdict(list)
        for key in ("platforms", "tags", "versions", "extensions", "commands", "types", "constants",
                    "headers", "descriptions"):
            for one in claims[key]["changed"]:
                self.said[key, one["name"]] += one["changes"]
        for one in claims["requirements"]:
            self.said["requirements", one["name"]] += one["changes"]
        # The registries may call the enumeration by several names, but no two values by one.
        for one in claims["values"]:
            self.said["values", "all"] += one["changes"]
        self.expected = defaultdict(set)
        # The verdict on each line: who must, and who may, be told of a break.
        self.verdicts = {}
        self.judge = breaks.Judge(old, new)

    def problem(self, text):
        self.problems.append(text)

    def expect(self, kind, name, what, old, new, verdict=NOBODY):
        """There is such a line, and lines of this kind about this name that were not expected are
        false."""
        line = (what, old, new)
        self.expected[kind, name].add(line)
        self.verdicts[kind, name, line] = verdict

    def names(self, key, old, new):
        added = [a if isinstance(a, str) else a["name"] for a in self.claims[key]["added"]]
        removed = self.claims[key]["removed"]
        for word, claimed, real in (("new", set(added), set(new) - set(old)),
                                    ("removed", set(removed), set(old) - set(new))):
            for name in claimed - real:
                self.problem(f"false: {key} {name} is not {word}")
            for name in real - claimed:
                self.problem(f"missing: {key} {name} is {word}")

    def attributes(self, kind, name, of, old, new):
        for key in {**old, **new}:
            before, after = old.get(key), new.get(key)
            if before == after:
                continue
            what = f"`{key}` of `{of}`" if of else key
            if key in SETS and before is not None and after is not None:
                b, a = before.split(","), after.split(",")
                for word in b:
                    if word not in a:
                        self.expect(kind, name, what, word, None)
                for word in a:
                    if word not in b:
                        self.expect(kind, name, what, None, word)
            else:
                self.expect(kind, name, what, before, after)
                # Behind a pointer, another number in `len` is another number of elements.
                if of and key == "len" and before and after and of.startswith("p"):
                    self.recounted.add(name)

    def changed(self, kind, name, what, old, new, verdict=NOBODY):
        if old != new:
            self.expect(kind, name, what, old, new, verdict)

    def run(self):
        old, new = self.old, self.new
        self.names("types", old.live_types, new.live_types)
        self.names("commands", old.live_commands, new.live_commands)
        self.names("platforms", old.platforms, new.platforms)
        self.names("tags", old.tags, new.tags)
        self.names("descriptions", old.descriptions, new.descriptions)
        for key, tag in (("versions", "feature"), ("extensions", "extension"), ("headers", "header")):
            of = lambda r: {n for n, (_, t) in r.interfaces.items() if t == tag}
            self.names(key, of(old), of(new))
            for name in of(old) & of(new):
                self.interface(key, name)
        of = lambda r: {n for n in r.constants if not re.search("_SPEC_VERSION$|_EXTENSION_NAME$", n)}
        self.names("constants", of(old), of(new))
        for name in of(old) & of(new):
            self.constant(name)
        for name in set(old.platforms) & set(new.platforms):
            self.changed("platforms", name, "protect", old.platforms[name], new.platforms[name], to(C))
        for name in old.live_commands & new.live_commands:
            self.command(name)
        for name in old.live_types & new.live_types:
            self.type(name)
        self.enumerants()
        for name in set(old.descriptions) & set(new.descriptions):
            self.description("descriptions", name, old.descriptions[name], new.descriptions[name])
        for (kind, name) in set(old.brought) & set(new.brought):
            self.requirement(kind, name)
        for name in old.live_commands & new.live_commands:
            levels = [self.judge.level(r, name) for r in (old, new)]
            if levels[0] != levels[1]:
                self.expect("requirements", name, "level", "?", "?", to(SOURCE))
        self.compare()
        self.loader()
        self.kit()

    def interface(self, key, name):
        (old, _), (new, _) = self.old.interfaces[name], self.new.interfaces[name]
        fields = ["name", "number", "type", "platform", "provisional", "depends", "requires",
                  "requiresCore", "promotedto", "deprecatedby", "obsoletedby", "apitype"]
        if key == "headers":
            fields = []
        else:
            for what, attribute in (("number", "number"), ("kind", "type"), ("platform", "platform"),
                                    ("promoted to", "promotedto"), ("deprecated by", "deprecatedby"),
                                    ("obsoleted by", "obsoletedby")):
                nothing = lambda v: "nothing" if v == "" else v
                verdict = NOBODY
                if what == "kind":
                    verdict = to(SOURCE, LOADER)
                elif what == "platform" and new.get("platform"):
                    # Headers have the extension behind another macro now.
                    verdict = to(C)
                values = [nothing(n.get(attribute)) for n in (old, new)]
                self.changed(key, name, what, *values, verdict)
            needs = [json.dumps(condition(depends(n))) if depends(n) else None for n in (old, new)]
            self.changed(key, name, "depends", *needs)
            if key == "extensions":
                flags = [str(n.get("provisional") == "true").lower() for n in (old, new)]
                self.changed(key, name, "provisional", *flags)
                self.changed(key, name, "version", self.version(old), self.version(new))
            else:
                parts = [str(n.get("apitype") == "internal").lower() for n in (old, new)]
                self.changed(key, name, "internal", *parts)
        self.attributes(key, name, None, attributes(old, *fields), attributes(new, *fields))
        for tag in ("deprecate", "remove"):
            self.description(key, name, self.block(old, tag), self.block(new, tag))
        if key == "versions" and (old.get("apitype") or new.get("apitype")):
            return
        lists = []
        for registry, node in ((self.old, old), (self.new, new)):
            nodes = [node]
            if key == "versions":
                nodes = [n for n, t in registry.interfaces.values()
                         if t == "feature" and n.get("number") == node.get("number")]
            found = set()
            for require in (r for n in nodes for r in children(n, "require")):
                for child in children(require):
                    if child.tag in ("type", "command", "enum", "feature"):
                        kind = "value" if child.tag == "enum" else child.tag
                        thing = child.get("name")
                        if kind == "feature":
                            thing = f"{child.get('struct')}::{thing}"
                        found.add((kind, thing))
            lists.append(found)
        for kind, thing in lists[0] - lists[1]:
            if (kind, thing) not in self.new.brought:
                defined = self.defines(self.new, thing)
                what = f"requirement of {kind}" if defined else kind
                verdict = NOBODY if defined or kind == "feature" else to(SOURCE, C)
                self.expect(key, name, what, thing, None, verdict)
        for kind, thing in lists[1] - lists[0]:
            if (kind, thing) not in self.old.brought:
                what = f"requirement of {kind}" if self.defines(self.old, thing) else kind
                self.expect(key, name, what, None, thing)

    @staticmethod
    def defines(registry, name):
        """The registry has the name, whether something brings it or not."""
        known = (registry.live_types, registry.live_commands, registry.values, registry.constants)
        return any(name in names for names in known)

    @staticmethod
    def version(node):
        for value in node.iter("enum"):
            if value.get("name").endswith("_SPEC_VERSION") and value.get("value"):
                return value.get("value")
        return None

    def block(self, node, tag):
        facts = defaultdict(list)
        for block in children(node, tag):
            own = Registry.words_of_attributes(block)
            for child in children(block):
                if child.tag == "comment":
                    continue
                title = " ".join([tag, child.tag, child.get("name")])
                facts[title].append(", ".join(filter(None, [Registry.words(child), own])))
        return facts

    def description(self, key, name, old, new):
        for what in {**old, **new}:
            before, after = old.get(what, []), new.get(what, [])
            gone = [v for v in before if v not in after]
            come = [v for v in after if v not in before]
            if not gone and not come and before != after:
                self.expect(key, name, what, "; ".join(before), "; ".join(after))
            for index in range(max(len(gone), len(come))):
                pick = lambda values: values[index] if index < len(values) else None
                self.expect(key, name, what, pick(gone), pick(come))

    def constant(self, name):
        old, new = self.old.constants[name], self.new.constants[name]
        self.changed("constants", name, "alias of", old.get("alias"), new.get("alias"))
        same = self.old.constant(name) == self.new.constant(name)
        if not same:
            is_length = self.old.is_length(name) or self.new.is_length(name)
            self.expect("constants", name, "value", "?", "?", to(SOURCE, ABI) if is_length else to(ABI))

    def command(self, name):
        old, new = self.old.commands[name], self.new.commands[name]
        self.changed("commands", name, "alias of", old.get("alias"), new.get("alias"))
        old, new = self.old.command(name), self.new.command(name)
        self.signature("commands", name, old, new)
        self.attributes("commands", name, None, self.of_command(old), self.of_command(new))

    @staticmethod
    def of_command(node):
        found = attributes(node, "name", "alias")
        implicit = [code(p) for p in node.findall("implicitexternsyncparams/param")]
        if implicit:
            found["implicitexternsyncparams"] = "; ".join(implicit)
        return found

    def signature(self, key, name, old, new):
        (was, before), (now, after) = params(old), params(new)
        verdict = self.judge.declarations(was, now, named=False)
        self.changed(key, name, "result", squeezed(was), squeezed(now), verdict)
        for index in range(max(len(before), len(after))):
            pick = lambda values: values[index] if index < len(values) else (None, None)
            (b, b_node), (a, a_node) = pick(before), pick(after)
            if b is None or a is None:
                verdict = to(SOURCE, ABI, C)
            else:
                verdict = self.judge.declarations(b, a, parameter=True)
            self.changed(key, name, f"parameter {index + 1}", squeezed(b), squeezed(a), verdict)
            if b is not None and a is not None:
                of = lambda n: {} if n is None else attributes(n)
                label = re.search(r"(\w+)(\[\w*\])*$", a).group(1) if a_node is None else a_node.find("name").text
                self.attributes(key, name, label, of(b_node), of(a_node))

    def type(self, name):
        old, new = self.old.types[name], self.new.types[name]
        self.changed("types", name, "alias of", old.get("alias"), new.get("alias"))
        was, now = self.old.ty(name), self.new.ty(name)
        if old.get("alias") and new.get("alias") and was == now:
            return
        old, new = self.old.types[was], self.new.types[now]
        in_c = lambda n: n.get("requires") in (None, "vk_platform")
        categories = [n.get("category") or ("C type" if in_c(n) else "platform type") for n in (old, new)]
        if None in (old.get("category"), new.get("category")) and old.get("category") == new.get("category"):
            file = lambda h: h if h is None or "." in h else h + ".h"
            headers = [file(n.get("requires")) for n in (old, new)]
            self.changed("types", name, "declared in", *headers)
            self.type_attributes(name, old, new)
            return
        if categories[0] != categories[1]:
            sizes = [self.old.size(was), self.new.size(now)]
            must = {SOURCE} if sizes[0] == sizes[1] else {SOURCE, ABI, C}
            self.expect("types", name, "kind", *categories, (must, {SOURCE, ABI, C}))
            self.type_attributes(name, old, new)
            return
        category = categories[0]
        if category in ("struct", "union"):
            self.structure(name, was, now)
        elif category == "funcpointer":
            self.signature("types", name, old, new)
        elif category == "handle":
            self.changed("types", name, "parent", old.get("parent"), new.get("parent"))
            self.changed("types", name, "object type", old.get("objtypeenum"), new.get("objtypeenum"))
            if old.find("type").text != new.find("type").text:
                self.expect("types", name, "dispatchable", "?", "?", to(SOURCE, ABI, C))
        elif category == "bitmask":
            width = [n.find("type").text for n in (old, new)]
            if width[0] != width[1]:
                self.expect("types", name, "width in bits", "?", "?", to(SOURCE, ABI, C))
            bits = [n.get("bitvalues") or n.get("requires") for n in (old, new)]
            one = lambda b: b and self.new.ty(self.old.ty(b))
            if bits[0] != bits[1] and one(bits[0]) != one(bits[1]):
                self.expect("types", name, "bits", *bits)
        elif category in ("define", "basetype"):
            if not name.startswith("VK_HEADER_VERSION"):
                text = [re.sub(r"//.*|\s", "", code(n)) for n in (old, new)]
                if text[0] != text[1]:
                    verdict = self.definition(category, old, new)
                    self.expect("types", name, "definition", "?", "?", verdict)
        self.type_attributes(name, old, new)

    def definition(self, category, old, new):
        """The verdict on another text of a macro or typedef."""
        texts = [" ".join(re.sub(r"//.*", "", code(n)).split()) for n in (old, new)]
        if category == "define":
            # Who uses a macro writes its name and as many arguments as it has parameters.
            heads = [re.search(r"#define (\w+(?:\([^)]*\))?)", text) for text in texts]
            return to(C) if len({h and h.group(1) for h in heads}) == 2 else NOBODY
        typedefs = [re.fullmatch(r"typedef (.*);", text) for text in texts]
        if all(typedefs):
            return self.judge.declarations(*[t.group(1) for t in typedefs])
        return to(SOURCE, ABI, C)

    def type_attributes(self, name, old, new):
        fields = ["name", "category", "alias", "bitvalues", "parent", "objtypeenum", "structextends",
                  "returnedonly"]
        of = []
        for node in (old, new):
            own = attributes(node, *fields)
            if node.get("category") in (None, "bitmask"):
                own.pop("requires", None)
            of.append(own)
        self.attributes("types", name, None, *of)

    def one_name(self, name):
        """One name of a type for both registries."""
        for _ in range(4):
            name = self.new.ty(self.old.ty(name))
        return name

    def structure(self, name, was, now):
        old, new = self.old.types[was], self.new.types[now]
        flags = [str(n.get("returnedonly") == "true").lower() for n in (old, new)]
        self.changed("types", name, "returned only", *flags)
        extends = []
        for registry, node in ((self.old, old), (self.new, new)):
            names = filter(None, (node.get("structextends") or "").split(","))
            extends.append({self.one_name(n.strip()) for n in names if n.strip() in registry.live_types})
        for base in extends[0] - extends[1]:
            # A typed chain with the pair does not compile any more.
            self.expect("types", name, "extends", base, None, to(SOURCE))
        for base in extends[1] - extends[0]:
            self.expect("types", name, "extends", None, base)
        layouts = [self.old.place(was), self.new.place(now)]
        sizes = [layout and layout[1] for layout in layouts]
        for index, what in ((0, "size"), (1, "alignment")):
            values = [str(size[index]) if size else None for size in sizes]
            self.changed("types", name, what, *values, to(ABI))
        of = lambda node: {m.find("name").text: m for m in children(node, "member")}
        before, after = of(old), of(new)
        renamed = self.renamed(before, after, layouts)
        for member in {**before, **after}:
            b, a = before.get(member), after.get(member)
            text = lambda m: None if m is None else squeezed(code(m))
            if member in renamed:
                a = after[renamed[member]]
                self.expect("types", name, "member", text(b), text(a), to(SOURCE, C))
            elif b is None:
                if member not in renamed.values():
                    self.expect("types", name, "member", None, text(a), to(SOURCE))
            elif a is None:
                self.expect("types", name, "member", text(b), None, to(SOURCE, ABI, C))
            else:
                self.member(name, b, a, layouts)

    def renamed(self, before, after, layouts):
        """Members that have another name now: the same type in the same place."""
        pairs = {}
        if None in layouts:
            return pairs
        for old, b in before.items():
            for new, a in after.items():
                same = layouts[0][0][old] == layouts[1][0][new] and self.bits(b) == self.bits(a)
                if old not in after and new not in before and same:
                    if self.judge.declarations(code(b), code(a)) == NOBODY:
                        pairs[old] = new
        return pairs

    @staticmethod
    def bits(member):
        match = re.search(r":\s*(\d+)", code(member))
        return match and match.group(1)

    def member(self, name, old, new, layouts):
        """A member that has its name still."""
        member = new.find("name").text
        verdict = self.judge.declarations(code(old), code(new))
        if self.bits(old) != self.bits(new):
            verdict = to(SOURCE, ABI)
        self.changed("types", name, "member", squeezed(code(old)), squeezed(code(new)), verdict)
        offsets = [layout and layout[0].get(member) for layout in layouts]
        if offsets[0] != offsets[1]:
            self.expect("types", name, f"offset of {member}", "?", "?", to(ABI))
        values = [m.get("values") for m in (old, new)]
        numbers = [r.number(v) if v in r.values else None
                   for r, v in zip((self.old, self.new), values)]
        required = [v and (v if n is None else f"{v} = {n}") for v, n in zip(values, numbers)]
        # Without a value for sType, the structure has no place in a typed chain.
        verdict = NOBODY if numbers[0] == numbers[1] else to(SOURCE if numbers[1] is None else ABI)
        self.changed("types", name, f"required {member}", *required, verdict)
        repeats = [m.find("name").get("alias") for m in (old, new)]
        self.changed("types", name, f"{member} repeats", *repeats)
        self.attributes("types", name, member, attributes(old, "values"), attributes(new, "values"))

    def enumerants(self):
        """Values by the enumeration that has them, of new and gone enumerations too."""
        old, new = self.old, self.new
        for name in {**old.values, **new.values}:
            if name not in old.values:
                self.expect("values", "all", "value", None, name)
            elif name not in new.values:
                self.expect("values", "all", "value", name, None, to(SOURCE, C))
            else:
                if old.number(name) != new.number(name):
                    self.expect("values", "all", "value", name, name, to(ABI))
                alias = [r.meant(name) for r in (old, new)]
                if alias[0] != alias[1]:
                    self.expect("values", "all", f"{name} is an alias of", "?", "?")
                fields = ["name", "value", "bitpos", "alias", "type", "offset", "extnumber", "dir", "extends"]
                nodes = [r.values[name][3] for r in (old, new)]
                self.attributes("values", "all", name, *[attributes(n, *fields) for n in nodes])
        for name in set(old.groups) & set(new.groups) & old.live_types & new.live_types:
            kinds = [r.groups[name].get("type").replace("bitmask", "bitmask") for r in (old, new)]
            self.changed("values", "all", "kind", *kinds)
            if (old.groups[name].get("bitwidth") or "32") != (new.groups[name].get("bitwidth") or "32"):
                self.expect("values", "all", "width in bits", "?", "?", to(SOURCE, ABI, C))

    def requirement(self, kind, name):
        before, after = set(self.old.brought[kind, name]), set(self.new.brought[kind, name])
        if before != after:
            label = f"feature {name}" if kind == "feature" else name
            # A type and a value never have one name.
            self.expect("requirements", label, "brought", "?", "?")

    def compare(self):
        for key, lines in self.expected.items():
            claims = [self.normal(c) for c in self.said.get(key, [])]
            for line in lines:
                if not any(self.matches(line, claim) for claim in claims):
                    self.problem(f"missing: {' '.join(key)}: {line}")
        for key, changes in self.said.items():
            lines = self.expected.get(key, set())
            for change in changes:
                claim = self.normal(change)
                line = next((line for line in lines if self.matches(line, claim)), None)
                if line is None:
                    self.problem(f"false: {' '.join(key)}: {claim}")
                else:
                    self.judged(key, claim, set(change["breaks"]), self.verdicts[(*key, line)])

    def judged(self, key, claim, told, verdict):
        must, may = verdict
        for reader in sorted(told - may):
            self.problem(f"false break for {reader}: {' '.join(key)}: {claim}")
        for reader in sorted(must - told):
            self.problem(f"missing break for {reader}: {' '.join(key)}: {claim}")

    def loader(self):
        """The loader's own rules are not in the registry, so that little is certain."""
        told = {one["name"] for one in self.claims["loader"]
                if any(LOADER in change["breaks"] for change in one["changes"])}
        for one in self.claims["loader"]:
            for change in one["changes"]:
                self.judged(("loader", one["name"]), change, set(change["breaks"]), to(LOADER))
        must, may = self.of_loader()
        for name in sorted(told - must - may):
            self.problem(f"false break for loader: {name} is what it was")
        for name in sorted(must - told):
            self.problem(f"missing break for loader: {name}")

    def kit(self):
        """The rows of author-kit are not in the registry, so that little is certain."""
        known = (self.old.live_types & self.new.live_types) | (self.old.live_commands & self.new.live_commands)
        told = {one["name"] for one in self.claims["kit"]}
        for one in self.claims["kit"]:
            for change in one["changes"]:
                self.judged(("kit", one["name"]), change, set(change["breaks"]), to(KIT))
        for name in sorted(told - known):
            self.problem(f"false break for kit: {name} is not in both registries")
        for name in sorted(self.recounted - told):
            self.problem(f"missing break for kit: {name}")

    def of_loader(self):
        """The names of which the loader must, and may, do something else."""
        old, new = self.old, self.new
        must, may = set(), set()
        # The loader has no code for some platforms.
        platform = lambda r, n: n in r.interfaces and r.interfaces[n][0].get("platform")
        kind = lambda r, n: r.interfaces[n][0].get("type") if n in r.interfaces else None
        extensions = {n for r in (old, new) for n, (_, tag) in r.interfaces.items() if tag == "extension"}
        gone = {n for n in extensions if kind(old, n) == "instance" and n not in new.interfaces}
        must |= {n for n in gone if not platform(old, n)}
        may |= gone |  {n for n in extensions if kind(old, n) != kind(new, n)}
        for name in old.live_commands:
            facts = [self.facts_of_loader(r, name) if name in r.live_commands else None for r in (old, new)]
            on_platform = all(platform(old, by) for by, _ in old.brought["command", name])
            if facts[1] is None or facts[0]["sure"] != facts[1]["sure"]:
                (may if on_platform else must).add(name)
            elif facts[0] != facts[1]:
                may.add(name)
        return must, may

    def facts_of_loader(self, registry, name):
        """What decides about a command's code: for sure, and by rules that the registry lacks."""
        bringers = [registry.interfaces[by][0] for by, _ in registry.brought["command", name]
                    if by in registry.interfaces]
        group = {n for n in registry.live_commands if registry.command(n) is registry.command(name)}
        return {
            # Every core command is exported.
            "sure": self.judge.core(registry, name),
            "level": self.judge.level(registry, name),
            "brought": sorted(by for by, _ in registry.brought["command", name]),
            "enabled": sorted((b.get("name"), b.get("type"), b.get("platform") or "") for b in bringers),
            "names": sorted(group),
            "signature": squeezed(code(registry.command(name))),
        }

    @staticmethod
    def normal(change):
        what, old, new = change["what"], change["old"], change["new"]
        if what == "depends":
            both = [json.dumps(condition(v)) if v else None for v in (old, new)]
        elif what in ("brought by", "moved"):
            what, both = "brought", [old, new]
        elif what == "value":
            both = [v and v.split(" = ")[0] for v in (old, new)]
        elif what.startswith("parameter ") or what in ("result", "member"):
            both = [squeezed(v) for v in (old, new)]
        else:
            both = [old, new]
        return (what, *both)

    @staticmethod
    def matches(line, claim):
        if line[0] != claim[0]:
            return False
        return line[1:] == ("?", "?") or line[1:] == claim[1:]


def words_of_attributes(node):
    return ", ".join(f"{k} {v}" for k, v in node.attrib.items() if k not in ("name", "comment"))


Registry.words_of_attributes = staticmethod(words_of_attributes)


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    old, new, output = map(Path, sys.argv[1:4])
    video = sys.argv[4] if len(sys.argv) == 5 else None
    text, markdown = ((output / f"diff.{kind}").read_text() for kind in ("txt", "md"))
    claims = json.loads((output / "diff.json").read_text())
    check = Check(Registry(old, video), Registry(new, video), claims)
    check.run()
    listed = breaks.listed(claims)
    for other, word in ((breaks.derived(claims), "breaks and changes of the JSON"),
                        (breaks.of_text(text), "breaks of JSON and text"),
                        (breaks.of_markdown(markdown), "breaks of JSON and Markdown")):
        check.problems += breaks.different(listed, other, word)
    for words in (text, markdown):
        if not breaks.summary(words, claims):
            check.problem("false: the summary of breaks")
    for problem in sorted(check.problems):
        print(problem)
    lines = sum(len(lines) for lines in check.expected.values())
    claims = sum(map(len, check.said.values()))
    broken = sum(map(len, listed.values()))
    print(f"{lines} changes, {claims} claims, {broken} breaks, {len(check.problems)} problems")
    sys.exit(bool(check.problems))


if __name__ == "__main__":
    main()
