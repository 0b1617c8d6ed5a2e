import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const families = ['Figtree', 'Fraunces'];

/** Waits for the site's own fonts: they load after the first screen, and widths change with them. */
export const untilFontsLoaded = async (page: Page): Promise<void> => {
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await expect.poll(() => page.evaluate(loaded)).toEqual(expect.arrayContaining(families));
};

/** Expects that nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false);
};

/** Cumulative layout shift since the page's start; 0 if nothing moved. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
