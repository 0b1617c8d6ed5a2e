import { dirname, join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { blockDates } from '#server/features/bookings/blocks.service.ts';
import { setBookingStatus } from '#server/features/bookings/booking-decisions.service.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import type { Contender } from './contenders.ts';
import type { DeciderAnswer, DeciderOrder } from './parties.ts';

// Deliberately works on a database that another process serves, past the lock that keeps processes
// apart. So only the database itself prevents double bookings.

const [databaseFile = ''] = process.argv.slice(2);
const app = await createContext(
  readConfig({
    DATABASE_FILE: databaseFile,
    MAIL_DIR: join(dirname(databaseFile), 'mail'),
    LOG_LEVEL: 'silent',
  }),
);

const decide = async (contender: Contender): Promise<string> => {
  try {
    if (contender.kind === 'block') {
      const { startDate, endDate, reason } = contender;
      await blockDates(app, { startDate, endDate, reason });
    } else
      await setBookingStatus(app, {
        id: contender.id,
        status: 'CONFIRMED',
        reject: [],
        tellGuest: true,
      });
    return 'OK';
  } catch (error) {
    const { code } = appErrorOf(error);
    if (code === 'INTERNAL') throw error;
    return code;
  }
};

process.on('message', async ({ number, contender }: DeciderOrder) => {
  process.send?.({ number, outcome: await decide(contender) } satisfies DeciderAnswer);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
