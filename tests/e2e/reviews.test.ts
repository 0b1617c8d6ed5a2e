import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A guest's review, from the first star to its deletion.

let site: { url: string };
let api: SiteApi;
let guest: Person;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  guest = await makePerson(api, 'Rosa Carta', 'rosa@example.com');
});

const section = (page: Page): Locator => page.getByRole('region', { name: 'Recensioni ospiti' });

const isOnHomePage = async (text: string): Promise<boolean> =>
  (await (await fetch(site.url)).text()).includes(text);

const pageOnPhone = async (
  person: Omit<Person, 'id' | 'name'>,
  path: string,
  expectedProblems: RegExp[] = [],
): Promise<Page> => {
  const phone = { baseUrl: site.url, width: 390, height: 800 };
  const page = await browser.cleanPage({ ...phone, expectedProblems });
  await enterAs(page, person, path);
  return page;
};

it('a guest writes a review on a phone, and staff approve, answer and delete it', async () => {
  const page = await pageOnPhone(guest, '/', [/ERR_FAILED/]);
  await section(page).getByRole('button', { name: 'Scrivi una recensione' }).click();
  await expectNoSidewaysScroll(page);
  const dialog = page.getByRole('dialog', { name: 'Scrivi una recensione' });
  await dialog.getByRole('radio', { name: '2 stelle su 5' }).check();
  await dialog.getByLabel('La tua recensione').fill('Tanto vento, ma che vista.');
  const send = dialog.getByRole('button', { name: 'Invia la recensione' });
  await page.route('**/trpc/reviews.create*', (route) => route.abort());
  await send.click();
  await dialog.getByText("Errore nell'invio della recensione").waitFor();
  await page.unroute('**/trpc/reviews.create*');
  await send.click();
  await dialog.getByText('Recensione inviata con successo!').waitFor();

  const desk = await pageOnPhone(ADMIN, '/admin');
  await desk.getByRole('link', { name: /^Rosa Carta/ }).click();
  await desk
    .getByRole('button', { name: 'Approva: recensione di Rosa Carta' })
    .and(desk.locator(':focus'))
    .press('Enter');
  await desk.getByText('Recensione approvata: ora è sul sito.').waitFor();
  await desk.goto('/admin/reviews');
  await expectNoSidewaysScroll(desk);
  expect(await isOnHomePage('Tanto vento, ma che vista.')).toBe(true);
  await desk.getByRole('button', { name: 'Rispondi: recensione di Rosa Carta' }).click();
  await desk.getByLabel('La tua risposta').fill('Grazie Rosa, a presto!');
  await desk.getByRole('button', { name: 'Salva la risposta' }).click();
  await desk.getByRole('button', { name: /^Modifica la risposta.*Rosa Carta/ }).waitFor();
  expect(await isOnHomePage('Grazie Rosa, a presto!')).toBe(true);
  await desk.getByRole('button', { name: 'Altre azioni: recensione di Rosa Carta' }).click();
  await desk.getByRole('button', { name: 'Elimina la recensione di Rosa Carta' }).click();
  const question = desk.getByRole('dialog', { name: 'Eliminare la recensione?' });
  await question.getByRole('button', { name: 'Elimina la recensione' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await isOnHomePage('Tanto vento, ma che vista.')).toBe(false);
});
