import type { AnyRoute } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { RenderedFor } from '#client/session/session.ts';
import visitorsStyles from '#client/styles/visitors.css?inline';
import textStyles from '#client/styles/visitors-texts.css?inline';
import { hasRoute } from '#client/ui/has-route.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { createLanguage } from '#shared/languages/language.ts';
import { splitLocale } from '#shared/languages/locales.ts';
import { it } from '#shared/texts/it/index.ts';
import { hasFailedQueries } from './hydration/dehydrated-state.ts';
import { DocumentContext, type DocumentRenderer } from './hydration/island.tsx';
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

type DocumentOptions = Pick<DocumentRenderer, 'filesOf'> & {
  /** The role of the staff for whom the page is rendered; null for visitors. */
  viewer: Role | null;
};

export type RenderPage = (
  request: Request,
  options: AppRouterOptions & DocumentOptions & { manifest: PageManifest },
) => Promise<RenderedPage>;

type AppRouter = ReturnType<typeof createAppRouter>;

const isOfApp = ({ state }: AppRouter): boolean =>
  state.matches.some(({ staticData }) => staticData.isApp);

/** A page of the app carries the router's data, a document its islands'. */
const renderHtml = async (
  router: AppRouter,
  { filesOf, viewer }: DocumentOptions,
): Promise<string> => {
  const page = <RouterServer router={router} />;
  if (isOfApp(router)) return transformHtmlStringWithRouter(router, renderToString(page));
  const renderRoot: DocumentRenderer['renderRoot'] = (root, identifierPrefix) =>
    renderToString(root, { identifierPrefix });
  const html = renderToString(
    <DocumentContext value={{ renderRoot, filesOf }}>
      <RenderedFor value={viewer}>{page}</RenderedFor>
    </DocumentContext>,
  );
  return `<!DOCTYPE html>${html}`;
};

/**
 * Renders the page of an address: a whole document, or, without a text, a redirect or a reference to the shared
 * not-found page.
 */
export const renderPage: RenderPage = async (
  request,
  { manifest, filesOf, viewer, ...options },
) => {
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
    html = await renderHtml(router, { filesOf, viewer });
    // Do not cache a page with a failed section.
    if (hasFailedQueries(router.options.context.queryClient)) {
      responseHeaders.set('cache-control', 'no-store');
    }
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html, notFoundAddress };
};

/** Inlined into each page, or into those with a text: a separate file would cost a round trip. */
export const pageStyles = { visitors: visitorsStyles, texts: textStyles };

const belongsToApp = ({ options, parentRoute }: AnyRoute): boolean =>
  options.staticData?.isApp === true || (parentRoute !== undefined && belongsToApp(parentRoute));

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

/** The ids of the routes that the app shows. */
export const routesOfApp = (): string[] =>
  Object.values<AnyRoute>({ ...emptyRouter().routesById })
    .filter(belongsToApp)
    .map(({ id }) => id);
