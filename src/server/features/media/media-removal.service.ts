import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Cards } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { DeleteMediaInput, MediaUse } from '#shared/media/media.schema.ts';
import { countMedia, findMedia } from './media.repository.ts';
import { getMedia } from './media.service.ts';
import { removeMedia, removeOrphanedFiles } from './media-files.service.ts';
import { findMediaUses } from './media-uses.ts';

/** NOT_FOUND. */
export const listMediaUses = async (
  { database, cards }: AppContext,
  id: number,
): Promise<MediaUse[]> => findMediaUses(cards, database, (await getMedia(database, id)).fileName);

const assertUnused = (uses: readonly MediaUse[]): void => {
  if (uses.length === 0) return;
  const places = uses.map(({ place }) => place).join('; ');
  throw new AppError('MEDIA_IN_USE', `Il file è usato in: ${places}.`);
};

/** Deletes the row before the files, so that no row refers to a missing file. NOT_FOUND, MEDIA_IN_USE. */
export const deleteMedia = async (
  app: AppContext,
  { id, evenIfUsed }: DeleteMediaInput,
): Promise<{ name: string }> => {
  const { name, files } = await inTransaction(app.database, async (tx) => {
    const media = await getMedia(tx, id);
    if (!evenIfUsed) assertUnused(await findMediaUses(app.cards, tx, media.fileName));
    return { name: media.name, files: await removeMedia(tx, media) };
  });
  await removeOrphanedFiles(app, files);
  return { name };
};

/** Deletes those of the files that the site does not show. */
export const deleteUnusedMedia = async (
  app: AppContext,
  ids: readonly number[],
): Promise<{ deleted: number; kept: number }> => {
  const before = await countMedia(app.database, {});
  const files = await inTransaction(app.database, (tx) => removeUnusedMedia(app.cards, tx, ids));
  await removeOrphanedFiles(app, files);
  const deleted = before - (await countMedia(app.database, {}));
  return { deleted, kept: ids.length - deleted };
};

/**
 * Removes unused media from the library, in a transaction. Returns the names for `removeOrphanedFiles`
 * after the commit.
 */
export const removeUnusedMedia = async (
  cards: Cards,
  tx: Database,
  ids: readonly number[],
): Promise<string[]> => {
  const files: string[] = [];
  for (const id of ids) {
    const media = await findMedia(tx, id);
    if (!media || (await findMediaUses(cards, tx, media.fileName)).length > 0) continue;
    files.push(...(await removeMedia(tx, media)));
  }
  return files;
};
