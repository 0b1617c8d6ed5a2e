import type { AnyRoute } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import styles from '#client/styles/visitors.css?inline';
import { type AppRouterOptions, createAppRouter } from './router.tsx';

/** A drawn page: its status and headers, and its text apart, which a Response would only encode. */
export type RenderedPage = { status: number; headers: Headers; html: string };

type RequestHandlerOptions = Parameters<typeof createRequestHandler>[0];

/** What each route's page loads. */
export type PageManifest = Awaited<
  ReturnType<NonNullable<RequestHandlerOptions['getRouterManifest']>>
>;

export type RenderPage = (
  request: Request,
  options: AppRouterOptions & { manifest: PageManifest },
) => Promise<RenderedPage>;

/** Draws the page of an address: a whole document, or a redirect without a text. */
export const renderPage: RenderPage = async (request, { manifest, ...options }) => {
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(options),
    getRouterManifest: () => Promise.resolve(manifest),
  });
  let html = '';
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    const drawn = renderToString(<RouterServer router={router} />);
    html = await transformHtmlStringWithRouter(router, drawn);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html };
};

/** They stand in each page: a file of their own would come a round trip later. */
export const visitorsStyles: string = styles;

const isClientRendered = ({ options, parentRoute }: AnyRoute): boolean =>
  options.ssr === false || (parentRoute !== undefined && isClientRendered(parentRoute));

/** The ids of the routes that only the browser can render. */
export const clientRenderedRoutes = (): string[] => {
  const router = createAppRouter({ links: [], today: '', publicUrl: '' });
  return Object.values<AnyRoute>({ ...router.routesById })
    .filter(isClientRendered)
    .map(({ id }) => id);
};
