import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest, contactMessage } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Offers, from the owners' desk to a guest's telephone and back.

let site: Site;
let api: SiteApi;
let gemma: Person;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  await api.put('/guest-information', { isOn: true });
  gemma = await makePerson(api, 'Gemma Editrice', 'gemma@example.com', 'EDITOR');
});
afterAll(() => site?.close());

const fillDays = async (page: Page, place: number, days: ReturnType<typeof freeWeek>) => {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Check-in').nth(place).fill(days.startDate);
  await dialog.getByLabel('Check-out').nth(place).fill(days.endDate);
  await expect.poll(() => dialog.getByText('Le notti sono libere').count()).toBe(place + 1);
};

it('owners offer two weeks, and the guest accepts one by keyboard on a small telephone', async () => {
  const asked = freeWeek(40);
  const request = { ...bookingRequest(asked), guestName: 'Sabine Krüger', locale: 'de' };
  const { id } = await api.post<StaffStay>('/bookings', request);
  const staff = await browser.cleanPage({ baseUrl: site.url, width: 1280, height: 900 });
  await enterAs(staff, gemma, `/admin/bookings?booking=${id}`);
  await staff.getByRole('button', { name: 'Proponi altre date' }).click();
  const dialog = staff.getByRole('dialog').last();
  const month = dialog.getByLabel('Scegli il mese');
  await expect.poll(() => month.inputValue()).toBe(monthOf(asked.startDate));
  await fillDays(staff, 0, freeWeek(42));
  await dialog.getByRole('button', { name: 'Cambia il prezzo' }).click();
  // By keyboard: the focus follows what takes the button's place.
  const focused = (name: string) =>
    expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe(name);
  await focused('offers.0.lines.0.amount');
  await dialog.getByRole('button', { name: 'Torna al listino' }).press('Enter');
  await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Cambia il prezzo');
  await staff.keyboard.press('Enter');
  await focused('offers.0.lines.0.amount');
  await dialog.getByRole('button', { name: 'Aggiungi una voce' }).click();
  await dialog.getByLabel('Voce', { exact: true }).fill('Familienrabatt');
  await dialog.getByLabel('Euro', { exact: true }).fill('-50');
  await dialog.getByRole('button', { name: 'Aggiungi un’alternativa' }).click();
  // The second in its calendar, which closes once both days are chosen.
  const second = dialog.getByRole('group', { name: 'Proposta 2' });
  const { startDate, endDate } = freeWeek(44);
  for (const date of [startDate, endDate]) {
    await second.getByLabel('Scegli il mese').selectOption(monthOf(date));
    await second.locator(`[data-date="${date}"]`).click();
  }
  await second.getByText('Le notti sono libere').waitFor();
  await second.getByRole('button', { name: 'Calendario', expanded: false }).waitFor();
  await dialog.getByLabel('Tieni le notti per l’ospite').check();
  await dialog.getByLabel('Due righe per l’ospite').fill('In Ihrer Woche wird gestrichen.');
  await expectNoAxeViolations(staff);
  await dialog.getByRole('button', { name: 'Manda la proposta' }).click();
  await staff.getByText('La proposta per Sabine Krüger è partita.').waitFor();
  await staff.getByText('le notti sono tenute').waitFor();
  await expectNoAxeViolations(staff);

  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const token = new URL(url).pathname.split('/').at(-1);
  const guest = await browser.cleanPage({
    baseUrl: site.url,
    width: 360,
    height: 740,
    expectedProblems: [/404/],
  });
  await guest.goto(`/de/soggiorno/${token}`);
  await guest.getByRole('heading', { name: 'Wählen Sie Ihr Angebot' }).waitFor();
  await guest.getByText('Familienrabatt').waitFor();
  await guest.getByText('Bis dahin halten wir diese Nächte für Sie frei.').first().waitFor();
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);
  const accept = guest.getByRole('button', { name: /^Annehmen: / });
  expect(await accept.count()).toBe(2);
  await accept.first().focus();
  await guest.keyboard.press('Enter');
  await guest.getByRole('heading', { name: 'Wir freuen uns auf Sie, Sabine!' }).waitFor();
  await guest.getByText('Familienrabatt').waitFor();
  expect(await accept.count()).toBe(0);
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);

  expect(await api.get<StaffStay>(`/bookings/${id}`)).toMatchObject({
    ...freeWeek(42),
    status: 'CONFIRMED',
    priceState: 'agreed',
  });
  await staff.goto('/admin');
  await staff.getByText('Proposte', { exact: true }).click();
  await staff.getByRole('link', { name: /^Sabine Krüger ha accettato/ }).click();
  await staff.getByText('Accettata', { exact: true }).waitFor();
  await staff.getByText('Chiusa', { exact: true }).waitFor();
});

it('owners offer from the calendar and from a message, and withdraw', async () => {
  const staff = await browser.cleanPage({ baseUrl: site.url, width: 1280, height: 900 });
  const { startDate, endDate } = freeWeek(46);
  await enterAs(staff, gemma, `/admin/bookings?enter=offer&from=${startDate}&to=${endDate}`);
  const dialog = staff.getByRole('dialog').last();
  await dialog.getByText('Le notti sono libere').waitFor();
  await dialog.getByLabel('Nome').fill('John Smith');
  await dialog.getByRole('button', { name: 'Manda la proposta' }).click();
  await dialog.getByText("L'email è obbligatoria").waitFor();
  await dialog.getByLabel('Email').fill('john@example.com');
  await dialog.getByRole('button', { name: 'Manda la proposta' }).click();
  await staff.getByRole('heading', { name: 'John Smith' }).waitFor();
  await staff.getByRole('button', { name: /^Ritira: / }).click();
  await staff.getByRole('button', { name: 'Ritira la proposta' }).click();
  await staff.getByText('Ritirata', { exact: true }).waitFor();

  const { id } = await api.post<{ id: number }>('/contact', contactMessage());
  await staff.goto(`/admin/messages?message=${id}`);
  await staff.getByRole('button', { name: 'Fai una proposta' }).click();
  await fillDays(staff, 0, freeWeek(48));
  await staff.getByRole('button', { name: 'Manda la proposta' }).click();
  await staff.getByText('Ha anche una richiesta in attesa').waitFor();
});
