import type { AppContext } from '#server/app-context.ts';
import { sweepDrafts } from '#server/features/backups/backup-folder.ts';
import { operationLock } from '#server/features/backups/operation-lock.ts';
import { keepBackups } from '#server/features/backups/scheduled-backups.service.ts';
import { type Job, startJob } from './scheduler.ts';

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Makes the backups that are due, checking every few minutes. Stopping cancels the one under way. */
export const startBackupsJob = async (app: AppContext): Promise<Job> => {
  await sweepDrafts(app.config.backupsDir);
  const job = startJob({
    name: 'backups',
    everyMs: CHECK_EVERY_MS,
    run: () => keepBackups(app),
    logger: app.logger,
  });
  return {
    wake: job.wake,
    stop: async () => {
      await operationLock(app).stop();
      await job.stop();
    },
  };
};
