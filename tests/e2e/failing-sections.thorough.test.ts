import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// A section without data shows the specification's error; the rest of the page works.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const texts = {
  galleries: 'Errore durante il caricamento delle gallery.',
  property: 'Errore durante il caricamento dei dettagli della proprietà.',
  dates: 'Errore durante il caricamento delle date e dei prezzi.',
  reviews: 'Errore nel caricamento delle recensioni',
  homepage: 'Failed to fetch data',
  menu: 'Failed to load menu',
};

const open = (): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, expectedProblems: [/status of 5\d\d/] });

it('a page opened by navigation shows its other sections when one fails', async () => {
  const page = await open();
  await page.goto('/login');
  await untilHydrated(page, 'header');
  await page.route('**/trpc/*galleries.list*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Casa Maestrale' }).click();
  await page.getByText(texts.galleries).waitFor();
  for (const heading of ['Recensioni ospiti', 'Contattaci']) {
    await page.getByRole('heading', { name: heading }).first().waitFor();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Riprova' }).first().click();
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
});
