import type { Page } from 'playwright-core';

/** Holds back the files of an address until they are let through. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
