import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Comes back to the page's window, where its screens ask the server again, until it shows a change. A request that
 * was running may have been answered before the change.
 */
export const comeBackTo = async (page: Page, change: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return change.count();
    })
    .toBeGreaterThan(0);
};
