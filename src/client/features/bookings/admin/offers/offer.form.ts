import { z } from 'zod';
import type { StayDays } from '#client/features/bookings/admin/stay.form.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { MAX_GUESTS, over12After, partyIssue } from '#shared/bookings/booking-rules.ts';
import { addDays, isStayDate, type Month, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { lastDayIssue, offerDatesIssues, USUAL_OFFER_DAYS } from '#shared/offers/offer-rules.ts';
import {
  type OfferLine,
  type SendOffersInput,
  sendOffersInput,
} from '#shared/offers/offers.schema.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import type { QuoteLineKind, QuoteRequest } from '#shared/prices/quote.ts';

/** The amount in euros, with a minus for a discount. */
export type LineValues = { kind: QuoteLineKind; label: string; amount: string };

/** Without lines it costs what the price list says. A cleared number is NaN. */
export type OfferValues = {
  startDate: StayDate | '';
  endDate: StayDate | '';
  numberOfGuests: number;
  lines: LineValues[];
};

export type OffersValues = {
  guestName: string;
  guestEmail: string;
  locale: Locale;
  offers: OfferValues[];
  validUntil: string;
  holds: boolean;
  words: string;
};

/** The fields beside which the server's issues show. */
export const offersFields = [
  ...(['guestName', 'guestEmail', 'locale', 'offers', 'validUntil', 'holds', 'words'] as const),
];

/** Who gets the offers: the guest of a request, the sender of a message, or somebody yet to be named. */
export type OfferTo = {
  name?: string;
  bookingId?: number;
  messageId?: number;
  /** In which the calendar opens. */
  month?: Month;
  party: Pick<QuoteRequest, 'numberOfGuests' | 'over12' | 'linen' | 'animals'>;
};

export const toAnybody: OfferTo = {
  party: { numberOfGuests: 2, over12: 2, linen: false, animals: 0 },
};

export const isToAnybody = ({ bookingId, messageId }: OfferTo): boolean =>
  bookingId === undefined && messageId === undefined;

export const newOffer = ({ party }: OfferTo, days?: StayDays): OfferValues => ({
  startDate: days?.startDate ?? '',
  endDate: days?.endDate ?? '',
  numberOfGuests: party.numberOfGuests,
  lines: [],
});

export const newOffers = (to: OfferTo, today: StayDate, days?: StayDays): OffersValues => ({
  guestName: '',
  guestEmail: '',
  locale: HOUSE_LOCALE,
  offers: [newOffer(to, days)],
  validUntil: addDays(today, USUAL_OFFER_DAYS),
  holds: false,
  words: '',
});

/** Both days, once they are typed and in their order. */
export const daysOf = ({ startDate, endDate }: OfferValues): StayDays | null =>
  isStayDate(startDate) && isStayDate(endDate) && startDate < endDate
    ? { startDate, endDate }
    : null;

/** The input for the list's price; null while dates or guests are incomplete. */
export const priceRequestOf = (offer: OfferValues, { party }: OfferTo): QuoteRequest | null => {
  const days = daysOf(offer);
  const { numberOfGuests } = offer;
  if (!days || !Number.isInteger(numberOfGuests) || numberOfGuests < 1) return null;
  const wanted = { numberOfGuests, over12: over12After(party, numberOfGuests) };
  return partyIssue(wanted, MAX_GUESTS) ? null : { ...party, ...days, ...wanted };
};

/** Cents of '-50' or '1.150,50'; NaN for anything else. */
export const centsOf = (amount: string): number => {
  const typed = amount.trim();
  const isLess = /^[-−–]/.test(typed);
  const cents = parseEuros(isLess ? typed.slice(1) : typed);
  if (cents === null) return Number.NaN;
  return isLess && cents > 0 ? -cents : cents;
};

/** To edit them. */
export const lineValues = (lines: readonly OfferLine[]): LineValues[] =>
  lines.map(({ kind, label, amountCents }) => ({
    kind,
    label,
    amount: `${amountCents < 0 ? '-' : ''}${formatEuroInput(Math.abs(amountCents))}`,
  }));

const offerOf = ({
  lines,
  numberOfGuests,
  ...days
}: OfferValues): SendOffersInput['offers'][number] => ({
  ...days,
  numberOfGuests: Number.isNaN(numberOfGuests) ? 0 : numberOfGuests,
  ...(lines.length > 0 && {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amountCents: centsOf(amount) })),
  }),
});

export const inputOf = (to: OfferTo, values: OffersValues): SendOffersInput => {
  const { guestName, guestEmail, locale, offers, ...common } = values;
  const { bookingId, messageId } = to;
  return {
    ...common,
    ...(isToAnybody(to) ? { guestName, guestEmail, locale } : { bookingId, messageId }),
    offers: offers.map(offerOf),
  };
};

/** The schema names a line without a label only once its amount is right. */
const lineIssues = ({ kind, label, amount }: LineValues, path: string): InputIssue[] => [
  ...(kind === 'other' && label.trim() === ''
    ? [{ path: `${path}.label`, message: 'Scrivi che cos’è' }]
    : []),
  ...(Number.isNaN(centsOf(amount))
    ? [{ path: `${path}.amount`, message: 'Per esempio 790 o -50' }]
    : []),
];

const priceIssues = (offers: readonly OfferValues[]): InputIssue[] =>
  offers.flatMap(({ lines }, index) =>
    lines.flatMap((line, place) => lineIssues(line, `offers.${index}.lines.${place}`)),
  );

const datesIssues = ({ offers, validUntil }: OffersValues, today: StayDate): InputIssue[] => {
  const days = offers.map(({ startDate, endDate }) => ({ startDate, endDate }));
  if (days.some((span) => !isStayDate(span.startDate) || !isStayDate(span.endDate))) return [];
  const lastDay = isStayDate(validUntil) ? lastDayIssue(validUntil, days, today) : null;
  return [...offerDatesIssues(days, today), lastDay ?? []].flat();
};

export const offersResolver = (to: OfferTo, today: StayDate) =>
  schemaResolver<OffersValues>(async () => ({
    schema: z.preprocess((values) => inputOf(to, values as OffersValues), sendOffersInput),
    alsoWrong: (values) => [...priceIssues(values.offers), ...datesIssues(values, today)],
  }));
