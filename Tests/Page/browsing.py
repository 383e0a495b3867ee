"""What the tests of pages share: a browser without a window, and how a page is read."""
import sys
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By

failures = []


def check(truth, what):
    if not truth:
        failures.append(what)
        print(f"✘ {what}", file=sys.stderr)


def browser(width, height, theme="light", script=True, forced_colours=False):
    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not script:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    driver = webdriver.Chrome(options=options)
    driver.set_script_timeout(120)
    # A window without a head is not narrower than 500 pixels by itself.
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    features = [{"name": "prefers-color-scheme", "value": theme}, {"name": "forced-colors", "value": "active" if forced_colours else "none"}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    return driver


def text(driver, selector):
    return [element.text for element in driver.find_elements(By.CSS_SELECTOR, selector)]


def press(driver, key):
    driver.find_element(By.TAG_NAME, "body").send_keys(key)


def where(driver):
    return text(driver, ".where")[0]


def quiet(driver, name, origin="file:"):
    """No console message, and no request but for the page itself."""
    for entry in driver.get_log("browser"):
        check(False, f"{name}: the console says {entry['message']}")
    for entry in driver.get_log("performance"):
        if '"Network.requestWillBeSent"' in entry["message"]:
            known = f'"url":"{origin}' in entry["message"] or '"url":"about:blank' in entry["message"]
            check(known, f"{name}: a request leaves: {entry['message'][:300]}")


def audit(driver, name, tools):
    """Holds what is in sight against the rules of axe, and against the width of the window."""
    wide = driver.execute_script("return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    check(not wide, f"{name}: something is wider than the window")
    if not tools:
        return
    if driver.execute_script("return typeof axe === 'undefined'"):
        driver.execute_script((Path(tools) / "axe.min.js").read_text())
    found = driver.execute_async_script(
        "const done = arguments[0]; axe.run().then(({ violations }) => done(violations), error => done(String(error)));")
    if isinstance(found, str):
        check(False, f"{name}: axe says {found}")
        return
    for rule in found:
        for node in rule["nodes"]:
            check(False, f"{name}: {rule['id']} at {node['target']}: {node['failureSummary']}")
