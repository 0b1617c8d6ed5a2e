import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { firefox } from 'playwright-core';
import { Builder, By, error, until, type WebElement } from 'selenium-webdriver';
import { ensureFirefox, ensureWebKit } from './installed-browsers.ts';
import { freePort } from './start-site.ts';

/** A person's actions in one window. Elements are named by XPath, which every driver supports. */
export type Window = {
  open(address: string): Promise<void>;
  press(element: string): Promise<void>;
  /** Into a field that is empty. */
  type(field: string, text: string): Promise<void>;
  waitFor(element: string): Promise<void>;
  /** Runs a script in the page, given as the body of a function. */
  run<Result>(script: string): Promise<Result>;
  close(): Promise<void>;
};

const WIDTH = 1280;
const HEIGHT = 900;
const LIMIT_MS = 30_000;

export const openFirefox = async (): Promise<Window> => {
  // The channel is Mozilla's own Firefox, driven by WebDriver BiDi.
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: ensureFirefox() });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  page.setDefaultTimeout(LIMIT_MS);
  const find = (element: string) => page.locator(`xpath=${element}`).first();
  return {
    open: async (address) => void (await page.goto(address)),
    press: (element) => find(element).click(),
    // By keys: filling the field at once fires no event for an email address here.
    type: async (field, text) => {
      await find(field).click();
      await page.keyboard.type(text);
    },
    waitFor: (element) => find(element).waitFor(),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    close: () => browser.close(),
  };
};

/** The driver says nothing when it is ready. */
const untilAnswered = async (address: string): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return void (await fetch(address));
    } catch (refused) {
      if (Date.now() > deadline) throw refused;
      await setTimeout(100);
    }
  }
};

/** Errors of an element while the page re-renders. */
const isForLater = (problem: unknown): boolean =>
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.ElementClickInterceptedError ||
  problem instanceof error.ElementNotInteractableError;

export const openWebKit = async (): Promise<Window> => {
  const { browser, driver: program, screen } = ensureWebKit();
  const port = await freePort();
  // A separate process group: the screen, the driver and the browser end together.
  const running = spawn(screen, ['-a', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: WIDTH, height: HEIGHT });
  const find = async (element: string) => {
    const found = await driver.wait(until.elementLocated(By.xpath(element)), LIMIT_MS);
    return driver.wait(until.elementIsVisible(found), LIMIT_MS);
  };
  /** Acts on an element as soon as it can be acted on: the driver itself does not wait for that. */
  const actOn = (element: string, act: (found: WebElement) => Promise<void>): Promise<unknown> =>
    driver.wait(async () => {
      try {
        await act(await find(element));
        return true;
      } catch (problem) {
        if (isForLater(problem)) return false;
        throw problem;
      }
    }, LIMIT_MS);
  return {
    open: (address) => driver.get(address),
    press: async (element) => {
      await actOn(element, async (found) => {
        // In the middle: at an edge, something that stays in place may cover it.
        await driver.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          found,
        );
        await found.click();
      });
    },
    type: async (field, text) => {
      await actOn(field, (found) => found.sendKeys(text));
    },
    waitFor: async (element) => void (await find(element)),
    run: (script) => driver.executeScript(script),
    close: async () => {
      await driver.quit();
      if (running.pid) process.kill(-running.pid);
    },
  };
};
