import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import {
  findGuestPath,
  findPageOfStay,
  notePage,
  renewAddress,
} from '#server/features/bookings/guest-link.service.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { listOfferedLocales } from '#server/features/site-settings/site-settings.service.ts';
import { languages } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { GuestPageLink, SetReleasedInput } from '#shared/guest-page/guest-page.schema.ts';
import { localizedPath } from '#shared/languages/locales.ts';
import { partyOf, releasedOn } from './guest-page.service.ts';

// The page of a stay, for staff.

const linkOf = async (app: AppContext, stay: StaffStay): Promise<GuestPageLink> => {
  const { database, config } = app;
  const path = await findGuestPath(app, stay);
  const isOffered = (await listOfferedLocales(database)).includes(stay.locale);
  const url = path && `${config.publicUrl}${isOffered ? localizedPath(stay.locale, path) : path}`;
  const page = await findPageOfStay(database, stay.id);
  const information = await getGuestInformation(database);
  const { isOn, releaseDays } = information;
  const { t, formatDayRange } = languages[stay.locale];
  const dates = formatDayRange(stay.startDate, stay.endDate);
  const siteName = await getSiteName(database);
  return {
    isOn,
    url,
    invitation: url === null ? '' : t('guestPages.invitation', { siteName, dates, url }),
    invitationSubject: t('guestPages.invitationSubject', { dates }),
    seenAt: page?.seenAt ?? null,
    releasedOn: releasedOn(stay, releaseDays),
    awaitsParty: (await partyOf(database, stay, information))?.holdsWayIn ?? false,
    releasedAt: page?.releasedAt ?? null,
    endedAt: page?.endedAt ?? null,
  };
};

/** NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getGuestPageLink = async (app: AppContext, id: number): Promise<GuestPageLink> =>
  linkOf(app, await findStay(app.database, id));

const change = async (
  app: AppContext,
  id: number,
  write: (tx: Database, stay: StaffStay) => Promise<void>,
): Promise<{ stay: StaffStay; link: GuestPageLink }> => {
  const stay = await findStay(app.database, id);
  // The page is made before it is changed.
  await findGuestPath(app, stay);
  await inTransaction(app.database, (tx) => write(tx, stay));
  return { stay, link: await linkOf(app, stay) };
};

/** The former address leads nowhere from now on; the next mails carry the new one. */
export const renewGuestPage = (app: AppContext, id: number) =>
  change(app, id, (tx) => renewAddress(app, tx, id));

/** Nobody opens it from now on, until it is renewed. */
export const endGuestPage = (app: AppContext, id: number) =>
  change(app, id, (tx) => notePage(tx, id, { endedAt: app.clock.now().toISOString() }));

/** Shows address, keys and wifi ahead of their day, or takes that back. BOOKING_NOT_CONFIRMED. */
export const setReleased = (app: AppContext, { id, released }: SetReleasedInput) =>
  change(app, id, async (tx, { status }) => {
    if (released && status !== 'CONFIRMED') throw new AppError('BOOKING_NOT_CONFIRMED');
    const releasedAt = released ? app.clock.now().toISOString() : null;
    await notePage(tx, id, { releasedAt });
  });
