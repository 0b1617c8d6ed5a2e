import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ruleNames } from '#client/features/prices/admin/price.form.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek, openRequestForm, sendRequest } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The owners set rules and charges; visitors read them, ask for a gap between two stays, and pay for their dog.

const thisYear = yearOf(todayAtHouse(new Date()));

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  const weeks = { weeklyPriceCents: 70_000, minNights: 7, changeoverDay: 'saturday' };
  for (const year of [thisYear, thisYear + 1]) {
    const days = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
    await api.put('/prices', { year, periods: [{ ...days, ...weeks }] });
  }
});
afterAll(() => site?.close());

/** Three nights between two confirmed stays, one for each visitor. */
const makeGap = async (weeksAhead: number): Promise<{ startDate: string; endDate: string }> => {
  const { endDate: startDate } = freeWeek(weeksAhead);
  const endDate = addDays(startDate, 3);
  const others = { guestName: 'Anna Verdi', numberOfGuests: 2 };
  const before = { startDate: addDays(startDate, -4), endDate: startDate };
  const after = { startDate: endDate, endDate: addDays(endDate, 4) };
  for (const stay of [before, after]) await api.post('/bookings/enter', { ...others, ...stay });
  return { startDate, endDate };
};

const openPrices = async (width: number): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, width });
  await enterAs(page, ADMIN, `/admin/prices?year=${thisYear + 1}`);
  await page.getByText('Sconti e regole').click();
  await page.getByRole('group', { name: 'Last minute' }).waitFor();
  return page;
};

it('the owner sets rules and charges, and is led to what is missing', async () => {
  const page = await openPrices(360);
  const rule = (name: string) => page.getByRole('group', { name });
  await rule('Notti libere fra due soggiorni').getByLabel(ruleNames.gap.nights).fill('4');
  await rule('Soggiorni lunghi').getByLabel(ruleNames.longStay.nights).fill('14');
  await page.getByText('Ospiti in più e animali').click();
  await page.getByLabel('Ospite in più (€)').fill('10');
  await page.getByLabel('Ospiti compresi nel prezzo').fill('2');
  await page.getByLabel('Animale (€)').fill('12,50');
  await page.getByLabel('Animale: il prezzo è').selectOption('a notte');
  const save = page.getByRole('button', { name: 'Salva il listino' });
  await save.click();
  const missing = rule('Soggiorni lunghi').getByLabel(ruleNames.longStay.percent);
  await missing.and(page.locator(':focus')).waitFor();
  await page.getByText('Indica un numero intero, da 1 a 90').waitFor();
  await missing.fill('10');
  await save.click();
  await page.getByText(`Listino ${thisYear + 1} salvato.`).waitFor();
  const { rules, laterExtras } = await api.get<PriceList>('/prices');
  expect(rules).toEqual({ gap: { nights: 4, percent: 0 }, longStay: { nights: 14, percent: 10 } });
  const charges = {
    extraGuest: { included: 2, cents: 1000, per: 'night' },
    animal: { cents: 1250, per: 'night' },
  };
  expect(laterExtras).toMatchObject([charges]);
  await api.put('/prices', {
    year: thisYear,
    extras: charges,
    rules: { ...rules, gap: { nights: 4, percent: 10 }, lastMinute: { days: 3, percent: 15 } },
  });
});

it.each([
  [360, 22],
  [1280, 26],
])('a visitor asks for a whole gap with a dog, %i pixels wide', async (width, weeksAhead) => {
  const { startDate, endDate } = await makeGap(weeksAhead);
  const page = await browser.cleanPage({ baseUrl: site.url, width });
  await openRequestForm(page);
  const day = (date: string) => page.locator(`[data-date="${date}"]`).locator('visible=true');
  const gapRule = 'Notti libere fra due soggiorni: fino a 4 notti, solo tutte insieme';
  await page.getByText(gapRule).first().waitFor();
  const nextMonth = page.getByRole('button', { name: 'Mese successivo' });
  const show = async (date: string) => {
    while ((await day(date).count()) === 0) await nextMonth.click();
  };
  const label = (date: string) => expect.poll(() => day(date).first().getAttribute('aria-label'));
  await show(startDate);
  await day(startDate).first().click();
  await label(startDate).toContain('check-in scelto');
  await show(addDays(startDate, 1));
  await label(addDays(startDate, 1)).toContain('3 notti, solo tutte insieme');
  await show(endDate);
  await day(endDate).first().click();
  await label(endDate).toContain('check-out scelto');
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Invia la richiesta' }),
  });
  await form.getByText('Notti libere fra due soggiorni').waitFor();
  await form.getByRole('button', { name: 'Un ospite in più' }).click();
  await form.getByText('10\u00a0€ × 1 × 3 notti').waitFor();
  await form.getByLabel('Animali').fill('7');
  await form.getByText('Indica quanti animali porti, da 0 a 5').first().waitFor();
  await form.getByLabel('Animali').fill('1');
  await form.getByText('12,50\u00a0€ × 1 × 3 notti').waitFor();
  await form.getByLabel('Nome').fill('Zoë D’Amico');
  await form.getByLabel('Email').fill(`zoe${width}@example.com`);
  await sendRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' }).waitFor();
  // Three sevenths of 700 €, a tenth more for the gap, cleaning, guest, dog and the tax of three.
  await page.getByText('445,50\u00a0€', { exact: true }).waitFor();
  const found = await api.get<{ bookings: StaffStay[] }>(`/bookings/page?search=zoe${width}`);
  expect(found.bookings).toMatchObject([{ startDate, endDate, animals: 1, totalCents: 44_550 }]);
});

it('a visitor without JavaScript reads the price of a gap, and asks for it', async () => {
  const { startDate, endDate } = await makeGap(30);
  const page = await browser.newPage({ baseUrl: site.url, javaScriptEnabled: false });
  await page.goto(`/?arrivo=${startDate}&partenza=${endDate}&ospiti=2`);
  await page.getByText('Notti libere fra due soggiorni').first().waitFor();
  expect(await page.getByText('Sconto per soggiorni lunghi').count()).toBe(1);
  const form = page.locator('form[method=post]', {
    has: page.getByRole('button', { name: 'Invia la richiesta' }),
  });
  await form.getByLabel('Animali').fill('2');
  await form.getByLabel('Nome').fill('Ugo Senza Script');
  await form.getByLabel('Email').fill('ugo@example.com');
  await form.getByRole('button', { name: 'Invia la richiesta' }).click();
  await page.getByText('Animali: 75\u00a0€').waitFor();
  const found = await api.get<{ bookings: StaffStay[] }>('/bookings/page?search=ugo@example.com');
  expect(found.bookings).toMatchObject([{ startDate, endDate, animals: 2 }]);
});

it.each([
  ['/', 'Sconti e regole', 'fino a 4 notti, solo tutte insieme', 'da 14 notti in su', 'Animali'],
  ['/en', 'Discounts and rules', 'up to 4 nights, booked as a whole', '14 nights or more', 'Pets'],
  ['/de', 'Rabatte und Regeln', 'bis zu 4 Nächte, nur alle', '14 Nächte oder mehr', 'Haustiere'],
  ['/fr', 'Remises et règles', 'jusqu’à 4 nuits, toutes', 'à partir de 14 nuits', 'Animaux'],
])('visitors of %s read rules and charges in the price list', async (path, ...words) => {
  const html = await (await fetch(site.url + path)).text();
  for (const text of words) expect(html).toContain(text);
});
