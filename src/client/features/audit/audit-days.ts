import type { AuditEvent } from '#shared/audit.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/stay-dates.ts';

/** Events by the day at the house, in the order in which they come. */
export const eventsByDay = (
  events: readonly AuditEvent[],
): { day: StayDate; events: AuditEvent[] }[] =>
  [...Map.groupBy(events, ({ at }) => todayAtHouse(new Date(at)))].map(([day, ofDay]) => ({
    day,
    events: ofDay,
  }));
