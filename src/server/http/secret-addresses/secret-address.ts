import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isSecret as isHexSecret } from '#server/infrastructure/secret-addresses.ts';

/** No cache, no search index, no referrer from a link on the page. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

type Answers<Found> = {
  /** Whether a text has the form of such a secret. */
  isSecret?: (text: string) => boolean;
  find: (secret: string) => Promise<Found | null>;
  found: (found: Found) => FastifyReply;
  /** For an invalid or expired secret. */
  unknown: () => FastifyReply;
  tooMany: (message: string) => FastifyReply;
};

/**
 * Answers at a secret address. Valid ones are limited by secret, because many clients may share one;
 * wrong ones by the client's address.
 */
export const answerSecret = async <Found>(
  app: AppContext,
  { request, reply, secret }: { request: FastifyRequest; reply: FastifyReply; secret: string },
  { isSecret = isHexSecret, find, found, unknown, tooMany }: Answers<Found>,
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
