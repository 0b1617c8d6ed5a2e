import { createFileRoute } from '@tanstack/react-router';
import { PostFailure } from '#client/features/blog/blog-failure.tsx';
import { loadPost } from '#client/features/blog/load-posts.ts';
import { postHead } from '#client/features/blog/post-head.ts';
import { PostNotFound } from '#client/features/blog/post-not-found.tsx';
import { PostScreen } from '#client/features/blog/post-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { TextPending } from '#client/features/rich-text/text-pending.tsx';

const PostRoute = () => {
  const { slug } = Route.useParams();
  return <PostScreen key={slug} slug={slug} />;
};

const MissingPost = () => <PostNotFound slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: ({ context: { utils }, params: { slug } }) => loadPost(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    postHead(context.utils.blog.get.getData({ id: slug }), slug, siteOf(context)),
  component: PostRoute,
  pendingComponent: TextPending,
  errorComponent: PostFailure,
  notFoundComponent: MissingPost,
});
