import fastifyPlugin from 'fastify-plugin';

/** One line an answer: what was asked (the route, not what a person typed into it), and how it went. */
export const logRequests = fastifyPlugin((server, _options, done) => {
  server.addHook('onResponse', (request, reply, logged) => {
    const { method, id, ip, routeOptions } = request;
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
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
