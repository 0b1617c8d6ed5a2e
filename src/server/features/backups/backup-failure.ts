import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findAdmins } from '#server/features/accounts/accounts.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { changeNotes, readNotes } from './backup-notes.ts';

/** One mail a day is enough to know that it goes on. */
const QUIET_MS = 20 * 60 * 60 * 1000;

const UNFORESEEN = 'si è verificato un errore imprevisto, descritto nel registro del server.';

const mailAdmins = async (app: AppContext, message: string, createdAt: string): Promise<void> => {
  await inTransaction(app.database, async (tx) => {
    for (const recipient of await findAdmins(tx)) {
      await enqueueMail(tx, { subject: { kind: 'backup-failed', message }, recipient, createdAt });
    }
  });
  app.wakeMailWorker();
};

/** Nobody was there to see it: it is written down, and the administrators hear of it by mail. */
export const reportFailure = async (app: AppContext, error: unknown): Promise<void> => {
  const isForeseen = error instanceof AppError && error.code !== 'INTERNAL';
  const message = isForeseen ? error.message : UNFORESEEN;
  app.logger.error({ err: error }, 'automatic backup failed');
  const { backupsDir } = app.config;
  const now = app.clock.now();
  const last = readNotes(backupsDir).lastFailure;
  await changeNotes(backupsDir, () => ({ lastFailure: { at: now.toISOString(), message } }));
  const isNews = !last || now.getTime() - Date.parse(last.at) >= QUIET_MS;
  if (isNews) await mailAdmins(app, message, now.toISOString());
};
