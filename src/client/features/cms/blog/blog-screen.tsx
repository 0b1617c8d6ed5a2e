import { Link } from '@tanstack/react-router';
import { Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOwnLinks } from '#client/features/rich-text/view/use-own-links.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { focusContent } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { PostsPending } from './blog-pending.tsx';
import { blogPath } from './blog-search.ts';
import { blogTexts } from './blog-texts.ts';
import { PostCards } from './post-cards.tsx';
import { pageOfList, pagesOf } from './post-lists.ts';
import { usePosts } from './use-posts.ts';

const NoPosts = () => (
  <EmptyState
    icon={<Feather />}
    title={<span lang="en">{blogTexts.empty}</span>}
    action={
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        Torna alla Home
      </Link>
    }
  >
    Stiamo scrivendo i primi racconti dall’isola: arrivano presto.
  </EmptyState>
);

const PagesOfPosts = ({ page, pages }: { page: number; pages: number }) => (
  <div ref={useOwnLinks<HTMLDivElement>()} className="mt-12 md:mt-16">
    <Pagination page={page} pages={pages} hrefFor={blogPath} />
  </div>
);

/** What led to another page is at the foot of the list, and may be a link no more. */
const useReadingFromTop = (page: number): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) focusContent();
    shown.current = page;
  }, [page]);
};

/** All posts, nine at a time; `page` from 1 on. */
export const BlogScreen = ({ page }: { page: number }) => {
  const list = usePosts(pageOfList(page));
  useReadingFromTop(page);
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">{blogTexts.list}</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-soft md:mb-12">
        La casa, l’isola, le stagioni: quello che vale la pena di sapere prima di partire.
      </p>
      {!list && <PostsPending />}
      {list?.posts.length === 0 && <NoPosts />}
      {list && (
        <>
          <PostCards posts={list.posts} heading="h2" columns={3} priority />
          <PagesOfPosts page={page} pages={pagesOf(list.total)} />
        </>
      )}
    </div>
  );
};
