import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { StayAccount } from '#shared/money/payments.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The money of a stay, from the terms to the refund.

const today = todayAtHouse(new Date());
/** A week that begins in so many days. */
const weekIn = (days: number) => ({
  startDate: addDays(today, days),
  endDate: addDays(today, days + 7),
});

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const fillTerms = async (page: Page): Promise<void> => {
  await page.getByLabel('Segui qui i soldi dei soggiorni').check();
  await page.getByLabel('Alla conferma chiedi una parte del prezzo').check();
  await page.getByLabel('Percento del totale (%)').fill('30');
  await page.getByRole('radio', { name: /^Caparra/ }).check();
  await page.getByLabel('Saldo').selectOption({ label: 'prima dell’arrivo' });
  await page.getByLabel('Giorni prima dell’arrivo').fill('30');
  await page.getByLabel('Cauzione (€)').fill('200');
  await page.getByRole('button', { name: 'Aggiungi uno scaglione' }).click();
  await page.getByRole('button', { name: 'Aggiungi uno scaglione' }).click();
  await page.getByLabel('Gli ospiti pagano con un bonifico').check();
  await page.getByLabel('Intestatario').fill('Anna Rossi e Bruno Bianchi');
  await page.getByLabel('IBAN').fill('IT48U0542811101000000123456');
};

const money = (page: Page) => page.getByRole('dialog', { name: /^Soldi: / });

it.each([
  [360, 780],
  [1280, 900],
])(
  'an owner writes the terms, enters the deposit and gives it back, at %i px',
  async (width, height) => {
    const anna = await makePerson(api, 'Anna Proprietaria', `anna-${width}@example.com`, 'ADMIN');
    const page = await browser.cleanPage({ baseUrl: site.url, width, height });
    await enterAs(page, anna, '/admin/payment-terms');
    if (width === 360) {
      const terms = page.getByRole('form', { name: 'Soldi', exact: true });
      await fillTerms(page);
      await terms.getByRole('button', { name: 'Salva' }).click();
      await page.getByText('Questo IBAN non è valido').waitFor();
      await expect
        .poll(() => page.getByLabel('IBAN').evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.getByLabel('IBAN').fill('it60 x054 2811 1010 0000 0123 456');
      await terms.getByRole('button', { name: 'Salva' }).click();
      await page.getByText('Salvato', { exact: true }).waitFor();
    }
    await page.reload();
    await expect
      .poll(() => page.getByLabel('IBAN').inputValue())
      .toBe('IT60X0542811101000000123456');
    await expectNoSidewaysScroll(page);

    const guestName = `Ingrid Müller ${width}`;
    const entered = {
      ...weekIn(width === 360 ? 100 : 110),
      guestName,
      numberOfGuests: 2,
      totalCents: 1000_00,
    };
    const { id } = await api.post<StaffStay>('/bookings/enter', entered);
    await page.goto(`/admin/bookings?booking=${id}`);
    await page.getByText(/^Caparra attesa: 300\s€ entro il /).waitFor();
    await page.getByRole('button', { name: 'Soldi', exact: true }).click();
    const sum = money(page).getByLabel('Somma (€)');
    await expect.poll(() => sum.inputValue()).toBe('300');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await money(page).getByRole('button', { name: 'Segna come arrivato' }).click();
    await page.getByText('Scritto: 300 € arrivati.').waitFor();
    await expect.poll(() => sum.inputValue()).toBe('700');
    await money(page).getByText('Caparra ricevuta, saldo atteso').waitFor();

    // Twice by mistake: annulled, it stays in the list.
    await sum.fill('50');
    await money(page).getByRole('button', { name: 'Segna come arrivato' }).click();
    await expect.poll(() => sum.inputValue()).toBe('650');
    await money(page)
      .getByRole('button', { name: /^Altro su 50 €/ })
      .click();
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Annullare il pagamento?' });
    await question.getByLabel('Motivo').fill('Scritto due volte');
    await question.getByRole('button', { name: 'Annulla il pagamento' }).click();
    await money(page).getByText('annullato: Scritto due volte').waitFor();
    await expect.poll(() => sum.inputValue()).toBe('700');

    await money(page).getByRole('button', { name: 'Arrivata' }).click();
    const damage = page.getByRole('dialog', { name: 'Cauzione arrivata' });
    await expect.poll(() => damage.getByLabel('Somma (€)').inputValue()).toBe('200');
    await damage.getByRole('button', { name: 'Salva' }).click();
    await money(page).getByText('200 € da rendere').waitFor();
    await expect.poll(() => sum.inputValue()).toBe('700');

    // The refund is proposed once the stay is cancelled.
    await api.post(`/bookings/${id}/cancel`, { tellGuest: false });
    await page.goto(`/admin/bookings?booking=${id}`);
    await page.getByText('Da restituire: 300 €').waitFor();
    await page.getByRole('button', { name: 'Soldi', exact: true }).click();
    await expect.poll(() => sum.inputValue()).toBe('300');
    await money(page).getByText('restituisci 300 € (100 % di quanto era arrivato)').waitFor();
    await expectNoAxeViolations(page);
    await money(page).getByRole('button', { name: 'Segna come restituito' }).click();
    await page.getByText('Scritto: 300 € restituiti.').waitFor();
    // With nothing open the form waits behind one button.
    await expect.poll(() => sum.count()).toBe(0);
    await money(page).getByRole('button', { name: 'Scrivi un pagamento o un rimborso' }).click();
    await expect.poll(() => sum.inputValue()).toBe('');
    expect(await api.get(`/bookings/${id}/account`)).toMatchObject({
      ...{ openCents: 0, paidCents: 0, totalCents: 0, damage: { heldCents: 200_00 } },
    });
  },
);

it('an owner gives one stay its own terms, cancellation included', async () => {
  const bruno = await makePerson(api, 'Bruno Proprietario', 'bruno@example.com', 'ADMIN');
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...weekIn(90), guestName: 'Paola Ferri', numberOfGuests: 2, totalCents: 1000_00 },
  });
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await enterAs(page, bruno, `/admin/bookings?booking=${id}`);
  await page.getByRole('button', { name: 'Soldi', exact: true }).click();
  await money(page).getByText('come nella conferma').waitFor();
  await money(page).getByRole('button', { name: 'Cambia' }).click();
  const own = page.getByRole('dialog', { name: 'Solo per questo soggiorno' });
  await own.getByLabel('Cauzione (€)').fill('150');
  const steps = own.getByLabel('Restituisci (%)');
  const before = await steps.count();
  await own.getByRole('button', { name: 'Aggiungi uno scaglione' }).click();
  await steps.nth(before).fill('100');
  await own.getByLabel('Giorni prima', { exact: true }).nth(before).fill('300');
  await own.getByRole('button', { name: 'Salva' }).click();
  await own.getByText('Ogni scaglione deve venire dopo').waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await steps.nth(before).fill('5');
  await own.getByLabel('Giorni prima', { exact: true }).nth(before).fill('3');
  await own.getByRole('button', { name: 'Salva' }).click();
  await money(page).getByText('condizioni solo sue').waitFor();
  const { terms } = await api.get<StayAccount>(`/bookings/${id}/account`);
  expect(terms).toMatchObject({ damageDepositCents: 150_00 });
  expect(terms?.cancellation.at(-1)).toEqual({ days: 3, percent: 5 });

  await money(page).getByRole('button', { name: 'Cambia' }).click();
  await own.getByRole('button', { name: 'Torna alle condizioni della conferma' }).click();
  await money(page).getByText('come nella conferma').waitFor();
  expect(await api.get(`/bookings/${id}/account`)).toMatchObject({ hasOwnTerms: false });
});

