import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { appErrorOf, httpStatusOf } from '#server/trpc/errors.ts';
import { type ErrorCode, errorMessages } from '#shared/error-codes.ts';

/** What Fastify itself refuses, by the status it gives. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

const isJsonError = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY');

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) return appErrorOf(error);
  if (isJsonError(error)) return new AppError('INVALID_JSON');
  return new AppError(codesByStatus[statusOf(error)] ?? 'INTERNAL');
};

/** Answers any error under /api in the one shape that the API knows. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { code, message, issues, retryAfterSeconds } = toAppError(error);
  // Procedures log their own: what arrives here as another kind of error was raised around them.
  if (code === 'INTERNAL' && !(error instanceof TRPCError)) {
    request.log.error({ err: error }, 'request failed');
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
