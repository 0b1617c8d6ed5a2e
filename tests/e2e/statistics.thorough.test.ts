import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  monthOf,
  todayAtHouse,
} from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import type { Party } from '#shared/party/party.schema.ts';
import { party as german } from '#shared/texts/de/party.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { choosePlace, nextPerson } from '#tests/support/guest-form.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { readRoss1000, schemaErrors } from '#tests/support/ross1000.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A German family, from the page of their stay to the region, on small telephones.

const today = todayAtHouse(new Date());
const PHONE = { width: 360, height: 740 };

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  // The sample house's guests would stay beside the family.
  for (const { id } of await api.get<{ id: number }[]>('/bookings')) {
    await api.delete(`/bookings/${id}`);
  }
  await api.put('/guest-information', { isOn: true, asksGuests: true });
});
afterAll(() => site?.close());

it('statistics are off until an administrator switches them on', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, ...PHONE });
  await enterAs(page, ADMIN, '/admin/statistics');
  await page.getByText('Le statistiche sono spente').waitFor();
  await expectNoAxeViolations(page);
  await api.put('/statistics/settings', {
    ...{
      isOn: true,
      region: 'sardegna',
      deadline: 'day',
      structureCode: 'IT090',
      rooms: 2,
      beds: 5,
    },
  });
});

it('a family tells where it lives, once, and staff declare the month', async () => {
  const stay = { startDate: today, endDate: addDays(today, 3) };
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...stay, guestName: 'Sabine Krüger', guestEmail: 'sabine@example.de' },
    ...{ numberOfGuests: 2, over12: 2, locale: 'de', source: 'mail' },
  });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const guest = await browser.cleanPage({ baseUrl: site.url, ...PHONE });
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('button', { name: /^Person 1/ }).click();
  await guest.getByLabel(german.surname).fill('Krüger');
  await guest.getByLabel(german.name, { exact: true }).fill('Sabine');
  await guest.getByLabel(german.sex).selectOption('F');
  await guest.getByLabel(german.birthDate).fill('1984-03-05');
  await choosePlace(guest, german.birthPlace, 'deut', 'Deutschland');
  await choosePlace(guest, german.citizenship, 'deut', 'Deutschland');
  await choosePlace(guest, german.documentKind, 'perso', 'Personalausweis');
  await guest.getByLabel(german.documentNumber).fill('L01X00T47');
  await choosePlace(guest, german.documentPlace, 'deut', 'Deutschland');
  await nextPerson(guest);
  // The police's data are complete; the region's are not.
  await guest.getByText(german.missing).first().waitFor();
  await guest.getByText(german.saved).waitFor();
  expect(await api.get<Party>(`/bookings/${id}/guests`)).toMatchObject({
    guests: [{ isComplete: true, isCounted: false }],
  });
  await choosePlace(guest, german.residence, 'deut', 'Deutschland');
  await guest.getByLabel(german.residenceTown).fill('Köln & Umland');
  await guest.getByLabel(german.tourism).selectOption('beach');
  await guest.getByLabel(german.transport).selectOption('boat');
  await expectNoAxeViolations(guest);
  await expectNoSidewaysScroll(guest);
  await nextPerson(guest);
  await expect.poll(() => guest.getByLabel(german.name, { exact: true }).inputValue()).toBe('');
  await guest.getByLabel(german.name, { exact: true }).fill('Jonas');
  await guest.getByLabel(german.sex).selectOption('M');
  await guest.getByLabel(german.birthDate).fill('2015-09-30');
  await choosePlace(guest, german.birthPlace, 'deut', 'Deutschland');
  // Typed once for the whole family.
  expect(await guest.getByLabel(german.residenceTown).inputValue()).toBe('Köln & Umland');
  expect(await guest.getByLabel(german.tourism).count()).toBe(0);
  await nextPerson(guest);
  await guest.getByText(german.complete).waitFor();

  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  const staff = await browser.cleanPage({ baseUrl: site.url, ...PHONE });
  await enterAs(staff, edda, '/admin/statistics');
  await staff.getByText('2 arrivi, 2 a dormire').waitFor();
  await staff.getByText('Germania').waitFor();
  await expectNoAxeViolations(staff);
  await expectNoSidewaysScroll(staff);
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Scarica fino a oggi' }).click(),
  ]);
  const xml = await readFile(await download.path(), 'utf8');
  expect(await schemaErrors(xml)).toEqual([]);
  const day = readRoss1000(xml).at(-1);
  expect(day).toMatchObject({ day: today, house: { camereoccupate: '2' } });
  expect(day?.arrivals).toMatchObject([
    {
      tipoalloggiato: '17',
      luogoresidenza: 'Köln & Umland',
      mezzotrasporto: 'Barca/Nave/Traghetto',
    },
    { tipoalloggiato: '19', luogoresidenza: 'Köln & Umland', tipoturismo: 'Balneare' },
  ]);
  await staff.getByRole('button', { name: /^Segna come comunicato: / }).click();
  await staff.getByText(/^comunicato oggi all\S+ .*da Edda Editrice$/).waitFor();

  // A guest who was forgotten changes what was declared.
  const { guests } = await api.get<Party>(`/bookings/${id}/guests`);
  await api.put(`/bookings/${id}/guests`, { guests: guests.slice(0, 1) });
  await staff.reload();
  await staff.getByText(/^cambiato dopo l’invio/).waitFor();
  await staff.getByText('1 arrivo, 1 a dormire, 1 arrivo da togliere').waitFor();
  await expectNoAxeViolations(staff);
  const before = addMonths(monthOf(today), -1);
  await staff.getByRole('button', { name: 'Mese prima' }).click();
  await staff.getByRole('heading', { name: formatMonth(before) }).waitFor();
  await staff.getByRole('button', { name: 'Segna il mese come comunicato' }).click();
  await staff.getByText('Mese comunicato').waitFor();
  const [declared] = await api
    .get<{ days: { state: string }[] }>(`/statistics?month=${firstDayOf(before).slice(0, 7)}`)
    .then(({ days }) => days);
  expect(declared?.state).toBe('declared');
});
