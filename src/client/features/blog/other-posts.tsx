import { PostCards } from './post-cards.tsx';
import { latest } from './post-lists.ts';
import { usePosts } from './use-posts.ts';

const MOST = 3;

/** A few of the newest posts, to read on. */
export const OtherPosts = ({ than: slug }: { than: string }) => {
  const posts = usePosts(latest)?.posts.filter((post) => post.slug !== slug) ?? [];
  if (posts.length === 0) return <div className="pb-20 md:pb-28" />;
  return (
    <section aria-labelledby="other-posts-title" className="page-width section-space print:hidden">
      <h2 id="other-posts-title" className="mb-8 text-3xl">
        Altri articoli
      </h2>
      <PostCards posts={posts.slice(0, MOST)} heading="h3" columns={3} />
    </section>
  );
};
