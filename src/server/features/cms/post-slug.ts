import type { Database } from '#server/database/database.types.ts';
import { listUsedSlugs } from '#server/database/used-slugs.ts';
import { freeSlugOf, postSlugOf } from '#shared/cms/slug.ts';

/** Segments of the API's own paths. */
const reserved = ['all', 'page'];

/** A slug made from the title that no other post has. */
export const freeSlug = async (tx: Database, title: string): Promise<string> => {
  const slug = postSlugOf(title);
  return freeSlugOf(slug, [...reserved, ...(await listUsedSlugs(tx, 'posts', slug))]);
};
