import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { GuestWish } from '#shared/guest-page/guest-wishes.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  AnswerMessageInput,
  CreateMessageInput,
  MarkReadInput,
  PaginatedMessages,
  PaginatedMessagesInput,
  SentMessage,
  SetSuspectInput,
  StaffMessage,
} from '#shared/messages.schema.ts';
import { insertAnswer } from './answers.repository.ts';
import {
  countMessages,
  deleteMessageRows,
  findMessage,
  findSameMessage,
  insertMessage,
  listStoredMessages,
  type NewMessage,
  updateMessage,
} from './messages.repository.ts';

/** People take longer to fill in the form. */
const MIN_SECONDS_TO_FILL = 2;

/** The spam check: a honeypot field that people do not see, and a minimum time. */
const isProbablySpam = ({
  website = '',
  secondsToFill = MIN_SECONDS_TO_FILL,
}: CreateMessageInput): boolean => website !== '' || secondsToFill < MIN_SECONDS_TO_FILL;

const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();

export const listMessages = (db: Database): Promise<StaffMessage[]> => listStoredMessages(db, {});

export const listPaginatedMessages = async (
  db: Database,
  { page, limit, ...wish }: PaginatedMessagesInput,
): Promise<PaginatedMessages> => ({
  messages: await listStoredMessages(db, wish, { limit, offset: (page - 1) * limit }),
  total: await countMessages(db, wish),
});

/** NOT_FOUND. */
export const getMessage = async (db: Database, id: number): Promise<StaffMessage> => {
  const message = await findMessage(db, id);
  if (!message) throw notFound('Messaggio non trovato.');
  return message;
};

const toSent = ({
  readAt,
  isSuspect,
  answers,
  bookingId,
  wish,
  ...sent
}: StaffMessage): SentMessage => sent;

/**
 * Stores a visitor's message and notifies the owners by mail. A suspect message sends no mail but gets
 * the same answer, so that a script learns nothing. The same message again within a day returns the
 * stored one. TOO_MANY_REQUESTS.
 */
export const sendMessage = async (
  app: AppContext,
  input: CreateMessageInput,
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<SentMessage> => {
  const now = app.clock.now();
  const { name, email, phone, message } = input;
  const fresh: NewMessage = {
    name,
    email,
    phone: phone || null,
    message,
    locale: input.locale ?? locale,
    createdAt: now.toISOString(),
    readAt: null,
    isSuspect: isProbablySpam(input),
    bookingId: null,
    wish: null,
  };
  const findSame = (db: Database) => findSameMessage(db, fresh, dayBefore(now));
  if ((await findSame(app.database)) === null) {
    await app.rateLimiter.consume('contactMessage', { clientAddress });
  }
  const sent = await inTransaction(app.database, async (tx) => {
    const same = await findSame(tx);
    if (same !== null) return getMessage(tx, same);
    const id = await insertMessage(tx, fresh);
    if (!fresh.isSuspect) await notifyStaff(tx, { kind: 'message-received-staff', id }, now);
    return getMessage(tx, id);
  });
  app.wakeMailWorker();
  return toSent(sent);
};

type Change = { readAt: string | null; isSuspect: boolean };

const changeMessage = (
  app: AppContext,
  id: number,
  change: (before: StaffMessage) => Partial<Change>,
): Promise<StaffMessage> =>
  inTransaction(app.database, async (tx) => {
    const before = await getMessage(tx, id);
    await updateMessage(tx, id, { ...before, ...change(before) });
    return getMessage(tx, id);
  });

/** Marks a message as read, or as new again. NOT_FOUND. */
export const markMessageRead = (
  app: AppContext,
  { id, read }: MarkReadInput,
): Promise<StaffMessage> =>
  changeMessage(app, id, ({ readAt }) => ({
    readAt: read ? (readAt ?? app.clock.now().toISOString()) : null,
  }));

/** Marks a message as suspect, or takes the mark back. NOT_FOUND. */
export const setMessageSuspect = (
  app: AppContext,
  { id, suspect }: SetSuspectInput,
): Promise<StaffMessage> => changeMessage(app, id, () => ({ isSuspect: suspect }));

const isAnswered = ({ answers }: StaffMessage, text: string, since: string): boolean =>
  answers.some((answer) => answer.text === text && answer.createdAt > since);

/**
 * Mails an answer to the sender and stores it with the message. Replies to that mail go to the member
 * of staff who wrote it. The same answer again within a day is not sent twice. Answering marks the
 * message as read and not suspect. NOT_FOUND, NO_ADDRESS.
 */
export const answerMessage = async (
  app: AppContext,
  { id, text }: AnswerMessageInput,
  { name: authorName, email }: Pick<Caller, 'name' | 'email'>,
): Promise<StaffMessage> => {
  const now = app.clock.now();
  const createdAt = now.toISOString();
  const answered = await inTransaction(app.database, async (tx) => {
    const message = await getMessage(tx, id);
    if (message.email === '') throw new AppError('NO_ADDRESS');
    if (isAnswered(message, text, dayBefore(now))) return message;
    await insertAnswer(tx, id, { text, authorName, createdAt });
    await updateMessage(tx, id, { readAt: message.readAt ?? createdAt, isSuspect: false });
    const question = { text: message.message, createdAt: message.createdAt };
    const author = { name: authorName, email };
    const { locale, bookingId } = message;
    await enqueueMail(tx, {
      subject: {
        ...{ kind: 'message-answer', text, author, question, locale },
        ...(bookingId !== null && { bookingId }),
      },
      recipient: { name: message.name, email: message.email },
      createdAt,
    });
    return getMessage(tx, id);
  });
  app.wakeMailWorker();
  return answered;
};

/** Deletes a message and its answers. NOT_FOUND. */
export const deleteMessage = (app: AppContext, id: number): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await getMessage(tx, id);
    await deleteMessageRows(tx, [id]);
  });

type GuestMessage = { stay: StaffStay; wish: GuestWish; message: string };

/** Passes a guest's wish about a stay to the owners; the same within a day only once. In a transaction. */
export const addGuestMessage = async (
  tx: Database,
  { stay, wish, message }: GuestMessage,
  now: Date,
): Promise<void> => {
  const fresh: NewMessage = {
    name: stay.guestName,
    email: stay.guestEmail ?? '',
    phone: stay.guestPhone,
    message,
    locale: stay.locale,
    createdAt: now.toISOString(),
    readAt: null,
    isSuspect: false,
    bookingId: stay.id,
    wish,
  };
  if ((await findSameMessage(tx, fresh, dayBefore(now))) !== null) return;
  const id = await insertMessage(tx, fresh);
  await notifyStaff(tx, { kind: 'message-received-staff', id }, now);
};

/** Inserts a message without notifications: for sample content. Returns its id. */
export const addMessage = (tx: Database, message: NewMessage): Promise<number> =>
  insertMessage(tx, message);

export const removeMessages = (tx: Database, ids: readonly number[]): Promise<void> =>
  deleteMessageRows(tx, ids);
