import type { Database } from '#server/database/database.types.ts';
import type {
  AuditPerson,
  PaginatedAuditEvents,
  PaginatedAuditEventsInput,
} from '#shared/audit.schema.ts';
import { addDays, beginningOf } from '#shared/bookings/stay-dates.ts';
import {
  type AuditParts,
  countAuditEvents,
  deleteOldAuditEvents,
  forgetNamesOf,
  listAuditEvents,
  listAuditPeople,
  listEventsAbout,
} from './audit.repository.ts';

export const listPaginatedAuditEvents = async (
  app: AuditParts,
  { page, limit, from, to, ...wish }: PaginatedAuditEventsInput,
): Promise<PaginatedAuditEvents> => {
  const wanted = {
    ...wish,
    since: from && beginningOf(from).toISOString(),
    until: to && beginningOf(addDays(to, 1)).toISOString(),
  };
  return {
    events: await listAuditEvents(app, wanted, { limit, offset: (page - 1) * limit }),
    total: await countAuditEvents(app.database, wanted),
  };
};

/** The events about one subject, oldest first. */
export const listEventsOf = listEventsAbout;

export const getAuditPeople = (db: Database): Promise<AuditPerson[]> => listAuditPeople(db);

export const forgetNamesInAuditLog = forgetNamesOf;
export const forgetOldAuditEvents = deleteOldAuditEvents;
