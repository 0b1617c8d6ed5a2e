import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { appRouter } from '#server/app-router.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { listRestCalls, type RestCall, writes } from '#server/http/rest/rest-calls.ts';
import { type Access, needsCaller } from '#server/trpc/access.ts';
import { version } from '#server/version.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { apiError, withSchemaNames } from './api-schemas.ts';

type RouterName = keyof typeof appRouter._def.record;

/** A tag for each router, in the order in which somebody new to the API reads them. */
const tags: { name: RouterName; description: string }[] = [
  { name: 'bookings', description: 'Asking for a stay, deciding on requests, blocking days' },
  { name: 'calendars', description: 'Calendars of other sites, read and written' },
  { name: 'prices', description: 'Price lists by year, and what a stay costs' },
  { name: 'property', description: 'The house' },
  { name: 'homepage', description: 'The home page' },
  { name: 'featureBoxes', description: 'The boxes on the home page' },
  { name: 'menu', description: 'The menu of the public pages' },
  { name: 'pages', description: 'Pages written by the owners' },
  { name: 'blog', description: 'Posts written by the owners' },
  { name: 'galleries', description: 'Pictures shown together' },
  { name: 'media', description: 'The library of pictures, sound and films' },
  { name: 'translations', description: "The owners' texts in other languages" },
  { name: 'reviews', description: 'Reviews by guests, and their approval' },
  { name: 'messages', description: 'Messages to the owners, and their answers' },
  { name: 'tasks', description: "The owners' to-do list" },
  { name: 'cleaning', description: 'Stays and tasks, as cleaners need them' },
  { name: 'search', description: 'One search for everything in the back office' },
  { name: 'accounts', description: 'Signing up, logging in, the profile' },
  { name: 'sessions', description: "The caller's open sessions" },
  { name: 'passkeys', description: 'Passkeys and recovery codes' },
  { name: 'users', description: 'Accounts, as administrators see them' },
  { name: 'privacy', description: 'Personal data: read, export, erase' },
  { name: 'outbox', description: 'Mails that the site sends' },
  { name: 'backups', description: 'Making, keeping, fetching and restoring backups' },
  { name: 'audit', description: 'Who did what' },
  { name: 'siteStatus', description: 'How the site is doing' },
  { name: 'siteSettings', description: 'Settings of the site' },
  { name: 'firstSteps', description: 'The first steps of a new site' },
  { name: 'clock', description: "The server's clock" },
  { name: 'content', description: 'The sample house of a new site' },
];

const tagOf = (name: string): string => name.split('.')[0] ?? name;

const whoMayCall: Record<Access, string> = {
  public: 'Anybody may call it.',
  optional: 'Anybody may call it; what comes of it depends on whose token is sent, if any.',
  session: 'Needs the token of a session, even if its address is not confirmed.',
  user: 'Needs the token of a user with a confirmed address.',
  guest: 'Needs the token of a user with a confirmed address who does not clean the house.',
  team: 'Needs the token of somebody who cleans the house, an editor or an administrator.',
  staff: 'Needs the token of an editor or administrator.',
  admin: 'Needs the token of an administrator.',
};

const bearer = { bearer: [] };

const securityOf = (access: Access) => {
  if (needsCaller(access)) return [bearer];
  return access === 'optional' ? [{}, bearer] : [];
};

const retryAfter = z.object({
  'Retry-After': z.int().min(1).meta({ description: 'Seconds until it is worth trying again' }),
});
const allow = z.object({
  Allow: z.string().meta({ description: 'The methods that this address takes' }),
});

/** What stands in the document for each error status. */
const refusals = {
  400: { id: 'BadRequest', description: 'The input is not valid' },
  401: { id: 'Unauthorized', description: 'Nobody is logged in, or the login failed' },
  403: { id: 'Forbidden', description: 'The caller has no right to it' },
  404: { id: 'NotFound', description: 'There is no such thing' },
  405: {
    id: 'MethodNotAllowed',
    description: 'This address does not take the method',
    headers: allow,
  },
  409: { id: 'Conflict', description: 'It contradicts what is stored' },
  413: { id: 'PayloadTooLarge', description: 'The body or the file is too large' },
  415: { id: 'UnsupportedMediaType', description: 'The body is of another type' },
  429: { id: 'TooManyRequests', description: 'Too many attempts', headers: retryAfter },
  500: { id: 'InternalError', description: 'Something went wrong in the site' },
  503: { id: 'Unavailable', description: 'It cannot be done right now', headers: retryAfter },
} satisfies Record<number, Pick<ZodOpenApiResponseObject, 'id' | 'description' | 'headers'>>;
type Refusal = keyof typeof refusals;

const codesOf = (status: number): string =>
  (Object.keys(errorCodes) as ErrorCode[])
    .filter((code) => errorCodes[code].status === status)
    .map((code) => `\`${code}\``)
    .join(', ');

const refusalComponents = Object.fromEntries(
  Object.entries(refusals).map(([status, { id, description, ...headers }]) => [
    id,
    {
      description: `${description}; nothing was changed. Codes: ${codesOf(Number(status))}`,
      content: { 'application/json': { schema: apiError } },
      ...headers,
    },
  ]),
);

