import type { AppContext } from '#server/app-context.ts';
import { listEventsOf } from '#server/features/audit/audit.service.ts';
import { listMailsAroundStay, listMailsOfBooking } from '#server/features/outbox/outbox.service.ts';
import type { StayEvent } from '#shared/bookings/booking-lists.schema.ts';
import { findStay } from './bookings.service.ts';

/** A deed is recorded once it is done: at most so long after its mail was enqueued. */
const RECORDED_WITHIN_MS = 10_000;

/** The order of a mail in the history: after the action that it reports. */
const placeOfMail = (
  { createdAt, sentAt }: { createdAt: string; sentAt: string | null },
  deeds: readonly { at: string }[],
): number => {
  const enqueued = Date.parse(createdAt);
  const cause = deeds
    .map(({ at }) => Date.parse(at))
    .find((at) => enqueued <= at && at <= enqueued + RECORDED_WITHIN_MS);
  return Math.max(Date.parse(sentAt ?? createdAt), cause ?? 0);
};

/** The events of a stay, in order. NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getStayHistory = async (app: AppContext, id: number): Promise<StayEvent[]> => {
  const db = app.database;
  const { createdAt, source } = await findStay(db, id);
  const done = await listEventsOf(app, { kind: 'booking', id: String(id) });
  const mails = [...(await listMailsOfBooking(db, id)), ...(await listMailsAroundStay(db, id))];
  // In case of equal places, deeds come first.
  const events: { place: number; event: StayEvent }[] = [
    { place: 0, event: { kind: 'created', at: createdAt, source } },
    ...done
      // The first line says as much.
      .filter(({ action }) => action !== 'bookings.create' && action !== 'bookings.enter')
      .map(({ at, action, detail, actor, words: { did, object } }) => ({
        place: Date.parse(at),
        event: {
          kind: 'done' as const,
          at,
          action,
          detail,
          deed: `${did} ${object?.named ?? ''}`.trim(),
          by: actor?.name ?? null,
        },
      })),
    ...mails.map((mail) => ({
      place: placeOfMail(mail, done),
      event: {
        kind: 'mail' as const,
        at: mail.sentAt ?? mail.createdAt,
        mail: mail.kind,
        state: mail.filed ? ('FILED' as const) : mail.state,
      },
    })),
  ];
  return events.toSorted((one, other) => one.place - other.place).map(({ event }) => event);
};
