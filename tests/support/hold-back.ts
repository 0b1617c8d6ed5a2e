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

/** Fails the requests for an address and counts them, until `mend` is called. */
export const breakLine = async (page: Page, address: string) => {
  let requests = 0;
  await page.route(address, (route) => {
    requests += 1;
    return route.abort();
  });
  return { count: () => requests, mend: () => page.unroute(address) };
};
