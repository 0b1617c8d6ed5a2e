import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { CALLBACK_PATH, finishConsent } from '#server/features/backups/drive-consent.service.ts';
import type { NativeCall } from './native-call.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const plugin =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Querystring: Record<string, unknown> }>(CALLBACK_PATH, async (request, reply) => {
      const { state, code } = request.query;
      const outcome = await finishConsent(app, { state: textOf(state), code: textOf(code) });
      // The address holds a code that nobody else may learn.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(`/admin/backup?drive=${outcome}`, 303);
    });
  };

/** A browser comes back from Google; the state says that an administrator of this site sent it there. */
export const driveCallback: NativeCall = {
  name: 'backups.driveCallback',
  methods: ['GET'],
  path: CALLBACK_PATH,
  status: 200,
  access: 'public',
  operation: null,
  plugin,
};
