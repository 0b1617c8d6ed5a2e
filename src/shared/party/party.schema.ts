import { z } from 'zod';
import { entityId, seenVersion, version } from '#shared/forms/fields.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { MAX_PARTY, partyKinds, sexes } from './party-rules.ts';
import { tourismKinds, transports } from './travel-kinds.ts';

// Everybody of a stay's party, as the police want to know them. Decision 44.

/** Longer than any rule allows: the rules say what is wrong. */
const LONGEST = 200;

const line = z
  .string({ error: text('forms.textMissing') })
  .max(LONGEST, text('forms.tooLong', { max: LONGEST }))
  .trim();
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum([...values, '' as const], { error: text('party.choose') });

const person = {
  kind: choice(partyKinds),
  surname: line,
  name: line,
  sex: choice(sexes),
  birthDate: line,
  birthPlace: line,
  citizenship: line,
  documentKind: line,
  documentPlace: line,
  arrivalDate: line,
  residence: line,
  residenceTown: line,
  tourism: choice(tourismKinds),
  transport: choice(transports),
};

/** Fields left out stay as they are. A number that is left out or empty stays too. */
const personInput = z
  .object({ ...person, documentNumber: line })
  .partial()
  .extend({ id: entityId.optional() });
export type PersonInput = z.output<typeof personInput>;

const guests = z
  .array(personInput, { error: text('party.choose') })
  .max(MAX_PARTY, text('party.tooMany', { max: MAX_PARTY }));

/** Everybody in order; a person who is left out leaves. */
export const setPartyInput = z.object({ id: entityId, guests, seenVersion });
export const setOwnPartyInput = z.object({ token: z.string().max(100), guests, seenVersion });

const onePerson = personInput.extend({
  /** Of somebody without an id yet: a random text of the form's, so that a second save is the same person's. */
  draftId: z.string().max(40).optional(),
});
export type OnePersonInput = z.output<typeof onePerson>;

/** One person, known or new; the others stay as they are. */
export const savePersonInput = z.object({ id: entityId, person: onePerson });
export const saveOwnPersonInput = z.object({ token: z.string().max(100), person: onePerson });

/** A comune, a state or a kind of document of the police's tables. */
export const place = z.object({
  code: z.string(),
  /** States and common documents in the reader's language. */
  name: z.string(),
  /** Of a comune, else empty. */
  province: z.string(),
  /** The day on which it ended; null for one that exists. */
  until: z.iso.date().nullable(),
});
export type Place = z.infer<typeof place>;

export const placesInput = z.object({
  text: z.string().max(100).default(''),
  of: z.enum(['place', 'state', 'document']).default('place'),
});
export type PlacesInput = z.output<typeof placesInput>;

export const foundPlaces = z.object({
  places: z.array(place),
  /** What to choose instead of a state that the tables do not have any more. */
  explanation: z.string().nullable(),
});
export type FoundPlaces = z.infer<typeof foundPlaces>;

const guest = z.object({
  id: entityId,
  /** The one with which it was first saved. */
  draftId: z.string().nullable(),
  ...person,
  /** The number itself is not answered. */
  hasDocumentNumber: z.boolean(),
  isComplete: z.boolean(),
  /** Whether what the region's statistics need is there; true while the site does not ask for it. */
  isCounted: z.boolean(),
});
export type Guest = z.infer<typeof guest>;

export const party = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** How many the stay is for. */
  expected: z.number().int(),
  isComplete: z.boolean(),
  /** Whether the guest may still write: until the departure. */
  isOpen: z.boolean(),
  /** Whether the site asks for residence, reason and means of travel too. */
  asksResidence: z.boolean(),
  guests: z.array(guest),
  /** The comuni, states and documents that they name. */
  places: z.array(place),
  /** People whose data this server cannot read, for want of the key. */
  unreadable: z.number().int(),
  version,
});
export type Party = z.infer<typeof party>;

export const staffParty = party.extend({
  /** Whether the site asks guests for these data. */
  isAsked: z.boolean(),
});
export type StaffParty = z.infer<typeof staffParty>;

export const documentNumber = z.object({ id: entityId, documentNumber: z.string() });

/** A stay of the next days whose guests' data are missing. */
export const missingParty = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  /** How many people are complete, of how many. */
  complete: z.number().int(),
  expected: z.number().int(),
});
export type MissingParty = z.infer<typeof missingParty>;
