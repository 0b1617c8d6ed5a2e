import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD, putImages } from './factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from './mailbox.ts';
import { picture } from './media-files.ts';
import type { Outcome, Transport } from './transports.ts';
import { upload } from './upload.ts';

// Everything that people do with a site in a day: each mutation once and more, as whoever may, with
// an input that is taken. What it leaves out is said below.

export type Input = Record<string, unknown>;

type Askers = 'visitor' | 'guest' | 'leaver' | 'admin';
type Made = {
  mailed: { token: string; email: string };
  resetToken: string;
  /** Mails to guests that still wait. */
  unsent: readonly number[];
};
type Step = {
  as: Askers;
  name: string;
  input?: Input | ((made: Made) => Input);
};

const text = '<p>Le giornate sono lunghe e il mare è ancora caldo, anche la sera.</p>';
const page = { title: 'Come arrivare', slug: 'come-arrivare', excerpt: '', content: text };
const post = { title: 'Settembre', excerpt: 'Il mare è ancora caldo.', coverImage: 'mare.webp' };
const registrant = { name: 'Carla', email: 'carla@example.com', password: 'barca-a-vela-7' };
const year = {
  year: 2027,
  periods: [
    { startDate: '2027-01-01', endDate: '2027-12-31', label: 'Tutto', weeklyPriceCents: 90_000 },
  ],
};

