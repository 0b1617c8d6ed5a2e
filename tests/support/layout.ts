import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false);
};
