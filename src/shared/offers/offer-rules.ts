import { stayIssue } from '#shared/bookings/booking-rules.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';

export const MAX_OFFERS = 3;

/** For so many days an offer can be accepted, the day of the mail not counted, unless staff say otherwise. */
export const USUAL_OFFER_DAYS = 3;

const LONGEST_OFFER_DAYS = 30;

type Span = { startDate: StayDate; endDate: StayDate };

const datesIssue = (span: Span, today: StayDate): InputIssue | null =>
  span.startDate === span.endDate
    ? { path: 'endDate', message: 'Proponi almeno una notte' }
    : stayIssue(span, today);

/** The first problem with the dates of each offer, by its place among all. */
export const offerDatesIssues = (offers: readonly Span[], today: StayDate): InputIssue[] =>
  offers.flatMap((span, index) => {
    const issue = datesIssue(span, today);
    return issue ? { ...issue, path: `offers.${index}.${issue.path}` } : [];
  });

/** The problem with the last day of offers, or null: no stay may have begun by then. */
export const lastDayIssue = (
  validUntil: StayDate,
  offers: readonly Span[],
  today: StayDate,
): InputIssue | null => {
  const path = 'validUntil';
  if (validUntil < today || validUntil > addDays(today, LONGEST_OFFER_DAYS)) {
    return { path, message: `Scegli un giorno da oggi a ${LONGEST_OFFER_DAYS} giorni` };
  }
  return offers.some(({ startDate }) => startDate < validUntil)
    ? { path, message: 'La proposta non può valere oltre il giorno d’arrivo' }
    : null;
};
