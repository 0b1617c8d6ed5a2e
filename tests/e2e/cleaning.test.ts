import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '#shared/tasks.schema.ts';
import { logInAs } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

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
