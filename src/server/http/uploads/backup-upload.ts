import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { receiveBackup } from '#server/features/backups/receive-backup.service.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';
import { type Backup, backup } from '#shared/backups.schema.ts';
import { multipartRoute, wrapStreamErrors } from './multipart-route.ts';

const limits = { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 0, headerPairs: 20 };

const NO_FORM = 'Invia il backup come multipart/form-data, nel campo «file».';

const receiveParts = async (app: AppContext, request: FastifyRequest): Promise<Backup> => {
  for await (const part of wrapStreamErrors(request.parts({ limits }), request)) {
    if (part.type === 'file')
      return receiveBackup(app, wrapStreamErrors<Buffer>(part.file, request));
  }
  throw new AppError('BACKUP_INVALID', NO_FORM);
};

const call = {
  name: 'backups.upload',
  path: '/backup/upload',
  status: 201,
  access: 'admin',
} as const;

const plugin = (app: AppContext) =>
  multipartRoute(app, {
    call,
    receive: (request) => receiveParts(app, request),
    noForm: NO_FORM,
  });

/** Uploads a backup made elsewhere, so that it can be restored here. */
export const backupUpload: RawRoute = {
  ...call,
  methods: ['POST'],
  operation: {
    summary: 'Upload a backup from another server: the copy of its database, or the whole archive',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', format: 'binary' } },
          },
        },
      },
    },
    responses: {
      201: {
        description: 'The verified backup',
        content: { 'application/json': { schema: backup } },
      },
    },
  },
  plugin,
};
