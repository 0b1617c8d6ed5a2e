import type { FastifyPluginCallback } from 'fastify';

/** Former URLs of pages, which may be bookmarked. */
const MOVED = { '/admin/registro': '/admin/audit' };

export const movedPages: FastifyPluginCallback = (server, _options, done) => {
  for (const [from, to] of Object.entries(MOVED)) {
    server.get(from, (request, reply) => reply.redirect(request.url.replace(from, to), 301));
  }
  done();
};
