import type { Database } from '#server/database/database.types.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { getMessage, removeMessages } from './messages.service.ts';
import { deleteOldMessages, listMessageIdsFrom } from './personal-data.repository.ts';

/** All messages from an address, suspect or not, with their answers. `email` in lower case. */
export const findMessagesFrom = async (db: Database, email: string): Promise<StaffMessage[]> => {
  const messages: StaffMessage[] = [];
  for (const id of await listMessageIdsFrom(db, email)) messages.push(await getMessage(db, id));
  return messages;
};

export const eraseMessages = (tx: Database, messages: readonly StaffMessage[]): Promise<void> =>
  removeMessages(
    tx,
    messages.map(({ id }) => id),
  );

export const forgetOldMessages = deleteOldMessages;
