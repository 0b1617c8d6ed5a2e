import { z } from 'zod';
import { byId, entityId, locale, optionalText } from '#shared/forms/fields.schema.ts';
import { searchText } from '#shared/forms/pagination.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { bookingStates } from './status-labels.ts';

// A guest is who asked or stayed with one telephone number or address; the stays say all about them.

export const earlierGuestsInput = z.object({ search: searchText });

/** How many earlier guests a search answers with. */
export const MOST_GUESTS = 5;

const guestStay = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  state: z.enum(bookingStates),
  totalCents: cents.nullable(),
  /** What the guest wrote, and what staff noted; empty without. */
  note: z.string(),
  privateNote: z.string(),
});

export const guestCard = z.object({
  /** The latest stay, which stands for the guest. */
  id: entityId,
  /** As in the latest stay; the contacts as last given. */
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  locale,
  numberOfGuests: z.number().int(),
  over12: z.number().int(),
  linen: z.boolean(),
  animals: z.number().int(),
  /** For staff only. */
  note: z.string(),
  /** The latest first. */
  stays: z.array(guestStay),
});
export type GuestCard = z.infer<typeof guestCard>;

export const earlierGuests = z.array(guestCard);

export const setGuestNoteInput = byId.extend({ note: optionalText(1000) });
export type SetGuestNoteInput = z.output<typeof setGuestNoteInput>;
