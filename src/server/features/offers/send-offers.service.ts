import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inBookingTransaction } from '#server/features/bookings/booking-decisions.service.ts';
import { assertFree, findStay } from '#server/features/bookings/bookings.service.ts';
import { addStay } from '#server/features/bookings/stay-corrections.service.ts';
import { quoteNow } from '#server/features/bookings/stay-quotes.service.ts';
import { hasGuestPages } from '#server/features/guest-information/guest-information.service.ts';
import { getMessage } from '#server/features/messages/messages.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { languages } from '#server/languages.ts';
import { over12After } from '#shared/bookings/booking-rules.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { lastDayIssue, offerDatesIssues, USUAL_OFFER_DAYS } from '#shared/offers/offer-rules.ts';
import type {
  NewOffer,
  OfferLine,
  OfferMail,
  SendOffersInput,
} from '#shared/offers/offers.schema.ts';
import { lineName } from '#shared/prices/quote.ts';
import { insertOffers } from './offers.repository.ts';
import { listOffers } from './offers.service.ts';

// Offers go to the guest of a waiting stay. Somebody who has none yet gets one: it waits on the first offered dates,
// so that guest's page, lists, export, erasure and retention know the offer (decision 47).

type Person = { name: string; email: string; phone: string | null; locale: Locale };

/** A new waiting stay on the first offered dates. */
const addWaitingStay = (
  tx: Database,
  { name, email, phone, locale }: Person,
  { source, offer, now }: { source: StaySource; offer: NewOffer; now: Date },
): Promise<StaffStay> => {
  const { startDate, endDate, numberOfGuests } = offer;
  const notes = { note: '', privateNote: '', cleaningNote: '' };
  const guest = { guestName: name, guestEmail: email, guestPhone: phone, locale };
  const party = { numberOfGuests, over12: numberOfGuests, linen: false, animals: 0 };
  const stay = { startDate, endDate, ...guest, ...party, ...notes, source };
  return addStay(tx, stay, { status: 'PENDING' }, now);
};

const stayFor = async (tx: Database, input: SendOffersInput, now: Date): Promise<StaffStay> => {
  const { bookingId, messageId, guestName = '', guestEmail = '', locale = HOUSE_LOCALE } = input;
  const [offer] = input.offers as [NewOffer];
  if (bookingId !== undefined) return findStay(tx, bookingId);
  if (messageId === undefined) {
    const person = { name: guestName, email: guestEmail, phone: null, locale };
    return addWaitingStay(tx, person, { source: 'mail', offer, now });
  }
  const message = await getMessage(tx, messageId);
  if (message.bookingId !== null) return findStay(tx, message.bookingId);
  return addWaitingStay(tx, message, { source: 'site', offer, now });
};

/** The given lines, or those of the price list; its own are named anew for each reader. */
const linesOf = async (
  tx: Database,
  stay: StaffStay,
  { lines, ...offer }: NewOffer,
  now: Date,
): Promise<OfferLine[]> => {
  const { id, linen, animals } = stay;
  const over12 = over12After(stay, offer.numberOfGuests);
  const listed = async () =>
    (await quoteNow(tx, { ...offer, over12, linen, animals, id }, now)).lines;
  return (lines ?? (await listed())).map(({ kind, label, amountCents }) => ({
    kind,
    label: lineName({ kind, label }, offer, languages.it),
    amountCents,
  }));
};

/**
 * Mails one to three offers to a guest, in the guest's language. The request waits for the guest until their last day.
 * INVALID_INPUT, NOT_FOUND, GUEST_PAGES_OFF, DATES_TAKEN, BOOKING_NOT_WAITING, BOOKING_IS_BLOCK,
 * BOOKING_IS_ANONYMOUS.
 */
export const sendOffers = async (app: AppContext, input: SendOffersInput): Promise<OfferMail> => {
  const now = app.clock.now();
  const today = todayAtHouse(now);
  const validUntil = input.validUntil ?? addDays(today, USUAL_OFFER_DAYS);
  const [issue = lastDayIssue(validUntil, input.offers, today)] = offerDatesIssues(
    input.offers,
    today,
  );
  if (issue) throw invalidInput(issue);
  if (!(await hasGuestPages(app.database))) throw new AppError('GUEST_PAGES_OFF');
  const sent = await inBookingTransaction(app, async (tx) => {
    const stay = await stayFor(tx, input, now);
    const { id: bookingId, guestName, guestEmail } = stay;
    if (stay.status !== 'PENDING') throw new AppError('BOOKING_NOT_WAITING');
    if (!guestEmail) {
      const message = 'Manca l’email dell’ospite: senza, la proposta non può partire';
      throw invalidInput({ path: 'guestEmail', message });
    }
    const made = [];
    for (const offer of input.offers) {
      await assertFree(tx, offer, { today, exceptId: bookingId });
      made.push({ ...offer, lines: await linesOf(tx, stay, offer, now) });
    }
    const { holds, words } = input;
    const createdAt = now.toISOString();
    const mail = { bookingId, validUntil, holds, words, createdAt };
    const offerMailId = await insertOffers(tx, mail, made);
    const recipient = { name: guestName, email: guestEmail };
    const subject = { kind: 'offer-sent', bookingId, offerMailId } as const;
    await enqueueMail(tx, { subject, recipient, createdAt });
    return { bookingId, offerMailId };
  });
  const mails = await listOffers(app, sent);
  return mails.find(({ id }) => id === sent.offerMailId) as OfferMail;
};
