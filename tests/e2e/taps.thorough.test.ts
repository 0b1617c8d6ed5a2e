import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PaginatedPosts } from '#shared/cms/blog.schema.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek, logIn } from '#tests/support/journey.ts';
import { pngNamed } from '#tests/support/media-library.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// How many taps the owners' ten most frequent jobs take on a phone, where the menu costs one more than
// on a desk. Counted from the start page, the first one from the page to which the login leads; typing
// and the phone's own dialogs are not counted. A job that takes more is a screen to mend.
//
// | job                                        | version 1.0.0           | now |
// |--------------------------------------------|-------------------------|-----|
// | confirm a request                          | 4                       | 2   |
// | confirm one and turn down the other        | 6                       | 3   |
// | photographs into a gallery                 | 7                       | 4   |
// | next year's price list with 5 % more       | 5, and each price typed | 5   |
// | last year's guest                          | 4                       | 2   |
// | answer a message                           | 2                       | 2   |
// | enter a stay agreed by telephone           | not possible            | 2   |
// | block dates                                | 4                       | 2   |
// | publish a post                             | 7                       | 4   |
// | a backup now                               | 3                       | 3   |

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

type Tap = (target: Locator) => Promise<void>;

/** Does a job, and expects that it takes no more taps. */
const expectTapsAtMost = async (
  job: string,
  taps: number,
  work: (tap: Tap) => Promise<void>,
): Promise<void> => {
  let counted = 0;
  await work(async (target) => {
    await target.click();
    counted += 1;
  });
  expect(counted, job).toBeLessThanOrEqual(taps);
};

const openStart = async (page: Page): Promise<void> => {
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
};

const openByMenu = async (page: Page, tap: Tap, screen: string): Promise<void> => {
  await tap(page.getByRole('button', { name: 'Altro' }));
  await tap(page.getByRole('dialog', { name: 'Altro' }).getByRole('link', { name: screen }));
};

const statusOf = async (id: number): Promise<string> =>
  (await api.get<StaffBooking>(`/bookings/${id}`)).status;

const ask = async (guestName: string, weeks: number): Promise<number> => {
  const guestEmail = `${guestName.toLowerCase()}@example.com`;
  const request = { ...freeWeek(weeks), guestName, guestEmail, numberOfGuests: 2 };
  return (await api.post<{ id: number }>('/bookings', request)).id;
};

const decideRequests = async (page: Page): Promise<void> => {
  const [anna, vera, pia] = [await ask('Anna', 30), await ask('Vera', 32), await ask('Pia', 32)];
  await page.goto('/login');
  await logIn(page);
  await expectTapsAtMost('confirm a request', 2, async (tap) => {
    await tap(page.getByRole('link', { name: 'Area gestione' }));
    await tap(page.getByRole('button', { name: /^Conferma: Anna/ }));
    await page.getByText('Prenotazione confermata').waitFor();
  });
  expect(await statusOf(anna)).toBe('CONFIRMED');

  await openStart(page);
  await expectTapsAtMost('confirm one and turn down the other', 3, async (tap) => {
    await tap(page.getByRole('link', { name: /^Vera/ }));
    await page.getByText('Ci sono altre richieste').waitFor();
    await tap(page.getByRole('button', { name: 'Conferma prenotazione' }));
    await tap(page.getByRole('button', { name: 'Conferma e rifiuta' }));
    await page.getByText('Prenotazione confermata, 1 richiesta rifiutata.').waitFor();
  });
  expect([await statusOf(vera), await statusOf(pia)]).toEqual(['CONFIRMED', 'REJECTED']);
};

const enterDays = async (page: Page): Promise<void> => {
  const [stay, block] = [freeWeek(34), freeWeek(36)];
  await openStart(page);
  await expectTapsAtMost('enter a stay agreed by telephone', 2, async (tap) => {
    await tap(page.getByRole('link', { name: 'Nuova prenotazione' }));
    await page.getByLabel('Check-in', { exact: true }).fill(stay.startDate);
    await page.getByLabel('Check-out', { exact: true }).fill(stay.endDate);
    await page.getByLabel('Nome', { exact: true }).fill('Lucia');
    await tap(page.getByRole('button', { name: 'Inserisci' }));
    await page.getByRole('dialog', { name: 'Lucia' }).waitFor();
  });
  await openStart(page);
  await expectTapsAtMost('block dates', 2, async (tap) => {
    await tap(page.getByRole('link', { name: 'Blocca date' }));
    const dialog = page.getByRole('dialog', { name: 'Blocca date' });
    await dialog.getByLabel('Data iniziale').fill(block.startDate);
    await dialog.getByLabel('Data finale').fill(block.endDate);
    await tap(dialog.getByRole('button', { name: 'Blocca date' }));
    await dialog.waitFor({ state: 'detached' });
  });
  const entered = (await api.get<StaffBooking[]>('/bookings')).map(({ startDate }) => startDate);
  expect(entered).toEqual(expect.arrayContaining([stay.startDate, block.startDate]));
};

