import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AuditPage, AuditPageInput, AuditPerson } from '#shared/audit.schema.ts';
import { addDays, addYears, beginningOf, todayAtHouse } from '#shared/stay-dates.ts';
import {
  countAuditEvents,
  deleteOldAuditEvents,
  listAuditEvents,
  listAuditPeople,
} from './audit.repository.ts';

const YEARS_KEPT = 1;

export const getAuditPage = async (
  db: Database,
  { page, limit, from, to, ...wish }: AuditPageInput,
): Promise<AuditPage> => {
  const wanted = {
    ...wish,
    since: from && beginningOf(from).toISOString(),
    until: to && beginningOf(addDays(to, 1)).toISOString(),
  };
  return {
    events: await listAuditEvents(db, wanted, { limit, offset: (page - 1) * limit }),
    total: await countAuditEvents(db, wanted),
  };
};

export const getAuditPeople = (db: Database): Promise<AuditPerson[]> => listAuditPeople(db);

/** Deletes what happened more than twelve months ago. */
export const forgetOldEvents = async ({ clock, database, logger }: AppContext): Promise<void> => {
  const oldest = addYears(todayAtHouse(clock.now()), -YEARS_KEPT);
  const events = await deleteOldAuditEvents(database, beginningOf(oldest).toISOString());
  if (events > 0) logger.info({ events }, 'old audit events deleted');
};
