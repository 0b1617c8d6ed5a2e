import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import {
  addSampleBlock,
  addSampleStay,
} from '#server/features/bookings/sample-bookings.service.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';

const COUNT = 20;
const WEEK = 7;

/** Makes a database whose public list has twenty rows: confirmed stays, requests and some blocks. */
export const makeTwentyBookings = async (databaseFile: string): Promise<void> => {
  const database = openDatabase(databaseFile);
  await migrateToLatest(database);
  const now = new Date();
  const createdAt = now.toISOString();
  await database.transaction().execute(async (tx) => {
    for (let week = 1; week <= COUNT; week++) {
      const startDate = addDays(todayAtHouse(now), week * WEEK);
      if (week % 5 === 0) {
        await addSampleBlock(tx, { startDate, endDate: startDate, reason: 'Lavori', createdAt });
        continue;
      }
      await addSampleStay(tx, {
        startDate,
        endDate: addDays(startDate, WEEK),
        guestName: 'Giulia Ferraris',
        guestEmail: 'giulia@example.com',
        numberOfGuests: 4,
        note: 'Arriviamo in traghetto.',
        status: week % 2 === 0 ? 'PENDING' : 'CONFIRMED',
        createdAt,
      });
    }
  });
  await database.destroy();
};
