import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { FeatureBox, UpdateFeatureBoxInput } from '#shared/feature-boxes.schema.ts';
import { definedOf } from '#shared/partial.ts';
import {
  deleteFeatureBoxes,
  findFeatureBox,
  insertFeatureBox,
  listBoxesWith,
  listIcons,
  replaceFeatureBox,
} from './feature-boxes.repository.ts';

const getFeatureBox = async (db: Database, id: number): Promise<FeatureBox> => {
  const box = await findFeatureBox(db, id);
  if (!box) throw notFound('Casella non trovata.');
  return box;
};

export const addFeatureBox = (db: Database, box: Omit<FeatureBox, 'id'>): Promise<number> =>
  insertFeatureBox(db, box);

export const createFeatureBox = async (
  { database }: AppContext,
  box: Omit<FeatureBox, 'id'>,
): Promise<FeatureBox> => ({ ...box, id: await addFeatureBox(database, box) });

/** What is left out stays. NOT_FOUND. */
export const updateFeatureBox = (
  app: AppContext,
  { id, ...changes }: UpdateFeatureBoxInput,
): Promise<FeatureBox> =>
  inTransaction(app.database, async (tx) => {
    const box = { ...(await getFeatureBox(tx, id)), ...definedOf(changes) };
    await replaceFeatureBox(tx, box);
    return box;
  });

/** NOT_FOUND. */
export const deleteFeatureBox = (app: AppContext, id: number): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await getFeatureBox(tx, id);
    await deleteFeatureBoxes(tx, [id]);
  });

export const removeFeatureBoxes = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteFeatureBoxes(db, ids);

/** File names under uploads of every box's icon. */
export const findIcons = (db: Database): Promise<string[]> => listIcons(db);

/** The boxes that show a file. */
export const findBoxesWith = listBoxesWith;
