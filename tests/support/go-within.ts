import type { Page } from 'playwright-core';

/**
 * Follows an address within the loaded back office: loading it anew takes most of a visit's time.
 * Resolves when the other screen has its heading.
 */
export const goWithin = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1'))
      heading.setAttribute('data-left', '');
    // The router sees it.
    history.pushState({}, '', to);
  }, path);
  await page.locator('main h1:not([data-left])').first().waitFor();
};
