import { partyIssue, requestIssue } from '#shared/booking-rules.ts';
import { errorCodes, type InputIssue } from '#shared/error-codes.ts';
import { isStayFree, type Occupation } from '#shared/occupancy.ts';
import type { PricePeriod } from '#shared/price-lists.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';
import { stayRuleIssue } from '#shared/stay-rules.ts';

/** Raw form values: dates may be empty, and a cleared number field is NaN. */
export type BookingFormValues = {
  startDate: StayDate | '';
  endDate: StayDate | '';
  guestName: string;
  guestEmail: string;
  numberOfGuests: number;
  over12: number;
  linen: boolean;
  note: string;
};

/** In the order of the screen, so that the first invalid field gets the focus. */
export const bookingFields = [
  'startDate',
  'endDate',
  'numberOfGuests',
  'over12',
  'linen',
  'guestName',
  'guestEmail',
  'note',
] as const satisfies (keyof BookingFormValues)[];

export type InitialGuest = { name: string; email: string };

export const emptyBooking = (
  maxGuests: number,
  guest: InitialGuest | undefined,
): BookingFormValues => ({
  startDate: '',
  endDate: '',
  guestName: guest?.name ?? '',
  guestEmail: guest?.email ?? '',
  numberOfGuests: Math.min(2, maxGuests),
  over12: Math.min(2, maxGuests),
  linen: false,
  note: '',
});

type House = {
  occupations: readonly Occupation[];
  periods: readonly PricePeriod[];
  today: StayDate;
  maxGuests: number;
};

const datesTaken: InputIssue = { path: 'startDate', message: errorCodes.DATES_TAKEN.message };

const datesIssue = (
  { startDate, endDate }: BookingFormValues,
  { occupations, periods, today }: House,
): InputIssue | null => {
  if (!isStayDate(startDate)) return null;
  const span = { startDate, endDate: isStayDate(endDate) ? endDate : startDate };
  const issue = requestIssue(span, today);
  if (issue) return issue;
  if (!isStayFree(span.startDate, span.endDate, occupations)) return datesTaken;
  return isStayDate(endDate) ? stayRuleIssue(span, periods) : null;
};

/** Rules across fields (specification, section 5). The server checks the same. */
export const bookingIssue = (values: BookingFormValues, house: House): InputIssue | null =>
  datesIssue(values, house) ?? partyIssue(values, house.maxGuests);
