import type { AppContext } from '#server/app-context.ts';
import { drawMissingCopies } from '#server/features/media/missing-copies.service.ts';
import { type Job, startJob } from './scheduler.ts';

const EVERY_MS = 24 * 60 * 60_000;

/** Draws missing copies of pictures behind the visitors: after a start, after a restore, once a day. */
export const startCopiesJob = (app: AppContext): Job =>
  startJob({
    name: 'draw-copies',
    everyMs: EVERY_MS,
    run: (signal) => drawMissingCopies(app, signal),
    logger: app.logger,
  });
