import { beforeAll, expect, it } from 'vitest';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The cleaners' page at a secret address, on a phone.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  await api.delete('/cleaning/link');
});

it('the cleaners’ page lists stays and accepts ticks without an account, until staff withdraw the link', async () => {
  const days = freeWeek(4);
  const stay = { ...bookingRequest({ ...days, guestName: 'Berta Rossi' }), cleaningNote: 'Culla' };
  await api.post('/bookings/enter', stay);
  const { id } = await api.post<Task>('/task', { name: 'Cambiare i letti' });
  await api.patch(`/task/${id}`, { on_cleaning_page: true });
  const isDone = async () => (await api.get<Task>(`/task/${id}`)).completed;
  const staff = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(staff, ADMIN, '/admin/cleaning/link');
  await staff.getByRole('button', { name: 'Crea un link' }).click();
  const opened = staff.getByRole('link', { name: 'Apri la pagina' });
  const address = async () => (await opened.getAttribute('href')) ?? '';
  const url = await address();

  const page = await browser.cleanPage({
    baseUrl: site.url,
    width: 360,
    height: 740,
    // The press after the link was withdrawn.
    expectedProblems: [/status of 404/],
  });
  const path = new URL(url).pathname;
  await page.goto(path);
  await page.getByText('Arriva Berta').waitFor();
  await page.getByText('Culla').first().waitFor();
  expect(await page.content()).not.toMatch(/Rossi|€|giulia@example/);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Fatto: Cambiare i letti' }).click();
  await page.getByText('È tutto fatto.').waitFor();
  expect(await isDone()).toBe(true);
  await page.getByRole('button', { name: 'Annulla: Cambiare i letti' }).click();
  const tick = page.getByRole('button', { name: 'Fatto: Cambiare i letti' });
  await tick.waitFor();
  expect(await isDone()).toBe(false);

  const more = staff.getByRole('button', { name: 'Altre azioni' });
  await more.click();
  await staff.getByRole('button', { name: 'Crea un nuovo link' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crea un nuovo link' }).click();
  await staff.getByText('Il nuovo link è pronto').waitFor();
  expect(await address()).not.toBe(url);
  expect((await fetch(site.url + path)).status).toBe(404);
  const renewed = new URL(await address()).pathname;
  expect((await fetch(site.url + renewed)).status).toBe(200);
  await more.click();
  await staff.getByRole('button', { name: 'Ritira il link' }).click();
  await dialog.getByRole('button', { name: 'Ritira il link' }).click();
  await staff.getByRole('button', { name: 'Crea un link' }).waitFor();
  expect((await fetch(site.url + renewed)).status).toBe(404);
  await tick.click();
  await page.getByText('Questo link non vale più').waitFor();
  expect(await isDone()).toBe(false);
});
