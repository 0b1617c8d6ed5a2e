import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { offerLanguages } from '#tests/support/languages.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// Guests, senders and members have a language, from the page they wrote on, and read every mail in it.

let t: TestApp;
let token: string;
let staffEmail: string;
beforeEach(async () => {
  t = await createTestApp();
  ({ token, email: staffEmail } = await makeUser(t.app, 'ADMIN'));
  await offerLanguages(t, 'it', 'de', 'fr');
});
afterEach(() => t.close());

const german = { 'accept-language': 'de' };
const MEMBER = 'giulia@example.com';

const ask = async (own: Record<string, unknown> = {}, headers: Record<string, string> = german) => {
  const { body, status } = await t.rest('POST', '/bookings', {
    body: { ...bookingRequest(), ...own },
    headers,
  });
  return { ...body, httpStatus: status };
};

/** The due mails, by recipient. */
const takeMails = async (): Promise<Record<'guest' | 'staff', Mail[]>> => {
  const mails = await deliverMails(t.app);
  const isStaffs = (mail: Mail) => mail.to.address === staffEmail;
  return { guest: mails.filter((mail) => !isStaffs(mail)), staff: mails.filter(isStaffs) };
};

const subjectsOf = (mails: readonly Mail[]): string[] => mails.map(({ subject }) => subject);

describe('a stay', () => {
  it('requested on a German page is answered in German, and mailed to staff in Italian', async () => {
    const { id, locale } = await ask();
    expect(locale).toBe('de');
    const asked = await takeMails();
    expect(subjectsOf(asked.guest)).toEqual(['Wir haben Ihre Anfrage erhalten: 4.–11. Juli 2026']);
    expect(asked.staff[0]?.subject).toBe('Nuova richiesta: 4–11 luglio 2026');
    expect(asked.staff[0]?.text).toMatch(
      /Lingua: Tedesco\n\nRichiesta n\. \d+ · in attesa di risposta\n\nCheck-in: sab 4 luglio 2026\n/,
    );

    await t.rest('PATCH', `/bookings/${id}/status`, { token, body: { status: 'CONFIRMED' } });
    const { guest } = await takeMails();
    expect(subjectsOf(guest)).toEqual(['Buchung bestätigt: 4.–11. Juli 2026']);
    expect(guest[0]?.html).toContain('<html lang="de">');
    expect(guest[0]?.text).toContain('https://casa.example/de\n');
  });

  it('requested over tRPC has the language of the page, too', async () => {
    const { statusCode, body } = await t.server.inject({
      method: 'POST',
      url: '/trpc/bookings.create',
      headers: { 'accept-language': 'fr' },
      payload: bookingRequest(),
    });
    expect(statusCode, body).toBe(200);
    expect(subjectsOf((await takeMails()).guest)).toEqual([
      'Nous avons bien reçu votre demande\u00a0: 4–11 juillet 2026',
    ]);
  });

  it('of a program is Italian, unless the program says otherwise', async () => {
    expect(await ask({}, {})).toMatchObject({ locale: 'it' });
    expect(await ask({ note: 'Un’altra.', locale: 'fr' })).toMatchObject({ locale: 'fr' });
    expect(await ask({ locale: 'xx' })).toMatchObject({
      httpStatus: 400,
      issues: [
        {
          path: 'locale',
          message: 'Bitte wählen Sie eine Sprache dieser Website: it, en, de, fr.',
        },
      ],
    });
  });

  it('of a member has the page’s language, not that of the account', async () => {
    const { token: member } = await makeUser(t.app, 'USER', { email: MEMBER, locale: 'fr' });
    await t.rest('POST', '/bookings', { token: member, body: bookingRequest(), headers: german });
    const { body } = await t.rest('GET', '/bookings/mine', { token: member });
    expect(body).toMatchObject([{ locale: 'de' }]);
  });

  it('gets another language from staff, without a mail', async () => {
    const { id } = await ask();
    await takeMails();
    const change = { token, body: { locale: 'fr' } };
    expect((await t.rest('PATCH', `/bookings/${id}`, change)).body).toMatchObject({ locale: 'fr' });
    expect((await takeMails()).guest).toEqual([]);
    await t.rest('PATCH', `/bookings/${id}`, { token, body: { numberOfGuests: 3 } });
    expect(subjectsOf((await takeMails()).guest)).toEqual([
      'Votre demande a été modifiée\u00a0: 4–11 juillet 2026',
    ]);
  });

  it('entered by staff is Italian, unless they say otherwise', async () => {
    const enter = async (own: object) =>
      (
        await t.rest('POST', '/bookings/enter', {
          token,
          body: { ...bookingRequest(), tellGuest: true, ...own },
        })
      ).body.locale;
    expect(await enter({})).toBe('it');
    const later = { startDate: '2026-08-01', endDate: '2026-08-08' };
    expect(await enter({ ...later, locale: 'en' })).toBe('en');
    expect(subjectsOf((await takeMails()).guest)).toEqual([
      'Prenotazione confermata: 4–11 luglio 2026',
      'Booking confirmed: 1–8 August 2026',
    ]);
  });
});

