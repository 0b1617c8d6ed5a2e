import type { AppContext } from '#server/app-context.ts';
import { mayErase } from '#server/features/privacy/clock-check.ts';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { type Job, startJob } from './scheduler.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes data past its retention period, unless the clock has jumped. The log says how much, not
 * whose.
 */
export const runRetention = async (app: AppContext, signal: AbortSignal): Promise<void> => {
  if (!(await mayErase(app))) return;
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
