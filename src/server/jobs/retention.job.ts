import type { AppContext } from '#server/app-context.ts';
import { checkClock } from '#server/features/clock/clock.service.ts';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { type Job, startJob } from './scheduler.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes data past its retention period, unless the clock has jumped. The log says how much, not
 * whose.
 */
export const runRetention = async (app: AppContext, signal: AbortSignal): Promise<void> => {
  const clock = await checkClock(app);
  if (!clock.isTrusted) {
    app.logger.error({ event: 'clock-jumped', ...clock }, 'clock has jumped, nothing removed');
    return;
  }
  const taken = await applyRetention(app, signal);
  if (taken) app.logger.info({ event: 'retention', taken }, 'old personal data removed');
};

/** At the start and once a day. */
export const startRetentionJob = (app: AppContext): Job =>
  startJob({
    name: 'retention',
    everyMs: DAY_MS,
    run: (signal) => runRetention(app, signal),
    logger: app.logger,
  });
