"""Steps through pages of runs in a browser without a window, with keys as a reader would.

    python3 page.py FOLDER      with passed, failed, hostile, crashed and long.html in it
"""
import sys
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

folder = Path(sys.argv[1])
failures = []


def check(truth, what):
    if not truth:
        failures.append(what)
        print(f"✘ {what}", file=sys.stderr)


def browser(width, height, *arguments, script=True):
    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}", *arguments):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not script:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=options)


def open_page(driver, name, address=""):
    driver.get("about:blank")
    driver.get((folder / f"{name}.html").as_uri() + address)


def text(driver, selector):
    return [element.text for element in driver.find_elements(By.CSS_SELECTOR, selector)]


def press(driver, key):
    driver.find_element(By.TAG_NAME, "body").send_keys(key)


def where(driver):
    return text(driver, ".where")[0]


def quiet(driver, name):
    """No console message, and no request but for the page itself."""
    for entry in driver.get_log("browser"):
        check(False, f"{name}: the console says {entry['message']}")
    for entry in driver.get_log("performance"):
        if '"Network.requestWillBeSent"' in entry["message"]:
            check("file:" in entry["message"] or "about:blank" in entry["message"], f"{name}: a request leaves: {entry['message'][:200]}")


def accessible(driver, name):
    """What a screen reader needs: a language, one heading of each page, names for what can be pressed."""
    check(driver.find_element(By.TAG_NAME, "html").get_attribute("lang") in ("en", "zh"), f"{name}: the page names its language")
    check(len(driver.find_elements(By.TAG_NAME, "h1")) >= 1, f"{name}: there is a heading")
    check(len(driver.find_elements(By.CSS_SELECTOR, "main")) == 1, f"{name}: there is one main part")
    for button in driver.find_elements(By.CSS_SELECTOR, "button, input"):
        label = button.get_attribute("aria-label") or button.text or button.get_attribute("placeholder")
        check(label or not button.is_displayed(), f"{name}: a control has no name")
    wide = driver.execute_script("return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
    check(not wide, f"{name}: nothing is wider than the window")


def calls_of_a_step(driver):
    open_page(driver, "passed", "#state/one-day/3")
    driver.find_element(By.ID, "tab-calls").click()
    said = text(driver, "#state svg text")
    check("script" in said and "work: Work" in said, f"calls have the script's names: {said}")
    check(any(one.startswith("writeProgram(") for one in said), f"the step's call is drawn: {said}")
    check(len(driver.find_elements(By.CSS_SELECTOR, "#state ol.unseen li")) > 0, "a screen reader is told the calls")
    press(driver, Keys.HOME)
    check(not driver.find_elements(By.CSS_SELECTOR, "#state svg"), "a step without calls draws none")
    driver.find_element(By.ID, "tab-objects").click()


def steps_forward_and_back(driver):
    open_page(driver, "passed", "#command/having-it-after-all/1")
    check(where(driver) == "step 1 of 9", f"the address leads to a step: {where(driver)}")
    press(driver, Keys.ARROW_RIGHT)
    check(where(driver) == "step 2 of 9", "the right arrow goes on")
    press(driver, Keys.ARROW_LEFT)
    press(driver, Keys.END)
    check(where(driver) == "step 9 of 9", "End goes to the last step")
    check(driver.current_url.endswith("#command/having-it-after-all/9"), "the address follows the steps")
    press(driver, Keys.HOME)
    check(where(driver) == "step 1 of 9", "Home goes to the first step")
    press(driver, Keys.ARROW_DOWN)
    check(text(driver, "main h2") == ["the order that was meant"], "the down arrow opens the next scenario")
    open_page(driver, "passed", "#command/having-it-after-all/700")
    check(where(driver) == "step 9 of 9", "a step that does not exist leads to the nearest")


def shows_objects_and_queue(driver):
    open_page(driver, "passed", "#command/having-it-after-all/6")
    heads = text(driver, ".node > .head")
    check("waiter: Waiter" in heads and "chicken: ChickenOrder" in heads, f"objects have their names: {heads}")
    check(len(driver.find_elements(By.CSS_SELECTOR, ".graph path.link")) == 2, "the waiter refers to both orders")
    driver.find_element(By.ID, "tab-queue").click()
    check(text(driver, ".queue li") == ["waiter.addOrder(duck)", "waiter.addOrder(chicken)"], "the queue shows what is done")
    press(driver, Keys.ARROW_RIGHT)
    check(text(driver, ".queue ol.undone li") == ["waiter.addOrder(chicken)", "waiter.addOrder(duck)"], "undo all empties it")
    driver.find_element(By.ID, "tab-types").click()
    check(driver.find_elements(By.CSS_SELECTOR, "#state svg.diagram"), "the class diagram is there")


def explains_a_failure(driver):
    open_page(driver, "failed")
    check(text(driver, "main h2") == ["taken back"], "the first scenario that did not pass is open")
    check(text(driver, ".log .missing .text") == ["烤鸭"], "the expected line stands in the log")
    check(len(driver.find_elements(By.CSS_SELECTOR, ".log .now")) > 0, "the step where they part is marked")
    check("the log differs" in text(driver, ".why")[0], "the reason is told")
    source = driver.page_source
    check("the secret input" not in source, "a hidden scenario tells nothing")
    driver.find_element(By.XPATH, "//button[text()='中文']").click()
    check(text(driver, ".stepper .where")[0].startswith("第 "), "the page speaks Chinese")


def takes_nothing_for_markup(driver):
    open_page(driver, "hostile")
    check(driver.title == "kata", "no script of a solution ran")
    check(not driver.find_elements(By.CSS_SELECTOR, "img"), "no element of a solution is there")
    check(any("<img src=x" in line for line in text(driver, ".log .text")), "markup is shown as it was written")
    check("\u202e" not in driver.page_source, "no text turns the line round")


def crashes_are_shown(driver):
    open_page(driver, "crashed")
    check("crashed" in text(driver, ".badge")[0], "the verdict is told")
    check(where(driver) == "step 3 of 3", "the last step is open")


def long_runs_are_quick(driver):
    start = time.process_time()
    open_page(driver, "long")
    check(where(driver).startswith("step "), "a long run opens")
    rows = len(driver.find_elements(By.CSS_SELECTOR, ".log .row"))
    check(0 < rows < 200, f"only rows in sight exist: {rows}")
    for _ in range(5):
        press(driver, Keys.ARROW_RIGHT)
    check(where(driver).startswith("step 6 of 100"), f"it can be stepped through: {where(driver)}")
    print(f"  a run of 10,000 steps took {time.process_time() - start:.2f} s of the test's CPU")


for width, height, theme in ((1440, 900, "light"), (360, 800, "dark")):
    driver = browser(width, height, *(["--force-dark-mode"] if theme == "dark" else []))
    for step in (calls_of_a_step, steps_forward_and_back, shows_objects_and_queue, explains_a_failure, takes_nothing_for_markup, crashes_are_shown, long_runs_are_quick):
        step(driver)
        name = f"{step.__name__} at {width}"
        quiet(driver, name)
        accessible(driver, name)
    driver.quit()

driver = browser(1000, 800, script=False)
open_page(driver, "failed")
check("the log differs" in driver.find_element(By.TAG_NAME, "body").text, "without JavaScript the reason is told")
check(driver.find_elements(By.CSS_SELECTOR, "svg.diagram"), "without JavaScript the class diagram is there")
whole = (folder / "failed.html").read_text()
(folder / "cut.html").write_text(whole[:whole.index("<header")])
open_page(driver, "cut")
check("ends before its run was over" in driver.find_element(By.TAG_NAME, "body").text, "a page that was cut says so")
driver.quit()

print("the page: " + ("all as expected" if not failures else f"{len(failures)} failures"))
sys.exit(1 if failures else 0)
