import { Link } from '@tanstack/react-router';
import { Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound, useReloadWhenFound } from '#client/features/cms/entry-not-found.tsx';
import { useOwnLinks } from '#client/features/rich-text/view/use-own-links.ts';
import { useIsStaff } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { focusContent } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { PostsPending } from './blog-pending.tsx';
import { blogPath } from './blog-search.ts';
import { specifiedLang } from './post-byline.tsx';
import { PostCards } from './post-cards.tsx';
import { pageCount, pageOfList } from './post-lists.ts';
import { usePosts } from './use-posts.ts';

/** The specification's words, in every language. */
const LIST_FAILED = 'Failed to load blog posts';

export const BlogFailure = ({ error }: { error: unknown }) => {
  const { t } = useLanguage();
  return (
    <EntryFailure
      heading={t('blog.list')}
      title={LIST_FAILED}
      error={error}
      backTo="/"
      back={t('common.backHome')}
    />
  );
};

/** Drafts may give staff one more page. */
export const PostsNotFound = ({ page }: { page: number }) => {
  const { t } = useLanguage();
  const isStaff = useIsStaff();
  const { data } = trpc.blog.summaries.useQuery(pageOfList(page), {
    enabled: isStaff,
    staleTime: 0,
  });
  useReloadWhenFound(isStaff && data !== undefined && data.posts.length > 0);
  return (
    <EntryNotFound title={t('common.notFound')} backTo="/blog" back={t('blog.list')}>
      {t('blog.noMore')}
    </EntryNotFound>
  );
};

const NoPosts = () => {
  const { t, locale } = useLanguage();
  return (
    <EmptyState
      icon={<Feather />}
      title={<span lang={specifiedLang(locale)}>{t('blog.noPosts')}</span>}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('common.backHome')}
        </Link>
      }
    >
      {t('blog.noneHint')}
    </EmptyState>
  );
};

const PagesOfPosts = ({ page, pages }: { page: number; pages: number }) => {
  const localized = useLocalizedPath();
  return (
    <div ref={useOwnLinks<HTMLDivElement>()} className="mt-12 md:mt-16">
      <Pagination page={page} pages={pages} hrefFor={(wanted) => localized(blogPath(wanted))} />
    </div>
  );
};

/** The pagination is below the list, and its link may be gone on the next page. */
const useFocusOnNewPage = (page: number): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) focusContent();
    shown.current = page;
  }, [page]);
};

export const BlogScreen = ({ page }: { page: number }) => {
  const { t } = useLanguage();
  const list = usePosts(pageOfList(page));
  useFocusOnNewPage(page);
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">{t('blog.list')}</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-soft md:mb-12">{t('blog.intro')}</p>
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
