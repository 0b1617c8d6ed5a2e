import { generateOpenApiDocument, type OpenApiRouter } from 'trpc-to-openapi';
import { appRouter } from '#server/app-router.ts';
import { version } from '#server/version.ts';
import { rawRoutes } from './raw-routes.ts';
import { listRestCalls, type RestCall } from './rest.ts';

type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  responses: Record<string, unknown>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
};

const errorAnswer = {
  description: 'The call was refused and has changed nothing',
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  },
};

const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'What went wrong, for people, in Italian' },
    message: { type: 'string', description: 'The same text' },
    code: {
      type: 'string',
      description: 'What went wrong, for programs',
      example: 'INVALID_INPUT',
    },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

type DescribedCall = Pick<RestCall, 'access' | 'methods' | 'status'> & { mayMiss?: boolean };

/** The error statuses of a call. */
const refusalsOf = ({ access, mayMiss, methods }: DescribedCall): number[] => [
  400,
  ...(access === 'public' ? [] : [401, 403]),
  ...(mayMiss ? [404] : []),
  ...(methods.includes('GET') ? [] : [409, 429]),
  500,
  503,
];

/** Adds what the generator does not know: who may call, and the shape of errors. */
const complete = (
  operation: Operation,
  call: DescribedCall,
  answers: Operation['responses'] = { [call.status]: operation.responses['200'] },
): Operation => ({
  ...operation,
  security: call.access === 'public' ? [] : [{ bearer: [] }],
  responses: {
    ...answers,
    ...Object.fromEntries(
      refusalsOf(call).map((status) => [status, { $ref: '#/components/responses/Error' }]),
    ),
  },
});

/** The OpenAPI 3.1 document of everything under /api, generated from the procedures. */
export const openApiDocument = (): Document => {
  const document = generateOpenApiDocument(appRouter as unknown as OpenApiRouter, {
    title: 'Casa vacanze',
    description:
      'The calls of a website for letting one holiday home. Texts for people are Italian.',
    version,
    license: { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' },
    baseUrl: '/api',
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  }) as unknown as Document;

  for (const call of listRestCalls()) {
    const path = document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')];
    const [method = '', ...otherMethods] = call.methods.map((name) => name.toLowerCase());
    const operation = path?.[method];
    if (!path || !operation) throw new Error(`${call.name} is missing in the document`);
    path[method] = complete(operation, call);
    for (const other of otherMethods) {
      path[other] = { ...path[method], operationId: `${operation.operationId}-${other}` };
    }
  }
  for (const call of rawRoutes) {
    if (call.operation === null) continue;
    const path = document.paths[call.path] ?? {};
    document.paths[call.path] = path;
    for (const method of call.methods) {
      const operation = call.operation as Operation;
      path[method.toLowerCase()] = complete(operation, call, operation.responses);
    }
  }
  // Leaves out the generator's own error schemas, which are no longer referenced.
  const own = Object.entries(document.components.schemas ?? {}).filter(
    ([name]) => !name.startsWith('error.'),
  );
  document.components.schemas = { ...Object.fromEntries(own), Error: errorSchema };
  document.components.responses = { Error: errorAnswer };
  return document;
};