it('the start page says what is late, and who gets money back', async () => {
  await api.put('/payment-terms', { balanceDays: 200, deposit: null });
  const late = { ...weekIn(120), guestName: 'Bruno Tardi' };
  const entered = { numberOfGuests: 2, totalCents: 500_00 };
  const { id } = await api.post<StaffStay>('/bookings/enter', { ...late, ...entered });
  await api.post(`/bookings/${id}/payments`, {
    ...{ date: today, amountCents: 200_00, method: 'CASH' },
  });
  const other = { ...weekIn(130), guestName: 'Carla Rende' };
  const { id: gone } = await api.post<StaffStay>('/bookings/enter', { ...other, ...entered });
  await api.post(`/bookings/${gone}/payments`, {
    ...{ date: today, amountCents: 200_00, method: 'CASH' },
  });
  await api.post(`/bookings/${gone}/cancel`, { tellGuest: false });
  const dora = await makePerson(api, 'Dora Editrice', 'dora@example.com', 'EDITOR');
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await enterAs(page, dora, '/admin');
  await page.getByText('Da saldare', { exact: true }).click();
  await page.getByText('300 € di 500 €').waitFor();
  await page.getByText('Da restituire', { exact: true }).click();
  await page.getByText('Carla Rende').waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Soldi: Carla Rende' }).click();
  await money(page).getByRole('button', { name: 'Segna come restituito' }).click();
  await page.getByText('Scritto: 200 € restituiti.').waitFor();
  await page.getByText('Carla Rende').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Soldi: Bruno Tardi' }).click();
  await money(page).getByRole('button', { name: 'Segna come arrivato' }).click();
  await page.getByText('Scritto: 300 € arrivati.').waitFor();
  await page.getByText('300 € di 500 €').waitFor({ state: 'detached' });
});
