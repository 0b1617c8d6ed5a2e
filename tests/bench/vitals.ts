import type { Browser, CDPSession, Page } from 'playwright-core';
import { PHONE } from '#tests/support/phone.ts';

/** A slow 4G as Lighthouse has it, and a processor four times slower than this one. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

/** A longer task blocks a visitor; only the time beyond this counts. */
const LONG_TASK_MS = 50;

export type Vitals = {
  /** When the largest thing of the first screen was drawn. */
  lcpMs: number;
  /** Layout shifts without user input. */
  cls: number;
  /** The sum of the tasks' time beyond 50 ms, until the network is quiet. */
  blockedMs: number;
  longestTaskMs: number;
};

type Seen = { lcpMs: number; cls: number; tasks: number[] };

/** Runs in the page, before everything else. */
const observe = (): void => {
  const seen: Seen = { lcpMs: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seenVitals: seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ duration }) => {
    seen.tasks.push(duration);
  });
};

const blockedMs = (tasks: Seen['tasks']): number =>
  tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

export type VisitOptions = { url: string; path: string; scripts: boolean };

/** A slow phone with an empty cache. */
const withPage = async <Answer>(
  browser: Browser,
  options: VisitOptions,
  use: (page: Page) => Promise<Answer>,
): Promise<Answer> => {
  const context = await browser.newContext({ ...PHONE, baseURL: options.url });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    if (!options.scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(observe);
    return await use(page);
  } finally {
    await context.close();
  }
};

/** One visit without any interaction. */
export const visit = (browser: Browser, options: VisitOptions): Promise<Vitals> =>
  withPage(browser, options, async (page) => {
    await page.goto(options.path, { waitUntil: 'networkidle' });
    const { tasks, ...seen } = await page.evaluate<Seen>('seenVitals');
    return { ...seen, blockedMs: blockedMs(tasks), longestTaskMs: Math.max(0, ...tasks) };
  });

/** The buttons to press right after the load, and the elements that answer. The browser opens both by itself. */
export const presses = {
  menu: { button: 'button[command="show-modal"]', answer: 'dialog[open]' },
  languages: { button: 'summary:has(.sr-only)', answer: 'details[open]' },
};

/** How long a press takes to be answered that comes before the page is hydrated, in milliseconds. */
export const pressEarly = (
  browser: Browser,
  options: VisitOptions,
  { button, answer }: (typeof presses)[keyof typeof presses],
): Promise<number> =>
  withPage(browser, options, async (page) => {
    await page.goto(options.path, { waitUntil: 'load' });
    await page.evaluate(
      "addEventListener('pointerdown', () => { globalThis.pressedAt ??= performance.now() }, true)",
    );
    await page.locator(button).tap();
    await page.locator(answer).waitFor();
    return page.evaluate<number>('performance.now() - pressedAt');
  });

/** When a visitor presses a day after the load. */
export const moments = {
  'at the load event': async () => undefined,
  'three seconds later': (page: Page) => page.waitForTimeout(3000),
  'after a scroll': async (page: Page) => {
    await page.waitForTimeout(1000);
    await page.locator(FREE_DAY).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;

const FREE_DAY = 'button.day:not(:disabled, [aria-disabled="true"])';

/** Runs in the page: when a day is pressed, when it looks chosen, and when it is. */
const observeDays = (): void => {
  const seen: Partial<Record<'pressed' | 'looks' | 'chosen', number>> = {};
  Object.assign(globalThis, { seenDay: seen });
  addEventListener('pointerdown', () => (seen.pressed ??= performance.now()), true);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const day = target as Element;
      if (day.getAttribute('aria-pressed') === 'true') seen.chosen ??= performance.now();
      if (seen.chosen || day.ariaBusy === 'true') seen.looks ??= performance.now();
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy', 'aria-pressed'] });
};

export type PressedDay = { looksMs: number; chosenMs: number };

/** How long the press of a free day takes until it looks chosen, and until it is. */
export const pressDay = (
  browser: Browser,
  options: VisitOptions,
  moment: keyof typeof moments,
): Promise<PressedDay> =>
  withPage(browser, options, async (page) => {
    await page.goto(options.path, { waitUntil: 'load' });
    await moments[moment](page);
    const day = page.locator(FREE_DAY).first();
    await day.scrollIntoViewIfNeeded();
    await page.evaluate(observeDays);
    await day.tap();
    await page.locator('button.day[aria-pressed="true"]').waitFor();
    const { pressed, looks, chosen } = await page.evaluate<Record<string, number>>('seenDay');
    return { looksMs: Number(looks) - Number(pressed), chosenMs: Number(chosen) - Number(pressed) };
  });
