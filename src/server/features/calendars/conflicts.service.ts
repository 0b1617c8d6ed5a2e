import type { AppContext } from '#server/app-context.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { CalendarConflict } from '#shared/calendars.schema.ts';
import { listOverlaps, type Overlap } from './imported-blocks.repository.ts';

const toConflict = (row: Overlap): CalendarConflict => ({
  stay: {
    id: row.stayId,
    startDate: row.stayStart,
    endDate: row.stayEnd,
    guestName: row.guestName,
    guestEmail: row.guestEmail,
    createdAt: row.stayCreatedAt,
  },
  block: {
    id: row.blockId,
    startDate: row.blockStart,
    endDate: row.blockEnd,
    origin: row.origin,
    createdAt: row.blockCreatedAt,
    link: row.blockLink,
  },
  first: row.stayCreatedAt <= row.blockCreatedAt ? 'stay' : 'calendar',
});

/** Confirmed stays of ours on nights of other calendars, from today on. */
export const listConflicts = async ({
  database,
  clock,
}: AppContext): Promise<CalendarConflict[]> => {
  const overlaps = await listOverlaps(database, todayAtHouse(clock.now()));
  return overlaps
    .map(toConflict)
    .sort((a, b) => a.stay.startDate.localeCompare(b.stay.startDate) || a.block.id - b.block.id);
};
