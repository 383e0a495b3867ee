"""Looks at the page of 'kata watch --page' while solutions are saved.

    python3 served.py KATA FOLDER SOLUTION [TOOLS]      FOLDER is a workspace of the kata 'state', SOLUTION its reference
"""
import re
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from browsing import audit, browser, check, failures, press, quiet, text, where
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

kata, folder, solution = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]).read_text()
tools = sys.argv[4] if len(sys.argv) > 4 else ""


def save(text):
    """Writes a solution as editors do: another file takes the name."""
    (folder / ".new").write_text(text)
    (folder / ".new").rename(folder / "State.swift")


def status(address, **headers):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, headers=headers)).status
    except urllib.error.HTTPError as error:
        return error.code


def wait(driver, truth, what):
    """Compilers take long on a busy machine."""
    try:
        WebDriverWait(driver, 300, ignored_exceptions=[StaleElementReferenceException]).until(lambda _: truth())
    except Exception:
        check(False, f"{what}; the page says: {driver.find_element(By.TAG_NAME, 'body').text[:400]}")


def badge(driver):
    return (text(driver, ".badge") or [""])[0]


def look(driver, address):
    origin = address[:address.index("/", 8) + 1]
    driver.get(address)
    wait(driver, lambda: "passed" in badge(driver), "the page shows the first verdict")
    driver.get(address + "#state/one-day/5")
    check(where(driver) == "step 5 of 19", f"an address leads to a step: {where(driver)}")
    driver.find_element(By.ID, "tab-calls").click()
    press(driver, Keys.ARROW_RIGHT)

    save(solution.replace("上午工作", "上午不工作"))
    wait(driver, lambda: "failed" in badge(driver), "a save renews the page")
    check(where(driver) == "step 6 of 19", f"the step stays: {where(driver)}")
    check(driver.find_element(By.ID, "tab-calls").get_attribute("aria-selected") == "true", "the tab stays")
    check("上午不工作" in " ".join(text(driver, ".log .unexpected .text")), "the difference is shown")
    wait(driver, lambda: text(driver, ".news") == [""], "nothing more is awaited")
    audit(driver, "the served page", tools)

    save("let hour: Int = \"noon\"\n")
    wait(driver, lambda: "build" in badge(driver), "what does not build is told")
    check("State.swift:1" in " ".join(text(driver, ".why")), "and where")
    save(solution)
    wait(driver, lambda: "passed" in badge(driver), "it passes again")
    quiet(driver, "the served page", origin)


def is_for_this_page_alone(address):
    base = address[:address.index("/", 8)]
    check(re.fullmatch(r"http://127\.0\.0\.1:\d+/[0-9a-f]{32}/", address), f"the address has a token: {address}")
    check(status(address) == 200, "the page is served")
    check(status(address, Host="evil.example") == 403, "another host's name is refused")
    check(status(base + "/") == 404 and status(base + "/" + "0" * 32 + "/") == 404, "nothing is there without the token")


save(solution)
watch = subprocess.Popen([kata, "watch", "--page", str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
try:
    address = re.search(r"http://\S+", watch.stderr.readline()).group()
    is_for_this_page_alone(address)
    driver = browser(1280, 900)
    look(driver, address)
    watch.terminate()
    check(watch.wait() == 130, f"watch leaves with {watch.returncode}")
    wait(driver, lambda: "has ended" in text(driver, ".news")[0], "the page says that watch has ended")
    check("passed" in badge(driver), "and shows what it saw last")
    driver.quit()
    try:
        check(status(address) is None, "nothing is served after the end")
    except urllib.error.URLError:
        pass
finally:
    watch.kill()

print("the served page: " + ("all as expected" if not failures else f"{len(failures)} failures"))
sys.exit(1 if failures else 0)
