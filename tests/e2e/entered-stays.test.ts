import { beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A stay agreed by telephone until its cancellation.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

const open = async (path: string) => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, path);
  return page;
};

const week = freeWeek(24);

it('a stay is entered, repriced with new dates, and cancelled', async () => {
  const page = await open('/admin/bookings');
  await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova prenotazione' });
  await form.getByLabel('Check-in', { exact: true }).fill(week.startDate);
  await form.getByLabel('Check-out', { exact: true }).fill(week.endDate);
  await form.getByLabel('Nome', { exact: true }).fill('Lucia Prova');
  await form.getByLabel('Telefono').fill('333 1234567');
  await form.getByText('Se lo lasci vuoto vale il listino').waitFor();
  await form.getByLabel('Totale concordato').fill('500');
  await form.getByRole('button', { name: 'Inserisci' }).click();

  const panel = page.getByRole('dialog', { name: 'Lucia Prova' });
  await panel.getByText('Totale concordato').waitFor();
  const id = Number(new URL(page.url()).searchParams.get('booking'));
  const stay = () => api.get<StaffStay>(`/bookings/${id}`);
  expect(await stay()).toMatchObject({ status: 'CONFIRMED', source: 'phone', totalCents: 50_000 });

  await panel.getByRole('button', { name: 'Modifica' }).click();
  await panel.getByLabel('Check-out', { exact: true }).fill(addDays(week.endDate, 7));
  await panel.getByRole('button', { name: 'Usa il prezzo del listino' }).click();
  await panel.getByRole('button', { name: 'Salva le modifiche' }).click();
  // The form names the nights, too, until it is saved.
  await panel.getByRole('button', { name: 'Modifica' }).waitFor();
  await panel.getByText('14 notti').first().waitFor();
  const changed = await stay();
  expect(changed.totalCents).toBe(changed.quote?.totalCents);

  await panel.getByRole('button', { name: 'Altre azioni' }).click();
  await panel.getByRole('button', { name: 'Annulla il soggiorno' }).click();
  const question = page.getByRole('dialog', { name: 'Annullare il soggiorno?' });
  await question.getByLabel('Motivo').fill('Si è ammalata.');
  await question.getByRole('button', { name: 'Annulla il soggiorno' }).click();
  await panel.getByText('Annullata').first().waitFor();
  await panel.getByText(/ha annullato la prenotazione/).waitFor();
  expect(await stay()).toMatchObject({ status: 'REJECTED', reason: 'Si è ammalata.' });
});
