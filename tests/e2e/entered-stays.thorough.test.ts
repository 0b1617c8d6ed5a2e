import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A stay agreed by telephone until its cancellation, and two requests for the same week.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const open = async (path: string) => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, path);
  return page;
};

it('confirming a request rejects the competing one in the same step, with a message', async () => {
  const ask = async (guestName: string) => {
    const guestEmail = `${guestName.toLowerCase()}@example.com`;
    const request = { ...freeWeek(28), guestName, guestEmail, numberOfGuests: 2 };
    return (await api.post<{ id: number }>('/bookings', request)).id;
  };
  const winner = await ask('Vera');
  const loser = await ask('Pia');
  const page = await open(`/admin/bookings?booking=${winner}`);
  const panel = page.getByRole('dialog', { name: 'Vera' });
  await panel.getByText('Ci sono altre richieste').waitFor();
  await panel.getByRole('button', { name: 'Conferma prenotazione' }).click();
  const question = page.getByRole('dialog', { name: 'Confermare la prenotazione?' });
  await question.getByLabel('Un messaggio per Pia').fill('La settimana dopo è libera.');
  await question.getByRole('button', { name: 'Conferma e rifiuta' }).click();
  await panel.getByText('Confermata').first().waitFor();
  expect(await api.get<StaffStay>(`/bookings/${loser}`)).toMatchObject({
    status: 'REJECTED',
    reason: 'La settimana dopo è libera.',
  });
});
