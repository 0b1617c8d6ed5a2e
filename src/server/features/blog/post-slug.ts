import type { Database } from '#server/database/database.types.ts';
import { slugOf } from '#shared/slug.ts';
import { listUsedSlugs } from './blog.repository.ts';

/** Leaves room for a number at the end. */
const STEM_MAX = 180;
/** Segments of the API's own paths. */
const reserved = ['all', 'page'];

const stemOf = (title: string): string =>
  slugOf(title).slice(0, STEM_MAX).replace(/-$/, '') || 'articolo';

/**
 * A slug made from the title that no other post has; if it is taken, with the first free number from 2
 * on.
 */
export const freeSlug = async (tx: Database, title: string): Promise<string> => {
  const stem = stemOf(title);
  const used = new Set([...reserved, ...(await listUsedSlugs(tx, stem))]);
  if (!used.has(stem)) return stem;
  let number = 2;
  while (used.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};
