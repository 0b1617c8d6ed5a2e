import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Public pages on the narrowest phone, with large or spaced type, in forced colours, and in print.

// Its own site: one more entry of the menu or one more review moves what is measured here.
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const paths = [
  '/',
  '/de',
  '/fr',
  '/blog',
  '/blog/tre-calette-da-raggiungere-a-piedi',
  '/gallery',
  '/gallery/la-casa',
  '/contact',
  '/pages/come-arrivare',
  '/pages/informativa-privacy',
  '/login',
  '/register',
  '/forgot-password',
];

/** Acts as a user style sheet, which no content security policy blocks. */
const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** WCAG 2.2, 1.4.12 */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** WCAG 2.2, 1.4.4 */
const LARGE = 'html { font-size: 200%; }';

it.each(paths)('%s fits 320 px, with spaced and with large type', async (path) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 320, height: 640 });
  expect((await page.goto(path))?.status()).toBe(200);
  await page.locator('main h1').first().waitFor();
  await expectNoSidewaysScroll(page);
  for (const css of [SPACING, LARGE]) {
    await addStyles(page, css);
    await expectNoSidewaysScroll(page);
  }
});

it('no price is clipped on the narrowest phone', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 320, height: 640 });
  for (const path of ['/', '/en', '/de', '/fr']) {
    await page.goto(path);
    const hidden = await page
      .locator('#disponibilita table')
      .first()
      .evaluate((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0));
    expect([path, hidden]).toEqual([path, 0]);
  }
});

/** Contrast of white text on the brightest point of a picture; WCAG 2.2, 1.4.3 */
const contrastOfWhite = async (picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    brightest = Math.max(
      brightest,
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
    );
  }
  return 1.05 / (brightest + 0.05);
};

it.each([360, 800])(
  'at %i px a heading of any length is legible on the hero picture',
  async (width) => {
    const page = await browser.cleanPage({ baseUrl: site.url, width, height: 780 });
    await page.goto('/');
    const title = page.locator('#hero-title');
    for (const words of ['Casa bianca', 'Una casa bianca sopra il mare '.repeat(6)]) {
      await title.evaluate((heading, text) => {
        heading.textContent = text;
        heading.style.color = 'transparent';
      }, words);
      expect(await contrastOfWhite(await title.screenshot())).toBeGreaterThanOrEqual(3);
    }
  },
);

/** The start of a part of the page and the page's height, once the layout is stable. */
const placesOn = async (page: Page) => {
  await page.locator('html:not(.deferred-layout)').waitFor();
  const calendar = page.locator('#disponibilita .rounded-card:has([data-month-grid])');
  return {
    calendar: await calendar.evaluate((card) => card.getBoundingClientRect().top + scrollY),
    page: await page.evaluate(() => document.documentElement.scrollHeight),
  };
};

// The sample house has ten amenities, four beds, ten pictures, five reviews and four articles.
it.each([
  [360, 780],
  [390, 844],
])('at %i × %i the calendar begins within two and a half screens', async (width, height) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width, height });
  // Without the script that delays the layout of sections.
  await page.goto('/#contatti');
  const places = await placesOn(page);
  expect(places.calendar).toBeLessThanOrEqual(2.5 * height);
  expect(places.page).toBeLessThan(9000);
});

it.each([
  [768, 1024],
  [1366, 768],
])('at %i × %i the home page is at most 7,000 px high', async (width, height) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width, height });
  await page.goto('/#contatti');
  expect((await placesOn(page)).page).toBeLessThanOrEqual(7000);
});

it('on a laptop dates and prices begin within two and a half screens', async () => {
  const height = 768;
  const page = await browser.cleanPage({ baseUrl: site.url, width: 1366, height });
  await page.goto('/#contatti');
  const top = await page
    .locator('#disponibilita')
    .evaluate((section) => section.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThanOrEqual(2.5 * height);
});

// Articles have covers of their own choice.
it.each([360, 1366])('at %i px hero, gallery and house show no picture twice', async (width) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width });
  await page.goto('/');
  const shown = await page
    .locator('main > section:not([aria-labelledby="latest-posts-title"]) img')
    .filter({ visible: true })
    .evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')?.replace(/-\d+(?=\.\w+$)/, '')),
    );
  expect(shown.length).toBeGreaterThan(6);
  expect(new Set(shown).size).toBe(shown.length);
});

