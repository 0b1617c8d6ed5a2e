import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Without JavaScript a visitor sees the price of the chosen dates, requests a stay and writes a message; other
// screens say that they need it, with alternatives.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const open = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, javaScriptEnabled: false, expectedProblems });

it.each(['/booking', '/profile', '/login', '/register', '/admin'])(
  '%s names alternatives',
  async (path) => {
    const page = await open();
    await page.goto(path);
    await page.getByText(/serve JavaScript/).waitFor();
    expect(await page.getByText('Caricamento in corso…').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'chiedere un soggiorno' }).click();
    await page.waitForURL(/#prenota$/);
  },
);
