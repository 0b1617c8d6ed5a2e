import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { untilHydrated } from '#tests/support/journey.ts';
import { button, untilFocused } from '#tests/support/menu-journey.ts';
import { forgetSession, openDevice } from '#tests/support/passkey-journey.ts';
import { enterAs, expectFocusKept, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// From the first passkey to a back office that requires one.

let site: Site;
let typist: Person;
beforeAll(async () => {
  site = await startSite({ hostName: 'localhost', settings: { RATE_LIMITS: 'off' } });
  const api = await adminApi(site);
  typist = await makePerson(api, 'Nora Sanna', 'nora@example.com', 'EDITOR');
});
afterAll(() => site?.close());

it('a passkey is added, used and removed by keyboard alone, and no dialog loses the focus', async () => {
  const { page } = await openDevice(site.url);
  const press = async (target: Locator): Promise<void> => {
    await tabTo(page, target, 120);
    await page.keyboard.press('Enter');
  };
  const walk = async (...targets: Locator[]): Promise<void> => {
    for (const [index, target] of targets.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await untilFocused(page, target);
    }
  };
  const escapeTo = async (opener: Locator): Promise<void> => {
    await page.keyboard.press('Escape');
    await untilFocused(page, opener);
  };

  await enterAs(page, typist, '/profile');
  const add = button(page, 'Aggiungi una passkey');
  const name = page.getByLabel('Nome della passkey');
  await press(add);
  await untilFocused(page, name);
  await escapeTo(add);
  await page.keyboard.press('Enter');
  await walk(name);
  await page.keyboard.type('Telefono');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typist.password);
  const dialog = page.getByRole('dialog');
  await walk(
    dialog.getByLabel('La tua password'),
    button(page, 'Mostra la password').and(dialog.locator('*')),
    button(page, 'Torna indietro'),
    button(page, 'Continua'),
  );
  await page.keyboard.press('Enter');
  const isSafe = button(page, 'Li ho messi al sicuro');
  await isSafe.waitFor();
  await walk(button(page, 'Chiudi'), button(page, 'Copia'), button(page, 'Scarica'), isSafe);
  await page.keyboard.press('Enter');
  await untilFocused(page, add);

  const renew = button(page, 'Nuovi codici di recupero');
  await press(renew);
  await button(page, 'Genera nuovi codici').waitFor();
  await escapeTo(renew);
  await page.keyboard.press('Enter');
  await press(button(page, 'Genera nuovi codici'));
  await isSafe.waitFor();
  const code = await dialog.getByRole('listitem').first().innerText();
  await escapeTo(renew);

  await forgetSession(page);
  await page.goto('/login?redirect=%2Fpasskey');
  await untilHydrated(page, '#login');
  await press(button(page, 'Entra con una passkey'));
  await page.getByRole('heading', { level: 1, name: 'Conferma con la passkey' }).waitFor();
  await press(page.getByText('Non hai la passkey con te?'));
  await page.keyboard.press('Tab');
  await untilFocused(page, page.getByLabel('Codice di recupero'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Accesso confermato' }).waitFor();
  await press(button(page, 'Continua'));
  await page.waitForURL(`${site.url}/admin`);

  await page.goto('/profile');
  const remove = button(page, 'Rimuovi la passkey: Telefono');
  await press(remove);
  await button(page, 'Rimuovi la passkey').waitFor();
  await escapeTo(remove);
  await page.keyboard.press('Enter');
  await press(button(page, 'Rimuovi la passkey'));
  await page.getByText('Per ora entri con email e password.').waitFor();
  await expectFocusKept(page);
});
