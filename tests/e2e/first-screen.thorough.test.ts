import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { layoutShift } from '#tests/support/layout.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// The first picture of a page loads before fonts, code and other pictures, on every page and in every browser.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

type PhoneOptions = { javaScriptEnabled?: boolean };

const openPhone = (options: PhoneOptions = {}): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, ...options });

/** The home page before its first picture has loaded. */
const openWithoutPicture = async () => {
  const page = await openPhone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letThrough = await holdBack(page, '**/uploads/*-square-*.webp');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((path) => path.includes('-square-'))).toBe(true);
  return { page, asked, letThrough };
};

/** The font families that render an element's text; `local` are those of this machine. */
const facesOf = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'local'));
};

const expectWebFonts = async (page: Page): Promise<void> => {
  await expect.poll(() => facesOf(page, 'main h1')).toEqual(['Fraunces Medium']);
  await expect.poll(() => facesOf(page, 'main h1 + p')).toEqual(['Figtree Light']);
};

const isLoaded = (picture: HTMLImageElement): boolean => picture.naturalWidth > 0;

const boxIcon = (page: Page) =>
  page.getByRole('region', { name: 'In breve' }).locator('img').first();

it('requests its first picture alone, then fonts, code and the other pictures', async () => {
  const { page, asked, letThrough } = await openWithoutPicture();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const others = asked.filter((path) => !/^\/$|-square-|^\/(icon|favicon)/.test(path));
  expect(others).toEqual([]);
  letThrough();
  await expectWebFonts(page);
  await expect.poll(() => boxIcon(page).evaluate(isLoaded)).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('/page-script-'))).toBe(true);
});

it('requests nothing else in the frame that paints the first picture', async () => {
  const page = await openPhone();
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    addEventListener('load', () => requestAnimationFrame(() => order.push('drawn')));
    addEventListener('firstscreen', () => order.push('first screen'));
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate('order')).toEqual(['drawn', 'first screen']);
  await expectWebFonts(page);
});

it('loads completely in a background tab, which paints no frame', async () => {
  const page = await openPhone();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
    .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
});

it('links the manifest after the first screen', async () => {
  const { page, letThrough } = await openWithoutPicture();
  const manifest = page.locator('link[rel="manifest"]');
  expect(await manifest.count()).toBe(0);
  letThrough();
  await manifest.waitFor({ state: 'attached' });
});

it('shows a picture further down to a visitor who does not wait for the first', async () => {
  const { page } = await openWithoutPicture();
  await boxIcon(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => boxIcon(page).evaluate(isLoaded)).toBe(true);
});

it('has its fonts without scripts too', async () => {
  const page = await openPhone({ javaScriptEnabled: false });
  await page.goto('/');
  await expectWebFonts(page);
});

it('renders the letters of other languages in its own fonts', async () => {
  const page = await openPhone();
  await page.goto('/');
  await page.locator('main h1').evaluate((title) => {
    title.textContent = 'Señor Müß, forêt, œuf';
  });
  await expectWebFonts(page);
});

/** Just below the header, which stays. */
const untilThere = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => {
      const distance = await page
        .locator(`#${id}`)
        .evaluate((section) => Math.round(section.getBoundingClientRect().top));
      return distance >= 0 && distance < 100;
    })
    .toBe(true);

it('scrolls to an anchor, however early its link is followed', async () => {
  const page = await openPhone();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('link', { name: 'Verifica le date' })
    .filter({ visible: true })
    .first()
    .click();
  await untilThere(page, 'disponibilita');
});

/** The site behind a connection that stalls within the home page's hero, until `letThrough` is called. */
const behindStoppingLine = async () => {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site.url));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    if (url !== '/') return response.end(body);
    const stop = body.indexOf('</h1>');
    response.write(body.subarray(0, stop));
    await rest.promise;
    return response.end(body.subarray(stop));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, letThrough: rest.resolve };
};

it('has no layout shift while the rest of it streams in', async () => {
  const line = await behindStoppingLine();
  const page = await browser.newPage({ baseUrl: line.url, width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate("performance.getEntriesByName('first-contentful-paint').length"))
    .toBe(1);
  line.letThrough();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectWebFonts(page);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});
