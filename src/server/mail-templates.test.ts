import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isToGuest, type MailSubject } from '#server/features/outbox/outbox.mails.ts';
import type { RenderedMail } from '#server/features/outbox/render-mail.ts';
import { getMailSite } from '#server/features/site-settings/test-mail.service.ts';
import { type Locale, locales } from '#shared/languages/locales.ts';
import { type MailKind, mailKinds } from '#shared/outbox.schema.ts';
import { createItalianFinder } from '#tests/support/catalogue-words.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putStay } from '#tests/support/factories.ts';
import { offerLanguages } from '#tests/support/languages.ts';
import { linksIn, wordsOfHtml, wordsOfText } from '#tests/support/mail-words.ts';
import { sampleStay, writeMail } from '#tests/support/outbox.ts';

// Every mail to guests and members, in the language of its reader.

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const { token } = await makeUser(t.app, 'ADMIN');
  const house = {
    hostName: 'Marta Sanna',
    hostPhone: '+39 079 123456',
    hostWhatsapp: '+39 340 123 4567',
    hostEmail: 'marta@example.org',
    hostAnswers: 'day',
    address: 'Via del Mare 1, Alghero',
    howToPay: 'OK 1.',
    cancellation: 'OK 2.',
    depositCents: 200_00,
    checkInFrom: '16:00',
    checkInUntil: '21:00',
    checkOutBy: '10:00',
  };
  await t.rest('PUT', '/property', { token, body: house });
  await t.rest('PUT', '/homepage', { token, body: { siteName: 'Stella Maris' } });
  await t.rest('PUT', '/guest-mails', { token, body: { arrival: { isOn: true } } });
  await offerLanguages(t, ...locales);
});
afterAll(() => t.close());

type Written = { subject: MailSubject; email?: string };

const stayOf = (locale: Locale) => ({
  ...sampleStay,
  locale,
  price: { totalCents: 87_800, toBeAgreed: true },
});

const days = { startDate: '2026-07-04', endDate: '2026-07-11' };

