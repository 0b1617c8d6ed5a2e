import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs, expectFocusKept, makePerson, type Person, tabTo } from '#tests/support/person.ts';
import { openSessionOf, userOf } from '#tests/support/sessions.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';

// Users edit their own profile, on desktop and phone.

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openProfile = async (person: Person, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, person, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Impostazioni del profilo' }).waitFor();
  return page;
};

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const untilSaved = async (page: Page): Promise<void> => {
  const toast = page.getByText('Profilo aggiornato con successo');
  await toast.waitFor();
  // The toast closes after three seconds; close it now, so that the test cannot confuse it with the next one.
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).first().click();
  await toast.waitFor({ state: 'detached' });
};

const confirmationLinkTo = (address: string): Promise<URL> =>
  vi.waitFor(() => {
    const mail = site.mailServer.mails().findLast(({ envelope }) => envelope.to.includes(address));
    const link = /\S+\/confirm-email\?\S+/.exec(mail?.parsed.text ?? '');
    if (!link) throw new Error(`No link has reached ${address}`);
    return new URL(link[0]);
  }, 15_000);

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#12677f' } })
    .png()
    .toBuffer();

describe('by keyboard alone', () => {
  it('a user chooses an avatar and saves it', async () => {
    const chiara = await makePerson(api, 'Chiara Melis', 'chiara.tastiera@example.com');
    const page = await openProfile(chiara);
    const avatar = part(page, 'Avatar');
    await page.getByLabel('Nome').focus();
    await tabTo(page, avatar.getByRole('radio', { name: 'Avventuriero' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => avatar.getByRole('radio', { name: 'Robot' }).isChecked()).toBe(true);
    await tabTo(page, avatar.getByRole('button', { name: 'Altri visi a caso' }));
    await page.keyboard.press('Space');
    const save = avatar.getByRole('button', { name: 'Salva l’avatar' });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await untilSaved(page);
    await avatar.getByText('Avatar attuale').waitFor();
  });
});

describe('a user', () => {
  const person = (name: string): Promise<Person> =>
    makePerson(api, name, `${name.toLowerCase().replaceAll(' ', '.')}@example.com`);

  it('changes the password, which ends the other sessions and loses nothing typed elsewhere', async () => {
    const sofia = await person('Sofia Piras');
    const elsewhere = await openSessionOf(site, sofia);
    const page = await openProfile(sofia, [/status of 400/]);
    await part(page, 'Dati').getByLabel('Nome').fill('Sofia che ci pensa');
    const passwords = part(page, 'Password');
    const current = passwords.getByLabel('Password attuale');
    await passwords.getByRole('button', { name: 'Cambia la password' }).click();
    await current.and(page.locator(':focus')).waitFor();
    const chosen = passwords.getByLabel('Nuova password', { exact: true });
    const again = passwords.getByLabel('Conferma nuova password');

    await chosen.fill('abcde');
    await again.fill('abcdef');
    await again.press('Enter');
    await passwords.getByText('La password è obbligatoria').waitFor();
    await passwords.getByText('La password deve avere almeno 6 caratteri.').waitFor();
    await passwords.getByText('Le nuove password non corrispondono').waitFor();
    await current.and(page.locator(':focus')).waitFor();

    await current.fill('non è questa');
    await chosen.fill('ginepro');
    await again.fill('ginepro');
    await again.press('Enter');
    await passwords.getByText('La password attuale non è corretta.').waitFor();
    await expect.poll(() => again.inputValue()).toBe('ginepro');
    await current.fill(sofia.password);
    await current.press('Enter');
    await untilSaved(page);
    await expect.poll(() => chosen.inputValue()).toBe('');
    await expect
      .poll(() => part(page, 'Dati').getByLabel('Nome').inputValue())
      .toBe('Sofia che ci pensa');
    expect(await userOf(site, elsewhere)).toBeNull();
    await openSessionOf(site, { ...sofia, password: 'ginepro' });
  });

  it('changes the name, and the address once the new one is confirmed', async () => {
    const elena = await person('Elena Fois');
    const newEmail = 'elena.nuova@example.com';
    const page = await openProfile(elena, [/status of 400/, /status of 409/]);
    const data = part(page, 'Dati');

    await data.getByLabel('Nome').fill('E');
    await data.getByLabel('Email').fill('');
    await data.getByRole('button', { name: 'Salva' }).click();
    await data.getByText('Il nome deve avere almeno 2 caratteri.').waitFor();
    await data.getByText("L'email è obbligatoria").waitFor();
    await data.getByLabel('Nome').and(page.locator(':focus')).waitFor();

    await data.getByLabel('Nome').fill('Elena Maria Fois');
    await data.getByLabel('Email').fill(newEmail);
    await data.getByRole('button', { name: 'Salva' }).click();
    await data.getByText('Per cambiare email scrivi la password attuale.').waitFor();
    const password = data.getByLabel('Password attuale');
    await password.fill('non è questa');
    await password.press('Enter');
    await data.getByText('La password attuale non è corretta.').waitFor();
    await expect.poll(() => data.getByLabel('Email').inputValue()).toBe(newEmail);
    await password.fill(elena.password);
    await password.press('Enter');
    await untilSaved(page);
    await page.getByText(`Abbiamo mandato un link a ${newEmail}`).waitFor();
    await expect.poll(() => data.getByLabel('Email').inputValue()).toBe(elena.email);
    await page.getByRole('banner').getByText('EF').waitFor();

    const { searchParams } = await confirmationLinkTo(newEmail);
    site.mailServer.clear();
    await data.getByRole('button', { name: 'Manda di nuovo l’email' }).click();
    await page.getByText('Nuova email di conferma inviata!').waitFor();
    const newer = await confirmationLinkTo(newEmail);
    expect(newer.searchParams.get('token')).not.toBe(searchParams.get('token'));
    await api.post('/auth/confirm-email', {
      token: newer.searchParams.get('token'),
      email: newer.searchParams.get('email'),
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Impostazioni del profilo' }).waitFor();
    await expect.poll(() => data.getByLabel('Email').inputValue()).toBe(newEmail);
    await expect.poll(() => page.getByText('Abbiamo mandato un link').count()).toBe(0);

    const other = await person('Altra Persona');
    await data.getByLabel('Email').fill(other.email);
    await data.getByLabel('Password attuale').fill(elena.password);
    await data.getByLabel('Password attuale').press('Enter');
    await data.getByText('C’è già un utente con questa email.').waitFor();
  });

  it('chooses a picture, a drawn avatar, or only the initials', async () => {
    const luca = await person('Luca Sanna');
    const token = await openSessionOf(site, luca);
    const avatarOf = async () => (await userOf(site, token))?.avatar;
    const page = await openProfile(luca);
    const avatar = part(page, 'Avatar');
    const file = avatar.getByLabel('Carica un’immagine');
    const save = avatar.getByRole('button', { name: 'Salva l’avatar' });
    const pick = async (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'image/png', buffer });

    await pick('pesante.png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await avatar.getByText("Il peso dell'immagine non deve superare i 5MB").waitFor();
    await pick('larga.png', await picture(1001, 10));
    const tooLarge = "La risoluzione dell'immagine non deve superare i 1000x1000 pixels";
    await avatar.getByText(tooLarge).waitFor();
    await pick('testo.png', Buffer.from('nessuna immagine'));
    await avatar.getByText('L’immagine non è leggibile').waitFor();
    await avatar.getByText('Nessun avatar').waitFor();

    await pick('foto.png', await picture(1000, 800));
    await avatar.getByText('Anteprima').waitFor();
    await save.click();
    await untilSaved(page);
    const stored = await avatarOf();
    expect(stored).toMatch(/^\/uploads\/\w+\.jpg$/);
    await page.getByRole('banner').locator(`img[src="${stored}"]`).waitFor();
    const { width: side } = await sharp(
      Buffer.from(await (await fetch(`${site.url}${stored}`)).arrayBuffer()),
    ).metadata();
    expect(side).toBeLessThanOrEqual(512);

    await avatar.getByRole('radio', { name: 'Robot' }).check();
    const shown = avatar.locator('img').first();
    const first = await shown.getAttribute('src');
    expect(first).toMatch(/^\/avatars\/bottts\/\w+\.svg$/);
    await avatar.getByRole('button', { name: 'Altri visi a caso' }).click();
    await expect.poll(() => avatar.getByRole('radio', { name: 'Robot' }).isChecked()).toBe(true);
    const second = await shown.getAttribute('src');
    expect(second).not.toBe(first);
    await avatar.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(() => shown.getAttribute('src')).toBe(stored);
    await expectFocusKept(page);
    await avatar.getByRole('radio', { name: 'Avventuriero' }).check();
    await save.click();
    await untilSaved(page);
    expect(await avatarOf()).toMatch(/^\/avatars\/adventurer\/\w+\.svg$/);

    await avatar.getByRole('button', { name: 'Rimuovi l’avatar' }).click();
    await save.and(page.locator(':focus')).waitFor();
    await save.click();
    await untilSaved(page);
    expect(await avatarOf()).toBeNull();
  });

  it('sees open sessions, and ends one, the others, and this one', async () => {
    const marco = await person('Marco Deiana');
    const tokens: string[] = [];
    for (let count = 0; count < 7; count += 1) tokens.push(await openSessionOf(site, marco));
    const page = await openProfile(marco);
    const sessions = part(page, 'Sessioni aperte');
    const rows = sessions.getByRole('listitem');
    await sessions.getByText('questa sessione').waitFor();
    await expect.poll(() => rows.first().getByText('questa sessione').count()).toBe(1);
    await expect.poll(() => rows.count()).toBe(5);
    await sessions.getByRole('button', { name: 'Mostra tutte (8)' }).click();
    await expect.poll(() => rows.count()).toBe(8);

    await rows.nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await rows.nth(7).waitFor({ state: 'detached' });
    await expectFocusKept(page);
    expect(await userOf(site, tokens.at(-1) ?? '')).toBeNull();

    await sessions.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
    await rows.nth(1).waitFor({ state: 'detached' });
    await expectFocusKept(page);
    expect(await userOf(site, tokens[0] ?? '')).toBeNull();

    await sessions.getByRole('button', { name: 'Chiudi questa sessione' }).click();
    const question = page.getByRole('dialog', { name: 'Chiudere questa sessione?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await sessions.getByRole('button', { name: 'Chiudi questa sessione' }).click();
    await question.getByRole('button', { name: 'Scollegati' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

it('an editor has the profile inside the back office', async () => {
  const nadia = await makePerson(api, 'Nadia Serra', 'nadia.serra@example.com', 'EDITOR');
  const page = await openProfile(nadia);
  await page
    .getByRole('navigation', { name: 'Area gestione' })
    .getByText('Oggi', { exact: true })
    .waitFor();
});
