import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
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

/** Those without a text hide themselves. */
const sections: { table: string; shown: string[] }[] = [
  { table: 'galleries', shown: [texts.galleries] },
  // The site is called like the house, so that the head of the page needs both.
  { table: 'property_settings', shown: [texts.property, texts.homepage] },
  { table: 'price_periods', shown: [texts.dates] },
  { table: 'bookings', shown: [texts.dates] },
  { table: 'reviews', shown: [texts.reviews] },
  { table: 'homepage_settings', shown: [texts.homepage] },
  { table: 'menu_items', shown: [texts.menu] },
  { table: 'feature_boxes', shown: [] },
  { table: 'posts', shown: [] },
];

/** Hides a table during the action, to simulate a damaged database. */
const without = async (table: string, action: () => Promise<void>): Promise<void> => {
  const database = new Database(join(site.folder, 'site.db'));
  // Nothing that refers to the table is renamed with it.
  database.pragma('foreign_keys = OFF');
  database.pragma('legacy_alter_table = ON');
  database.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await action();
  } finally {
    database.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    database.close();
  }
};

const open = (): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, expectedProblems: [/status of 5\d\d/] });

const headings = ['Disponibilità e prezzi', 'Recensioni ospiti', 'Contattaci'];

it.each(sections)('without $table the rest of the page is rendered', async ({ table, shown }) => {
  await without(table, async () => {
    const answer = await fetch(site.url);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const heading of headings) expect(html).toContain(`>${heading}</h2>`);
    const found = Object.values(texts).filter((known) => html.includes(`>${known}<`));
    expect(found.sort()).toEqual([...shown].sort());
  });
});

it('a failed section is retried with its page', async () => {
  const page = await open();
  await without('galleries', async () => void (await page.goto('/')));
  const failure = page.getByRole('alert').filter({ hasText: texts.galleries });
  await failure.getByText('Qualcosa è andato storto').waitFor();
  await failure.getByRole('link', { name: 'Riprova' }).click();
  await page.getByRole('heading', { name: 'Foto' }).waitFor();
  await failure.waitFor({ state: 'detached' });
});

it('the complete page is cached again', async () => {
  const { headers } = await fetch(site.url);
  expect(headers.get('cache-control')).toContain('public');
});
