import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { CLIENT_FILES } from './page-renderer.ts';

const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

/** The built scripts, styles and fonts; a name under `assets` contains a hash of the content. */
export const clientFiles: FastifyPluginAsync = async (server) => {
  await server.register(fastifyStatic, {
    root: CLIENT_FILES,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['manifest*.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', hashed ? FOREVER : HOUR);
    },
  });
};
