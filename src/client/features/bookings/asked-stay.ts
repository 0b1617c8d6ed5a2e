import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import type { StayAddress } from '#shared/bookings/stay-address.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { emptyBooking, valuesFromAddress } from './booking-form-values.ts';
import { listRules } from './listed-price.ts';
import { quoteFor } from './stay-quote.ts';

/** The most guests that the form accepts. If the house could not be loaded, the server still enforces its limit. */
export const guestLimit = (property: Pick<Property, 'maxGuests'> | undefined): number =>
  Math.min(MAX_GUESTS, property?.maxGuests ?? MAX_GUESTS);

/** In finished words. */
export type AskedStay = {
  /** '4–11 luglio 2026 · 7 notti' */
  dates: string;
  /** 'Totale indicativo: 1.150 €' */
  total: string;
};

type Known = {
  today: StayDate;
  /** Undefined if they could not be loaded. */
  prices: PriceList | undefined;
  occupations: readonly Occupation[] | undefined;
  property: Pick<Property, 'maxGuests'> | undefined;
  language: Language;
};

/** The stay of a page's address and its price; null unless it can be requested. */
export const askedStay = (
  address: StayAddress,
  { today, prices, occupations, property, language }: Known,
): AskedStay | null => {
  if (!prices || !occupations) return null;
  const maxGuests = guestLimit(property);
  const values = {
    ...emptyBooking(maxGuests, undefined),
    ...valuesFromAddress(address, { today, maxGuests }),
  };
  const quote = quoteFor(values, { prices, occupations, today, maxGuests, language, listRules });
  if (!quote) return null;
  const { t, formatStay, formatEuro } = language;
  return {
    dates: formatStay(values.startDate, values.endDate),
    total: t('prices.totalIndicativeIs', { sum: formatEuro(quote.totalCents) }),
  };
};
