import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#server/app-context.ts';

const DOCUMENT = resolve('dist/openapi.json');

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

type ApiDocument = { info: { contact?: object }; servers: object[] };

/** The document as the build wrote it, with the address of this site. */
export const atAddress = <Document extends ApiDocument>(
  document: Document,
  publicUrl: string,
): Document => ({
  ...document,
  info: { ...document.info, contact: { ...document.info.contact, url: publicUrl } },
  servers: document.servers.map((site) => ({ ...site, url: `${publicUrl}/api` })),
});

const readDocument = async (publicUrl: string): Promise<string> => {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as ApiDocument;
  return JSON.stringify(atAddress(document, publicUrl));
};

/** The OpenAPI document, and a page to read it and try the calls. */
export const apiDocs =
  (app: AppContext): FastifyPluginAsync =>
  async (server) => {
    const { publicUrl } = app.config;
    let kept: { writtenAt: number; text: string } | undefined;
    server.get('/openapi.json', async (_request, reply) => {
      // While developing, the file is written anew.
      const { mtimeMs: writtenAt } = await stat(DOCUMENT);
      if (kept?.writtenAt !== writtenAt) kept = { writtenAt, text: await readDocument(publicUrl) };
      return reply.type('application/json').send(kept.text);
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
