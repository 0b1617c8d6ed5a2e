import type { AppContext } from '#server/app-context.ts';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { type Job, startJob } from './scheduler.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** At the start and once a day: what has been kept long enough goes. The log knows how much, not whose. */
export const startRetentionJob = (app: AppContext): Job =>
  startJob({
    name: 'retention',
    everyMs: DAY_MS,
    run: async (signal) => {
      const taken = await applyRetention(app, signal);
      if (taken) app.logger.info({ event: 'retention', taken }, 'old personal data removed');
    },
    logger: app.logger,
  });
