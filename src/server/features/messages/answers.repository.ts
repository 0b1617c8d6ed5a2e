import type { Database, Written } from '#server/database/database.types.ts';
import type { MessageAnswersTable } from '#server/database/tables/messages.table.ts';
import type { MessageAnswer } from '#shared/messages.schema.ts';

/** The answers to each of these messages, in order. */
export const listAnswers = async (
  db: Database,
  messageIds: readonly number[],
): Promise<Map<number, MessageAnswer[]>> => {
  const answers = new Map<number, MessageAnswer[]>();
  if (messageIds.length === 0) return answers;
  const rows = await db
    .selectFrom('messageAnswers')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('id')
    .execute();
  for (const { messageId, ...answer } of rows) {
    answers.set(messageId, [...(answers.get(messageId) ?? []), answer]);
  }
  return answers;
};

export const insertAnswer = async (
  db: Database,
  messageId: number,
  answer: Omit<MessageAnswer, 'id'>,
): Promise<void> => {
  const row: Written<MessageAnswersTable> = { messageId, ...answer };
  await db.insertInto('messageAnswers').values(row).execute();
};
