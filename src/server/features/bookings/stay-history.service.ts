import type { AppContext } from '#server/app-context.ts';
import { listEventsOf } from '#server/features/audit/audit.service.ts';
import { listMailsOfBooking } from '#server/features/outbox/outbox.service.ts';
import type { StayEvent } from '#shared/bookings/booking-lists.schema.ts';
import { findStay } from './bookings.service.ts';

/** What happened to a stay, in order. NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getStayHistory = async (app: AppContext, id: number): Promise<StayEvent[]> => {
  const db = app.database;
  const { createdAt, source } = await findStay(db, id);
  const done = await listEventsOf(app, { kind: 'booking', id: String(id) });
  const mails = await listMailsOfBooking(db, id);
  const events: StayEvent[] = [
    { kind: 'created', at: createdAt, source },
    ...done
      // The first line says as much.
      .filter(({ action }) => action !== 'bookings.create' && action !== 'bookings.enter')
      .map(({ at, action, detail, actor, words: { did, object } }) => ({
        kind: 'done' as const,
        at,
        action,
        detail,
        deed: `${did} ${object?.named ?? ''}`.trim(),
        by: actor?.name ?? null,
      })),
    ...mails.map(({ createdAt: at, kind: mail, state }) => ({
      kind: 'mail' as const,
      at,
      mail,
      state,
    })),
  ];
  return events.toSorted((one, other) => one.at.localeCompare(other.at));
};
