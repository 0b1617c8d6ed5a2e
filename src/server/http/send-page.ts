import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCopy, StoredPage } from '#server/infrastructure/page-cache.ts';
import { chooseEncoding, copyOf } from './stored-page.ts';

const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

const sendCopy = (request: FastifyRequest, reply: FastifyReply, copy: PageCopy): FastifyReply => {
  const { 'if-none-match': ifNoneMatch } = request.headers;
  reply.headers(copy.headers);
  if (ifNoneMatch === undefined || !isKnown(ifNoneMatch, copy.etag)) return reply.send(copy.body);
  return reply.removeHeader('content-encoding').removeHeader('content-length').code(304).send();
};

/** Sends a page in the encoding that the browser likes best, or says that it has it already. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply | Promise<FastifyReply> => {
  const copy = copyOf(page, chooseEncoding(request.headers['accept-encoding']));
  if ('body' in copy) return sendCopy(request, reply, copy);
  return copy.then((made) => sendCopy(request, reply, made));
};

/** Sends a page that nobody may keep. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { status, mayBeKept }: { status: number; mayBeKept: boolean },
): Promise<FastifyReply> => {
  const { headers, body } = await copyOf(page, chooseEncoding(request.headers['accept-encoding']));
  reply.code(status).headers(headers).header('cache-control', 'no-store');
  reply.removeHeader('cdn-cache-control').removeHeader('etag');
  // What nobody may keep by its own word has an address that nobody else may learn.
  if (!mayBeKept) reply.header('referrer-policy', 'no-referrer');
  return reply.send(body);
};
