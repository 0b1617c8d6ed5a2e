import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';

// One link for a stay, from the owners' panel to the guest's telephone and back.

let site: { url: string };
let api: SiteApi;
let gemma: Person;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  await api.put('/guest-information', { isOn: true, keys: 'Nella cassetta verde.' });
  gemma = await makePerson(api, 'Gemma Editrice', 'gemma@example.com', 'EDITOR');
});
afterAll(() => api?.put('/guest-information', { isOn: false, keys: '' }));

it('a guest tells the arrival and asks for other dates; the owners read both on the stay', async () => {
  const days = freeWeek(91);
  const stay = { ...bookingRequest(days), guestName: 'Berta Rossi' };
  const { id } = await api.post<StaffStay>('/bookings/enter', stay);

  const staff = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(staff, gemma, `/admin/bookings?booking=${id}`);
  await staff.getByText('La pagina dell’ospite', { exact: true }).click();
  await staff.getByText('Non l’ha ancora aperta nessuno.').waitFor();
  const open = staff.getByRole('link', { name: 'Apri la pagina come la vede l’ospite' });
  const url = (await open.getAttribute('href')) ?? '';
  await staff.getByRole('button', { name: 'Mostrali subito' }).click();
  await staff.getByText('L’ospite vede indirizzo, chiavi e wifi dal').waitFor();

  const guest = await browser.cleanPage({
    baseUrl: site.url,
    width: 360,
    height: 740,
    expectedProblems: [/404/],
  });
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('heading', { name: 'Ti aspettiamo, Berta!' }).waitFor();
  await guest.getByText('Nella cassetta verde.').waitFor();
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);
  await guest.getByLabel('Ora', { exact: false }).first().fill('18:30');
  await guest.getByLabel('Traghetto, volo o altro').fill('Traghetto delle 17:30');
  await guest.getByRole('button', { name: 'Salva' }).click();
  await guest.getByText('Grazie, ce lo siamo segnati.').waitFor();
  // It is in the page before any script runs, which waits for the first use of the form.
  expect(await (await fetch(url)).text()).toContain('value="18:30"');
  await guest.getByRole('img', { name: 'La casa su una carta dei dintorni' }).waitFor();
  await guest.getByLabel('Cambiare date o ospiti').check();
  await guest.getByRole('button', { name: 'Un ospite in più' }).click();
  await guest.getByLabel('Messaggio').fill('Viene anche mia madre.');
  await guest.getByRole('button', { name: 'Invia' }).click();
  await guest.getByText('È arrivato: ti rispondiamo presto.').waitFor();

  await staff.reload();
  await staff.getByText('verso le 18:30, Traghetto delle 17:30').waitFor();
  // By keyboard: the panel still loads, and a fold that moves under the pointer is not pressed.
  await staff.getByText('La pagina dell’ospite', { exact: true }).press('Enter');
  await staff.getByText(/^Aperta il/).waitFor();
  const messages = await api.get<StaffMessage[]>('/contact');
  const message = messages.find(({ bookingId }) => bookingId === id);
  expect(message?.wish).toBe('change');
  await staff.goto(`/admin/messages?message=${message?.id}`);
  await staff.getByText('Chiede di cambiare le date o gli ospiti').waitFor();
  await staff.getByRole('link', { name: 'Apri il soggiorno' }).click();
  await staff.getByText('verso le 18:30').waitFor();

  await staff.getByText('La pagina dell’ospite', { exact: true }).click();
  await staff.getByRole('button', { name: 'Altro sulla pagina dell’ospite' }).click();
  await staff.getByRole('button', { name: 'Crea un nuovo link' }).click();
  await staff
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Crea un nuovo link' })
    .click();
  await staff.getByText('Nuovo link creato.').waitFor();
  const answer = await guest.goto(new URL(url).pathname);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store']);
  await guest.getByRole('heading', { name: 'Questo link non vale più' }).waitFor();
});
