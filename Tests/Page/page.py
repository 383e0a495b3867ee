"""Steps through pages of runs in a browser without a window, with keys as a reader would.

    python3 page.py FOLDER [TOOLS]      with passed, failed, hostile, crashed, structure and long.html in it; TOOLS has axe
"""
import sys
from pathlib import Path

from browsing import audit, browser, check, failures, press, quiet, text, where
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

folder = Path(sys.argv[1])
tools = sys.argv[2] if len(sys.argv) > 2 else ""


def open_page(driver, name, address=""):
    driver.get("about:blank")
    driver.get((folder / f"{name}.html").as_uri() + address)


def choose(driver, tab):
    driver.find_element(By.ID, f"tab-{tab}").click()


def speak(driver, language):
    driver.find_element(By.XPATH, f"//button[text()='{language}']").click()


def calls_of_a_step(driver):
    open_page(driver, "passed", "#state/one-day/3")
    choose(driver, "calls")
    said = text(driver, "#state svg text")
    check("script" in said and "work: Work" in said, f"calls have the script's names: {said}")
    check(any(one.startswith("writeProgram(") for one in said), f"the step's call is drawn: {said}")
    check(len(driver.find_elements(By.CSS_SELECTOR, "#state ol.unseen li")) > 0, "a screen reader is told the calls")
    press(driver, Keys.HOME)
    check(not driver.find_elements(By.CSS_SELECTOR, "#state svg"), "a step without calls draws none")
    choose(driver, "objects")


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
    choose(driver, "queue")
    check(text(driver, ".queue li") == ["waiter.addOrder(duck)", "waiter.addOrder(chicken)"], "the queue shows what is done")
    press(driver, Keys.ARROW_RIGHT)
    check(text(driver, ".queue ol.undone li") == ["waiter.addOrder(chicken)", "waiter.addOrder(duck)"], "undo all empties it")
    choose(driver, "types")
    check(driver.find_elements(By.CSS_SELECTOR, "#state svg.diagram"), "the class diagram is there")


def explains_a_failure(driver):
    open_page(driver, "failed")
    check(text(driver, "main h2") == ["taken back"], "the first scenario that did not pass is open")
    check(text(driver, ".log .missing .text") == ["烤鸭"], "the expected line stands in the log")
    check(len(driver.find_elements(By.CSS_SELECTOR, ".log .now")) > 0, "the step where they part is marked")
    check("the log differs" in text(driver, ".why")[0], "the reason is told")
    source = driver.page_source
    check("the secret input" not in source, "a hidden scenario tells nothing")
    speak(driver, "中文")
    check("日志与期望不同" in text(driver, ".why")[0], f"the reason is told in Chinese: {text(driver, '.why')}")
    check(text(driver, "main h2") == ["收回"], f"titles are Chinese too: {text(driver, 'main h2')}")
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


def tells_of_the_structure(driver):
    open_page(driver, "structure", "#structure/structure")
    check(text(driver, "main h2") == ["structure"], "the structure has an address")
    check("ConcreteState" in text(driver, ".roles th"), f"the roles are named: {text(driver, '.roles th')}")
    check(text(driver, ".finding"), "what was found is said")
    check(driver.find_elements(By.CSS_SELECTOR, ".types-alone svg.diagram"), "its types are drawn")
    check("Nothing ran" not in driver.find_element(By.TAG_NAME, "main").text, "no run is missed")
    driver.find_element(By.CSS_SELECTOR, ".relations summary").click()
    check(any("keeps" in one for one in text(driver, ".relations li")), "how relations were told is said")
    speak(driver, "中文")
    check("角色" in text(driver, ".roles caption"), "roles have a Chinese head")


def enlarges_drawings(driver):
    open_page(driver, "passed", "#state/one-day/3")
    choose(driver, "types")
    before = driver.find_element(By.ID, "state").rect["width"]
    driver.find_element(By.CSS_SELECTOR, "button.larger").click()
    after = driver.find_element(By.ID, "state").rect["width"]
    check(after > before or driver.execute_script("return innerWidth < 700"), f"the drawing gets more room: {before} {after}")
    press(driver, Keys.ARROW_RIGHT)
    check(driver.find_element(By.CSS_SELECTOR, "button.larger").get_attribute("aria-pressed") == "true", "it stays so")
    driver.find_element(By.CSS_SELECTOR, "button.larger").click()
    choose(driver, "objects")


