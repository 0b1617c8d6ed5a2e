import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateMenuItemInput, MenuItem } from '#shared/menu/menu.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import {
  button,
  menuTable,
  openMenu,
  panelButton,
  untilFocused,
} from '#tests/support/menu-journey.ts';
import { enterAs, tabTo } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A site menu with very many entries.

describe('a menu of forty entries with long names', () => {
  let crowded: Site;
  beforeAll(async () => {
    crowded = await startSite({ settings: { RATE_LIMITS: 'off' } });
    const crowdedApi = await adminApi(crowded);
    const make = (input: Partial<CreateMenuItemInput>) =>
      crowdedApi.post<MenuItem>('/menuitems', input);
    const parent = await make({
      label: 'Spiagge e calette da raggiungere a piedi in pochi minuti',
    });
    const child = await make({ label: 'Il versante di ponente, al tramonto', parentId: parent.id });
    await make({ label: 'Supercala'.repeat(6), parentId: child.id, slug: 'supercala' });
    for (let number = 1; number <= 34; number += 1) {
      await make({ label: `Pagina numero ${number}`, slug: `pagina-${number}` });
    }
  });
  afterAll(() => crowded?.close());

  it.each([360, 768, 1024, 1280])('stays usable at %i px', async (width) => {
    // Its entries lead to missing pages, and a link is prefetched on touch.
    const expectedProblems = [/404 .*\/trpc\/pages\.get/];
    const page = await browser.newPage({
      baseUrl: crowded.url,
      width,
      height: 800,
      expectedProblems,
    });
    await page.goto('/');
    const before = await page.getByRole('banner').boundingBox();
    expect(before?.height).toBeLessThan(80);
    const menu = await openMenu(page, width);
    if (width >= 768) {
      const more = panelButton(menu, 'Altro');
      await more.focus();
      await page.keyboard.press('Enter');
      const link = menu.getByRole('link', { name: 'Supercala' });
      await tabTo(page, link);
      await page.keyboard.press('Escape');
      await untilFocused(page, more);
      await page.keyboard.press('Enter');
    }
    const link = menu.getByRole('link', { name: 'Pagina numero 34' });
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  it.each([360, 768, 1280])('can be reordered at %i px', async (width) => {
    const page = await browser.newPage({ baseUrl: crowded.url, width, height: 800 });
    await enterAs(page, ADMIN, '/admin/menu');
    await menuTable(page).waitFor();
    await expectNoSidewaysScroll(page);
    if (width < 1280) await button(page, 'Altro su Pagina numero 34').click();
    await button(page, 'Modifica Pagina numero 34').click();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  it('opens without a script, and links to the footer on a phone', async () => {
    const desk = await browser.newPage({
      baseUrl: crowded.url,
      width: 1280,
      javaScriptEnabled: false,
    });
    await desk.goto('/');
    const link = desk.getByRole('banner').getByRole('link', { name: 'Pagina numero 34' });
    await expect.poll(() => link.isVisible()).toBe(false);
    await panelButton(desk, 'Altro').press('Enter');
    await expect.poll(() => link.isVisible()).toBe(true);
    const phone = await browser.newPage({
      baseUrl: crowded.url,
      width: 390,
      javaScriptEnabled: false,
    });
    await phone.goto('/');
    await phone.getByRole('link', { name: 'Menu', exact: true }).click();
    expect(new URL(phone.url()).hash).toBe('#pagine');
    const foot = phone.getByRole('navigation', { name: 'Pagine del sito' });
    await expect.poll(() => foot.getByRole('link', { name: 'Supercala' }).isVisible()).toBe(true);
  });
});
