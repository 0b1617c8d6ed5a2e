import type { Database } from '#server/database/database.types.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { getMessage, removeMessages } from './messages.service.ts';
import {
  deleteOldMessages,
  listMessageIdsFrom,
  listSendersOf,
} from './personal-data.repository.ts';

/** All messages from a person, suspect or not, with their answers. `email` in lower case. */
export const findMessagesFrom = async (
  db: Database,
  sender: Parameters<typeof listMessageIdsFrom>[1],
): Promise<StaffMessage[]> => {
  const messages: StaffMessage[] = [];
  for (const id of await listMessageIdsFrom(db, sender)) messages.push(await getMessage(db, id));
  return messages;
};

export const eraseMessages = (tx: Database, messages: readonly StaffMessage[]): Promise<void> =>
  removeMessages(
    tx,
    messages.map(({ id }) => id),
  );

/** The senders with each word of `search` in name, address or telephone: a text may name somebody else. */
export const findSendersCalled = async (db: Database, search: string) =>
  (await listSendersOf(db, search)).filter(({ name, email, phone }) => {
    const sender = foldText([name, email, phone ?? ''].join('\n'));
    return foldedWords(search).every((word) => sender.includes(word));
  });

export const forgetOldMessages = deleteOldMessages;
