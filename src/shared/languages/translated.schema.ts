import { z } from 'zod';
import { locales } from './locales.ts';

// What stands beside texts of the owners in answers for visitors.

/**
 * Beside what visitors read: what stands in Italian for want of a translation, fields and elements of lists
 * (`amenities/Forno a legna`); left out if nothing does.
 */
export const untranslated = z.array(z.string()).optional();

/** Beside it too: the languages that really have it, in the order of `locales`; left out if all do. */
export const realLocales = z.array(z.enum(locales)).optional();
