import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/** 503 turns a caller away until later, which is no fault of the site. */
const levelOf = (status: number): 'error' | 'warn' | 'debug' => {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'debug';
};

/** Logs the route and the status of each request, without parameters, which may be user input. */
export const logRequests = fastifyPlugin<{ app: AppContext }>((server, { app }, done) => {
  server.addHook('onResponse', (request, reply, logged) => {
    const level = levelOf(reply.statusCode);
    // Most requests are not logged, so this does no work for them.
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
