import type { AppContext } from '#server/app-context.ts';
import { listEventsOf } from '#server/features/audit/audit.service.ts';
import { listMailsOfBooking } from '#server/features/outbox/outbox.service.ts';
import type { StayEvent } from '#shared/bookings/booking-lists.schema.ts';
import { findStay } from './bookings.service.ts';

/** A deed is recorded once it is done, which is a moment after its mail was enqueued. */
const placeOf = ({ kind, at }: StayEvent): number => Date.parse(at) + (kind === 'mail' ? 500 : 0);

/** The events of a stay, in order. NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
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
    ...mails.map(({ createdAt, sentAt, kind: mail, state, filed }) => ({
      kind: 'mail' as const,
      at: sentAt ?? createdAt,
      mail,
      state: filed ? ('FILED' as const) : state,
    })),
  ];
  return events.toSorted((one, other) => placeOf(one) - placeOf(other));
};
