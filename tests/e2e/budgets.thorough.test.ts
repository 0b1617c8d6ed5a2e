import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { backOfficeFiles } from '#tests/support/built-files.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { type Kind, kinds, type Loaded, logRequests } from '#tests/support/page-requests.ts';
import { launchPhone, PHONE } from '#tests/support/phone.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The compressed size of each public page on a phone with an empty cache. No timing.

/** The address of each page, or the target of a list's first link. */
const pages: Record<string, string | { first: RegExp; of: string }> = {
  home: '/',
  'home in German': '/de',
  posts: '/blog',
  post: { first: /href="(\/blog\/[\w-]+)"/, of: '/blog' },
  page: '/pages/come-arrivare',
  galleries: '/gallery',
  gallery: { first: /href="(\/gallery\/[\w-]+)"/, of: '/gallery' },
  contact: '/contact',
  login: '/login',
};

// Goals with room for growth: only a structural change exceeds them. All KB are transfer sizes.
/** HTML, styles and scripts before the first interaction. */
const KB_OF_CODE = 120;
const KB_OF_ALL = 500;
const REQUESTS = 25;
/** Scripts once the page is hydrated. */
const KB_HYDRATED = 205;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await launchPhone();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const addressOf = async (path: string | { first: RegExp; of: string }): Promise<string> => {
  if (typeof path === 'string') return path;
  const list = await (await fetch(`${site.url}${path.of}`)).text();
  const [, address] = path.first.exec(list) ?? [];
  if (address === undefined) throw new Error(`${path.of} leads nowhere`);
  return address;
};

const kilobytesOf = (kind: Kind, loaded: readonly Loaded[]): number =>
  loaded.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes / 1024, 0);

const visit = async (
  path: string,
): Promise<{ page: Page; log: ReturnType<typeof logRequests> }> => {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url });
  onTestFinished(() => context.close());
  const log = logRequests(context, site.url);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, log };
};

it.each(Object.entries(pages))('%s keeps its budget, on this site only', async (_, path) => {
  const { page, log } = await visit(await addressOf(path));
  const atLoad = await log.loaded();
  const sum = (...kinds: Kind[]): number =>
    kinds.reduce((total, kind) => total + kilobytesOf(kind, atLoad), 0);
  expect.soft(sum('HTML', 'CSS', 'JS'), 'KB of code at load').toBeLessThan(KB_OF_CODE);
  expect.soft(sum(...kinds), 'KB of all at load').toBeLessThan(KB_OF_ALL);
  expect.soft(atLoad.length, 'requests at load').toBeLessThan(REQUESTS);
  await untilHydrated(page, 'header');
  await page.waitForLoadState('networkidle');
  const loaded = await log.loaded();
  expect.soft(kilobytesOf('JS', loaded), 'KB of scripts when hydrated').toBeLessThan(KB_HYDRATED);
  const backOffice = await backOfficeFiles();
  expect(loaded.filter(({ path: file }) => backOffice.has(file))).toEqual([]);
  expect(log.elsewhere()).toEqual([]);
});
