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
    .meta(rest('GET /backup/list', 'All backups, wherever they lie'))
    .input(z.void())
    .output(z.array(backup))
    .query(({ ctx }) => listBackups(ctx.app)),

  status: adminProcedure
    .meta(rest('GET /backup/status', 'What is going on, and when the last backup was made'))
    .input(z.void())
    .output(backupStatus)
    .query(({ ctx }) => getBackupStatus(ctx.app)),

  create: adminProcedure
    .meta(rest('POST /backup/create', 'Make a backup', { creates: true, keepsPages: true }))
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
        'End the backup or restore that is going on, while it can be ended',
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
    .meta(rest('POST /backup/{id}/restore', 'Put a backup in the place of the present data'))
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
        'An address from which a backup of this server can be fetched once',
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
      rest('POST /backup/drive/connect', 'The address where Google asks for consent', {
        keepsPages: true,
        audit: { leftOut: 'What comes of it is recorded' },
      }),
    )
    .input(z.void())
    .output(consentLink)
    .mutation(({ ctx }) => ({ url: beginConsent(ctx.app, ctx.caller) })),

  disconnectDrive: adminProcedure
    .meta(rest('DELETE /backup/drive', 'Forget Google Drive', { keepsPages: true }))
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await endConsent(ctx.app);
      return { message: 'Google Drive scollegato.' };
    }),
});
