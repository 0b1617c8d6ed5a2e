import { partyIssue, requestIssue } from '#shared/booking-rules.ts';
import { isStayFree, type Occupation } from '#shared/occupancy.ts';
import { type Quote, type QuotedPrices, type QuoteRequest, quoteStay } from '#shared/quote.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';

/** Ignores whether the dates are free. Null if no price list covers them. */
export const priceOfStay = (stay: QuoteRequest, prices: QuotedPrices): Quote | null => {
  try {
    return quoteStay(stay, prices);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

type Known = {
  prices: QuotedPrices;
  occupations: readonly Occupation[];
  today: StayDate;
  maxGuests: number;
};

const isComplete = ({ startDate, endDate, numberOfGuests, over12 }: QuoteRequest): boolean =>
  isStayDate(startDate) &&
  isStayDate(endDate) &&
  Number.isInteger(numberOfGuests) &&
  numberOfGuests >= 1 &&
  Number.isInteger(over12) &&
  over12 >= 0;

/** Null while the stay cannot be requested, or if no price list covers it. */
export const quoteFor = (
  request: QuoteRequest,
  { prices, occupations, today, maxGuests }: Known,
): Quote | null => {
  const { startDate, endDate } = request;
  if (!isComplete(request)) return null;
  if (requestIssue(request, today) || partyIssue(request, maxGuests)) return null;
  return isStayFree(startDate, endDate, occupations) ? priceOfStay(request, prices) : null;
};
