import { z } from 'zod';
import { AppError, notFound } from '#server/app-error.ts';
import { adminProcedure, rest, router } from '#server/trpc/trpc.ts';
import {
  backup,
  backupKey,
  backupStatus,
  consentLink,
  createBackupInput,
  createdBackup,
  downloadLink,
  restoredBackup,
} from '#shared/backups.schema.ts';
import { message } from '#shared/forms/fields.schema.ts';
import { ENDING } from './backup-id.ts';
import {
  deleteBackup,
  getBackupStatus,
  issueDownloadToken,
  listBackups,
} from './backups.service.ts';
import { createBackup } from './create-backup.service.ts';
import { beginConsent, endConsent } from './drive-consent.service.ts';
import { operationLock } from './operation-lock.ts';
import { restoreBackup } from './restore.service.ts';

export const backupsRouter = router({
  list: adminProcedure
    .meta(rest('GET /backup/list', 'All backups, on the server and on Google Drive'))
    .input(z.void())
    .output(z.array(backup))
    .query(({ ctx }) => listBackups(ctx.app)),

  status: adminProcedure
    .meta(rest('GET /backup/status', 'The running operation, and the date of the last backup'))
    .input(z.void())
    .output(backupStatus)
    .query(({ ctx }) => getBackupStatus(ctx.app)),

  create: adminProcedure
    .meta(rest('POST /backup/create', 'Create a backup', { creates: true, keepsPages: true }))
    .input(createBackupInput)
    .output(createdBackup)
    .mutation(async ({ ctx, input }) => {
      const { id, missing } = await createBackup(ctx.app, { ...input, kind: 'manual' });
      const fileName = `${id}${ENDING}`;
      const outcome =
        missing.length > 0 ? 'Backup incompleto creato' : 'Backup creato con successo';
      return { id, fileName, message: `${outcome}: ${fileName}` };
    }),

  cancel: adminProcedure
    .meta(
      rest(
        'POST /backup/cancel',
        'Cancel the running backup or restore, while it can still be cancelled',
        { mayMiss: true, keepsPages: true },
      ),
    )
    .input(z.void())
    .output(message)
    .mutation(({ ctx }) => {
      if (!operationLock(ctx.app).cancel()) {
        throw notFound('Non c’è nessuna operazione da annullare.');
      }
      return { message: new AppError('BACKUP_CANCELLED').message };
    }),

  restore: adminProcedure
    .meta(rest('POST /backup/{id}/restore', 'Restore a backup, replacing the current data'))
    .input(backupKey)
    .output(restoredBackup)
    .mutation(async ({ ctx: { app, caller }, input }) => ({
      ...(await restoreBackup(app, input.id, caller)),
      message: 'Ripristino completato con successo!',
    })),

  delete: adminProcedure
    .meta(rest('DELETE /backup/{id}', 'Delete a backup', { keepsPages: true }))
    .input(backupKey)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteBackup(ctx.app, input.id);
      return { message: 'Backup eliminato con successo!' };
    }),

  downloadLink: adminProcedure
    .meta(
      rest(
        'POST /backup/{id}/download',
        'Create a one-time download link for a backup on this server',
        { keepsPages: true, audit: { leftOut: 'The fetching itself is recorded' } },
      ),
    )
    .input(backupKey)
    .output(downloadLink)
    .mutation(({ ctx: { app, caller }, input: { id } }) => {
      const token = issueDownloadToken(app, id, caller);
      return { url: `/api/backup/archive?ticket=${token}` };
    }),

  connectDrive: adminProcedure
    .meta(
      rest('POST /backup/drive/connect', "The address of Google's consent page", {
        keepsPages: true,
        audit: { leftOut: 'What comes of it is recorded' },
      }),
    )
    .input(z.void())
    .output(consentLink)
    .mutation(({ ctx }) => ({ url: beginConsent(ctx.app, ctx.caller) })),

  disconnectDrive: adminProcedure
    .meta(rest('DELETE /backup/drive', 'Disconnect Google Drive', { keepsPages: true }))
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await endConsent(ctx.app);
      return { message: 'Google Drive scollegato.' };
    }),
});
