import type { Database } from '#server/database/database.types.ts';
import type { ShownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { blocksOf } from '#shared/rich-text/rich-text.ts';
import { findMediaByUrls } from './media.service.ts';

/** The library's data about the files that a text shows. */
export const findShownMedia = async (db: Database, html: string): Promise<ShownMedia[]> => {
  const urls = blocksOf(html).flatMap((block) =>
    block.kind === 'image' || block.kind === 'video' || block.kind === 'audio' ? block.src : [],
  );
  const found = await findMediaByUrls(db, [...new Set(urls)]);
  return found.map(({ url, contentType, caption, dimensions, picture }) => ({
    url,
    contentType,
    caption,
    dimensions,
    picture,
  }));
};

/** How stored HTML refers to a file of the library; searched for to find where the file is used. */
export const mentionOf = (url: string): string => `data-src="${url}"`;
