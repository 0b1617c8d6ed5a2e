import type { AppContext } from '#server/app-context.ts';
import { forgetOldEvents } from '#server/features/audit/audit.service.ts';
import { type Job, startJob } from './scheduler.ts';

const EVERY_MS = 24 * 60 * 60 * 1000;

/** Deletes once a day what the audit log need not remember any more. */
export const startAuditJob = (app: AppContext): Job =>
  startJob({
    name: 'audit',
    everyMs: EVERY_MS,
    run: () => forgetOldEvents(app),
    logger: app.logger,
  });
