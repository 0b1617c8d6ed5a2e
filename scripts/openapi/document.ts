import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { appRouter } from '#server/app-router.ts';
import type { Card } from '#server/card/card.ts';
import { cards } from '#server/cards.ts';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { listRestCalls, type RestCall } from '#server/http/rest/rest-calls.ts';
import { type Access, needsCaller } from '#server/trpc/access.ts';
import { version } from '#server/version.ts';
import { apiError, refusalAnswers, refusalComponents } from './refusals.ts';
import { withShapeNames } from './shape-names.ts';

/** A tag for each router whose calls programs can make. */
const tags = Object.entries<Card>(cards).flatMap(([name, { tag }]) =>
  tag === undefined ? [] : [{ name, description: tag }],
);

const tagOf = (name: string): string => name.split('.')[0] ?? name;

const whoMayCall: Record<Access, string> = {
  public: 'Public.',
  optional: "Public; the response depends on the caller's token, if one is sent.",
  session: 'Needs a token; the email address may be unconfirmed.',
  prover:
    'Needs the token of a user with a confirmed email address, also before the passkey that staff may have to use.',
  user: 'Needs the token of a user with a confirmed email address.',
  staff: 'Needs the token of an editor or an administrator.',
  admin: 'Needs the token of an administrator.',
};

const describeAccess = (access: Access, description = ''): string =>
  `${description} ${whoMayCall[access]}`.trim();

const bearer = { bearer: [] };

const securityOf = (access: Access) => {
  if (needsCaller(access)) return [bearer];
  return access === 'optional' ? [{}, bearer] : [];
};

const operationIdOf = (name: string): string => name.replaceAll('.', '-');

/** The routes that are no procedures. */
const rawPaths = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const { operation, name, path, methods, access } of rawRoutes) {
    if (!operation) continue;
    const { description, responses, mayMiss = false, ...described } = operation;
    const refused = refusalAnswers({ access, methods, mayMiss, takesInput: true });
    for (const method of methods) {
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: {
          operationId: operationIdOf(name),
          tags: [tagOf(name)],
          ...described,
          description: describeAccess(access, description),
          security: securityOf(access),
          responses: { ...responses, ...refused },
        },
      };
    }
  }
  return paths;
};

const itemOf = (document: OpenAPIObject, { path }: RestCall) => {
  const item = document.paths?.[path.replaceAll(/:(\w+)/g, '{$1}')];
  if (!item) throw new Error(`The document lacks ${path}`);
  return item;
};

/**
 * Adds the parts that the library cannot know: access, refusals, statuses, files, and the second
 * method.
 */
const completeOperation = (document: OpenAPIObject, call: RestCall): void => {
  const item = itemOf(document, call);
  const [first, second] = call.methods.map((method) => method.toLowerCase() as 'get' | 'put');
  const operation = first && item[first];
  if (!operation) throw new Error(`The document lacks ${call.name}`);

  const { requestBody: body, parameters = [] } = operation;
  const answer = operation.responses?.[200].content['application/json'];
  operation.tags = [tagOf(call.name)];
  operation.parameters = parameters;
  operation.description = describeAccess(call.access, operation.description);
  operation.security = securityOf(call.access);
  operation.responses = {
    [call.status]: {
      description: 'Success',
      content: { [call.fileType ?? 'application/json']: answer },
    },
    ...refusalAnswers({ ...call, takesInput: body !== undefined || parameters.length > 0 }),
  };
  // The library requires a body even where all that is required is in the path.
  if (body && 'content' in body) {
    const schema = body.content['application/json']?.schema;
    body.required = schema !== undefined && 'required' in schema;
  }
  if (second) item[second] = { ...operation, operationId: `${operation.operationId}-${second}` };
};

/** The document's server; the site fills in its own address. */
const site = { url: '/api', description: 'This site' };

/** The conventions of all calls, for authors of programs. */
const guide = [
  'The API of a website for letting one holiday home.',
  '**Accounts.** Logging in returns a token; send it as `Authorization: Bearer TOKEN`. Registering returns one too, which can only read its own account until the link in the mail is opened: send its `token` and `email` to `/auth/confirm-email`. Name and password of the registration stay.',
  '**Optional fields.** In each of them, null means the same as leaving it out, or clears a text. An empty text does the same for numbers, dates and choices that may be empty.',
  '**Versions.** An entity has a `version` that grows with each change. Send it back as `seenVersion` to be refused with `CHANGED_MEANWHILE` if somebody else has changed it since; `version` itself is ignored, so an entity can be sent back as it came.',
  '**Languages.** Error texts and owners’ texts are Italian, or in the language of an `Accept-Language` header with a single tag (`en`, `de`, `fr`). `code` never changes. `locale` of a booking, a message or a user is the language of its mails.',
  '**Limits.** A call that is made too often gets 429, a busy site answers 503, both with `Retry-After` in seconds. A body has at most 1 MB, a list at most the `limit` that its call names.',
].join('\n\n');

/** The OpenAPI 3.1 document of everything under /api, generated from the procedures. */
export const openApiDocument = () => {
  const document = withShapeNames(() =>
    generateOpenApiDocument(appRouter, {
      title: 'Casa vacanze',
      description: guide,
      version,
      contact: { name: 'Casa vacanze' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' },
      openApiVersion: '3.1.1',
      baseUrl: site.url,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      paths: rawPaths(),
      defs: { ApiError: apiError },
    }),
  );
  for (const call of listRestCalls()) completeOperation(document, call);
  const schemas = Object.entries(document.components?.schemas ?? {});
  return {
    ...document,
    servers: [site],
    tags,
    components: {
      ...document.components,
      // Leaves out the library's own errors, which no operation uses any more.
      schemas: Object.fromEntries(schemas.filter(([name]) => !name.startsWith('error.'))),
      responses: refusalComponents,
    },
  };
};
