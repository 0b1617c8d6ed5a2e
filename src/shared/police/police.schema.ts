import { z } from 'zod';
import {
  byId,
  entityId,
  instant,
  optionalLine,
  seenVersion,
  stayDate,
  version,
} from '#shared/forms/fields.schema.ts';
import { partyKinds } from '#shared/party/party-rules.ts';

// The reports about guests to the police (Alloggiati Web). Decision 48.

const onOff = 'Indica se comunicare alla Questura dal sito';

const settingsFields = {
  isOn: z.boolean({ error: onOff }),
  /** An account for one structure, or one for several apartments in one file. */
  accountKind: z.enum(['structure', 'apartments'], { error: 'Scegli il tipo di account' }),
  /** The portal's number of the apartment, at most six figures; empty for a structure. */
  apartment: z
    .string({ error: 'Scrivi il numero dell’appartamento' })
    .trim()
    .regex(
      /^\d{0,6}$/,
      'Il numero dell’appartamento ha al massimo sei cifre: lo trovi nel portale.',
    ),
  way: z.enum(['hand', 'service'], { error: 'Scegli come comunicare' }),
};

/** Of the web service, as the portal gave them. Answered by no call. */
const credentialFields = {
  userName: optionalLine(100),
  password: optionalLine(100),
  wsKey: optionalLine(500),
};
export type PoliceCredentials = { [Name in keyof typeof credentialFields]: string };

export const policeSettings = z.object({
  ...settingsFields,
  /** `unreadable` on a server with another key than the one that wrote them. */
  credentials: z.enum(['missing', 'set', 'unreadable']),
  version,
});
export type PoliceSettings = z.infer<typeof policeSettings>;

/** Fields left out stay, and credentials that are empty too. */
export const updatePoliceSettingsInput = z
  .object({ ...settingsFields, ...credentialFields })
  .partial()
  .extend({ seenVersion });
export type UpdatePoliceSettingsInput = z.output<typeof updatePoliceSettingsInput>;

/** How staff saw a guest with the document. */
export const seenWays = ['door', 'video'] as const;

const WORD_MAX = 300;
const word = optionalLine(WORD_MAX);

export const setSeenInput = byId.extend({
  guests: z
    .array(
      z.object({
        id: entityId,
        /** Null takes it back. */
        how: z.enum(seenWays, { error: 'Indica se alla porta o in video' }).nullable(),
        /** The code of the kind of document; empty without one, as of a child. */
        document: optionalLine(5).default(''),
      }),
    )
    .min(1)
    .max(30),
});
export type SetSeenInput = z.output<typeof setSeenInput>;

/** `insist`: the reason for reporting guests whom staff have not seen. */
export const insistInput = byId.extend({ insist: word.default('') });
export type InsistInput = z.output<typeof insistInput>;

export const markByHandInput = insistInput.extend({
  /** SHA-256 of the file, in hexadecimal, as `GET /bookings/{id}/police` answered it. */
  fileDigest: z
    .string({ error: 'Scarica prima il file' })
    .regex(/^[\da-f]{64}$/, 'Scarica prima il file'),
});
export type MarkByHandInput = z.output<typeof markByHandInput>;

export const verifyInput = byId.extend({
  guestId: entityId,
  /** Whether the portal has this guest. */
  isThere: z.boolean({ error: 'Indica se sul portale c’è' }),
  /** How staff know. */
  word: word.default(''),
});
export type VerifyInput = z.output<typeof verifyInput>;

export const byReceiptDay = z.object({ day: stayDate('Indica il giorno della ricevuta') });

const outcome = z.object({
  isAccepted: z.boolean(),
  code: z.string(),
  /** The portal's own words. */
  words: z.string(),
  /** What to do, in ours; empty where we know no more. */
  advice: z.string(),
});
export type PortalOutcome = z.infer<typeof outcome>;

const transmission = z.object({
  way: z.enum(['service', 'hand']),
  /** Who of the staff; null once that account is gone. */
  by: z.string().nullable(),
  at: instant,
  /** What the portal said about this guest; null where nothing came back. */
  outcome: outcome.nullable(),
  insisted: z.string(),
  /** What staff noted when they settled an unknown transmission. */
  verified: z.string(),
  /** The guest was corrected after it was sent. */
  isChanged: z.boolean(),
});

const policeGuest = z.object({
  id: entityId,
  name: z.string(),
  kind: z.enum([...partyKinds, '']),
  arrival: z.iso.date(),
  /** Of this record, 1 to 30: a longer stay has one more each thirty days. */
  days: z.number().int(),
  state: z.enum(['draft', 'ready', 'sent', 'refused', 'unknown']),
  /** What prevents it, by field. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Whether the file has it: complete, arrived and not sent. */
  isInFile: z.boolean(),
  /** The portal takes arrivals of today and yesterday only. */
  isLate: z.boolean(),
  /** The code of the kind of document, as written. */
  documentKind: z.string(),
  /** Younger than 18 on the day of arrival. */
  isMinor: z.boolean(),
  seen: z
    .object({
      how: z.enum(seenWays),
      document: z.string(),
      by: z.string().nullable(),
      at: instant,
    })
    .nullable(),
  transmission: transmission.nullable(),
});
export type PoliceGuest = z.infer<typeof policeGuest>;

const receiptStates = ['none', 'waiting', 'late', 'kept'] as const;

const summary = z.enum(['incomplete', 'not-due', 'ready', 'sent', 'partly', 'refused', 'unknown']);

export const policeStay = z.object({
  isOn: z.boolean(),
  way: z.enum(['hand', 'service']),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  /** How many the stay is for. */
  expected: z.number().int(),
  guests: z.array(policeGuest),
  state: summary,
  /** The legal deadline of what is not sent yet; null if nothing is left. */
  dueAt: instant.nullable(),
  /** People whose data this server cannot read, for want of the key. */
  unreadable: z.number().int(),
  /** Guests who were reported and are no longer in the party. */
  departed: z.number().int(),
  /** SHA-256 of the file, in hexadecimal; null while it would be empty. */
  fileDigest: z.string().nullable(),
  receipt: z.object({ state: z.enum(receiptStates), day: z.iso.date().nullable() }),
});
export type PoliceStay = z.infer<typeof policeStay>;

export const testOutcome = z.object({
  /** In the order of the guests, those of the file only. */
  guests: z.array(outcome.extend({ id: entityId, name: z.string() })),
});
export type TestOutcome = z.infer<typeof testOutcome>;
