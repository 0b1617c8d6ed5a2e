import type { AnyRoute } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import styles from '#client/styles/visitors.css?inline';
import { hasRoute } from '#client/ui/has-route.ts';
import { createLanguage } from '#shared/languages/language.ts';
import { splitLocale } from '#shared/languages/locales.ts';
import { it } from '#shared/texts/it/index.ts';
import { hasFailedQueries } from './hydration/dehydrated-state.ts';
import { notFoundAddressOf } from './hydration/not-found-page.ts';
import { type AppRouterOptions, createAppRouter } from './router.tsx';

/** A rendered page: status and headers, and the text separately, because a Response would encode it. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  html: string;
  /**
   * For a not-found response, the address of the page to show. Only that address is rendered; the other
   * responses have no text.
   */
  notFoundAddress: string | null;
};

type RequestHandlerOptions = Parameters<typeof createRequestHandler>[0];

/** The files that each route's page loads. */
export type PageManifest = Awaited<
  ReturnType<NonNullable<RequestHandlerOptions['getRouterManifest']>>
>;

export type RenderPage = (
  request: Request,
  options: AppRouterOptions & { manifest: PageManifest },
) => Promise<RenderedPage>;

/**
 * Renders the page of an address: a whole document, or, without a text, a redirect or a reference to the shared
 * not-found page.
 */
export const renderPage: RenderPage = async (request, { manifest, ...options }) => {
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => Promise.resolve(manifest),
  });
  const { pathname, search } = new URL(request.url);
  const { path } = splitLocale(pathname);
  let html = '';
  let notFoundAddress: string | null = null;
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    if (getSsrStatus(router) === 404) notFoundAddress = notFoundAddressOf(router);
    if (notFoundAddress !== null && notFoundAddress !== `${path}${search}`) {
      return new Response(null, { status: 404 });
    }
    const drawn = renderToString(<RouterServer router={router} />);
    html = await transformHtmlStringWithRouter(router, drawn);
    // Do not cache a page with a failed section.
    if (hasFailedQueries(router.options.context.queryClient)) {
      responseHeaders.set('cache-control', 'no-store');
    }
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html, notFoundAddress };
};

/** Inlined into each page: a separate file would cost a round trip. */
export const visitorsStyles: string = styles;

const isClientRendered = ({ options, parentRoute }: AnyRoute): boolean =>
  options.ssr === false || (parentRoute !== undefined && isClientRendered(parentRoute));

/** For checks that need only the route tree. */
const emptyRouter = (): ReturnType<typeof createAppRouter> =>
  createAppRouter({ links: [], language: createLanguage(it), today: '', publicUrl: '' });

/** Finds paths without a route: they are not found, whatever the data. */
export const createPathCheck = (): ((path: string) => boolean) => {
  const router = emptyRouter();
  return (path) => !hasRoute(router, path);
};

/** Finds paths that stay public while the site is in preparation. */
export const createOpenCheck = (): ((path: string) => boolean) => {
  const router = emptyRouter();
  return (path) =>
    router.getMatchedRoutes(path)[0].some(({ options }) => options.staticData?.staysOpen === true);
};

/** Finds paths behind mailed links: their pages are rendered for each request and never stored. */
export const createSecretCheck = (): ((path: string) => boolean) => {
  const router = emptyRouter();
  return (path) =>
    path !== '/' && router.getMatchedRoutes(path)[0].some(({ options }) => options.headers);
};

/** The ids of the routes that only the browser can render. */
export const clientRenderedRoutes = (): string[] => {
  return Object.values<AnyRoute>({ ...emptyRouter().routesById })
    .filter(isClientRendered)
    .map(({ id }) => id);
};
