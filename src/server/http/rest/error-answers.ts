import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, wordsOf } from '#server/app-error.ts';
import { languages } from '#server/languages.ts';
import { appErrorOf, codeOfStatus } from '#server/trpc/errors.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { calledLocale, splitLocale } from '#shared/languages/locales.ts';
import { isApiRequest, REQUEST_ID } from './request-ids.ts';

const codeOfFastifyError = (error: Error): ErrorCode => {
  if ('code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return 'INVALID_JSON';
  return codeOfStatus('statusCode' in error ? Number(error.statusCode) : 500);
};

export const toAppError = (error: unknown): AppError => {
  const known = appErrorOf(error);
  if (known.code !== 'INTERNAL' || known === error) return known;
  if (!(error instanceof Error) || error instanceof TRPCError) return known;
  return new AppError(codeOfFastifyError(error));
};

/** Answers errors under /api in the shape given in the OpenAPI document. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error);
  const { code, retryAfterSeconds } = known;
  const locale = calledLocale(request.headers['accept-language']);
  const { message, issues } = wordsOf(known, languages[locale]);
  // Procedures log their own errors; others come from outside them.
  if (!(error instanceof TRPCError)) {
    const details = { err: error, requestId: request.id };
    if (code === 'INTERNAL') request.log.error(details, 'request failed');
    if (code === 'UNAVAILABLE') request.log.warn(details, 'request put off');
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const text = code === 'INTERNAL' ? `${message} (${request.id})` : message;
  reply
    .code(errorCodes[code].status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ error: text, message: text, code, issues }));
};

export const answerUnknownPath = (_request: FastifyRequest, _reply: FastifyReply): never => {
  throw new AppError('NOT_FOUND', 'Non trovato: questo indirizzo non esiste.');
};

/**
 * Answers a URL that cannot be decoded: as JSON under /api, elsewhere as text. No hook has run yet, so
 * the headers that every answer needs are passed in.
 */
export const answerBadUrl =
  (headers: Record<string, string>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('cache-control', 'no-store');
    if (isApiRequest(request.url)) reply.header(REQUEST_ID, request.id);
    if (request.url.startsWith('/api')) answerError(error, request, reply);
    else {
      const { t } = languages[splitLocale(request.url).locale];
      reply.code(404).type('text/plain; charset=utf-8').send(t('errors.NOT_FOUND'));
    }
  };
