import type { Database, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { SavedAnswersTable } from '#server/database/tables/saved-answers.table.ts';
import type { SavedAnswer } from '#shared/saved-answers.schema.ts';
import { savedAnswerTexts } from './saved-answers.texts.ts';

export type SavedAnswerValues = Written<SavedAnswersTable>;

export const listSavedAnswerRows = (db: Database): Promise<SavedAnswer[]> =>
  db.selectFrom('savedAnswers').selectAll().orderBy('id').execute();

export const findSavedAnswer = (db: Database, id: number): Promise<SavedAnswer | undefined> =>
  db.selectFrom('savedAnswers').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSavedAnswer = async (
  db: Database,
  values: SavedAnswerValues,
): Promise<number> => {
  const { id } = await db
    .insertInto('savedAnswers')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceSavedAnswer = (
  db: Database,
  { id, version: _version, ...values }: SavedAnswer,
): Promise<void> => updateTexts(db, savedAnswerTexts, id, values);

export const deleteSavedAnswerRow = (db: Database, id: number): Promise<void> =>
  deleteWithTexts(db, savedAnswerTexts, [id]);
