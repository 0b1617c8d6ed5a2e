import { Link } from '@tanstack/react-router';
import { Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIsStaff } from '#client/features/accounts/session/session.ts';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound, useReloadWhenFound } from '#client/features/cms/entry-not-found.tsx';
import { useOwnLinks } from '#client/features/rich-text/view/use-own-links.ts';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { focusContent } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { blogLabels } from './blog-labels.ts';
import { PostsPending } from './blog-pending.tsx';
import { blogPath } from './blog-search.ts';
import { PostCards } from './post-cards.tsx';
import { pageCount, pageOfList } from './post-lists.ts';
import { usePosts } from './use-posts.ts';

export const BlogFailure = ({ error }: { error: unknown }) => (
  <EntryFailure
    heading={blogLabels.list}
    title={blogLabels.listFailed}
    error={error}
    backTo="/"
    back="Torna alla Home"
  />
);

/** For staff drafts may fill one more page. */
export const PostsNotFound = ({ page }: { page: number }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.blog.list.useQuery(pageOfList(page), { enabled: isStaff, staleTime: 0 });
  useReloadWhenFound(isStaff && data !== undefined && data.posts.length > 0);
  return (
    <EntryNotFound title="Pagina Non Trovata" backTo="/blog" back={blogLabels.list}>
      Gli articoli finiscono prima di questa pagina.
    </EntryNotFound>
  );
};

const NoPosts = () => (
  <EmptyState
    icon={<Feather />}
    title={<span lang="en">{blogLabels.empty}</span>}
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

/** The pagination is below the list, and its link may be gone on the next page. */
const useFocusOnNewPage = (page: number): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) focusContent();
    shown.current = page;
  }, [page]);
};

export const BlogScreen = ({ page }: { page: number }) => {
  const list = usePosts(pageOfList(page));
  useFocusOnNewPage(page);
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">{blogLabels.list}</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-soft md:mb-12">
        La casa, l’isola, le stagioni: quello che vale la pena di sapere prima di partire.
      </p>
      {!list && <PostsPending />}
      {list?.posts.length === 0 && <NoPosts />}
      {list && (
        <>
          <PostCards posts={list.posts} heading="h2" columns={3} priority />
          <PagesOfPosts page={page} pages={pageCount(list.total)} />
        </>
      )}
    </div>
  );
};
