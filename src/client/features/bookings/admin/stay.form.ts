import { type GuestValues, guestNames } from '#client/features/portal-stays/guest-fields.tsx';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  changedStayIssue,
  enteredStayIssue,
  MAX_GUESTS,
  partyIssue,
} from '#shared/bookings/booking-rules.ts';
import {
  type EnterStayInput,
  enterStayInput,
  type StaffStay,
  type UpdateBookingInput,
  updateBookingInput,
} from '#shared/bookings/bookings.schema.ts';
import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import type { QuoteRequest } from '#shared/prices/quote.ts';

/** A stay as staff type it. A cleared number is NaN; the total is in euros, empty for the price list's. */
export type StayValues = GuestValues & {
  startDate: StayDate | '';
  endDate: StayDate | '';
  linen: boolean;
  animals: number;
  source: StaySource;
  locale: Locale;
  total: string;
  note: string;
  privateNote: string;
  cleaningNote: string;
};

/** A new stay, with the choices that only its entry has. */
export type NewStayValues = StayValues & Pick<EnterStayInput, 'status' | 'tellGuest'>;

export const stayNames = {
  startDate: 'Check-in',
  endDate: 'Check-out',
  ...guestNames,
  linen: 'Biancheria e asciugamani',
  animals: 'Animali',
  source: 'Da dove arriva',
  locale: 'Lingua delle mail',
  total: 'Totale',
  note: 'Nota dell’ospite',
  privateNote: 'Nota privata',
  cleaningNote: 'Nota per le pulizie',
} as const satisfies FieldNames<StayValues>;

export const stayFields = keysOf(stayNames);

export type StayDays = { startDate: StayDate; endDate: StayDate };

export const newStay = (days: Partial<StayDays> = {}): NewStayValues => ({
  startDate: days.startDate ?? '',
  endDate: days.endDate ?? '',
  numberOfGuests: 2,
  over12: 2,
  linen: false,
  animals: 0,
  guestName: '',
  guestPhone: '',
  guestEmail: '',
  source: 'phone',
  locale: HOUSE_LOCALE,
  total: '',
  note: '',
  privateNote: '',
  cleaningNote: '',
  status: 'CONFIRMED',
  tellGuest: false,
});

/** A new stay of a guest of earlier. */
export const newStayOf = (guest: GuestCard, days?: StayDays): NewStayValues => ({
  ...newStay(days),
  guestName: guest.name,
  guestPhone: guest.phone ?? '',
  guestEmail: guest.email ?? '',
  locale: guest.locale,
  numberOfGuests: guest.numberOfGuests,
  over12: guest.over12,
  linen: guest.linen,
  animals: guest.animals,
});

/** A request's total from the price list: it changes with dates and party. */
const followsList = ({ priceState, totalCents, quote }: StaffStay): boolean =>
  totalCents === null || (priceState === 'indicative' && totalCents === quote?.totalCents);

export const valuesOfStay = (stay: StaffStay): StayValues => ({
  startDate: stay.startDate,
  endDate: stay.endDate,
  numberOfGuests: stay.numberOfGuests,
  over12: stay.over12,
  linen: stay.linen,
  animals: stay.animals,
  guestName: stay.guestName,
  guestPhone: stay.guestPhone ?? '',
  guestEmail: stay.guestEmail ?? '',
  source: stay.source,
  locale: stay.locale,
  total: followsList(stay) ? '' : formatEuroInput(stay.totalCents ?? 0),
  note: stay.note,
  privateNote: stay.privateNote,
  cleaningNote: stay.cleaningNote,
});

/** The input for a price; null while dates or party are incomplete. */
export const priceRequestOf = (values: StayValues): QuoteRequest | null => {
  const { startDate, endDate, numberOfGuests, over12, linen, animals } = values;
  if (!isStayDate(startDate) || !isStayDate(endDate) || endDate < startDate) return null;
  if (partyIssue({ numberOfGuests, over12 }, MAX_GUESTS)) return null;
  if (![numberOfGuests, over12, animals].every((count) => Number.isInteger(count))) return null;
  return { startDate, endDate, numberOfGuests, over12, linen, animals };
};

const totalIssue = ({ total }: StayValues): InputIssue[] =>
  total.trim() !== '' && parseEuros(total) === null
    ? [{ path: 'total', message: 'Scrivi un importo in euro, per esempio 790 o 790,50' }]
    : [];

const datesIssue = (
  { startDate, endDate }: StayValues,
  issueOf: (span: StayDays) => InputIssue | null,
): InputIssue[] => {
  if (!isStayDate(startDate) || !isStayDate(endDate)) return [];
  return [issueOf({ startDate, endDate }) ?? []].flat();
};

const commonIssues = (values: StayValues): InputIssue[] => [
  ...totalIssue(values),
  ...[partyIssue(values, MAX_GUESTS) ?? []].flat(),
];

export const newStayResolver = (today: StayDate) =>
  schemaResolver<NewStayValues>(async () => ({
    schema: enterStayInput,
    alsoWrong: (values) => [
      ...datesIssue(values, (span) => enteredStayIssue(span, today)),
      ...commonIssues(values),
    ],
  }));

export const changedStayResolver = (stay: StaffStay, today: StayDate) =>
  schemaResolver<StayValues>(async () => ({
    schema: updateBookingInput.omit({ id: true }),
    alsoWrong: (values) => [
      ...datesIssue(values, (span) => changedStayIssue(stay, span, today)),
      ...commonIssues(values),
    ],
  }));

const centsOf = (total: string): { totalCents?: number } => {
  const totalCents = parseEuros(total);
  return totalCents === null ? {} : { totalCents };
};

/** Without an address no mail is sent. */
export const enteredOf = ({ total, ...values }: NewStayValues): EnterStayInput => ({
  ...values,
  ...centsOf(total),
  tellGuest: values.tellGuest && values.guestEmail.trim() !== '',
});

type Changes = Omit<UpdateBookingInput, 'id' | 'seenVersion' | 'tellGuest'>;

/** Only the changed fields, so that the form undoes no other user's change. */
export const changesOf = (values: StayValues, before: StaffStay): Changes => {
  const { total, ...changes } = changedFields(stayFields, values, valuesOfStay(before));
  return { ...changes, ...(total === undefined ? {} : centsOf(total)) };
};
