import { createFileRoute } from '@tanstack/react-router';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { loadPage } from '#client/features/pages/load-page.ts';
import { PageFailure } from '#client/features/pages/page-failure.tsx';
import { PageNotFound } from '#client/features/pages/page-not-found.tsx';
import { PageScreen } from '#client/features/pages/page-screen.tsx';
import { pageScreenHead } from '#client/features/pages/page-screen-head.ts';
import { TextPending } from '#client/features/rich-text/text-pending.tsx';

const PageRoute = () => {
  const { slug } = Route.useParams();
  return <PageScreen key={slug} slug={slug} />;
};

const MissingPage = () => <PageNotFound slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_site/pages/$slug')({
  loader: ({ context: { utils }, params: { slug } }) => loadPage(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    pageScreenHead(context.utils.pages.get.getData({ id: slug }), siteOf(context)),
  component: PageRoute,
  pendingComponent: TextPending,
  errorComponent: PageFailure,
  notFoundComponent: MissingPage,
});
