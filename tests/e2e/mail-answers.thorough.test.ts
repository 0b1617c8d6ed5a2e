import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// Staff answer a request from its mail, on a telephone.

const PHONE = { width: 360, height: 740 };

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

let owners = 0;
let owner: Person;
// A second request within a quarter of an hour would wait for the digest of the first one's readers.
beforeEach(async () => {
  owners += 1;
  owner = await makePerson(api, 'Edda', `edda${owners}@example.com`, 'EDITOR');
});

const mailTo = async (address: string, subject: RegExp): Promise<string> => {
  const find = () =>
    site.mailServer
      .mails()
      .find(
        ({ envelope, parsed }) => envelope.to[0] === address && subject.test(parsed.subject ?? ''),
      );
  await expect.poll(() => find()?.parsed.text, { timeout: 15_000 }).toBeDefined();
  return find()?.parsed.text ?? '';
};

/** A guest asks for a stay. Its id, and the path of the link in the owner's mail. */
const ask = async (own: object): Promise<{ id: number; path: string }> => {
  const request = { ...bookingRequest(own), guestEmail: `ospite${owners}@example.com` };
  const { id } = await api.post<{ id: number }>('/bookings', request);
  const [path = ''] = /\/rispondi\/\S+/.exec(await mailTo(owner.email, /^Nuova richiesta/)) ?? [];
  return { id, path };
};

const statusOf = async (id: number) => (await api.get<StaffStay>(`/bookings/${id}`)).status;

const expectSound = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('two taps confirm it, by keyboard too, and a third changes nothing', async () => {
  const days = freeWeek(60);
  const { id, path } = await ask({ ...days, guestName: 'Berta Rossi' });
  await api.post('/bookings', bookingRequest({ ...days, guestName: 'Anna Verdi' }));
  const page = await browser.cleanPage({
    ...PHONE,
    baseUrl: site.url,
    expectedProblems: [/status of 409/],
  });
  await page.goto(path);
  await heading(page, 'Berta Rossi chiede un soggiorno').waitFor();
  await page.getByText('Le chiede anche Anna Verdi').waitFor();
  await expectSound(page);
  await tabTo(page, page.getByRole('link', { name: 'Conferma' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Confermare la prenotazione?').waitFor();
  await expectSound(page);
  expect(await statusOf(id)).toBe('PENDING');
  await tabTo(page, page.getByRole('button', { name: 'Conferma la prenotazione' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Prenotazione confermata').waitFor();
  await page.getByText('Berta Rossi riceve una mail.').waitFor();
  await expectSound(page);
  expect(await statusOf(id)).toBe('CONFIRMED');
  await mailTo(`ospite${owners}@example.com`, /^Prenotazione confermata/);

  await page.goBack();
  await heading(page, 'Già confermata').waitFor();
  await page.getByText('l’ha data Edda').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Apri la prenotazione' }).click();
  await page.waitForURL(/login/);
});

it('without JavaScript, it is turned down with a word', async () => {
  const { id, path } = await ask({ ...freeWeek(62), guestName: 'Karl Schmidt', locale: 'de' });
  const page = await browser.newPage({
    ...PHONE,
    baseUrl: site.url,
    javaScriptEnabled: false,
    expectedProblems: [/status of 409/],
  });
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(`${path}/conferma`);
  await page.getByRole('link', { name: 'Rifiuta' }).click();
  await heading(page, 'Rifiutare la richiesta?').waitFor();
  await page.getByText('legge in tedesco').waitFor();
  await page.getByRole('link', { name: 'Torna alla richiesta' }).click();
  await page.getByRole('link', { name: 'Rifiuta' }).click();
  await page.getByLabel('Un messaggio').fill('Wir sind selbst im Haus.');
  await page.getByRole('button', { name: 'Rifiuta la richiesta' }).click();
  await heading(page, 'Richiesta rifiutata').waitFor();
  expect(await statusOf(id)).toBe('REJECTED');
  expect(await mailTo(`ospite${owners}@example.com`, /^Ihre Anfrage/)).toContain(
    '> Wir sind selbst im Haus.',
  );
  // The other window still asks.
  await other.getByRole('button', { name: 'Conferma la prenotazione' }).click();
  await heading(other, 'Già rifiutata').waitFor();
  expect(await statusOf(id)).toBe('REJECTED');
});

it('a request that was changed is answered in the back office', async () => {
  const { id, path } = await ask({ ...freeWeek(64), guestName: 'Berta Rossi' });
  await api.patch(`/bookings/${id}`, { numberOfGuests: 5, tellGuest: false });
  const page = await browser.cleanPage({ ...PHONE, baseUrl: site.url });
  await page.goto(path);
  await heading(page, 'La richiesta è cambiata').waitFor();
  await page.getByText('prima: 2').waitFor();
  await expectSound(page);
  await enterAs(page, owner, '/admin');
  await page.goto(path);
  await page.getByRole('link', { name: 'Rispondi nell’area gestione' }).click();
  await page.getByRole('button', { name: 'Conferma prenotazione' }).waitFor();
});

it('the owner withdraws the links in the profile, and an administrator switches them off', async () => {
  const { path } = await ask({ ...freeWeek(66), guestName: 'Berta Rossi' });
  const closed = await browser.cleanPage({
    ...PHONE,
    baseUrl: site.url,
    expectedProblems: [/status of 40[34]/],
  });
  const staff = await browser.cleanPage({ ...PHONE, baseUrl: site.url });
  await enterAs(staff, ADMIN, '/admin/users');
  const choice = staff.getByLabel('Rispondere alle richieste dalla mail');
  await staff.getByRole('heading', { name: 'Sicurezza' }).click();
  await choice.uncheck();
  await staff.getByRole('button', { name: 'Salva', exact: true }).click();
  await staff.getByText('Dalla mail non si risponde più').waitFor();
  await expectSound(staff);
  await closed.goto(path);
  await heading(closed, 'Qui non si risponde più').waitFor();
  await expectSound(closed);
  await choice.check();
  await staff.getByRole('button', { name: 'Salva', exact: true }).click();
  await staff.getByText('D’ora in poi si risponde anche dalla mail').waitFor();

  await enterAs(staff, owner, '/profile');
  const links = staff.getByRole('region', { name: 'Risposte dalla mail' });
  await links.getByRole('heading', { name: 'Risposte dalla mail' }).click();
  await links.getByText('Hai un link aperto, per una richiesta.').waitFor();
  await links.getByRole('button', { name: 'Ritira i link di risposta' }).click();
  await links.getByText('Nessun link aperto.').waitFor();
  await expectSound(staff);
  await closed.goto(path);
  await heading(closed, 'Questo link non vale più').waitFor();
  await expectSound(closed);
});
