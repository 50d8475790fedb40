"""Prints what a Mach-O library for 64-bit machines says to a linker: its name, the libraries that it needs, and the symbols
that it exports and needs, one a line: `name X`, `needs X`, `exports X`, `lacks X of LIBRARY`.
"""

import struct
import sys

data = open(sys.argv[1], "rb").read()
magic, _, _, _, count, _, _, _ = struct.unpack_from("<8I", data)
assert magic == 0xFEEDFACF, "no Mach-O file for 64-bit machines"


def text(offset):
    """The text that ends with a zero."""
    return data[offset : data.index(0, offset)].decode()


place = 32
needed, symbols = [], []
for _ in range(count):
    command, size = struct.unpack_from("<2I", data, place)
    # LC_ID_DYLIB, LC_LOAD_DYLIB and LC_LOAD_WEAK_DYLIB: the name's offset, a time, the version, the compatibility version.
    if command in (0xD, 0xC, 0x80000018):
        offset, _, current, compatible = struct.unpack_from("<4I", data, place + 8)
        version = lambda number: f"{number >> 16}.{number >> 8 & 255}.{number & 255}"
        versions = f" {version(compatible)} {version(current)}" if command == 0xD else ""
        print("name" if command == 0xD else "needs", text(place + offset) + versions)
        if command != 0xD:
            needed.append(text(place + offset))
    # LC_SYMTAB: symbols of 16 bytes: the name's offset, the kind, the section, a description, the value.
    elif command == 0x2:
        table, number, strings, _ = struct.unpack_from("<4I", data, place + 8)
        for index in range(number):
            name, kind, _, description, _ = struct.unpack_from("<IBBHQ", data, table + 16 * index)
            # Neither a debugger's nor a private one, and external.
            if not kind & 0xF0 and kind & 1:
                symbols.append((text(strings + name), kind & 0xE, description >> 8))
    place += size
# The library that a symbol is taken from has a number, from 1.
for name, is_defined, library in symbols:
    print(f"exports {name}" if is_defined else f"lacks {name} of {needed[library - 1]}")
