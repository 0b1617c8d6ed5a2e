import type { AppContext } from '#server/app-context.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { correctGuestEmail } from '#server/features/bookings/stay-corrections.service.ts';
import type { MailSubject, QueuedMail } from '#server/features/outbox/outbox.mails.ts';
import {
  findMailState,
  findQueuedMail,
  hastenMail,
  listFailedMails,
  renewMail,
  withdrawMail,
} from '#server/features/outbox/outbox.service.ts';
import {
  type MailKind,
  mayBeReaddressed,
  type OutboxMail,
  type ReaddressInput,
} from '#shared/outbox.schema.ts';

// Staff's actions on a mail that could not be sent.

/** Mails that were given up, or failed at least once and wait; the newest first. */
export const listUnsentMails = listFailedMails;

/** Sends a failed mail again, with all its attempts. NOT_FOUND, also for a mail that was sent. */
export const retryMail = async (app: AppContext, id: number): Promise<OutboxMail> => {
  const isDue = await hastenMail(app.database, id, app.clock.now());
  const mail = await findMailState(app.database, id);
  if (!isDue || !mail) throw notFound('Non c’è un’email da rispedire con questo numero.');
  app.wakeMailWorker();
  return mail;
};

const findStuck = async (tx: Database, id: number): Promise<QueuedMail> => {
  const mail = await findQueuedMail(tx, id);
  if (!mail) throw notFound('Questa email non è più tra quelle non inviate.');
  return mail;
};

const bookingsOf = (subject: MailSubject): readonly number[] => {
  if ('stay' in subject) return [subject.stay.bookingId];
  if ('bookingId' in subject) return [subject.bookingId];
  return subject.kind === 'booking-requested-more' ? subject.ids : [];
};

/**
 * Sends a mail to another address, and corrects the address in the bookings it is about, so that the
 * next mails arrive too. An attempt under way still goes to the former address.
 * Returns its kind. NOT_FOUND, INVALID_INPUT for a mail to an account's address.
 */
export const readdressMail = async (
  app: AppContext,
  { id, email }: ReaddressInput,
): Promise<MailKind> => {
  const kind = await inTransaction(app.database, async (tx) => {
    const { subject, recipient } = await findStuck(tx, id);
    const now = app.clock.now();
    if (!mayBeReaddressed(subject.kind)) {
      const message = 'Questa email va all’indirizzo di un utente: correggilo in Persone.';
      throw invalidInput({ path: 'email', message });
    }
    await correctGuestEmail(tx, bookingsOf(subject), { from: recipient.email, to: email, now });
    // The correction may have withdrawn it, or have given it the stay's words of now.
    const mail = await findQueuedMail(tx, id);
    if (mail) await renewMail(tx, mail, { ...mail, recipient: { ...recipient, email } }, now);
    await hastenMail(tx, id, now);
    return subject.kind;
  });
  app.wakeMailWorker();
  return kind;
};

/** Gives up a mail that was not sent. Returns its kind, for the audit log. NOT_FOUND. */
export const dismissMail = (app: AppContext, id: number): Promise<MailKind> =>
  inTransaction(app.database, async (tx) => {
    const { subject } = await findStuck(tx, id);
    await withdrawMail(tx, id);
    return subject.kind;
  });
