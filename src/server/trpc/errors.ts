import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '#server/app-error.ts';
import { isStorageUnavailable } from '#server/storage-trouble.ts';
import { type ErrorCode, errorCodes, type InputIssue, isErrorCode } from '#shared/error-codes.ts';

const codes = Object.keys(errorCodes).filter(isErrorCode);

const inputIssues = (error: ZodError): InputIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/** The code for an error that Fastify raised with this status. */
export const codeOfStatus = (status: number): ErrorCode =>
  codes.find((code) => errorCodes[code].status === status) ??
  (status >= 400 && status < 500 ? 'INVALID_INPUT' : 'INTERNAL');

/** The code for an error that tRPC raised before any procedure ran. */
const codeOfTrpcError = ({ code: trpc }: TRPCError): ErrorCode =>
  trpc === 'PARSE_ERROR'
    ? 'INVALID_JSON'
    : (codes.find((code) => errorCodes[code].trpc === trpc) ?? 'INTERNAL');

/** Turns any error into an AppError. Unexpected ones become INTERNAL, whose text reveals nothing. */
export const appErrorOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof SyntaxError) return new AppError('INVALID_JSON');
  if (isStorageUnavailable(error)) return new AppError('UNAVAILABLE');
  if (!(error instanceof TRPCError)) return new AppError('INTERNAL');
  const { cause, code } = error;
  if (cause instanceof ZodError && code === 'BAD_REQUEST') {
    const issues = inputIssues(cause);
    return new AppError('INVALID_INPUT', issues[0]?.message, { issues });
  }
  const known = appErrorOf(cause);
  return known.code === 'INTERNAL' ? new AppError(codeOfTrpcError(error)) : known;
};

/** The error as tRPC carries it, with our own as its cause. */
export const trpcErrorOf = (error: AppError): TRPCError =>
  new TRPCError({ code: errorCodes[error.code].trpc, message: error.message, cause: error });
