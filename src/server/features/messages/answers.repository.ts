import type { Database } from '#server/database/database.types.ts';
import type { MessageAnswer } from '#shared/messages.schema.ts';

/** What was answered to each of these messages, in order. */
export const listAnswers = async (
  db: Database,
  messageIds: readonly number[],
): Promise<Map<number, MessageAnswer[]>> => {
  const answers = new Map<number, MessageAnswer[]>();
  if (messageIds.length === 0) return answers;
  const rows = await db
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .execute();
  for (const { id, message_id, text, author_name: authorName, created_at: createdAt } of rows) {
    const answer = { id, text, authorName, createdAt };
    answers.set(message_id, [...(answers.get(message_id) ?? []), answer]);
  }
  return answers;
};

export const insertAnswer = async (
  db: Database,
  messageId: number,
  { text, authorName, createdAt }: Omit<MessageAnswer, 'id'>,
): Promise<void> => {
  await db
    .insertInto('message_answers')
    .values({ message_id: messageId, text, author_name: authorName, created_at: createdAt })
    .execute();
};