/** A mail of each kind to a reader of a language. */
const samples: Partial<Record<MailKind, (locale: Locale) => Written | Promise<Written>>> = {
  'booking-requested': (locale) => ({
    subject: { kind: 'booking-requested', stay: stayOf(locale) },
  }),
  'booking-requested-more': async (locale) => {
    const ids: number[] = [];
    for (let asked = 0; asked < 22; asked += 1) {
      ids.push(await putStay(t.app, { ...days, locale, guestEmail: 'giulia@example.org' }));
    }
    return { subject: { kind: 'booking-requested-more', ids } };
  },
  'booking-confirmed': (locale) => ({
    subject: { kind: 'booking-confirmed', stay: stayOf(locale) },
  }),
  'booking-rejected': (locale) => ({
    subject: { kind: 'booking-rejected', stay: stayOf(locale), reason: 'NO.' },
  }),
  'booking-reopened': (locale) => ({
    subject: { kind: 'booking-reopened', stay: stayOf(locale) },
  }),
  'booking-changed': (locale) => ({
    subject: {
      kind: 'booking-changed',
      stay: stayOf(locale),
      previous: {
        startDate: '2026-06-27',
        endDate: '2026-07-04',
        numberOfGuests: 1,
        over12: 1,
        linen: false,
        totalCents: 68_600,
      },
    },
  }),
  'booking-cancelled': (locale) => ({
    subject: { kind: 'booking-cancelled', stay: stayOf(locale), reason: 'NO.' },
  }),
  'guest-mail': async (locale) => {
    const { database } = t.app;
    const soon = { startDate: '2026-05-23', endDate: '2026-05-30' };
    // Each language has its stay on the same days.
    await database
      .updateTable('bookings')
      .set({ status: 'REJECTED' })
      .where('startDate', '=', soon.startDate)
      .execute();
    const stay = { ...soon, locale, guestEmail: 'giulia@example.org' };
    const bookingId = await putStay(t.app, { ...stay, status: 'CONFIRMED' });
    return { subject: { kind: 'guest-mail', bookingId, about: 'arrival' } };
  },
  'offer-sent': async (locale) => {
    const { token } = await makeUser(t.app, 'ADMIN');
    await t.rest('PUT', '/guest-information', { token, body: { isOn: true } });
    const guest = { guestName: 'Giulia Ferri', guestEmail: 'giulia@example.org', locale };
    const offers = ['05', '12', '19'].map((day, index) => ({
      startDate: `2026-09-${day}`,
      endDate: `2026-09-${Number(day) + 5}`,
      numberOfGuests: index + 1,
    }));
    const body = { ...guest, offers, words: 'OK.' };
    const { body: sent } = await t.rest('POST', '/offers', { token, body });
    const { bookingId, id: offerMailId } = sent;
    return { subject: { kind: 'offer-sent', bookingId, offerMailId } };
  },
  'contract-accepted': async (locale) => {
    const days = { startDate: '2026-10-03', endDate: '2026-10-10' };
    const stay = { ...days, locale, guestEmail: 'giulia@example.org' };
    const bookingId = await putStay(t.app, stay);
    const { id: acceptanceId } = await t.app.database
      .insertInto('contractAcceptances')
      .values({
        ...{ bookingId, acceptedAt: '2026-05-20T10:00:00.000Z', name: 'Giulia Ferri', locale },
        ...{ fingerprint: 'x', terms: '{}', pdf: Buffer.from('%PDF') },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { subject: { kind: 'contract-accepted', acceptanceId, bookingId } };
  },
  'message-answer': (locale) => ({
    subject: {
      kind: 'message-answer',
      text: 'OK.',
      author: { name: 'Marta', email: 'marta@example.org' },
      question: { text: 'OK?', createdAt: '2026-05-20T10:00:00.000Z' },
      locale,
    },
  }),
  'confirm-email': async (locale) => {
    const name = 'Giulia Ferri';
    const { id, email } = await makeUser(t.app, 'USER', { locale, confirmed: false, name });
    return { subject: { kind: 'confirm-email', userId: id }, email };
  },
  'reset-password': async (locale) => {
    const { email } = await makeUser(t.app, 'USER', { locale });
    return { subject: { kind: 'reset-password' }, email };
  },
  'account-created': async (locale) => {
    const { id, email } = await makeUser(t.app, 'USER', { locale });
    return { subject: { kind: 'account-created', userId: id }, email };
  },
  'password-changed': (locale) => ({ subject: { kind: 'password-changed', locale } }),
  'email-changed': (locale) => ({ subject: { kind: 'email-changed', locale } }),
  'role-changed': (locale) => ({ subject: { kind: 'role-changed', role: 'USER', locale } }),
  'passkeys-changed': (locale) => ({
    subject: { kind: 'passkeys-changed', did: 'reset-by-admin', locale },
  }),
};

const write = ({ subject, email = 'giulia@example.org' }: Written): Promise<RenderedMail> =>
  writeMail(t.app, { subject, recipient: { name: 'Giulia Ferri', email } });

const hostLinks = ['tel:+39079123456', 'https://wa.me/393401234567', 'mailto:marta@example.org'];
const MAP = 'https://www.google.com/maps/search/?api=1&query=Via%20del%20Mare%201%2C%20Alghero';

const wordsOf = ({ subject, text }: RenderedMail): string[] => [
  subject,
  ...text.split('\n').flatMap((line) => [line, ...line.split(/\u00a0?: /)]),
];

const greetings: Record<Locale, string> = {
  it: 'Ciao',
  en: 'Hello',
  de: 'Guten Tag',
  fr: 'Bonjour',
};

it('every kind of mail to guests has a test', () => {
  expect(Object.keys(samples).sort()).toEqual(mailKinds.filter(isToGuest).sort());
});

describe.each(locales)('in %s', (locale) => {
  const findItalian = createItalianFinder(locale);

  it.each(Object.entries(samples))('%s', async (_kind, sampleOf) => {
    const mail = await write(await sampleOf(locale));
    expect(mail.text).toMatch(new RegExp(`^${greetings[locale]}[ ,]`));
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/undefined|\bNaN\b|\{\w+\}|mails\./);
    const foreign = locale === 'it' ? [] : wordsOf(mail).flatMap((words) => findItalian(words));
    expect(foreign).toEqual([]);
    const home = locale === 'it' ? 'https://casa.example' : `https://casa.example/${locale}`;
    expect(mail.text.trimEnd().endsWith(home)).toBe(true);
    expect(linksIn(mail.html)).toEqual(expect.arrayContaining([...hostLinks, home]));
    for (const link of linksIn(mail.html)) {
      const isKnown = link.startsWith(home) || link === MAP || hostLinks.includes(link);
      expect([link, isKnown]).toEqual([link, true]);
    }
    expect(wordsOfHtml(mail.html)).toEqual(wordsOfText(mail.text));
    expect(mail.html).not.toMatch(/<(h2|p|td|th|span|blockquote)[^>]*>\s*<\/\1>/);
    expect(mail.text).not.toMatch(/\n\n\n|: *$/m);
  });
});

it('would be found if it were Italian', async () => {
  const mail = await write({ subject: { kind: 'booking-confirmed', stay: stayOf('it') } });
  const found = wordsOf(mail).flatMap(createItalianFinder('de'));
  expect(found).toEqual(expect.arrayContaining(['mails.confirmed', 'mails.duration']));
});

it('leads to Italian pages while the site has no others', async () => {
  const { subject } = await (samples['booking-rejected'] as (l: Locale) => Written)('de');
  const site = { ...(await getMailSite(t.app)), offered: ['it'] as const };
  const recipient = { name: '', email: 'giulia@example.org' };
  const mail = await writeMail(t.app, { subject, recipient, site });
  expect(mail.text).toContain('Freie Termine ansehen: https://casa.example/#');
});

it('writes days, money and the party as its reader does', async () => {
  const mailTo = async (locale: Locale) =>
    (await write({ subject: { kind: 'booking-requested', stay: stayOf(locale) } })).text;
  expect(await mailTo('de')).toContain(
    'Anreise: Sa, 4. Juli 2026, von 16 bis 21 Uhr\nAbreise: Sa, 11. Juli 2026, bis 10 Uhr',
  );
  expect(await mailTo('de')).toContain('Gäste: 3, davon 2 über 12 Jahre');
  expect(await mailTo('en')).toContain('Estimated total: €878, to be agreed with us');
  expect(await mailTo('fr')).toContain('Total indicatif\u00a0: 878\u00a0€, à convenir avec nous');
  expect(await mailTo('fr')).toContain('Durée\u00a0: 7 nuits');
});
