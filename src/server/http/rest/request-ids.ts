import fastifyPlugin from 'fastify-plugin';

export const REQUEST_ID = 'x-request-id';

/** Whether a URL belongs to the API, not to a page or file. */
export const isApiRequest = (url: string): boolean => /^\/(api|trpc)(?![^/?])/.test(url);

/** API responses carry the request id that is in the log. */
export const requestIds = fastifyPlugin((server, _options, ready) => {
  server.addHook('onRequest', (request, reply, done) => {
    if (isApiRequest(request.url)) reply.header(REQUEST_ID, request.id);
    done();
  });
  ready();
});
