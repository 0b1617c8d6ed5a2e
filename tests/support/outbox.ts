import { pino } from 'pino';
import type { AppContext } from '#server/app-context.ts';
import { insertStay } from '#server/features/bookings/bookings.repository.ts';
import { quoteNow } from '#server/features/bookings/stay-quotes.service.ts';
import type { MailSite } from '#server/features/outbox/mail-parts.ts';
import type {
  MailSubject,
  Recipient,
  StayMailKind,
  StaySnapshot,
} from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail, takeDueMail } from '#server/features/outbox/outbox.service.ts';
import { type RenderedMail, renderMail } from '#server/features/outbox/render-mail.ts';
import { getMailSite } from '#server/features/site-settings/test-mail.service.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

export const sampleStay: StaySnapshot = {
  bookingId: 7,
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  numberOfGuests: 3,
  over12: 2,
  linen: true,
  guestName: 'Giulia Ferri',
  guestEmail: 'giulia@example.org',
  note: 'Arriviamo con il traghetto delle 18.',
  price: { totalCents: 87_800, toBeAgreed: false },
};

type Parts = Pick<AppContext, 'database' | 'clock'>;

/** Stores the stay that a mail describes. Returns its id. */
export const storeStay = async (
  { database, clock }: Parts,
  { bookingId: _, price, ...stay }: StaySnapshot,
  status: DecidableStatus,
): Promise<number> => {
  const own = { guestPhone: null, locale: 'it', animals: 0, ...stay } as const;
  const quote = await quoteNow(database, own, clock.now());
  const row = {
    ...own,
    privateNote: '',
    cleaningNote: '',
    source: 'site',
    quote: { ...quote, toBeAgreed: price.toBeAgreed },
    totalCents: price.totalCents,
    userId: null,
    createdAt: clock.now().toISOString(),
  } as const;
  return insertStay(database, row, status);
};

/** Puts a mail to the guest of a stay into the outbox. */
export const enqueueSampleMail = async (
  parts: Parts,
  change: Partial<StaySnapshot> = {},
): Promise<void> => {
  const sample = { ...sampleStay, ...change };
  const stay = { ...sample, bookingId: await storeStay(parts, sample, 'PENDING') };
  const subject: MailSubject = { kind: 'booking-requested', stay };
  const recipient = { name: stay.guestName, email: stay.guestEmail ?? '' };
  const createdAt = parts.clock.now().toISOString();
  await enqueueMail(parts.database, { subject, recipient, createdAt });
};

/** Takes a mail that must be due. */
export const takeMail = async ({ database, clock }: Parts) => {
  const mail = await takeDueMail(database, clock.now());
  if (!mail) throw new Error('No mail is due');
  return mail;
};

const statusOf: Record<StayMailKind, DecidableStatus> = {
  'booking-requested': 'PENDING',
  'booking-reopened': 'PENDING',
  'booking-changed': 'PENDING',
  'booking-confirmed': 'CONFIRMED',
  'booking-rejected': 'REJECTED',
  'booking-cancelled': 'REJECTED',
};

type WrittenMail = {
  subject: MailSubject;
  recipient: Recipient;
  site?: MailSite;
  status?: DecidableStatus;
};

/**
 * Writes a mail. One about a stay is written while the stay is stored as the mail describes it, in the
 * `status` of which its kind speaks.
 */
export const writeMail = async (
  app: AppContext,
  { subject, recipient, site, status }: WrittenMail,
): Promise<RenderedMail> => {
  const write = async (about: MailSubject): Promise<RenderedMail> => {
    const from = site ?? (await getMailSite(app));
    const mail = await renderMail(mailTemplates, { subject: about, recipient }, from, app);
    if (!mail) throw new Error('This mail has something to say');
    return mail;
  };
  if (!('stay' in subject)) return write(subject);
  const bookingId = await storeStay(app, subject.stay, status ?? statusOf[subject.kind]);
  const mail = await write({ ...subject, stay: { ...subject.stay, bookingId } });
  await app.database.deleteFrom('bookings').where('id', '=', bookingId).execute();
  return mail;
};

/** The states of the mails, in the order of their creation. */
export const outboxStates = ({ database }: Pick<AppContext, 'database'>) =>
  database
    .selectFrom('outboxMails')
    .select(['state', 'attempts', 'nextAttemptAt', 'lastError', 'sentAt'])
    .orderBy('id')
    .execute();

export type OutboxApp = TestApp & {
  /** Moves the clock on. */
  pass(ms: number): void;
  /** All that was logged so far, one JSON object a line. */
  logged(): string;
  /** How often the mail worker was woken. */
  wakes(): number;
};

/** A test application that records its log and the calls that wake the mail worker. */
export const createOutboxApp = async (): Promise<OutboxApp> => {
  const lines: string[] = [];
  let wakes = 0;
  const test = await createTestApp({
    own: {
      logger: pino({}, { write: (line: string) => void lines.push(line) }),
      wakeMailWorker: () => {
        wakes += 1;
      },
    },
  });
  return {
    ...test,
    pass: (ms) => test.clock.set(new Date(test.clock.now().getTime() + ms).toISOString()),
    logged: () => lines.join(''),
    wakes: () => wakes,
  };
};
