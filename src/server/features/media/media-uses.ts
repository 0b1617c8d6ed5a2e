import type { Cards } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import type { MediaUse } from '#shared/media/media.schema.ts';

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
