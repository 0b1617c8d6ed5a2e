import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { linkNights } from '#server/features/calendars/calendars.service.ts';
import { readBeforeConfirming } from '#server/features/calendars/readings.service.ts';
import {
  changedStayIssue,
  enteredStayIssue,
  MAX_GUESTS,
  over12After,
  partyIssue,
} from '#shared/bookings/booking-rules.ts';
import type {
  EnteredStay,
  EnterStayInput,
  StaffStay,
  UpdateBookingInput,
} from '#shared/bookings/bookings.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Quote } from '#shared/prices/quote.ts';
import { inBookingTransaction } from './booking-decisions.service.ts';
import {
  findBooking,
  insertStay,
  type StayTexts,
  updateStatus,
  updateStay,
} from './bookings.repository.ts';
import { assertFree, findStay } from './bookings.service.ts';
import { enqueueEnteredMail, mailChange } from './enqueue-booking-mails.ts';
import { deleteSampleMark } from './sample-bookings.repository.ts';
import { updatePortalPays } from './stay-money.repository.ts';
import { updateToAgreed } from './stay-prices.repository.ts';
import { quoteNow } from './stay-quotes.service.ts';

// Stays written by staff: new ones from any source, and corrections. Staff may accept a larger party
// than the property's page offers, up to the site's own limit.

/** A new stay with its price. In a transaction. DATES_TAKEN. */
export const addStay = async (
  tx: Database,
  stay: StayTexts,
  { status, totalCents }: Pick<EnterStayInput, 'status' | 'totalCents'>,
  now: Date,
): Promise<StaffStay> => {
  await assertFree(tx, stay, { today: todayAtHouse(now) });
  const quote = await quoteNow(tx, stay, now);
  const price = { quote, totalCents: totalCents ?? quote.totalCents };
  const row = { ...stay, ...price, userId: null, createdAt: now.toISOString() };
  return findStay(tx, await insertStay(tx, row, status));
};

/**
 * Enters a stay that was not asked for through the site, up to a year back. For a confirmed one the
 * calendars of other sites are read once more. INVALID_INPUT, DATES_TAKEN.
 */
export const enterStay = async (app: AppContext, input: EnterStayInput): Promise<EnteredStay> => {
  const now = app.clock.now();
  const { status, tellGuest, totalCents, ...texts } = input;
  const stay: StayTexts = {
    ...texts,
    guestEmail: texts.guestEmail || null,
    guestPhone: texts.guestPhone || null,
    over12: texts.over12 ?? texts.numberOfGuests,
  };
  const issue = enteredStayIssue(stay, todayAtHouse(now)) ?? partyIssue(stay, MAX_GUESTS);
  if (issue) throw invalidInput(issue);
  const isToCome = stay.endDate >= todayAtHouse(now);
  const unread = status === 'CONFIRMED' && isToCome ? await readBeforeConfirming(app) : {};
  const entered = await inBookingTransaction(app, async (tx) => {
    const made = await addStay(tx, stay, { status, totalCents }, now);
    if (tellGuest) await enqueueEnteredMail(tx, made, now);
    return made;
  });
  return { ...entered, ...unread };
};

type Nameable = Omit<StayTexts, 'linen' | 'animals' | 'note' | 'privateNote' | 'cleaningNote'>;

/**
 * Enters a confirmed stay on nights that another site's calendar takes, as one and the same. The portal pays it.
 * In a transaction. DATES_TAKEN where another stay or block holds one of them.
 */
export const enterOverNights = async (
  tx: Database,
  nameable: Nameable,
  { blockId, totalCents }: { blockId: number; totalCents: number },
  now: Date,
): Promise<StaffStay> => {
  const instant = now.toISOString();
  const notes = { note: '', privateNote: '', cleaningNote: '' };
  const stay = { ...nameable, linen: false, animals: 0, ...notes };
  const quote = await quoteNow(tx, stay, now);
  const row = { ...stay, quote, totalCents, userId: null, createdAt: instant };
  // The nights belong to it before it takes them.
  const id = await insertStay(tx, row, 'PENDING');
  await linkNights(tx, { stayId: id, blockId });
  await updatePortalPays(tx, id, true);
  await updateStatus(tx, id, { status: 'CONFIRMED', reason: '', cancelledAt: null });
  await updateToAgreed(tx, id, instant);
  return findStay(tx, id);
};

const textsOf = (stay: StaffStay): StayTexts => ({
  startDate: stay.startDate,
  endDate: stay.endDate,
  guestName: stay.guestName,
  guestEmail: stay.guestEmail,
  guestPhone: stay.guestPhone,
  numberOfGuests: stay.numberOfGuests,
  over12: stay.over12,
  linen: stay.linen,
  animals: stay.animals,
  note: stay.note,
  privateNote: stay.privateNote,
  cleaningNote: stay.cleaningNote,
  source: stay.source,
  locale: stay.locale,
});

type Change = Omit<UpdateBookingInput, 'id' | 'version' | 'tellGuest' | 'totalCents'>;

