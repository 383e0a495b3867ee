"""Hands diagrams to the tools that they are written for: Mermaid's own parser in a browser, and Graphviz' dot.

    python3 parse.py FOLDER TOOLS      files KATA.KIND.mermaid and KATA.KIND.dot; TOOLS has mermaid/index.js
"""
import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

from selenium import webdriver

folder, tools = Path(sys.argv[1]), sys.argv[2]
failures = 0


def fail(file, why):
    global failures
    failures += 1
    print(f"✘ {file.name}: {why}", file=sys.stderr)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves Mermaid's modules, which a browser does not load from files, on loopback."""

    def do_GET(self):
        if self.path == "/":
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!DOCTYPE html><title>Mermaid</title>")
        else:
            super().do_GET()

    def log_message(self, *_):
        pass


# Parsing says whether it is Mermaid's language; drawing, whether it is a diagram: a name twice shows only there.
DRAW = """
const [text, kind, done] = arguments;
(async () => {
  const { mermaid } = await import("/mermaid/index.js");
  mermaid.initialize({ startOnLoad: false, maxTextSize: 1e6, maxEdges: 1e4 });
  await mermaid.parse(text);
  const { svg } = await mermaid.render("drawing", text);
  const drawing = new DOMParser().parseFromString(svg, "text/html");
  return drawing.querySelectorAll(kind === "sequence" ? "text.messageText" : "g.node").length;
})().then(done, error => done(String(error.message ?? error)));
"""


def count(text, kind):
    """How many boxes and notes a diagram of classes or objects has, or how many messages a sequence."""
    lines = text.splitlines()
    if kind == "sequence":
        return sum(1 for line in lines if "->>" in line)
    return sum(1 for line in lines if line.startswith(("  class ", "  note ")))


def parse_mermaid(files):
    handler = functools.partial(Quiet, directory=tools)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(word)
    driver = webdriver.Chrome(options=options)
    driver.set_script_timeout(300)
    driver.get(f"http://127.0.0.1:{server.server_address[1]}/")
    for file in files:
        kind = file.name.split(".")[-2]
        text = file.read_text()
        drawn = driver.execute_async_script(DRAW, text, kind)
        if isinstance(drawn, str):
            fail(file, drawn)
        elif drawn != count(text, kind):
            fail(file, f"{drawn} are drawn of {count(text, kind)}")
    driver.quit()
    server.shutdown()


def parse_dot(files):
    for file in files:
        run = subprocess.run(["dot", "-Tsvg", str(file)], capture_output=True, text=True)
        if run.returncode or run.stderr.strip():
            fail(file, run.stderr.strip() or f"dot leaves with {run.returncode}")


mermaid = sorted(folder.glob("*.mermaid"))
dot = sorted(folder.glob("*.dot"))
parse_mermaid(mermaid)
parse_dot(dot)
print(f"diagrams: {len(mermaid)} drawn by Mermaid, {len(dot)} by dot, {failures} failures")
sys.exit(1 if failures or not mermaid or not dot else 0)
