import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';

const readerFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

// Swagger UI sets inline styles; it loads nothing from other hosts.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reader"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });\n`;

/** The OpenAPI document, and a page to read it and try the calls. */
export const apiDocs =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    // Rarely requested, and the generator takes longer to load than the rest of the server.
    let document: Promise<string> | undefined;
    server.get('/openapi.json', async (_request, reply) => {
      document ??= import('./openapi-document.ts').then((module) =>
        JSON.stringify(module.openApiDocument(app.config)),
      );
      return reply.type('application/json').send(await document);
    });
    server.get('/docs', async (_request, reply) =>
      reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
    );
    server.get('/docs/start.js', async (_request, reply) =>
      reply.type('text/javascript').send(start),
    );
    await server.register(fastifyStatic, {
      root: readerFolder,
      prefix: '/docs/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['**/!(swagger-ui.css|swagger-ui-bundle.js)'],
    });
  };
