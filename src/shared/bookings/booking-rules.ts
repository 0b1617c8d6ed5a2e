import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';
import { addDays, addYears, daysBetween, type StayDate } from './stay-dates.ts';

/** The most guests the site accepts; the property's own limit may be lower. */
export const MAX_GUESTS = 8;

/** The most animals of one stay. */
export const MAX_ANIMALS = 5;

/** The longest stay that visitors may ask for; staff are not limited. */
export const LONGEST_REQUEST_NIGHTS = 60;

/** The most requests that may wait for an answer to one address. */
export const MAX_WAITING_REQUESTS = 10;

/** Days after which an unanswered request no longer shows as requested to visitors. */
const REQUEST_SHOWN_DAYS = 14;

/** Requests made on this day (UTC) or later still show as requested on `today`. */
export const requestsShownSince = (today: StayDate): StayDate =>
  addDays(today, 1 - REQUEST_SHOWN_DAYS);

/** The back office's start page lists arrivals within these days first. */
export const SOON_DAYS = 14;

/** How far ahead a stay or a block may end. */
export const MAX_YEARS_AHEAD = 2;

/** The longest range of one query: the longest booking with the months around it. */
export const LONGEST_LOOK_DAYS = 800;

type Span = { startDate: StayDate; endDate: StayDate };
type SpanTexts = { startsInPast: string; endsBeforeStart: string };

const spanIssue = (
  span: Span,
  today: StayDate,
  earliestStart: StayDate,
  texts: SpanTexts,
): InputIssue | null => {
  if (span.startDate < earliestStart) return { path: 'startDate', message: texts.startsInPast };
  if (span.endDate < span.startDate) return { path: 'endDate', message: texts.endsBeforeStart };
  if (span.endDate > addYears(today, MAX_YEARS_AHEAD)) {
    return { path: 'endDate', message: text('booking.tooFarAhead', { years: MAX_YEARS_AHEAD }) };
  }
  return null;
};

/** The first problem with a stay's dates, or null. Specification, section 5 (booking request form). */
export const stayIssue = (
  span: Span,
  today: StayDate,
  earliestStart: StayDate = today,
): InputIssue | null =>
  spanIssue(span, today, earliestStart, {
    startsInPast: text('booking.checkInInPast'),
    endsBeforeStart: text('booking.checkOutBeforeCheckIn'),
  });

/** The first problem with the dates that a visitor asks for, or null. */
export const requestIssue = (span: Span, today: StayDate): InputIssue | null => {
  const issue = stayIssue(span, today);
  if (issue || daysBetween(span.startDate, span.endDate) <= LONGEST_REQUEST_NIGHTS) return issue;
  return {
    path: 'endDate',
    message: text('booking.tooManyNights', { nights: LONGEST_REQUEST_NIGHTS }),
  };
};

/** The first problem with changed dates, or null. A stay that has begun may keep its start. */
export const changedStayIssue = (before: Span, after: Span, today: StayDate): InputIssue | null => {
  const keepsStart = after.startDate === before.startDate && before.startDate < today;
  return stayIssue(after, today, keepsStart ? before.startDate : today);
};

/** The first problem with the dates of a stay that staff enter: it may have begun up to a year ago. */
export const enteredStayIssue = (span: Span, today: StayDate): InputIssue | null =>
  spanIssue(span, today, addYears(today, -1), {
    startsInPast: 'Puoi inserire un soggiorno cominciato da un anno al massimo',
    endsBeforeStart: text('booking.checkOutBeforeCheckIn'),
  });

/** How long a request may be held. */
const LONGEST_HOLD_DAYS = 60;

/** The problem with the day until which a request is held, or null. */
export const holdIssue = (until: StayDate, today: StayDate): InputIssue | null =>
  until < today || until > addDays(today, LONGEST_HOLD_DAYS)
    ? { path: 'until', message: `Scegli un giorno da oggi a ${LONGEST_HOLD_DAYS} giorni` }
    : null;

/** Hours until staff get a reminder of an unanswered request. */
const REMINDER_HOURS = 48;

/** Whether a request is to be called to mind: it has waited for long, or its day has come. */
export const isRequestOverdue = (
  { createdAt, heldUntil }: { createdAt: string; heldUntil: StayDate | null },
  { now, today }: { now: Date; today: StayDate },
): boolean =>
  heldUntil === null
    ? now.getTime() - Date.parse(createdAt) >= REMINDER_HOURS * 60 * 60 * 1000
    : heldUntil <= today;

/** The first problem with a block's dates, or null. Specification, section 5 (block dates). */
export const blockIssue = (span: Span, today: StayDate): InputIssue | null =>
  spanIssue(span, today, today, {
    startsInPast: 'La data iniziale non può essere nel passato',
    endsBeforeStart: 'La data finale deve essere successiva alla data iniziale',
  });

type Party = { numberOfGuests: number; over12: number };

export const NO_GUESTS = text('booking.guestsRequired');
export const NO_ADULTS = text('booking.over12Required');
export const NO_ANIMALS = text('priceRules.animalsRequired', { max: MAX_ANIMALS });
export const tooManyGuests = (maxGuests: number): string =>
  text('booking.houseTooSmall', { max: maxGuests });

/** The first problem with the number of guests, or null. */
export const partyIssue = (party: Party, maxGuests: number): InputIssue | null => {
  if (party.numberOfGuests > maxGuests) {
    return { path: 'numberOfGuests', message: tooManyGuests(maxGuests) };
  }
  if (party.over12 > party.numberOfGuests) {
    return { path: 'over12', message: text('booking.over12TooMany') };
  }
  return null;
};

/**
 * The guests over twelve after the number of guests changed: all of them if all were before (or the
 * field is empty, NaN), otherwise as many as before and at most the number of guests. NaN while the
 * number of guests is typed anew, if all were before: the next digit is all of them again.
 */
export const over12After = (before: Party, numberOfGuests: number): number => {
  const wasEverybody = before.over12 === before.numberOfGuests || Number.isNaN(before.over12);
  return wasEverybody || before.over12 > numberOfGuests ? numberOfGuests : before.over12;
};
