import type { Page } from 'playwright-core';
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
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';

const STEP_PX = 400;
const STEP_MS = 60;
const CODE: readonly Kind[] = ['HTML', 'CSS', 'JS'];

const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate('document.documentElement.scrollHeight');
  for (let y = 0; y <= Number(height); y += STEP_PX) {
    await page.evaluate(`scrollTo(0, ${y})`);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForLoadState('networkidle');
};

/** Types into the request form and sends it empty otherwise: all that checking it needs is loaded. */
const tryForm = async (page: Page): Promise<void> => {
  const form = page.locator('form').first();
  await form.scrollIntoViewIfNeeded();
  await untilHydrated(page, 'main form');
  await form.locator('input').first().click();
  await page.keyboard.press('Tab');
  await form.locator('button[type=submit]').click();
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
};

const kilobytes = (loaded: readonly Loaded[], of: readonly Kind[]): number =>
  loaded.filter(({ kind }) => of.includes(kind)).reduce((sum, { bytes }) => sum + bytes / 1024, 0);

const byKind = (when: string, loaded: readonly Loaded[]): Figure[] =>
  kinds
    .filter((kind) => loaded.some((file) => file.kind === kind))
    .map((kind) => ({ what: `${when}: ${kind}`, value: kilobytes(loaded, [kind]), unit: 'KB' }));

const figuresOf = (
  atLoad: readonly Loaded[],
  afterUse: readonly Loaded[],
  found: { elsewhere: number; backOffice: number; uncompressed: number },
): Figure[] => [
  ...byKind('at load', atLoad),
  {
    what: 'at load: HTML + CSS + JS',
    value: kilobytes(atLoad, CODE),
    unit: 'KB',
    goal: { atMost: 120 },
  },
  {
    what: 'at load: everything',
    value: kilobytes(atLoad, kinds),
    unit: 'KB',
    goal: { atMost: 400 },
  },
  { what: 'at load: requests', value: atLoad.length, unit: 'count' },
  ...byKind('scrolled through, form tried', afterUse),
  {
    what: 'scrolled through, form tried: everything',
    value: kilobytes(afterUse, kinds),
    unit: 'KB',
  },
  { what: 'code sent uncompressed', value: found.uncompressed, unit: 'count', goal: { atMost: 0 } },
  { what: 'requests to others', value: found.elsewhere, unit: 'count', goal: { atMost: 0 } },
  { what: 'files of the back office', value: found.backOffice, unit: 'count', goal: { atMost: 0 } },
];

const isUncompressed = ({ kind, encoding, bytes }: Loaded): boolean =>
  CODE.includes(kind) && encoding === 'none' && bytes > 1024;

/** The bytes that a phone with an empty cache receives, as they come over the wire. */
export const pageWeight: Benchmark = {
  name: 'page-weight',
  title: 'Bytes of the home page on a phone',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startQuietSite();
      closeLater(site.close);
      const browser = await launchPhone();
      closeLater(() => browser.close());
      const context = await browser.newContext({ ...PHONE, baseURL: site.url });
      await withoutQuiet(context);
      const log = logRequests(context, site.url);
      const page = await context.newPage();

      await page.goto('/', { waitUntil: 'networkidle' });
      const atLoad = await log.loaded();
      await scrollThrough(page);
      await tryForm(page);
      const afterUse = await log.loaded();

      const backOffice = await backOfficeFiles();
      return figuresOf(atLoad, afterUse, {
        elsewhere: log.elsewhere().length,
        backOffice: afterUse.filter(({ path }) => backOffice.has(path)).length,
        uncompressed: afterUse.filter(isUncompressed).length,
      });
    }),
};
