import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { apiDocs } from '#server/http/documents/api-docs.ts';
import { createRequestContext } from '#server/http/request-context.ts';
import { answerError, answerUnknownPath } from './error-answers.ts';
import { callProcedure } from './procedures.ts';
import { rawRoutes } from './raw-routes.ts';
import { listRestCalls, writes } from './rest-calls.ts';
import { createInputReader } from './rest-input.ts';

const isAnswered = (method: string, allowed: readonly string[]): boolean =>
  allowed.includes(method === 'HEAD' ? 'GET' : method);

/** All calls with a parser of their input, created once for every server. */
const calls = listRestCalls().map((call) => ({
  ...call,
  readInput: createInputReader(call.input, { fromQuery: !writes(call) }),
}));

const registerCall = (
  server: FastifyInstance,
  app: AppContext,
  { readInput, ...call }: (typeof calls)[number],
): void => {
  server.route({
    method: call.methods,
    url: call.path,
    handler: async (request, reply) => {
      const context = await createRequestContext(app, request);
      const input = readInput(request);
      const answer = await callProcedure(call.name, context, input);
      if (call.fileName) {
        reply.header('content-disposition', `attachment; filename="${call.fileName}"`);
      }
      if (call.fileType) reply.type(`${call.fileType}; charset=utf-8`);
      return reply.code(call.status).send(answer);
    },
  });
};

type MethodsByPath = ReadonlyMap<string, readonly string[]>;

/** Collects the methods of each path that is registered from now on; HEAD comes with GET. */
const collectMethods = (server: FastifyInstance): (() => MethodsByPath) => {
  const routes: { path: string; method: string }[] = [];
  server.addHook('onRoute', ({ routePath: path, method }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ path, method: name });
  });
  return () => {
    const byPath = Map.groupBy(routes, ({ path }) => path);
    return new Map([...byPath].map(([path, known]) => [path, known.map(({ method }) => method)]));
  };
};

/**
 * Fastify routes only the usual methods until others are added. Odd methods get the answer of OPTIONS,
 * which no path takes: a route of each for every path would double the registration time.
 */
const answerOddMethods = (server: FastifyInstance): void => {
  const odd = METHODS.filter((name) => !server.supportedMethods.includes(name));
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { statusCode, headers, body } = await server.inject({ method: 'OPTIONS', url });
    return reply.code(statusCode).headers(headers).send(body);
  };
  for (const method of odd) {
    server.addHttpMethod(method);
    for (const url of ['/', '/*'])
      server.route({ method, url, onRequest: answer, handler: answer });
  }
};

/** Answers other methods on a known path with 405 and an Allow header, with any body. */
const registerOtherMethods = (
  server: FastifyInstance,
  methodsByPath: MethodsByPath,
  usual: readonly string[],
): void => {
  for (const [url, allowed] of methodsByPath) {
    const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      reply.header('allow', allowed.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    };
    const others = usual.filter((method) => !isAnswered(method, allowed));
    server.route({ method: others, url, onRequest: refuse, handler: refuse });
  }
};

/** Accepts only JSON. An empty body counts as none, with any content type. */
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
 * the same procedure as tRPC; the raw routes; and their description.
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
    const usual = server.supportedMethods;
    answerOddMethods(server);
    const methodsByPath = collectMethods(server);
    for (const call of calls) registerCall(server, app, call);
    for (const call of rawRoutes) await server.register(call.plugin(app));
    await server.register(apiDocs(app));
    registerOtherMethods(server, methodsByPath(), usual);
    // Otherwise the page route would answer unknown paths under /api.
    for (const url of ['/', '/*']) {
      server.route({ method: usual, url, handler: answerUnknownPath });
    }
  };
