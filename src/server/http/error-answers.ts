import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { appErrorOf, httpStatusOf } from '#server/trpc/errors.ts';
import { type ErrorCode, errorMessages } from '#shared/error-codes.ts';
import { isCall } from './is-call.ts';
import { REQUEST_ID } from './request-ids.ts';

/** What Fastify itself refuses, by the status it gives. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

const isJsonError = (error: Error): boolean =>
  'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';

const ofFastify = (error: Error): AppError | null => {
  if (isJsonError(error)) return new AppError('INVALID_JSON');
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const isRefusal = status >= 400 && status < 500;
  const code = codesByStatus[status] ?? (isRefusal ? 'INVALID_INPUT' : null);
  return code && new AppError(code);
};

const toAppError = (error: unknown): AppError => {
  const known = appErrorOf(error);
  if (known.code !== 'INTERNAL' || error instanceof TRPCError) return known;
  return (error instanceof Error && ofFastify(error)) || known;
};

/** Answers any error under /api in the one shape that the API knows. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { code, message, issues, retryAfterSeconds } = toAppError(error);
  // Procedures log their own: what arrives here as another kind of error was raised around them.
  if (!(error instanceof TRPCError)) {
    const details = { err: error, requestId: request.id };
    if (code === 'INTERNAL') request.log.error(details, 'request failed');
    if (code === 'UNAVAILABLE') request.log.warn(details, 'request put off');
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const text = code === 'INTERNAL' ? `${message} (${request.id})` : message;
  reply
    .code(httpStatusOf(new AppError(code)))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ error: text, message: text, code, issues }));
};

export const answerUnknownPath = (_request: FastifyRequest, _reply: FastifyReply): never => {
  throw new AppError(
    'NOT_FOUND',
    `${errorMessages.NOT_FOUND.slice(0, -1)}: questo indirizzo non esiste.`,
  );
};

/**
 * For an address that cannot be read: a program gets the API's shape, a person a word. No hook has
 * run by then, so it brings the headers of every answer along.
 */
export const answerBadUrl =
  (headers: Record<string, string>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('cache-control', 'no-store');
    if (isCall(request.url)) reply.header(REQUEST_ID, request.id);
    if (request.url.startsWith('/api')) answerError(error, request, reply);
    else reply.code(404).type('text/plain; charset=utf-8').send(errorMessages.NOT_FOUND);
  };
