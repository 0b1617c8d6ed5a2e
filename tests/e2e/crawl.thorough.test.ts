import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { openGuestPage } from '#tests/support/guest-page.ts';
import { enterAs } from '#tests/support/person.ts';
import { routes } from '#tests/support/routes.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Opens every route in a browser. A page fails the test if it violates its policy, misses a file, requests
// another host or has invalid HTML.

/** The parameters of addresses, from the sample house. */
const samples: Record<string, string> = {
  '/blog/$slug': 'settembre-sull-isola-il-mare-e-ancora-caldo',
  '/pages/$slug': 'come-arrivare',
  '/gallery/$slug': 'la-casa',
  '/reset-password/$token': 'nessuno',
};

const addressOf = (route: string): string =>
  route.replace(/\$\w+/, () => samples[route] ?? expect.fail(`no sample for ${route}`));

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Expects valid HTML, of the server's document or of the browser's current one. */
const expectValid = async (html: string, address: string): Promise<void> => {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
  );
  expect.soft(found, address).toEqual([]);
};

/** Longer than for other tests: each opens every page. */
const MANY_PAGES_MS = 300_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
  samples['/soggiorno/$token'] = await openGuestPage(await adminApi(site));
});
afterAll(() => site?.close());

it('covers all routes', () => {
  expect(routes).toEqual(expect.arrayContaining(['/', '/admin', '/admin/users', '/blog/$slug']));
  expect(routes.length).toBeGreaterThan(25);
});

// The list of all pages does not exist: it answers 404, which the browser logs.
const expectedProblems = [/404 .*\/pages\)/];

it(
  'all keep the content security policy and valid HTML for a visitor',
  async () => {
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems });
    for (const route of routes) {
      const answer = await page.goto(addressOf(route));
      await expectValid((await answer?.text()) ?? '', route);
      await page.locator('h1').first().waitFor();
    }
  },
  MANY_PAGES_MS,
);

it(
  'all keep the content security policy and valid HTML for an administrator',
  async () => {
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems });
    await enterAs(page, ADMIN, '/');
    for (const route of routes) {
      await page.goto(addressOf(route));
      await page.locator('main h1').first().waitFor();
      // The app's screens render or lead elsewhere once their data has loaded.
      await page.waitForLoadState('networkidle');
      await expectValid(await page.content(), route);
    }
  },
  MANY_PAGES_MS,
);

describe('a planted script', () => {
  const plantings: [how: string, plant: string][] = [
    [
      'as an element',
      "document.body.append(Object.assign(document.createElement('script'), { text: 'window.__ran = 1' }))",
    ],
    [
      'as a handler',
      'document.body.insertAdjacentHTML(\'beforeend\', \'<img src="/no-such-picture.svg" onerror="window.__ran = 1">\')',
    ],
    [
      'as a link',
      "document.body.insertAdjacentHTML('beforeend', '<iframe src=\"javascript:parent.__ran = 1\"></iframe>')",
    ],
    [
      'as data',
      "document.body.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,window.__ran=1' }))",
    ],
    [
      'from an upload of text',
      "document.body.append(Object.assign(document.createElement('script'), { src: '/robots.txt' }))",
    ],
    [
      'from elsewhere',
      "document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
    ],
  ];

  it.each(plantings)('does not run: %s', async (_how, plant) => {
    const refused = [
      /no-such-picture/,
      /Content Security Policy/,
      /content security/i,
      /MIME type/,
      /evil\.example/,
    ];
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems: refused });
    await page.goto('/');
    const violated = page.evaluate(
      "new Promise((resolve) => { addEventListener('securitypolicyviolation', () => resolve(true)); addEventListener('error', () => resolve(true), true); })",
    );
    // As a string: evaluated code is exempt from the page's policy, planted code is not.
    await page.evaluate(plant);
    await violated;
    expect(await page.evaluate('window.__ran')).toBeUndefined();
  });
});
