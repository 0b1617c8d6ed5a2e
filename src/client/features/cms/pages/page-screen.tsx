import { DraftBar } from '#client/features/cms/draft-bar.tsx';
import { EntryFailure } from '#client/features/cms/entry-failure.tsx';
import { EntryNotFound } from '#client/features/cms/entry-not-found.tsx';
import { useProperty } from '#client/features/property/use-property.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';
import { PageArticle } from './page-article.tsx';

export const PageFailure = ({ error }: { error: unknown }) => {
  const { t } = useLanguage();
  return (
    <EntryFailure
      heading={t('blog.page')}
      title={t('blog.pageFailed')}
      error={error}
      backTo="/"
      back={t('common.backHome')}
    />
  );
};

/** For `/pages` without a slug. */
export const NoPageNamed = () => {
  const { t } = useLanguage();
  return (
    <EntryNotFound title={t('blog.noSlug')} backTo="/" back={t('common.backHome')}>
      {t('blog.noSlugHint')}
    </EntryNotFound>
  );
};

export const PageNotFound = () => {
  const { t } = useLanguage();
  return (
    <EntryNotFound title={t('blog.pageNotFound')} backTo="/" back={t('common.backHome')}>
      {t('blog.pageNotFoundHint')}
    </EntryNotFound>
  );
};

/** The data controller, whom the GDPR requires to be named; independent of the page's text. */
const DataController = () => {
  const { t } = useLanguage();
  const { dataController, hostEmail } = useProperty() ?? {};
  if (!dataController) return null;
  return (
    <p className="reading-column mb-8 rounded-card bg-sand-100 px-5 py-4">
      <strong className="block">{t('blog.dataController')}</strong>
      <span className="wrap-anywhere">
        {[dataController, hostEmail].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
};

export const PageScreen = ({ slug }: { slug: string }) => {
  const [page] = trpc.pages.get.useSuspenseQuery({ id: slug });
  return (
    <PageArticle
      page={page}
      above={!page.published && <DraftBar editHref={`/admin/pages?edit=${page.id}`} />}
      intro={slug === builtInSlugs.privacy && <DataController />}
    />
  );
};
