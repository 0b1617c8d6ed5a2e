import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { layoutShift, untilFontsLoaded } from '#tests/support/layout.ts';
import { button, openMenu, panelButton } from '#tests/support/menu-journey.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// A site menu with entries for staff.

describe('staff entries', () => {
  let own: Site;
  let editor: Person;
  beforeAll(async () => {
    own = await startSite({ settings: { RATE_LIMITS: 'off' } });
    const ownApi = await adminApi(own);
    // The menu of languages and all entries would leave no room for those of staff at 1280 px.
    await ownApi.put('/site/settings', { languages: ['it'] });
    const entries = await ownApi.get<{ id: number; label: string }[]>('/menuitems');
    const directions = entries.find(({ label }) => label === 'Come arrivare');
    await ownApi.delete(`/menuitems/${directions?.id}`);
    await ownApi.post('/menuitems', { label: 'Redazione', url: '/admin', visibleTo: 'EDITOR' });
    await ownApi.post('/menuitems', { label: 'Direzione', url: '/admin', visibleTo: 'ADMIN' });
    editor = await makePerson(ownApi, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  });
  afterAll(() => own?.close());

  it.each([1280, 390])(
    'are sent to no visitor, whose page refetches nothing, at %i px',
    async (width) => {
      const html = await (await fetch(`${own.url}/`)).text();
      expect(html).not.toMatch(/Redazione|Direzione/);
      const page = await browser.cleanPage({ baseUrl: own.url, width });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.goto('/');
      await openMenu(page, width);
      await page.waitForLoadState('networkidle');
      expect(calls.filter((url) => url.includes('menu.list'))).toEqual([]);
    },
  );

  it.each([1280, 390])(
    'appear without a layout shift, and disappear with the session, at %i px',
    async (width) => {
      const page = await browser.cleanPage({ baseUrl: own.url, width });
      await enterAs(page, editor, '/admin/menu');
      // A font that arrives after the entries shifts them of itself.
      await page.route(/\/trpc\/[^?]*menu\.list/, async (route) => {
        await untilFontsLoaded(page);
        await route.continue();
      });
      await page.goto('/');
      const entry = page.getByRole('banner').getByRole('link', { name: 'Redazione' });
      if (width < 768) {
        const menu = await openMenu(page, width);
        await menu.getByRole('link', { name: 'Redazione' }).waitFor();
        await expect.poll(() => menu.getByRole('link', { name: 'Direzione' }).count()).toBe(0);
        await page.keyboard.press('Escape');
      } else {
        await entry.waitFor();
        await expect.poll(() => page.getByText('Direzione', { exact: true }).count()).toBe(0);
      }
      expect(await layoutShift(page)).toBeLessThan(0.01);
      // The server never answers: the entries must disappear nevertheless.
      await page.route(/\/trpc\/[^?]*menu\.list/, () => undefined);
      await panelButton(page, 'Edda Editrice').click();
      await button(page, 'Scollegati').click();
      await panelButton(page, 'Edda Editrice').waitFor({ state: 'detached' });
      const menu = await openMenu(page, width);
      await menu.getByRole('link', { name: 'Contatti' }).waitFor();
      await expect.poll(() => page.getByText('Redazione').count()).toBe(0);
    },
  );
});
