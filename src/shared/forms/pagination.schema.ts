import { z } from 'zod';
import { SEARCH_MAX } from '#shared/fold-text.ts';
import { text } from '#shared/texts/texts.ts';

/** Maximum page size of any list. */
const PAGE_LIMIT_MAX = 60;

const pageMessage = text('calls.pageInvalid');
const limitMessage = text('calls.pageSizeInvalid', { max: PAGE_LIMIT_MAX });

/** The page, from 1, and its size, by default `limit`. */
export const pagination = (limit: number) => ({
  page: z
    .number({ error: pageMessage })
    .int(pageMessage)
    .min(1, pageMessage)
    .max(1_000_000, pageMessage)
    .default(1),
  limit: z
    .number({ error: limitMessage })
    .int(limitMessage)
    .min(1, limitMessage)
    .max(PAGE_LIMIT_MAX, limitMessage)
    .default(limit),
});

/** A search term; case and accents are ignored. */
export const searchText = z.string({ error: 'Inserisci un testo.' }).max(SEARCH_MAX).optional();
