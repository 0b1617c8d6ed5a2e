import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { DraftBadge } from '#client/features/cms/draft-bar.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { PostSummary } from '#shared/cms/blog.schema.ts';
import { PostByline, ReadTime, specifiedLang } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';

const ReadMore = ({ post }: { post: PostSummary }) => {
  const { t, locale } = useLanguage();
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: post.slug }}
      className="inline-flex min-h-11 items-center gap-2 text-base font-semibold text-sea-600 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-sea-600"
    >
      <span>
        <span lang={specifiedLang(locale)}>{t('blog.readMore')}</span>
        <span lang={langOf(post, 'title')} className="sr-only">
          {' '}
          {post.title}
        </span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </Link>
  );
};

type PostCardProps = {
  post: PostSummary;
  heading: 'h2' | 'h3';
  sizes: string;
  priority?: boolean;
  /** A lower picture on tablets. */
  isLow: boolean;
};

const PostCard = ({ post, heading: Heading, sizes, priority = false, isLow }: PostCardProps) => (
  <article className="group relative flex h-full flex-col @2xl:flex-row overflow-hidden rounded-card border border-sand-200 bg-white transition-shadow hover:shadow-float has-focus-visible:overflow-visible">
    <PostCover
      cover={post.cover}
      sizes={sizes}
      priority={priority}
      className={clsx('aspect-3/2 w-full @2xl:w-1/2', isLow && 'md:aspect-2/1 lg:aspect-3/2')}
    />
    {!post.published && (
      <p className="absolute top-3 left-3">
        <DraftBadge />
      </p>
    )}
    <div className="flex grow flex-col p-5">
      <PostByline post={post} />
      <Heading
        lang={langOf(post, 'title')}
        className="mt-4 font-serif text-xl @2xl:text-3xl leading-snug text-sea-700 wrap-anywhere"
      >
        {post.title}
      </Heading>
      <p
        lang={langOf(post, 'excerpt')}
        className="mt-2 mb-3 line-clamp-4 text-ink-soft wrap-anywhere"
      >
        {post.excerpt}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <ReadMore post={post} />
        <p className="text-ink-soft">
          <ReadTime minutes={post.readTime} />
        </p>
      </div>
    </div>
  </article>
);

type Columns = 3 | 4;

const sizes: Record<Columns, string> = {
  3: `(width >= 76rem) 23rem, (width >= 64rem) 31vw, (width >= 48rem) 46vw, ${phoneTextWidth}`,
  4: `(width >= 80rem) 17rem, (width >= 64rem) 46vw, (width >= 48rem) 22rem, ${phoneTextWidth}`,
};
/** Three or four cards in a row; the cards of the last row share its width. */
const widths: Record<Columns, string> = { 3: 'grow basis-72', 4: 'lg:grow lg:basis-60' };

type PostCardsProps = {
  posts: readonly PostSummary[];
  heading: 'h2' | 'h3';
  columns: Columns;
  priority?: boolean;
  /** On phones and tablets a row to swipe. */
  isSwiped?: boolean;
};

export const PostCards = (props: PostCardsProps) => {
  const { posts, heading, columns, priority = false, isSwiped = false } = props;
  const List = isSwiped ? SwipeRow : 'ul';
  return (
    <List className={isSwiped ? 'lg:flex lg:flex-wrap lg:gap-5' : 'flex flex-wrap gap-5'}>
      {posts.map((post, index) => (
        <li key={post.id} className={clsx('@container min-w-0', widths[columns])}>
          <PostCard
            post={post}
            heading={heading}
            sizes={sizes[columns]}
            priority={priority && index === 0}
            isLow={isSwiped}
          />
        </li>
      ))}
    </List>
  );
};
