import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addDays, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { isThorough } from '#tests/support/is-thorough.ts';
import {
  fillRequest,
  freeWeek,
  openRequestForm,
  sendRequest,
  untilHydrated,
} from '#tests/support/journey.ts';
import { openMenu, panelButton } from '#tests/support/menu-journey.ts';
import { makePerson } from '#tests/support/person.ts';
import {
  button,
  dialogWith,
  inMain,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The home page with its menu, a request for a stay and a review; and an address that does not exist.

let site: Pick<Site, 'url' | 'close'>;
let editor: string;
let guest: string;
beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  if (!isThorough()) return;
  const api = await adminApi(site);
  const week = { weeklyPriceCents: 70_000, minNights: 7, changeoverDay: 'saturday' };
  const year = yearOf(todayAtHouse(new Date()));
  const periods = [{ startDate: `${year}-01-01`, endDate: `${year}-12-31`, ...week }];
  const rules = {
    gap: { nights: 4, percent: 10 },
    longStay: { nights: 14, percent: 10 },
    lastMinute: { days: 7, percent: 15 },
  };
  const extras = {
    extraGuest: { included: 4, cents: 1000, per: 'night' },
    animal: { cents: 3000, per: 'stay' },
  };
  await api.put('/prices', { year, periods, rules, extras });
  const parent = await api.post<MenuItem>('/menuitems', { label: 'Isola' });
  await api.post('/menuitems', { label: 'Le calette', url: '/gallery', parentId: parent.id });
  await api.post('/menuitems', { label: 'Redazione', url: '/admin', visibleTo: 'EDITOR' });
  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  editor = await openSessionOf(site, edda);
  guest = await openSessionOf(site, await makePerson(api, 'Rosa Carta', 'rosa@example.com'));
});
afterAll(() => site?.close());

const openSubmenu = async (page: Page): Promise<void> => {
  const menu = await openMenu(page, 1280);
  await panelButton(menu, /^(Isola|Altro)$/).click();
  await menu.getByRole('link', { name: 'Le calette' }).locator('visible=true').waitFor();
};

const form = 'form:has(input[type="date"])';

const screens: Screens = {
  '/': [
    {
      states: [
        {
          state: 'the home page',
          reach: openRequestForm,
          action: inMain('Invia la richiesta'),
        },
        {
          state: 'a request without anything',
          reach: async (page) => {
            await sendRequest(page);
            await page.getByText('Seleziona la data di check-in', { exact: true }).waitFor();
          },
          part: form,
        },
        {
          state: 'dates that break a rule',
          reach: async (page) => {
            const { startDate } = freeWeek(30);
            const midweek = { startDate: addDays(startDate, 1), endDate: addDays(startDate, 4) };
            await fillRequest(page, { ...midweek, name: 'Zoë', email: 'zoe@example.com' });
            await page
              .locator(form)
              .getByText('si soggiorna solo da sabato a sabato')
              .first()
              .waitFor();
          },
          part: '#disponibilita',
        },
        {
          state: 'a request with its price',
          reach: async (page) => {
            await fillRequest(page, { ...freeWeek(30), name: 'Zoë', email: 'zoe@example.com' });
            await page.getByText('Soggiorno, 7 notti').first().waitFor();
            await page.getByLabel('Biancheria e asciugamani').check();
            await page.getByText('fino a 3 persone', { exact: true }).waitFor();
          },
          action: inMain('Invia la richiesta'),
          part: form,
        },
        {
          state: 'a request that was sent',
          reach: async (page) => {
            await sendRequest(page);
            await page
              .getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' })
              .waitFor();
          },
          part: '#disponibilita',
        },
        {
          state: 'a carousel at its end',
          reach: async (page) => {
            const carousel = page
              .locator('#galleria')
              .getByRole('region', { name: 'L’isola intorno', exact: true });
            await carousel.getByRole('button', { name: 'Foto 3 di 3' }).click();
            await carousel.getByText('Foto 3 di 3', { exact: true }).waitFor();
          },
          part: '#galleria',
        },
        { state: 'an open menu', reach: openSubmenu, part: 'header' },
      ],
    },
    {
      states: [
        {
          state: 'the menu of a phone',
          reach: async (page) => {
            await untilHydrated(page, 'header button');
            await button(page, 'Apri il menu').click();
            await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
          },
          action: (page) =>
            page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' }),
          isForPhones: true,
        },
      ],
    },
    {
      as: () => editor,
      states: [
        {
          state: 'entries for staff',
          reach: async (page) => {
            await panelButton(page, 'Altro').click();
            await page.getByRole('banner').getByRole('link', { name: 'Redazione' }).waitFor();
          },
          action: (page) => page.getByRole('banner').locator('summary:visible').first(),
          part: 'header',
        },
        {
          state: 'the menu of an account',
          reach: async (page) => {
            await panelButton(page, 'Edda Editrice').click();
            await page.getByText('Scollegati').waitFor();
          },
        },
      ],
    },
    {
      as: () => guest,
      expectedProblems: [/ERR_FAILED/],
      states: [
        {
          state: 'a review',
          reach: async (page) => {
            await button(page, 'Scrivi una recensione').click();
            await page.getByLabel('La tua recensione').fill('Breve');
            await page.getByText('495 caratteri rimanenti').waitFor();
          },
          ...dialogWith('Invia la recensione'),
        },
        {
          state: 'a review that does not get through',
          reach: async (page) => {
            await page.route('**/trpc/reviews.create*', (route) => route.abort());
            await page.getByLabel('La tua recensione').fill('Tanto vento, ma che vista.');
            await button(page, 'Invia la recensione').click();
            await page.getByText("Errore nell'invio della recensione").waitFor();
          },
          ...dialogWith('Invia la recensione'),
        },
      ],
    },
    {
      path: '/non/esiste',
      expectedProblems: [/status of 404/],
      states: [
        {
          state: 'an address that does not exist',
          action: (page) => page.getByRole('main').getByRole('link').first(),
        },
      ],
    },
  ],
};

testScreens('home', screens, { site: () => site });
