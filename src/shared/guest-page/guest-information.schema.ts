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
  version,
});
export type GuestInformation = z.infer<typeof guestInformation>;

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
} satisfies Record<Exclude<keyof GuestInformation, 'version'>, z.ZodType>;

/** Fields left out keep their values. */
export const updateGuestInformationInput = z.object(fields).partial().extend({ seenVersion });
export type UpdateGuestInformationInput = z.infer<typeof updateGuestInformationInput>;
