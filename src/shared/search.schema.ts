import { z } from 'zod';
import { entityId } from '#shared/forms/fields.schema.ts';
import { isSearchable, SEARCH_MAX, SEARCH_MIN } from './fold-text.ts';

/** The kinds of results of the back office's search, in the order of its answer. */
export const searchKinds = [
  'booking',
  'payment',
  'receipt',
  'message',
  'page',
  'post',
  'gallery',
  'media',
  'review',
  'task',
  'user',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const tooShort = `Scrivi almeno ${SEARCH_MIN} lettere.`;

export const searchInput = z.object({
  q: z.string({ error: tooShort }).max(SEARCH_MAX).refine(isSearchable, tooShort),
});

/** One thing found, in the words of the back office; the `id` of a payment or receipt is its stay's. */
export const searchHit = z.object({ id: entityId, title: z.string(), detail: z.string() });
export type SearchHit = z.infer<typeof searchHit>;

export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  /** How many there are, of which the first few are listed. */
  total: z.number().int(),
  hits: z.array(searchHit),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** Kinds of which nothing was found are left out. */
export const searchResults = z.object({ groups: z.array(searchGroup) });
export type SearchResults = z.infer<typeof searchResults>;
