import { z } from 'zod';
import { type Access, needsCaller } from '#server/trpc/access.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';

const errorCode = z
  .enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]])
  .meta({ id: 'ErrorCode', description: 'The error code, for programs' });

/** The body of every refusal. */
export const apiError = z.object({
  error: z.string().meta({ description: 'The error text, for people' }),
  message: z.string().meta({ description: 'The same text' }),
  code: errorCode,
  issues: z
    .array(
      z.object({
        path: z.string().meta({ description: 'The path of the field: `periods.3.endDate`' }),
        message: z.string(),
      }),
    )
    .optional()
    .meta({ description: 'The fields that are wrong' }),
});

const header = <Schema extends { description: string }>(schema: Schema) => ({
  required: true,
  description: schema.description,
  schema,
});

const retryAfter = {
  'Retry-After': header({
    type: 'integer' as const,
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Seconds to wait before the next attempt',
  }),
};
const allow = {
  Allow: header({
    type: 'string' as const,
    description: 'The methods that this path accepts',
  }),
};

/** The description of each error status in the document. */
const refusals = {
  400: { id: 'BadRequest', description: 'The input is not valid' },
  401: { id: 'Unauthorized', description: 'The caller is not logged in, or the login failed' },
  403: { id: 'Forbidden', description: 'The caller may not do this' },
  404: { id: 'NotFound', description: 'Not found' },
  405: {
    id: 'MethodNotAllowed',
    description: 'This path does not accept the method',
    headers: allow,
  },
  409: { id: 'Conflict', description: 'The request conflicts with stored data' },
  413: { id: 'PayloadTooLarge', description: 'The body or the file is too large' },
  415: { id: 'UnsupportedMediaType', description: 'The body has the wrong content type' },
  429: { id: 'TooManyRequests', description: 'Too many attempts', headers: retryAfter },
  500: { id: 'InternalError', description: 'Unexpected error in the site' },
  503: { id: 'Unavailable', description: 'Temporarily unavailable', headers: retryAfter },
};
type Refusal = keyof typeof refusals;

const codesOf = (status: number): string =>
  (Object.keys(errorCodes) as ErrorCode[])
    .filter((code) => errorCodes[code].status === status)
    .map((code) => `\`${code}\``)
    .join(', ');

/** The document's components that operations refer to. */
export const refusalComponents = Object.fromEntries(
  Object.entries(refusals).map(([status, { id, description, ...headers }]) => [
    id,
    {
      description: `${description}; nothing was changed. Codes: ${codesOf(Number(status))}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      ...headers,
    },
  ]),
);

type DescribedCall = {
  access: Access;
  methods: readonly string[];
  mayMiss: boolean;
  logsIn?: boolean;
  isLimited?: boolean;
  takesInput: boolean;
};

/** The error statuses of a call. */
const refusalsOf = (call: DescribedCall): Refusal[] => {
  const { access, methods, mayMiss, logsIn, isLimited, takesInput } = call;
  const readsBody = !methods.includes('GET');
  return [
    ...(takesInput || readsBody ? ([400] as const) : []),
    ...(logsIn || needsCaller(access) ? ([401, 403] as const) : []),
    ...(mayMiss ? ([404] as const) : []),
    405,
    ...(readsBody ? ([409, 413, 415] as const) : []),
    // What visitors may read is limited too.
    ...(readsBody || isLimited || !needsCaller(access) ? ([429] as const) : []),
    500,
    503,
  ];
};

/** The error responses of a call, as references to the components. */
export const refusalAnswers = (call: DescribedCall) =>
  Object.fromEntries(
    refusalsOf(call).map((status) => [
      status,
      { $ref: `#/components/responses/${refusals[status].id}` },
    ]),
  );
