import {
  createRootRouteWithContext,
  HeadContent,
  rootRouteId,
  Scripts,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { OpeningSoon, useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { earlyEventsScript } from '#client/hydration/early-events.ts';
import { firstScreenScript } from '#client/hydration/first-screen.ts';
import { DocumentContext } from '#client/hydration/island.tsx';
import { loadTexts, textsOf } from '#client/hydration/later-texts.ts';
import { prefetchRules } from '#client/hydration/prefetch-rules.ts';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';
import { loadWithNotices } from '#client/loading/load-code.ts';
import { NOTICES, noticeTexts } from '#client/loading/page-notice.ts';
import type { RouteContext } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { NotFoundView } from '#client/ui/not-found-view.tsx';
import { siteNameOf } from '#client/ui/page-head.ts';
import { PagePath } from '#client/ui/site-link.tsx';
import { Toaster } from '#client/ui/toasts.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

/** If only the root route matches, the page does not exist or has not loaded yet. */
const titleOf = (
  homepage: Homepage | undefined,
  {
    isHidden,
    isNotFound,
    language,
  }: { isHidden: boolean; isNotFound: boolean; language: Language },
): string => {
  const siteName = siteNameOf({ homepage, language });
  if (isHidden) return `${language.t('frame.openingSoon')} · ${siteName}`;
  return isNotFound ? `${language.t('common.notFound')} · ${siteName}` : siteName;
};

/** The texts for the page's first script when the connection fails. */
const Notices = () => {
  const { t } = useLanguage();
  const texts = noticeTexts.map((name) => [name, t(`common.${name}`)]);
  return (
    <script
      id={NOTICES}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, none of which holds a tag
      dangerouslySetInnerHTML={{ __html: JSON.stringify(Object.fromEntries(texts)) }}
    />
  );
};

/** While the next page is loading, `location` is ahead of what is rendered. */
const useShownPath = (): string =>
  useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });

/** The scripts of a document: neither the router's data nor the app. */
const DocumentScripts = () => {
  const { ssr, options } = useRouter();
  const inline = (ssr?.manifest?.routes[rootRouteId]?.scripts ?? []).map(
    ({ attrs, children = '' }) => ({ ...attrs, children }),
  );
  return [{ type: 'speculationrules', children: prefetchRules }, ...inline].map(
    ({ children, ...attributes }) => (
      <script
        key={children}
        {...attributes}
        nonce={options.ssr?.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server itself
        dangerouslySetInnerHTML={{ __html: children }}
      />
    ),
  );
};

const Document = ({ children }: { children: ReactNode }) => {
  const { locale } = useLanguage();
  const texts = useMatches({ select: (matches) => textsOf(matches).join(' ') || undefined });
  const isApp = use(DocumentContext) === null;
  const hasDatesBar = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasDatesBar),
  });
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body
        data-locale={locale}
        data-app={isApp || undefined}
        // Known before the bar itself arrives, so that the header does not shift.
        data-has-dates-bar={hasDatesBar || undefined}
        data-texts={isApp ? texts : undefined}
      >
        <PagePath value={useShownPath()}>{children}</PagePath>
        {isApp && <Toaster />}
        <Notices />
        {isApp ? <Scripts /> : <DocumentScripts />}
      </body>
    </html>
  );
};

const NotFoundPage = () => (
  <SiteLayout>{useIsHidden() ? <OpeningSoon /> : <NotFoundView />}</SiteLayout>
);

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ matches, preload }) => {
    const load = () => loadTexts(textsOf(matches));
    await (preload ? load() : loadWithNotices(load));
  },
  loader: async ({ context: { utils } }) => {
    await Promise.all([
      utils.menu.list.prefetch(),
      utils.homepage.get.prefetch(),
      utils.property.get.prefetch(),
      utils.siteSettings.state.ensureData(),
    ]);
    return null;
  },
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#0d5167' },
      {
        title: titleOf(match.context.utils.homepage.get.getData(), {
          isHidden: match.context.utils.siteSettings.state.getData()?.shown === 'hidden',
          isNotFound: matches.length === 1,
          language: match.context.language,
        }),
      },
    ],
    links: [
      // A browser without SVG support takes the first, others take the last.
      { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
      { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
    scripts: import.meta.env.SSR
      ? [{ children: firstScreenScript }, { children: earlyEventsScript }]
      : [],
  }),
  shellComponent: Document,
  notFoundComponent: NotFoundPage,
});
