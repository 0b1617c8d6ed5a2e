import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A stay that is typed and not sent, and requests that compete for the same days.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const open = async (path: string): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, path);
  return page;
};

const ask = async (guestName: string, weeksAhead: number): Promise<number> => {
  const guestEmail = `${guestName.toLowerCase()}@example.com`;
  const request = { ...freeWeek(weeksAhead), guestName, guestEmail, numberOfGuests: 2 };
  return (await api.post<{ id: number }>('/bookings', request)).id;
};

type Way = readonly [name: string, leave: (page: Page, dialog: Locator) => Promise<unknown>];

/** Ways to leave an open dialog. A reload leaves it open. */
const ways: readonly Way[] = [
  [
    'by the cross',
    (_, dialog) => dialog.getByRole('button', { name: 'Chiudi', exact: true }).click(),
  ],
  ['by Escape', (page) => page.keyboard.press('Escape')],
  ['by a tap beside it', (page) => page.mouse.click(8, 400)],
  ['by going back', (page) => page.goBack()],
  ['by a reload', (page) => page.reload()],
];

it('a new stay that is left in any way is offered again with all that was typed', async () => {
  const page = await open('/admin/bookings');
  const form = page.getByRole('dialog', { name: 'Nuova prenotazione' });
  const week = freeWeek(10);
  const expectTyped = async (way: string): Promise<void> => {
    await form.getByText('Riprendi da dove eri rimasto').waitFor();
    const typedIn = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
    expect([
      way,
      await typedIn('Check-in'),
      await typedIn('Check-out'),
      await typedIn('Nome'),
      await form.getByLabel('Stato').inputValue(),
      await form.getByLabel('Nota privata').inputValue(),
    ]).toEqual([way, week.startDate, week.endDate, 'Lucia Prova', 'PENDING', `Lasciata ${way}`]);
  };

  await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
  await form.getByLabel('Check-in', { exact: true }).fill(week.startDate);
  await form.getByLabel('Check-out', { exact: true }).fill(week.endDate);
  await form.getByLabel('Nome', { exact: true }).fill('Lucia Prova');
  await form.getByLabel('Stato').selectOption('PENDING');
  await form.getByText('Altro: provenienza').click();
  for (const [way, leave] of ways) {
    await form.getByLabel('Nota privata').fill(`Lasciata ${way}`);
    await leave(page, form);
    if (way !== 'by a reload') {
      await form.waitFor({ state: 'detached' });
      await page.getByText('Prenotazione non finita: Lucia Prova').waitFor();
      await page.getByRole('button', { name: 'Riprendi' }).click();
    }
    await expectTyped(way);
    if (!(await form.getByLabel('Nota privata').isVisible())) {
      await form.getByText('Altro: provenienza').click();
    }
  }

  await form.getByRole('button', { name: 'Inserisci' }).click();
  await page.getByRole('dialog', { name: 'Lucia Prova' }).getByText('In attesa').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByText('Prenotazione non finita').count()).toBe(0);
});

it('a correction that is left in any way is offered again in the panel of its stay', async () => {
  const id = await ask('Rita', 14);
  const page = await open('/admin/bookings');
  const panel = page.getByRole('dialog', { name: 'Rita' });
  const phone = panel.getByLabel('Telefono');
  await page.getByRole('link', { name: 'Rita' }).click();
  await panel.getByRole('button', { name: 'Modifica' }).click();
  for (const [index, [way, leave]] of ways.entries()) {
    const typed = `333 000000${index}`;
    await phone.fill(typed);
    await leave(page, panel);
    if (way !== 'by a reload') {
      await panel.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Rita' }).click();
    }
    await panel.getByText('Hai modifiche non salvate').waitFor();
    await panel.getByRole('button', { name: 'Riprendi' }).click();
    expect([way, await phone.inputValue()]).toEqual([way, typed]);
  }
  await panel.getByRole('button', { name: 'Salva le modifiche' }).click();
  await panel.getByText(`333 000000${ways.length - 1}`).waitFor();
  expect(await panel.getByText('Hai modifiche non salvate').count()).toBe(0);
  expect(await api.get<StaffStay>(`/bookings/${id}`)).toMatchObject({
    guestPhone: `333 000000${ways.length - 1}`,
  });
});

it('confirming with one tap asks about the losers in the same row, whom nobody can confirm then', async () => {
  await ask('Vera', 18);
  const losers = [await ask('Pia', 18), await ask('Ugo', 18)];
  await ask('Zita', 20);
  const page = await open('/admin');
  const waiting = page.getByRole('region', { name: 'Richieste in attesa' });
  await waiting.getByRole('button', { name: /^Conferma: Vera/ }).click();
  const confirmed = waiting.getByRole('listitem').filter({ hasText: 'Prenotazione confermata' });
  await confirmed.getByText('Rifiuta anche Pia e Ugo?').waitFor();

  const lost = waiting
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /Pia/ }) });
  await lost.getByText('I giorni sono già di Vera').waitFor();
  expect(await lost.getByRole('button', { name: /^Conferma/ }).count()).toBe(0);
  await waiting.getByRole('listitem').last().getByRole('link', { name: /^Ugo/ }).waitFor();
  const other = await open(`/admin/bookings?booking=${losers[0]}`);
  const panel = other.getByRole('dialog', { name: 'Pia' });
  await panel.getByText('Non puoi confermarla').waitFor();
  expect(await panel.getByRole('button', { name: 'Conferma prenotazione' }).count()).toBe(0);

  await confirmed.getByRole('button', { name: /^Rifiuta tutte: Pia/ }).click();
  await page.getByText('2 richieste rifiutate.').waitFor();
  for (const id of losers) {
    expect(await api.get<StaffStay>(`/bookings/${id}`)).toMatchObject({ status: 'REJECTED' });
  }
});
