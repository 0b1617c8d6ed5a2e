import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { type AppRouter, appRouter } from '#server/app-router.ts';
import { answerError } from '#server/http/rest/error-answers.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import { createRequestContext } from './request-context.ts';

const METHODS = ['GET', 'POST'];

/** Calls in one request: as many as the site's pages send at most. Each counts separately in limits. */
const MAX_BATCH_SIZE = 20;

const isJson = (contentType = ''): boolean => /^application\/json\s*(;|$)/i.test(contentType);

/**
 * The tRPC transport, for the site's own pages. It needs its own body parsers, hence a separate scope.
 */
export const trpc =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const options: FastifyTRPCPluginOptions<AppRouter> = {
      prefix: '',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH_SIZE,
        createContext: ({ req, res }) => createRequestContext(app, req, res),
        // Procedures log their own errors; this logs failures before a procedure runs.
        onError: ({ error, path, req }) => {
          if (error.cause instanceof AppError || appErrorOf(error).code !== 'INTERNAL') return;
          req.log.error({ err: error.cause ?? error, path, requestId: req.id }, 'call failed');
        },
        responseMeta: ({ errors }) => {
          const waits = errors.map((error) => appErrorOf(error).retryAfterSeconds ?? 0);
          const longest = Math.max(0, ...waits);
          return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {};
        },
      },
    };
    server.setErrorHandler(answerError);
    // tRPC itself would answer HEAD without checking access, and read a form of any size.
    server.addHook('onRequest', async ({ method, headers }, reply) => {
      if (!METHODS.includes(method)) {
        reply.header('allow', METHODS.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      }
      if (method === 'POST' && !isJson(headers['content-type'])) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
    });
    server.addHook('onSend', (_request, reply, payload, sent) => {
      reply.header('cache-control', 'no-store');
      sent(null, payload);
    });
    await server.register(fastifyTRPCPlugin, options);
  };
