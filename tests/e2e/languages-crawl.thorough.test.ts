import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Locale, locales, localizedPath } from '#shared/languages/locales.ts';
import { browser } from '#tests/support/browser.ts';
import { createItalianFinder, textKeys } from '#tests/support/catalogue-words.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { routes } from '#tests/support/routes.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Every page of visitors and members in every language has no built-in Italian text, no raw text keys, and no
// overflow on a phone.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  await api.put('/site/settings', { languages: locales });
});
afterAll(() => site?.close());

const samples: Record<string, string> = {
  '/blog/$slug': '/blog/settembre-sull-isola-il-mare-e-ancora-caldo',
  '/pages/$slug': '/pages/come-arrivare',
  '/gallery/$slug': '/gallery/la-casa',
  '/reset-password/$token': '/reset-password/nessuno',
};

const addresses = [
  ...routes.filter((route) => !route.startsWith('/admin')).map((route) => samples[route] ?? route),
  '/nothing',
  '/?arrivo=2027-09-04&partenza=2027-09-11&ospiti=2',
];

/** All texts of a page, except those marked as Italian. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOurs = (element: Element | null): boolean =>
      element !== null && !element.closest('script, style, [lang]:not(html)');
    const words = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOurs(parentElement)) words.add((textContent ?? '').trim());
    }
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (!isOurs(element)) continue;
      for (const name of attributes) words.add(element.getAttribute(name) ?? '');
    }
    return [...words].filter((text) => text !== '');
  });

const NO_WORDS = /undefined|\[object|\bNaN\b|\{\w+\}|<\/?\d>/;

const isNoWords = (words: string): boolean =>
  NO_WORDS.test(words) || words.split(/[\s?]/).some((word) => textKeys.has(word));

const expectWords = async (
  page: Page,
  find: ReturnType<typeof createItalianFinder>,
  place: string,
) => {
  const found = (await wordsOf(page)).flatMap((words) => {
    const italian = find(words);
    return italian.length > 0 || isNoWords(words) ? [`${words} (${italian.join()})`] : [];
  });
  expect.soft(found, place).toEqual([]);
};

const DESK = { width: 1280, height: 900 };
/** The narrowest phones, and the narrowest with the menu of languages in the header. */
const PHONES = [320, 375];

/** Layout faults: clipped or overflowing text, and a header of more than one row. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.querySelectorAll<HTMLElement>(
      'button, summary, label, h1, h2, h3, h4, a:has(> svg), :is(header, main) a[class*="rounded"]',
    );
    const cut = [...words].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    );
    const tops = [...document.querySelectorAll('.site-header .page-width > *')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => Math.round(top + height / 2));
    return [
      ...cut.map(({ innerText }) => `cut: ${innerText}`),
      ...(Math.max(...tops) - Math.min(...tops) > 4 ? ['a header of several rows'] : []),
    ];
  });

const expectFitsPhones = async (page: Page, place: string): Promise<void> => {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expect.poll(() => misfits(page), { message: `${place} at ${width}` }).toEqual([]);
  }
  await page.setViewportSize(DESK);
};

/** Submits each empty form, to show its errors. */
const sendEmptyForms = async (page: Page): Promise<void> => {
  const buttons = page.locator('main form button[type="submit"]:not([disabled])');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons.nth(index).click();
  }
  const invalid = page.locator('main [aria-invalid="true"]');
  if ((await buttons.count()) > 0) await expect.poll(() => invalid.count()).toBeGreaterThan(0);
};

/** Longer than for other tests: each opens every page. */
const MANY_PAGES_MS = 300_000;

const others = locales.filter((locale): locale is Exclude<Locale, 'it'> => locale !== 'it');

it.each(others)(
  'has no built-in Italian for a visitor in %s',
  async (locale) => {
    const find = createItalianFinder(locale);
    const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/404/] });
    for (const address of addresses) {
      await page.goto(localizedPath(locale, address));
      await page.locator('h1').first().waitFor();
      await expectWords(page, find, address);
      await expectFitsPhones(page, address);
    }
    for (const address of [
      '/contact',
      '/login',
      '/register',
      '/forgot-password',
      '/resend-confirmation',
    ]) {
      await page.goto(localizedPath(locale, address));
      await untilHydrated(page, 'main form');
      await sendEmptyForms(page);
      await expectWords(page, find, `${address}, sent empty`);
    }
  },
  MANY_PAGES_MS,
);

it.each(others)(
  'has no built-in Italian for a member in %s',
  async (locale) => {
    const find = createItalianFinder(locale);
    const page = await browser.newPage({ baseUrl: site.url });
    const member = await makePerson(api, 'Giulia Bianchi', `giulia-${locale}@example.com`);
    await enterAs(page, member, '/');
    for (const address of ['/', '/booking', '/profile', '/passkey', '/contact']) {
      await page.goto(localizedPath(locale, address));
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectWords(page, find, address);
      await expectFitsPhones(page, address);
    }
  },
  MANY_PAGES_MS,
);
