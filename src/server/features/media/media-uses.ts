import type { Cards } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import type { MediaUse } from '#shared/media/media.schema.ts';

/**
 * The names of all files that some place of the site shows, or that a text mentions. One query for each place,
 * however many files there are.
 */
export const findUsedFiles = async (cards: Cards, db: Database): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const { namesMedia } of Object.values(cards)) {
    for (const text of (await namesMedia?.(db)) ?? []) {
      // A file's name has a dot; any other word with one does no harm.
      for (const word of text.split(/[^\w.-]/)) if (word.includes('.')) used.add(word);
    }
  }
  return used;
};

/** Every place of the site that shows a file. */
export const findMediaUses = async (
  cards: Cards,
  db: Database,
  fileName: string,
): Promise<MediaUse[]> => {
  const uses: MediaUse[] = [];
  for (const { showsMedia } of Object.values(cards)) {
    if (showsMedia) uses.push(...(await showsMedia(db, fileName)));
  }
  return uses;
};
