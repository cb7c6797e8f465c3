"""axe-core, which looks for what keeps people from using a page; from npm, neither shipped nor committed."""

import subprocess
from functools import cache

from testing.browser import Browser
from testing.npm import Package, fetch

AXE = Package(
    "axe-core@4.14.1",
    "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==",
)

RUN = """
const {violations} = await axe.run(document, {resultTypes: ['violations']});
return violations.flatMap(({id, help, nodes}) => nodes.map(node => `${id}: ${help}: ${node.html.slice(0, 200)}`));
"""


@cache
def missing() -> str:
    """Why axe-core cannot be had, as a sentence to skip a test with; "" if it can."""
    try:
        script()
    except (OSError, subprocess.SubprocessError) as error:
        return f"axe-core is not there, and npm cannot bring it: {error}"
    return ""


@cache
def script() -> str:
    return fetch(AXE)["package/axe.min.js"].decode()


def violations(browser: Browser) -> list[str]:
    """What is wrong with the page that is shown: the rule, what it asks for, and the element."""
    if not browser.execute("return 'axe' in window"):
        browser.execute(script())
    found: list[str] = browser.execute(RUN)
    return found
