import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// An imported calendar, from its address to occupied nights, and back to free ones, or on to a stay.

let site: { url: string };
let api: SiteApi;
let feed: FeedServer;
const week = freeWeek(3);
beforeAll(async () => {
  feed = await startFeedServer(feedOf(['a', week.startDate, week.endDate]));
  site = await sharedSite();
  api = await adminApi(site);
});
afterAll(async () => {
  await api?.put('/guest-information', { isOn: false });
  await feed?.close();
});

it('an imported calendar is added, read, and its nights freed after removal', async () => {
  feed.answer(feedOf(['a', week.startDate, week.endDate, 'Reserved - Neri']));
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/calendars');
  await page.getByRole('button', { name: 'Collega il primo' }).click();
  await page.getByLabel('Sito', { exact: true }).selectOption('Vrbo');
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Vrbo');
  await page.getByLabel('Indirizzo del calendario').fill(feed.url);
  await page.getByRole('button', { name: 'Aggiungi e leggi' }).click();
  await page.getByText('7 notti da oggi in poi').waitFor();
  await page.getByText('In ordine').waitFor();
  expect(await page.content()).not.toContain('segretissimo');

  // As visitors get it from the server, not from cached pages.
  const home = await (await fetch(site.url)).text();
  const night = formatDayInWords(addDays(week.startDate, 2));
  expect(home.includes(`${night}, non disponibile`)).toBe(true);

  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: 'Vrbo' }).click();
  await page.getByRole('button', { name: 'Chi è?' }).click();
  await page.getByRole('dialog', { name: /^Chi è\? .+ · 7 notti$/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByLabel('Nota').fill('Famiglia Neri');
  await page.keyboard.press('Escape');
  await page.getByText('Famiglia Neri').filter({ visible: true }).first().waitFor();

  feed.answer(feedOf());
  await page.goto('/admin/calendars');
  await page.getByRole('button', { name: 'Leggi adesso: Vrbo' }).click();
  await page.getByRole('button', { name: 'Sì, libera queste notti' }).click();
  await page.getByText('nessuna notte occupata').waitFor();
  const bookings = await api.get<{ origin?: string }[]>('/bookings');
  expect(bookings.filter(({ origin }) => origin === 'Vrbo')).toEqual([]);

  await page.getByRole('button', { name: 'Elimina: Vrbo' }).click();
  await page.getByRole('button', { name: 'Elimina il calendario' }).click();
  await page.getByText('Nessun calendario collegato').waitFor();
});

it('a stay and another site’s nights on the same days lead to each other, and say which to cancel', async () => {
  const days = freeWeek(62);
  const stay = await api.post<{ id: number }>('/bookings/enter', {
    ...{ ...days, guestName: 'Rita Bianchi', numberOfGuests: 2, linen: false, status: 'CONFIRMED' },
    source: 'phone',
  });
  feed.answer(feedOf(['b', days.startDate, days.endDate]));
  const calendar = { name: 'Vrbo', kind: 'vrbo', url: feed.url };
  const { id } = await api.post<{ id: number }>('/calendars', calendar);
  await api.post(`/calendars/${id}/read`, {});

  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, `/admin/bookings?booking=${stay.id}`);
  const clash = page.getByRole('dialog').getByRole('alert');
  await clash.getByText('Rita Bianchi ha prenotato per primo: annulla su Vrbo.').waitFor();
  await clash.getByText('Due prenotazioni nelle stesse notti').waitFor();
  // One link each way.
  await clash.getByRole('link').click();
  await page.getByRole('dialog', { name: 'Vrbo' }).waitFor();
  await clash.getByRole('link').click();
  await page.getByRole('dialog', { name: 'Rita Bianchi' }).waitFor();
});

it('nights of another site get their guest on Oggi: a stay with its page, which moves with the site', async () => {
  const days = freeWeek(74);
  const portal = await startFeedServer(feedOf(['c', days.startDate, days.endDate]));
  onTestFinished(() => portal.close());
  await api.put('/guest-information', { isOn: true });
  const calendar = { name: 'Airbnb', kind: 'airbnb', url: portal.url };
  const { id } = await api.post<{ id: number }>('/calendars', calendar);
  await api.post(`/calendars/${id}/read`, {});

  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await enterAs(page, ADMIN, '/admin');
  await page.getByText('Da altri siti').click();
  await page.getByRole('link', { name: 'Airbnb: chi è?' }).click();
  await page.getByRole('button', { name: 'Chi è?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chi è?' });
  await dialog.getByLabel('Nome', { exact: true }).and(page.locator(':focus')).waitFor();
  expect(await dialog.getByText('obbligatorio').count()).toBe(0);
  await dialog.getByLabel('Nome', { exact: true }).fill('Tina Moretti');
  await dialog.getByLabel('Telefono').fill('+39 333 1234567');
  await dialog.getByRole('button', { name: 'Un ospite in più' }).click();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Ora è il soggiorno di Tina Moretti.').waitFor();

  await page.goto('/admin/bookings?search=Moretti');
  await page.getByRole('link', { name: 'Tina Moretti' }).click();
  const stay = page.getByRole('dialog', { name: 'Tina Moretti' });
  await stay.getByText('La pagina dell’ospite', { exact: true }).click();
  const open = stay.getByRole('link', { name: 'Apri la pagina come la vede l’ospite' });
  const url = (await open.getAttribute('href')) ?? '';
  const guest = await fetch(new URL(new URL(url).pathname, site.url));
  expect(await guest.text()).toContain('Ti aspettiamo, Tina!');

  // The portal moves the stay under another name: one question, one press.
  const [startDate, endDate] = [addDays(days.startDate, 2), addDays(days.endDate, 2)];
  portal.answer(feedOf(['d', startDate, endDate]));
  await api.post(`/calendars/${id}/read`, {});
  await page.goto('/admin');
  await page.getByText('Da altri siti').click();
  await page
    .getByRole('link', { name: 'Airbnb ha spostato il soggiorno di Tina Moretti?' })
    .click();
  await page.getByRole('button', { name: 'Spostalo anche qui' }).click();
  await page.getByText('Soggiorno spostato.').waitFor();
  await stay.getByText('ha spostato il soggiorno').waitFor({ state: 'detached' });
  const { bookings } = await api.get<{ bookings: object[] }>('/bookings/page?search=Moretti');
  expect(bookings).toMatchObject([{ startDate, endDate }]);
});
