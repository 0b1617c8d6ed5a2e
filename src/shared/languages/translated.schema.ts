import { z } from 'zod';
import { locales } from './locales.ts';

// Additions to texts of the owners in answers for visitors.

/**
 * The fields and list elements (`amenities/Forno a legna`) that visitors see in Italian, because they
 * lack a translation; left out if there are none.
 */
export const untranslated = z.array(z.string()).optional();

/** Beside it too: the languages that really have it, in the order of `locales`; left out if all do. */
export const realLocales = z.array(z.enum(locales)).optional();
