import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  type AtAddress,
  addToAccount,
  findStayAt,
  noteArrival,
  notePage,
} from '#server/features/bookings/guest-link.service.ts';
import { getTranslatedGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { getGuestOffers } from '#server/features/offers/offers.service.ts';
import { listMailsOfBooking } from '#server/features/outbox/outbox.service.ts';
import { getPartyState } from '#server/features/party/party.service.ts';
import { findStayTermsInWords } from '#server/features/payment-terms/payment-terms.service.ts';
import { getProperty, getTranslatedProperty } from '#server/features/property/property.service.ts';
import { findLandingFee } from '#server/features/tourist-tax/tax-settings.service.ts';
import { isToBeNoted } from '#server/infrastructure/secret-addresses.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { guestEvent } from '#shared/bookings/guest-calendar.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { isPortal, staySourceLabels } from '#shared/bookings/stay-sources.ts';
import type { GuestInformation } from '#shared/guest-page/guest-information.schema.ts';
import type {
  GuestPage,
  GuestState,
  SetArrivalInput,
} from '#shared/guest-page/guest-page.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { PropertyView } from '#shared/property.schema.ts';
import { writeIcs } from '#shared/write-ics.ts';
import { findGuestMoney } from './guest-money.service.ts';
import { reviewOf } from './stay-review.ts';

// The page of a stay, for whoever has its address.

export const stateOf = (
  { status, cancelledAt, startDate, endDate }: StaffStay,
  today: StayDate,
): GuestState => {
  if (status === 'REJECTED') return cancelledAt === null ? 'rejected' : 'cancelled';
  if (status === 'PENDING') return startDate < today ? 'lapsed' : 'waiting';
  return endDate < today ? 'over' : 'confirmed';
};

/** The first day on which address, keys and wifi show. */
export const releasedOn = (
  { status, startDate }: Pick<StaffStay, 'status' | 'startDate'>,
  releaseDays: number,
): StayDate | null => (status === 'CONFIRMED' ? addDays(startDate, -releaseDays) : null);

type WayInSource = {
  stay: StaffStay;
  /** When staff released it ahead of its day. */
  releasedAt: string | null;
  house: Pick<PropertyView, 'address' | 'coordinates'>;
  information: Omit<GuestInformation, 'version'>;
  party: GuestPage['party'];
};

/** How one gets in, once it shows. */
export const wayInOf = (
  { stay, releasedAt, house, information, party }: WayInSource,
  today: StayDate,
): GuestPage['wayIn'] => {
  const opensOn = releasedOn(stay, information.releaseDays);
  const isDue = opensOn !== null && opensOn <= today && !party?.holdsWayIn;
  const isReleased = releasedAt !== null || isDue;
  if (stateOf(stay, today) !== 'confirmed' || !isReleased) return null;
  const { address, coordinates } = house;
  const { directions, keys, wifiName, wifiPassword } = information;
  return { address, coordinates, directions, keys, wifiName, wifiPassword };
};

/**
 * Who comes, as far as the page's other parts need it; null where owners do not ask, and for a stay that is not
 * confirmed.
 */
export const partyOf = async (
  db: Database,
  stay: StaffStay,
  { asksGuests, releaseWhenComplete }: Pick<GuestInformation, 'asksGuests' | 'releaseWhenComplete'>,
): Promise<GuestPage['party']> => {
  if (!asksGuests || stay.status !== 'CONFIRMED') return null;
  const { isComplete } = await getPartyState(db, stay);
  return { isComplete, holdsWayIn: releaseWhenComplete && !isComplete };
};

const changedAtOf = async (db: Database, { id }: StaffStay): Promise<string | null> => {
  const latest = (await listMailsOfBooking(db, id)).at(-1);
  return latest?.kind === 'booking-changed' ? latest.createdAt : null;
};

/** The owners' words about payment, after the stay's own terms; none for a portal's guest. */
const termsOf = async (
  db: Database,
  stay: StaffStay,
  { depositCents, howToPay, cancellation }: PropertyView,
  locale: Locale,
) => {
  if (isPortal(stay.source)) return { depositCents: null, howToPay: '', cancellation: '' };
  const terms = await findStayTermsInWords(db, stay, locale);
  return { depositCents, howToPay, cancellation, ...(terms && { terms }) };
};

/** The stay as its guest sees it. NOT_FOUND, TOO_MANY_REQUESTS. */
export const getGuestPage = async (
  app: AppContext,
  at: AtAddress,
  locale: Locale,
): Promise<GuestPage> => {
  const { database, clock } = app;
  const { page, stay } = await findStayAt(app, database, at);
  const today = todayAtHouse(clock.now());
  const state = stateOf(stay, today);
  const house = await getTranslatedProperty(database, locale);
  const information = await getTranslatedGuestInformation(database, locale);
  const { releasedAt } = page;
  const party = await partyOf(database, stay, information);
  const portal = isPortal(stay.source) ? staySourceLabels[stay.source] : null;
  return {
    bookingId: stay.id,
    state,
    changedAt: state === 'cancelled' ? null : await changedAtOf(database, stay),
    guestName: stay.guestName,
    startDate: stay.startDate,
    endDate: stay.endDate,
    numberOfGuests: stay.numberOfGuests,
    over12: stay.over12,
    linen: stay.linen,
    animals: stay.animals,
    locale: stay.locale,
    portal,
    totalCents: portal === null ? stay.totalCents : null,
    priceState: stay.priceState,
    quote: portal === null ? stay.quote : null,
    money: await findGuestMoney(app, database, stay),
    landingFee: await findLandingFee(database),
    arrivalTime: stay.arrivalTime,
    arrivalNote: stay.arrivalNote,
    releasedOn: releasedOn(stay, information.releaseDays),
    wayIn: wayInOf({ stay, releasedAt, house, information, party }, today),
    party,
    ...(await getGuestOffers(app, stay)),
    review: await reviewOf(database, stay, today),
    guide: state === 'confirmed' ? information.guide : '',
    house: {
      checkInFrom: house.checkInFrom,
      checkInUntil: house.checkInUntil,
      checkOutBy: house.checkOutBy,
      ...(await termsOf(database, stay, house, locale)),
      houseRules: house.houseRules,
      hostName: house.hostName,
      hostPhone: house.hostPhone,
      hostWhatsapp: house.hostWhatsapp,
      hostEmail: house.hostEmail,
      hostAnswers: house.hostAnswers,
      untranslated: house.untranslated,
    },
    untranslated: information.untranslated,
  };
};

/** A confirmed stay for its guest's own calendar. NOT_FOUND, TOO_MANY_REQUESTS. */
export const getGuestCalendar = async (app: AppContext, at: AtAddress): Promise<string> => {
  const { database, config, clock } = app;
  const { stay } = await findStayAt(app, database, at);
  if (stay.status !== 'CONFIRMED') throw notFound('Questo soggiorno non è confermato.');
  const siteName = await getSiteName(database);
  const event = {
    ...guestEvent(stay, new URL(config.publicUrl).hostname),
    createdAt: clock.now().toISOString(),
    summary: siteName,
    location: (await getProperty(database)).address,
    sequence: stay.version,
  };
  return writeIcs(siteName, [event]);
};

/**
 * Notes that somebody opened the page, which a mere request of its address does not show: messengers and mail
 * scanners make those too. Adds the stay to the account of a logged-in guest. NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const noteSeen = async (
  app: AppContext,
  at: AtAddress,
  caller: Caller | null,
): Promise<void> => {
  const isGuest = caller === null || !isStaff(caller.role);
  await inTransaction(app.database, async (tx) => {
    const { page, stay } = await findStayAt(app, tx, at);
    if (!isGuest) return;
    const now = app.clock.now();
    if (isToBeNoted(page.seenAt, now)) {
      await notePage(tx, stay.id, { seenAt: now.toISOString() });
    }
    if (caller?.emailConfirmed) await addToAccount(tx, stay.id, caller.userId);
  });
};

/** When and how the guests arrive. STAY_IS_OVER, NOT_FOUND, TOO_MANY_REQUESTS. */
export const setArrival = (
  app: AppContext,
  { time, note, ...at }: Omit<SetArrivalInput, 'token'> & AtAddress,
): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    const { stay } = await findStayAt(app, tx, at);
    const state = stateOf(stay, todayAtHouse(app.clock.now()));
    if (state !== 'confirmed' && state !== 'waiting') throw new AppError('STAY_IS_OVER');
    await noteArrival(tx, stay.id, { arrivalTime: time, arrivalNote: note });
  });
