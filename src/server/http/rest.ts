import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyPluginAsync, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Access } from '#server/trpc/access.ts';
import type { ProcedureMeta } from '#server/trpc/trpc.ts';
import { answerError, answerUnknownPath } from './error-answers.ts';
import { callProcedure, procedures } from './procedures.ts';
import { rawRoutes } from './raw-routes.ts';
import { createRequestContext } from './request-context.ts';
import { createInputReader } from './rest-input.ts';

const allMethods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export type RestCall = {
  /** The procedure's dotted name, as in `bookings.create`. */
  name: string;
  methods: HTTPMethods[];
  /** The path under /api in Fastify's syntax: `/bookings/:id`. */
  path: string;
  status: 200 | 201;
  access: Access;
  /** Whether it may answer 404. */
  mayMiss: boolean;
  fileName: string | undefined;
  input: z.ZodType;
};

const toRestCall = (name: string, procedure: AnyTRPCProcedure): RestCall | null => {
  const { access, openapi, rest } = (procedure._def.meta ?? {}) as ProcedureMeta;
  if (!openapi || !access) return null;
  const [input] = (procedure._def as unknown as { inputs: z.ZodType[] }).inputs;
  return {
    name,
    methods: [openapi.method as HTTPMethods, ...(rest?.alsoPut ? (['PUT'] as const) : [])],
    path: openapi.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    status: rest?.creates ? 201 : 200,
    access,
    mayMiss: rest?.mayMiss ?? openapi.path.includes('{id}'),
    fileName: rest?.fileName,
    input: input ?? z.void(),
  };
};

/** Every procedure that has a REST path. */
export const listRestCalls = (): RestCall[] =>
  [...procedures].flatMap(([name, procedure]) => toRestCall(name, procedure) ?? []);

/** Input of calls that write must be in the body, because URLs end up in logs. */
const writes = ({ methods }: RestCall): boolean =>
  !methods.includes('GET') && !methods.includes('DELETE');

const registerCall = (server: FastifyInstance, app: AppContext, call: RestCall): void => {
  const readInput = createInputReader(call.input, { fromQuery: !writes(call) });
  server.route({
    method: call.methods,
    url: call.path,
    handler: async (request, reply) => {
      const context = await createRequestContext(app, request);
      const answer = await callProcedure(call.name, context, readInput(request));
      if (call.fileName) {
        reply.header('content-disposition', `attachment; filename="${call.fileName}"`);
      }
      return reply.code(call.status).send(answer);
    },
  });
};

/** Answers other methods on a known path with 405 and an Allow header. */
const registerOtherMethods = (
  server: FastifyInstance,
  calls: readonly Pick<RestCall, 'path' | 'methods'>[],
): void => {
  const methodsByPath = Map.groupBy(calls, (call) => call.path);
  for (const [url, sharing] of methodsByPath) {
    const allowed = sharing.flatMap((call) => call.methods);
    server.route({
      method: allMethods.filter((method) => !allowed.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      },
    });
  }
};

/** Accepts only JSON. An empty body counts as none, whatever its content type. */
const acceptJsonOnly = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
};

/**
 * The REST API of the specification: one native route for each procedure with a REST path, which calls
 * the same procedure as tRPC; and the raw routes.
 */
export const rest =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    acceptJsonOnly(server);
    server.setErrorHandler(answerError);
    server.addHook('onSend', (_request, reply, payload, sent) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      sent(null, payload);
    });
    const calls = listRestCalls();
    for (const call of calls) registerCall(server, app, call);
    for (const call of rawRoutes) await server.register(call.plugin(app));
    registerOtherMethods(server, [...calls, ...rawRoutes]);
    // Otherwise the page route would answer unknown paths under /api.
    for (const url of ['/', '/*']) {
      server.route({ method: allMethods, url, handler: answerUnknownPath });
    }
  };
