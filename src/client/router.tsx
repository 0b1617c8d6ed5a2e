import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type LocationRewrite } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { dehydrateQueries, hydrateQueries } from '#client/hydration/dehydrated-state.ts';
import { refreshMe } from '#client/session/session.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { localizedPath, splitLocale } from '#shared/languages/locales.ts';
import type { Language } from '#shared/texts/texts.ts';
import type { LaterTexts } from './hydration/later-texts.ts';
import { routeTree } from './route-tree.gen.ts';
import { type RouteContext, type ServerLink, trpc } from './trpc.ts';
import { ErrorView } from './ui/error-view.tsx';
import { LanguageProvider } from './ui/language.tsx';
import { createMutationCache } from './ui/mutation-cache.ts';
import { toastSuccess } from './ui/toasts.tsx';

export type AppRouterOptions = {
  links: ServerLink[];
  language: Language;
  /** Today at the house. From the server, so that the browser renders the same day. */
  today: StayDate;
  /** The site's own address without a slash at its end. */
  publicUrl: string;
  /** Marks the scripts that the server itself wrote into the page. */
  nonce?: string;
};

type DehydratedRouter = { queries: string } & Pick<RouteContext, 'today' | 'publicUrl'>;

/** Keeps the scroll position of a page that was scrolled before hydration, and tells it to the router. */
const leavesScrolledPageAlone = (): (() => boolean) => {
  let isNew = true;
  return () => {
    const isScrolled = isNew && typeof window !== 'undefined' && window.scrollY > 0;
    isNew = false;
    if (isScrolled) document.dispatchEvent(new Event('scroll'));
    return !isScrolled;
  };
};

/** Routes have no language: it is removed from an address before matching, and prefixed to each link. */
const rewriteFor = ({ locale }: Language): LocationRewrite => ({
  input: ({ url }) => {
    const named = splitLocale(url.pathname);
    if (named.locale === locale) url.pathname = named.path;
    return url;
  },
  output: ({ url }) => {
    url.pathname = localizedPath(locale, url.pathname);
    return url;
  },
});

/** One router, query client and API client: new for each request on the server, once in a browser. */
export const createAppRouter = ({ links, language, today, publicUrl, nonce }: AppRouterOptions) => {
  const queryClient = new QueryClient({
    mutationCache: createMutationCache(toastSuccess, refreshMe),
    // A page arrives with fresh data, because the server rerenders it whenever its data change.
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false },
      // Without a connection a mutation fails at once instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
  });
  const client = trpc.createClient({ links });
  const utils = createTRPCQueryUtils({ queryClient, client });
  const context: RouteContext = { utils, queryClient, today, publicUrl, language };

  const router = createRouter({
    routeTree,
    context,
    ...(nonce ? { ssr: { nonce } } : {}),
    rewrite: rewriteFor(language),
    // One page, one address.
    caseSensitive: true,
    // Documents leave it to the browser.
    scrollRestoration: import.meta.env.SSR ? false : leavesScrolledPageAlone(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A skeleton disappears as soon as the content has loaded.
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorView,
    dehydrate: (): DehydratedRouter => ({
      queries: dehydrateQueries(queryClient),
      today,
      publicUrl,
    }),
    hydrate: ({ queries, ...server }: DehydratedRouter) => {
      hydrateQueries(queryClient, queries);
      router.update({ context: { ...context, ...server } });
    },
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider language={language}>{children}</LanguageProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  return router;
};

type AppClientRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the library learns the router's type
  interface Register {
    router: AppClientRouter;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: the same
  interface StaticDataRouteOption {
    /** Strangers see the route while the site is in preparation. */
    staysOpen?: true;
    /** The app renders the route in the browser; the others are documents. */
    isApp?: true;
    /** Phones have a bar with the link to the dates at the foot, and none in the header. */
    hasDatesBar?: true;
    /** Texts that only this page needs. */
    texts?: readonly LaterTexts[];
  }
}
