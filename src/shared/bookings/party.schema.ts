import { z } from 'zod';
import { text } from '#shared/texts/texts.ts';
import { MAX_ANIMALS, MAX_GUESTS, NO_ADULTS, NO_ANIMALS, NO_GUESTS } from './booking-rules.ts';

// The party of a request and of a quote.

const people = (least: number, missing: string) =>
  z
    .number({ error: missing })
    .int(text('booking.guestsWhole'))
    .min(least, missing)
    .max(MAX_GUESTS, text('booking.tooManyGuests', { max: MAX_GUESTS }));

export const guests = people(1, NO_GUESTS);
export const over12 = people(0, NO_ADULTS);

export const animals = z
  .number({ error: NO_ANIMALS })
  .int(NO_ANIMALS)
  .min(0, NO_ANIMALS)
  .max(MAX_ANIMALS, NO_ANIMALS);