it('a message keeps its language, and is answered in it', async () => {
  const message = contactMessage({ message: 'Gibt es einen Hochstuhl?' });
  const { body } = await t.rest('POST', '/contact', { body: message, headers: german });
  expect(body.locale).toBe('de');
  const [told] = (await takeMails()).staff;
  expect(told?.text).toContain('Lingua: Tedesco\nMessaggio: Gibt es einen Hochstuhl?');
  await t.rest('POST', `/contact/${body.id}/answer`, { token, body: { text: 'Ja!' } });
  const [answer] = (await takeMails()).guest;
  expect(answer?.subject).toMatch(/: Antwort auf Ihre Nachricht$/);
  expect(answer?.text).toMatch(/^Guten Tag Giulia Ferraris,\n\nJa!\n/);
});

describe('a member', () => {
  const signUp = async () => {
    const account = { name: 'Anna', email: 'anna@example.com', password: 'ein-langes-Passwort' };
    const { body } = await t.rest('POST', '/auth/register', { body: account, headers: german });
    return body.user;
  };

  it('who signs up on a German page reads German', async () => {
    expect(await signUp()).toMatchObject({ locale: 'de' });
    const [mail] = (await takeMails()).guest;
    expect(mail?.subject).toMatch(/^Bestätigen Sie Ihre E-Mail-Adresse für /);
    expect(mail?.text).toContain('https://casa.example/de/confirm-email?');
  });

  it('gets mails about the account in the account’s language', async () => {
    const { email } = await makeUser(t.app, 'USER', { locale: 'fr' });
    await t.rest('POST', '/auth/forgot-password', { body: { email }, headers: german });
    const [mail] = (await takeMails()).guest;
    expect(mail?.subject).toMatch(/^Choisissez un nouveau mot de passe/);
    expect(mail?.text).toContain('https://casa.example/fr/reset-password/');
  });

  it('chooses another language in the profile', async () => {
    const { token: own } = await makeUser(t.app, 'USER');
    const change = { locale: 'de', newPassword: 'ein-neues-Passwort', currentPassword: PASSWORD };
    await t.rest('PUT', '/auth/profile', { token: own, body: { locale: 'fr' } });
    const { body } = await t.rest('PUT', '/auth/profile', { token: own, body: change });
    expect(body.user.locale).toBe('de');
    expect(subjectsOf((await takeMails()).guest)).toEqual([
      expect.stringMatching(/^Ihr Passwort für .* wurde geändert$/),
    ]);
  });

  it('gets a language from an administrator', async () => {
    const account = { name: 'Anna', email: 'anna@example.com', password: 'una-password-lunga' };
    const { body: made } = await t.rest('POST', '/auth/users/create', {
      token,
      body: { ...account, role: 'USER', locale: 'fr' },
    });
    expect(made.locale).toBe('fr');
    expect((await takeMails()).guest[0]?.subject).toMatch(/^Votre compte sur /);
    const change = { token, body: { locale: 'de', role: 'EDITOR' } };
    expect((await t.rest('PUT', `/auth/users/${made.id}`, change)).body.locale).toBe('de');
    expect((await takeMails()).guest[0]?.text).toContain('diese Rolle: Redaktion.');
  });
});
