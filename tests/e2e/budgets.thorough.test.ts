import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { backOfficeFiles } from '#tests/support/built-files.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import {
  type Kind,
  kinds,
  type Loaded,
  logRequests,
  withoutQuiet,
} from '#tests/support/page-requests.ts';
import { launchPhone, PHONE } from '#tests/support/phone.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The compressed size of each public page on a phone with an empty cache. No timing.

type Address = string | { first: RegExp; of: string };

/** A page to read, a page with a form, and a screen of the app. */
const KB_OF_SCRIPTS = { read: 15, asked: 110, app: 205 };

/** The address of each page, or the target of a list's first link, and what its scripts are for. */
const pages: Record<string, [Address, keyof typeof KB_OF_SCRIPTS]> = {
  home: ['/', 'asked'],
  'home in German': ['/de', 'asked'],
  posts: ['/blog', 'read'],
  post: [{ first: /href="(\/blog\/[\w-]+)"/, of: '/blog' }, 'read'],
  page: ['/pages/come-arrivare', 'read'],
  galleries: ['/gallery', 'read'],
  gallery: [{ first: /href="(\/gallery\/[\w-]+)"/, of: '/gallery' }, 'read'],
  contact: ['/contact', 'asked'],
  login: ['/login', 'app'],
};

// Goals with room for growth: only a structural change exceeds them. All KB are transfer sizes.
/** HTML, styles and scripts before the first interaction, without what is downloaded in the quiet after. */
const KB_OF_CODE = 60;
const KB_OF_ALL = 500;
const REQUESTS = 25;
/** The script of each page. */
const KB_OF_SCRIPTS_AT_LOAD = 6;

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

const addressOf = async (path: Address): Promise<string> => {
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
  await withoutQuiet(context);
  const log = logRequests(context, site.url);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, log };
};

const readThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 400) await page.evaluate((top) => scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
};

it.each(Object.entries(pages))('%s keeps its budget, on this site only', async (_, [path, use]) => {
  const { page, log } = await visit(await addressOf(path));
  const atLoad = await log.loaded();
  const sum = (...kinds: Kind[]): number =>
    kinds.reduce((total, kind) => total + kilobytesOf(kind, atLoad), 0);
  if (use !== 'app') {
    expect.soft(sum('HTML', 'CSS', 'JS'), 'KB of code at load').toBeLessThan(KB_OF_CODE);
    expect.soft(sum('JS'), 'KB of scripts at load').toBeLessThan(KB_OF_SCRIPTS_AT_LOAD);
    expect.soft(atLoad.length, 'requests at load').toBeLessThan(REQUESTS);
  }
  expect.soft(sum(...kinds), 'KB of all at load').toBeLessThan(KB_OF_ALL);
  await readThrough(page);
  if (use === 'asked') await untilHydrated(page, 'main form');
  const loaded = await log.loaded();
  expect.soft(kilobytesOf('JS', loaded), 'KB of scripts').toBeLessThan(KB_OF_SCRIPTS[use]);
  const backOffice = await backOfficeFiles();
  expect(loaded.filter(({ path: file }) => backOffice.has(file))).toEqual([]);
  expect(log.elsewhere()).toEqual([]);
});
