import type { Style } from '@dicebear/core';
import type { FastifyPluginCallback } from 'fastify';
import { type AvatarStyle, parseGeneratedAvatar } from '#shared/accounts/avatars.ts';
import { SANDBOX } from './sandboxed-files.ts';

// Loaded on first use: most visitors never request one.
const styles: Record<AvatarStyle, () => Promise<Style<object>>> = {
  adventurer: () => import('@dicebear/adventurer'),
  avataaars: () => import('@dicebear/avataaars'),
  bottts: () => import('@dicebear/bottts'),
  personas: () => import('@dicebear/personas'),
};

/** A light tint of the site's sea colour. */
const BACKGROUND = 'dbeef3';

const drawAvatar = async (style: AvatarStyle, seed: string): Promise<string> => {
  const { createAvatar } = await import('@dicebear/core');
  return createAvatar(await styles[style](), { seed, backgroundColor: [BACKGROUND] }).toString();
};

/** Generated avatars. A URL always shows the same face, so browsers may cache it for ever. */
export const avatars: FastifyPluginCallback = (server, _options, done) => {
  server.get('/avatars/:style/:file', async (request, reply) => {
    const avatar = parseGeneratedAvatar(request.url);
    if (!avatar) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', SANDBOX)
      .type('image/svg+xml; charset=utf-8')
      .send(await drawAvatar(avatar.style, avatar.seed));
  });
  done();
};
