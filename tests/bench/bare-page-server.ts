import { argv } from 'node:process';
import fastify from 'fastify';
import { getRaw } from './raw-answer.ts';

/** The headers that belong to the content; a site's security headers are its own cost. */
const CONTENT_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];

const [, , url = ''] = argv;
const page = await getRaw(url, { 'accept-encoding': 'br' });
const headers = Object.fromEntries(
  CONTENT_HEADERS.flatMap((name) => {
    const value = page.headers[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const server = fastify();
server.get('/', (_request, reply) => {
  reply.headers(headers).send(page.body);
});
process.on('disconnect', () => process.exit());
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
