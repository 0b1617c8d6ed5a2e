import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/** One line an answer: what was asked (the route, not what a person typed into it), and how it went. */
export const logRequests = fastifyPlugin<{ app: AppContext }>((server, { app }, done) => {
  server.addHook('onResponse', (request, reply, logged) => {
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    // Most lines are not written: nothing is gathered for those.
    if (!app.logger.isLevelEnabled(level)) return logged();
    const { method, id, ip, routeOptions } = request;
    request.log[level](
      {
        requestId: id,
        method,
        route: routeOptions.url,
        clientAddress: ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    logged();
  });
  done();
});
