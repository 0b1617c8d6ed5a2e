import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/**
 * Behind a proxy that TRUST_PROXY does not name, all visitors share one address in limits and the log.
 * Warns only once, because any client can send this header.
 */
export const warnOfProxy = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  let isSaid = app.config.trustProxy !== undefined;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      app.logger.warn(
        { from: request.ip },
        'X-Forwarded-For arrived, but TRUST_PROXY is not set: if this address is your proxy, set TRUST_PROXY to it, or all visitors count as one',
      );
    }
    done();
  });
  ready();
});
