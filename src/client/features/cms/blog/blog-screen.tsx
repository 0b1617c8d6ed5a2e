import { Link } from '@tanstack/react-router';
import { Feather } from 'lucide-react';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound } from '#client/features/cms/entry-not-found.tsx';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage, useLocalizedPath } from '#client/ui/language.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { blogPath } from './blog-search.ts';
import { specifiedLang } from './post-byline.tsx';
import { PostCards } from './post-cards.tsx';
import { pageCount, pageOfList } from './post-lists.ts';

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

export const PostsNotFound = () => {
  const { t } = useLanguage();
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
    <div className="mt-12 md:mt-16">
      <Pagination page={page} pages={pages} hrefFor={(wanted) => localized(blogPath(wanted))} />
    </div>
  );
};

export const BlogScreen = ({ page }: { page: number }) => {
  const { t } = useLanguage();
  const [list] = trpc.blog.summaries.useSuspenseQuery(pageOfList(page));
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">{t('blog.list')}</h1>
      <p className="mt-3 mb-10 text-lg text-ink-soft md:mb-12">{t('blog.intro')}</p>
      {list.posts.length === 0 && <NoPosts />}
      <PostCards posts={list.posts} heading="h2" columns={3} priority />
      <PagesOfPosts page={page} pages={pageCount(list.total)} />
    </div>
  );
};
