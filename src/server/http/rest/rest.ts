import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { apiDocs } from '#server/http/documents/api-docs.ts';
import { createRequestContext } from '#server/http/request-context.ts';
import { answerError } from './error-answers.ts';
import { answerOtherMethods, collectPaths } from './other-methods.ts';
import { callProcedure } from './procedures.ts';
import { rawRoutes } from './raw-routes.ts';
import { listRestCalls, type RestCall, writes } from './rest-calls.ts';
import { createInputReader } from './rest-input.ts';

type InputReader = ReturnType<typeof createInputReader>;

/** Creates the reader with the call's first request: all at once would take a twentieth of the start. */
const readerOf = (call: RestCall): InputReader => {
  let reader: InputReader | undefined;
  return (request) => {
    reader ??= createInputReader(call.input, { fromQuery: !writes(call) });
    return reader(request);
  };
};

const calls = listRestCalls().map((call) => ({ ...call, readInput: readerOf(call) }));

/** A text as it is, any other file decoded from Base64. */
const fileOf = (reply: FastifyReply, type: string, answer: unknown): string | Buffer => {
  const isText = /^text\/|[/+]xml$/.test(type);
  reply.type(isText ? `${type}; charset=utf-8` : type);
  return isText ? String(answer) : Buffer.from(String(answer), 'base64');
};

const registerCall = (
  server: FastifyInstance,
  app: AppContext,
  { readInput, ...call }: (typeof calls)[number],
): void => {
  // Fastify's own routes for HEAD would double the time that registering takes.
  server.route({
    method: call.methods.includes('GET') ? [...call.methods, 'HEAD'] : call.methods,
    exposeHeadRoute: false,
    url: call.path,
    handler: async (request, reply) => {
      const context = await createRequestContext(app, request, reply);
      const input = readInput(request);
      const answer = await callProcedure(call.name, context, input);
      if (call.fileName) {
        reply.header('content-disposition', `attachment; filename="${call.fileName}"`);
      }
      return reply
        .code(call.status)
        .send(call.fileType ? fileOf(reply, call.fileType, answer) : answer);
    },
  });
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
    const listPaths = collectPaths(server);
    for (const call of calls) registerCall(server, app, call);
    for (const call of rawRoutes) await server.register(call.plugin(app));
    await server.register(apiDocs(app));
    answerOtherMethods(server, listPaths());
  };