const changedTexts = (before: StaffStay, change: Change): StayTexts => {
  const after = { ...textsOf(before), ...definedOf(change) };
  const over12 = change.over12 ?? over12After(before, after.numberOfGuests);
  return {
    ...after,
    guestEmail: after.guestEmail || null,
    guestPhone: after.guestPhone || null,
    // A stay sent back with fewer guests still names its former number over twelve.
    over12: over12 === before.over12 ? Math.min(over12, after.numberOfGuests) : over12,
  };
};

const hasSameDates = (a: StayTexts, b: StayTexts): boolean =>
  a.startDate === b.startDate && a.endDate === b.endDate;

/** Whether everything that determines the price is equal. */
const hasSamePrice = (a: StayTexts, b: StayTexts): boolean =>
  hasSameDates(a, b) &&
  a.numberOfGuests === b.numberOfGuests &&
  a.over12 === b.over12 &&
  a.linen === b.linen &&
  a.animals === b.animals;

const assertAllowed = (before: StaffStay, after: StayTexts, today: StayDate): void => {
  const issue = changedStayIssue(before, after, today) ?? partyIssue(after, MAX_GUESTS);
  if (issue) throw invalidInput(issue);
};

/**
 * The price of a changed stay, as if it had been asked for so. An indicative one follows the price list; an agreed one
 * stays until staff say another.
 */
const changedPrice = async (
  tx: Database,
  {
    before,
    after,
    totalCents,
  }: { before: StaffStay; after: StayTexts; totalCents?: number | undefined },
  now: Date,
): Promise<Pick<StaffStay, 'quote' | 'totalCents'>> => {
  const kept = { quote: before.quote, totalCents: totalCents ?? before.totalCents };
  if (hasSamePrice(after, textsOf(before))) return kept;
  const askedOn = todayAtHouse(new Date(before.createdAt));
  const quote = await quoteNow(tx, { ...after, id: before.id, askedOn }, now);
  const follows = before.priceState === 'indicative' || kept.totalCents === null;
  return { quote, totalCents: totalCents ?? (follows ? quote.totalCents : kept.totalCents) };
};

/**
 * Corrects a stay, and returns it before and after. Unsent mails describe the corrected stay and go to its address.
 * INVALID_INPUT, NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE, DATES_TAKEN.
 */
export const updateBooking = (
  app: AppContext,
  { id, seenVersion, tellGuest, totalCents, ...change }: UpdateBookingInput,
): Promise<{ before: StaffStay; after: StaffStay }> =>
  inBookingTransaction(app, async (tx) => {
    const now = app.clock.now();
    const before = await findStay(tx, id);
    const wanted = changedTexts(before, change);
    const price = await changedPrice(tx, { before, after: wanted, totalCents }, now);
    const isSame = isDeepStrictEqual(wanted, textsOf(before));
    if (isSame && price.totalCents === before.totalCents) return { before, after: before };
    await bumpVersion(tx, 'bookings', { id, seenVersion });
    assertAllowed(before, wanted, todayAtHouse(now));
    const isMoved = !hasSameDates(wanted, textsOf(before));
    if (isMoved && before.status !== 'REJECTED') {
      await assertFree(tx, wanted, { today: todayAtHouse(now), exceptId: id });
    }
    await updateStay(tx, id, { ...wanted, ...price });
    // With the name of a real guest the sample's stay becomes real.
    if (wanted.guestName !== before.guestName) await deleteSampleMark(tx, id);
    const after = await findStay(tx, id);
    await mailChange(tx, { before, after, tellGuest }, now);
    return { before, after };
  });

type Accepted = Pick<StayTexts, 'startDate' | 'endDate' | 'numberOfGuests'> & { quote: Quote };

/**
 * The guest of a waiting stay accepts other dates and a price, which confirms it. In a transaction. DATES_TAKEN,
 * BOOKING_NOT_WAITING.
 */
export const confirmAs = async (
  tx: Database,
  id: number,
  { quote, ...accepted }: Accepted,
  now: Date,
): Promise<void> => {
  const before = await findStay(tx, id);
  if (before.status !== 'PENDING') throw new AppError('BOOKING_NOT_WAITING');
  await assertFree(tx, accepted, { today: todayAtHouse(now), exceptId: id });
  await bumpVersion(tx, 'bookings', { id });
  // Staff may have written it into another line.
  const linen = before.linen || quote.lines.some(({ kind }) => kind === 'linen');
  const texts = { ...changedTexts(before, accepted), linen };
  await updateStay(tx, id, { ...texts, quote, totalCents: quote.totalCents });
  await updateStatus(tx, id, { status: 'CONFIRMED', reason: '', cancelledAt: null });
  await updateToAgreed(tx, id, now.toISOString());
  await mailChange(tx, { before, after: await findStay(tx, id), tellGuest: true }, now);
};

/** Replaces the address of these stays' guest where it still is `from`; in a transaction. */
export const correctGuestEmail = async (
  tx: Database,
  ids: readonly number[],
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> => {
  for (const id of ids) {
    const booking = await findBooking(tx, id);
    if (!booking || booking.isBlocked || !booking.guest || booking.guestEmail !== from) continue;
    await bumpVersion(tx, 'bookings', { id });
    const { quote, totalCents } = booking;
    await updateStay(tx, id, { ...textsOf(booking), quote, totalCents, guestEmail: to });
    const after = await findStay(tx, id);
    await mailChange(tx, { before: booking, after, tellGuest: false }, now);
  }
};
