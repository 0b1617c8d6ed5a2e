import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#client/features/cms/pages/load-page.ts';
import { PageFailure, PageNotFound, PageScreen } from '#client/features/cms/pages/page-screen.tsx';
import { pageScreenHead } from '#client/features/cms/pages/page-screen-head.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';

const PageRoute = () => {
  const { slug } = Route.useParams();
  return <PageScreen key={slug} slug={slug} />;
};

export const Route = createFileRoute('/_site/pages/$slug')({
  loader: ({ context: { utils }, params: { slug } }) => loadPage(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    pageScreenHead(context.utils.pages.get.getData({ id: slug }), siteOf(context)),
  component: PageRoute,
  errorComponent: PageFailure,
  notFoundComponent: PageNotFound,
});
