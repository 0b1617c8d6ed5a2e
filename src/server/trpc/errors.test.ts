import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { expect, it } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { type ErrorCode, errorCodes, isErrorCode } from '#shared/error-codes.ts';
import { appErrorOf, codeOfStatus, trpcErrorOf } from './errors.ts';

it.each(['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT'])(
  'answers UNAVAILABLE for %s',
  (code) => {
    expect(appErrorOf(Object.assign(new Error('x'), { code })).code).toBe('UNAVAILABLE');
  },
);

it.each(['EACCES', 'ENOENT', 'SQLITE_CONSTRAINT'])('answers INTERNAL for %s', (code) => {
  expect(appErrorOf(Object.assign(new Error('x'), { code })).code).toBe('INTERNAL');
});

it.each(Object.keys(errorCodes).filter(isErrorCode))(
  'answers %s alike by REST and tRPC',
  (code) => {
    const { status } = errorCodes[code];
    expect(getHTTPStatusCodeFromError(trpcErrorOf(new AppError(code)))).toBe(status);
  },
);

it.each<[number, ErrorCode]>([
  [400, 'INVALID_INPUT'],
  [404, 'NOT_FOUND'],
  [406, 'INVALID_INPUT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [414, 'INVALID_INPUT'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [500, 'INTERNAL'],
  [502, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])('names Fastify’s own error %i', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

it.each<[TRPCError['code'], ErrorCode]>([
  ['PARSE_ERROR', 'INVALID_JSON'],
  ['BAD_REQUEST', 'INVALID_INPUT'],
  ['NOT_FOUND', 'NOT_FOUND'],
  ['METHOD_NOT_SUPPORTED', 'METHOD_NOT_ALLOWED'],
  ['PAYLOAD_TOO_LARGE', 'PAYLOAD_TOO_LARGE'],
  ['UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['TIMEOUT', 'INTERNAL'],
])('names tRPC’s own error %s', (trpc, code) => {
  expect(appErrorOf(new TRPCError({ code: trpc })).code).toBe(code);
});
