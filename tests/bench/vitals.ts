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

/** A task that takes longer keeps a visitor waiting, and only what is longer counts. */
const LONG_TASK_MS = 50;

export type Vitals = {
  /** When the largest thing of the first screen was drawn. */
  lcpMs: number;
  /** Layout shifts that nobody caused. */
  cls: number;
  /** What the tasks until the network is quiet have beyond 50 ms, added up. */
  blockedMs: number;
  longestTaskMs: number;
  /** After the first touch: how long until the page is hydrated, and its tasks on the way there. */
  hydratedMs: number;
  touchBlockedMs: number;
  touchLongestTaskMs: number;
};

type Seen = { lcpMs: number; cls: number; tasks: { start: number; duration: number }[] };

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
  watch('longtask', ({ startTime: start, duration }) => {
    seen.tasks.push({ start, duration });
  });
};

const readVitals = (page: Page): Promise<Seen & { now: number }> =>
  page.evaluate('({ ...seenVitals, now: performance.now() })');

const blockedMs = (tasks: Seen['tasks']): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);

const longestMs = (tasks: Seen['tasks']): number =>
  Math.max(0, ...tasks.map(({ duration }) => duration));

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** Taps where nothing reacts, and waits until the page is hydrated. */
const touch = async (page: Page): Promise<number> => {
  const before = await page.evaluate<number>('performance.now()');
  await page.touchscreen.tap(2, 400);
  return page.evaluate<number>(
    `new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('header').closest('[data-hydrated="true"]')) resolve(performance.now() - ${before});
        else setTimeout(look, 20);
      };
      look();
    })`,
  );
};

export type VisitOptions = { url: string; path: string; scripts: boolean };

/** One visit with an empty cache. */
export const visit = async (browser: Browser, options: VisitOptions): Promise<Vitals> => {
  const context = await browser.newContext({ ...PHONE, baseURL: options.url });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    if (!options.scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(observe);
    await page.goto(options.path, { waitUntil: 'networkidle' });
    const atLoad = await readVitals(page);
    const hydratedMs = options.scripts ? await touch(page) : 0;
    if (options.scripts) await page.waitForLoadState('networkidle');
    const after = await readVitals(page);
    const later = after.tasks.filter(({ start }) => start >= atLoad.now);
    return {
      lcpMs: atLoad.lcpMs,
      cls: after.cls,
      blockedMs: blockedMs(atLoad.tasks),
      longestTaskMs: longestMs(atLoad.tasks),
      hydratedMs,
      touchBlockedMs: blockedMs(later),
      touchLongestTaskMs: longestMs(later),
    };
  } finally {
    await context.close();
  }
};
