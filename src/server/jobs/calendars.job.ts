import type { AppContext } from '#server/app-context.ts';
import { readDueCalendars, stopReadings } from '#server/features/calendars/readings.service.ts';
import { type Job, startJob } from './scheduler.ts';

/** Each calendar says itself when it is due: every ten to fifteen minutes. */
const CHECK_EVERY_MS = 60_000;

/** Reads the calendars of other sites. Stopping ends the readings under way. */
export const startCalendarsJob = (app: AppContext): Job => {
  const job = startJob({
    name: 'calendars',
    everyMs: CHECK_EVERY_MS,
    run: () => readDueCalendars(app),
    logger: app.logger,
  });
  return {
    wake: job.wake,
    stop: async () => {
      await stopReadings(app);
      await job.stop();
    },
  };
};
