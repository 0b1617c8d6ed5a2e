import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Administrators read the audit log; editors read why they cannot.

const TITLE = 'Come arrivare con il traghetto e con l’aereo, in ogni stagione dell’anno';

let site: Site;
let api: SiteApi;
let editor: Person;

const send = (path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

const actions = async (): Promise<void> => {
  editor = await makePerson(api, 'Elena Deidda', 'elena@example.com', 'EDITOR');
  const token = await openSessionOf(site, editor);
  const { id } = await api.post<CmsPage>('/pages', {
    title: TITLE,
    slug: 'traghetto-e-aereo',
    content: '<p>Il traghetto parte due volte al giorno, alle otto e alle diciotto.</p>',
    published: true,
  });
  expect(id).toBeGreaterThan(0);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const wrong = await send('/auth/login', { email: editor.email, password: 'sbagliata' });
    expect(wrong.status).toBe(401);
  }
  expect((await send('/backup/create', { method: 'local' }, token)).status).toBe(403);
  await api.post('/backup/create', { method: 'local' });
  for (let task = 0; task < 30; task += 1) await api.post('/task', { name: `Faccenda ${task}` });
};

beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  await actions();
});
afterAll(() => site?.close());

const openLog = async (who: { email: string; password: string }): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, who, '/admin/audit');
  await page.getByRole('heading', { level: 1, name: 'Registro' }).waitFor();
  return page;
};

describe('the log', () => {
  it('shows no results for another year, and everything after a reset', async () => {
    const page = await openLog(ADMIN);
    await page.getByLabel('Al giorno', { exact: true }).fill('2020-12-31');
    await page.getByText('Nessuna voce trovata').waitFor();
    await page.reload();
    await page.getByText('Nessuna voce trovata').waitFor();
    expect(await page.getByLabel('Al giorno', { exact: true }).inputValue()).toBe('2020-12-31');
    await page.getByRole('button', { name: 'Mostra tutto' }).click();
    await page.getByText(/da 1 a 30/).waitFor();
    expect(await page.getByLabel('Al giorno', { exact: true }).inputValue()).toBe('');
  });

  it('an editor reads that only administrators have access', async () => {
    const page = await openLog(editor);
    await page.getByText('Il registro lo leggono gli amministratori').waitFor();
  });

  it('an administrator reads the log, and follows a link to its subject', async () => {
    const page = await openLog(ADMIN);
    await page.getByText(/da 1 a 30/).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /Marta ha aggiunto \d+ lavori/ })
      .first()
      .waitFor();

    await page.getByLabel('Tipo di voce').selectOption('Copie di sicurezza');
    const backups = page.getByRole('main');
    await backups.getByText(/Marta ha creato il backup del \d+ /).waitFor();
    await backups
      .getByText('Elena Deidda avrebbe creato un backup, ma non ne ha il permesso')
      .waitFor();
    await page.getByLabel('Tipo di voce').selectOption('Accessi');
    const failed = 'Accesso non riuscito per l’account di Elena Deidda (3 volte)';
    await page
      .getByRole('listitem')
      .filter({ hasText: failed })
      .getByText('Non riuscito', { exact: true })
      .waitFor();

    await page.getByLabel('Persona').selectOption('Marta');
    await page.getByText(failed).waitFor({ state: 'detached' });
    await page.getByLabel('Tipo di voce').selectOption('Contenuti e messaggi');
    const published = page
      .getByRole('listitem')
      .filter({ hasText: `Marta ha pubblicato la pagina «${TITLE}»` });
    await page.getByRole('button', { name: 'Successiva' }).click();
    await published.getByRole('link').click();
    await page.getByRole('dialog').getByLabel('Titolo', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').getByLabel('Titolo', { exact: true }).inputValue()).toBe(
      TITLE,
    );
  });
});