/** The visible links to the dates on the screen. */
const datesLinksOn = (page: Page): Promise<number> =>
  page.getByRole('link', { name: 'Verifica le date' }).evaluateAll(
    (links) =>
      links.filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return (
          bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true })
        );
      }).length,
  );

it('a phone offers the dates once a screen, but not beside the calendar', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 640 });
  await page.goto('/');
  await untilHydrated(page, 'header');
  await expect.poll(() => datesLinksOn(page)).toBe(1);
  for (const [part, count] of [
    ['galleria', 1],
    ['casa', 1],
    ['disponibilita', 0],
    ['recensioni', 1],
    ['contatti', 1],
  ] as const) {
    await page.locator(`#${part}`).evaluate((section) => section.scrollIntoView());
    await expect.poll(async () => [part, await datesLinksOn(page)]).toEqual([part, count]);
  }
  await page.goto('/blog');
  await untilHydrated(page, 'header');
  await expect.poll(() => datesLinksOn(page)).toBe(1);
  await page.getByRole('complementary', { name: 'Prezzi e date' }).scrollIntoViewIfNeeded();
  await expect.poll(() => datesLinksOn(page)).toBe(1);
});

it('sections folded on a phone are open on a laptop, and unfold by keyboard', async () => {
  const folded = ['Doccia esterna', '85 m²', 'dalle 16:00 alle 21:00'];
  const laptop = await browser.cleanPage({ baseUrl: site.url, width: 1280 });
  await laptop.goto('/#contatti');
  for (const text of folded) {
    expect([text, await laptop.getByText(text).first().isVisible()]).toEqual([text, true]);
  }
  const phone = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await phone.goto('/#contatti');
  for (const text of folded) {
    const shown = phone.getByText(text).first();
    expect([text, await shown.isVisible()]).toEqual([text, false]);
    await phone.locator('details', { has: shown }).locator('summary').press('Enter');
    await shown.waitFor();
  }
});

it('rows to swipe do not widen the page, and move by keyboard', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await page.goto('/#recensioni');
  await expectNoSidewaysScroll(page);
  const reviews = page.locator('#recensioni .swipe-row').first();
  await page.keyboard.press('Tab');
  await reviews.and(page.locator('[tabindex="0"]')).waitFor();
  await reviews.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => reviews.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await reviews.and(page.locator(':not([tabindex])')).waitFor();
});

it('the header marks the current page once', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  const marked = page.locator('header [aria-current]').filter({ visible: true });
  for (const [path, name] of [
    ['/', 'Home'],
    ['/blog', 'Blog'],
  ] as const) {
    await page.goto(path);
    // The blog is among the entries that do not fit.
    if (name === 'Blog') await page.getByRole('banner').getByText('Altro', { exact: true }).click();
    expect(await marked.allInnerTexts()).toEqual([name]);
    await untilHydrated(page, 'header');
    expect(await marked.allInnerTexts()).toEqual([name]);
  }
});

it.each(['none', 'active'] as const)(
  'every mark of the calendar differs from the others, with forced colours: %s',
  async (forcedColors) => {
    const page = await browser.newPage({ baseUrl: site.url });
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    const samples = page.getByRole('list', { name: 'Legenda del calendario' }).locator('.day');
    await samples.first().scrollIntoViewIfNeeded();
    const looks: string[] = [];
    for (const sample of await samples.all()) {
      looks.push((await sample.screenshot({ animations: 'disabled' })).toString('base64'));
    }
    expect(looks.length).toBeGreaterThan(6);
    expect(new Set(looks).size).toBe(looks.length);
  },
);

it('print has the calendar and the prices, without controls', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('table', { name: /^Listino/ }).first(),
    page.getByRole('list', { name: 'Legenda del calendario' }),
    page.locator('#contatti').getByText('+39 0781 000 000'),
  ]) {
    expect(await shown.isVisible()).toBe(true);
  }
  expect(await page.locator('[data-month-grid]').filter({ visible: true }).count()).toBe(2);
  for (const hidden of ['header.site-header', 'footer nav', 'main form', '.hero-picture']) {
    expect([hidden, await page.locator(hidden).filter({ visible: true }).count()]).toEqual([
      hidden,
      0,
    ]);
  }
  const above = await page.locator('#hero-title + p').boundingBox();
  const below = await page.getByRole('region', { name: 'In breve' }).boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  const dark = await page
    .locator('main section, footer')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(new Set(dark)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
