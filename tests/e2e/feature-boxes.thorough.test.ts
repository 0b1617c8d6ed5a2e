import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The boxes over the bottom of the hero, on desktop and phone.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openBoxes = async (expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/features');
  return page;
};

describe('the owner', () => {
  it('sees why a box could not be deleted', async () => {
    const { fileName: icon } = await storeMedia(site, api, await pngNamed('Mare'));
    const { id } = await api.post<FeatureBox>('/feature-boxes', {
      icon,
      title: 'Di passaggio',
      description: 'Non resta.',
    });
    const page = await openBoxes([/status of 404/]);
    const card = page.getByRole('article', { name: 'Di passaggio' });
    const cardItem = page.getByRole('listitem').filter({ has: card });
    await cardItem.getByRole('button', { name: 'Elimina' }).click();
    await api.delete(`/feature-boxes/${id}`);
    const question = page.getByRole('dialog', { name: 'Eliminare la casella?' });
    await question.getByRole('button', { name: 'Elimina la casella' }).click();
    await question.getByText('Casella non trovata.').waitFor();
    await question.getByRole('button', { name: 'Annulla' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenuto');
  });
});

it('a visitor loads only the drawings of the boxes', async () => {
  const visitor = await browser.cleanPage({ baseUrl: site.url });
  const drawings = new Set<string>();
  visitor.on('request', (request) => {
    const [drawing] = /drawn-.*/.exec(request.url()) ?? [];
    if (drawing) drawings.add(drawing);
  });
  await visitor.goto('/');
  const icons = (await api.get<FeatureBox[]>('/feature-boxes')).map(({ icon }) => icon);
  await expect.poll(() => [...drawings].toSorted()).toEqual(icons.toSorted());
});

it('an empty list shows the first step', async () => {
  for (const { id } of await api.get<FeatureBox[]>('/feature-boxes')) {
    await api.delete(`/feature-boxes/${id}`);
  }
  const page = await openBoxes();
  await page
    .getByText('Nessuna casella creata. Clicca su "Nuova casella" per aggiungerne una.')
    .waitFor();
  expect(await (await fetch(`${site.url}/`)).text()).not.toContain('aria-label="In breve"');
});
