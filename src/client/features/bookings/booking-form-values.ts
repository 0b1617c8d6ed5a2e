import {
  NO_ADULTS,
  NO_GUESTS,
  partyIssue,
  requestIssue,
  stayIssue,
} from '#shared/bookings/booking-rules.ts';
import { isStayFree, type Occupation } from '#shared/bookings/occupancy.ts';
import { parseStayAddress, type StayAddress } from '#shared/bookings/stay-address.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import { stayRuleIssue } from '#shared/bookings/stay-rules.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import type { PricePeriod } from '#shared/prices/price-lists.ts';
import { type Language, text } from '#shared/texts/texts.ts';
import type { ListRules } from './stay-quote.ts';
import type { Gaps } from './stay-selection.ts';

/** Raw form values: dates may be empty, and a cleared number field is NaN. */
export type BookingFormValues = {
  startDate: StayDate | '';
  endDate: StayDate | '';
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  numberOfGuests: number;
  over12: number;
  linen: boolean;
  animals: number;
  note: string;
};

/** In the order of the screen, so that the first invalid field gets the focus. */
export const bookingFields = [
  'startDate',
  'endDate',
  'numberOfGuests',
  'over12',
  'linen',
  'animals',
  'guestName',
  'guestEmail',
  'guestPhone',
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
  guestPhone: '',
  numberOfGuests: Math.min(2, maxGuests),
  over12: Math.min(2, maxGuests),
  linen: false,
  animals: 0,
  note: '',
});

type House = {
  occupations: readonly Occupation[];
  periods: readonly PricePeriod[];
  today: StayDate;
  maxGuests: number;
  gaps?: Gaps | undefined;
  listRules?: ListRules | undefined;
  /** The reader's language. */
  language: Language;
};

/** The form's fields from an address. Ignores past days and an invalid number of guests. */
export const valuesFromAddress = (
  { arrivo, partenza, ospiti, oltre12 }: StayAddress,
  { today, maxGuests }: Pick<House, 'today' | 'maxGuests'>,
): Partial<BookingFormValues> => {
  const span = { startDate: arrivo ?? partenza ?? '', endDate: partenza ?? arrivo ?? '' };
  const isPossible = span.startDate !== '' && stayIssue(span, today) === null;
  return {
    ...(isPossible && { startDate: arrivo ?? '', endDate: partenza ?? '' }),
    ...(ospiti !== undefined &&
      ospiti <= maxGuests && { numberOfGuests: ospiti, over12: oltre12 ?? ospiti }),
  };
};

/** The address of the chosen stay; empty if the form has its default values. */
export const addressOfValues = (
  { startDate, endDate, numberOfGuests, over12 }: BookingFormValues,
  empty: BookingFormValues,
): StayAddress => {
  const isUsualParty = numberOfGuests === empty.numberOfGuests && over12 === empty.over12;
  if (!startDate && !endDate && isUsualParty) return {};
  return parseStayAddress({
    arrivo: startDate,
    partenza: endDate,
    ospiti: numberOfGuests,
    oltre12: over12,
  });
};

const datesTaken: InputIssue = { path: 'startDate', message: text('booking.datesTaken') };

const datesIssue = (
  { startDate, endDate }: BookingFormValues,
  { occupations, periods, today, gaps, language }: House,
): InputIssue | null => {
  if (!isStayDate(startDate)) return null;
  const span = { startDate, endDate: isStayDate(endDate) ? endDate : startDate };
  const issue = requestIssue(span, today);
  if (issue) return issue;
  if (!isStayFree(span.startDate, span.endDate, occupations)) return datesTaken;
  if (!isStayDate(endDate) || gaps?.endFrom(startDate) === endDate) return null;
  return stayRuleIssue(span, periods, language);
};

const inWords = ({ path, message }: InputIssue, { language }: House): InputIssue => ({
  path,
  message: language.read(message),
});

const otherIssue = (values: BookingFormValues, { maxGuests, listRules }: House) =>
  partyIssue(values, maxGuests) ?? listRules?.animalsIssue(values) ?? null;

/** Rules across fields (specification, section 5). The server checks the same. */
export const bookingIssues = (values: BookingFormValues, house: House): InputIssue[] =>
  [datesIssue(values, house), otherIssue(values, house)]
    .filter((issue) => issue !== null)
    .map((issue) => inWords(issue, house));

const missingPartyIssue = ({ numberOfGuests, over12 }: BookingFormValues): InputIssue | null => {
  if (!(numberOfGuests >= 1)) return { path: 'numberOfGuests', message: NO_GUESTS };
  return over12 >= 0 ? null : { path: 'over12', message: NO_ADULTS };
};

/** Why a stay has no price, unless only the price is missing. */
export const priceIssue = (values: BookingFormValues, house: House): InputIssue | null => {
  const issue = datesIssue(values, house) ?? missingPartyIssue(values) ?? otherIssue(values, house);
  return issue && inWords(issue, house);
};
