import { createFileRoute } from '@tanstack/react-router';
import { EntryPending } from '#client/features/cms/entry-pending.tsx';
import { loadPage } from '#client/features/cms/pages/load-page.ts';
import { PageFailure, PageNotFound, PageScreen } from '#client/features/cms/pages/page-screen.tsx';
import { pageScreenHead } from '#client/features/cms/pages/page-screen-head.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';

const PageRoute = () => {
  const { slug } = Route.useParams();
  return <PageScreen key={slug} slug={slug} />;
};

const MissingPage = () => <PageNotFound slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_site/pages/$slug')({
  codeSplitGroupings: [],
  loader: ({ context: { utils }, params: { slug } }) => loadPage(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    pageScreenHead(context.utils.pages.get.getData({ id: slug }), siteOf(context)),
  component: PageRoute,
  pendingComponent: EntryPending,
  errorComponent: PageFailure,
  notFoundComponent: MissingPage,
});
