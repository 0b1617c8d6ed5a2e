import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanRichText } from '#server/features/rich-text/rich-text-sanitizer.ts';
import type { Post } from '#shared/cms/blog.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { writtenText } from '#tests/support/pen.ts';
import { enterAs } from '#tests/support/person.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Malicious texts, displayed and opened in the editor in a browser without a content security policy.

const POSTS = 6;

let site: Site;
let posts: Post[];

/** As titles: payloads that break out of a title, an attribute, JSON-LD or a comment. */
const titles = [
  '</title><script>window.__ran=1</script>',
  '</script><script>window.__ran=1</script>',
  '"><img src=x onerror=window.__ran=1>',
  "'-window.__ran=1-' \u0024{window.__ran=1}",
  '--><svg onload=window.__ran=1>',
  ']]><script>window.__ran=1</script>',
];

beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  const api = await adminApi(site);
  const cleaned = await Promise.all(scriptPayloads.map(cleanRichText));
  const { fileName: coverImage } = await storeMedia(site, api, await pngNamed('Mare'));
  posts = await Promise.all(
    titles.map((title, index) =>
      api.post<Post>('/blog', {
        title,
        excerpt: `${title} e un estratto`,
        coverImage,
        published: true,
        content: cleaned.filter((_, at) => at % POSTS === index).join('<p>…</p>'),
      }),
    ),
  );
});
afterAll(() => site?.close());

// The files that payloads name do not exist.
const expectedProblems = [/Failed to load resource.*404.*\/uploads\//];

const newPage = () => browser.newPage({ baseUrl: site.url, bypassCsp: true, expectedProblems });

const expectNothingRan = async (page: Page): Promise<void> => {
  expect(await page.evaluate('window.__ran')).toBeUndefined();
};

it('a visitor reads payloads as text', async () => {
  const page = await newPage();
  for (const { slug, title } of posts) {
    await page.goto(`/blog/${slug}`);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).first().textContent())
      .toBe(title);
    await expectNothingRan(page);
  }
  await page.goto('/blog');
  await page
    .getByRole('link', { name: titles[0] ?? '' })
    .first()
    .waitFor();
  await expectNothingRan(page);
});

it('an editor opens payloads as text', async () => {
  const page = await newPage();
  await enterAs(page, ADMIN, '/admin/blog');
  for (const { id, title } of posts) {
    await page.goto(`/admin/blog?edit=${id}`);
    await writtenText(page).getByText('testo').first().waitFor();
    await expect.poll(() => page.getByLabel('Titolo').first().inputValue()).toBe(title);
    await expectNothingRan(page);
  }
});
