import { createFileRoute } from '@tanstack/react-router';
import { loadPost } from '#client/features/cms/blog/load-posts.ts';
import { postHead } from '#client/features/cms/blog/post-head.ts';
import { PostFailure, PostNotFound, PostScreen } from '#client/features/cms/blog/post-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';

const PostRoute = () => {
  const { slug } = Route.useParams();
  return <PostScreen key={slug} slug={slug} />;
};

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: ({ context: { utils }, params: { slug } }) => loadPost(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    postHead(context.utils.blog.get.getData({ id: slug }), slug, siteOf(context)),
  component: PostRoute,
  errorComponent: PostFailure,
  notFoundComponent: PostNotFound,
});
