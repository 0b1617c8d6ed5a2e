import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { PageCopy, StoredPage } from '#server/page-cache.ts';
import { chooseEncoding, copyOf } from './stored-page.ts';

const sendCopy = (request: FastifyRequest, reply: FastifyReply, copy: PageCopy): FastifyReply => {
  reply.headers(copy.headers);
  // Only If-None-Match counts: `fetch` adds `cache-control: no-cache` whenever a caller sets that
  // header.
  const conditions = { 'if-none-match': request.headers['if-none-match'] };
  if (!fresh(conditions, { etag: copy.etag })) return reply.send(copy.body);
  return reply.removeHeader('content-encoding').removeHeader('content-length').code(304).send();
};

/** Sends a page in the encoding preferred by the browser, or 304. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply | Promise<FastifyReply> => {
  const copy = copyOf(page, chooseEncoding(request.headers['accept-encoding']));
  if ('body' in copy) return sendCopy(request, reply, copy);
  return copy.then((made) => sendCopy(request, reply, made));
};

type SentOnce = { status: number; mayBeKept: boolean; isPrivate?: boolean };

/** Sends a page that must not be stored, such as one that only staff see. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { status, mayBeKept, isPrivate = false }: SentOnce,
): Promise<FastifyReply> => {
  const { headers, body } = await copyOf(page, chooseEncoding(request.headers['accept-encoding']));
  reply
    .code(status)
    .headers(headers)
    .header('cache-control', isPrivate ? 'private, no-store' : 'no-store');
  reply.removeHeader('cdn-cache-control').removeHeader('etag');
  // The URL of a page that forbids storing, such as one with a token, must not leak.
  if (!mayBeKept) reply.header('referrer-policy', 'no-referrer');
  return reply.send(body);
};
