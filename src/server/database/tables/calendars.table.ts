import type { Generated, Selectable } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { CalendarKind } from '#shared/calendars.schema.ts';

/** A calendar of another site. */
export type CalendarsTable = {
  id: Generated<number>;
  name: string;
  kind: CalendarKind;
  url: string;
  enabled: 0 | 1;
  takesClosed: 0 | 1;
  exportsRequests: 0 | 1;
  exportSecret: string;
  lastExportedAt: string | null;
  etag: string | null;
  lastModified: string | null;
  nextReadAt: string;
  failures: number;
  /** A word of `feed-problem.ts`. */
  problem: string | null;
  lastReadAt: string | null;
  lastGoodReadAt: string | null;
  changedAt: string | null;
  addedNights: number;
  removedNights: number;
  troubleSince: string | null;
  alarmedAt: string | null;
  createdAt: string;
  version: Generated<number>;
};

export type CalendarRow = Selectable<CalendarsTable>;

/** Events of a feed: their days and reservations, and nothing about guests. */
export type CalendarEventsTable = {
  id: Generated<number>;
  calendarId: number;
  uid: string;
  startDate: StayDate;
  /** The first free day again. */
  until: StayDate;
  isClosed: 0 | 1;
  /** `EventState` of `plan-reading.ts`. */
  state: 'there' | 'missed' | 'lost' | 'kept' | 'wanted' | 'refused';
  createdAt: string;
  /** The reservation's page on the other site. */
  link: string | null;
};

export type SameStaysTable = { stayId: number; blockId: number };

/** One row. */
export type OwnCalendarTable = {
  id: Generated<number>;
  secret: string;
  showsNames: Generated<0 | 1>;
  lastExportedAt: string | null;
  version: Generated<number>;
};