type DescribedCall = Pick<RestCall, 'access' | 'methods' | 'mayMiss'> & {
  logsIn?: boolean;
  isLimited?: boolean;
  /** Whether it has an input. */
  takes: boolean;
};

/** The error statuses of a call. */
const refusalsOf = (call: DescribedCall): Refusal[] => {
  const { access, methods, mayMiss, logsIn, isLimited, takes } = call;
  const readsBody = !methods.includes('GET');
  return [
    ...(takes || readsBody ? ([400] as const) : []),
    ...(logsIn || needsCaller(access) ? ([401, 403] as const) : []),
    ...(mayMiss ? ([404] as const) : []),
    405,
    ...(readsBody ? ([409, 413, 415] as const) : []),
    ...(readsBody || isLimited ? ([429] as const) : []),
    500,
    503,
  ];
};

const refusalAnswers = (call: DescribedCall) =>
  Object.fromEntries(
    refusalsOf(call).map((status) => [
      status,
      { $ref: `#/components/responses/${refusals[status].id}` },
    ]),
  );

const operationIdOf = (name: string): string => name.replaceAll('.', '-');

const describeAccess = (access: Access, description = ''): string =>
  `${description} ${whoMayCall[access]}`.trim();

/** An input's fields; defaults for the whole input are those of its fields. */
const fieldsOf = (input: z.ZodType): z.core.$ZodLooseShape => {
  if (input instanceof z.ZodDefault) return fieldsOf(input.unwrap() as z.ZodType);
  return input instanceof z.ZodObject ? input.shape : {};
};

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

/** Where a call's input goes: into the path, and into the body or the query. */
const describeInput = (call: RestCall) => {
  const inPath = ([name]: [string, unknown]) => call.path.split('/').includes(`:${name}`);
  const fields = Object.entries(fieldsOf(call.input));
  const path = Object.fromEntries(fields.filter(inPath));
  const others = Object.fromEntries(fields.filter((field) => !inPath(field)));
  const isBody = writes(call) && !isEmpty(others);
  const isRequired = !z.object(others).safeParse({}).success;
  return {
    requestParams: {
      ...(isEmpty(path) ? {} : { path: z.object(path) }),
      ...(isBody || isEmpty(others) ? {} : { query: z.object(others) }),
    },
    ...(isBody
      ? {
          requestBody: {
            required: isRequired,
            content: { 'application/json': { schema: z.object(others) } },
          },
        }
      : {}),
  };
};

const describeCall = (call: RestCall): ZodOpenApiOperationObject => ({
  operationId: operationIdOf(call.name),
  tags: [tagOf(call.name)],
  summary: call.summary,
  description: describeAccess(call.access, call.description),
  security: securityOf(call.access),
  ...describeInput(call),
  responses: {
    [`${call.status}`]: {
      description: 'It was done',
      content: { [call.fileType ?? 'application/json']: { schema: call.output } },
    },
    ...refusalAnswers({ ...call, takes: !isEmpty(fieldsOf(call.input)) }),
  },
});

const describeRawRoute = ({
  operation,
  ...route
}: RawRoute & { operation: NonNullable<RawRoute['operation']> }): ZodOpenApiOperationObject => {
  const { description, responses, mayMiss = false, ...described } = operation;
  return {
    operationId: operationIdOf(route.name),
    tags: [tagOf(route.name)],
    ...described,
    description: describeAccess(route.access, description),
    security: securityOf(route.access),
    responses: { ...responses, ...refusalAnswers({ ...route, mayMiss, takes: true }) },
  };
};

/** Adds an operation under each of its methods; an operation's id must be unique. */
const addOperation = (
  paths: ZodOpenApiPathsObject,
  { path, methods }: { path: string; methods: readonly string[] },
  operation: ZodOpenApiOperationObject,
): void => {
  const documented = path.replaceAll(/:(\w+)/g, '{$1}');
  const [first] = methods;
  for (const method of methods) {
    const operationId =
      method === first ? operation.operationId : `${operation.operationId}-${method.toLowerCase()}`;
    paths[documented] = {
      ...paths[documented],
      [method.toLowerCase()]: { ...operation, operationId },
    };
  }
};

const describePaths = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of listRestCalls()) addOperation(paths, call, describeCall(call));
  for (const route of rawRoutes) {
    const { operation } = route;
    if (operation) addOperation(paths, route, describeRawRoute({ ...route, operation }));
  }
  return paths;
};

/** The OpenAPI 3.1 document of everything under /api, generated from the procedures. */
export const openApiDocument = ({ publicUrl }: { publicUrl: string }) =>
  withSchemaNames(() =>
    createDocument({
      openapi: '3.1.1',
      info: {
        title: 'Casa vacanze',
        description:
          'The calls of a website for letting one holiday home. Texts for people are Italian. A login answers a token, which goes into the Authorization header as `Bearer TOKEN`.',
        version,
        contact: { name: 'Casa vacanze', url: publicUrl },
        license: { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' },
      },
      servers: [{ url: `${publicUrl}/api`, description: 'This site' }],
      tags,
      paths: describePaths(),
      components: {
        responses: refusalComponents,
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    }),
  );
