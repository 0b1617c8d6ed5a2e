import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { CALLBACK_PATH, finishConsent } from '#server/features/backups/drive-consent.service.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const plugin =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Querystring: Record<string, unknown> }>(CALLBACK_PATH, async (request, reply) => {
      const { state, code } = request.query;
      const outcome = await finishConsent(app, { state: textOf(state), code: textOf(code) });
      // The URL holds the authorization code, which must not leak.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(`/admin/backup?drive=${outcome}`, 303);
    });
  };

/** Google redirects here; the state proves that an administrator of this site started the consent. */
export const driveCallback: RawRoute = {
  name: 'backups.driveCallback',
  methods: ['GET'],
  path: CALLBACK_PATH,
  status: 200,
  access: 'public',
  operation: null,
  plugin,
};