const steps: Step[] = [
  {
    as: 'visitor',
    name: 'accounts.login',
    input: { email: 'ospite@example.com', password: PASSWORD },
  },
  { as: 'visitor', name: 'accounts.register', input: registrant },
  { as: 'visitor', name: 'accounts.resendConfirmation', input: { email: registrant.email } },
  { as: 'visitor', name: 'accounts.confirmEmail', input: ({ mailed }) => mailed },
  { as: 'visitor', name: 'accounts.forgotPassword', input: { email: registrant.email } },
  {
    as: 'visitor',
    name: 'accounts.resetPassword',
    input: ({ resetToken }) => ({ token: resetToken, password: 'remo-di-legno-8' }),
  },
  { as: 'visitor', name: 'bookings.create', input: bookingRequest() },
  {
    as: 'guest',
    name: 'bookings.create',
    input: bookingRequest({ startDate: '2026-08-01', endDate: '2026-08-08' }),
  },
  { as: 'visitor', name: 'messages.create', input: contactMessage() },
  {
    as: 'visitor',
    name: 'messages.create',
    input: contactMessage({ message: 'Un altro messaggio, più lungo.' }),
  },
  {
    as: 'guest',
    name: 'reviews.create',
    input: { rating: 4, comment: 'Ci siamo stati molto bene.' },
  },
  { as: 'guest', name: 'passkeys.offer', input: { currentPassword: PASSWORD } },
  { as: 'visitor', name: 'passkeys.offerLogin' },
  { as: 'admin', name: 'passkeys.setPolicy', input: { staffNeedPasskey: false } },
  { as: 'guest', name: 'accounts.updateProfile', input: { name: 'Ospite Nuovo' } },
  // The session that the login has opened.
  { as: 'guest', name: 'sessions.end', input: { id: 6 } },
  { as: 'guest', name: 'sessions.endOthers' },
  {
    as: 'admin',
    name: 'users.create',
    input: { ...registrant, email: 'bruno@example.com', role: 'USER' },
  },
  { as: 'admin', name: 'users.update', input: { id: 3, name: 'Altro Nome' } },
  { as: 'admin', name: 'users.invite', input: { id: 3 } },
  { as: 'admin', name: 'passkeys.reset', input: { id: 4 } },
  { as: 'admin', name: 'users.delete', input: { id: 4 } },
  { as: 'admin', name: 'bookings.setStatus', input: { id: 1, status: 'CONFIRMED' } },
  {
    as: 'admin',
    name: 'bookings.setStatus',
    input: { id: 2, status: 'CONFIRMED', holdMail: true },
  },
  { as: 'admin', name: 'bookings.takeBack', input: { id: 2 } },
  { as: 'admin', name: 'bookings.setPaid', input: { id: 1, paid: true } },
  { as: 'admin', name: 'bookings.update', input: { id: 2, numberOfGuests: 3 } },
  {
    as: 'admin',
    name: 'bookings.block',
    input: { startDate: '2026-09-01', endDate: '2026-09-02' },
  },
  { as: 'admin', name: 'bookings.setReason', input: { id: 3, reason: 'Imbianchino' } },
  { as: 'admin', name: 'bookings.unblock', input: { id: 3 } },
  { as: 'admin', name: 'bookings.hold', input: { id: 2, until: '2026-05-25' } },
  { as: 'admin', name: 'bookings.delete', input: { id: 2 } },
  {
    as: 'admin',
    name: 'bookings.enter',
    input: {
      ...bookingRequest({ startDate: '2026-09-05', endDate: '2026-09-12' }),
      source: 'phone',
    },
  },
  { as: 'admin', name: 'bookings.cancel', input: { id: 4, reason: 'Si è ammalata.' } },
  { as: 'admin', name: 'prices.update', input: year },
  {
    as: 'admin',
    name: 'homepage.update',
    input: { siteName: 'La casa', primaryButton: { text: 'Vieni' } },
  },
  { as: 'admin', name: 'property.update', input: { bedrooms: 3 } },
  { as: 'admin', name: 'siteSettings.update', input: { replyTo: 'casa@example.com' } },
  { as: 'admin', name: 'siteSettings.sendTestMail' },
  {
    as: 'admin',
    name: 'galleries.create',
    input: { name: 'Mare', slug: 'mare', images: ['a.webp'] },
  },
  { as: 'admin', name: 'galleries.update', input: { id: 1, name: 'Il mare' } },
  { as: 'admin', name: 'galleries.delete', input: { id: 1 } },
  { as: 'admin', name: 'media.update', input: { id: 1, name: 'Terrazza' } },
  { as: 'admin', name: 'media.delete', input: { id: 1 } },
  { as: 'admin', name: 'menu.create', input: { label: 'Dove siamo', url: '/contact' } },
  { as: 'admin', name: 'menu.update', input: { id: 1, label: 'Inizio' } },
  { as: 'admin', name: 'menu.updateOrder', input: { updates: [{ id: 1, order: 5 }] } },
  { as: 'admin', name: 'menu.delete', input: { id: 1 } },
  {
    as: 'admin',
    name: 'featureBoxes.create',
    input: { icon: 'sole.svg', title: 'Sole', description: 'Tutto il giorno.' },
  },
  { as: 'admin', name: 'featureBoxes.update', input: { id: 1, title: 'Il sole' } },
  { as: 'admin', name: 'featureBoxes.delete', input: { id: 1 } },
  {
    as: 'admin',
    name: 'translations.save',
    input: { locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle', text: 'Unser Haus' },
  },
  { as: 'admin', name: 'pages.create', input: page },
  { as: 'admin', name: 'pages.update', input: { id: 3, title: 'Come si arriva' } },
  { as: 'admin', name: 'pages.preview', input: { content: text } },
  { as: 'admin', name: 'pages.delete', input: { id: 3 } },
  { as: 'admin', name: 'blog.create', input: { ...post, content: text } },
  { as: 'admin', name: 'blog.update', input: { id: 1, title: 'Settembre, ancora' } },
  { as: 'admin', name: 'blog.delete', input: { id: 1 } },
  { as: 'admin', name: 'tasks.create', input: { name: 'Cambiare la lampadina' } },
  { as: 'admin', name: 'tasks.update', input: { id: 1, name: 'Cambiare due lampadine' } },
  { as: 'admin', name: 'tasks.setCompleted', input: { id: 1, completed: false } },
  { as: 'admin', name: 'cleaning.withdrawLink' },
  { as: 'admin', name: 'cleaning.dismissFormerCleaners' },
  { as: 'admin', name: 'tasks.deleteCompleted' },
  { as: 'admin', name: 'tasks.delete', input: { id: 1 } },
  { as: 'admin', name: 'reviews.setStatus', input: { id: 1, status: 'APPROVED' } },
  { as: 'admin', name: 'reviews.answer', input: { id: 1, text: 'Grazie, a presto!' } },
  { as: 'admin', name: 'reviews.deleteAnswer', input: { id: 1 } },
  { as: 'admin', name: 'reviews.delete', input: { id: 1 } },
  { as: 'admin', name: 'messages.markRead', input: { id: 1, read: true } },
  { as: 'admin', name: 'messages.setSuspect', input: { id: 2, suspect: true } },
  { as: 'admin', name: 'messages.answer', input: { id: 1, text: 'Sì, c’è.' } },
  { as: 'admin', name: 'messages.delete', input: { id: 2 } },
  {
    as: 'admin',
    name: 'outbox.readdress',
    input: ({ unsent: [id = 0] }) => ({ id, email: 'giulia@example.org' }),
  },
  { as: 'admin', name: 'outbox.dismiss', input: ({ unsent: [, id = 0] }) => ({ id }) },
  { as: 'admin', name: 'content.removeSample' },
  { as: 'admin', name: 'privacy.find', input: { email: 'nessuno@example.com' } },
  { as: 'admin', name: 'privacy.export', input: { email: 'nessuno@example.com' } },
  { as: 'admin', name: 'privacy.erase', input: { email: 'nessuno@example.com' } },
  { as: 'leaver', name: 'privacy.eraseMine', input: { currentPassword: PASSWORD } },
  { as: 'guest', name: 'accounts.logout' },
];

/** Mutations of the day. */
export const callsOfTheDay: ReadonlySet<string> = new Set(steps.map(({ name }) => name));

const waitingGuestMails = async ({ app }: TestApp): Promise<number[]> => {
  const rows = await app.database
    .selectFrom('outboxMails')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('kind', 'in', ['booking-requested', 'booking-confirmed', 'booking-cancelled'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Does it all by one transport; `change` may add to an input what is none of the caller's business. Fails
 * where a call is refused.
 */
export const spendDay = async (
  t: TestApp,
  transport: Transport,
  change: (name: string, input: Input | undefined) => Input | undefined,
): Promise<Outcome[]> => {
  const admin = await makeUser(t.app, 'ADMIN', { email: 'proprietaria@example.com' });
  const guest = await makeUser(t.app, 'USER', { email: 'ospite@example.com' });
  await makeUser(t.app, 'USER', { email: 'altro@example.com' });
  await makeUser(t.app, 'USER', { email: 'vecchio@example.com' });
  const leaver = await makeUser(t.app, 'USER', { email: 'va@example.com' });
  await upload(t, admin.token, { bytes: await picture('png') });
  await putImages(t.app, 'a.webp', 'mare.webp', 'sole.svg');
  const tokens = {
    visitor: undefined,
    guest: guest.token,
    leaver: leaver.token,
    admin: admin.token,
  };
  const made: Made = { mailed: { token: '', email: '' }, resetToken: '', unsent: [] };
  const outcomes: Outcome[] = [];
  for (const { as, name, input } of steps) {
    if (name === 'accounts.confirmEmail') {
      made.mailed = confirmationIn((await deliverMails(t.app)).at(-1));
    }
    if (name === 'accounts.resetPassword') {
      made.resetToken = passwordTokenIn((await deliverMails(t.app)).at(-1));
    }
    if (name === 'outbox.readdress') made.unsent = await waitingGuestMails(t);
    const plain = typeof input === 'function' ? input(made) : input;
    const outcome = await transport(t, name, change(name, plain), tokens[as]);
    expect(outcome, name).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    outcomes.push(outcome);
  }
  return outcomes;
};
