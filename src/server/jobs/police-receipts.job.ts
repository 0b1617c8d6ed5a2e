import type { AppContext } from '#server/app-context.ts';
import { fetchReceipts } from '#server/features/police/receipts.service.ts';
import { type Job, startJob } from './scheduler.ts';

const HOUR_MS = 60 * 60 * 1000;

export const runReceipts = async (app: AppContext): Promise<void> => {
  if (app.lifecycle.phase !== 'serving') return;
  const count = await fetchReceipts(app);
  if (count > 0)
    app.logger.info({ event: 'police-receipts', count }, 'receipts of the police fetched');
};

/** Fetches the police's receipts each morning. */
export const startReceiptsJob = (app: AppContext): Job =>
  startJob({
    name: 'police-receipts',
    everyMs: HOUR_MS,
    run: () => runReceipts(app),
    logger: app.logger,
  });
