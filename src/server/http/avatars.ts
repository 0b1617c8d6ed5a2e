import type { FastifyPluginCallback } from 'fastify';
import { drawAvatar } from '#server/infrastructure/avatar-drawer.ts';
import { parseGeneratedAvatar } from '#shared/avatars.ts';
import { SANDBOX } from './sandboxed-files.ts';

/** Faces, drawn by the site itself. One address always shows the same face, so it is kept for good. */
export const avatars: FastifyPluginCallback = (server, _options, done) => {
  server.get('/avatars/:style/:file', async (request, reply) => {
    const avatar = parseGeneratedAvatar(request.url);
    if (!avatar) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', SANDBOX)
      .type('image/svg+xml; charset=utf-8')
      .send(await drawAvatar(avatar.style, avatar.seed));
  });
  done();
};
