import { stayIssue } from '#shared/booking-rules.ts';
import { isStayFree, type Occupation } from '#shared/occupancy.ts';
import type { Quote, QuoteRequest } from '#shared/quote.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';
import { type Prices, priceOfStay } from './price-of-stay.ts';

type Known = { prices: Prices; occupations: readonly Occupation[]; today: StayDate };

const isWhole = ({ startDate, endDate, numberOfGuests, over12 }: QuoteRequest): boolean =>
  isStayDate(startDate) &&
  isStayDate(endDate) &&
  Number.isInteger(numberOfGuests) &&
  numberOfGuests >= 1 &&
  Number.isInteger(over12) &&
  over12 >= 0;

/** What the chosen days cost, or null while they cannot be asked for or no list covers them. */
export const quoteFor = (
  request: QuoteRequest,
  { prices, occupations, today }: Known,
): Quote | null => {
  const { startDate, endDate } = request;
  if (!isWhole(request) || stayIssue(request, today)) return null;
  return isStayFree(startDate, endDate, occupations) ? priceOfStay(request, prices) : null;
};
