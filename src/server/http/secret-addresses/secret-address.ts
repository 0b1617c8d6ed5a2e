import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isSecret } from '#server/infrastructure/secret-addresses.ts';

/** Nobody stores it, finds it, or learns its address from a link on it. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

type Answers<Found> = {
  find: (secret: string) => Promise<Found | null>;
  found: (found: Found) => FastifyReply;
  /** For whatever is none: what was never one, and what no longer is. */
  unknown: () => FastifyReply;
  tooMany: (message: string) => FastifyReply;
};

/**
 * Answers what is at a secret address. Limited by address: many may know one. Wrong ones are limited by
 * who asks.
 */
export const answerSecret = async <Found>(
  app: AppContext,
  { request, reply, secret }: { request: FastifyRequest; reply: FastifyReply; secret: string },
  { find, found, unknown, tooMany }: Answers<Found>,
): Promise<FastifyReply> => {
  reply.headers(secretHeaders);
  try {
    if (isSecret(secret)) await app.rateLimiter.consume('secretAddress', { subject: secret });
    const answer = isSecret(secret) ? await find(secret) : null;
    if (answer !== null) return found(answer);
    await app.rateLimiter.consume('secretAddress', { clientAddress: request.ip });
    return unknown();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    reply.code(429).header('retry-after', error.retryAfterSeconds ?? 60);
    return tooMany(error.message);
  }
};
