import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { browser, expectNoProblems } from '#tests/support/browser.ts';
import {
  hasForm,
  labelledFields,
  marked,
  marksOf,
  unmarkedOn,
  withoutInput,
} from '#tests/support/fields.ts';
import { goWithin } from '#tests/support/go-within.ts';
import type { Use } from '#tests/support/noun.ts';
import { nouns } from '#tests/support/nouns.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { isQuery } from '#tests/support/transports.ts';

// No field of an entity with a form lacks an input; what German visitors read in Italian is marked.

let site: Site;
let api: SiteApi;
let opened: Awaited<ReturnType<typeof browser.openPage>>;
let page: Page;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  opened = await browser.openPage({ baseUrl: site.url });
  page = opened.page;
  await page.goto('/robots.txt');
  await page.evaluate((open) => localStorage.setItem('token', open), api.token);
});
afterAll(async () => {
  await opened?.close();
  await site?.close();
  if (opened) expectNoProblems(opened);
});

const call: Use['call'] = async (name, input, as = 'admin') => {
  const json = JSON.stringify(input);
  const reads = isQuery(name);
  const query = reads && json ? `?input=${encodeURIComponent(json)}` : '';
  const answer = await fetch(`${site.url}/trpc/${name}${query}`, {
    method: reads ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as === 'admin' && { authorization: `Bearer ${api.token}` }),
    },
    ...(!reads && { body: json }),
  });
  const { result, error } = await answer.json();
  if (error) throw new Error(`${name}: ${error.message}`);
  return result.data;
};

const openScreen = async (screen: string): Promise<void> => {
  // The dialog of the screen before.
  await page.keyboard.press('Escape');
  const { pathname } = new URL(page.url());
  // A form with something typed asks before it is left.
  const isTyped = await page.evaluate(
    () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
  if (pathname.startsWith('/admin') && pathname !== screen && !isTyped) {
    await goWithin(page, screen);
  } else {
    await page.goto(screen);
  }
};

const use: Use = {
  call,
  // One of the sample house: a new one would be scaled to all its sizes.
  picture: async () => (await call('media.list', {})).find(({ picture }: Media) => picture),
};

describe.each(nouns.filter(hasForm))('$what', (noun) => {
  const { edited, form, translated, visitors } = noun;
  /** Settings have no id of their own. */
  let id = 1;
  beforeAll(async () => {
    if (form.saves) await form.needs?.(use);
    else id = (await edited?.make?.(use))?.id ?? id;
  });

  it('has an input for each field', async () => {
    const { path: screen, steps = [] } = form;
    await openScreen(screen);
    let left = labelledFields(noun);
    for (const step of steps) {
      await step(page);
      left = await withoutInput(page, left);
    }
    const missing = async () =>
      (await withoutInput(page, left)).map(
        ({ path, label }) => `${path} has no input called “${label}” on ${screen}: add it.`,
      );
    await expect.poll(missing).toEqual([]);
  });

  const { texts, pages } = translated ?? {};
  if (!texts || !edited) return;
  it('marks what German visitors read in Italian', async () => {
    const marks = marksOf(noun);
    const before = await edited.read(use, id);
    const shown = 'published' in before ? { published: true } : {};
    await call(edited.update, { ...marked(before, marks), ...shown });
    // The sample house is translated.
    for (const [field, { listOf }] of Object.entries(texts.fields)) {
      const text = { locale: 'de', kind: texts.kind, itemId: id, field, text: '' };
      if (!listOf) await call('translations.save', text);
    }
    const after = await edited.read(use, id);
    const own = typeof visitors === 'string' ? [] : [visitors.path(after)];
    const paths = (await pages?.(use, after)) ?? own;
    const read = async (path: string) => (await fetch(`${site.url}/de${path}`)).text();
    expect(await unmarkedOn(page, await Promise.all(paths.map(read)), noun)).toEqual([]);
  });
});
