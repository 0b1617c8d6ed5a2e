import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedTexts } from '#server/features/contracts/contract-texts.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi } from '#tests/support/site-api.ts';

// Receipts from the payment to the PDF, and the contract from its text to the guest's press.

const landlord = { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari' };
const terms = { isOn: true, balanceDays: 30, otherWays: 'In contanti all’arrivo.' };
const languages = [
  ['In italiano', 'it'],
  ['In inglese', 'en'],
  ['In tedesco', 'de'],
  ['In francese', 'fr'],
] as const;
const downloadOf = async (path: string) => readPdf(readFileSync(path));

it.each([360, 1280])(
  'at %i px an owner gives a receipt and annuls it by another',
  async (width) => {
    const site = await sharedSite();
    const api = await adminApi(site);
    const stay = { ...freeWeek(width === 360 ? 42 : 43), guestName: 'Łukasz Żółć' };
    const { id } = await api.post<StaffStay>('/bookings/enter', {
      ...{ ...stay, numberOfGuests: 2, totalCents: 800_00 },
    });
    await api.put('/payment-terms', { ...terms, landlord: width === 360 ? null : landlord });
    const today = new Date().toISOString().slice(0, 10);
    const payment = { date: today, amountCents: 240_00, method: 'TRANSFER' };
    await api.post(`/bookings/${id}/payments`, payment);
    const anna = await makePerson(api, 'Anna Proprietaria', `anna${width}@example.com`, 'ADMIN');
    const page = await browser.cleanPage({ baseUrl: site.url, width, height: 780 });
    await enterAs(page, anna, `/admin/bookings?booking=${id}`);

    const give = page.getByRole('button', { name: 'Fai la ricevuta' });
    if (width === 360) {
      await page.getByRole('button', { name: 'Soldi' }).click();
      await give.click();
      await page.getByText('Manca chi affitta').waitFor();
      await expectNoAxeViolations(page);
    }
    await api.put('/payment-terms', { landlord });
    await page.goto(`/admin/bookings?booking=${id}`);
    await page.getByRole('button', { name: 'Soldi' }).click();
    await give.click();
    const dialog = page.getByRole('dialog', { name: /^Ricevuta \d+/ });
    await dialog.getByLabel('Codice fiscale').fill('RSSMRA80A01H501A');
    await dialog.getByLabel('Indirizzo').fill('ul. Długa 7, Gdańsk');
    await page.getByText('Questo codice fiscale non è valido').waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('Codice fiscale').fill('');
    const saved = page.waitForEvent('download');
    await dialog.getByLabel('Chi ha pagato').press('Enter');
    const receipt = await saved;
    const { text } = await downloadOf(await receipt.path());
    for (const words of ['Łukasz Żółć', 'ul. Długa 7, Gdańsk', 'Giulia Ferri', '240,00']) {
      expect(text).toContain(words);
    }

    await page.getByRole('button', { name: /^Annulla la ricevuta/ }).click();
    await page.getByLabel('Motivo').fill('Nome sbagliato');
    await expectNoAxeViolations(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Annulla la ricevuta', exact: true })
      .click();
    await give.waitFor();

    await page.goto('/admin/payment-terms');
    await page.getByText('Le ricevute date').click();
    const file = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^PDF della ricevuta/ })
      .first()
      .click();
    expect((await downloadOf(await (await file).path())).text).toContain('Nome sbagliato');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  },
);

it.each([360, 1280])('at %i px a guest reads and accepts the contract', async (width) => {
  const site = await sharedSite();
  const api = await adminApi(site);
  await api.put('/guest-information', { isOn: true });
  await api.put('/payment-terms', { ...terms, landlord });
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...freeWeek(width === 360 ? 44 : 45),
    ...{ guestName: 'Sabine Krüger', numberOfGuests: 2, totalCents: 800_00, locale: 'de' },
  });
  const anna = await makePerson(api, 'Anna Proprietaria', `anna-c${width}@example.com`, 'ADMIN');
  const office = await browser.cleanPage({ baseUrl: site.url, width, height: 780 });
  await enterAs(office, anna, '/admin/payment-terms');
  const form = office.getByRole('form', { name: 'Contratto' });
  await form.getByText('Il testo', { exact: true }).click();
  for (const [name, locale] of languages) {
    await form.getByLabel(name).fill(shippedTexts[locale].replaceAll('…', '7'));
  }
  await form.getByRole('checkbox', { name: /accettare un contratto/ }).check();
  await form.getByRole('button', { name: 'Salva' }).click();
  await office.getByText('Salvato', { exact: true }).waitFor();
  await expectNoAxeViolations(office);
  await expectNoSidewaysScroll(office);

  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const page = await browser.cleanPage({ baseUrl: site.url, width, height: 780 });
  await page.goto(new URL(url).pathname);
  await page.getByRole('link', { name: /contratto|Vertrag/ }).click();
  await page.getByText(/^(Leggi il contratto|Vertrag lesen)$/).click();
  await page
    .getByText(/Giulia Ferri/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const accept = page.getByRole('button', { name: /^(Accetta il contratto|Vertrag annehmen)$/ });
  await accept.click();
  await page.getByText(/segna che l’hai letto|gelesen haben/).waitFor();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/Hai accettato il contratto|Vertrag angenommen/).waitFor();
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /PDF/ }).click();
  expect((await downloadOf(await (await saved).path())).text).toContain(
    'Sabine Krüger ha accettato',
  );

  await office.goto(`/admin/bookings?booking=${id}`);
  await office.getByText('Il contratto', { exact: true }).click();
  await office.getByText('Accettato da Sabine Krüger').waitFor();
  await expectNoAxeViolations(office);
});
