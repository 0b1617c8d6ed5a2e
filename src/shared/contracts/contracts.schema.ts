import { z } from 'zod';
import { cleanText } from '#shared/forms/clean-text.ts';
import {
  entityId,
  instant,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { byToken } from '#shared/guest-page/guest-page.schema.ts';
import { type Locale, locales } from '#shared/languages/locales.ts';
import { withKnownFields } from '#shared/text-fields.ts';
import { text } from '#shared/texts/texts.ts';
import { contractFields } from './contract-fields.ts';

// The contract that a guest accepts on the page of the stay. The site says nothing about its force.

export const CONTRACT_MAX = 20_000;
export const SIGNATURE_MAX = 120;

const contractText = z
  .string({ error: 'Scrivi il testo.' })
  .overwrite(cleanText)
  .max(CONTRACT_MAX, { error: 'Il testo è troppo lungo.', abort: true })
  .superRefine(withKnownFields(contractFields));

const texts = z.object(
  Object.fromEntries(locales.map((locale) => [locale, contractText])) as Record<
    Locale,
    typeof contractText
  >,
);

export const contractSettings = z.object({
  isOn: z.boolean(),
  /** The Italian text is the contract; the others help to read it, and may be empty. */
  texts,
  version,
});
export type ContractSettings = z.infer<typeof contractSettings>;

export const updateContractSettingsInput = z.object({
  seenVersion,
  isOn: z.boolean({ error: 'Indica true o false.' }).optional(),
  texts: texts.partial().optional(),
});
export type UpdateContractSettingsInput = z.output<typeof updateContractSettingsInput>;

/** The contract of a stay as its guest reads it. */
export const guestContract = z.object({
  /** In Italian, with its fields filled in. */
  text: z.string(),
  /** In the guest's language; null where there is none. */
  translation: z.string().nullable(),
  /** SHA-256 of the Italian text. */
  fingerprint: z.string(),
  /** `changed`: days, guests or price are others than the ones accepted. */
  state: z.enum(['open', 'accepted', 'changed']),
  acceptedAt: instant.nullable(),
  guestName: z.string(),
});
export type GuestContract = z.infer<typeof guestContract>;

/** Null while there is nothing to accept. */
export const guestContractAnswer = z.object({ contract: guestContract.nullable() });

export const acceptContractInput = byToken.extend({
  /** The hash of the text that the guest has read. */
  fingerprint: z.string().max(64),
  name: requiredLine(text('contract.nameMissing'), SIGNATURE_MAX),
  accepts: z.literal(true, { error: text('contract.tickMissing') }),
});
export type AcceptContractInput = z.output<typeof acceptContractInput>;

/** What guests accepted in a stay, the latest first. */
export const acceptances = z.object({
  isOn: z.boolean(),
  acceptances: z.array(
    z.object({
      id: entityId,
      acceptedAt: instant,
      name: z.string(),
      fingerprint: z.string(),
      /** Whether days, guests and price are still those that were accepted. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type Acceptances = z.infer<typeof acceptances>;
