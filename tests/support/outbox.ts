import { pino } from 'pino';
import type { AppContext } from '#server/app-context.ts';
import type { MailSubject, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
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

/** Puts a mail to the guest of a stay into the outbox. */
export const enqueueSampleMail = (
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  change: Partial<StaySnapshot> = {},
): Promise<void> => {
  const stay = { ...sampleStay, ...change };
  const subject: MailSubject = { kind: 'booking-requested', stay };
  const recipient = { name: stay.guestName, email: stay.guestEmail ?? '' };
  return enqueueMail(database, { subject, recipient, createdAt: clock.now().toISOString() });
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
