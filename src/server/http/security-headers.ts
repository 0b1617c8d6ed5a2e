import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * On every answer. What is no page may load nothing at all and stand in no frame; pages and uploads
 * replace that policy with their own.
 */
export const securityHeaders = fastifyPlugin<{ app: AppContext }>(async (server, { app }) => {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only where the site is reached by TLS: on plain HTTP it would lock a tester out.
    hsts: app.config.publicUrl.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
  });
});
