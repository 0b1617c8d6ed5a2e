import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The owners translate their texts, and visitors read them in their language.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const html = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

it('captions and names of galleries have `lang` until they are translated', async () => {
  const [shown] = await api.get<Gallery[]>('/gallery');
  const [file] = (await api.get<Media[]>('/media')).filter(
    ({ url }) => url === shown?.pictures[0]?.url,
  );
  if (!file) throw new Error('The first picture is not in the library');
  const { id, fileName } = file;
  await api.put(`/media/${id}`, { caption: 'Il pergolato a giugno' });
  await api.post('/gallery', { name: 'Di giugno', slug: 'giugno', images: [fileName] });
  await api.put('/property', { pictures: [fileName] });

  expect(await html('/de')).toMatch(/<img [^>]*alt="Il pergolato a giugno" lang="it"/);
  const carousel = await html('/de/gallery/giugno');
  expect(carousel).toMatch(/<section lang="it" [^>]*aria-label="Di giugno"><div lang="de">/);
  expect(carousel).toMatch(/<figcaption [^>]*lang="it"[^>]*>Il pergolato/);
  expect(await html('/gallery/giugno')).not.toMatch(/<(section|figcaption|img) [^>]*lang=/);

  const page = await browser.cleanPage({ baseUrl: site.url });
  await page.goto('/de/gallery/giugno');
  await untilHydrated(page, 'main');
  await page.locator('main figure a').click();
  const viewer = page.getByRole('dialog', { name: 'Foto im Vollbild' });
  await viewer.locator('p[lang=it]', { hasText: 'Il pergolato' }).waitFor();
  await viewer.locator('img[lang=it]').waitFor();
  await page.close();

  await api.put('/translations/text', {
    ...{ kind: 'media', itemId: id, field: 'caption', locale: 'de' },
    text: 'Die Pergola im Juni',
  });
  const after = await html('/de/gallery/giugno');
  expect(after).toMatch(/<figcaption aria-hidden="true" class[^>]*>Die Pergola im Juni/);
});
