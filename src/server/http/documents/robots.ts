import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { locales, localizedPath } from '#shared/languages/locales.ts';

/** Which paths crawlers should skip, and where the sitemap is. */
export const robots =
  ({ config }: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const text = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /pulizie/',
      'Disallow: /rispondi/',
      ...locales.map((locale) => `Disallow: ${localizedPath(locale, '/soggiorno/')}`),
      'Disallow: /trpc/',
      '',
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
    server.get('/robots.txt', (_request, reply) => {
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(text);
    });
    done();
  };
