import { z } from 'zod';
import { optionalLine, optionalText, seenVersion, version } from '#shared/forms/fields.schema.ts';

// What the owners tell their guests, beyond what visitors read. Decision 'The guest's page'.

export const guestInformation = z.object({
  /** Whether stays have a page. */
  isOn: z.boolean(),
  /** So many days before the arrival the page shows address, directions, keys and wifi. */
  releaseDays: z.number().int(),
  directions: z.string(),
  keys: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  /** How the house works; guests read it as soon as the stay is confirmed. */
  guide: z.string(),
  /** Whether the page asks for the data of everybody who comes, for the police. */
  asksGuests: z.boolean(),
  /** Whether address, keys and wifi wait until these data are complete. */
  releaseWhenComplete: z.boolean(),
  /** These data are deleted so many days after the departure. */
  partyDays: z.number().int(),
  version,
});
export type GuestInformation = z.infer<typeof guestInformation>;

/** The privacy page names it. */
export const MAX_PARTY_DAYS = 90;

const PARTY_DAYS = `Indica i giorni con un numero intero, da 1 a ${MAX_PARTY_DAYS}.`;

const DAYS = 'Indica i giorni con un numero intero, da 0 a 365.';

/** Every field that staff edit; one that is missing here does not compile. */
const fields = {
  isOn: z.boolean({ error: 'Indica se gli ospiti hanno la loro pagina' }),
  releaseDays: z.number({ error: DAYS }).int(DAYS).min(0, DAYS).max(365, DAYS),
  directions: optionalText(3000),
  keys: optionalText(2000),
  wifiName: optionalLine(100),
  wifiPassword: optionalLine(100),
  guide: optionalText(10_000),
  asksGuests: z.boolean({ error: 'Indica se chiedere i dati degli ospiti' }),
  releaseWhenComplete: z.boolean({ error: 'Indica se aspettare i dati degli ospiti' }),
  partyDays: z
    .number({ error: PARTY_DAYS })
    .int(PARTY_DAYS)
    .min(1, PARTY_DAYS)
    .max(MAX_PARTY_DAYS, PARTY_DAYS),
} satisfies Record<Exclude<keyof GuestInformation, 'version'>, z.ZodType>;

/** Fields left out keep their values. */
export const updateGuestInformationInput = z.object(fields).partial().extend({ seenVersion });
export type UpdateGuestInformationInput = z.infer<typeof updateGuestInformationInput>;
