import { z } from 'zod';
import { instant } from '#shared/forms/fields.schema.ts';

/** How the site is doing, for staff and for monitors. */
export const siteStatus = z.object({
  version: z.string(),
  mail: z.object({
    /** Whether mails go to a mail server; otherwise they are only written to files. */
    isSent: z.boolean(),
    /** Mails in the outbox that are still to be sent. */
    waiting: z.number().int(),
    /** Mails that the site has given up. */
    failed: z.number().int(),
  }),
  disk: z.object({
    /** Bytes that can still be written where the database lies. */
    freeBytes: z.number().int(),
    /** Below half a gigabyte uploads are refused. */
    isLow: z.boolean(),
  }),
  backups: z.object({ lastGoodAt: instant.nullable(), lastProvenAt: instant.nullable() }),
});
export type SiteStatus = z.infer<typeof siteStatus>;
