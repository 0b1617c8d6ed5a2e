import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppRouter } from '#server/app-router.ts';
import { nouns } from '#tests/support/nouns.ts';
import { readPage } from '#tests/support/shown.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Visitors see every field that is for them: tests/nouns says where, or why not.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const views = nouns.flatMap(({ what, visitors }) =>
  typeof visitors === 'string' ? [] : [{ what, visitors }],
);

it.each(views)('$what', async ({ visitors }) => {
  expect(await visitors.unseen(site.url)).toEqual([]);
});

it('the privacy page names the controller of personal data', async () => {
  const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${site.url}/trpc` })] });
  const { dataController } = await api.property.get.query();
  expect(await readPage(`${site.url}/pages/informativa-privacy`)).toContain(dataController);
});
