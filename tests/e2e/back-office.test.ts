import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owner handles requests and blocks days, by mouse and keyboard, on desktop and phone.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

const ask = (name: string, week: { startDate: string; endDate: string }) =>
  api.post<{ id: number }>('/bookings', {
    ...week,
    guestName: name,
    guestEmail: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    numberOfGuests: 3,
    note: 'Abbiamo un cane.',
  });

const openBookings = async (path: string, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

describe('the owner', () => {
  it('blocks days, sees conflicts with taken ones, and frees them', async () => {
    const week = freeWeek(34);
    const page = await openBookings('/admin/bookings', [/status of 409/]);
    await page.getByRole('button', { name: 'Blocca date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Blocca date' });
    const block = dialog.getByRole('button', { name: 'Blocca date' });

    await dialog.getByLabel('Data iniziale').fill('2020-01-01');
    await dialog.getByLabel('Data finale').fill('2020-01-02');
    await block.click();
    await dialog.getByText('La data iniziale non può essere nel passato').waitFor();
    await dialog.getByLabel('Data iniziale').fill(week.endDate);
    await dialog.getByLabel('Data finale').fill(week.startDate);
    await block.click();
    await dialog.getByText('La data finale deve essere successiva alla data iniziale').waitFor();

    await dialog.getByLabel('Data iniziale').fill(week.startDate);
    await dialog.getByLabel('Data finale').fill(week.endDate);
    await dialog.getByLabel('Motivo').fill('Imbianchino');
    await block.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('table').getByText('Imbianchino', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Imbianchino, bloccate/ })
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Blocca date' }).click();
    await dialog.getByLabel('Data iniziale').fill(week.startDate);
    await dialog.getByLabel('Data finale').fill(week.startDate);
    await block.click();
    await dialog.getByText('Le date selezionate non sono disponibili').waitFor();
    await dialog.getByRole('button', { name: 'Torna indietro' }).click();

    const bookings = await api.get<{ id: number; reason: string }[]>('/bookings');
    const blocked = bookings.find(({ reason }) => reason === 'Imbianchino');
    await page.goto(`/admin/bookings?booking=${blocked?.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Sblocca date' }).click();
    const question = page.getByRole('dialog', { name: 'Sbloccare queste date?' });
    await question.getByRole('button', { name: 'Sblocca date' }).click();
    await question.waitFor({ state: 'detached' });
    const left = await api.get<{ reason: string }[]>('/bookings');
    expect(left.map(({ reason }) => reason)).not.toContain('Imbianchino');
  });
});

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

describe('the start page', () => {
  it('confirms a request with one tap, and undoes it with another', async () => {
    const { id } = await ask('Fabio Ripensa', freeWeek(58));
    const page = await openBookings('/admin');
    const confirm = page.getByRole('button', { name: /^Conferma: Fabio Ripensa/ });
    const undo = page.getByRole('button', { name: /^Annulla la conferma: Fabio Ripensa/ });
    await confirm.click();
    await undo.click();
    await confirm.waitFor();
    await expect.poll(() => hasFocus(confirm)).toBe(true);
    expect(await api.get(`/bookings/${id}`)).toMatchObject({ status: 'PENDING' });

    await page.keyboard.press('Enter');
    await undo.waitFor();
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await undo.waitFor({ state: 'detached' });
    expect(await confirm.count()).toBe(0);
    expect(await api.get(`/bookings/${id}`)).toMatchObject({ status: 'CONFIRMED' });
  });
});
