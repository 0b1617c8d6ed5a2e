import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { PostCards } from './post-cards.tsx';
import { latestPosts } from './post-lists.ts';

/** The newest posts on the home page; nothing if there are none or loading failed. */
export const LatestPosts = () => {
  const { t } = useLanguage();
  const { data } = trpc.blog.summaries.useQuery(latestPosts);
  const posts = data?.posts ?? [];
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts-title" className="latest-posts page-width section-space">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="latest-posts-title" className="text-4xl">
          {t('blog.latest')}
        </h2>
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
        >
          {t('blog.list')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <PostCards posts={posts} heading="h3" columns={4} isSwiped />
    </section>
  );
};
