"""Checks the links of a built site: a page that a link names exists, and so does the anchor in it.

Links to files of the repository that are no pages, such as crates, lead nowhere in a site. They must exist in the
repository.
"""

import pathlib
import sys
from html.parser import HTMLParser
from urllib.parse import unquote


class Page(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.anchors.add(value)
            if tag == "a" and name == "href" and value:
                self.links.append(value)


site = pathlib.Path(sys.argv[1]).resolve()
repository = pathlib.Path.cwd()
pages = {path: Page(path.read_text()) for path in site.rglob("*.html") if path.name not in ("404.html", "toc.html")}
broken, count = [], 0
for path, page in pages.items():
    for link in page.links:
        target, _, anchor = unquote(link).partition("#")
        if ":" in target:
            continue
        count += 1
        file = (path.parent / target).resolve() if target else path
        if file in pages:
            if anchor and anchor not in pages[file].anchors:
                broken.append(f"{path.relative_to(site)}: {link} has no such anchor")
        elif not file.is_relative_to(site) or not (repository / file.relative_to(site)).exists():
            broken.append(f"{path.relative_to(site)}: {link}")
print(f"check-book: {len(pages)} pages, {count} links", *broken, sep="\n")
sys.exit(bool(broken) or count < 300)
