import clsx from 'clsx';
import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import type { PostSummary } from '#shared/blog.schema.ts';
import { PostCard } from './post-card.tsx';

/** Cards beside each other on a wide screen. */
type Columns = 3 | 4;

const grids: Record<Columns, string> = {
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};
const sizes: Record<Columns, string> = {
  3: `(width >= 76rem) 23rem, (width >= 64rem) 31vw, (width >= 48rem) 46vw, ${phoneTextWidth}`,
  4: `(width >= 80rem) 17rem, (width >= 40rem) 46vw, ${phoneTextWidth}`,
};

type PostCardsProps = {
  posts: readonly PostSummary[];
  heading: 'h2' | 'h3';
  columns: Columns;
  /** Whether the first card is what the visitor sees first. */
  priority?: boolean;
};

export const PostCards = ({ posts, heading, columns, priority = false }: PostCardsProps) => (
  <ul className={clsx('grid gap-5 md:gap-6', grids[columns])}>
    {posts.map((post, index) => (
      <li key={post.id} className="min-w-0">
        <PostCard
          post={post}
          heading={heading}
          sizes={sizes[columns]}
          priority={priority && index === 0}
        />
      </li>
    ))}
  </ul>
);
