import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import { pictureEndings } from '#shared/media-rules.ts';
import { PLAYER_SANDBOX, SANDBOX } from './sandboxed-files.ts';

/** The name in an address under /uploads; null where nothing of the site's can be. */
const nameIn = (url: string): string | null => {
  const [, name = ''] = /^\/uploads\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  return isOwnFileName(name) ? name : null;
};

/** The picture that a copy is drawn from; null for anything but a copy. */
const originalOf = (root: string, name: string): string | null => {
  const [, original] = /^([\da-f]{24})-.*\.webp$/.exec(name) ?? [];
  if (original === undefined) return null;
  const names = pictureEndings.map((ending) => `${original}.${ending}`);
  return names.find((candidate) => existsSync(join(root, candidate))) ?? null;
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
        if (name === null) return reply.callNotFound();
        const original = existsSync(join(root, name)) ? null : originalOf(root, name);
        if (original === null) return reply.sendFile(name);
        // After an update copies of a new shape are drawn while the site serves.
        reply.header('cache-control', 'no-store');
        return reply.sendFile(original, { cacheControl: false });
      },
    });
  };
