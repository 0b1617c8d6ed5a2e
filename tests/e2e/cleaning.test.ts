import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { logInAs } from '#tests/support/account-journey.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Whoever cleans the house has one page, on a phone, and no way to another.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openTasks = async (): Promise<string[]> =>
  (await api.get<Task[]>('/task'))
    .filter(({ completed }) => !completed)
    .map(({ name, due_date }) => `${name} ${due_date?.slice(0, 10)}`);

it('lets who cleans see who comes, tick what is done, and think better of it', async () => {
  const maria = await makePerson(api, 'Maria Lai', 'maria@example.com', 'CLEANER');
  const days = freeWeek(10);
  const request = bookingRequest({ ...days, guestName: 'Anna Verdi', linen: true });
  const { id } = await api.post<{ id: number }>('/bookings', request);
  await api.patch(`/bookings/${id}/status`, { status: 'CONFIRMED' });
  await api.post('/task', { name: 'Cambiare i letti', repeat: 'departure', assignee_id: maria.id });
  const first = [`Cambiare i letti ${days.endDate}`];
  expect(await openTasks()).toEqual(first);

  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 740 });
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/trpc/')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto('/login');
  await logInAs(page, maria);
  await page.waitForURL((url) => url.pathname === '/admin/cleaning');
  await page.getByText('Arriva Anna').waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: /^Cambiare i letti/ }).click();
  await page.getByText('Fatto: Cambiare i letti').waitFor();
  // No stay comes after this one yet.
  await expect.poll(openTasks).toEqual(['Cambiare i letti undefined']);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByText('Di nuovo da fare: Cambiare i letti').waitFor();
  expect(await openTasks()).toEqual(first);

  for (const path of ['/admin', '/admin/bookings', '/booking']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/admin/cleaning');
    await page.getByText('Arriva Anna').waitFor();
  }
  expect(answers.join('\n')).not.toMatch(/Verdi|giulia@example\.com|totalCents|FORBIDDEN/);
});

it('opens at a secret address without an account, until staff withdraw it', async () => {
  const days = freeWeek(1);
  const stay = { ...bookingRequest({ ...days, guestName: 'Berta Rossi' }), cleaningNote: 'Culla' };
  await api.post('/bookings/enter', stay);
  const staff = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(staff, ADMIN, '/admin/cleaning');
  await staff.getByRole('button', { name: 'Fai un link' }).click();
  const address = staff.getByLabel('Indirizzo della pagina', { exact: true });
  const url = await address.inputValue();

  const page = await browser.cleanPage({ baseUrl: site.url, width: 360, height: 740 });
  const path = new URL(url).pathname;
  await page.goto(path);
  await page.getByText('Arriva Berta').waitFor();
  await page.getByText('Culla').first().waitFor();
  expect(await page.content()).not.toMatch(/Rossi|€|giulia@example/);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await staff.getByRole('button', { name: 'Fai un nuovo link' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Fai un nuovo link' }).click();
  await staff.getByText('Il nuovo link è pronto').waitFor();
  expect(await address.inputValue()).not.toBe(url);
  expect((await fetch(site.url + path)).status).toBe(404);
  const renewed = new URL(await address.inputValue()).pathname;
  expect((await fetch(site.url + renewed)).status).toBe(200);
  await staff.getByRole('button', { name: 'Ritira il link' }).click();
  await dialog.getByRole('button', { name: 'Ritira il link' }).click();
  await staff.getByRole('button', { name: 'Fai un link' }).waitFor();
  expect((await fetch(site.url + renewed)).status).toBe(404);
});
