import type { Database } from '#server/database/database.types.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { deleteFeatureBoxes, insertFeatureBox, listIcons } from './feature-boxes.repository.ts';

export const addFeatureBox = (db: Database, box: Omit<FeatureBox, 'id'>): Promise<number> =>
  insertFeatureBox(db, box);

export const removeFeatureBoxes = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteFeatureBoxes(db, ids);

/** File names under uploads of every box's icon. */
export const findIcons = (db: Database): Promise<string[]> => listIcons(db);
