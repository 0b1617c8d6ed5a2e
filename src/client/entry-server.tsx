import type { Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { type AppRouterOptions, createAppRouter } from './router.tsx';

export type RenderPage = (
  request: Request,
  options: AppRouterOptions & { manifest: Manifest },
) => Promise<Response>;

/** Draws the page of an address: a whole document, or a redirect. */
export const renderPage: RenderPage = (request, { manifest, ...options }) => {
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => Promise.resolve(manifest),
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
};
