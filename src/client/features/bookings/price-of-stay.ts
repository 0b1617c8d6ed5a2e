import type { PriceList } from '#shared/prices.schema.ts';
import { type Quote, type QuoteRequest, quoteStay } from '#shared/quote.ts';

export type Prices = Pick<PriceList, 'periods' | 'extras'>;

/** What a stay costs by the price list, whatever its state; null where no list covers it. */
export const priceOfStay = (stay: QuoteRequest, { periods, extras }: Prices): Quote | null => {
  try {
    return quoteStay(stay, periods, extras);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
