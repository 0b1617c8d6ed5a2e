import { z } from 'zod';
import { instant } from '#shared/forms/fields.schema.ts';

// The police's tables of places and documents, as they are on the site and as the portal has them.

const kind = z.enum(['comuni', 'states', 'documents'], { error: 'Scegli la tabella.' });

export const placeTable = z.object({
  kind,
  /** Without what a newer table has no more. */
  rows: z.number().int(),
  /** With the site, uploaded by an administrator, or from the portal's own service. */
  origin: z.enum(['site', 'uploaded', 'portal']),
  takenAt: instant,
});
export type PlaceTable = z.infer<typeof placeTable>;

/** Well above the largest table, and within the limit of a call. */
const MAX_CSV = 900_000;

const NO_FILE = 'Scegli il file scaricato dal portale.';

export const renewTableInput = z.object({
  kind,
  /** The whole file: a heading, then a row a line, separated by commas or semicolons. */
  csv: z
    .string({ error: NO_FILE })
    .min(1, NO_FILE)
    .max(MAX_CSV, 'Il file è troppo grande per essere una di queste tabelle.'),
});
export type RenewTableInput = z.infer<typeof renewTableInput>;
