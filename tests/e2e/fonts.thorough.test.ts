import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Pages bring the letters of Italian; what else a text is written with comes when it is shown.

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
});
afterAll(() => site?.close());

/** The fonts that draw an element's text, each with the number of its letters; the site's own by their files. */
const fontsOf = async (page: Page, selector: string): Promise<Record<string, number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const letters: Record<string, number> = {};
  for (const { familyName, isCustomFont, glyphCount } of fonts) {
    const name = isCustomFont ? familyName : `${familyName}, of this machine`;
    letters[name] = (letters[name] ?? 0) + glyphCount;
  }
  return letters;
};

it.each([
  { selector: 'h1', family: 'Fraunces Medium', file: /\/fraunces-latin-/ },
  { selector: 'p', family: 'Figtree Light', file: /\/figtree-latin-/ },
])('$family draws the letters of other languages too', async ({ selector, family, file }) => {
  const page = await browser.newPage({ baseUrl: site.url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const write = (text: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, written) => {
        element.textContent = written;
      }, text);

  const italian = 'Però: «così» e più';
  await write(italian);
  await expect.poll(() => fontsOf(page, selector)).toEqual({ [family]: italian.length });
  expect(asked.filter((url) => file.test(url))).toEqual([]);

  const others = 'Señor Müß, forêt, œuf';
  await write(others);
  await expect.poll(() => fontsOf(page, selector)).toEqual({ [family]: others.length });
  await write(others.normalize('NFD'));
  await expect.poll(() => fontsOf(page, selector)).toEqual({ [family]: others.length });
  expect(asked.filter((url) => file.test(url))).toHaveLength(1);
});
