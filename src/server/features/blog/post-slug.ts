import type { Database } from '#server/database/database.types.ts';
import { slugOf } from '#shared/slug.ts';
import { listUsedSlugs } from './blog.repository.ts';

/** Leaves room for a number behind it. */
const STEM_MAX = 180;
/** What the API's own paths are called. */
const reserved = ['all', 'page'];

const stemOf = (title: string): string =>
  slugOf(title).slice(0, STEM_MAX).replace(/-$/, '') || 'articolo';

/** A slug made of the title that no other post has: with the first free number from 2 on, if need be. */
export const freeSlug = async (tx: Database, title: string): Promise<string> => {
  const stem = stemOf(title);
  const used = new Set([...reserved, ...(await listUsedSlugs(tx, stem))]);
  if (!used.has(stem)) return stem;
  let number = 2;
  while (used.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};
