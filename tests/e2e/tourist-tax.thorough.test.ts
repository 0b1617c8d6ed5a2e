import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The tourist tax, from its rule to the sums of the comune's form.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const GERMANY = '100000216';
const person = { surname: 'Krüger', sex: 'F', birthPlace: GERMANY, citizenship: GERMANY };
const family = [
  {
    ...{ ...person, kind: 'family-head', name: 'Sabine', birthDate: '1984-03-05' },
    ...{ documentKind: 'IDENT', documentNumber: 'L01X00T47', documentPlace: GERMANY },
  },
  { ...person, kind: 'family-member', name: 'Karla', birthDate: '1982-01-05' },
  // Turns twelve on the fifth night.
  { ...person, kind: 'family-member', name: 'Jonas', birthDate: '2014-07-08' },
];

it('an owner follows the tax of a child who turns twelve during the stay', async () => {
  const stay = { startDate: '2026-07-04', endDate: '2026-07-11', guestName: 'Sabine Krüger' };
  const entered = { ...stay, numberOfGuests: 3, over12: 2 };
  const { id } = await api.post<StaffStay>('/bookings/enter', entered);
  const anna = await makePerson(api, 'Anna Proprietaria', 'anna@example.com', 'ADMIN');
  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 780 });
  await enterAs(page, anna, '/admin/duties/settings');

  await page.getByRole('radio', { name: /^Imposta di soggiorno/ }).check();
  await page.getByLabel('Per persona e notte (€)').fill('due');
  await page
    .getByRole('form', { name: 'Imposta di soggiorno' })
    .getByRole('button', { name: 'Salva' })
    .click();
  await page.getByText('Indica un importo').waitFor();
  await expect
    .poll(() =>
      page
        .getByLabel('Per persona e notte (€)')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.getByLabel('Per persona e notte (€)').fill('2,50');
  await page
    .getByRole('form', { name: 'Imposta di soggiorno' })
    .getByRole('button', { name: 'Salva' })
    .click();
  await page.getByText('Salvato', { exact: true }).waitFor();
  await page.getByText('Nel listino i visitatori leggono 2 € di tassa di soggiorno').waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Aggiungi i controlli di sicurezza' }).click();
  await page.getByText('Sono già tra i tuoi lavori.').waitFor();
  expect(await api.get<{ repeat: string }[]>('/task')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Far controllare gli estintori', repeat: 'year' }),
    ]),
  );

  // Two declared adults; then everybody by name, the child from the birthday on.
  await page.goto(`/admin/bookings?booking=${id}`);
  await page.getByText('35 € da incassare').waitFor();
  await api.put(`/bookings/${id}/guests`, { guests: family });
  await page.reload();
  await page.getByText('42,50 € da incassare').waitFor();
  await page.getByRole('button', { name: 'Apri l’imposta di soggiorno' }).click();
  await page.getByText('1 persona, 4 notti (4–8 lug 2026): sotto i 12 anni').waitFor();
  await page.getByRole('button', { name: 'Aggiungi un’esenzione' }).click();
  await page.getByLabel('Persona 1').selectOption('Karla Krüger');
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Scrivi perché non paga.').waitFor();
  await page.getByLabel('Perché').fill('qui per lavoro');
  await page.getByRole('button', { name: 'Incassata tutta oggi' }).click();
  await page.getByLabel('Incassata (€)').fill('25');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Salvato: 25 € di imposta.').waitFor();
  await page.getByText('25 € incassati').waitFor();

  await page.goto('/admin/tourist-tax?year=2026&quarter=3');
  const sums = page.getByRole('table', { name: 'Persone, notti e imposta del periodo' });
  await sums.getByRole('button', { name: 'Copia Pagano tutto, Incassi tu, notti: 10' }).waitFor();
  await sums.getByRole('button', { name: 'Copia Esenti, Incassi tu, notti: 11' }).waitFor();
  await sums.getByRole('button', { name: 'Copia Imposta, Incassi tu: 25,00' }).waitFor();
  await page.getByText('7 notti qui per lavoro · 4 notti sotto i 12 anni').waitFor();
  await page.getByRole('button', { name: 'Al comune: segna come dichiarato' }).click();
  await page.getByText(/dichiarato il .* da Anna Proprietaria/).waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica per Excel' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toContain('Sabine Krüger;04/07/2026;11/07/2026;Altro;la casa;2;10;0;0;2;11;25,00');

  await page.getByRole('button', { name: 'Sabine Krüger' }).click();
  await page.getByRole('button', { name: 'Togli l’esenzione 1' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Le somme sono cambiate dopo la dichiarazione').waitFor();
});

it('visitors and guests read of a landing fee, in their language', async () => {
  const fee = { cents: 500, seasons: [{ months: [1, 2], cents: 250 }], freeUnderAge: 5 };
  await api.put('/tourist-tax/settings', { kind: 'fee', fee });
  const page = await browser.cleanPage({ baseUrl: site.url });
  await page.goto('/de');
  const words =
    'Landegebühr: 5 € pro Person. Im Januar und Februar: 2,50 €. Kinder unter 5 Jahren zahlen nichts.';
  await page.getByText(words).waitFor();
  await api.put('/guest-information', { isOn: true });
  const entered = { startDate: '2027-07-04', endDate: '2027-07-11', guestName: 'Uwe Krüger' };
  const stay = { ...entered, numberOfGuests: 2, over12: 2, locale: 'de' };
  const { id } = await api.post<StaffStay>('/bookings/enter', stay);
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  await page.goto(new URL(url).pathname);
  await page.getByText(words).waitFor();
});
