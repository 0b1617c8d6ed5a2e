import { z } from 'zod';
import { AppError, notFound } from '#server/app-error.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
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

const tags = ['Backup'];

export const backupsRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/backup/list',
        tags,
        summary: 'All backups, wherever they lie',
      },
    })
    .input(z.void())
    .output(z.array(backup))
    .query(({ ctx }) => listBackups(ctx.app)),

  status: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/backup/status',
        tags,
        summary: 'What is going on, and when the last backup was made',
      },
    })
    .input(z.void())
    .output(backupStatus)
    .query(({ ctx }) => getBackupStatus(ctx.app)),

  create: adminProcedure
    .meta({
      openapi: { method: 'POST', path: '/backup/create', tags, summary: 'Make a backup' },
      rest: { creates: true },
      keepsPages: true,
    })
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
    .meta({
      openapi: {
        method: 'POST',
        path: '/backup/cancel',
        tags,
        summary: 'End the backup or restore that is going on, while it can be ended',
      },
      rest: { mayMiss: true },
      keepsPages: true,
    })
    .input(z.void())
    .output(message)
    .mutation(({ ctx }) => {
      if (!operationLock(ctx.app).cancel()) {
        throw notFound('Non c’è nessuna operazione da annullare.');
      }
      return { message: new AppError('BACKUP_CANCELLED').message };
    }),

  restore: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/backup/{id}/restore',
        tags,
        summary: 'Put a backup in the place of the present data',
      },
    })
    .input(backupKey)
    .output(restoredBackup)
    .mutation(async ({ ctx: { app, caller }, input }) => ({
      ...(await restoreBackup(app, input.id, caller)),
      message: 'Ripristino completato con successo!',
    })),

  delete: adminProcedure
    .meta({
      openapi: { method: 'DELETE', path: '/backup/{id}', tags, summary: 'Delete a backup' },
      keepsPages: true,
    })
    .input(backupKey)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteBackup(ctx.app, input.id);
      return { message: 'Backup eliminato con successo!' };
    }),

  downloadLink: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/backup/{id}/download',
        tags,
        summary: 'An address from which a backup of this server can be fetched once',
      },
      keepsPages: true,
      audit: { leftOut: 'The fetching itself is recorded' },
    })
    .input(backupKey)
    .output(downloadLink)
    .mutation(({ ctx: { app, caller }, input: { id } }) => {
      const token = issueDownloadToken(app, id, caller);
      return { url: `/api/backup/archive?ticket=${token}` };
    }),

  connectDrive: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/backup/drive/connect',
        tags,
        summary: 'The address where Google asks for consent',
      },
      keepsPages: true,
      audit: { leftOut: 'What comes of it is recorded' },
    })
    .input(z.void())
    .output(consentLink)
    .mutation(({ ctx }) => ({ url: beginConsent(ctx.app, ctx.caller) })),

  disconnectDrive: adminProcedure
    .meta({
      openapi: { method: 'DELETE', path: '/backup/drive', tags, summary: 'Forget Google Drive' },
      keepsPages: true,
    })
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await endConsent(ctx.app);
      return { message: 'Google Drive scollegato.' };
    }),
});
