import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PaginatedReviews } from '#shared/reviews.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';

// From the switch of a mail to the review that it asks for.

let site: { url: string };
let api: SiteApi;
let nora: Person;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  await api.put('/guest-information', { isOn: true });
  nora = await makePerson(api, 'Nora Editrice', 'nora@example.com', 'EDITOR');
});
afterAll(async () => {
  await api?.put('/guest-information', { isOn: false, asksGuests: false });
  await api?.put('/guest-mails', { thanks: { isOn: false } });
});

it('staff switch the thanks on, send a late one by hand, and its guest reviews the stay', async () => {
  const endDate = addDays(todayAtHouse(new Date()), -17);
  const stay = { startDate: addDays(endDate, -3), endDate, guestName: 'Olga Bruni' };
  const { id } = await api.post<StaffStay>('/bookings/enter', { ...stay, numberOfGuests: 2 });

  const staff = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await enterAs(staff, nora, '/admin/guest-mails');
  const missingData = staff.getByLabel('Dati degli ospiti mancanti');
  await staff.getByLabel('Grazie e recensione').waitFor();
  expect(await missingData.count()).toBe(0);
  await api.put('/guest-information', { asksGuests: true });
  await staff.reload();
  await missingData.waitFor();
  await staff.getByLabel('Grazie e recensione').check();
  await staff.getByText('1 giorno dopo la partenza, alle 10:00').waitFor();
  await staff.getByText('Ora e testo').last().click();
  await expectNoSidewaysScroll(staff);
  await expectNoAxeViolations(staff);
  await staff.getByRole('button', { name: 'Salva' }).click();
  await staff.getByText('Salvato', { exact: true }).waitFor();

  await staff.goto('/admin');
  await staff.getByText('Da mandare a mano').click();
  await staff.getByRole('button', { name: 'Testo: Grazie e recensione, Olga Bruni' }).click();
  const text = await staff.getByLabel('Testo per Olga Bruni').inputValue();
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Inviata: Grazie e recensione, Olga Bruni' }).click();
  await staff.getByText('Fatto: Olga Bruni').waitFor();

  const path = /\/soggiorno\/[\w-]{43}/.exec(text)?.[0] ?? '';
  const guest = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 740 });
  await guest.goto(path);
  await guest.getByRole('heading', { name: 'Com’è andata?' }).waitFor();
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);
  await guest.getByLabel('4 stelle su 5').check();
  await guest.getByLabel('La tua recensione').fill('Al mattino una gabbianella sul terrazzo.');
  await guest.getByRole('button', { name: 'Invia la recensione' }).click();
  await guest.getByText('Grazie! La leggiamo e poi compare sul sito.').waitFor();

  const { reviews } = await api.get<PaginatedReviews>('/reviews/page?search=gabbianella');
  expect(reviews).toMatchObject([
    { rating: 4, author: { name: 'Olga' }, stayedIn: endDate.slice(0, 7), hasStayed: true },
  ]);
  await api.delete(`/reviews/${reviews[0]?.id}`);
  await api.delete(`/bookings/${id}`);
});
