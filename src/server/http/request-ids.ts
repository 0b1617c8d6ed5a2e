import fastifyPlugin from 'fastify-plugin';
import { isCall } from './is-call.ts';

export const REQUEST_ID = 'x-request-id';

/** Every answer to a program says by which name the log knows it. */
export const requestIds = fastifyPlugin((server, _options, ready) => {
  server.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.header(REQUEST_ID, request.id);
    done();
  });
  ready();
});