def finds_by_text_and_verdict(driver):
    open_page(driver, "failed")
    press(driver, "/")
    driver.switch_to.active_element.send_keys("nothing", Keys.ESCAPE)
    check(len(driver.find_elements(By.CSS_SELECTOR, ".list a")) == 1, "the search leaves one scenario")
    driver.find_element(By.CSS_SELECTOR, "input[type=search]").clear()
    open_page(driver, "failed")
    driver.find_element(By.XPATH, "//button[text()='not passed']").click()
    check(all("passed" not in one for one in text(driver, ".list a .unseen")), "what passed is left out")
    press(driver, "?")
    check(driver.find_element(By.TAG_NAME, "dialog").is_displayed(), "the keys are told")
    audit(driver, "the keys", tools)
    driver.switch_to.active_element.send_keys(Keys.ESCAPE)


def cpu(driver):
    """Seconds of CPU that the page's thread used: a busy machine makes them no more."""
    metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def long_runs_are_quick(driver):
    open_page(driver, "passed")
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    open_page(driver, "long")
    opening = cpu(driver)
    check(where(driver) == "step 1 of 10002", f"a long run opens: {where(driver)}")
    rows = len(driver.find_elements(By.CSS_SELECTOR, ".log .row"))
    check(0 < rows < 200, f"only rows in sight exist: {rows}")
    press(driver, Keys.END)
    check(where(driver) == "step 10002 of 10002", f"its end can be gone to: {where(driver)}")
    before = cpu(driver)
    for _ in range(20):
        press(driver, Keys.ARROW_LEFT)
    stepping = (cpu(driver) - before) / 20
    check(where(driver) == "step 9982 of 10002", f"it can be stepped through: {where(driver)}")
    check(opening < 1, f"10,000 steps open in {opening:.2f} s of CPU")
    check(stepping < .05, f"a step takes {stepping * 1000:.0f} ms of CPU")
    print(f"  10,000 steps open in {opening:.2f} s of CPU, a step takes {stepping * 1000:.0f} ms")
    driver.execute_cdp_cmd("Performance.disable", {})


def is_small_without_its_data():
    whole = (folder / "one.html").read_text()
    start = whole.index('<script type="application/json"')
    size = len(whole.encode()) - len(whole[start:whole.index("</script>", start)].encode())
    check(size <= 150 * 1024, f"the page of one kata is {size} bytes without its data")
    print(f"  the page of one kata is {size / 1024:.0f} KiB without its data")


def every_state_is_accessible(driver, name):
    """All tabs of all pages in both languages."""
    for page in ("passed", "failed", "hostile", "crashed", "structure"):
        for language in ("English", "中文"):
            open_page(driver, page)
            if language == "中文":
                speak(driver, language)
            for tab in ("objects", "calls", "queue", "types"):
                choose(driver, tab)
                audit(driver, f"{page}, {tab}, {language}, {name}", tools)
    open_page(driver, "structure", "#structure/structure")
    audit(driver, f"the structure, {name}", tools)


def is_read_without_script():
    driver = browser(1000, 800, script=False)
    open_page(driver, "failed")
    body = driver.find_element(By.TAG_NAME, "body").text
    check("the log differs" in body, "without JavaScript the reason is told")
    check("日志" not in body, "and in one language")
    check(driver.find_elements(By.CSS_SELECTOR, "svg.diagram"), "without JavaScript the class diagram is there")
    open_page(driver, "chinese")
    body = driver.find_element(By.TAG_NAME, "body").text
    check("的烤鸭" in body or "日志" in body, "it speaks Chinese too")
    for english in ("the log differs", "passed", "failed", "expected", "scenarios"):
        check(english not in body, f"without JavaScript a Chinese page says {english}")
    whole = (folder / "failed.html").read_text()
    (folder / "cut.html").write_text(whole[:whole.index("<header")])
    open_page(driver, "cut")
    check("ends before its run was over" in driver.find_element(By.TAG_NAME, "body").text, "a page that was cut says so")
    driver.quit()


STEPS = (
    calls_of_a_step, steps_forward_and_back, shows_objects_and_queue, explains_a_failure, takes_nothing_for_markup,
    crashes_are_shown, tells_of_the_structure, enlarges_drawings, finds_by_text_and_verdict, long_runs_are_quick,
)
for width, height, theme in ((1440, 900, "light"), (360, 800, "dark")):
    driver = browser(width, height, theme)
    for step in STEPS:
        step(driver)
        name = f"{step.__name__} at {width}"
        quiet(driver, name)
        audit(driver, name, tools)
    every_state_is_accessible(driver, f"{theme} at {width}")
    driver.quit()
driver = browser(1000, 800, "dark", forced_colours=True)
open_page(driver, "failed")
audit(driver, "forced colours", tools)
driver.quit()
is_read_without_script()
is_small_without_its_data()

print("the page: " + ("all as expected" if not failures else f"{len(failures)} failures"))
sys.exit(1 if failures else 0)
