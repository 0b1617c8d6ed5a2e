import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#shared/languages/locales.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// The built site in four languages, over HTTP.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const open = async (path: string) => {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, html, language: /<html lang="(\w+)"/.exec(html)?.[1] };
};

describe('an address', () => {
  it.each<[path: string, status: number, language: Locale]>([
    ['/', 200, 'it'],
    ['/en', 200, 'en'],
    ['/de/blog', 200, 'de'],
    ['/fr/gallery', 200, 'fr'],
    ['/de/login', 200, 'de'],
    ['/de/booking', 200, 'de'],
    ['/de/nothing', 404, 'de'],
    ['/de/blog/nothing', 404, 'de'],
    // Italian has no prefix, staff screens have no other language, and Spanish is not offered.
    ['/it', 404, 'it'],
    ['/de/admin', 404, 'it'],
    ['/es', 404, 'it'],
    ['/de/de', 404, 'de'],
  ])('%s is %i in %s', async (path, status, language) => {
    expect(await open(path)).toMatchObject({ status, language });
  });

  it('has a form that answers in its language without JavaScript', async () => {
    expect((await open('/de/contact')).html).toContain('action="/de/messaggio"');
    expect((await open('/contact')).html).toContain('action="/messaggio"');
  });
});