const answerPeople = async (page: Page): Promise<void> => {
  const stay = { ...freeWeek(-50), guestName: 'Bruno Passato', numberOfGuests: 2 };
  await api.post('/bookings/enter', stay);
  const message = 'In casa c’è un seggiolone?';
  await api.post('/contact', { name: 'Carla', email: 'carla@example.com', message });
  await openStart(page);
  await expectTapsAtMost('last year’s guest', 2, async (tap) => {
    await tap(page.getByRole('button', { name: 'Trova', exact: true }));
    await page.getByLabel('Trova in tutta l’area gestione').fill('bruno');
    await tap(page.getByRole('option', { name: /Bruno Passato/ }));
    await page.getByRole('dialog', { name: 'Bruno Passato' }).waitFor();
  });
  await openStart(page);
  await expectTapsAtMost('answer a message', 2, async (tap) => {
    await tap(page.getByRole('link', { name: /^Carla/ }));
    await page.getByLabel('Risposta').fill('Sì, nell’armadio grande.');
    await tap(page.getByRole('button', { name: 'Invia la risposta' }));
    await page.getByRole('region', { name: 'Risposte' }).waitFor();
  });
};

const showHouse = async (page: Page): Promise<void> => {
  const pictures = async () =>
    (await api.get<Gallery[]>('/gallery')).find(({ name }) => name === 'La casa')?.images.length;
  const before = (await pictures()) ?? 0;
  await openStart(page);
  await expectTapsAtMost('photographs into a gallery', 5, async (tap) => {
    await tap(page.getByRole('button', { name: 'Aggiungi', exact: true }));
    await tap(page.getByRole('link', { name: 'Aggiungi foto' }));
    await tap(page.getByRole('button', { name: 'Modifica La casa' }));
    const choosing = page.waitForEvent('filechooser');
    await tap(page.getByRole('button', { name: 'Carica foto' }));
    await (await choosing).setFiles([await pngNamed('IMG_1'), await pngNamed('IMG_2')]);
    await page.getByRole('textbox', { name: /Foto 1 di 2/ }).fill('Il glicine');
    await page.keyboard.press('Enter');
    await page
      .getByRole('textbox', { name: /Foto 2 di 2/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Enter');
    await tap(page.getByRole('button', { name: 'Salva la raccolta' }));
    await page.getByRole('button', { name: 'Nuova raccolta' }).waitFor();
  });
  expect(await pictures()).toBe(before + 2);

  await openStart(page);
  await expectTapsAtMost('publish a post', 6, async (tap) => {
    await tap(page.getByRole('button', { name: 'Aggiungi', exact: true }));
    await tap(page.getByRole('link', { name: 'Nuovo articolo' }));
    await page.getByLabel('Titolo', { exact: true }).fill('Il glicine è in fiore');
    await page.getByRole('textbox', { name: 'Contenuto' }).focus();
    await page.keyboard.type('È tornato il viola.');
    await page.getByLabel('Estratto').fill('La terrazza a primavera.');
    await tap(page.getByRole('button', { name: 'Scegli', exact: true }));
    await tap(page.getByRole('button', { name: /^IMG_1/ }));
    await tap(page.getByRole('button', { name: 'Pubblica', exact: true }));
    await tap(page.getByRole('button', { name: 'Pubblica adesso' }));
    await page.getByRole('button', { name: 'Nuovo articolo' }).waitFor();
  });
  const latest = async () => (await api.get<PaginatedPosts>('/blog?page=1&limit=1')).posts;
  await expect.poll(latest).toMatchObject([{ title: 'Il glicine è in fiore', published: true }]);
};

const keepHouse = async (page: Page): Promise<void> => {
  const year = yearOf(todayAtHouse(new Date())) + 1;
  await openStart(page);
  await expectTapsAtMost('next year’s price list with 5 % more', 5, async (tap) => {
    await openByMenu(page, tap, 'Prezzi');
    const years = page.getByRole('navigation', { name: 'Anno del listino' });
    await tap(years.getByRole('link', { name: String(year) }));
    await page.getByLabel('Prezzi in più o in meno (%)').fill('5');
    await tap(page.getByRole('button', { name: 'Copia il listino del' }));
    await tap(page.getByRole('button', { name: 'Salva il listino' }));
    await page.getByText(`Listino ${year} salvato.`).waitFor();
  });
  const { periods } = await api.get<PriceList>('/prices');
  expect(periods.some(({ startDate }) => yearOf(startDate) === year)).toBe(true);

  await openStart(page);
  await expectTapsAtMost('a backup now', 3, async (tap) => {
    await openByMenu(page, tap, 'Copie di sicurezza');
    await tap(page.getByRole('button', { name: 'Crea Backup (Locale)' }));
    await page.getByText(/^Backup creato con successo/).waitFor();
  });
};

it('the owners’ most frequent jobs take few taps on a phone', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, width: 390, height: 844 });
  await decideRequests(page);
  await enterDays(page);
  await answerPeople(page);
  await showHouse(page);
  await keepHouse(page);
});
