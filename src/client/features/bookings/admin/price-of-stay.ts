import type { StaffStay } from '#shared/bookings.schema.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import { type Quote, quoteStay } from '#shared/quote.ts';

type Priced = Pick<StaffStay, 'startDate' | 'endDate' | 'numberOfGuests' | 'linen' | 'over12'>;

/** What a stay costs by the price list, whatever its state; null where no list covers it. */
export const priceOfStay = (stay: Priced, { periods, extras }: PriceList): Quote | null => {
  try {
    return quoteStay(stay, periods, extras);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
