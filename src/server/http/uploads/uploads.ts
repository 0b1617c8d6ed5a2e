import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { drawIcon } from '#server/features/feature-boxes/drawn-icons.ts';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import { drawnIconOf } from '#shared/media/drawn-icons.ts';
import { pictureEndings } from '#shared/media/media-rules.ts';
import { PLAYER_SANDBOX, SANDBOX } from './sandboxed-files.ts';

/** The file name in a URL under /uploads; null when it cannot be one of ours. */
const nameIn = (url: string): string | null => {
  const [, name = ''] = /^\/uploads\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  return isOwnFileName(name) ? name : null;
};

/** The original that replaces a copy which is not rendered yet; null if the copy exists. */
const standInFor = (name: string, root: string): string | null => {
  const [, original] = /^([\da-f]{24})-.*\.(?:webp|jpg)$/.exec(name) ?? [];
  if (original === undefined || existsSync(join(root, name))) return null;
  const candidates = pictureEndings.map((ending) => `${original}.${ending}`);
  return candidates.find((candidate) => existsSync(join(root, candidate))) ?? null;
};

const SVG_TYPE = 'image/svg+xml; charset=utf-8';

/** A new version of the site may draw its icons anew. */
const DRAWINGS_CACHED = 'public, max-age=2592000';

/**
 * Uploaded files, and the icons that the site draws itself. The names of uploads are random and never
 * reused, so browsers may cache them for ever.
 */
export const uploads =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const root = resolve(app.config.uploadsDir);
    await mkdir(root, { recursive: true, mode: 0o755 });
    // Only provides `sendFile`: its own route would list the whole folder at each request.
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
        if (path.endsWith('.svg')) reply.header('content-type', SVG_TYPE);
      },
    });
    server.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const icon = drawnIconOf(request.params['*']);
        if (icon) {
          return reply
            .headers({ 'cache-control': DRAWINGS_CACHED, 'content-security-policy': SANDBOX })
            .type(SVG_TYPE)
            .send(drawIcon(icon));
        }
        const name = nameIn(request.url);
        if (name === null) return reply.callNotFound();
        const original = standInFor(name, root);
        if (original === null) return reply.sendFile(name);
        // After an update, copies of a new size are rendered while the site serves.
        reply.header('cache-control', 'no-store');
        return reply.sendFile(original, { cacheControl: false });
      },
    });
  };
