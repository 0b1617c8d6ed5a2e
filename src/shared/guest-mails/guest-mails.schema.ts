import { z } from 'zod';
import {
  entityId,
  locale,
  requiredLine,
  requiredText,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { withKnownFields } from '#shared/text-fields.ts';
import {
  type GuestMailKind,
  guestMailFacts,
  guestMailKinds,
  MAX_DAYS,
} from './guest-mail-kinds.ts';
import { guestMailWords, subjectIssueOf } from './guest-mail-words.ts';

// The mails that the site sends around a stay. Decision 'Mails at the right time'.

export const guestMail = z.object({
  id: entityId,
  isOn: z.boolean(),
  /** After the confirmation, before the arrival, or after the departure. */
  days: z.number().int(),
  /** `HH:mm` at the house. */
  hour: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type GuestMail = z.infer<typeof guestMail>;

const ofEachKind = <Schema>(schemaOf: (kind: GuestMailKind) => Schema) =>
  Object.fromEntries(guestMailKinds.map((kind) => [kind, schemaOf(kind)])) as Record<
    GuestMailKind,
    Schema
  >;

export const guestMails = z.object({
  ...ofEachKind(() => guestMail),
  /** For so many days after the departure guests can review their stay. */
  reviewDays: z.number().int(),
  version,
});
export type GuestMails = z.infer<typeof guestMails>;

const wholeDays = (min: number, max: number) => {
  const message = `Indica i giorni con un numero intero, da ${min} a ${max}.`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

const HOUR = 'Scrivi l’ora con i minuti, per esempio 10:00.';

const guestMailInput = (kind: GuestMailKind) =>
  z
    .object({
      isOn: z.boolean({ error: 'Indica se la mail è accesa.' }),
      days: wholeDays(guestMailFacts[kind].minDays, MAX_DAYS),
      hour: z
        .string({ error: HOUR })
        .trim()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, HOUR),
      subject: requiredLine('Scrivi l’oggetto.', 150).superRefine(
        withKnownFields({ issueOf: subjectIssueOf }),
      ),
      text: requiredText('Scrivi il testo.', 3000).superRefine(withKnownFields(guestMailWords)),
    } satisfies Record<Exclude<keyof GuestMail, 'id'>, z.ZodType>)
    .partial();

/** Fields left out keep their values. */
export const updateGuestMailsInput = z
  .object({ ...ofEachKind(guestMailInput), reviewDays: wholeDays(1, MAX_DAYS) })
  .partial()
  .extend({ seenVersion });
export type UpdateGuestMailsInput = z.output<typeof updateGuestMailsInput>;

const kind = z.enum(guestMailKinds, { error: `Scegli una mail: ${guestMailKinds.join(', ')}.` });

export const byKind = z.object({ kind });

/** `id` is the stay's. */
export const mailOfStayInput = byKind.extend({ id: entityId });

/** One mail to the guest of one stay. */
export type MailOfStay = { bookingId: number; kind: GuestMailKind };

/** A mail as a guest reads it. */
export const writtenMail = z.object({
  guestName: z.string(),
  /** Null for a guest without an address. */
  recipient: z.string().nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  locale,
  subject: z.string(),
  text: z.string(),
});
export type WrittenMail = z.infer<typeof writtenMail>;

/** Null where the site has no stay to show it with. */
export const guestMailPreview = z.object({ mail: writtenMail.nullable() });

/** A mail that a person sends. */
export const mailByHand = z.object({
  bookingId: entityId,
  kind,
  guestName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  why: z.enum(['no-address', 'late']),
});
export type MailByHand = z.infer<typeof mailByHand>;

export const mailsByHand = z.object({ mails: z.array(mailByHand) });
