import type { Database } from '#server/database/database.types.ts';
import type { MailError, MailErrorReason } from '#server/infrastructure/mailer.ts';
import {
  findLastSaid,
  listGuestMailsOf,
  listMailsOf,
  listUnsentMails,
  listUnsentPapers,
} from './mails-of-stay.repository.ts';
import type { MailSubject, QueuedMail, Recipient } from './outbox.mails.ts';
import {
  countMails,
  countSentMails,
  deleteMail,
  deleteMailText,
  findDueMail,
  findMail,
  findUnsentMail,
  insertMail,
  listTroubledMails,
  updateAttempt,
  updateGivenUp,
  updateLastError,
  updateMail,
  updateSent,
  updateToDue,
  updateWaitingToDue,
} from './outbox.repository.ts';
import { latestAttemptAt, MAX_ATTEMPTS, nextAttemptAt } from './retry-schedule.ts';

/** How staff see why a mail was not sent; {at} is the mail server's host and port. */
const explanations: Record<MailErrorReason, string> = {
  'recipient-refused': 'Il server di posta{at} ha rifiutato l’indirizzo del destinatario',
  unreachable: 'Il server di posta{at} non è raggiungibile',
  timeout: 'Il server di posta{at} non ha risposto in tempo',
  interrupted: 'Il sito si è fermato durante la spedizione',
  'login-refused': 'Il server di posta{at} ha rifiutato le credenziali del sito',
  insecure: 'Il collegamento cifrato con il server di posta{at} non è riuscito',
  'message-refused': 'Il server di posta{at} ha rifiutato il messaggio',
  'not-written': 'Il file del messaggio non è stato scritto',
  unknown: 'Errore imprevisto durante la spedizione',
};

/** Why a mail was not sent, for staff. */
export const explainMailError = ({ reason, responseCode, server }: MailError): string => {
  const explanation = explanations[reason].replace('{at}', server ? ` ${server}` : '');
  return responseCode ? `${explanation} (codice ${responseCode}).` : `${explanation}.`;
};

/**
 * Puts a mail into the outbox. Call it in the transaction that causes the mail, so that neither exists
 * without the other, and `wakeMailWorker` after the commit. It is sent at once, or at `dueAt`.
 */
export const enqueueMail = (
  tx: Database,
  mail: { subject: MailSubject; recipient: Recipient; createdAt: string; dueAt?: string },
): Promise<void> => insertMail(tx, mail);

export const listUnsentMailsOf = listUnsentMails;
export const listUnsentPapersOf = listUnsentPapers;
export const findLastSaidOf = findLastSaid;
export const findQueuedMail = findUnsentMail;
export const findMailState = findMail;
export const listFailedMails = listTroubledMails;

/** Takes back a mail that was not sent, in the transaction that read it. */
export const withdrawMail = (tx: Database, id: number): Promise<void> => deleteMail(tx, id);

/** Whether the worker has not tried to send it yet, so that it cannot have arrived. */
export const isUntried = ({ attempts, nextAttemptAt }: QueuedMail): boolean =>
  attempts === 0 && nextAttemptAt !== null;

/**
 * Gives an unsent mail another content or recipient. An attempt in progress still sends the former text,
 * and its outcome is not taken for this one's. For another address the attempts begin again.
 */
export const renewMail = (
  tx: Database,
  mail: QueuedMail,
  { subject, recipient }: { subject: MailSubject; recipient: Recipient },
  now: Date,
): Promise<void> => {
  const instant = now.toISOString();
  const again = {
    state: 'WAITING',
    attempts: 0,
    lastError: null,
    nextAttemptAt: isUntried(mail) ? mail.nextAttemptAt : instant,
  } as const;
  const isElsewhere = recipient.email !== mail.recipient.email;
  const change = { createdAt: instant, ...(isElsewhere && again) };
  return updateMail(tx, mail.id, { subject, recipient, ...change });
};

/** Makes an unsent mail due at once, with at most one attempt counted. False when there is none. */
export const hastenMail = (tx: Database, id: number, now: Date): Promise<boolean> =>
  updateToDue(tx, id, now.toISOString());

/**
 * Takes the next due mail and counts the attempt before it is made, so that a mail whose outcome cannot
 * be stored (full disk, killed process) is not sent over and over.
 */
export const takeDueMail = async (db: Database, now: Date): Promise<QueuedMail | null> => {
  const mail = await findDueMail(db, { now: now.toISOString(), latest: latestAttemptAt(now) });
  if (!mail) return null;
  const attempts = mail.attempts + 1;
  return updateAttempt(db, mail.id, { attempts, nextAttemptAt: nextAttemptAt(attempts, now) });
};

/** Notes that a mail left, or was written to a file. */
export const recordSent = (
  db: Database,
  mail: QueuedMail,
  now: Date,
  { filed = false } = {},
): Promise<void> => updateSent(db, mail, { sentAt: now.toISOString(), filed });

/** How many mails of these kinds were sent to an address after `since`. */
export const countSent = countSentMails;

/** Deletes a mail that has become pointless. */
export const dropMail = (db: Database, mail: QueuedMail): Promise<void> => deleteMailText(db, mail);

/** Notes why an attempt failed. Returns true when the mail was given up. */
export const recordFailure = async (
  db: Database,
  mail: QueuedMail,
  error: MailError,
): Promise<boolean> => {
  const isGivenUp = error.isFinal || mail.attempts >= MAX_ATTEMPTS;
  const record = isGivenUp ? updateGivenUp : updateLastError;
  await record(db, mail, explainMailError(error));
  return isGivenUp;
};

/** At the start nothing is in progress, and the cause of earlier failures may be fixed. */
export const resumeWaitingMails = (db: Database, now: Date): Promise<void> =>
  updateWaitingToDue(db, now.toISOString());

/** The mails to the guest of a stay, in the order of their creation. */
export const listMailsOfBooking = listMailsOf;

/** The same for the mails before and after it. */
export const listMailsAroundStay = listGuestMailsOf;

/** How many mails are still to be sent, and how many were given up. */
export const countUnsent = async (db: Database): Promise<{ waiting: number; failed: number }> => ({
  waiting: await countMails(db, 'WAITING'),
  failed: await countMails(db, 'FAILED'),
});
