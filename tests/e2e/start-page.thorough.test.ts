import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The start page of a new site whose mails fail, without backup, in preparation, with all first steps.

let site: Site;

beforeAll(async () => {
  // No server listens there, so mails stay unsent.
  const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' };
  site = await startSite({ settings });
  const api = await adminApi(site);
  for (const months of [2, 4, 6, 8]) {
    await api.post('/bookings', {
      ...freeWeek(months),
      guestName: `Ospite ${months}`,
      guestEmail: `ospite${months}@example.com`,
      numberOfGuests: 2,
      note: 'Abbiamo un cane.',
    });
  }
  await api.post('/contact', {
    name: 'Piera Sala',
    email: 'piera@example.com',
    message: 'In casa c’è un seggiolone?',
    privacyAccepted: true,
  });
  await api.put('/site/settings', { inPreparation: true });
});
afterAll(() => site?.close());

it.each([
  [360, 780],
  [1280, 900],
])(
  'at %i × %i px a request is in sight without scrolling, whatever else there is',
  async (width, height) => {
    const page = await browser.cleanPage({ baseUrl: site.url, width, height });
    await enterAs(page, ADMIN, '/admin');
    await page.getByText(/^La posta non parte/).waitFor();
    await page.getByText('Il sito è in preparazione').waitFor();
    const steps = page.getByRole('region', { name: 'Primi passi' });
    await steps.getByText(/^ne mancano/).waitFor();
    expect(await steps.getByRole('link', { name: 'Descrivi la casa' }).isVisible()).toBe(false);
    const requests = page
      .getByRole('region', { name: 'Richieste in attesa' })
      .getByRole('listitem');
    expect(await requests.count()).toBe(width < 768 ? 3 : 4);
    const box = await requests.first().boundingBox();
    expect(box && box.y + box.height).toBeLessThan(height);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  },
);
