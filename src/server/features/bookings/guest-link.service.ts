import { hash, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { hasGuestPages } from '#server/features/guest-information/guest-information.service.ts';
import type { LimitName } from '#server/infrastructure/rate-limiter.ts';
import { isToken } from '#server/infrastructure/secret-addresses.ts';
import type { OwnBookingWithPage } from '#shared/bookings/bookings.schema.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  attachToUser,
  findBooking,
  listBookingsOfUser,
  updateArrival,
} from './bookings.repository.ts';
import {
  findGuestPage,
  findGuestPageByHash,
  insertGuestPage,
  updateAddress,
  updateGuestPage,
} from './guest-pages.repository.ts';

// The secret address of a stay's page. The token is calculated from a seed in the database and the site's key, so
// that every mail can carry it, while neither the database nor a backup contains it.

/** Its page ends so many days after the departure. */
const OPEN_DAYS = 30;

const SEED_BYTES = 16;

type Page = { bookingId: number; seed: string };

const tokenOf = ({ secretKey }: AppContext, { bookingId, seed }: Page): string =>
  secretKey.codeOf('guest-page', `${bookingId}:${seed}`);

const hashOf = (token: string): string => hash('sha256', token);

const newAddress = (app: AppContext, bookingId: number) => {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { bookingId, seed, tokenHash: hashOf(tokenOf(app, { bookingId, seed })) };
};

type Linked = { id: number; endDate: StayDate };

/** Whether a stay departed too long ago for its page. */
const isPageOver = ({ clock }: AppContext, { endDate }: Pick<Linked, 'endDate'>): boolean =>
  todayAtHouse(clock.now()) > addDays(endDate, OPEN_DAYS);

/** The row of a stay's page, made when it is first needed. */
const ensurePage = async (app: AppContext, db: Database, bookingId: number) => {
  const known = await findGuestPage(db, bookingId);
  if (known) return known;
  await insertGuestPage(db, newAddress(app, bookingId));
  return findGuestPage(db, bookingId);
};

/**
 * The path of a stay's page, without a language. Null where owners have not switched these pages on, once staff ended
 * it, and 30 days after the departure.
 */
export const findGuestPath = async (app: AppContext, stay: Linked): Promise<string | null> => {
  const { database } = app;
  if (isPageOver(app, stay) || !(await hasGuestPages(database))) return null;
  const page = await ensurePage(app, database, stay.id);
  if (!page || page.endedAt !== null) return null;
  const token = tokenOf(app, page);
  // After a change of the key.
  const tokenHash = hashOf(token);
  if (page.tokenHash !== tokenHash) await updateGuestPage(database, stay.id, { tokenHash });
  return `/soggiorno/${token}`;
};

/** The stays of an account, with the paths of their pages. */
export const listOwnStays = async (app: AppContext, userId: number) => {
  const withPages: OwnBookingWithPage[] = [];
  for (const stay of await listBookingsOfUser(app.database, userId)) {
    withPages.push({ ...stay, page: await findGuestPath(app, stay) });
  }
  return withPages;
};

/** The page with this token and its stay, unless the page has ended. */
const findStayByToken = async (app: AppContext, db: Database, token: string) => {
  if (!isToken(token) || !(await hasGuestPages(db))) return null;
  const page = await findGuestPageByHash(db, hashOf(token));
  const stay = page && (await findBooking(db, page.bookingId));
  if (!stay || stay.isBlocked || !stay.guest || isPageOver(app, stay)) return null;
  return { page, stay };
};

/**
 * The address is the client's, for the limit of wrong tokens; empty for a page that is rendered here, which has
 * limits of its own.
 */
export type AtAddress = { token: string; clientAddress: string };

/** NOT_FOUND for an address that never was, has ended or was renewed, TOO_MANY_REQUESTS. */
export const findStayAt = async (
  app: AppContext,
  db: Database,
  { token, clientAddress }: AtAddress,
  limit: LimitName = 'secretAddress',
) => {
  const found = await findStayByToken(app, db, token);
  if (clientAddress !== '') {
    const use = found ? { subject: `stay ${found.stay.id}` } : { clientAddress };
    await app.rateLimiter.consume(found ? limit : 'secretAddress', use);
  }
  if (found) return found;
  throw notFound('Questo link non vale più.');
};

export const findPageOfStay = findGuestPage;

/** Gives the page another address; the former leads nowhere from now on. In a transaction. */
export const renewAddress = async (
  app: AppContext,
  tx: Database,
  bookingId: number,
): Promise<void> => {
  await ensurePage(app, tx, bookingId);
  await updateAddress(tx, newAddress(app, bookingId));
};

/** Notes when it was opened, released or ended; null takes that back. */
export const notePage = updateGuestPage;

/** When the guests arrive, in their words. */
export const noteArrival = updateArrival;

/** Adds a stay to an account, unless it is in one already. */
export const addToAccount = attachToUser;
