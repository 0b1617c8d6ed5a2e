import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { createOpenCheck, RenderPage } from '#client/entry-server.tsx';
import type { AppContext } from '#server/app-context.ts';
import { isInPreparation } from '#server/features/site-settings/site-settings.service.ts';
import { findPreviewer } from '#server/http/preview-cookie.ts';
import { localizedPath, splitLocale } from '#shared/languages/locales.ts';
import { type ClientBuild, createPageRenderer } from './page-renderer.ts';

const ENTRY = '/src/client/entry-server.tsx';

const app = { attrs: { type: 'module', src: '/src/client/entry-client.tsx' } };

const clientSources = (preamble: string): ClientBuild['manifest'] => ({
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: preamble },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/client/entry-page.ts' } },
      ],
      css: ['/src/client/styles/back-office.css'],
    },
    '/_account': { scripts: [app] },
    '/admin': { scripts: [app] },
  },
});

const loadSources = async (vite: ViteDevServer): Promise<ClientBuild> => {
  const { renderPage } = (await vite.ssrLoadModule(ENTRY)) as { renderPage: RenderPage };
  const head = await vite.transformIndexHtml('/', '<html><head></head></html>');
  const [, script = ''] = head.split('<script type="module">');
  const [preamble = ''] = script.split('</script>');
  return { renderPage, manifest: clientSources(preamble), filesOf: () => () => [] };
};

/** In development, pages are rendered from the sources at each request. */
export const devPages = (server: FastifyInstance, app: AppContext, vite: ViteDevServer): void => {
  const render = createPageRenderer(app, () => loadSources(vite));
  const isHidden = async (url: string): Promise<boolean> => {
    const client = (await vite.ssrLoadModule(ENTRY)) as { createOpenCheck: typeof createOpenCheck };
    const staysOpen = client.createOpenCheck()(url.split('?', 1)[0] ?? '');
    return !staysOpen && (await isInPreparation(app.database));
  };
  server.get('/*', async (request, reply) => {
    const viewer = (await findPreviewer(app, request))?.role ?? null;
    const address = viewer === null && (await isHidden(request.url)) ? '/-' : request.url;
    const rendered = await render(address, request.id, viewer);
    const { status, html, location } =
      rendered.notFoundAddress === null
        ? rendered
        : await render(
            localizedPath(splitLocale(request.url).locale, rendered.notFoundAddress),
            request.id,
            viewer,
          );
    if (location !== null) return reply.redirect(location, status);
    // The built site's policy would block Vite's inline scripts and styles.
    reply.removeHeader('content-security-policy');
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
};
