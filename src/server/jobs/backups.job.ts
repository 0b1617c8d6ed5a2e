import type { AppContext } from '#server/app-context.ts';
import { sweepDrafts } from '#server/features/backups/backup-folder.ts';
import { keepBackups } from '#server/features/backups/scheduled-backups.service.ts';
import { type Job, startJob } from './scheduler.ts';

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Looks every few minutes for backups that are due. Ends one that is being made when it is stopped. */
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
      await app.backupDesk.stop();
      await job.stop();
    },
  };
};
