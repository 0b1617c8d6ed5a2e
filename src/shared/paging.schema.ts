import { z } from 'zod';
import { SEARCH_MAX } from './fold-text.ts';

/** As many things as one page of any list may hold. */
const PAGE_LIMIT_MAX = 60;

const pageMessage = 'Indica una pagina valida.';
const limitMessage = `Indica da 1 a ${PAGE_LIMIT_MAX} elementi per pagina.`;

/** Which page of a list, from 1 on, and how many things it holds: `limit` where one asks for none. */
export const paging = (limit: number) => ({
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

/** A part of what a list is searched for; letter case and accents do not matter. */
export const searchText = z.string({ error: 'Inserisci un testo.' }).max(SEARCH_MAX).optional();
