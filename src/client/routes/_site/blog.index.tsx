import { createFileRoute } from '@tanstack/react-router';
import { blogHead } from '#client/features/cms/blog/blog-head.ts';
import { BlogFailure, BlogScreen, PostsNotFound } from '#client/features/cms/blog/blog-screen.tsx';
import { parseBlogSearch } from '#client/features/cms/blog/blog-search.ts';
import { loadPosts } from '#client/features/cms/blog/load-posts.ts';
import { pageOfList } from '#client/features/cms/blog/post-lists.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';

const BlogRoute = () => <BlogScreen page={Route.useSearch().page ?? 1} />;

export const Route = createFileRoute('/_site/blog/')({
  validateSearch: parseBlogSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { utils }, deps: { page } }) => loadPosts(utils, page),
  head: ({ match: { context, loaderDeps } }) => {
    const list = context.utils.blog.summaries.getData(pageOfList(loaderDeps.page));
    return blogHead({ page: loaderDeps.page, list }, siteOf(context));
  },
  component: BlogRoute,
  errorComponent: BlogFailure,
  notFoundComponent: PostsNotFound,
});
