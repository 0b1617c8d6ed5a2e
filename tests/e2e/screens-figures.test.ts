import { afterAll, beforeAll } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { chooseAction, priceField, pricePeriod, thisYear } from '#tests/support/price-journey.ts';
import {
  button,
  dialogWith,
  inDialog,
  inMain,
  leave,
  type Screens,
  siteForScreens,
  testScreens,
} from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

// The back office: prices, takings and the statistics for the region.

const today = todayAtHouse(new Date());

let site: Awaited<ReturnType<typeof siteForScreens>>;
let api: SiteApi;

beforeAll(async () => {
  site = await siteForScreens(() => startSite({ settings: { RATE_LIMITS: 'off' } }));
  api = await adminApi(site);
});
afterAll(() => site?.close());

const screens: Screens = {
  '/admin/prices': [
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'the price list, changed',
          reach: async (page) => {
            await priceField(page, '1 maggio').fill('1.290');
            await page.getByText('Modifiche non salvate').waitFor();
          },
          action: inMain('Salva il listino'),
        },
        {
          state: 'leaving it unsaved',
          reach: leave,
          ...dialogWith('Esci senza salvare'),
        },
        {
          state: 'what is wrong in it',
          reach: async (page) => {
            await inDialog('Torna indietro')(page).click();
            await priceField(page, '1 maggio').fill('molto');
            await page.getByLabel('Pulizia finale').fill('');
            await page.getByLabel('Pulizia finale').press('Enter');
            await page.getByText('Indica un importo').waitFor();
          },
          action: inMain('Salva il listino'),
          part: 'main',
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'dividing a period',
          reach: async (page) => {
            await chooseAction(pricePeriod(page, '1 maggio'), 'Dividi');
            await page.getByLabel('Primo giorno del nuovo periodo').fill(`${thisYear}-09-01`);
            await button(page, 'Dividi il periodo').click();
            await page.getByText('Giorni possibili').waitFor();
          },
          ...dialogWith('Dividi il periodo'),
        },
        {
          state: 'the rule of a period',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await chooseAction(pricePeriod(page, '1 maggio'), 'Regola');
            await page.getByLabel('Si arriva e si parte').selectOption('Solo di sabato');
            await page.getByRole('spinbutton', { name: 'Notti minime' }).fill('0');
            await button(page, 'Usa la regola').click();
            await page.getByText('Indica da 1 a 60 notti').waitFor();
          },
          ...dialogWith('Usa la regola'),
        },
        {
          state: 'taking a period away',
          reach: async (page) => {
            await page.keyboard.press('Escape');
            await chooseAction(pricePeriod(page, '1 maggio'), 'Elimina');
            await page.getByRole('dialog', { name: 'Eliminare il periodo?' }).waitFor();
          },
          ...dialogWith('Elimina il periodo'),
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear}`,
      states: [
        {
          state: 'the periods on a phone',
          reach: (page) => button(page, /^1–31 maggio/).waitFor(),
          action: inMain('Salva il listino'),
          isForPhones: true,
        },
        {
          state: 'one of them unfolded, with a rule',
          reach: async (page) => {
            await page.setViewportSize({ width: 390, height: 844 });
            await button(page, /^1–31 maggio/).click();
            await chooseAction(pricePeriod(page, '1 maggio'), 'Regola');
            await page.getByRole('spinbutton', { name: 'Notti minime' }).fill('3');
            await button(page, 'Usa la regola').click();
            await button(page, /^1–31 maggio.*Almeno 3 notti/i).waitFor();
          },
          action: (page) =>
            pricePeriod(page, '1 maggio').getByRole('button', { name: 'Altre azioni' }),
          isForPhones: true,
        },
      ],
    },
    {
      path: `/admin/prices?year=${thisYear + 1}`,
      states: [
        {
          state: 'a year without a list',
          reach: (page) => page.getByText('non c’è ancora un listino').waitFor(),
          action: (page) => page.getByRole('button', { name: 'Copia il listino del' }),
        },
      ],
    },
  ],
  '/admin/takings': [
    {
      states: [
        { state: 'a year without money', action: inMain('Per il commercialista') },
        {
          state: 'every month and stay',
          reach: async (page) => {
            const days = { startDate: today, endDate: addDays(today, 2) };
            const stay = { ...days, guestName: 'Bruno Oggi', numberOfGuests: 2 };
            await api.post('/bookings/enter', stay);
            await page.reload();
            await page.getByText('Le cifre di ogni mese').click();
            await page.getByText('Soggiorno per soggiorno').click();
          },
          part: 'main',
        },
      ],
    },
  ],
  '/admin/statistics': [
    {
      states: [
        {
          state: 'statistics that are off',
          action: (page) => page.getByText('Le statistiche sono spente'),
        },
        {
          state: 'a month that is not over, with a guest who cannot be counted',
          reach: async (page) => {
            const settings = {
              isOn: true,
              region: 'sardegna',
              deadline: 'day',
              structureCode: 'IT1',
            };
            await api.put('/statistics/settings', settings);
            const stay = { startDate: addDays(today, -1), endDate: today };
            await api.post('/bookings/enter', {
              ...stay,
              guestName: 'Piero Sei',
              numberOfGuests: 2,
            });
            await page.reload();
            await page.getByText('Piero Sei').waitFor();
          },
          action: inMain('Scarica fino a oggi'),
        },
        {
          state: 'a month without guests',
          reach: async (page) => {
            await button(page, 'Mese prima').click();
            await page.getByText(/^Mese da comunicare/).waitFor();
          },
          action: inMain('Scarica il mese'),
        },
        {
          state: 'a region with a form of its own',
          reach: async (page) => {
            await api.put('/statistics/settings', { region: 'sicilia' });
            await page.reload();
            await inMain('Segna il mese come comunicato')(page).waitFor();
          },
          action: inMain('Segna il mese come comunicato'),
        },
      ],
    },
  ],
};

testScreens('figures', screens, { site: () => site, as: () => api.token });
