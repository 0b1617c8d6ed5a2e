import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import { PLAYER_SANDBOX, SANDBOX } from './sandboxed-files.ts';

/** The name in an address under /uploads; null where nothing of the site's can be. */
const nameIn = (url: string): string | null => {
  const [, name = ''] = /^\/uploads\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  return isOwnFileName(name) ? name : null;
};

/** Uploaded files. Names are random and never used again, so a browser may keep them for good. */
export const uploads =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const root = resolve(app.config.uploadsDir);
    await mkdir(root, { recursive: true, mode: 0o755 });
    // It only sends: by itself it would look through the whole folder at each request.
    await server.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply, path) => {
        const plays = /\.mp[34]$/.test(path);
        reply.header('content-security-policy', plays ? PLAYER_SANDBOX : SANDBOX);
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
      },
    });
    server.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const name = nameIn(request.url);
        return name ? reply.sendFile(name) : reply.callNotFound();
      },
    });
  };
