import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, monthOf } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

describe('the home page', () => {
  it('is complete without JavaScript', async () => {
    const page = await browser.newPage({
      baseUrl: site.url,
      width: 1280,
      javaScriptEnabled: false,
    });
    await page.goto('/');
    for (const name of [
      'Una casa bianca sopra il mare',
      'Casa Maestrale',
      'Disponibilità e prezzi',
      'Prenota il tuo soggiorno',
      'Recensioni ospiti',
      'Contattaci',
    ]) {
      await expect.poll(() => page.getByRole('heading', { name }).first().isVisible()).toBe(true);
    }
    // A past period is in the page too, folded.
    await expect.poll(() => page.locator('tr', { hasText: '1.350' }).count()).toBe(1);
    // At the end of a month the calendar opens on the next one.
    const month = monthOf(new Date().toISOString().slice(0, 10));
    const months = new RegExp(
      `^(${[month, addMonths(month, 1)].map(formatMonth).join('|')})$`,
      'i',
    );
    expect(await page.getByText(months).first().isVisible()).toBe(true);
    // The browser library does not query <noscript>, so check the server's text.
    expect(await page.content()).toContain('Calcola il prezzo');
    const broken = await page
      .locator('img')
      .evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(
            (image) => image.complete && image.naturalWidth === 0,
          ).length,
      );
    expect(broken).toBe(0);
  });
});

describe('an unknown address', () => {
  it('shows not-found, with a link home', async () => {
    const page = await browser.cleanPage({
      baseUrl: site.url,
      width: 390,
      expectedProblems: [/status of 404/],
    });
    await page.goto('/non/esiste');
    await page.getByText('Pagina Non Trovata').first().waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Una casa bianca sopra il mare' }).waitFor();
  });
});
