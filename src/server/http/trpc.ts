import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { type AppRouter, appRouter } from '#server/app-router.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import { createRequestContext } from './request-context.ts';

/** Calls in one request. The browser sends no more; each counts as a call of its own. */
const MAX_BATCH_SIZE = 20;

/** The typed way for the site's own pages. It has its own parsers, so it lives in its own scope. */
export const trpc =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const options: FastifyTRPCPluginOptions<AppRouter> = {
      prefix: '',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH_SIZE,
        createContext: ({ req }) => createRequestContext(app, req),
        responseMeta: ({ errors }) => {
          const waits = errors.map((error) => appErrorOf(error).retryAfterSeconds ?? 0);
          const longest = Math.max(0, ...waits);
          return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {};
        },
      },
    };
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await server.register(fastifyTRPCPlugin, options);
  };
