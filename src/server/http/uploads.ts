import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { SANDBOX } from './sandboxed-files.ts';

/** Uploaded files. Names are random and never used again, so a browser may keep them for good. */
export const uploads =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const root = resolve(app.config.uploadsDir);
    await mkdir(root, { recursive: true });
    await server.register(fastifyStatic, {
      root,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        reply.header('content-security-policy', SANDBOX);
      },
    });
  };
