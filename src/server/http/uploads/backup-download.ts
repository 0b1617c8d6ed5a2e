import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import { openArchive } from '#server/features/backups/backups.service.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';

const PATH = '/backup/archive';

const plugin =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Querystring: Record<string, unknown> }>(PATH, async (request, reply) => {
      const archive = await openArchive(app, String(request.query.ticket ?? ''));
      if (!archive) throw notFound('Il link per scaricare il backup non vale più.');
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${archive.fileName}"`)
        .type('application/x-tar')
        .send(archive.stream);
    });
  };

const ticket = {
  name: 'ticket',
  in: 'query',
  required: true,
  schema: { type: 'string' },
} as const;

/** Browsers send no session token on a link, so a one-time token of an administrator grants access. */
export const backupDownload: RawRoute = {
  name: 'backups.download',
  methods: ['GET'],
  path: PATH,
  status: 200,
  access: 'public',
  operation: {
    summary:
      'Download a backup as one archive, at the address that POST /backup/{id}/download returned',
    parameters: [ticket],
    responses: {
      200: {
        description: 'A tar archive: the copy of the database and the uploads that belong to it',
        content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    mayMiss: true,
  },
  plugin,
};
