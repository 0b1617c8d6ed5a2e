import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { ensureChromium } from './installed-browsers.ts';
import { isThorough } from './is-thorough.ts';
import { sharedUrl } from './shared-site.ts';

/** The short one: a page has to read all of it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Optimizing compilers cost more than they gain: no page lives long enough here.
  '--js-flags=--no-opt --no-maglev',
];

type PageOptions = {
  /** Where `page.goto('/')` leads. */
  baseUrl: string;
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  timezoneId?: string;
  /** As in a browser that knows no content security policy. */
  bypassCsp?: boolean;
  /** Problems that belong to the test, such as the answer 409 that it provokes. */
  expectedProblems?: readonly RegExp[];
};

/** Collects everything that a page should never do. */
const watch = async (context: BrowserContext, baseUrl: string): Promise<string[]> => {
  const problems: string[] = [];
  const { host } = new URL(baseUrl);
  context.on('console', (message) => {
    const { url } = message.location();
    // A browser with a window looks for an icon, also where the answer is no page that could name one.
    if (url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${url})`);
  });
  // Chromium's console does not report a violation that a page's code caught.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      throw new Error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`);
    }),
  );
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`error: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) {
      problems.push(`request to another host: ${url}`);
    }
  });
  return problems;
};

/** Prints the page of a failed test: a timeout does not say which state the screen was in. */
const printScreen = async (page: Page): Promise<void> => {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  process.stderr.write(`${page.url()} showed:\n${shown}\n`);
};

type OpenPage = {
  page: Page;
  /** Problems of the page since the last call. */
  takeProblems(): string[];
  printScreens(): Promise<void>;
  close(): Promise<void>;
};

const openPage = async (launched: Browser, options: PageOptions): Promise<OpenPage> => {
  const { baseUrl, width = 1280, height = 900 } = options;
  const context = await launched.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    timezoneId: options.timezoneId ?? 'Europe/Rome',
    locale: 'it-IT',
    bypassCSP: options.bypassCsp ?? false,
    reducedMotion: 'reduce',
  });
  const problems = await watch(context, baseUrl);
  return {
    page: await context.newPage(),
    takeProblems: () => problems.splice(0),
    printScreens: async () => void (await Promise.all(context.pages().map(printScreen))),
    close: () => context.close(),
  };
};

/** Fails the test if its page had a problem. */
export const expectNoProblems = (
  { takeProblems }: OpenPage,
  expectedProblems: readonly RegExp[] = [],
): void => {
  const unexpected = takeProblems().filter(
    (problem) => !expectedProblems.some((expected) => expected.test(problem)),
  );
  expect(unexpected, 'what the page should not have done').toEqual([]);
};

/** One for all files of a worker: starting it takes longer than many a test. */
let launched: Promise<Browser> | undefined;

const launchedBrowser = async (): Promise<Browser> => {
  if (launched && !(await launched).isConnected()) launched = undefined;
  launched ??= chromium.launch({ executablePath: ensureChromium(), args: flags });
  return launched;
};

const looksLike = ({ baseUrl, javaScriptEnabled, timezoneId, bypassCsp }: PageOptions): string =>
  JSON.stringify([baseUrl, javaScriptEnabled, timezoneId, bypassCsp]);

/** Pages that tests of this file have finished with. */
let cleaned: { kind: string; opened: OpenPage }[] = [];

/** A free page of this kind; closes pages of sites that have ended. */
const takeCleaned = async ({ baseUrl, ...options }: PageOptions): Promise<OpenPage | undefined> => {
  const gone = cleaned.filter(
    ({ opened }) =>
      ![baseUrl, sharedUrl()].some((url) => url !== undefined && opened.page.url().startsWith(url)),
  );
  cleaned = cleaned.filter((each) => !gone.includes(each));
  await Promise.all(gone.map(({ opened }) => opened.close()));
  const at = cleaned.findIndex(({ kind }) => kind === looksLike({ baseUrl, ...options }));
  return at < 0 ? undefined : cleaned.splice(at, 1)[0]?.opened;
};

/** Reuses the page of an earlier test, or opens a new one, in the requested size. */
const openOrReuse = async (options: PageOptions): Promise<OpenPage> => {
  const { width = 1280, height = 900 } = options;
  const opened = (await takeCleaned(options)) ?? (await openPage(await launchedBrowser(), options));
  await opened.page.setViewportSize({ width, height });
  return opened;
};

/** Resets the page to a first visit, except for its cached files. */
const clean = async ({ page }: OpenPage, { baseUrl }: PageOptions): Promise<void> => {
  const context = page.context();
  for (const event of ['request', 'response', 'dialog'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  for (const other of context.pages()) if (other !== page) await other.close();
  // The smallest answer of the site.
  await page.goto(`${baseUrl}/robots.txt`);
  await context.clearCookies();
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
};

/** Opens pages. It closes with the tests, by itself. */
export const browser = {
  /**
   * A new page without cookies or storage. It is closed when the test ends. The test fails if the page
   * logged an error (including CSP violations and failed requests), threw one, or made a request to
   * another host.
   */
  newPage: async (options: PageOptions): Promise<Page> => {
    const opened = await openPage(await launchedBrowser(), options);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await opened.printScreens();
      await opened.close();
      expectNoProblems(opened, options.expectedProblems);
    });
    return opened.page;
  },
  /**
   * The same, but the page may have served another test of the file before: it has no cookies or
   * storage, and need not load and compile the site's scripts anew, which takes longer than most
   * tests. Not for tests that change the page itself: its clock, scripts, network or DevTools.
   */
  cleanPage: async (options: PageOptions): Promise<Page> => {
    const { expectedProblems } = options;
    const opened = await openOrReuse(options);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await opened.printScreens();
      if (task.result?.state === 'fail' || opened.page.isClosed()) {
        await opened.close();
      } else {
        await clean(opened, options);
        cleaned.push({ kind: looksLike(options), opened });
      }
      expectNoProblems(opened, expectedProblems);
    });
    return opened.page;
  },
  /** A page for many tests, which look after it themselves. */
  openPage: (options: PageOptions): Promise<OpenPage> => openOrReuse(options),
};

/**
 * Expects no accessibility violations on the page, or within a part of it (WCAG 2.2 AA and good
 * practice). The page must have JavaScript: without it the check itself never ends.
 */
export const expectNoAxeViolations = async (page: Page, within?: string): Promise<void> => {
  // Once for each page that is loaded.
  if (await page.evaluate("!('axe' in window)")) await page.evaluate(axeSource);
  const options = {
    // For speed: no details of passed rules, no selectors, no second fetch of style sheets.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    // Measuring the contrast of each text takes as long as all other rules.
    rules: { 'color-contrast': { enabled: isThorough() } },
  };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within ?? 'html')}, ${JSON.stringify(options)})`,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(found, `axe violations on ${page.url()}`).toEqual([]);
};
