import { z } from 'zod';

/** The links by which the caller answers requests from their mails. */
export const ownAnswerLinks = z.object({
  /** How many requests they can still answer; null where these links are off. */
  open: z.int().nullable(),
});

/** Whether mails about new requests carry such links. */
export const mailAnswersPolicy = z.object({
  isOn: z.boolean({ error: 'Indica se si risponde dalla mail.' }),
});
