import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from '#server/infrastructure/page-cache.ts';
import { chooseEncoding } from './stored-page.ts';

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

/** Sends a page in the encoding that the browser likes best, or says that it has it already. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { status = 200, mayBeKept = true }: { status?: number; mayBeKept?: boolean } = {},
): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  reply.code(status).headers(page.headers).header('vary', 'accept-encoding');
  // What nobody may keep has an address that nobody else may learn.
  if (!mayBeKept) reply.header('referrer-policy', 'no-referrer');
  if (status !== 200 || !mayBeKept) reply.header('cache-control', 'no-store');
  else reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  if (reply.hasHeader('etag') && isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
};
