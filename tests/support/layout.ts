import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './browser.ts';

/** Expects that nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false);
};

/** Expects a screen that is in nobody's way, and no wider than it should be. */
export const expectSoundScreen = async (page: Page): Promise<void> => {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
};

/** How far things have moved by themselves since the page began: 0 is a page that stands still. */
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
