import type { AppContext } from '#server/app-context.ts';
import { enqueueDueGuestMails } from '#server/features/guest-mails/due-guest-mails.service.ts';
import { type Job, startJob } from './scheduler.ts';

/** The longest delay of a mail; a start catches up on a day at most. */
const CHECK_EVERY_MS = 60_000;

export const runGuestMails = async (app: AppContext): Promise<void> => {
  if (app.lifecycle.phase !== 'serving') return;
  const count = await enqueueDueGuestMails(app);
  if (count > 0) app.logger.info({ event: 'guest-mails', count }, 'mails to guests enqueued');
};

/** Enqueues the mails around a stay when their hour has come. */
export const startGuestMailsJob = (app: AppContext): Job =>
  startJob({
    name: 'guest-mails',
    everyMs: CHECK_EVERY_MS,
    run: () => runGuestMails(app),
    logger: app.logger,
  });
