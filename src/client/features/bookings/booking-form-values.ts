import { partyIssue, stayIssue } from '#shared/booking-rules.ts';
import { errorCodes, type InputIssue } from '#shared/error-codes.ts';
import { isStayFree, type Occupation } from '#shared/occupancy.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';

/** The form as it is typed: days may be empty, an emptied number is NaN. */
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

/** The fields in the order of the screen, which is the order in which they are put right. */
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

type House = { occupations: readonly Occupation[]; today: StayDate; maxGuests: number };

const datesTaken: InputIssue = { path: 'startDate', message: errorCodes.DATES_TAKEN.message };

const datesIssue = (
  { startDate, endDate }: BookingFormValues,
  { occupations, today }: House,
): InputIssue | null => {
  if (!isStayDate(startDate)) return null;
  const span = { startDate, endDate: isStayDate(endDate) ? endDate : startDate };
  const issue = stayIssue(span, today);
  if (issue) return issue;
  return isStayFree(span.startDate, span.endDate, occupations) ? null : datesTaken;
};

/** What is wrong beyond single fields. Specification, section 5; the server asks the same. */
export const bookingIssue = (values: BookingFormValues, house: House): InputIssue | null =>
  datesIssue(values, house) ?? partyIssue(values, house.maxGuests);
