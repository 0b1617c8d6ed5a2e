import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { backOfficeFiles } from '#tests/support/built-files.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { type Kind, type Loaded, logRequests } from '#tests/support/page-requests.ts';
import { launchPhone, PHONE } from '#tests/support/phone.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// What a phone with an empty cache receives of each public page, compressed. None of it needs a clock.

type Budget = {
  /** An address, or where a list's first link leads to. */
  path: string | { first: RegExp; of: string };
  /** KB before anybody touches the page. */
  HTML: number;
  pictures: number;
  requests: number;
  /** KB of scripts once the page is hydrated. */
  hydrated?: number;
};

/**
 * What is sent today and a little more; the styles stand in the HTML. The goals: 120 KB of HTML, CSS and JS;
 * 400 KB of all for the home page. A date or a port alone moves the HTML by some bytes: no budget is at its edge.
 */
const budgets: Record<string, Budget> = {
  home: { path: '/', HTML: 33, pictures: 230, requests: 17 },
  'home in German': { path: '/de', HTML: 33.6, pictures: 230, requests: 17, hydrated: 158.1 },
  posts: { path: '/blog', HTML: 20.7, pictures: 128, requests: 9 },
  post: {
    path: { first: /href="(\/blog\/[\w-]+)"/, of: '/blog' },
    HTML: 21.8,
    pictures: 128,
    requests: 9,
  },
  page: { path: '/pages/come-arrivare', HTML: 21.4, pictures: 43, requests: 6 },
  galleries: { path: '/gallery', HTML: 20.4, pictures: 325, requests: 17 },
  gallery: {
    path: { first: /href="(\/gallery\/[\w-]+)"/, of: '/gallery' },
    HTML: 20.4,
    pictures: 137,
    requests: 12,
  },
  contact: { path: '/contact', HTML: 20.7, pictures: 6.5, requests: 6 },
  login: { path: '/login', HTML: 20, pictures: 0, requests: 5, hydrated: 178.4 },
};

/** KB that are the same for all. */
const shared = { CSS: 0, JS: 3.2, fonts: 37.4 };
const HYDRATED = 157.7;

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

const addressOf = async (path: Budget['path']): Promise<string> => {
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

/** What is more than it may be, in words. */
const excessOf = (measured: Record<string, number>, allowed: Record<string, number>): string[] =>
  Object.entries(allowed)
    .filter(([what, limit]) => (measured[what] ?? 0) > limit)
    .map(([what, limit]) => `${what}: ${measured[what]?.toFixed(1)} instead of ${limit}`);

it.each(Object.entries(budgets))('%s keeps to its bytes, and to this site', async (_, budget) => {
  const { path, HTML, pictures, requests, hydrated = HYDRATED } = budget;
  const { page, log } = await visit(await addressOf(path));
  const atLoad = await log.loaded();
  const allowed = { ...shared, HTML, pictures };
  const measured = Object.fromEntries(
    Object.keys(allowed).map((kind) => [kind, kilobytesOf(kind as Kind, atLoad)]),
  );
  await untilHydrated(page, 'header');
  await page.waitForLoadState('networkidle');
  const loaded = await log.loaded();
  expect([
    ...excessOf(measured, allowed),
    ...excessOf(
      { requests: atLoad.length, hydrated: kilobytesOf('JS', loaded) },
      { requests, hydrated },
    ),
  ]).toEqual([]);
  const backOffice = await backOfficeFiles();
  expect(loaded.filter(({ path }) => backOffice.has(path))).toEqual([]);
  expect(log.elsewhere()).toEqual([]);
});
